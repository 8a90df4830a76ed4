"""Queueing, the fight and sending where they meet: what `checklist` asks for and no scene before had shown."""

from __future__ import annotations

import pytest

from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events import (
    CardUsed,
    Flipped,
    HandMoved,
    Looked,
    Nullified,
    Placed,
    Received,
    Replaced,
    SkillUsed,
    WentOut,
)
from duskbell.kernel import Ruling
from tests.rulebook.fengsheng.message import BLACK, BOTH, RED, TOP, Message, five, table


def up(who: str, seat: int) -> list[tuple[Flipped, None]]:
    """This character, which begins face down, lies face up."""
    return [(Flipped(seat, who, True), None)]


# -- queueing ----------------------------------------------------------------------------------------------------------


def test_who_draws_from_the_deck_has_taken_no_card_of_hers() -> None:
    """从容应对 with a card for both, and 寸步不让: there is no new event."""
    s = table(five("Lingsuqiu", "Jianxiansheng"), hands={"Lingsuqiu": "2 31"}, top=TOP)
    s.uses("Lingsuqiu", "2", "Jianxiansheng").says("Jianxiansheng", "composure", "fengsheng.trigger")
    s.says("Jianxiansheng", "draw", "fengsheng.composure")
    assert (s.sees(None, HandMoved), s.open_now()) == ([], {"Lingsuqiu": "fengsheng.main"})


def test_neither_winds_nor_a_reception_wake_a_first_strike() -> None:
    """先发制人 is for what a skill has placed: 风云变幻 is a card, and receiving is no placing."""
    s = table(five("Feiyuan", "Qianmin"), hands={"Feiyuan": "101"}, top=f"{TOP} red red blue black blue")
    s.uses("Feiyuan", "101").says("Feiyuan", s.play.table.desk[-1].token + ">area", "fengsheng.winds")
    while "fengsheng.winds" in s.open_now().values():
        s.silent()
    assert (s.area("Feiyuan"), s.open_now()) == (["blue"], {"Feiyuan": "fengsheng.main"})
    s = table(five("Feiyuan", "Qianmin"), hands={"Feiyuan": RED}, areas={"Feiyuan": "7"}, top=TOP)
    assert s.receives("Feiyuan", RED, "Duanmujing").play.table.turn == 1


def test_what_comes_back_to_its_place_was_not_placed() -> None:
    """藏身教堂 of one's own black intel: it can go to the hand alone, and 先发制人 has nothing to answer."""
    s = table(five("Maliya", "Qianmin"), hands={"Maliya": BLACK}, top=TOP).passes("Maliya")
    s.sends("Maliya", BLACK, "up", "Feiyuan").says("Feiyuan", "pass").says("Maliya", "accept").nobody_acts()
    s.says("Maliya", s["Maliya"].area[0].token, "fengsheng.take")
    assert (s.area("Maliya"), len(s["Maliya"].hand)) == ([], 4)
    assert (s.sees(None, Placed), s.play.table.turn) == ([], 1)


def test_two_placings_of_one_batch_are_one_question() -> None:
    """歼敌风行 lays two cards; 先发制人 is asked once, and who passes is not asked again."""
    s = table(five("Bianyunjiang", "Qianmin"), hands={"Bianyunjiang": f"{RED} 35 36"}, top=f"{TOP} blue blue")
    s.receives("Bianyunjiang", RED, "Duanmujing").says("Bianyunjiang", "sweep_on", "fengsheng.trigger")
    s.says("Bianyunjiang", "c35", "fengsheng.lay").says("Bianyunjiang", "c36", "fengsheng.replace")
    assert len(s.sees(None, Placed)) == 2
    assert s.options("Qianmin") == ["first_strike", "pass"]
    assert s.says("Qianmin", "pass").play.table.turn == 1


