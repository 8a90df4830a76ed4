"""A cup that lives on this server: what is done in it is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy.exc import IntegrityError

from duskbell.cup import BadCup, Cup, Logged, NotAllowed, Who
from duskbell.cup.act import Act
from duskbell.cup.acts import Begin, Finish, PlayOn
from duskbell.cup.people import CLOCK
from duskbell.cup.reasons import TAKEN_BACK
from duskbell.cup.state import Place, Take
from duskbell.cup.veil import Ends, fresh, veiled
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode
from duskbell.server.cup.drawn import Sketches
from duskbell.server.cup.rooms import Hold, LeadOn, ReadResult, room_of, seat_of
from duskbell.server.cup.stored import read
from duskbell.server.cup.whose import Whose
from duskbell.server.errors import Moving, NoCup, StoreFailed
from duskbell.server.room import Rooms, ask
from duskbell.server.room.deeds import Start
from duskbell.server.store import Change, CupChange, NotOwner, Store, Stored, StoredTake

log = logging.getLogger(__name__)
_TRIES = 20
"""How often an act is tried where another process writes to the same cup."""


class Live:
    """One cup. Whoever wants something of it calls `do`; everything happens under one lock, in the order of arrival.

    The log in the store is the cup: an act, what the clock books before it, and the room that it opens are one
    transaction. What cannot be stored has not happened: the cup is read anew.
    """

    def __init__(self, code: str, store: Store, rooms: Rooms, now: Callable[[], int], epoch: int = 0) -> None:
        self.code, self.epoch = code, epoch
        self.sketches = Sketches(code)
        self._store, self._rooms, self._now = store, rooms, now
        self._lock = asyncio.Lock()
        self._looks = self._looked = 0
        self._cup: Cup | None = None
        self.due: int | None = None
        """When the clock next has something to book by itself, as the log stands."""
        self._warned: set[tuple[str, str]] = set()
        self._led: set[tuple[str, str]] = set()
        self._veil = asyncio.Lock()
        self._veiled_at: tuple[int, Ends] = (0, frozenset())
        self._veiled: dict[Ends, Cup] = {}

    async def do(self, who: Callable[[Cup], Who], act: Act, key: str = "") -> Logged:
        """Let somebody do something now. Raises what `Cup.do` does, and `StoreFailed` when it could not be stored.

        Whoever asked may be gone before it is stored: it is finished all the same.
        """
        return await asyncio.shield(asyncio.create_task(self._do(who, act, key)))

    async def read(self) -> Cup:
        """The cup as it stands now, after what the clock has booked, and stored. Nobody else must change it. Of those
        who ask at once one looks for all: whoever waited while a look began and ended has been seen to.
        """
        came = self._looks
        async with self._lock:
            if self._cup is not None and self._looked > came:
                return self._cup
            self._looks = looks = self._looks + 1
            await self._follow()
            cup = await self._up_to_date()
            self._looked = looks
            return cup

    async def watched(self, own: str = "") -> Cup:
        """The same as those see it who only watch: ends of tables with the cup's delay. `own`: the table at which who
        asks has stood in, whose end was before their eyes.
        """
        cup = await self.read()
        all_fresh, log = fresh(cup, cup.time(self._now())), tuple(cup.log)
        ends = frozenset({end for end in all_fresh if end[0] != own})
        if not ends:
            return cup
        async with self._veil:  # who waited may find it done
            if (len(log), all_fresh) != self._veiled_at:
                self._veiled_at, self._veiled = (len(log), all_fresh), {}
            if ends not in self._veiled:
                self._veiled[ends] = await asyncio.to_thread(veiled, cup.header, log, ends)
            return self._veiled[ends]

    async def takes(self) -> list[StoredTake]:
        """The rooms of its takes."""
        return await self._store.cups.takes(self.code)

    async def hold(self, whose: Whose) -> None:
        """At every table that is being played, the chair of this person opens with the token alone that the store has
        of them now: whoever changed it last may not be the last to come here.
        """
        async with self._lock:
            await self._follow()
            takes, token = await self.takes(), (await self._tokens()).get(str(whose), "")
            cup = await self._up_to_date()  # as new as the takes, or newer
            for at in takes:
                take = cup.state.table(at.place).takes[at.take - 1]
                seat = None if at.over else seat_of(cup, cup.state.table(at.place), take, whose)
                if seat is not None:
                    await ask(partial(self._rooms.get, at.room), Hold(seat, token))

    # -- how ---------------------------------------------------------------------------------------------------------

    async def _do(self, who: Callable[[Cup], Who], act: Act, key: str) -> Logged:
        async with self._lock:
            await self._follow()
            for tried in range(_TRIES):
                cup = await self._up_to_date()
                first = len(cup.log)
                refused: DuskbellError | None = None
                try:
                    logged = cup.do(who(cup), act, self._now(), key)
                except (BadCup, NotAllowed) as e:
                    refused = e  # what the clock has booked before it stands
                try:
                    await self._save(cup, first)
                except IntegrityError:
                    if tried < _TRIES - 1:
                        continue
                    raise StoreFailed() from None
                if refused is not None:
                    raise refused
                break
            if any(isinstance(line.act, Begin) for line in cup.log[first:]):
                await self._follow()
            return logged

    async def _lead_on(self, rooms: list[StoredTake]) -> None:
        """Earlier takes of a table lead to the one that has begun, and are not taken up again: also where the server
        died between that and this.
        """
        last = rooms[-1]
        for at in rooms[:-1]:
            if (at.room, last.room) not in self._led:
                await ask(partial(self._rooms.get, at.room), LeadOn(last.room))
                self._led.add((at.room, last.room))

    async def _up_to_date(self) -> Cup:
        """The cup as the store has it. Raises `NoCup`."""
        if self._cup is not None and await self._store.cups.length(self.code) == len(self._cup.log):
            return self._cup
        stored = await self._store.cups.load(self.code)
        if stored is None:
            raise NoCup(f"there is no cup {self.code!r}; perhaps its code was mistyped.")
        self._cup = await asyncio.to_thread(read, *stored)
        self.due = self._cup.due()
        return self._cup

    async def _save(self, cup: Cup, first: int) -> None:
        """Store what is new in the log. Raises `IntegrityError` where another process was first, else `StoreFailed`;
        the cup is read anew then.
        """
        new = cup.log[first:]
        if not new:
            return
        try:
            takes = [await self._opened(cup, line.act) for line in new if isinstance(line.act, Begin)]
            lines = tuple([(encode(line), line.key) for line in new])
            due = cup.due()
            added = CupChange(self.code, first + 1, lines, due, takes=tuple(takes))
            await self._store.save(Change("", of_cup=added, epoch=self.epoch))
            self.due = due
        except IntegrityError:
            self._cup = None
            raise
        except NotOwner:
            self._cup = None
            raise Moving from None
        except Exception:
            self._cup = None
            log.exception("cup %s could not be stored", self.code)
            raise StoreFailed() from None
        except BaseException:
            self._cup = None
            raise

    async def _opened(self, cup: Cup, act: Begin) -> tuple[str, int, Stored]:
        place = cup.state.table(act.table)
        take = place.takes[-1]
        return place.id, take.no, room_of(cup, self.code, place, take, await self._tokens())

    async def _tokens(self) -> dict[str, str]:
        """The SHA-256 of what everybody's link became, by whose it is; "" for none."""
        return {link.whose: link.token for link in await self._store.cups.links(self.code)}

    async def _follow(self) -> None:
        """Let the clock book what is due, and the cup know what has become of its rooms: tables that are over bring
        their result, one whose end was taken back goes on, and one that has not started starts.
        """
        cup = await self._up_to_date()
        first = len(cup.log)
        if any(isinstance(line.act, Begin) for line in cup.tick(self._now())):
            await self._save(cup, first)  # and with it the rooms of tables that have begun by themselves
            first = len(cup.log)
        takes = await self.takes()
        for at in takes:
            take = cup.state.table(at.place).takes[at.take - 1]
            try:
                if take.state == "playing":
                    await self._lead_on([other for other in takes if other.place == at.place])
                    room = await self._rooms.get(at.room)  # which goes on from then on, if it had stopped
                    if at.over:
                        result = await ask(partial(self._rooms.get, at.room), ReadResult())
                        cup.do(CLOCK, Finish(table=at.place, take=at.take, result=result), self._now())
                    elif not at.started:
                        await ask(partial(self._rooms.get, at.room), Start(room.roster.host))
                elif not at.over and _may_go_on(cup.state.table(at.place), take):
                    cup.do(CLOCK, PlayOn(table=at.place, take=at.take, reason=TAKEN_BACK), self._now())
            except DuskbellError as e:
                self._warn(at, e)
        try:
            await self._save(cup, first)
        except IntegrityError:
            await self._up_to_date()  # another process was first, and knows the same rooms

    def _warn(self, at: StoredTake, why: DuskbellError) -> None:
        """Say once what keeps a take and its room apart, not whenever somebody looks."""
        if (at.room, str(why)) not in self._warned:
            self._warned.add((at.room, str(why)))
            log.warning("cup %s, table %s, take %d: %s", self.code, at.place, at.take, why)


def _may_go_on(place: Place, take: Take) -> bool:
    """Whether a take that is over may be played on: none has come after it, and nothing but its own end struck it."""
    struck_by_itself = take.result is not None and take.result.verdict == "retake"
    return take is place.takes[-1] and (take.state in ("ended", "broken-off") or struck_by_itself)
