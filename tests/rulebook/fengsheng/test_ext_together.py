"""Skills of the expansions that meet each other, those of the base box, and a deck that runs out."""

from __future__ import annotations

from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events import CardUsed, Flipped, Moved, Placed, SkillUsed
from duskbell.games.fengsheng.table import DECK, DISCARD, GONE
from tests.rulebook.fengsheng.message import RED, TOP, Message, five, table


def test_what_must_be_another_card_is_not_converted_again() -> None:
    """变则通 and 应变: by the printed name, once (F43). What must be an Intercept is none that
    may be a Mislead again."""
    hands = {"Chendaer": RED, "Sp_liningyu": "79 94"}
    s = table(five("Chendaer", "Feiyuan", "Sp_liningyu"), hands=hands, top=TOP).passes("Chendaer")
    s.says("Chendaer", "mislead>intercept", "fengsheng.change").sends("Chendaer", RED, "up", "Feiyuan")
    s.says("Feiyuan", "accept", "fengsheng.accept")
    plays = {o.split(">")[0] for o in s.options("Sp_liningyu")}
    assert plays == {"c79", "c79=mislead", "c94=intercept", "pass"}


def test_a_change_is_banned_by_the_name_it_comes_to() -> None:
    """变则通 and 强令: who has accepted calls the name (F42)."""
    hands = {"Chendaer": RED, "Wangtianxiang": "79 73"}
    s = table(five("Chendaer", "Zhangyiting"), hands=hands, top=TOP).passes("Chendaer")
    s.says("Chendaer", "intercept>mislead", "fengsheng.change").sends("Chendaer", RED, "up", "Zhangyiting")
    s.says("Zhangyiting", "accept", "fengsheng.accept").says("Zhangyiting", "decree", "fengsheng.trigger")
    s.says("Zhangyiting", "mislead", "fengsheng.decree")
    assert s.options("Wangtianxiang") == ["c73", "pass"]


def test_at_arms_length_nothing_is_converted_by_choice() -> None:
    """如臂指使 and 应变: what may be is not (F46); nor is a card of who is barred from them used."""
    s = table(five("Feiyuan", "Shenglaoban", "Sp_liningyu"), hands={"Feiyuan": RED, "Sp_liningyu": "79"}, top=TOP)
    s.fights("Feiyuan", RED, "Shenglaoban").does("Shenglaoban", "arm_length", "Sp_liningyu")
    assert s.options("Shenglaoban") == ["c79", "discard>c79", "pass"]
    s = table(five("Feiyuan", "Shenglaoban"), hands={"Feiyuan": f"{RED} 109", "Peiling": "79"}, top=TOP)
    s.uses("Feiyuan", "109", "Peiling", "barred").fights("Feiyuan", RED, "Shenglaoban")
    s.does("Shenglaoban", "arm_length", "Peiling")
    assert s.options("Shenglaoban") == ["discard>c79", "pass"]


def test_who_answers_later_answers_to_the_replaced_intel() -> None:
    """歼敌风行, then 惊梦 and not 知音: the received card is black now (F47)."""
    s = table(five("Bianyunjiang", "Chengxiaodie"), hands={"Bianyunjiang": f"{RED} 35 36"}, top=f"{TOP} blue blue")
    s.receives("Bianyunjiang", RED, "Chengxiaodie").says("Bianyunjiang", "sweep_on", "fengsheng.trigger")
    s.says("Bianyunjiang", "c35", "fengsheng.lay").says("Bianyunjiang", "c36", "fengsheng.replace")
    assert s.options("Chengxiaodie") == ["rude_awakening", "pass"]


def test_who_is_void_turns_no_trick() -> None:
    """调虎离山 and 将计就计: neither turned down nor a card (F50)."""
    up = [(Flipped(1, "adult_hanmei", True), None)]
    hands = {"Feiyuan": f"{RED} 109", "Peiling": "94"}
    s = table(five("Feiyuan", "Adult_hanmei"), hands=hands, top=TOP, laid=up)
    s.uses("Feiyuan", "109", "Adult_hanmei", "void").fights("Feiyuan", RED, "Adult_hanmei")
    s.uses("Peiling", "94", "Duanmujing")
    assert (s["Adult_hanmei"].up, s["Adult_hanmei"].hand) == (True, ())
    assert "fengsheng.trigger" not in s.open_now().values()


