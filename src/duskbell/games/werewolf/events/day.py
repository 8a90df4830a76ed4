"""The day: speeches, the sheriff, votes."""

from __future__ import annotations

from duskbell.games.werewolf.events.base import WerewolfEvent
from duskbell.games.werewolf.table import GONE, HELD, PAUSED, WerewolfTable
from duskbell.kernel import NOBODY


class Opens(WerewolfEvent, frozen=True):
    """The referee has said who begins; the direction follows."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.opening = self.seat


class Ordered(WerewolfEvent, frozen=True):
    """The order in which they speak is fixed."""

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.queue, t.opening, t.tally = self.seats, NOBODY, ()


class Floor(WerewolfEvent, frozen=True):
    """The first in the queue has the floor; `NOBODY` when the speech is over."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.speaker = self.seat
        if self.seat != NOBODY:
            t.queue = t.queue[1:]


class SignedUp(WerewolfEvent, frozen=True):
    """Who runs for sheriff (警上玩家), told when the countdown is over."""

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.candidates = self.seats


class StillRunning(WerewolfEvent, frozen=True):
    """The withdrawal countdown is over: the referee tells who still runs."""

    seats: tuple[int, ...]


class Withdrew(WerewolfEvent, frozen=True):
    """A candidate withdraws (退选)."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.withdrew |= {self.seat}
        t.queue = tuple([n for n in t.queue if n != self.seat])
        if t.opening == self.seat:
            t.opening = NOBODY
        if t.speaker == self.seat:
            t.speaker = NOBODY


class Suspended(WerewolfEvent, frozen=True):
    """The election is suspended until the second day."""

    def apply(self, t: WerewolfTable) -> None:
        t.badge = PAUSED
        t.speaker, t.queue = NOBODY, ()


class Elected(WerewolfEvent, frozen=True):
    """The election is over: the first sheriff, or `NOBODY` and no sheriff in this game."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.sheriff = self.seat
        t.badge = GONE if self.seat == NOBODY else HELD
        t.duel, t.queue, t.speaker = (), (), NOBODY


class BadgePassed(WerewolfEvent, frozen=True):
    """A dead sheriff hands the badge on, or tears it: `NOBODY`."""

    seat: int
    target: int

    def apply(self, t: WerewolfTable) -> None:
        t.sheriff = self.target
        t.badge = GONE if self.target == NOBODY else HELD
        t.adviser, t.named = NOBODY, ()


class Named(WerewolfEvent, frozen=True):
    """The sheriff recommends whom to vote for (归票); nobody is bound by it, and it holds for no sheriff after."""

    seat: int
    targets: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.adviser, t.named = self.seat, self.targets


class Voted(WerewolfEvent, frozen=True):
    """All ballots at once: `targets` by voter, `NOBODY` for an abstention; `halves`: how much each counts, in half
    votes. `kind`: "sheriff" or "exile". `top`: who has most votes, by number (计票).
    """

    kind: str
    seats: tuple[int, ...]
    targets: tuple[int, ...]
    halves: tuple[int, ...]
    top: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.tally, t.upheld = self.top, ()


class Upheld(WerewolfEvent, frozen=True):
    """A card that might have undone the ballot lets it stand; another is still to be heard. The referee alone knows."""

    card: str

    def apply(self, t: WerewolfTable) -> None:
        t.upheld = (*t.upheld, self.card)


class Tied(WerewolfEvent, frozen=True):
    """Several have most votes: they duel (平票对决)."""

    kind: str
    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.duel, t.named, t.adviser, t.tally = self.seats, (), NOBODY, ()


class PeacefulDay(WerewolfEvent, frozen=True):
    """Nobody is exiled today, and nobody has died by day (平安日)."""


class NobodyExiled(WerewolfEvent, frozen=True):
    """Nobody is exiled today, but somebody has died since dawn."""
