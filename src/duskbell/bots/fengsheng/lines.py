"""What bots of 风声 say, and when each sentence is true. Of an intel face down only who knows it tells the colour."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.fengsheng.answers import ANSWERS
from duskbell.bots.fengsheng.mind import KEPT, FengshengMind
from duskbell.bots.talk import (
    ACCUSE,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    PASS_ON,
    REACT,
    REPORT,
    THANKS,
    Args,
    Line,
)
from duskbell.games.fengsheng.card import BALANCE, BLUE, CARDS, CLARIFY, INTERCEPT, PROBE, RED, SWAP, UP
from duskbell.games.fengsheng.events import (
    Accepted,
    Arrived,
    CardUsed,
    Died,
    Flipped,
    Probed,
    Received,
    Saved,
    Sent,
    TurnBegan,
)
from duskbell.kernel import NOBODY

Found = Iterable[Args]
CONVINCED, SURE, EXCLUDED = 0.6, 0.75, 0.02
"""How likely something is that one says one thinks, that one acts by, and that cannot be."""
DEATHS = frozenset({"killer", "pioneer", "sweeper"})
"""Tasks that need somebody's third black intel."""


def _black_from(m: FengshengMind, side: str) -> Found:
    """Who says to be on this side, which is this one's, and has sent it black."""
    said = [n for n, claimed in m.claims.items() if claimed == side == m.side and n in m.others]
    return [(n,) for n in said if any(CARDS[e.card].pure_black for e in m.got(n, m.no))]


def _excluded(m: FengshengMind) -> Found:
    return [(n,) for n, side in m.claims.items() if n in m.others and m.likely(n, side) < EXCLUDED]


def _comes_out(m: FengshengMind, side: str) -> bool:
    """Whether it says to be on this side and has neither kept that back nor, before it took another card, said else."""
    return m.part == side == m.claims.get(m.no, side) and not m.mine(*KEPT)


def _probed(m: FengshengMind) -> list[int]:
    """Whom it has probed and heard the answer of."""
    asked = {e.to for _, _, e in m.memory.of(CardUsed) if e.by == m.no and e.name == PROBE}
    return [e.seat for _, _, e in m.memory.of(Probed) if e.seat in asked and e.seat in m.others]


def _advice(m: FengshengMind, take: bool) -> bool:
    """Whether it has looked at what lies before somebody of its side, and would see it taken, or not."""
    card, front = m.way, m.t.front
    if card is None or not m.looked or front not in m.others or m.friendly(front) < CONVINCED:
        return False
    return not card.black if take else card.pure_black


def _sent(m: FengshengMind, colour: str) -> bool:
    """Whether it has sent what travels, in this colour alone, by its own hand."""
    mine = bool(m.t.way) and m.t.sender == m.no and not m.t.shown and m.t.front not in (m.no, NOBODY)
    swapped = any(e.name == SWAP for e in m.now(CardUsed))
    return mine and m.way is not None and m.way.colours == {colour} and not swapped


def _only(m: FengshengMind, colour: str) -> Found:
    seats = [m.t.seats[n] for n in m.others]
    full = [(s.no, s.red if colour == RED else s.blue, s.blue if colour == RED else s.red, s.black) for s in seats]
    return [(n, most) for n, most, other, black in full if most > 1 and not other and not black]


def _close(m: FengshengMind, colour: str) -> Found:
    return [(n,) for n in m.others if getattr(m.t.seats[n], colour) == 2 and m.blame[n] > 1 - CONVINCED]


def _intercepted(m: FengshengMind, colour: str) -> Found:
    by = {e.by for e in m.now(CardUsed, name=INTERCEPT)}
    return [
        (e.seat,) for e in m.now(Received)[:1] if e.seat in by and e.seat != m.no and CARDS[e.card].colours == {colour}
    ]


def _swapped(m: FengshengMind) -> Found:
    found: list[Args] = []
    arrivals = m.memory.of(Arrived)
    for at, _, e in m.memory.of(CardUsed):
        front = [a.seat for place, _, a in arrivals if place < at][-1:]
        if e.name == SWAP and e.by in m.doubted and at >= len(m.t.log) - 60:
            found += [(e.by, n) for n in front if n not in (e.by, m.no) and n == m.t.front]
    return found


