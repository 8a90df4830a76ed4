"""What it is worth to a plain bot of 风声 to use a card: at whom, as what, with which announcement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.bots.fengsheng.routes import accepting, lies, sending, swapped
from duskbell.bots.fengsheng.wishes import HAND, MIX, Wishes
from duskbell.games.fengsheng.card import (
    BALANCE,
    CLARIFY,
    COERCE,
    DECIPHER,
    ENTICE,
    FEIGN,
    INTERCEPT,
    LURE,
    MISLEAD,
    ORDER,
    PROBE,
    SWAP,
    UP,
    WINDS,
)
from duskbell.games.fengsheng.cards.sending import WINDS as WORDS
from duskbell.games.fengsheng.table import BARRED, Player
from duskbell.games.fengsheng.verbs import would_fill
from duskbell.kernel import HIDDEN

NEWS = 0.12
"""What it is worth to learn of somebody of whom nothing is known."""
RESCUE = 0.25
"""What it is worth to bring somebody from the verge of death, beside the intel."""
Worth = Callable[[Wishes, Any, Player, str], float]
"""What a card (None: it only counts as one) does at somebody by a choice; the card itself is not reckoned."""


def play(w: Wishes, said: str) -> float:
    """What it is worth to use a card so: "c17>#3>swap", "c8=mislead>#1"."""
    head, *rest = said.split(">")
    token, _, name = head.partition("=")
    card = w.table.by_token[token]
    to = w.seat(rest.pop(0)) if rest and rest[0].startswith("#") else w.me
    if w.table.dying:
        to = w.table.seats[w.table.asked_for]
    return used(w, name or card.kind, card, to, rest[0] if rest else "") - w.keep(card)


def used(w: Wishes, name: str, card: Any, to: Player, choice: str) -> float:
    """What it is worth that a card of this name is used."""
    return WORTH[name](w, card, to, choice)


def unknown(w: Wishes, s: Player) -> float:
    """How little is known of somebody's side: 0 to 1."""
    return 1.5 * (1.0 - max([*w.odds[s.no][:2], w.lone[s.no]]))


def probe(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """It tells; who is named draws one, who is not loses one."""
    return NEWS * unknown(w, to) + 0.3 * w.gift(to, -1.0 if to.hand else 0.0)


def balance(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """Both have three new cards."""
    mine = sum([w.keep(c) for c in w.me.hand if c is not card])
    return 3.2 * HAND - mine + w.gift(to, 3.0 - len(to.hand))


def coerce(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """A good card of somebody else."""
    chance = 1.0 - 0.88 ** len(to.hand)
    return chance * (1.6 * HAND - 1.6 * w.gift(to)) + (1.0 - chance) * 0.3 * HAND


def entice(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """The top card before somebody, unless it would fill a colour there."""
    top = w.table.deck[0] if w.table.deck else HIDDEN
    if top is not HIDDEN:
        return w.keep(top) if would_fill(to, top) else w.before(to, top)
    counts = (to.red, to.blue, to.black)
    filled = [any(n >= 2 and on for n, on in zip(counts, kind, strict=True)) for kind, _ in MIX]
    return sum([p * (HAND if f else w.gain(to, kind)) for (kind, p), f in zip(MIX, filled, strict=True)])


def clarify(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """The black intel of somebody that is missed least, by whoever uses it."""
    worth = max([w.without(c) for c in to.area if c.black], default=0.0)
    return worth + (RESCUE * w.favour(to) if w.table.dying and to.black <= 3 else 0.0)


def decipher(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """A look at an intel that one can still let go, and perhaps a card."""
    if w.table.way[0] is not HIDDEN:
        return 0.5 * HAND if w.table.way[0].black and not w.table.shown else 0.0
    take, leave = accepting(w)
    return 1.6 * HAND + 0.05 * (abs(take - leave) < 0.05)


def swap(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """The card is the intel from now on."""
    return swapped(w, card)


def intercept(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """The intel lies before oneself."""
    return lies(w, w.me)


def mislead(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """The intel lies before a neighbour."""
    return lies(w, to)


def winds(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """The first choice of so many cards, which may be intel."""
    new = not (w.me.red or w.me.blue)
    return 2.0 * HAND + (0.04 if new else 0.0) + sum([w.gift(s) for s in w.others])


def lure(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """Who cannot use hand cards, or no skills, does not disturb a sending."""
    foe = -w.favour(to)
    return foe * (0.012 * len(to.hand) if choice == BARRED else 0.03)


def order(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """Somebody else sends, a card of this colour or one that one picks: better than a bad one of one's own."""
    colour = card.says[WORDS.index(choice)] if card is not None and card.says else ""
    own = {"red": w.gain(w.me, (True, False, False)), "blue": w.gain(w.me, (False, True, False))}
    friend = w.favour(to) > 0.2
    likes = own.get(colour, 0.01 if not friend else -0.02)
    return 0.02 + 0.4 * likes + w.gift(to, -1.0)


def feign(w: Wishes, card: Any, to: Player, choice: str) -> float:
    """A true intel of the own area goes its way, for two cards."""
    best = -1.0
    for c in w.me.area:
        if c.true:
            first = [f"{c}>{UP}>{s}" for s in w.others] if c.arrow == UP else [f"{c}>{c.arrow}"]
            best = max(best, w.without(c) + max([sending(w, said, shown=True) for said in first]))
    return best + 2.0 * HAND


WORTH: dict[str, Worth] = {
    PROBE: probe,
    BALANCE: balance,
    COERCE: coerce,
    ENTICE: entice,
    CLARIFY: clarify,
    DECIPHER: decipher,
    SWAP: swap,
    INTERCEPT: intercept,
    MISLEAD: mislead,
    WINDS: winds,
    ORDER: order,
    LURE: lure,
    FEIGN: feign,
}
