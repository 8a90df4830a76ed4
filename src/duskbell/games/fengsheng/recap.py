"""The recap of a table of 风声: each turn in facts, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from duskbell.games.fengsheng.card import BLACK, BLUE, CARDS, CLARIFY, COLOURS, INTERCEPT, MISLEAD, RED, SWAP, Card
from duskbell.games.fengsheng.events import (
    Arrived,
    CardUsed,
    DeckLaid,
    Declared,
    Died,
    Diverted,
    Doomed,
    Moved,
    Received,
    Reshuffled,
    Routed,
    Saved,
    TurnEnded,
    Usurped,
    WentOut,
)
from duskbell.games.fengsheng.identities import Mission
from duskbell.games.fengsheng.table import AREA, HAND, WAY, FengshengTable
from duskbell.games.fengsheng.verdict import ENOUGH
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Chapter, Fact, Recap, Stretch, chapter, recap_of, stretches

Weighed = tuple[float, Fact]
FIGHTING = (INTERCEPT, MISLEAD, SWAP)
"""What is played on an intel that lies before somebody."""
HINDSIGHT = {
    "fengsheng.sent": ("fengsheng.sent-covered", "colour"),
    "fengsheng.died": ("fengsheng.died-covered", "role"),
    "fengsheng.turn-stopped": (),
    "fengsheng.turn-spared": (),
    "fengsheng.turn-no-rescue": (),
    "fengsheng.turn-saved-enemy": ("fengsheng.turn-saved",),
    "fengsheng.turn-mission": (),
}
"""What nobody could tell when it happened, and what whoever saw it could tell instead (`Game.hindsight`)."""
OWN_SIGHT = frozenset({"fengsheng.sent", "fengsheng.died", "fengsheng.turn-mission"})
"""Of that, what whoever did it knew."""


def recap(t: FengshengTable) -> Recap:
    """All of it, from the whole log."""
    told = stretches(t, lambda phase: "" if phase == "setup" else "turn")
    piles = list(_piles(t))
    chapters = [_turn(t, s, piles) for s in told]
    return recap_of(chapters, ([*_fights(t, piles), *_deaths(t, piles), *_wins(t, piles)]))


class Piles:
    """What lies where, as the moderator knows it after so many events."""

    def __init__(self) -> None:
        self.at: dict[str, tuple[int, ...]] = {}

    def colours(self, seat: int) -> dict[str, int]:
        """How many intel of each colour somebody has; one of two colours counts for both."""
        cards = [CARDS[n] for n in self.at.get(f"{AREA}{seat}", ())]
        return {colour: sum(colour in card.colours for card in cards) for colour in COLOURS}

    def held(self, kind: str, seats: Iterable[int]) -> int:
        """How many cards of a kind these hold."""
        return sum(CARDS[n].kind == kind for seat in seats for n in self.at.get(f"{HAND}{seat}", ()))

    @property
    def way(self) -> Card | None:
        """The travelling intel."""
        cards = self.at.get(WAY, ())
        return CARDS[cards[0]] if cards else None


def _piles(t: FengshengTable) -> Iterator[Piles]:
    """The piles before each event."""
    now = Piles()
    for entry in t.log:
        yield now
        e = entry.event
        if type(e) is Moved and isinstance(e.card, int):
            then, now = now, Piles()
            now.at = dict(then.at)
            left = list(now.at.get(e.source, ()))
            if e.card in left:
                left.remove(e.card)
            now.at[e.source] = tuple(left)
            now.at[e.to] = (*now.at.get(e.to, ()), e.card)
        elif type(e) is DeckLaid or type(e) is Reshuffled:
            continue  # decks are not looked at


def _colour(card: Card) -> str:
    """A card's colours, as one word: "red", "black", "red+black"."""
    return ",".join([c for c in COLOURS if c in card.colours])


def _turn(t: FengshengTable, s: Stretch, piles: list[Piles]) -> Chapter:
    sent = [
        Fact(at, "fengsheng.sent", {"seat": e.sender, "to": e.to, "colour": _colour(card)})
        for at, e in s.of(t, Routed)
        if (card := piles[at].way) is not None
    ]
    used: list[tuple[int, Any]] = s.of(t, CardUsed)
    fought = [Fact(at, "fengsheng.fought", {"seat": e.by, "card": e.name}) for at, e in used if e.name in FIGHTING]
    got = []
    for at, e in s.of(t, Received)[-1:]:
        now = piles[at].colours(e.seat)
        about = {
            "seat": e.seat,
            "red": now[RED],
            "blue": now[BLUE],
            "black": now[BLACK],
            "colour": _colour(CARDS[e.card]),
        }
        got = [Fact(at, "fengsheng.received", about)]
    if sent and not got:
        got = [Fact(at, "fengsheng.unreceived", {}) for at, _ in s.of(t, TurnEnded)]
    after: list[Fact] = [Fact(at, "fengsheng.saved", {"seat": e.seat}) for at, e in s.of(t, Saved)]
    after += [Fact(at, "fengsheng.died", {"seat": e.seat, "role": _role(t, e.seat)}) for at, e in s.of(t, Died)]
    after += [Fact(at, "fengsheng.out", {"seat": e.seat}) for at, e in s.of(t, WentOut)]
    return chapter(s, [[*sent[:1], *fought], [*_placed(t, s), *got, *_lost(t, s)], after])