@pytest.mark.parametrize(
    ("beside", "does", "then"),
    [
        ("+sp_guxiaomeng", "bond", ("Feiyuan", "c31")),
        ("+baicanglang", "fraternity", ("c31>#1",)),
        ("+peiling", "society>#1>1", ("c31",)),
    ],
    ids=["羁绊", "博爱", "交际"],
)
def test_not_an_inch_for_a_card_of_hers_that_she_has_given(beside: str, does: str, then: tuple[str, ...]) -> None:
    """寸步不让 beside 羁绊, 博爱 and 交际, whose owner gives: another has got a card of hers all the same (F51)."""
    hands = {"Lingsuqiu": "31", "Feiyuan": "35"}
    cast = five("Lingsuqiu", "Feiyuan", "Guijiao", "Laobie", "Wangkui")
    s = table(cast, hands=hands, top=f"{TOP} blue blue", pairs={"Lingsuqiu": beside}).says("Lingsuqiu", does)
    for said in then:
        s.says("Lingsuqiu", said)
    assert (0, 1) in [(e.source, e.to) for e in s.sees(None, HandMoved)]
    assert s.options("Lingsuqiu") == ["inch>#1", "pass"]


def test_not_an_inch_for_what_was_discarded_or_is_the_intel_now() -> None:
    """寸步不让 after 惊梦 and 妙手: nobody has got it (F51)."""
    for who in ("Chengxiaodie", "Afuluola"):
        hands = {"Feiyuan": BLACK, "Lingsuqiu": "31"}
        s = table(five("Feiyuan", who, "Lingsuqiu"), hands=hands, top=TOP).fights("Feiyuan", BLACK, who)
        if who == "Afuluola":
            s.does(who, "master_hand", "Lingsuqiu").says(who, "c31>Feiyuan", "fengsheng.master-hand")
        else:
            s.nobody_acts().says(who, "rude_awakening").says(who, "Lingsuqiu", "fengsheng.look")
            s.says(who, "c31", "fengsheng.discard-of")
        assert s["Lingsuqiu"].hand == ()
        assert s.sees(None, HandMoved) == []
        assert "fengsheng.trigger" not in s.open_now().values()


def test_the_dead_take_nothing_back() -> None:
    """寸步不让 after her own gift: she is dead."""
    s = table(five("Feiyuan", "Lingsuqiu"), hands={"Lingsuqiu": "31"}, areas={"Lingsuqiu": "41 42 43"}, top=TOP)
    s.nobody_acts().says("Lingsuqiu", "Duanmujing", "fengsheng.heir")
    assert [(e.source, e.to) for e in s.sees(None, HandMoved)] == [(1, 2)]
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}


def test_a_skill_that_was_not_there_yet_answers_to_later_events_alone() -> None:
    """后来人 in the midst of a reception: 老汉, who has taken over, has received nothing; 视死 is silent."""
    cast = five("Feiyuan", "Sp_duanmujing", "Chengxiaodie", "Duanmujing", "Wangtianxiang")
    s = table(cast, hands={"Feiyuan": BLACK}, areas={"Sp_duanmujing": "41 42 7"}, top=TOP)
    s.receives("Feiyuan", BLACK, "Sp_duanmujing").says("Sp_duanmujing", "pass", "fengsheng.trigger")
    s.does("Sp_duanmujing", "next_generation", "c7")
    s.says("Sp_duanmujing", "laohan", "fengsheng.character")
    assert s["Sp_duanmujing"].character.id == "laohan"
    assert (s.play.table.turn, len(s["Sp_duanmujing"].hand)) == (1, 3), "those of the own turn"


# -- the fight ---------------------------------------------------------------------------------------------------------


def test_after_a_card_without_effect_the_fight_begins_anew() -> None:
    """避风: who had passed before whom the intel lies is asked again."""
    hands = {"Feiyuan": RED, "Duanmujing": "79", "Chijinghai": "80"}
    s = table(five("Feiyuan", "Duanmujing", "Chijinghai"), hands=hands, top=TOP).fights("Feiyuan", RED, "Duanmujing")
    s.says("Duanmujing", "pass", "fengsheng.fight").uses("Chijinghai", "80").says("Chijinghai", "shelter")
    assert (len(s.sees(None, Nullified)), s.play.table.front) == (1, 1)
    assert s.open_now()["Duanmujing"] == "fengsheng.fight"


