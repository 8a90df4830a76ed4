"""What the store holds of a room, and what a room gives it at once."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.kernel import Header
from duskbell.kernel.record import Line
from duskbell.server.sitting import Kept
from duskbell.server.store.chair import Chair
from duskbell.server.store.ending import Ending
from duskbell.server.store.gallery import KeptGallery
from duskbell.server.wire import LobbySaying, Wishes


class Stored(msgspec.Struct):
    """A room as the store has it. `seed` is the one its creator chose, if any; `host` a chair; `next` the rematch;
    `cup`: of which cup it is a take, "" of none; `talk` what was said in the lobby. `maker`: from which
    address it was made; `closed`: why an operator has closed it, "" while none has; `unlisted`: one has taken it off
    the public list; `aside`: nobody may open it until it is put back. `epoch`: with which whoever loaded it may write
    it, 0 where nobody else could. `due`: when a table that is played over days next needs somebody to have it in
    memory, `ended_at`: when it was over, both in seconds since 1970; None where never, or where nobody knows.
    `gallery`: who only watches, and what they say. `silenced`: marks of whom a host has muted;
    `sent_away`: of whom one has sent away, and until when.
    """

    id: str
    game: str
    players: int
    options: dict[str, Any]
    moderator: str
    seed: str | None = None
    wishes: Wishes = Wishes()
    host: int = 0
    next: str | None = None
    cup: str = ""
    ended: Ending | None = None
    header: Header | None = None
    kept: Kept | None = None
    chairs: list[Chair] = []
    lines: list[Line] = []
    talk: tuple[LobbySaying, ...] = ()
    maker: str = ""
    closed: str = ""
    unlisted: bool = False
    aside: bool = False
    epoch: int = 0
    due: int | None = None
    ended_at: int | None = None
    gallery: KeptGallery = KeptGallery()
    silenced: tuple[str, ...] = ()
    sent_away: tuple[tuple[str, float], ...] = ()


class CupChange(msgspec.Struct, frozen=True):
    """What a cup saves at once. `lines`: new lines of its log with their keys, numbered from `first`. `began`: its name
    and header, for a new one. `takes`: rooms in which takes are played, as (table, take, room), which come into being
    together with all this. `due`: when the clock next has something to book by itself, as the log stands then.
    """

    cup: str
    first: int = 1
    lines: tuple[tuple[str, str], ...] = ()
    due: int | None = None
    began: tuple[str, str] | None = None
    takes: tuple[tuple[str, int, Stored], ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What a room saves at once. `first` is the number of the first of the new `lines`.

    `row`: columns of the room's own row that changed. `gone`: chairs that were carried away. `notes`: notebooks by the
    SHA-256 of their holders' tokens. `next`: a room that comes into being together with all this: the rematch.
    `of_cup`: what a cup saves; `room` is "" then. `epoch`: with which the room or the cup may be written, 0 where
    nobody else could. `proof`: nothing changes, but it is found out whether something could.
    """

    room: str
    chairs: tuple[Chair, ...] = ()
    gone: tuple[int, ...] = ()
    row: dict[str, Any] = {}
    header: Header | None = None
    kept: Kept | None = None
    first: int = 0
    lines: tuple[Line, ...] = ()
    notes: dict[str, str] = {}
    next: Stored | None = None
    of_cup: CupChange | None = None
    epoch: int = 0
    proof: bool = False


__all__ = ["Change", "CupChange", "Stored"]
