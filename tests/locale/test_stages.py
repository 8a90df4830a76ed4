"""Phases and stages have names in every language: no id of the program stands in a sentence."""

from __future__ import annotations

import re
from random import Random

import pytest

from duskbell.games import GAMES
from duskbell.kernel.core_events import PhaseBegan, StageBegan
from duskbell.locale import LANGUAGES, words
from duskbell.testing import random_answers, sit_down
from tests.games.variants import EVERY

pytestmark = pytest.mark.slow


def announced(game: str) -> list[PhaseBegan | StageBegan]:
    """Every phase and stage that some tables of a game come to, on every board."""
    found: dict[str, PhaseBegan | StageBegan] = {}
    for seed, variant in enumerate(v for v in EVERY if v.game == game):
        play = sit_down(game, variant.players, seed, variant.options)
        for _ in random_answers(play, Random(seed)):
            pass
        for entry in play.table.log:
            if isinstance(entry.event, PhaseBegan | StageBegan):
                found.setdefault(str(getattr(entry.event, "stage", None) or entry.event.as_data()), entry.event)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_announcement_is_worded_in_every_language(game: str) -> None:
    for event in announced(game):
        for lang in LANGUAGES:
            said = words(lang).table(game, ()).event(event.as_data())
            assert "_" not in said, f"{lang}: {said}"
            assert lang != "zh-CN" or not re.search(r"[a-z]{2,}", said), f"{lang}: {said}"


@pytest.mark.parametrize("game", GAMES)
def test_every_stage_has_a_name_on_the_page(game: str) -> None:
    stages = [e.stage for e in announced(game) if isinstance(e, StageBegan)]
    missing = [(lang, s) for lang in LANGUAGES for s in stages if not words(lang).has(f"stage-{game}-{s}")]
    assert missing == []


def test_a_stage_without_a_sentence_of_its_own_is_called_by_its_name() -> None:
    """ "Now: seer." and 「进入：wolves。」 were ids (X6)."""
    for lang, now in (("en", "Now: Attack."), ("zh-CN", "现在：攻击。")):
        said = words(lang).table("shadow_hunters", ())
        name = said.text("stage-shadow_hunters-attack")
        assert said.text("event-core-stage-began", {"stage": "attack"}) == now.replace("Attack", name).replace(
            "攻击", name
        )
        assert said.text("event-core-stage-began", {"stage": "night_owl"}).count("_") == 0
