"""The moments of a puzzle in order: each step of each night, its dawn, each event of each day, its dusk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

from duskbell.games.clocktower.sheet import FIRST, LATER, NOBODY_ACTS, TRAVELLERS_LATER, at_dusk, sheet
from duskbell.insight.clocktower.puzzle import SERVICE, Happened, Puzzle

DAWN, OPEN, DUSK, END = "dawn", "open", "dusk", "end"
EARLY = "early"
"""What was there before the first night."""

NO_STEP = ("becomes", "seen", "told_in_play")
"""What is told at no step of the character that it is of: who has become a Demon in the first night does not act."""

ALL_NIGHTS = frozenset({*TRAVELLERS_LATER}.union(*FIRST.values(), *LATER.values())) - {*NOBODY_ACTS}
"""Who acts by night at all."""


class Moment(NamedTuple):
    """One step. `event`: what all see happen at it."""

    t: int
    number: int
    by_day: bool
    step: str
    event: Happened | None = None


class Rule(msgspec.Struct, frozen=True):
    """What the rules of one character are for the solver. `steps`: its steps of a night where it has another number
    than one; `changes`: whether it may change who is what in its own step, or at any death, or whenever it is chosen;
    `looks`: whether at any death, too, it matters to it as what somebody registers; `needs`: what else must hold of its
    holder and the night in which it is told something; `reckons`: whether the number that it tells is worked out by
    them, and by no formula; `returns`: its step after whoever brings somebody back later in the night than its own,
    where it is told again what it learns at first. `by_day`, `at_night`: whether beside its own steps it matters to
    them whether the ability works when something happens by day, and when somebody may die at night. `person`: whether
    a person does it by hand at a table, which is not read. `tells`: what it tells others than its holder.
    """

    text: str
    steps: tuple[str, ...] = ()
    changes: str = ""
    looks: str = ""
    needs: str = ""
    reckons: bool = False
    returns: str = ""
    by_day: bool = False
    at_night: bool = False
    person: bool = False
    tells: str = ""

    @property
    def heads(self) -> str:
        """What these rules bring about, without what it depends on."""
        return "\n".join(line.split(":-")[0] for line in self.text.splitlines())


@cache
def rule(character: str) -> Rule:
    """The rules of a character, "" where it only tells something or does nothing."""
    file = files(__package__) / "rules" / f"{character}.lp"
    if not file.is_file():
        return Rule("")
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    heads = dict(line[2:].strip().split(": ", 1) for line in lines if line.startswith("%:"))
    whens = {when for line in lines if line[:1] != "%" for when in _asked(line, character)}
    return Rule(
        "".join([line for line in lines if not line.startswith("%:")]),
        tuple(heads.get("steps", "").split()),
        heads.get("changes", ""),
        heads.get("looks", ""),
        heads.get("needs", ""),
        "reckons" in heads,
        heads.get("returns", ""),
        "day" in whens,
        "night" in whens,
        "person" in heads,
        heads.get("tells", ""),
    )


def is_known(id: str) -> bool:
    """Whether there is a file of rules for it, be it that nothing follows from them."""
    return (files(__package__) / "rules" / f"{id}.lp").is_file()


def _asked(line: str, character: str) -> Iterator[str]:
    """Whether a line asks by day, or at night, or both, whether an ability works, at other steps than its own."""
    for asked in re.finditer(rf"\b(?:works|has|up)\(\w+,{character},(\w+)\)", line):
        t = asked[1]
        if f"own({t},{character})" in line:
            continue
        day = re.search(rf"\b(?:day|day_over)\({t},|\b(?:nominates|deed|pleads)\([^()]*,{t}\)", line)
        if f"night({t}," not in line:
            yield "day"
        if not day:
            yield "night"


def moments(p: Puzzle) -> list[Moment]:
    """All of a puzzle's moments, the first being 1."""
    return [Moment(n, *m) for n, m in enumerate(_moments(p), 1)]


def _moments(p: Puzzle) -> Iterator[tuple[int, bool, str, Happened | None]]:
    yield 0, False, EARLY, None
    for k in range(1, p.nights + 1):
        for step in _steps(p, k):
            yield k, False, step, None
        yield k, False, DAWN, None
        if k > p.days:
            continue
        yield k, True, OPEN, None
        for e in p.events:
            if e.when == (k, True):
                yield k, True, e.kind, e
        if p.over(k):
            yield k, True, DUSK, None
    yield p.nights, True, END, None


def _steps(p: Puzzle, night: int) -> list[str]:
    _, *dusk = at_dusk(night, p.cast)
    found = [s for s in (*dusk, *sheet(p.order, night, p.script)) if s not in NOBODY_ACTS]
    infos = [i for c in p.claims for i in c.infos if i.kind not in NO_STEP]
    told = [i.character for i in infos if (i.when.number, i.when.by_day) == (night, False)]
    if night == 1:  # of whom acts on later nights alone nothing can be told yet
        told = [c for c in told if c not in ALL_NIGHTS or c in found]
    late = [c for c in FIRST[p.order] if c in told and c not in found]
    found += [c for c in dict.fromkeys([*late, *told]) if c not in found]
    first = [c for c in p.fabled if c in found]
    return list(_with_returns([*first, *[c for c in found if c not in first]], night, is_doubling(p)))


def is_doubling(p: Puzzle) -> bool:
    """Whether somebody there may let others act twice."""
    return any(rule(c).tells == SERVICE for c in p.cast)


def acts(c: str) -> bool:
    """Whether something comes of it that whoever is this character acts in its step."""
    return f"acting(P,{c}," in rule(c).text


def _with_returns(found: list[str], night: int, doubling: bool) -> Iterator[str]:
    """The steps of a night's characters; who may be back after their own step has another one. Where somebody may act
    twice there are two of each.
    """
    for n, c in enumerate(found):
        yield from (rule(c).steps or (c,)) * (1 + (doubling and acts(c)))
        if night > 1 and "back(" in rule(c).heads:
            yield from (rule(before).returns for before in found[:n] if rule(before).returns)