def _locked_black(m: FengshengMind) -> Found:
    locks = [(a, b) for a, b in m.locked() if a in m.doubted and b not in (a, m.no)]
    return [(a, b) for a, b in locks if any(CARDS[e.card].pure_black for e in m.got(a, b))]


def _had_to(m: FengshengMind) -> bool:
    sent, got, turn = m.memory.last(Sent), m.memory.last(Received), m.memory.last(TurnBegan)
    if sent is None or got is None or (turn is not None and turn[0] > got[0]):
        return False
    return got[2].seat == sent[2].lock == m.no and got[0] > sent[0]


def _saved(m: FengshengMind) -> Found:
    used = [e.to for _, _, e in m.memory.of(CardUsed) if e.by == m.no and e.name == CLARIFY]
    return [(n,) for n in dict.fromkeys(used) if n in m.others]


def _before(m: FengshengMind) -> list[int]:
    """Who has the travelling intel before them, face down, if it is somebody else."""
    return [m.t.front] if m.t.way and not m.t.shown and m.t.front in m.others else []


def _must(m: FengshengMind) -> bool:
    """Whether what travels is locked on this seat: it has no choice."""
    sent = m.memory.last(Sent)
    return sent is not None and sent[2].lock == m.no


def _mine(m: FengshengMind) -> list[int]:
    """Who has sent what lies face down before this seat."""
    down = m.t.way and not m.t.shown and m.t.front == m.no and m.t.sender in m.others and not _must(m)
    return [m.t.sender] if down else []


def _straight(m: FengshengMind) -> Found:
    sent = m.memory.last(Sent)
    so = sent is not None and m.t.way and sent[2].arrow == UP and sent[2].to == m.no and sent[2].sender in m.others
    return [(sent[2].sender,)] if so and sent is not None else []


def _lock_now(m: FengshengMind) -> Found:
    """(who has locked, whom), unless it goes straight to somebody else: then the lock does nothing."""
    sent = m.memory.last(Sent)
    if sent is None or not m.t.way or sent[2].lock in (NOBODY, m.no, sent[2].sender) or sent[2].sender not in m.others:
        return []
    if sent[2].arrow == UP and sent[2].to != sent[2].lock:
        return []
    return [(sent[2].sender, sent[2].lock)]


def _dying(m: FengshengMind) -> list[int]:
    return [n for n in m.t.dying if n != m.no]


def _surprised(m: FengshengMind) -> Found:
    if m.t.outcome is None:
        return []
    teams = [(s.no, s.role.team) for s in m.t.seats if s.role is not None and s.no != m.no]
    return [(n,) for n, team in teams if m.likely(n, team) < 1 - CONVINCED]


