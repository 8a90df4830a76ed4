"""Players who sit round the table without a device: who moderates answers for them, and the record says so."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from duskbell.locale import words
from tests.server.house import QUIET, House, Message, Person, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SEATS = 5


async def seat_all(house: House, **wishes: Any) -> tuple[Message, Person]:
    """A Storyteller with five players round one tablet: the room, and the Storyteller at the started table."""
    room = await house.create(SEATS, game="clocktower", moderator="me", decoys=True, **wishes)
    path = f"/rooms/{room['room']}"
    for n in range(SEATS):
        seated = await house.post(f"{path}/players", {"name": f"Ada {n}"}, room["token"])
        assert (seated.status_code, seated.json()) == (201, {"seats": [n]})
    assert (await house.post(f"{path}/start", token=room["token"])).status_code == 201
    return room, await house.sit(room["room"], room["token"])


def asked(state: Message) -> dict[int, Message]:
    """What each player without a device is asked."""
    return {p["seat"]: p["ask"] for p in state.get("proxies", ()) if p["ask"]}


async def answer_for(teller: Person, seat: int, option: str) -> Message:
    ask = asked(teller.state)[seat]["id"]
    await teller.send({"type": "answer", "ask": ask, "option": option, "seat": seat})
    return await teller.reply("answer")


async def until_asked(teller: Person) -> dict[int, Message]:
    """Answer whatever the Storyteller is asked, the first that is offered, until a player is."""
    answered = 0
    while not asked(teller.state):
        ask = teller.state and teller.state["ask"]
        if ask and ask["id"] != answered:
            answered = ask["id"]
            assert (await teller.answer(",".join(ask["options"][: max(1, ask["least"])])))["type"] == "ok"
        else:
            await teller.next()
    return asked(teller.state)


async def until_day(teller: Person) -> dict[int, Message]:
    """The night, until nominations are open and nobody is pressed."""
    while (asks := await until_asked(teller)) and teller.state["view"]["phase"] == "night":
        for seat, ask in asks.items():
            assert ask["key"] != "clocktower.decoy", "nobody without a device is asked for show"
            least = max(1, ask["least"])
            assert (await answer_for(teller, seat, ",".join(sorted(ask["options"][-least:]))))["type"] == "ok"
        await teller.until(partial(is_other, asks))
    return asks


def is_other(before: dict[int, Message], state: Message) -> bool:
    return asked(state) != before


def has_votes(n: int, state: Message) -> bool:
    """So many votes are counted, or the count is over."""
    return len(state["view"]["facts"].get("votes", ())) == n or not counts(state)


def counts(state: Message) -> bool:
    return bool(state["view"]["stage"] == "count")


async def until_count(teller: Person) -> None:
    """Somebody is nominated: let the defence be over, and the hand go round."""
    await teller.until(lambda s: s["view"]["stage"] == "defence" and bool(s["ask"]))
    assert (await teller.answer("go-on"))["type"] == "ok"
    await teller.until(lambda s: len(asked(s)) == 1)


async def test_a_storyteller_answers_for_everybody_round_the_table(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, teller = await seat_all(house)
        await teller.until(lambda s: s["room"]["status"] == "playing")
        assert {s["kind"] for s in teller.state["room"]["seats"]} == {"no-device"}
        asks = await until_day(teller)
        assert {(a["key"], a["left"]) for a in asks.values()} == {("clocktower.nominate", None)}, "no clock presses"
        assert (await answer_for(teller, 0, "#1"))["seat"] == 0
        await until_count(teller)
        up = 0
        while counts(teller.state):
            (seat,) = asked(teller.state)
            up += 1
            assert (await answer_for(teller, seat, "up"))["type"] == "ok"
            await teller.until(partial(has_votes, up))
        counted = next(e for e in reversed(teller.events) if e["type"] == "clocktower.counted")
        assert (counted["seat"], counted["votes"]) == (1, up)
        lines = [line for line in await house.lines(room["room"]) if type(line[0]) is int and line[0] >= 0]
        shown = {line[1] for line in lines if line[3:] == ("clock",)}
        assert shown <= {"clocktower.decoy"}, "what is put for show passes by itself"
        assert {line[3:] for line in lines if line[1] != "clocktower.decoy"} == {("referee",)}


async def test_nobody_but_a_moderator_answers_for_others_and_only_for_them(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        plain = await house.create(SEATS, game="clocktower")
        refused = await house.post(f"/rooms/{plain['room']}/players", {"name": "Ada"}, plain["token"])
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "forbidden")

        room = await house.create(SEATS, game="clocktower", moderator="me")
        path = f"/rooms/{room['room']}"
        assert (await house.post(f"{path}/players", {"name": "Ada", "seat": 0}, room["token"])).status_code == 201
        taken = await house.post(f"{path}/players", {"name": "Bea", "seat": 0}, room["token"])
        assert (taken.status_code, taken.json()["error"]["key"]) == (409, "seat-taken")
        tokens = await house.fill(room, people=1)
        teller, player = [await house.sit(room["room"], token) for token in tokens]
        await teller.until(lambda s: s["room"]["status"] == "playing")
        late = await house.post(f"{path}/players", {"name": "Cal"}, room["token"])
        assert (late.status_code, late.json()["error"]["key"]) == (409, "started")
        await player.next()
        assert player.state["proxies"] == []
        for person, seat in ((player, 0), (teller, 1), (teller, 2), (teller, 77)):
            error = await person.refused({"type": "answer", "ask": 1, "option": "pass", "seat": seat}, "answer")
            assert error["key"] in ("forbidden", "no-seat")


async def test_a_player_gets_a_device_in_the_middle_of_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, teller = await seat_all(house)
        await until_day(teller)
        path = f"/rooms/{room['room']}"
        invited = await house.post(f"{path}/substitute", {"seat": 3}, room["token"])
        assert invited.status_code == 201
        claimed = await house.post(f"{path}/claim", {"invite": invited.json()["invite"], "name": "Dee"})
        assert claimed.status_code == 201
        player = await house.sit(room["room"], claimed.json()["token"])
        await player.until(lambda s: s["ask"] is not None)
        assert player.state["ask"]["key"] == "clocktower.nominate"
        await teller.until(lambda s: 3 not in asked(s))
        assert (await player.answer("#0"))["type"] == "ok"
        line = next(line for line in reversed(await house.lines(room["room"])) if line[0] == 3)
        assert line == (3, "clocktower.nominate", "#0")


async def test_a_restart_asks_the_same_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, teller = await seat_all(house)
        asks = await until_day(teller)
        assert (await answer_for(teller, 0, "#1"))["type"] == "ok"
        await until_count(teller)
        before = asked(teller.state)
    async with open_house(tmp_path, QUIET) as house:
        teller = await house.sit(room["room"], room["token"])
        await teller.until(lambda s: bool(asked(s)))
        assert asked(teller.state) == before != asks


# -- beside phones -----------------------------------------------------------------------------------------------------


async def waited(house: House, game: str, phones: int, alone: int) -> tuple[str, int]:
    """A first night of phones with one player without a device, on seat `alone`: what that player is, and in how many
    scenes somebody had to answer for them before the next came.
    """
    room = await house.create(phones + 1, game=game, moderator="me", decoys=True, seed=7)
    path = f"/rooms/{room['room']}"
    await house.post(f"{path}/players", {"name": "Ada", "seat": alone}, room["token"])
    seats = [n for n in range(phones + 1) if n != alone]
    joined = [await house.post(f"{path}/join", {"name": f"Guest {n}", "seat": n}) for n in seats]
    assert (await house.post(f"{path}/start", token=room["token"])).status_code == 201
    teller = await house.sit(room["room"], room["token"])
    people = [await house.sit(room["room"], person.json()["token"]) for person in joined]
    for person in (teller, *people):
        await person.until(lambda s: bool(s["view"]))
    role, scenes, given = "", 0, set[tuple[int, int]]()
    while teller.state["view"]["phase"] in ("setup", "deal", "night"):
        role = teller.state["view"]["seats"][alone]["role"] or role
        for n, person in enumerate((teller, *people)):
            await person.up_to_date()
            ask = person.state["ask"]
            if ask and (n, ask["id"]) not in given:
                given.add((n, ask["id"]))
                await person.answer(pick(ask))
        await teller.up_to_date()
        for seat, ask in asked(teller.state).items():
            assert (await answer_for(teller, seat, pick(ask)))["type"] == "ok"
            scenes += 1
    return role, scenes


def pick(ask: Message) -> str:
    """The first that is offered, as many as must be."""
    return ",".join(ask["options"][: max(1, ask["least"])])


@pytest.mark.parametrize(("game", "phones"), [("mafia", 5), ("werewolf", 8), ("clocktower", 6)])
async def test_beside_phones_every_scene_waits_for_the_player_without_one(
    tmp_path: Path, game: str, phones: int
) -> None:
    """How long who moderates takes for that player would tell the phones in which scenes that player acts."""
    async with open_house(tmp_path, QUIET) as house:
        found = [await waited(house, game, phones, alone) for alone in range(phones + 1)]
    assert len({role for role, _ in found}) > 2
    assert len({scenes for _, scenes in found}) == 1, found


CAST = {"board": "free", "cast": "wolf*2 seer witch guard hunter villager*2"}


async def calls(house: House, victim: str) -> list[str]:
    """Nobody has a device, and the pack kills a `victim` of this role in the first night: in which calls of the second
    night who moderates had something to tap.
    """
    room = await house.create(8, game="werewolf", moderator="me", decoys=True, seed=3, options=CAST)
    for n in range(8):
        await house.post(f"/rooms/{room['room']}/players", {"name": f"Ada {n}"}, room["token"])
    assert (await house.post(f"/rooms/{room['room']}/start", token=room["token"])).status_code == 201
    teller = await house.sit(room["room"], room["token"])
    await teller.until(lambda s: bool(s["view"]))
    tapped, given = list[str](), set[int]()
    while (view := teller.state["view"])["day"] < 3 and not teller.state.get("outcome"):
        dead = next(n for n, seat in enumerate(view["seats"]) if seat["role"] == victim) if view["seats"] else 0
        for seat, ask in asked(teller.state).items():
            wanted = f"#{dead}"
            kills = ask["key"] in ("werewolf.point", "werewolf.kill") and view["day"] == 1 and wanted in ask["options"]
            option = wanted if kills else "pass" if "pass" in ask["options"] else pick(ask)
            if view["phase"] == "night" and view["day"] == 2 and view["stage"] not in tapped:
                tapped.append(view["stage"])
            assert (await answer_for(teller, seat, option))["type"] == "ok"
            break
        await teller.up_to_date()
        own = teller.state["ask"]
        if own and own["id"] not in given:
            given.add(own["id"])
            await teller.answer(pick(own))
        await teller.up_to_date()
    assert not teller.state["view"]["seats"][dead]["alive"], "the pack has killed them"
    return tapped


async def test_the_call_of_a_dead_card_waits_where_nobody_has_a_device(tmp_path: Path) -> None:
    """W51: every call is made and lasts as long; who moderates has something to tap at each."""
    async with open_house(tmp_path, QUIET) as house:
        found = {victim: await calls(house, victim) for victim in ("villager", "guard", "seer", "witch")}
    assert len(found["villager"]) == 4, "guard, pack, witch, seer"
    assert all(tapped == found["villager"] for tapped in found.values()), found


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
async def test_who_is_called_by_nothing_but_their_own_seat_may_be(tmp_path: Path, lang: str) -> None:
    """As the page calls whoever is not named; by another's seat nobody is called."""
    said = words(lang)
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(SEATS, game="clocktower", moderator="me")
        path = f"/rooms/{room['room']}/players"
        for seat in range(SEATS):
            for n, status in ((seat + 2, 400), (seat + 1, 201)):
                wish = {"name": said.text("lobby-no-device-name", {"n": n}), "seat": seat}
                assert (await house.post(path, wish, room["token"])).status_code == status, wish
