"""What answers are worth to questions that ask which word."""

from __future__ import annotations

from duskbell.bots.fengsheng.choices.question import SHY, About, Worth, card, taken
from duskbell.bots.fengsheng.plays import used
from duskbell.bots.fengsheng.routes import lies, swapped, travelling
from duskbell.bots.fengsheng.skills import skill
from duskbell.bots.fengsheng.skills.worth import best
from duskbell.bots.fengsheng.stakes import ROLES, progress
from duskbell.bots.fengsheng.wishes import HAND, KEEN, Wishes
from duskbell.games.fengsheng.card import COLOURS, INTERCEPT
from duskbell.games.fengsheng.table import Player
from duskbell.games.fengsheng.verbs import intel
from duskbell.kernel import PASS


def colour(w: Wishes, said: str, about: About) -> float:
    """The likeliest colour of what travels, or one of which something should go from who will receive it."""
    n = COLOURS.index(said)
    if w.doing != "underworld":
        return sum([p for kind, p in travelling(w) if kind[n]])
    t = w.table
    there = t.seats[t.lock if t.lock >= 0 else t.front]
    goes = [w.without(c) for c in there.area if said in c.colours]
    return max(goes, default=0.0) + (HAND if said == "black" and there.black else 0.0)


def yes(value: float) -> Worth:
    """To say yes is worth this."""
    return lambda w, said, about: 0.0 if said == PASS else value


def plot_lay(w: Wishes, said: str, about: About) -> float:
    """To make who has drawn a black card lay it before one of two whom one wishes ill."""
    it, s = card(w, f"c{about[0]}"), w.table.seats[about[1]]
    return w.keep(it) if said == PASS else 0.7 * w.before(s, it)


def heir_swap(w: Wishes, said: str, about: About) -> float:
    """To take this identity, if one is nearer to winning with it."""
    if said == PASS:
        return 0.05
    role = ROLES.index(about[1])
    here = [progress(n, min(w.me.red, 3), min(w.me.blue, 3)) for n in (role, w.mine)]
    return here[0] - here[1]


def right_cure(w: Wishes, said: str, about: About) -> float:
    """To show two cards for the best intel with their colour."""
    if said == PASS:
        return 0.0
    a, b = [card(w, token) for token in said.split("+")]
    return best([w.without(c) for c in intel(w.table) if a.colours & b.colours & c.colours])


def extra_edition(w: Wishes, said: str, about: About) -> float:
    """To lay this card there, or to stop."""
    if said == PASS:
        return 0.0
    token, _, whom = said.partition(">")
    return w.before(w.seat(whom), card(w, token)) - w.keep(card(w, token))


def golden_words(w: Wishes, said: str, about: About) -> float:
    """To draw, or to let the top card be the intel."""
    return HAND if said == "draw" else swapped(w, card(w, f"c{about[0]}"))


def ransom(w: Wishes, said: str, about: About) -> float:
    """To buy oneself free with these two, where many cards would lie idle."""
    if said == PASS:
        return 0.0
    two = sum([w.keep(c) for c in w.cards(said.split("+"))])
    return SHY * (len(w.me.hand) + (2 if w.table.way else 0)) - two + w.gift(w.table.seats[about[0]], 2.0)


def first_strike(w: Wishes, said: str, about: About) -> float:
    """To have this intel gone, and somebody's skills void."""
    return skill(w, f"first_strike>{said}")


def decree(w: Wishes, said: str, about: About) -> float:
    """To ban what others may use in the fight and one lacks oneself."""
    mine: int = sum([c.kind == said for c in w.me.hand])
    return KEEN.get(said, 0.2) * (1.5 if said == INTERCEPT else 1.0) - mine


def composure(w: Wishes, said: str, about: About) -> float:
    """To draw with a friend, and from a foe."""
    gift = w.gift(w.table.seats[about[0]])
    return HAND + (gift if said == "draw" else -gift)


def cover(w: Wishes, said: str, about: About) -> float:
    """To let somebody use a skill once more."""
    return 0.0 if said == PASS else w.favour(w.table.seats[about[0]])


def where_to(w: Wishes, said: str, about: About) -> float:
    """Into the hand, unless one wants black ones before oneself."""
    return 1.0 if (said == "hand") == (w.gain(w.me, (False, False, True)) <= HAND) else 0.0


def arm_length(w: Wishes, said: str, about: About) -> float:
    """To use or discard a card of somebody's hand."""
    if said == PASS:
        return 0.0
    whose = w.table.seats[about[0]]
    head, *rest = said.split(">")
    if head == "discard":
        return -w.favour(whose) * w.keep(card(w, rest[0]))
    it = card(w, head.partition("=")[0])
    if it.kind == INTERCEPT:
        return lies(w, whose) - w.gift(whose)
    at: Player = w.seat(rest[0]) if rest and rest[0].startswith("#") else whose
    if w.table.dying:
        at = w.table.seats[w.table.asked_for]
    return used(w, it.kind, it, at, "") - w.gift(whose)


def pure_heart(w: Wishes, said: str, about: About) -> float:
    """Two cards, or this one before oneself."""
    if said == "draw":
        return 2 * HAND
    return w.before(w.me, card(w, said)) - w.keep(card(w, said))


def change(w: Wishes, said: str, about: About) -> float:
    """To spoil cards that others may have, and not one's own: sooner what is strong for what is weak."""
    if said == PASS:
        return 0.0
    one, _, other = said.partition(">")
    mine: int = sum([c.kind == one for c in w.me.hand])
    return (KEEN.get(one, 1.0) - KEEN.get(other, 1.0)) * (1.0 - mine)


def hidden_blade(w: Wishes, said: str, about: About) -> float:
    """A card of the other's hand, or this black one before them."""
    other = w.table.seats[about[0]]
    if said == "steal":
        return HAND - w.gift(other)
    return w.before(other, card(w, said)) + w.without(card(w, said))


def high_hopes(w: Wishes, said: str, about: About) -> float:
    """A card for both, or this black intel in the hand."""
    if said == "draw":
        return HAND + (HAND if about[0] == w.me.no else w.gift(w.table.seats[about[0]]))
    return taken(w, card(w, said))


WORTH: dict[str, Worth] = {
    "colour": colour,
    "decipher": yes(HAND),
    "plot-lay": plot_lay,
    "heir-swap": heir_swap,
    "right-cure": right_cure,
    "extra-edition": extra_edition,
    "golden-words": golden_words,
    "ransom": ransom,
    "first-strike": first_strike,
    "declare": yes(1.0),
    "decree": decree,
    "composure": composure,
    "cover": cover,
    "where-to": where_to,
    "arm-length": arm_length,
    "pure-heart": pure_heart,
    "change": change,
    "hidden-blade": hidden_blade,
    "high-hopes": high_hopes,
}
"""By the question's key."""
