"""What a neighbour reads over a shoulder at night: the same for all, whatever is asked of whom."""

from __future__ import annotations

import pytest

from duskbell.locale.words import Words
from tests.locale.catalogue import catalogue

AT_NIGHT = ("player", "players", "attacks", "haircut", "character", "decoy")


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_under_a_covered_card_every_question_of_the_night_reads_alike(lang: str) -> None:
    said = {str(catalogue(lang).get(f"ask-clocktower-{key}.covered")) for key in AT_NIGHT}
    assert len(said) == 1
    assert "None" not in said


@pytest.mark.parametrize(("lang", "alone"), [("en", "Nobody: not tonight"), ("zh-CN", "一个都不选")])
def test_a_seamstress_reads_that_she_may_choose_nobody(lang: str, alone: str) -> None:
    words = Words(lang).table("clocktower", ())
    assert alone in words.ask("clocktower.players", ("seamstress",))
    assert alone not in words.ask("clocktower.players", ("chambermaid",))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "The Storyteller decides (Sentinel)."), ("zh-CN", "说书人（哨兵）作了决定。")]
)
def test_what_is_decided_of_no_player_names_none(lang: str, said: str) -> None:
    words = Words(lang).table("clocktower", ("Ann",))
    event = {"type": "clocktower.decided", "seat": -1, "role": "sentinel", "what": "outsiders", "answer": "more"}
    assert words.event({**event, "kind": "outsiders", "whom": -1, "named": ()}) == said
