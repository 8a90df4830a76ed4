"""Victory (游戏结束与获胜条件): looked for whenever a condition can have come true, in whoever's turn."""

from __future__ import annotations

from duskbell.games.shadow_hunters.character import NO_DEATHS, Batch, character
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW, Player, ShadowTable
from duskbell.kernel import GameOver


def decided(t: ShadowTable, batch: Batch = NO_DEATHS) -> bool:
    """Whether somebody's condition holds that ends the game."""
    return any(character(s).reason and character(s).wins(s, t, batch) for s in t.seats)


def verdict(t: ShadowTable, batch: Batch = NO_DEATHS) -> None:
    """Raise `GameOver` with all whose conditions hold, when the game is decided. Neutrals win each for themselves: they
    are named as a team only where no side has won.
    """
    won = [s for s in t.seats if character(s).wins(s, t, batch)]
    reasons = [character(s).reason for s in won if character(s).reason]
    if not reasons:
        return
    sides = tuple([side for side in (HUNTER, SHADOW) if any(s.team == side for s in won)])
    if len(sides) == 2:
        reasons = ["shadow_hunters.both-dead"]
    elif sides:
        reasons = [character(s).reason for s in won if s.team in sides]
    raise GameOver(tuple([s.no for s in won]), sides or (NEUTRAL,), reasons[0])


def collected(t: ShadowTable, me: Player) -> None:
    """Somebody has got equipment, and may have won by it."""
    if character(me).collects:
        verdict(t)
