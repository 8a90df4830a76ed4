"""What can be read: others' views for a moderator, notebooks, moments to go back to, replays, who knew what."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.arena import play_out
from duskbell.arena.sitting import sit
from duskbell.kernel import MODERATOR, Record
from duskbell.kernel.core_events import Ended
from duskbell.kernel.event import Entry
from duskbell.kernel.recap import facts_of
from duskbell.server.hindsight.notes import merged
from duskbell.server.hindsight.replay import Finished, knowledge, recap, replay
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import FAST, QUIET, House, Person, open_house
from tests.server.play import all_play

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Frame = dict[str, Any]


async def fault(house: House, path: str, token: str | None = None) -> tuple[int, str]:
    """Status and key of a refusal, which must be one sentence."""
    answer = await house.get(path, token)
    error = answer.json()["error"]
    assert error["message"].endswith(".")
    assert len(error["message"]) < 300
    return answer.status_code, error["key"]


async def put(house: House, path: str, body: Any, token: str | None) -> tuple[int, str]:
    """Status, and key of the refusal if it is one."""
    headers = {"content-type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = await house.http.put(path, content=content, headers=headers)
    return answer.status_code, answer.json()["error"]["key"] if answer.content else ""


async def hear_all(people: list[Person]) -> None:
    """Hear everything that was sent up to now."""
    for person in people:
        await person.send({"type": "ping"})
        while (await person.next())["type"] != "pong":
            pass


async def moderated(house: House, players: int = 6, people: int = 6, **wishes: Any) -> tuple[str, list[str], Person]:
    """A table with a person in the moderator's chair: its path, the tokens (the moderator's first), the moderator."""
    room = await house.create(players, moderator="me", **wishes)
    tokens = await house.fill(room, people=people)
    moderator = await house.sit(room["room"], room["token"])
    await moderator.until(lambda s: s["view"] is not None)
    return f"/rooms/{room['room']}", tokens, moderator


async def finished(house: House, people: int = 3, players: int = 8) -> tuple[str, list[Person]]:
    """A table played to its end by people and bots: its path and the people, who sit on the first seats."""
    room = await house.create(players)
    tokens = await house.fill(room, people=people - 1)
    here = [await house.sit(room["room"], token) for token in tokens]
    await all_play(here)
    await hear_all(here)
    return f"/rooms/{room['room']}", here


# -- views -----------------------------------------------------------------------------------------------------------


async def test_a_moderator_looks_with_anybodys_eyes(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        for seat, token in enumerate(tokens[1:]):
            own = (await house.get(f"{path}/view", token)).json()
            seen = (await house.get(f"{path}/view?as={seat}", tokens[0])).json()
            again = (await house.get(f"{path}/view?as={seat}", token)).json()
            for state in (own, seen, again):
                state["ask"] = state["ask"] and {**state["ask"], "left": None}
            assert seen == again == own
        public = (await house.get(f"{path}/view?as=public", tokens[0])).json()
        assert public["me"] is None
        assert {s["role"] for s in public["view"]["seats"]} == {None}
        whole = (await house.get(f"{path}/view?as=moderator", tokens[0])).json()
        again = (await house.get(f"{path}/view", tokens[0])).json()
        for state in (whole, again):
            state["waits"] = [{**wait, "left": None} for wait in state["waits"]]
        assert whole == again
        assert all(s["role"] for s in whole["view"]["seats"])


async def test_a_moderator_is_told_what_can_be_changed_by_hand(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(house)
        await moderator.until(lambda s: s["view"]["phase"] != "deal")
        choices = (await house.get(f"{path}/hands", tokens[0])).json()
        assert {"seat": 0, "change": "life", "to": ["dead"]} in choices
        assert (await fault(house, f"{path}/hands", tokens[1]))[1] == "forbidden"
        ruling = {"kind": "hand", "reason": "left", "seat": 0, "change": "life", "to": "dead"}
        await moderator.send({"type": "rule", "ruling": ruling})
        assert (await moderator.reply("rule"))["type"] == "ok"
        assert {c["change"] for c in (await house.get(f"{path}/hands", tokens[0])).json() if c["seat"] == 0} == {
            "life",
            "mark",
        }


async def test_a_seat_has_no_eyes_but_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        for eyes in ("1", "5", "moderator"):
            assert await fault(house, f"{path}/view?as={eyes}", tokens[1]) == (403, "forbidden")
        assert (await house.get(f"{path}/view?as=public", tokens[1])).json()["me"] is None
        assert await fault(house, f"{path}/view?as=1") == (401, "unauthorized")


@pytest.mark.parametrize("eyes", ["x", "-1", "1.5", "%00", "٣", "Public"])
async def test_nobodys_eyes(tmp_path: Path, eyes: str) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house, people=1)
        assert await fault(house, f"{path}/view?as={eyes}", tokens[0]) == (400, "bad-message")
        assert await fault(house, f"{path}/replay?as={eyes}") == (400, "bad-message")
        for nobody in ("6", "1" * 21):
            assert await fault(house, f"{path}/view?as={nobody}", tokens[0]) == (400, "no-seat")


# -- notebooks -------------------------------------------------------------------------------------------------------

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


# -- moments ---------------------------------------------------------------------------------------------------------


async def all_seated(house: House, path: str, tokens: list[str], moderator: Person) -> list[Person]:
    """Everybody is connected: the moderator first."""
    everybody = [moderator, *[await house.sit(path[-8:], token) for token in tokens[1:]]]
    await hear_all(everybody)
    for person in everybody:
        await person.until(lambda s: s["view"] is not None)
    return everybody


async def play_some(everybody: list[Person], count: int) -> None:
    """So many answers, of whoever is asked."""
    for _ in range(count):
        await hear_all(everybody)
        asked = next(p for p in everybody if p.state["ask"])
        assert (await asked.answer(asked.state["ask"]["options"][0]))["type"] == "ok"
    await hear_all(everybody)


async def test_moments_lead_where_an_undo_leads(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(
            house, decoys=False, seed=4, options={"angels": 0, "killer_rounds": 1}
        )
        everybody = await all_seated(house, path, tokens, moderator)
        await play_some(everybody, 6)
        lines = await house.lines(path[-8:])
        found = (await house.get(f"{path}/moments", tokens[0])).json()
        answers = [line for line in lines if isinstance(line[0], int) and line[0] != -1]
        assert [m["count"] for m in found] == list(range(1, len(answers) + 1))
        told = [("moderator" if line[0] == MODERATOR else line[0], line[1], line[2]) for line in reversed(answers)]
        assert [(m["seat"], m["key"], m["option"]) for m in found] == told
        assert (found[-1]["day"], found[-1]["phase"], found[-1]["stage"]) == (1, "night", "killers")
        assert [m["day"] for m in found] == sorted([m["day"] for m in found], reverse=True)
        for count in (1, 3, len(found)):
            seen = (await house.get(f"{path}/moments/{count}", tokens[0])).json()
            assert set(seen) == {"before", "after", "ask"}
            assert seen["before"] == (await house.get(f"{path}/view", tokens[0])).json()["view"]
            assert found[count - 1]["key"] in seen["ask"]
            assert seen["after"]["stage"] == found[count - 1]["stage"]
        assert await house.lines(path[-8:]) == lines, "looking changes nothing"
        await moderator.silent()
        seen = (await house.get(f"{path}/moments/3", tokens[0])).json()
        await moderator.send({"type": "rule", "ruling": {"kind": "undo", "count": 3, "reason": "a slip"}})
        await moderator.until(lambda s: any(e["type"] == "core.undone" for e in s["events"]))
        assert moderator.state["view"] == seen["after"]
        again = (await house.get(f"{path}/moments", tokens[0])).json()
        assert [m["key"] for m in again] == [m["key"] for m in found[3:]]


async def test_only_a_moderator_who_does_not_play_looks_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        plain = await house.create()
        await house.fill(plain)
        for where in ("moments", "moments/1"):
            assert await fault(house, f"{path}/{where}", tokens[1]) == (403, "forbidden")
            assert await fault(house, f"{path}/{where}") == (401, "unauthorized")
            at = f"/rooms/{plain['room']}/{where}"
            assert await fault(house, at, plain["token"]) == (403, "forbidden"), "a host who plays is no moderator"
            lobby = await house.create(moderator="me")
            assert await fault(house, f"/rooms/{lobby['room']}/{where}", lobby["token"]) == (409, "not-started")


async def test_where_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, _ = await moderated(house)
        assert (await house.get(f"{path}/moments", tokens[0])).json() == []
        for count in ("1", "0", "-3", "9" * 30):
            assert await fault(house, f"{path}/moments/{count}", tokens[0]) == (400, "bad-ruling")
        assert (await house.get(f"{path}/moments/first", tokens[0])).status_code == 404


# -- replays ---------------------------------------------------------------------------------------------------------


def unrolled(frames: list[Frame]) -> list[Frame]:
    """The whole view at each frame, as a page makes it."""
    now = dict(frames[0])
    whole = [now]
    for frame in frames[1:]:
        seats = {s["seat"]: s for s in [*now["seats"], *frame.get("seats", [])]}
        now = {**now, **frame, "seats": [seats[n] for n in sorted(seats)]}
        whole.append(now)
    return whole


async def test_a_replay_is_what_the_seat_saw(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        path, people = await finished(house)
        for person in people:
            told = (await house.get(f"{path}/replay?as={person.state['me']}")).json()
            assert set(told) == {"events", "frames"}
            while len(person.events) < len(told["events"]):  # the bots give their thanks after the end
                await person.next()
            assert told["events"] == person.events
            assert len(told["frames"]) == len(told["events"]) + 1
            whole = unrolled(told["frames"])
            assert whole[0]["phase"] == ""
            assert {s["role"] for s in whole[0]["seats"]} == {None}
            assert {s["name"] for s in whole[0]["seats"]} >= {"Ann"}
            for heard in person.heard:
                if heard["type"] == "state" and heard["view"]:
                    assert whole[heard["version"]] == heard["view"], "at every moment what was on the screen then"
            quiet = [f for f, e in zip(told["frames"][1:], told["events"], strict=True) if e["type"] == "core.said"]
            assert all(f == {} for f in quiet), "what changes nothing takes no room"


async def test_a_replay_as_public_and_as_moderator(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        path, people = await finished(house, people=1)
        public = (await house.get(f"{path}/replay?as=public")).json()
        assert (await house.get(f"{path}/replay")).json() == public
        assert not any(e.get("private") for e in public["events"])
        end = next(n for n, e in enumerate(public["events"]) if e["type"] == "core.ended")
        dead = {e["seat"] for e in public["events"][:end] if e["type"] == "mafia.died"}
        assert {s["seat"] for s in unrolled(public["frames"])[end]["seats"] if s["role"]} == dead
        whole = (await house.get(f"{path}/replay?as=moderator")).json()
        assert len(whole["events"]) > len(public["events"])
        last = unrolled(whole["frames"])[-1]
        assert [s["role"] for s in last["seats"]] == [s["role"] for s in people[0].state["view"]["seats"]]


async def test_what_is_over_is_read_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, moderator = await moderated(house, decoys=False)
        lobby = await house.create()
        paths = [f"{path}/replay?as=1", f"{path}/replay?as=public", f"{path}/knowledge", f"{path}/recap"]
        for at in (*paths, f"/rooms/{lobby['room']}/replay", f"/rooms/{lobby['room']}/knowledge"):
            assert await fault(house, at) == (409, "not-over")
        assert await fault(house, "/rooms/abcdefgh/replay") == (404, "no-room")
        await play_some(await all_seated(house, path, tokens, moderator), 1)
        await moderator.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await moderator.until(lambda s: s["outcome"] is not None)
        for at in paths:
            assert (await house.get(at)).status_code == 200
        assert await fault(house, f"{path}/replay?as=6") == (400, "no-seat")
        await moderator.send({"type": "rule", "ruling": {"kind": "undo", "count": 1, "reason": "too early"}})
        await moderator.until(lambda s: s["outcome"] is None)
        for at in paths:
            assert await fault(house, at) == (409, "not-over")


async def test_who_knew_what(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        path, people = await finished(house)
        rows = (await house.get(f"{path}/knowledge")).json()["seats"]
        truth = [s["role"] for s in people[0].state["view"]["seats"]]
        assert len(rows) == len(truth)
        for seat, row in enumerate(rows):
            told = (await house.get(f"{path}/replay?as={seat}")).json()
            end = next(n for n, e in enumerate(told["events"]) if e["type"] == "core.ended")
            assert row == [s["role"] for s in unrolled(told["frames"])[end]["seats"]]
            assert row[seat] == truth[seat], "everybody knew the own card"
            assert all(known in (None, truth[n]) for n, known in enumerate(row))
        dead = {e["seat"] for e in told["events"] if e["type"] == "mafia.died"}
        killers = [n for n, role in enumerate(truth) if role == "killer"]
        for seat, row in enumerate(rows):
            assert all(row[n] for n in dead), "a card turned face up was known to all"
            if seat in killers:
                assert all(row[n] == "killer" for n in killers)
        assert any(None in row for row in rows), "not everything was known to everybody"
        early = (await house.get(f"{path}/knowledge?phases=1")).json()["seats"]
        second = [n for n, e in enumerate(told["events"]) if e["type"] == "core.phase-began"][1]
        assert early[-1] == [s["role"] for s in unrolled(told["frames"])[second]["seats"]]
        assert (await house.get(f"{path}/knowledge?phases=99")).json()["seats"] == rows
        assert (await house.get(f"{path}/knowledge?phases=0")).status_code == 400
        wrong = await house.get(f"{path}/worlds?as=0&at=-5")
        assert wrong.json()["error"]["message"].startswith("`at` is no such number"), "by its name in the address"


@pytest.mark.parametrize(("game", "players"), [("mafia", 8), ("werewolf", 12), ("shadow_hunters", 6)])
def test_who_knew_a_side_or_was_told_of_one(game: str, players: int) -> None:
    """Wolves know each other though not which wolf; who asks the referee has learnt something; sides are true."""
    play, bots = sit(game, players, "3", {}, "plain")
    play_out(play, bots, "3")
    rows = knowledge(Finished(play.game, play.record.header, tuple(play.table.log)))
    seats = play.table.seats
    for me in range(players):
        assert rows.teams[me][me] == seats[me].team
        assert all(team in (None, seats[n].team) for n, team in enumerate(rows.teams[me]))
        assert not rows.marks[me][me]
    evil = [s.no for s in seats if s.team in ("killers", "wolves")]
    assert all(rows.teams[me][n] == seats[n].team for me in evil for n in evil)
    told = {mark for row in rows.marks for marks in row for mark in marks}
    assert told & {"killer", "not-killer", "seen-good", "seen-wolf"} or game == "shadow_hunters"
    for row in rows.marks:
        for n, marks in enumerate(row):
            if "seen-wolf" in marks or "killer" in marks:
                assert n in evil


def test_a_proof_tells_nobody_what_they_knew_before_it() -> None:
    """The wolves show where all sit (绑票), and the game ends: what that proves nobody knew by then."""
    for n in range(40):
        play, bots = sit("werewolf", 12, f"proof {n}", {}, "plain")
        play_out(play, bots, f"proof {n}")
        if play.table.outcome is not None and play.table.outcome.reason == "werewolf.kidnapped":
            break
    else:
        raise AssertionError("no table ended by a proof")
    rows = knowledge(Finished(play.game, play.record.header, tuple(play.table.log)))
    good = [s.no for s in play.table.seats if s.team == "good"]
    assert all(rows.seats[me][n] is None for me in good for n in good if n != me and play.table.seats[n].alive)
    assert all(rows.teams[me][s.no] is None for me in good for s in play.table.seats if s.no != me and s.alive)


def test_a_recap_through_somebodys_eyes_tells_what_they_saw_and_the_cards_they_knew() -> None:
    play, bots = sit("mafia", 8, "3", {}, "plain")
    play_out(play, bots, "3")
    done = Finished(play.game, play.record.header, tuple(play.table.log))
    truth, seats = recap(done, MODERATOR), play.table.seats
    assert truth == play.game.recap(play.table)
    killer = next(s.no for s in seats if s.team == "killers")
    villager = next(s.no for s in seats if s.role.id == "villager")
    kinds = {seat: {f.what for f in facts_of(recap(done, seat))} for seat in (killer, villager)}
    assert "mafia.chose" in kinds[killer]
    assert "mafia.chose" not in kinds[villager]
    assert "mafia.found-dead" in kinds[villager]
    for seat in (killer, villager):
        told = replay(done, seat)
        for fact in facts_of(recap(done, seat)):
            views = unrolled(told.frames)[fact.at + 1]["seats"]
            card = fact.about.get("role", "?")
            named = [n for n in fact.about.values() if isinstance(n, int) and 0 <= n < 8]
            assert card == "?" or card in [views[n]["role"] for n in named]
    assert all(c.lines for c in recap(done, None).chapters)


def test_a_long_table_of_24_is_one_view_at_every_step() -> None:
    play, bots = sit("mafia", 24, "5", {}, "plain")
    play_out(play, bots, "5")
    log: list[Entry] = list(play.table.log)
    done = Finished(play.game, play.record.header, tuple(log))
    end = next(n for n, e in enumerate(log) if isinstance(e.event, Ended))
    for viewer in (None, MODERATOR, 0, 23):
        told = replay(done, viewer)
        assert unrolled(told.frames)[-1] == play.view(viewer).state()
        assert told.events == play.view(viewer).as_data()
    rows = knowledge(done).seats
    for seat in (0, 11, 23):
        view = done.view(seat)
        view.fold(log[:end])
        assert rows[seat] == [s["role"] for s in view.state()["seats"]]


async def test_what_takes_long_to_make_is_not_made_too_often(tmp_path: Path) -> None:
    hasty = Settings(Tempo.of(0), Limits(messages=(10_000, 10_000), readings=(3, 0.001)))
    async with open_house(tmp_path, hasty) as house:
        path, _ = await finished(house, people=1)
        statuses = [(await house.get(f"{path}/replay")).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert (await house.post("/qr", {"text": "x"})).status_code == 429
        assert (await house.get(path)).status_code == 200, "all else goes on"


async def test_only_what_holds_no_secret_travels_packed(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        path, people = await finished(house)
        assert people
        for at in (f"{path}/replay", f"{path}/replay?as=moderator", f"{path}/record", "/games"):
            assert (await house.get(at)).headers["content-encoding"] == "gzip", at
            plain = await house.http.get(at, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert len(plain.content) == len((await house.get(at)).content)
        room = await house.create(moderator="me")
        await house.fill(room)
        secret = await house.get(f"/rooms/{room['room']}/view", room["token"])
        assert len(secret.content) > 1_024
        assert "content-encoding" not in secret.headers
        assert "content-encoding" not in (await house.get(f"/rooms/{room['room']}/moments", room["token"])).headers


async def test_what_could_have_been_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duskbell.server.hindsight.believing.SECONDS", 0.5)
    async with open_house(tmp_path, FAST) as house:
        path, people = await finished(house)
        events = (await house.get(f"{path}/replay?as=1")).json()["events"]
        began = [n for n, e in enumerate(events) if e["type"] == "core.phase-began"][1]
        asked = await house.get(f"{path}/worlds?as=1&at={began}")
        told = asked.json()
        truth = [s["role"] for s in people[0].state["view"]["seats"]]
        assert all(role in may for role, may in zip(truth, told["possible"], strict=True))
        early = (await house.get(f"{path}/worlds?as=1&at={began + 1}&first=true")).json()
        assert early["witness"] == ""
        assert all(role in may for role, may in zip(truth, early["possible"], strict=True))
        assert told["possible"][1] == [truth[1]]
        assert told["low"] >= 1
        witness = duskbell.rebuild(Record.parse(told["witness"]))
        mine = [e for e in witness.view(1).as_data() if e["type"] != "core.committed"]
        seen = [e for e in events[:began] if e["type"] != "core.committed"]
        assert mine[: len(seen)] == seen
        assert len(told["replay"]["frames"]) == len(told["replay"]["events"]) + 1
        assert (await house.get(f"{path}/worlds?as=1&at={began}")).json() == told
        assert await fault(house, f"{path}/worlds?as=9") == (400, "no-seat")
        assert await fault(house, f"{path}/worlds?as=1&at=9999") == (400, "bad-message")


async def test_while_people_play_only_the_moderator_asks_what_a_seat_can_believe(tmp_path: Path) -> None:
    async with open_house(
        tmp_path, Settings(Tempo.of(0, alone=10_000), Limits(messages=(10_000, 10_000), insights=(5, 0.001)))
    ) as house:
        path, tokens, _ = await moderated(house, decoys=False)
        assert await fault(house, f"{path}/worlds?as=1") == (409, "not-over")
        assert await fault(house, f"{path}/worlds?as=0", tokens[1]) == (403, "forbidden")
        told = (await house.get(f"{path}/worlds?as=1", tokens[0])).json()
        assert len(told["possible"]) == 6
        assert await fault(house, f"{path}/worlds?as=1&at=0", tokens[2]) == (403, "forbidden")
        assert await fault(house, f"{path}/worlds?as=1", "a stranger's") == (409, "not-over"), "as without a token"
        assert await fault(house, f"{path}/worlds?as=1", tokens[0]) == (429, "too-fast")


async def test_who_plays_alone_among_bots_may_ask_for_the_own_seat_but_not_in_a_cup(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        await house.fill(room)
        path, token = f"/rooms/{room['room']}", room["token"]
        told = (await house.get(f"{path}/worlds?as=0", token)).json()
        assert len(told["possible"][0]) == 1
        assert await fault(house, f"{path}/worlds?as=1", token) == (403, "forbidden")
        assert house.app is not None
        (await house.app.state.rooms.get(room["room"])).stored.cup = "abc/robin-1/1"
        assert await fault(house, f"{path}/worlds?as=0", token) == (403, "forbidden"), "a cup's table is no practice"
        assert await fault(house, f"{path}/worlds?as=0&first=true", token) == (403, "forbidden")


async def test_where_the_host_allows_it_everybody_asks_for_the_own_seat_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(insight=True)
        tokens = await house.fill(room, people=1)
        path = f"/rooms/{room['room']}"
        assert (await house.get(path)).json()["insight"] is True
        mine = {seat: (await house.get(f"{path}/worlds?as={seat}", tokens[seat])).json() for seat in (0, 1)}
        assert [len(mine[seat]["possible"][seat]) for seat in (0, 1)] == [1, 1], "who asks knows the own card"
        for seat in (0, 1):
            assert await fault(house, f"{path}/worlds?as={1 - seat}", tokens[seat]) == (403, "forbidden")
        assert await fault(house, f"{path}/worlds?as=0") == (409, "not-over")
        assert house.app is not None
        (await house.app.state.rooms.get(room["room"])).stored.cup = "abc/robin-1/1"
        assert await fault(house, f"{path}/worlds?as=0", tokens[0]) == (403, "forbidden"), "a cup's table counts"


async def test_the_host_may_allow_it_before_the_start_and_nobody_asks_where_it_is_not_allowed(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        path = f"/rooms/{room['room']}"
        for insight in (True, False):
            told = (await house.post(f"{path}/set", {"insight": insight}, room["token"])).json()
            assert told["insight"] is insight
        for seat, token in enumerate(await house.fill(room, people=1)):
            assert await fault(house, f"{path}/worlds?as={seat}", token) == (403, "forbidden")
