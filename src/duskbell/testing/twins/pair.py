"""Two worlds played side by side, in which everybody does the same, until the watcher may lawfully tell them apart.

Whoever holds a role in one world answers as its holder does in the other; what only one of the two could do is not
done. So whatever reaches the watcher must be the same in both, in the same order, but for what `Game.reveals` names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from duskbell.kernel import MODERATOR, Ask, Event, Play
from duskbell.kernel.core_events import Ended
from duskbell.kernel.many import Many, Order
from duskbell.testing.twins.frame import Frame, Watch, is_pace, secretly_asked
from duskbell.testing.twins.swap import swaps, translated
from duskbell.testing.twins.world import World

TRIES = 20
"""Exchanges of cards that are tried for each watcher until one is found that chance could have made."""
TAKEN = 0.05
"""How often somebody takes an offer instead of answering."""
EAGER = 0.5
"""How often somebody who can do something with a card that lies otherwise does that."""


class Parting(NamedTuple):
    """How a pair ended. `leak`: by what the watcher could tell the worlds apart though it must not; "" if it could not.
    `by`: the event that lawfully told them apart, "" if none did and both came to their end.
    """

    leak: str = ""
    by: str = ""


class Pair:
    """A table and its twin. `swapped`: whether there is one: cards that `watcher` cannot see have changed places;
    `compared`: the stages in which they were compared.
    """

    def __init__(
        self, game: str, players: int, seed: int, options: Mapping[str, Any] | None, moderator: str, rng: Random
    ) -> None:
        self.compared: set[str] = set()
        self.noticed = ""
        self.first = self.second = World(game, players, seed, options, moderator)
        self.watcher = -1
        watchers = rng.sample(range(players), players)
        found = ((n, swap) for n in watchers for swap in islice(swaps(self.first.slots, n, rng), TRIES))
        for self.watcher, swap in found:
            self.second = World(
                game, players, seed, options, moderator, like=self.first, swap=swap, watcher=self.watcher
            )
            if not self.second.impossible:
                break
        self.swapped = self.second is not self.first and not self.second.impossible
        self._rng = rng
        self._spoken = ""
        self._forced = ""
        """The first question which somebody had to answer with a card that lies otherwise, and could not alike."""

    def play(self, look: Callable[[], str] = str) -> Parting:
        """Play both until the watcher may tell them apart, or to the end. `look` is called at every moment at which
        both look alike to the watcher; what it says first is `noticed`.
        """
        one, two = self.first.play, self.second.play
        eyes = Watch(one, self.watcher), Watch(two, self.watcher)
        while True:
            if (stage := stage_of(one)) != self._spoken:
                self._talk_apart()
                self._spoken = stage
            parting = self._compare(eyes[0].look(), eyes[1].look())
            if parting is not None:
                return parting
            if one.over or two.over:
                return Parting()
            self.compared.add(stage)
            self.noticed = self.noticed or look()
            self._step(one, two)
            self._decide_alone(one, two)
            self._decide_alone(two, one)

    # -- what the watcher sees ---------------------------------------------------------------------------------------

    def _compare(self, a: Frame, b: Frame) -> Parting | None:
        """How the pair ends here, if it does. What lawfully tells the watcher of a card that lies otherwise may have
        told it already, earlier in the frame: what follows at once from that may differ, too.
        """
        if a.events != b.events:
            alike = [x == y for x, y in zip(a.events, b.events, strict=False)]
            n = alike.index(False) if False in alike else len(alike)
            told = [e for e, _ in (*a.events[: n + 1], *b.events[n : n + 1])]
            lawful = next((e for e in told if self._may_tell(e)), None)
            if self._forced:
                return Parting(by=self._forced)
            leak = f"it is told {_told(a, n)} against {_told(b, n)}"
            return Parting(leak) if lawful is None else Parting(by=lawful.type)
        for name, what in a.rest.items():
            if what != b.rest[name]:
                asks = [x for x in (a.ask, b.ask) if x is not None and name == "the question"]
                by = next((e.type for e, _ in a.events if self._may_tell(e)), "")
                by = by or next((x.key for x in asks if self._may_tell(x)), "")
                if self._forced or by:
                    return Parting(by=self._forced or by)
                return Parting(f"{name} is {what or 'nothing'} against {b.rest[name] or 'nothing'}")
        return None

    def _may_tell(self, what: Event | Ask[Any]) -> bool:
        """Whether an event, or a question to it, may lawfully tell the watcher of cards that lie otherwise. The end
        tells everything.
        """
        play = self.first.play
        told = play.game.reveals(play.view(self.watcher).table, what, self.watcher)
        return type(what) is Ended or any(n in told for n in (*self.second.moved, *self.second.lies))

    # -- what people do ----------------------------------------------------------------------------------------------

    def _step(self, one: Play[Any], two: Play[Any]) -> None:
        """Somebody answers, the same in both; everybody at once, where it is a secret who is asked."""
        if self._rng.random() < TAKEN and self._take(one, two):
            return
        asked = list(one.open.items())
        if not secretly_asked(one):
            asked = [self._rng.choice(asked)] if asked else []
        if not asked and not self._take(one, two):
            raise AssertionError(f"nobody is asked anything in {stage_of(one)}")
        answers: list[tuple[Play[Any], Ask[Any], str | None]] = []  # None: the clock strikes
        for seat, ask in asked:
            other = self._counterpart(seat, ask, two)
            mine, twins = self._alike(ask, other)
            answers.append((one, ask, mine))
            if other is not None:
                answers.append((two, other, twins))
        alone = [ask for ask in two.open.values() if all(ask is not other for _, other, _ in answers)]
        if len(asked) == len(one.open):
            answers += [(two, ask, None) for ask in alone]
        for play in (one, two):  # the first world is always a step ahead, so that chance can follow it
            for _, ask, token in [x for x in answers if x[0] is play]:
                if play.open.get(ask.to) is ask and token is None:
                    play.silence(ask.to)
                elif play.open.get(ask.to) is ask:
                    play.answer(ask.to, token, ask=ask)

    def _counterpart(self, seat: int, ask: Ask[Any], two: Play[Any]) -> Ask[Any] | None:
        """The same question in the second world: put to the same seat, or to who has its card there."""
        moved = sorted(self.second.moved)
        places = [seat, *[n for n in moved if seat in moved and n != seat]]
        found = (two.open.get(n) for n in places)
        return next((a for a in found if a is not None and a.key == ask.key), None)

    def _alike(self, ask: Ask[Any], other: Ask[Any] | None) -> tuple[str, str]:
        """Answers to both that are the same, if there is any such."""
        if other is None:
            return ask.sample(self._rng), ""
        if isinstance(ask, Order) or isinstance(other, Order) or type(ask) is not type(other):
            token = ask.sample(self._rng)
            same = sorted(ask.options) == sorted(other.options)
            return token, token if same else other.sample(self._rng)
        pairs: dict[str, str] = {}
        for o in ask.options:
            there = self._as_there(o, other)
            if there is not None and there not in pairs.values():
                pairs[o] = there
        if isinstance(ask, Many) and isinstance(other, Many):
            counts = [n for n in range(len(pairs) + 1) if ask.takes(n) and other.takes(n)]
            if counts:
                chosen = set(self._rng.sample(list(pairs), self._rng.choice(counts)))
                return _join(ask, chosen), _join(other, {pairs[o] for o in chosen})
        elif pairs:
            otherwise = [o for o in pairs if pairs[o] != o]
            token = self._rng.choice(otherwise if otherwise and self._rng.random() < EAGER else list(pairs))
            return token, pairs[token]
        return self._unlike(ask, other)

    def _unlike(self, ask: Ask[Any], other: Ask[Any]) -> tuple[str, str]:
        """Answers of somebody who can do nothing alike: with the cards that lie otherwise, or by the own card, which
        does. In the latter case those that are named lie otherwise from now on.
        """
        mine, there = ask.sample(self._rng), other.sample(self._rng)
        if any(translated(o, self.second.lies) != o for o in (*ask.options, *other.options)):
            self._forced = self._forced or ask.key
        elif ask.to in self.second.moved:
            for one, two in zip(mine.split(","), there.split(","), strict=False):
                self.second.exchange(one, translated(one, self.second.lies), two)
        return mine, there

    def _as_there(self, option: str, other: Ask[Any]) -> str | None:
        """An option of the first world as it is in the second: the same, or with the cards that lie otherwise."""
        if option in other.options:
            return option
        option = translated(option, self.second.lies)
        return option if option in other.options else None

    def _decide_alone(self, play: Play[Any], other: Play[Any]) -> None:
        """What the referee alone is asked in one world only is decided at once: how long a referee ponders is no
        message of the rules.
        """
        while (ask := play.open.get(MODERATOR)) is not None and len(play.open) == 1 and not is_pace(play):
            there = other.open.get(MODERATOR)
            if there is not None and there.key == ask.key:
                return
            play.silence(MODERATOR)

    def _take(self, one: Play[Any], two: Play[Any]) -> bool:
        """Take an offer that stands in both."""
        offers = [a for asks in one.offers.values() for a in asks]
        both = [(a, b) for a in offers for b in two.offers.get(a.to, ()) if b.key == a.key and b.options == a.options]
        if not both:
            return False
        mine, other = self._rng.choice(both)
        token = mine.sample(self._rng)
        one.answer(mine.to, token, ask=mine)
        two.answer(other.to, token, ask=other)
        return True

    def _talk_apart(self) -> None:
        """Everybody says what they are on the first channel open to them that the watcher does not hear."""
        for play in (self.first.play, self.second.play):
            for s in play.table.seats:
                channels = [c for c in play.channels(s.no) if c.hearers is not None]
                apart = [c for c in channels if self.watcher not in (s.no, *(c.hearers or ()))]
                if apart:
                    play.say(s.no, s.role.id if s.role is not None else "?", apart[0].id)


def stage_of(play: Play[Any]) -> str:
    """Where a play is: its phase, and the stage of it."""
    t = play.table
    return f"{t.phase} {t.stage}".rstrip()


def _join(ask: Ask[Any], chosen: set[str]) -> str:
    return ",".join([o for o in ask.options if o in chosen])


def _told(frame: Frame, n: int) -> str:
    """The event at which the worlds part, in words."""
    return str(frame.events[n][0].as_data()) if n < len(frame.events) else "nothing"
