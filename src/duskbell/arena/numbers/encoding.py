"""A seat's view as numbers. What has not changed since the seat looked last is not worked out again."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from duskbell.arena.numbers.layout import EMPTY, ROWS, WIDTH, Layout
from duskbell.arena.numbers.picking import Pick, counts, next_parts
from duskbell.arena.vocabulary import parts
from duskbell.kernel import Ask, View
from duskbell.kernel.event import HIDDEN, PUBLIC, Entry, Event

WORD = 1000
"""A word of the vocabulary is written as this and its number, any other text as -1."""
Observation = dict[str, NDArray[Any]]
_BYTES = ROWS * WIDTH * 2
_NO_EVENTS = array("h", [EMPTY] * WIDTH * ROWS).tobytes()
_ROW = Struct(f"{WIDTH}h").pack
_PADDING = [[EMPTY] * n for n in range(WIDTH + 1)]
_MOST = 32767
_SHAPE, _INT16, _FLOAT32 = (ROWS, WIDTH), np.dtype(np.int16), np.dtype(np.float32)
KEPT = 8192
"""So many rows, heads and masks of a layout are kept."""


class Rows(dict[int, bytes]):
    """Events of one table as rows of numbers, by the id of their entry: each is worked out once whoever sees it, and
    the views keep the entries for as long as the table lasts. Events that are alike have one row, whatever the table.
    """

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._words, self._kinds, self._alike = layout.words.parts, layout.kinds, layout.rows
        self._standing = layout.standing
        self.moving: set[int] = set()
        """Those of the entries that may have changed a seat."""

    def add(self, entry: Entry) -> bytes:
        """An event as `WIDTH` numbers (int16): its name's number from 1; 0, or 1 for private; then its fields one after
        the other: numbers as they are, words as 1000 and more, what is hidden or nobody as -1.
        """
        event, public = entry.event, entry.seen == PUBLIC
        alike = self._alike[public]
        try:
            row = alike.get(event)
            if row is None:
                row = _kept(alike, event, self._row(event, 0 if public else 1))
        except TypeError:  # a game from outside keeps a list in it
            row = self._row(event, 0 if public else 1)
        self[id(entry)] = row
        if not self._standing[event.__class__]:
            self.moving.add(id(entry))
        return row

    def _row(self, event: Event, private: int) -> bytes:
        words = self._words
        numbers = [self._kinds[event.__class__], private]
        for value in astuple(event):
            kind = value.__class__
            if kind is int and EMPTY <= value <= _MOST:
                numbers.append(value)
            elif kind is str:
                numbers.append(WORD + words[value] if value in words else -1)
            else:
                _flatten((value,), words, numbers)
        more = WIDTH - len(numbers)
        return _ROW(*(numbers + _PADDING[more] if more > 0 else numbers[:WIDTH]))


class Encoder:
    """One seat's eyes: keeps what it wrote, and writes what is new."""

    def __init__(self, layout: Layout, seat: int, rows: Rows) -> None:
        self._layout, self._seat, self._rows = layout, seat, rows
        self._numbers = layout.blank[:]
        self._events = bytearray(_NO_EVENTS)
        self._version = 0
        self._seats: list[Any] = [None] * layout.players
        self._sets: tuple[Any, ...] | None = None
        self._of_table: tuple[Any, ...] = ()

    def observe(
        self, view: View[Any], ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None
    ) -> Observation:
        """What the seat sees now: numbers (float32, the layout's columns), events (int16), mask (int8)."""
        layout, t, version, events = self._layout, view.table, self._version, self._events
        now = len(t.log)
        if now != version or self._sets is None:
            new = t.log[version if now - version <= ROWS else now - ROWS :]
            ids = list(map(id, new))
            rows = list(map(self._rows.get, ids))
            if None in rows:
                rows = [row or self._rows.add(e) for row, e in zip(rows, new, strict=True)]
            events += b"".join(rows)  # type: ignore[arg-type]  # none is missing now
            self._version = now
            numbers = layout.of_table(t)
            if numbers != self._of_table:
                self._write_table(numbers)
            if now - version > ROWS or self._sets is None or not self._rows.moving.isdisjoint(ids):
                self._write_seats(t)
            elif (sets := layout.of_lists(t)) != self._sets:
                self._write_lists(sets)
        head: Any = _head(layout, t, ask, offers, pick) if pick is not None else self._begun(t, ask, offers)
        may: Any
        if ask is None or offers or pick is not None or not ask.single:
            may = mask(layout, ask, offers, pick)
        elif (may := layout.masks.get(ask.options)) is None:  # of one question of one answer, as most are
            may = _kept(layout.masks, ask.options, mask(layout, ask, offers, pick))
        seen = bytearray(head)
        seen += self._numbers
        return {
            "observation": np.frombuffer(seen, _FLOAT32),
            "events": np.ndarray(_SHAPE, _INT16, events[-_BYTES:]),
            "action_mask": may.copy(),
        }

    def _begun(self, t: Any, ask: Ask[Any] | None, offers: tuple[Ask[Any], ...]) -> Any:
        """The first columns while nothing is picked, which are often the same."""
        layout = self._layout
        offered = tuple([offer.key for offer in offers]) if offers else ()
        place = t.phase, t.stage, ask and (ask.key, ask.about), offered
        try:
            return layout.heads.get(place) or _kept(layout.heads, place, _head(layout, t, ask, offers, None))
        except TypeError:  # a game from outside names a list
            return _head(layout, t, ask, offers, None)

    def _write_table(self, numbers: tuple[Any, ...]) -> None:
        """Numbers of the table: day, paused, its own; between them whose eyes these are, and how many sit there."""
        self._of_table = numbers
        row = _row_of_table(self._layout.players, numbers)
        self._numbers[: len(row)] = row
        self._numbers[2] = self._seat

    def _write_seats(self, t: Any) -> None:
        """What is new of the seats, and of who is among the table's lists."""
        layout, x, known = self._layout, self._numbers, self._seats
        seats = list(map(layout.of_seat, t.seats))
        if seats != known:
            at, per_seat, own = layout.seats_at, layout.per_seat, layout.per_seat - len(layout.seat_sets)
            for no, now in enumerate(seats):
                if now != known[no]:
                    x[at : at + own] = _row_of(layout, no == self._seat, now)
                at += per_seat
            self._seats = seats
        sets = layout.of_lists(t)
        if sets != self._sets:
            self._write_lists(sets)

    def _write_lists(self, sets: tuple[Any, ...]) -> None:
        layout, x, old = self._layout, self._numbers, self._sets
        first = layout.seats_at + layout.per_seat - len(layout.seat_sets)
        for n, some in enumerate(sets):
            if old is None or some != old[n]:
                x[first + n :: layout.per_seat] = _among(layout.players, some)
        self._sets = sets


