"""Deadlines as values: a clock that can stand still, and the questions it presses. Time is handed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from math import inf
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

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

    def at(self, real: float) -> float:
        """The table's time when `read` said `real`."""
        return (real if self._stopped is None else min(real, self._stopped)) - self._stood

    def real(self, at: float) -> float | None:
        """What `read` will say when it is `at` at the table; None while it stands still, since nobody knows."""
        return at + self._stood if self.running else None

    def run(self, running: bool) -> None:
        """Let it run, or stand still."""
        if running and self._stopped is not None:
            self._stood += self._read() - self._stopped
            self._stopped = None
        elif not running and self._stopped is None:
            self._stopped = self._read()


class Question(msgspec.Struct, frozen=True):
    """An open question: its number at its seat, since when it is open, when the table's clock strikes for it (None:
    never), and how many seconds a referee has added. `touched`: when whoever is asked first picked something.
    """

    id: int
    seat: int
    ask: Ask[Any]
    since: float
    ends: float | None
    added: float = 0.0
    touched: float | None = None

    def left(self, now: float) -> float | None:
        """Seconds until the clock strikes."""
        return None if self.ends is None else round(max(0.0, self.ends - now), 3)


class Unrecorded(NamedTuple):
    """What must be kept though no line of the record tells it: held answers, who is ready, who would skip the rest of
    the talk and who has proposed it, who lets pass, and which lines of the record are hidden.
    """

    held: list[tuple[int, str, str, bool]]
    ready: list[int]
    agreed: list[int]
    proposed: list[int]
    lets: list[tuple[int, int]]
    withheld: tuple[int, ...]


class Kept(msgspec.Struct, frozen=True):
    """What the store keeps of the questions: how many each seat has had, and the open ones as (seat, id, key, left).

    `held` are answers that wait behind the curtain, as (seat, key, token, whether the clock gave it). `shown`: how much
    of the log those who only watch have been shown, where they are behind. `ready`: who wants the talk to go on;
    `agreed`: who would skip its rest; `proposed`: who has proposed that. `lets`: who lets pass, and for which stretch.
    `talks`: how many talks there have been. `withheld`: lines of the record whose words the host has hidden.

    Of a table that is played over days the clock goes on while nobody has it in memory. `wall`: when this was true, in
    seconds since 1970. `told`: who has been told that the table waits for them, as (seat, for what, how often). `gone`:
    since when people are away, as (seat, seconds since 1970).
    """

    counts: list[tuple[int, int]] = []
    open: list[tuple[int, int, str, float | None]] = []
    held: list[tuple[int, str, str, bool]] = []
    shown: int = 0
    ready: list[int] = []
    lets: list[tuple[int, int]] = []
    talks: int = 0
    agreed: list[int] = []
    proposed: list[int] = []
    wall: float | None = None
    told: list[tuple[int, int, int]] = []
    gone: list[tuple[int, float]] = []
    withheld: tuple[int, ...] = ()

    @property
    def unrecorded(self) -> Unrecorded:
        """What of this no line of the record tells."""
        return Unrecorded(self.held, self.ready, self.agreed, self.proposed, self.lets, self.withheld)


