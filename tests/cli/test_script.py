"""A script of Clocktower from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Cli

pytestmark = pytest.mark.slow


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
