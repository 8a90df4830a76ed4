"""The search for what was hidden: with the likeliest answer on, and back where what came of it was seen otherwise."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile
from random import Random
from typing import Any, NamedTuple

from duskbell.insight.evidence import Evidence, Plan
from duskbell.insight.guesses import TWO, flagged, is_death, linked, named, silent, spoken, told_by, unnamed, values
from duskbell.kernel import CHANCE, Ask, Event, Play
from duskbell.kernel.ask import All
from duskbell.kernel.core_events import PhaseBegan, StageBegan
from duskbell.kernel.errors import IllegalAnswer

AHEAD = 14
"""So many things that will be seen say which answer comes first."""
FAR = 60
FIRST = 120
"""So many answers in vain has a first attempt, and each later one twice as many."""
NEAR = 8
"""Of what fails within so many events every answer is tried: it is soon done."""
SAME = 16
"""After so many ways that come to the same end the deal itself may be what is wrong, and another is tried."""
LOOK = 8
"""Steps between two looks at the clock, which on some machines costs more than a step."""
WIDE = 400
"""So many answers to one question are tried."""


class Gone(Exception):
    """Time is over."""


class Spent(Exception):
    """An attempt has answered as many questions as it may."""


class Ends(NamedTuple):
    """When a search is given up: by this thread's own work, or by the clock on the wall."""

    work: float
    wall: float

    @property
    def over(self) -> bool:
        """Whether it is."""
        return time.thread_time() > self.work or time.perf_counter() > self.wall


Failure = tuple[int, Event | None]
"""Where a way was given up: after so many events, for what was seen then instead of the next."""


class _Level:
    """What is left to try of one question, put when so many events had been `seen`. `now`: the furthest failure of the
    answer that is tried, `was`: of the one before it.
    """

    __slots__ = ("answers", "now", "seen", "was")

    def __init__(self, answers: Iterable[tuple[int, str]] = (), seen: int = 0) -> None:
        self.answers, self.seen = iter(answers), seen
        self.now: Failure | None = None
        self.was: Failure | None = None

    def note(self, failure: Failure | None) -> None:
        if failure is not None and (self.now is None or failure[0] >= self.now[0]):
            self.now = failure

    def next(self, strict: bool) -> tuple[int, str] | None:
        """The next answer to try; None: there is none, or two have failed alike far on, so that it is not the answer to
        this question that matters (`strict`).
        """
        if strict and self.now is not None and self.now == self.was and self.now[0] > self.seen + NEAR:
            return None
        self.was, self.now = self.now, None
        return next(self.answers, None)


