"""Bad Moon Rising: who brings deaths beside the Demon's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import FOUND_DEAD, GOOD, OUTSIDER, OWN_DEATH, Minion, Outsider, Townsfolk
from duskbell.games.clocktower.claims import OWN_WORDS, meaning, menu
from duskbell.games.clocktower.events import CastShown, Died
from duskbell.games.clocktower.failures import disturb
from duskbell.games.clocktower.form import GAMBLED, NAMES, SAYING, Deed, Form
from duskbell.games.clocktower.formula import AllOf, Formula, Registers, weigh
from duskbell.games.clocktower.lawful import Statement
from duskbell.games.clocktower.life import BY_ABILITY, BY_DEMON, die
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.seeming import foresee, seemed
from duskbell.games.clocktower.statement import LearningTownsfolk, learn
from duskbell.games.clocktower.table import GRANDCHILD, ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.twice import claims_counted, claims_on
from duskbell.kernel.ask import NO, YES, token
from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.log import during, places

MOON = "moon"


class Grandmother(LearningTownsfolk):
    """祖母: learns a good player and the character; if a Demon kills that player, she dies, too.

    Who was shown her while she was drunk or poisoned is no grandchild (docs/rulings.md, C34).
    """

    first = True
    form = Form(NAMES, seats=1, shown=1)

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.has_told

    async def night(self, my: Ability) -> None:
        if said := await learn(my, []):
            for s in [s for s in my.t.people if my.has_marked(s, GRANDCHILD)]:
                my.t.emit(Unmarked(s.no, GRANDCHILD, my.seat.no, self.id))
            my.place(my.t.by_token[said[1]], GRANDCHILD)

    async def pass_by(self, my: Ability) -> None:
        killed = [d for d in during(my.t, "night", Died) if d.cause == BY_DEMON]
        if any(my.has_marked(my.t.seats[d.seat], GRANDCHILD) for d in killed) and my.t.lives(my.seat):
            await my.attack(my.seat, BY_ABILITY)

    def statements(self, my: Ability) -> Iterator[Statement]:
        good = [id for id in my.t.script if my.t.character(id).team == GOOD]
        return ((role, s.token) for s in my.t.residents if s is not my.seat for role in good)

    def plain_statements(self, my: Ability) -> Iterable[Statement]:
        return [(s.character.id, s.token) for s in my.t.residents if s is not my.seat and s.character.team == GOOD]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        s = my.t.by_token[said[1]]
        return AllOf((Registers(s, GOOD), Registers(s, said[0])))


class Gambler(Townsfolk):
    """赌徒: each later night guesses what a player is; a wrong guess kills it."""

    form = Form(choice=GAMBLED)
    asks = 2
    comes_out = MappingProxyType({"": OWN_DEATH})

    async def night(self, my: Ability) -> None:
        who = await my.choose(my.t.residents)
        role = await my.name([my.t.character(id) for id in my.t.script])
        if role is None:
            return
        right = await my.registers(who, role.id) if my.works else Look(my.t).at(who, role.id).fact
        if not right:
            await my.attack(my.seat, BY_ABILITY)


class Gossip(Townsfolk):
    """造谣者: each day may say something before all; if it is so, somebody dies that night.

    What it says in its own words a person judges; the program takes it for untrue.
    """

    settles = ("true", "gossip-kills")
    comes_out = MappingProxyType({"gossip-kills": FOUND_DEAD})
    form = Form(deed=Deed("gossip", SAYING))
    claims = 1

    def deeds(self, t: ClocktowerTable) -> tuple[str, ...]:
        return (*menu(t), OWN_WORDS)

    async def by_day(self, my: Ability, target: str) -> None:
        claims_on(my)

    async def pass_by(self, my: Ability) -> None:
        """Of what it has said today, the first thing counts, or the first two, if it acted twice."""
        said = [(at, c.said) for at, c in claims_counted(my) if at > my.since]
        for n, (at, what) in enumerate(said if my.may_act else ()):
            of = f"{n + 1}" if n else ""
            if not my.works:
                if await self._was_so(my, at, what, of):
                    my.went_wrong()
            elif await self._is_so(my, at, what, of):
                await my.attack(await my.storyteller("gossip-kills", my.t.alive, of=of), BY_ABILITY)

    async def _was_so(self, my: Ability, at: int, said: str, of: str) -> bool:
        """The same where nobody dies of it: only a person is asked, as of one whose ability works."""
        return (
            await self._is_so(my, at, said, of)
            if said == OWN_WORDS
            else weigh(meaning(my.t, said, at), Look(my.t)).fact
        )

    async def _is_so(self, my: Ability, at: int, said: str, of: str) -> bool:
        """The Storyteller says it where it is free, and where only a person can know."""
        if said == OWN_WORDS:
            return token(await my.storyteller("true", [NO, YES], of=of)) == YES
        seen = weigh(meaning(my.t, said, at), Look(my.t))
        if not (seen.yes and seen.no):
            return seen.yes
        return token(await my.storyteller("true", [YES, NO] if seen.fact else [NO, YES], of=of)) == YES


class Tinker(Outsider):
    """修补匠: may die at any time, as the Storyteller says: at night in its step, by day by a person's word."""

    settles = ("tinker",)
    comes_out = MappingProxyType({"tinker": FOUND_DEAD})

    async def pass_by(self, my: Ability) -> None:
        if my.works and my.t.lives(my.seat) and token(await my.storyteller("tinker", [NO, YES])) == YES:
            await my.attack(my.seat, BY_ABILITY)

    def may_strike(self, my: Ability) -> bool:
        return my.works


