"""Tables played by bots from the command line."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games import GAMES
from tests.cli.running import Cli, assert_wrong_usage, shell

pytestmark = pytest.mark.slow


SIMULATED = {
    "game", "players", "games", "seed", "options", "finished", "decisions", "seconds", "decisions_per_second", "wins",
    "seat_wins",
}  # fmt: skip
TIMINGS = ("cpu_seconds", "seconds", "decisions_per_second")


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in report.items() if k not in TIMINGS}


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


def test_simulate_reads_tables_a_second_time_where_there_is_an_auditor(cli: Cli) -> None:
    for script in ("tb", "strainers"):
        done = cli("simulate", "clocktower", "-n", 7, "-g", 3, "-j", 1, "-o", f"script={script}", "--audit")
        assert done.status == 0
        assert "0 faults" in done.out
    refused = cli("simulate", "mafia", "-g", 1, "--audit")
    assert refused.status != 0
    assert "there is an auditor for clocktower" in refused.err


def test_few_players_are_remarked_on(cli: Cli) -> None:
    said = cli("simulate", "clocktower", "-n", 5, "-g", 1, "-o", "script=bmr")
    assert (said.status, said.err.startswith("Bad Moon Rising is for seven or more")) == (0, True)
