"""A play that goes on from a table as somebody imagines it: for search on a seat's behalf, which must not know more."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from duskbell.kernel.checkpoint import Checkpoint
from duskbell.kernel.game import Game
from duskbell.kernel.play import Play
from duskbell.kernel.record import Header
from duskbell.kernel.rng import Streams
from duskbell.kernel.table import Table

T = TypeVar("T", bound=Table)
SEED = "imagined"


def imagine(game: Game[T], table: T, *, seed: int | str = SEED) -> Play[T]:
    """A play of `game` at `table`, a whole table with its log that somebody has made up: its phase begins again at its
    stage, as after a referee's ruling, and asks what is to be asked there. Chance is drawn from `seed`; `fork(seed=)`
    draws it anew. The moderator is asked, so that bots can talk.

    What was answered before is not known, so its record does not lead here, and an undo goes back to here at most. The
    play keeps the table as its own.
    """
    options = msgspec.to_builtins(table.options)
    header = Header(
        game=game.id,
        version=game.version,
        players=len(table.seats),
        options=options,
        seed=str(seed),
        salt="",
        moderator="ask",
        names=tuple([s.name for s in table.seats]),
    )
    play: Play[T] = Play.__new__(Play)
    play._furnish(game, header, None, True)
    play._future = None
    here = Checkpoint(table.phase, table.without_log(), len(table.log), len(table.spans), 0, (), {}, {}, None, None)
    play._lay_at(here, table, [], Streams(str(seed)))
    return play
