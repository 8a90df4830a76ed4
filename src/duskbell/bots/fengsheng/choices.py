"""What answers are worth to the questions that cards and skills ask: which card, whom, which word.

Each takes what is wanted, one option and what the question is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.bots.fengsheng.plays import used
from duskbell.bots.fengsheng.routes import lies, swapped, travelling
from duskbell.bots.fengsheng.skills import best
from duskbell.bots.fengsheng.stakes import ROLES, progress
from duskbell.bots.fengsheng.wishes import HAND, KEEN, Wishes
from duskbell.games.fengsheng.card import COLOURS, INTERCEPT
from duskbell.games.fengsheng.table import Player
from duskbell.games.fengsheng.verbs import intel, would_fill
from duskbell.kernel import PASS

About = tuple[Any, ...]
Worth = Callable[[Wishes, str, About], float]
SHY = 0.01
"""What it is worth to be held back for a turn less."""


def card(w: Wishes, token: str) -> Any:
    """The card that a token names."""
    return w.table.by_token[token]


def taken(w: Wishes, it: Any) -> float:
    """To have an intel in the hand."""
    return w.without(it) + w.keep(it)


def none(w: Wishes, said: str, about: About) -> float:
    """All is one."""
    return 0.0


# -- which card --------------------------------------------------------------------------------------------------------


def lose(w: Wishes, said: str, about: About) -> float:
    """To part with a hand card."""
    return -w.keep(card(w, said))


def have(w: Wishes, said: str, about: About) -> float:
    """To get a card into the hand."""
    return w.keep(card(w, said))


def burn(w: Wishes, said: str, about: About) -> float:
    """To have an intel discarded."""
    return w.without(card(w, said))


def take(w: Wishes, said: str, about: About) -> float:
    """To take an intel into the hand, or not to."""
    return 0.0 if said == PASS else taken(w, card(w, said))


def give(w: Wishes, said: str, about: About) -> float:
    """To give a card to somebody, or to whoever one will name; not to is nothing."""
    if said == PASS:
        return 0.0
    value = -w.keep(card(w, said))
    if about:
        return value + w.gift(w.table.seats[about[0]])
    return value + best([w.gift(s) + (HAND if s.gender == "female" else 0.0) for s in w.others])


def bequeath(w: Wishes, said: str, about: About) -> float:
    """To leave this card to somebody: the best ones, for one needs none any more."""
    it = card(w, said)
    return float(KEEN.get(it.kind, 1.0)) + 2.0 * max(0.0, w.before(w.table.seats[about[0]], it))


def lay(w: Wishes, said: str, about: About) -> float:
    """To place this hand card: before oneself, the sender, or whoever the question names."""
    it, t = card(w, said), w.table
    doing = w.doing()
    if about:
        return w.before(t.seats[about[0]], it) - w.keep(it)
    if doing == "tooth_for_tooth":
        return -w.keep(it)
    return w.before(t.seats[t.sender] if doing == "dark_way" else w.me, it) - w.keep(it)


def keep(w: Wishes, said: str, about: About) -> float:
    """To begin anew with this intel: that of the own side, and not a black one."""
    it = card(w, said)
    return progress(w.mine, 2 * it.red, 2 * it.blue) - 0.05 * it.black


def winds(w: Wishes, said: str, about: About) -> float:
    """To take a card into the hand or before oneself."""
    token, _, where = said.partition(">")
    it = card(w, token)
    return w.keep(it) if where == "hand" else w.before(w.me, it)


def ordered(w: Wishes, said: str, about: About) -> float:
    """To make somebody send this card, who would sooner send another."""
    it = card(w, said)
    return w.gain(w.me, (it.red, it.blue, it.black)) + 0.3 * sum([w.before(s, it) for s in w.others]) / len(w.others)


def master_hand(w: Wishes, said: str, about: About) -> float:
    """This card instead of the intel, before whoever one likes."""
    it = card(w, said)
    return best([w.before(s, it) for s in w.table.living]) + (w.without(it) if w.owner(it) else 0.0)


def hand_on(w: Wishes, said: str, about: About) -> float:
    """To hand this intel on to who should have it."""
    it = card(w, said)
    return w.without(it) + max([w.before(s, it) for s in w.others if not would_fill(s, it)], default=-1.0)


def graft(w: Wishes, said: str, about: About) -> float:
    """To move this intel to who should have it, or, where it would fill, into the hand."""
    it = card(w, said)
    moves = [w.keep(it) if would_fill(s, it) else w.before(s, it) for s in w.table.living if it not in s.area]
    return w.without(it) + max(moves, default=-1.0)


def courier(w: Wishes, said: str, about: About) -> float:
    """To discard this intel for it, or two hand cards."""
    if said == PASS:
        return -sum(sorted([w.keep(c) for c in w.me.hand])[:2])
    return w.without(card(w, said))


def discard_of(w: Wishes, said: str, about: About) -> float:
    """To have this card of somebody discarded."""
    it, favour = card(w, said), w.favour(w.table.seats[about[0]])
    return -favour * w.keep(it) if favour else 0.0


def raid(w: Wishes, said: str, about: About) -> float:
    """To take this black card of somebody, or what travels: then nobody receives it."""
    it, t = card(w, said), w.table
    if it in t.way:
        return w.keep(it) - w.before(t.seats[t.front], it)
    return w.keep(it) - w.gift(t.seats[about[0]])


def caution(w: Wishes, said: str, about: About) -> float:
    """To have this card before oneself instead."""
    it = card(w, said)
    return w.before(w.me, it) - w.keep(it)


def rose(w: Wishes, said: str, about: About) -> float:
    """To place this card before the man who should have it."""
    it = card(w, said)
    return max([w.before(s, it) for s in w.table.living if s.gender == "male"], default=0.0) - w.keep(it)


def last_letter(w: Wishes, said: str, about: About) -> float:
    return best([w.before(s, card(w, said)) for s in w.others])


def last_return(w: Wishes, said: str, about: About) -> float:
    return w.before(w.table.active, card(w, said))


def search(w: Wishes, said: str, about: About) -> float:
    """To have this intel before oneself."""
    it = card(w, said)
    return w.without(it) + w.before(w.me, it)


def truth(w: Wishes, said: str, about: About) -> float:
    """To lay a pure black card before who has taken one's intel."""
    if said == PASS:
        return 0.0
    it = card(w, said)
    return w.before(w.table.seats[about[0]], it) + (w.without(it) if it in w.me.area else -w.keep(it))


