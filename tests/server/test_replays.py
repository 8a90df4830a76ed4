"""A finished table told again."""

from __future__ import annotations

from pathlib import Path

import pytest

import duskbell
from duskbell.arena import play_out
from duskbell.arena.sitting import sit
from duskbell.games.mafia.table import Died, Learned
from duskbell.kernel import MODERATOR, Record
from duskbell.kernel.core_events import Ended, PhaseBegan
from duskbell.kernel.event import Entry
from duskbell.kernel.recap import facts_of
from duskbell.server.hindsight.replay import Finished, knowledge, recap, replay
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import FAST, QUIET, open_house
from tests.server.reading import all_seated, fault, finished, moderated, play_some, unrolled

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


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
        at_last = (await house.get(f"{path}/replay?as=moderator&last=true")).json()
        assert (at_last["events"], at_last["frames"]) == (whole["events"], [last]), "for who wants no more of it"
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


def test_since_when_anything_was_known() -> None:
    """An angel since the night in which it asked, killers of each other since the first night, all since a death."""
    play, bots = sit("mafia", 8, "since", {}, "plain")
    play_out(play, bots, "since")
    log = play.table.log
    rows = knowledge(Finished(play.game, play.record.header, tuple(log)))
    begun = [n for n, e in enumerate(log) if isinstance(e.event, PhaseBegan)]
    assert len(begun) == len(rows.phases)

    def phase(at: int) -> int:
        return sum(n <= at for n in begun)

    angels = [(phase(n), e.event) for n, e in enumerate(log) if isinstance(e.event, Learned)]
    dead = {e.event.seat: phase(n) for n, e in enumerate(log) if isinstance(e.event, Died)}
    killers = [s.no for s in play.table.seats if s.team == "killers"]
    assert angels
    assert dead
    known = {rows.phases[(rows.since[a][b] or 0) - 1] for a in killers for b in killers if a != b}
    assert known == {("night", 1)}
    for at, told in angels:
        assert rows.since[told.seat][told.target] == min(at, dead.get(told.target, at))
    # the dead watch the nights, so one that was never dead
    villager = next(s.no for s in play.table.seats if s.role.id == "villager" and s.no not in dead)
    for n in range(8):
        assert n == villager or rows.since[villager][n] == dead.get(n)


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


async def test_what_takes_too_long_is_told_so_and_no_fault_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("duskbell.server.hindsight.believing.PATIENCE", 0.0)
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create()
        await house.fill(room)
        assert await fault(house, f"/rooms/{room['room']}/worlds?as=0", room["token"]) == (503, "no-insight")
    assert "failed" not in caplog.text


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
