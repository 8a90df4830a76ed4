"""The deals that are possible by the cards alone: which cards there are, and who is known to hold which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import factorial
from random import Random
from typing import Any, NamedTuple

from duskbell.insight.evidence import Evidence, Plan
from duskbell.insight.guesses import values
from duskbell.kernel import Event, Play
from duskbell.kernel.ask import CHANCE

DEAL = ".deal"
MANY = 5000
"""So many ways of laying out the cards are looked at."""
FEW = 5
"""So many things have orders that are few enough to be looked at one by one."""
AHEAD, WIDE, SOON = 2, 10, 6


May = Mapping[int, frozenset[str]]
"""Seats, and what they may have been dealt at most."""


class Setup(NamedTuple):
    """One way in which the cards came about: what chance answered before they were dealt, and the cards."""

    before: tuple[tuple[str, str], ...]
    key: str
    cards: tuple[str, ...]

    def plan(self, dealt: tuple[str, ...]) -> Plan:
        """The answers that lead to this deal."""
        found: dict[str, list[str]] = {}
        for key, token in self.before:
            found.setdefault(key, []).append(token)
        return {**found, self.key: [",".join(dealt)]}


def setups(known: Evidence) -> list[Setup]:
    """Every way in which the cards may have come about as the viewer saw it, each set of cards once. Empty where nobody
    deals by lot.
    """
    found: dict[tuple[str, ...], Setup] = {}
    waiting: list[tuple[tuple[str, str], ...]] = [()]
    for _ in range(MANY):
        if not waiting:
            break
        before = waiting.pop()
        play = Play(known.game, known.header, chance="ask")
        for _, token in before:
            play.answer(CHANCE, token)
        seen = play.view(known.me).events[1:]
        ask = play.open.get(CHANCE)
        both = min(len(seen), len(known.events))  # at the very beginning less may be known than is seen by the deal
        if ask is None or seen[:both] != list(known.events[:both]):
            continue
        if ask.key.endswith(DEAL):
            cards = tuple(sorted(ask.options))
            found.setdefault(cards, Setup(before, ask.key, cards))
        elif ask.single:
            waiting += [(*before, (ask.key, token)) for token in ask.answers()]
        else:
            waiting += [(*before, (ask.key, token)) for token in _orders(ask.options, known.events[len(seen) :])]
    return list(found.values())


def _orders(things: tuple[str, ...], coming: Sequence[Event]) -> Iterator[str]:
    """Orders of some things: all where they are few, else the one that will be seen, and each two first, and then those
    of which something will be seen soon.
    """
    if len(things) <= FEW:
        yield from (",".join(order) for order in permutations(things))
        return
    named = [value for e in coming[:SOON] for value in values(e)]
    if whole := next((v for v in named if sorted(v.split(",")) == sorted(things)), None):
        yield whole
    rest = [*dict.fromkeys([v for v in named if v in things]), *things]
    for first in permutations(dict.fromkeys(things), AHEAD):
        left = list(things)
        for thing in first:
            left.remove(thing)
        left.sort(key=rest.index)
        yield ",".join([*first, *left])
        if len(things) > WIDE:
            return


def deals(
    setup: Setup,
    seats: int,
    held: Mapping[int, str],
    rng: Random,
    likely: Mapping[int, frozenset[str]] | None = None,
    may: May | None = None,
) -> Iterator[tuple[str, ...]]:
    """Deals in which these seats hold these cards, at random, for ever; none where the cards are not there. `likely`:
    seats that get one of these cards while there are any; `may`: seats that get no other than these.
    """
    left = Counter(setup.cards)
    left.subtract(held.values())
    if any(n < 0 for n in left.values()):
        return
    rest = sorted(left.elements())
    while may:
        dealt = laid(setup, seats, held, rng, likely or {}, may)
        if not dealt:
            return
        yield dealt
    while True:
        rng.shuffle(rest)
        others, all_held = list(rest), dict(held)
        for seat, cards in (likely or {}).items():
            if seat not in held and (card := next((c for c in others if c in cards), None)) is not None:
                others.remove(card)
                all_held[seat] = card
        left_over = iter(others)
        yield (*[all_held[n] if n in all_held else next(left_over) for n in range(seats)], *left_over)


def laid(
    setup: Setup, seats: int, held: Mapping[int, str], rng: Random, likely: Mapping[int, frozenset[str]], may: May
) -> tuple[str, ...]:
    """One deal in which some seats get only what they `may`; () where there is none."""
    left = Counter(setup.cards)
    left.subtract(held.values())
    if any(n < 0 for n in left.values()):
        return ()
    cards = sorted(left.elements())
    rng.shuffle(cards)
    owner: dict[int, int] = {}

    def seated(seat: int, tried: set[int]) -> bool:
        """Whether a card was found for a seat, others having changed theirs for it."""
        fits = [n for n, card in enumerate(cards) if n not in tried and (seat not in may or card in may[seat])]
        for n in sorted(fits, key=lambda n: (n in owner, cards[n] not in likely.get(seat, cards))):
            tried.add(n)
            if n not in owner or seated(owner[n], tried):
                owner[n] = seat
                return True
        return False

    free = [seat for seat in range(seats) if seat not in held]
    rng.shuffle(free)
    free.sort(key=lambda seat: seat not in may)
    if not all(seated(seat, set()) for seat in free):
        return ()
    dealt = {**held, **{seat: cards[n] for n, seat in owner.items()}}
    return (*[dealt[seat] for seat in range(seats)], *[card for n, card in enumerate(cards) if n not in owner])


def fitting(all_setups: Sequence[Setup], seats: int, held: Mapping[int, str], may: May) -> list[set[str]]:
    """For each seat every card that it may have been dealt."""
    found: list[set[str]] = [set() for _ in range(seats)]
    rng = Random(0)
    for setup in all_setups:
        for seat, cards in enumerate(found):
            could = {held[seat]} if seat in held else {*setup.cards} & may.get(seat, frozenset(setup.cards))
            for card in sorted(could):
                if card not in cards:
                    dealt = laid(setup, seats, {**held, seat: card}, rng, {}, may)
                    for n, theirs in enumerate(dealt[:seats]):
                        found[n].add(theirs)
    return found


def count(setup: Setup, seats: int, held: Mapping[int, str]) -> int:
    """How many different deals there are in which these seats hold these cards."""
    left = Counter(setup.cards)
    left.subtract(held.values())
    if any(n < 0 for n in left.values()):
        return 0
    open_seats = seats - len(held)
    # ways of choosing k cards, as coefficients of exponential series, times k!
    ways = [1.0, *[0.0] * open_seats]
    for many in left.values():
        ways = [sum(ways[k - j] / factorial(j) for j in range(min(many, k) + 1)) for k in range(open_seats + 1)]
    return round(ways[open_seats] * factorial(open_seats))


def cards_of(all_setups: list[Setup]) -> list[str]:
    """Every card that may have been dealt."""
    return sorted({card for setup in all_setups for card in setup.cards})


def likely_by(view: Any, cards: Sequence[str]) -> dict[int, frozenset[str]]:
    """Of seats whose side the view shows, and whose card it does not, the cards of that side."""
    t = view.table
    sides = {card: getattr(t.by_token.get(card), "team", None) for card in cards}
    unknown = {s.no: s.team for s in t.seats if isinstance(s.team, str) and s.team and s.no not in held_by(view)}
    return {seat: frozenset(card for card in cards if sides[card] == side) for seat, side in unknown.items()}


def held_by(view: Any) -> dict[int, str]:
    """What the view shows of who holds what."""
    roles = {s.no: getattr(s.role, "id", None) for s in view.table.seats}
    return {seat: role for seat, role in roles.items() if isinstance(role, str) and role}
