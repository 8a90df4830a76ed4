"""Text of strangers, as a terminal may be given it."""

from __future__ import annotations

import unicodedata

HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of signs that cannot be seen: they could forge a line of the referee's, or command the terminal."""
JOINER = "\u200d"
"""Makes one sign of several, in some scripts and in emoji."""


def visible(line: str) -> str:
    """What somebody has said, or has given as a reason, on one line: a sign that cannot be seen is its number."""
    return "".join([f"\\u{ord(c):04x}" if unicodedata.category(c) in HIDDEN and c != JOINER else c for c in line])