LINES: tuple[Line[FengshengMind], ...] = (
    Line("red", CLAIM, lambda m: m.when(_comes_out(m, RED) and not m.mine("fengsheng.ans-red"))),
    Line("blue", CLAIM, lambda m: m.when(_comes_out(m, BLUE) and not m.mine("fengsheng.ans-blue"))),
    Line("not-say", CLAIM, lambda m: m.when(m.no not in m.claims)),
    Line("offer", CLAIM, lambda m: m.when(m.me.black <= 1)),
    Line("ctr-sent-red", COUNTER, lambda m: _black_from(m, RED)),
    Line("ctr-sent-blue", COUNTER, lambda m: _black_from(m, BLUE)),
    Line("ctr-certain", COUNTER, _excluded),
    Line("rep-probe", REPORT, lambda m: [(n,) for n in _probed(m)]),
    Line("rep-friend", REPORT, lambda m: [(n,) for n in _probed(m) if m.friendly(n) > SURE]),
    Line("rep-foe", REPORT, lambda m: [(n,) for n in _probed(m) if m.blame[n] > SURE]),
    Line("rep-take", REPORT, lambda m: m.when(_advice(m, take=True))),
    Line("rep-dont", REPORT, lambda m: m.when(_advice(m, take=False))),
    Line("rep-sent-red", REPORT, lambda m: m.when(_sent(m, RED))),
    Line("rep-sent-blue", REPORT, lambda m: m.when(_sent(m, BLUE))),
    Line("suspect", ACCUSE, lambda m: [(n,) for n in m.worst if m.blame[n] > CONVINCED]),
    Line("acc-takes-red", ACCUSE, lambda m: _only(m, RED)),
    Line("acc-takes-blue", ACCUSE, lambda m: _only(m, BLUE)),
    Line("acc-close-red", ACCUSE, lambda m: _close(m, RED) if m.part == BLUE else []),
    Line("acc-close-blue", ACCUSE, lambda m: _close(m, BLUE) if m.part == RED else []),
    Line("acc-intercept-red", ACCUSE, lambda m: _intercepted(m, RED)),
    Line("acc-intercept-blue", ACCUSE, lambda m: _intercepted(m, BLUE)),
    Line("acc-swap", ACCUSE, _swapped),
    Line("acc-lock", ACCUSE, _locked_black),
    Line("def-lock", DEFEND, lambda m: m.when(_had_to(m))),
    Line("def-back", DEFEND, lambda m: m.when(m.now(Received, seat=m.no, sender=m.no))),
    Line("def-saved", DEFEND, _saved),
    Line("def-mixed", DEFEND, lambda m: m.when(m.me.red == 1 and m.me.blue == 1 and len(m.me.area) == 2)),
    Line("db-down", DOUBT, lambda m: [(n,) for n in _mine(m) if m.blame[n] > 1 - CONVINCED]),
    Line("db-arrow", DOUBT, _straight),
    Line("db-task", DOUBT, lambda m: m.when(DEATHS.intersection(m.t.missions) and _two_black(m))),
    Line("ask-take", ASK, lambda m: [(n,) for n in _before(m) if not m.taken]),
    Line("ask-clarify", ASK, lambda m: m.when([n for n in _dying(m) if m.friendly(n) > CONVINCED])),
    Line("ask-intercept", ASK, lambda m: m.when([n for n in _before(m) if m.blame[n] > SURE])),
    Line("ask-lock", ASK, _lock_now),
    Line("ask-side", ASK, lambda m: [(n,) for n in m.others if n not in m.claims]),
    *ANSWERS,
    Line("re-black", REACT, lambda m: m.when(any(CARDS[e.card].pure_black for e in m.now(Received)[:1]))),
    Line("re-dying", REACT, lambda m: [(n,) for n in _dying(m)]),
    Line("re-dead", REACT, lambda m: [(e.seat,) for e in m.now(Died) if m.t.outcome is None and e.seat != m.no]),
    Line("re-saved", REACT, lambda m: m.when(m.now(Saved))),
    Line("re-turn", REACT, lambda m: [(e.character, e.seat) for e in m.now(Flipped, up=True) if e.seat != m.no]),
    Line("re-nothing", REACT, lambda m: m.when([e for e in m.now(CardUsed, name=BALANCE) if e.by != m.no])),
    Line("call-stop", CALL, lambda m: [(n,) for n in _before(m) if m.blame[n] > SURE and _near(m, n)]),
    Line("call-black", CALL, lambda m: [(n,) for n in m.worst if m.blame[n] > SURE]),
    Line("call-let", CALL, lambda m: [(n,) for n in _dying(m) if m.blame[n] > SURE]),
    Line("pass-on", PASS_ON, lambda m: m.when(m.passed() and not m.taken)),
    Line("accept", PASS_ON, lambda m: m.when(m.now(Accepted, seat=m.no))),
    Line("watch", PASS_ON, lambda m: m.when(m.t.outcome is None)),
    Line("end-hid", THANKS, _surprised),
    Line("end-again", THANKS, lambda m: m.when(m.t.outcome)),
)


def _two_black(m: FengshengMind) -> bool:
    return any(s.black == 2 for s in m.t.seats if s.alive)


def _near(m: FengshengMind, n: int) -> bool:
    return bool(getattr(m.t.seats[n], BLUE if m.part == RED else RED) == 2)
