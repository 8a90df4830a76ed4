"""The bots of one room: when they answer and what they say. Their tempo depends on no role and no question."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Set
from math import inf
from random import SystemRandom
from typing import Any

import msgspec

from duskbell.arena.outside import Silent
from duskbell.bots import Bot, Saying, make
from duskbell.bots.random_bot import RandomBot
from duskbell.bots.talk import Talker
from duskbell.kernel import MODERATOR, Ask, DuskbellError, Play
from duskbell.kernel.table import Table
from duskbell.lessons import learner
from duskbell.server.running import Tempo
from duskbell.server.sitting.clock import Question, Questions
from duskbell.server.sitting.guests import Guests

log = logging.getLogger(__name__)

ALONE = 0.4
"""How much of a moment of the night is left where one person is among bots: some nights have a dozen."""
HEARS = 0.02
"""Seconds from one bot to the next that takes in all that has happened so far, at a table that has come back."""


class Planned(msgspec.Struct, frozen=True):
    """A sentence that a bot will say at `at`."""

    at: float
    seat: int
    saying: Saying


class TableBots:
    """The bots at one table. `seats`: the kind of bot by seat. `guests`: those that come from outside, and say who
    plays for which seat. `returning`: until told otherwise the table comes back as it was played before: what they said
    when its talk began is in the record. Time is the table's, handed in.
    """

    def __init__(
        self,
        play: Play[Table],
        seats: Mapping[int, str],
        tempo: Tempo,
        guests: Guests | None = None,
        *,
        returning: bool = False,
    ) -> None:
        self._play = play
        self._guests = guests or Guests(play, None, tempo.think)
        self._seats: dict[int, str] = {}
        self._bots: dict[int, Bot] = {}
        self._tempo = tempo
        self._chance = SystemRandom()
        self._declined: dict[int, tuple[int, tuple[Ask[Any], ...]]] = {}
        self._call: dict[int, float] = {}
        self._scene = -1
        self.scene_until = -inf
        """Before that the scene does not end."""
        self._hold = -inf
        self.awake = True
        """Whether they do anything."""
        self._answers: dict[int, tuple[float, Question]] = {}
        self._deeds: dict[int, tuple[float, Question]] = {}
        self._sayings: list[Planned] = []
        self._asides: list[Planned] = []
        self._said_by: float | None = None
        self._read = 0
        """How much of the log they have had something to say about."""
        self.returning = returning
        self._to_hear, self._hears_at = list[int](), -inf
        """Who has still to take that in, and when the next of them does."""
        self.sit(seats)

    @property
    def guests(self) -> Set[int]:
        """The seats of bots from outside."""
        return self._guests.seats

    @property
    def seats(self) -> Set[int]:
        """The seats that bots play for."""
        return self._seats.keys()

    def sit(self, seats: Mapping[int, str]) -> bool:
        """Let these kinds of bots play for these seats, and for no others. Whether that is new."""
        seats = self._guests.kinds(seats)
        if seats == self._seats:
            return False
        self._guests.sit(seats)
        header = self._play.record.header
        learns = learner(header.game, header.seed)
        self._bots = {
            seat: self._bots[seat]
            if self._seats.get(seat) == kind
            else make(header.game, kind, f"{header.seed}/bot/{seat}", talks=True, learner=learns)
            for seat, kind in seats.items()
            if seat not in self._guests.seats
        }
        self._seats = dict(seats)
        self._answers = {seat: planned for seat, planned in self._answers.items() if seat in seats}
        self._deeds = {seat: planned for seat, planned in self._deeds.items() if seat in seats}
        self._sayings = [s for s in self._sayings if s.seat in seats]
        self._asides = [s for s in self._asides if s.seat in seats]
        return True

    def attend(self, scene: int, now: float, *, secret: bool, alone: bool) -> None:
        """Take note of the scene. Where it is a secret who is asked, every bot takes a moment, whether it is asked or
        not, and the scene ends no sooner than the last of them: so who answers when tells nothing. `alone`: to one
        person, who knows when they are asked themselves; a shorter moment serves that.
        """
        if scene == self._scene:
            return
        self._scene = scene
        least, most = [ALONE * call if alone else call for call in self._tempo.call]
        self._call = {seat: now + self._chance.uniform(least, most) for seat in self._seats} if secret else {}
        self.scene_until = max(self._call.values(), default=now) if secret else -inf

    def hold(self, until: float) -> None:
        """Answer nothing before: somebody living is to be the first, if they want to. In the past: hold no longer."""
        self._hold = until

    def rest(self) -> None:
        """Do nothing until told what is asked, which is new to them then; plan it anew. A scene does not end meanwhile:
        if it did where none of them is asked, that would tell.
        """
        self._scene = -1
        self.scene_until = inf if self._seats else -inf
        self._answers, self._deeds, self._sayings, self._asides, self.awake = {}, {}, [], [], False
        self._to_hear = []

    def follow(self, questions: Questions, now: float) -> None:
        """Take note of what bots are asked now, and of what they want to do that may be done at any time. One that
        wants to do something does it first; while the table talks, some time into the talk.
        """
        self.awake = True
        talking = questions.at(MODERATOR) is not None
        deeds, answers = dict[int, tuple[float, Question]](), dict[int, tuple[float, Question]]()
        self._guests.begin()
        for seat in self._seats:
            deed = self._deed(seat, questions.offered(seat), now)
            if deed is not None:
                deeds[seat] = self._planned(self._deeds.get(seat), deed, now, talking=talking)
            elif (question := questions.at(seat)) is not None:
                answers[seat] = self._planned(self._answers.get(seat), question, now)
                if seat in self._guests.seats:
                    self._guests.put(question, now)
        self._guests.finish()
        self._deeds, self._answers = deeds, answers
        self._follow_talk(now)

    def _follow_talk(self, now: float) -> None:
        """What they say of what has just happened, while the table goes on, once they have taken it in."""
        if self._read == len(self._play.table.log):
            return
        self._read = len(self._play.table.log)
        if self.returning or self._to_hear:  # each has all of it to take in, and of twenty others would wait for long
            self._to_hear += [seat for seat in self._bots if seat not in self._to_hear]
            return
        for seat in self._bots:
            self._hear(seat, now)

    def _hear(self, seat: int, now: float) -> None:
        """A bot takes in what has happened, and plans what it says of that."""
        bot = self._bots.get(seat)
        if not isinstance(bot, Talker) or not (channels := self._channels(seat)):
            return
        try:
            sayings = bot.aside(self._play.view(seat), channels)
        except Exception:
            log.exception("a bot failed to speak")
            return
        for s in sayings:  # why it has done something it says before whom it concerns has read it
            after = self._tempo.read[0] / 2 if bot.is_reason(s.line) else 2 * self._chance.uniform(*self._tempo.read)
            self._asides.append(Planned(now + after, seat, s))

    def _channels(self, seat: int) -> tuple[str, ...]:
        return tuple([c.id for c in self._play.channels(seat)])

    def _planned(
        self, old: tuple[float, Question] | None, question: Question, now: float, *, talking: bool = False
    ) -> tuple[float, Question]:
        """When a bot answers: what is planned for the same question stays."""
        if old is not None and old[1] is question:
            return old
        if question.seat in self._call and not talking:
            return max(now, self._call[question.seat]), question
        if talking:
            return now + self._chance.uniform(self._tempo.least, self._tempo.speech), question
        return now + self._tempo.least + (self._tempo.most - self._tempo.least) * self._chance.betavariate(
            1.6, 3.0
        ), question

    def _at(self, planned: tuple[float, Question]) -> float:
        """When a bot answers: who held back takes as long afterwards as it would have taken before."""
        at, question = planned
        at = max(at, self._hold + at - question.since)
        return self._guests.answers_at(question, at) if question.seat in self._guests.seats else at

    def _deed(self, seat: int, offers: tuple[Question, ...], now: float) -> Question | None:
        """The first of these that a bot wants to take; whoever has declined is asked again only when its view or what
        it is offered has changed. Who answers at random wants nothing.
        """
        if seat in self._guests.seats:
            return self._guests.deed(seat, offers, now)
        bot, mine = self._bots[seat], (self._play.view(seat).version, tuple([question.ask for question in offers]))
        if mine == self._declined.get(seat):
            return None
        for question in () if isinstance(bot, RandomBot) else offers:
            try:
                if bot(self._play.view(seat), question.ask) in question.ask.options:
                    return question
            except Exception:
                log.exception("a bot failed to consider an offer")
        self._declined[seat] = mine
        return None

    def talk(self, now: float, seconds: float | None) -> None:
        """A talk of so many seconds begins: each bot is asked once what it says, and says it in the first of them, one
        sentence after the other. Where several may speak they begin at different times.
        """
        if self.returning:
            return
        self.hush()
        speech = min(self._tempo.speech, (seconds or self._tempo.speech) * 0.8)
        speakers = {seat: channels for seat in self._seats if (channels := self._channels(seat))}
        self._guests.talk({n: channels for n, channels in speakers.items() if n in self._guests.seats}, now)
        for seat, channels in speakers.items():
            if seat in self._guests.seats:
                continue
            try:
                sayings = self._bots[seat].speak(self._play.view(seat), channels)
            except Exception:
                log.exception("a bot failed to speak")
                continue
            at = now + self._chance.uniform(*self._tempo.read)
            at += self._chance.uniform(0, speech / 2) if len(speakers) > 1 else 0.0
            for saying in sayings:
                self._sayings.append(Planned(min(at, now + speech), seat, saying))
                at += self._chance.uniform(*self._tempo.write)
        self._said_by = max([s.at for s in self._sayings], default=now + self._tempo.read[0])

    def said_by(self, began: float) -> float:
        """When everything will have been said of the talk that began then."""
        words_by = self._guests.words_by
        if words_by is not None:
            return max(began, words_by)
        return began + self._tempo.speech if self._said_by is None else max(began, self._said_by)

    def hush(self) -> None:
        """What was still to be said in this talk is not said any more."""
        self._sayings, self._said_by = [], None
        self._guests.hush()

    def say_the_rest(self) -> None:
        """Say at once what was still to be said in this talk, since nobody wants to wait for it."""
        self.speak(max([s.at for s in self._sayings], default=-inf))

    def _stands(self, planned: Planned) -> bool:
        """Whether what a bot has thought of some moments ago may still be said: what it has decided may."""
        bot, saying = self._bots.get(planned.seat), planned.saying
        if not isinstance(bot, Talker) or not saying.line or bot.is_own(saying.line):
            return True
        try:
            return bot.stands(self._play.view(planned.seat), saying)
        except Exception:
            log.exception("a bot failed to speak")
            return False

    def next(self) -> float | None:
        """When the next bot does something."""
        times = (*map(self._at, self._answers.values()), *(at for at, _ in self._deeds.values()))
        return min([*times, *self._hears(), *(s.at for s in (*self._sayings, *self._asides))], default=None)

    def next_word(self) -> float | None:
        """When the next of them says something beside the talk."""
        return min([*self._hears(), *(s.at for s in self._asides)], default=None)

    def _hears(self) -> list[float]:
        """When the next of them takes in what has happened."""
        return [self._hears_at] if self._to_hear else []

    def due(self, now: float) -> list[Question]:
        """The questions that bots answer now, and what they do of themselves, in the order of their times."""
        answers = [(self._at(planned), planned[1]) for planned in self._answers.values()]
        return [q for at, q in sorted([*answers, *self._deeds.values()], key=lambda x: x[0]) if at <= now]

    def _token(self, question: Question) -> str:
        """What a bot answers. Raises whatever it raises."""
        if question.seat in self._guests.seats:
            return self._guests.token(question)
        return self._bots[question.seat](self._play.view(question.seat), question.ask)

    def answer(self, question: Question) -> None:
        """Let a bot answer. One that fails is silent."""
        seat, ask = question.seat, question.ask
        self._answers.pop(seat, None)
        if ask.key in self._play.game.spoken:
            self._have_the_floor(seat)
        try:
            self._play.answer(seat, self._token(question), ask=ask)
        except Silent:
            self._play.silence(seat)
        except Exception:
            log.exception("a bot failed to answer")
            self._play.silence(seat)

    def _have_the_floor(self, seat: int) -> None:
        """Whoever is asked for a turn to speak speaks before it answers."""
        if seat in self._guests.seats or not (channels := self._channels(seat)):
            return
        try:
            for s in self._bots[seat].speak(self._play.view(seat), channels):
                self._play.say(seat, s.text, s.channel, line=s.line, about=s.about)
        except Exception:
            log.exception("a bot failed to speak")

    def take(self, question: Question) -> None:
        """Let a bot do what it wanted to, if it still wants to."""
        seat, ask = question.seat, question.ask
        self._deeds.pop(seat, None)
        try:
            said = self._wanted(question)
            if said in ask.options:
                self._play.answer(seat, said, ask=ask)
        except Exception:
            log.exception("a bot failed to do something")

    def choose(self, question: Question) -> str | None:
        """What a bot answers, as a token, for an answer that takes effect later. One that fails is silent: None."""
        seat, ask = question.seat, question.ask
        self._answers.pop(seat, None)
        try:
            return ask.accept(self._token(question))
        except Silent:
            return None
        except Exception:
            log.exception("a bot failed to answer")
            return None

    def _wanted(self, question: Question) -> str | None:
        """What a bot does of what it may do at any time. Raises whatever it raises."""
        if question.seat in self._guests.seats:
            return self._guests.wish(question)
        return self._bots[question.seat](self._play.view(question.seat), question.ask)

    def speak(self, now: float) -> None:
        """Say what is due, where the rules still allow it, and it is still so, and nobody else has said it."""
        if self._to_hear and self._hears_at <= now:
            self._hear(self._to_hear.pop(0), now)
            self._hears_at = now + HEARS
        for seat, sayings in self._guests.said():
            for n, saying in enumerate(sayings):
                self._sayings.append(Planned(now + n * self._tempo.write[0], seat, saying))
            self._said_by = max([self._said_by or now, *(s.at for s in self._sayings)])
        due = sorted([s for s in (*self._sayings, *self._asides) if s.at <= now], key=lambda s: s.at)
        self._sayings = [s for s in self._sayings if s.at > now]
        self._asides = [s for s in self._asides if s.at > now]
        for s in due:
            if not self._stands(s):
                continue
            try:
                self._play.say(s.seat, s.saying.text, s.saying.channel, line=s.saying.line, about=s.saying.about)
            except DuskbellError:
                log.debug("a bot's saying came too late")
