"""Duskbell's part: complete 12-seat tables of Mafia, random legal answers, events and record kept."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import duskbell
from benchmarks.calibrate import Sample
from duskbell import Play, Record
from duskbell.kernel.errors import NotAsked

PLAYERS = 12
LONG_DAYS = 33
"""Days of the long table: three times eleven, all alike."""


class Answers(NamedTuple):
    """One played table: what was answered by seats, in order."""

    seed: int
    given: list[tuple[int, str]]


def decide(play: Play[Any], random: Callable[[], float]) -> int:
    """Play to the end with random legal answers; how many of them had an alternative."""
    decisions = 0
    while play.open:
        seat, ask = next(iter(play.open.items()))
        options = ask.options
        n = len(options)
        decisions += n > 1
        play.answer(seat, options[int(random() * n)])
    return decisions


def decide_seeing(play: Play[Any], random: Callable[[], float]) -> int:
    """The same, each seat first reading its view: the phase, and whether it knows itself alive."""
    decisions = 0
    while play.open:
        seat, ask = next(iter(play.open.items()))
        seen = play.view(seat).table
        if not seen.phase or not seen.seats[seat].alive:
            raise AssertionError(f"seat {seat} is asked, but its view does not show why")
        options = ask.options
        n = len(options)
        decisions += n > 1
        play.answer(seat, options[int(random() * n)])
    return decisions


def games(*, views: bool = False, checkpoints: bool = False) -> Callable[[float], Sample]:
    """Complete games."""
    random, seeds = Random(7).random, iter(range(1 << 60))
    run = decide_seeing if views else decide

    def rep(seconds: float) -> Sample:
        decisions = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            for _ in range(8):
                decisions += run(duskbell.start("mafia", PLAYERS, seed=next(seeds), checkpoints=checkpoints), random)
            played += 8
            now = time.process_time()
        return Sample(decisions, played, now - start)

    return rep


def played(count: int, seed: int = 1) -> Iterator[Answers]:
    """Random games, remembered."""
    rng = Random(seed)
    for number in range(count):
        play = duskbell.start("mafia", PLAYERS, seed=number)
        given: list[tuple[int, str]] = []
        while play.open:
            seat, ask = next(iter(play.open.items()))
            given.append((seat, ask.options[int(rng.random() * len(ask.options))]))
            play.answer(*given[-1])
        yield Answers(number, given)


def halfway(game: Answers, *, checkpoints: bool = False) -> Play[Any]:
    """The table after half of its answers."""
    play = duskbell.start("mafia", PLAYERS, seed=game.seed, checkpoints=checkpoints)
    for seat, token in game.given[: len(game.given) // 2]:
        play.answer(seat, token)
    return play


def forks(*, checkpoints: bool) -> Callable[[float], Sample]:
    """Forks of tables in the middle of their games."""
    tables = [halfway(g, checkpoints=checkpoints) for g in played(40)]

    def rep(seconds: float) -> Sample:
        count = 0
        start = now = time.process_time()
        while now - start < seconds:
            for table in tables:
                table.fork()
            count += len(tables)
            now = time.process_time()
        return Sample(count, count, now - start)

    return rep


def rebuilds() -> Callable[[float], Sample]:
    """Whole games rebuilt from their records."""
    records: list[Record] = []
    for game in played(40):
        play = duskbell.start("mafia", PLAYERS, seed=game.seed)
        for seat, token in game.given:
            play.answer(seat, token)
        records.append(play.record)

    def rep(seconds: float) -> Sample:
        count = 0
        start = now = time.process_time()
        while now - start < seconds:
            for record in records:
                duskbell.rebuild(record)
            count += len(records)
            now = time.process_time()
        return Sample(count, count, now - start)

    return rep


def undos() -> Callable[[float], Sample]:
    """One answer taken back in the middle of a game; only the undo is timed."""
    sources = list(played(40))

    def rep(seconds: float) -> Sample:
        count, spent = 0, 0.0
        while spent < seconds:
            tables = [halfway(g) for g in sources]
            start = time.process_time()
            for table in tables:
                table.undo(1)
            spent += time.process_time() - start
            count += len(tables)
        return Sample(count, count, spent)

    return rep


def long_games(*, views: bool) -> Callable[[float], Sample]:
    """A table on which nobody ever dies, so that all its days are alike while its log grows.

    `extra` is the speed in the last third of the days against that in the first.
    """
    random = Random(3).random

    def thirds() -> tuple[int, float, float, float]:
        play = duskbell.start("mafia", PLAYERS, seed=5, options={"quiet_days": LONG_DAYS})
        rates, total, spent = [], 0, 0.0
        for part in range(3):
            decisions, start = 0, time.process_time()
            until = LONG_DAYS // 3 * (part + 1)
            while play.open and play.table.quiet < until:
                seat, ask = next(iter(play.open.items()))
                if views:
                    play.view(seat)
                options = ask.options
                n = len(options)
                decisions += n > 1
                # Nobody is ever convicted, and the killers never point at anybody.
                at = n - 1 if ask.key in ("mafia.vote", "mafia.kill") else int(random() * n)
                play.answer(seat, options[at])
            took = time.process_time() - start
            rates.append(decisions / took)
            total += decisions
            spent += took
        return total, spent, rates[0], rates[2]

    def rep(seconds: float) -> Sample:
        total, spent, count, ratios = 0, 0.0, 0, []
        while spent < seconds:
            decisions, took, first, last = thirds()
            total, spent, count = total + decisions, spent + took, count + 1
            ratios.append(last / first)
        return Sample(total, count, spent, sorted(ratios)[len(ratios) // 2])

    return rep


def outcomes(count: int, seed: int) -> tuple[list[int], Counter[str]]:
    """Random games: the decisions of each, and how many each team won ("" for neither)."""
    random, wins, decisions = Random(seed).random, Counter[str](), []
    for number in range(count):
        play = duskbell.start("mafia", PLAYERS, seed=f"{seed}/{number}")
        decisions.append(decide(play, random))
        if play.outcome is None:
            raise NotAsked("the table asks nobody, but is not over.")
        wins["".join(play.outcome.teams)] += 1
    return decisions, wins