def replace(w: Wishes, said: str, about: About) -> float:
    """This card instead of what somebody has received."""
    if said == PASS:
        return 0.0
    t, it = w.table, card(w, said)
    return w.before(t.seats[about[0]], it) + w.without(t.received) - w.keep(it)


# -- whom --------------------------------------------------------------------------------------------------------------


def heir(w: Wishes, said: str, about: About) -> float:
    """To leave cards to this one; to nobody rather than to foes."""
    return 0.0 if said == PASS else w.favour(w.seat(said))


def to(w: Wishes, said: str, about: About) -> float:
    """Who gets a card, or has to discard some."""
    s = w.seat(said)
    if w.doing() == "fight_to_the_end":
        return -w.gift(s, min(w.me.black + 1, len(s.hand)))
    return w.gift(s) + (HAND if s.gender == "female" and w.doing() == "fraternity" else 0.0)


def foe(w: Wishes, said: str, about: About) -> float:
    """Whom one wishes ill, most of all with many hand cards."""
    s = w.seat(said)
    return -w.favour(s) * (1.0 + 0.3 * len(s.hand))


def lay_before(w: Wishes, said: str, about: About) -> float:
    """To place this card before somebody, or not to."""
    return 0.0 if said == PASS else w.before(w.seat(said), card(w, f"c{about[0]}"))


def before(w: Wishes, said: str, about: About) -> float:
    """To have the travelling intel before this one."""
    return lies(w, w.seat(said))


def friend(w: Wishes, said: str, about: About) -> float:
    return w.favour(w.seat(said))


def changed(w: Wishes, said: str, about: About) -> float:
    """To have somebody discard the hand and draw three."""
    s = w.seat(said)
    return w.gift(s, 3.0 - len(s.hand))


def pigeon(w: Wishes, said: str, about: About) -> float:
    """Who cannot accept what one has sent: where it would do least good."""
    return -w.expected(w.seat(said), travelling(w))


def two_birds(w: Wishes, said: str, about: About) -> float:
    """To win."""
    return float(said != PASS)


# -- which word --------------------------------------------------------------------------------------------------------


def colour(w: Wishes, said: str, about: About) -> float:
    """The likeliest colour of what travels, or one of which something should go from who will receive it."""
    n = COLOURS.index(said)
    if w.doing() != "underworld":
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


def how_many(w: Wishes, said: str, about: About) -> float:
    return float(said)


def guile(w: Wishes, said: str, about: About) -> float:
    name, whom, *choice = said.split(">")
    return used(w, name, None, w.seat(whom), choice[0] if choice else "")


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


def lily(w: Wishes, said: str, about: About) -> float:
    """To draw is for friends, to discard for foes: as the woman was chosen."""
    most = max([woman(w, s.token, about) for s in w.table.living if s.gender == "female"], default=0.0)
    kind = most == w.gift(w.me) or any(most == w.gift(s) for s in w.table.living)
    return HAND if kind == (said == "draw") else 0.0


def woman(w: Wishes, said: str, about: About) -> float:
    """A friend draws, a foe discards."""
    s = w.seat(said)
    return abs(w.gift(s)) if s.hand or w.favour(s) > 0 else 0.0