def test_what_counts_as_a_card_is_not_changed_into_another() -> None:
    """变则通 and 偷天: no card is used, so an Intercept it is."""
    hands = {"Chendaer": RED, "Zhengwenxian": "79"}
    s = table(five("Chendaer", "Zhengwenxian"), hands=hands, top=TOP).passes("Chendaer")
    s.says("Chendaer", "intercept>mislead", "fengsheng.change").sends("Chendaer", RED, "up", "Duanmujing")
    s.says("Duanmujing", "accept", "fengsheng.accept")
    assert {o.split(">")[0] for o in s.options("Zhengwenxian")} == {"c79=mislead", "steal_heaven", "pass"}
    s.passes("Chendaer").says("Zhengwenxian", "steal_heaven")
    assert (s.play.table.front, [e.name for e in s.sees(None, CardUsed)]) == (1, ["intercept"])


def test_at_arms_length_the_other_has_used_it() -> None:
    """如臂指使: 诱导 and 转交 of whose card it is answer, and what must be another card is (F46)."""
    s = table(five("Feiyuan", "Shenglaoban", "Sp_liningyu"), hands={"Feiyuan": RED, "Sp_liningyu": "94"}, top=TOP)
    s.fights("Feiyuan", RED, "Shenglaoban").does("Shenglaoban", "arm_length", "Sp_liningyu")
    s.says("Shenglaoban", "c94>Feiyuan", "fengsheng.arm-length")
    assert (s.play.table.front, len(s["Sp_liningyu"].hand)) == (0, 1)
    hands = {"Feiyuan": RED, "Baixiaonian": "79"}
    s = table(five("Feiyuan", "Shenglaoban", "Baixiaonian"), hands=hands, areas={"Baixiaonian": "31"}, top=TOP)
    s.fights("Feiyuan", RED, "Shenglaoban").does("Shenglaoban", "arm_length", "Baixiaonian")
    s.says("Shenglaoban", "c79", "fengsheng.arm-length")
    assert s.open_now() == {"Baixiaonian": "fengsheng.trigger"}
    s = table(five("Chendaer", "Shenglaoban"), hands={"Chendaer": RED, "Feiyuan": "79"}, top=TOP).passes("Chendaer")
    s.says("Chendaer", "intercept>mislead", "fengsheng.change").sends("Chendaer", RED, "up", "Shenglaoban")
    s.says("Shenglaoban", "accept").does("Shenglaoban", "arm_length", "Feiyuan")
    assert s.options("Shenglaoban") == ["c79=mislead>#2", "c79=mislead>#0", "discard>c79", "pass"]


def test_what_has_been_taken_away_cannot_be_replaced() -> None:
    """奇货可居, and then 歼敌风行 of who was ordered to send it (F47)."""
    hands = {"Maobuba": "107", "Bianyunjiang": f"{BOTH} 35 36"}
    s = table(five("Maobuba", "Bianyunjiang"), hands=hands, top=f"{TOP} blue blue").passes("Maobuba")
    s.uses("Maobuba", "107", "Bianyunjiang", "west").sends("Bianyunjiang", BOTH, "up", "Maobuba")
    s.says("Maobuba", "accept", "fengsheng.accept").nobody_acts()
    s.says("Maobuba", "rare_goods", "fengsheng.trigger")
    assert s.area("Maobuba") == []
    s.says("Bianyunjiang", "sweep_on", "fengsheng.trigger").says("Bianyunjiang", "c35", "fengsheng.lay")
    assert (s.area("Bianyunjiang"), s.sees(None, Replaced)) == (["black"], [])
    assert s.play.table.turn == 1


