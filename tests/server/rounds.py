"""A table that is led into a round in which all answer at once and nothing is heard before it is settled."""

from __future__ import annotations

from typing import Any

from tests.server.house import House, Message, Person


async def into_a_round(house: House, key: str, **wishes: Any) -> tuple[Message, list[str], Person, list[Person]]:
    """A room where a person moderates and people sit everywhere, who answer as silence would until several are asked
    `key`: the room, the tokens by seat, the moderator, and the people by seat.
    """
    room = await house.create(moderator="me", **wishes)
    at, tokens = f"/rooms/{room['room']}", []
    for n in range(wishes["players"]):
        tokens.append((await house.post(f"{at}/join", {"name": f"Guest {n}"})).json()["token"])
    everybody = [await house.sit(room["room"], token) for token in (room["token"], *tokens)]
    assert (await house.post(f"{at}/start", token=room["token"])).status_code == 201
    for _ in range(1_000):
        state = (await house.get(f"{at}/view", room["token"])).json()
        if sum(w["key"] == key for w in state["waits"]) > 1:
            break
        for who in [*everybody[:1], *[everybody[w["seat"] + 1] for w in state["waits"]]]:
            ask = (await house.get(f"{at}/view", who.token)).json()["ask"]
            if ask:
                assert (await who.answer(silence(ask), ask["id"]))["type"] == "ok"
    for who in everybody:
        version = (await house.get(f"{at}/view", who.token)).json()["version"]
        await who.until(lambda s, now=version: s["version"] == now)  # type: ignore[misc]
    moderator, *people = everybody
    return room, tokens, moderator, people


def silence(ask: Message) -> str:
    """What the clock would answer, else the first option."""
    default: str = ask["default"]
    return ask["options"][0] if default == "silence" else default
