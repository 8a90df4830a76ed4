"""Whole games, compared with what they were: every question, option, event, and who saw it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

import tests.golden
import tests.perft
from duskbell.games import ARENA, GAMES
from duskbell.games.mafia import table as mafia
from duskbell.games.shadow_hunters import events as shadow_hunters
from duskbell.kernel import Event
from tests.golden import DIGESTS, HERE, TABLES, digests, path
from tests.perft import TABLES as COUNTED
from tests.perft import path as counted

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


@pytest.mark.parametrize("game", [*GAMES, *ARENA])
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
    for kind in ("mafia.awoke", "mafia.pointed", "mafia.settled", "mafia.idled", "mafia.learned", "mafia.fell-asleep"):
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


@pytest.mark.parametrize("name", [n for n in TABLES if TABLES[n].game == "fengsheng"])
def test_a_fengsheng_transcript_tells_who_saw_what(name: str) -> None:
    """A card that goes from the deck or a hand to a hand is seen by whose hands these are; the deck by nobody."""
    lines = [line for line in path(name).read_text(encoding="utf-8").splitlines() if "! " in line]
    drawn = [line for line in lines if "source=deck to=hand" in line and not line.endswith("[all]")]
    assert drawn
    for line in drawn:
        assert f"[#{line.split('to=hand')[1][0]}]" in line
        assert "card=?" in line
    for line in [line for line in lines if "fengsheng.deck-laid" in line or "fengsheng.reshuffled" in line]:
        assert "[moderator]" in line
        assert "cards=?" in line


@pytest.mark.parametrize(("module", "base"), [(mafia, mafia.MafiaEvent), (shadow_hunters, shadow_hunters.ShadowEvent)])
def test_together_they_show_every_event_of_the_game(module: Any, base: type[Event]) -> None:
    """An event that no transcript shows would change unseen; those that only a referee makes happen are left out."""
    kinds = {k.__struct_config__.tag for k in vars(module).values() if isinstance(k, type) and issubclass(k, base)}
    told = "\n".join(path(name).read_text(encoding="utf-8") for name in TABLES)
    by_hand = {"mafia.revived", "shadow_hunters.damage-set"}  # tests/kernel/test_by_hand.py has them
    assert {str(k) for k in kinds if f"! {k}" not in told} - by_hand == {str(base.__struct_config__.tag)}


@pytest.mark.slow
def test_writing_anew_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m tests.golden` writes both kinds exactly as they are kept, and removes those of tables that are no
    longer played. A few quick tables stand for all: the tests here and of perft compare each with what is kept.
    """
    played = {name: TABLES[name] for name in ("mafia_5", "werewolf_6", "shadow_hunters_4")}
    kept = {p.name: p.read_text(encoding="utf-8") for p in [*map(path, played), counted("werewolf_6_pack")]}
    lines = {game: digests(game).read_text(encoding="utf-8").splitlines()[0] + "\n" for game in DIGESTS}
    for ending in ("txt", "perft"):
        (tmp_path / f"forgotten.{ending}").write_text("a table that is no longer played")
    for module, tables in ((tests.golden, played), (tests.perft, {"werewolf_6_pack": COUNTED["werewolf_6_pack"]})):
        monkeypatch.setattr(module, "HERE", tmp_path)
        monkeypatch.setattr(module, "TABLES", tables)
    monkeypatch.setattr(tests.golden, "DIGESTS", {g: dict([*one.items()][:1]) for g, one in DIGESTS.items()})
    runpy.run_module("tests.golden", run_name="__main__")
    written = {p.name: p.read_text(encoding="utf-8") for p in tmp_path.iterdir()}
    assert written == kept | {f"{game}.digest": lines[game] for game in lines}
    assert "read the diff" in capsys.readouterr().out
