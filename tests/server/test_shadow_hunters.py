"""Shadow Hunters on a real server: people among bots play it to its end, and hear of nobody who is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.games.shadow_hunters.packs import ROLES
from tests.rulebook.ear import Ear
from tests.server.house import FAST, Message, open_house
from tests.server.play import all_play, role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def listened(heard: list[Message], me: int | None, own: str) -> int:
    """Everything that one connection was sent while the table was not over; how many states there were."""
    ear, states = Ear(me, own), 0
    for message in heard:
        if message["type"] != "state":
            ear.check(message)
            continue
        if message["outcome"]:
            break
        states += 1
        for event in message["events"]:
            ear.hear(event)
        ear.check({part: message[part] for part in ("view", "ask", "offers", "pace") if part in message})
    return states


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (6, 2), (8, 3)])
async def test_whole_games_tell_nobody_of_hidden_characters_and_hermit_cards(
    tmp_path: Path, players: int, seed: int
) -> None:
    """Interactions 41 and 43, at the socket: people, and somebody who only watches."""
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(players, game="shadow_hunters", seed=seed, decoys=True)
        tokens = await house.fill(room, people=1, kind="random")
        people = [await house.sit(room["room"], token) for token in tokens]
        watcher = await house.sit(room["room"], None)
        await all_play(people, seed)
        await watcher.until(lambda s: s["outcome"] is not None)
        assert people[0].state["outcome"]["reason"].startswith("shadow_hunters.")
        for me, person in [*enumerate(people), (None, watcher)]:
            own = "" if me is None else role_of(people[me].state, me) or ""
            assert own in ROLES or me is None
            assert listened(person.heard, me, own) > 10


async def test_who_has_a_seats_name_has_not_its_seat(tmp_path: Path) -> None:
    """Interaction 44: another lets anybody in who types the name of somebody whose line is lost."""
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(4, game="shadow_hunters", seed=5)
        tokens = await house.fill(room, people=1, kind="random")
        path = f"/rooms/{room['room']}"
        lost = await house.sit(room["room"], tokens[1])
        await lost.until(lambda s: s["view"] is not None)
        character = role_of(lost.state, 1)
        await lost.socket.close()
        again = await house.post(f"{path}/join", {"name": "Guest 0"})
        assert again.status_code == 409
        assert (await house.get(f"{path}/view")).status_code == 401
        watcher = await house.sit(room["room"], None)
        await watcher.until(lambda s: s["view"] is not None)
        assert watcher.state["me"] is None
        assert {role_of(watcher.state, n) for n in range(4)} == {None}
        back = await house.sit(room["room"], tokens[1])
        await back.until(lambda s: s["view"] is not None)
        assert role_of(back.state, 1) == character
