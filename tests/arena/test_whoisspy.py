"""Agents of whoisspy play Werewolf: what they are sent follows from their view, and what they answer is understood."""

from __future__ import annotations

import json
import re
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from duskbell.arena import play_out, simulate
from duskbell.arena.outside import outsiders
from duskbell.arena.outside.whoisspy import Reply, WhoisspyBot
from duskbell.arena.sitting import sit
from duskbell.bots import BadBot
from duskbell.kernel import Ask

STATUSES = {
    "start", "night", "wolf_speech", "skill", "skill_result", "night_info", "discuss", "vote", "vote_result", "result",
    "sheriff_speech", "sheriff", "sheriff_vote", "sheriff_election", "sheriff_speech_order", "hunter", "hunter_result",
}  # fmt: skip
"""Those that the sdk knows."""


class Agent:
    """Remembers what it was sent, as the sdk's agents do, and knows the basic statuses only where it is `simple`."""

    def __init__(self, simple: bool = False) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.simple = simple

    def answer(self, where: str, req: dict[str, Any]) -> dict[str, Any] | None:
        self.sent.append((where, req))
        assert set(req) == {"status", "name", "message", "role", "round"}
        status = req["status"]
        if self.simple and status.startswith(("sheriff", "hunter")):
            return None
        if where != "interact":
            return {"success": True, "result": None, "errMsg": None}
        names = req["message"].split(",")
        if req["role"] == "witch" and status == "skill":
            return {"success": True, "result": f"救{req['message']}" if req["message"] else "毒2号"}
        if status in ("discuss", "sheriff_speech"):
            return {"success": True, "result": "我是好人，过。"}
        if status == "sheriff_election":
            return {"success": True, "result": "上警"}
        return {"success": True, "result": names[-1], "skillTargetPlayer": names[-1]}


@contextmanager
def served(agent: Agent) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            req = json.loads(self.rfile.read(int(self.headers["content-length"])))
            said = agent.answer(self.path.removeprefix("/agent/"), req)
            raw = b"" if said is None else json.dumps(said).encode()
            self.send_response(500 if said is None else 200)
            self.send_header("content-length", str(len(raw)))
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"whoisspy:http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("simple", [False, True])
def test_an_agent_plays_whole_tables(simple: bool) -> None:
    agent = Agent(simple)
    statuses = Counter[tuple[str, str]]()
    with served(agent) as url:
        for seed in range(5):
            agent.sent.clear()
            play, bots = sit("werewolf", 9, f"w{seed}", {}, f"3={url}")
            play_out(play, bots, f"w{seed}")
            assert play.over
            tally = outsiders(bots)[url]
            assert tally.illegal == 0
            assert simple or tally.failed == 0, tally.why
            assert [where for where, _ in agent.sent[:2]] == ["init", "perceive"]
            assert agent.sent[1][1]["name"] == "3号"
            assert agent.sent[-1][1]["status"] == "result"
            roles = {req["role"] for _, req in agent.sent}
            assert roles == {play.table.seats[2].role.id}
            mates = [f"{s.no + 1}号" for s in play.table.seats if s.team == "wolves" and s.no != 2]
            wolf = play.table.seats[2].team == "wolves"
            assert agent.sent[1][1]["message"] == (",".join(mates) if wolf else ""), "wolves know each other"
            assert wolf or not any(req["status"] == "wolf_speech" for _, req in agent.sent)
            votes = [line for line in play.lines if line[:2] == (2, "werewolf.vote-exile") and len(line) == 3]
            asked = [req for where, req in agent.sent if (where, req["status"]) == ("interact", "vote")]
            assert [line[2] for line in votes] == [
                f"#{int(req['message'].split('号')[-2].lstrip(',')) - 1}" for req in asked
            ]
            statuses.update((where, req["status"]) for where, req in agent.sent)
    assert {status for _, status in statuses} <= STATUSES
    for some in ("night", "night_info", "discuss", "vote", "vote_result", "result"):
        assert statuses["perceive", some] > 0, some
    for some in ("skill", "discuss", "vote"):
        assert statuses["interact", some] > 0, some


def test_what_an_agent_is_sent_follows_from_its_view() -> None:
    """Twins: the same view gives the same messages, whatever the table hides."""
    sent: dict[str, str] = {}
    worlds: dict[str, set[str]] = {}
    agent = Agent()
    with served(agent) as url:
        for seed in range(12):
            agent.sent.clear()
            play, bots = sit("werewolf", 6, f"t{seed}", {}, f"plain,3={url}")
            bot = bots[2].bot  # type: ignore[attr-defined]
            while not play.over and 2 not in play.open:
                seat, ask = next(iter(play.open.items()))
                play.answer(seat, play.moderated(ask) if seat < 0 else ask.options[0], ask=ask)
            if play.over:
                continue
            view = play.view(2)
            bot(view, play.open[2])
            heard = repr((view.as_data()[1:], play.open[2]))
            assert sent.setdefault(heard, repr(agent.sent)) == repr(agent.sent)
            worlds.setdefault(heard, set()).add(repr([s.role for s in play.table.seats]))
    assert any(len(some) > 1 for some in worlds.values()), "no two tables looked alike: this test tries nothing"


@pytest.mark.parametrize(
    ("key", "options", "said", "meant"),
    [
        ("witch", ("antidote", "#1", "#3", "pass"), Reply(True, "救4号"), "antidote"),
        ("witch", ("#1", "#3", "pass"), Reply(True, "救4号"), "pass"),
        ("witch", ("antidote", "#1", "#3", "pass"), Reply(True, "毒 2号"), "#1"),
        ("witch", ("antidote", "#1", "#3", "pass"), Reply(True, "不使用"), "pass"),
        ("run", ("run", "stay"), Reply(True, "不上警"), "stay"),
        ("run", ("run", "stay"), Reply(True, "上警"), "run"),
        ("order", ("forward", "reverse"), Reply(True, "小号优先"), "forward"),
        ("vote-exile", ("#1", "#3", "pass"), Reply(True, "我投 No.4 出局"), "#3"),
        ("vote-exile", ("#1", "#3", "pass"), Reply(True, "9号"), "pass"),
        ("check", ("#1", "#3"), Reply(True, "", "2号"), "#1"),
        ("check", ("#1", "#3"), Reply(True, "谁也不验"), None),
        ("draw", ("yes", "no"), Reply(True, "不开枪"), "no"),
        ("draw", ("yes", "no"), Reply(True, "2号"), "yes"),
    ],
)
def test_what_it_answers_is_understood(key: str, options: tuple[str, ...], said: Reply, meant: str | None) -> None:
    bot = WhoisspyBot("http://127.0.0.1:1", "werewolf")
    ask: Ask[Any] = Ask(0, f"werewolf.{key}", options)
    assert bot._understood(key, ask, ["#1", "#3"], said) == meant


def test_it_plays_werewolf_alone() -> None:
    with served(Agent()) as url, pytest.raises(BadBot, match="play werewolf, not mafia"):
        simulate("mafia", 6, 1, bots=f"2={url}")
    with pytest.raises(BadBot, match=re.escape("nobody answers")):
        simulate("werewolf", 6, 1, bots="2=whoisspy:http://127.0.0.1:1")
