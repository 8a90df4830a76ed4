"""A room: one task, one Play, the only writer.

Everything that wants something puts a deed into the room's inbox. The room takes what has arrived, lets it happen in
memory, stores it in one transaction, and only then answers and tells everybody what they can see. If the store fails,
nobody hears anything: the room goes back to what the store has.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import duskbell
from duskbell.kernel import MODERATOR, DuskbellError, Record
from duskbell.server.deeds import Deed
from duskbell.server.errors import Mistake, StoreFailed
from duskbell.server.roster import PERSON, Roster
from duskbell.server.settings import Settings
from duskbell.server.sitting import Sitting
from duskbell.server.state import Viewer, glimpse, place, state
from duskbell.server.store import Change, Store, Stored
from duskbell.server.wire import RoomInfo, SeatInfo, encode

log = logging.getLogger(__name__)
_LONGEST = 3_600.0
"""Seconds that a room sleeps at most before it looks whether something is due."""


class Listener(Protocol):
    """Somebody connected. `viewer`: whose eyes it has; `since`: the events it holds when it comes."""

    viewer: Viewer
    since: int

    def send(self, text: str) -> None:
        """Send a message; never waits."""

    def hang_up(self) -> None:
        """The room closes; whoever it is may come back."""


class Room:
    """One table on the server. `submit` deeds; the task started by `open` does everything else."""

    def __init__(
        self, stored: Stored, store: Store, settings: Settings, read: Callable[[], float], gone: Callable[[Room], None]
    ) -> None:
        self.id = stored.id
        self.listeners: dict[Viewer, list[Listener]] = {}
        self._store, self._settings, self._read, self._gone = store, settings, read, gone
        self._inbox: deque[Deed] = deque()
        self._wake = asyncio.Event()
        self._told: dict[Viewer, tuple[tuple[Any, ...], int, int]] = {}
        self._new: list[Listener] = []
        self._used = read()
        self._closing = self._ended = False
        self._restore(stored)
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")

    def _restore(self, stored: Stored) -> None:
        """Be what the store has."""
        self.stored = stored
        self.roster = Roster(stored.chairs)
        self.sitting: Sitting | None = None
        self._saved = len(stored.lines)
        self._header_saved = stored.header is not None
        if stored.header is not None:
            self.sit(duskbell.rebuild(Record(stored.header, stored.lines)))

    def sit(self, play: duskbell.Play[Any]) -> None:
        """Let `play` be played in this room."""
        self.sitting = Sitting(
            play,
            in_chair=self.roster.host == MODERATOR,
            bots=self.roster.bots,
            present=self._present,
            read=self._read,
            tempo=self._settings.tempo,
            kept=self.stored.kept,
        )

    # -- from outside ------------------------------------------------------------------------------------------------

    def submit(self, deed: Deed) -> None:
        """Put a deed into the inbox; its `reply` will be called once."""
        if self._ended:
            deed.reply(StoreFailed())
            return
        self._inbox.append(deed)
        self._wake.set()

    async def do(self, deed: Deed) -> Any:
        """Submit a deed and wait for what comes of it. Raises its `DuskbellError`."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def reply(result: object) -> None:
            if done.done():
                return
            if isinstance(result, DuskbellError):
                done.set_exception(result)
            else:
                done.set_result(result)

        deed.reply = reply
        self.submit(deed)
        return await done

    async def close(self) -> None:
        """Store the time that is left, send everybody away, and end."""
        self._closing = True
        self._wake.set()
        await asyncio.gather(self._task, return_exceptions=True)

    def info(self) -> RoomInfo:
        """The room as everybody sees it."""
        s, host = self.stored, place(self.roster.host)
        status = "lobby" if self.sitting is None else "over" if self.sitting.play.over else "playing"
        seats = [SeatInfo(c.seat, c.name, c.kind, bool(self.listeners.get(c.seat))) for c in self.roster.seats]  # type: ignore[arg-type]
        return RoomInfo(s.id, s.game, s.players, s.options, status, s.moderator, s.seed is not None, host, seats)  # type: ignore[arg-type]

    def arrive(self, listener: Listener) -> None:
        """Somebody connects; they are told the state at the end of the turn."""
        self.listeners.setdefault(listener.viewer, []).append(listener)
        self._new.append(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        here = self.listeners.get(listener.viewer, [])
        if listener in here:
            here.remove(listener)
        if not here:
            self.listeners.pop(listener.viewer, None)
            self._told.pop(listener.viewer, None)
        self._new = [new for new in self._new if new is not listener]

    def _present(self) -> set[int]:
        return {c.seat for c in self.roster.seats if c.kind == PERSON and c.seat in self.listeners}

    # -- the task ----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            while True:
                await self._turn(await self._gather())
                if self._closing or self._idle() <= 0:
                    await self._save(force=True)
                    if self._closing or not self._inbox:
                        break
        except Exception:
            log.exception("room %s broke down; the store has it as it was", self.id)
        finally:
            self._ended = True
            self._gone(self)
            for listener in [x for here in self.listeners.values() for x in here]:
                listener.hang_up()
            for deed in self._inbox:
                deed.reply(StoreFailed())

    async def _gather(self) -> list[Deed]:
        """What has arrived, waiting until something arrives or is due."""
        if not self._wake.is_set():
            waits = [self._idle(), math.inf if self.sitting is None else self.sitting.wait()]
            alarm = asyncio.get_running_loop().call_later(max(0.0, min(*waits, _LONGEST)), self._wake.set)
            await self._wake.wait()
            alarm.cancel()
        self._wake.clear()
        deeds, self._inbox = list(self._inbox), deque()
        if deeds:
            self._used = self._read()
        return deeds

    def _idle(self) -> float:
        """Seconds until the room is put away because nobody is there."""
        return math.inf if self.listeners else self._used + self._settings.put_away - self._read()

    async def _turn(self, deeds: list[Deed]) -> None:
        """Let it happen, store it, answer, tell."""
        try:
            results = [(deed, self._try(deed)) for deed in deeds]
            if self.sitting is not None and not self._closing:
                self.sitting.strike()
        except Exception:
            log.exception("room %s made a mistake", self.id)
            await self._go_back(deeds, Mistake())
            return
        try:
            await self._save()
        except Exception:
            log.exception("room %s could not be stored", self.id)
            await self._go_back(deeds, StoreFailed())
            return
        for deed, result in results:
            deed.reply(result)
        self._tell()

    def _try(self, deed: Deed) -> object:
        try:
            return deed.do(self)
        except DuskbellError as e:
            return e

    async def _save(self, *, force: bool = False) -> None:
        """Store what is new; with `force`, also how much time is left though nothing is new."""
        chairs = tuple(self.roster.changed.values())
        if self.sitting is None:
            if chairs:
                await self._store.save(Change(self.id, chairs))
                self.roster.changed = {}
            return
        record = self.sitting.play.record
        new = tuple(record.lines[self._saved :])
        if not (new or chairs or force or not self._header_saved):
            await asyncio.sleep(0)
            return
        header = None if self._header_saved else record.header
        kept = self.sitting.questions.keep(self.sitting.clock.now)
        await self._store.save(Change(self.id, chairs, header, kept, self._saved, new))
        self.roster.changed = {}
        self._saved += len(new)
        self._header_saved = True

    async def _go_back(self, deeds: Iterable[Deed], why: DuskbellError) -> None:
        """It did not happen: say so, and be what the store has."""
        try:
            stored = await self._store.load(self.id)
            if stored is None:
                raise LookupError(f"the store has lost room {self.id}")
            self._restore(stored)
        finally:
            for deed in deeds:
                deed.reply(why)
        self._tell()
        await asyncio.sleep(self._settings.retry)

    def _tell(self) -> None:
        """Send everybody who can see something new the state; whoever came, all that they miss."""
        info, sitting = self.info(), self.sitting
        new, self._new = self._new, []
        epoch = sitting.undone if sitting is not None else 0
        for viewer, here in list(self.listeners.items()):
            seen = glimpse(info, sitting, viewer)
            before = self._told.get(viewer)
            if before is None or before[0] != seen:
                since = before[1] if before is not None and before[2] == epoch else 0
                message = state(info, sitting, viewer, since)
                self._told[viewer] = (seen, message.version, epoch)
                old = [x for x in here if x not in new]
                text = encode(message) if old else ""
                for listener in old:
                    listener.send(text)
        for listener in new:
            listener.send(encode(state(info, sitting, listener.viewer, 0 if epoch else listener.since)))
