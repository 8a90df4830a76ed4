"""Victory (游戏结束与获胜条件): looked for whenever a condition can have come true, in whoever's turn."""

from __future__ import annotations

from duskbell.games.shadow_hunters.character import NO_DEATHS, Batch, all_dead
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW, Player, ShadowTable
from duskbell.kernel import GameOver

BOTH, WITH_NEUTRALS = "shadow_hunters.both-dead", "shadow_hunters.shadows-and-neutrals-dead"
"""Why it is over where both sides win: what else there is when the last Shadow dies."""


def decided(t: ShadowTable, batch: Batch = NO_DEATHS) -> bool:
    """Whether somebody's condition holds that ends the game."""
    return any(s.role.reason and s.role.wins(s, t, batch) for s in t.seats)


def verdict(t: ShadowTable, batch: Batch = NO_DEATHS) -> None:
    """Raise `GameOver` with all whose conditions hold, when the game is decided. Neutrals win each for themselves: they
    are named as a team only where no side has won.
    """
    won = [s for s in t.seats if s.role.wins(s, t, batch)]
    enders = [s for s in won if s.role.reason]
    if not enders:
        return
    sides = tuple([side for side in (HUNTER, SHADOW) if any(s.team == side for s in won)])
    reason = next((s for s in enders if s.team in sides), enders[0]).role.ending(t)
    if len(sides) == 2:
        reason = BOTH if all_dead(t, HUNTER) else WITH_NEUTRALS
    raise GameOver(tuple([s.no for s in won]), sides or (NEUTRAL,), reason)


def collected(t: ShadowTable, me: Player) -> None:
    """Somebody has got equipment, and may have won by it."""
    if me.role.collects:
        verdict(t)
