"""What bots of 风声 answer, each to who has asked them."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.fengsheng.mind import KEPT, FengshengMind
from duskbell.bots.hearing import ASKED_WHAT, ASKED_WHO, ASKED_WHY, QUESTIONS
from duskbell.bots.talk import ANSWER, LOST, Args, Line
from duskbell.games.fengsheng.card import BLUE, RED
from duskbell.games.fengsheng.events import Sent

Found = Iterable[Args]


def _side(m: FengshengMind, part: str) -> Found:
    """Who asks for its side, where it says to be on this one and has not kept it back."""
    asked = m.asked("fengsheng.ask-side", "core.phrase-listen", ASKED_WHAT)
    return [(u.seat,) for u in asked if m.part == part and m.claims.get(m.no, part) == part and not m.mine(*KEPT)]


def _keeps(m: FengshengMind) -> Found:
    return [(u.seat,) for u in m.asked("fengsheng.ask-side", "core.phrase-listen", ASKED_WHAT) if m.no not in m.claims]


def _takes(m: FengshengMind, *, must: bool) -> Found:
    """Who asks whether it will take what lies before it, as long as it has not said, and whether it must."""
    sent = m.memory.last(Sent)
    here = bool(m.t.way) and m.t.front == m.no and sent is not None and not m.taken
    locked = here and sent is not None and sent[2].lock == m.no
    return [(u.seat,) for u in m.asked("fengsheng.ask-take") if here and locked == must]


def _locked(m: FengshengMind) -> Found:
    """(who asks, whom it has locked)."""
    asked = [(u.seat, u.about[1]) for u in m.asked("fengsheng.ask-lock", ASKED_WHY) if len(u.about) > 1]
    return [(by, n) for by, n in asked if (m.no, n) in m.locked() and n != by]


ANSWERS: tuple[Line[FengshengMind], ...] = (
    Line("ans-red", ANSWER, lambda m: _side(m, RED)),
    Line("ans-blue", ANSWER, lambda m: _side(m, BLUE)),
    Line("ans-colour", ANSWER, _keeps, keeps=True),
    Line("ans-must", ANSWER, lambda m: _takes(m, must=True)),
    Line("ans-see", ANSWER, lambda m: _takes(m, must=False)),
    Line("ans-lock", ANSWER, _locked),
    Line("ans-who", ANSWER, lambda m: [(u.seat, n) for u in m.asked(ASKED_WHO) for n in m.worst if n != u.seat]),
    Line("ans-you", ANSWER, lambda m: [(u.seat,) for u in m.asked(ASKED_WHO) if u.seat in m.worst]),
    Line("ans-lost", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
    Line("ans-shrug", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
)