class Moonchild(Outsider):
    """月之子: when it learns that it is dead, names somebody alive before all, who dies that night, if good."""

    posthumous = True
    form = Form(deed=Deed("moonchild_choice", dead=True))
    last_words = True

    async def foresee(self, my: Ability) -> None:
        if my.works or (my.real and my.may_act):  # it must only work when the death comes
            for s in my.t.alive:
                await my.registers(s, GOOD, ahead=True)

    async def bequeath(self, my: Ability, target: ClocktowerSeat) -> None:
        """Whether its ability works counts when the death comes; the side of who is named counts now."""
        if await my.registers(target, GOOD):
            my.t.emit(Marked(target.no, MOON, my.seat.no, "day", self.id))

    async def pass_by(self, my: Ability) -> None:
        for s in [s for s in my.t.alive if my.has_marked(s, MOON)]:
            await my.attack(s, BY_ABILITY)


class Godfather(Minion):
    """教父: learns which Outsiders are in play, one more or fewer than there would be; kills when one dies by day."""

    settles_impaired = ("outsiders-shown",)
    sways = MappingProxyType({"more": 1, "fewer": -1})
    first = True
    asks = 1
    comes_out = MappingProxyType({"": FOUND_DEAD})

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and (not self._has_seen(my) or self._is_called(my))

    async def night(self, my: Ability) -> None:
        await self.begin(my)
        if self._is_called(my):
            await my.attack(await my.choose(my.t.people), BY_ABILITY)

    async def begin(self, my: Ability) -> None:
        """It kills in its step alone: who becomes one later would be asked in a scene more."""
        if not self._has_seen(my):
            roles = await self._there(my) if my.works else await self._misled(my)
            my.tell(CastShown(my.seat.no, tuple(sorted(roles))))

    async def pass_by(self, my: Ability) -> None:
        """That somebody who died by day seemed what they were not is a failure, whether it kills for it or not."""
        if my.works and any(seemed(my, s, OUTSIDER, at) != so for s, at, so in self._died(my)):
            my.went_wrong()

    async def foresee(self, my: Ability) -> None:
        """Who may or may not be taken for an Outsider if they die tomorrow is settled before dawn."""
        await foresee(my, my.t.alive if my.works else (), OUTSIDER)

    async def _there(self, my: Ability) -> list[str]:
        """Which Outsiders are in play: who only seems one is shown as any that nobody is, else as one that is."""
        holders = [s for s in my.t.people if await my.registers(s, OUTSIDER)]
        true = [s.character.id for s in holders if s.character.kind == OUTSIDER]
        for s in [s for s in holders if s.character.kind != OUTSIDER]:
            free = [c for c in my.t.kinds(OUTSIDER) if c.id not in true and Look(my.t).at(s, c.id).yes]
            if free:
                true.append((await my.storyteller("seems-outsider", free, of=s.token, whom=s)).id)
        return true

    async def _misled(self, my: Ability) -> list[str]:
        return [c.id for c in await my.storyteller_some("outsiders-shown", my.t.kinds(OUTSIDER))]

    def _has_seen(self, my: Ability) -> bool:
        new = my.fresh
        return any(n >= new and e.seat == my.seat.no for n, e in happened(my.t, CastShown))

    def _is_called(self, my: Ability) -> bool:
        """Whether somebody has died by day who was, or seemed, an Outsider then."""
        return any(seemed(my, s, OUTSIDER, at) for s, at, _ in self._died(my))

    def _died(self, my: Ability) -> list[tuple[ClocktowerSeat, int, bool]]:
        """Who died by day, where in the log, and whether they were Outsiders then."""
        died = [*places(my.t, "day", Died), *places(my.t, "dusk", Died)] if my.t.day > 1 else []
        look = Look(my.t)
        seats = [(my.t.seats[d.seat], at) for at, d in died]
        return [(s, at, look.then(s, OUTSIDER, at).fact) for s, at in seats]


class Assassin(Minion):
    """刺客: once, on a later night, kills a player whatever protects them."""

    asks = 1
    comes_out = MappingProxyType({"": FOUND_DEAD})

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.spent

    async def night(self, my: Ability) -> None:
        chosen = await my.choose_many(my.t.people, 0, 1)
        if not chosen or my.spent:
            return
        victim = chosen[0]
        if my.works_but_for(victim):
            disturb(my.t, my.seat)
            await die(my.t, victim, BY_ABILITY, my.seat.no, self.id, surely=True)
        elif my.t.lives(victim):
            my.went_wrong()
        my.spend()
