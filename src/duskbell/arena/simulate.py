"""Many seeded tables of bots, and who won."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec

from duskbell.arena.sitting import play_out, sit
from duskbell.bots import make
from duskbell.games import find
from duskbell.kernel.errors import BadTable

NOBODY = "nobody"


class Report(msgspec.Struct, frozen=True):
    """What came of many tables. `wins`: tables by winning team, "nobody" where undecided; `seat_wins`: by seat, from
    seat 1.
    """

    game: str
    players: int
    games: int
    seed: str
    options: dict[str, Any]
    bots: str
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: dict[str, int]
    seat_wins: list[int]

    def share(self, team: str) -> tuple[float, float, float]:
        """The share of tables that a team won, with its 95 % Wilson interval: (share, low, high), each from 0 to 1."""
        return wilson(self.wins.get(team, 0), self.finished)


def wilson(hits: int, of: int) -> tuple[float, float, float]:
    """A share with its 95 % Wilson interval: (share, low, high), each from 0 to 1."""
    if not of:
        return 0.0, 0.0, 1.0
    p, z = hits / of, 1.96
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return p, max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: str,
    players: int,
    games: int,
    seed: str = "0",
    options: dict[str, Any] | None = None,
    bots: str = "random",
    jobs: int = 1,
) -> Report:
    """Play `games` tables. Table i has the seed "seed/i", so the same arguments give the same report, timings aside.

    `bots`: "random", "plain", or by team. `jobs`: processes. Raises `BadTable`, `BadOption` or `BadBot`.
    """
    given = options or {}
    rules = find(game)
    chosen = rules.read_options(players, given)
    if games < 1 or jobs < 1:
        raise BadTable(f"there must be at least one game and one job, not {games} and {jobs}.")
    for kind in [part.split("=")[-1] for part in bots.split(",")] if "=" in bots else [bots]:
        make(game, kind, seed)
    began = perf_counter()
    size = max(1, min(200, -(-games // jobs)))
    chunks = [range(at, min(at + size, games)) for at in range(0, games, size)]
    work = (repeat(game), repeat(players), chunks, repeat(seed), repeat(given), repeat(bots))
    if jobs == 1:
        parts = list(map(_play_some, *work))
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            parts = list(pool.map(_play_some, *work))
    seconds = perf_counter() - began
    wins, seat_wins = Counter[str](), [0] * players
    for part, seats, _ in parts:
        wins.update(part)
        seat_wins = [a + b for a, b in zip(seat_wins, seats, strict=True)]
    decisions = sum(d for _, _, d in parts)
    return Report(
        game=game,
        players=players,
        games=games,
        seed=seed,
        options={name: getattr(chosen, name) for name in given},
        bots=bots,
        finished=sum(wins.values()),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds),
        wins=dict(sorted(wins.items())),
        seat_wins=seat_wins,
    )


def _play_some(
    game: str, players: int, numbers: range, seed: str, options: dict[str, Any], bots: str
) -> tuple[Counter[str], list[int], int]:
    wins, seat_wins, decisions = Counter[str](), [0] * players, 0
    for n in numbers:
        play, seated = sit(game, players, f"{seed}/{n}", options, bots, token_hex(8))
        decisions += play_out(play, seated, f"{seed}/{n}")
        outcome = play.outcome
        assert outcome is not None
        wins[",".join(outcome.teams) or NOBODY] += 1
        for seat in outcome.winners:
            seat_wins[seat] += 1
    return wins, seat_wins, decisions
