"""What a referee may change by hand: a card, a life, a mark; and the kidnap that only a person saw (绑票规则)."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.werewolf.becoming import become
from duskbell.games.werewolf.events import Died
from duskbell.games.werewolf.fouls import VOTES, hush
from duskbell.games.werewolf.registry import ROLES
from duskbell.games.werewolf.table import LOST, REFEREE, VOTELESS, WOLVES, WerewolfTable
from duskbell.games.werewolf.verdict import verdict, win
from duskbell.kernel.by_hand import ALIVE, DEAD, LIFE, MARK, ROLE, UNMARK, ByHand, mark, mark_objection
from duskbell.kernel.talk import MUTED

KIDNAP = "kidnap"
HANDS = (ROLE, LIFE, MARK, UNMARK)
DECLARATIONS = (KIDNAP,)
MARKS = {MUTED: "night", VOTELESS: "night", LOST: ""}


def choices(t: WerewolfTable, change: str) -> Iterable[str]:
    """To what it might be changed."""
    return {ROLE: dict.fromkeys(t.cards), LIFE: (DEAD,)}.get(change, MARKS)


def hand_objection(t: WerewolfTable, hand: ByHand) -> str:
    """Why something cannot be changed or declared so, as half a sentence; "" when it can."""
    if hand.change in (MARK, UNMARK):
        return mark_objection(t, hand, MARKS)
    if t.phase == "deal":
        return "the cards are not dealt yet"
    if hand.change == KIDNAP:
        return "" if t.options.kidnap == "referee" else "only where the referee declares kidnaps can a hand do so"
    who = t.seats[hand.seat]
    if hand.change == LIFE:
        if hand.to == ALIVE:
            return "what a death has set going is only taken back by an undo"
        if hand.to != DEAD:
            return f"a life is {DEAD} by hand, not {hand.to[:40]!r}"
        return "" if who.alive else "the dead are out of the game already"
    if hand.to not in t.cards:
        right = " or ".join(dict.fromkeys(t.cards))
        return f"this board has no card {hand.to[:40]!r}; right would be {right}"
    if not who.alive:
        return "the dead have left the game with their card"
    return "this player holds that card already" if who.role is not None and who.role.id == hand.to else ""


def all_held(t: WerewolfTable, hand: ByHand) -> str:
    """Whether no such card is left: all that this board has are with the living, or wake with the pack once more. One
    more of who acts by night would show in how long its call takes (docs/rulings.md, W63).
    """
    if hand.change != ROLE:
        return ""
    role = ROLES[hand.to]
    held = [s.no + 1 for s in t.seats if s.role is role and (s.alive or s.no in t.ghosts)]
    acts = role.may_hunt or role.step in t.order or any(card == role.id for card, _ in t.numbered)
    if len(held) < t.cards.count(role.id) or not acts:
        return ""
    return f"every such card is held, by seat {' and '.join(map(str, held))}, who would need another first"


def change(t: WerewolfTable, hand: ByHand) -> bool:
    """Who gets another card learns it alone; who dies so has neither last words nor power, as after 点杀; who is muted
    stops speaking, as after 禁言. Whether the phase must find its way again.
    """
    if hand.change in (MARK, UNMARK):
        mark(t, hand, MARKS)
        cut = hand.change == MARK and hand.to == MUTED and hush(t, hand.seat)
        return cut or (hand.to == VOTELESS and t.stage in VOTES)
    if hand.change == KIDNAP:
        win(t, WOLVES, "werewolf.kidnapped")
    elif hand.change == ROLE:
        become(t, t.seats[hand.seat], hand.to)
    else:
        t.emit(Died(hand.seat, REFEREE), public=True)
    verdict(t)
    return True
