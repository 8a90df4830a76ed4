"""Bots and games from outside: they sit down unmodified, what they raise is silence, and they are told their view."""

from __future__ import annotations

import json
import re
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

import duskbell
from duskbell.arena import Seating, play_out, seat_bots, simulate, vocabulary
from duskbell.arena.outside import Outsider, load, loading, outsiders
from duskbell.arena.outside.brief import Brief, ask_data, read
from duskbell.arena.outside.model.prompt import Prompt
from duskbell.arena.seating import anywhere
from duskbell.arena.sitting import sit
from duskbell.bots import BadBot, Bot, Saying
from duskbell.games import GAMES, adopt, find
from duskbell.games.mafia import MAFIA
from duskbell.kernel import Ask, Play, View
from duskbell.kernel.errors import BadTable
from duskbell.kernel.many import Many

HERE = "tests.arena.outsiders"
DIGEST = re.compile(rb"[0-9a-f]{64}")
"""The commitment, which differs from table to table."""


def answered(play: Play[Any], seat: int) -> list[tuple[Any, ...]]:
    return [line for line in play.lines if line[0] == seat]


def as_json(view: View[Any]) -> Any:
    return json.loads(json.dumps(view.as_data()))


# -- who sits where ----------------------------------------------------------------------------------------------------


def test_bots_of_ones_own_sit_by_seat_and_talk_in_their_own_words() -> None:
    play, bots = sit("mafia", 7, "s", {}, f"3={HERE}:First,5-6={HERE}:by_hand,7={HERE}:Seeded")
    play_out(play, bots, "s")
    assert play.over
    said = [line for line in play.lines if line[0] == "say" and line[1] == 2]
    assert said
    assert {line[3] for line in said} == {"I trust nobody, 谁也不信。"}
    assert {n for n, bot in bots.items() if isinstance(bot, Outsider)} == {2, 4, 5, 6}
    assert all(len(line) == 3 for line in answered(play, 2) if line[1] == "mafia.kill"), "it was never silent"
    again = duskbell.rebuild(play.record)
    assert again.outcome == play.outcome


def test_no_bot_gets_the_seed_of_which_the_deal_follows() -> None:
    made = load("mafia", f"{HERE}:Seeded")
    seeds = [made(f"s/{table}", seat).bot.seed for table in range(2) for seat in range(2)]
    assert len(set(seeds)) == 4
    assert not any("s/" in seed for seed in seeds)
    assert made("s/0", 1).bot.seed == seeds[1], "it plays alike with the same seed"


def test_by_role_by_team_and_by_share() -> None:
    for seed in ("a", "b", "c"):
        play, bots = sit("mafia", 8, seed, {"angels": 1}, f"angel_of_hearts={HERE}:First,killers=random")
        kinds = {s.role.id: type(bots[s.no]).__name__ for s in play.table.seats}
        assert kinds == {"angel_of_hearts": "Outsider", "killer": "RandomBot", "villager": "PlainMafiaBot"}
        shared = Seating.read(f"25%={HERE}:First").at(play.table, seed)
        assert Counter(shared.values()) == {f"{HERE}:First": 2, "plain": 6}
    drawn = {tuple(Seating.read("25%=random").at(play.table, str(n)).values()) for n in range(20)}
    assert len(drawn) > 5, "each table draws its own"
    nested = Seating.read("2=random,angel_of_hearts=random,village=stand_in,plain").at(play.table, "x")
    by_role = {s.role.id: nested[s.no] for s in play.table.seats if s.no != 1}
    assert by_role == {"angel_of_hearts": "random", "killer": "plain", "villager": "stand_in"}
    assert nested[1] == "random"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("0=plain", "counted from 1"),
        ("5-3=plain", "counted from 1"),
        ("wizard=plain,random", "has no 'wizard'"),
        (f"{HERE}:needs_three", "wants 3 arguments"),
        (f"{HERE}:Nobody", "has no attribute"),
        ("a b=plain", "names no bots"),
    ],
)
def test_a_seating_that_cannot_be_is_refused_in_a_sentence(text: str, why: str) -> None:
    play = duskbell.start("mafia", 7, seed=1, moderator="ask")
    with pytest.raises(BadBot, match=why):
        seat_bots(play, "s", text)


