"""How a refusal travels."""

from __future__ import annotations

from msgspec import Struct, field


class Fault(Struct, frozen=True, omit_defaults=True):
    """What was wrong: `error-<key>` in the catalogue, and one English sentence. `says`: where the catalogue has that
    very sentence, as `refused-<says>`; `about`: whom and what it names.
    """

    key: str
    message: str
    says: str = ""
    about: dict[str, str | int] = field(default_factory=dict)


class ErrorBody(Struct, frozen=True):
    """Every error."""

    error: Fault
