"""A third language is a folder: nothing else names the languages that there are, and no word comes from elsewhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.bots.hearing import ASKED_ANYTHING, ASKED_WHAT, gists
from duskbell.locale import LANGUAGES, hearing
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


SPOKEN = """
[roles.clocktower]
empath = ["chutník"]
[asked]
you = ['\\bty\\b']
what = ['kdo jsi']
[told]
mine = ['\\bjá jsem {role}']
[learned]
beside = ['\\bmám\\b']
got = ['\\bmám\\b']
"""
"""What bots hear in a language of which nobody else has words."""


def test_a_language_brings_what_is_heard_in_it(pseudo: Path) -> None:
    names = ("Ada", "Bea", "Cyd")
    heard = pseudo / TAG / hearing.FILE
    assert heard.read_text(encoding="utf-8") == (HERE / "en" / hearing.FILE).read_text(encoding="utf-8")
    asked, told = "Bea, kdo jsi ty?", "Já jsem chutník, mám 1"
    try:
        hearing.forget()
        assert gists("clocktower", told, names) == ()
        assert gists("clocktower", asked, names) == ((ASKED_ANYTHING, (1,)),)  # called by name: it says it lost you
        heard.write_text(SPOKEN, encoding="utf-8")
        hearing.forget()
        assert gists("clocktower", told, names) == (
            ("clocktower.claim", ("empath",)),
            ("clocktower.told-number", ("empath", 1, 1)),
        )
        assert gists("clocktower", asked, names) == ((ASKED_WHAT, (1,)),)
        heard.unlink()
        hearing.forget()
        assert gists("clocktower", told, names) == ()
        assert gists("clocktower", asked, names) == ((ASKED_ANYTHING, (1,)),)
    finally:
        (pseudo / TAG / hearing.FILE).unlink(missing_ok=True)
        hearing.forget()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_heard_is_written_as_it_must_be(lang: str) -> None:
    """Each has the same entries, and every pattern is one."""
    written, first = (_read(HERE / tag / hearing.FILE) for tag in (lang, "en"))
    assert {part: set(entries) for part, entries in written.items() if part != "roles"} == {
        part: set(entries) for part, entries in first.items() if part != "roles"
    }
    assert set(written["roles"]) <= set(duskbell.GAMES)
    for part in ("seats", "asked", "told", "learned"):
        for name, entry in written[part].items():
            for pattern in entry if isinstance(entry, list) and name not in ("common",) else ():
                re.compile(pattern.replace("{seat}", "x").replace("{role}", "x").replace("{evil}", "x"))


def test_no_code_names_a_language_but_the_first() -> None:
    """Chinese is spoken by name only where something of China sits down: the agents of whoisspy."""
    code = [
        *(TOP / "src/duskbell").rglob("*.py"),
        *(TOP / "web/src").rglob("*.ts"),
        *(TOP / "web/src").rglob("*.svelte"),
    ]
    named = {str(path.relative_to(TOP)) for path in code if '"zh-CN"' in path.read_text(encoding="utf-8")}
    assert named == {"src/duskbell/arena/outside/whoisspy.py"}


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
