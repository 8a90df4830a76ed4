"""One whole history that fits what a viewer has seen: the rules judge.

The scripts that run the table play it again with everything open: chance, the other seats, the moderator. What the
viewer has seen is answered as it was seen, what is hidden is searched, and as soon as the viewer would have seen
something else that way is given up.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice, takewhile
from random import Random
from typing import Any, NamedTuple

import msgspec

from duskbell.kernel import PASS, Ask, Event, Game, Play
from duskbell.kernel.ask import All
from duskbell.kernel.core_events import Committed, PhaseBegan, Said, StageBegan, Whispered
from duskbell.kernel.errors import IllegalAnswer
from duskbell.kernel.record import Header
from duskbell.kernel.view import View

AHEAD = 14
"""So many things that will be seen say which answer comes first."""
FAR = 60
TWO = 2
ATTEMPTS, FIRST = 8, 250
"""So many times what is hidden is tried in another order; the first takes so many answers, each later one twice."""
DEATH, DEAD = "Died", ("died", "dead")
"""What most hidden answers come to."""
WIDE = 400
"""So many answers to one question are tried."""
SECONDS = 5.0
"""Of this thread's own work: what else a machine does takes nothing away."""

Plan = Mapping[str, Sequence[str]]
"""Answers that are settled, by the key of the question, in order: a deal."""


class Evidence(NamedTuple):
    """What somebody has seen of a table, and what was said there. `me`: a seat."""

    game: Game[Any]
    header: Header
    me: int
    events: tuple[Event, ...]
    said: tuple[Said, ...] = ()

    @property
    def rounds(self) -> list[int]:
        """How many events had been seen when each round was over."""
        begins = [
            n for n, e in enumerate(self.events) if isinstance(e, PhaseBegan) and e.phase == self.game.round_phase
        ]
        return [*[n for n in begins[1:] if n], len(self.events)]


class Gone(Exception):
    """Time is over."""


class Spent(Exception):
    """An attempt has answered as many questions as it may."""


def evidence(view: View[Any], header: Header) -> Evidence:
    """What a seat has seen, with its table's header, of which the seed and the salt are left behind."""
    assert view.seat is not None
    seen = [e for e in view.events if not isinstance(e, Committed)]
    header = msgspec.structs.replace(header, seed="insight", salt="", moderator="ask")
    said = tuple([e for e in seen if isinstance(e, Said)])
    return Evidence(view.game, header, view.seat, tuple([e for e in seen if not isinstance(e, Said | Whispered)]), said)


def history(known: Evidence, plan: Plan, seconds: float = SECONDS) -> Play[Any] | None:
    """A play that the viewer would have seen just so, with these answers settled; None where there is none. Raises
    `Gone` when time is over before that is known.
    """
    ends = time.thread_time() + seconds
    return _by_rounds(known, plan, ends) or _Search(known, plan, ends, None).run()


def _by_rounds(known: Evidence, plan: Plan, ends: float) -> Play[Any] | None:
    """Round by round, each in several attempts: what was hidden in a round that came out as it was seen stands."""
    found: Play[Any] | None = None
    path: list[tuple[int, str]] = []
    for goal in known.rounds:
        for attempt in range(ATTEMPTS):
            search = _Search(known, plan, ends, attempt, path, goal)
            with suppress(Spent):
                found = search.run()
                break
        else:
            return None
        if found is None:
            return None
        path = search.path
    return found


