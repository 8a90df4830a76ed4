"""Two worlds filmed in time: what reaches each seat of a server's table, and when, while cards that it cannot know lie
otherwise in the second. Everybody who is there does the same in both: what silence means, after the same seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec

from duskbell.bots import Bot, Saying
from duskbell.kernel import Ask, Event, Ruling, View
from duskbell.kernel.core_events import Ended
from duskbell.kernel.errors import NotAsked
from duskbell.server.audience.state import Page
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.sitting import Sitting
from duskbell.testing.twins.swap import swaps
from duskbell.testing.twins.world import World

THINKS = 2.0
"""Seconds until somebody who is there has answered."""


class Frame(NamedTuple):
    """What a seat is sent at one moment: the events that are new to it, and everything else as text."""

    at: float
    events: tuple[Event, ...]
    rest: str


class Silent(Bot):
    """A bot that decides nothing: what it does tells no two worlds apart."""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return "pass" if "pass" in ask.options else ask.default

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return []


def default(ask: Ask[Any]) -> str:
    """The same in both worlds, wherever there is such: passing, or what silence means, or the first."""
    if "pass" in ask.options:
        return "pass"
    return ask.default if ask.default in ask.options else ",".join(ask.options[: max(1, getattr(ask, "least", 1))])


class _Room(msgspec.Struct):
    """A room that changes nothing of what seats are sent."""

    cup: str = ""


class Film:
    """One world's table, played by a script; `frames` by seat.

    `people`: whose seats people hold; bots sit on the others. `here`: who of them is connected. `chair`: whether a
    person moderates.
    """

    def __init__(self, world: World, people: Iterable[int], *, speed: float | None = 1.0, chair: bool = False) -> None:
        self.play, self.now, self._speed = world.play, 0.0, speed
        self._chair = self._chair_is_here = chair
        self.seats = [s.no for s in self.play.table.seats]
        self.people = set(people)
        self.here, self.bots = set(self.people), dict.fromkeys(set(self.seats) - self.people, "plain")
        self.frames: dict[int, list[Frame]] = {n: [] for n in self.seats}
        self._pages: dict[int, Page] = {}
        self._room: Any = _Room()
        self._answers: dict[tuple[int, int], float] = {}
        self.sitting = self._sit()
        self._look()

    def _sit(self, **kept: Any) -> Sitting:
        return Sitting(
            self.play,
            person_moderates=self._chair,
            moderator_is_here=lambda: self._chair_is_here,
            bots=self.bots,
            present=lambda: self.here,
            watched=lambda: self.people,
            read=lambda: self.now,
            tempo=Tempo(),
            speed=self._speed,
            **kept,
        )

    # -- what can happen ---------------------------------------------------------------------------------------------

    def away(self, *seats: int) -> None:
        """Their lines break."""
        self.here -= set(seats)
        self.sitting.heed()

    def back(self, *seats: int) -> None:
        """They are here again, and no bot plays for them."""
        self.here |= set(seats)
        self._let_play({n: kind for n, kind in self.bots.items() if n not in seats})

    def leave(self, *seats: int) -> None:
        """They go; a bot stands in for each."""
        self.here -= set(seats)
        self._let_play(self.bots | dict.fromkeys(seats, "plain"))

    def _let_play(self, bots: dict[int, str]) -> None:
        self.bots = bots
        self.sitting.stand_in(bots)
        self.sitting.heed()

    def close_chair(self) -> None:
        """Whoever moderates closes the page."""
        self._chair_is_here = False
        self.sitting.heed()

    def restart(self) -> None:
        """The server is another; nobody is connected yet but the same people come back at once."""
        kept = self.sitting.keep(self.now)
        self.sitting = self._sit(kept=kept, kept_at=self.now - 0.5)
        self._pages = {}

    def rule(self, **ruling: Any) -> None:
        """Whoever moderates rules."""
        self.sitting.rule(Ruling(reason="so it is", **ruling))

    # -- time --------------------------------------------------------------------------------------------------------

    def roll(self, script: Mapping[float, Callable[[Film], None]], until: float) -> Film:
        """Play so long, each thing of the script at its second."""
        todo = sorted(script.items())
        for _ in count():
            acts = [at for at, _ in todo[:1]] + list(self._plans().values())
            at = max(self.now, min([*acts, self.now + self.sitting.wait()]))
            if at > until or self.play.over:
                return self
            self.now = at
            if todo and todo[0][0] <= at:
                todo.pop(0)[1](self)
            for (seat, number), when in self._plans().items():
                question = self.sitting.questions.find(seat, number)
                if when <= at and question is not None:
                    with suppress(NotAsked):  # the clock was quicker
                        self.sitting.answer(seat, number, self._choose(question.ask))
            for seat in sorted(self.here & self.sitting._living) if self.sitting.pace is not None else ():
                if self.sitting.pace is not None:
                    self.sitting.ready(seat)
            self.sitting.strike()
            self._look()
        raise AssertionError

    def _choose(self, ask: Ask[Any]) -> str:
        return default(ask)

    def _plans(self) -> dict[tuple[int, int], float]:
        """When who is here answers what they are asked: some seconds after they were, or are back, or time goes on."""
        if not self.sitting.clock.running:
            return {}
        asked = [q for q in self.sitting.questions.all() if q.seat in self.here]
        self._answers = {(q.seat, q.id): self._answers.get((q.seat, q.id), self.now + THINKS) for q in asked}
        return self._answers

    def _look(self) -> None:
        for seat in self.seats:
            page, before = Page(self._room, self.sitting, seat), self._pages.get(seat)
            if before is not None and page.shows(before):
                continue
            since = page.since(before) if before is not None else 0
            self._pages[seat] = page
            sent = msgspec.to_builtins(page.state(self._room, since))
            rest = {name: part for name, part in sent.items() if name != "events"}
            events = tuple([e.event for e in page.log[since:]])
            self.frames[seat].append(Frame(round(self.now, 3), events, str(rest)))


def twins(game: str, players: int, seed: int, apart_from: int = -1) -> tuple[World, World]:
    """Two worlds in which two seats have changed cards, `apart_from` none of them."""
    for more in count():
        number = seed + 1000 * more
        first = World(game, players, number, {}, "ask")
        for swap in swaps(first.slots, apart_from, Random(number)):
            if min(swap.moved) >= 0 and len(swap.moved) == 2:
                second = World(game, players, number, {}, "ask", like=first, swap=swap, watcher=apart_from)
                if not second.impossible:
                    return first, second
    raise AssertionError


def difference(one: Film, two: Film, second: World) -> str:
    """What some seat whose cards are the same in both can tell the worlds apart by, that it may not; "" if by nothing.

    `second`: the world of `two`. Who is lawfully told of the cards that differ is looked at no longer.
    """
    for seat in [n for n in one.seats if n not in second.moved]:
        for n in range(max(len(one.frames[seat]), len(two.frames[seat]))):
            pair = [film.frames[seat][n] if n < len(film.frames[seat]) else None for film in (one, two)]
            if pair[0] == pair[1]:
                continue
            told = [e for frame in pair if frame is not None for e in frame.events]
            table = one.play.view(seat).table
            named = (*second.moved, *second.lies)
            if any(type(e) is Ended or set(one.play.game.reveals(table, e, seat)) & set(named) for e in told):
                break
            return f"seat {seat}, frame {n}: {_brief(pair[0])} against {_brief(pair[1])}"
    return ""


def _brief(frame: Frame | None) -> str:
    return "nothing" if frame is None else f"at {frame.at} {[e.as_data() for e in frame.events]} {frame.rest[:1500]}"
