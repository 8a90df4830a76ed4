"""The table of the contest's game and the events that change it."""

from __future__ import annotations

from duskbell.games.aiwolf.options import AiwolfOptions
from duskbell.kernel import NOBODY, Event, Seat, Table, tagger

VILLAGE, WOLVES = "village", "wolves"
TALK, WHISPER = "talk", "whisper"
"""The channels of the contest: to all, and among the wolves."""
SPEAK, SKIP, OVER, FORCED = "speak", "skip", "over", "forced"
"""What one does with a turn: say something, let it pass, or have no more to say in this talk. `FORCED`: it goes by
though its holder did not want that, as when time is up.
"""
ALL_OF_THEM = -3
"""Who has the floor where everybody speaks freely."""
VOTE, ATTACK = "vote", "attack"


class AiwolfTable(Table, eq=False):
    """`speaker`: who has the floor, `NOBODY`, or `ALL_OF_THEM` where talk is free; `floor`: on which channel, "" on
    none. `guarded`, `victim`: whom bodyguard and wolves have chosen tonight.
    """

    seats: list[Seat]
    options: AiwolfOptions
    speaker: int = NOBODY
    floor: str = ""
    guarded: int = NOBODY
    victim: int = NOBODY

    @property
    def wolves(self) -> list[Seat]:
        """The living wolves, in seat order."""
        return [s for s in self.seats if s.alive and is_wolf(s)]

    def holding(self, role: str) -> list[Seat]:
        """The living who hold a role."""
        return [s for s in self.seats if s.alive and s.role is not None and s.role.id == role]


def is_wolf(seat: Seat) -> bool:
    """Whether this seat is a wolf by species, as far as this table knows: who only sides with them is human."""
    return seat.role is not None and seat.role.id == "werewolf"


def pack(t: AiwolfTable) -> list[Seat]:
    """All wolves, dead ones too."""
    return [s for s in t.seats if is_wolf(s)]


class AiwolfEvent(Event, frozen=True, tag=tagger("aiwolf")):
    """Base of the game's events."""


class Met(AiwolfEvent, frozen=True):
    """The wolves learn of each other, before the first day."""

    seats: tuple[int, ...]

    def apply(self, t: AiwolfTable) -> None:
        for n in self.seats:
            t.know(n, "werewolf")


class Floor(AiwolfEvent, frozen=True):
    """Somebody has the floor in a talk, or all who may speak there at once (`ALL_OF_THEM`). `turn` counts the rounds
    of a talk from 0, `left` how many turns this one has after it.
    """

    seat: int
    channel: str
    turn: int
    left: int

    def apply(self, t: AiwolfTable) -> None:
        t.speaker, t.floor = self.seat, self.channel


class TookTurn(AiwolfEvent, frozen=True):
    """What came of a turn; free talk is over for all at once. `how`: `SPEAK`, `SKIP` or `OVER`."""

    seat: int
    channel: str
    turn: int
    how: str

    def apply(self, t: AiwolfTable) -> None:
        t.speaker, t.floor = NOBODY, ""


class Voted(AiwolfEvent, frozen=True):
    """A ballot: who voted for whom; `NOBODY` for no vote. `kind`: `VOTE` or `ATTACK`. `last`: whether it counts; one
    that left several ahead and is repeated is a secret.
    """

    kind: str
    seats: tuple[int, ...]
    targets: tuple[int, ...]
    last: bool


class Exiled(AiwolfEvent, frozen=True):
    """Who is voted out, `NOBODY` where nobody voted. The role stays hidden."""

    seat: int

    def apply(self, t: AiwolfTable) -> None:
        if self.seat != NOBODY:
            t.seats[self.seat].alive = False
            t.quiet = -1


class Divined(AiwolfEvent, frozen=True):
    """The seer learns whether somebody is a wolf."""

    seat: int
    target: int
    wolf: bool

    def apply(self, t: AiwolfTable) -> None:
        t.mark(self.target, "wolf" if self.wolf else "human", self.seat)


class Sensed(AiwolfEvent, frozen=True):
    """The medium learns whether who was voted out was a wolf."""

    seat: int
    target: int
    wolf: bool

    def apply(self, t: AiwolfTable) -> None:
        t.mark(self.target, "wolf" if self.wolf else "human", self.seat)


class Guarded(AiwolfEvent, frozen=True):
    """Whom the bodyguard watches over tonight."""

    seat: int
    target: int

    def apply(self, t: AiwolfTable) -> None:
        t.guarded = self.target


class Chosen(AiwolfEvent, frozen=True):
    """Whom the wolves attack tonight, `NOBODY` for none."""

    target: int

    def apply(self, t: AiwolfTable) -> None:
        t.victim = self.target


class Attacked(AiwolfEvent, frozen=True):
    """Who is found dead in the morning, `NOBODY` where the attack came to nothing or there was none."""

    seat: int

    def apply(self, t: AiwolfTable) -> None:
        t.quiet += 1
        if self.seat != NOBODY:
            t.seats[self.seat].alive = False
            t.quiet = 0
        t.guarded = t.victim = NOBODY
