"""What a referee may change by hand: a card, a life, a mark. Whatever it decides, the sides are counted."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.mafia.roles import ROLES, VILLAGER, cast, recommended_killers
from duskbell.games.mafia.table import Died, MafiaTable, Revived
from duskbell.games.mafia.verdict import verdict
from duskbell.kernel.by_hand import ALIVE, DEAD, LIFE, MARK, ROLE, UNMARK, ByHand, mark, mark_objection
from duskbell.kernel.dealing import Dealt
from duskbell.kernel.talk import MUTED

HANDS = (ROLE, LIFE, MARK, UNMARK)
MARKS = {MUTED: "night"}


def choices(change: str) -> Iterable[str]:
    """To what it might be changed."""
    return {ROLE: ROLES, LIFE: (ALIVE, DEAD)}.get(change, MARKS)


def hand_objection(t: MafiaTable, hand: ByHand) -> str:
    """Why something cannot be changed so, as half a sentence; "" when it can."""
    who = t.seats[hand.seat]
    if hand.change in (MARK, UNMARK):
        return mark_objection(t, hand, MARKS)
    if t.phase == "deal":
        return "the cards are not dealt yet"
    if hand.change == LIFE:
        if hand.to not in (ALIVE, DEAD):
            return f"a life is {ALIVE} or {DEAD}, not {hand.to[:40]!r}"
        return f"this player is {hand.to} already" if who.alive == (hand.to == ALIVE) else ""
    if hand.to not in ROLES:
        return f"there is no card {hand.to[:40]!r}; right would be {' or '.join(ROLES)}"
    if not who.alive:
        return "the card of the dead lies face up"
    return "this player holds that card already" if who.role is ROLES[hand.to] else ""


def all_held(t: MafiaTable, hand: ByHand) -> str:
    """Whether no such card is left of those that were dealt. One more of who acts by night would show in its calls, and
    in how long they take (docs/rulings.md, M27).
    """
    if hand.change != ROLE:
        return ""
    players, card = len(t.seats), ROLES[hand.to]
    dealt = cast(players, t.options.killers or recommended_killers(players), t.options.angels)
    held = [s.no + 1 for s in t.seats if s.role is card]
    if card is VILLAGER or len(held) < dealt.count(card):
        return ""
    if not held:
        return "no such card was dealt at this table"
    return f"every such card is held, by seat {' and '.join(map(str, held))}, who would need another first"


def change(t: MafiaTable, hand: ByHand) -> bool:
    """A card is exchanged before its holder's eyes alone; who dies shows it; who comes back has shown it. Whether the
    phase must find its way again.
    """
    who = t.seats[hand.seat]
    if hand.change in (MARK, UNMARK):
        mark(t, hand, MARKS)
        return False
    if hand.change == ROLE:
        t.emit(Dealt(who.no, hand.to), who)
    elif hand.to == ALIVE:
        t.emit(Revived(who.no), public=True)
    else:
        assert who.role is not None
        t.emit(Died(who.no, "referee", who.role.id), public=True)
    verdict(t)
    return True
