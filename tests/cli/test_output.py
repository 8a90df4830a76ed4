"""Where the output goes, and places that there are not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Cli, assert_wrong_usage, shell

pytestmark = pytest.mark.slow


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