def _kept(into: dict[Any, Any], key: Any, value: Any) -> Any:
    """The value, kept for the next time."""
    if len(into) >= KEPT:
        into.clear()
    into[key] = value
    return value


def _head(
    layout: Layout, t: Any, ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None
) -> array[float]:
    """The first columns: where the table is, what the seat is asked and may do, what it has picked."""
    x = array("f", bytes(4 * layout.day))
    hot = []
    if t.phase in layout.phase_at:
        hot.append(layout.phase_at[t.phase])
    if t.stage in layout.stage_at:
        hot.append(layout.stage_at[t.stage])
    if ask is not None:
        hot.append(layout.asked_at[ask.key])
        hot += [layout.about + who for who in ask.about if type(who) is int and 0 <= who < layout.players]
    hot += [layout.offered_at[offer.key] for offer in offers]
    if pick is not None:
        picked = [part for token in pick.chosen for part in parts(token)]
        hot += [layout.picked_at[part] for part in (*picked, *pick.prefix)]
    for n in hot:
        x[n] = 1.0
    return x


@lru_cache(8192)
def _row_of(layout: Layout, own: bool, now: tuple[Any, ...]) -> array[float]:
    """A seat's numbers but for the table's lists."""
    v = layout.words
    alive, role, team, its_marks, *numbers = now
    roles, teams, marks = [0.0] * (len(v.roles) + 1), [0.0] * (len(v.teams) + 1), [0.0] * len(v.marks)
    roles[v.roles.get(getattr(role, "id", ""), len(v.roles))] = 1.0
    teams[v.teams.get(team, len(v.teams)) if type(team) is str else len(v.teams)] = 1.0
    for mark in its_marks:
        marks[v.marks[mark.name]] += 1.0
    return array("f", [float(alive), float(own), *roles, *teams, *marks, *[_number(n) for n in numbers]])


