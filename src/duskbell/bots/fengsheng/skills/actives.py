"""What it is worth to use an active skill so: with what is named with it, whom, which card, which word."""

from __future__ import annotations

from typing import Any

from duskbell.bots.fengsheng.plays import unknown, used
from duskbell.bots.fengsheng.routes import lies, swapped, travelling
from duskbell.bots.fengsheng.skills.worth import COVER, SMALL, USUAL, Worth, best, burning, draws
from duskbell.bots.fengsheng.stakes import progress
from duskbell.bots.fengsheng.wishes import HAND, MIX, Wishes
from duskbell.games.fengsheng.card import Card
from duskbell.games.fengsheng.table import Player
from duskbell.games.fengsheng.verbs import intel, would_fill
from duskbell.kernel import HIDDEN

BLACK = (False, False, True)


def usual(w: Wishes, *steps: Any) -> float:
    """A skill of which nothing else is known: it is there to be used, for what is missed least."""
    cards = [c for c in steps if isinstance(c, Card)]
    return USUAL + sum([w.without(c) if w.owner(c) else -w.keep(c) for c in cards])


def hand_for(n: float, lays: bool = False) -> Worth:
    """So many cards for one of the hand, which is discarded, or comes before oneself."""

    def worth(w: Wishes, card: Any, *rest: Any) -> float:
        return n * HAND - w.keep(card) + (w.before(w.me, card) if lays else 0.0)

    return worth


def courier(w: Wishes, to: Player, price: Any) -> float:
    """The intel before this one, for an intel of one's own or two hand cards."""
    paid = [w.without(price)] if isinstance(price, Card) else [-w.keep(c) for c in w.cards(price.split("+"))]
    return lies(w, to) + sum(paid)


def master_hand(w: Wishes, who: Player) -> float:
    """Some card of this one before whoever one likes."""
    now = w.table.seats[w.table.front]
    people = w.table.living
    new = best([w.before(s, c) + w.without(c) for c in who.area for s in people])
    likely = sum([p * best([w.gain(s, kind) for s in people]) for kind, p in MIX])
    return max(new, likely if who.hand else 0.0) - w.expected(now, travelling(w)) - COVER


def raid(w: Wishes, who: Player) -> float:
    """Black cards of a foe, and the intel, if that must not be received."""
    black = sum([p for kind, p in travelling(w) if kind[2]])
    stop = -black * w.expected(w.table.seats[w.table.front], travelling(w))
    cards = 0.4 * len(who.hand) * (HAND - w.gift(who)) if who is not w.me else 0.0
    return max(0.0, stop) + cards - COVER


def morning_lily(w: Wishes, who: Player, deed: str) -> float:
    """A woman draws or discards."""
    return w.gift(who, 1.0 if deed == "draw" else -1.0)


def confinement(w: Wishes, who: Player) -> float:
    """A foe who has much is out of the way."""
    return -w.favour(who) * (0.01 + 0.012 * len(who.hand))


def society(w: Wishes, who: Player, n: str) -> float:
    """One's worst cards for others, or for nothing."""
    kept = min(w.me.black, int(n))
    return 0.4 * HAND * int(n) + kept * (HAND - w.gift(who))


def guile(w: Wishes, name: str, to: Player, choice: str = "") -> float:
    """It counts as this card at this one."""
    return used(w, name, None, to, choice)


def bewitch(w: Wishes) -> float:
    """A card less for a foe, who has one."""
    return best([HAND * 0.5 - w.gift(s) for s in w.others if s.hand])


def poison_plot(w: Wishes, one: Player, other: Player) -> float:
    """Cards of two foes, or black ones before them."""
    return sum([0.5 * (HAND - w.gift(s)) + 0.3 * w.gain(s, BLACK) for s in (one, other)]) - COVER


def graft(w: Wishes, card: Any, to: Player) -> float:
    """This intel before this one; would it fill, into the hand."""
    return w.without(card) + (w.keep(card) if would_fill(to, card) else w.before(to, card)) - COVER


def right_cure(w: Wishes) -> float:
    """Three cards, and mostly an intel goes."""
    return 3 * HAND + 0.7 * burning(w, intel(w.table)) - COVER


def nimble_pen(w: Wishes, said: Any) -> float:
    """These intel into the hand."""
    cards = [said] if isinstance(said, Card) else w.cards(said.split("+"))
    return sum([w.without(c) + w.keep(c) for c in cards]) - COVER


def borrowed_knife(w: Wishes, who: Player) -> float:
    """A foe's card, which may be black."""
    return HAND - w.gift(who) + 0.4 * best([w.gain(s, BLACK) for s in w.table.living]) - COVER


