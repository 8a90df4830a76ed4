"""The Hunters (猎人)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from duskbell.games.shadow_hunters.asking import pick
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.character import Hunter
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.dice import roll_d4, roll_d6
from duskbell.games.shadow_hunters.events import Moved, Used
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import NOWHERE, Player, ShadowTable
from duskbell.kernel import PASS

POWER = "power"
ONE_POWER = (POWER,)


class Emi(Hunter):
    """传送: may move to the next area instead of rolling: the other one of the pair, or as an option to both sides
    round the board. Not before she stands anywhere.
    """

    hp = 10
    sweet = True

    def before_move(self, me: Player, t: ShadowTable) -> tuple[str, ...]:
        if me.at == NOWHERE:
            return ()
        pair = me.at ^ 1
        if t.options.teleport == "pair":
            return (t.areas[pair],)
        return tuple([t.areas[n] for n in sorted({(me.at - 1) % 6, (me.at + 1) % 6, pair})])

    async def begin(self, me: Player, t: ShadowTable, answer: str) -> bool:
        show(t, me)
        t.emit(Used(me.no, self.id), public=True)
        t.emit(Moved(me.no, answer, "teleport"), public=True)
        return True


class Thrower(Hunter):
    """Once in the game, at the start of a turn, rolls a die, and another player takes so much. Who thinks better of it
    keeps the power.
    """

    sides: ClassVar[int]

    def before_move(self, me: Player, t: ShadowTable) -> tuple[str, ...]:
        return () if me.used else ONE_POWER

    async def begin(self, me: Player, t: ShadowTable, answer: str) -> bool:
        who: Player | None = await pick(
            t, me, "shadow_hunters.power", (*t.tokens(me), PASS), public=False, hides_extra_options=True
        )
        if who is not None:
            show(t, me)
            t.emit(Used(me.no, self.id, who.no, once=True), public=True)
            await hurt(t, Blow(((who, await ROLL[self.sides](t, me, self.id)),), me, self.id))
        return False


ROLL: dict[int, Callable[[ShadowTable, Player, str], Awaitable[int]]] = {4: roll_d4, 6: roll_d6}


class Franklin(Thrower):
    """闪电: by a d6."""

    hp = 12
    sides = 6


class George(Thrower):
    """摧毁: by a d4."""

    hp = 14
    sides = 4
