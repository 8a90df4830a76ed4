"""003 said a second time, and whole tables of random answers held against it, at every question and along the log."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.events import (
    CardSettled,
    CardUsed,
    Checked,
    Died,
    Doomed,
    DyingBegan,
    DyingOver,
    HandMoved,
    Held,
    HelpAsked,
    Moved,
    Occasion,
    Received,
    Routed,
    Saved,
    Sent,
    SkillUsed,
    TurnBegan,
    WentOut,
)
from duskbell.games.fengsheng.skill import DERIVED
from duskbell.kernel import NOBODY
from duskbell.testing import random_answers, sit_down

pytestmark = pytest.mark.slow

IDLE = {"fengsheng.main", "fengsheng.send", "fengsheng.accept", "fengsheng.fight"}
"""Questions of idle points outside dying."""
PHASES = ["draw", "main", "send", "transit", "fight", "receive", "end"]


def at_an_idle_point(t: Any) -> None:
    """节点 1 to 4 are behind it: nothing waits to be answered to, nobody has won or is dying."""
    assert not [e.event for e in t.log[t.checked :] if isinstance(e.event, Occasion)]
    assert not t.fallen
    for s in t.seats:
        assert s.black < 3 or not s.alive
        wins = {"lurker": s.red >= 3, "agent": s.blue >= 3, "collector": max(s.red, s.blue) >= 3}
        assert not wins.get(getattr(s.role, "id", ""), False)
    if any(getattr(s.role, "id", "") == "mutator" and s.alive for s in t.seats):
        assert not [s for s in t.seats if s.red >= 3 or s.blue >= 3]


def dying(log: list[Any]) -> None:
    """Whoever dies was asked for in vain; all who do die together, after the last was asked; no new dying begins before
    it is over; all gifts of the dead are given before any of them discards.
    """
    asked, doomed, died = NOBODY, set[int](), set[int]()
    going = discards = False
    for e in log:
        match e:
            case DyingBegan():
                assert not going
                going, discards, doomed, died = True, False, set(), set()
            case HelpAsked():
                assert going
                assert not died
                asked = e.seat
            case Doomed():
                assert e.seat == asked
                doomed.add(e.seat)
            case Saved():
                assert e.seat not in doomed
            case Died():
                assert e.seat in doomed
                died.add(e.seat)
            case Moved() if e.to == "discard" and e.source in {f"hand{n}" for n in died}:
                discards = True
            case HandMoved() if e.source in died:
                assert not discards
            case DyingOver():
                assert doomed == died
                going = False
                died = set()


def using(log: list[Any]) -> None:
    """A card has its two nodes, one before and one after its effect; nothing is inserted between use and settling."""
    open_: list[Any] = []
    for n, e in enumerate(log):
        if isinstance(e, CardUsed):
            assert not open_, "one card is used at a time"
            open_.append(e)
            assert isinstance(log[n + 1], Checked)
        elif isinstance(e, CardSettled):
            assert open_.pop().name == e.name
            after = [x for x in log[n + 1 : n + 3] if not isinstance(x, Moved)]
            assert isinstance(after[0], Checked)
    assert len(open_) <= 1


def skills(log: list[Any]) -> None:
    """Limits hold; nobody who is void, dead or out uses a skill, but for what was left behind and one's own death."""
    void, gone, turn, game = set[int](), set[int](), Counter[Any](), Counter[Any]()
    settling: set[int] = set()
    for e in log:
        match e:
            case TurnBegan():
                void, turn = set(), Counter()
            case Held() if e.what == "void":
                void.add(e.seat)
            case Died() | WentOut():
                gone.add(e.seat)
                settling.add(e.seat)
            case DyingOver():
                settling = set()
            case SkillUsed():
                turn[e.seat, e.skill] += 1
                game[e.seat, e.skill] += 1
                assert e.seat not in void or e.skill in DERIVED
                assert e.seat not in gone or (e.seat in settling and e.skill in ("last_return", "last_letter"))
                assert e.limit != "turn" or turn[e.seat, e.skill] == 1
                assert e.limit != "game" or game[e.seat, e.skill] == 1


def sending(log: list[Any]) -> None:
    """A way is fixed before an intel is sent, once a turn; who receives is told whose it was."""
    routed: Any = None
    sent = received = 0
    for e in log:
        match e:
            case TurnBegan():
                routed, sent, received = None, 0, 0
            case Routed():
                assert routed is None
                routed = e
            case Sent():
                sent += 1
                assert (e.sender, e.arrow, e.to, e.lock) == (routed.sender, routed.arrow, routed.to, routed.lock)
            case Received():
                received += 1
                assert e.sender == routed.sender
        assert sent <= 1
        assert received <= sent


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 8, 9])
def test_whole_tables_go_by_the_text(players: int) -> None:
    for seed in range(6):
        play = sit_down(FENGSHENG, players, f"text {seed}", {"unreleased": True, "deck": "full"})
        phases: list[str] = []
        for _ in random_answers(play, Random(seed)):
            t = play.table
            if not play.over and not t.dying and {a.key for a in play.open.values()} & IDLE:
                at_an_idle_point(t)
            if t.phase in PHASES and t.phase != "draw" and (not phases or phases[-1] != f"{t.turn} {t.phase}"):
                same = [p for p in phases[-1:] if p.split()[0] == str(t.turn)]
                assert all(PHASES.index(p.split()[1]) <= PHASES.index(t.phase) for p in same), "never backwards"
                phases.append(f"{t.turn} {t.phase}")
        log = [e.event for e in play.table.log]
        dying(log)
        using(log)
        skills(log)
        sending(log)
