"""What Shadow Hunters bots answer, each to who has asked them."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.hearing import ASKED_WHAT, ASKED_WHO, ASKED_WHY, QUESTIONS
from duskbell.bots.shadow_hunters.mind import ShadowMind
from duskbell.bots.talk import ANSWER, LOST, Args, Line
from duskbell.games.shadow_hunters.table import DANIEL, HUNTER, NEUTRAL, SHADOW

Found = Iterable[Args]
CONVINCED, VAGUE = 0.6, 0.75
"""How likely something is that one says one thinks, and below which one knows little."""


def _side(m: ShadowMind, *parts: str) -> Found:
    """Who asks on which side it is, where it says to be on one of these and nobody sees its face."""
    asked = m.asked("shadow_hunters.ask-side", "core.phrase-listen", ASKED_WHAT)
    return [(u.seat,) for u in asked if m.part in parts and m.hidden(m.no)]


def _keeps(m: ShadowMind) -> Found:
    return _side(m, HUNTER, NEUTRAL) if m.me.role.id != DANIEL and m.no not in m.claims else []


def _spared(m: ShadowMind) -> list[tuple[int, int]]:
    """(who asks, whom it has not attacked), while that one lives and is nobody whose face is known."""
    return [(u.seat, u.about[1]) for u in m.asked("shadow_hunters.ask-spare") if m.hidden(u.about[1])]


def _mate(m: ShadowMind, n: int) -> bool:
    """Whether it may take somebody for one of the side that it says to be on."""
    return m.part == HUNTER and m.likely(n, HUNTER) > CONVINCED


def _why(m: ShadowMind) -> list[int]:
    """Who asks why it has attacked them."""
    return [u.seat for u in m.asked("shadow_hunters.ask-why", ASKED_WHY) if m.attacks(m.no, u.seat)]


def _gives(m: ShadowMind) -> Found:
    hand = m.t.hand
    choosing = hand is not None and hand.giver == m.no and hand.to < 0
    return [(u.seat,) for u in m.asked("shadow_hunters.ask-give") if choosing]


ANSWERS: tuple[Line[ShadowMind], ...] = (
    Line("ans-hunter", ANSWER, lambda m: _side(m, HUNTER)),
    Line("ans-neutral", ANSWER, lambda m: _side(m, NEUTRAL)),
    Line("ans-later", ANSWER, _keeps, keeps=True),
    Line("ans-spare", ANSWER, lambda m: [(by, n) for by, n in _spared(m) if max(m.sides[n]) < VAGUE and n != by]),
    Line("ans-mate", ANSWER, lambda m: [(by, n) for by, n in _spared(m) if _mate(m, n) and n != by]),
    Line("ans-why", ANSWER, lambda m: [(n,) for n in _why(m) if m.part == HUNTER and m.likely(n, SHADOW) > CONVINCED]),
    Line("ans-reach", ANSWER, lambda m: [(n,) for n in _why(m)]),
    Line("ans-open", ANSWER, lambda m: [(u.seat,) for u in m.asked(ASKED_WHAT) if m.me.alive and m.me.revealed]),
    Line("ans-give", ANSWER, _gives),
    Line("ans-who", ANSWER, lambda m: [(u.seat, n) for u in m.asked(ASKED_WHO) for n in m.worst if n != u.seat]),
    Line("ans-you", ANSWER, lambda m: [(u.seat,) for u in m.asked(ASKED_WHO) if u.seat in m.worst]),
    Line("ans-lost", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
    Line("ans-shrug", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
)
