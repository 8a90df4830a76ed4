"""Wrong usage is one sentence and status 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Cli, Ran, assert_wrong_usage, shell

pytestmark = pytest.mark.slow


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
    "no command of Web Push": ["push"],
    "a plan of a league that is no text": ["league", "run", sys.executable, "--to", "/no/such/folder"],
    "a puzzle without time": ["solve", "/dev/null", "--seconds", "nan"],
    "worlds without time": ["worlds", "/dev/null", "--seat", "1", "--seconds", "-1"],
    "an operator without a database": ["admin", "bans", "--db", "sqlite:////no/such/file.db"],
    "a room without a database": ["admin", "room", "abcdefgh", "--db", "sqlite:////no/such/file.db"],
    "nothing to tidy": ["tidy", "--db", "sqlite:////no/such/file.db"],
    "a backup that is not there": ["restore", "/no/such/backup.db", "--db", "sqlite:////tmp/no-such.db"],
    "a backup that is a folder": ["restore", "/", "--db", "sqlite:////tmp/no-such.db"],
    "a server that is none": ["mcp", "--server", "http://127.0.0.1:9"],
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
    ("push",): "a command is missing; right would be `duskbell push` and one of keys.",
    ("admin", "day", "--db", "sqlite:////no/such.db"): "there is no database '/no/such.db'; right would be one that is",
    ("restore", "/no/such.db"): "'/no/such.db' is not there; right would be a file that `duskbell backup` has made.",
    ("mcp", "--server", "http://127.0.0.1:9"): "no Duskbell server answers at http://127.0.0.1:9: Connection refused.",
    ("replay", "a", "b c"): "'b c' is too much; right would be `duskbell replay FILE`.",
}


@pytest.mark.parametrize("argv", SAID, ids=" ".join)
def test_wrong_usage_is_told_in_our_own_words(cli: Cli, argv: tuple[str, ...]) -> None:
    """The library that reads the command line has words of its own, which say only what was wrong."""
    assert cli(*argv).err.startswith(SAID[argv])


def test_a_file_that_may_not_be_read_is_not_called_missing(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may read all, so the system's word for it is changed."""
    shut = tmp_path / "shut.jsonl"
    shut.touch()
    monkeypatch.setattr("os.access", lambda *_: False)
    for argv in (("replay", shut), ("cup", "show", shut), ("solve", shut)):
        assert cli(*argv).err == f"the file {str(shut)!r} cannot be read: Permission denied.\n"


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
