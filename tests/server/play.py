"""How the people in these tests play: any legal answer by a seed, ready at once, until the table is over."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.house import Message, Person


def role_of(state: Message, seat: int) -> str | None:
    """The role of a seat, as this state tells it."""
    role: str | None = state["view"]["seats"][seat]["role"]
    return role


def alive(state: Message, seat: int) -> bool:
    return bool(state["view"]["seats"][seat]["alive"])


def sets_the_pace(state: Message, seat: int) -> bool:
    """The living do, and whoever speaks last words; where bots alone live, the dead."""
    if not state["pace"]:
        return False
    people = [s["seat"] for s in state["room"]["seats"] if s["kind"] == "person" and not s["stand_in"]]
    left = not any(alive(state, one) for one in people)
    return left or alive(state, seat) or seat in state["pace"]["about"]


def pick(state: Message, rng: Random) -> str:
    """Any legal answer to the open question."""
    ask = state["ask"]
    return ",".join(rng.sample(ask["options"], ask["least"]))


async def play_on(person: Person, seed: int = 0) -> list[int]:
    """Play to the end; the numbers of the questions that were answered and taken."""
    rng, taken = Random(seed), []
    tried: set[tuple[str, int]] = set()
    while not (person.state and person.state["outcome"]):
        state = person.state
        me = state["me"] if state else None
        if state and state["ask"] and ("ask", state["ask"]["id"]) not in tried:
            number = state["ask"]["id"]
            tried.add(("ask", number))
            reply = await person.answer(pick(state, rng))
            if reply["type"] == "ok":
                assert reply == {"type": "ok", "of": "answer", "ask": number}
                taken.append(number)
            else:
                assert reply["error"]["key"] in ("not-asked", "table-over"), "only because another seat was first"
        elif state and isinstance(me, int) and sets_the_pace(state, me) and me not in state["pace"]["ready"]:
            await person.send({"type": "ready"})
            await person.reply("ready")
        else:
            await person.next()
    return taken


async def all_play(people: list[Person], seed: int = 0) -> list[list[int]]:
    """Everybody plays at the same time."""
    return await asyncio.gather(*(play_on(p, seed * 100 + n) for n, p in enumerate(people)))
