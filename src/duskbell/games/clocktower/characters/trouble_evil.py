"""Trouble Brewing: Minions and the Demon."""

from __future__ import annotations

from itertools import combinations, takewhile
from types import MappingProxyType

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, GOOD, MINION, OUTSIDER, TOWNSFOLK, Demon, Minion
from duskbell.games.clocktower.events import Became, Died, GrimoireShown
from duskbell.games.clocktower.form import GRIMOIRE, Form
from duskbell.games.clocktower.grimoire import IMPAIRED, beliefs, reminders
from duskbell.games.clocktower.jinxes import UNMOVED
from duskbell.games.clocktower.life import BY_ABILITY, become
from duskbell.games.clocktower.sobriety import POISONED
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import when

AS_IT_IS = "as-it-is"
ENOUGH = 5
"""So many alive, the dying Demon counted, let the Scarlet Woman follow it."""


class Poisoner(Minion):
    """投毒者: each night poisons a player until the next dusk."""

    asks = 1

    async def night(self, my: Ability) -> None:
        my.place(await my.choose(my.t.people), POISONED, until="night")


class Spy(Minion):
    """间谍: sees the Grimoire each night; may register as good, as a Townsfolk or an Outsider, dead or alive."""

    settles_impaired = ("grimoire", "reminder")
    form = Form(GRIMOIRE)
    posthumous = True
    passes = (TOWNSFOLK, OUTSIDER)
    passes_team = GOOD

    async def night(self, my: Ability) -> None:
        t = my.t
        roles = [s.role.id if s.role is not None and not s.away else "" for s in t.seats]
        lying, thinks = reminders(t), dict(beliefs(t))
        if not my.works:
            a, b = await self._misled(my)
            roles[a], roles[b] = roles[b], roles[a]
            thinks = {{a: b, b: a}.get(n, n): role for n, role in thinks.items()}
            lying = await self._unaware(my, lying)
        my.tell(GrimoireShown(my.seat.no, tuple(roles), tuple(lying), tuple(sorted(thinks.items()))))

    async def _unaware(self, my: Ability, lying: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Nobody may read that they are drunk or poisoned: that reminder is shown beside somebody else, all alike."""
        own = [name for seat, name in lying if seat == my.seat.no and name in IMPAIRED]
        if not own:
            return lying
        seen: ClocktowerSeat = await my.storyteller("reminder", my.t.around(my.seat))
        left = [(seat, name) for seat, name in lying if seat != my.seat.no or name not in IMPAIRED]
        return sorted([*left, *[(seen.no, name) for name in dict.fromkeys(own)]])

    async def _misled(self, my: Ability) -> tuple[int, int]:
        """Who is poisoned may be shown a false Grimoire: two tokens in each other's place, or all as it is. Whose."""
        swapped = await my.storyteller(
            "grimoire", [AS_IT_IS, *[f"swap>{a.token}>{b.token}" for a, b in combinations(my.t.people, 2)]]
        )
        if swapped == AS_IT_IS:
            return my.seat.no, my.seat.no
        my.went_wrong()
        a, b = [my.t.by_token[seat].no for seat in str(swapped).split(">")[1:]]
        return a, b


class ScarletWoman(Minion):
    """红唇女郎: with five or more alive, Travellers not counted, becomes the Demon that dies."""

    def wakes(self, my: Ability) -> bool:
        """She is not woken as what she is: what she becomes she is told when it happens."""
        return False

    def follows(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> bool:
        """Whether she would become this dying Demon, if her ability works: asked before it is dead, or just after."""
        gone = t.seats[death.seat]
        others = [s for s in t.alive if s is not gone]
        many = sum(not s.travels for s in others) + 1
        if death.feigned or gone.character.kind != DEMON or me not in others or me.travels or many < ENOUGH:
            return False
        own_doing = death.by == death.seat and death.cause == BY_ABILITY
        return not (own_doing and t.jinxed(self.id, death.of, UNMOVED))

    @when(Died, "after")
    async def succeed(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The game goes on, where she was sober and healthy when it died: a poison that ends by that death, or somebody
        whom it frees to make her drunk, comes too late.
        """
        if self.follows(me, t, death):
            become(t, me, t.seats[death.seat].character.id)


class Baron(Minion):
    """男爵: two more Outsiders in the bag."""

    brackets = MappingProxyType({OUTSIDER: 2})


class Imp(Demon):
    """小恶魔: each later night kills a player; when it kills itself, a Minion becomes the Imp."""

    settles = ("heir",)
    voice = 2
    asks = 1

    async def night(self, my: Ability) -> None:
        await my.attack(await my.choose(my.t.people))

    @when(Died, "before")
    async def name_an_heir(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The Storyteller says who follows it before it is dead: between its death and that nothing is asked."""
        heirs = self._heirs(me, t, death)
        if len(heirs) > 1:
            await self._mine(me, t).storyteller("heir", heirs)

    @when(Died, "after")
    async def pass_on(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """A Minion becomes the Imp; the Scarlet Woman, where her text names her."""
        heirs = [] if self._passed_on(t, death) else self._heirs(me, t, death)
        if len(heirs) == 1:
            become(t, heirs[0], self.id)
        elif heirs:
            become(t, await self._mine(me, t).storyteller("heir", heirs), self.id)

    def _mine(self, me: ClocktowerSeat, t: ClocktowerTable) -> Ability:
        return Ability(t, me, self, t.spans[-1][1])

    def _heirs(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> list[ClocktowerSeat]:
        """Who may follow it: nobody, unless it kills itself and no text says who."""
        if (death.seat, death.by, death.of) != (me.no, me.no, self.id):
            return []
        minions = [s for s in t.alive if s.character.kind == MINION]
        named = [s for s in minions if self._is_named(s, t, death)]
        return named or minions

    def _is_named(self, s: ClocktowerSeat, t: ClocktowerTable, death: Died) -> bool:
        role = s.role
        return isinstance(role, ScarletWoman) and t.at_work(s, role.id) and role.follows(s, t, death)

    def _passed_on(self, t: ClocktowerTable, death: Died) -> bool:
        """Whether somebody has followed it already: the Scarlet Woman, whose text speaks first."""
        later = takewhile(lambda entry: entry.event != death, reversed(t.log))
        return any(isinstance(entry.event, Became) and entry.event.role == self.id for entry in later)
