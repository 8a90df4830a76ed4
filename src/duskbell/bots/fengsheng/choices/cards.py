"""What answers are worth to questions that ask which card."""

from __future__ import annotations

from duskbell.bots.fengsheng.choices.question import About, Worth, card, taken
from duskbell.bots.fengsheng.skills.worth import best
from duskbell.bots.fengsheng.wishes import HAND, KEEN, Wishes
from duskbell.games.fengsheng.verbs import would_fill
from duskbell.kernel import PASS


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
    """To part with a card for whom it is named with, or for whom the question is about; not to is nothing."""
    if said == PASS:
        return 0.0
    token, _, whom = said.partition(">")
    to = w.seat(whom) if whom else w.table.seats[about[0]]
    woman = HAND if whom and to.gender == "female" else 0.0
    return w.gift(to) - w.keep(card(w, token)) + woman


def bequeath(w: Wishes, said: str, about: About) -> float:
    """To leave this card to somebody: the best ones, for one needs none any more."""
    it = card(w, said)
    return KEEN.get(it.kind, 1.0) + 2.0 * max(0.0, w.before(w.table.seats[about[0]], it))


def lay(w: Wishes, said: str, about: About) -> float:
    """To place this hand card: before oneself, or whom the question is about."""
    it, t = card(w, said), w.table
    if about:
        return w.before(t.seats[about[0]], it) - w.keep(it)
    if w.doing == "tooth_for_tooth":
        return -w.keep(it)
    return w.before(w.me, it) - w.keep(it)


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
    """This card instead of the intel, before this one."""
    token, _, whom = said.partition(">")
    it = card(w, token)
    return w.before(w.seat(whom), it) + w.without(it)


def hand_on(w: Wishes, said: str, about: About) -> float:
    """To hand this intel on to who should have it."""
    it = card(w, said)
    return w.without(it) + max([w.before(s, it) for s in w.others if not would_fill(s, it)], default=-1.0)


def discard_of(w: Wishes, said: str, about: About) -> float:
    """To have this card of somebody discarded."""
    it, favour = card(w, said), w.favour(w.table.seats[about[0]])
    return -favour * w.keep(it)


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
    """To lay this card before whoever should have it."""
    return best([w.before(s, card(w, said)) for s in w.others])


def last_return(w: Wishes, said: str, about: About) -> float:
    """To lay this intel before whose turn it is."""
    return w.before(w.table.active, card(w, said))


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


WORTH: dict[str, Worth] = {
    "discard": lose,
    "discard-several": lose,
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
    "winds": winds,
    "order": ordered,
    "master-hand": master_hand,
    "hand-on": hand_on,
    "discard-of": discard_of,
    "raid": raid,
    "caution": caution,
    "rose": rose,
    "last-letter": last_letter,
    "last-return": last_return,
    "truth": truth,
    "replace": replace,
}
"""By the question's key."""
