"""Tables to be read over HTTP, and what is refused there."""

from __future__ import annotations

import json
from typing import Any

from tests.server.house import House, Person
from tests.server.play import all_play

Frame = dict[str, Any]


async def fault(house: House, path: str, token: str | None = None) -> tuple[int, str]:
    """Status and key of a refusal, which must be one sentence."""
    answer = await house.get(path, token)
    error = answer.json()["error"]
    assert error["message"].endswith(".")
    assert len(error["message"]) < 300
    return answer.status_code, error["key"]


async def put(house: House, path: str, body: Any, token: str | None) -> tuple[int, str]:
    """Status, and key of the refusal if it is one."""
    headers = {"content-type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = await house.http.put(path, content=content, headers=headers)
    return answer.status_code, answer.json()["error"]["key"] if answer.content else ""


async def hear_all(people: list[Person]) -> None:
    """Hear everything that was sent up to now."""
    for person in people:
        await person.send({"type": "ping"})
        while (await person.next())["type"] != "pong":
            pass


async def moderated(house: House, players: int = 6, people: int = 6, **wishes: Any) -> tuple[str, list[str], Person]:
    """A table with a person in the moderator's chair: its path, the tokens (the moderator's first), the moderator."""
    room = await house.create(players, moderator="me", **wishes)
    tokens = await house.fill(room, people=people)
    moderator = await house.sit(room["room"], room["token"])
    await moderator.until(lambda s: s["view"] is not None)
    return f"/rooms/{room['room']}", tokens, moderator


async def finished(house: House, people: int = 3, players: int = 8) -> tuple[str, list[Person]]:
    """A table played to its end by people and bots: its path and the people, who sit on the first seats."""
    room = await house.create(players)
    tokens = await house.fill(room, people=people - 1)
    here = [await house.sit(room["room"], token) for token in tokens]
    await all_play(here)
    await hear_all(here)
    return f"/rooms/{room['room']}", here


async def all_seated(house: House, path: str, tokens: list[str], moderator: Person) -> list[Person]:
    """Everybody is connected: the moderator first."""
    everybody = [moderator, *[await house.sit(path[-8:], token) for token in tokens[1:]]]
    await hear_all(everybody)
    for person in everybody:
        await person.until(lambda s: s["view"] is not None)
    return everybody


async def play_some(everybody: list[Person], count: int) -> None:
    """So many answers, of whoever is asked."""
    for _ in range(count):
        await hear_all(everybody)
        asked = next(p for p in everybody if p.state["ask"])
        assert (await asked.answer(asked.state["ask"]["options"][0]))["type"] == "ok"
    await hear_all(everybody)


def unrolled(frames: list[Frame]) -> list[Frame]:
    """The whole view at each frame, as a page makes it."""
    now = dict(frames[0])
    whole = [now]
    for frame in frames[1:]:
        seats = {s["seat"]: s for s in [*now["seats"], *frame.get("seats", [])]}
        now = {**now, **frame, "seats": [seats[n] for n in sorted(seats)]}
        whole.append(now)
    return whole
