"""The words of 风声: every card, character, skill and identity has some, and a play that is named whole can be read."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from duskbell.games import fengsheng
from duskbell.games.fengsheng.card import (
    BLACK,
    BLUE,
    CARDS,
    KINDS,
    LEFT,
    MYSTERY,
    ORDER,
    PROBE,
    RED,
    RIGHT,
    UP,
)
from duskbell.games.fengsheng.characters import CHARACTERS
from duskbell.games.fengsheng.identities import IDENTITIES
from duskbell.games.fengsheng.skill import DERIVED
from duskbell.locale import LANGUAGES, words
from tests.locale.catalogue import catalogue

CAST = """
afuluola master_hand
baicanglang fraternity
baifeifei compassion black_heart
baikunshan poison_plot
baixiaonian hand_on
chengxiaodie kindred_spirit rude_awakening
duanmujing new_thought
feiyuan guile
guijiao courier
guxiaomeng quick_wit heir epilogue
sp_guxiaomeng bond
hanmei graft
huangjiren right_cure
jinshenghuo caution
laobie contact bait
laohan facing_death last_return
lianyuan nimble_pen
liningyu counterplot depth last_letter
sp_liningyu adapt lead
lixing raid
maobuba rare_goods
sp_mohongshuang morning_lily evening_rose
peiling society
shangyu borrowed_knife
shaoxiu hidden_needle
wangfugui underworld
wangkui tooth_for_tooth
wangtianxiang confinement
wuzhiguo resilience
xiaojiu extra_edition
xuanqingzi golden_words
zhangyiting decree
zhengwenxian steal_heaven change_sun
sp_chengxiaodie burn_together
chijinghai sea_view shelter
sp_duanmujing next_generation
gaoqiao bewitch
young_hanmei blood_training
jianxiansheng composure
laohu strategist
sp_lianyuan search_for_truth
maliya church_refuge
qianmin first_strike
qinyuanyuan both_sides two_birds
shenglaoban arm_length hideaway
young_xiaojiu pure_heart
spy_afuluola all_change troubled_water
sp_baifeifei coax_out
bianyunjiang lure_deep sweep_on
chenanna clear_name cipher
chendaer change_is_way
adult_hanmei dark_way turn_the_trick
sp_hanmei hidden_blade moon_white
jinzilai gamble
lishuyun verdict truth
lingsuqiu truths inch
qinwuming daredevil fight_to_the_end
adult_xiaojiu dark_way go_with_flow
sp_xiaojiu high_hopes beloved
xiaolingdang pigeon thieving_monkey
yapao lips_sealed honest
sunshoumo careful_thought stern_orders
wangxiang freight workers_know
"""
"""The characters and their skills."""


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_63_characters_and_91_skills_have_words(lang: str) -> None:
    said = words(lang)
    cast = {who: skills for who, *skills in [line.split() for line in CAST.strip().splitlines()]}
    assert (len(cast), sum(len(skills) for skills in cast.values())) == (63, 91)
    assert [who for who in cast if not said.has(f"character-fengsheng-{who}", "title")] == []
    assert [s for skills in cast.values() for s in skills if not said.has(f"skill-fengsheng-{s}", "text")] == []
    written = [key for key in catalogue(lang) if key.startswith(("character-fengsheng-", "skill-fengsheng-"))]
    names = {*cast, *DERIVED, *(s for skills in cast.values() for s in skills)}
    assert {key.partition(".")[0].split("-", 2)[2] for key in written} == names


BOXES = ("base", "ext1", "ext2", "unreleased")


def test_the_rules_tell_of_every_character_that_may_be_dealt(lang: str) -> None:
    said = words(lang)
    told = "\n".join(said.text(f"rules-fengsheng-{box}") for box in BOXES)
    lines = {line.split(" | ")[0]: line for line in told.splitlines() if line.startswith("• ")}
    assert len(lines) == 63
    for who, *skills in [line.split() for line in CAST.strip().splitlines()]:
        name = said.text(f"character-fengsheng-{who}")
        mine = [line for head, line in lines.items() if head.startswith(("• " + name + "，", "• " + name + ", "))]
        assert len(mine) == 1, who
        assert all(said.text(f"skill-fengsheng-{s}", attribute="text") in mine[0] for s in skills), who


def test_the_rules_tell_of_the_options_for_whom_one_plays(lang: str) -> None:
    said = words(lang)
    for option in ("unreleased", "pairs"):
        assert said.text(f"option-fengsheng-{option}") in said.text(f"rules-fengsheng-{option}")


def test_no_two_characters_and_no_two_skills_are_called_alike(lang: str) -> None:
    for kind in ("character", "skill"):
        keys = [k for k in catalogue(lang) if k.startswith(f"{kind}-fengsheng-") and "." not in k]
        twice = [name for name, n in Counter(words(lang).text(k) for k in keys).items() if n > 1]
        assert twice == []


def test_the_rules_know_nobody_else(lang: str) -> None:
    cast = {who: skills for who, *skills in [line.split() for line in CAST.strip().splitlines()]}
    for who, character in CHARACTERS.items():
        assert [s.id for s in character.skills] == cast[who]


COLOUR = {"en": {RED: "red", BLUE: "blue", BLACK: "black"}, "zh-CN": {RED: "红", BLUE: "蓝", BLACK: "黑"}}
DRAWS = {
    "en": {RED: "Underground", BLUE: "Agency", MYSTERY: "Stranger"},
    "zh-CN": {RED: "潜伏", BLUE: "特工", MYSTERY: "神秘人"},
}


def test_118_cards_are_named_as_printed(lang: str) -> None:
    if lang not in COLOUR:
        pytest.skip("nobody has said how this language names what is printed")
    said, colour = words(lang), COLOUR[lang]
    assert len(CARDS) == 118
    for card in CARDS.values():
        kind, face, *more = said.text(f"card-fengsheng-{card.token}").split(" · ")
        colours, arrow = face.split()
        assert kind == said.text(f"card-fengsheng-{card.kind}")
        assert {c for c, name in colour.items() if name in colours} == card.colours
        assert arrow == {LEFT: "←", RIGHT: "→", UP: "↑"}[card.arrow]
        assert (("lock" if lang == "en" else "可锁定") in more) == card.lock
        if card.kind == PROBE:
            assert {c for c, name in DRAWS[lang].items() if name in more[-1]} == set(card.says)
        if card.kind == ORDER:
            names = sorted(colour.values(), key=more[-1].index)
            assert names == [colour[c] for c in card.says]
    assert not said.has("card-fengsheng-c119")


def test_cards_and_identities_are_explained(lang: str) -> None:
    said = words(lang)
    assert [k for k in KINDS if not said.has(f"card-fengsheng-{k}", "text")] == []
    assert [r for r in IDENTITIES if not said.has(f"role-fengsheng-{r}", "ability")] == []


def test_every_question_reason_and_phrase_that_the_rules_write_has_words(lang: str) -> None:
    paths = [path for path in Path(fengsheng.__file__).parent.rglob("*.py") if path.stem != "recap"]
    source = [path.read_text(encoding="utf-8") for path in paths]
    keys = {key for text in source for key in re.findall(r'"fengsheng\.([a-z-]+)"', text)}
    assert len(keys) > 50
    has, kinds = words(lang).has, ("ask", "reason", "say")
    assert [k for k in sorted(keys) if not any(has(f"{kind}-fengsheng-{k}") for kind in kinds)] == []


PLAYS = [
    ("c79>#2>swap", "Intercept · red ↑ › 3 Cy › Swap", "截获 · 红 ↑ › 3号Cy › 调包"),
    ("c79=mislead>#0", "Intercept · red ↑ as Mislead › 1 Ann", "截获 · 红 ↑ 当误导 › 1号Ann"),
    (
        "c79>up>#2>lock>#0",
        "Intercept · red ↑ › straight ↑ › 3 Cy › lock on › 1 Ann",
        "截获 · 红 ↑ › 直接 ↑ › 3号Cy › 锁定 › 1号Ann",
    ),
    ("c49+c50", "Clarify · red ↑ · lock + Clarify · red ↑ · lock", "澄清 · 红 ↑ · 可锁定 + 澄清 · 红 ↑ · 可锁定"),
    ("quick_wit", "Quick Wit", "急智"),
    ("red", "Red", "红"),
]


@pytest.mark.parametrize(("token", "en", "zh"), PLAYS)
def test_an_option_that_names_a_whole_play_says_its_steps(token: str, en: str, zh: str) -> None:
    for lang, text in (("en", en), ("zh-CN", zh)):
        assert words(lang).table("fengsheng", ("Ann", "本", "Cy")).option("fengsheng.main", token) == text


def test_where_a_card_goes_is_said_with_its_face_or_without() -> None:
    for lang, shown, hidden in (
        ("en", "From the deck to 2 Bo's hand: Swap · red ↑.", "From 2 Bo's hand to the intel in play: face down."),
        ("zh-CN", "从牌堆移到2号Bo的手牌：调包 · 红 ↑。", "从2号Bo的手牌移到待收情报：面朝下。"),
    ):
        said = words(lang).table("fengsheng", ("Ann", "Bo"))
        moved = {"type": "fengsheng.moved", "card": 67, "source": "deck", "to": "hand1"}
        assert said.event(moved) == shown
        assert said.event({**moved, "card": "?", "source": "hand1", "to": "way"}) == hidden


def test_several_things_are_named_and_none_is_said_to_be_none(lang: str) -> None:
    said = words(lang).table("fengsheng", ("Ann", "Bo"))
    looked = {"type": "fengsheng.looked", "by": 0, "place": "hand1"}
    two = said.event({**looked, "cards": [67, 49]})
    assert all(said.text(f"card-fengsheng-c{n}") in two for n in (67, 49))
    assert said.text("card-none") in said.event({**looked, "cards": []})
