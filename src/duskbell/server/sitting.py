"""A sitting: one Play at the server's table, with numbered questions, a clock, a program that moderates, and bots.

It knows no network and no store: the room stores what it added to the record, and only then lets anybody hear.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random

from duskbell.kernel import MODERATOR, Ask, Play, Ruling
from duskbell.kernel.errors import NotAsked
from duskbell.kernel.table import Table
from duskbell.server.clock import Clock, Kept, Question, Questions
from duskbell.server.company import Company
from duskbell.server.errors import Forbidden
from duskbell.server.settings import Tempo


class Pace:
    """A talk that goes on until it is over. Who is `ready` wants to go on."""

    __slots__ = ("_alone_since", "question", "ready")

    def __init__(self, question: Question) -> None:
        self.question = question
        self.ready: list[int] = []
        self._alone_since: float | None = None

    def over_at(self, now: float, awaited: set[int], alone: float) -> float | None:
        """When the program lets the table go on: when all `awaited` are ready; where there is nobody, after `alone`."""
        if awaited:
            self._alone_since = None
            return now if awaited <= set(self.ready) else None
        if self._alone_since is None:
            self._alone_since = now
        return self._alone_since + alone


class Sitting:
    """One play being played. `present`: the seats of people connected. `in_chair`: whether a person moderates."""

    def __init__(
        self,
        play: Play[Table],
        *,
        in_chair: bool,
        bots: dict[int, str],
        present: Callable[[], set[int]],
        read: Callable[[], float],
        tempo: Tempo,
        kept: Kept | None = None,
    ) -> None:
        self.play = play
        self.in_chair = in_chair
        self.clock = Clock(read)
        self.questions = Questions(kept)
        self.pace: Pace | None = None
        self.undone = sum(line[0] == "rule" and line[1].kind == "undo" for line in play.lines)
        self._bots = Company(play, bots, tempo)
        self._present = present
        self._tempo = tempo
        self._settle()
        if kept is not None:
            self._bots.hush()  # what they said when the talk began is in the record

    # -- what people do ----------------------------------------------------------------------------------------------

    def answer(self, seat: int, number: int, option: str) -> None:
        """Answer question `number` of `seat`. Raises the kernel's errors, with nothing changed."""
        question = self.questions.at(seat)
        if question is None or question.id != number:
            now = f"question {question.id} is" if question else "no question is"
            raise NotAsked(f"question {number} is not open to you, or no longer; {now} open to you now.")
        if not self.play.answer(seat, option, ask=question.ask):
            raise NotAsked(f"question {number} is no longer open: another seat was first.")
        self.questions.drop(seat)
        self._settle()

    def say(self, seat: int, text: str, channel: str) -> None:
        """Speak. Raises `NoFloor`."""
        self.play.say(seat, text.strip(), channel)

    def ready(self, seat: int) -> None:
        """A seat wants the talk to go on. Raises `NotAsked` or `Forbidden`."""
        if self.pace is None:
            raise NotAsked("nobody waits for you to be ready now; you can be while the table talks.")
        if seat not in self._living():
            raise Forbidden("only the living set the pace; you can watch how it goes on.")
        if seat not in self.pace.ready:
            self.pace.ready = sorted([*self.pace.ready, seat])

    def rule(self, ruling: Ruling) -> None:
        """Let a referee rule. Raises `BadRuling`."""
        self.play.rule(ruling)
        if ruling.kind == "undo":
            self.undone += 1
            self.questions.drop()
            self._bots.hush()
        self._settle()

    # -- what time does ----------------------------------------------------------------------------------------------

    def strike(self) -> None:
        """Do everything whose time has come: silence, the program's going on, bots' answers and sayings."""
        now = self.clock.now
        if not self.clock.running or self.play.over:
            return
        while (question := self.questions.due(now)) is not None:
            self.play.silence(question.seat)
            self.questions.drop(question.seat)
            self._settle()
        self._bots.speak(now)
        for question in self._bots.due(now):
            if self.questions.at(question.seat) is question:
                self._bots.answer(question)
                self.questions.drop(question.seat)
                self._settle()
        ends = self._pace_ends(now)
        if self.pace is not None and ends is not None and ends <= now:
            self._by_program(self.pace.question.ask)
            self._settle()

    def wait(self) -> float:
        """Seconds until `strike` has something to do; infinite: until somebody does something."""
        if not self.clock.running or self.play.over:
            return inf
        now = self.clock.now
        times = [t for t in (self.questions.next(), self._bots.next(), self._pace_ends(now)) if t is not None]
        return max(0.0, min(times) - now) if times else inf

    # -- how ---------------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Something changed: number the new questions, let the program choose, tell the bots, begin or end a talk."""
        play = self.play
        self.clock.run(not play.view(None).table.paused)
        self._follow()
        while self.clock.running and not self.in_chair and MODERATOR in play.open and not self._is_pace():
            self._by_program(play.open[MODERATOR])
            self._follow()
        now = self.clock.now
        self._bots.follow(self.questions, now)
        question = self.questions.at(MODERATOR) if self._is_pace() else None
        if question is None:
            self.pace = None
            self._bots.hush()
        elif self.pace is None or self.pace.question is not question:
            self.pace = Pace(question)
            self._bots.talk(now, question.ask.seconds)

    def _follow(self) -> None:
        """A person in the chair is offered what may be done at any time, and is pressed by no clock."""
        asked = dict(self.play.open)
        offers = self.play.offers.get(MODERATOR) if self.in_chair else None
        if offers and MODERATOR not in asked:
            asked[MODERATOR] = offers[0]
        self.questions.follow(asked, self.clock.now, not (self.in_chair and MODERATOR in asked))

    def _is_pace(self) -> bool:
        """Whether the table talks until the moderator goes on: one option, some seconds, and nobody else is asked."""
        ask = self.play.open.get(MODERATOR)
        if ask is None or len(self.play.open) > 1:
            return False
        return len(ask.options) == 1 and ask.single and ask.seconds is not None

    def _by_program(self, ask: Ask[object]) -> None:
        """The program moderates: one of the legal answers, by the table's seed."""
        chance = Random(f"{self.play.record.header.seed}/moderator/{len(self.play.lines)}")
        self.play.answer(MODERATOR, ask.sample(chance), ask=ask)
        self.questions.drop(MODERATOR)

    def _pace_ends(self, now: float) -> float | None:
        if self.pace is None or self.in_chair:
            return None
        return self.pace.over_at(now, self._present() & self._living(), self._tempo.alone)

    def _living(self) -> set[int]:
        """The seats that everybody knows to be alive."""
        return {s.no for s in self.play.view(None).table.seats if s.alive}
