"""Kaggle's Werewolf with its own seven cards and its own random agents, in its own process and venv: see `talk`.

Counted is what has an alternative: the wolves' votes, heal, inspection, and the votes of the day. Its agents also say a
sentence each by day, which is played and not counted.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.peers.talk import serve

CARDS = ("Werewolf", "Werewolf", "Seer", "Doctor", "Villager", "Villager", "Villager")
COUNTED = ("VoteAction", "HealAction", "InspectAction")


def games() -> Callable[[float], tuple[int, int, float]]:
    """Complete games, observations read."""
    with contextlib.redirect_stdout(sys.stderr):  # it prints which of its other games it cannot load
        make = importlib.import_module("kaggle_environments").make
        answer = importlib.import_module("kaggle_environments.envs.werewolf.werewolf").random_agent
    seats = [{"id": f"Player {n}", "role": card, "agent_id": "random"} for n, card in enumerate(CARDS, 1)]
    seeds = iter(range(1 << 60))
    decisions = 0

    def agent(observation: Any) -> Any:
        nonlocal decisions
        action = answer(observation)
        decisions += action["action_type"] in COUNTED
        return action

    def rep(seconds: float) -> tuple[int, int, float]:
        nonlocal decisions
        decisions = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            options = {"seed": next(seeds), "randomize_roles": True, "agents": seats}
            make("werewolf", configuration=options).run([agent] * len(CARDS))
            played += 1
            now = time.process_time()
        return decisions, played, now - start

    return rep


if __name__ == "__main__":
    serve(games())
