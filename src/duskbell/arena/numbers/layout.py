"""What the columns of an observation are, and what each action means: fixed for a game and a number of seats."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from duskbell.arena.numbers.standing import Standing
from duskbell.arena.vocabulary import vocabulary
from duskbell.games import find
from duskbell.kernel.event import Event
from duskbell.kernel.table import Seat, Table

if TYPE_CHECKING:
    from gymnasium import spaces

VERSION = 1
"""Of the layout: another number, other columns or actions."""
ROWS, WIDTH = 64, 12
"""Of the last events as numbers: how many, and how many numbers each."""
EMPTY = -32768
"""Where an event has no more fields, and where there is no event yet."""
UNKNOWN = "?"
"""The column of a role or a side that the seat does not know."""


class Layout:
    """The columns and actions of a game's tables of so many seats.

    `columns`: the name of each number of an observation, in order. `actions`: the name of each action: the parts of an
    answer to the question, the parts of an answer to what may be done at any time, which of these, and "done".
    """

    version = VERSION

    def __init__(self, game: str, players: int) -> None:
        rules, v = find(game), vocabulary(game)
        self.game, self.players, self.words = game, players, v
        hints = get_type_hints(rules.Table)
        self.seat_numbers = tuple(_numbers(rules.Table.lay(1, rules.Options()).seats[0].__class__, Seat))
        self.table_numbers = tuple(n for n in _numbers(rules.Table, Table))
        self.seat_sets = tuple([n for n, hint in hints.items() if n not in _fields(Table) and _is_of_ints(hint)])
        head = [
            *[f"phase {x}" for x in v.phases],
            *[f"stage {x}" for x in v.stages],
            *[f"asked {x}" for x in v.asks],
            *[f"offered {x}" for x in v.asks],
            *[f"picked {x}" for x in v.parts],
            *[f"about seat {n}" for n in range(players)],
            "day",
            "paused",
            "own seat",
            "seats",
            *[f"table {x}" for x in self.table_numbers],
        ]
        seat = [
            "alive",
            "own",
            *[f"role {x}" for x in (*v.roles, UNKNOWN)],
            *[f"team {x}" for x in (*v.teams, UNKNOWN)],
            *[f"marks {x}" for x in v.marks],
            *[f"number {x}" for x in self.seat_numbers],
            *[f"among {x}" for x in self.seat_sets],
        ]
        self.head, self.per_seat = len(head), len(seat)
        self.columns = (*head, *[f"seat {n}: {x}" for n in range(players) for x in seat])
        self.size = len(self.columns)
        at = 0
        blocks = []
        for block in (v.phases, v.stages, v.asks, v.asks, v.parts):
            blocks.append({x: at + n for n, x in enumerate(block)})
            at += len(block)
        self.phase_at, self.stage_at, self.asked_at, self.offered_at, self.picked_at = blocks
        self.about, self.day = at, at + players
        self.answers = tuple(v.parts)
        self.offers_at = len(v.parts)
        self.which_at = 2 * len(v.parts)
        self.done = self.which_at + len(v.asks)
        self.actions = (*v.parts, *[f"offer: {x}" for x in v.parts], *[f"offer {x}" for x in v.asks], "done")
        self.asks = tuple(v.asks)
        self.kinds = _Kinds(v.events)
        self.seats_at = self.head - self.day
        self.blank = array("f", bytes(4 * (self.size - self.day)))
        self.standing = Standing(rules.Table)
        self.rows: tuple[dict[Event, bytes], dict[Event, bytes]] = ({}, {})
        self.heads: dict[tuple[Any, ...], array[float]] = {}
        self.masks: dict[tuple[str, ...], NDArray[np.int8]] = {}
        self.of_seat = attrgetter("alive", "role", "team", "marks", *self.seat_numbers)
        self.of_lists = _tuple_of(self.seat_sets)
        self.of_table = attrgetter("day", "paused", *self.table_numbers)

    def space(self) -> spaces.Dict:
        """The space of an observation, as Gymnasium has it."""
        from gymnasium import spaces  # of the extra `env`; numbers alone need none

        return spaces.Dict(
            {
                "observation": spaces.Box(EMPTY, 32767, (self.size,), np.float32),
                "events": spaces.Box(EMPTY, 32767, (ROWS, WIDTH), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )


class _Kinds(dict[type[Event], int]):
    """The number of an event's name from 1, by its class; 0 for one that the vocabulary does not know."""

    def __init__(self, events: Mapping[str, int]) -> None:
        super().__init__()
        self._events = events

    def __missing__(self, kind: type[Event]) -> int:
        found = self[kind] = self._events.get(str(kind.__struct_config__.tag), -1) + 1
        return found


def _tuple_of(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these attributes; of one name, too, it makes a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda t: ()
    alone = attrgetter(*names)
    return lambda t: (alone(t),)


@cache
def layout(game: str, players: int) -> Layout:
    """The layout of a game's tables of so many seats."""
    return Layout(game, players)


def _fields(kind: type) -> tuple[str, ...]:
    names: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return names


def _numbers(kind: type, base: type) -> list[str]:
    """Fields of a table or seat that are numbers or yes and no, apart from what every game has."""
    hints = get_type_hints(kind)
    return [name for name in _fields(kind) if name not in _fields(base) and hints[name] in (int, bool)]


def _is_of_ints(hint: Any) -> bool:
    return get_origin(hint) in (tuple, frozenset) and set(get_args(hint)) - {Ellipsis} == {int}