def test_who_is_turned_down_has_neither_gender_nor_passive_skills() -> None:
    """藏身教堂 and 城府: from then on a Coerce reaches her."""
    hands = {"Maliya": RED, "Feiyuan": "27", "Liningyu": "31"}
    s = table(five("Maliya", "Feiyuan", "Liningyu"), hands=hands, top=TOP, laid=up("liningyu", 2))
    assert s["Liningyu"].gender == "female"
    s.receives("Maliya", RED, "Liningyu").says("Maliya", "yes", "fengsheng.cover")
    assert (s["Liningyu"].up, s["Liningyu"].gender) == (False, "")
    s.uses("Feiyuan", "27", "Liningyu", "swap").says("Liningyu", "pass", "fengsheng.trigger")
    assert (s.sees(None, Nullified), [e.place for e in s.sees("Feiyuan", Looked)]) == ([], ["hand2"])


def test_a_sheltered_mislead_was_used_for_who_lies_face_up() -> None:
    """避风 beside 将计就计: by her own Mislead, though it moved nothing."""
    hands, pairs = {"Feiyuan": RED, "Chijinghai": "94"}, {"Chijinghai": "+adult_hanmei"}
    s = table(five("Feiyuan", "Chijinghai"), hands=hands, top=TOP, pairs=pairs, laid=up("adult_hanmei", 1))
    s.fights("Feiyuan", RED, "Chijinghai").uses("Chijinghai", "94", "Feiyuan").says("Chijinghai", "shelter")
    s.says("Chijinghai", "turn_the_trick", "fengsheng.trigger")
    assert (s.play.table.front, s["Chijinghai"].up, len(s["Chijinghai"].hand)) == (1, False, 3)


# -- sending -----------------------------------------------------------------------------------------------------------


def test_who_was_ordered_draws_and_decrees_as_the_sender() -> None:
    """密令: 知音 draws with who had to send, whose 强令 is asked (F40)."""
    hands = {"Feiyuan": "107", "Duanmujing": RED}
    s = table(five("Feiyuan", "Duanmujing", "Chengxiaodie"), hands=hands, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "107", "Duanmujing", "west").sends("Duanmujing", RED, "up", "Chengxiaodie")
    s.says("Chengxiaodie", "accept", "fengsheng.accept").nobody_acts()
    assert [len(s[who].hand) for who in ("Feiyuan", "Chengxiaodie")] == [3, 1]
    assert len(s["Duanmujing"].hand) == 1 + 3, "whose turn it is by now"
    hands = {"Feiyuan": "107", "Zhangyiting": RED}
    s = table(five("Feiyuan", "Zhangyiting"), hands=hands, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "107", "Zhangyiting", "west").sends("Zhangyiting", RED, "up", "Peiling")
    assert s.options("Zhangyiting") == ["decree", "pass"]


def test_bans_and_what_cannot_be_accepted_outlive_the_skill() -> None:
    """强令 and 信鸽联络: their owner is void by 先发制人 afterwards, and what they have said holds (F50)."""
    hands = {"Zhangyiting": RED, "Feiyuan": "79"}
    s = table(five("Zhangyiting", "Qianmin"), hands=hands, areas={"Feiyuan": "31"}, top=TOP).passes("Zhangyiting")
    s.sends("Zhangyiting", RED, "up", "Duanmujing").says("Zhangyiting", "decree", "fengsheng.trigger")
    s.says("Zhangyiting", "intercept", "fengsheng.decree").says("Duanmujing", "accept").passes("Zhangyiting")
    s.does("Qianmin", "first_strike", "c31", "Zhangyiting")
    assert (s["Zhangyiting"].void, s.options("Feiyuan")) == (True, ["pass"])
    hands = {"Xiaolingdang": "27", "Jinzilai": "35"}
    cast = five("Xiaolingdang", "Duanmujing", "Feiyuan", "Qianmin", "Jinzilai")
    s = table(cast, hands=hands, top=TOP).passes("Xiaolingdang").sends("Xiaolingdang", "27", "left")
    s.says("Xiaolingdang", "pigeon", "fengsheng.trigger").says("Xiaolingdang", "Qianmin", "fengsheng.pigeon")
    s.says("Jinzilai", "gamble", "fengsheng.trigger").says("Jinzilai", "blue", "fengsheng.colour").silent("Jinzilai")
    s.says("Qianmin", "first_strike").says("Qianmin", "c35>Xiaolingdang", "fengsheng.first-strike")
    assert s.says("Jinzilai", "pass", "fengsheng.accept").options("Qianmin") == ["pass"]


