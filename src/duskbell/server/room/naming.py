"""What somebody at a table may be called."""

from __future__ import annotations

import unicodedata

from duskbell.server.errors import BadMessage

LONGEST_NAME = 24


def clean_name(name: str) -> str:
    """A name as it can be shown: one line, 1 to 24 characters. Raises `BadMessage`."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadMessage(f"a name has 1 to {LONGEST_NAME} characters, this one has {len(name)}.")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") and c != "\u200d" for c in name):
        raise BadMessage("a name is made of letters, digits and signs that can be seen.")
    return name
