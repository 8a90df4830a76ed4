"""Under a covered hand lies what a question names, too: a neighbour reads no card and no identity in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskbell.games.fengsheng.events import Flipped
from duskbell.locale import words
from tests.rulebook.fengsheng.message import RED, Message, five, table

DEAD = "black black black"


def deciphers() -> Message:
    s = table(five("Feiyuan", "Duanmujing"), hands={"Feiyuan": RED, "Duanmujing": "decipher:red"}, top="red red red")
    return s.passes("Feiyuan").sends("Feiyuan", RED, "up", "Duanmujing").uses("Duanmujing", "decipher:red")


def inherits() -> Message:
    return table(
        five("Feiyuan", "Guxiaomeng"), areas={"Peiling": DEAD}, laid=[(Flipped(1, "guxiaomeng", True), None)]
    ).nobody_acts()


def bequeaths() -> Message:
    up = [(Flipped(1, "liningyu", True), None)]
    s = table(five("Feiyuan", "Liningyu"), hands={"Liningyu": RED}, areas={"Liningyu": DEAD}, laid=up)
    s.nobody_acts().says("Liningyu", "last_letter", "fengsheng.trigger")
    return s.picks("Liningyu", RED, "fengsheng.last-letter")


SHOWN = [(deciphers, "Duanmujing", "decipher"), (bequeaths, "Liningyu", "lay-before")]


@pytest.mark.parametrize(("scene", "who", "key"), SHOWN, ids=[key for *_, key in SHOWN])
@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_a_question_that_names_a_card_has_words_without_it(
    lang: str, scene: Callable[[], Message], who: str, key: str
) -> None:
    s = scene()
    ask = s.asks(who, f"fengsheng.{key}")
    card, *_ = ask.about
    said = words(lang).table("fengsheng", tuple(s.names))
    named = said.text(f"card-fengsheng-c{card}")
    assert ask.hides_extra_options
    assert named in said.ask(ask.key, ask.about)
    covered = said.text(f"ask-fengsheng-{key}", {"a0": card}, "covered")
    assert covered
    assert named not in covered


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_whose_identity_was_looked_at_is_named_to_a_neighbour_and_not_which_it_is(lang: str) -> None:
    s = inherits()
    ask = s.asks("Guxiaomeng", "fengsheng.heir-swap")
    said = words(lang).table("fengsheng", tuple(s.names))
    covered = said.text("ask-fengsheng-heir-swap", {"a0": ask.about[0]}, "covered")
    assert ask.hides_extra_options
    assert said.text(f"role-fengsheng-{ask.about[1]}") not in covered
    assert "Peiling" in covered
