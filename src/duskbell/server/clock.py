"""Deadlines as values: a clock that can stand still, and the questions it presses. Time is handed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from duskbell.kernel.ask import Ask


class Clock:
    """A table's time: it runs with `read`, and stands still while the table is paused."""

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read
        self._stopped: float | None = None
        self._stood = 0.0

    @property
    def now(self) -> float:
        """The table's time."""
        return (self._read() if self._stopped is None else self._stopped) - self._stood

    @property
    def running(self) -> bool:
        return self._stopped is None

    def run(self, running: bool) -> None:
        """Let it run, or stand still."""
        if running and self._stopped is not None:
            self._stood += self._read() - self._stopped
            self._stopped = None
        elif not running and self._stopped is None:
            self._stopped = self._read()


class Question(msgspec.Struct, frozen=True):
    """An open question: its number at its seat, and when the table's clock strikes for it (None: never)."""

    id: int
    seat: int
    ask: Ask[Any]
    ends: float | None

    def left(self, now: float) -> float | None:
        """Seconds until the clock strikes."""
        return None if self.ends is None else round(max(0.0, self.ends - now), 3)


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of the questions: how many each seat has had, and the open ones as (seat, id, key, left)."""

    counts: list[tuple[int, int]] = []
    open: list[tuple[int, int, str, float | None]] = []


class Questions:
    """The open questions by seat. Each seat counts its own, so a number says nothing about other seats."""

    def __init__(self, kept: Kept | None = None) -> None:
        self._open: dict[int, Question] = {}
        self._counts: dict[int, int] = dict(kept.counts) if kept else {}
        self._before = {seat: (number, key, left) for seat, number, key, left in kept.open} if kept else {}

    def follow(self, asked: Mapping[int, Ask[Any]], now: float, timed: bool) -> None:
        """Let the open questions be `asked`: one that stays keeps its number and deadline, others get new ones.

        The first time, questions that the store kept get the number and the time they had left.
        """
        before, self._before = self._before, {}
        now_open: dict[int, Question] = {}
        for seat, ask in asked.items():
            old = self._open.get(seat)
            if old is not None and old.ask is ask:
                now_open[seat] = old
            elif (kept := before.get(seat)) is not None and kept[1] == ask.key:
                now_open[seat] = Question(kept[0], seat, ask, None if kept[2] is None else now + kept[2])
            else:
                number = self._counts[seat] = self._counts.get(seat, 0) + 1
                ends = now + ask.seconds if timed and ask.seconds is not None else None
                now_open[seat] = Question(number, seat, ask, ends)
        self._open = now_open

    def drop(self, seat: int | None = None) -> None:
        """The question of `seat` is answered, or all are taken back: what follows is new, even if it looks the same."""
        if seat is None:
            self._open = {}
        else:
            self._open.pop(seat, None)

    def at(self, seat: int) -> Question | None:
        """The question open to `seat`."""
        return self._open.get(seat)

    def all(self) -> list[Question]:
        """All open questions."""
        return list(self._open.values())

    def due(self, now: float) -> Question | None:
        """A question whose time is over."""
        return next((q for q in self._open.values() if q.ends is not None and q.ends <= now), None)

    def next(self) -> float | None:
        """When the clock strikes next."""
        return min((q.ends for q in self._open.values() if q.ends is not None), default=None)

    def keep(self, now: float) -> Kept:
        """What the store must know to ask the same again with the same time left."""
        return Kept(
            sorted(self._counts.items()),
            [(q.seat, q.id, q.ask.key, q.left(now)) for q in self._open.values()],
        )
