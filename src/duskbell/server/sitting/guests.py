"""Bots from outside at one table of the server: what is put to them, and what they have thought of it so far."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Mapping, Set
from copy import copy
from typing import Any

from duskbell.arena.outside import Silent, Tally, is_outside, load
from duskbell.arena.seating import Seating
from duskbell.bots import STAND_IN, Saying
from duskbell.kernel import Play, View
from duskbell.kernel.table import Table
from duskbell.server.sitting.clock import Question
from duskbell.server.sitting.thinker import Thinker, Thought

log = logging.getLogger(__name__)


class Guests:
    """`think`: seconds that they may take at most; then they are silent. `wake` is called when one has thought. `seen`
    makes the view that one of them is given from the seat's.
    """

    def __init__(
        self,
        play: Play[Table],
        seating: Seating | None,
        think: float,
        wake: Callable[[], None] = lambda: None,
        seen: Callable[[View[Any]], View[Any]] = copy,
    ) -> None:
        self._play, self._seating, self._think, self._wake, self._seen = play, seating, think, wake, seen
        self._thinkers: dict[int, tuple[str, Thinker]] = {}
        self._put: dict[int, set[Hashable]] = {}
        self._speeches: dict[int, Thought] = {}
        self._told = play.over

    @property
    def seats(self) -> Set[int]:
        """Where they sit."""
        return self._thinkers.keys()

    def kinds(self, seats: Mapping[int, str]) -> dict[int, str]:
        """Who plays for the bots on these seats, as far as whoever runs the server has said; nobody stands in so."""
        if self._seating is None:
            return dict(seats)
        named = self._seating.named(self._play.table, self._play.record.header.seed)
        return {n: kind if kind == STAND_IN else named.get(n, kind) for n, kind in seats.items()}

    def sit(self, kinds: Mapping[int, str]) -> None:
        """Let those of these kinds that come from outside sit here, and no others."""
        mine = {n: kind for n, kind in kinds.items() if is_outside(kind)}
        for seat in [n for n, (kind, _) in self._thinkers.items() if mine.get(n) != kind]:
            self._thinkers.pop(seat)[1].close()
        header = self._play.record.header
        for seat, kind in mine.items():
            if seat not in self._thinkers:
                bot = load(header.game, kind)(f"{header.seed}/{header.salt}/bot", seat)
                self._thinkers[seat] = kind, Thinker(bot, self._wake, self._seen)

    def begin(self) -> None:
        """What is put to them now is all that is still to be thought about."""
        self._put = {seat: set() for seat in self._thinkers}

    def finish(self) -> None:
        """All has been put."""
        for seat, keys in self._put.items():
            self._thinkers[seat][1].keep(keys)

    def put(self, question: Question, now: float) -> Thought:
        """A question, which is put once."""
        return self._about(question.seat, ("question", question.id), question, now)

    def deed(self, seat: int, offers: tuple[Question, ...], now: float) -> Question | None:
        """What it wants to do of what it may do at any time: it is asked again when its view or that has changed."""
        thoughts = [(question, self._of_offer(question, now)) for question in offers]
        return next((q for q, thought in thoughts if thought.done and thought.token in q.ask.options), None)

    def wish(self, question: Question) -> str | None:
        """What it does of what it may do at any time, if that is still what it thinks now."""
        return self._of_offer(question, question.since).token

    def _of_offer(self, question: Question, now: float) -> Thought:
        version = self._play.view(question.seat).version
        return self._about(question.seat, ("offer", version, question.ask), question, now)

    def _about(self, seat: int, key: Hashable, question: Question, now: float) -> Thought:
        self._put.setdefault(seat, set()).add(key)
        return self._thinkers[seat][1].about(key, self._play.view(seat), question.ask, now)

    def answers_at(self, question: Question, at: float) -> float:
        """When it answers what it would have answered `at`, had it thought so long: when it has thought, or at last."""
        thought = self.put(question, at)
        return at if thought.done else thought.since + self._think

    def token(self, question: Question) -> str:
        """What it answers. Raises `Silent`."""
        thought = self.put(question, 0.0)
        if not thought.done or thought.token is None:
            raise Silent("the bot is silent.")
        return thought.token

    # -- talk --------------------------------------------------------------------------------------------------------

    def talk(self, speakers: Mapping[int, tuple[str, ...]], now: float) -> None:
        """A talk begins: ask those who may speak what they want to say."""
        self._speeches = {
            seat: self._thinkers[seat][1].speech(self._play.view(seat), channels, now)
            for seat, channels in speakers.items()
        }

    def said(self) -> list[tuple[int, list[Saying]]]:
        """Who has found words since this was last asked, and which."""
        done = [(seat, thought.sayings) for seat, thought in self._speeches.items() if thought.done]
        for seat, _ in done:
            del self._speeches[seat]
        return done

    def hush(self) -> None:
        """The talk is over."""
        for thought in self._speeches.values():
            thought.dropped = True
        self._speeches = {}

    @property
    def words_by(self) -> float | None:
        """When the last of them has found words, or gives up; None where nobody looks for any."""
        return max([t.since + self._think for t in self._speeches.values()], default=None)

    def end(self) -> None:
        """Where the table is over they are told so, once; the log has the count."""
        told, self._told = self._told, self._play.over
        if told or not self._told:
            return
        found = dict[str, Tally]()
        for seat, (kind, thinker) in self._thinkers.items():
            thinker.end(self._play.view(seat))
            found.setdefault(kind, Tally()).add(thinker.bot.tally)
        for kind, tally in found.items():
            log.info("bots from outside: %s", tally.sentence(kind))

    def close(self) -> None:
        """Nobody is asked anything any more."""
        for _, thinker in self._thinkers.values():
            thinker.close()
