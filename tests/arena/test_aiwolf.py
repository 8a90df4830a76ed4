"""The contest's agents at our tables: what they are sent and when, who is late or lost, and logs that come back."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import duskbell
from duskbell.arena.aiwolf import Listener, Manners, csv_log, import_csv
from duskbell.arena.aiwolf.agent import Agent
from duskbell.arena.aiwolf.dark import Dark
from duskbell.arena.aiwolf.hosting import Hosting
from duskbell.arena.aiwolf.manners import cut, game_name
from duskbell.arena.data.decisions import decisions
from duskbell.arena.sitting import play_out, sit
from duskbell.kernel import Ask, DuskbellError, Play
from tests.arena.aiwolf_agents import Script, Scripted, crowd
from tests.server.film import twins

LATE = 0.05


def alive(packet: dict[str, Any], *but: int) -> list[str]:
    names = [name for name, life in packet["info"]["status_map"].items() if life == "ALIVE"]
    return [name for name in names if name not in [game_name(n) for n in but]]


def plain(line: Scripted, packet: dict[str, Any]) -> str | None:
    """Says two things a day, votes for whoever comes last, and chooses whoever comes first."""
    match packet["request"]:
        case "NAME":
            return f"mine{line.seat + 1}"
        case "TALK" | "WHISPER":
            return f"word {line.seat}" if packet["info"]["remain_count"] > 1 else "Over"
        case "VOTE":
            return alive(packet, line.seat)[-1]
        case "DIVINE" | "GUARD" | "ATTACK":
            return alive(packet, line.seat)[0]
    return None


def host(play: Play[Any], script: Script = plain, action: float = 30.0) -> tuple[list[Scripted], Hosting]:
    """Play a table with agents in memory to its end."""
    clock: Counter[str] = Counter()
    lines = [Scripted(n, script, clock) for n in range(len(play.table.seats))]
    agents = {n: Agent(line, f"mine{n + 1}", action, LATE if action < 1 else 30.0) for n, line in enumerate(lines)}
    hosting = Hosting(play, agents, {}, "GAME", Manners())
    asyncio.run(hosting.run())
    return lines, hosting


# -- what is sent ------------------------------------------------------------------------------------------------------


def test_a_day_is_told_in_the_contests_order() -> None:
    play = duskbell.start("aiwolf", 5, seed=3)
    lines, _ = host(play)
    seer = next(s.no for s in play.table.seats if s.role is not None and s.role.id == "seer")
    got = lines[seer].requests
    assert got[:2] == ["INITIALIZE", "DAILY_INITIALIZE"]
    assert got[2:8] == ["TALK", "TALK", "TALK", "DAILY_FINISH", "DIVINE", "DAILY_INITIALIZE"]
    assert got[-1] == "FINISH"
    assert all(line.closed for line in lines)
    first, day = lines[seer].got[1][1], lines[seer].got[7][1]
    assert first["info"]["role_map"] == {game_name(seer): "SEER"}
    assert first["setting"]["role_num_map"]["VILLAGER"] == 2
    assert day["info"]["day"] == 1
    assert day["info"]["divine_result"]["day"] == 0
    assert day["info"]["divine_result"]["agent"] == game_name(seer)


def test_talk_comes_once_and_votes_a_day_later() -> None:
    play = duskbell.start("aiwolf", 5, seed=4)
    lines, _ = host(play)
    for line in lines:
        days: dict[int, list[int]] = {}
        for _, packet in line.got:
            for item in packet.get("talk_history", ()):
                days.setdefault(item["day"], []).append(item["idx"])
            for vote in packet["info"].get("vote_list", ()):
                assert vote["day"] == packet["info"]["day"] - 1
        assert days
        assert all(told == list(range(len(told))) for told in days.values()), "each once, in order"


def test_wolves_alone_hear_the_whispers() -> None:
    play = duskbell.start("aiwolf", 9, seed=2)
    lines, _ = host(play)
    for s, line in zip(play.table.seats, lines, strict=True):
        wolf = s.role is not None and s.role.id == "werewolf"
        heard = any(packet.get("whisper_history") for _, packet in line.got)
        known = line.got[0][1]["info"]["role_map"]
        assert (heard, len(known)) == (wolf, 2 if wolf else 1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 9, 13])
def test_worlds_that_look_alike_are_told_alike(players: int) -> None:
    """Two seats have changed cards. Everybody says and does the same, whoever is asked: so whoever knows neither card
    gets the same packets, after as many answers.
    """
    compared = 0
    for seed in range(2 if players == 13 else 4):
        first, second = twins("aiwolf", players, seed)
        moved = {n for n in second.moved if n >= 0}
        roles = [[s.role.id for s in world.play.table.seats] for world in (first, second)]
        packs = [{n for n, role in enumerate(held) if role == "werewolf"} for held in roles]
        never = moved | packs[0] | packs[1]

        def script(line: Scripted, packet: dict[str, Any], never: set[int] = never) -> str | None:
            if packet["request"] in ("DIVINE", "GUARD", "ATTACK", "VOTE"):
                others = alive(packet, *never)
                return others[0] if packet["request"] != "VOTE" else others[-1]
            return plain(line, packet)

        told = [host(world.play, script)[0] for world in (first, second)]
        for n in set(range(players)) - moved:
            if n in packs[0] and moved & (packs[0] | packs[1]):
                continue  # a wolf knows who the wolves are
            one, two = [[got for got in lines[n].got if got[1]["request"] != "FINISH"] for lines in told]
            until = min(len(one), len(two)) if len(one) != len(two) else len(one)
            assert one[:until] == two[:until], (seed, n)
            assert len(one) == len(two) or first.play.outcome != second.play.outcome
            compared += 1
    assert compared >= players


# -- who is late, lost or talks nonsense -------------------------------------------------------------------------------


def test_the_dark_lasts_as_long_as_all_can_reckon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the pace of answers by day, for as many answers as the dark may need; beyond that twice as long."""
    t = duskbell.start("aiwolf", 13, seed=1).table
    dark = Dark(None, 3)
    dark.answered(Ask(0, "aiwolf.talk", ("over",), (), "over"), 1.0)
    dark.answered(Ask(0, "aiwolf.vote", ("#1",), (), "#1"), 3.0)
    dark.answered(Ask(0, "aiwolf.divine", ("#1",), (), "#1"), 50.0)
    assert dark.lasts(t) == 2 * 2.0 * (3 * 4 + 1 + 1)
    for s in t.seats[:8]:
        s.alive = False
    assert dark.lasts(t) == 2 * 2.0 * (2 * 4 + 1 + 1)  # five live: a third wolf would have won
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def night(took: float, least: float | None) -> None:
        times = iter((100.0, 100.0 + took))
        dark = Dark(least, 3, lambda: next(times))
        dark.fall()
        await dark.lift(t)
        await dark.lift(t)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for took, least in ((10.0, 30.0), (40.0, 30.0), (5.0, 0.0)):
        asyncio.run(night(took, least))
    assert slept == [20.0, 20.0]


