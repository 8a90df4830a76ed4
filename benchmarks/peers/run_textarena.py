"""TextArena's SecretMafia for 12 with three rounds of talk, in its own process and venv: see `talk`."""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.peers.talk import serve

PLAYERS = 12
WORDS = ("I trust nobody.", "Let us vote.", "It was quiet last night.", "I am a villager.")


def games(*, raw: bool) -> Callable[[float], tuple[int, int, float]]:
    """Complete games: random legal targets by night and in the vote, one of four sentences by day, observations read.

    `raw`: the game alone; else with the wrappers that `make("SecretMafia-v0")` puts round it.
    """
    make = importlib.import_module("textarena").make
    random, seeds = Random(7).random, iter(range(1 << 60))
    said = [f"Player {n}: {w}" for n, w in enumerate(WORDS)]

    def action(game: dict[str, Any], me: int) -> str:
        phase = game["phase"].value
        if phase == "Day-Discussion":
            return said[int(random() * len(said))]
        targets = game["alive_players"]
        if phase != "Day-Voting":
            targets = [p for p in targets if p != me]
        return f"[{targets[int(random() * len(targets))]}]"

    def one() -> int:
        decisions = 0
        env = make("SecretMafia-v0-raw" if raw else "SecretMafia-v0")
        env.reset(num_players=PLAYERS, seed=next(seeds))
        core = env
        while hasattr(core, "env"):
            core = core.env
        done = False
        while not done:
            me, _ = env.get_observation()
            done, _ = env.step(action=action(core.state.game_state, me))
            decisions += 1
        env.close()
        return decisions

    def rep(seconds: float) -> tuple[int, int, float]:
        decisions = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            decisions += one()
            played += 1
            now = time.process_time()
        return decisions, played, now - start

    return rep


if __name__ == "__main__":
    serve(games(raw="raw" in sys.argv[1:]))
