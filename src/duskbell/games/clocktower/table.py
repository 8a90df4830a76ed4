"""The table of Clocktower: the circle, the script, who has died, who is about to, and which abilities work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, Character
from duskbell.games.clocktower.jinxes import JINXES, MISTAKES, Jinx
from duskbell.games.clocktower.options import SCRIPTS, ClocktowerOptions
from duskbell.games.clocktower.sheet import at_dusk, own_sheet, sheet
from duskbell.games.clocktower.sobriety import KEEPS, Source, working
from duskbell.kernel import NOBODY, Event, Role, Seat, Table
from duskbell.kernel.event import Mark
from duskbell.kernel.role import Time

SPENT = "no-ability"
"""The mark of an ability that can be used no more."""
OTHERWISE = "seems-otherwise"
"""The mark of somebody who seems what they are not to the ability that has laid it, for as long as it lies."""
TWICE, HALF = "acts-twice", "used-once"
"""The mark of somebody who acts twice until dusk, and of an ability that has then been used once."""
USED = frozenset({SPENT, HALF})
"""What is gone when an ability comes back as if nobody had used it."""
GRANDCHILD = "grandchild"
"""The mark of who was shown to a Grandmother."""
ARBITRARY = "arbitrary-deaths"
"""The mark of who lets the Storyteller say who dies tonight: no Demon kills of itself, whatever becomes of that one."""
ASLEEP = "exorcised"
"""The mark of a Demon that does not wake to act tonight."""


class Loan(NamedTuple):
    """An ability of `role` that a seat has beside its own, from the ability `of` of the seat `by`."""

    role: str
    by: int
    of: str


class ClocktowerSeat(Seat, eq=False):
    """`role`: its character; in a player's view, what that player takes it for. `believes`: what its holder takes it
    for instead. `vote_left`: whether the one vote of the dead is still there. `loans`: what lends the `gained` ones.
    `feigns`: whether it lives though its life token says that it is dead. `travels`: whether a Traveller sits here, or
    will; `away`: whether the chair is empty, so that whoever comes late may take it. `tokens`: votes that others have
    given away to it.
    """

    role: Character | None = None
    believes: Character | None = None
    vote_left: bool = True
    loans: tuple[Loan, ...] = ()
    feigns: bool = False
    travels: bool = False
    away: bool = False
    tokens: int = 0

    @property
    def character(self) -> Character:
        """Its character, once there is one."""
        assert self.role is not None
        return self.role

    @property
    def acts_as(self) -> tuple[Character, ...]:
        """The characters as which it is woken: those it has, and the one it takes itself for."""
        own: tuple[Any, ...] = self.roles
        return (*own, self.believes) if self.believes else own


class ClocktowerTable(Table, eq=False):
    """`script`: ids of the characters that may be in play. `bag`: the tokens that go round; `disguises`: of those that
    stand for a hidden character, for which. `done`: the steps of tonight that are over. `at_dusk`: who lived when night
    fell, and `dusk`: the place in the log at which it fell; what was decided since about the day stands (`foresee`).
    `bluffs`: what the Demon was shown as not in play. `since`: for each seat the place in the log at which it
    became what it is; `changed`: who has not been told of it yet; `entering`: whose new character, or life, or ability
    the present step of the night has still to begin with; `swayed`: whose side was changed and who has not been told.

    `nominations`: today's (nominator, nominee). `hands`: whose are up. `pointed`: whom the count has passed, `votes`:
    whose hand it found up. `block`: who is about to die, `most`: the votes to beat. `executed`: who was today, and
    `executing`: is being. `shot`: a deed of the day that is being settled: who, as what, at whom, by which claim.
    `petitions`: visits that wait for an answer: who, as what, what was asked; `bequests`: last words to be settled:
    who, as what, whom. `died_on`: the last day on which somebody died. `hushed`: whether talk is silent until dawn.

    `circle`: who sits where, clockwise, empty chairs, too. `exile`: whose is called for, `exiles`: whose was today, and
    `meanwhile`: the stage in which the day goes on after it.
    `fabled`: the Fabled in play; `doomed`: who has called for a death that is still to be settled, `damned`:
    who is to die for it.
    """

    seats: list[ClocktowerSeat]
    options: ClocktowerOptions
    script: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    disguises: tuple[tuple[str, str], ...] = ()
    done: frozenset[str] = frozenset()
    at_dusk: frozenset[int] = frozenset()
    dusk: int = -1
    bluffs: tuple[str, ...] = ()
    nominations: tuple[tuple[int, int], ...] = ()
    hands: frozenset[int] = frozenset()
    pointed: tuple[int, ...] = ()
    votes: tuple[int, ...] = ()
    block: int = NOBODY
    most: int = 0
    executed: int = NOBODY
    executing: bool = False
    shot: tuple[int, str, int, str] | None = None
    petitions: tuple[tuple[int, str, str], ...] = ()
    bequests: tuple[tuple[int, str, int], ...] = ()
    since: tuple[int, ...] = ()
    changed: tuple[int, ...] = ()
    entering: tuple[int, ...] = ()
    swayed: tuple[int, ...] = ()
    died_on: int = 0
    hushed: bool = False
    circle: tuple[int, ...] = ()
    exile: int = NOBODY
    exiles: tuple[int, ...] = ()
    meanwhile: str = ""
    fabled: tuple[str, ...] = ()
    doomed: int = NOBODY
    damned: int = NOBODY

    @classmethod
    def lay(cls, players: int, options: Any) -> ClocktowerTable:
        t = cls([ClocktowerSeat(n) for n in range(players)], options, since=(0,) * players)
        t.circle = tuple(range(players))
        for s in t.seats[players - options.late :]:
            s.alive, s.vote_left, s.travels, s.away = False, False, True, True
        return t

    # -- the circle --------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[ClocktowerSeat]:
        """Everybody in play, in seat order: all chairs but the empty ones."""
        return [s for s in self.seats if not s.away]

    @property
    def residents(self) -> list[ClocktowerSeat]:
        """Everybody but the Travellers, in seat order: those whom the counts of a script are about."""
        return [s for s in self.seats if not s.travels]

    @property
    def travelling(self) -> list[ClocktowerSeat]:
        """The Travellers in play, dead or alive, in seat order."""
        return [s for s in self.seats if s.travels and not s.away]

    @property
    def ring(self) -> list[ClocktowerSeat]:
        """Everybody in play, clockwise."""
        return [s for n in self.circle if not (s := self.seats[n]).away]

    @property
    def ids(self) -> tuple[str, ...]:
        """The characters that somebody may be: those of the script, and the Travellers in play."""
        return (*self.script, *[s.role.id for s in self.travelling if s.role is not None])

    def here_since(self, seat: int) -> int:
        """The place in the log since which who sits here now does: who takes a chair is not who has left it."""
        return self.since[seat] if self.seats[seat].travels else 0

    def around(self, me: Seat, step: int = 1, circle: tuple[int, ...] = ()) -> list[ClocktowerSeat]:
        """Everybody else, clockwise from `me` (step 1) or the other way (-1), as they sit, or have sat (`circle`)."""
        others = circle or self.circle
        at = others.index(me.no)
        way = others[at + 1 :] + others[:at]
        return [s for n in (way if step > 0 else way[::-1]) if not (s := self.seats[n]).away]

    def neighbours(self, me: Seat) -> list[ClocktowerSeat]:
        """The nearest on either side who seem to live; one where only one is left."""
        at, n, near = self.circle.index(me.no), len(self.seats), dict[int, ClocktowerSeat]()
        for step in (1, -1):
            for i in range(1, n):
                if (s := self.seats[self.circle[(at + step * i) % n]]).alive:
                    near[s.no] = s
                    break
        return list(near.values())

    def lives(self, s: Seat) -> bool:
        """Whether a seat is alive in truth, whatever its life token shows."""
        return s.alive or (isinstance(s, ClocktowerSeat) and s.feigns)

    @property
    def alive(self) -> list[ClocktowerSeat]:
        """Who is alive in truth, in seat order."""
        return [s for s in self.seats if self.lives(s)]

    @property
    def demons(self) -> list[ClocktowerSeat]:
        """The Demons that are alive."""
        return [s for s in self.alive if s.role is not None and s.role.kind == DEMON]

    def of_kind(self, *kinds: str) -> list[ClocktowerSeat]:
        """Who has a character of these types, in seat order."""
        return [s for s in self.seats if s.role is not None and s.role.kind in kinds]

    def character(self, id: str) -> Character:
        """The character of this id."""
        found: Character = self.by_token[id]
        return found

    def steps(self, night: int) -> tuple[str, ...]:
        """Who acts on this night, the first or a later one, in which order, of the characters that may be in play."""
        order, script, there = self.options.order, self.script, self.travelling
        first = at_dusk(night, self.ids) if there else ()
        if self.options.script in SCRIPTS:
            return (*first, *sheet(order, night, script))
        by_person = tuple([id for id in script if self.character(id).by_person])
        return (*first, *own_sheet(self.options.script, order, night == 1, script, by_person))

    def kinds(self, *kinds: str) -> list[Character]:
        """The characters of these types that may be in play, in the script's order."""
        return list(self.memo(_of_kinds, kinds))

    # -- abilities ---------------------------------------------------------------------------------------------------

    def at_work(self, s: Seat, id: str) -> bool:
        """Whether the ability of this character in the hands of `s` works now."""
        return (s.no, id) in working(self)

    def spent(self, s: Seat, id: str) -> bool:
        """Whether this ability can be used no more, as cannot what was used once by who acts twice no longer: who is
        served anew has none of what was left.
        """
        used = {m.name: m.at for m in s.marks if m.of == id}
        if HALF not in used:
            return SPENT in used
        return SPENT in used or not any(m.name == TWICE and m.at < used[HALF] and self.works(m) for m in s.marks)

    def jinxed(self, one: str, other: str, what: str) -> bool:
        """Whether a jinx says this of the first character and the second, by their ids."""
        return Jinx(one, other, what) in JINXES

    def doubted(self, s: Seat) -> bool:
        """Whether somebody on this script may count what a seat, which only takes itself for something, does wrong."""
        own = s.role.id if s.role is not None else ""
        return any(j.other == own and j.what == MISTAKES and j.one in self.script for j in JINXES)

    def works(self, mark: Mark) -> bool:
        return mark.by < 0 or (mark.by, mark.of) in working(self)

    def speakers(self, event: Event, time: Time, heard: Sequence[tuple[Any, Role]] = ()) -> list[tuple[Any, Role]]:
        """Abilities that work, by their `voice`. After an event, those that worked before it: a death does not silence
        what it sets off.
        """
        if time == "after":
            return list(heard)  # perhaps nobody
        sound: frozenset[Source] = working(self)
        said = [(s, r) for s in self.seats for r in s.roles if r.hooks and (s.no, r.id) in sound]
        if getattr(event, "surely", False):
            said = [(s, r) for s, r in said if not self.character(r.id).protects]
        said.sort(key=lambda one: self.character(one[1].id).voice)
        return said


def _of_kinds(t: ClocktowerTable, kinds: tuple[str, ...]) -> tuple[Character, ...]:
    return tuple([c for id in t.script if (c := t.character(id)).kind in kinds])


def good_seats(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who is good, but for Travellers: nobody is told on which side one is."""
    return [s for s in t.residents if s.team == GOOD]


def is_evil(s: Seat) -> bool:
    """On which side a seat is in truth."""
    return s.team == EVIL


__all__ = ["ASLEEP", "KEEPS", "SPENT", "ClocktowerSeat", "ClocktowerTable", "Loan", "is_evil"]
