"""Shadow and avenger: one becomes whom it mimics, the other stands against that player's side; or both are bound."""

from __future__ import annotations

from duskbell.games.werewolf.asking import act, deed, idle, turn
from duskbell.games.werewolf.events import Acted, Bound, Converted, Died, Inherited
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.role import GOD, SHOOTS, WerewolfRole, role_of
from duskbell.games.werewolf.roles.outsiders import Outsider, follow
from duskbell.games.werewolf.table import DRIFTER, GOOD, REFEREE, WOLVES, Deed, WerewolfTable
from duskbell.games.werewolf.verdict import able, sides
from duskbell.kernel import GameOver, Seat, when

ONCE = range(1, 2)


class Shadow(Outsider):
    """影子: in the first night mimics a player, and takes over that card when its owner dies. Who mimics the avenger is
    bound to it: they live and die together, kill once a night from the second on, and must be the last alive.
    """

    team = DRIFTER
    doubt = True
    turns = True
    powers = ("mimic", "stab")
    void = frozenset({"mimic"})
    veiled = True

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        if t.day == 1:
            who = await turn(me, t, "werewolf.mimic", t.others(me), must=True)
            if who is None:
                return
            act(me, t, "mimic", who)
            if isinstance(t.seats[who.no].role, Avenger):
                t.emit(Bound((me.no, who.no)), me, t.seats[who.no])
            else:
                follow(t, me, who)
        elif me.no in t.bound:
            await deed(me, t, "werewolf.stab", "stab", [s for s in t.living if s.no not in t.bound])
        else:
            await idle(t, me)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        """Nothing keeps the blade of the bound off."""
        if act.power == "stab":
            night.sure[act.targets[0]] = "stab"

    @when(Died, "after")
    async def take_over(self, me: Seat, t: WerewolfTable, death: Died) -> None:
        if me.alive and me.no not in t.bound and mimicked(t, me) == death.seat:
            source = t.seats[death.seat]
            card = role_of(source)
            t.emit(Inherited(me.no, source.no, card.id if card else ""), me)
            if me.team != source.team:  # the card has changed sides, and is taken over as it is
                t.emit(Converted(me.no, source.team), me)
            if card:
                card.inherited(me, source, t)

    def unbound(self, me: Seat, other: Seat, t: WerewolfTable) -> None:
        """Mimics that player, whatever the new card is."""
        follow(t, me, other)


class Avenger(WerewolfRole):
    """复仇者: stands against the side of whoever the shadow mimics, and learns its own in the first night. On dying it
    may stab somebody, whatever it has died of, which hurts enemies only; who hits the shadow before it has changed wins
    alone, unless a referee has ruled that it has lost.
    """

    team = DRIFTER
    needs = "shadow"
    kind = GOD
    heir = True
    doubt = True
    turns = True
    seen = "good"
    nights = ONCE
    gun = SHOOTS

    def fires(self, cause: str) -> bool:
        """A stab is no shot: every cause leaves it, but a referee's (docs/rulings.md, W57)."""
        return cause != REFEREE

    def told(self, me: Seat, t: WerewolfTable) -> None:
        if me.no in t.bound:
            return
        shadow = next((s for s in t.seats if isinstance(s.role, Shadow)), None)
        target = mimicked(t, shadow) if shadow is not None else -1
        opposed = target >= 0 and sides(t)[target] == GOOD
        t.emit(Converted(me.no, WOLVES if opposed else GOOD), me)

    def unbound(self, me: Seat, other: Seat, t: WerewolfTable) -> None:
        """Nobody is mimicked any more whom to stand against: good."""
        t.emit(Converted(me.no, GOOD), me)

    def hits(self, me: Seat, t: WerewolfTable, target: Seat) -> bool:
        if isinstance(target.role, Shadow) and me.no not in t.bound and able([me]):
            raise GameOver((me.no,), ("avenger",), "werewolf.avenged")
        theirs = sides(t)
        return me.no in t.bound or theirs[target.no] != theirs[me.no]


def mimicked(t: WerewolfTable, shadow: Seat) -> int:
    """Whom the shadow mimics, or -1."""
    chosen = [e.event for e in t.log if type(e.event) is Acted]
    return next((a.targets[0] for a in chosen if a.power == "mimic" and a.seat == shadow.no), -1)
