"""What the README shows runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import duskbell

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, flags=re.S)


def test_the_researchers_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Own bots, text, saving, answering oneself, fork with another future."""
    monkeypatch.chdir(tmp_path)
    code = BLOCKS[0]
    for word in ("seat_bots", "text=", "record.save", "fork(seed=", "undo"):
        assert word in code
    names: dict[str, Any] = {}
    exec(compile(code, "README.md", "exec"), names)
    saved = duskbell.load("game.jsonl")
    assert saved.over
    assert "I was asleep, ask seat 4." in {line[3] for line in saved.lines if line[0] == "say" and line[1] == 2}
    assert isinstance(names["other"], duskbell.Play)


def test_the_environments_example_runs() -> None:
    pytest.importorskip("gymnasium", reason="the extra env is not installed")
    names: dict[str, Any] = {}
    exec(compile(BLOCKS[1], "README.md", "exec"), names)
    assert names["seen"]["observation"].size > 100
