"""The auditor of Blood on the Clocktower."""

from duskbell.testing.audit.clocktower.auditor import audit

__all__ = ["audit"]
