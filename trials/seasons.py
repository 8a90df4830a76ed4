"""Simulated seasons of four boards: what ratings say of players whose strength is known.

48 players, alone or as 16 teams of three, twelve at a table, four against eight; a side is as strong as the mean of its
players.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from duskbell.ratings import Played, Ratings, Side, rate
from trials.progress import Progress

SHARES = {"a": 0.44, "b": 0.50, "c": 0.57, "d": 0.38}
"""How often the good win on each board where all are equal."""
PEOPLE = [f"p{n:02}" for n in range(48)]
TEAMS = {p: f"t{n // 3:02}" for n, p in enumerate(PEOPLE)}
FORECASTS = 400
SIZES = (64, 256, 1024, 4096)
SPREADS = (0.0, 0.6, 1.5)
CELLS = [
    (False, 1, 256, 0.0),
    *((by_team, len(SHARES), n, spread) for by_team in (False, True) for n in SIZES for spread in SPREADS),
]
MOST = 50


class Season(NamedTuple):
    """`chance`: the true chance of the good at each table."""

    tables: list[Played]
    chance: list[float]
    skill: dict[str, float]


class Found(NamedTuple):
    """What ratings made of a season. `covered`: share of true strengths inside their 90 % intervals; `apart`: share of
    intervals that leave out 0; `off`: how far forecasts lie from the board's share, on average; `loss`: how much worse
    the logarithmic loss is than that of the share alone; `teams`: as `covered`, of teams.
    """

    covered: float
    apart: float
    off: float
    loss: float
    teams: float


def season(n: int, skill: dict[str, float], rng: Random, by_team: bool, boards: int = len(SHARES)) -> Season:
    """So many tables of people drawn by lot, one of a team at most where there are teams, on so many boards."""
    tables, chance = [], []
    for _ in range(n):
        if by_team:
            sat = [PEOPLE[3 * t + rng.randrange(3)] for t in rng.sample(range(16), 12)]
        else:
            sat = rng.sample(PEOPLE, 12)
        board = rng.choice(list(SHARES)[:boards])
        wolves, good = sat[:4], sat[4:]
        share = SHARES[board]
        z = math.log(share / (1 - share)) + fmean(skill[p] for p in good) - fmean(skill[p] for p in wolves)
        chance.append(1 / (1 + math.exp(-z)))
        won = "good" if rng.random() < chance[-1] else "wolves"
        tables.append(Played(board, (Side("good", tuple(good)), Side("wolves", tuple(wolves))), (won,)))
    return Season(tables, chance, skill)


def skills(spread: float, rng: Random, by_team: bool) -> dict[str, float]:
    """Strengths in logits of a whole side; of teams half of the variance is the team's."""
    if not by_team:
        return {p: rng.gauss(0, spread) for p in PEOPLE}
    half = spread / math.sqrt(2)
    common = {t: rng.gauss(0, half) for t in sorted(set(TEAMS.values()))}
    return {p: common[TEAMS[p]] + rng.gauss(0, half) for p in PEOPLE}


def try_out(
    n: int, spread: float, seed: int, by_team: bool = False, forecasts: int = FORECASTS, boards: int = len(SHARES)
) -> Found:
    """Simulate a season, rate it, and compare with the truth."""
    rng = Random(f"season {n} {spread} {seed} {by_team}")
    skill = skills(spread, rng, by_team)
    played = season(n, skill, rng, by_team, boards)
    rated = rate(played.tables, TEAMS if by_team else None)
    of_team = {t: fmean(skill[p] for p in PEOPLE if TEAMS[p] == t) for t in TEAMS.values()}
    off, loss = _forecasts(rated, played, season(forecasts, skill, rng, by_team, boards))
    return Found(
        fmean(r.low <= skill[r.name] <= r.high for r in rated.players),
        fmean(r.low > 0 or r.high < 0 for r in rated.players),
        off,
        loss,
        fmean(r.low <= of_team[r.name] <= r.high for r in rated.teams) if rated.teams else math.nan,
    )


def _forecasts(rated: Ratings, before: Season, after: Season) -> tuple[float, float]:
    """How far forecasts of later tables lie from the board's share, and their expected loss beside that of the share of
    the tables before.
    """
    won: dict[str, list[bool]] = {b: [True, False] for b in SHARES}
    for table in before.tables:
        won[table.board].append(table.winners == ("good",))
    off, loss = [], []
    for table, truth in zip(after.tables, after.chance, strict=True):
        said = rated.forecast(table.board, {s.name: s.players for s in table.sides})["good"]
        off.append(abs(said - SHARES[table.board]))
        loss.append(_loss(said, truth) - _loss(fmean(won[table.board]), truth))
    return fmean(off), fmean(loss)


def _loss(said: float, truth: float) -> float:
    return -truth * math.log(said) - (1 - truth) * math.log(1 - said)


def mean(found: Sequence[Found]) -> Found:
    """The mean of several."""
    return Found(*(fmean(x) for x in zip(*found, strict=True)))


def least_off(tables: int, rng: Random, seasons: int = 400) -> float:
    """How far off who knows that all are equal, what the boards have on average, and how far apart they lie: no rating
    knows as much. Such a one believes a normal of that mean and spread, and tells its middle after the tables.
    """
    logits = [math.log(share / (1 - share)) for share in SHARES.values()]
    grid = [n / 50 for n in range(-100, 101)]
    chances = [1 / (1 + math.exp(-z)) for z in grid]
    before = [-0.5 * ((z - fmean(logits)) / pstdev(logits)) ** 2 for z in grid]
    off = []
    for _ in range(seasons):
        played = Counter(rng.choices(list(SHARES), k=tables))
        for board, n in played.items():
            won = sum(rng.random() < SHARES[board] for _ in range(n))
            told = [b + won * math.log(p) + (n - won) * math.log(1 - p) for b, p in zip(before, chances, strict=True)]
            weights = list(accumulate(math.exp(x - max(told)) for x in told))
            middle = chances[bisect(weights, weights[-1] / 2)]
            off.append(abs(middle - SHARES[board]))
    return fmean(off)


def run(seed: int, start: int, count: int) -> str:
    """Rate `count` seasons (12 unless told, 50 at most) of each kind."""
    progress, lines = Progress("ratings", seed), []
    for by_team, boards, n, spread in CELLS:
        found = []
        for k in range(start, start + (min(count, MOST) or 12)):
            name = f"{n} {spread} {boards} {k} {'teams' if by_team else 'alone'}"
            if name not in progress.done:
                progress.note(name, found=try_out(n, spread, seed * 1000 + k, by_team, boards=boards))
            found.append(Found(*progress.done[name]["found"]))
        m = mean(found)
        lines.append(
            f"{n:5} tables of {boards} boards, spread {spread}, {'teams' if by_team else 'alone'}: covered "
            f"{m.covered:.3f}, apart {m.apart:.3f}, off {m.off:.3f}, loss {m.loss:+.4f}, teams {m.teams:.3f}"
        )
    lines.append(f"256 tables of 4 boards, told all but the shares: off {least_off(256, Random(seed)):.3f}")
    return "\n".join(lines)
