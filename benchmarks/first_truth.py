"""`python -m benchmarks.first_truth [--games N]`: what becomes of a newcomer who tells the plain truth.

At each deal of a first game of the Clocktower somebody sits who is the Fortune Teller, says so on the first day in
words of their own, and every day whom they chose and what they were told; they act by a plain bot's wits. The others
are bots as a server seats them, each time of other tempers. Printed: how often the teller is executed by day 2 and at
all, and how often good wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

from duskbell import start
from duskbell.arena import play_out
from duskbell.bots import Bot, Saying, make
from duskbell.games.clocktower.events import Executed, Told
from duskbell.games.clocktower.stages import TALK
from duskbell.kernel import Ask, Play, View
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.log import ever
from duskbell.lessons import LESSONS

GAME = "clocktower"


class Teller:
    """Sits at the first seat, and tells all that it was told, as people write it."""

    def __init__(self, wits: Bot, lang: str) -> None:
        self.wits, self.lang = wits, lang
        self.told = 0

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return self.wits(view, ask)

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What is new since it last spoke."""
        if "public" not in channels or view.table.stage != TALK:
            return []
        told = [e for e in ever(view.table, Told) if e.seat == view.seat and e.chosen]
        new, first = told[self.told :], not self.told
        self.told = len(told)
        return [Saying("public", text=self.words(e, first=first and n == 0)) for n, e in enumerate(new)]

    def words(self, e: Told, *, first: bool) -> str:
        """A sentence for what it was told."""
        a, b = (n + 1 for n in e.chosen)
        if self.lang == "en":
            return f"{'I am the Fortune Teller. ' if first else 'Last night '}{a} and {b}: {e.form}"
        return f"{'我是占卜师，昨晚' if first else '昨晚'}{a}号和{b}号，{'是' if e.form == 'yes' else '否'}"


class Fate(NamedTuple):
    """On which day the teller was executed (0: never), and whether good has won."""

    executed: int
    won: bool


def played(seed: str, n: int) -> Play[Any]:
    """One first game, the `n`th of its deal."""
    lesson = LESSONS[GAME]
    play = start(GAME, lesson.players, seed=seed, options=lesson.options, moderator="ask")
    bots: dict[int, Bot] = {
        k: make(GAME, "plain", f"{seed}/{n}/bot/{k}", talks=True, learner=0) for k in range(1, lesson.players)
    }
    teller = Teller(make(GAME, "plain", f"newcomer {n}"), ("en", "zh")[n % 2])
    play_out(play, {0: teller, **bots}, f"{seed}/{n}")
    return play


def fate(play: Play[Any]) -> Fate:
    """What became of the teller."""
    day, executed = 0, 0
    for entry in play.table.log:
        if isinstance(entry.event, PhaseBegan):
            day = entry.event.day
        elif isinstance(entry.event, Executed) and entry.event.seat == 0:
            executed = executed or day
    return Fate(executed, play.outcome is not None and 0 in play.outcome.winners)


def fates(games: int) -> Iterator[Fate]:
    """So many of each deal."""
    for seed in LESSONS[GAME].seeds:
        for n in range(games):
            yield fate(played(seed, n))


def main() -> None:
    """Play, and print the shares."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_truth", description="Whoever tells the truth.")
    parser.add_argument("--games", type=int, default=100, help="of each deal (default: 100)")
    args = parser.parse_args()
    all_ = list(fates(args.games))
    early, ever_ = sum(0 < f.executed < 3 for f in all_), sum(f.executed > 0 for f in all_)
    print(f"{len(all_)} games: executed by day 2 {early}, at all {ever_}; good wins {sum(f.won for f in all_)}")


if __name__ == "__main__":
    main()
