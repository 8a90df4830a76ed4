"""Werewolf: whole tables on two boards, and searches for a kidnap."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import duskbell
from benchmarks.calibrate import Sample
from benchmarks.ours import PLAYERS, decide
from duskbell.games.werewolf.kidnap import Position, Search, held

GODS = ("seer", "witch", "hunter", "guard", "idiot", "knight")


def games(board: str) -> Callable[[float], Sample]:
    """Complete games with random legal answers."""
    random, seeds = Random(7).random, iter(range(1 << 60))

    def rep(seconds: float) -> Sample:
        decisions = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            for _ in range(4):
                decisions += decide(
                    duskbell.start("werewolf", PLAYERS, seed=next(seeds), options={"board": board}), random
                )
            played += 4
            now = time.process_time()
        return Sample(decisions, played, now - start)

    return rep


def positions(count: int, seed: int = 7) -> list[Position]:
    """Positions of a table of twelve in which the second condition holds: as many wolves as good, or more."""
    rng, found = Random(seed), list[Position]()
    while len(found) < count:
        wolves = rng.randint(2, 6)
        good = rng.randint(2, wolves)
        gods = rng.sample(GODS, rng.randint(1, min(good - 1, len(GODS))))
        cards = [*gods, *["villager"] * (good - len(gods))]
        p = Position(
            good=tuple(enumerate(cards)),
            wolves=tuple(range(good, good + wolves)),
            sheriff=rng.choice([-1, *range(good + wolves)]),
            cure="witch" in gods and rng.random() < 0.5,
            poison="witch" in gods and rng.random() < 0.5,
            day=rng.random() < 0.5,
            knight="knight" in gods,
        )
        if held(p):
            found.append(p)
    return found


def searches() -> Callable[[float], Sample]:
    """Kidnap searches, one position after the other."""
    laid = positions(200)

    def rep(seconds: float) -> Sample:
        done = 0
        start = now = time.process_time()
        while now - start < seconds:
            for p in laid:
                Search().escape(p)
            done += len(laid)
            now = time.process_time()
        return Sample(done, done, now - start)

    return rep