class Search:
    """Goes on with the likeliest answer, and back to the last question with another where that fails."""

    def __init__(
        self,
        known: Evidence,
        plan: Plan,
        ends: Ends,
        attempt: int | None,
        before: Sequence[tuple[int, str]] = (),
        goal: int | None = None,
        there: Play[Any] | None = None,
    ) -> None:
        """`attempt`: an answer that will be seen is not tried otherwise, and what is hidden is tried in an order of its
        own, so long as it may take; None: everything is tried. `before`: answers that stand; `goal`: how many events
        are to be seen. `there`: a play in which these have been given, which is played on.
        """
        self.goal = len(known.events) if goal is None else goal
        self.known, self.plan, self.ends, self.strict = known, plan, ends, attempt is not None
        self.attempt = attempt or 0
        self.vain = FIRST << self.attempt if attempt is not None else -1
        self.rng = Random(self.attempt)
        self.path: list[tuple[int, str]] = list(before)
        self.levels = [_Level() for _ in before]
        self.whole, self.two = True, False
        self.before = len(before)
        self.base: Play[Any] | None = None
        self.seen = self.sure = 0
        self.wrong: Event | None = None
        self.furthest: Failure | None = None
        self.times = 0
        self.play = there or self._begin()

    def _begin(self) -> Play[Any]:
        """The play with the answers that stand, those of earlier rounds given once for all."""
        if self.base is None:
            self.base = Play(self.known.game, self.known.header, chance="ask", checkpoints=True)
            for seat, token in self.path[: self.before]:
                self.base.answer(seat, token)
            self.play, self.seen = self.base, 0
            self._fits()
            self.sure = self.seen
        play = self.base.fork(views=True)
        for seat, token in self.path[self.before :]:
            play.answer(seat, token)
        self.seen = self.sure
        return play

    def run(self) -> Play[Any] | None:
        fits, steps = self._fits(), 0
        while True:
            steps += 1
            if steps % LOOK == 0 and self.ends.over:
                raise Gone
            self.vain -= not fits
            if self.vain == 0:
                raise Spent
            if fits and self.seen >= self.goal:
                return self.play
            if fits and self.play.open:
                self.levels.append(_Level(self._answers(), self.seen))
            elif self.levels:
                self._note((self.seen, self.wrong))
            step = self._next()
            if step is None:
                if not (self.whole or self.strict):
                    raise Gone
                return None
            fits = step

    def _note(self, failure: Failure) -> None:
        """A way is given up. Raises `Gone` where nothing leads further than to what was seen otherwise `SAME` times."""
        self.levels[-1].note(failure)
        if self.furthest is None or failure[0] > self.furthest[0]:
            self.furthest, self.times = failure, 0
        self.times += failure == self.furthest
        if self.strict and self.times == SAME:
            raise Gone

    def _next(self) -> bool | None:
        """Take the next answer that is left to try; whether what came of it fits. None: there is none."""
        while self.levels:
            depth = len(self.levels) - 1
            answer = self.levels[-1].next(self.strict)
            if answer is None:
                done = self.levels.pop()
                if self.levels:
                    self.levels[-1].note(done.now or done.was)
                continue
            if len(self.path) > depth:
                del self.path[depth:]
                self.play = self._begin()
                self._fits()
            self.path.append(answer)
            seen = self.seen
            together = isinstance(self.play._question, All)
            asked = self.play.open.get(answer[0])
            self.two = asked is not None and len(asked.options) == TWO
            try:
                self.play.answer(*answer)
            except IllegalAnswer:  # a deal that these cards do not make
                return False
            fits = self._fits()
            if self.strict and together:  # be it that what came after was seen otherwise
                self._settle(self.known.events[seen : self.seen])
            return fits
        return None

    def _settle(self, news: Sequence[Event]) -> None:
        """What was answered at once, and has been seen just so, is not answered otherwise."""
        key = self.play.lines[-1][1]
        first = len(self.path)
        while first and self.play.lines[first - 1][1] == key:
            first -= 1
        said = self.path[first:]
        links = [(token, list(linked(e, seat))) for e in news for seat, token in said]
        if any(token in tokens or (tokens and self.two) for token, tokens in links):
            self.levels[first:] = [_Level() for _ in self.levels[first:]]

    def _fits(self) -> bool:
        """Whether what the viewer has seen since is what was seen."""
        found = self.play.view(self.known.me).table.log
        n = 1 + self.seen  # the commitment comes first
        self.wrong = None
        while n < len(found) and self.seen < len(self.known.events):
            if found[n].event != self.known.events[self.seen]:
                self.wrong = found[n].event
                return False
            n += 1
            self.seen += 1
        return n >= len(found) or self.seen == len(self.known.events)

    def _answers(self) -> Iterator[tuple[int, str]]:
        """Answers to what is open, the likeliest first."""
        play, coming = self.play, self._coming()
        asks = list(play.open.values())
        everybody = list({*play.open, *getattr(play, "_got", ())})
        if isinstance(play._question, All):
            asks = asks[:1]
        for ask in asks:
            if ask.key in self.plan:
                given, before = self.plan[ask.key], sum(line[1] == ask.key for line in play.lines)
                return iter([(ask.to, given[before])] if before < len(given) else [])
        offers = [o for some in play.offers.values() for o in some]
        at_once = next(([e] for e in coming if not isinstance(e, StageBegan)), [])
        told = list(dict.fromkeys([*told_by(offers, coming[:1]), *told_by(asks, at_once)]))
        if told and self.strict:
            return iter(told)
        told += [*told_by(asks, coming), *flagged(asks, coming), *spoken(asks, coming, everybody)]
        if (
            at_once and CHANCE not in play.open
        ):  # what may be done at any time by whoever is named in what is seen at once
            told += [(o.to, o.options[0]) for o in offers if len(o.options) == 1 and any(linked(at_once[0], o.to))]
        return self._ranked(told, asks, self.known.events[self.seen : self.seen + FAR])

    def _coming(self) -> list[Event]:
        """What will be seen next, to the end of the phase, or of the stage where not all are asked at once."""
        ends = PhaseBegan if isinstance(self.play._question, All) else (PhaseBegan, StageBegan)
        ahead = self.known.events[self.seen : self.seen + AHEAD]
        return list(takewhile(lambda e: not isinstance(e, ends), ahead))

    def _ranked(
        self, told: list[tuple[int, str]], asks: list[Ask[Any]], coming: Sequence[Event]
    ) -> Iterator[tuple[int, str]]:
        if asks and asks[0].to == CHANCE:
            return self._drawn(asks[0], [e for e in coming if not isinstance(e, StageBegan)][:1])
        return self._likely(told, asks, coming)

    def _drawn(self, ask: Ask[Any], next_seen: Sequence[Event]) -> Iterator[tuple[int, str]]:
        """What chance may bring: what is seen at once, then what is not seen later, since that may lie hidden."""
        later = {v for e in self.known.events[self.seen :] for v in values(e)}
        hidden = sorted(self._all([ask]), key=lambda answer: answer[1] in later)
        return iter(dict.fromkeys([*named([ask], next_seen), *hidden]))

    def _likely(
        self, told: list[tuple[int, str]], asks: list[Ask[Any]], coming: Sequence[Event]
    ) -> Iterator[tuple[int, str]]:
        tried: set[tuple[int, str]] = set()
        deaths = list(takewhile(is_death, dropwhile(lambda e: not is_death(e), coming)))
        killing = list(named(asks, deaths))
        sparing = [] if killing or not deaths else unnamed(asks)
        guesses: list[Iterable[tuple[int, str]]] = [killing, silent(asks), sparing, named(asks, coming)]
        if self.attempt % 3 == 1:
            guesses.reverse()
        elif self.attempt:
            guesses = [self.rng.sample(some := list(named(asks, coming)), len(some)), *guesses]
        for likely in (told, *guesses, self._all(asks)):
            for answer in likely:
                if answer not in tried:
                    tried.add(answer)
                    yield answer

    def _all(self, asks: list[Ask[Any]]) -> Iterator[tuple[int, str]]:
        for ask in asks:
            for n, token in enumerate(ask.answers()):
                if n == WIDE:
                    self.whole = False
                    break
                yield ask.to, token
