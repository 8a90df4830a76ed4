"""Scripts of one's own over HTTP: looked at, played, and with characters that only a person can run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SCRIPT = ["washerwoman", "chef", "empath", "monk", "mayor", "saint", "poisoner", "imp"]


async def test_a_script_is_looked_at_and_played(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        listed = (await house.get("/scripts/characters")).json()
        assert {"id": "steward", "team": "townsfolk", "here": False} in listed
        found = await house.post("/scripts/check", {"script": SCRIPT})
        assert (found.status_code, found.json()["sizes"]) == (200, [5, 6, 7, 8])
        bad = await house.post("/scripts/check", {"script": SCRIPT[:-1]})
        assert (bad.status_code, "it has no Demon" in bad.json()["error"]["message"]) == (400, True)
        huge = await house.post("/scripts/check", {"script": "[" + '"imp",' * 200_000 + '"imp"]'})
        assert huge.status_code == 413
        wish = {"game": "clocktower", "players": 5, "name": "Ann"}
        own = await house.post("/rooms", wish | {"options": {"script": SCRIPT}})
        assert own.status_code == 201
        room = (await house.get(f"/rooms/{own.json()['room']}")).json()
        assert room["options"]["script"] == found.json()["option"]
        strange = await house.post("/rooms", wish | {"options": {"script": [*SCRIPT, "steward"]}})
        assert strange.status_code == 400
        assert "a person must be Storyteller" in strange.json()["error"]["message"]
        by_person = wish | {"moderator": "me", "options": {"script": [*SCRIPT, "steward"]}}
        assert (await house.post("/rooms", by_person)).status_code == 201
        token, there = own.json()["token"], f"/rooms/{own.json()['room']}"
        refused = await house.post(f"{there}/set", {"options": {"script": [*SCRIPT, "steward"]}}, token)
        assert refused.status_code == 400
        changed = await house.post(f"{there}/set", {"options": {"script": "bmr"}}, token)
        assert [r["key"] for r in changed.json()["remarks"]] == ["clocktower.few-bmr"]