@pytest.mark.slow
def test_who_is_late_but_answers_to_the_name_stays() -> None:
    def late(line: Scripted, packet: dict[str, Any]) -> str | None:
        return None if line.seat == 0 and packet["request"] in ("TALK", "VOTE") else plain(line, packet)

    play = duskbell.start("aiwolf", 5, seed=3)
    lines, hosting = host(play, late, LATE)
    assert "NAME" in lines[0].requests
    assert not hosting.agents[0].broken
    assert play.outcome is not None
    assert play.outcome.teams
    turns = [item for _, p in lines[1].got for item in p.get("talk_history", ()) if item["agent"] == game_name(0)]
    assert turns
    assert all(item["skip"] and not item["over"] for item in turns), "its turns go by, and it has not given up"


def test_who_is_lost_breaks_a_small_table_off() -> None:
    def silent(line: Scripted, packet: dict[str, Any]) -> str | None:
        return None if line.seat == 0 else plain(line, packet)

    play = duskbell.start("aiwolf", 5, seed=3)
    lines, hosting = host(play, silent, LATE)
    assert hosting.agents[0].broken == "it answered neither in time nor to its name"
    assert play.outcome is not None
    assert (play.outcome.teams, play.outcome.reason) == ((), "core.broken-off")
    assert lines[1].requests[-1] == "FINISH"


def test_who_hangs_up_is_played_around_at_a_larger_table() -> None:
    class Gone(Scripted):
        async def send(self, message: str) -> None:
            raise ConnectionResetError

    play = duskbell.start("aiwolf", 13, seed=5)
    clock: Counter[str] = Counter()
    lines = [(Gone if n == 0 else Scripted)(n, plain, clock) for n in range(13)]
    agents = {n: Agent(line, f"mine{n}", 5.0, 5.0) for n, line in enumerate(lines)}
    asyncio.run(Hosting(play, agents, {}, "GAME", Manners()).run())
    assert agents[0].broken == "the connection is lost (ConnectionResetError)"
    assert play.outcome is not None
    assert play.outcome.teams


