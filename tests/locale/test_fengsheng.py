"""The words of 风声: every card, character, skill and identity has some, and a play that is named whole can be read."""

from __future__ import annotations

from collections import Counter

import pytest

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
huangjiren remedy
jinshenghuo caution
laobie contact bait
laohan facing_death last_return
lianyuan sharp_pen
liningyu counterplot depth last_letter
sp_liningyu adapt lead
lixing raid
maobuba rarity
sp_mohongshuang morning_lily evening_rose
peiling acquaintance
shangyu borrowed_knife
shaoxiu needle_in_cotton
wangfugui underworld
wangkui tooth_for_tooth
wangtianxiang confinement
wuzhiguo resilience
xiaojiu broadcast
xuanqingzi golden_mouth
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
DERIVED = {"underworld_order"}
"""What a skill leaves behind for the turn has a name of its own."""
KINDS = {
    "probe": 18,
    "balance": 8,
    "coerce": 14,
    "entice": 8,
    "clarify": 8,
    "decipher": 10,
    "swap": 12,
    "intercept": 12,
    "mislead": 10,
    "winds": 2,
    "order": 6,
    "lure": 4,
    "feign": 6,
}
"""The cards by what they do, and how many there are of each."""
IDENTITIES = "lurker agent killer usurper collector mutator pioneer disturber sweeper"


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


def test_no_two_characters_and_no_two_skills_are_called_alike(lang: str) -> None:
    for kind in ("character", "skill"):
        keys = [k for k in catalogue(lang) if k.startswith(f"{kind}-fengsheng-") and "." not in k]
        twice = [name for name, n in Counter(words(lang).text(k) for k in keys).items() if n > 1]
        assert twice == []


def test_118_cards_are_named_as_printed(lang: str) -> None:
    said = words(lang)
    printed = [said.text(f"card-fengsheng-c{n}") for n in range(1, 119)]
    names = {said.text(f"card-fengsheng-{kind}"): count for kind, count in KINDS.items()}
    assert Counter(p.split(" · ")[0] for p in printed) == names
    arrows = Counter(next(a for a in "←→↑" if a in p) for p in printed)
    assert arrows == {"←": 41, "→": 41, "↑": 36}
    assert sum(" · lock" in p or " · 可锁定" in p for p in printed) == 41
    assert not said.has("card-fengsheng-c119")


def test_cards_and_identities_are_explained(lang: str) -> None:
    said = words(lang)
    assert [k for k in KINDS if not said.has(f"card-fengsheng-{k}", "text")] == []
    assert [r for r in IDENTITIES.split() if not said.has(f"role-fengsheng-{r}", "ability")] == []


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
    ("red", "red", "红"),
]


@pytest.mark.parametrize(("token", "en", "zh"), PLAYS)
def test_an_option_that_names_a_whole_play_says_its_steps(token: str, en: str, zh: str) -> None:
    for lang, text in (("en", en), ("zh-CN", zh)):
        assert words(lang).table("fengsheng", ("Ann", "本", "Cy")).option("fengsheng.main", token) == text


def test_where_a_card_goes_is_said_with_its_face_or_without() -> None:
    for lang, shown, hidden in (
        ("en", "Card (Swap · red ↑): the deck → 2 Bo's hand.", "Card (face down): 2 Bo's hand → the intel in play."),
        ("zh-CN", "牌（调包 · 红 ↑）：牌堆 → 2号Bo的手牌。", "牌（面朝下）：2号Bo的手牌 → 待收情报。"),
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