def test_a_server_is_told_at_once_what_it_cannot_seat() -> None:
    assert anywhere(f"3={HERE}:First,seer=random").seats == {2: f"{HERE}:First"}
    for wrong in ("wizard=plain", "3=clever", "3=no_such_module:Bot"):
        with pytest.raises(BadBot):
            anywhere(wrong)


# -- whatever they do --------------------------------------------------------------------------------------------------


def test_whatever_a_bot_raises_is_silence_and_counted() -> None:
    report = simulate("mafia", 7, 4, "w", {}, f"2={HERE}:Wild,4={HERE}:First")
    wild, first = report.outside[f"{HERE}:Wild"], report.outside[f"{HERE}:First"]
    assert report.finished == 4
    assert min(wild.failed, wild.illegal) > 3
    assert wild.why.split(":")[0] in ("ZeroDivisionError", "SystemExit", "KeyError", "TypeError")
    assert (first.failed, first.illegal) == (0, 0)
    assert "failed" in wild.sentence("Wild")
    play, bots = sit("mafia", 7, "w", {}, f"1-7={HERE}:Wild")
    play_out(play, bots, "w")
    assert play.over
    assert outsiders(bots)[f"{HERE}:Wild"].asked == sum(
        isinstance(line[0], int) and line[0] >= 0 for line in play.lines
    )


def test_what_is_offered_is_asked_again_only_when_something_has_changed() -> None:
    asked = Counter[tuple[int, int, Ask[Any]]]()

    class Shy:
        """Never does anything of itself, and counts how often it is asked."""

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
            if ask in play.offers.get(self.seat, ()):
                asked[self.seat, view.version, ask] += 1
                return "pass"
            return ask.options[0]

        def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
            return []

    play = duskbell.start("shadow_hunters", 5, seed=3, moderator="ask")
    bots: dict[int, Bot] = {n: Shy(n) for n in range(5)}
    play_out(play, bots, "3")
    assert len(asked) > 50
    assert set(asked.values()) == {1}


# -- behind a line -----------------------------------------------------------------------------------------------------


