"""A commit whose answer is lost: the store has written what the room takes for refused, at once or even after the room
has read itself again. Whatever then is played, nothing is there twice and nothing that was acknowledged is missing.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from duskbell.server.room import Rooms
from duskbell.server.store.store import Change, Store
from tests.server.house import QUIET, Person, open_house
from tests.server.play import pick, sets_the_pace

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class DeafStore(Store):
    """A store that writes and then says that it could not; with `late`, it writes only before what is saved next."""

    rng: Random
    share = 0.0
    late = False
    held: list[Change]
    lost = 0

    async def save(self, change: Change) -> None:
        held, self.held = self.held, []
        for one in held:
            try:
                await super().save(one)
            except Exception as e:
                raise OSError("what came late was refused") from e
        if self.rng.random() >= self.share:
            await super().save(change)
            return
        self.lost += 1
        if self.late:
            self.held.append(change)
        else:
            await super().save(change)
        raise OSError("the connection was closed in the middle of operation")


async def _play(person: Person, seed: int) -> list[int]:
    """Play to the end by any legal answer, again whenever the store is said to have failed: what was taken."""
    rng, taken = Random(seed), []
    while not (person.state and person.state["outcome"]):
        state = person.state
        if state and state["ask"] and state["ask"]["id"] not in taken:
            reply = await person.answer(pick(state, rng))
            if reply["type"] == "ok":
                taken.append(state["ask"]["id"])
            elif reply["error"]["key"] == "store-failed":
                await person.up_to_date()
            else:
                assert reply["error"]["key"] in ("not-asked", "table-over"), "it was taken, or others were first"
                await person.next() if person.state is state else None
        elif state and sets_the_pace(state, state["me"]) and state["me"] not in state["pace"]["ready"]:
            await person.send({"type": "ready"})
            await person.reply("ready")
        else:
            await person.next()
    return taken


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("seed", range(3))
async def test_nothing_is_there_twice_and_nothing_is_missing(tmp_path: Path, late: bool, seed: int) -> None:
    store = await DeafStore.open(f"sqlite+aiosqlite:///{tmp_path}/deaf.db")
    assert isinstance(store, DeafStore)
    store.rng, store.held = Random(seed), []
    async with open_house(tmp_path, QUIET, store) as house:
        room = await house.create(6, options={"angels": 1, "killer_rounds": 1})
        people = [await house.sit(room["room"], token) for token in await house.fill(room, people=5)]
        store.share, store.late = 0.3, late
        taken = await asyncio.gather(*(_play(person, seed * 100 + n) for n, person in enumerate(people)))
        store.share = 0.0
        assert store.lost > 2
        assert house.app is not None
        rooms: Rooms = house.app.state.rooms
        played = await rooms.get(room["room"])
        assert played.sitting is not None
        stored = await store.load(room["room"])
        assert stored is not None
        assert stored.lines == list(played.sitting.play.record.lines), "what is played on is what is stored"
        for seat, asks in enumerate(taken):
            assert len([line for line in stored.lines if line[0] == seat]) >= len(asks), "each that was acknowledged"