def golden_words(w: Wishes, said: str, about: About) -> float:
    """To draw, or to let the top card be the intel."""
    return HAND if said == "draw" else swapped(w, card(w, f"c{about[0]}"))


def ransom(w: Wishes, said: str, about: About) -> float:
    """To buy oneself free where many cards would lie idle."""
    if said == PASS:
        return 0.0
    two = sum(sorted([w.keep(c) for c in w.me.hand])[:2])
    return SHY * (len(w.me.hand) + (2 if w.table.way else 0)) - two - w.gift(w.table.seats[about[0]], -2.0)


def decree(w: Wishes, said: str, about: About) -> float:
    """To ban what others may use in the fight and one lacks oneself."""
    mine = sum([c.kind == said for c in w.me.hand])
    return float(KEEN.get(said, 0.2)) * (1.5 if said == INTERCEPT else 1.0) - mine


def composure(w: Wishes, said: str, about: About) -> float:
    gift = w.gift(w.table.seats[about[0]])
    return HAND + (gift if said == "draw" else -gift)


def cover(w: Wishes, said: str, about: About) -> float:
    """To let somebody use a skill once more."""
    return 0.0 if said == PASS else w.favour(w.table.seats[about[0]])


def turn_up(w: Wishes, said: str, about: About) -> float:
    """To spoil somebody's hidden skill."""
    return 0.0 if said == PASS else -w.favour(w.table.seats[about[0]])


def where_to(w: Wishes, said: str, about: About) -> float:
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
    if said == "draw":
        return 2 * HAND
    return w.before(w.me, card(w, said)) - w.keep(card(w, said))


def change(w: Wishes, said: str, about: About) -> float:
    """To spoil cards that others may have, and not one's own: sooner what is strong for what is weak."""
    if said == PASS:
        return 0.0
    one, _, other = said.partition(">")
    mine = sum([c.kind == one for c in w.me.hand])
    return float(KEEN.get(one, 1.0) - KEEN.get(other, 1.0)) * (1.0 - mine)


def coax_out(w: Wishes, said: str, about: About) -> float:
    return taken(w, card(w, said.partition(">")[2]))


def monkey(w: Wishes, said: str, about: About) -> float:
    given, _, got = said.partition(">")
    return w.keep(card(w, got)) - w.keep(card(w, given))


def hidden_blade(w: Wishes, said: str, about: About) -> float:
    other = w.table.seats[about[0]]
    if said == "steal":
        return HAND - w.gift(other)
    return w.before(other, card(w, said)) + w.without(card(w, said))


def high_hopes(w: Wishes, said: str, about: About) -> float:
    if said == "draw":
        return HAND + (HAND if about[0] == w.me.no else w.gift(w.table.seats[about[0]]))
    return taken(w, card(w, said))


WORTH: dict[str, Worth] = {
    "character": none,
    "discard": lose,
    "discard-two": lose,
    "discard-several": lose,
    "ransom-cards": lose,
    "hand-over": lose,
    "give": give,
    "give-back": give,
    "bond": give,
    "bequeath": bequeath,
    "strategist": have,
    "uppermost": have,
    "burn": burn,
    "clarify": burn,
    "take": take,
    "lay": lay,
    "keep": keep,
    "winds": winds,
    "order": ordered,
    "master-hand": master_hand,
    "hand-on": hand_on,
    "graft": graft,
    "courier": courier,
    "discard-of": discard_of,
    "raid": raid,
    "caution": caution,
    "rose": rose,
    "last-letter": last_letter,
    "last-return": last_return,
    "search": search,
    "truth": truth,
    "replace": replace,
    "heir": heir,
    "to": to,
    "look": foe,
    "steal-from": foe,
    "confine": foe,
    "void": foe,
    "poison-plot": foe,
    "plot-first": none,
    "draws-first": friend,
    "lay-before": lay_before,
    "before": before,
    "both-sides": changed,
    "pigeon": pigeon,
    "two-birds": two_birds,
    "colour": colour,
    "decipher": yes(HAND),
    "plot-lay": plot_lay,
    "heir-swap": heir_swap,
    "how-many": how_many,
    "guile": guile,
    "right-cure": right_cure,
    "extra-edition": extra_edition,
    "woman": woman,
    "lily": lily,
    "golden-words": golden_words,
    "ransom": ransom,
    "decree": decree,
    "composure": composure,
    "cover": cover,
    "turn-up": turn_up,
    "where-to": where_to,
    "arm-length": arm_length,
    "pure-heart": pure_heart,
    "change": change,
    "coax-out": coax_out,
    "monkey": monkey,
    "hidden-blade": hidden_blade,
    "high-hopes": high_hopes,
}
"""By the question's key."""
