"""Those who learn: psychic, mirror and drunk seer, graveyard keeper, pure white maiden, and on the wolves' side the
gargoyle and the wolf witch.
"""

from __future__ import annotations

from duskbell.games.werewolf.asking import deed
from duskbell.games.werewolf.events import Died, Learned
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import aim, reached
from duskbell.games.werewolf.role import WOLF, WerewolfRole, role_of, side_of
from duskbell.games.werewolf.roles.classic import Seer
from duskbell.games.werewolf.table import EXILE, GOOD, WOLVES, Deed, WerewolfTable
from duskbell.kernel import Seat, roll

INVERTED = {"good": "wolf", "wolf": "good"}


class MirrorSeer(Seer):
    """灯影预言家: holds a seer's card as far as it knows; every answer is the wrong one."""

    card = "seer"
    needs = "seer"
    apart = ("drunk_seer",)

    async def answer(self, who: Seat) -> str:
        return INVERTED[side_of(who)]


class DrunkSeer(Seer):
    """酒鬼预言家: holds a seer's card as far as it knows; each answer is right or wrong by chance."""

    card = "seer"
    needs = "seer"

    async def answer(self, who: Seat) -> str:
        return await roll("werewolf.drunk", ("good", "wolf"))


class ExactLearner(WerewolfRole):
    """Each night names another player and learns the exact card."""

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await deed(me, t, f"werewolf.{self.powers[0]}", self.powers[0], self.targets(me, t))
        if who is not None:
            seen = t.seats[aim(t, who.no, me.no)]
            role = role_of(seen)
            t.emit(Learned(me.no, who.no, role.shown(seen, t) if role else ""), me)

    def targets(self, me: Seat, t: WerewolfTable) -> list[Seat]:
        """Whom it may name."""
        return t.others(me)


class Psychic(ExactLearner):
    """通灵师: learns an exact card each night; a mechanical wolf shows the card it has learned."""

    team = GOOD
    patient = True
    powers = ("psychic",)


class Gargoyle(ExactLearner):
    """石像鬼: a wolf who never meets the pack, learns an exact card each night, and takes the knife when alone."""

    team = WOLVES
    kind = WOLF
    heir = True
    powers = ("scry",)


class PureMaiden(ExactLearner):
    """纯白之女: learns an exact card each night; from the second night on a wolf so found dies."""

    team = GOOD
    powers = ("purity",)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (found,) = reached(t, act)
        if t.day > 1 and t.seats[found].team == WOLVES:
            night.hit(found, "purity")


class WolfWitch(ExactLearner):
    """狼巫: learns the exact card of one who is no wolf; from the second night on finding the maiden kills her."""

    team = WOLVES
    kind = WOLF
    pack = True
    bursts = True
    powers = ("hex",)
    veiled = True

    def targets(self, me: Seat, t: WerewolfTable) -> list[Seat]:
        """All but those whom its holder has seen as wolves."""
        return [s for s in t.others(me) if (me.no, s.no) not in t.acquainted]

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (found,) = reached(t, act)
        if t.day > 1 and isinstance(t.seats[found].role, PureMaiden):
            night.hit(found, "hex")


class GraveyardKeeper(WerewolfRole):
    """守墓人: is told each night on which side yesterday's exiled player was. Only exile counts."""

    team = GOOD
    nights = range(2, 1000)
    informs = True

    def told(self, me: Seat, t: WerewolfTable) -> None:
        for d in yesterday(t):
            if d.cause == EXILE:
                t.emit(Learned(me.no, d.seat, f"seen-{side_of(t.seats[d.seat])}"), me)


def yesterday(t: WerewolfTable) -> list[Died]:
    """Who died between the last night's beginning and this one's."""
    nights = [start for phase, start in t.spans if phase == "night"]
    return [e.event for e in t.log[nights[-2] : nights[-1]] if type(e.event) is Died] if len(nights) > 1 else []
