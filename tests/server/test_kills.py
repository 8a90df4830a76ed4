"""kill -9 at any moment: every room is back as it was, nothing acknowledged is missing, nothing counts twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.laying import Lobby
from tests.server.phoenix import Phoenix
from tests.server.play import role_of
from tests.server.siege import Siege, fits, whole

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
KILLS = 70
SIEGES = (1,)
"""By seed. `make trials` has many more."""
TABLES = ((5, 0), (4, 2), (3, 2))
"""People and bots: never more than two, or they might be left alone and talk till the clock ends it."""
WORTH = (
    "questions kept",
    "talks kept",
    "answers kept",
    "answers cut off",
    "requests cut off",
)
"""What must have been seen, so that the test says something."""


@pytest.mark.parametrize("seed", SIEGES)
async def test_kill_at_random_moments_under_play(tmp_path: Path, seed: int) -> None:
    await hold_out(tmp_path, seed, worth=WORTH)


async def hold_out(folder: Path, seed: int, worth: tuple[str, ...] = ()) -> None:
    """Three tables are laid, played and played again while the server dies 70 times, in the midst of everything; 35
    times do, once all that is `worth` it has been seen. Raises when anything acknowledged is missing, counts twice or
    is complained of.
    """
    phoenix = Phoenix(folder)
    await phoenix.hatch()
    siege = Siege(phoenix, KILLS, seed, worth=worth)
    tables = [play_tables(siege, folder / str(n), people, bots) for n, (people, bots) in enumerate(TABLES)]
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(siege.besiege())
            for table in tables:
                group.create_task(table)
    finally:
        complaints = await phoenix.end()
        print(dict(siege.seen))
    assert complaints == ""
    assert KILLS // 2 <= siege.seen["kills"] <= KILLS
    assert siege.seen["tables"] >= len(TABLES)
    assert not [what for what in WORTH if not siege.seen[what]]


async def play_tables(siege: Siege, folder: Path, people: int, bots: int) -> None:
    """One table after the other, some with the same people, until the siege is over; the last is finished too."""
    folder.mkdir()
    lobby = Lobby(siege)
    sitters = await lobby.lay(people, bots)
    while True:
        async with asyncio.TaskGroup() as group:
            for sitter in sitters:
                group.create_task(sitter.stay(sitters))
        record = await siege.insist("GET", f"/rooms/{lobby.room}/record")
        play = whole(record.text, folder)
        for sitter in sitters:
            sitter.check(play.record.lines)
        siege.seen["tables"] += 1
        if siege.over:
            return
        sitters = await (lobby.again(sitters) if siege.rng.random() < 0.5 else lobby.lay(people, bots))


async def test_kill_and_start_again_in_mid_question(tmp_path: Path) -> None:
    phoenix = Phoenix(tmp_path)
    await phoenix.hatch()
    house = House(phoenix.port)
    try:
        room = await house.create(6, options={"angels": 0}, decoys=False)
        tokens = await house.fill(room, people=5)
        people = [await house.sit(room["room"], token) for token in tokens]
        for person in people:
            await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
        one, other = (p for n, p in enumerate(people) if role_of(p.state, n) == "killer")
        assert (await one.answer("#0"))["type"] == "ok"
        phoenix.kill()
        await phoenix.rise()
        back_one = await house.sit(room["room"], tokens[one.state["me"]])
        back_other = await house.sit(room["room"], tokens[other.state["me"]])
        await back_one.next()
        await back_other.next()
        assert back_one.state["ask"] is None, "the acknowledged answer is there"
        assert {**back_other.state["ask"], "left": 0, "deadline": 0} == {**other.state["ask"], "left": 0, "deadline": 0}
        assert 0 < back_other.state["ask"]["left"] <= 45
        assert (await back_one.answer("#1", 1))["error"]["key"] == "not-asked", "and counts once"
        assert back_other.events == other.events
        assert (await back_other.answer("#0"))["type"] == "ok"
        state = await back_other.until(lambda s: s["view"]["phase"] == "day")
        assert [s["alive"] for s in state["view"]["seats"]] == [False, *[True] * 5]
    finally:
        await house.close()
        assert await phoenix.end() == ""


def test_what_fits_a_record() -> None:
    """The measure itself: what it accepts, and what it would find."""
    taken, lost = [["k", "a", "taken"]], [["k", "b", "unknown"]]
    twice = [["k", "a", "unknown"], ["k", "b", "taken"]]
    assert fits([("k", "a")], [taken, lost])
    assert fits([("k", "a"), ("k", "b")], [taken, lost])
    assert fits([("k", "b")], [twice])
    assert not fits([], [taken]), "an acknowledged answer is missing"
    assert not fits([("k", "a"), ("k", "a")], [taken]), "one counts twice"
    assert not fits([("k", "a"), ("k", "b")], [twice]), "two answers to one question"
    assert not fits([("k", "b")], [[["k", "b", "refused"]]]), "a refused one counts"
    assert not fits([("k", "b"), ("k", "a")], [taken, lost]), "in another order"
