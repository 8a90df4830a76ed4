"""A sitting: one Play at the server's table, with numbered questions, a clock, a program that moderates, and bots.

It knows no network and no store: the room stores what it added to the record, and only then lets anybody hear.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from msgspec.structs import replace

from duskbell.arena.seating import Seating
from duskbell.kernel import MODERATOR, PASS, Ask, Play, Ruling
from duskbell.kernel.errors import NotAsked, TablePaused
from duskbell.kernel.ruling import ENDS
from duskbell.kernel.table import Table
from duskbell.server.running import Tempo
from duskbell.server.sitting.clock import Clock, Kept, Question, Questions, Unrecorded
from duskbell.server.sitting.curtain import Curtain
from duskbell.server.sitting.days import Days
from duskbell.server.sitting.delayed import DelayedView
from duskbell.server.sitting.floor import Floor
from duskbell.server.sitting.guests import Guests
from duskbell.server.sitting.letting import Letting
from duskbell.server.sitting.offers import offered
from duskbell.server.sitting.pace import Pace
from duskbell.server.sitting.reacting import Reactions
from duskbell.server.sitting.table_bots import TableBots
from duskbell.server.sitting.taking_back import reaching
from duskbell.server.sitting.withheld import Withheld


class Sitting:
    """One play being played. `person_moderates`: whether a person moderates. `present`: the seats of people connected.

    `watched`: the seats of people who are asked for show where who is asked is a secret. `speed`: what seconds are
    multiplied with; None: no clock. `delay`: seconds that those who only watch are behind. `kept_at`: when, by
    `read`, what is `kept` was true, if the clock went on since; None: now. `patience`: how many seconds bots leave the
    living who are here where the first answer counts. `moderator_is_here`: whether a person who moderates has the page
    open. `gone`: who has just gone, and for how many seconds a talk waits for them. `proxies`: the seats for which that
    person answers: no clock presses them, and nothing is asked for show. `days`: how it keeps time where it is played
    over days; `speed` means nothing then, and `present` are all people. `seating`: who
    plays for its bots, those from outside too, which think beside it and call `wake` when they have (from a thread of
    theirs): then it is to `heed`.
    """

    def __init__(
        self,
        play: Play[Table],
        *,
        person_moderates: bool,
        bots: dict[int, str],
        present: Callable[[], set[int]],
        gone: Callable[[], dict[int, float]] = dict,
        read: Callable[[], float],
        tempo: Tempo,
        watched: Callable[[], set[int] | None] = set,
        proxies: Callable[[], set[int]] = set,
        speed: float | None = 1.0,
        delay: float = 0,
        kept: Kept | None = None,
        kept_at: float | None = None,
        patience: float = 0.0,
        moderator_is_here: Callable[[], bool] = lambda: True,
        seating: Seating | None = None,
        wake: Callable[[], None] = lambda: None,
        days: Days | None = None,
    ) -> None:
        self.play, tempo = play, tempo.at(speed) if days is None else tempo.over_days(days.hours)
        self.person_moderates, self.clock = person_moderates, Clock(read)
        kept_at = None if play.view(None).table.paused else kept_at
        self._days, allowed = days, None if days is None else days.allowing(lambda: self._floor.is_silent)
        self.questions = Questions(kept, speed if days is None else 1.0, kept_at, allowed)
        self.curtain = Curtain(play, kept.held if kept else ())
        self.moves = self.heeded = 0
        """How often anything may have happened but talk: new questions, another channel; and somebody come or gone."""
        self.undone = sum(line[0] == "rule" and line[1].kind == "undo" for line in play.lines)
        self.withheld = Withheld(play, kept.withheld if kept else ())
        self._guests = Guests(play, seating, tempo.think, wake, self.withheld.view)
        self._bots = TableBots(play, bots, tempo, self._guests, returning=kept is not None)
        self._letting = Letting(play, tempo, kept.lets if kept else ())
        self._present, self._gone, self._watched, self._proxies = present, gone, watched, proxies
        self._patience = (patience if days is None else inf) if tempo.patience is None else tempo.patience
        unhurried = self._patience if days is None else 0.0  # over days nobody reads along
        timed = speed is not None or person_moderates
        self._floor = Floor(play, self._bots, tempo, unhurried, timed=timed, returning=kept is not None)
        self._reactions = Reactions(play)
        self._undo_pause, self._bots_wait_until = tempo.undone, -inf
        self._moderator_is_here = moderator_is_here
        self.delayed = DelayedView(play, delay, read(), kept.shown if kept else None, self.undone) if delay else None
        self._read = read
        self._looked = -inf
        """When it was last seen whether the curtain rises."""
        self._nothing_due_until = (-1, 0.0)
        """After these `moves` nothing is due until then, on the table's clock, unless there are more moves."""
        self._living: set[int] = set()
        """The seats that everybody knows to be alive."""
        self._settle()
        if kept is not None:
            self._floor.come_back(kept.ready, kept.agreed, kept.proposed, kept.talks)
            self._bots.returning = False

    @property
    def pace(self) -> Pace | None:
        """The talk that the table has."""
        return self._floor.pace

    @property
    def talkers(self) -> set[int]:
        """Whom the talk that goes on waits for: who has the floor, or all who set its pace, and is not ready."""
        return set() if self.pace is None else self._floor.talkers(self._living) - set(self.pace.ready)

    @property
    def whose(self) -> int | None:
        """Whose time the talk is that goes on; None: everybody's."""
        return self._floor.whose

    @property
    def may_skip(self) -> bool:
        """Whether the rest of the talk that goes on may be skipped where all agree."""
        return self._floor.may_skip

    @property
    def proxies(self) -> set[int]:
        """The seats for which a person who moderates answers."""
        return self._proxies() if self.person_moderates else set()

    # -- what people do ----------------------------------------------------------------------------------------------

    def answer(self, seat: int, number: int, option: str, came: float | None = None) -> None:
        """Answer question `number` of `seat`. `came`: when the answer reached the server, if that is not now: what
        comes after the deadline is late, though the clock may not have struck yet. Raises the kernel's errors, with
        nothing changed.
        """
        question = self.questions.find(seat, number)
        if question is None:
            now = self.questions.at(seat)
            right = f"question {now.id} is" if now else "no question is"
            raise NotAsked(f"question {number} is not open to you, or no longer; {right} open to you now.")
        if question.ends is not None and question.ends <= (self.clock.now if came is None else self.clock.at(came)):
            raise NotAsked(f"the time for question {number} was over when your answer came.")
        own = question is self.questions.at(seat)
        if own and self._covers(question):
            if not self.clock.running:
                raise TablePaused("the table is paused; wait until the referee lets it go on.")
            self.curtain.take(question, option)
        elif not self.play.answer(seat, option, ask=question.ask, referee=seat in self.proxies):
            raise NotAsked(f"question {number} is no longer open: another seat was first.")
        if own:  # an offer leaves the own question as it is, its number and its clock
            self.questions.drop(seat)
        self._settle()

    def say(self, seat: int, text: str, channel: str, line: str = "", about: tuple[int | str, ...] = ()) -> None:
        """Speak: free text, or one of the game's phrases about some seats. Raises `NoFloor`."""
        self._floor.say(seat, text, channel, line, about)

    def react(self, seat: int) -> None:
        """A seat shows a reaction. Raises `NoFloor`, `Forbidden` or `TooFast`."""
        self._reactions.check(seat, self._read())

    def ready(self, seat: int, pace: int | None = None) -> None:
        """A seat wants the talk numbered `pace` to go on; None is the present one. Raises `NotAsked` or `Forbidden`."""
        if self._floor.ready(seat, pace, self._living):
            self.moves += 1

    def skip(self, seat: int, pace: int | None = None, *, agree: bool = True) -> None:
        """A seat proposes to skip the rest of the talk numbered `pace`, None is the present one, or agrees or not to
        what is proposed. Raises `NotAsked` or `Forbidden`.
        """
        if self._floor.skip(seat, pace, self._living, agree=agree):
            self.moves += 1

    def let(self, seat: int, *, on: bool) -> None:
        """A seat lets everything pass for a stretch, or wants to be asked again. Raises `NotAsked`."""
        self._letting.let(seat, self.questions.at(seat), on=on)
        self._settle()

    def lets(self, seat: int) -> bool | None:
        """Whether a seat lets pass; None: it could not now."""
        return self._letting.lets(seat, self.questions.at(seat))

    def stand_in(self, bots: dict[int, str]) -> None:
        """Let bots of these kinds play for these seats, and for no others."""
        if self._bots.sit(bots):
            self._plan(self.clock.now)

    def rule(self, ruling: Ruling) -> None:
        """Let a referee rule. What was answered behind the curtain counts before the table is ended, since whoever gave
        it has been told that it is safe; if it ends the table, there is nothing left to rule. A penalty or a hand that
        lets the phase begin again voids it, and the moderator is told whose it was. Raises `BadRuling`, with the
        curtain as it was.
        """
        if ruling.kind in ENDS:
            self.play.check(ruling)
            if self.curtain.held and self.play.table.paused:  # nothing counts on a table that is paused
                self.play.rule(Ruling("resume", ruling.reason))
            self.curtain.let_happen(self.curtain.held, self.proxies)
            if self.play.over:
                self._settle()
                return
        stage = self._stage()
        if ruling.kind == "undo":
            ruling = replace(ruling, count=reaching(ruling.count, self.play.lines, self.play.game.decoy_key))
        elif ruling.kind in ("penalty", "hand"):
            ruling = replace(ruling, held=tuple(sorted(ask.to for ask, *_ in self.curtain.held)))
        self.play.rule(ruling)
        if ruling.kind == "undo":
            self.undone += 1
            self.questions.drop()
            self.curtain.drop()
            if self.delayed is not None:
                self.delayed.undone(self._read())
            self.withheld.find()
            self._letting.stop()
            self._bots.rest()
            self._bots_wait_until = self.clock.now + self._undo_pause
        elif ruling.kind == "time":
            self.questions.extend(ruling.seconds)
        elif ruling.kind == "skip":
            self.questions.end(self.clock.now)
        self._settle(ruled=self._stage() == stage)

    def _stage(self) -> tuple[int, str, str]:
        t = self.play.table
        return t.day, t.phase, t.stage

    # -- what time does ----------------------------------------------------------------------------------------------

    def strike(self) -> None:
        """Do everything whose time has come: silence, the program's going on, bots' answers and sayings."""
        now = self.clock.now
        if self.delayed is not None:
            self.delayed.follow(self._read())
        if self.play.over:
            self._bots.speak(now)
        if not self.clock.running or self.play.over or self._is_nothing_due(now):
            return
        self._nothing_due_until = (-1, 0.0)
        while (question := self.questions.due(now)) is not None:
            if self._covers(question):
                self.curtain.silence(question)
            else:
                self.play.silence(question.seat)
            self.questions.drop(question.seat)
            self._settle()
        self._bots.speak(now)
        for question in self._bots.due(now):
            if self.questions.at(question.seat) is question:
                if self._covers(question):
                    token = self._bots.choose(question)
                    if token is None:
                        self.curtain.silence(question)
                    else:
                        self.curtain.take(question, token)
                else:
                    self._bots.answer(question)
                self.questions.drop(question.seat)
                self._settle()
            elif question in self.questions.offered(question.seat):
                self._bots.take(question)
                self._settle()
        for question in self._letting.due(now):
            if self.questions.at(question.seat) is question:
                self.play.answer(question.seat, PASS, ask=question.ask)
                self.questions.drop(question.seat)
                self._settle()
        self._raise_curtain()
        ends = self._talk_ends(now)
        if self.pace is not None and ends is not None and ends <= now:
            self._floor.finish(self._living, self._present())
            if not self._floor.has_read(now):
                self._by_program(self.pace.question.ask)
            self._settle()

    def wait(self) -> float:
        """Seconds until `strike` has something to do; infinite: until somebody does something."""
        shown = self.delayed.next() if self.delayed is not None else None
        late = inf if shown is None else max(0.0, shown - self._read())
        if not self.clock.running:
            return late
        now = self.clock.now
        if self.play.over:
            thanks = self._bots.next_word()
            return late if thanks is None else min(late, max(0.0, thanks - now))
        if not self._is_nothing_due(now):
            times = [self.questions.next(), self._bots.next(), self._letting.next(), self._talk_ends(now)]
            if self.curtain.down and not self._floor.reads:  # what has passed since it was last seen is due
                times += [at for at in [self._bots.scene_until] if at > self._looked]
            self._nothing_due_until = (self.moves, min([t for t in times if t is not None], default=inf))
        return min(late, max(0.0, self._nothing_due_until[1] - now))

    def heed(self) -> None:
        """Who is present may have changed: something else may be due, though nobody sees anything new yet."""
        self.moves, self.heeded = self.moves + 1, self.heeded + 1
        if self.play.over:
            return
        slept, now = not self._bots.awake, self.clock.now
        self._plan(now)
        self._floor.follow(self.questions.at(MODERATOR), now, awake=False)
        if slept and self._bots.awake:
            self._floor.wake(now)

    def close(self) -> None:
        """Nobody plays here any more."""
        self._guests.close()

    # -- how ---------------------------------------------------------------------------------------------------------

    def _settle(self, *, ruled: bool = False) -> None:
        """Something changed: number the new questions, let the program choose, tell the bots, begin or end a talk.
        `ruled`: by a ruling that left the stage as it was, so whoever is asked the same again is still asked the same.
        """
        play = self.play
        self.moves += 1
        self.clock.run(not play.view(None).table.paused)
        self._follow(ruled=ruled)
        while self.clock.running and not self.person_moderates and MODERATOR in play.open and not self._floor.is_open:
            self._by_program(play.open[MODERATOR])
            self._follow()
        self._living = {s.no for s in play.view(None).table.seats if s.alive}
        self._guests.end()
        self._plan(now := self.clock.now)
        self._floor.follow(self.questions.at(MODERATOR), now, awake=self._bots_are_awake())

    def _plan(self, now: float) -> None:
        """Let the bots plan what they do; where the first answer counts, the living who are here go first, and after an
        undo the moderator. A secret scene begins later then for every bot, so that its end tells nothing.
        """
        self._letting.follow(self.questions, now, self._bots.seats)
        if not self._bots_are_awake():
            self._bots.rest()
            return
        begin = max(now, self._bots_wait_until) if self._bots.seats else now
        self._bots.attend(self.curtain.scene, begin, secret=self.curtain.down, alone=self.curtain.alone)
        first_counts = self.play.first_counts and not self.curtain.down  # behind the curtain nobody is first
        here = self._living & self._present() if first_counts else set[int]()
        read = self._floor.look(self._present() | self._gone().keys(), self.questions)
        self._bots.hold(max(read, self.questions.answered_early(here, self._patience)))
        self._bots.follow(self.questions, begin)

    def _bots_are_awake(self) -> bool:
        """A person who moderates sees everything from the beginning: without that person bots do nothing."""
        return not self.person_moderates or self._moderator_is_here()

    def _follow(self, *, ruled: bool = False) -> None:
        """A person in the chair is offered what may be done at any time, and is pressed by no clock."""
        watched = self._watched()
        proxies = set[int]() if watched is None else self.proxies
        # bots from outside take their time, so they are asked for show like people
        hidden = set[int]() if watched is None else watched | self._bots.guests
        asked = self.curtain.follow(self.play.open, hidden, proxies)
        offers = offered(self.play, bots=self._bots.seats, person_moderates=self.person_moderates)
        if offers.get(MODERATOR) and MODERATOR not in asked:
            asked[MODERATOR] = offers[MODERATOR].pop(0)
        self.questions.offer(offers)
        timed = not (self.person_moderates and MODERATOR in asked)
        self.questions.follow(asked, self.clock.now, timed, ruled=ruled, calm=self.proxies)
        if self._days is not None and self.clock.running:
            self.questions.postpone(self.clock.now, self._days.later)

    def _is_nothing_due(self, now: float) -> bool:
        """Whether it is known that nothing is due yet: only talk has been added since that was found."""
        return self.moves == self._nothing_due_until[0] and now < self._nothing_due_until[1]

    def _covers(self, question: Question) -> bool:
        """Whether an answer to this question waits behind the curtain."""
        return self.curtain.down and question.seat >= 0

    def _raise_curtain(self) -> None:
        """Let what everybody has answered take effect, once nobody is waited for."""
        if not self.curtain.down or self._floor.reads:
            return
        now = self._looked = self.clock.now
        while now >= self._bots.scene_until:
            held = self.curtain.rises()
            if held is None:
                return
            self.curtain.let_happen(held, self.proxies)
            self.questions.drop()
            self._settle()

    @property
    def unrecorded(self) -> Unrecorded:
        """What must be kept though no line of the record tells it."""
        return Unrecorded(self.curtain.keep(), *self._floor.who_is_ready, self._letting.keep(), self.withheld.places)

    def keep(self, now: float) -> Kept:
        """What the store must know to let the sitting go on as it stands, `now` by `read`."""
        shown = self.delayed.shown if self.delayed is not None else 0
        return self.questions.keep(self.clock.at(now), self.unrecorded, shown, self._floor.talks)

    def _by_program(self, ask: Ask[object]) -> None:
        """The program moderates."""
        self.play.answer(MODERATOR, self.play.moderated(ask), ask=ask)
        self.questions.drop(MODERATOR)

    def _talk_ends(self, now: float) -> float | None:
        """When the program ends the talk; a person who moderates does it when they like."""
        return None if self.person_moderates else self._floor.ends(now, self._living, self._present(), self._gone())
