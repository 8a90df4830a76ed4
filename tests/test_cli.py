"""The command line as DESIGN §6 promises it: what is printed, where, and with which exit status."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import duskbell
from duskbell.arena import play_out
from duskbell.arena.sitting import sit
from duskbell.cli import main
from duskbell.games import ARENA, GAMES
from duskbell.kernel import MODERATOR, Ask, Ruling
from duskbell.locale import words as catalogue
from duskbell.testing import LawBroken, random_answers, sit_down

pytestmark = pytest.mark.slow

SIMULATED = {
    "game", "players", "games", "seed", "options", "finished", "decisions", "seconds", "decisions_per_second", "wins",
    "seat_wins",
}  # fmt: skip
TIMINGS = ("cpu_seconds", "seconds", "decisions_per_second")


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    def json(self) -> Any:
        """What it printed, which must be one JSON value on one line."""
        assert (self.status, self.err) == (0, "")
        assert self.out.count("\n") == 1
        return json.loads(self.out)


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command in this process. What would serve fails instead of waiting for ever."""

    def serve(*a: object, **kw: object) -> None:
        raise AssertionError(f"it serves {a} {kw}")

    monkeypatch.setattr(import_module("duskbell.server.serve"), "serve", serve)

    def run(*argv: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["duskbell", *map(str, argv)])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        status = left.value.code
        return Ran(status if isinstance(status, int) else int(status is not None), said.out, said.err)

    return run


