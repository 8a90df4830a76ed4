"""The announcement (公布信息环节): the night's deaths and their farewells. On the first day it follows the election."""

from __future__ import annotations

from duskbell.games.werewolf.adjudicate import aftermath
from duskbell.games.werewolf.deaths import count, die_by_night
from duskbell.games.werewolf.events import Announced
from duskbell.games.werewolf.registry import POWERS
from duskbell.games.werewolf.stages import FAREWELL
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.games.werewolf.verdict import stalemate
from duskbell.kernel import StageBegan


async def dawn(t: WerewolfTable) -> str:
    """Who died in the night is told by number, never by card or cause. A day that was cut short ends here."""
    if t.stage == "":
        dead = await die_by_night(t)
        t.emit(Announced(dead), public=True)
        for act in t.tonight:
            if act.power in POWERS:
                POWERS[act.power].morning(t, act)
        t.emit(StageBegan(FAREWELL), public=True)
        count(t)
        stalemate(t)
    return "night" if await aftermath(t) else "speeches"
