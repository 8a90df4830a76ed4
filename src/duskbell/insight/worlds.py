"""Which worlds a seat can still believe in: who may be what, how many deals there are, and one history as proof."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from duskbell.insight.dealing import cards_of, count, deals, fitting, held_by, likely_by, setups
from duskbell.insight.evidence import Evidence, Plan, evidence
from duskbell.insight.found import EACH, NoWorld, Worlds
from duskbell.insight.history import history
from duskbell.insight.searching import Ends, Gone
from duskbell.kernel import DuskbellError, Header, Play, Record
from duskbell.kernel.core_events import Committed, Ended
from duskbell.kernel.dealing import Dealt
from duskbell.kernel.view import View

CLAIMS = ("none", "honest")
SECONDS = 4.0
TRIES = 3
BARREN = 12
"""After so many deals about which nothing was found out no more are tried."""


def worlds(play: Play[Any], seat: int, at: int | None = None, claims: str = "none", seconds: float = SECONDS) -> Worlds:
    """The worlds that `seat` can believe in after the first `at` things it has seen, all where none is given. Only its
    view is read. `claims`: whether what others said that they are is taken for the truth of who is good.

    Raises `DuskbellError` for a seat or a moment that is not there, and `NoWorld` where no deal fits.
    """
    return last(worlds_so_far(play, seat, at, claims, seconds))


def worlds_so_far(
    play: Play[Any], seat: int, at: int | None = None, claims: str = "none", seconds: float = SECONDS
) -> Iterator[Worlds]:
    """The same, told again whenever more is known: at once who may be what by the cards that are known; at the last
    with a history, and how many deals there are. No role comes back that was ruled out before.
    """
    seats = len(play.table.seats)
    if not 0 <= seat < seats:
        raise DuskbellError(f"there is no seat {seat + 1}; this table has seats 1 to {seats}.")
    there = play.view(seat).version - 1
    if at is not None and not 0 <= at <= there:
        raise DuskbellError(f"seat {seat + 1} has not seen {at} things; it has seen {there}.")
    return look(view_at(play.view(seat), at), play.record.header, claims, seconds)


def look(view: View[Any], header: Header, claims: str = "none", seconds: float = SECONDS) -> Iterator[Worlds]:
    """The same, from the view of a seat alone. Of the header nothing is read that a seat does not know."""
    if claims not in CLAIMS:
        raise DuskbellError(f"claims are {' or '.join(CLAIMS)}, not {claims[:40]!r}.")
    at = sum(not isinstance(e, Committed) for e in view.events)
    known = evidence(view := before_the_end(view), header)
    if known.game.id == "clocktower":
        from duskbell.insight.clocktower.knowing import known_worlds

        return known_worlds(known, at, claims, seconds)
    return _Counting(known, view, at, seconds).so_far()


def last(told: Iterator[Worlds]) -> Worlds:
    """What is told at the last."""
    *_, found = told
    return found


def view_at(full: View[Any], at: int | None) -> View[Any]:
    """What a seat knew after the first `at` things, its part in the deal's seal not counted."""
    first = full.game.new_table(len(full.table.seats), full.table.options)
    for seat, known in zip(first.seats, full.table.seats, strict=True):
        seat.name = known.name
    view = View(full.game, full.seat, first)
    log = full.table.log
    view.fold(log if at is None else log[: at + any(isinstance(e.event, Committed) for e in log[:1])])
    return view


def before_the_end(view: View[Any]) -> View[Any]:
    """What a seat knew when its table was decided: then the cards lie open, and there is nothing to believe."""
    seen = [e for e in view.events if not isinstance(e, Committed)]
    over = next((n for n, e in enumerate(seen) if isinstance(e, Ended)), None)
    return view if over is None else view_at(view, over)


