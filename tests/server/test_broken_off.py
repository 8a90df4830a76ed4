"""What serves others goes on where a driver breaks something off, and nobody who waits for it waits for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from duskbell.server.errors import Moving
from duskbell.server.owners import join, sole
from duskbell.server.room import Deed, Room, Rooms
from duskbell.server.room.deeds import SitDown
from duskbell.server.room.rooms import LONG
from duskbell.server.room.told import Told
from duskbell.server.running.settings import Settings
from duskbell.server.running.together import Together
from duskbell.server.running.unbroken import unbroken
from duskbell.server.store import BadStore, Chair
from duskbell.server.store.database import engine_of
from duskbell.server.store.store import Change, Store, Stored
from duskbell.server.wire import NewRoom

pytestmark = pytest.mark.anyio


async def test_who_is_cancelled_is_and_what_nobody_cancelled_has_failed() -> None:
    own: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waits = asyncio.create_task(unbroken(own))
    await asyncio.sleep(0)
    own.cancel()  # by who made it
    with pytest.raises(ConnectionError):
        await waits
    cancelled = asyncio.create_task(unbroken(asyncio.Event().wait()))
    await asyncio.sleep(0)
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await unbroken(asyncio.Event().wait())


async def test_a_question_that_is_broken_off_has_failed_for_all_who_asked_it() -> None:
    """Of one room that was read anew after a failure nothing was heard any more otherwise, while others went on."""
    broken = True

    async def ask(keys: list[str]) -> dict[str, str]:
        if broken:
            raise asyncio.CancelledError
        return {key: key for key in keys}

    together = Together(ask, 1)
    found = await asyncio.gather(together.get("a"), together.get("b"), return_exceptions=True)
    assert [type(each) for each in found] == [ConnectionError, ConnectionError]
    broken = False
    assert await together.get("a") == "a"


async def test_a_commit_that_is_broken_off_has_failed_and_others_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    commit, broken = store._writer._commit, True

    async def commits(changes: list[Change]) -> int:
        if broken:
            raise asyncio.CancelledError
        return await commit(changes)

    monkeypatch.setattr(store._writer, "_commit", commits)
    try:
        room = Stored("abcdefgh", "mafia", 5, {}, "auto", chairs=[Chair(0, "Ann", "person")])
        done = await asyncio.gather(store.create(room), store.create(room), return_exceptions=True)
        assert [type(each) for each in done] == [ConnectionError, ConnectionError]
        broken = False
        await store.create(room)
        assert not store._writer.ended
    finally:
        await store.close()
    with pytest.raises(OSError, match="nothing writes"):
        await store.save(Change("abcdefgh", row={"host": 1}))


class Failing(Deed):
    """What cannot even be told when it has been stored."""

    def do(self, room: Any) -> object:
        def tell() -> object:
            raise RuntimeError("a fault")

        return tell


class Nothing(Deed):
    """What changes nothing."""

    def do(self, room: Any) -> object:
        return "done"


async def test_whoever_has_asked_a_room_hears_of_it_though_its_turn_breaks(tmp_path: Path) -> None:
    """A cup waits for what its room says, and nobody could ask the cup anything meanwhile."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    gone = asyncio.Event()

    async def leave(room: Room) -> None:
        gone.set()

    try:
        stored = Stored("abcdefgh", "mafia", 5, {}, "auto", chairs=[Chair(0, "Ann", "person")])
        await store.create(stored)
        room = Room(stored, store, Settings(), asyncio.get_running_loop().time, Told(leave))
        asked = [asyncio.create_task(room.do(deed)) for deed in (Nothing(), Failing(), Nothing())]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [each if each == "done" else type(each) for each in found] == ["done", Moving, Moving]
        await gone.wait()
        again = Nothing()
        for _ in range(2):
            with pytest.raises(Exception, match="on its way"):
                await room.do(again)
    finally:
        await store.close()


class Session:
    """One of a driver that fails in its own way."""

    def __init__(self) -> None:
        self.fails: BaseException | None = None

    async def fetchval(self, *_: object) -> bool:
        return True

    async def execute(self, *_: object, **__: object) -> None:
        if self.fails is not None:
            raise self.fails

    def add_termination_listener(self, told: object) -> None: ...

    def terminate(self) -> None: ...

    async def close(self, **_: object) -> None: ...


async def test_a_database_that_does_not_answer_at_the_beginning_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def connect(*_: object, **__: object) -> Session:
        raise TimeoutError

    monkeypatch.setattr(asyncpg, "connect", connect)
    with pytest.raises(BadStore, match=r"^the database does not answer in time; right would be .*[.]$"):
        await join(engine_of("postgresql://nobody@127.0.0.1/none"), None)


@pytest.mark.parametrize("fault", [asyncio.CancelledError(), RuntimeError("closed handle"), TimeoutError()])
async def test_a_lock_that_cannot_be_looked_at_is_taken_anew(
    monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    """Otherwise the server would answer nobody until somebody starts it anew."""
    sessions: list[Session] = []

    async def connect(*_: object, **__: object) -> Session:
        sessions.append(Session())
        if len(sessions) == 2:
            raise fault
        return sessions[-1]

    monkeypatch.setattr(asyncpg, "connect", connect)
    monkeypatch.setattr(sole, "_EVERY", 0.0)
    monkeypatch.setattr(sole, "_AGAIN", 0.0)
    one = sole.Sole("postgresql://nobody@127.0.0.1/none", lambda: None)
    await one.open()
    try:
        sessions[0].fails = fault
        while one.sure():
            await asyncio.sleep(0)
        while not one.sure():
            await asyncio.sleep(0)
        assert len(sessions) == 3
    finally:
        await one.close()


async def test_whoever_runs_the_server_is_told_of_a_room_that_lets_somebody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    now, gate, begun = 100.0, asyncio.Event(), asyncio.Event()
    rooms = Rooms(store, Settings(), lambda: now)
    store.meter.waits = rooms.waits
    commit = store._writer._commit

    async def commits(changes: list[Change]) -> int:
        begun.set()
        await gate.wait()
        return await commit(changes)

    try:
        made = await rooms.create(NewRoom(game="mafia", players=6, name="Ann"))
        room = await rooms.get(made.room)
        assert await room.do(Nothing()) == "done"
        monkeypatch.setattr(store._writer, "_commit", commits)
        waits = asyncio.create_task(room.do(SitDown("Bo", None)))
        await begun.wait()
        later = asyncio.create_task(room.do(Nothing()))
        await asyncio.sleep(0)
        now += LONG - 1
        rooms.tell_who_waits()
        assert not caplog.records, "others wait for a commit, too"
        now += 1
        rooms.tell_who_waits()
        assert caplog.messages == [f"1 rooms have not answered for 20 seconds or more: {made.room}"]
        assert f"duskbell_waits_seconds {LONG}" in store.meter.text().decode()
        gate.set()
        await asyncio.gather(waits, later)
        assert rooms.waits() == 0.0
        await rooms.close()
    finally:
        gate.set()
        await store.close()
