"""Travellers whose abilities are for the night."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.asking import covered
from duskbell.games.clocktower.character import GOOD, MINION, TOWNSFOLK, Character, Traveller
from duskbell.games.clocktower.events import Agreed, Gained, LentInVain, Restored, Served
from duskbell.games.clocktower.form import NAMES, Form
from duskbell.games.clocktower.formula import Formula, Registers
from duskbell.games.clocktower.lawful import Statement, Teller
from duskbell.games.clocktower.life import BY_ABILITY
from duskbell.games.clocktower.sobriety import KEEPS, SOBER
from duskbell.games.clocktower.statement import learn
from duskbell.games.clocktower.table import TWICE, ClocktowerSeat
from duskbell.kernel import Ask, GameOver
from duskbell.kernel.ask import NO, YES, token
from duskbell.kernel.log import this_phase

NOBODY_DIES, BOTH = "nobody", "both"


class Apprentice(Traveller):
    """学徒: on its first night has the ability of a Townsfolk if it is good, of a Minion if it is evil."""

    boxes = ("bmr",)
    changes = True
    shares = True

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.seat.loans

    async def night(self, my: Ability) -> None:
        t = my.t
        kind = TOWNSFOLK if my.seat.team == GOOD else MINION
        role: Character = await my.storyteller("apprentice", [c for c in t.kinds(kind) if not c.hidden])
        works = my.works
        t.emit(Gained(my.seat.no, role.id, my.seat.no, self.id), my.seat)
        if not works:
            t.emit(LentInVain(my.seat.no, role.id))
            my.went_wrong()


class Barista(Traveller):
    """咖啡师: each night the Storyteller lets somebody be sober and healthy until dusk, and hear what is so; or act
    twice. They learn which; its holder has nothing to choose and hears nothing, so is not woken.
    """

    boxes = ("snv",)
    doubles = True

    async def pass_by(self, my: Ability) -> None:
        n = 0
        while my.may_act and n < my.times:
            await self._serve(my, n)
            n += 1

    async def _serve(self, my: Ability, n: int) -> None:
        """What the Storyteller has said stands, and is told once, if the night begins again."""
        t, of = my.t, f"{n + 1}" if n else ""
        ways = [f"{what}>{s.token}" for what in (SOBER, TWICE) for s in t.people]
        effect, _, seat = str(await my.storyteller("barista", ways, of=of)).partition(">")
        who: ClocktowerSeat = t.by_token[seat]
        my.place(who, effect, until="night")
        served = [e for e in this_phase(t, Served) if e.effect in (SOBER, TWICE)]
        if my.works and len(served) <= n:
            my.tell(Served(who.no, effect), who)


class Harlot(Teller, Traveller):
    """流莺: each later night asks somebody alive, who may agree to show the character; then both may die."""

    boxes = ("snv",)
    form = Form(NAMES, seats=1, shown=1)
    picks = 1
    asks = 2

    async def night(self, my: Ability) -> None:
        t = my.t
        who = await my.choose([s for s in t.living if s is not my.seat])
        if not await self._agrees(my, who):
            return
        await learn(my, [who])
        dies = await my.storyteller("harlot-dies", [NOBODY_DIES, BOTH], whom=who)
        if dies == BOTH:
            try:
                await my.attack(who, BY_ABILITY)
            except GameOver:  # they die together, though the first death decides it
                await my.attack(my.seat, BY_ABILITY)
                raise
            await my.attack(my.seat, BY_ABILITY)

    async def _agrees(self, my: Ability, who: ClocktowerSeat) -> bool:
        """What is answered stands, if the night begins again."""
        said = [e.event for e in my.t.log[my.start :] if isinstance(e.event, Agreed) and e.event.seat == my.seat.no]
        if not said:
            ask = Ask[Any](who.no, "clocktower.harlot", (NO, YES), (my.seat.no,), NO, my.t.options.night_seconds)
            agrees = token(await covered(ask)) == YES
            said = [Agreed(my.seat.no, self.id, who.no, agrees)]
            my.t.emit(said[0], my.seat, who)
        return said[-1].agrees

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(id,) for id in my.t.ids]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Registers(chosen[0], said[0])


class BoneCollector(Traveller):
    """集骨者: once, on a later night, somebody dead has the ability again until dusk, as if nobody had used it. They
    learn that they have it: by day, too, it is theirs to use.
    """

    boxes = ("snv",)
    asks = 1
    changes = True
    restores = True

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.spent and bool(self._dead(my))

    def _dead(self, my: Ability) -> list[ClocktowerSeat]:
        """Who seems dead: where there is nobody, it is not woken."""
        return [s for s in my.t.people if not s.alive]

    async def night(self, my: Ability) -> None:
        chosen = await my.choose_many(self._dead(my), 0, 1)
        if not chosen or my.spent:
            return
        if not my.t.in_force(chosen[0], KEEPS):  # who has never lost it gets nothing back
            if my.works and not my.t.lives(chosen[0]):
                my.t.emit(Restored(chosen[0].no))
                my.tell(Served(chosen[0].no, KEEPS), chosen[0])
            my.place(chosen[0], KEEPS, until="night")
        my.spend()
