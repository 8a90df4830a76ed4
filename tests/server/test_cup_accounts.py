"""A cup's organisers: accounts, passwords, and who is let in."""

from __future__ import annotations

from pathlib import Path

import pytest
from argon2 import PasswordHasher, Type

from duskbell.server.cup import accounts
from tests.server.cup_days import bearer
from tests.server.olga import PASSWORD, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_an_account_is_set_up_once_and_a_login_ends(tmp_path: Path, database: str) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        assert olga.house.app is not None
        secret = await olga.house.app.state.cups.accounts.prepare("Olga")
        short = await olga.house.post("/organiser/setup", {"setup": secret, "password": "short"})
        assert short.status_code == 400
        assert "8 to 200 characters" in short.text
        token = await olga.log_in(secret=secret)
        again = await olga.house.post("/organiser/setup", {"setup": secret, "password": PASSWORD})
        assert again.status_code == 401
        assert (await olga.house.get("/organiser", token)).json() == {"name": "Olga"}
        for call in (olga.house.get("/organiser"), olga.house.post("/cups", {"name": "Friends"})):
            without = (await call).json()["error"]
            assert "an organiser's login" in without["message"], "not of a seat's token, which opens nothing here"
            assert without["says"] == "log-in"
        wrong = await olga.house.post("/organiser/login", {"name": "Olga", "password": "wrong horse"})
        nobody = await olga.house.post("/organiser/login", {"name": "Oleg", "password": PASSWORD})
        assert (wrong.status_code, nobody.status_code) == (401, 401)
        assert wrong.text == nobody.text
        right = await olga.house.post("/organiser/login", {"name": "Olga", "password": PASSWORD})
        assert right.status_code == 200
        assert right.json()["token"] != token
        assert (await olga.house.http.delete("/organiser/login", headers=bearer(token))).status_code == 204
        assert (await olga.house.get("/organiser", token)).status_code == 401
        olga.wall.turn(right.json()["until"])
        assert (await olga.house.get("/organiser", right.json()["token"])).status_code == 401


async def test_who_sets_an_account_up_anew_keeps_out_who_logs_in_by_the_old_password_meanwhile(
    tmp_path: Path, database: str
) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        assert olga.house.app is not None
        known = olga.house.app.state.cups.accounts
        await olga.log_in(secret=await known.prepare("Olga"))
        password = known._organisers.password

        async def password_and_prepare(name: str) -> str:
            found: str = await password(name)
            await known.prepare(name)
            return found

        known._organisers.password = password_and_prepare
        late = await olga.house.post("/organiser/login", {"name": "Olga", "password": PASSWORD})
        assert late.status_code == 401


def test_a_password_is_dear_to_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    """As dear as RFC 9106 has it where memory is short."""
    monkeypatch.setattr(accounts, "PasswordHasher", PasswordHasher)
    hasher = accounts._hasher.__wrapped__()
    assert (hasher.type, hasher.time_cost, hasher.memory_cost, hasher.parallelism) == (Type.ID, 3, 64 * 1024, 4)


async def test_passwords_are_tried_slowly(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        tried = [
            (await olga.house.post("/organiser/login", {"name": "Olga", "password": f"guess {n}"})).status_code
            for n in range(12)
        ]
        assert tried[:10] == [401] * 10
        assert tried[11] == 429


async def test_another_organiser_has_no_rights_in_a_cup_of_others(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        rival = await olga.log_in("Rex")
        refused = (await olga.act("appoint", rival, name="Rex", role="organiser")).json()["error"]
        assert refused["says"] == "only"
        assert refused["about"] == {"roles": "organiser"}
        assert (await olga.see(rival))["me"]["role"] == "spectator"
        for path in ("log", "file"):
            assert (await olga.house.get(f"/cups/{olga.cup}/{path}", rival)).status_code == 403
        assert (await olga.house.get(f"/cups/{olga.cup}/log")).status_code == 403
        await olga.do("appoint", name="Rex", role="organiser")
        assert (await olga.see(rival))["me"]["role"] == "organiser"


async def test_cups_are_named_by_the_policy_for_all_names(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        for name in ("admin", "官方", "Duskbell"):
            made = await olga.house.post("/cups", {"name": name}, olga.token)
            assert made.status_code == 400, name
            assert "whoever runs the server" in made.json()["error"]["message"]
        for name in ("Spring Cup", "Ѕpring Cup", "Spring  Cup"):
            assert (await olga.house.post("/cups", {"name": name}, olga.token)).status_code == 201
        named = [cup["name"] for cup in (await olga.house.get("/cups")).json()]
        assert sorted(named) == ["Friends", "Spring Cup", "Spring Cup 3", "Ѕpring Cup 2"]