class _Search:
    """Goes on with the likeliest answer, and back to the last question with another where that fails."""

    def __init__(
        self,
        known: Evidence,
        plan: Plan,
        ends: float,
        attempt: int | None,
        before: Sequence[tuple[int, str]] = (),
        goal: int | None = None,
    ) -> None:
        """`attempt`: an answer that will be seen is not tried otherwise, and what is hidden is tried in an order of its
        own, so long as it may take; None: everything is tried. `before`: answers that stand; `goal`: how many events
        are to be seen.
        """
        self.goal = len(known.events) if goal is None else goal
        self.known, self.plan, self.ends, self.strict = known, plan, ends, attempt is not None
        self.attempt = attempt or 0
        self.steps = FIRST << self.attempt if attempt is not None else -1
        self.rng = Random(self.attempt)
        self.path: list[tuple[int, str]] = list(before)
        self.left: list[Iterator[tuple[int, str]]] = [iter(()) for _ in before]
        self.whole, self.two = True, False
        self.play = self._begin()

    def _begin(self) -> Play[Any]:
        """The play with the answers that stand."""
        self.seen = 0
        play = Play(self.known.game, self.known.header, chance="ask")
        for seat, token in self.path:
            play.answer(seat, token)
        return play

    def run(self) -> Play[Any] | None:
        fits = self._fits()
        while True:
            if time.thread_time() > self.ends:
                raise Gone
            self.steps -= 1
            if self.steps == 0:
                raise Spent
            if fits and self.seen >= self.goal:
                return self.play
            if fits and self.play.open:
                self.left.append(self._answers())
            step = self._next()
            if step is None:
                if not (self.whole or self.strict):
                    raise Gone
                return None
            fits = step

    def _next(self) -> bool | None:
        """Take the next answer that is left to try; whether what came of it fits. None: there is none."""
        while self.left:
            depth = len(self.left) - 1
            answer = next(self.left[-1], None)
            if answer is None:
                self.left.pop()
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
            if self.strict and together and fits:
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
            self.left[first:] = [iter(()) for _ in self.left[first:]]

    def _fits(self) -> bool:
        """Whether what the viewer has seen since is what was seen."""
        found = self.play.view(self.known.me).events
        n = 1 + self.seen  # the commitment comes first
        while n < len(found) and self.seen < len(self.known.events):
            if found[n] != self.known.events[self.seen]:
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
        told = list(dict.fromkeys([*_told(offers, coming[:1]), *_told(asks, coming)]))
        if told and self.strict:
            return iter(told)
        told += _spoken(asks, coming, everybody)
        return self._ranked(told, asks, self.known.events[self.seen : self.seen + FAR])

    def _coming(self) -> list[Event]:
        """What will be seen next, to the end of the phase, or of the stage where not all are asked at once."""
        ends = PhaseBegan if isinstance(self.play._question, All) else (PhaseBegan, StageBegan)
        ahead = self.known.events[self.seen : self.seen + AHEAD]
        return list(takewhile(lambda e: not isinstance(e, ends), ahead))

    def _ranked(
        self, told: list[tuple[int, str]], asks: list[Ask[Any]], coming: Sequence[Event]
    ) -> Iterator[tuple[int, str]]:
        tried: set[tuple[int, str]] = set()
        deaths = list(islice((e for e in coming if _is_death(e)), 1))
        guesses: list[Iterable[tuple[int, str]]] = [_named(asks, deaths), _silent(asks), _named(asks, coming)]
        if self.attempt % 3 == 1:
            guesses.reverse()
        elif self.attempt:
            guesses = [self.rng.sample(some := list(_named(asks, coming)), len(some)), *guesses]
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


def _is_death(e: Event) -> bool:
    """Whether an event says who died, be it nobody."""
    return type(e).__name__ == DEATH or any(name in DEAD for name in e.__struct_fields__)


def _told(asks: list[Ask[Any]], coming: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """What will be seen of whom is asked."""
    for e in coming:
        for ask in asks:
            if ask.to >= 0:
                fitting = [token for token in linked(e, ask.to) if _takes(ask, token)]
                flags = [v for name in e.__struct_fields__ if isinstance(v := getattr(e, name), bool)]
                if not fitting and flags and len(ask.options) == TWO and any(linked(e, ask.to)):
                    fitting = [o for o in ask.options if (o != ask.default) == flags[0]]
                yield from ((ask.to, token) for token in fitting)


def _spoken(asks: list[Ask[Any]], coming: Sequence[Event], everybody: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Of two answers: who is named in what comes of it has not been silent. `everybody`: who is asked at once."""
    first = next((e for e in coming if any(any(linked(e, seat)) for seat in everybody)), None)
    for ask in asks:
        if first is not None and ask.to >= 0 and len(ask.options) == TWO:
            spoke = any(linked(first, ask.to))
            yield from ((ask.to, o) for o in ask.options if (o == ask.default) != spoke)


def _named(asks: list[Ask[Any]], coming: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """Whoever, or whatever, something will be seen of."""
    for e in coming:
        for value in values(e):
            for ask in asks:
                if _takes(ask, value):
                    yield ask.to, value


def _silent(asks: list[Ask[Any]]) -> Iterator[tuple[int, str]]:
    for ask in asks:
        if ask.default in ask.options:
            yield ask.to, ask.default


def _takes(ask: Ask[Any], token: str) -> bool:
    try:
        return ask.accept(token) == token
    except IllegalAnswer:
        return False


def linked(e: Event, seat: int) -> Iterator[str]:
    """What an event says of a seat, as tokens: what stands beside it, or in its place of a list of the same length."""
    fields = [getattr(e, name) for name in e.__struct_fields__]
    alone = [v for v in fields if isinstance(v, int | str) and not isinstance(v, bool)]
    lists = [v for v in fields if isinstance(v, tuple)]
    if seat in [v for v in alone if isinstance(v, int)]:
        rest = list(alone)
        rest.remove(seat)
        yield from (_token(v) for v in rest)
        yield from (",".join(_token(x) for x in v) for v in lists)
    for name in e.__struct_fields__:
        one = getattr(e, name)
        if isinstance(one, tuple) and seat in one:
            yield name
            at = one.index(seat)
            yield from (_token(other[at]) for other in lists if other is not one and len(other) == len(one))
            yield from (_token(v) for v in alone)


def values(e: Event) -> Iterator[str]:
    """Everything that an event names, as tokens, and whole lists."""
    for name in e.__struct_fields__:
        v = getattr(e, name)
        if isinstance(v, tuple):
            yield ",".join(_token(x) for x in v)
        for x in v if isinstance(v, tuple) else (v,):
            yield _token(x)
            if isinstance(x, int) and not isinstance(x, bool):
                yield str(x)


def _token(v: object) -> str:
    if isinstance(v, int) and not isinstance(v, bool):
        return f"#{v}" if v >= 0 else PASS
    return str(v)


__all__ = ["Evidence", "Gone", "evidence", "history", "linked", "values"]
