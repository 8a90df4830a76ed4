"""A seat's view as numbers. What has not changed since the seat looked last is not worked out again."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any

import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from duskbell.arena.numbers.layout import EMPTY, ROWS, WIDTH, Layout
from duskbell.arena.numbers.picking import Pick, next_parts
from duskbell.arena.vocabulary import parts
from duskbell.kernel import Ask, View
from duskbell.kernel.event import HIDDEN, PUBLIC, Entry, Event
from duskbell.kernel.table import Seat

WORD = 1000
"""A word of the vocabulary is written as this and its number, any other text as -1."""
Observation = dict[str, NDArray[Any]]
_NO_EVENT = array("h", [EMPTY] * WIDTH).tobytes()


class Rows(dict[int, bytes]):
    """Events of one table as rows of numbers, by the id of their entry: each is worked out once whoever sees it, and
    the views keep the entries for as long as the table lasts.
    """

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self._words = layout.words
        self._kinds: dict[type[Event], int] = {}

    def add(self, entry: Entry) -> bytes:
        """An event as `WIDTH` numbers (int16): its name's number from 1; 0, or 1 for private; then its fields one after
        the other: numbers as they are, words as 1000 and more, what is hidden or nobody as -1.
        """
        event = entry.event
        kind = self._kinds.get(type(event))
        if kind is None:
            kind = self._kinds[type(event)] = self._words.events.get(event.type, -1) + 1
        numbers = [kind, 0 if entry.seen == PUBLIC else 1]
        _flatten(astuple(event), self._words.parts, numbers)
        numbers += [EMPTY] * (WIDTH - len(numbers))
        row = self[id(entry)] = array("h", numbers).tobytes()
        return row


class Encoder:
    """One seat's eyes: keeps what it wrote, and writes what is new."""

    def __init__(self, layout: Layout, seat: int, rows: Rows) -> None:
        self._layout, self._seat, self._rows = layout, seat, rows
        self._numbers = np.zeros(layout.size, np.float32)
        self._events = deque([_NO_EVENT] * ROWS, ROWS)
        self._version = 0
        self._hot: list[int] = []
        self._seats: list[tuple[Any, ...] | None] = [None] * layout.players
        self._sets: tuple[Any, ...] | None = None
        self._of_seat = attrgetter("alive", "role", "team", "marks", *layout.seat_numbers)
        self._of_table = attrgetter("day", "paused", *layout.seat_sets)  # of one name it would make no tuple

    def observe(
        self, view: View[Any], ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None
    ) -> Observation:
        """What the seat sees now: numbers (float32, the layout's columns), events (int16), mask (int8)."""
        t = view.table
        if view.version != self._version or self._sets is None:
            known, add = self._rows.get, self._rows.add
            self._events.extend([known(id(e)) or add(e) for e in t.log[max(self._version, view.version - ROWS) :]])
            self._version = view.version
            self._write_seats(t)
        self._write_head(t, ask, offers, pick)
        return {
            "observation": self._numbers.copy(),
            "events": np.frombuffer(bytearray(b"".join(self._events)), np.int16).reshape(ROWS, WIDTH),
            "action_mask": mask(self._layout, ask, offers, pick).copy(),
        }

    def _write_head(self, t: Any, ask: Ask[Any] | None, offers: tuple[Ask[Any], ...], pick: Pick | None) -> None:
        x, at, v = self._numbers, self._layout.at, self._layout.words
        for n in self._hot:
            x[n] = 0.0
        hot = [at["phase"] + v.phases[t.phase]] if t.phase in v.phases else []
        if (stage := v.stages.get(t.stage)) is not None:
            hot.append(at["stage"] + stage)
        if ask is not None:
            hot.append(at["asked"] + v.asks[ask.key])
            about = at["about"]
            hot += [about + who for who in ask.about if type(who) is int and 0 <= who < self._layout.players]
        hot += [at["offered"] + v.asks[offer.key] for offer in offers]
        if pick is not None:
            picked = [part for token in pick.chosen for part in parts(token)]
            hot += [at["picked"] + v.parts[part] for part in (*picked, *pick.prefix)]
        for n in hot:
            x[n] = 1.0
        self._hot = hot
        numbers = [t.day, t.paused, self._seat, self._layout.players]
        numbers += [_number(getattr(t, name)) for name in self._layout.table_numbers]
        x[at["day"] : at["day"] + len(numbers)] = numbers

    def _write_seats(self, t: Any) -> None:
        layout, x, known, of_seat = self._layout, self._numbers, self._seats, self._of_seat
        per_seat, own = layout.per_seat, layout.per_seat - len(layout.seat_sets)
        for no, s in enumerate(t.seats):
            now = of_seat(s)
            if now != known[no]:
                known[no] = now
                at = layout.head + no * per_seat
                x[at : at + own] = self._row_of(s, now)
        sets = self._of_table(t)
        if sets != self._sets:
            for n, some in enumerate(sets[2:]):
                if self._sets is None or some != self._sets[n + 2]:
                    x[layout.head + own + n :: per_seat] = [
                        some is not HIDDEN and no in some for no in range(layout.players)
                    ]
            self._sets = sets

    def _row_of(self, s: Seat, now: tuple[Any, ...]) -> list[float]:
        v = self._layout.words
        roles, teams, marks = [0.0] * (len(v.roles) + 1), [0.0] * (len(v.teams) + 1), [0.0] * len(v.marks)
        roles[v.roles.get(getattr(s.role, "id", ""), len(v.roles))] = 1.0
        teams[v.teams.get(s.team, len(v.teams)) if type(s.team) is str else len(v.teams)] = 1.0
        for mark in s.marks:
            marks[v.marks[mark.name]] += 1.0
        return [float(s.alive), float(s.no == self._seat), *roles, *teams, *marks, *[_number(n) for n in now[4:]]]


def _flatten(values: Iterable[Any], words: dict[str, int], into: list[int]) -> None:
    for value in values:
        if len(into) >= WIDTH:
            return
        kind = type(value)
        if kind is int:
            into.append(max(EMPTY, min(32767, value)))
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
