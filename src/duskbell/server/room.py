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
from typing import Any

import msgspec

import duskbell
from duskbell.kernel import MODERATOR, DuskbellError, Record
from duskbell.server.absence import Absence, look_round
from duskbell.server.audience import COME_BACK, VOID, Audience, Listener
from duskbell.server.deeds import Deed
from duskbell.server.ending import Ending
from duskbell.server.errors import Mistake, StoreFailed, Unauthorized
from duskbell.server.logs import ROOM
from duskbell.server.roster import PERSON, Roster
from duskbell.server.settings import Settings
from duskbell.server.sitting import Sitting
from duskbell.server.state import place
from duskbell.server.store import Change, Store, Stored
from duskbell.server.wire import RoomInfo, SeatInfo, Wishes

log = logging.getLogger(__name__)
SPEED = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "none": None}
"""What seconds are multiplied with; None: no clock presses."""
_LONGEST = 3_600.0
"""Seconds that a room sleeps at most before it looks whether something is due."""


class Room:
    """One table on the server. `submit` deeds; the task started by `open` does everything else."""

    def __init__(
        self, stored: Stored, store: Store, settings: Settings, read: Callable[[], float], gone: Callable[[Room], None]
    ) -> None:
        self.id = stored.id
        self.audience = Audience()
        self._store, self._settings, self._read, self._gone = store, settings, read, gone
        self._inbox: deque[Deed] = deque()
        self._wake = asyncio.Event()
        self._absence = Absence(settings.stand_in)
        self._used = read()
        self._closing = self._ended = False
        self._restore(stored)
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")

    def _restore(self, stored: Stored) -> None:
        """Be what the store has."""
        self.stored = stored
        self.roster = Roster(stored.chairs, stored.host)
        self._row: dict[str, Any] = {}
        self._next: Stored | None = None
        self._once_stored: list[Callable[[], None]] = []
        self.sitting: Sitting | None = None
        self._saved = len(stored.lines)
        self._header_saved = stored.header is not None
        if stored.header is not None:
            self.sit(duskbell.rebuild(Record(stored.header, stored.lines)))

    def change(self, **fields: Any) -> None:
        """Change fields of `stored` that are columns of the room's own row: they are saved with everything else."""
        for name, value in fields.items():
            setattr(self.stored, name, value)
            self._row |= msgspec.structs.asdict(value) if isinstance(value, Wishes) else {name: value}

    def open_next(self, room: Stored) -> None:
        """Let `room` be the rematch: it comes into being when this room is stored."""
        self._next = room
        self.change(next=room.id)

    def sit(self, play: duskbell.Play[Any]) -> None:
        """Let `play` be played in this room."""
        self.sitting = Sitting(
            play,
            in_chair=self.roster.host == MODERATOR,
            bots=self.roster.bots,
            present=self._present,
            read=self._read,
            tempo=self._settings.tempo,
            watched=self._watched,
            delay=self.stored.wishes.delay,
            speed=SPEED[self.stored.wishes.speed],
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

    async def guest(self, token: str | None) -> str:
        """The identity of a guest's token; "" without one, or when it opens none."""
        return await self._store.guests.find(token) if token else ""

    async def who(self, token: str) -> int:
        """The chair of a seat's or a guest's token. Raises `Unauthorized`."""
        try:
            return self.roster.who(token)
        except Unauthorized:
            guest = await self.guest(token)
            if not guest:
                raise
            return self.roster.of_guest(guest)

    async def close(self) -> None:
        """Store the time that is left, send everybody away, and end."""
        self._closing = True
        self._wake.set()
        await asyncio.gather(self._task, return_exceptions=True)

    def info(self) -> RoomInfo:
        """The room as everybody sees it."""
        s, w = self.stored, self.stored.wishes
        status = "lobby" if self.sitting is None else "over" if self.sitting.play.over else "playing"
        seats = [
            SeatInfo(c.seat, c.name, c.kind, c.seat in self.audience, c.ready, c.left)  # type: ignore[arg-type]
            for c in self.roster.seats
        ]
        return RoomInfo(
            room=s.id,
            game=s.game,
            players=s.players,
            options=s.options,
            status=status,  # type: ignore[arg-type]
            moderator=s.moderator,  # type: ignore[arg-type]
            seeded=s.seed is not None,
            host=place(self.roster.host),
            speed=w.speed,
            decoys=w.decoys,
            delay=w.delay,
            listed=w.listed,
            watchers=self.audience.watchers,
            next=s.next,
            seats=seats,
        )

    def arrive(self, listener: Listener) -> None:
        """Somebody connects; they are told the state at the end of the turn."""
        self.audience.arrive(listener)
        if listener.viewer is not None:
            self.roster.come_back(listener.viewer)

    def dismiss(self, seat: int) -> None:
        """Whoever is connected as `seat` does not hold it any more: they are sent away once that is stored."""
        self._once_stored.append(lambda: self.audience.send_away(seat, VOID))

    def call_back(self, seat: int) -> None:
        """Whoever is connected as `seat` must say again who they are."""
        self._once_stored.append(lambda: self.audience.send_away(seat, COME_BACK))

    def reseat(self, seat: int, to: int) -> None:
        """Whoever is connected as `seat` sits on seat `to` once that is stored."""
        self._once_stored.append(lambda: self.audience.move(seat, to))

    def _watched(self) -> set[int]:
        """Whose taps might be seen, where the room wants decoys."""
        return {c.seat for c in self.roster.seats if c.kind == PERSON} if self.stored.wishes.decoys else set()

    def _present(self) -> set[int]:
        return {c.seat for c in self.roster.people if not c.left and c.seat >= 0 and c.seat in self.audience}

    # -- the task ----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        ROOM.set(self.id)
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
            self.audience.close()
            for deed in self._inbox:
                deed.reply(StoreFailed())

    async def _gather(self) -> list[Deed]:
        """What has arrived, waiting until something arrives or is due."""
        if not self._wake.is_set():
            waits = [self._idle(), self._absence.wait(self._read())]
            if self.sitting is not None:
                waits.append(self.sitting.wait())
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
        return math.inf if self.audience else self._used + self._settings.put_away - self._read()

    async def _turn(self, deeds: list[Deed]) -> None:
        """Let it happen, store it, answer, tell."""
        began = self._read()
        try:
            results = [(deed, self._try(deed)) for deed in deeds]
            if not self._closing:
                look_round(self, self._absence, self._read())
                if self.sitting is not None:
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
        once_stored, self._once_stored = self._once_stored, []
        for happen in once_stored:
            happen()
        for deed, result in results:
            deed.reply(result() if callable(result) else result)
            self._store.meter.did(type(deed).__name__, self._read() - began)
        self.audience.tell(self.info(), self.sitting)

    def _try(self, deed: Deed) -> object:
        try:
            return deed.do(self)
        except DuskbellError as e:
            return e

    async def _save(self, *, force: bool = False) -> None:
        """Store what is new; with `force`, also how much time is left though nothing is new."""
        roster, sitting = self.roster, self.sitting
        if sitting is not None and (ended := Ending.of(sitting.play)) != self.stored.ended:
            self.change(ended=ended)
        chairs, gone, row = tuple(roster.changed.values()), tuple(roster.gone), self._row
        change = Change(self.id, chairs, gone, row, next=self._next)
        if sitting is None:
            if not (chairs or gone or row):
                return
        else:
            record = sitting.play.record
            new = tuple(record.lines[self._saved :])
            if not (new or chairs or gone or row or force or sitting.changed or not self._header_saved):
                await asyncio.sleep(0)
                return
            header = None if self._header_saved else record.header
            change = msgspec.structs.replace(change, header=header, kept=sitting.keep(), first=self._saved, lines=new)
        await self._store.save(change)
        roster.saved()
        self._row, self._next = {}, None
        if sitting is not None:
            sitting.changed = False
            self._saved += len(change.lines)
            self._header_saved = True

    async def _go_back(self, deeds: Iterable[Deed], why: DuskbellError) -> None:
        """It did not happen: say so, and be what the store has."""
        try:
            stored = await self._store.load(self.id)
            if stored is None:
                raise LookupError(f"the store has lost room {self.id}")
            self._restore(stored)
            for chair in [c for c in self.roster.people if c.seat in self.audience]:
                self.roster.come_back(chair.seat)
        finally:
            for deed in deeds:
                deed.reply(why)
        self.audience.tell(self.info(), self.sitting)
        await asyncio.sleep(self._settings.retry)