def shell(*argv: str, **kw: Any) -> Ran:
    """Run a command in a process of its own."""
    env = {**os.environ, **kw.pop("env", {})}
    done = subprocess.run(
        [sys.executable, "-m", "duskbell", *argv],
        capture_output=True,
        env=env,
        timeout=300,
        check=False,
        **kw,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished table of plain bots."""
    play, bots = sit("mafia", 8, "5", {"angels": 2}, "plain")
    play_out(play, bots, "5")
    path = tmp_path_factory.mktemp("records") / "table.jsonl"
    play.record.save(path)
    return path


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in report.items() if k not in TIMINGS}


def test_the_package_is_the_command_line() -> None:
    assert [game["id"] for game in shell("games", "--json").json()] == [*GAMES, *ARENA]


def test_it_says_its_version(cli: Cli) -> None:
    ran = cli("--version")
    assert (ran.status, ran.out) == (0, f"duskbell {duskbell.__version__}\n")


# -- games -------------------------------------------------------------------------------------------------------------


def test_games_json_has_the_promised_shape(cli: Cli) -> None:
    listed = cli("games", "--json").json()
    assert [g["id"] for g in listed] == [*GAMES, *ARENA]
    for game in listed:
        assert {"id", "name", "seats", "options"} <= set(game)
        assert set(game["name"]) == {"en", "zh-CN"}
        assert all(isinstance(n, str) and n and not n.startswith("game-") for n in game["name"].values())
        assert set(game["seats"]) == {"min", "max", "usual"}
        assert 0 < game["seats"]["min"] <= game["seats"]["usual"] <= game["seats"]["max"]
        for option in game["options"]:
            _check_option(option)


def _check_option(option: dict[str, Any]) -> None:
    assert (
        {"name", "type", "default"}
        <= set(option)
        <= {"name", "type", "default", "choices", "min", "max", "help", "own", "some"}
    )
    assert option["type"] in ("bool", "int", "float", "str", "choice")
    assert option["help"], "an option without a meaning"
    kinds: dict[str, type] = {"bool": bool, "int": int, "float": float, "str": str, "choice": str}
    assert type(option["default"]) is kinds[option["type"]]
    if option["type"] == "choice":
        assert option["default"] in option["choices"]
    if option["type"] == "int":
        assert option["min"] <= option["default"] <= option["max"]
        assert type(option["min"]) is type(option["max"]) is int


def test_games_json_of_mafia(cli: Cli) -> None:
    mafia = cli("games", "--json").json()[0]
    assert (mafia["id"], mafia["seats"]) == ("mafia", {"min": 5, "max": 24, "usual": 8})
    assert mafia["name"] == {"en": "Mafia", "zh-CN": "杀人游戏"}
    by_name = {o["name"]: o for o in mafia["options"]}
    assert (by_name["angels"]["type"], by_name["angels"]["min"], by_name["angels"]["max"]) == ("int", 0, 2)
    assert {k: v for k, v in by_name["must_kill"].items() if k != "help"} == {
        "name": "must_kill",
        "type": "bool",
        "default": False,
    }
    assert {"killers", "angel_aloud", "moderator_deals"} <= set(by_name)


def test_games_in_words_names_every_game_and_option(cli: Cli) -> None:
    ran = cli("games")
    assert (ran.status, ran.err) == (0, "")
    assert "mafia" in ran.out
    assert "杀人游戏" in ran.out
    for name in ("killers", "angels", "must_kill", "quiet_days"):
        assert name in ran.out
    assert "True" not in ran.out
    assert "None" not in ran.out


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_simulate_json_keys_and_arithmetic(cli: Cli) -> None:
    report = cli("simulate", "mafia", "-n", 9, "-g", 40, "-s", "abc", "-o", "angels=2", "--json").json()
    assert set(report) >= SIMULATED
    assert [report[k] for k in ("game", "players", "games", "seed", "finished")] == ["mafia", 9, 40, "abc", 40]
    assert {k: str(v) for k, v in report["options"].items()}["angels"] == "2"
    assert sum(report["wins"].values()) == 40
    assert set(report["wins"]) <= {"village", "killers", "nobody"}
    assert len(report["seat_wins"]) == 9
    assert all(0 <= w <= 40 for w in report["seat_wins"])
    village, killers = report["wins"].get("village", 0), report["wins"].get("killers", 0)
    assert sum(report["seat_wins"]) == 7 * village + 2 * killers
    assert report["decisions"] > 40
    assert report["seconds"] >= 0
    assert report["decisions_per_second"] > 0


def test_simulate_repeats_itself(cli: Cli) -> None:
    argv = ("simulate", "mafia", "-n", 7, "-g", 30, "-s", 1, "--json")
    first, again, other = cli(*argv).json(), cli(*argv).json(), cli(*argv, "-s", 2).json()
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_simulated_at_its_usual_size(cli: Cli, game: str) -> None:
    report = cli("simulate", game, "-g", 2, "--json").json()
    usual = next(g["seats"]["usual"] for g in cli("games", "--json").json() if g["id"] == game)
    assert (report["players"], report["games"]) == (usual, 2)


def test_simulate_bots_change_what_happens(cli: Cli) -> None:
    argv = ("simulate", "mafia", "-n", 7, "-g", 20, "--json")
    plain = cli(*argv, "--bots", "plain").json()
    mixed = cli(*argv, "--bots", "killers=plain,village=random").json()
    by_chance = cli(*argv, "--bots", "random").json()
    assert untimed(plain)["wins"] != untimed(by_chance)["wins"] or plain["decisions"] != by_chance["decisions"]
    assert mixed["wins"].get("killers", 0) > 10
    for same in ("village=random,killers=plain", "village=random"):  # who is not named is plain
        assert untimed(mixed) == untimed(cli(*argv, "--bots", same).json()) | {"bots": mixed["bots"]}


def test_simulate_by_team_where_the_moderator_deals(cli: Cli) -> None:
    """Who is in which team is known only once the moderator has dealt: it works, or is refused in a sentence."""
    argv = ("simulate", "mafia", "-n", 7, "-g", 3, "-o", "moderator_deals=yes", "--json")
    assert cli(*argv, "--bots", "plain").json()["finished"] == 3
    ran = cli(*argv, "--bots", "killers=plain,village=random")
    if ran.status:
        assert_wrong_usage(ran)
    else:
        assert ran.json()["finished"] == 3


@pytest.mark.slow
def test_simulate_in_two_processes_gives_the_same_and_does_not_depend_on_the_hash_seed() -> None:
    argv = ("simulate", "mafia", "-n", "7", "-g", "200", "--bots", "plain", "--json")
    one = shell(*argv, env={"PYTHONHASHSEED": "1"}).json()
    two = shell(*argv, "-j", "2", env={"PYTHONHASHSEED": "2"}).json()
    assert untimed(one) == untimed(two)


def test_simulate_in_words(cli: Cli) -> None:
    ran = cli("simulate", "mafia", "-n", 6, "-g", 10)
    assert (ran.status, ran.err) == (0, "")
    assert "village" in ran.out
    assert "10 tables" in ran.out
    assert "%" in ran.out


# -- record and replay -------------------------------------------------------------------------------------------------


def test_record_to_a_file_and_to_standard_output_is_the_same(cli: Cli, tmp_path: Path) -> None:
    argv = ("record", "mafia", "-n", 8, "-s", 3, "-o", "angels=2", "--bots", "random")
    path = tmp_path / "out.jsonl"
    written = cli(*argv, "--out", path)
    printed = cli(*argv)
    assert (written.status, written.out, written.err) == (0, "", "")
    assert (printed.status, printed.err) == (0, "")
    assert path.read_text(encoding="utf-8") == printed.out
    play = duskbell.load(path)
    assert play.over
    assert (len(play.table.seats), play.table.options.angels, play.record.header.seed) == (8, 2, "3")


def test_record_repeats_itself_whatever_the_hash_seed() -> None:
    argv = ("record", "mafia", "-n", "7", "-s", "9")
    one, two = shell(*argv, env={"PYTHONHASHSEED": "1"}), shell(*argv, env={"PYTHONHASHSEED": "77"})
    assert one.status == 0
    assert one.out == two.out


@pytest.mark.parametrize("bots", ["plain", "random", "killers=plain,village=random"])
def test_record_by_every_kind_of_bot_can_be_replayed(cli: Cli, tmp_path: Path, bots: str) -> None:
    path = tmp_path / "r.jsonl"
    assert cli("record", "mafia", "-n", 6, "--bots", bots, "--out", path).status == 0
    ran = cli("replay", path)
    assert (ran.status, ran.err) == (0, "")


def test_replay_json_is_what_the_viewer_saw(cli: Cli, record: Path) -> None:
    play = duskbell.load(record)
    for seat in range(8):
        assert cli("replay", record, "--seat", seat + 1, "--json").json() == _plain(play.view(seat).as_data())
    public = _plain(play.view(None).as_data())
    assert cli("replay", record, "--public", "--json").json() == public
    assert cli("replay", record, "--json").json() == public
    whole = cli("replay", record, "--full", "--json").json()
    assert whole == _plain(play.view(MODERATOR).as_data())
    assert len(whole) == len(play.table.log) > len(public)


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_replay_counts_seats_from_1_in_words(cli: Cli, record: Path) -> None:
    play = duskbell.load(record)
    lines = cli("replay", record, "--full").out.splitlines()
    events = play.view(MODERATOR).as_data()
    assert len(lines) == len(events) + 1
    for line, event in zip(lines, events, strict=False):
        if event["type"] == "mafia.died":
            assert line.startswith(f"{event['seat'] + 1} ")
        if event["type"] == "mafia.accused":
            assert line == f"{event['seat'] + 1} accuses {event['accused'] + 1} of being a killer."
        if event["type"] == "mafia.voted":
            named = {int(n) for n in re.findall(r"\d+", line)}
            seats = {n + 1 for n in (event["accused"], *event["guilty"], *event["innocent"])}
            assert named == seats | {len(event["guilty"]), len(event["innocent"])}, "who, and how many"


@pytest.mark.parametrize("game", ["mafia", "shadow_hunters", "werewolf"])
@pytest.mark.parametrize("viewer", [(), ("--full",)])
def test_replay_says_who_won_and_who_everybody_was(
    cli: Cli, tmp_path: Path, game: str, viewer: tuple[str, ...]
) -> None:
    path = tmp_path / "table.jsonl"
    assert cli("record", game, "-n", 6, "-s", 4, "--bots", "random", "--out", path).status == 0
    play = duskbell.load(path)
    said = catalogue("en").table(game, tuple([s.name for s in play.table.seats]))
    assert play.outcome is not None
    out = cli("replay", path, *viewer).out
    winners = ", ".join(said.option("", f"#{n}") for n in play.outcome.winners) or "nobody"
    assert f"Winners: {winners}." in out
    for s in play.table.seats:
        assert f"{said.option('', s.token)} ({said.text(f'role-{game}-{s.role.id}')})" in out


def test_replay_tells_a_seat_its_card_and_nobody_elses(cli: Cli, record: Path) -> None:
    play = duskbell.load(record)
    cards = {"killer": "Killer", "angel_of_hearts": "Angel of Hearts", "angel_of_diamonds": "Angel of Diamonds"}
    for seat in range(8):
        out = cli("replay", record, "--seat", seat + 1).out
        role = play.table.seats[seat].role
        assert f"Your card: {cards.get(role.id, 'Villager')}." in out
        assert "gets a card" not in out
    assert "gets a card" not in cli("replay", record).out
    assert cli("replay", record, "--full").out.count("gets a card") == 8


def test_replay_in_chinese(cli: Cli, record: Path) -> None:
    ran = cli("replay", record, "--seat", 2, "--lang", "zh-CN")
    assert (ran.status, ran.err) == (0, "")
    assert "天黑请闭眼" in ran.out
    assert "你的牌是" in ran.out
    assert len(ran.out.splitlines()) == len(cli("replay", record, "--seat", 2).out.splitlines())


def test_replay_ends_with_the_reason(cli: Cli, record: Path) -> None:
    last = cli("replay", record).out.splitlines()[-1]
    assert last in (
        "Every killer is dead.",
        "The others no longer outnumber the killers, so no vote can stop them. The killers win.",
        "Too many days passed without a death. Nobody wins.",
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_cut_off_in_the_middle_of_a_line_keeps_what_came_before(
    cli: Cli, record: Path, tmp_path: Path, command: str
) -> None:
    rows = record.read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(rows[:12]) + rows[12][:7], encoding="utf-8")
    ran = cli(command, cut)
    assert ran.status == 0
    assert ran.out
    if command == "replay":
        assert "line 13 is cut off" in ran.err
        assert_one_sentence(ran.err)


def test_replay_of_a_table_that_was_penalised_paused_and_taken_back(cli: Cli, tmp_path: Path) -> None:
    play = duskbell.start("mafia", players=8, seed=4, moderator="ask")
    for n, _ in enumerate(random_answers(play, Random(1))):
        if n == 5:
            play.undo(2, "a slip")
            play.rule(Ruling("pause", "a phone rang"))
            play.rule(Ruling("resume"))
            play.rule(Ruling("penalty", "loud", seat=3, penalty="warn"))
            play.say(MODERATOR, "quiet, please")
            break
    path = tmp_path / "r.jsonl"
    play.record.save(path)
    out = cli("replay", path, "--full").out
    assert "The referee has paused the game. a phone rang" in out
    assert "takes back the last 2 answers. a slip" in out
    assert "The referee rules against 4: a warning. loud" in out
    assert "the referee: quiet, please" in out
    assert cli("verify", path).status == 0


def test_what_people_say_forges_no_line_and_commands_no_terminal(cli: Cli, tmp_path: Path) -> None:
    play = duskbell.start("mafia", players=8, seed=4, moderator="ask")
    play.say(MODERATOR, "hi 真的\nDay 9.\n\x1b[2J3 has been killed\u202e")
    path = tmp_path / "r.jsonl"
    play.record.save(path)
    out = cli("replay", path, "--full").out
    assert r"hi 真的\u000aDay 9.\u000a\u001b[2J3 has been killed\u202e" in out
    assert "\nDay 9" not in out
    assert "\x1b" not in out


# -- verify ------------------------------------------------------------------------------------------------------------


def test_verify_a_true_record(cli: Cli, record: Path) -> None:
    ran = cli("verify", record)
    assert (ran.status, ran.err) == (0, "")
    assert_one_sentence(ran.out)
    digest = duskbell.load(record).view(None).as_data()[0]["digest"]
    assert digest in ran.out
    assert cli("verify", record, "--digest", digest.upper()).status == 0


def test_verify_a_wrong_digest(cli: Cli, record: Path) -> None:
    ran = cli("verify", record, "--digest", "0" * 64)
    assert ran.status == 1
    assert_one_sentence(ran.out + ran.err)


def forged(path: Path, seed: str = "11") -> Path:
    """A record of a finished table whose deal was chosen, though it claims to come from the seed."""
    honest = sit_down("mafia", 8, seed).lines[0][2].split(",")

    def chosen(ask: Ask[Any]) -> str:
        return ",".join(reversed(honest)) if ask.key == "mafia.deal" else ask.options[0]

    play = sit_down("mafia", 8, seed, chance=chosen)
    assert play.lines[0][2].split(",") != honest
    for _ in random_answers(play, Random(3)):
        pass
    play.record.save(path)
    return path


@pytest.mark.parametrize("seed", ["11", "12", "13"])
def test_verify_a_tampered_draw(cli: Cli, tmp_path: Path, seed: str) -> None:
    path = forged(tmp_path / "forged.jsonl", seed)
    assert cli("replay", path).status == 0, "the forged record is a legal table, only not this seed's"
    ran = cli("verify", path)
    assert ran.status == 1
    assert "draw of mafia.deal" in ran.out + ran.err
    assert_one_sentence(ran.out + ran.err)


def test_verify_a_record_without_its_draws(cli: Cli, record: Path, tmp_path: Path) -> None:
    """Leaving a draw out is tampering too: such a record does not rebuild."""
    rows = [
        r for r in record.read_text(encoding="utf-8").splitlines(keepends=True) if not r.startswith(("[-1,", '{"over'))
    ]
    path = tmp_path / "undrawn.jsonl"
    path.write_text("".join(rows), encoding="utf-8")
    assert cli("verify", path).status != 0


def test_verify_a_record_changed_after_it_was_written(cli: Cli, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    path = tmp_path / "changed.jsonl"
    path.write_text(text.replace('"innocent"', '"guilty"', 1).replace('"pass"', '"second"', 1), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    for command in ("verify", "replay"):
        ran = cli(command, path)
        assert ran.status == 2
        assert_one_sentence(ran.err)


# -- laws and perft ----------------------------------------------------------------------------------------------------


def test_laws_of_one_size(cli: Cli) -> None:
    ran = cli("laws", "mafia", "-n", 6, "--seeds", 1, "-o", "angels=2")
    assert ran.status == 0
    assert "mafia" in ran.out
    assert "every law holds" in ran.out
    assert "Traceback" not in ran.err


def test_laws_of_every_size(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, stages = list[int](), list[int]()

    def check(game: str, players: int, seed: int, options: Any, moderator: str) -> None:
        asked.append(players)

    def check_stages(game: str, players: int, options: Any, moderator: str) -> None:
        stages.append(players)

    monkeypatch.setattr("duskbell.cli.trying.check", check)
    monkeypatch.setattr("duskbell.cli.trying.check_stages", check_stages)
    assert cli("laws", "mafia", "--seeds", 1).status == 0
    assert sorted(set(asked)) == stages == list(range(5, 25))


def test_a_broken_law_is_status_1_and_one_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*a: Any) -> None:
        raise LawBroken("law 'it ends' is broken by mafia for 5 with seed 0: it did not end.")

    monkeypatch.setattr("duskbell.cli.trying.check", check)
    ran = cli("laws", "mafia", "-n", 5, "--seeds", 1)
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err.strip() == "law 'it ends' is broken by mafia for 5 with seed 0: it did not end."


def test_perft_prints_a_line_for_each_depth(cli: Cli) -> None:
    ran = cli("perft", "mafia", "-n", 5, "-o", "angels=0", "--depth", 3)
    assert (ran.status, ran.err) == (0, "")
    # 5 deals of one killer; then 6 choices at night; then at dawn everybody may accuse.
    assert [line.split()[:2] for line in ran.out.splitlines()] == [["perft", str(d)] for d in (1, 2, 3)]
    counts = [int(line.split()[2]) for line in ran.out.splitlines()]
    assert counts[:2] == [5, 30]
    assert counts[2] > counts[1]


def test_help_is_there_for_every_command(cli: Cli) -> None:
    top = cli("--help")
    assert top.status == 0
    for command in ("games", "serve", "simulate", "record", "replay", "admin", "verify", "laws", "perft"):
        assert command in top.out
        assert cli(command, "--help").status == 0


def test_an_operator_needs_no_page(cli: Cli, tmp_path: Path) -> None:
    db = ("--db", f"sqlite+aiosqlite:///{tmp_path}/site.db")
    banned = cli("admin", "ban", "203.0.113.9/24", "--hours", "2", "--why", "spam\x1b[2J", *db)
    assert (banned.status, banned.err) == (0, "")
    assert "address 203.0.113.0/24 until " in banned.out
    listed = cli("admin", "bans", *db).out
    assert "203.0.113.0/24" in listed
    assert "spam\\u001b[2J" in listed, "nothing of a stranger commands the terminal"
    assert cli("admin", "lift", banned.out.partition(":")[0], *db).status == 0
    assert cli("admin", "bans", *db).out == ""
    for wrong in (
        ("lift", "x"),
        ("answer", "x", "y"),
        ("unlist", "abcdefgh"),
        ("look", "abcdefgh"),
        ("ban", "0.0.0.0/0"),
    ):
        ran = cli("admin", *wrong, *db)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), wrong
    assert cli("admin", "reports", *db).out == ""
    assert "reports_open 0" in cli("admin", "day", *db).out
    log = cli("admin", "log", *db).out.splitlines()
    assert [line.split()[2] for line in log] == ["ban", "unlist", "answer", "lift", "lift", "ban"]


def test_serve_hands_on_its_options(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[tuple[object, ...], dict[str, Any]]] = []
    server = import_module("duskbell.server")
    monkeypatch.setattr(server, "serve", lambda *a, **named: served.append((a, named)))
    given = ("--host", "0.0.0.0", "--port", 8123, "--db", "sqlite+aiosqlite:///x.db", "--behind-proxy")
    assert cli("serve", *given, "--log", "json", "--log-level", "debug", "--metrics-token", "m" * 32).status == 0
    assert cli("serve").status == 0
    (where, how), (usual, simply) = served
    assert where == ("0.0.0.0", 8123, "sqlite+aiosqlite:///x.db")
    assert (how["log"], how["level"]) == ("json", "debug")
    assert (how["settings"].behind_proxy, how["settings"].metrics_token) == (True, "m" * 32)
    assert usual[:2] == ("127.0.0.1", 8000)
    assert "sqlite" in str(usual[2])
    assert (simply["log"], simply["level"]) == ("text", "info")
    assert (simply["settings"].behind_proxy, simply["settings"].metrics_token) == (False, "")


# -- wrong usage -------------------------------------------------------------------------------------------------------


def assert_one_sentence(text: str) -> None:
    """One line that ends with a full stop and has no other."""
    assert text.endswith(".\n"), f"no full stop at the end: {text[-300:]!r}"
    assert text.count("\n") == 1, f"more than one line: {text[:300]!r}"
    assert not re.search(r"[.?!]['\")]? +[A-Z]", text), f"more than one sentence: {text!r}"
    assert not re.search(r"Traceback|\bException\b|Error\b|│|\\x", text), text
    assert len(text) < 500, "longer than anybody reads"
    assert text.strip("'\"")[0].isascii()


def assert_wrong_usage(ran: Ran) -> None:
    assert ran.status == 2, ran
    assert ran.out == ""
    assert_one_sentence(ran.err)


WRONG_WORDS: dict[str, list[str]] = {
    "no command": [],
    "unknown command": ["conjure"],
    "misspelt command": ["simulat"],
    "unknown option at the top": ["--wrong"],
    "unknown option": ["simulate", "mafia", "--wrong"],
    "misspelt option": ["games", "--jso"],
    "short option": ["simulate", "mafia", "-x"],
    "bytes that are no text, as a seed": ["simulate", "mafia", "-g", "1", "-s", "\udcff"],
    "bytes that are no text, as an option": ["record", "werewolf", "-o", "cast=\udcff"],
    "bytes that are no text, as a room": ["admin", "room", "\udcff"],
    "missing game": ["simulate"],
    "missing file": ["replay"],
    "missing file to verify": ["verify"],
    "missing depth": ["perft", "mafia"],
    "option without its value": ["simulate", "mafia", "-n"],
    "-o without its value": ["simulate", "mafia", "-o"],
    "value for a flag": ["games", "--json=3"],
    "one argument too many": ["simulate", "mafia", "werewolf"],
    "argument for games": ["games", "mafia"],
    "unknown game": ["simulate", "chess"],
    "unknown game to record": ["record", "chess"],
    "unknown game for laws": ["laws", "chess"],
    "unknown game for perft": ["perft", "chess", "--depth", "1"],
    "game with a line break": ["simulate", "ma\nfia"],
    "game of 10,000 letters": ["simulate", "x" * 10_000],
    "no game": ["simulate", ""],
    "too few players": ["simulate", "mafia", "-n", "4"],
    "too many players": ["simulate", "mafia", "-n", "25"],
    "too few players to record": ["record", "mafia", "-n", "0"],
    "too few players for laws": ["laws", "mafia", "-n", "-3"],
    "too many players for perft": ["perft", "mafia", "-n", "100000000000000000000", "--depth", "1"],
    "players in words": ["simulate", "mafia", "-n", "many"],
    "players with a line break": ["simulate", "mafia", "-n", "7\n8"],
    "half a player": ["simulate", "mafia", "-n", "7.5"],
    "no tables": ["simulate", "mafia", "-g", "0"],
    "fewer than no tables": ["simulate", "mafia", "-g", "-1"],
    "tables in words": ["simulate", "mafia", "-g", "ten"],
    "no processes": ["simulate", "mafia", "-j", "0"],
    "too many processes": ["simulate", "mafia", "-j", "999999999999"],
    "more tables than anybody waits for": ["simulate", "mafia", "-g", "9" * 30],
    "an option twice": ["simulate", "mafia", "-g", "1", "-o", "angels=1", "-o", "angels=2"],
    "an option twice to record": ["record", "mafia", "-o", "angels=1", "-o", "angels=1"],
    "a field of a cup twice": ["cup", "do", "x.json", "team", "team=red", "team=blue"],
    "no command of a cup": ["cup"],
    "unknown command of a cup": ["cup", "dance"],
    "missing cup": ["cup", "show"],
    "no effort": ["cup", "draw", "x.json", "--effort", "much"],
    "a database that is to be read alone": ["serve", "--db", "sqlite:///x.db?mode=ro"],
    "option without =": ["simulate", "mafia", "-o", "angels"],
    "option without key": ["simulate", "mafia", "-o", "=2"],
    "empty option": ["simulate", "mafia", "-o", ""],
    "unknown key": ["simulate", "mafia", "-o", "angel=2"],
    "unknown key of 10,000 letters": ["simulate", "mafia", "-o", "x" * 10_000 + "=2"],
    "10,000 letters without =": ["simulate", "mafia", "-o", "x" * 10_000],
    "value out of range": ["simulate", "mafia", "-o", "angels=3"],
    "value of the wrong kind": ["simulate", "mafia", "-o", "angels=two"],
    "value with a line break": ["simulate", "mafia", "-o", "angels=\n"],
    "no value": ["simulate", "mafia", "-o", "angels="],
    "a huge value": ["simulate", "mafia", "-o", "angels=" + "9" * 6000],
    "no yes or no": ["simulate", "mafia", "-o", "must_kill=maybe"],
    "too many killers": ["simulate", "mafia", "-n", "5", "-o", "killers=3"],
    "bad option of record": ["record", "mafia", "-o", "angels=3"],
    "bad option of laws": ["laws", "mafia", "-n", "5", "-o", "angels=3"],
    "bad option of perft": ["perft", "mafia", "-n", "5", "--depth", "1", "-o", "angels=3"],
    "unknown bots": ["simulate", "mafia", "--bots", "clever"],
    "unknown bots to record": ["record", "mafia", "--bots", "clever"],
    "no bots": ["simulate", "mafia", "--bots", ""],
    "bots with a comma": ["simulate", "mafia", "--bots", "plain,random"],
    "bots of an unknown team": ["simulate", "mafia", "--bots", "killers=plain,village=plain,wolves=random"],
    "unknown bots in a team": ["simulate", "mafia", "--bots", "killers=clever,village=plain"],
    "unknown bots in a team to record": ["record", "mafia", "--bots", "killers=clever,village=plain"],
    "no seeds": ["laws", "mafia", "-n", "5", "--seeds", "0"],
    "fewer than no seeds": ["laws", "mafia", "-n", "5", "--seeds", "-1"],
    "depth 0": ["perft", "mafia", "--depth", "0"],
    "depth -1": ["perft", "mafia", "--depth", "-1"],
    "depth in words": ["perft", "mafia", "--depth", "deep"],
    "no such table of the contest": ["aiwolf", "-n", "14"],
    "seats of the contest in words": ["aiwolf", "-n", "five"],
    "nobody comes to the contest": ["aiwolf", "--bots", "5"],
    "fewer than no bots at the contest": ["aiwolf", "--bots", "-1"],
    "fewer than no tables of the contest": ["aiwolf", "-g", "-1"],
    "port of the contest out of range": ["aiwolf", "--port", "70000"],
    "no time to say one's name": ["aiwolf", "--response", "-1"],
    "a time that is no number": ["aiwolf", "--response", "nan"],
    "a night without an end": ["aiwolf", "--night", "inf"],
    "utterances of no length": ["aiwolf", "--length", "0"],
    "unknown language at the contest": ["aiwolf", "--lang", "fr"],
    "unknown option of the contest": ["aiwolf", "-o", "turns=3"],
    "bad option of the contest": ["aiwolf", "-o", "talk_turns=0"],
    "a folder of the contest that is none": ["aiwolf", "--to", "/dev/null"],
    "nobody's log": ["import"],
    "no log": ["import", "aiwolf"],
    "a log of somebody unknown": ["import", "whoisspy", "/dev/null"],
    "a missing log": ["import", "aiwolf", "/no/such/file.csv"],
    "a log that is a folder": ["import", "aiwolf", "/"],
    "an empty log": ["import", "aiwolf", "/dev/null"],
    "a log that is no log": ["import", "aiwolf", __file__],
    "no such folder to write to": ["record", "mafia", "-n", "5", "--out", "/no/such/folder/r.jsonl"],
    "port in words": ["serve", "--port", "http"],
    "port out of range": ["serve", "--port", "70000"],
    "negative port": ["serve", "--port", "-1"],
}


@pytest.mark.parametrize("words", WRONG_WORDS)
def test_wrong_usage_is_one_sentence_and_status_2(cli: Cli, words: str) -> None:
    assert_wrong_usage(cli(*WRONG_WORDS[words]))


@pytest.mark.slow
def test_wrong_usage_in_a_process_of_its_own() -> None:
    for argv in (["conjure"], ["simulate", "mafia", "-n", "many"], ["simulate", "chess"], ["replay", "/no/such/file"]):
        assert_wrong_usage(shell(*argv))


def test_a_seed_that_is_not_text_is_wrong_usage() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from duskbell.cli import main; main()", "record", "mafia", "-n", "5", "-s", b"\xff"],
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert_wrong_usage(Ran(done.returncode, done.stdout.decode(), done.stderr.decode("utf-8", "replace")))


SAID = {
    (): "a command is missing; right would be `duskbell` and one of games, serve, ",
    ("simulat",): "there is no command 'simulat'; right would be `duskbell` and one of games, serve, ",
    (
        "simulate",
    ): "GAME is missing: the game's id, as `duskbell games` lists it; right would be `duskbell simulate GAME`.",
    ("cup", "do", "x"): "ACT is missing: an act, as `duskbell cup acts` lists them; right would be "
    "`duskbell cup do FILE ACT [KEY=VALUE]...`.",
    ("perft", "mafia"): "--depth is missing: answers at most; right would be --depth and a whole number.",
    ("games", "--jso"): "`duskbell games` has no option '--jso'; right would be --json.",
    ("simulate", "mafia", "-n"): "-n stands without its value; right would be one after it.",
    ("simulate", "mafia", "-n", "7.5"): "--players cannot be '7.5'; right would be a whole number.",
    ("serve", "--port", "70000"): "--port cannot be '70000'; right would be a whole number from 0 to 65535.",
    ("games", "--json=3"): "--json takes no value; right would be --json alone.",
    ("replay", "a", "b c"): "'b c' is too much; right would be `duskbell replay FILE`.",
}


@pytest.mark.parametrize("argv", SAID, ids=" ".join)
def test_wrong_usage_is_told_in_our_own_words(cli: Cli, argv: tuple[str, ...]) -> None:
    """The library that reads the command line has words of its own, which say only what was wrong."""
    assert cli(*argv).err.startswith(SAID[argv])


def test_sentences_name_what_would_be_right(cli: Cli) -> None:
    assert "mafia" in cli("simulate", "chess").err
    assert "5 to 24" in cli("simulate", "mafia", "-n", 3).err
    assert "angels" in cli("simulate", "mafia", "-o", "angle=1").err
    assert "0 to 2" in cli("simulate", "mafia", "-o", "angels=9").err
    assert "yes or no" in cli("simulate", "mafia", "-o", "must_kill=9").err
    assert "KEY=VALUE" in cli("simulate", "mafia", "-o", "angels").err
    for right in ("plain", "random"):
        assert right in cli("simulate", "mafia", "--bots", "clever").err
    for right in ("killers", "village"):
        assert right in cli("simulate", "mafia", "--bots", "wolves=plain").err


def _records() -> dict[str, bytes]:
    play, bots = sit("mafia", 5, "1", {}, "random")
    play_out(play, bots, "1")
    text = play.record.dump()
    rows = text.encode().splitlines(keepends=True)
    head, lines = rows[0], b"".join(rows[1:-1])
    header = json.loads(head)

    def but(**changed: Any) -> bytes:
        return json.dumps({**header, **changed}).encode() + b"\n" + lines

    return {
        "one draw": rows[0] + rows[1],
        "empty": b"",
        "a line break": b"\n",
        "blank lines": b"\n" * 1000,
        "binary": bytes(range(256)) * 40,
        "binary lines": bytes([0xFF, 0xFE, 0, 10]) * 400,
        "zeros": b"\0" * 10_000 + b"\n",
        "UTF-16": text.encode("utf-16"),
        "prose": b"Once upon a time\nthere was a village.\n",
        "another JSON": b'{"name": "duskbell"}\n',
        "a JSON list": b"[]\n[]\n",
        "null": b"null\n",
        "huge, one line": b"x" * 20_000_000,
        "huge, one line, ended": b'{"duskbell":' + b"9" * 1_000_000 + b"}\n",
        "huge, many lines": head + b'[0,"mafia.vote","guilty"]\n' * 300_000,
        "huge, deeply nested header": b'{"options":' + b"[" * 200_000 + b"\n",
        "huge, deeply nested line": head + b"[" * 200_000 + b"\n",
        "deeply nested line": head + b'[0,"k",' + b"[" * 3000 + b"]" * 3000 + b"]\n",
        "header cut off": head[:40],
        "header alone, cut off": head[:-1],
        "no header": lines,
        "line of another kind": head + b'"hello"\n',
        "line too short": head + b"[0]\n",
        "empty line list": head + b"[]\n",
        "line with a huge number": head + b"[" + b"9" * 40 + b',"mafia.kill","#1"]\n',
        "answer nobody asked": head + b'[0,"mafia.vote","guilty"]\n',
        "chance elsewhere": head + b'[-1,"mafia.tie","#1"]\n',
        "an illegal deal": head + b'[-1,"mafia.deal","killer,killer,killer,killer,killer"]\n',
        "a saying by nobody": rows[0] + rows[1] + b'["say",77,"public","hi","",[]]\n',
        "a saying by somebody below": rows[0] + rows[1] + b'["say",-77,"public","hi","",[]]\n',
        "a saying by nobody there": rows[0] + rows[1] + b'["say",5,"public","hi","",[]]\n',
        "a saying by chance": rows[0] + rows[1] + b'["say",-1,"public","hi","",[]]\n',
        "a penalty for nobody": rows[0] + rows[1] + b'["rule",{"kind":"penalty","seat":9,"penalty":"warn"}]\n',
        "an unknown penalty": rows[0] + rows[1] + b'["rule",{"kind":"penalty","seat":1,"penalty":"hang"}]\n',
        "an undo of nothing": rows[0] + rows[1] + b'["rule",{"kind":"undo","count":1}]\n',
        "an undo of less than nothing": rows[0] + rows[1] + b'["rule",{"kind":"undo","count":-1}]\n',
        "an unknown ruling": rows[0] + rows[1] + b'["rule",{"kind":"dance"}]\n',
        "a ruling that is none": rows[0] + rows[1] + b'["rule",7]\n',
        "a resume of what runs": rows[0] + rows[1] + b'["rule",{"kind":"resume"}]\n',
        "another game": but(game="chess"),
        "too many players": but(players=10**9),
        "no players": but(players=0),
        "players in words": but(players="five"),
        "another format": but(duskbell=99),
        "unknown option": but(options={"wings": 2}),
        "bad option": but(options={"angels": 7}),
        "an option that is a list": but(options={"angels": [1]}),
        "an option that is null": but(options={"angels": None}),
        "a seed that is a number": but(seed=1),
        "an outcome in between": head + rows[-1] + lines,
        "an outcome that is none": head + lines + b'{"over":1}\n',
        "an outcome of another table": head + lines + rows[-1].replace(b"mafia.no", b"mafia.on"),
        "lines after the outcome": text.encode() + b'[0,"mafia.vote","guilty"]\n',
        "an answer left out": head + b"".join(r for n, r in enumerate(rows[1:-1]) if n != 2),
    }


RECORDS = _records()
BAD_RECORDS = [w for w in RECORDS if w != "one draw"]


@pytest.mark.parametrize("words", BAD_RECORDS)
def test_a_bad_record_is_one_sentence_and_status_2(cli: Cli, tmp_path: Path, words: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(RECORDS[words])
    assert_wrong_usage(cli("replay", path))


@pytest.mark.parametrize("line", ["mafia.found-killer", "mafia.suspect", "mafia.nonsense", "-", "", "a b"])
@pytest.mark.parametrize("about", ["[]", '["x"]', "[99]", "[-7]", "[[1]]", "[{}]", "[null,true]", "[1e300]"])
def test_a_saying_that_makes_no_sense_is_refused_or_told_but_never_a_crash(
    cli: Cli, tmp_path: Path, line: str, about: str
) -> None:
    rows = RECORDS["one draw"].decode()
    path = tmp_path / "said.jsonl"
    path.write_text(rows + f'["say",-2,"public","","{line}",{about}]\n', encoding="utf-8")
    for lang in ("en", "zh-CN"):
        ran = cli("replay", path, "--lang", lang)
        if ran.status == 0:
            assert "$" not in ran.out
            assert "{" not in ran.out
        else:
            assert_wrong_usage(ran)


@pytest.mark.parametrize("words", BAD_RECORDS)
def test_verify_of_a_bad_record_never_holds(cli: Cli, tmp_path: Path, words: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(RECORDS[words])
    ran = cli("verify", path)
    assert ran.status in (1, 2)
    assert_one_sentence(ran.out + ran.err)


@pytest.fixture
def places(tmp_path: Path, record: Path) -> dict[str, list[str]]:
    return {
        "no such file": ["replay", str(tmp_path / "none.jsonl")],
        "no such file to verify": ["verify", str(tmp_path / "none.jsonl")],
        "a folder": ["replay", str(tmp_path)],
        "a folder to verify": ["verify", str(tmp_path)],
        "a folder to write to": ["record", "mafia", "-n", "5", "--bots", "random", "--out", str(tmp_path)],
        "no name": ["replay", ""],
        "a name with a line break": ["replay", "a\nb"],
        "a name with a zero": ["replay", "a\0b"],
        "a name too long": ["replay", "x" * 300],
        "seat 0": ["replay", str(record), "--seat", "0"],
        "seat -1": ["replay", str(record), "--seat", "-1"],
        "seat 9 of 8": ["replay", str(record), "--seat", "9"],
        "seat in words": ["replay", str(record), "--seat", "first"],
        "a seat and the public": ["replay", str(record), "--seat", "1", "--public"],
        "a seat and everything": ["replay", str(record), "--seat", "1", "--full"],
        "the public and everything": ["replay", str(record), "--public", "--full"],
        "unknown language": ["replay", str(record), "--lang", "fr"],
        "unknown language beside JSON": ["replay", str(record), "--lang", "fr", "--json"],
        "no language": ["replay", str(record), "--lang", ""],
        "language that is a folder": ["replay", str(record), "--lang", "../locale/en"],
        "a digest that is none": ["verify", str(record), "--digest"],
    }


def test_wrong_places_and_viewers_are_one_sentence_and_status_2(
    cli: Cli, places: dict[str, list[str]], subtests: pytest.Subtests
) -> None:
    for words, argv in places.items():
        with subtests.test(words):
            assert_wrong_usage(cli(*argv))


# -- where the output goes ---------------------------------------------------------------------------------------------


def test_a_reader_that_leaves_early_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-c", "from duskbell.cli import main; main()", "games", "--json"],
            stdout=write,
            stderr=subprocess.PIPE,
            timeout=300,
            check=False,
        )
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.slow
def test_the_module_and_the_script_are_one() -> None:
    script = Path(sys.executable).with_name("duskbell")
    done = subprocess.run([script, "games", "--json"], capture_output=True, timeout=300, check=True)
    assert json.loads(done.stdout) == shell("games", "--json").json()


def test_simulate_reads_tables_a_second_time_where_there_is_an_auditor(cli: Cli) -> None:
    for script in ("tb", "strainers"):
        done = cli("simulate", "clocktower", "-n", 7, "-g", 3, "-j", 1, "-o", f"script={script}", "--audit")
        assert done.status == 0
        assert "0 faults" in done.out
    refused = cli("simulate", "mafia", "-g", 1, "--audit")
    assert refused.status != 0
    assert "there is an auditor for clocktower" in refused.err


@pytest.mark.parametrize("argv", [("verify", "RECORD"), ("games",), ("games", "--json"), ("record", "mafia")])
def test_output_that_cannot_be_written_is_one_sentence_and_status_2(record: Path, argv: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "duskbell", *[str(record) if word == "RECORD" else word for word in argv]]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("the output could not be written")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("argv", [("games",), ("games", "--json"), ("verify", "RECORD")])
def test_output_that_is_closed_or_holds_ascii_only_is_no_fault(record: Path, argv: tuple[str, ...]) -> None:
    words = [str(record) if word == "RECORD" else word for word in argv]
    closed = ["sh", "-c", 'exec "$0" "$@" >&-', sys.executable, "-m", "duskbell", *words]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    for command, env in ((closed, None), ([sys.executable, "-m", "duskbell", *words], ascii_only)):
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
        assert (done.returncode, done.stderr) == (0, "")


# -- script ------------------------------------------------------------------------------------------------------------

SCRIPT = ["washerwoman", "chef", "empath", "monk", "mayor", "saint", "poisoner", "imp"]


def test_a_script_is_looked_at_written_and_played_from_a_file(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(json.dumps([{"id": "_meta", "name": "Own"}, *SCRIPT, "thief"]))
    said = cli("script", "check", file)
    assert (said.status, said.err) == (0, "")
    assert "Townsfolk: Washerwoman, Chef, Empath, Monk, Mayor" in said.out
    assert "Only 1 Outsider:" in said.out
    found = cli("script", "check", file, "--json").json()
    assert (found["sizes"], found["findings"][0]["what"]) == ([5, 6, 7, 8], "few-outsiders")
    assert cli("script", "write", file).json() == [{"id": "_meta", "name": "Own"}, *SCRIPT, "thief"]
    report = cli("simulate", "clocktower", "-n", 5, "-g", 2, "-o", f"script=@{file}", "--json").json()
    assert report["finished"] == 2
    file.write_text(json.dumps(SCRIPT[:-1]))
    assert "it has no Demon; right would be at least 1." in cli("script", "check", file).err
    assert "cannot be read" in cli("script", "check", tmp_path / "nothing").err


def test_few_players_are_remarked_on(cli: Cli) -> None:
    said = cli("simulate", "clocktower", "-n", 5, "-g", 1, "-o", "script=bmr")
    assert (said.status, said.err.startswith("Bad Moon Rising is for seven or more")) == (0, True)
