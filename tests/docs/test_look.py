"""docs/look.md: every file that it sends somebody to is there, and has what it is said to have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskbell.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "look.md").read_text(encoding="utf-8")
FILES = sorted(set(re.findall(r"`((?:web|src|tests|docs)/[\w./-]+)`", PAGE)))


def test_its_files_are_there() -> None:
    assert len(FILES) > 15
    assert [name for name in FILES if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("ANIMALS", "web/src/look/avatars.ts"),
        ("GROUNDS", "web/src/look/avatars.ts"),
        ("facesOf", "web/src/look/avatars.ts"),
        ("Animal", "src/duskbell/server/wire/bodies.py"),
        ("face", "src/duskbell/locale/en/lobby.ftl"),
        ("face", "src/duskbell/locale/zh-CN/lobby.ftl"),
        ("FaceState", "web/src/look/Face.svelte"),
        ("toneOf", "web/src/look/emblems.ts"),
        ("kinds", "web/src/look/moments/told/werewolf.ts"),
        ("Kind", "web/src/look/moments/moment.ts"),
        ("moment", "src/duskbell/locale/en/look.ftl"),
    ],
)
def test_what_is_to_be_extended_is_where_it_is_said_to_be(name: str, file: str) -> None:
    assert f"`{name}`" in PAGE
    assert f"`{file}`" in PAGE
    assert re.search(rf"\b{name}\b", (ROOT / file).read_text(encoding="utf-8"))


def test_every_game_that_tells_moments_has_its_own_file() -> None:
    told = {path.stem for path in (ROOT / "web/src/look/moments/told").glob("*.ts")}
    drawn = {path.stem for path in (ROOT / "web/src/look/emblems").glob("*.svg")}
    assert told - {"core"} == set(GAMES)
    assert drawn >= {"common", *GAMES}