def test_nonsense_is_no_vote() -> None:
    def wild(line: Scripted, packet: dict[str, Any]) -> str | None:
        said = plain(line, packet)
        return said if said is None or packet["request"] in ("NAME", "TALK") else "Agent[99]"

    play = duskbell.start("aiwolf", 5, seed=3)
    host(play, wild)
    assert play.outcome is not None
    assert play.outcome.reason == "aiwolf.quiet"


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  a\nb\tc  ", "a b c"),
        ("x" * 9, "x" * 5),
        ("a b c d e f g", "a b c d e"),
        ("0123456 @Agent[02] 0123456", "01234 @Agent[02] 012"),
        ("@Agent[01] 0123456", "@Agen"),
        ("", ""),
    ],
)
def test_an_utterance_is_one_line_and_no_longer_than_allowed(said: str, heard: str) -> None:
    assert cut(said, 0, 5, Manners(base=5, mention=3)) == heard


# -- the door ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("players", "free"), [(5, 0), (9, 2), (13, 0)])
def test_agents_on_the_contests_library_play_whole_tables(tmp_path: Path, players: int, free: int) -> None:
    pytest.importorskip("aiwolf_nlp_common")

    async def play() -> tuple[Counter[str], list[BaseException]]:
        told: list[str] = []
        options = {"free_seconds": free, "talk_turns": 2}
        listener = Listener(players, options=options, token="sesame", tables=1, seed="7", to=tmp_path, tell=told.append)
        ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(listener.run("127.0.0.1", 0, ready.set_result))
        found = await asyncio.to_thread(crowd, f"ws://127.0.0.1:{await ready}/ws", players, "sesame")
        await running
        assert [sentence.startswith("table 1: won by ") for sentence in told] == [True]
        return found

    got, raised = asyncio.run(play())
    assert raised == []
    assert got["NAME"] == got["INITIALIZE"] == got["FINISH"] == players
    assert got["TALK_BROADCAST" if free else "TALK"] > players
    record = duskbell.load(tmp_path / "000001.jsonl")
    log = (tmp_path / "000001.csv").read_text(encoding="utf-8")
    assert csv_log(record) == log
    assert csv_log(import_csv(log)) == log


def test_our_bots_take_the_seats_that_are_left_and_after_the_last_table_nobody_comes_in() -> None:
    async def play() -> tuple[str, int]:
        told: list[str] = []
        late = 0
        listener = Listener(5, bots=4, tables=1, seed="7", tell=told.append)
        ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(listener.run("127.0.0.1", 0, ready.set_result))
        url = f"ws://127.0.0.1:{await ready}/ws"
        async with connect(url) as line:
            me = Scripted(0, plain, Counter())
            async for message in line:
                await me.send(str(message))
                if me.requests[-1] == "INITIALIZE":
                    with pytest.raises(InvalidStatus) as refused:
                        await connect(url)
                    late = refused.value.response.status_code
                while not me.replies.empty():
                    await line.send(await me.recv())
        await running
        return told[0], late

    told, late = asyncio.run(play())
    assert "won by" in told
    assert late == 503


def test_the_door_says_who_may_not_come_in() -> None:
    async def knock() -> list[str]:
        listener = Listener(5, token="sesame", tables=1)
        ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(listener.run("127.0.0.1", 0, ready.set_result))
        url, said = f"ws://127.0.0.1:{await ready}/ws", []
        with pytest.raises(InvalidStatus) as refused:
            await connect(url)
        said.append(refused.value.response.body.decode())
        async with connect(f"{url}?token=sesame") as first:
            await first.recv()
            await first.send("twin1\n")
            for name in ("twin1", "", "x" * 65):
                async with connect(url, additional_headers={"Authorization": "Bearer sesame"}) as line:
                    await line.recv()
                    await line.send(name)
                    with pytest.raises(ConnectionClosed):
                        await line.recv()
                    said.append(line.close_reason or "")
        with pytest.raises(DuskbellError) as taken:
            await Listener(5).run("127.0.0.1", await ready)
        said.append(str(taken.value))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return said

    wrong, twice, empty, long, taken = asyncio.run(knock())
    assert "right would be Authorization: Bearer" in wrong
    assert twice.startswith("somebody of this name waits already")
    assert empty == long == "a name has 1 to 64 printable signs."
    assert "nobody can listen on" in taken


@pytest.mark.parametrize(("players", "more"), [(14, {}), (6, {}), (5, {"bots": 5}), (5, {"options": {"turns": 3}})])
def test_no_listener_is_opened_for_what_cannot_be_played(players: int, more: dict[str, Any]) -> None:
    with pytest.raises(DuskbellError):
        Listener(players, **more)


# -- logs --------------------------------------------------------------------------------------------------------------


def log_of(players: int, bots: str, seed: str = "5", **options: Any) -> str:
    play, seated = sit("aiwolf", players, seed, options, bots)
    play_out(play, seated, seed)
    return csv_log(play)


