"""Do the plain loop and Duskbell play the same game? Decisions per game and the killers' share of wins, both ways."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from benchmarks import mafia, plain_loop


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float

    def apart(self, other: Mean) -> float:
        """How far two means are apart, in standard errors of their difference."""
        return abs(self.value - other.value) / sqrt(self.error**2 + other.error**2)


@dataclass(frozen=True)
class Agreement:
    """Both players of the same rules, over so many games each."""

    games: int
    plain_decisions: Mean
    our_decisions: Mean
    plain_share: Mean
    our_share: Mean

    @property
    def apart(self) -> float:
        """The larger of the two differences, in standard errors."""
        return max(self.plain_decisions.apart(self.our_decisions), self.plain_share.apart(self.our_share))

    @property
    def within_noise(self) -> bool:
        """Whether the differences are what chance would make of one and the same game."""
        return self.apart < 3.5


def compare(games: int, seed: int) -> Agreement:
    """Play so many games each way."""
    rng, wins, decisions = Random(seed), Counter[str](), []
    for _ in range(games):
        game = plain_loop.play(rng)
        decisions.append(game.decisions)
        wins[game.winner] += 1
    our_decisions, our_wins = mafia.outcomes(games, seed)
    return Agreement(games, _mean(decisions), _mean(our_decisions), _share(wins), _share(our_wins))


def _mean(values: list[int]) -> Mean:
    return Mean(fmean(values), stdev(values) / sqrt(len(values)))


def _share(wins: Counter[str]) -> Mean:
    games = wins.total()
    share = wins[plain_loop.KILLERS_WIN] / games
    return Mean(share, sqrt(share * (1 - share) / games))
