"""The driver: lets a game's scripts run until they ask somebody outside, and sends them the answers.

It knows no clock and no network. `Play` gives it a face.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from duskbell.kernel.ask import CHANCE, MODERATOR, PASS, SEVERAL, SILENCE, All, Ask, First, InTurn, Taken
from duskbell.kernel.asking import Asking
from duskbell.kernel.checkpoint import Checkpoint
from duskbell.kernel.core_events import Ended, GameOver, Goto, PhaseBegan, Revealed
from duskbell.kernel.errors import Diverged, IllegalAnswer
from duskbell.kernel.moderating import moderated
from duskbell.kernel.record import Line, tell, who
from duskbell.kernel.rng import WORDS_OF_A_FRACTION, Stream, uncounted_fraction
from duskbell.kernel.ruling import PenaltyLapsed
from duskbell.kernel.table import Table

T = TypeVar("T", bound=Table)


class Driver(Asking[T]):
    """The table, the running script, and the questions that are open."""

    __slots__ = ()

    @property
    def first_counts(self) -> bool:
        """Whether the first answer that is no pass settles what is open, so that who comes later comes too late."""
        return type(self._question) is First

    def _take(self, seat: int, asked: Ask[Any], token: str, line: Line) -> None:
        """Let `token` answer a question, or take an offer."""
        self.lines.append(line)
        value = asked.read(token, self.table.by_token)
        if self.open.get(seat) is asked:
            self._answered(asked, token, value)
        elif self._has_standing_offers and asked in self.game.standing_offers(self.table):
            self._take_standing(asked, value)
        elif type(self._question) is All:
            self._void()
            self._settle()
            self._advance(Taken(asked, value))
        else:
            self._void()
            self._settle()
            self._advance((asked, value))

    def _answered(self, asked: Ask[Any], token: str, value: Any) -> None:
        """An open question is answered by `token`, which means `value`."""
        question, open_ = self._question, self.open
        if question is asked:
            self._missed = self.open = {}
            self._advance(value)
            return
        del open_[asked.to]
        if type(question) is All:
            self._got[asked.to] = value
            if not open_:
                self._settle()
                self._advance(self._got)
        elif type(question) is InTurn:
            self._got[asked.to] = (token, value)
            if self._first_in_turn(question):
                self._settle()
                self._advance(self._spoken)
        elif token != PASS and token != SILENCE:
            self._settle()
            self._advance((asked, value))
        elif not open_:
            self._settle()
            self._advance(None)

    def _take_standing(self, offer: Ask[Any], value: Any) -> None:
        """What may be done at any time leaves the questions open as they are, unless it ends the phase or the table."""
        self._interrupt(lambda: self.game.take_offer(self.table, offer, value))

    def _interrupt(self, deed: Callable[[], bool | None], held: Collection[int] = ()) -> None:
        """Do what may end the table or send the script elsewhere, and let the phase start again where it must. `held`:
        who has answered outside.
        """
        following = ""
        try:
            again = deed()
            self._offers = None
        except GameOver as over:
            self._finish(over.ended)
            return
        except Goto as go:
            again, following = True, go.phase
        if again:
            self._script.close()
            self._void(held)
            self._settle()
            if following:
                self._enter(following)
            else:
                self._begin(self.table.phase)
            self._advance(None)

    def _enter(self, phase: str) -> None:
        t = self.table
        if phase not in self._phases:
            raise ValueError(f"phase {t.phase!r} is followed by {phase!r}, which {self.game.id} does not have")
        t.emit(PhaseBegan(phase, t.day + 1 if phase == self._round_phase else t.day), public=True)
        self._begin(phase)

    def _begin(self, phase: str) -> None:
        if self._checkpoints:
            self._behind = len(self.lines) < self._due
            if not self._behind:
                self._keep_checkpoint(phase)
        self._script = self._phases[phase](self.table)

    def _keep_checkpoint(self, phase: str) -> None:
        t, self._due = self.table, len(self.lines) + self._apart
        self._checkpoint = Checkpoint(
            phase,
            t.without_log(),
            len(t.log),
            len(t.spans),
            len(self.lines) - self._voided,
            self._waiting,
            self._missed,
            self._streams.drawn() if self._streams is not None else {},
            self._future,
            self._checkpoint,
        )

    def _advance(self, value: Any) -> None:
        """Send `value` into the script, and let it go on until it asks somebody outside, or the table is over."""
        while True:
            try:
                q: Any = self._script.send(value)
            except StopIteration as stop:
                following = stop.value
            except Goto as go:
                following = go.phase
            except GameOver as over:
                self._finish(over.ended)
                return
            else:
                if (kind := type(q)) is Ask or kind not in SEVERAL:
                    if (to := q.to) >= 0 or to not in self._programs:
                        self._question, self.open, self._offers = q, {to: q}, None
                        if self._waiting:
                            self._penalties_due()
                        return
                    value = self._by_program(q)
                elif kind is First and (spoken := self._said_at_once(q.asks)) is not None:
                    self._missed = self.open = {}
                    value = spoken
                elif self._put(q):
                    if self._waiting:
                        self._penalties_due()
                    return
                else:
                    value = self._got if type(q) is All else self._spoken
                    self._settle()
                continue
            self._enter(following)
            value = None

    def _first_in_turn(self, question: InTurn[Any]) -> bool:
        """Whether it is known who is the first not to pass (`_spoken`), or that everybody does. The program is asked
        when its turn comes.
        """
        for ask in question.asks:
            said = self._got[ask.to]
            if said is None:
                if ask.to in self.open:
                    return False
                value = self._by_program(ask)
                said = self._got[ask.to] = (self.lines[-1][2], value)
            if said[0] != PASS and said[0] != SILENCE:
                self._spoken = (ask, said[1])
                return True
        return True

    def _said_at_once(self, asks: Sequence[Ask[Any]]) -> tuple[Ask[Any], Any] | None:
        """What the program says to a First that asks it alone and that it cannot pass: nobody else hears of it."""
        if len(asks) != 1 or (ask := asks[0]).to not in self._programs or PASS in ask.options:
            return None
        return ask, self._by_program(ask)

    def _put(self, q: All[Any] | First[Any] | InTurn[Any]) -> bool:
        """Open several questions; False when nobody outside has anything to answer."""
        asks = q.asks
        open_ = self.open = {}
        for a in asks:
            open_[a.to] = a
        if len(open_) != len(asks):
            raise ValueError(f"two questions at once to one seat: {[a.key for a in asks]}")
        self._question, self._offers, self._spoken = q, None, None
        if type(q) is All:
            self._got = open_.copy()
        elif type(q) is InTurn:
            self._got, self._put_at = dict.fromkeys(open_), len(self.lines) - self._voided
            for n in self._programs:
                open_.pop(n, None)
            return not self._first_in_turn(q)
        if (CHANCE in open_ or MODERATOR in open_) and self._programs_first(asks):
            return False
        if type(q) is not First:
            return bool(open_)
        if q.later is not None:
            q.offers = tuple(q.later())
        return bool(open_) or any(a.to >= 0 or not self._auto for a in q.offers)

    def _programs_first(self, asks: Sequence[Ask[Any]]) -> bool:
        """The program answers what it is asked among others; True when it has settled a First."""
        for a in asks:
            if a.to in self._programs:
                del self.open[a.to]
                value = self._by_program(a)
                if type(self._question) is All:
                    self._got[a.to] = value
                elif self.lines[-1][2] != PASS:
                    self._spoken = (a, value)
                    return True
        return False

    def _by_program(self, q: Ask[Any]) -> Any:
        """CHANCE's answer by the seed, or the program's where it moderates (`Game.moderate`)."""
        if type(q) is not Ask or self._feed:
            drawn = self._drawn(q)
            self.lines.append((q.to, q.key, drawn))
            return q.read(drawn, self.table.by_token)
        options = q.options
        n = len(options)
        if n == 1:
            drawn = options[0]
        elif q.to == CHANCE and self._chance is None:  # as `Ask.sample` would draw and count, without the calls
            stream: Stream = self._streams[q.key]  # type: ignore[index]  # a fork lacks them only while it is fed
            stream.words += WORDS_OF_A_FRACTION
            drawn = options[int(uncounted_fraction(stream) * n)]
        else:
            drawn = self._drawn(q)
        self.lines.append((q.to, q.key, drawn))
        named = self.table.by_token
        return q.read(drawn, named) if q.literal else named.get(drawn, drawn)

    def _drawn(self, q: Ask[Any]) -> str:
        """What is answered to a question of CHANCE or of an automatic moderator, by whatever decides it here."""
        fed = self._feed and self._fed < len(self._feed)
        if len(q.options) == 1 and q.single:
            drawn = q.options[0]
        elif self._chance is not None and self._chance != "ask":
            drawn = "" if fed else q.accept(self._chance(q))
        elif self._streams is not None:
            stream = self._streams[q.key]  # even when the feed decides, so that the streams stay in step
            drawn = q.sample(stream) if q.to == CHANCE else moderated(self.game, self.table, q, stream)
        else:
            drawn = ""  # a fork, which brings its own streams later
        return self._recorded(q) if fed else drawn

    def _recorded(self, q: Ask[Any]) -> str:
        """What the feed answers. Raises `Diverged` when it answers something else."""
        line, self._fed = self._feed[self._fed], self._fed + 1
        if line[0] != q.to or line[1] != q.key:
            raise Diverged(self._fed, f"it has {tell(line)}, but the rules ask {who(q.to)} {q.key}.")
        if q.single and line[2] in q.options:
            return str(line[2])
        try:
            return q.accept(line[2])
        except IllegalAnswer as e:
            raise Diverged(self._fed, str(e)) from None

    def _penalties_due(self) -> None:
        """What waited for a question to be settled takes effect, before anybody sees the next. Nothing waits where no
        referee is (`Refereed`).
        """

    def _finish(self, ended: Ended) -> None:
        self._script.close()
        for ruling in self._waiting:
            self.table.emit(PenaltyLapsed(ruling.seat, ruling.penalty))
        self.game.closing(self.table)
        self.table.emit(ended, public=True)
        self.game.finale(self.table)
        header = self.record.header
        self.table.emit(Revealed(header.seed, header.salt), public=True)
        missed = {**self._missed, **self.open}
        self._clear()
        self._missed = missed
        self.record.outcome = self.table.outcome

    def where(self) -> str:
        """The live call stack of the rules, such as "night:12 > agree:31"."""
        frames: list[str] = []
        at: Any = self._script
        while at is not None and getattr(at, "cr_frame", None) is not None:
            frames.append(f"{at.cr_code.co_qualname}:{at.cr_frame.f_lineno}")
            at = at.cr_await
        return " > ".join(frames)
