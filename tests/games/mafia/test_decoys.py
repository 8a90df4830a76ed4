"""What those who sleep are asked for show looks like what those who are awake are asked; and who is asked by day is no
secret.
"""

from __future__ import annotations

import unicodedata
from random import Random
from textwrap import wrap
from typing import Any

import pytest

import duskbell
from duskbell.kernel import MODERATOR, Ask
from duskbell.locale import LANGUAGES, words
from duskbell.testing import random_answers


@pytest.mark.parametrize("must_kill", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_a_decoy_looks_like_the_question_of_the_moment(seed: int, must_kill: bool) -> None:
    play = duskbell.start("mafia", 9, seed=seed, options={"angels": 2, "must_kill": must_kill})
    compared = 0
    for _ in random_answers(play, Random(seed)):
        public = play.view(None).table
        asked = {n: ask for n, ask in play.open.items() if n != MODERATOR}
        shown = {s.no: play.game.decoy(public, s.no) for s in public.seats}
        if play.table.phase != "night":
            assert set(shown.values()) == {None}, "by day everybody sees who is asked"
            continue
        for ask in asked.values():
            for seat, decoy in shown.items():
                assert (decoy is None) == (not public.seats[seat].alive)
                assert decoy is None or _shape(decoy) == _shape(ask)
                compared += decoy is not None
    assert compared


def _shape(ask: Ask[Any]) -> tuple[int, list[str], list[str], float | None, type]:
    """All that a page can show of a question but its words: how many seats, which other answers, whether it says what
    silence means, the clock, how many may be chosen.
    """
    others = [option for option in ask.options if not option.startswith("#")]
    silence = [ask.default] if ask.default in ask.options else []
    return len(ask.options), others, silence, ask.seconds, type(ask)


@pytest.mark.parametrize("seed", range(10))
def test_whose_own_question_and_whose_is_for_show_offer_a_seat_the_same(seed: int) -> None:
    """The very seat that is asked would be shown the same answers if it were not."""
    play = duskbell.start("mafia", 9, seed=seed, options={"angels": 2})
    for _ in random_answers(play, Random(seed)):
        if play.table.phase == "night" and not play.over:
            for seat, ask in play.open.items():
                decoy = play.game.decoy(play.view(None).table, seat)
                assert decoy is not None
                assert (decoy.options, decoy.default, decoy.seconds) == (ask.options, ask.default, ask.seconds)


# Words that fill a screen alike: measured in columns, for letters differ in width from phone to phone

NIGHT = [("mafia.kill", (1, 3)), ("mafia.ask", ()), ("mafia.decoy", ())]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_of_the_night_are_equally_long(lang: str) -> None:
    texts = [words(lang).ask(key, about) for key, about in NIGHT]
    columns = [sum(1 + (unicodedata.east_asian_width(x) in "WF") for x in text) for text in texts]
    assert max(columns) - min(columns) <= 2, dict(zip(texts, columns, strict=True))
    for width in range(38, 61) if lang == "en" else ():  # Chinese may be broken anywhere
        assert len({len(wrap(text, width)) for text in texts}) == 1, (width, texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_worded_as_long_for_who_kills_and_for_who_does_not(lang: str) -> None:
    killing, tapping = [words(lang).option(key, "pass") for key in ("mafia.kill", "mafia.decoy")]
    assert len(killing) == len(tapping)


# By day a cue sounds at one's own question (the page's rule), so who is asked must follow from what all know


@pytest.mark.parametrize("seed", range(12))
def test_by_day_who_is_asked_follows_from_what_everybody_knows(seed: int) -> None:
    options = {"angels": 2, "killer_rounds": 2, "whispers": True, "dead_talk": True}
    play = duskbell.start("mafia", 5 + seed % 8, seed=seed, options=options, moderator="ask")
    fresh: list[Any] = []
    days = 0
    for _ in random_answers(play, Random(seed)):
        t = play.view(None).table
        asks = [a for n, a in play.open.items() if n != MODERATOR]
        if t.phase != "day" or not asks or any(a in fresh for a in asks):
            continue  # those who have answered are not asked any more
        fresh = asks
        alive = [s.no for s in t.seats if s.alive]
        expected = {
            "mafia.accuse": [
                n for n in alive if any((n, x) not in t.lapsed for x in alive if x != n and x not in t.spared)
            ],
            "mafia.second": [n for n in alive if n not in (t.accused, t.accuser)],
            "mafia.vote": alive,
        }
        assert [a.to for a in asks] == expected[asks[0].key]
        assert {a.key for a in asks} == {asks[0].key}
        days += 1
    assert days or play.table.day == 1
