"""What it is worth to a plain bot of 风声 to use a skill now. One that is not named here is there to be used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from duskbell.bots.fengsheng.plays import used
from duskbell.bots.fengsheng.routes import lies, swapped, travelling
from duskbell.bots.fengsheng.wishes import HAND, MIX, Wishes
from duskbell.games.fengsheng.card import COERCE, COLOURS, ENTICE, INTERCEPT
from duskbell.games.fengsheng.table import Player
from duskbell.games.fengsheng.verbs import intel, would_fill
from duskbell.kernel import HIDDEN, NOBODY

Worth = Callable[[Wishes], float]
USUAL = 0.03
"""What a skill is worth of which nothing else is known."""
SMALL = 0.004
"""What is just better than nothing."""
COVER = 0.02
"""What it is worth to lie face down: a skill that turns its owner up should win as much."""


def best(values: Iterable[float]) -> float:
    """The most that one can get; nothing where there is no way."""
    return max(values, default=0.0)


def foes(w: Wishes) -> list[Player]:
    """The others who have hand cards, whom one wishes ill most first."""
    return sorted([s for s in w.others if s.hand], key=w.favour)


def burning(w: Wishes, cards: Iterable[Any]) -> float:
    """To take away the best of these intel."""
    return best([w.without(c) for c in cards])


def laying(w: Wishes, cards: Iterable[Any], whom: Iterable[Player]) -> float:
    """To lay the best of these cards before the best of these players."""
    people = list(whom)
    return best([w.before(s, c) - w.keep(c) for c in cards if c is not HIDDEN for s in people])


def diverting(w: Wishes) -> float:
    """To lay the travelling intel before whoever one likes."""
    return best([lies(w, s) for s in (w.me, *w.others)])


def draws(n: float) -> Worth:
    """To draw so many."""
    return lambda w: n * HAND


def courier(w: Wishes) -> float:
    bright = [w.without(c) for c in w.me.area if not c.black]
    hand = [w.keep(c) for c in w.me.hand]
    return diverting(w) - min([*[-x for x in bright], *([2 * min(hand)] if len(hand) > 1 else [])], default=9.0)


def master_hand(w: Wishes) -> float:
    """Some card that one likes before whoever one likes."""
    now = w.table.seats[w.table.front]
    open_ = [c for s in w.table.living for c in s.area]
    new = best([w.before(s, c) + w.without(c) for c in open_ for s in w.table.living])
    hidden = best([w.gain(s, kind) for s in w.table.living for kind, _ in MIX[:3]])
    return max(new, 0.7 * hidden) - w.expected(now, travelling(w)) - COVER


def raid(w: Wishes) -> float:
    black = sum([p for kind, p in travelling(w) if kind[2]])
    stop = -black * w.expected(w.table.seats[w.table.front], travelling(w))
    return max(0.0, stop) + best([0.4 * len(s.hand) * HAND * (0.5 - w.favour(s)) for s in foes(w)]) - COVER


def guile(w: Wishes) -> float:
    coerced = [used(w, COERCE, None, s, "") for s in w.others]
    return best([*coerced, *[used(w, ENTICE, None, s, "") for s in (w.me, *w.others)]])


def confinement(w: Wishes) -> float:
    return best([-w.favour(s) * (0.01 + 0.012 * len(s.hand)) for s in w.others])


def poison_plot(w: Wishes) -> float:
    two = foes(w)[:2]
    return sum([0.5 * (HAND - w.gift(s)) + 0.3 * w.gain(s, (False, False, True)) for s in two]) - COVER


def graft(w: Wishes) -> float:
    moves = [
        w.without(c) + (w.keep(c) if would_fill(s, c) else w.before(s, c))
        for c in intel(w.table)
        for s in w.table.living
        if c not in s.area
    ]
    return best(moves) - COVER


def right_cure(w: Wishes) -> float:
    return 3 * HAND + 0.7 * burning(w, intel(w.table)) - COVER


def nimble_pen(w: Wishes) -> float:
    """Two intel that share no colour."""
    found = sorted([w.without(c) + w.keep(c) for c in intel(w.table)])
    return sum([x for x in found[-2:] if x > 0]) - COVER


def borrowed_knife(w: Wishes) -> float:
    black = best([w.gain(s, (False, False, True)) for s in w.table.living])
    return best([HAND - w.gift(s) for s in foes(w)]) + 0.4 * black - COVER


def extra_edition(w: Wishes) -> float:
    return 3 * HAND + laying(w, w.me.hand, w.table.living) - COVER


def first_strike(w: Wishes) -> float:
    return burning(w, intel(w.table)) - COVER


def both_sides(w: Wishes) -> float:
    changes = sorted([w.gift(s, 3.0 - len(s.hand)) for s in w.table.living])
    return sum(changes[-2:]) - COVER


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
    value = 0.0
    counts = (w.me.red, w.me.blue, w.me.black)
    for kind, p in travelling(w):
        gain, full = w.gain(w.me, kind), any(n >= 2 and on for n, on in zip(counts, kind, strict=True))
        value += p * (HAND - gain if full else 0.15 * gain)
    return value


def next_generation(w: Wishes) -> float:
    return 0.2 + burning(w, w.me.area) if w.table.asked_for == w.me.no else 0.0


def search_for_truth(w: Wishes) -> float:
    return best([w.without(c) + w.before(w.me, c) for s in w.others for c in s.area if not would_fill(w.me, c)]) - 0.02


def coax_out(w: Wishes) -> float:
    """The best of what two hand cards can bring."""
    hand = [c for c in w.me.hand if c is not HIDDEN]
    shared = [a.colours & b.colours for n, a in enumerate(hand) for b in hand[n + 1 :]]
    theirs = [c for s in w.others for c in s.area if any(c.colours & x for x in shared)]
    return best([w.without(c) + w.keep(c) for c in theirs])


def thieving_monkey(w: Wishes) -> float:
    """A better card of the same colours."""
    theirs = [c for s in w.others for c in s.area]
    return SMALL + best([w.keep(b) - w.keep(a) for a in w.me.hand for b in theirs if a.colours == b.colours])


def daredevil(w: Wishes) -> float:
    return 3 * HAND + laying(w, [c for c in w.me.hand if c is not HIDDEN and c.pure_black], [w.me])


def fight_to_the_end(w: Wishes) -> float:
    n = w.me.black + 1
    return best([-w.gift(s, min(n, len(s.hand))) for s in w.others]) - min([w.keep(c) for c in w.me.hand])


def truths(w: Wishes) -> float:
    return best([0.6 * HAND + 0.3 * abs(w.favour(s)) * HAND for s in foes(w)])


# -- triggers ----------------------------------------------------------------------------------------------------------


def hidden_needle(w: Wishes) -> float:
    to = _receiver(w)
    return HAND + (laying(w, [c for c in w.me.hand if c.black], [to]) if to else 0.0)


def tooth_for_tooth(w: Wishes) -> float:
    t = w.table
    there = (t.seats[t.sender], t.beside(t.sender, 1), t.beside(t.sender, -1))
    return HAND + laying(w, [c for c in w.me.hand if c.black], [s for s in there if s.alive])


def dark_way(w: Wishes) -> float:
    t = w.table
    fitting = [c for c in w.me.hand if c.colours & t.received.colours]
    sender = t.seats[t.sender]
    forced = laying(w, fitting, [sender]) if fitting and sender.alive else 0.0
    return 2 * HAND + forced - 0.5 * COVER


def caution(w: Wishes) -> float:
    t = w.table
    return w.keep(t.received) + w.without(t.received) + best([w.before(w.me, c) - w.keep(c) for c in w.me.hand]) - SMALL


def rare_goods(w: Wishes) -> float:
    return best([w.without(c) + w.keep(c) for c in w.me.area])


def evening_rose(w: Wishes) -> float:
    men = [s for s in w.table.living if s.gender == "male"]
    lays = laying(w, [c for c in w.me.hand if c is not HIDDEN], men)
    return rare_goods(w) + lays + COVER


def compassion(w: Wishes) -> float:
    to = _receiver(w)
    both = [w.me, *([to] if to and to is not w.me else [])]
    return best([w.without(c) + w.keep(c) for s in both for c in s.area if c.black])


def hand_on(w: Wishes) -> float:
    moves = [w.without(c) + w.before(s, c) for c in w.me.area for s in w.others if not c.black and not would_fill(s, c)]
    return 2 * HAND + max(moves, default=-1.0)


def last_return(w: Wishes) -> float:
    return best([w.before(w.table.active, c) for c in w.me.area])


def last_letter(w: Wishes) -> float:
    return best([w.before(s, c) for c in w.me.hand if c is not HIDDEN for s in w.others])


def shelter(w: Wishes) -> float:
    """Two cards, unless what one has seen is worth more."""
    if not w.table.deeds:
        return 0.0
    d = w.table.deed
    to = w.me if d.name == INTERCEPT else w.table.seats[d.to]
    return 2 * HAND - lies(w, to)


def hidden_blade(w: Wishes) -> float:
    t = w.table
    to = _receiver(w)
    other = t.seats[t.sender] if to is w.me else to
    if other is None:
        return 0.0
    moves = [w.before(other, c) + w.without(c) for c in w.me.area if c.pure_black]
    return best([*([HAND - w.gift(other)] if other.hand else []), *moves])


def sweep_on(w: Wishes) -> float:
    """Two cards now, and a pure black one that must come before oneself."""
    return 2 * HAND + 0.6 * w.gain(w.me, (False, False, True))


def gamble(w: Wishes) -> float:
    """A card and a look, against a pure black one before oneself."""
    right = best([sum([p for kind, p in travelling(w) if kind[n]]) for n, _ in enumerate(COLOURS)])
    return 1.5 * HAND + (1.0 - right) * 0.6 * w.gain(w.me, (False, False, True))


def rude_awakening(w: Wishes) -> float:
    return best([-w.gift(s) for s in foes(w)]) + SMALL


def underworld_order(w: Wishes) -> float:
    to = _receiver(w)
    said = [h.about for h in w.table.lasting if h.what == "underworld_order" and h.seat == w.me.no]
    wanted = [c for c in to.area if said and said[-1] in c.colours] if to else []
    return max([w.without(c) + HAND * c.black for c in wanted], default=0.0)


def _receiver(w: Wishes) -> Player | None:
    """Who has received the last intel."""
    t = w.table
    return t.seats[t.front] if t.received is not None and t.front != NOBODY else None


WORTH: dict[str, Worth] = {
    "courier": courier,
    "master_hand": master_hand,
    "raid": raid,
    "quick_wit": draws(4),
    "golden_words": lambda w: HAND + best([swapped(w, c) for c in w.table.deck[:1] if c is not HIDDEN]),
    "steal_heaven": lambda w: lies(w, w.me) - COVER,
    "guile": guile,
    "confinement": confinement,
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
    "search_for_truth": search_for_truth,
    "coax_out": coax_out,
    "thieving_monkey": thieving_monkey,
    "daredevil": daredevil,
    "fight_to_the_end": fight_to_the_end,
    "truths": truths,
    "hidden_needle": hidden_needle,
    "tooth_for_tooth": tooth_for_tooth,
    "dark_way": dark_way,
    "caution": caution,
    "rare_goods": rare_goods,
    "evening_rose": evening_rose,
    "compassion": compassion,
    "hand_on": hand_on,
    "last_return": last_return,
    "last_letter": last_letter,
    "shelter": shelter,
    "hidden_blade": hidden_blade,
    "sweep_on": sweep_on,
    "gamble": gamble,
    "rude_awakening": rude_awakening,
    "underworld_order": underworld_order,
}


def skill(w: Wishes, id: str) -> float:
    """What it is worth to use this skill now."""
    worth = WORTH.get(id)
    return USUAL if worth is None else worth(w)
