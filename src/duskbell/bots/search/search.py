"""Which answer does best: each is tried in the same worlds, against the same luck, and played out to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from duskbell.bots.bot import Bot
from duskbell.bots.search.playout import play_on
from duskbell.kernel import Ask, DuskbellError, Play, View

Worlds = Callable[[View[Any], Random, int], Sequence[Play[Any]]]
"""So many plays that a seat can believe to sit at, and where it is asked what it is asked; none where it finds none."""
Makers = Callable[[str], Bot]
MARGIN = 0.3
"""By so many times the root of the worlds tried another answer must have won more often than the usual one."""


class Searching:
    """What a search of one seat's answers needs. `worlds`: what the seat can believe in; `player`: who plays for
    everybody from there on; `tries`: in so many worlds an answer is tried before the worse half of them is given up,
    and in as many again with each half.
    """

    def __init__(self, worlds: Worlds, player: Makers, tries: int) -> None:
        self.worlds, self.player, self.tries = worlds, player, tries

    def best(self, view: View[Any], ask: Ask[Any], answers: Sequence[str], rng: Random) -> str:
        """Of these answers, the first of which counts as the usual one, that which wins most. The usual one stands
        where none does better by more than chance may.
        """
        usual, *others = answers
        won = dict.fromkeys(answers, 0.0)
        tried = 0
        while True:
            plays = self.worlds(view, rng, self.tries)
            if not plays:
                return usual
            for play in plays:
                luck = rng.getrandbits(48)
                for answer in (usual, *others):
                    won[answer] += self._tried(play, view.seat or 0, ask, answer, luck)
            tried += len(plays)
            others.sort(key=lambda answer: -won[answer])
            if len(others) == 1:
                break
            del others[(len(others) + 1) // 2 :]
        best = others[0]
        return best if won[best] - won[usual] > MARGIN * tried**0.5 else usual

    def _tried(self, play: Play[Any], seat: int, ask: Ask[Any], answer: str, luck: int) -> float:
        """1 where the seat has won in the end, having given this answer; 0 where it has not."""
        fork = play.fork(seed=luck)
        rng = Random(luck)
        bots: Mapping[int, Bot] = {n: self.player(f"{luck}/{n}") for n in range(len(fork.table.seats))}
        try:
            fork.answer(seat, answer)
        except DuskbellError:
            return 0.0
        play_on(fork, bots, rng)
        return float(fork.outcome is not None and seat in fork.outcome.winners)