class Remote:
    """Keeps what it was sent, and answers the last option, or as many of the last as are asked."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def reply(self, raw: bytes | str) -> bytes:
        told = json.loads(raw)
        self.heard.append(told)
        if told["what"] == "ask":
            least = max(1, told["ask"].get("least", 1))
            return json.dumps({"answer": ",".join(told["ask"]["options"][-least:])}).encode()
        return b'{"say": [{"text": "hello"}]}' if told["what"] == "speak" else b""


@contextmanager
def over_http(remote: Remote) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            said = remote.reply(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/bot"
        server.shutdown()


@contextmanager
def over_websocket(remote: Remote) -> Iterator[str]:
    def talk(line: ServerConnection) -> None:
        for message in line:
            line.send(remote.reply(message).decode())

    with serve(talk, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        server.shutdown()


@pytest.mark.parametrize("over", [over_http, over_websocket])
def test_a_bot_behind_a_line_plays_whole_tables(over: Any) -> None:
    remote = Remote()
    with over(remote) as url:
        play, bots = sit("mafia", 6, "r3", {}, f"2={url}")
        play_out(play, bots, "r3")
    tally = outsiders(bots)[url]
    assert (tally.failed, tally.illegal) == (0, 0), tally.why
    assert tally.said > 0
    assert [told["what"] for told in remote.heard].count("end") == 1
    assert [event for told in remote.heard for event in told["events"]] == as_json(play.view(1)), "each event once"
    assert {told["seat"] for told in remote.heard} == {1}
    mine = [line[2] for line in play.lines if line[0] == 1]
    asked = [told["ask"]["options"][-1] for told in remote.heard if told["what"] == "ask"]
    assert mine == asked


@pytest.mark.parametrize(("least", "said"), [(0, "#3"), (1, "#3"), (2, "#2,#3"), (3, "#1,#2,#3")])
def test_a_bot_behind_a_line_is_told_how_many_options_it_must_choose(least: int, said: str) -> None:
    def bot(view: View[Any], ask: Ask[Any]) -> Any:
        return read(Remote().reply(json.dumps({"what": "ask", "ask": ask_data(ask)}))).answer

    view = duskbell.start("mafia", 5, seed=1).view(0)
    some: Ask[Any] = Many(0, "x", ("#1", "#2", "#3"), least=least, most=3)
    assert Outsider(bot, "b")(view, some) == said


def test_a_line_that_breaks_or_babbles_is_silence() -> None:
    class Babbler(Remote):
        def reply(self, raw: bytes | str) -> bytes:
            return b"[not json" if len(self.heard) % 2 else super().reply(raw)[:5]

    with over_http(Babbler()) as url:
        play, bots = sit("mafia", 5, "b", {}, f"1={url}")
    play_out(play, bots, "b")  # nobody is at home any more
    assert play.over
    assert outsiders(bots)[url].failed > 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "others"), [("mafia", 5, "random"), ("werewolf", 6, "plain")])
def test_what_is_sent_and_when_follows_from_the_view(game: str, players: int, others: str) -> None:
    """Twins: where seat 1 has heard the same, it is sent the same, as its n-th message, whatever the table hides."""
    sent: dict[str, tuple[int, bytes]] = {}
    worlds = defaultdict[str, set[str]](set)

    class Spy:
        """Keeps what a bot behind a line, and a model, are sent."""

        def __init__(self, play: Play[Any]) -> None:
            self.play, self.brief, self.prompt, self.messages = play, Brief(), Prompt("en"), 0
            self.brief.table = ""

        def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
            self.sees("ask", view, ask=ask_data(ask), prompt=self.prompt.ask(view, ask)[-1]["content"])
            return ask.options[0]

        def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
            self.sees("speak", view, channels=channels)
            return []

        def sees(self, what: str, view: View[Any], **more: Any) -> None:
            heard = f"{what} {more.get('ask')} {view.as_data()[1:]}"
            now = self.messages, DIGEST.sub(b"", self.brief.encode(what, view, **more))
            assert sent.setdefault(heard, now) == now
            worlds[heard].add(repr([s.role for s in self.play.table.seats]))
            self.messages += 1

    for seed in range(30):
        play = duskbell.start(game, players, seed=seed, moderator="ask")
        bots: dict[int, Bot] = {**seat_bots(play, "t", others), 0: Spy(play)}
        play_out(play, bots, "t")
    assert sum(len(some) > 1 for some in worlds.values()) > 3, "hardly two tables looked alike: this test tries nothing"


def test_what_a_package_brings_is_named_by_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    def brought(group: str) -> list[EntryPoint]:
        named = {"duskbell.bots": ("theirs", f"{HERE}:First"), "duskbell.games": ("house", f"{__name__}:House")}
        return [EntryPoint(*named[group], group)]

    monkeypatch.setattr(loading, "installed", brought)
    monkeypatch.setattr(duskbell.games, "installed", brought)
    loading._brought.cache_clear()
    try:
        report = simulate("house", 6, 2, "e", {}, "2=theirs")
        assert (report.game, report.finished) == ("house", 2)
        assert list(report.outside) == ["theirs"]
        with pytest.raises(BadTable, match=r"there are mafia, .*, house, and module:Class"):
            adopt("theirs")
    finally:
        GAMES.pop("house", None)
        loading._brought.cache_clear()


# -- games -------------------------------------------------------------------------------------------------------------


class House(type(MAFIA)):  # type: ignore[misc]
    """A game of one's own: Mafia under another name."""

    id = "house"


def test_a_game_from_outside_is_played_where_it_was_named() -> None:
    try:
        report = simulate(f"{__name__}:House", 6, 3, "g", {}, "random")
        assert (report.game, report.finished) == ("house", 3)
        assert adopt(f"{__name__}:House") == "house"
    finally:
        GAMES.pop("house", None)
    with pytest.raises(BadTable, match="there is no game 'house'"):
        find("house")


def test_what_clients_send_names_no_bots_or_games_from_outside() -> None:
    with pytest.raises(BadTable):
        find(f"{__name__}:House")
    with pytest.raises(BadBot):
        duskbell.bots.make("mafia", f"{HERE}:First", "s")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lists_its_words(game: str) -> None:
    listed = vocabulary(game)
    empty = [kind for kind, named in listed._asdict().items() if not named]
    assert empty in ([], ["stages"])
    assert f"{game}." in next(iter(listed.asks))
