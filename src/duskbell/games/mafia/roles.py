"""The roles of Princeton Mafia (002 道具, 游戏目标): killers, one or two angels, villagers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from duskbell.games.mafia.options import MafiaOptions
from duskbell.games.mafia.table import KILLERS, VILLAGE, Learned, MafiaTable, SpokenAloud, is_killer
from duskbell.kernel import SILENCE, Ask, Role, Seat, choose, registry

KILLERS_WAKE = 10
"""When in the night the killers wake, all together. Roles that wake alone have a place before or after."""


class MafiaRole(Role):
    """A role that may wake alone at night. `wakes`: its place in the night, 0 for never."""

    wakes: ClassVar[int] = 0

    def question(self, me: Seat, t: MafiaTable) -> Ask[Any] | None:
        """What its holder is asked at night: an optional choice among seats. Whoever sits in `me` is asked the same for
        show meanwhile, so it may follow only from what everybody knows. None where it is asked nothing.
        """
        return None

    async def night(self, me: Seat, t: MafiaTable) -> None:
        """What it does when it is woken."""


class Killer(MafiaRole):
    """杀手 (clubs): wakes with the others each night and agrees with them on one victim or none."""

    team = KILLERS


class Angel(MafiaRole):
    """天使: each night asks about one player and learns whether that is a killer. Wins with the village."""

    team = VILLAGE

    def question(self, me: Seat, t: MafiaTable) -> Ask[Seat | None]:
        return choose(me, "mafia.ask", t.others(me), default=SILENCE, seconds=t.options.night_seconds)

    async def night(self, me: Seat, t: MafiaTable) -> None:
        """The angel points at somebody; the moderator nods or shakes the head. The variant says it aloud."""
        who = await self.question(me, t)
        if who is None:
            return
        t.emit(Learned(me.no, who.no, is_killer(who)), me, *t.lookers)
        if t.options.angel_aloud:
            t.emit(SpokenAloud(self.id, is_killer(who)), public=True)


class AngelOfHearts(Angel):
    """红桃天使: the queen of hearts, woken first."""

    wakes = 20


class AngelOfDiamonds(Angel):
    """方片天使: the queen of diamonds, woken second; the two never learn of each other."""

    wakes = 30


class Villager(MafiaRole):
    """村民: talks, accuses and votes."""

    team = VILLAGE


KILLER, HEARTS, DIAMONDS, VILLAGER = Killer(), AngelOfHearts(), AngelOfDiamonds(), Villager()
ROLES = registry(KILLER, HEARTS, DIAMONDS, VILLAGER)


def recommended_killers(players: int) -> int:
    """How many killers the text advises (002 分配身份): two up to ten players, three up to twelve, then four.

    Five players get one: two would have won before the first day (docs/rulings.md, M2).
    """
    return 1 if players == 5 else 2 if players <= 10 else 3 if players <= 12 else 4


@cache
def wake_alone(players: int, options: MafiaOptions) -> Mapping[MafiaRole, int]:
    """The cards of such a table that wake alone, by their place in the night, with how many there are of each."""
    cards = cast(players, options.killers or recommended_killers(players), options.angels)
    alone = {card for card in cards if isinstance(card, MafiaRole) and card.wakes}
    return {card: cards.count(card) for card in sorted(alone, key=lambda card: card.wakes)}


def cast(players: int, killers: int, angels: int) -> list[Role]:
    """The cards that are dealt."""
    named: list[Role] = [*[KILLER] * killers, *[HEARTS, DIAMONDS][:angels]]
    return [*named, *[VILLAGER] * (players - len(named))]
