"""Auditors: the rules said a second time, apart from the games' own code, and held against what a record shows."""

from duskbell.testing.audit.clocktower import audit

__all__ = ["audit"]
