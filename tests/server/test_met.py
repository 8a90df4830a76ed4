"""People met before: who is in whose list, who may be invited, and how to be left in peace."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duskbell.server.errors import NoGuest, NotFound, TooFast
from duskbell.server.store.met import A_DAY, HOLDS, KEPT, WAITING
from tests.server.house import QUIET, House, Message, open_house
from tests.server.test_guests import newcomer
from tests.server.test_seating import did, fault, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def played(house: House, guests: list[str], names: list[str]) -> Message:
    """A table of these identities that is over."""
    room = await house.create(5, guest=guests[0], name=names[0])
    path = f"/rooms/{room['room']}"
    for guest, name in zip(guests[1:], names[1:], strict=True):
        await did(house, f"{path}/join", {"name": name, "guest": guest})
    await did(house, f"{path}/bots", {"kind": "plain"}, guests[0])
    await did(house, f"{path}/start", token=guests[0])
    host = await visit(house, path, guests[0])
    await host.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
    await host.until(lambda s: s["outcome"] is not None)
    return room


async def people(house: House, guest: str) -> dict[str, str]:
    """By name what this identity calls those it has met."""
    return {p["name"]: p["who"] for p in (await house.get("/guest/people", guest)).json()["people"]}


async def invited(house: House, guest: str) -> list[Message]:
    found: list[Message] = (await house.get("/guest/invitations", guest)).json()["invitations"]
    return found


async def post(house: House, path: str, body: Message, guest: str) -> int:
    return (await house.post(path, body, guest)).status_code


async def test_whom_one_has_met_is_invited_with_one_call(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, QUIET, url=database) as house:
        ann, bo, cy, stranger = [await newcomer(house) for _ in range(4)]
        waiting = await house.create(5, guest=stranger)
        await did(house, f"/rooms/{waiting['room']}/join", {"name": "Ann", "guest": ann})
        assert await people(house, ann) == {}, "a table that has not been played makes no acquaintance"
        await played(house, [ann, bo, cy], ["Ann", "Bo", "Cy"])
        await played(house, [bo, ann], ["Bo the Second", "Ann"])
        [*_, over, _] = (await house.get("/guest", ann)).json()["tables"]
        assert (over["status"], over["won"], over["finished"]) == ("over", None, True), "nobody won, and she stayed"
        mine = await people(house, ann)
        assert list(mine) == ["Bo the Second", "Cy"], "the latest first, under the newest name; no bots"
        told = (await house.get("/guest/people", ann)).json()
        assert [(p["tables"], p["game"]) for p in told["people"]] == [(2, "mafia"), (1, "mafia")]
        assert mine["Cy"] != (await people(house, bo))["Cy"], "two people cannot compare what they call a third"
        # one call to a lobby in which one sits
        room = (await house.create(5, guest=ann))["room"]
        call = {"who": mine["Cy"], "room": room}
        assert await post(house, "/guest/people/invite", call, ann) == 204
        [one] = await invited(house, cy)
        assert (one["room"], one["game"], one["name"]) == (room, "mafia", "Ann")
        assert one["who"] == (await people(house, cy))["Ann"]
        assert await invited(house, bo) == []
        assert await fault(house, "/guest/people/invite", call, ann) == (403, "forbidden")  # once
        assert await fault(house, "/guest/people/invite", call, bo) == (404, "not-found")  # another's name for Cy
        theirs = {"who": (await people(house, bo))["Cy"], "room": room}
        assert await fault(house, "/guest/people/invite", theirs, bo) == (401, "unauthorized")  # who sits there invites
        assert await fault(house, "/guest/people/invite", {"who": mine["Cy"], "room": room}, "nobody") == (
            401,
            "no-guest",
        )
        assert await post(house, "/guest/invitations/decline", {"invitation": one["invitation"]}, ann) == 404
        assert await post(house, "/guest/invitations/decline", {"invitation": one["invitation"]}, cy) == 204
        assert await invited(house, cy) == []
        await did(house, f"/rooms/{room}/join", {"name": "Bo", "guest": bo})
        here = {"who": mine["Bo the Second"], "room": room}
        assert await fault(house, "/guest/people/invite", here, ann) == (403, "forbidden")
        await did(house, f"/rooms/{room}/bots", {"kind": "plain"}, ann)
        await did(house, f"/rooms/{room}/start", token=ann)
        assert await fault(house, "/guest/people/invite", here, ann) == (409, "started")


async def test_who_wants_peace_has_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        ann, bo, cy = [await newcomer(house) for _ in range(3)]
        await played(house, [ann, bo, cy], ["Ann", "Bo", "Cy"])
        room = (await house.create(5, guest=ann))["room"]
        call = {"who": (await people(house, ann))["Bo"], "room": room}
        assert await post(house, "/guest/people/invite", call, ann) == 204
        # blocked: what waits is gone, and neither finds the other
        [one] = await invited(house, bo)
        assert await post(house, "/guest/people/block", {"who": one["who"]}, bo) == 204
        assert await invited(house, bo) == []
        assert (list(await people(house, ann)), list(await people(house, bo))) == (["Cy"], ["Cy"])
        assert await fault(house, "/guest/people/invite", call, ann) == (404, "not-found")
        told = (await house.get("/guest/people", bo)).json()
        assert [b["name"] for b in told["blocked"]] == ["Ann"]
        assert (await house.get("/guest/people", ann)).json()["blocked"] == [], "whoever is blocked is not told"
        assert await post(house, "/guest/people/block", {"who": one["who"], "on": False}, bo) == 204
        assert set(await people(house, bo)) == {"Ann", "Cy"}
        assert await post(house, "/guest/people/block", {"who": "0" * 24}, bo) == 404
        # in nobody's list, and with none
        assert await post(house, "/guest/people", {"listed": False}, cy) == 204
        assert await people(house, cy) == {}
        assert "Cy" not in await people(house, ann)
        assert await post(house, "/guest/people", {"listed": True}, cy) == 204
        # forgotten
        forgotten = await house.http.delete("/guest", headers={"Authorization": f"Bearer {bo}"})
        assert forgotten.status_code == 204
        assert list(await people(house, ann)) == ["Cy"]


async def test_nobody_is_flooded(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        ann, bo, cy = [await newcomer(house) for _ in range(3)]
        assert house.app is not None
        store, now = house.app.state.store, [1_000_000.0]
        store.now = lambda: now[0]
        me, other, third = [await store.guests.find(x) for x in (ann, bo, cy)]
        rooms = [(await house.create(5, guest=ann))["room"] for _ in range(A_DAY + 1)]
        for room in rooms[:WAITING]:
            await store.met.invite(me, other, room, "Ann")
        with pytest.raises(TooFast, match="wait for them"):
            await store.met.invite(third, other, rooms[WAITING], "Cy")
        assert len(await invited(house, bo)) == WAITING
        now[0] += HOLDS + 1
        assert await invited(house, bo) == [], "it does not stand for ever"
        for room in rooms[WAITING:A_DAY]:
            now[0] += HOLDS / WAITING + 60
            await store.met.invite(me, other, room, "Ann")
        with pytest.raises(TooFast, match="in a day"):
            await store.met.invite(me, other, rooms[A_DAY], "Ann")
        now[0] += KEPT
        await store.met.invite(me, other, rooms[A_DAY], "Ann")


async def test_nobody_is_flooded_by_who_asks_for_all_at_once(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, QUIET, url=database) as house:
        guests = [await newcomer(house) for _ in range(2)]
        assert house.app is not None
        store = house.app.state.store
        me, other = [await store.guests.find(x) for x in guests]
        rooms = [(await house.create(5, guest=guests[0]))["room"] for _ in range(WAITING + 5)]
        done = await asyncio.gather(*[store.met.invite(me, other, r, "Ann") for r in rooms], return_exceptions=True)
        assert [type(e) for e in done if e is not None] == [TooFast] * 5
        assert len(await invited(house, guests[1])) == WAITING


async def test_who_is_forgotten_while_they_ask_whom_they_have_met_hears_that_and_not_that_the_store_failed(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, QUIET) as house:
        assert house.app is not None
        store, ann = house.app.state.store, await newcomer(house)
        find = store.guests.find

        async def find_and_forget(token: str) -> str:
            found: str = await find(token)
            await store.guests.forget(found)
            return found

        store.guests.find = find_and_forget
        answer = await house.get("/guest/people", ann)
        assert (answer.status_code, answer.json()["error"]["key"]) == (401, "no-guest")


async def test_who_is_forgotten_while_they_are_invited_or_blocked_is_nobody_and_the_store_has_not_failed(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, QUIET) as house:
        assert house.app is not None
        store, (ann, bo, cy) = house.app.state.store, [await newcomer(house) for _ in range(3)]
        room = await played(house, [ann, bo, cy], ["Ann", "Bo", "Cy"])
        known, me = await people(house, ann), await store.guests.find(ann)
        others = store.met._others

        async def others_and_forget(guest: str) -> object:
            found = await others(guest)
            await store.guests.forget(await store.guests.find(bo))
            return found

        store.met._others = others_and_forget
        assert await post(house, "/guest/people/block", {"who": known["Bo"], "on": True}, ann) == 404
        with pytest.raises(NotFound):
            await store.met.invite(me, "nobody", room["room"], "Ann")
        with pytest.raises(NoGuest):
            await store.met.invite("nobody", me, room["room"], "Ann")
        store.met._others = others
        blocks = [post(house, "/guest/people/block", {"who": known["Cy"], "on": True}, ann) for _ in range(5)]
        assert set(await asyncio.gather(*blocks)) == {204}
        await store.guests.forget(me)
        with pytest.raises(NoGuest):
            await store.met.be_listed(me, on=False)
