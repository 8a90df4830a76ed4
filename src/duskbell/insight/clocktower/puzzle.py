"""A logic puzzle on the Clocktower: who says what, what all saw, and what may be in play."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from duskbell.games.clocktower.character import DEMON, MINION, Character
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.fabled import DOOM, DOOM_CALL
from duskbell.games.clocktower.form import TARGET, Deed
from duskbell.games.clocktower.formula import Formula
from duskbell.games.clocktower.sobriety import SOBER
from duskbell.games.clocktower.table import TWICE
from duskbell.kernel import DuskbellError

NIGHT, DAY = "N", "D"
EXECUTION, VIRTUE, EXILE = "execution", "execution_by_storyteller", "exile"
ARRIVAL, DEPARTURE = "arrival", "departure"
"""A Traveller comes late, or leaves for good; the chair is empty before, or after."""
EMPTY = "chair"
"""Who is said to sit where nobody has come yet."""
DEEDS = {c.form.deed.name: c.id for c in CHARACTERS.values() if c.form.deed}
"""Whose deed before all an event is, by its name."""
FABLED = {DOOM_CALL: DOOM}
"""Which Fabled's it is."""

LATEST = 30
"""No game has so many nights."""
BESIDE = "beside"
"""A record of what somebody was told by another's ability, which the rules of that one understand."""
SERVICE, VISITS = "service", "visits"
"""What it may be: what is done to their ability until dusk; or how many visitors are evil."""
SERVICES = {SOBER: "sober", TWICE: "twice"}


class BadPuzzle(DuskbellError):
    """A puzzle that cannot be read: one sentence says where and why."""


class When(NamedTuple):
    """A night or a day, the first being 1."""

    number: int
    by_day: bool

    def __str__(self) -> str:
        return f"{DAY if self.by_day else NIGHT}{self.number}"


class Info(msgspec.Struct, frozen=True):
    """One thing that somebody says of what they learned or did. `said`: the record as it was written."""

    when: When
    character: str
    kind: str
    seats: tuple[int, ...] = ()
    shown: tuple[str, ...] = ()
    number: int | None = None
    yes: bool | None = None
    statements: tuple[Any, ...] = ()
    spoken: tuple[tuple[int, ...], tuple[str, ...]] | None = None
    """As a table says it: the seats that were chosen, and the statement."""
    ill: tuple[int, ...] | None = None
    """Beside whom it saw that they are drunk or poisoned; None where it is not told."""


class Claim(msgspec.Struct, frozen=True):
    """What one seat says it is, and what it tells of that; it says nothing where the character is "". `whole`: whether
    that is all it knows.
    """

    seat: int
    character: str
    infos: tuple[Info, ...] = ()
    whole: bool = True


class Happened(msgspec.Struct, frozen=True):
    """Something that all saw. `by`: who did it; `seat`: to whom; `outcome`: whether they died."""

    when: When
    kind: str
    seat: int = -1
    by: int = -1
    outcome: bool = True
    after: int | None = None
    """Whom somebody had nominated; or for whom they were executed."""
    guesses: tuple[tuple[int, str], ...] = ()
    seats: tuple[int, ...] = ()
    statement: Any = None

    @property
    def fatal(self) -> bool:
        """Whether all see somebody die of it by day."""
        kills = self.deed is not None and self.deed.about == TARGET and not self.deed.dead
        lawful = self.kind in (EXECUTION, VIRTUE, EXILE)
        return self.kind in ("death_by_day", *FABLED) or (self.outcome and (lawful or kills))

    @property
    def deed(self) -> Deed | None:
        """Whose form has it, if it is somebody's deed before all."""
        return CHARACTERS[DEEDS[self.kind]].form.deed if self.kind in DEEDS else None

    @property
    def about(self) -> str:
        """What somebody's deed before all is about; "" where it is none."""
        return self.deed.about if self.deed else ""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle, checked. `trusted`: the seat that tells the truth, -1 for none; `mistaken`: what it may be instead."""

    id: str
    names: tuple[str, ...]
    trusted: int
    mistaken: tuple[str, ...]
    counts: tuple[int, int, int, int]
    evil: tuple[str, ...]
    hidden: tuple[str, ...]
    script: tuple[str, ...]
    claims: tuple[Claim, ...]
    events: tuple[Happened, ...]
    twice: bool = False
    dead_targets: bool = True
    day_over: bool = True
    order: str = "international"
    partners: tuple[tuple[int, str], ...] = ()
    """What the trusted seat knows of others if it is evil: a seat and its type."""
    side: str = ""
    """On which side the trusted seat knows that it is, if it travels."""
    pointed: tuple[tuple[int, int], ...] = ()
    """Whom it was shown as the Demon, and at the begin of which night."""
    drawn: bool = False
    """Whether what the trusted seat says it is, is the token that it drew."""
    bluffs: tuple[str, ...] = ()
    fooled: tuple[tuple[int, str], ...] = ()
    """What the trusted seat knows if it is the Demon: what is not in play; who only takes itself for one."""
    at_table: bool = False
    """Whether the script is that of a table, which deals no more of a type than it has."""
    guests: tuple[tuple[int, str], ...] = ()
    """Who is a Traveller, which all know, and which one."""
    late: tuple[int, ...] = ()
    """Whose chairs are empty at first."""
    pair: tuple[int, ...] = ()
    """Two neighbours of whom all know that they are of one side."""
    fabled: tuple[str, ...] = ()
    """Which Fabled are there."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.names))

    @property
    def chat(self) -> bool:
        """Whether others said at a table what they liked; in a puzzle the good ones tell what they know."""
        guests = {self.trusted, *dict(self.guests)}
        return self.at_table and any(c.character and not c.whole and c.seat not in guests for c in self.claims)

    def lies(self, c: Character) -> bool:
        """Whether who is this character, and does not know it, need not say what it takes itself for: it takes itself
        for evil. In a puzzle it does say so where anybody does.
        """
        evil = c.poses_as in (MINION, DEMON)
        told = [CHARACTERS[who.character].kind for who in self.claims if who.character]
        return (self.chat and evil) or c.poses_as not in told

    @property
    def cast(self) -> tuple[str, ...]:
        """All whose abilities may be at work: the characters of the script, and the Travellers."""
        return (*self.script, *[id for _, id in self.guests if id != EMPTY])

    def character(self, id: str) -> Character:
        """The character of this id."""
        return CHARACTERS[id]

    @property
    def nights(self) -> int:
        """How many nights there were."""
        whens = [e.when for e in self.events] + [i.when for c in self.claims for i in c.infos]
        return max([w.number for w in whens], default=1)

    @property
    def days(self) -> int:
        """How many days are over, or have begun and are told of."""
        told = [e.when.number for e in self.events if e.when.by_day]
        told += [i.when.number for c in self.claims for i in c.infos if i.when.by_day]
        return max([self.nights - 1, *told])

    def over(self, day: int) -> bool:
        """Whether a day is over."""
        return day < self.nights or self.day_over


def parse_when(text: object, where: str) -> When:
    """`N2` or `D1`. Raises `BadPuzzle`."""
    found = re.fullmatch(r"([ND])([1-9]\d?)", str(text))
    if found is None or int(found[2]) > LATEST:
        raise BadPuzzle(f"{where}: {str(text)[:40]!r} is no night or day; right would be N1 or D1.")
    return When(int(found[2]), found[1] == DAY)


__all__ = ["BadPuzzle", "Claim", "Formula", "Happened", "Info", "Puzzle", "When", "parse_when"]
