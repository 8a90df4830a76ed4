"""What Werewolf bots answer, each to who has asked them."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.hearing import ASKED_WHAT, ASKED_WHO, ASKED_WHY, QUESTIONS
from duskbell.bots.talk import ANSWER, LOST, Args, Line, Uttered
from duskbell.bots.werewolf.mind import WerewolfMind
from duskbell.games.werewolf.table import HELD

Found = Iterable[Args]


def _why_checked(m: WerewolfMind) -> list[Args]:
    """(who asks, of whom): why it has looked at somebody, until it has told why."""
    told = {u.about[1] for u in m.memory.by(m.no, "werewolf.ans-check", "werewolf.ans-sure")}
    asked = [u for u in m.memory.said if u.line == "werewolf.ask-why-check" and u.about[0] == m.no]
    reported = {r.target for r in m.reports if r.seat == m.no}
    return [(u.seat, u.about[1]) for u in asked if u.about[1] not in told and u.about[1] in reported]


def _asked(m: WerewolfMind, *lines: str) -> list[Uttered]:
    """Who asks it this; why it has looked at somebody it tells first, as long as it has words for it."""
    spent = m.mine("werewolf.ans-check") and m.mine("werewolf.ans-sure")
    return m.asked(*lines) if spent or not _why_checked(m) else []


def _votes(m: WerewolfMind) -> list[tuple[int, int, int]]:
    """(who asks, for whom it has voted to exile, in which round the last time)."""
    mine = {whom: day for day, v in m.votes for by, whom in m.ballots([v]) if by == m.no}
    asked = [(u.seat, u.about[1]) for u in _asked(m, "werewolf.ask-why-vote", ASKED_WHY) if len(u.about) > 1]
    return [(by, whom, mine[whom]) for by, whom in asked if whom in mine and whom != by]


def _called(m: WerewolfMind, whom: int, day: int) -> list[int]:
    """Who had called somebody a wolf by that round."""
    return [r.seat for r in m.reports if r.target == whom and r.wolf and r.day <= day]


def _pointed_at(m: WerewolfMind, whom: int, day: int) -> int:
    """How many others had named somebody that day, or the sheriff called for them."""
    return len({u.seat for u in m.named(day) if u.about[0] == whom} - {m.no})


def _by_word(m: WerewolfMind) -> Found:
    votes = [(by, n, _called(m, n, day)) for by, n, day in _votes(m)]
    return [(by, n, seer) for by, n, who in votes for seer in who[:1] if m.no not in who and seer != by]


def _by_check(m: WerewolfMind) -> Found:
    return [(by, n) for by, n, day in _votes(m) if m.no in _called(m, n, day)]


def _rivals(m: WerewolfMind) -> Found:
    return [(by, n, m.reads.card) for by, n, _ in _votes(m) if n in m.reads.seers and m.no in m.reads.seers]


def _by_many(m: WerewolfMind) -> Found:
    votes = [(by, n, day) for by, n, day in _votes(m) if not _called(m, n, day)]
    return [(by, n, _pointed_at(m, n, day)) for by, n, day in votes if _pointed_at(m, n, day) > 1]


def _by_feeling(m: WerewolfMind) -> Found:
    votes = [(by, n, day) for by, n, day in _votes(m) if not _called(m, n, day) and not _rivals(m)]
    return [(by, n) for by, n, day in votes if _pointed_at(m, n, day) < 2]


def _hint(m: WerewolfMind) -> list[int]:
    """Who asks which card it has hinted at, or to hear it at all."""
    return [u.seat for u in _asked(m, "werewolf.ask-which", ASKED_WHAT) if not m.claimed]


def _leans(m: WerewolfMind) -> Found:
    """Whom the sheriff would have exiled, if anybody has asked that today."""
    asked = any(u.line == "werewolf.ask-sheriff" and u.day == m.day and u.seat != m.no for u in m.memory.said)
    mine = asked and not _why_checked(m) and m.t.badge == HELD and m.t.sheriff == m.no
    return [(n,) for n in m.worst if mine and m.t.phase == "speeches"]


def _heard(m: WerewolfMind) -> Found:
    return [(u.seat, n) for u in _asked(m, "core.phrase-listen", ASKED_WHO) for n in m.worst if n != u.seat]


ANSWERS: tuple[Line[WerewolfMind], ...] = (
    Line("ans-check", ANSWER, _why_checked),
    Line("ans-sure", ANSWER, _why_checked),
    Line("ans-word", ANSWER, _by_word),
    Line("ans-own", ANSWER, _by_check),
    Line("ans-rival", ANSWER, _rivals),
    Line("ans-many", ANSWER, _by_many),
    Line("ans-feeling", ANSWER, _by_feeling),
    Line("ans-not-yet", ANSWER, lambda m: [(by,) for by in _hint(m)], keeps=True),
    Line("ans-sheriff", ANSWER, _leans),
    Line("ans-heard", ANSWER, _heard),
    Line("ans-card", ANSWER, lambda m: [(u.seat, m.claimed) for u in m.asked(ASKED_WHAT) if m.claimed]),
    Line("ans-lost", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
    Line("ans-shrug", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
)
