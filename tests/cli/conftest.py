"""Running a command in this process, and a record to read."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from duskbell.arena import play_out
from duskbell.arena.sitting import sit
from duskbell.cli import main
from tests.cli.running import Cli, Ran


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


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished table of plain bots."""
    play, bots = sit("mafia", 8, "5", {"angels": 2}, "plain")
    play_out(play, bots, "5")
    path = tmp_path_factory.mktemp("records") / "table.jsonl"
    play.record.save(path)
    return path
