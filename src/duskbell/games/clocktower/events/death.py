"""Death, and what undoes it (000 二.2)."""

from __future__ import annotations

from duskbell.games.clocktower.events.base import ClocktowerEvent
from duskbell.games.clocktower.sobriety import DRUNK, POISONED
from duskbell.games.clocktower.table import GRANDCHILD, KEEPS, USED, ClocktowerTable
from duskbell.kernel import NOBODY
from duskbell.kernel.event import Mark


class Died(ClocktowerEvent, frozen=True):
    """Somebody dies. `cause`: "demon", "execution", "exile" or "ability"; `by`, `of`: whose, and which. `feigned`: it
    only seems so. The moderator's alone: what all may know is told by `Dawned` or `LifeTurned`.
    """

    seat: int
    cause: str
    by: int = NOBODY
    of: str = ""
    feigned: bool = False
    surely: bool = False

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.feigns, s.tokens = False, self.feigned, 0
        t.died_on = t.day


class Revived(ClocktowerEvent, frozen=True):
    """Somebody comes back to life, with an ability that nobody has used, and none of those that were lent to it. What
    lay only because they were dead is gone, and so is the drink of their own that ended when they died. The
    moderator's alone.
    """

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.vote_left = True, True
        s.marks = tuple([m for m in s.marks if m.name not in (*USED, KEEPS)])
        _heal(t, self.seat)
        begin_anew(t, self.seat)
        s.gained, s.loans = (), ()
        t.entering = (*t.entering, self.seat)


class PoisonMoved(ClocktowerEvent, frozen=True):
    """Poison that an ability lays by those whom it has killed comes to lie on a seat, `beside` whom: the mark follows.
    The moderator's alone.
    """

    seat: int
    beside: int


class Dawned(ClocktowerEvent, frozen=True):
    """All open their eyes and hear who died against dusk, never why (000 二.2)."""

    died: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        t.hushed, t.entering = False, ()
        for n in self.died:
            t.seats[n].alive, t.seats[n].tokens = False, 0


class Returned(ClocktowerEvent, frozen=True):
    """And who came back."""

    seats: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in self.seats:
            t.seats[n].alive, t.seats[n].vote_left = True, True


def begin_anew(t: ClocktowerTable, seat: int) -> None:
    """What ended when a seat died does not come back with it: whom it made drunk, and whom it was shown."""
    for s in t.seats:
        s.marks = tuple([m for m in s.marks if m.by != seat or m.name not in (DRUNK, GRANDCHILD)])


def _heal(t: ClocktowerTable, seat: int) -> None:
    """What an ability poisons by those whom it kills is poisoned no more by one who lives again."""
    for s in t.seats:
        s.marks = tuple([m for m in s.marks if not _lies_by_death(t, m, seat)])


def _lies_by_death(t: ClocktowerTable, m: Mark, seat: int) -> bool:
    """Whether a mark was laid on the death of a seat: no death of the same ability comes between."""
    return m.name == POISONED and m.by >= 0 and t.character(m.of).by_its_dead and laid_for(t, m) == seat


def laid_for(t: ClocktowerTable, m: Mark) -> int:
    """On whose death a mark was laid that lies beside the dead; it may have moved there from another seat since."""
    at = m.at - 1  # a mark counts what has happened, itself among it
    if at > 0 and isinstance(moved := t.log[at - 1].event, PoisonMoved):
        return moved.beside
    deaths = [e.event for e in reversed(t.log[:at]) if isinstance(e.event, Died)]
    return next((d.seat for d in deaths if (d.by, d.of) == (m.by, m.of)), NOBODY)
