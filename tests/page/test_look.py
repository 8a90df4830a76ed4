"""What is drawn for the page: faces that the server knows by name, and an emblem for each role, side and equipment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from duskbell.games import GAMES
from duskbell.games.fengsheng.characters import EVERYBODY
from duskbell.games.fengsheng.deck import DECK
from duskbell.games.shadow_hunters.equipment import EQUIPMENT
from duskbell.locale import LANGUAGES, words
from duskbell.server.wire import Animal

LOOK = Path(__file__).parents[2] / "web" / "src" / "look"
FACES = re.findall(r'^    name: "(\w+)",$', (LOOK / "avatars.ts").read_text(encoding="utf-8"), re.MULTILINE)


def emblems(game: str) -> dict[str, str]:
    """The symbols of a game by id."""
    drawn = (LOOK / "emblems" / f"{game}.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'<symbol id="([\w-]+)" viewBox="0 0 48 48">(.*?)</symbol>', drawn))


def test_the_server_knows_the_faces_that_are_drawn() -> None:
    assert tuple(FACES) == get_args(Animal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_name(language: str) -> None:
    names = {words(language).text("face", {"name": face}) for face in FACES}
    assert len(names) == len(FACES)


@pytest.mark.parametrize("game", GAMES)
def test_every_role_and_every_side_has_an_emblem(game: str) -> None:
    roles = GAMES[game].roles
    sides = {f"team-{role.team}" for role in roles.values() if role.team}
    assert {*roles, *sides} <= emblems(game).keys()


def test_an_emblem_is_small_and_brings_no_colour_of_its_own() -> None:
    for file in sorted((LOOK / "emblems").glob("*.svg")):
        for name, drawing in emblems(file.stem).items():
            assert len(drawing) < 1000, name
            assert not re.search(r'#|rgb|class=|style=|(?:fill|stroke)="(?!none|currentColor)', drawing), name


def test_every_equipment_card_is_drawn() -> None:
    board = (LOOK.parent / "boards" / "shadow_hunters" / "glyphs.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^  (\w+):", board, re.MULTILINE))
    assert set(EQUIPMENT) <= drawn


@pytest.mark.parametrize("game", [*GAMES, "clocktower"])
def test_what_a_game_says_comes_with_its_table(game: str) -> None:
    """The page fetches it apart: the list of what is fetched in pieces names the game."""
    pieces = (
        (LOOK.parents[1] / "languages.ts").read_text(encoding="utf-8").partition("const PIECES")[2].partition("];")[0]
    )
    assert re.search(rf"[(|]{game}[)|]", pieces)


def test_the_page_knows_every_card_and_every_character_of_fengsheng() -> None:
    board = LOOK.parent / "boards" / "fengsheng"
    assert DECK.strip() in (board / "deck.ts").read_text(encoding="utf-8")
    cast = (board / "characters.ts").read_text(encoding="utf-8").split("CAST = `")[1].partition("`")[0]
    assert cast.strip().splitlines() == [
        " ".join([c.id, c.gender, "hidden" if c.masked else "open", *[s.id for s in c.skills]])
        for c in EVERYBODY.values()
    ]


def test_what_points_along_the_line_is_turned_by_its_drawing() -> None:
    """Of a language that is written from right to left."""
    turned = re.findall(r'd\^="([^"]+)"', (LOOK.parent / "rtl.css").read_text(encoding="utf-8"))
    assert len(turned) == 5
    marks = (LOOK.parent / "parts" / "Mark.svelte").read_text(encoding="utf-8")
    assert [marks.count(f'"{path}') for path in turned] == [1] * 5
