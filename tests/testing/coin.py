"""A game small enough to count by hand: a coin is tossed; on heads two people vote at once, on tails they race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from duskbell.kernel import (
    All,
    Ask,
    Event,
    First,
    Game,
    GameOver,
    Options,
    Script,
    Seat,
    Table,
    choose,
    choose_many,
    confirm,
    roll,
    shuffle,
    tagger,
)


class CoinTable(Table, eq=False):
    """What has fallen."""

    fallen: tuple[str, ...] = ()


class CoinEvent(Event, frozen=True, tag=tagger("coin")):
    """Base of the events here."""


class Fell(CoinEvent, frozen=True):
    """The coin fell; seat 0 alone looks, the others see that it fell."""

    secret = ("side",)

    side: str

    def apply(self, t: CoinTable) -> None:
        t.fallen = (*t.fallen, self.side)


class Whispered(CoinEvent, frozen=True):
    """Something that seat 1 alone learns."""

    what: str


class NoOptions(Options, frozen=True):
    """Nothing to choose."""


async def toss(t: CoinTable) -> str:
    """Heads: all vote, and two yeses win. Tails: the first to shout wins, or all are asked again."""
    side = await roll("coin.toss", ["heads", "tails"])
    t.emit(Fell(side), t.seats[0])
    t.emit(Whispered(side), t.seats[1])
    if side == "heads":
        votes = await All([confirm(s, "coin.vote") for s in t.seats[:2]])
        if all(votes.values()):
            raise GameOver((0, 1), ("both",), "coin.agreed")
        return "toss"
    shouts: list[Ask[str]] = [Ask(s.no, "coin.shout", ("now", "pass"), (), "pass") for s in t.seats[:2]]
    spoken = await First(shouts)
    if spoken is not None:
        raise GameOver((spoken[0].to,), ("loud" if spoken[0].to == 0 else "louder",), "coin.shouted")
    order: list[str] = await shuffle("coin.cards", ["a", "a", "b"])
    some: list[Seat] = await choose_many(2, "coin.pick", t.seats, 0, 2, about=tuple(order))
    who = await choose(2, "coin.name", some, optional=True) if some else None
    raise GameOver((who.no,) if who else (), ("named",) if who else (), "coin.named")


class Coin(Game[CoinTable]):
    """For three."""

    id = "coin"
    players = (3, 3)
    Options = NoOptions
    Table = CoinTable
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {"toss": toss}
    first_phase = "toss"


COIN = Coin()
