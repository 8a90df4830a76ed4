"""What is said and ruled at a table that is being driven, and penalties that wait until a question is settled."""

from __future__ import annotations

from operator import index
from typing import Any, TypeVar, get_args

from duskbell.kernel.ask import MODERATOR
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.core_events import Ended
from duskbell.kernel.driver import Driver
from duskbell.kernel.errors import BadRuling, NoFloor
from duskbell.kernel.record import WITHHELD, Line
from duskbell.kernel.ruling import (
    CHAIR,
    KINDS,
    LEAST_TIME,
    MOST_TIME,
    WIN,
    BrokenOff,
    Corrected,
    ModeratorChanged,
    Paused,
    Penalised,
    PenaltyLapsed,
    PenaltyWaits,
    Resumed,
    Retaken,
    Ruling,
    TimeEnded,
    TimeGiven,
    When,
)
from duskbell.kernel.table import Table
from duskbell.kernel.talk import Channel, floor, speak

T = TypeVar("T", bound=Table)


class Refereed(Driver[T]):
    """A driven table, what is said at it, and the rulings that change or interrupt it. To undo is `Play`'s, which
    plays anew.
    """

    __slots__ = ()

    def channels(self, seat: int) -> tuple[Channel, ...]:
        """Where `seat` may speak now."""
        game, t = self.game, self.table
        if seat != MODERATOR and not 0 <= seat < len(t.seats):
            return ()
        return floor(t, seat, game.asides(t) if seat == MODERATOR else game.channels(t, seat))

    def say(
        self,
        seat: int,
        text: str = "",
        channel: str = "public",
        *,
        line: str = "",
        about: tuple[Any, ...] = (),
        hidden: bool = False,
    ) -> None:
        """Speak: free `text`, or a catalogue `line` with `about`. `hidden`: a record is played again that does not tell
        the words. Raises `NoFloor` when the rules forbid it.
        """
        try:
            seat = int(index(seat))
        except TypeError:
            raise NoFloor(f"a seat is a whole number, not {str(seat)[:40]!r}.") from None
        said = speak(self.table, self.channels(seat), seat, channel, text, line, about, hidden)
        told: Line = ("say", seat, said.channel, said.text, said.line, said.about)
        self.lines.append((*told, WITHHELD) if hidden else told)

    @property
    def waiting(self) -> tuple[Ruling, ...]:
        """The penalties that wait until the present question is settled, in the order in which they were ruled."""
        return self._waiting

    def _rule(self, ruling: Ruling, recorded: bool = False) -> None:
        """Let any ruling but an undo happen. `recorded`: it was ruled once, and is played again. Raises `BadRuling`
        when it cannot be, with the table unchanged.
        """
        t, why = self.table, ruling.reason
        self.check(ruling, recorded)
        self.lines.append(("rule", ruling))
        if ruling.kind == "pause":
            t.emit(Paused(why), public=True)
        elif ruling.kind == "resume":
            t.emit(Resumed(why), public=True)
        elif ruling.kind == "time":
            t.emit(TimeGiven(ruling.seconds, why), public=True)
        elif ruling.kind == "skip":
            t.emit(TimeEnded(why), public=True)
        elif ruling.kind == "correct":
            t.emit(Corrected(why), public=True)
        elif ruling.kind == CHAIR:
            t.emit(ModeratorChanged(ruling.to), public=True)
        elif ruling.kind == "break-off":
            t.emit(BrokenOff(why), public=True)
            self._finish(Ended((), (), "core.broken-off"))
        elif ruling.kind == "retake":
            t.emit(Retaken(why), public=True)
            self._finish(Ended((), (), "core.retake"))
        elif ruling.kind == "end":
            self._finish(Ended((), (), "core.ended-by-referee"))
        elif ruling.kind == "hand":
            hand = ByHand(ruling.seat, ruling.change, ruling.to, why)
            t.emit(hand)
            asks = tuple(self.open.values())
            self._interrupt(lambda: self.game.by_hand(t, hand, asks), ruling.held)
        elif ruling.when == "after":
            self._waiting = (*self._waiting, ruling)
            t.emit(PenaltyWaits(ruling.seat, ruling.penalty, why))
        else:
            self._penalise(Penalised(ruling.seat, ruling.penalty, why), ruling.held)

    def check(self, ruling: Ruling, recorded: bool = False) -> None:
        """Whether it can be ruled now, or could be when it was `recorded`; nothing happens. Raises `BadRuling` when it
        cannot be.
        """
        if ruling.kind not in (*KINDS, CHAIR):
            raise BadRuling(f"a referee cannot rule {str(ruling.kind)[:40]!r}; right would be {', '.join(KINDS)}.")
        if self.table.outcome is not None:
            raise BadRuling("the table is over; only an undo can be ruled now.")
        if ruling.when not in get_args(When):
            raise BadRuling(f"a penalty takes effect now or after this question, not {str(ruling.when)[:40]!r}.")
        if ruling.when == "after" and ruling.kind != "penalty":
            raise BadRuling(f"only a penalty can wait until the question is settled; {ruling.kind} takes effect now.")
        if ruling.kind == "correct" and not ruling.reason.strip():
            raise BadRuling("a correction says what is right: give it as the reason.")
        if ruling.kind in ("break-off", "retake") and not ruling.reason.strip():
            raise BadRuling(f"{ruling.kind} ends the game without a winner: say why, as the reason.")
        if ruling.kind == "end" and ruling.to and not recorded:
            right = f'change "{WIN}" by hand' if WIN in self.game.declarations else 'rule "end" alone'
            raise BadRuling(
                f"a table that is ended so has no winner, {ruling.to[:40]!r} neither; right would be to {right}."
            )
        if ruling.kind == CHAIR and not ruling.to.strip():
            raise BadRuling("who moderates from now on has a name: give it.")
        if ruling.kind == "penalty":
            self._check_penalty(ruling)
        elif ruling.kind == "hand":
            self._check_hand(ruling, recorded)
        elif ruling.kind == "time" and not LEAST_TIME <= ruling.seconds <= MOST_TIME:
            raise BadRuling(f"{LEAST_TIME} to {MOST_TIME} seconds can be given at once, not {ruling.seconds}.")
        elif ruling.kind in ("pause", "resume") and self.table.paused == (ruling.kind == "pause"):
            raise BadRuling(f"the table is {'already' if self.table.paused else 'not'} paused.")

    def _check_penalty(self, ruling: Ruling) -> None:
        if ruling.penalty not in self.game.penalties:
            right = ", ".join(self.game.penalties) or "none"
            raise BadRuling(f"{self.game.id} knows no penalty {ruling.penalty[:40]!r}; its penalties are {right}.")
        if not 0 <= ruling.seat < len(self.table.seats):
            raise BadRuling(f"a penalty needs a seat from 1 to {len(self.table.seats)}.")
        if why := self.game.objection(self.table, Penalised(ruling.seat, ruling.penalty, ruling.reason)):
            raise BadRuling(f"{ruling.penalty} cannot be ruled now: {why}.")

    def _check_hand(self, ruling: Ruling, recorded: bool = False) -> None:
        game, seats = self.game, len(self.table.seats)
        if not ruling.reason.strip():
            raise BadRuling("a change by hand needs a reason: the record keeps it.")
        if ruling.change in game.declarations:
            if ruling.seat != -1:
                raise BadRuling(f"{ruling.change} is declared of the whole table, not of a seat.")
        elif ruling.change not in game.hands:
            right = ", ".join((*game.hands, *game.declarations)) or "nothing"
            raise BadRuling(f"{game.id} lets nobody change {ruling.change[:40]!r} by hand; right would be {right}.")
        elif not 0 <= ruling.seat < seats:
            raise BadRuling(f"a change of {ruling.change} by hand needs a seat from 1 to {seats}.")
        hand = ByHand(ruling.seat, ruling.change, ruling.to, ruling.reason)
        why = game.hand_objection(self.table, hand, tuple(self.open.values()))
        if why := why or ("" if recorded else game.hand_barred(self.table, hand)):
            raise BadRuling(f"{ruling.change} cannot be changed by hand so: {why}.")

    def hand_choices(self) -> list[tuple[int, str, tuple[str, ...]]]:
        """What can be changed by hand now, as (seat, what, to what); what is declared of the whole table has seat -1.
        Nothing of it is refused while nothing else happens.
        """
        game, t = self.game, self.table
        if t.outcome is not None:
            return []
        of_seats = [(s.no, change, game.hand_choices(t, change, s.no)) for s in t.seats for change in game.hands]
        of_all = [(-1, what, game.declared(t, what)) for what in game.declarations]
        fitting = [(n, what, tuple([x for x in to if self._fits(n, what, x)])) for n, what, to in (*of_seats, *of_all)]
        return [choice for choice in fitting if choice[2]]

    def _fits(self, seat: int, change: str, to: str) -> bool:
        try:
            self._check_hand(Ruling("hand", "to see whether it fits", seat, change=change, to=to))
        except BadRuling:
            return False
        return True

    def _penalise(self, penalty: Penalised, held: tuple[int, ...] = ()) -> None:
        self.table.emit(penalty, public=True)
        self._interrupt(lambda: self.game.penalise(self.table, penalty), held)

    def _penalties_due(self) -> None:
        """A question is settled and the next not yet seen by anybody: what has waited takes effect, in order. A penalty
        that cannot be given any more lapses.
        """
        missed = self._missed
        while self._waiting:
            ruling, self._waiting = self._waiting[0], self._waiting[1:]
            penalty = Penalised(ruling.seat, ruling.penalty, ruling.reason)
            if self.game.objection(self.table, penalty):
                self.table.emit(PenaltyLapsed(ruling.seat, ruling.penalty))
            else:
                self._penalise(penalty)
        if self.table.outcome is None:
            self._missed = missed
