"""The rooms in memory: made, loaded from the store when somebody asks for one, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from duskbell.games import offered
from duskbell.kernel import Play
from duskbell.kernel.errors import BadRecord, Diverged
from duskbell.server.auth import is_code, new_code
from duskbell.server.errors import (
    BadMessage,
    Closed,
    Damaged,
    Ending,
    Full,
    Moving,
    NoRoom,
    OtherRules,
    SetAside,
    TooFast,
)
from duskbell.server.owners import Alone, Owners
from duskbell.server.room.choices import readable, timely
from duskbell.server.room.comebacks import Comebacks
from duskbell.server.room.deed import Deed
from duskbell.server.room.listing import fair
from duskbell.server.room.room import Room
from duskbell.server.room.roster import Roster
from duskbell.server.room.seating import Forget
from duskbell.server.room.told import Told
from duskbell.server.running import Settings
from duskbell.server.store import Store, Stored
from duskbell.server.wire import Created, Listed, NewRoom, Wishes

log = logging.getLogger(__name__)
LONG = 20.0
"""Seconds that a deed may wait before the log tells: a database that is gone is known sooner."""
SPARED = 100_000
"""Rooms of which it is remembered that they had to leave memory."""
MOST_LISTED = 50
"""Rooms shown to everybody at most."""


class Rooms:
    """All rooms. Whoever needs one calls `get`, and submits deeds to it at once."""

    def __init__(
        self, store: Store, settings: Settings, read: Callable[[], float], owners: Owners | None = None
    ) -> None:
        self._store, self._settings, self._read = store, settings, read
        self.owners: Owners = owners or Alone()
        self.guests = store.guests
        self.over: Callable[[Room], None] = lambda room: None
        """Told of a room, each time its table is over, or goes on after all, as the store has it."""
        self.call: Callable[[str, list[str]], None] = lambda room, holders: None
        """Told of a room that waits for those who are not there: the SHA-256 of their tokens."""
        self._rooms: dict[str, Room] = {}
        self._makers: defaultdict[str, set[Room]] = defaultdict(set)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._spared: dict[str, None] = {}
        self._comebacks = Comebacks()

    async def create(self, wish: NewRoom, maker: str = "") -> Created:
        """Make a room; its creator, who comes from the address `maker`, sits on seat 1, or in the moderator's chair.
        Raises the kernel's errors.
        """
        if self.owners.leaving:
            raise Ending
        self._check_space(maker)
        if not self._settings.arena:
            offered(wish.game)
        options = readable(wish.game, wish.players, wish.options, by_person=wish.moderator == "me")
        seed = None if wish.seed is None else str(wish.seed)
        if seed == "":
            raise BadMessage("a seed is a number or a word; without one the deal is secret.")
        roster = Roster.lay(wish.players, moderator=wish.moderator == "me")
        guest = await self.guests.know(wish.guest)
        _, token = roster.sit(wish.name, roster.host, guest, unnamed=wish.unnamed, came_from=maker)
        chosen = Wishes(*[getattr(wish, name) for name in Wishes.__struct_fields__])
        chairs, wishes = roster.chairs, timely(wish.game, wish.players, options, chosen)
        code = new_code()
        stored = Stored(
            code,
            wish.game,
            wish.players,
            options,
            wish.moderator,
            seed,
            wishes,
            roster.host,
            chairs=chairs,
            maker=maker,
        )
        await self._store.create(stored)
        if self.owners.keep_new:
            self._open(stored, await self.owners.claim(code))
        await self.seated(guest)
        return Created(stored.id, token, "moderator" if wish.moderator == "me" else 0, f"/r/{stored.id}")

    async def get(self, code: str, again: Callable[[], str] = str) -> Room:
        """The room of this code. Raises `NoRoom`, `Moving` when another node has it, `OtherRules` when its record no
        longer fits the rules, `Damaged` when it cannot be read, `SetAside` or `Closed` when it is shut. `again`: told
        before one is read anew that had to leave memory; it says whose turn is waited for, and may raise. Raises
        `TooFast` where many wait for one.
        """
        code = code.lower()
        if not is_code(code):
            raise NoRoom(f"there is no room {code[:40]!r}; a room's code has eight letters and digits.")
        room = self._rooms.get(code)
        if room is not None:
            return room
        loading = self._loading.get(code)
        if loading is None:
            whose = again() if code in self._spared else None
            loading = self._loading[code] = asyncio.create_task(self._load(code, whose))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    def count(self) -> tuple[int, int]:
        """How many rooms are in memory, and in how many of them a table is being played."""
        there = list(self._rooms.values())
        return len(there), sum(room.sitting is not None and not room.sitting.play.over for room in there)

    def waits(self) -> float:
        """For how many seconds the oldest deed waits in any room that has not been answered."""
        return max([room.inbox.waits for room in self._rooms.values()], default=0.0)

    def tell_who_waits(self) -> None:
        """Say in the log which rooms have let somebody wait for long."""
        if late := sorted(room.id for room in self._rooms.values() if room.inbox.waits >= LONG):
            log.error("%d rooms have not answered for %d seconds or more: %s", len(late), LONG, ", ".join(late[:5]))

    async def listed(self) -> list[Listed]:
        """The rooms that their hosts list, the newest first: not over, and somebody was there in the last half hour or
        so; of one maker no more than a fair share.
        """
        found = await self._store.listed()
        there = await self.owners.opened([room.room for room, _ in found])
        opened = [(room, maker) for room, maker in found if room.room in there]
        return fair(opened, MOST_LISTED, self._settings.limits.listed)

    def tell(self, guest: str, deed: Callable[[str], Deed]) -> None:
        """Let a deed happen in every room in memory in which this guest has a seat, had one that was handed on, or has
        entered the gallery; the store knows of it already.
        """
        for room in list(self._rooms.values()):
            at_seats = any(guest in (chair.guest, chair.former_guest) for chair in room.roster.people)
            if at_seats or guest in room.gallery.guests:
                room.submit(deed(guest))

    async def seated(self, guest: str) -> None:
        """Somebody has just sat down with this identity, "" without one: where it was forgotten meanwhile, its seats
        forget it, too.
        """
        if guest and await self.guests.is_forgotten(guest):
            await self.guests.forget(guest)
            self.tell(guest, Forget)

    def guests_here(self) -> set[str]:
        """Every guest who has a seat in a room in memory, or has entered its gallery."""
        seated = {c.guest for room in self._rooms.values() for c in room.roster.people if c.guest}
        return seated.union(*(room.gallery.guests for room in self._rooms.values()))

    def lose(self, code: str) -> None:
        """Another node has this room, or it was shut: it is forgotten here, and everybody sent away."""
        if code in self._rooms:
            self._rooms[code].lose()

    async def leave_shut(self) -> None:
        """Forget what whoever runs the server has shut meanwhile."""
        for code in await self._store.shut.among(self._rooms):
            self.lose(code)

    def send_away(self) -> None:
        """Nobody must hear anything here until it is known again whose the rooms are: everybody is sent away."""
        for room in list(self._rooms.values()):
            room.send_away()

    def here(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def close(self) -> None:
        """Close every room; the store keeps the time that each question had left."""
        await asyncio.gather(*(room.close() for room in list(self._rooms.values())))

    def _check_space(self, maker: str = "") -> None:
        """Raise `Full` where memory has as many rooms as it can, or `TooFast` as many that one address has made."""
        limits = self._settings.limits
        if len(self._rooms) >= limits.rooms:
            raise Full("this server has as many tables open as it can carry; come again in a while.")
        if maker and len(self._makers.get(maker, ())) >= limits.address_rooms:
            raise TooFast("as many tables are open as one address may have; come again when some are over.", 60.0)

    async def _load(self, code: str, whose: str | None) -> Room:
        in_turn = whose is not None
        async with self._comebacks.turn(whose):
            self._check_space()
            epoch = await self.owners.claim(code)
            try:
                stored = await self._read_stored(code)
                with _fitting(code):
                    play, long = await self._comebacks.played(stored, in_turn=in_turn)
                if long:  # what is known of its people may be other by now
                    stored = await self._read_stored(code)
                async with self._comebacks.piece(in_turn=in_turn):
                    if not self.owners.has(code, epoch):  # taken meanwhile: nobody would be told to forget it
                        raise Moving()
                    self._check_space()  # many are loaded at the same time
                    return self._open(stored, epoch, play)
            except BaseException:
                await self.owners.release(code, epoch)
                raise

    async def _read_stored(self, code: str) -> Stored:
        """What the store has. Raises `NoRoom` or `Damaged`, and `Closed` or `SetAside` for a room that is shut."""
        try:
            stored = await self._store.load(code)
        except BadRecord:
            log.exception("room %s: its rows are damaged; `duskbell admin room %s` tells more", code, code)
            raise _damaged() from None
        if stored is None:
            raise NoRoom(f"there is no room {code!r}; perhaps its code was mistyped.")
        if stored.closed:
            raise Closed("this table was closed by whoever runs the server.")
        if stored.aside:
            raise SetAside("this table is set aside for now; whoever runs the server can tell why.")
        return stored

    def _open(self, stored: Stored, epoch: int, play: Play[Any] | None = None) -> Room:
        stored.epoch, code = epoch, stored.id
        with _fitting(code):
            tells = Told(self._gone, lambda room: self.over(room), self._is_deserted, lambda *who: self.call(*who))
            room = Room(stored, self._store, self._settings, self._read, tells, self.owners, play=play)
        self._rooms[code] = room
        self._makers[stored.maker].add(room)
        if stored.maker:
            self._spare(self._makers[stored.maker])
        return room

    def _spare(self, rooms: Collection[Room]) -> None:
        """Of the rooms that one address has made, those beyond a number at which nobody is leave memory, which have
        been so for longest: whoever comes brings them back.
        """
        if len(rooms) > self._settings.limits.deserted_rooms:
            deserted = sorted([room for room in rooms if not room.audience], key=lambda room: room.used)
            for room in deserted[: max(0, len(deserted) - self._settings.limits.deserted_rooms)]:
                room.used = -math.inf
                self._spared[room.id] = None
                room.inbox.alarm.ring()
        while len(self._spared) > SPARED:
            del self._spared[next(iter(self._spared))]

    def _is_deserted(self, room: Room) -> None:
        self._spare(self._makers.get(room.stored.maker, ()) if room.stored.maker else ())

    async def _gone(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._makers[room.stored.maker].discard(room)
            if not self._makers[room.stored.maker]:
                del self._makers[room.stored.maker]
        if not room.lost:
            await self.owners.release(room.id, room.stored.epoch)


@contextmanager
def _fitting(code: str) -> Iterator[None]:
    """Raise `OtherRules` where what is stored of a room does not fit the rules, `Damaged` where it fits nothing."""
    try:
        yield
    except (Diverged, BadRecord) as e:
        place = f" from answer {e.line} on" if isinstance(e, Diverged) else ""
        log.error("room %s: its record does not fit the rules%s; `duskbell admin room %s` tells", code, place, code)
        raise OtherRules(
            "the record of this room does not fit the rules any more; whoever runs the server can find out why."
        ) from None
    except Exception:  # a row that is damaged may break anything; no other room suffers for it
        log.exception("room %s cannot be opened; `duskbell admin room %s` tells more", code, code)
        raise _damaged() from None


def _damaged() -> Damaged:
    return Damaged("what the server has of this table cannot be read; whoever runs it can find out why.")


__all__ = ["Rooms"]
