"""Who has won (000 四)."""

from __future__ import annotations

from typing import NoReturn

from duskbell.games.clocktower.character import EVIL, GOOD
from duskbell.games.clocktower.sobriety import working
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import GameOver

FEW = 2
"""So many alive are too few for good."""


def verdict(t: ClocktowerTable) -> None:
    """Good wins when no Demon lives, evil when only two are alive, Travellers not counted; good, when both is so."""
    demons, few = t.demons, sum(not s.travels for s in t.alive) <= FEW
    if (demons and not few) or any(t.character(id).suspends(t.seats[no], t) for no, id in working(t)):
        return
    if not demons:
        win(t, GOOD, "clocktower.demons-dead")
    if few:
        win(t, EVIL, "clocktower.two-left")


def win(t: ClocktowerTable, team: str, reason: str) -> None:
    """A side wins, its living and its dead, unless an ability that works keeps it from winning. Raises `GameOver`."""
    if any(t.character(id).forbids(t.seats[no], t, team) for no, id in working(t)):
        return
    award(t, team, reason)


def award(t: ClocktowerTable, team: str, reason: str) -> NoReturn:
    """A side wins, whatever abilities say. Raises `GameOver`."""
    raise GameOver(tuple([s.no for s in t.people if s.team == team]), (team,), reason)


def other_side(team: str) -> str:
    """Good's other side is evil, and evil's good."""
    return EVIL if team == GOOD else GOOD


def stalemate(t: ClocktowerTable) -> None:
    """So many rounds in a row without a death, and evil has won: there is nothing between winning and losing here, and
    the town has not found the Demon (docs/rulings.md, C1).
    """
    if t.quiet >= t.options.quiet_rounds:
        win(t, EVIL, "clocktower.quiet")