@lru_cache(8192)
def _row_of_table(players: int, numbers: tuple[Any, ...]) -> array[float]:
    """A table's numbers; between them there is room for whose eyes these are."""
    day, paused, *more = numbers
    return array("f", [day, paused, 0.0, players, *[_number(n) for n in more]])


@lru_cache(8192)
def _among(players: int, some: Any) -> array[float]:
    """By seat whether it is among these; nobody is, where they are hidden."""
    return array("f", [some is not HIDDEN and no in some for no in range(players)])


def _flatten(values: Iterable[Any], words: dict[str, int], into: list[int]) -> None:
    for value in values:
        if len(into) >= WIDTH:
            return
        kind = type(value)
        if kind is int:
            into.append(max(EMPTY, min(_MOST, value)))
        elif kind is bool:
            into.append(int(value))
        elif kind is str:
            known = words.get(value)
            into.append(-1 if known is None else WORD + known)
        elif kind in (tuple, list):
            _flatten(value, words, into)
        elif kind is frozenset:
            _flatten(sorted(value, key=str), words, into)
        else:
            into.append(-1)


Asked = tuple[str, tuple[str, ...], tuple[int, ...]]
"""Of a question what its mask depends on: its key, its options, how many of them are an answer."""
Picked = tuple[bool, str, tuple[str, ...], tuple[str, ...]]
"""Of a pick that has begun: whether it answers the question (or an offer), its key, the tokens and parts so far."""


def _asked(ask: Ask[Any]) -> Asked:
    return ask.key, ask.options, counts(ask)


def mask(layout: Layout, ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None) -> NDArray[np.int8]:
    """Which actions may be taken: 1 for each (int8). Not to be changed."""
    return _mask(
        layout,
        None if ask is None else _asked(ask),
        tuple([_asked(offer) for offer in offers]),
        None if pick is None else (pick.ask == ask, pick.ask.key, pick.chosen, pick.prefix),
    )


@lru_cache(8192)
def _mask(layout: Layout, ask: Asked | None, offers: tuple[Asked, ...], picked: Picked | None) -> NDArray[np.int8]:
    m, v = np.zeros(len(layout.actions), np.int8), layout.words
    if picked is not None:
        own, key, chosen, prefix = picked
        _, options, right = ask if own and ask is not None else next(o for o in offers if o[0] == key)
        begun = next_parts(options, chosen, prefix, right)
        m[[(0 if own else layout.offers_at) + v.parts[part] for part in begun.parts]] = 1
        m[layout.done] = begun.done
        return m
    if ask is not None:
        first = next_parts(ask[1], (), (), ask[2])
        m[[v.parts[part] for part in first.parts]] = 1
        m[layout.done] = first.done
    elif offers:
        m[layout.done] = 1
    m[[layout.which_at + v.asks[offer[0]] for offer in offers]] = 1
    return m


def _number(value: Any) -> float:
    return float(value) if type(value) in (int, bool) else -1.0