class Questions:
    """The open questions by seat. Each seat counts its own, so a number says nothing about other seats.

    `pressure`: what the seconds of a question are multiplied with; None where no clock presses. `kept_at`: when, on the
    table's clock, what is `kept` was true; None: when it is first followed. `allowed`: how many seconds a question that
    has some gets instead, where that is not a matter of speed.
    """

    def __init__(
        self,
        kept: Kept | None = None,
        pressure: float | None = 1.0,
        kept_at: float | None = None,
        allowed: Callable[[Ask[Any]], float] | None = None,
    ) -> None:
        self._open: dict[int, Question] = {}
        self._offers: dict[int, tuple[Question, ...]] = {}
        self._counts: dict[int, int] = dict(kept.counts) if kept else {}
        self._before = {seat: (number, key, left) for seat, number, key, left in kept.open} if kept else {}
        self._kept_at = kept_at
        self._pressure = pressure
        self._allowed = allowed or (lambda ask: (ask.seconds or 0.0) * (pressure or 1.0))

    def follow(
        self,
        asked: Mapping[int, Ask[Any]],
        now: float,
        timed: bool,
        *,
        ruled: bool = False,
        calm: Set[int] = frozenset(),
    ) -> None:
        """Let the open questions be `asked`: one that stays keeps its number and deadline, others get new ones.

        `ruled`: a referee's ruling let the phase find its way again where it was, so what is asked in the same words is
        the same question still; and who is asked for show what was asked in earnest, or the other way round, since a
        card has changed by hand, has a new question and the time of the old: a call is no longer for it. `calm`: seats
        that no clock presses. The first time, questions that the store kept get the number and the time they had left.
        """
        before, self._before = self._before, {}
        now_open: dict[int, Question] = {}
        for seat, ask in asked.items():
            old = self._open.get(seat)
            if old is not None and old.ask is ask:
                now_open[seat] = old
            elif old is not None and ruled and old.ask == ask:
                now_open[seat] = replace(old, ask=ask)
            elif old is not None and ruled and replace(old.ask, key=ask.key, about=ask.about) == ask:
                now_open[seat] = replace(old, id=self._number(seat), ask=ask)
            elif (kept := before.get(seat)) is not None and kept[1] == ask.key:
                began = now if self._kept_at is None else self._kept_at
                now_open[seat] = Question(kept[0], seat, ask, now, None if kept[2] is None else began + kept[2])
            else:
                pressed = timed and ask.seconds is not None and self._pressure is not None and seat not in calm
                ends = now + self._allowed(ask) if pressed else None
                now_open[seat] = Question(self._number(seat), seat, ask, now, ends)
        self._open = now_open

    def offer(self, offers: Mapping[int, Sequence[Ask[Any]]]) -> None:
        """Let what may be done at any time be `offers`: one that stays keeps its number."""
        self._offers = {seat: tuple([self._offer(seat, ask) for ask in asks]) for seat, asks in offers.items() if asks}

    def _offer(self, seat: int, ask: Ask[Any]) -> Question:
        old = next((q for q in self._offers.get(seat, ()) if q.ask == ask), None)
        return old or Question(self._number(seat), seat, ask, 0.0, None)

    def _number(self, seat: int) -> int:
        number = self._counts[seat] = self._counts.get(seat, 0) + 1
        return number

    def extend(self, seconds: float) -> None:
        """So many seconds more for everything that is pressed."""
        self._open |= {
            n: replace(q, ends=q.ends + seconds, added=q.added + seconds)
            for n, q in self._open.items()
            if q.ends is not None
        }

    def postpone(self, now: float, later: Callable[[float], float]) -> None:
        """Let whatever is pressed have as many seconds as `later` says of those that are left."""
        for seat, q in list(self._open.items()):
            if q.ends is not None and (left := later(q.ends - now)) > q.ends - now:
                self._open[seat] = replace(q, ends=now + left)

    def end(self, now: float) -> None:
        """The time of every question to a seat is over, pressed or not; a moderator's waits on."""
        self._open |= {n: replace(q, ends=now) for n, q in self._open.items() if n >= 0}

    def drop(self, seat: int | None = None) -> None:
        """The question of `seat` is answered, or all are taken back: what follows is new, even if it looks the same."""
        if seat is None:
            self._open = {}
        else:
            self._open.pop(seat, None)

    def at(self, seat: int) -> Question | None:
        """The question open to `seat`."""
        return self._open.get(seat)

    def offered(self, seat: int) -> tuple[Question, ...]:
        """What `seat` may do at any time."""
        return self._offers.get(seat, ())

    def find(self, seat: int, number: int) -> Question | None:
        """The question or offer of `seat` with this number."""
        mine = (self._open.get(seat), *self.offered(seat))
        return next((q for q in mine if q is not None and q.id == number), None)

    def all(self) -> list[Question]:
        """All open questions."""
        return list(self._open.values())

    def touch(self, seat: int, number: int, now: float) -> bool:
        """`seat` has begun to choose in its question with this number. Whether it had not before."""
        q = self._open.get(seat)
        if q is None or q.id != number or q.touched is not None:
            return False
        self._open[seat] = replace(q, touched=now)
        return True

    def answered_early(self, seats: Set[int], patience: float) -> float:
        """Until when these seats may well have answered: `patience` seconds from when each was asked, or first picked
        something, and never more than half of its time; in the past where none of them is asked.
        """
        mine = [q for q in self.all() if q.seat in seats]
        ends = [inf if q.ends is None else (q.since + q.ends) / 2 for q in mine]
        begun = [q.since if q.touched is None else q.touched for q in mine]
        return max([min(at + patience, half) for at, half in zip(begun, ends, strict=True)], default=-inf)

    def due(self, now: float) -> Question | None:
        """A question whose time is over."""
        return next((q for q in self._open.values() if q.ends is not None and q.ends <= now), None)

    def next(self) -> float | None:
        """When the clock strikes next."""
        return min((q.ends for q in self._open.values() if q.ends is not None), default=None)

    def keep(self, now: float, unrecorded: Unrecorded | None = None, shown: int = 0, talks: int = 0) -> Kept:
        """What the store must know to ask the same again with the same time left."""
        return Kept(
            sorted(self._counts.items()),
            [(q.seat, q.id, q.ask.key, None if q.ends is None else q.ends - now) for q in self._open.values()],
            shown=shown,
            talks=talks,
            **(unrecorded or Kept().unrecorded)._asdict(),
        )
