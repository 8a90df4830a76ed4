"""A sentence about a draw, which the catalogue can say in other languages."""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, frozen=True):
    """An English sentence; `says`: its name in the catalogue (`drawn-<says>`), and `about` what it names."""

    says: str
    sentence: str
    about: dict[str, str | int] = {}


def said(says: str, sentence: str, **about: str | int) -> Said:
    """A sentence, what stands between its braces filled in."""
    return Said(says, sentence.format(**about), about)
