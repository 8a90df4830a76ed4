"""What a record of something learned must hold, by the form that its character declares, and what a statement needs."""

from __future__ import annotations

import re
from collections.abc import Mapping

from duskbell.games.clocktower.character import KINDS
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.form import ANSWER, GAMBLED, NAMES, NUMBER, STATEMENTS
from duskbell.insight.clocktower.puzzle import BadPuzzle, Info

ATOMS: Mapping[str, tuple[str, ...]] = {
    "is_evil": ("seat",),
    "is_type": ("seat", "word"),
    "is_character": ("seat", "word"),
    "in_play": ("word",),
    "exactly_n": ("number", "inner"),
    "longest_row_of_townsfolk": ("number",),
    "number_of_character_types_among": ("seat", "number"),
    "characters_adjacent": ("word",),
}
"""What can be said in a statement, and what each needs; beside it who sits between two (`between`)."""
BETWEEN = re.compile(rf"([a-z]+)_sits_between_two_({'|'.join(KINDS)})s?")


def needs(atom: object) -> tuple[str, ...] | None:
    """What a statement of this name needs; None: there is none of this name."""
    return () if between(atom) else ATOMS.get(str(atom))


def between(atom: object) -> tuple[str, str] | None:
    """Which character sits between two of which type, where that is what a statement of this name says."""
    found = BETWEEN.fullmatch(str(atom))
    return (found[1], found[2]) if found and found[1] in CHARACTERS else None


def shaped(i: Info, who: str, players: int) -> Info:
    """A record that has all that its character learns. Raises `BadPuzzle`."""
    if i.kind == GAMBLED and (len(i.seats), len(i.shown)) != (1, 1):
        raise BadPuzzle(f"what {who} guessed on {i.when} needs one seat and one character.")
    form = CHARACTERS[i.character].form
    if i.kind != "learned" or not form.what:
        return i
    if len({*i.seats}) < len(i.seats):
        raise BadPuzzle(f"what {who} learned as the {i.character} on {i.when} names one seat twice.")
    lacks = ""
    if form.what == NUMBER:
        lacks = "no number" if i.number is None else _lacks(len(i.seats), form.seats, "seats")
        if i.number is not None and not 0 <= i.number <= (form.most or players):
            lacks = f"the number {i.number}; right would be 0 to {form.most or players}"
    elif form.what == ANSWER:
        lacks = "neither true nor false" if i.yes is None else _lacks(len(i.seats), form.seats, "seats")
    elif form.what == STATEMENTS:
        lacks = _lacks(len(i.statements), form.statements, "statements")
    elif form.what == NAMES and not (form.none and not i.seats and not i.shown):
        lacks = _lacks(len(i.seats), form.seats or len(i.seats), "seats")
        lacks = lacks or _lacks(len(i.shown), form.shown, "characters")
    if lacks:
        raise BadPuzzle(f"what {who} learned as the {i.character} on {i.when} has {lacks}.")
    return i


def _lacks(there: int, needed: int, what: str) -> str:
    return "" if there == needed else f"{there} {what} and needs {needed}"
