"""What a decision costs in bytecodes, which are the same on every machine with one Python. More must be a choice."""

from __future__ import annotations

import sys
from random import Random
from types import FrameType
from typing import Any

import pytest

from duskbell.games.werewolf import speech
from duskbell.kernel import Ask
from duskbell.testing import sit_down

MOST = 1460


def decisions(board: str, seeds: range) -> int:
    """Tables of random answers; how many of those had a choice."""
    made = 0
    for seed in seeds:
        rng, play = Random(seed), sit_down("werewolf", 12, seed, {"board": board})
        while play.open:
            seat, ask = next(iter(play.open.items()))
            made += len(ask.options) > 1
            play.answer(seat, ask.sample(rng))
    return made


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="bytecodes are counted for Python 3.11")
def test_a_decision_costs_no_more_bytecodes_than_it_should() -> None:
    decisions("yunls", range(2))
    count = 0

    def opcode(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "opcode"
        return opcode

    def call(frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return opcode

    before = sys.gettrace()
    sys.settrace(call)
    try:
        made = decisions("yunls", range(7000, 7006))
    finally:
        sys.settrace(before)
    assert MOST * 0.8 < count / made <= MOST


def test_where_the_program_goes_on_at_once_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offers of a speech are made when somebody could take them, and only then."""
    made: list[int] = []

    def offers(t: Any) -> list[Ask[Any]]:
        made.append(t.day)
        return []

    monkeypatch.setattr(speech, "day_offers", offers)
    options = {"sheriff": False}
    quick = sit_down("werewolf", 6, 3, options)
    while not quick.over:
        quick.silence(next(iter(quick.open)))
    assert made == []
    slow = sit_down("werewolf", 6, 3, options, moderator="ask")
    while not slow.over:
        slow.silence(next(iter(slow.open)))
    assert made
