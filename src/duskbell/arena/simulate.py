"""Many seeded tables of bots, and who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import repeat
from math import inf, sqrt
from secrets import token_hex
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec

from duskbell.arena.crew import crew
from duskbell.arena.outside import Tally, outsiders, together
from duskbell.arena.seating import Seating
from duskbell.arena.sitting import play_out, sit
from duskbell.games import adopt, find
from duskbell.kernel import Play
from duskbell.kernel.ask import quote
from duskbell.kernel.errors import BadTable

Audit = Callable[[Play[Any]], list[str]]
"""What reads a table that is over, and gives the faults that it finds; a function of a module, for other processes."""
NOBODY = "nobody"
MOST_GAMES, MOST_JOBS = 10_000_000, 256
CHUNK = 200
"""Tables that one process is given at a time, at most."""
ALONE = 0.5
"""Seconds that tables are played in this process alone before others are worth starting."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of many tables. `wins`: tables by winning team, "nobody" where undecided; `seat_wins`: by seat, from
    seat 1; `seconds`: by the clock on the wall; `cpu_seconds`: of all processes together, their start left out;
    `faults`: what an auditor has found, each with the table's number. `outside`: by kind, what became of the questions
    that bots from outside were put.
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
    cpu_seconds: float
    decisions_per_second: float
    wins: dict[str, int]
    seat_wins: list[int]
    faults: list[str] = []
    outside: dict[str, Tally] = {}

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
    audit: Audit | None = None,
    *,
    talks: bool = False,
) -> Report:
    """Play `games` tables. Table i has the seed "seed/i", so the same arguments give the same report, timings aside.

    `game`: one of ours, or `module:Class` of yours. `bots`: "random", "plain", or by seat, share, role or team, yours
    too, as `duskbell.arena.seating.Seating` reads it. `jobs`: processes at most; the report does not depend on them.
    `audit` reads each table that is over and gives the faults that it finds, as sentences. `talks`: bots talk as they
    do where somebody listens. A script with more than one job calls this under `if __name__ == "__main__":`. Raises
    `BadTable`, `BadOption` or `BadBot`.
    """
    given, named = options or {}, game
    game = adopt(game)
    rules = find(game)
    chosen = rules.read_options(players, given)
    check_numbers(games, jobs)
    Seating.read(bots).check(game, players)
    began = perf_counter()
    parts = [
        _play_some(named, players, range(games), seed, given, bots, began + ALONE if jobs > 1 else inf, audit, talks)
    ]
    played = parts[0].wins.total()
    if played < games:
        size = max(1, min(CHUNK, -(-(games - played) // jobs)))
        chunks = [range(at, min(at + size, games)) for at in range(played, games, size)]
        same = [repeat(x) for x in (seed, given, bots, inf, audit, talks)]
        parts += _apart(jobs, repeat(named), repeat(players), chunks, *same)
    seconds = perf_counter() - began
    wins, seat_wins = Counter[str](), [0] * players
    for part in parts:
        wins.update(part.wins)
        seat_wins = [a + b for a, b in zip(seat_wins, part.seat_wins, strict=True)]
    decisions = sum(part.decisions for part in parts)
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
        cpu_seconds=round(sum(part.cpu_seconds for part in parts), 3),
        decisions_per_second=round(decisions / seconds),
        wins=dict(sorted(wins.items())),
        seat_wins=seat_wins,
        faults=[fault for part in parts for fault in part.faults],
        outside=together(part.outside for part in parts),
    )


def check_numbers(games: int, jobs: int) -> None:
    """Raise `BadTable` unless so many tables can be played by so many processes."""
    if not 1 <= games <= MOST_GAMES:
        raise BadTable(f"{quote(games)} tables cannot be played; right would be 1 to {MOST_GAMES:,}.")
    if not 1 <= jobs <= MOST_JOBS:
        raise BadTable(f"{quote(jobs)} processes cannot play; right would be 1 to {MOST_JOBS}.")


class Part(NamedTuple):
    """What came of some of the tables."""

    wins: Counter[str]
    seat_wins: list[int]
    decisions: int
    cpu_seconds: float
    faults: list[str]
    outside: dict[str, Tally]


def _apart(jobs: int, *work: Iterable[Any]) -> list[Part]:
    """Play in so many processes. Each imports the script that was started, so that must not start them again."""
    right = 'a script that simulates with several jobs must call it under `if __name__ == "__main__":`'
    with crew(jobs, right) as pool:
        return list(pool.map(_play_some, *work))


def _play_some(
    game: str,
    players: int,
    numbers: range,
    seed: str,
    options: dict[str, Any],
    bots: str,
    until: float = inf,
    audit: Audit | None = None,
    talks: bool = False,
) -> Part:
    """Play the tables of these numbers, as many as are begun before `until`, and one at least."""
    wins, seat_wins, decisions, began = Counter[str](), [0] * players, 0, process_time()
    faults: list[str] = []
    outside: list[dict[str, Tally]] = []
    game = adopt(game)
    for n in numbers:
        play, seated = sit(game, players, f"{seed}/{n}", options, bots, token_hex(8), talks=talks)
        decisions += play_out(play, seated, f"{seed}/{n}")
        outcome = play.outcome
        assert outcome is not None
        wins[",".join(outcome.teams) or NOBODY] += 1
        for seat in outcome.winners:
            seat_wins[seat] += 1
        if audit is not None:
            faults += [f"table {n}: {fault}" for fault in audit(play)]
        outside.append(outsiders(seated))
        if perf_counter() >= until:
            break
    return Part(wins, seat_wins, decisions, process_time() - began, faults, together(outside))
