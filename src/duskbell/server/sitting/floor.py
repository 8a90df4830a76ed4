"""The floor: the talk that a table has until the moderator lets it go on, and who wants that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import inf

from duskbell.kernel import MODERATOR, Play
from duskbell.kernel.errors import NoFloor, NotAsked
from duskbell.kernel.table import Table
from duskbell.kernel.talk import PUBLIC_CHANNEL
from duskbell.server.errors import Forbidden
from duskbell.server.running import Tempo
from duskbell.server.sitting.clock import Question, Questions
from duskbell.server.sitting.pace import Pace
from duskbell.server.sitting.reading import Reading
from duskbell.server.sitting.table_bots import TableBots

AWHILE = 3
"""How much longer whoever is out of the game, or plays where nothing hurries, has to read what bots have said: they may
go on before.
"""
UNHURRIED = 3600
"""Bots that leave people so many seconds leave them all that they need."""


class Floor:
    """The talks of one play, one after another, and what is read in between. Time is handed in. `patience`: how many
    seconds bots leave people; `timed`: whether a clock runs; `returning`: as `Reading` has it.
    """

    def __init__(
        self,
        play: Play[Table],
        bots: TableBots,
        tempo: Tempo,
        patience: float = 0.0,
        *,
        timed: bool = True,
        returning: bool = False,
    ) -> None:
        self._play, self._bots, self._tempo, self._patience = play, bots, tempo, patience
        self._reading = Reading(play, bots, calm=patience >= UNHURRIED and not timed, returning=returning)
        self.pace: Pace | None = None
        """The talk that goes on; None where none does."""
        self.talks = 0
        """How many there have been."""
        self._spoke: tuple[Table, int, int, set[int]] | None = None
        """Who may speak to all, and of which table, so many lines of its record and events of its log, that holds."""

    @property
    def is_open(self) -> bool:
        """Whether the table talks until the moderator goes on, some seconds at most, and nobody else is asked."""
        ask = self._play.open.get(MODERATOR)
        if ask is None or len(self._play.open) > 1:
            return False
        return ask.options == ("go-on",) and ask.seconds is not None

    def follow(self, question: Question | None, now: float, *, awake: bool) -> None:
        """Begin a talk, or end it, as the rules have it: `question` is what the moderator is asked. `awake`: whether
        the bots are, who begin to talk with it. What is to be read is read in the talk, if there is one.
        """
        read = self._reading
        if question is not None and self.is_open:
            if self.pace is None or self.pace.question is not question:
                self.talks += 1
                self.pace = Pace(question, now, self.talks, stays=bool(read.due) or self.is_silent)
                read.done(read.since)
                if awake:
                    self.wake(now)
        elif not read.due:
            self.pace = None
            self._bots.hush()
        elif self.pace is None or self.pace.question.ask.key != read.due:
            self.talks += 1
            self.pace = Pace(read.question(self.talks, now), now, self.talks, stays=True)
            self._bots.hush()

    def look(self, here: set[int], questions: Questions) -> float:
        """Who is `here`, and what is asked: until when bots hold back for what is to be read; infinite: until it is."""
        self._reading.follow(here, questions)
        return inf if self._reading.due and not self.is_open else self._reading.since

    @property
    def reads(self) -> bool:
        """Whether all waits for something to be read."""
        return self.pace is not None and self._reading.is_of(self.pace.question)

    def has_read(self, now: float) -> bool:
        """What was to be read has been; False where nothing was."""
        if not self.reads:
            return False
        self._reading.done(now)
        self.pace = None
        return True

    def say(self, seat: int, text: str, channel: str, line: str, about: tuple[int | str, ...]) -> None:
        """`seat` speaks; a phrase must be one of the game's, about seats of the table, a claim about a role of the
        game, a report about what its line names. Raises `NoFloor`.
        """
        game, t = self._play.game, self._play.table
        if line and line == game.claim:
            if len(about) != 1 or about[0] not in game.roles:
                raise NoFloor("a claim names one role of this game; its roles are in the list of games.")
        elif line in game.reports:
            if not game.reports[line].fits(about, game.roles, len(t.seats), t.day, game.topics):
                raise NoFloor(
                    "a report names a role, a round so far, and what its line is about, as in the list of games."
                )
        elif line and line not in (*game.phrases, *game.phrases_at.get(t.stage, ())):
            raise NoFloor(f"{line[:40]!r} is no phrase of this game; its phrases are in the list of games.")
        elif any(isinstance(n, str) or n >= len(t.seats) for n in about):
            raise NoFloor(f"a phrase is about seats of this table, 1 to {len(t.seats)}.")
        self._play.say(seat, text.strip(), channel, line=line, about=about)

    def wake(self, now: float) -> None:
        """The bots have woken, and join the talk."""
        if self.pace is not None:
            self._bots.talk(now, self.pace.question.ask.seconds)

    @property
    def who_is_ready(self) -> tuple[list[int], list[int], list[int]]:
        """The seats that want the talk to go on, those that would skip its rest, and those that have proposed it."""
        p = self.pace
        return ([], [], []) if p is None else (p.ready, p.agreed, p.proposed)

    def come_back(self, ready: Iterable[int], agreed: Iterable[int], proposed: Iterable[int], talks: int) -> None:
        """After a restart of the server these were ready, would skip and had proposed it; there had been so many
        `talks`.
        """
        self.talks = talks
        if self.pace is not None:
            self.pace.ready, self.pace.number = list(ready), talks
            self.pace.agreed, self.pace.proposed = list(agreed), list(proposed)

    @property
    def whose(self) -> int | None:
        """Whose time the talk is: who alone may speak to all, or defends themselves. It ends for nobody's sake against
        their will. None: it is everybody's.
        """
        if self.pace is None or self.reads:
            return None
        ask = self.pace.question.ask
        if ask.key in self._play.game.own_time:
            return next((n for n in ask.about if isinstance(n, int) and n >= 0), None)
        speakers = self._speakers()
        return next(iter(speakers)) if len(speakers) == 1 else None

    @property
    def may_skip(self) -> bool:
        """Whether the rules leave it free how long this talk lasts."""
        return self.pace is not None and self.pace.question.ask.key in self._play.game.may_skip

    @property
    def is_silent(self) -> bool:
        """Whether nobody may speak to all."""
        return not self._speakers()

    def talkers(self, living: set[int]) -> set[int]:
        """Whom all wait for: whose time it is; where only some of the `living` may speak, these; else all of them."""
        speakers, whose = self._speakers(), self.whose
        return {whose} if whose is not None else living if living <= speakers else speakers

    def set_the_pace(self, living: set[int]) -> set[int]:
        """Whose readiness ends the talk: the `living`, or who goes on for them; where bots alone live, the people too;
        and whose time it is, though they be dead: nobody cuts last words short.
        """
        people = {s.no for s in self._play.table.seats} - self._bots.seats
        whose = self.whose
        return (living if living & people else living | people) | (set() if whose is None else {whose})

    def ready(self, seat: int, number: int | None, living: set[int]) -> bool:
        """`seat` wants the talk with this number to go on, None: the present one. Whether that is new. Raises
        `NotAsked` where it is not that talk, `Forbidden` where the seat is none of those who set the pace.
        """
        if self.pace is None or number not in (None, self.pace.number):
            raise NotAsked("nobody waits for you to be ready now; you can be while the table talks.")
        if seat not in self.set_the_pace(living):
            raise Forbidden("only the living set the pace; you can watch how it goes on.")
        if seat in self.pace.ready:
            return False
        self.pace.ready = sorted([*self.pace.ready, seat])
        return True

    def skip(self, seat: int, number: int | None, living: set[int], *, agree: bool) -> bool:
        """`seat` proposes to skip the rest of the talk with this number, None: the present one; or agrees to what is
        proposed; or does not, and then nothing is proposed any more. Whether that is new. Raises `NotAsked` where it is
        not that talk, or nothing is proposed that could be declined, `Forbidden` where the rules say how long it lasts,
        to whoever does not set the pace, and to whoever has proposed it in this talk before.
        """
        pace = self.pace
        if pace is None or number not in (None, pace.number):
            raise NotAsked("that talk is over; a proposal to skip is for the one that goes on.")
        if not self.may_skip:
            raise Forbidden("how long this lasts is for the rules to say; nobody skips it.")
        if seat not in self.set_the_pace(living):
            raise Forbidden("only the living set the pace; you can watch how it goes on.")
        if not agree:
            if not pace.agreed:
                raise NotAsked("nobody proposes to skip anything now.")
            pace.agreed = []
            return True
        if seat in pace.agreed:
            return False
        if not pace.agreed:
            if seat in pace.proposed:
                raise Forbidden("you have proposed that in this talk already; somebody else may.")
            pace.proposed = [*pace.proposed, seat]
        pace.agreed = [*pace.agreed, seat]
        return True

    def finish(self, living: set[int], here: set[int]) -> None:
        """The talk ends now: where all who are here agree to that, bots say at once what they still had to say."""
        if self.pace is not None and self.pace.is_agreed(self._with_whose(here & self.set_the_pace(living))):
            self._bots.say_the_rest()

    def ends(self, now: float, living: set[int], here: set[int], gone: Mapping[int, float]) -> float | None:
        """When the program lets the table go on, if people are `here`, and have just `gone` and are waited for so many
        seconds; None where nobody knows yet.
        """
        if self.pace is None:
            return None
        pacing = self.set_the_pace(living)
        out = not here & living
        reading = self._tempo.heard * (AWHILE if out or self._patience >= UNHURRIED else 1)
        if self.pace.stays or (out and self.whose is None):
            reading = max(reading, self._patience)  # what all talk about is read in one's own time
        alone = not self.reads and self._is_bots_alone()
        heard = self._bots.said_by(self.pace.began) + reading if alone else None
        gone = {seat: left for seat, left in gone.items() if seat in pacing}
        return self.pace.over_at(now, self._with_whose(here & pacing), self._tempo.alone, heard, gone)

    def _with_whose(self, awaited: set[int]) -> set[int]:
        """With the person whose time it is: they are waited for though away, while others are here, until a bot stands
        in.
        """
        whose = self.whose
        return awaited | {whose} if awaited and whose is not None and whose not in self._bots.seats else awaited

    def _is_bots_alone(self) -> bool:
        """Whether only bots may speak to all: the floor is theirs no longer than they have something to say."""
        speakers = self._speakers()
        return bool(speakers) and speakers <= self._bots.seats

    def _speakers(self) -> set[int]:
        """The seats that may speak to all. Everybody who is told of a talk is told whose it is, so it is found once."""
        play, known = self._play, self._spoke
        here = (play.table, len(play.lines), len(play.table.log))
        if known is None or known[0] is not here[0] or known[1:3] != here[1:]:
            found = {s.no for s in play.table.seats if PUBLIC_CHANNEL in play.channels(s.no)}
            self._spoke = known = (*here, found)
        return known[3]
