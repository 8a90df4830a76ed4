"""NUL in a text that comes as JSON: PostgreSQL keeps none, and no text has any."""

from __future__ import annotations

import re

_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""An escape that is not itself escaped. NUL as such is no JSON."""


def names_nul(text: bytes) -> bool:
    """Whether some string in this JSON holds a NUL."""
    return rb"\u0000" in text and _NUL.search(text) is not None
