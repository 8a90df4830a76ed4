"""What Clocktower bots answer to who has asked them, and what they say in defence, and when they are dead."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.clocktower.mind import TOLD, ClocktowerMind, WholeCount
from duskbell.bots.hearing import ASKED_FOUND, ASKED_WHAT, ASKED_WHO, ASKED_WHY, QUESTIONS
from duskbell.bots.talk import ANSWER, CONFIDE, DEFEND, KEPT, LAST, LOST, PASS_ON, REACT, Args, Line
from duskbell.games.clocktower.events import Woke
from duskbell.games.clocktower.sayings import CLAIM
from duskbell.games.clocktower.sheet import FIRST
from duskbell.games.clocktower.stages import DEFENCE

Found = Iterable[Args]
LIKELY = 0.5
"""So much of what it thinks possible is most of it."""
EARLY = frozenset(id for order in FIRST.values() for id in order)
"""Who acts, or learns something, in the first night."""


# -- answers -----------------------------------------------------------------------------------------------------------


def _what(m: ClocktowerMind) -> list[int]:
    """Who asks what it is."""
    return [u.seat for u in m.asked("clocktower.ask-claim", "core.phrase-listen", ASKED_WHAT)]


def _first(m: ClocktowerMind) -> list[int]:
    """Who asks what it has learned in the first night, of which it has told nothing."""
    return [u.seat for u in m.asked("clocktower.ask-first", ASKED_FOUND) if not m.has_told(m.no)]


def _slept(m: ClocktowerMind) -> bool:
    """Whether by its own story the first night gave it nothing: it slept, or is none of those who wake then."""
    woke = any(day == 1 and e.seat == m.no for _, day, e in m.memory.of(Woke))
    return bool(m.part) and m.part not in EARLY and (m.is_evil or not woke) and not any(x.day == 1 for x in m.tells)


def _holds(m: ClocktowerMind) -> bool:
    """Whether it may keep back what it has learned: not where, by what it says it is, that is nothing."""
    return m.me.alive and not (m.no in m.claims and _slept(m))


def _named(m: ClocktowerMind) -> list[tuple[int, int]]:
    """(who asks, whom it has nominated)."""
    asked = [(u.seat, u.about[1]) for u in m.asked("clocktower.ask-nominated", ASKED_WHY) if len(u.about) > 1]
    return [(by, n) for by, n in asked if n != by and any((c.by, c.whom) == (m.no, n) for c in m.counts)]


def _blameless(m: ClocktowerMind) -> list[tuple[int, int]]:
    """(who asks why it has acted against somebody, whom), where it has neither nominated them nor raised its hand."""
    asked = [(u.seat, u.about[1]) for u in m.asked("clocktower.ask-nominated", ASKED_WHY) if len(u.about) > 1]
    deeds = {c.whom for c in m.counts if c.by == m.no or m.no in c.up}
    return [(by, n) for by, n in asked if n not in deeds]


def _rival(m: ClocktowerMind, n: int) -> bool:
    return m.claims.get(m.no) == m.claims.get(n) == m.part != ""


def _evil(m: ClocktowerMind, n: int) -> bool:
    """Whether in most of what it thinks possible somebody is evil."""
    return not m.is_evil and m.reads.evil[n] > LIKELY


# -- whispers ----------------------------------------------------------------------------------------------------------


def _told_me(m: ClocktowerMind, n: int) -> bool:
    """Whether somebody has said, to all or to it, what they are."""
    return n in m.claims or any(u.seat == n and u.line in (CLAIM, *TOLD) for u in m.memory.whispered)


def _partner(m: ClocktowerMind) -> list[int]:
    """Who has asked it in private what it is, or has said so of themselves, where it has not told that to all."""
    asked = [*m.confided(CLAIM, *TOLD), *(_what(m) if m.memory.partner >= 0 else ())]
    return [n for n in dict.fromkeys(asked) if m.no not in m.claims and m.me.alive]


def _in_return(m: ClocktowerMind) -> Found:
    """To whom it tells what it is, or would be: who has told it first, and is not whom it suspects most."""
    trusted = [n for n in _partner(m) if _told_me(m, n) and (m.is_evil or n not in m.worst)]
    return [(n, m.part) for n in trusted if m.part]


# -- defences ----------------------------------------------------------------------------------------------------------


def _mine(m: ClocktowerMind) -> list[WholeCount]:
    """All its nominations up to that against which it defends itself now, the last."""
    now = m.t.stage == DEFENCE and bool(m.t.nominations) and m.t.nominations[-1][1] == m.no
    return [c for c in m.counts if c.whom == m.no] if now else []


def _again(m: ClocktowerMind) -> bool:
    return len(_mine(m)) > 1


def _against(m: ClocktowerMind) -> Found:
    return [(c.by,) for c in _mine(m)[-1:] if c.by in m.others]


def _unasked(m: ClocktowerMind) -> Found:
    """By whom it was nominated who has never said anything to it."""
    spoken = {u.seat for u in m.memory.said if u.about[:1] == (m.no,)}
    return [(n,) for (n,) in _against(m) if n not in spoken]


def _fewer(m: ClocktowerMind) -> bool:
    """Whether anybody is dead: how many are left is no news before."""
    return len(m.t.living) < len(m.t.seats)


def _short(m: ClocktowerMind) -> Found:
    """The votes that a count on it came to before, and were too few."""
    return [(c.votes,) for c in _mine(m)[:-1] if c.votes > 0 and c.block != m.no]


# -- the dead ----------------------------------------------------------------------------------------------------------


def _dead(m: ClocktowerMind) -> bool:
    return not m.me.alive and m.t.outcome is None


def _alive_and_claimed(m: ClocktowerMind) -> Found:
    return [(n,) for n in m.trusted[:1] if n in m.claims and m.t.outcome is None]


ANSWERS: tuple[Line[ClocktowerMind], ...] = (
    Line("ans-claimed", ANSWER, lambda m: [(by, m.part) for by in _what(m) if m.claims.get(m.no) == m.part != ""]),
    Line("ans-later", ANSWER, lambda m: [(by,) for by in _what(m) if m.no not in m.claims and m.me.alive], keeps=True),
    Line("ans-wait", ANSWER, lambda m: [(by,) for by in _what(m) if m.no not in m.claims and m.me.alive], keeps=True),
    Line("ans-slept", ANSWER, lambda m: [(by,) for by in _first(m) if _slept(m)]),
    Line("ans-hold", ANSWER, lambda m: [(by,) for by in _first(m) if _holds(m)], keeps=True),
    Line("ans-told", ANSWER, lambda m: [(u.seat,) for u in m.asked(ASKED_FOUND) if m.has_told(m.no)]),
    Line("ans-who", ANSWER, lambda m: [(u.seat, n) for u in m.asked(ASKED_WHO) for n in m.worst if n != u.seat]),
    Line("ans-you", ANSWER, lambda m: [(u.seat,) for u in m.asked(ASKED_WHO) if u.seat in m.worst]),
    Line("ans-rival", ANSWER, lambda m: [(by, n, m.part) for by, n in _named(m) if _rival(m, n)]),
    Line("ans-worlds", ANSWER, lambda m: [(by, n) for by, n in _named(m) if _evil(m, n)]),
    Line("wh-part", CONFIDE, _in_return),
    Line("wh-first", CONFIDE, lambda m: [(n,) for n in _partner(m) if not _told_me(m, n)]),
    Line("wh-heard", KEPT, lambda m: [(n,) for n in m.confided()]),
    Line("wh-noted", KEPT, lambda m: [(n,) for n in m.confided()]),
    Line("ans-lost", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
    Line("ans-shrug", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
    Line("ans-never", ANSWER, _blameless),
    Line("ans-doubt", ANSWER, lambda m: [(by, n) for by, n in _named(m) if n in m.doubted]),
)
MORE: tuple[Line[ClocktowerMind], ...] = (
    Line("def-again", DEFEND, lambda m: m.when(_again(m))),
    Line("def-short", DEFEND, _short),
    Line("def-why", DEFEND, _against),
    Line("def-unasked", DEFEND, _unasked),
    Line("def-dead", DEFEND, lambda m: m.when(_mine(m) and _dead(m))),
    Line("def-left", DEFEND, lambda m: [(len(m.t.living),) for _ in _mine(m)[:1] if m.me.alive and _fewer(m)]),
    Line("dead-vote", LAST, lambda m: m.when(_dead(m) and m.me.vote_left)),
    Line("dead-spent", LAST, lambda m: m.when(_dead(m) and not m.me.vote_left)),
    Line("dead-night", REACT, lambda m: m.when(_dead(m) and m.notes.by_night.get(m.no) == m.day)),
    Line("dead-sees", LAST, lambda m: [(n,) for n in m.worst if _dead(m)]),
    Line("dead-trusts", LAST, lambda m: [(n,) for n in m.trusted[:1] if _dead(m)]),
    Line("dead-listens", PASS_ON, lambda m: m.when(_dead(m))),
    Line("left", PASS_ON, lambda m: [(len(m.t.living),)] if m.day > 1 and m.t.outcome is None else []),
    Line("believe", PASS_ON, _alive_and_claimed),
)
