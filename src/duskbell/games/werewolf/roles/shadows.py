"""Shadow and avenger: one becomes whom it mimics, the other stands against that player's side; or both are bound."""

from __future__ import annotations

from duskbell.games.werewolf.asking import act, deed, idle, turn
from duskbell.games.werewolf.events import Acted, Converted, Died, Inherited, Linked, Sided
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.role import GOD, SHOOTS, WerewolfRole, role_of
from duskbell.games.werewolf.roles.outsiders import Outsider, follow
from duskbell.games.werewolf.table import BOUND, DRIFTER, GOOD, POISON, WOLVES, Deed, WerewolfTable
from duskbell.games.werewolf.verdict import able
from duskbell.kernel import GameOver, Seat, when

ONCE = range(1, 2)


class Shadow(Outsider):
    """影子: in the first night mimics a player, and takes over that card when its owner dies. Who mimics the avenger is
    bound to it: they live and die together, kill once a night from the second on, and must be the last alive.
    """

    team = DRIFTER
    doubt = True
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
                t.emit(Linked((me.no, who.no)), me, t.seats[who.no])
                for n in (me.no, who.no):
                    t.emit(Sided(n, BOUND))
            else:
                follow(t, me, who)
        elif me.no in t.lovers:
            await deed(me, t, "werewolf.stab", "stab", [s for s in t.living if s.no not in t.lovers])
        else:
            await idle(t, me)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        """Nothing keeps the blade of the bound off."""
        if act.power == "stab":
            night.sure[act.targets[0]] = "stab"

    @when(Died, "after")
    async def take_over(self, me: Seat, t: WerewolfTable, death: Died) -> None:
        if me.alive and me.no not in t.lovers and mimicked(t, me) == death.seat:
            source = t.seats[death.seat]
            card = role_of(source)
            t.emit(Inherited(me.no, source.no, card.id if card else ""), me)
            if card:
                card.inherited(me, source, t)


class Avenger(WerewolfRole):
    """复仇者: stands against the side of whoever the shadow mimics, and learns its own in the first night. On dying it
    may stab somebody, which hurts enemies only; who hits the shadow before it has changed wins alone, unless a referee
    has ruled that it has lost.
    """

    team = DRIFTER
    needs = "shadow"
    kind = GOD
    heir = True
    doubt = True
    seen = "good"
    nights = ONCE
    gun = SHOOTS | {POISON, "dragged", "duel", "stab"}

    def told(self, me: Seat, t: WerewolfTable) -> None:
        if me.no in t.lovers:
            return
        shadow = next((s for s in t.seats if isinstance(s.role, Shadow)), None)
        target = mimicked(t, shadow) if shadow is not None else -1
        opposed = target >= 0 and t.seats[target].team == GOOD
        t.emit(Converted(me.no, WOLVES if opposed else GOOD), me)

    def hits(self, me: Seat, t: WerewolfTable, target: Seat) -> bool:
        if isinstance(target.role, Shadow) and me.no not in t.lovers and able([me]):
            raise GameOver((me.no,), ("avenger",), "werewolf.avenged")
        return target.team != me.team or me.no in t.lovers


def mimicked(t: WerewolfTable, shadow: Seat) -> int:
    """Whom the shadow mimics, or -1."""
    chosen = [e.event for e in t.log if type(e.event) is Acted]
    return next((a.targets[0] for a in chosen if a.power == "mimic" and a.seat == shadow.no), -1)