def spent(who: str, *others: str) -> Message:
    """Somebody has used up the hand, and is about to send."""
    s = table(five(who, *others), top="27 28 29")
    for card in ("27", "28", "29"):
        s.uses(who, card, "Peiling", "swap")
    return s.passes(who)


def test_blood_training_saves_who_has_nothing_to_send() -> None:
    """冷血训练 stands for a card (F30)."""
    s = spent("Young_hanmei")
    assert (s.options("Young_hanmei"), s.sees(None, WentOut)) == (["blood_training"], [])


def test_who_goes_out_may_leave_one_faction() -> None:
    """The intel is discarded, and at the turn's end who is left has won (F5, F31)."""
    s = table(
        "Feiyuan: lurker, Duanmujing: agent",
        areas={"Feiyuan": "7 8"},
        top="27 28 29",
        chance={"coin": ["faction", "faction"]},
    )
    for card in ("27", "28", "29"):
        s.uses("Feiyuan", card, "Duanmujing", "swap")
    s.passes("Feiyuan")
    assert (s.winners, {7, 8} <= {c.id for c in s.play.table.discard}) == (["Duanmujing"], True)


def test_what_is_refused_goes_to_nobody_if_its_sender_is_dead() -> None:
    """By ↑, and the sender has died since, by a referee's hand: discarded, and the turn ends (F32)."""
    s = table(five("Feiyuan"), hands={"Feiyuan": RED, "Duanmujing": "43"}, areas={"Feiyuan": "41 42"}, top=TOP)
    s.passes("Feiyuan").sends("Feiyuan", RED, "up", "Peiling")
    s.play.rule(Ruling("hand", "a slip", s.no("Feiyuan"), change="intel", to="c43"))
    while s.play.table.turn == 0:
        s.silent()
    assert (s["Feiyuan"].alive, s.sees(None, Received)) == (False, [])
    assert CARDS[49] in s.play.table.discard


def test_what_comes_back_draws_two_and_is_no_other_s() -> None:
    """知音 of the own intel draws two; 真理 and 歼敌风行 speak of another and are silent (F55)."""
    for who, hand in (("Chengxiaodie", 5), ("Lishuyun", 3), ("Bianyunjiang", 3)):
        laid = up("lishuyun", 0) if who == "Lishuyun" else []
        s = table(five(who), hands={who: RED}, top=TOP, laid=laid).passes(who).sends(who, RED, "up", "Peiling")
        s.says("Peiling", "pass").says(who, "accept").nobody_acts()
        assert (len(s[who].hand), s.play.table.turn) == (hand, 1), who
        assert {e.skill for e in s.sees(None, SkillUsed)} <= {"kindred_spirit"}


def test_a_strategist_alone_knows_the_order_of_the_deck() -> None:
    """运筹帷幄: others see as little of its top as before."""
    s = table(five("Laohu"), top=f"{TOP} red blue black red+black blue").says("Laohu", "strategist")
    s.silent("Laohu").silent("Laohu")
    deck = s.play.table.deck
    assert s.play.view(0).table.deck[:2] == deck[:2]
    for other in (1, 2, 3, 4, None):
        assert not [c for c in s.play.view(other).table.deck if c in deck]
