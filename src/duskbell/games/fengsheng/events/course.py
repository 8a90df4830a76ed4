"""The course of a turn."""

from __future__ import annotations

from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events.base import FengshengEvent, Occasion
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import NOBODY


class FirstChosen(FengshengEvent, frozen=True):
    """Who has the first turn."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.turn = (self.seat - 1) % len(t.seats)


class TurnBegan(FengshengEvent, frozen=True):
    """A turn begins. What held for the last one holds no more."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.turn, t.lasting = self.seat, ()
        t.front = t.sender = t.lock = NOBODY
        t.shown, t.received = False, None
        t.quiet += 1
        for s in t.seats:
            s.used, s.void, s.barred, s.beside_void = frozenset(), False, False, False


class SendBegan(Occasion, frozen=True):
    """传递阶段开始时."""

    seat: int


class Sent(Occasion, frozen=True):
    """An intel is sent (传出情报时)."""

    tells = ("sender",)
    sender: int
    arrow: str
    to: int
    lock: int
    shown: bool


class Arrived(Occasion, frozen=True):
    """The travelling intel comes before somebody."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.front = self.seat


class Accepted(Occasion, frozen=True):
    """Who had the intel before them has chosen to accept it; the fight begins."""

    seat: int


class Received(Occasion, frozen=True):
    """An intel has been received (接收情报时)."""

    tells = ("seat", "sender")
    seat: int
    sender: int
    card: int

    def apply(self, t: FengshengTable) -> None:
        t.received = CARDS[self.card]


class Replaced(FengshengEvent, frozen=True):
    """Another card is the received one from now on."""

    card: int

    def apply(self, t: FengshengTable) -> None:
        t.received = CARDS[self.card]


class TurnEnded(Occasion, frozen=True):
    """回合结束时."""

    seat: int
