"""Tables that come back into memory are played again in pieces, and those that had to leave it in turns."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.bots import Saying, make
from duskbell.bots.talk import Talker
from duskbell.kernel import Record, View
from duskbell.server.errors import NoRoom, TooFast
from duskbell.server.room import comebacks
from duskbell.server.room.comebacks import REST, Comebacks
from duskbell.server.running import Settings
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting import table_bots
from duskbell.server.sitting.clock import Kept
from duskbell.server.sitting.sitting import Sitting
from duskbell.server.store import Stored
from tests.server import postgres
from tests.server.house import QUIET, SECRET, open_house

pytestmark = pytest.mark.anyio


def played() -> Stored:
    """A room in which much was played."""
    play = duskbell.start("mafia", 9, seed=5)
    play_out(play, {n: make("mafia", "plain", f"5/{n}", talks=True) for n in range(9)}, "5")
    return Stored("abcdefgh", "mafia", 9, {}, "auto", header=play.record.header, lines=play.lines)


@pytest.mark.parametrize("in_turn", [False, True])
async def test_a_long_table_is_played_again_in_pieces_between_which_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch, in_turn: bool
) -> None:
    monkeypatch.setattr(comebacks, "PIECE", 0.0)
    stored, turns = played(), 0
    assert stored.header is not None
    again = asyncio.create_task(Comebacks().played(stored, in_turn=in_turn))
    while not again.done():
        turns += 1
        await asyncio.sleep(0)
    play, long = await again
    assert play is not None
    assert long
    assert turns >= sum(line[0] != "say" and int(line[0]) >= 0 for line in stored.lines if line[0] != "rule")
    assert play.lines == stored.lines
    assert play.table.log == duskbell.rebuild(Record(stored.header, stored.lines)).table.log


async def test_of_tables_that_come_back_at_once_each_has_one_piece_after_another() -> None:
    back, done = Comebacks(), list[str]()

    async def come(name: str) -> None:
        for _ in range(3):
            async with back.piece(in_turn=False):
                done.append(name)

    await asyncio.gather(*map(come, "abc"))
    assert "".join(done) == "abcabcabc"


async def test_those_that_had_to_leave_memory_come_back_one_at_a_time_one_of_each_household_after_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = itertools.count()
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(0)

    monkeypatch.setattr(comebacks, "thread_time", lambda: float(next(clock)))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    back, done, there = Comebacks(), list[str](), 0

    async def come(whose: str) -> None:
        nonlocal there
        async with back.turn(whose):
            there += 1
            assert there == 1
            async with back.piece(in_turn=True):
                done.append(whose)
            there -= 1

    await asyncio.gather(*[come("many") for _ in range(9)], come("one"))
    assert done.index("one") <= 2
    assert max(slept) == pytest.approx(REST, abs=0.5), "a rest for each piece, which took a second"
    monkeypatch.setattr(comebacks, "MOST", 2)
    found = await asyncio.gather(*[come("many") for _ in range(4)], return_exceptions=True)
    assert [type(each) for each in found if each is not None] == [TooFast, TooFast]
    await come("many")


async def test_what_is_known_of_its_people_is_read_anew_where_that_took_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An identity may have been forgotten meanwhile, and must not come back with the room."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5)
        await house.fill(room)
    monkeypatch.setattr(comebacks, "PIECE", 0.0)
    async with open_house(tmp_path, QUIET) as house:
        assert house.app is not None
        state, go, pieces = house.app.state, asyncio.Event(), Comebacks.played

        async def slow(self: Comebacks, stored: Stored, *, in_turn: bool) -> Any:
            found = await pieces(self, stored, in_turn=in_turn)
            await state.store.shut.close(stored.id, "meanwhile")
            go.set()
            return found[0], True

        monkeypatch.setattr(Comebacks, "played", slow)
        answer = await house.get(f"/rooms/{room['room']}")
        assert go.is_set()
        assert answer.status_code == 410, answer.text
        with pytest.raises(NoRoom):
            await state.rooms.get("zzzzzzzz")


async def test_bots_of_a_table_that_comes_back_take_in_one_after_the_other_what_has_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twenty who think at once halt everybody for a while; and what they said when the talk began is in the record."""
    heard: list[int] = []
    spoke: list[Any] = []

    def aside(self: Talker[Any], view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        heard.append(view.seat if view.seat is not None else -1)
        return []

    def speak(self: Talker[Any], view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        spoke.append(view.seat)
        return []

    monkeypatch.setattr(Talker, "aside", aside)
    play = duskbell.start("mafia", players=7, seed=3, moderator="ask")
    now = [0.0]
    bots = dict.fromkeys(range(1, 7), "plain")
    kinds: Any = {
        "person_moderates": False,
        "bots": bots,
        "present": lambda: {0},
        "read": lambda: now[0],
        "tempo": Tempo(),
    }
    first = Sitting(play, **kinds)
    while first.pace is None:
        now[0] += first.wait() + 1e-6
        first.strike()
    heard.clear()
    monkeypatch.setattr(Talker, "speak", speak)
    back = Sitting(duskbell.rebuild(play.record), kept=first.keep(now[0]), **kinds)
    assert heard == []
    assert spoke == []
    alive = {s.no for s in back.play.table.seats if s.alive}
    for n in range(len(bots)):
        now[0] += back.wait() + 1e-6
        back.strike()
        assert len(heard) <= n + 1
        assert n == len(bots) - 1 or back.wait() <= table_bots.HEARS
    assert set(heard) == alive - {0}
    assert isinstance(back.keep(now[0]), Kept)


@pytest.mark.slow
@pytest.mark.store
async def test_over_nodes_who_brings_such_rooms_back_is_held_back_too(tmp_path: Path) -> None:
    """What comes to a node is looked up before its route is."""
    limits = replace(QUIET.limits, deserted_rooms=1, reopened=(1.0, 0.001))
    settings = Settings(QUIET.tempo, limits, retry=0)
    async with open_house(tmp_path, settings, url=await postgres.database(), secret=SECRET) as house:
        assert house.app is not None
        rooms = house.app.state.rooms
        mine = [(await house.create(6))["room"] for _ in range(3)]
        for room in mine:
            assert (await house.get(f"/rooms/{room}")).status_code == 200
        while len(rooms.here()) > 1:
            await house.get("/live")
        assert [(await house.get(f"/rooms/{room}")).status_code for room in mine[:2]] == [200, 429]
