"""What a record of something learned must hold, by the form that its character declares, and what a statement needs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from duskbell.games.clocktower.character import KINDS
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.form import ANSWER, CHOSE, GAMBLED, GRIMOIRE, NAMES, NUMBER, STATEMENTS
from duskbell.insight.clocktower.moments import ALL_NIGHTS, rule
from duskbell.insight.clocktower.puzzle import VIRTUE, BadPuzzle, Happened, Info

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


def miscounted(operator: str, args: int) -> str:
    """What is wrong with so many statements under an operator; "" for nothing."""
    least, most = {"not": (1, 1), "iff": (2, args)}.get(operator, (1, args))
    return "" if least <= args <= max(most, least) else f"{args} statements and needs {least}"


def between(atom: object) -> tuple[str, str] | None:
    """Which character sits between two of which type, where that is what a statement of this name says."""
    found = BETWEEN.fullmatch(str(atom))
    return (found[1], found[2]) if found and found[1] in CHARACTERS else None


def shaped(i: Info, who: str, players: int) -> Info:
    """A record that has all that its character learns. Raises `BadPuzzle`."""
    if i.kind == GAMBLED and (len(i.seats), len(i.shown)) != (1, 1):
        raise BadPuzzle(f"what {who} guessed on {i.when} needs one seat and one character.")
    if i.kind == "seen" and "met(" not in rule(i.character).text:
        raise BadPuzzle(
            f"what {who} has seen on {i.when} is no {i.character}: who was met, not what was learned, is seen."
        )
    if i.kind != "learned" and (strange := [x for x in i.shown if x not in CHARACTERS]):
        raise BadPuzzle(f"{who} {i.kind} {strange[0]!r} on {i.when}, which is no character.")
    form = CHARACTERS[i.character].form
    if i.kind == CHOSE and form.what == GRIMOIRE:
        raise BadPuzzle(f'the {i.character} chooses nothing, as {who} did on {i.when}; right would be "learned".')
    if form.choice == GAMBLED and (i.kind == "learned" or (i.kind == CHOSE and i.shown)):
        raise BadPuzzle(f'the {i.character} guesses, and {who} {i.kind} on {i.when}; right would be "{GAMBLED}".')
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
    elif form.what == GRIMOIRE:
        lacks = _lacks(len(i.shown), players, "characters") or _lacks(len(i.seats), 0, "seats")
    elif form.what == NAMES and not (form.none and not i.seats and not i.shown):
        lacks = _lacks(len(i.seats), form.seats or len(i.seats), "seats")
        lacks = lacks or _lacks(len(i.shown), form.shown, "characters")
    if lacks:
        raise BadPuzzle(f"what {who} learned as the {i.character} on {i.when} has {lacks}.")
    return i


def timed(i: Info, who: str) -> Info:
    """The same, told at a time of day at which its character tells, or chooses. Raises `BadPuzzle`."""
    told = i.kind in (CHOSE, GAMBLED) or (i.kind == "learned" and CHARACTERS[i.character].form.what)
    by_night = i.character in ALL_NIGHTS
    if told and by_night == i.when.by_day and (by_night or i.kind == "learned"):
        time, right = ("by night", "N") if by_night else ("by day", "D")
        done = "told" if i.kind == "learned" else "chosen"
        what = f"what {who} {i.kind} as the {i.character} on {i.when}"
        raise BadPuzzle(f"{what} is {done} {time}; right would be {right}{i.when.number}.")
    return i


def told_once(events: Sequence[Happened]) -> tuple[Happened, ...]:
    """Without a nomination that is told beside what came of it at once, which says it again."""
    found = list(events)
    for e in events:
        if e.kind in (VIRTUE, "death_by_day") and e.after is not None:
            same = [x for x in found if x.kind == "nomination" and (x.when, x.by) == (e.when, e.seat)]
            if same and e.after in (-1, same[0].seat):
                found.remove(same[0])
                found[found.index(e)] = replace(e, after=same[0].seat)
    return tuple(found)


def _lacks(there: int, needed: int, what: str) -> str:
    return "" if there == needed else f"{there} {what} and needs {needed}"
