"""How a refusal travels."""

from __future__ import annotations

from msgspec import Struct


class Fault(Struct, frozen=True):
    """What was wrong: `error-<key>` in the catalogue, and one English sentence."""

    key: str
    message: str


class ErrorBody(Struct, frozen=True):
    """Every error."""

    error: Fault
