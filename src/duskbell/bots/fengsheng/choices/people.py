"""What answers are worth to questions that ask whom."""

from __future__ import annotations

from duskbell.bots.fengsheng.choices.question import About, Worth, card, none
from duskbell.bots.fengsheng.routes import lies, travelling
from duskbell.bots.fengsheng.wishes import Wishes
from duskbell.kernel import PASS


def heir(w: Wishes, said: str, about: About) -> float:
    """To leave cards to this one; to nobody rather than to foes."""
    return 0.0 if said == PASS else w.favour(w.seat(said))


def to(w: Wishes, said: str, about: About) -> float:
    """Who gets cards."""
    return w.favour(w.seat(said))


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
    """Whom one wishes well."""
    return w.favour(w.seat(said))


def pigeon(w: Wishes, said: str, about: About) -> float:
    """Who cannot accept what one has sent: where it would do least good."""
    return -w.expected(w.seat(said), travelling(w))


def thought(w: Wishes, said: str, about: About) -> float:
    """Who will receive this intel: as likely as not whom it lies before first."""
    return float(w.seat(said).no == w.table.front)


def two_birds(w: Wishes, said: str, about: About) -> float:
    """To win."""
    return float(said != PASS)


WORTH: dict[str, Worth] = {
    "plot-first": none,
    "heir": heir,
    "to": to,
    "look": foe,
    "lay-before": lay_before,
    "before": before,
    "pigeon": pigeon,
    "workers": pigeon,
    "thought": thought,
    "two-birds": two_birds,
}
"""By the question's key."""
