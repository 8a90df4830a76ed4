"""Death and victory (002 提醒): a dead player turns the card; then the sides are counted."""

from __future__ import annotations

from duskbell.games.mafia.table import KILLERS, VILLAGE, Died, MafiaTable
from duskbell.kernel import GameOver, Seat, happen
from duskbell.kernel.quiet import break_off


async def die(t: MafiaTable, who: Seat, cause: str) -> bool:
    """Somebody dies and shows the card, unless a role prevents it. Raises `GameOver` when that decides the game."""
    assert who.role is not None
    happened = await happen(t, Died(who.no, cause, who.role.id), public=True)
    verdict(t)
    return isinstance(happened, Died)


def verdict(t: MafiaTable) -> None:
    """No killer alive: the village wins. No more others than killers alive: the killers win, for no vote can convict
    one.
    """
    killers = len(t.killers)
    if killers == 0:
        _win(t, VILLAGE, "mafia.no-killers")
    elif len(t.living) - killers <= killers:
        _win(t, KILLERS, "mafia.no-majority")


def stalemate(t: MafiaTable) -> None:
    """A moderator does not let a game drag on: so many days in a row without a death end it undecided
    (docs/rulings.md, M17).
    """
    break_off(t, t.options.quiet_days, "mafia.quiet")


def _win(t: MafiaTable, team: str, reason: str) -> None:
    members = tuple([s.no for s in t.seats if s.role is not None and s.role.team == team])
    raise GameOver(members, (team,), reason)
