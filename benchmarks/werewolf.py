"""Werewolf: whole tables on two boards, a table such as Kaggle's, and searches for a kidnap."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import duskbell
from benchmarks.calibrate import Sample
from benchmarks.mafia import PLAYERS, decide
from duskbell import Play
from duskbell.arena.sitting import play_out, sit
from duskbell.games.werewolf.kidnap import Search
from duskbell.games.werewolf.kidnap_position import Position, held
from duskbell.kernel import MODERATOR

GODS = (
    "seer", "witch", "hunter", "guard", "idiot", "knight",
    "witch_hunter", "pure_maiden", "dreamcatcher", "magician", "poisoner",
)  # fmt: skip
APART = ({"witch", "poisoner"}, {"dreamcatcher", "magician"})
"""Of these the search follows one at a table, not both."""
SEVEN = {"board": "free", "cast": "wolf*2 seer guard villager*3", "sheriff": False}
"""Kaggle's seven cards; its doctor is our guard. It knows no sheriff."""
COUNTED = frozenset({"werewolf.kill", "werewolf.check", "werewolf.guard", "werewolf.vote-exile"})
"""What Kaggle's Werewolf asks, too. Pointing before the pack's number, and questions for show, are not counted."""
Table = Callable[[str], int]
"""Plays one table from a seed; how many decisions that took."""


def tables(one: Table, at_once: int = 4) -> Callable[[float], Sample]:
    """Complete games, one seed after the other."""
    seeds = iter(range(1 << 60))

    def rep(seconds: float) -> Sample:
        decisions = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            decisions += sum(one(str(next(seeds))) for _ in range(at_once))
            played += at_once
            now = time.process_time()
        return Sample(decisions, played, now - start)

    return rep


def games(board: str, *, views: bool = False) -> Callable[[float], Sample]:
    """Random legal answers; with `views` each seat reads its view before it answers."""
    random, options = Random(7).random, {"board": board}
    run = decide_seeing if views else decide
    return tables(lambda seed: run(duskbell.start("werewolf", PLAYERS, seed=seed, options=options), random))


def decide_seeing(play: Play[Any], random: Callable[[], float]) -> int:
    """Play to the end with random legal answers, each seat first reading its view."""
    decisions = 0
    while play.open:
        seat, ask = next(iter(play.open.items()))
        if not play.view(seat).table.phase:
            raise AssertionError(f"seat {seat} is asked, but its view shows nothing")
        n = len(ask.options)
        decisions += n > 1
        play.answer(seat, ask.options[int(random() * n)])
    return decisions


def plain(board: str) -> Callable[[float], Sample]:
    """Plain bots, who talk, too."""

    def one(seed: str) -> int:
        play, bots = sit("werewolf", PLAYERS, seed, {"board": board}, "plain")
        return play_out(play, bots, seed)

    return tables(one)


def seven(*, views: bool) -> Callable[[float], Sample]:
    """Kaggle's seven cards: random legal answers, and a sentence from everybody who has the floor."""
    random = Random(7).random

    def one(seed: str) -> int:
        play, decisions = duskbell.start("werewolf", 7, seed=seed, options=SEVEN, moderator="ask"), 0
        while play.open:
            seat, ask = next(iter(play.open.items()))
            if seat == MODERATOR:
                if (speaker := play.table.speaker) >= 0:
                    play.say(speaker, line="werewolf.suspect", about=(int(random() * 7),))
            elif ask.key in COUNTED:
                decisions += 1
            if views and seat != MODERATOR and not play.view(seat).table.phase:
                raise AssertionError(f"seat {seat} is asked, but its view shows nothing")
            play.answer(seat, ask.options[int(random() * len(ask.options))])
        return decisions

    return tables(one)


def positions(count: int, seed: int = 7) -> list[Position]:
    """Positions in which the second condition holds (as many wolves as good, or more) with up to eight wolves, which is
    as many as a table of eighteen can have, and every option.
    """
    rng, found = Random(seed), list[Position]()
    while len(found) < count:
        wolves = rng.randint(2, 8)
        good = rng.randint(2, wolves)
        gods = rng.sample(GODS, rng.randint(1, min(good - 1, len(GODS))))
        if any(pair <= set(gods) for pair in APART):
            continue
        cards = [*gods, *["villager"] * (good - len(gods))]
        everybody = range(good + wolves)
        once = "magician" not in gods or rng.random() < 0.5
        p = Position(
            good=tuple(enumerate(cards)),
            wolves=tuple(range(good, good + wolves)),
            sheriff=rng.choice([-1, *everybody]),
            cure="witch" in gods and rng.random() < 0.5,
            poison=bool({"witch", "poisoner"} & set(gods)) and rng.random() < 0.5,
            both=rng.random() < 0.5,
            shown=frozenset([n for n, card in enumerate(cards) if card == "idiot" and rng.random() < 0.3]),
            guarded=rng.choice([-1, *range(good)]) if "guard" in gods else -1,
            dreamt=rng.choice([-1, *everybody]) if "dreamcatcher" in gods else -1,
            swapped=frozenset(rng.sample(everybody, rng.randint(0, 3))) if once and "magician" in gods else frozenset(),
            once=once,
            day=rng.random() < 0.5,
            knight="knight" in gods,
        )
        if held(p):
            found.append(p)
    return found


def searches() -> Callable[[float], Sample]:
    """Kidnap searches, one position after the other. `extra`: the longest of them, in milliseconds."""
    laid = positions(1000)

    def rep(seconds: float) -> Sample:
        done, worst = 0, 0.0
        start = now = time.process_time()
        while now - start < seconds:
            for p in laid:
                before = time.process_time()
                Search().escape(p)
                worst = max(worst, time.process_time() - before)
            done += len(laid)
            now = time.process_time()
        return Sample(done, done, now - start, extra=1000 * worst)

    return rep