@pytest.mark.parametrize("bots", ["plain", "random"])
@pytest.mark.parametrize(
    "options",
    [{}, {"vote_rounds": 2, "attack_rounds": 2, "no_attack": True}, {"free_seconds": 9}, {"late_verdict": True}],
)
def test_a_log_becomes_a_record_that_repeats_it(bots: str, options: dict[str, Any], tmp_path: Path) -> None:
    log = log_of(9, bots, **options)
    play = import_csv(log)
    play.record.save(tmp_path / "game.jsonl")
    assert csv_log(duskbell.load(tmp_path / "game.jsonl")) == log
    assert len(list(decisions(play.record, text="none", numbers=False))) > 20, "its decisions can be told, too"


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("0,status,1,", "0,status,1,WITCH,ALIVE,a,b\n0,status,1,", "line 1 of the log makes no sense"),
        ("1,vote,", "1,sing,", "is no line of the contest's log"),
        (",result,", ",result", "is no line of the contest's log"),
        ("0,status,1,", "0,status,14,", "this is no log of the contest"),
        ("1,execute,", "1,execute,1,SEER\n1,execute,", "does not follow by the rules"),
        ("0,talk,1,0,", "0,talk,1,0,9", "line "),
        ("VILLAGER\n", "WEREWOLF\n", "ends otherwise: by the rules it is VILLAGER"),
    ],
)
def test_a_log_that_is_none_is_refused_in_a_sentence(was: str, becomes: str, said: str) -> None:
    log = log_of(5, "plain")
    winner = log.rstrip().rpartition(",")[2]
    if was == "VILLAGER\n":
        other = {"VILLAGER": "WEREWOLF", "WEREWOLF": "VILLAGER"}[winner]
        broken, said = log.rstrip().removesuffix(winner) + other + "\n", f"ends otherwise: by the rules it is {winner}"
    else:
        broken = log.replace(was, becomes)
    assert broken != log
    with pytest.raises(DuskbellError, match=said):
        import_csv(broken)


def test_a_log_that_others_have_written_is_read() -> None:
    """Line ends of another system, empty lines, signs in a talk that part lines elsewhere, commas, ballots that count
    for nothing.
    """
    log = log_of(9, "plain")
    said = next(line for line in log.splitlines() if ",talk," in line and not line.endswith(("Over", "Skip")))
    odd = log.replace(said, said + ", a\u2028b\x85c\x0bd")
    assert any(line[0] == "say" and "a\u2028b" in line[3] for line in import_csv(odd).lines)
    story = import_csv(log).outcome
    assert import_csv("\ufeff" + log.replace("\n", "\r\n\r\n")).outcome == story
    assert import_csv(log.rstrip().rpartition(",")[0] + "," + log.rstrip().rpartition(",")[2].lower()).outcome == story
    votes = [line for line in log.splitlines() if line.startswith("1,vote,")]
    assert import_csv(log.replace(votes[0], votes[0].rpartition(",")[0] + ",99")).outcome is not None


def test_a_log_of_an_older_server_is_read() -> None:
    """Players have one name there, and the order of talk is drawn anew in each turn."""
    log = log_of(9, "plain")
    older: list[str] = []
    for line in log.splitlines():
        if ",status," in line:
            line = line.rpartition(",")[0]
        if ",talk," in line and line.split(",")[3] == "1" and ",talk," in older[-1] and older[-1].split(",")[3] == "1":
            older.insert(len(older) - 1, line)
        else:
            older.append(line)
    assert older != [line.rpartition(",")[0] if ",status," in line else line for line in log.splitlines()]
    play = import_csv("\n".join(older))
    assert play.outcome == import_csv(log).outcome
    said = [line.split(",", 5)[5] for line in older if ",talk," in line and not line.endswith((",Over", ",Skip"))]
    assert [line[3] for line in play.record.lines if line[0] == "say" and line[2] == "public"] == said


def test_a_log_whose_wolves_had_won_before_the_night_is_read() -> None:
    """As servers had it until 2024; and who asks about itself by night learns nothing new."""
    logs = (log_of(5, "random", f"{n}", late_verdict=True) for n in range(40))
    log, play = next((log, play) for log in logs if (play := import_csv(log)).table.options.late_verdict)
    assert play.outcome is not None
    assert play.outcome.teams == ("wolves",)
    asked = next(line for line in log.splitlines() if ",divine," in line)
    seer = asked.split(",")[2]
    own = ",".join([*asked.split(",")[:3], seer, "HUMAN"])
    assert import_csv(log.replace(asked, own)).outcome == play.outcome
    drawn = "".join(line for line in log.splitlines(keepends=True) if ",attackVote," not in line)
    assert import_csv(drawn).outcome == play.outcome, "where no wolf has voted the server drew"


def test_an_empty_file_is_no_log() -> None:
    with pytest.raises(DuskbellError, match="this is no log of the contest"):
        import_csv("")
