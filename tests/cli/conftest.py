"""Running a command in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from duskbell.cli import main

Command = Callable[..., tuple[int, str, str]]
"""Runs `duskbell` with these words: exit status, what was printed, and what was printed of faults."""


@pytest.fixture
def duskbell_cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(*argv: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["duskbell", *map(str, argv)])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return run
