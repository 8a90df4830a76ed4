"""The recap (复盘): what of a finished table is worth telling again, as data.

Each game's `Game.recap` reads its log and says which facts these are; pages, replays and bots put them into words. A
fact is something that happened, never an opinion, and the same log gives the same facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct

from duskbell.kernel.core_events import Said
from duskbell.kernel.event import Event
from duskbell.kernel.table import Table
from duskbell.kernel.talk import PUBLIC_CHANNEL

MOST_LINES, MOST_TURNS = 3, 3
"""A stretch is told in so many lines at most, and a game has so many turning points."""
E = TypeVar("E", bound=Event)


class Fact(Struct, frozen=True):
    """`at`: the place in the log where it happened. `what`: the catalogue's `recap-<what>`, or `event-<what>` where the
    log's own words say it. `about`: what the sentence names, by name. `sign`: the role whose emblem stands beside it.
    """

    at: int
    what: str
    about: dict[str, Any] = {}
    sign: str = ""


class Chapter(Struct, frozen=True):
    """A night, a day or a turn: where it begins in the log, and its lines. Facts of one line are told in one breath.
    `until`: the last turn of a chapter that tells of several, from `day` on; else 0.
    """

    at: int
    phase: str
    day: int
    lines: tuple[tuple[Fact, ...], ...]
    until: int = 0


class Recap(Struct, frozen=True):
    """Everything: what happened, stretch by stretch, and where the game turned, in the order of play."""

    chapters: tuple[Chapter, ...] = ()
    turns: tuple[Fact, ...] = ()


class Clue(Struct, frozen=True):
    """Something that one seat was told `of` others, of one or of several at once, and that is no card and no side, nor
    need be so. `what`: the catalogue's `clue-<what>`; `about`: what the sentence names, by name.
    """

    of: tuple[int, ...]
    what: str
    about: dict[str, Any] = {}


def facts_of(recap: Recap) -> list[Fact]:
    """Every fact in it, turning points first."""
    return [*recap.turns, *[fact for c in recap.chapters for line in c.lines for fact in line]]


class Stretch(Struct, frozen=True):
    """Successive phases that are told as one: the places `at` to `to` - 1 of the log. `until`: as of a chapter."""

    at: int
    to: int
    phase: str
    day: int
    until: int = 0

    def of(self, t: Table, *kinds: type[E]) -> list[tuple[int, E]]:
        """Every event of these kinds in it, with its place in the log."""
        found: list[tuple[int, Any]] = [(n, t.log[n].event) for n in range(self.at, self.to)]
        return [(n, e) for n, e in found if type(e) in kinds]


def stretches(t: Table, told_as: Callable[[str], str]) -> list[Stretch]:
    """The log in stretches: successive phases of one round that are `told_as` the same; "" is left out."""
    ends = [*(start for _, start in t.spans[1:]), len(t.log)]
    found: list[Stretch] = []
    for (phase, start), end in zip(t.spans, ends, strict=True):
        name, day = told_as(phase), int(getattr(t.log[start].event, "day", 0))
        if not name:
            continue
        last = found[-1] if found else None
        if last is not None and (last.phase, last.day, last.to) == (name, day, start):
            found[-1] = Stretch(last.at, end, name, day)
        else:
            found.append(Stretch(start, end, name, day))
    return found


def chapter(stretch: Stretch, lines: Iterable[Iterable[Fact]]) -> Chapter:
    """A stretch with its lines: those with nothing in them are left out, and no more than are read are kept."""
    kept = [tuple(line) for line in lines]
    told = tuple([line for line in kept if line][:MOST_LINES])
    return Chapter(stretch.at, stretch.phase, stretch.day, told, stretch.until)


def recap_of(chapters: Iterable[Chapter], found: Iterable[tuple[float, Fact]]) -> Recap:
    """A recap of the stretches in which anything happened, and of the weightiest of these turning points."""
    return Recap(tuple([c for c in chapters if c.lines]), turning(found))


def turning(found: Iterable[tuple[float, Fact]]) -> tuple[Fact, ...]:
    """Of facts with their weights those at which a game turned: the weightiest, no kind of them twice, in the order of
    play.
    """
    best: dict[str, tuple[float, Fact]] = {}
    for weight, fact in found:
        if fact.what not in best or best[fact.what][0] < weight:
            best[fact.what] = (weight, fact)
    chosen = sorted(best.values(), key=lambda one: (-one[0], one[1].at))[:MOST_TURNS]
    return tuple(sorted([fact for _, fact in chosen], key=lambda fact: fact.at))


def spoken(t: Table) -> list[tuple[int, Said]]:
    """What was said to all in lines of the catalogue, with its place in the log."""
    return [
        (n, e.event)
        for n, e in enumerate(t.log)
        if type(e.event) is Said and e.event.line and e.event.channel == PUBLIC_CHANNEL.id
    ]
