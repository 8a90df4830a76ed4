"""What somebody learns who has a room's code and no seat: nothing that the public does not know, and that in time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.kernel.ruling import Ruling, Undone
from duskbell.server.running.settings import Limits, Settings
from duskbell.server.sitting.delayed import DelayedView
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.play import role_of
from tests.server.test_seating import did
from tests.server.test_secrecy import check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SECRETS = ("scribbled", "psst")
HASTY = Limits(messages=(10_000, 10_000), requests=(10_000, 10_000))
GUARDED = Settings(QUIET.tempo, HASTY, retry=0, metrics_token="lantern oil")


async def in_mid_game(house: House, **wishes: Any) -> tuple[str, list[str], list[Person]]:
    """People in the night: one has notes, a seat is offered to another, a killer has spoken. Path, tokens, people."""
    guest = (await did(house, "/guest"))["token"]
    room = await house.create(6, options={"angels": 2}, listed=True, guest=guest, **wishes)
    path = f"/rooms/{room['room']}"
    tokens = await house.fill(room, people=5)
    people = [await house.sit(room["room"], token) for token in tokens]
    for person in people:
        await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
    notes = {"notes": {"text": SECRETS[0]}}
    assert (await house.http.put(f"{path}/notes", json=notes, headers=bearer(tokens[1]))).status_code == 204
    invite = (await did(house, f"{path}/substitute", {"seat": 2}, tokens[2]))["invite"]
    killer = next(p for n, p in enumerate(people) if role_of(p.state, n) == "killer")
    await killer.send({"type": "say", "channel": "killers", "text": SECRETS[1]})
    assert (await killer.reply("say"))["type"] == "ok"
    return path, [*tokens, guest, invite], people


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def every_answer(house: House, path: str, headers: dict[str, str]) -> dict[str, str]:
    """What each address of the API says to a stranger, with its headers. Nothing of it may change the room."""
    before = (await house.get(path)).json()
    schema = (await house.get("/schema/openapi.json")).json()
    bodies: dict[str, Any] = {"claim": {"invite": "x", "name": "Eve"}, "bots": {"kind": "plain"}}
    told = {}
    for template, methods in schema["paths"].items():
        at = template.replace("{room}", path.split("/")[2]).replace("{count}", "1").removeprefix("/api")
        last = at.rsplit("/", 1)[-1]
        for method in methods:
            if at in ("/guest", "/qr") or (method == "post" and at == "/rooms"):
                continue  # they know no room
            for query in ("", "?as=public", "?as=1", "?as=moderator") if last in ("view", "replay") else ("",):
                body = None if method == "get" else bodies.get(last, {"seat": 1, "name": "Eve"})
                answer = await house.http.request(method, at + query, json=body, headers=headers)
                told[f"{method} {at}{query} {answer.status_code}"] = f"{answer.headers} {answer.text}"
    assert (await house.get(path)).json() == before
    told["get /metrics 404"] = (await house.http.get(f"http://127.0.0.1:{house.port}/metrics", headers=headers)).text
    return told


async def test_no_address_tells_a_stranger_anything(tmp_path: Path) -> None:
    async with open_house(tmp_path, GUARDED) as house:
        path, tokens, _ = await in_mid_game(house)
        roles = [f'"{role}"' for role in duskbell.games.find("mafia").roles]
        lines = await house.lines(path.split("/")[2])
        strangers = [{}, bearer((await did(house, "/guest"))["token"]), bearer((await house.create(6))["token"])]
        for headers in strangers:
            told = await every_answer(house, path, headers)
            asked = dict(what.rsplit(" ", 1) for what in told)
            assert (asked[f"get {path}/view"], asked[f"get {path}/notes"]) == ("401", "401")
            assert {asked[f"get {path}/{what}"] for what in ("record", "replay", "knowledge")} == {"409"}
            done = {status for what, status in asked.items() if what.startswith(("post /rooms/", "put /"))}
            assert done <= {"400", "401", "409"}
            for what, text in told.items():
                games = what.startswith("get /games")  # the catalogue names the roles that there are
                secrets = [*tokens, *SECRETS, *([] if games else roles)]
                assert [s for s in secrets if s in text] == [], what
        assert await house.lines(path.split("/")[2]) == lines


async def test_who_watches_hears_what_is_public(tmp_path: Path) -> None:
    async with open_house(tmp_path, GUARDED) as house:
        path, tokens, people = await in_mid_game(house)
        watcher = await house.sit(path.split("/")[2], None)
        for person in people:
            await person.until(lambda s: s["room"]["watchers"] == 1)
        for person in people:
            if person.state["ask"]:
                await person.answer(person.state["ask"]["options"][0])
        await watcher.send({"type": "ping"})
        while (await watcher.next())["type"] != "pong":
            pass
        truth = [str(role_of(p.state, n)) for n, p in enumerate(people)]
        check(watcher.heard, None, truth, "no seed is as long as this")
        assert [s for s in [*tokens, *SECRETS] if s in json.dumps(watcher.heard)] == []
        assert {key for m in watcher.heard if m["type"] == "state" for key in m["room"]["seats"][0]} == {
            "seat", "name", "kind", "face", "online", "ready", "muted", "stand_in", "instead", "unnamed",
        }  # fmt: skip


# -- in time ---------------------------------------------------------------------------------------------------------


async def until_day(person: Person) -> Message:
    """Play until the first day."""
    while not (person.state and person.state["view"] and person.state["view"]["phase"] == "day"):
        if person.state and person.state["ask"]:
            await person.answer(person.state["ask"]["options"][0])
        else:
            await person.next()
    return person.state


async def test_who_only_watches_stays_behind_when_the_server_restarts(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, delay=600)
        tokens = await house.fill(room)
        watcher = await house.sit(room["room"], None)
        await watcher.next()
        ann = await house.sit(room["room"], tokens[0])
        await until_day(ann)
        shown = watcher.events
    async with open_house(tmp_path, QUIET) as house:
        again = await house.sit(room["room"], None)
        state = await again.next()
        assert (again.events, state["view"]["phase"], state["pace"]) == (shown, watcher.state["view"]["phase"], None)
        ann = await house.sit(room["room"], tokens[0])
        assert len((await ann.next())["events"]) > len(shown)
        late = await house.sit(room["room"], None, since=len(ann.events) + 50)
        assert (await late.next())["from"] == 0


def test_what_is_old_enough_is_shown() -> None:
    play = duskbell.start("mafia", players=6, seed=3)
    behind = DelayedView(play, 30, 100.0)
    first = behind.view.version
    assert first == play.view(None).version, "how it begins is no secret"

    def answer_all() -> int:
        for seat, ask in list(play.open.items()):
            play.answer(seat, ask.options[0])
        return play.view(None).version

    while (second := answer_all()) == first:
        pass
    behind.follow(110.0)
    assert (behind.view.version, behind.next()) == (first, 140.0)
    behind.follow(139.9)
    assert behind.view.version == first
    while (third := answer_all()) == second:
        pass
    behind.follow(140.0)
    assert (behind.view.version, behind.next()) == (second, 170.0)
    after = DelayedView(play, 30, 1_000.0, behind.shown)
    assert (after.view.version, after.next()) == (second, 1_030.0), "nobody knows how old the rest is"
    after.follow(1_030.0)
    assert (after.view.version, after.next()) == (third, None)
    assert after.view.state() == play.view(None).state()


def test_an_undo_is_shown_when_it_is_old_enough() -> None:
    """Until then those who watch see what had happened go on, and a restart shows no more of it than before."""
    play = duskbell.start("mafia", players=6, seed=3, checkpoints=True)
    behind = DelayedView(play, 30, 0.0)

    def answer_all(now: float) -> tuple[int, object]:
        before = play.view(None).version
        while play.view(None).version == before:
            for seat, ask in list(play.open.items()):
                play.answer(seat, ask.options[0])
        behind.follow(now)
        return play.view(None).version, play.view(None).state()

    first = answer_all(10.0)
    second = answer_all(20.0)
    play.rule(Ruling("undo", "a slip", count=3))
    behind.undone(25.0)
    undone = play.view(None).version, play.view(None).state()
    assert undone[1] not in (first[1], second[1])
    behind.follow(25.0)
    for now, told in ((39.9, None), (40.0, first), (50.0, second), (54.9, second)):
        behind.follow(now)
        assert behind.epoch == 0
        assert told is None or (behind.view.version, behind.view.state()) == told
        assert not any(type(e.event) is Undone for e in behind.view.table.log)
    again = DelayedView(play, 30, 1_000.0, behind.shown)
    assert again.view.version < undone[0], "what was taken back is not there, and that it was is told later"
    again.follow(1_030.0)
    behind.follow(55.0)
    for shown in (again, behind):
        assert (shown.view.version, shown.view.state(), shown.next()) == (*undone, None)
    assert behind.epoch == 1
    third = answer_all(60.0)
    behind.follow(90.0)
    assert (behind.view.version, behind.view.state()) == third
    assert behind.shown == len(play.table.log)
