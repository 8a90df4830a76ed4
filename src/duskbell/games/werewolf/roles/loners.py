"""Wolves that sleep apart from the pack: hidden wolf, mechanical wolf, the wolf brothers."""

from __future__ import annotations

from duskbell.games.werewolf.asking import act, turn
from duskbell.games.werewolf.events import Gained, PackShown
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import aim, reached
from duskbell.games.werewolf.role import WOLF, WerewolfRole
from duskbell.games.werewolf.roles.wolves import PackWolf
from duskbell.games.werewolf.table import WOLVES, Deed, WerewolfTable
from duskbell.kernel import Seat


class HiddenWolf(WerewolfRole):
    """隐狼: knows the wolves, who do not know it; checks as good; takes the knife when no other wolf is left."""

    team = WOLVES
    kind = WOLF
    heir = True
    seen = "good"
    nights = range(1, 2)

    def told(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(PackShown(me.no, tuple([s.no for s in t.wolves if s is not me])), me)


class MechanicalWolf(WerewolfRole):
    """机械狼: in the first night learns somebody's card and has its power from the second on; takes the knife when no
    other wolf is left. A seer sees a wolf, a psychic the card it has learned.
    """

    team = WOLVES
    kind = WOLF
    heir = True
    borrows = True
    nights = range(1, 2)
    powers = ("learn",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await turn(me, t, "werewolf.learn", t.others(me))
        if who is not None and who.role is not None:
            act(me, t, "learn", who)
            t.emit(Gained(me.no, t.seats[aim(t, who.no, me.no)].role.id), me)  # type: ignore[union-attr]

    def shown(self, me: Seat, t: WerewolfTable) -> str:
        return me.gained[0].id if me.gained else self.id


class ElderBrother(PackWolf):
    """狼兄: one of the pack; in the first night is shown its younger brother. When it dies the younger kills alone."""

    nights = range(1, 2)
    needs = "younger_brother"

    def told(self, me: Seat, t: WerewolfTable) -> None:
        younger = [s.no for s in t.living if isinstance(s.role, YoungerBrother)]
        t.emit(PackShown(me.no, tuple(younger)), me)


class YoungerBrother(WerewolfRole):
    """狼弟: sleeps apart until the elder is dead; then kills once alone, and wakes with the pack from then on."""

    team = WOLVES
    kind = WOLF
    heir = True
    bursts = True
    powers = ("revenge",)
    needs = "elder_brother"

    def in_pack(self, me: Seat, t: WerewolfTable) -> bool:
        return not any(s.alive and isinstance(s.role, ElderBrother) for s in t.seats)

    def wakes(self, me: Seat, t: WerewolfTable) -> bool:
        return self.in_pack(me, t) and (me.no, "revenge") not in t.spent

    def learns(self, me: Seat, t: WerewolfTable) -> tuple[int, ...]:
        """Whether the elder is among the dead."""
        return tuple([s.no for s in t.seats if not s.alive])

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await turn(me, t, "werewolf.revenge", t.others(me))
        if who is not None:  # whoever does nothing tonight has the revenge another night
            act(me, t, "revenge", who)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        for n in reached(t, act):
            night.hit(n, "revenge")
