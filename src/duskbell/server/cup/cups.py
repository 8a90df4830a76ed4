"""The cups of this server: made, found, entered; and what their rooms tell them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import chain, count

import msgspec
from sqlalchemy.exc import IntegrityError

from duskbell import names
from duskbell.cup import BadCup, Cup, Logged, NotAllowed, Who
from duskbell.cup.act import Act
from duskbell.cup.acts import Appoint, Finish, GiveLink, PlayOn
from duskbell.cup.file import dump, parse
from duskbell.cup.people import CLOCK
from duskbell.cup.reasons import TAKEN_BACK
from duskbell.cup.rights import objection
from duskbell.kernel import DuskbellError, Header, Outcome, Record
from duskbell.kernel.record import encode, line
from duskbell.server.auth import digest, is_code, new_code
from duskbell.server.cup.accounts import Accounts
from duskbell.server.cup.bringing import take_over
from duskbell.server.cup.caller import Caller
from duskbell.server.cup.links import Links
from duskbell.server.cup.live import Live
from duskbell.server.cup.patience import Patience
from duskbell.server.cup.rooms import room_of, rooms_over
from duskbell.server.cup.seeing import may_review, may_watch, playing, sealed
from duskbell.server.cup.whose import Whose
from duskbell.server.errors import BadMessage, Moving, NoCup, Unauthorized
from duskbell.server.room import Room, Rooms
from duskbell.server.store import Change, CupChange, Store

log = logging.getLogger(__name__)
SOON = 60
"""Seconds ahead that a cup is taken up whose clock has something to book: more than lie between two looks for such."""


class Cups:
    """All cups. `now`: seconds since 1970, by the server's clock."""

    def __init__(self, store: Store, rooms: Rooms, now: Callable[[], int]) -> None:
        self.accounts = Accounts(store.organisers, now)
        self.now = now
        self.links = Links(store.cups, now)
        self._store, self._rooms = store, rooms
        self._live: dict[str, Live] = {}
        self._taking: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._patience = Patience()
        rooms.over = self._table_is_over

    async def has(self, code: str) -> bool:
        """Whether there is a cup of this code."""
        return await self._store.cups.has(code)

    async def begin(self, organiser: str, cup: Cup, code: str = "") -> str:
        """A new cup, or one that is read from a file: its code, the given one if nobody has that yet. Of a new one who
        makes it is the organiser. Takes whose records came along can be looked at here as well. Raises `BadCup` for a
        record that does not fit.
        """
        given, code = code, code or new_code()
        if organiser not in cup.state.people["organiser"]:
            cup.do(Who(organiser, "organiser"), Appoint(name=organiser, role="organiser"), self.now())
        rooms = await asyncio.to_thread(rooms_over, cup, code)
        rooms += [
            (place.id, take.no, room_of(cup, code, place, take, {}))  # what the clock has let begin as it came
            for place in cup.state.tables.values()
            for take in place.takes
            if take.state == "playing"
        ]
        lines = tuple([(encode(line), line.key) for line in cup.log])
        change = CupChange(
            code, lines=lines, due=cup.due(), began=(cup.state.name, encode(cup.header)), takes=tuple(rooms)
        )
        try:
            await self._store.save(Change("", of_cup=change))
        except IntegrityError:
            if not (given and await self.has(given)):  # it was sent twice at once
                raise
        return code

    async def bring(self, organiser: str, text: str, code: str = "") -> str:
        """A cup from another server or from the command line, as one file: its code here. Who brings it organises it
        alone. Raises `BadCup`.
        """
        cup = await asyncio.to_thread(parse, text)
        take_over(cup, organiser, self.now())
        return await self.begin(organiser, cup, code)

    async def file(self, live: Live, caller: Caller) -> str:
        """The whole cup for another server, with the records of its takes that the caller may see. Raises `BadMessage`
        while it holds, or might hold, what nobody may read yet.
        """
        cup = await live.read()
        if sealed(cup, cup.time(self.now())):
            raise BadMessage(
                "line-ups are sealed until they are due, and the file holds them; take it afterwards.",
                says="file-sealed",
            )
        if playing(cup):  # also where nobody has: it would tell that somebody has
            raise BadMessage(
                "a table is being played, and what its players ask the referee is theirs alone until it has ended; "
                "take the file afterwards.",
                says="file-playing",
            )
        who, at, tables = caller.who(cup), cup.time(self.now()), cup.state.tables
        seen = {
            (place, take): text
            for (place, take), text in (await self._records(live)).items()
            if may_review(cup, who, tables[place], tables[place].takes[take - 1], at)
        }
        return await asyncio.to_thread(dump, cup, seen)

    async def _records(self, live: Live) -> dict[tuple[str, int], str]:
        """What was played at its tables here, by table and take."""

        def told(header: str, ended: str, lines: list[str]) -> str:
            end = msgspec.json.decode(ended, type=Outcome)
            of = msgspec.json.decode(header, type=Header)
            return Record(of, [line(text, n) for n, text in enumerate(lines, 2)], end).dump()

        stored = await self._store.cups.records(live.code)
        return {take: await asyncio.to_thread(told, *played) for take, played in stored.items()}

    async def get(self, code: str) -> Live:
        """The cup of this code. Raises `NoCup`, or `Moving` when another node has it."""
        code = code.lower()
        if not is_code(code):
            raise NoCup(f"there is no cup {code[:40]!r}; a cup's code has eight letters and digits.")
        live = self._live.get(code)
        if live is not None:
            return live
        taking = self._taking.get(code)
        if taking is None:
            taking = self._taking[code] = asyncio.create_task(self._take_up(code))
            taking.add_done_callback(lambda _: self._taking.pop(code, None))
        return await asyncio.shield(taking)

    def lose(self, code: str) -> None:
        """Another node has this cup."""
        self._live.pop(code, None)

    async def hand_over(self) -> None:
        """Have no cup any more."""
        for code, live in list(self._live.items()):
            self.lose(code)
            await self._rooms.owners.release(code, live.epoch)

    async def _take_up(self, code: str) -> Live:
        owners = self._rooms.owners
        epoch = await owners.claim(code)
        live = Live(code, self._store, self._rooms, self.now, epoch)
        try:
            await live.read()
            if not owners.has(code, epoch):  # taken while it was read: nobody would be told to forget it
                raise Moving()
        except BaseException:
            await owners.release(code, epoch)
            raise
        self._live[code] = live
        return live

    async def free_name(self, name: str) -> str:
        """The name of a new cup, with a number behind it where one here has it already, or one that looks like it."""
        there = frozenset[str]().union(*(names.keys(other) for _, other in await self.listed()))
        numbered = (f"{name} {n}" for n in count(2))
        return next(one for one in chain([name], numbered) if names.keys(one).isdisjoint(there))

    async def listed(self) -> list[tuple[str, str]]:
        """All cups as (code, name), the newest first."""
        return [(code, name) for code, name, _ in await self._store.cups.listed()]

    async def caller(self, code: str, token: str) -> Caller:
        """Who calls with this token, "" being none. Raises `Unauthorized` for one that opens nothing here."""
        if not token:
            return Caller()
        whose = await self._store.cups.whose(code.lower(), digest(token), self.now())
        if whose:
            return Caller(whose=Whose.read(whose))
        organiser = await self.accounts.who(token)
        if not organiser:
            raise Unauthorized(
                "this cup knows no such token, or not any more; ask its organiser for a new link.", says="no-token"
            )
        return Caller(organiser)

    async def seen(self, live: Live, caller: Caller) -> Cup:
        """The cup as who calls may see it: whoever has no part in it sees the ends of tables with its delay, and who
        stands in those of all but the own.
        """
        cup, whose = await live.read(), caller.whose
        if caller.who(cup).role != "spectator":
            return cup
        stands_in = whose is not None and whose.role == "stand-in" and whose.holds(cup.state)
        return await live.watched(whose.table if whose is not None and stands_in else "")

    async def do(self, live: Live, caller: Caller, act: Act, key: str = "") -> Logged:
        """Let somebody do something in a cup. A table of the server brings its own result: nobody enters another; and
        links are given and taken back by `links`.
        """
        if isinstance(act, GiveLink):
            cup = await live.read()
            apart = BadCup("a link is given and taken back by the routes for links.", says="links-apart")
            raise objection(caller.who(cup), act, cup.state) or apart
        if isinstance(act, Finish | PlayOn) and any(
            at.place == act.table and at.take == act.take for at in await live.takes()
        ):
            raise BadCup(
                "this take is played in a room of this server, which tells its result itself.", says="room-tells"
            )
        caller.check_measure(await live.read())
        await self.links.void(live, caller, act)
        return await live.do(lambda cup: caller.who(cup, type(act)), act, key)

    async def check_review(self, of: str, token: str) -> bool:
        """Whether who calls organises a take, CUP/TABLE/TAKE. Raises `NotAllowed` unless they may see all of it now."""
        live, place, take = await self._take(of)
        caller = await self.caller(live.code, token)
        cup = await self.seen(live, caller)
        at = cup.state.table(place)
        known = at.takes[take - 1 : take]
        if not known or not may_review(cup, caller.who(cup), at, known[0], cup.time(self.now())):
            raise NotAllowed(
                "this table is shown when its referee opens the review, to its players, and then to all.",
                says="no-review",
            )
        return caller.who(cup).role == "organiser"

    async def check_watching(self, of: str, token: str) -> None:
        """Raise `NotAllowed` where who calls belongs to a team that plays a take which is not over."""
        live, place, _ = await self._take(of)
        cup = await live.read()
        if not may_watch(cup, (await self.caller(live.code, token)).who(cup), cup.state.table(place)):
            raise NotAllowed("your team plays at this table: you may watch it when it has ended.", says="own-table")

    async def check_taking_back(self, of: str) -> None:
        """Raise `BadCup` where a take is over and its end can be taken back no more: something has come of it."""
        live, place, take = await self._take(of)
        state = (await live.read()).state
        if state.table(place).takes[take - 1].state != "playing":
            PlayOn(table=place, take=take, reason=TAKEN_BACK).check(state, CLOCK, self.now())

    async def _take(self, of: str) -> tuple[Live, str, int]:
        code, place, take = of.split("/")
        return await self.get(code), place, int(take)

    # -- rooms and time ----------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Go on where a server stopped: cups whose tables may be over learn of it, and those have their clock run here
        that have something to book soon.
        """
        for code in await self._store.cups.waiting(self.now() + SOON):
            if code in self._live:
                continue
            try:
                await self._store.cups.put_due(code, (await self.get(code)).due)
            except Moving:
                continue  # somebody else wakes it
            except Exception:  # one that is damaged keeps nobody else from waking
                log.exception("cup %s cannot be read", code)

    async def strike(self) -> None:
        """Have the clock book what is due by now in the cups that are here: nobody has to look for it."""
        now = self.now()
        due = [code for code, live in self._live.items() if live.due is not None and live.due <= now]
        await asyncio.gather(*[self._strike(code) for code in due if self._patience.tries(code, now)])

    async def _strike(self, code: str) -> None:
        """The same in one cup; where it fails, less and less often, so that no failing database is asked each second
        by every cup that has something due.
        """
        try:
            await (await self.get(code)).read()
        except Moving:
            return  # somebody else has it now
        except Exception as e:
            wait = self._patience.failed(code, self.now())
            log.error("the clock of cup %s could not strike, next try in %d s: %r", code, wait, e)
        else:
            self._patience.went_well(code)

    async def close(self) -> None:
        """Wait for what rooms have told."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _table_is_over(self, room: Room) -> None:
        if room.stored.cup:
            task = asyncio.create_task(self._follow(room.stored.cup.partition("/")[0]), name=f"cup of room {room.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _follow(self, code: str) -> None:
        try:
            await (await self.get(code)).read()
        except DuskbellError as e:
            log.error("cup %s: %s", code, e)
