"""What Mafia bots say, and when each sentence is true."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.mafia.answers import ANSWERS
from duskbell.bots.mafia.mind import MafiaMind
from duskbell.bots.talk import (
    ACCUSE,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    OWN,
    PASS_ON,
    REACT,
    REPORT,
    SETTLE,
    THANKS,
    Args,
    Line,
)
from duskbell.games.mafia.roles import DIAMONDS, HEARTS, KILLER, VILLAGER
from duskbell.games.mafia.sayings import VILLAGERS
from duskbell.games.mafia.table import (
    COMMENTS,
    DEFENCE,
    DISCUSSION,
    KILLERS,
    REASONS,
    VILLAGE,
    Accused,
    Lapsed,
    QuietNight,
)

Found = Iterable[Args]
LATE = (REASONS, DEFENCE, COMMENTS)
"""Stages of a trial, in which somebody is accused already."""


def _results(m: MafiaMind, killer: bool) -> Found:
    return [(n,) for n, so in m.found.items() if so == killer]


def _opposite(m: MafiaMind) -> Found:
    return [
        (n, by) for by, n, killer, _ in m.findings if by != m.no and n in m.found and m.found[n] != killer and m.is_out
    ]


def _told_both(m: MafiaMind) -> Found:
    told = [n for by, n, killer, _ in m.findings if by == m.no and not killer and m.found.get(n) is False]
    return [(a, b) for a in told for b in told if a < b]


def _alone(m: MafiaMind) -> Found:
    against = [(v, [n for n in v.innocent if n != v.accused]) for _, v in m.votes if len(v.guilty) > 2]
    return m.pairs((found[0], v.accused) for v, found in against if len(found) == 1)


def _seconds(m: MafiaMind) -> Found:
    by = [e.seat for _, e in m.seconded]
    return [(n, by.count(n)) for n in m.doubted if by.count(n) > 1]


def _silent(m: MafiaMind) -> Found:
    talked = [n for n in m.others if m.spoke_today(n)]
    return [(n,) for n in m.doubted if 2 * len(talked) >= len(m.others) and not m.spoke_today(n)]


def _revenge(m: MafiaMind) -> Found:
    claims = [u for u in m.memory.by(m.no) if u.line == "mafia.i-am-angel" or u.line.startswith("mafia.angel-")]
    after = [(at, e) for at, day, e in m.memory.of(Accused) if e.accused == m.no and m.alive(e.seat)]
    return [(e.seat,) for at, e in after for u in claims[:1] if u.at < at]


def _victim(m: MafiaMind) -> Found:
    bit = [(e.accused, e.seat, day) for day, e in m.accused]
    bit += [(int(u.about[0]), u.seat, u.day) for u in m.memory.said if u.line == "mafia.suspect"]
    return m.pairs((whom, by) for whom, by, day in bit if m.killed(by, day))


def _convicted(m: MafiaMind) -> Found:
    return m.pairs(p for _, v in m.wrongly() if m.no not in v.guilty for p in m.ballots(v, guilty=True))


def _spared_a_killer(m: MafiaMind) -> Found:
    return m.pairs(p for _, v in m.rightly() if m.no not in v.innocent for p in m.ballots(v, guilty=False))


def _spared_not_by_me(m: MafiaMind) -> Found:
    """Who spared somebody for whose execution this one's own hand was up: else the question would come back."""
    return [p for _, v in m.votes if m.no in v.guilty for p in m.ballots(v, guilty=False) if p[0] in m.others]


def _spared_right(m: MafiaMind) -> Found:
    mine = [v.accused for _, v in m.votes if m.no in v.innocent and v.accused != m.no]
    return [(n,) for n in mine if m.teams.get(n) == VILLAGE]


def _alive_still(m: MafiaMind) -> Found:
    told = [(n, by) for by, n, killer, day in m.findings if killer and day < m.day]
    return [(n, by) for n, by in told if by not in (m.no, n) and n in m.others and m.alive(by) and n not in m.worst]


def _last_seconds(m: MafiaMind) -> Found:
    """Who has seconded something of late that may be asked about: not what it began itself, nor what was right."""
    last = max([day for day, _ in m.seconded], default=0)
    mine = {(day, e.accused) for day, e in m.accused if e.seat == m.no}
    open_ = [e for day, e in m.seconded if day == last >= m.day - 1 and (day, e.accused) not in mine]
    return [(e.seat,) for e in open_ if e.seat in m.others and e.accused != m.no and m.teams.get(e.accused) != KILLERS]


