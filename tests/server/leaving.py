"""People who leave a table, and who stands in for them."""

from __future__ import annotations

from typing import Any

from duskbell.server.running.settings import Settings
from tests.server.house import QUIET, House, Message, Person
from tests.server.play import role_of
from tests.server.test_seating import did, visit

AT_ONCE = Settings(QUIET.tempo, QUIET.limits, retry=0, stand_in=0, away=0, handed_on=0)
"""Nobody is waited for."""


async def table(house: House, people: int = 6, players: int = 6, **wishes: Any) -> tuple[str, list[str], list[Person]]:
    """A table in its first night: its path, the tokens by seat, and the people by seat, all connected."""
    room = await house.create(players, **{"options": {"angels": 0}, **wishes})
    path, tokens = f"/rooms/{room['room']}", [room["token"]]
    for n in range(people if wishes.get("moderator") == "me" else people - 1):
        tokens.append((await did(house, f"{path}/join", {"name": f"Guest {n}"}))["token"])
    await did(house, f"{path}/bots", {"kind": "plain"}, tokens[0])
    persons = [await visit(house, path, token) for token in tokens]
    for person in persons:
        await person.until(lambda s: sum(x["online"] for x in s["room"]["seats"]) == people)
    await did(house, f"{path}/start", token=tokens[0])
    for person in persons:
        await person.until(lambda s: s["view"] is not None)
    return path, tokens, persons


def of_role(people: list[Person], role: str) -> list[int]:
    """The seats of this role."""
    return [n for n, p in enumerate(people) if role_of(p.state, n) == role]


def stand_ins(state: Message) -> list[int]:
    return [s["seat"] for s in state["room"]["seats"] if s["stand_in"]]


async def leave(house: House, path: str, token: str, person: Person) -> Message:
    """Leave as a page does: say so, and be gone."""
    info = await did(house, f"{path}/leave", token=token)
    await person.socket.close()
    return info


async def play_until_talk(person: Person) -> None:
    while not (person.state and person.state["pace"]):
        if person.state and person.state["ask"]:
            await person.answer(person.state["ask"]["options"][0])
        await person.next()