def test_an_intel_sent_by_order_is_the_ordered_ones() -> None:
    """密令 and 憨厚老实, 信鸽联络: for every skill (F40)."""
    hands = {"Feiyuan": "order:blue", "Yapao": f"{RED} 28"}
    s = table(five("Feiyuan", "Yapao"), hands=hands, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "order:blue", "Yapao", "still").sends("Yapao", RED, "up", "Feiyuan")
    s.says("Feiyuan", "accept", "fengsheng.accept").nobody_acts()
    assert "c28" in [c.token for c in s["Feiyuan"].hand]
    hands = {"Feiyuan": "order:blue", "Xiaolingdang": "27 28"}
    s = table(five("Feiyuan", "Xiaolingdang"), hands=hands, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "order:blue", "Xiaolingdang", "still").sends("Xiaolingdang", "27", "left")
    assert s.options("Xiaolingdang") == ["pigeon", "pass"]


def test_two_birds_of_a_usurper_take_it_all() -> None:
    """比翼双飞 and 篡夺者: he replaces who has declared, and she is among the winners already."""
    cast = five("Qinyuanyuan", sides="usurper agent lurker agent lurker")
    up = [(Flipped(0, "qinyuanyuan", True), None)]
    assert table(cast, areas={"Feiyuan": "blue blue blue"}, laid=up).winners == ["Qinyuanyuan"]


def test_two_birds_with_a_lover() -> None:
    """比翼双飞 and 意中人: 小九 declares; a 韩梅 of his faction loses, one of another wins along."""
    up = [(Flipped(0, "qinyuanyuan", True), None)]
    for sides, winners in (
        ("pioneer lurker agent lurker agent", ["Qinyuanyuan", "Sp_xiaojiu", "Young_hanmei"]),
        ("pioneer agent agent lurker lurker", ["Qinyuanyuan", "Sp_xiaojiu"]),
    ):
        cast = five("Qinyuanyuan", "Sp_xiaojiu", "Young_hanmei", sides=sides)
        s = table(cast, areas={"Young_hanmei": "red red red"}, laid=up)
        s.says("Sp_xiaojiu", "yes", "fengsheng.declare")
        assert s.says("Qinyuanyuan", "Sp_xiaojiu", "fengsheng.two-birds").winners == winners


def test_a_dark_way_wakes_a_first_strike_once_it_has_placed() -> None:
    """暗度陈仓 and 先发制人: the placing is a new event, looked at in the next pass."""
    s = table(five("Feiyuan", "Qianmin", "Adult_hanmei"), hands={"Feiyuan": RED}, top=f"{TOP} red red")
    s.receives("Feiyuan", RED, "Adult_hanmei").passes("Qianmin").says("Adult_hanmei", "dark_way", "fengsheng.trigger")
    s.silent("Adult_hanmei")
    assert s.options("Qianmin") == ["first_strike", "pass"]
    s.says("Qianmin", "first_strike").says(
        "Qianmin", s["Feiyuan"].area[0].token + ">Duanmujing", "fengsheng.first-strike"
    )
    assert s.area("Feiyuan") == []
    assert [e.skill for e in s.sees(None, SkillUsed)] == ["dark_way", "first_strike"]


def test_a_sheltered_intercept_was_used_and_moves_nobody() -> None:
    """避风 and 顺势而为: the intel stays before him, so nothing flows."""
    up = [(Flipped(1, "adult_xiaojiu", True), None)]
    hands = {"Feiyuan": RED, "Chijinghai": "79"}
    s = table(five("Feiyuan", "Adult_xiaojiu", "Chijinghai"), hands=hands, top=TOP, laid=up)
    s.fights("Feiyuan", RED, "Adult_xiaojiu").uses("Chijinghai", "79").says("Chijinghai", "shelter")
    assert ([e.name for e in s.sees(None, CardUsed)], s.play.table.front) == (["intercept"], 1)
    assert "fengsheng.trigger" not in s.open_now().values()


def test_a_declined_second_stage_begins_the_fight_anew() -> None:
    """如臂指使: who had passed is asked again, from before whom the intel lies."""
    hands = {"Feiyuan": RED, "Duanmujing": "79", "Peiling": "19"}
    s = table(five("Feiyuan", "Duanmujing", "Shenglaoban", "Peiling"), hands=hands, top=TOP)
    s.fights("Feiyuan", RED, "Duanmujing").passes("Duanmujing").does("Shenglaoban", "arm_length", "Peiling").says(
        "Shenglaoban", "pass", "fengsheng.arm-length"
    )
    assert s.open_now()["Duanmujing"] == "fengsheng.fight"


