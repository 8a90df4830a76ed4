"""A room: one task, one Play, the only writer.

Everything that wants something puts a deed into the room's inbox. The room takes what has arrived, lets it happen in
memory, stores it in one transaction, and only then answers and tells everybody what they can see. If the store fails,
nobody hears anything: the room goes back to what the store has.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from duskbell.games import find
from duskbell.kernel import MODERATOR, DuskbellError, Play, Record, rebuild
from duskbell.server.audience import VOID, Audience, Listener, knows_the_end
from duskbell.server.auth import Bearer, digest
from duskbell.server.errors import Mistake, Moving, PutAway, StoreFailed
from duskbell.server.owners import Alone, Owners
from duskbell.server.room.absence import Absence
from duskbell.server.room.deed import Deed
from duskbell.server.room.gallery import Gallery
from duskbell.server.room.inbox import Inbox
from duskbell.server.room.info import info_of, status_of, vacant
from duskbell.server.room.lobby import Lobby
from duskbell.server.room.over_days import OverDays, over_days
from duskbell.server.room.roster import Roster
from duskbell.server.room.talk import Talk
from duskbell.server.room.told import Told
from duskbell.server.room.unsaved import Unsaved
from duskbell.server.running import REQUEST, ROOM, Settings
from duskbell.server.sitting import Sitting
from duskbell.server.store import PERSON, NotOwner, Store, Stored
from duskbell.server.wire import RoomInfo

log = logging.getLogger(__name__)
SPEED = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "none": None}
"""What seconds are multiplied with; None: no clock presses."""


class Room:
    """One table on the server. `submit` deeds; the task started by `open` does everything else."""

    def __init__(
        self,
        stored: Stored,
        store: Store,
        settings: Settings,
        read: Callable[[], float],
        tells: Told[Room],
        owners: Owners | None = None,
        *,
        play: Play[Any] | None = None,
    ) -> None:
        self.id = stored.id
        self.audience = Audience(read, settings.limits)
        self.gallery = Gallery(settings.limits, stored.id)
        self._store, self.settings, self._read, self._tells = store, settings, read, tells
        self._owners: Owners = owners or Alone()
        self.lost = False
        """Whether somebody else has this room: nothing is stored here any more."""
        self.inbox = Inbox(store.meter.crowd, read, lambda: len(self._away()))
        stand_in = math.inf if stored.cup else settings.stand_in  # who is away at a cup's table is silent until back
        self._absence = Absence(stand_in, settings.limits.lobby_away, settings.tempo.gone)
        self.used = read()
        self._closing = self._ended = self._somebody_is_back = self._has_thought = self._is_visited = False
        self._loop = asyncio.get_running_loop()
        self.sitting: Sitting | None = None
        self._over_days: OverDays | None = None
        self._restore(stored, play=play)
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")

    def _restore(self, stored: Stored, kept_at: float | None = None, play: Play[Any] | None = None) -> None:
        """Be what the store has. `kept_at`: when it was told how much time is left, if this room has told it. `play`:
        what was played, where that has been played again.
        """
        self.stored = stored
        self.roster = Roster(stored.chairs, stored.host, stored.silenced, stored.id, stored.sent_away)
        self._unsaved = Unsaved(stored, self.settings.wall, kept_at)
        self._once_stored: list[Callable[[], None]] = []
        if self.sitting is not None:
            self.sitting.close()
        self.sitting = self._over_days = None
        self._told: RoomInfo | None = None
        self.talk = Talk(self.settings.limits, stored.lines)
        self.lobby = Lobby(self.settings.limits, stored.talk)
        self.gallery.go_back(stored.gallery)
        if stored.header is not None:
            self.sit(play or rebuild(find(stored.game), Record(stored.header, stored.lines), checkpoints=True), kept_at)
            if self.sitting is not None and self.sitting.play.over and not knows_the_end(self.sitting):
                self.change(ended_at=int(self.settings.wall()))  # for who watches it ends anew

    def change(self, **fields: Any) -> None:
        """Change fields of `stored` that are columns of the room's own row: they are saved with everything else."""
        self._unsaved.set(**fields)

    def open_next(self, room: Stored) -> None:
        """Let `room` be the rematch: it comes into being when this room is stored."""
        self._unsaved.open_next(room)

    def sit(self, play: Play[Any], kept_at: float | None = None) -> None:
        """Let `play` be played in this room, as the store kept it at `kept_at`; None: with no time gone since."""
        if self.sitting is not None:
            self.sitting.close()
        self._over_days = over = over_days(self.stored, self._read, self.settings.wall, self._absence)
        self.sitting = Sitting(
            play,
            person_moderates=self.roster.host == MODERATOR,
            bots=self.roster.bots,
            present=self._present if over is None else self._players,
            gone=lambda: {} if over else self._absence.just_gone(self._players(), self._read()),
            read=self._read,
            tempo=self.settings.tempo,
            watched=self._watched,
            proxies=lambda: self.roster.proxies,
            delay=self.stored.wishes.delay,
            speed=SPEED[self.stored.wishes.speed],
            kept=self.stored.kept,
            kept_at=kept_at if over is None else over.kept_at,
            patience=self.stored.wishes.patience,
            moderator_is_here=lambda: over is not None or MODERATOR in self.audience,
            seating=self.settings.seating,
            wake=self._wake,
            days=None if over is None else over.days,
        )

    def submit(self, deed: Deed) -> None:
        """Put a deed into the inbox; its `reply` will be called once."""
        if self._ended:
            deed.answer(Moving() if self.lost or self._closing else PutAway())
            return
        self.inbox.put(deed)

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

        deed.reply, deed.answered = reply, False
        self.submit(deed)
        return await done

    async def bearer(self, token: str, *, whoever: bool = False) -> Bearer:
        """Whose token it is: a chair's own, a guest's, or nobody's. Which chair it opens, a turn of the room tells.
        Raises `Banned` for whoever is kept out, unless it may be `whoever`.
        """
        mine = Bearer(digest(token))
        if self.roster.knows(mine):
            if not whoever:
                self._store.bans.check_guest(self.roster.at(self.roster.who(mine)).guest)
            return mine
        return Bearer(mine.token, await self._store.guests.find(token, whoever=whoever))

    def lose(self) -> None:
        """Somebody else has this room: forget it, store nothing, and send everybody away."""
        self.lost = True
        self.inbox.alarm.ring()

    def send_away(self) -> None:
        """Nobody knows whose this room is: send everybody away, and refuse what they want until it is known."""
        self.audience.close()
        for deed in self.inbox.take_all_but_partings():
            deed.answer(Moving())

    async def close(self) -> None:
        """Store the time that is left, send everybody away, and end."""
        self._closing = True
        self.inbox.alarm.ring()
        await asyncio.gather(self._task, return_exceptions=True)

    def info(self) -> RoomInfo:
        """The room as everybody sees it."""
        return info_of(self.stored, self.roster, self.audience, self.sitting)

    @property
    def day(self) -> float:
        """Seconds of a day at a table that is played over days, else 0.0."""
        return self.stored.wishes.hours * 3_600.0

    @property
    def vacant(self) -> list[int]:
        """The empty chairs that are for who comes late: at a table that has not begun, those that may stay empty."""
        return vacant(self.stored, self.roster, self.sitting)

    def arrive(self, listener: Listener) -> None:
        """Somebody connects; they are told the state at the end of the turn. Raises `TooFast` where too many watch."""
        self.audience.arrive(listener, self.settings.limits)
        if listener.viewer is not None:
            self.come_back(listener.viewer)

    def come_back(self, seat: int) -> None:
        """Whoever sits there is here: no bot plays for them from this turn on."""
        self._somebody_is_back |= self.roster.come_back(seat)

    def dismiss(self, seat: int) -> None:
        """Whoever is connected as `seat` does not hold it any more: they are sent away once that is stored."""
        self.lobby.forget(seat)
        self._once_stored.append(lambda: self.audience.send_away(seat, VOID))

    def check_away(self, seat: int, seconds: float) -> None:
        """Raise `TooSoon` unless this person has been away for so long, where the host plays: a line that breaks for a
        moment must not cost anybody a seat. Who moderates gains nothing by it, and may at once.
        """
        if self.roster.host != MODERATOR:
            self._absence.check(self.roster.at(seat), max(seconds, self.day), self._read())

    def afterwards(self, act: Callable[[], None]) -> None:
        """Once what came before is stored, do this."""
        self._once_stored.append(act)

    def reseat(self, seat: int, to: int) -> None:
        """Whoever is connected as `seat` sits on seat `to` once that is stored."""
        self.lobby.move(seat, to)
        self._once_stored.append(lambda: self.audience.move(seat, to))

    def _wake(self) -> None:
        """A bot from outside has thought; it says so from a thread of its own."""
        with suppress(RuntimeError):  # the server has stopped meanwhile
            self._loop.call_soon_threadsafe(self._heed)

    def _heed(self) -> None:
        self._has_thought = True
        self.inbox.alarm.ring()

    def _watched(self) -> set[int] | None:
        """Whose taps might be seen; None where the room wants no decoys."""
        return {c.seat for c in self.roster.seats if c.kind == PERSON} if self.stored.wishes.decoys else None

    def _players(self) -> set[int]:
        return {c.seat for c in self.roster.people if not c.left and c.seat >= 0}

    def _away(self) -> set[int]:
        return {c.seat for c in self.roster.people if c.seat not in self.audience}

    def _present(self) -> set[int]:
        return {seat for seat in self._players() if seat in self.audience}

    async def _run(self) -> None:
        ROOM.set(self.id)
        REQUEST.set("")  # it serves more than the one in which it was opened
        try:
            while True:
                deeds, last = await self._gather(), self._closing
                if self.lost:
                    self._refuse(deeds)
                    break
                stored = await self._turn(deeds, force=last)
                if last or (self._closing and not stored):
                    break
                if self._idle() <= 0:
                    await self._save(force=True)
                    if not self.inbox:
                        break
        except NotOwner:
            log.warning("somebody else has room %s", self.id)
            self.lost = True
        except Exception:
            log.exception("room %s broke down; the store has it as it was", self.id)
        finally:
            self._ended = True
            self.inbox.alarm.drop()
            try:
                await self._tells.gone(self)  # before anybody comes back
            finally:
                self.audience.close()
                if self.sitting is not None:
                    self.sitting.close()
                    self.sitting = None  # what was played goes at once: searching for it as garbage halts everybody
                for deed in self.inbox.taken:  # of a turn that broke: it may have happened, whoever waits must look
                    deed.answer(Moving())
                self._refuse(self.inbox.take())

    def _refuse(self, deeds: Iterable[Deed]) -> None:
        """They have not happened here."""
        for deed in deeds:
            deed.answer(Moving() if self.lost or self._closing else PutAway())

    async def _gather(self) -> list[Deed]:
        """What has arrived, waiting until something arrives or is due."""
        await self.inbox.wait(self._until_due)
        while not (self._owners.sure() or self.lost or self._closing):
            await self._owners.settled()
        deeds = self.inbox.take()
        if deeds:
            self.used = self._read()
        return deeds

    def _until_due(self) -> float:
        """Seconds until something is due though nothing arrives."""
        waits = [self._idle(), self._absence.wait(self._read()), self.audience.wait()]
        return min([*waits, *(each.wait() for each in (self.sitting, self._over_days) if each is not None)])

    def _idle(self) -> float:
        """Seconds until the room is put away because nobody is there."""
        idle = math.inf if self.audience else self.used + self.settings.put_away - self._read()
        return idle if self._over_days is None else self._over_days.put_off(idle, self.sitting)

    async def _turn(self, deeds: list[Deed], *, force: bool = False) -> bool:
        """Let it happen, store it, answer, tell; with `force`, store the time that is left, too. Whether it did."""
        began = self._read()
        people = self._absence.wait(began) <= 0 or any(deed.people for deed in deeds)
        try:
            results = [(deed, deed.attempt(self)) for deed in deeds]
            people, self._somebody_is_back = people or self._somebody_is_back, False
            if not self._closing:
                if people:
                    here = (self.roster, self.audience, self.sitting, began)
                    for seat in self._absence.look_round(*here, listed=self.stored.wishes.listed, day=self.day):
                        self.roster.empty(seat)
                        self.dismiss(seat)
                    if self.roster.host != self.stored.host:
                        self.change(host=self.roster.host)
                    if self.sitting is not None:
                        self.sitting.heed()
                if self._has_thought and not people and self.sitting is not None:
                    self.sitting.heed()
                self._has_thought = False
                if self.sitting is not None:
                    self.sitting.strike()
                self._tell_who_is_waited_for()
        except Exception:
            log.exception("room %s made a mistake", self.id)
            await self._go_back(deeds, Mistake())
            return False
        try:
            await self._save(force=force)
        except NotOwner:
            self.lost = True
            self._refuse(deeds)
            raise
        except Exception:
            log.exception("room %s could not be stored", self.id)
            await self._go_back(deeds, StoreFailed())
            return False
        once_stored, self._once_stored = self._once_stored, []
        for happen in once_stored:
            happen()
        for deed, result in results:
            deed.answer(result() if callable(result) else result)
            self._store.meter.did(deed.counted_as, self._read() - began)
        if people or self._told is None or self._told.status != status_of(self.sitting):
            self._told = self.info()
        self.audience.tell(self._told, self.sitting, self.lobby.shown)
        was_visited, self._is_visited = self._is_visited, bool(self.audience)
        if was_visited and not self._is_visited:
            self._tells.deserted(self)
        return True

    def _tell_who_is_waited_for(self) -> None:
        """Where nobody has to be there: whoever is not, once that is stored."""
        if self.sitting is not None and self._over_days is not None:
            people = [c.seat for c in self.roster.people if not c.left]
            seats = self._over_days.to_tell(self.sitting, people, {n for n in people if n in self.audience})
            if seats:
                holders = [self.roster.at(seat).token for seat in seats]
                self._once_stored.append(lambda: self._tells.call(self.id, holders))

    async def _save(self, *, force: bool = False) -> None:
        """Store what is new; with `force`, also how much time is left though nothing is new."""
        now = self._read()
        if self.lobby.said != self.stored.talk:
            self.change(talk=self.lobby.said)
        if self.gallery.kept is not self.stored.gallery:
            self.change(gallery=self.gallery.kept)
        change = self._unsaved.change(self.roster, self.sitting, now, self._over_days, force=force)
        if change is None:
            await asyncio.sleep(0)
            return
        await self._store.save(change)
        self._unsaved.saved(change, self.sitting, now)
        if "ended" in change.row:
            self._tells.over(self)

    async def _go_back(self, deeds: Iterable[Deed], why: DuskbellError) -> None:
        """It did not happen: say so, and be what the store has, unless this is the end."""
        if self._closing:
            for deed in deeds:
                deed.answer(why)
            return
        try:
            stored = await self._store.load(self.id)
            if stored is None:
                raise LookupError(f"the store has lost room {self.id}")
            stored.epoch = self.stored.epoch
            self._restore(stored, self._unsaved.kept_at)
        finally:
            for deed in deeds:
                deed.answer(why)
        self.audience.tell(self.info(), self.sitting, self.lobby.shown)
        await asyncio.sleep(self.settings.retry)
