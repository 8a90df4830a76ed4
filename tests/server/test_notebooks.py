"""A seat's private notebook."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from duskbell.server.hindsight.notes import merged
from tests.server.house import QUIET, open_house
from tests.server.reading import fault, moderated, put

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


WRITTEN = {"claims": {"1": "angel"}, "suspect": [2, 3], "text": "王芳 lies; \u0001 too"}


async def test_a_notebook_is_its_seats_own(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(house)
        lines = await house.lines(path[-8:])
        for n, token in enumerate(tokens):
            assert (await house.get(f"{path}/notes", token)).json() == {"notes": {}}
            assert await put(house, f"{path}/notes", {"notes": {"mine": n}}, token) == (204, "")
        assert await put(house, f"{path}/notes", {"notes": WRITTEN}, tokens[1]) == (204, "")
        assert (await house.get(f"{path}/notes", tokens[1])).json() == {"notes": WRITTEN}
        for n in (0, 2, 3):
            assert (await house.get(f"{path}/notes", tokens[n])).json() == {"notes": {"mine": n}}
        await moderator.silent()
        assert await house.lines(path[-8:]) == lines, "nothing of it gets into the record"
        assert await fault(house, f"{path}/notes") == (401, "unauthorized")
        assert await put(house, f"{path}/notes", {"notes": {}}, None) == (401, "unauthorized")
        assert await put(house, f"{path}/notes", {"notes": {}}, "wrong") == (401, "unauthorized")
        other = await house.create()
        assert await put(house, f"{path}/notes", {"notes": {}}, other["token"]) == (401, "unauthorized")


async def test_a_notebook_outlives_the_server(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        assert await put(house, f"/rooms/{room['room']}/notes", {"notes": WRITTEN}, room["token"]) == (204, "")
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(f"/rooms/{room['room']}/notes", room["token"])).json() == {"notes": WRITTEN}


async def test_a_notebook_stays_with_its_owner_when_the_seat_changes_hands(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        path, host = f"/rooms/{room['room']}", room["token"]
        guest = (await house.post(f"{path}/join", {"name": "Bo"})).json()["token"]
        await put(house, f"{path}/notes", {"notes": WRITTEN}, guest)
        assert (await house.post(f"{path}/move", {"seat": 3}, guest)).status_code == 200
        assert (await house.get(f"{path}/notes", guest)).json() == {"notes": WRITTEN}, "it moves along"
        assert (await house.post(f"{path}/kick", {"seat": 3}, host)).status_code == 200
        assert await fault(house, f"{path}/notes", guest) == (401, "unauthorized")
        heir = (await house.post(f"{path}/join", {"name": "Cy", "seat": 3})).json()["token"]
        assert (await house.get(f"{path}/notes", heir)).json() == {"notes": {}}, "who comes after finds it empty"
        await put(house, f"{path}/notes", {"notes": {"a": 1}}, heir)
        await house.post(f"{path}/bots", {"kind": "plain"}, host)
        await house.post(f"{path}/start", token=host)
        invite = (await house.post(f"{path}/substitute", {"seat": 3}, heir)).json()["invite"]
        claimed = await house.post(f"{path}/claim", {"invite": invite, "name": "Di"})
        assert claimed.status_code == 201
        assert (await house.get(f"{path}/notes", claimed.json()["token"])).json() == {"notes": {}}


@pytest.mark.parametrize(
    ("was", "mine", "theirs", "both"),
    [
        ({}, {"seats": {"1": {"trust": 2}}}, {"seats": {"2": {"trust": -1}}, "text": "a"}, None),
        ({"seats": {"1": {"x": "a"}}}, {"seats": {}}, {"seats": {"1": {"x": "a"}, "2": {}}}, {"seats": {"2": {}}}),
        ({"seats": {"1": {"text": "a"}}}, {"seats": {"1": {"text": "a"}}}, {"seats": {}}, {"seats": {}}),
        ({"seats": {"1": {"text": "a"}}}, {"seats": {"1": {"text": "a", "trust": 1}}}, {"seats": {"1": {"text": "b"}}},
         {"seats": {"1": {"text": "b", "trust": 1}}}),
        ({"text": "a"}, {"text": "a lies"}, {"text": "a\nb"}, {"text": "a lies\nb"}),
        ({"text": "a"}, {"text": ""}, {"text": "b"}, {"text": ""}),
        ({"x": [1]}, {"x": [1, 2]}, {"x": [1, 3]}, {"x": [1, 2]}),
        ({"x": 1}, {"x": {"y": 1}}, {"x": "y"}, {"x": {"y": 1}}),
    ],
)  # fmt: skip
def test_two_devices_write_into_one_notebook(was: Any, mine: Any, theirs: Any, both: Any) -> None:
    assert merged(was, mine, theirs) == (both or {"seats": mine["seats"] | theirs["seats"], "text": "a"})
    assert merged(was, mine, was) == mine
    assert merged(was, was, theirs) == theirs


async def test_what_another_device_wrote_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        path, token = f"/rooms/{room['room']}/notes", room["token"]
        for n in "12":
            assert await put(house, path, {"notes": {"seats": {n: {"trust": 1}}}, "was": {}}, token) == (204, "")
        both = {"seats": {n: {"trust": 1} for n in "12"}}
        assert (await house.get(path, token)).json() == {"notes": both}
        assert await put(house, path, {"notes": {"x": "y" * 8_180}, "was": {}}, token) == (413, "too-large")
        assert await put(house, path, {"notes": {}, "was": [1]}, token) == (400, "bad-message")
        assert (await house.get(path, token)).json() == {"notes": both}
        at_once = [put(house, path, {"notes": {"seats": {str(n): {"mark": n}}}, "was": {}}, token) for n in range(5)]
        assert set(await asyncio.gather(*at_once)) == {(204, "")}
        assert {"0", "1", "2", "3", "4"} <= (await house.get(path, token)).json()["notes"]["seats"].keys()


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"notes": {"x": "y" * 8_200}}, 413, "too-large"),
        ({"notes": {"x": "王" * 2_800}}, 413, "too-large"),
        ({"notes": {"x": "y" * 20_000}}, 413, "too-large"),
        ({"notes": []}, 400, "bad-message"),
        ({"notes": "text"}, 400, "bad-message"),
        ({"notes": None}, 400, "bad-message"),
        ({}, 400, "bad-message"),
        ({"notes": {}, "seat": 2}, 400, "bad-message"),
        (b'{"notes": {"x": "\\ud800"}}', 400, "bad-message"),
        (b'{"notes": {"x": NaN}}', 400, "bad-message"),
        (b'{"notes": {"x": ' + b"[" * 4_000 + b"]" * 4_000 + b"}}", 400, "bad-message"),
        (b"", 400, "bad-message"),
        (b"{", 400, "bad-message"),
    ],
)
async def test_a_bad_notebook_leaves_the_old_one(tmp_path: Path, body: Any, status: int, key: str) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        path = f"/rooms/{room['room']}/notes"
        await put(house, path, {"notes": WRITTEN}, room["token"])
        assert await put(house, path, body, room["token"]) == (status, key)
        assert (await house.get(path, room["token"])).json() == {"notes": WRITTEN}
        fits = {"x": "y" * (8_192 - len('{"x":""}'))}
        assert await put(house, path, {"notes": fits}, room["token"]) == (204, "")


async def test_notebooks_written_at_once_are_all_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        writes = [put(house, f"{path}/notes", {"notes": {"n": n, "by": t}}, t) for n in range(5) for t in tokens]
        assert set(await asyncio.gather(*writes)) == {(204, "")}
        for token in tokens:
            assert (await house.get(f"{path}/notes", token)).json()["notes"]["by"] == token
