"""What it is worth to answer to what has happened with a skill."""

from __future__ import annotations

from duskbell.bots.fengsheng.routes import lies, travelling
from duskbell.bots.fengsheng.skills.worth import COVER, SMALL, Worth, best, burning, foes, laying
from duskbell.bots.fengsheng.wishes import HAND, Wishes
from duskbell.games.fengsheng.card import COLOURS, INTERCEPT
from duskbell.games.fengsheng.table import Player
from duskbell.games.fengsheng.verbs import intel, would_fill
from duskbell.kernel import HIDDEN, NOBODY


def hidden_needle(w: Wishes) -> float:
    """A black card before who has received, and one from the deck."""
    to = _receiver(w)
    return HAND + (laying(w, [c for c in w.me.hand if c.black], [to]) if to else 0.0)


def tooth_for_tooth(w: Wishes) -> float:
    """A black card before the sender or a neighbour, and one from the deck."""
    t = w.table
    there = (t.seats[t.sender], t.beside(t.sender, 1), t.beside(t.sender, -1))
    return HAND + laying(w, [c for c in w.me.hand if c.black], [s for s in there if s.alive])


def dark_way(w: Wishes) -> float:
    """Two cards, but perhaps a good one before the sender."""
    t = w.table
    fitting = [c for c in w.me.hand if c.colours & t.received.colours]
    sender = t.seats[t.sender]
    forced = laying(w, fitting, [sender]) if fitting and sender.alive else 0.0
    return 2 * HAND + forced - 0.5 * COVER


def caution(w: Wishes) -> float:
    """Another card before oneself instead."""
    t = w.table
    return w.keep(t.received) + w.without(t.received) + best([w.before(w.me, c) - w.keep(c) for c in w.me.hand]) - SMALL


def rare_goods(w: Wishes) -> float:
    """The intel that one would sooner have in the hand."""
    return best([w.without(c) + w.keep(c) for c in w.me.area])


def evening_rose(w: Wishes) -> float:
    """An intel into the hand, a card before a man, and face down again."""
    men = [s for s in w.table.living if s.gender == "male"]
    lays = laying(w, [c for c in w.me.hand if c is not HIDDEN], men)
    return rare_goods(w) + lays + COVER


def compassion(w: Wishes) -> float:
    """A black intel into the hand."""
    to = _receiver(w)
    both = [w.me, *([to] if to and to is not w.me else [])]
    return best([w.without(c) + w.keep(c) for s in both for c in s.area if c.black])


def hand_on(w: Wishes) -> float:
    """Two cards, and a bright intel before somebody else."""
    moves = [w.without(c) + w.before(s, c) for c in w.me.area for s in w.others if not c.black and not would_fill(s, c)]
    return 2 * HAND + max(moves, default=-1.0)


def last_return(w: Wishes) -> float:
    """An intel before whose turn it is."""
    return best([w.before(w.table.active, c) for c in w.me.area])


def last_letter(w: Wishes) -> float:
    """A hand card before whoever should have it."""
    return best([w.before(s, c) for c in w.me.hand if c is not HIDDEN for s in w.others])


def shelter(w: Wishes) -> float:
    """Two cards, unless what one has seen is worth more."""
    if not w.table.deeds:
        return 0.0
    d = w.table.deed
    to = w.me if d.name == INTERCEPT else w.table.seats[d.to]
    return 2 * HAND - lies(w, to)


def hidden_blade(w: Wishes) -> float:
    """A card of the other's hand, or a black one before them."""
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
    """A card less for a foe."""
    return best([-w.gift(s) for s in foes(w)]) + SMALL


def underworld_order(w: Wishes) -> float:
    """An intel of the announced colour goes."""
    to = _receiver(w)
    said = [h.about for h in w.table.lasting if h.what == "underworld_order" and h.seat == w.me.no]
    wanted = [c for c in to.area if said and said[-1] in c.colours] if to else []
    return max([w.without(c) + HAND * c.black for c in wanted], default=0.0)


def _receiver(w: Wishes) -> Player | None:
    """Who has received the last intel."""
    t = w.table
    return t.seats[t.front] if t.received is not None and t.front != NOBODY else None


def first_strike(w: Wishes) -> float:
    """The intel that one wants gone most."""
    return burning(w, intel(w.table)) - COVER


def resilience(w: Wishes) -> float:
    """A black card from the deck; but then a black intel must go, and it may be the own third of a colour."""
    return HAND + burning(w, [c for c in intel(w.table) if c.black])


WORTH: dict[str, Worth] = {
    "first_strike": first_strike,
    "resilience": resilience,
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
"""By the skill's id."""
