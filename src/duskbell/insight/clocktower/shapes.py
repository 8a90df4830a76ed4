"""What a record of something learned must hold, by the character that learns it, and what a statement needs."""

from __future__ import annotations

from collections.abc import Mapping

from duskbell.insight.clocktower.puzzle import BadPuzzle, Info

NUMBER, ANSWER, STATEMENT, TWO_STATEMENTS = "number", "answer", "statement", "statements"

SHAPES: Mapping[str, tuple[str | int, int]] = {
    "washerwoman": (2, 1),
    "librarian": (2, 1),
    "investigator": (2, 1),
    "chef": (NUMBER, 0),
    "empath": (NUMBER, 0),
    "fortuneteller": (ANSWER, 2),
    "undertaker": (0, 1),
    "ravenkeeper": (1, 1),
    "grandmother": (1, 1),
    "chambermaid": (NUMBER, 2),
    "clockmaker": (NUMBER, 0),
    "dreamer": (1, 2),
    "mathematician": (NUMBER, 0),
    "flowergirl": (ANSWER, 0),
    "towncrier": (ANSWER, 0),
    "oracle": (NUMBER, 0),
    "seamstress": (ANSWER, 2),
    "juggler": (NUMBER, 0),
    "artist": (STATEMENT, 1),
    "savant": (TWO_STATEMENTS, 2),
    "sage": (2, 0),
}
"""A number, an answer or a statement, and how many seats or statements beside; otherwise how many seats and
characters.
"""


ATOMS: Mapping[str, tuple[str, ...]] = {
    "is_evil": ("seat",),
    "is_type": ("seat", "word"),
    "is_character": ("seat", "word"),
    "in_play": ("word",),
    "exactly_n": ("number", "inner"),
    "drunk_sits_between_two_townsfolk": (),
    "longest_row_of_townsfolk": ("number",),
    "number_of_character_types_among": ("seat", "number"),
    "characters_adjacent": ("word",),
}
"""What can be said in a statement, and what each needs."""


def shaped(i: Info, who: str) -> Info:
    """A record that has all that its character learns. Raises `BadPuzzle`."""
    if i.kind == "gambled" and (len(i.seats), len(i.shown)) != (1, 1):
        raise BadPuzzle(f"what {who} guessed on {i.when} needs one seat and one character.")
    what, many = SHAPES.get(i.character, (0, 0))
    if i.kind != "learned" or i.character not in SHAPES:
        return i
    lacks = ""
    if what == NUMBER:
        lacks = "no number" if i.number is None else _lacks(len(i.seats), many, "seats")
    elif what == ANSWER:
        lacks = "neither true nor false" if i.yes is None else _lacks(len(i.seats), many, "seats")
    elif what in (STATEMENT, TWO_STATEMENTS):
        lacks = _lacks(len(i.statements), many, "statements")
    elif not (i.character == "librarian" and not i.seats and not i.shown):
        lacks = _lacks(len(i.seats), int(what) or len(i.seats), "seats") or _lacks(len(i.shown), many, "characters")
    if lacks:
        raise BadPuzzle(f"what {who} learned as the {i.character} on {i.when} has {lacks}.")
    return i


def _lacks(there: int, needed: int, what: str) -> str:
    return "" if there == needed else f"{there} {what} and needs {needed}"