def extra_edition(w: Wishes) -> float:
    """Three cards, and what one would lay where."""
    lays = [w.before(s, c) - w.keep(c) for c in w.me.hand for s in w.table.living if not would_fill(s, c)]
    return 3 * HAND + best(lays) - COVER


def first_strike(w: Wishes, card: Any, who: Player, up: str = "") -> float:
    """This intel goes, and this one's skills are void."""
    foe = -w.favour(who)
    return w.without(card) + foe * (0.02 + (0.01 if up or not who.up else 0.0)) - COVER


def both_sides(w: Wishes, one: Player, other: Player) -> float:
    """Friends with few and foes with many cards have three."""
    return sum([w.gift(s, 3.0 - len(s.hand)) for s in (one, other)]) - COVER


def all_change(w: Wishes) -> float:
    """By the colours of what travels: an Intercept, a Mislead, or nothing more, and some cards."""
    t, value = w.table, 0.0
    now = t.seats[t.front]
    beside = (t.beside(t.front, 1), t.beside(t.front, -1))
    for (red, blue, black), p in travelling(w):
        kind = ((red, blue, black), 1.0)
        if red + blue + black > 1:
            value += p * (3 * HAND - w.expected(now, (kind,)))
        elif black:
            value += p * (2 * HAND + best([lies(w, s, (kind,)) for s in beside]))
        else:
            value += p * (HAND + lies(w, w.me, (kind,)))
    return value - COVER


def verdict(w: Wishes) -> float:
    """What is good for one is received for sure, and would it fill, it comes into the hand."""
    value = 0.0
    counts = (w.me.red, w.me.blue, w.me.black)
    for kind, p in travelling(w):
        gain, full = w.gain(w.me, kind), any(n >= 2 and on for n, on in zip(counts, kind, strict=True))
        value += p * (HAND - gain if full else 0.15 * gain)
    return value


def next_generation(w: Wishes, kept: Any) -> float:
    """A new life with this intel."""
    return 0.2 + progress(w.mine, 2 * kept.red, 2 * kept.blue) - 0.05 * float(kept.black)


def arm_length(w: Wishes, who: Player) -> float:
    """A card of this one's hand for what one likes."""
    return USUAL - w.gift(who)


def search_for_truth(w: Wishes, card: Any) -> float:
    """This intel before oneself, and perhaps a black one."""
    return w.without(card) + w.before(w.me, card) + 0.2 * w.gain(w.me, BLACK)


def coax_out(w: Wishes, pair: str, card: Any) -> float:
    """This intel into the hand for showing two cards."""
    return w.without(card) + w.keep(card) - SMALL


def thieving_monkey(w: Wishes, given: Any, taken: Any) -> float:
    """The better of two cards with the same colours."""
    return w.keep(taken) - w.keep(given) + SMALL


def fight_to_the_end(w: Wishes, card: Any, who: Player) -> float:
    """A card for more of a foe's."""
    return -w.gift(who, min(w.me.black + 1, len(who.hand))) - w.keep(card)


def truths(w: Wishes, card: Any, to: Player) -> float:
    """This card for one of theirs, which tells of their side."""
    theirs = HAND - w.gift(to) if to.hand else 0.0
    return w.gift(to) - w.keep(card) + theirs + 0.04 * unknown(w, to)


def golden_words(w: Wishes) -> float:
    """A card, or the top one as the intel."""
    return HAND + best([swapped(w, c) for c in w.table.deck[:1] if c is not HIDDEN])


def steal_heaven(w: Wishes) -> float:
    """The intel before oneself."""
    return lies(w, w.me) - COVER


WORTH: dict[str, Worth] = {
    "courier": courier,
    "master_hand": master_hand,
    "raid": raid,
    "quick_wit": draws(4),
    "morning_lily": morning_lily,
    "golden_words": golden_words,
    "steal_heaven": steal_heaven,
    "new_thought": hand_for(2),
    "clear_name": hand_for(2),
    "guile": guile,
    "society": society,
    "confinement": confinement,
    "bewitch": bewitch,
    "poison_plot": poison_plot,
    "graft": graft,
    "right_cure": right_cure,
    "nimble_pen": nimble_pen,
    "borrowed_knife": borrowed_knife,
    "extra_edition": extra_edition,
    "first_strike": first_strike,
    "both_sides": both_sides,
    "all_change": all_change,
    "verdict": verdict,
    "next_generation": next_generation,
    "arm_length": arm_length,
    "search_for_truth": search_for_truth,
    "coax_out": coax_out,
    "thieving_monkey": thieving_monkey,
    "daredevil": hand_for(3, lays=True),
    "fight_to_the_end": fight_to_the_end,
    "truths": truths,
}
"""By the skill's id."""
