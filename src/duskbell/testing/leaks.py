"""The leak finder: two worlds that differ only in what a seat cannot know must look the same to it, byte for byte.

Twins are two tables in which two hidden cards have changed places: of two seats, or of a seat and the middle; hidden
draws in mid-game differ, too (`Game.twin` says which cards are hidden). Everybody does the same in both. So all that
reaches the watcher must be equal, frame by frame: events, the view, its questions with their numbers, its offers, where
it may speak, how long a talk takes, and who else is asked where that is no secret. Only an event in which the rules
tell the watcher of a card that lies otherwise may differ (`Game.reveals`), and there the pair ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from random import Random
from typing import Any

from duskbell.testing.driving import random_answers
from duskbell.testing.twins import Pair
from duskbell.testing.twins.pair import stage_of


class Search:
    """What a search over many pairs has found. `leak`: the first; `pairs`: how many were played, `twins` how many of
    them had a card that lay otherwise; `reached`: in which stages how many were compared; `passed`: the stages that
    tables came to at all; `parted`: how often which event told twins apart, "" for those that never were.
    """

    def __init__(self) -> None:
        self.leak = ""
        self.pairs = self.twins = 0
        self.reached = Counter[str]()
        self.passed: set[str] = set()
        self.parted = Counter[str]()

    def fault(self) -> str:
        """What is wrong, in half a sentence: a leak, that no card could be exchanged, or that in some stage no twins
        were ever compared. "" if nothing is.
        """
        if self.leak:
            return f"there is a leak: {self.leak}"
        if not self.twins:
            return "no hidden card was ever exchanged, so nothing was compared; Game.twin must say where cards go"
        if missed := sorted(self.passed - self.reached.keys()):
            ends = ", ".join(f"{by} {n}" for by, n in self.parted.most_common(3) if by)
            return (
                f"of {self.twins} pairs of twins none was compared in {', '.join(missed)}; "
                f"they were told apart before, by what Game.reveals names ({ends or 'nothing'})"
            )
        return ""


def find_leak(
    game: str, players: int, seed: int, options: Mapping[str, Any] | None = None, *, moderator: str = "ask"
) -> str | None:
    """The first thing by which a watcher can tell twins apart, in one sentence, or None."""
    found = Search()
    compare(found, game, players, seed, options, moderator)
    return found.leak or None


def search(
    game: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    seeds: Iterable[int] = range(20),
    moderator: str = "ask",
    more: int = 400,
) -> Search:
    """Compare twins of every seed; and, while there is a stage in which none were, up to so many `more`."""
    found = Search()
    last = -1
    for seed in seeds:
        compare(found, game, players, seed, options, moderator, passing=True)
        last = max(last, seed)
        if found.leak:
            return found
    for seed in range(last + 1, last + 1 + more):
        if found.leak or not found.passed - found.reached.keys():
            break
        compare(found, game, players, seed, options, moderator)
    return found


def compare(
    found: Search,
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None,
    moderator: str,
    *,
    passing: bool = False,
) -> None:
    """Compare one pair and add what was found; with `passing` the table is then played to its end, to see which stages
    there are.
    """
    pair = Pair(game, players, seed, options, moderator, Random(f"{game}/{players}/{seed}"))
    found.pairs += 1
    if pair.swapped:
        parting = pair.play()
        found.twins += 1
        found.reached.update(pair.compared)
        found.parted[parting.by] += 1
        if parting.leak:
            cards = " and ".join([f"seat {n + 1}" if n >= 0 else "the middle" for n in sorted(pair.second.moved)])
            found.leak = (
                f"{game} for {players}, seed {seed}: in {stage_of(pair.first.play)} seat {pair.watcher + 1} "
                f"can tell that cards of {cards} lie otherwise: {parting.leak}."
            )
    found.passed |= pair.compared
    play = pair.first.play
    if passing and not found.leak:
        for _ in chain([None], random_answers(play, Random(seed))):
            if not play.over:
                found.passed.add(stage_of(play))