def _placed(t: FengshengTable, s: Stretch) -> list[Fact]:
    """What came before somebody otherwise than by being sent: without it nobody could count up to three."""
    return [
        Fact(at, "fengsheng.placed", {"seat": int(e.to.removeprefix(AREA)), "colour": _colour(CARDS[e.card])})
        for at, e in s.of(t, Moved)
        if e.to.startswith(AREA) and e.source != WAY and isinstance(e.card, int)
    ]


def _lost(t: FengshengTable, s: Stretch) -> list[Fact]:
    """What was taken from before the living again: without it the sums of the next turn do not add up."""
    dead = {e.seat: at for at, e in s.of(t, Died)}
    return [
        Fact(at, "fengsheng.lost", {"seat": seat, "colour": _colour(CARDS[e.card])})
        for at, e in s.of(t, Moved)
        if e.source.startswith(AREA) and e.to != e.source and isinstance(e.card, int)
        if at < dead.get(seat := int(e.source.removeprefix(AREA)), at + 1)
    ]


def _role(t: FengshengTable, seat: int) -> str:
    role = t.seats[seat].role
    return role.id if role is not None else ""


def _fights(t: FengshengTable, piles: list[Piles]) -> Iterable[Weighed]:
    """A card in the fight that kept from somebody the third intel of the own colour, or a third black one, for good."""
    front, last = NOBODY, None
    kept: dict[int, list[Weighed]] = {}
    for at, entry in enumerate(t.log):
        e: Any = entry.event
        if type(e) is CardUsed:
            last = e
        if type(e) is Routed:
            yield from chain.from_iterable(kept.values())
            front, kept = e.to, {}
        elif type(e) is Diverted:
            card = piles[at].way
            if card is not None and front not in (NOBODY, e.seat) and last is not None and last.name in FIGHTING:
                kept[front] = [*_kept_from(t, at, last, front, card, piles[at])]
            front = e.seat
            kept.pop(front, None)  # it has come back
        elif type(e) is Arrived:
            front = e.seat
            kept.pop(front, None)
    yield from chain.from_iterable(kept.values())


def _kept_from(t: FengshengTable, at: int, used: Any, front: int, card: Card, piles: Piles) -> Iterable[Weighed]:
    now, about = piles.colours(front), {"seat": used.by, "card": used.name, "target": front}
    for colour in (RED, BLUE):
        if colour in card.colours and now[colour] == ENOUGH - 1 and t.seats[front].team == colour:
            yield 4.5, Fact(at, "fengsheng.turn-stopped", {**about, "colour": colour})
    if card.pure_black and now[BLACK] == ENOUGH - 1 and used.by != front:
        yield 3, Fact(at, "fengsheng.turn-spared", about)


def _deaths(t: FengshengTable, piles: list[Piles]) -> Iterable[Weighed]:
    """Somebody died who could have been saved, and somebody was saved."""
    living = {s.no for s in t.seats}
    last: Any = None
    for at, entry in enumerate(t.log):
        e: Any = entry.event
        if type(e) is CardUsed:
            last = e
        elif type(e) is Doomed:
            friends = {n for n in living - {e.seat} if t.seats[n].team == t.seats[e.seat].team in (RED, BLUE)}
            clarify = piles[at].held(CLARIFY, friends)
            if clarify:
                about = {"n": clarify, "seat": e.seat, "role": _role(t, e.seat)}
                yield 3.5, Fact(at, "fengsheng.turn-no-rescue", about)
        elif type(e) is Saved and last is not None and last.name == CLARIFY:
            enemy = last.by != e.seat and t.seats[last.by].team != t.seats[e.seat].team
            about = {"seat": last.by, "target": e.seat}
            whom = "-self" if last.by == e.seat else "-enemy" if enemy else ""
            yield (4 if enemy else 2), Fact(at, f"fengsheng.turn-saved{whom}", about)
        elif type(e) is Died or type(e) is WentOut:
            living.discard(e.seat)


def _wins(t: FengshengTable, piles: list[Piles]) -> Iterable[Weighed]:
    """The intel that made it three, and the win that somebody else took."""
    last: Any = None
    at_last, sent, swapped = 0, None, NOBODY
    for at, entry in enumerate(t.log):
        e: Any = entry.event
        if type(e) is Routed:
            sent, swapped = piles[at].way, NOBODY
        elif type(e) is CardUsed and e.name == SWAP:
            swapped = e.by
        elif type(e) is Received:
            last, at_last = e, at
        elif type(e) is Usurped:
            robbed = next((list(x.event.seats) for x in reversed(t.log[:at]) if type(x.event) is Declared), [])
            yield 5, Fact(at, "fengsheng.turn-usurped", {"seat": e.seat, "seats": robbed})
        elif type(e) is Declared and isinstance(t.seats[e.seats[0]].role, Mission):
            yield 4, Fact(at, "fengsheng.turn-mission", {"seat": e.seats[0], "role": _role(t, e.seats[0])})
        elif type(e) is Declared and last is not None and last.seat in e.seats:
            own = [c for c in (RED, BLUE) if piles[at].colours(last.seat)[c] >= ENOUGH and c == t.seats[last.seat].team]
            if own:
                about = {"seat": last.seat, "sender": last.sender, "colour": own[0]}
                if swapped != NOBODY and sent is not CARDS[last.card]:
                    about = {"seat": last.seat, "by": swapped, "colour": own[0]}
                    own_hand = "-self" if swapped == last.seat else ""
                    yield 2.6, Fact(at_last, f"fengsheng.turn-third-swapped{own_hand}", about)
                    continue
                back = "-back" if last.sender == last.seat else ""
                yield 2.6, Fact(at_last, f"fengsheng.turn-third{back}", about)
