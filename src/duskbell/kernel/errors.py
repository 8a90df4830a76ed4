"""Sentences a referee would say: what was wrong, and what would be right.

Every error that a user can cause is a `DuskbellError` with one English sentence and a `key` under which the catalogue
has it in other languages. When one is raised, the table is as it was before.
"""

from __future__ import annotations

from decimal import Decimal
from typing import ClassVar

LONGEST = 600
"""Characters of a sentence: what it repeats may have come from anywhere, and be of any length."""


class DuskbellError(ValueError):
    """Base of every error that bad input can cause. `str(error)` is one sentence of at most `LONGEST` characters; `key`
    names it in the catalogue.

    Where the exact sentence is in the catalogue, too, `says` names it (`refused-<says>`), and `about` is what it names:
    the sentence has the same between braces.
    """

    key: ClassVar[str] = "bad-input"

    def __init__(self, sentence: str = "", says: str = "", **about: str | int | Decimal) -> None:
        told = sentence.format(**about) if about else sentence
        super().__init__(told if len(told) <= LONGEST else told[: LONGEST - 4] + "....")
        self.says = says
        self.about: dict[str, str | int] = {k: v if isinstance(v, int) else str(v)[:LONGEST] for k, v in about.items()}


class IllegalAnswer(DuskbellError):
    """The question is open, but this is not one of its answers."""

    key = "illegal-answer"


class NotAsked(DuskbellError):
    """Nobody has asked this seat anything, or no longer."""

    key = "not-asked"


class TableOver(DuskbellError):
    """The table has ended: nothing more can be answered."""

    key = "table-over"


class TablePaused(DuskbellError):
    """A referee has paused the table."""

    key = "table-paused"


class NoFloor(DuskbellError):
    """The rules do not let this seat speak here now."""

    key = "no-floor"


class BadOption(DuskbellError):
    """A game's option has an unknown name or an impossible value."""

    key = "bad-option"


class BadTable(DuskbellError):
    """No such game, or not for so many seats."""

    key = "bad-table"


class BadRuling(DuskbellError):
    """A referee cannot rule this, or not now."""

    key = "bad-ruling"


class BadRecord(DuskbellError):
    """A record cannot be read."""

    key = "bad-record"


class ModerateError(RuntimeError):
    """A programmer's error, not a user's: a game's `moderate` answered what the question does not offer."""


class Diverged(DuskbellError):
    """The rules no longer ask what the record answers. `line` is the 1-based line among the record's answers."""

    key = "diverged"

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"the record and the rules part at answer {line}: {why}")
        self.line = line
        self.why = why
