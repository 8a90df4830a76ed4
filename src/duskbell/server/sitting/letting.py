"""Letting pass: a seat has said that it passes at all that comes up for a stretch of the game, and the room does it.

It passes at the bots' tempo, so that nobody sees who passes unlooked. Time is the table's, handed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from random import SystemRandom

from duskbell.kernel import PASS, Play
from duskbell.kernel.errors import NotAsked
from duskbell.kernel.table import Table
from duskbell.server.running import Tempo
from duskbell.server.sitting.clock import Question, Questions


class Letting:
    """Who lets pass at one table. `kept`: who did, as the store has it, each with the stretch."""

    def __init__(self, play: Play[Table], tempo: Tempo, kept: Iterable[tuple[int, int]] = ()) -> None:
        self._play, self._tempo = play, tempo
        self._chance = SystemRandom()
        self._stretch = dict(kept)
        self._passes: dict[int, tuple[float, Question]] = {}

    def lets(self, seat: int, question: Question | None) -> bool | None:
        """Whether `seat`, who is asked this, lets pass; None: it could not say so now."""
        if seat in self._stretch:
            return True
        return False if self._may_pass(question) and self._now(seat) is not None else None

    def let(self, seat: int, question: Question | None, *, on: bool) -> None:
        """From now on `seat`, who is asked this, lets pass, or does no more. Raises `NotAsked` where it cannot."""
        if not on:
            self.stop(seat)
            return
        stretch = self._now(seat)
        if stretch is None or not self._may_pass(question):
            raise NotAsked("you can let everything pass only while you are asked what you may pass at, not now.")
        self._stretch[seat] = stretch

    def stop(self, seat: int | None = None) -> None:
        """A seat, or everybody, wants to be asked again."""
        for n in [seat] if seat is not None else [*self._stretch]:
            self._stretch.pop(n, None)
            self._passes.pop(n, None)

    def follow(self, questions: Questions, now: float, bots: Set[int]) -> None:
        """Take note of what is asked now. Whose stretch is over, or who has something of their own to say to what may
        not be passed unseen, wants to be asked again; bots think for themselves.
        """
        for seat in [
            n for n, stretch in self._stretch.items() if stretch != self._now(n) or self._own(questions.at(n))
        ]:
            self.stop(seat)
        passes = {}
        for seat in self._stretch.keys() - bots:
            question = questions.at(seat)
            if question is not None and self._may_pass(question):
                planned = self._passes.get(seat)
                at = now + self._chance.uniform(self._tempo.least, self._tempo.most)
                passes[seat] = planned if planned is not None and planned[1] is question else (at, question)
        self._passes = passes

    def due(self, now: float) -> list[Question]:
        """The questions that are passed at now, in the order of their times."""
        return [q for at, q in sorted(self._passes.values(), key=lambda x: x[0]) if at <= now]

    def next(self) -> float | None:
        """When the next one is passed at."""
        return min([at for at, _ in self._passes.values()], default=None)

    def keep(self) -> list[tuple[int, int]]:
        """What the store must know of it."""
        return sorted(self._stretch.items())

    def _now(self, seat: int) -> int | None:
        """The stretch that is now, by what everybody knows."""
        return self._play.game.stretch(self._play.view(None).table, seat)

    def _may_pass(self, question: Question | None) -> bool:
        if question is None or self._own(question):
            return False
        return question.ask.key in self._play.game.let_pass and PASS in question.ask.options

    def _own(self, question: Question | None) -> bool:
        """Whether it is passed at only by whoever can do nothing else, and this seat can."""
        return question is not None and question.ask.key in self._play.game.let_bare and len(question.ask.options) > 1
