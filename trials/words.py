"""Is it true what bots say? Tables of each game are played by bots that talk, and every sentence is held against its
fact and against the log. `tests/bots/test_talk.py` plays a few of them.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from duskbell.bots import TALKING
from duskbell.games import find
from duskbell.kernel.core_events import Said
from tests.bots.truth import faults, tried
from trials.progress import Progress

COUNT = 1_000
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "mafia": [{}, {"angels": 2}, {"angel_aloud": True}],
    "werewolf": [{}, {"sheriff": False}, {"board": "yunlb"}, {"board": "white_guard"}, {"board": "mirror"}],
    "clocktower": [{}, {"script": "snv"}, {"script": "bmr"}, {"script": "strainers"}],
}
"""Tables that give other things to say."""


def run(seed: int, start: int, count: int) -> str:
    """Play the tables from number `start` on of each game; tell what was not so, and how much was said."""
    progress = Progress("words", seed)
    for game in sorted(TALKING):
        for n in range(start, start + (count or COUNT)):
            if f"{game}/{n}" not in progress.done:
                progress.note(f"{game}/{n}", **table(game, seed, n))
    told = []
    for game in sorted(TALKING):
        done = [found for key, found in progress.done.items() if key.startswith(f"{game}/")]
        lines = Counter[str]()
        for found in done:
            lines.update(found["lines"])
        wrong = [f"{game} {key}: {fault}" for key, found in progress.done.items() for fault in found["faults"]]
        wrong = [fault for fault in wrong if fault.startswith(f"{game} {game}/")]
        floors, empty = sum(f["floors"] for f in done), sum(f["empty"] for f in done)
        told += [
            f"{game}: {len(done)} tables, {lines.total()} sentences in {len(lines)} lines, {len(wrong)} faults, "
            f"{empty} of {floors} floors empty",
            *wrong[:20],
        ]
    return "\n".join(told)


def table(game: str, seed: int, n: int) -> dict[str, Any]:
    """One table: size and options by its number, what was said there, and what was wrong with it."""
    rng = Random(f"words/{seed}/{game}/{n}")
    rules = find(game)
    options = rng.choice(OPTIONS.get(game, [{}]))
    least, most = rules.players
    players = rules.usual_players if "board" in options else rng.randint(max(least, 5), min(most, 12))
    play, bots = tried(game, players, f"words/{seed}/{n}", options)
    lines = Counter(e.event.line for e in play.table.log if isinstance(e.event, Said))
    return {
        "faults": [f"{players} {options}: {fault}" for fault in faults(play, bots)],
        "lines": dict(lines),
        "floors": sum(bot.floors for bot in bots.values()),
        "empty": sum(bot.empty for bot in bots.values()),
    }