def _unfounded(m: MafiaMind, among: Iterable[int]) -> Found:
    """Of these those whom it has not called a killer: who has checked somebody has more than a feeling."""
    called = {n for by, n, killer, _ in m.findings if by == m.no and killer}
    return [(n,) for n in among if n not in called]


def _quiet(m: MafiaMind) -> bool:
    return any(day == m.day for _, day, e in m.memory.of(QuietNight))


def _lapsed(m: MafiaMind) -> bool:
    last = m.memory.last(Lapsed)
    return last is not None and last[0] >= len(m.t.log) - 3


def _fresh(m: MafiaMind, roles: tuple[str, ...]) -> Found:
    return [(e.seat,) for day, e in m.died if day >= m.day - 1 and e.role in roles and e.seat != m.no]


def _decided(m: MafiaMind, guilty: bool) -> bool:
    how = m.blame[m.t.accused]
    here = m.t.stage == COMMENTS and m.t.accused != m.no and not m.is_killer
    return here and (how > m.threshold if guilty else how + 1 <= m.threshold)


def _untouched(m: MafiaMind) -> Found:
    accused = {e.accused for _, e in m.accused}
    killers = [s.no for s in m.t.seats if s.role is KILLER and s.no != m.no]
    return [(n,) for n in killers if m.t.outcome is not None and n not in accused]


def _free(m: MafiaMind) -> bool:
    """Whether it has said nothing yet of what it is."""
    return not m.is_out and not m.mine(*VILLAGERS, "mafia.not-yet")


