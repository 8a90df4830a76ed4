"""A cup as the store has it: its header and the lines of its log, as text."""

from __future__ import annotations

import msgspec

from duskbell.cup import Cup, Header, replayed
from duskbell.cup.file import line_of


def read(header: str, lines: list[str]) -> Cup:
    """The cup of a log. Raises `BadCup` naming the line that cannot be."""
    given = msgspec.json.decode(header, type=Header)
    return replayed(given, [line_of(text, n) for n, text in enumerate(lines, 1)])