class _Counting:
    """Deals are proposed by the cards, and proven by the scripts that run the table."""

    def __init__(self, known: Evidence, view: View[Any], at: int, seconds: float) -> None:
        self.known, self.at = known, at
        self.began = time.perf_counter()
        self.seats = len(view.table.seats)
        own = {e.seat: e.role for e in known.events if isinstance(e, Dealt) and e.seat == known.me}
        self.held: dict[int, str] = {**({} if known.game.cards_change else held_by(view)), **own}
        self.setups = setups(known)
        cards = cards_of(self.setups)
        self.likely = likely_by(view, cards)
        self.struck = self._struck(view, cards)
        self.ends = time.perf_counter() + seconds
        self.rng = Random(0)
        self.proven: list[set[str]] = [set() for _ in range(self.seats)]
        self.out: set[tuple[int, str]] = set()
        self.found: set[tuple[str, ...]] = set()
        self.witness: Record | None = None
        self.nothing = 0
        self.may: list[list[str]] = []
        self.many = 0
        self.told = telling(known)

    def _struck(self, view: View[Any], cards: list[str]) -> dict[int, frozenset[str]]:
        """What seats may hold at most, by what was seen for certain; the viewer, too, where a card is shown to whoever
        was dealt another.
        """
        me, found = self.known.me, {}
        faces = {card: getattr(view.table.by_token.get(card), "card", "") or card for card in cards}
        alike = frozenset([card for card, face in faces.items() if face == self.held.get(me)])
        if len(alike) > 1:
            del self.held[me]
            found[me] = alike
        for who, card in self.known.game.refuted(view.table, me, self.known.events, cards):
            if who not in self.held:
                found[who] = found.get(who, frozenset(cards)) - {card}
        return found

    def so_far(self) -> Iterator[Worlds]:
        """What the cards say, and then what the scripts do."""
        if not self.setups:  # nobody deals by lot: whoever does may have dealt what they like
            every = sorted(role.id for role in self.known.game.roles.values())
            self.may = [[self.held[s]] if s in self.held else every for s in range(self.seats)]
            yield self._worlds()
            return
        ways = [s for s in self.setups if count(s, self.seats, self.held)]
        self.may = [sorted(cards) for cards in fitting(ways, self.seats, self.held, self.struck)]
        if not all(self.may):
            raise NoWorld("no deal fits: the cards that are known cannot all have been dealt.")
        self.many = sum(count(s, self.seats, self.held) for s in ways)
        yield self._worlds()
        everything = [(s, card) for s, may in enumerate(self.may) if s not in self.held for card in may]
        self.rng.shuffle(everything)
        for seat, card in everything:
            if card not in self.proven[seat] and self.nothing < BARREN and time.perf_counter() < self.ends:
                self._prove(seat, card)
        if not everything and self.nothing < BARREN:
            dealt = next(deals(ways[0], self.seats, self.held, self.rng, self.likely))
            self._try(ways[0].plan(dealt), dealt)
        yield self._worlds()

    def _worlds(self) -> Worlds:
        return Worlds(
            self.known.game.id,
            self.known.me,
            self.at,
            tuple([tuple([card for card in may if (s, card) not in self.out]) for s, may in enumerate(self.may)]),
            tuple([tuple(sorted(p)) for p in self.proven]),
            max(1, len(self.found)),
            self.many if self.setups else None,
            time.perf_counter() - self.began,
            self.witness.dump() if self.witness is not None else "",
        )

    def _prove(self, seat: int, card: str) -> None:
        """Look for a history in which a seat was dealt a card."""
        held = {**self.held, seat: card}
        ways = [s for s in self.setups if count(s, self.seats, held)]
        number = sum(count(s, self.seats, held) for s in ways)
        refused: set[tuple[str, ...]] = set()
        for _ in range(TRIES if number > TRIES else number * TRIES):
            if not ways or self.nothing >= BARREN or time.perf_counter() > self.ends:
                return
            setup = self.rng.choice(ways)
            dealt = next(deals(setup, self.seats, held, self.rng, self.likely, self.struck), ())
            if not dealt:
                ways.remove(setup)
                continue
            key = dealt[: self.seats]
            if key in refused:
                continue
            fits = self._try(setup.plan(dealt), dealt)
            if fits:
                return
            if fits is False:
                refused.add(key)
        if len(refused) == number:
            self.out.add((seat, card))

    def _try(self, plan: Any, dealt: tuple[str, ...]) -> bool | None:
        """Whether a history with this deal fits; None where that was not found out in time."""
        try:
            left = max(0.01, min(EACH, self.ends - time.perf_counter()))
            found = self.told(plan, left, self.ends)
        except Gone:
            self.nothing += self.witness is None
            return None
        if found is None:
            return False
        self.nothing = 0
        self.witness = self.witness or found.record
        self.found.add(dealt[: self.seats])
        for seat in range(self.seats):
            self.proven[seat].add(dealt[seat])
        return True


def telling(known: Evidence) -> Callable[[Plan, float, float], Play[Any] | None]:
    """What looks for a history with these answers settled, in so many seconds of work and until then by the clock."""
    if known.game.id == "fengsheng":
        from duskbell.insight.fengsheng.telling import Telling

        telling = Telling(known)
        return lambda plan, work, until: telling.history(plan, Ends(time.thread_time() + work, until))
    return lambda plan, work, until: history(known, plan, work, until)