LINES: tuple[Line[MafiaMind], ...] = (
    Line("found-killer", OWN, lambda m: _results(m, killer=True) if m.is_angel else []),
    Line("found-innocent", OWN, lambda m: _results(m, killer=False) if m.is_angel else []),
    Line("i-am-angel", OWN, lambda m: m.when(m.is_angel)),
    Line("i-am-villager", OWN, lambda m: m.when(not m.is_angel and not m.is_out)),
    Line("suspect", ACCUSE, lambda m: [(n,) for n in m.worst]),
    Line("evidence", OWN, lambda m: [(n,) for n in _busy(m)]),
    Line("hunch", OWN, lambda m: _unfounded(m, m.others)),
    Line("hunch-eyes", OWN, lambda m: _unfounded(m, m.others)),
    Line("hunch-first", OWN, lambda m: _unfounded(m, m.others)),
    Line("word", OWN, lambda m: [(n, by) for by, n, killer, _ in m.findings if killer and m.no not in (by, n)]),
    Line("angel-killer", OWN, lambda m: _results(m, killer=True) if m.is_angel else []),
    Line("angel-not", OWN, lambda m: _results(m, killer=False) if m.is_angel else []),
    Line("villager", CLAIM, lambda m: m.when(not m.is_angel and _free(m))),
    Line("not-yet", CLAIM, lambda m: m.when(_free(m) and not any(m.found.values())), keeps=True),
    Line("hint", CLAIM, lambda m: m.when(m.is_angel and _free(m))),
    Line(
        "ctr-angel", COUNTER, lambda m: [(n,) for n in m.open_angels() if m.is_angel and m.is_out and _angels(m) == 1]
    ),
    Line("ctr-one", COUNTER, lambda m: m.when(_angels(m) == 1 and len(m.angels) == 2)),
    Line("ctr-two", COUNTER, lambda m: m.when(_angels(m) == 2 and len(m.open_angels()) == 2)),
    Line("ctr-result", COUNTER, _opposite),
    Line("rep-not", OWN, lambda m: _results(m, killer=False) if m.is_angel else []),
    Line("rep-killer", OWN, lambda m: _results(m, killer=True) if m.is_angel else []),
    Line("rep-both", REPORT, _told_both),
    Line("rep-aloud", REPORT, lambda m: m.when(m.aloud() and not m.is_angel)),
    Line("acc-convicted", ACCUSE, _convicted),
    Line("acc-accuser", ACCUSE, lambda m: m.pairs((e.seat, e.accused) for d, e in m.accused if _wrong(m, d, e))),
    Line("acc-spared", ACCUSE, _spared_a_killer),
    Line("acc-alone", ACCUSE, _alone),
    Line("acc-seconds", ACCUSE, _seconds),
    Line("acc-silent", ACCUSE, _silent),
    Line("acc-hunch", ACCUSE, lambda m: _unfounded(m, [n for n in m.worst if m.blame[n] < 3])),
    Line("acc-uneasy", ACCUSE, lambda m: _unfounded(m, [n for n in m.worst if m.blame[n] < 3])),
    Line("acc-revenge", ACCUSE, _revenge),
    Line("acc-victim", ACCUSE, _victim),
    Line("def-killer", DEFEND, lambda m: [(e.accused,) for _, e in m.seconded if _right(m, e.seat, e.accused)]),
    Line("def-spared", DEFEND, _spared_right),
    Line("def-count", DEFEND, lambda m: m.when(_defends(m) and m.last_chance())),
    Line("def-ask", DEFEND, lambda m: m.when(_defends(m))),
    Line("def-record", DEFEND, lambda m: m.when(_defends(m) and m.by_hunch() and _has_voted(m))),
    Line("def-last", DEFEND, lambda m: m.when(_defends(m))),
    Line("db-angel", DOUBT, lambda m: [(n,) for n in m.open_angels() if n in m.doubted and m.blame[n] > 0.3]),
    Line("db-quiet", DOUBT, lambda m: m.when(_quiet(m))),
    Line("db-first", DOUBT, lambda m: m.when(m.day == 1 and m.t.stage == DISCUSSION)),
    Line("db-alive", DOUBT, _alive_still),
    Line("ask-who", ASK, lambda m: [(n,) for n in m.others]),
    Line("ask-second", ASK, _last_seconds),
    Line("ask-more", ASK, lambda m: [(n,) for n in m.open_angels() if _may_know_more(m, n)]),
    Line("ask-vote", ASK, _spared_not_by_me),
    *ANSWERS,
    Line("pack-set", SETTLE, lambda m: m.settles()),
    Line("re-angel", REACT, lambda m: _fresh(m, (HEARTS.id, DIAMONDS.id))),
    Line("re-killer", REACT, lambda m: m.when(_fresh(m, (KILLER.id,)))),
    Line("re-mine", REACT, lambda m: m.when(_mine(m))),
    Line("re-lapse", REACT, lambda m: m.when(_lapsed(m))),
    Line("call-second", CALL, lambda m: [(n,) for n in m.worst if m.blame[n] > m.threshold and m.t.stage not in LATE]),
    Line("call-accuse", CALL, lambda m: [(m.t.accused,)] if m.t.stage == REASONS and m.t.accuser == m.no else []),
    Line("call-execute", CALL, lambda m: m.when(_decided(m, guilty=True))),
    Line("call-spare", CALL, lambda m: m.when(_decided(m, guilty=False))),
    Line("pass", PASS_ON, lambda m: m.when(m.worst and m.blame[m.worst[0]] + 1 <= m.threshold and not m.is_killer)),
    Line("think", PASS_ON, lambda m: m.when(m.t.outcome is None)),
    Line("end-hid", THANKS, _untouched),
    Line("end-turn", THANKS, lambda m: [(v.accused,) for _, v in m.votes[-1:] if m.t.outcome and m.executed(v)]),
)


def _angels(m: MafiaMind) -> int:
    return m.t.options.angels


def _may_know_more(m: MafiaMind, n: int) -> bool:
    """Whether there were more nights to ask in than findings have been told."""
    return sum(by == n for by, _, _, _ in m.findings) < m.day


def _wrong(m: MafiaMind, day: int, e: Accused) -> bool:
    """Whether somebody of the village was executed because of this accusation."""
    return any(d == day and v.accused == e.accused for d, v in m.wrongly())


def _right(m: MafiaMind, by: int, whom: int) -> bool:
    return by == m.no and m.teams.get(whom) not in (VILLAGE, None)


def _defends(m: MafiaMind) -> bool:
    return m.t.stage == DEFENCE and m.t.accused == m.no


def _has_voted(m: MafiaMind) -> bool:
    return any(m.no in v.guilty or m.no in v.innocent for _, v in m.votes)


def _mine(m: MafiaMind) -> bool:
    last = m.votes[-1:]
    return any(m.no in v.guilty and m.cards.get(v.accused) == VILLAGER.id and m.executed(v) for _, v in last)


def _busy(m: MafiaMind) -> list[int]:
    """Who has accused or voted."""
    return [n for n in m.others if any(n in (*v.guilty, *v.innocent) for _, v in m.votes)]
