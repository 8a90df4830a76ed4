"""What a human referee may do beside answering: pause, resume, give time, end it, penalise, change by hand, undo, end.
Each is in the record with its reason.
"""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

import msgspec

from duskbell.kernel.event import Event, tagger
from duskbell.kernel.table import Table

Kind = Literal["pause", "resume", "time", "skip", "correct", "penalty", "hand", "undo", "break-off", "retake", "end"]
CHAIR: Literal["chair"] = "chair"
"""What nobody rules: whoever keeps the table says with it who moderates from now on."""
When = Literal["now", "after"]
ENDS: tuple[Kind, ...] = ("break-off", "retake", "end")
"""Rulings that end the table, without a winner."""
KINDS: tuple[str, ...] = get_args(Kind)
USES: dict[Kind, tuple[str, ...]] = {
    "time": ("seconds",),
    "penalty": ("seat", "penalty"),
    "hand": ("seat", "change", "to"),
    "undo": ("count",),
    "end": ("to",),
}
"""Which fields beside `reason` and `when` say something of a ruling of this kind."""
WIN = "win"
"""What is declared by hand where a side wins by a ruling."""
LEAST_TIME, MOST_TIME = 5, 600
"""Seconds that can be given at once."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ruling. `penalty` and `seat` (0-based) go with "penalty", `count` (answers to take back) with "undo",
    `seconds` with "time". `when` a penalty takes effect: at once, or after the question that is open now, before
    anything further is asked. "hand" changes `change` of `seat` to `to`, or declares `change` of the whole table
    (`seat` -1), for a `reason` that must be given. "correct" puts right what was said wrongly: the reason is what all
    are told. "break-off" ends a game that cannot be mended (中止), "retake" one whose result a foul has disturbed, to
    be played again at a table of its own (重赛), both without a winner and for a reason that all are told. `held`:
    seats whose answers somebody outside has taken and not given yet; where the phase begins again they are void like
    those that were (`Voided`). Of an "undo": whose answers in a round fall beside those that are counted, because it
    goes to the beginning of that round, and `fallen`: how many rulings fall with all of
    them. "end" has no winner: where a game lets a side win by a ruling, that is declared
    by "hand" (`WIN`). `CHAIR` is no ruling of a referee's: `to` is the name of who is that from now
    on.
    """

    kind: Kind | Literal["chair"]
    reason: str = ""
    seat: int = -1
    penalty: str = ""
    count: int = 0
    seconds: int = 0
    when: When = "now"
    change: str = ""
    to: str = ""
    held: tuple[int, ...] = ()
    fallen: int = 0


class Paused(Event, frozen=True, tag=tagger("core")):
    """The referee pauses the table."""

    reason: str

    def apply(self, t: Table) -> None:
        t.paused = True


class Resumed(Event, frozen=True, tag=tagger("core")):
    """The referee lets the table go on."""

    reason: str

    def apply(self, t: Table) -> None:
        t.paused = False


class TimeGiven(Event, frozen=True, tag=tagger("core")):
    """So many seconds more for everything that is open. The clock is outside; here it is only said."""

    seconds: int
    reason: str


class TimeEnded(Event, frozen=True, tag=tagger("core")):
    """The time of everything that seats are asked is over: the clock outside answers for whoever is silent."""

    reason: str


class Corrected(Event, frozen=True, tag=tagger("core")):
    """The referee has said something wrong, and says to all what is right. Nothing else changes."""

    reason: str


class BrokenOff(Event, frozen=True, tag=tagger("core")):
    """The referee breaks the game off, for it cannot be mended (中止): nobody wins. What becomes of it is agreed on."""

    reason: str


class Retaken(Event, frozen=True, tag=tagger("core")):
    """The referee has the game played again (重赛): this one counts for nobody."""

    reason: str


class ModeratorChanged(Event, frozen=True, tag=tagger("core")):
    """Another person, of this name, moderates from now on."""

    name: str


class Penalised(Event, frozen=True, tag=tagger("core")):
    """A penalty as data; what it does is the game's to say (`Game.penalise`)."""

    seat: int
    penalty: str
    reason: str


class PenaltyWaits(Event, frozen=True, tag=tagger("core")):
    """A penalty takes effect when the present question is settled; until then the moderator alone knows."""

    seat: int
    penalty: str
    reason: str


class PenaltyLapsed(Event, frozen=True, tag=tagger("core")):
    """A penalty that waited is not given any more: the table is over, or what happened meanwhile rules it out."""

    seat: int
    penalty: str


class Undone(Event, frozen=True, tag=tagger("core")):
    """Answers were taken back, to where the table stands now. Never silently: everybody sees this. How many, the
    moderator alone: it would tell how many are asked where that is a secret. `sealed`: that is the beginning of a round
    in which answers count in turn (`InTurn`) or that is one whole (`Game.as_one`), so whatever was answered in it is
    void, whether and however much that was.
    """

    secret: ClassVar[tuple[str, ...]] = ("count",)
    count: int
    reason: str
    sealed: bool = False
