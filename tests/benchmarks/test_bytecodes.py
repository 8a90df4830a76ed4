"""How many bytecodes a decision costs. They are the same on every machine with one Python, busy or not, so they can be
guarded where seconds cannot.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

import pytest

import duskbell

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        sys.implementation.name != "cpython" or sys.version_info[:2] != (3, 11),
        reason="bytecodes are counted on CPython 3.11, whose compiler makes others than its neighbours'",
    ),
]

MOST: list[tuple[str, int, dict[str, Any], int]] = [
    ("mafia", 12, {}, 506),
    ("werewolf", 12, {"board": "yunls"}, 1195),
    ("shadow_hunters", 4, {}, 880),
    ("fengsheng", 5, {}, 4260),
]
"""Tables, and what is guarded of each: bytecodes for a decision between several answers, over whole random tables.
The budgets are 550 with the loop that plays it for Mafia, 1,460 for Werewolf, 930 for Shadow Hunters; what is reached
stands.
"""
GAMES = 6


def decisions(game: str, players: int, options: dict[str, Any], seeds: range) -> int:
    """Play whole random tables, first come first asked; how often somebody had a choice."""
    made = 0
    for seed in seeds:
        play = duskbell.start(game, players, seed=seed, options=options)
        rng = Random(seed)
        while play.open:
            seat, ask = next(iter(play.open.items()))
            made += len(ask.options) > 1
            play.answer(seat, ask.sample(rng))
    return made


@contextmanager
def counting(count: list[int]) -> Iterator[None]:
    """Count bytecodes meanwhile, but those of this module."""

    def step(frame: FrameType, event: str, arg: Any) -> Any:
        count[0] += event == "opcode"
        return step

    def enter(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename == __file__:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        yield
    finally:
        sys.settrace(before)


def counted(game: str) -> float:
    """Bytecodes for a decision of one of these tables."""
    players, options = next((players, options) for name, players, options, _ in MOST if name == game)
    seeds = range(7000, 7000 + GAMES)
    decisions(game, players, options, seeds)  # what is made once and kept
    count = [0]
    with counting(count):
        made = decisions(game, players, options, seeds)
    return count[0] / made


@pytest.mark.parametrize(("game", "most"), [(game, most) for game, _, _, most in MOST])
def test_a_decision_costs_no_more_bytecodes_than_its_budget(game: str, most: int) -> None:
    """Counted in a process of its own: what other tests have kept, and cards that they have made up, would count."""
    done = subprocess.run([sys.executable, __file__, game], capture_output=True, text=True, check=True)
    assert float(done.stdout) <= most


if __name__ == "__main__":
    print(counted(sys.argv[1]))
