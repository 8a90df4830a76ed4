"""What is drawn for the page: faces that the server knows by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from duskbell.locale import LANGUAGES, words
from duskbell.server.wire import Animal

LOOK = Path(__file__).parents[2] / "web" / "src" / "look"
FACES = re.findall(r'^    name: "(\w+)",$', (LOOK / "avatars.ts").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_server_knows_the_faces_that_are_drawn() -> None:
    assert tuple(FACES) == get_args(Animal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_name(language: str) -> None:
    names = {words(language).text("face", {"name": face}) for face in FACES}
    assert len(names) == len(FACES)
