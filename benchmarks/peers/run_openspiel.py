"""OpenSpiel's C++ `social_deduction(players=10, imposters=3)` from Python, in its own process and venv: see `talk`."""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from random import Random

from benchmarks.peers.talk import serve

GAME = "social_deduction(players=10,imposters=3)"


def games(*, observe: bool) -> Callable[[float], tuple[int, int, float]]:
    """Complete games with random legal actions; with `observe` the actor reads its observation string first."""
    game = importlib.import_module("pyspiel").load_game(GAME)
    rng = Random(7)
    random = rng.random

    def one() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            if observe:
                state.observation_string(state.current_player())
            actions = state.legal_actions()
            n = len(actions)
            decisions += n > 1
            state.apply_action(actions[int(random() * n)])
        return decisions

    def rep(seconds: float) -> tuple[int, int, float]:
        decisions = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            for _ in range(16):
                decisions += one()
            played += 16
            now = time.process_time()
        return decisions, played, now - start

    return rep


if __name__ == "__main__":
    serve(games(observe="observe" in sys.argv[1:]))
