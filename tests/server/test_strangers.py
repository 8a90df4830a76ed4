"""Strangers: what players report, whom operators keep out, what they close, and how much one address may take."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import QUIET, open_house
from tests.server.test_seating import did, fault

pytestmark = pytest.mark.anyio


# -- reports ---------------------------------------------------------------------------------------------------------


async def test_a_report_is_kept_with_whom_it_is_about(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, QUIET, url=database) as house:
        room = await house.create(6)
        path, guest = f"/rooms/{room['room']}/report", (await did(house, "/guest"))["token"]
        await did(house, f"/rooms/{room['room']}/join", {"name": "Rude", "guest": guest})
        await did(house, path, {"sort": "talk", "seat": 1, "words": "  swears "}, room["token"])
        await did(house, path, {"sort": "other"}, room["token"])
        for body, token, refused in (
            ({"sort": "talk", "seat": 4}, room["token"], (409, "seat-empty")),
            ({"sort": "talk", "seat": 1}, "nobody's", (401, "unauthorized")),
            ({"sort": "boring"}, room["token"], (400, "bad-message")),
            ({"sort": "talk", "words": "x" * 501}, room["token"], (400, "bad-message")),
        ):
            assert await fault(house, path, body, token) == refused
        assert house.app is not None
        table, person = sorted(
            await house.app.state.store.reports.listed(answered=False, most=10), key=lambda r: r.seat is not None
        )
        assert (person.room, person.seat, person.sort, person.words) == (room["room"], 1, "talk", "swears")
        assert (person.about.name, bool(person.about.guest), person.about.address) == ("Rude", True, "127.0.0.1")
        assert (table.seat, table.about.name) == (None, "")


async def test_reports_have_a_measure(tmp_path: Path) -> None:
    few = Settings(Tempo.of(0), Limits(reports=(1, 0.001)))
    async with open_house(tmp_path, few) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}/report"
        await did(house, path, {"sort": "other"}, room["token"])
        assert await fault(house, path, {"sort": "other"}, room["token"]) == (429, "too-fast")
