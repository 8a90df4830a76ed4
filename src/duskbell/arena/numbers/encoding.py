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
from duskbell.arena.numbers.picking import Pick, next_parts
from duskbell.arena.vocabulary import parts
from duskbell.kernel import Ask, View
from duskbell.kernel.event import HIDDEN, PUBLIC, Entry

WORD = 1000
"""A word of the vocabulary is written as this and its number, any other text as -1."""
Observation = dict[str, NDArray[Any]]
_BYTES = ROWS * WIDTH * 2
_NO_EVENTS = array("h", [EMPTY] * WIDTH * ROWS).tobytes()
_ROW = Struct(f"{WIDTH}h").pack
_PADDING = [[EMPTY] * n for n in range(WIDTH + 1)]
_MOST = 32767
MASKS = 8192
"""So many masks are kept."""


class Rows(dict[int, bytes]):
    """Events of one table as rows of numbers, by the id of their entry: each is worked out once whoever sees it, and
    the views keep the entries for as long as the table lasts.
    """

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._words, self._kinds = layout.words.parts, layout.kinds

    def add(self, entry: Entry) -> bytes:
        """An event as `WIDTH` numbers (int16): its name's number from 1; 0, or 1 for private; then its fields one after
        the other: numbers as they are, words as 1000 and more, what is hidden or nobody as -1.
        """
        event, words = entry.event, self._words
        numbers = [self._kinds[event.__class__], 0 if entry.seen == PUBLIC else 1]
        for value in astuple(event):
            kind = value.__class__
            if kind is int and EMPTY <= value <= _MOST:
                numbers.append(value)
            elif kind is str:
                numbers.append(WORD + words[value] if value in words else -1)
            else:
                _flatten((value,), words, numbers)
        more = WIDTH - len(numbers)
        row = self[id(entry)] = _ROW(*(numbers + _PADDING[more] if more > 0 else numbers[:WIDTH]))
        return row


class Encoder:
    """One seat's eyes: keeps what it wrote, and writes what is new."""

    def __init__(self, layout: Layout, seat: int, rows: Rows) -> None:
        self._layout, self._seat, self._rows = layout, seat, rows
        self._numbers = layout.blank[:]
        self._events = bytearray(_NO_EVENTS)
        self._version = 0
        self._hot: list[int] = []
        self._seats: list[Any] = [None] * layout.players
        self._sets: tuple[Any, ...] | None = None
        self._of_table: tuple[Any, ...] = ()
        self._numbers[layout.day + 2 : layout.day + 4] = array("f", [seat, layout.players])

    def observe(
        self, view: View[Any], ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None
    ) -> Observation:
        """What the seat sees now: numbers (float32, the layout's columns), events (int16), mask (int8)."""
        t, version, events = view.table, self._version, self._events
        now = len(t.log)
        if now != version or self._sets is None:
            new = t.log[version if now - version < ROWS else now - ROWS :]
            rows = list(map(self._rows.get, map(id, new)))
            if None in rows:
                rows = [row or self._rows.add(e) for row, e in zip(rows, new, strict=True)]
            events += b"".join(rows)  # type: ignore[arg-type]  # none is missing now
            self._version = now
            self._write_seats(t)
        self._write_head(t, ask, offers, pick)
        return {
            "observation": np.frombuffer(self._numbers[:], np.float32),
            "events": np.ndarray((ROWS, WIDTH), np.int16, events[-_BYTES:]),
            "action_mask": self._mask(ask, offers, pick).copy(),
        }

    def _mask(self, ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None) -> NDArray[np.int8]:
        """The mask; of one question of one answer it follows from the question's options."""
        if ask is None or offers or pick is not None or not ask.single:
            return mask(self._layout, ask, offers, pick)
        known = self._layout.masks.get(ask.options)
        if known is None:
            known = mask(self._layout, ask, offers, pick)
            if len(self._layout.masks) < MASKS:
                self._layout.masks[ask.options] = known
        return known

    def _write_head(self, t: Any, ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None) -> None:
        layout, x = self._layout, self._numbers
        for n in self._hot:
            x[n] = 0.0
        hot = self._hot = []
        if t.phase in layout.phase_at:
            hot.append(layout.phase_at[t.phase])
        if t.stage in layout.stage_at:
            hot.append(layout.stage_at[t.stage])
        if ask is not None:
            hot.append(layout.asked_at[ask.key])
            if ask.about:
                hot += [layout.about + who for who in ask.about if type(who) is int and 0 <= who < layout.players]
        if offers:
            hot += [layout.offered_at[offer.key] for offer in offers]
        if pick is not None:
            picked = [part for token in pick.chosen for part in parts(token)]
            hot += [layout.picked_at[part] for part in (*picked, *pick.prefix)]
        for n in hot:
            x[n] = 1.0
        numbers = layout.of_table(t)
        if numbers != self._of_table:
            self._of_table = numbers
            x[layout.day : layout.day + 2] = array("f", numbers[:2])
            x[layout.day + 4 : layout.day + 2 + len(numbers)] = array("f", [_number(n) for n in numbers[2:]])

    def _write_seats(self, t: Any) -> None:
        """What is new of the seats, and of who is among the table's lists."""
        layout, x, known = self._layout, self._numbers, self._seats
        seats = list(map(layout.of_seat, t.seats))
        if seats != known:
            at, per_seat, own = layout.head, layout.per_seat, layout.per_seat - len(layout.seat_sets)
            for no, now in enumerate(seats):
                if now != known[no]:
                    x[at : at + own] = _row_of(layout, no == self._seat, now)
                at += per_seat
            self._seats = seats
        sets = layout.of_lists(t)
        if sets != self._sets:
            first = layout.head + layout.per_seat - len(layout.seat_sets)
            for n, some in enumerate(sets):
                if self._sets is None or some != self._sets[n]:
                    for no in range(layout.players):
                        x[first + n + no * layout.per_seat] = some is not HIDDEN and no in some
            self._sets = sets


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


Asked = tuple[str, tuple[str, ...], int, int]
"""Of a question what its mask depends on: its key, its options, how many at least and at most."""
Picked = tuple[bool, str, tuple[str, ...], tuple[str, ...]]
"""Of a pick that has begun: whether it answers the question (or an offer), its key, the tokens and parts so far."""


def _asked(ask: Ask[Any]) -> Asked:
    if ask.single:
        return ask.key, ask.options, 1, 1
    return ask.key, ask.options, getattr(ask, "least", len(ask.options)), getattr(ask, "most", len(ask.options))


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
        _, options, least, most = ask if own and ask is not None else next(o for o in offers if o[0] == key)
        begun = next_parts(options, chosen, prefix, len(chosen) >= least, most)
        m[[(0 if own else layout.offers_at) + v.parts[part] for part in begun.parts]] = 1
        m[layout.done] = begun.done
        return m
    if ask is not None:
        first = next_parts(ask[1], (), (), ask[2] <= 0, ask[3])
        m[[v.parts[part] for part in first.parts]] = 1
        m[layout.done] = first.done
    elif offers:
        m[layout.done] = 1
    m[[layout.which_at + v.asks[offer[0]] for offer in offers]] = 1
    return m


def _number(value: Any) -> float:
    return float(value) if type(value) in (int, bool) else -1.0
