"""A question says why it is asked, and who one is oneself in it is "you"; a neighbour reads no more than all know."""

from __future__ import annotations

import pytest

from duskbell.games.fengsheng import FENGSHENG
from duskbell.locale import words
from duskbell.testing import sit_down
from tests.rulebook.fengsheng.message import RED, TOP, Message, five, main, table

LANGS = pytest.mark.parametrize("lang", ["en", "zh-CN"])
RED_WORD = {"en": "a red card", "zh-CN": "红牌"}
YOU = {"en": "You have the intel", "zh-CN": "情报在你面前"}


def asked(s: Message, who: str, lang: str, attribute: str = "") -> str:
    """What somebody reads when asked."""
    ask = s.play.open[s.no(who)]
    said = words(lang).table("fengsheng", tuple(s.names))
    if not attribute:
        return said.ask(ask.key, ask.about, s.no(who))
    named = {f"a{n}": a for n, a in enumerate(ask.about)}
    return said.text("ask-" + ask.key.replace(".", "-"), {**named, "about": len(named)}, attribute)


@LANGS
def test_who_is_ordered_reads_by_whom_and_which_colour(lang: str) -> None:
    """And a neighbour not the colour, which is on a card that lies face down."""
    s = table(five("Feiyuan", "Duanmujing"), hands={"Feiyuan": "107", "Duanmujing": RED}, top=TOP).passes("Feiyuan")
    assert "Feiyuan" not in asked(s, "Feiyuan", lang)
    s.uses("Feiyuan", "107", "Duanmujing", "west")
    assert "Feiyuan" in asked(s, "Duanmujing", lang)
    assert RED_WORD[lang] in asked(s, "Duanmujing", lang)
    assert "Feiyuan" in asked(s, "Duanmujing", lang, "covered")
    assert RED_WORD[lang] not in asked(s, "Duanmujing", lang, "covered")


@LANGS
def test_who_has_chosen_the_card_of_an_order_reads_which_colour_is_wanting(lang: str) -> None:
    s = table(five("Feiyuan", "Duanmujing"), hands={"Feiyuan": "107", "Duanmujing": "31 32"}, top=TOP)
    s.passes("Feiyuan").uses("Feiyuan", "107", "Duanmujing", "west")
    red = {"en": "no red card", "zh-CN": "没有红牌"}[lang]
    assert red in asked(s, "Feiyuan", lang)
    assert red not in asked(s, "Feiyuan", lang, "covered")
    s.says("Feiyuan", "c31", "fengsheng.order")
    assert {"en": "this card", "zh-CN": "这张牌"}[lang] in asked(s, "Duanmujing", lang)


@LANGS
def test_who_has_the_intel_in_the_fight_is_you(lang: str) -> None:
    hands = {"Feiyuan": RED, "Duanmujing": "79"}
    s = table(five("Feiyuan", "Duanmujing"), hands=hands, top=TOP).fights("Feiyuan", RED, "Duanmujing")
    assert YOU[lang] in asked(s, "Duanmujing", lang)
    assert YOU[lang] not in asked(s, "Feiyuan", lang)


@LANGS
def test_who_may_answer_with_a_skill_reads_to_what(lang: str) -> None:
    """The event that it answers to, though others came with it; and a neighbour reads none of that."""
    s = table(five("Feiyuan", "Jianxiansheng"), hands={"Feiyuan": "6", "Jianxiansheng": "27"}, top=TOP)
    s.uses("Feiyuan", "6", "Jianxiansheng").silent("Jianxiansheng")
    ask = s.asks("Jianxiansheng", "fengsheng.trigger")
    assert ask.about == ("card-settled", 0, "probe"), "not the discard that went before"
    assert {"en": "Probe", "zh-CN": "试探"}[lang] in asked(s, "Jianxiansheng", lang)
    assert {"en": "Probe", "zh-CN": "试探"}[lang] not in asked(s, "Jianxiansheng", lang, "covered")


@pytest.mark.parametrize("players", [5, 9])
def test_all_see_which_tasks_may_be_in_play(players: int) -> None:
    missions = FENGSHENG.facts(sit_down(FENGSHENG, players, 1).view(0).table)["missions"]
    assert len(missions) == {5: 7, 9: 5}[players]
    assert missions == FENGSHENG.facts(sit_down(FENGSHENG, players, 1).view(None).table)["missions"]


def test_a_question_at_an_idle_point_has_no_reason_but_the_phase() -> None:
    assert main("Peiling").play.open[0].about == ()
