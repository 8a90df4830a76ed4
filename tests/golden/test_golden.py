"""Whole games, compared with what they were: every question, option, event, and who saw it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duskbell.games import GAMES
from duskbell.games.mafia import table as mafia
from duskbell.games.shadow_hunters import events as shadow_hunters
from duskbell.kernel import Event
from tests.golden import DIGESTS, HERE, TABLES, digests, path
from tests.perft import TABLES as COUNTED

WRITTEN = (".txt", ".digest", ".perft")
ANEW = "`make golden` writes it anew; read the diff first"


@pytest.mark.parametrize("name", TABLES)
def test_a_game_goes_as_it_went(name: str) -> None:
    assert TABLES[name].text() == path(name).read_text(encoding="utf-8"), f"{name} has changed: {ANEW}"


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in DIGESTS for name in DIGESTS[game]])
def test_a_game_kept_as_one_line_goes_as_it_went(game: str, name: str) -> None:
    kept = dict(line.split(": ", 1) for line in digests(game).read_text(encoding="utf-8").splitlines())
    assert DIGESTS[game][name].digest() == kept[name], f"{name} has changed: {ANEW}"
    assert set(kept) == set(DIGESTS[game])


def test_each_transcript_has_its_table() -> None:
    assert {p.stem for p in HERE.glob("*.txt")} == set(TABLES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_transcripts_and_perft(game: str) -> None:
    assert any(t.game == game for t in TABLES.values()), f"no golden transcript of {game}"
    assert any(t.game == game for t in COUNTED.values()), f"no perft of {game}"


@pytest.mark.parametrize("name", [n for n in TABLES if TABLES[n].game == "mafia"])
def test_a_transcript_tells_who_saw_what(name: str) -> None:
    """The cards are told to their owners alone; nothing at night but announcements is told to all."""
    lines = path(name).read_text(encoding="utf-8").splitlines()
    dealt = [line for line in lines if "! core.dealt" in line]
    assert len(dealt) == TABLES[name].players
    for line in dealt:
        seat = line.split("seat=")[1].split()[0]
        assert line.endswith(f"[#{seat}]")
    for kind in ("mafia.awoke", "mafia.pointed", "mafia.settled", "mafia.learned", "mafia.fell-asleep"):
        assert not [line for line in lines if f"! {kind}" in line and line.endswith("[all]")]


@pytest.mark.parametrize("name", [n for n in TABLES if TABLES[n].game == "werewolf"])
def test_a_werewolf_transcript_tells_who_saw_what(name: str) -> None:
    """Cards and whatever happens at night are told to those whom they concern, and a death's cause to nobody."""
    lines = path(name).read_text(encoding="utf-8").splitlines()
    for line in [line for line in lines if "! core.dealt" in line]:
        assert line.endswith(f"[#{line.split('seat=')[1].split()[0]}]")
    for kind in ("awoke", "pointed", "acted", "victim", "learned", "gun-state", "settled"):
        assert not [line for line in lines if f"! werewolf.{kind} " in line and line.endswith("[all]")]
    for line in [line for line in lines if "! werewolf.died" in line and "night=True" in line]:
        assert "[moderator]" in line
        assert "others" in line
        assert "cause=?" in line


@pytest.mark.parametrize("name", [n for n in TABLES if TABLES[n].game == "shadow_hunters"])
def test_a_shadow_hunters_transcript_tells_who_saw_what(name: str) -> None:
    """Characters and Hermit cards are told to those whom they concern; of the cards others learn that there is one."""
    lines = [line for line in path(name).read_text(encoding="utf-8").splitlines() if "! " in line]
    for line in lines:
        secret = "core.dealt" in line or "shadow_hunters.set-aside" in line or "card=hermit_" in line
        assert secret or "shadow_hunters.character-shown" in line or line.endswith("[all]"), line
        if "card=hermit_" in line:
            assert "others" in line
            assert "card=?" in line


@pytest.mark.parametrize(("module", "base"), [(mafia, mafia.MafiaEvent), (shadow_hunters, shadow_hunters.ShadowEvent)])
def test_together_they_show_every_event_of_the_game(module: Any, base: type[Event]) -> None:
    """An event that no transcript shows would change unseen; those that only a referee makes happen are left out."""
    kinds = {k.__struct_config__.tag for k in vars(module).values() if isinstance(k, type) and issubclass(k, base)}
    told = "\n".join(path(name).read_text(encoding="utf-8") for name in TABLES)
    by_hand = {"mafia.revived", "shadow_hunters.damage-set"}  # tests/kernel/test_by_hand.py has them
    assert {str(k) for k in kinds if f"! {k}" not in told} - by_hand == {str(base.__struct_config__.tag)}


@pytest.mark.slow
def test_regenerating_changes_nothing(tmp_path: Path) -> None:
    """`python -m tests.golden` writes both kinds, exactly as they are kept."""
    root = HERE.parent.parent
    folders = [HERE, HERE.parent / "perft", *(p for p in (HERE.parent / "games").iterdir() if p.is_dir())]
    brought = ("golden.py", "perft.py")
    kept = {
        p: p.read_bytes()
        for folder in folders
        for p in folder.iterdir()
        if p.suffix in WRITTEN or p.name in brought or (p.suffix == ".py" and folder.parent.name != "games")
    }
    for p in kept:
        copy = tmp_path / p.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(b"" if p.suffix != ".py" else kept[p])
    (tmp_path / "tests" / "golden" / "forgotten.txt").write_text("a table that is no longer played")
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    written = {p.relative_to(tmp_path): p.read_bytes() for p in tmp_path.rglob("*") if p.suffix in WRITTEN}
    assert written == {p.relative_to(root): b for p, b in kept.items() if p.suffix in WRITTEN}