def scarce(who: str, n: int) -> Message:
    """This character's turn, with so many cards in the deck, numbers up to 103, of which three are drawn."""
    rest = [(c, DISCARD if c > 103 else DECK) for c in CARDS if not 103 - n < c <= 103]
    return table(five(who), laid=[(Moved(c, source, GONE), None) for c, source in rest])


def test_a_deck_that_runs_out_gives_what_there_is() -> None:
    """共焚, 运筹帷幄, 惑心 and 冷血训练 with too few cards, or none (F39)."""
    s = scarce("Sp_chengxiaodie", 5).passes("Sp_chengxiaodie").says("Sp_chengxiaodie", "c101>up>Duanmujing")
    s.says("Duanmujing", "accept", "fengsheng.accept").says("Sp_chengxiaodie", "burn_together")
    assert (s.area("Sp_chengxiaodie"), len(s["Sp_chengxiaodie"].hand)) == (["black"], 3)
    assert [e.seats for e in s.sees(None, Placed)] == [(0,)]
    s = scarce("Laohu", 7).says("Laohu", "strategist").passes("Laohu")
    assert (len(s["Laohu"].hand), len(s.play.table.deck)) == (6, 1)
    s = scarce("Gaoqiao", 3).says("Gaoqiao", "bewitch").says("Gaoqiao", "Peiling", "fengsheng.look")
    assert s.open_now() == {"Gaoqiao": "fengsheng.main"}
    s = scarce("Young_hanmei", 4).passes("Young_hanmei").says("Young_hanmei", "blood_training")
    assert {o.split(">")[0] for o in s.options("Young_hanmei")} == {"c103"}
    assert "blood_training" not in scarce("Young_hanmei", 3).passes("Young_hanmei").options("Young_hanmei")


def test_not_an_inch_for_a_card_that_was_drawn_of_her_or_paid() -> None:
    """寸步不让 after 交际, 禁闭, 借刀杀人, 搜缉 and 暗藏杀机 (F51)."""
    one, two = {"Lingsuqiu": "35"}, {"Lingsuqiu": "35 36"}
    s = table(five("Peiling", "Lingsuqiu"), hands=one, top=TOP).does("Peiling", "society", "Lingsuqiu", "1")
    s.silent("Peiling")
    assert s.options("Lingsuqiu") == ["inch>#0", "pass"]
    s = table(five("Wangtianxiang", "Lingsuqiu"), hands=two, top=TOP).does("Wangtianxiang", "confinement", "Lingsuqiu")
    assert s.says("Lingsuqiu", "c35+c36", "fengsheng.ransom").options("Lingsuqiu") == ["inch>#0", "pass"]
    for who, skill in (("Shangyu", "borrowed_knife"), ("Lixing", "raid")):
        s = table(five("Feiyuan", who, "Lingsuqiu"), hands={"Feiyuan": RED, "Lingsuqiu": "35"}, top=TOP)
        s.fights("Feiyuan", RED, who).does(who, skill, "Lingsuqiu")
        s.says(who, "c35" if skill == "raid" else "pass")
        assert s.options("Lingsuqiu") == ["inch>#1", "pass"], who
    s = table(five("Feiyuan", "Sp_hanmei", "Lingsuqiu"), hands={"Feiyuan": "107", "Lingsuqiu": "53 35"}, top=TOP)
    s.passes("Feiyuan").uses("Feiyuan", "107", "Lingsuqiu", "still").sends("Lingsuqiu", "53", "up", "Sp_hanmei")
    s.says("Sp_hanmei", "accept").nobody_acts().says("Sp_hanmei", "hidden_blade").silent("Sp_hanmei")
    assert s.options("Lingsuqiu") == ["inch>#1", "pass"]


def test_of_one_reception_they_answer_from_whose_turn_it_is() -> None:
    """绵里藏针 of the sender, 以牙还牙 of the receiver: not the sender first, but the turn (F21)."""
    cast = five("Wangkui", "Feiyuan", "Shaoxiu")
    s = table(cast, hands={"Wangkui": "107 36", "Shaoxiu": "51 37"}, top=TOP).passes("Wangkui")
    s.uses("Wangkui", "107", "Shaoxiu", "east").says("Shaoxiu", "c51>up>Wangkui", "fengsheng.send")
    s.says("Wangkui", "accept").nobody_acts()
    assert s.open_now() == {"Wangkui": "fengsheng.trigger", "Shaoxiu": "fengsheng.trigger"}
    s.says("Shaoxiu", "hidden_needle").says("Wangkui", "tooth_for_tooth").silent("Wangkui")
    used = [e.skill for e in s.sees(None, SkillUsed)]
    assert used[:1] == ["tooth_for_tooth"]
