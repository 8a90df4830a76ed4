"""A third language is a folder: nothing else names the languages that there are, and no word comes from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import duskbell
from duskbell.locale import LANGUAGES
from duskbell.locale import words as words_in
from duskbell.locale.words import HERE, languages_in
from tests.locale.pseudo import PLAIN, TAG, copy_to
from tests.locale.test_sentences import _without_data, played, sentences

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The words of a made-up language, known to this process for a while."""
    folder = tmp_path_factory.mktemp("locale")
    copy_to(folder)
    with pytest.MonkeyPatch.context() as patch:
        catalogue = import_module("duskbell.locale.words")
        patch.setattr(catalogue, "LANGUAGES", (*LANGUAGES, TAG))
        patch.setattr(catalogue, "FOLDERS", [folder])
        yield folder


def test_a_language_is_a_folder_of_words(tmp_path: Path) -> None:
    assert languages_in(HERE) == LANGUAGES
    for name in ("zh-CN", "en", "de"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "core.ftl").touch()
    (tmp_path / "__pycache__").mkdir()
    assert languages_in(tmp_path) == ("en", "de", "zh-CN")


@pytest.mark.slow
@pytest.mark.parametrize("game", duskbell.GAMES)
def test_a_game_is_told_in_a_third_language_without_a_word_of_another(game: str, pseudo: Path) -> None:
    assert (pseudo / TAG / "core.ftl").exists()
    play, told = played(game, 1), 0
    for event, text in sentences(play, TAG):
        assert not PLAIN.findall(_without_data(event, text)), (event, text)
        told += 1
    assert told > 50
    said = words_in(TAG).table(game, ())
    for role in play.game.roles:
        assert not PLAIN.findall(said.text(f"role-{game}-{role}")), role


def test_no_code_names_a_language_but_the_first() -> None:
    """Chinese is spoken by name only where something of China sits down: the agents of whoisspy."""
    code = [
        *(TOP / "src/duskbell").rglob("*.py"),
        *(TOP / "web/src").rglob("*.ts"),
        *(TOP / "web/src").rglob("*.svelte"),
    ]
    named = {str(path.relative_to(TOP)) for path in code if '"zh-CN"' in path.read_text(encoding="utf-8")}
    assert named == {"src/duskbell/arena/outside/whoisspy.py"}
