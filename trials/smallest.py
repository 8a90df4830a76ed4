"""The smallest tables, of which all deals can be judged: whatever deal the scripts can play is among the worlds, what
is called proven is one of them, and who sees the same in a table's twin is told the same.
"""

from __future__ import annotations

import math
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import duskbell
from duskbell.games import find
from duskbell.insight import Worlds, worlds, worlds_so_far
from duskbell.insight.dealing import Setup, setups
from duskbell.insight.evidence import Evidence, evidence
from duskbell.insight.searching import Gone
from duskbell.insight.worlds import telling, view_at
from duskbell.kernel import Play
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.dealing import Dealt
from duskbell.kernel.record import Record
from duskbell.testing import random_answers, sit_down
from trials.progress import Progress

COUNT = 300
GAMES = ("fengsheng", "mafia", "shadow_hunters", "werewolf")
MOST = 200
"""A seat with more deals than that is passed over."""
SECONDS = 0.3
"""How long one deal is looked at, and how long worlds are asked for."""
PHASES = 4
"""It is one of the first phases at whose begin a seat is asked."""


class Judged(NamedTuple):
    """Of all deals that the cards leave those that the scripts play, and those of which nobody knows in time."""

    fits: set[tuple[str, ...]]
    open: set[tuple[str, ...]]


def shown(play: Play[Any], seat: int, at: int | None = None) -> Evidence:
    """What a seat has seen by then."""
    return evidence(view_at(play.view(seat), at), play.record.header)


def moment(play: Play[Any], seat: int, phase: int) -> int:
    """How many things a seat has seen when this phase begins, or the last before it."""
    begins = [n for n, e in enumerate(play.view(seat).table.log[1:]) if isinstance(e.event, PhaseBegan) and n]
    return begins[min(phase, len(begins) - 1)] if begins else 0


def judge(known: Evidence, seats: int, seconds: float = SECONDS) -> Judged | None:
    """Every deal judged by the scripts; None where there are too many."""
    own = {e.seat: e.role for e in known.events if isinstance(e, Dealt) and e.seat == known.me}
    ways = [(setup, dealt) for setup in setups(known) for dealt in _deals(setup, seats, own)]
    if not 0 < len({dealt for _, dealt in ways}) <= MOST:
        return None
    judged, told = Judged(set(), set()), telling(known)
    for setup, dealt in ways:
        if dealt not in judged.fits:
            left = list((Counter(setup.cards) - Counter(dealt)).elements())
            try:
                if told(setup.plan((*dealt, *left)), seconds, math.inf) is not None:
                    judged.fits.add(dealt)
            except Gone:
                judged.open.add(dealt)
    return Judged(judged.fits, judged.open - judged.fits)


def _deals(setup: Setup, seats: int, own: dict[int, str]) -> set[tuple[str, ...]]:
    return {d for d in permutations(setup.cards, seats) if all(d[seat] == card for seat, card in own.items())}


def wrong(found: Worlds, judged: Judged) -> Iterator[str]:
    """Where worlds and the judgement of all deals differ."""
    could = judged.fits | judged.open
    for deal in judged.fits:
        lost = [(n, card) for n, card in enumerate(deal) if card not in found.possible[n]]
        if lost:
            yield f"{deal} can be played, and {lost} is not possible"
    for n, cards in enumerate(found.proven):
        if never := [card for card in cards if all(deal[n] != card for deal in could)]:
            yield f"seat {n} is proven to be {never}, which no deal is"
    if found.low > len(could) or (found.high is not None and found.high < len(judged.fits)):
        yield f"{found.low} to {found.high} deals, where {len(judged.fits)} fit and {len(judged.open)} may"


def too_much(found: Worlds, judged: Judged) -> int:
    """How many cards are called possible, if not proven, that no deal has."""
    could = judged.fits | judged.open
    return sum(all(d[n] != card for d in could) for n, cards in enumerate(found.possible) for card in cards)


def twin_differs(play: Play[Any], seat: int, at: int, found: Worlds, seconds: float = SECONDS) -> Iterator[str]:
    """Where the seat is told something else at a table that it cannot tell from its own."""
    known = shown(play, seat, at)
    twin = duskbell.rebuild(Record.parse(found.witness))
    until = bisect_left(
        range(len(twin.view(seat).events)), len(known.events), key=lambda n: len(shown(twin, seat, n).events)
    )
    there = shown(twin, seat, until).events
    if there != known.events:
        yield "the witness shows something else"
        return
    for mine, theirs in zip(
        *[next(worlds_so_far(p, seat, n)).possible for p, n in ((play, at), (twin, until))], strict=True
    ):
        if mine != theirs:
            yield f"by the cards {mine}, and at the twin {theirs}"
    other = worlds(twin, seat, until, seconds=seconds)
    if other.high != found.high:
        yield f"at most {found.high} deals, and at the twin {other.high}"
    for one, two in ((found, other), (other, found)):
        for n, cards in enumerate(one.proven):
            if not {*cards} <= {*two.possible[n]}:
                yield f"seat {n} is proven to be {cards}, and where the same is seen may be {two.possible[n]}"


def run(seed: int, start: int, count: int) -> str:
    """Tables from number `start` on that were not tried yet, the games in turn."""
    progress = Progress("smallest", seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            game = GAMES[n % len(GAMES)]
            began = time.process_time()
            told = tried(game, f"{seed}/{n}")
            progress.note(str(n), game=game, **told, seconds=round(time.process_time() - began, 2))
            if told["fault"]:
                print(f"{n} {game}: {told['fault']}", flush=True)
    found = progress.done.values()
    games = ", ".join(f"{game} {n}" for game, n in sorted(Counter(x["game"] for x in found if x["deals"]).items()))
    sums = [sum(x[what] for x in found) for what in ("deals", "open", "over", "twins")]
    bad = sum(bool(x["fault"]) for x in found)
    return (
        f"smallest seed {seed}: {games}; {sums[0]} deals judged, {sums[1]} of them not in time, {sums[2]} cards too "
        f"many; {sums[3]} twins; {bad} faults"
    )


def tried(game: str, seed: str) -> dict[str, Any]:
    """What one seat of one table comes to."""
    rng = Random(f"smallest/{seed}")
    play = sit_down(game, find(game).players[0], seed, {})
    for _ in random_answers(play, rng):
        pass
    seats = len(play.table.seats)
    seat = rng.randrange(seats)
    at = moment(play, seat, rng.randrange(PHASES))
    found = worlds(play, seat, at, seconds=SECONDS)
    judged = judge(shown(play, seat, at), seats)
    faults = list(twin_differs(play, seat, at, found)) if found.witness else []
    told = {"deals": 0, "open": 0, "over": 0, "twins": int(bool(found.witness))}
    if judged is not None:
        faults += wrong(found, judged)
        told |= {"deals": len(judged.fits | judged.open), "open": len(judged.open), "over": too_much(found, judged)}
    return {**told, "fault": "; ".join(faults)}
