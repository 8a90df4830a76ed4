"""What Mafia bots answer, each to who has asked them."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.hearing import ASKED_FOUND, ASKED_WHAT, ASKED_WHO, ASKED_WHY, QUESTIONS
from duskbell.bots.mafia.mind import MafiaMind
from duskbell.bots.talk import ANSWER, KEPT, LOST, Args, Line, Uttered
from duskbell.games.mafia.sayings import FINDINGS, VILLAGERS, says_angel
from duskbell.games.mafia.table import VILLAGE, Seconded, Voted

Found = Iterable[Args]


def _whom(m: MafiaMind) -> list[tuple[int, int]]:
    """(who asks, whom it suspects)."""
    return [(u.seat, n) for u in m.asked("mafia.ask-who", "core.phrase-listen", ASKED_WHO) for n in m.worst]


def _words_on(m: MafiaMind, whom: int, at: int) -> list[Uttered]:
    """By whom somebody was called a killer before this place in the log."""
    said = [u for u in m.memory.said if u.at < at and u.about[:1] == (whom,)]
    return [u for u in said if FINDINGS.get(u.line)]


def _seconds(m: MafiaMind) -> list[tuple[int, int, int]]:
    """(who asks, against whom it has seconded, where in the log), of late."""
    mine = [(at, e.accused) for at, day, e in m.memory.of(Seconded) if e.seat == m.no and day >= m.day - 1]
    asked = [u.seat for u in m.asked("mafia.ask-second", ASKED_WHY)]
    return [(by, whom, at) for by in asked for at, whom in mine[-1:] if whom != by]


def _by_word(m: MafiaMind) -> Found:
    return [(by, n, u.seat) for by, n, at in _seconds(m) for u in _words_on(m, n, at)[-1:] if u.seat not in (m.no, by)]


def _wronged(m: MafiaMind, n: int, at: int) -> list[int]:
    """Whom of the village somebody had voted to execute before this place in the log, whose cards had been turned."""
    wrong = [v.accused for place, _, v in m.memory.of(Voted) if place < at and n in v.guilty and m.executed(v)]
    return [whom for whom in wrong if m.teams.get(whom) == VILLAGE]


def _by_votes(m: MafiaMind) -> Found:
    return [(by, n, whom) for by, n, at in _seconds(m) for whom in _wronged(m, n, at)[-1:] if whom != m.no]


def _by_feeling(m: MafiaMind) -> Found:
    free = [(by, n, at) for by, n, at in _seconds(m) if n not in m.found]
    return [(by, n) for by, n, at in free if not _words_on(m, n, at) and not _wronged(m, n, at)]


def _spared(m: MafiaMind) -> list[tuple[int, int, int]]:
    """(who asks, whom it has spared, where in the log)."""
    asked = [(u.seat, u.about[1]) for u in m.asked("mafia.ask-vote", ASKED_WHY) if len(u.about) > 1]
    votes = [(at, v) for at, _, v in m.memory.of(Voted) if m.no in v.innocent]
    return [(by, n, at) for by, n in asked for at, v in votes if v.accused == n != by]


def _angel_before(m: MafiaMind, n: int, at: int) -> bool:
    return any(u.seat == n and u.at < at and says_angel(u.line, u.about) for u in m.memory.said)


def _more(m: MafiaMind) -> Found:
    """(of whom it has not told yet that they are no killer, who asks)."""
    told = {n for by, n, _, _ in m.findings if by == m.no}
    new = [n for n, killer in m.found.items() if not killer and n not in told and m.alive(n)]
    asked = [u.seat for u in m.asked("mafia.ask-more", ASKED_FOUND) if m.is_angel and m.is_out]
    return [(n, by) for by in asked for n in new if n != by]


def _no_more(m: MafiaMind) -> Found:
    told = {n for by, n, _, _ in m.findings if by == m.no}
    return [(u.seat,) for u in m.asked("mafia.ask-more", ASKED_FOUND) if m.is_angel and m.is_out and told >= {*m.found}]


HELD_BACK = ("mafia.not-yet", "mafia.hint", "mafia.ans-secret")
"""By these it keeps back what it is."""


def _what(m: MafiaMind) -> list[int]:
    """Who asks what it is, or has found."""
    return [u.seat for u in m.asked(ASKED_WHAT, ASKED_FOUND)]


def _no(m: MafiaMind) -> bool:
    """Whether it may say that it is a villager: it is no angel, and has kept nothing back."""
    return not m.is_angel and not m.is_out and not m.mine(*HELD_BACK)


def _secret(m: MafiaMind) -> bool:
    """Whether it has said nothing yet of what it is."""
    return not m.is_out and not m.mine(*VILLAGERS)


ANSWERS: tuple[Line[MafiaMind], ...] = (
    Line("ans-who", ANSWER, lambda m: [(by, n) for by, n in _whom(m) if n != by]),
    Line("ans-lean", ANSWER, lambda m: [(by, n) for by, n in _whom(m) if n != by and m.blame[n] < 3]),
    Line("ans-you", ANSWER, lambda m: [(by,) for by, n in _whom(m) if n == by]),
    Line("ans-word", ANSWER, _by_word),
    Line("ans-record", ANSWER, _by_votes),
    Line("ans-feeling", ANSWER, _by_feeling),
    Line("ans-claimed", ANSWER, lambda m: [(by, n) for by, n, at in _spared(m) if _angel_before(m, n, at)]),
    Line("ans-thin", ANSWER, lambda m: [(by, n) for by, n, at in _spared(m) if not _words_on(m, n, at)]),
    Line("ans-more", ANSWER, _more),
    Line("ans-all", ANSWER, _no_more),
    Line("ans-no", ANSWER, lambda m: [(by,) for by in _what(m) if _no(m)]),
    Line("ans-secret", ANSWER, lambda m: [(by,) for by in _what(m) if _secret(m)], keeps=True),
    Line("ans-am", ANSWER, lambda m: [(u.seat,) for u in m.asked(ASKED_WHAT) if m.is_out]),
    Line("wh-heard", KEPT, lambda m: [(n,) for n in m.confided()]),
    Line("wh-noted", KEPT, lambda m: [(n,) for n in m.confided()]),
    Line("ans-lost", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
    Line("ans-shrug", LOST, lambda m: [(u.seat,) for u in m.asked(*QUESTIONS)]),
)
