"""Skills of the base box that answer to a reception: 怜悯 腹黑 明饵 绵里藏针 知音 惊梦 谨慎 奇货可居 视死 暮蔷薇
以牙还牙 坚韧.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import Placed
from tests.rulebook.fengsheng.message import BLACK, BOTH, RED, TOP, five, received, sent, table


def test_compassion_takes_a_black_intel_of_either() -> None:
    """怜悯: for a non-black intel she sent."""
    s = sent("Baifeifei", RED, Wangtianxiang="black", Baifeifei="black")
    s.says("Baifeifei", "compassion", "fengsheng.trigger")
    s.says("Baifeifei", s["Wangtianxiang"].area[0].token, "fengsheng.take")
    assert (s.area("Wangtianxiang"), s.area("Baifeifei"), len(s["Baifeifei"].hand)) == (["red"], ["black"], 4)


def test_compassion_has_nothing_to_take_where_no_black_lies() -> None:
    assert sent("Baifeifei", RED).play.table.turn == 1


def test_a_black_heart_draws_for_a_black_one() -> None:
    """腹黑: of two colours too, and then 怜悯 is silent."""
    s = sent("Baifeifei", BOTH, Wangtianxiang="black")
    assert (len(s["Baifeifei"].hand), s.play.table.turn) == (4, 1)


def test_bait_lets_both_draw() -> None:
    """明饵: for a true intel."""
    s = sent("Laobie", RED)
    assert (len(s["Laobie"].hand), len(s["Wangtianxiang"].hand)) == (4, 1)
    s = sent("Laobie", BLACK)
    assert (len(s["Laobie"].hand), len(s["Wangtianxiang"].hand)) == (3, 0)


def test_bait_draws_two_for_what_comes_back() -> None:
    s = table(five("Laobie"), hands={"Laobie": RED}, top=TOP).passes("Laobie")
    s.sends("Laobie", RED, "up", "Peiling").says("Peiling", "pass", "fengsheng.accept")
    s.says("Laobie", "accept", "fengsheng.accept").says("Laobie", "pass", "fengsheng.fight")
    assert (s.area("Laobie"), len(s["Laobie"].hand)) == (["red"], 5)


def test_a_hidden_needle_lays_a_black_card_and_draws() -> None:
    """绵里藏针: that is a placing, not a reception."""
    s = sent("Shaoxiu", RED, {"Shaoxiu": "black"})
    s.says("Shaoxiu", "hidden_needle", "fengsheng.trigger").picks("Shaoxiu", "black", "fengsheng.lay")
    assert (s.area("Wangtianxiang"), len(s["Shaoxiu"].hand)) == (["red", "black"], 4)
    assert [e.seats for e in s.sees(None, Placed)] == [(3,)]


def test_without_a_black_card_one_is_asked_all_the_same() -> None:
    assert sent("Shaoxiu", RED).options("Shaoxiu") == ["pass"]
    assert received("Wangkui", BLACK, {"Wangkui": "red"}).options("Wangkui") == ["pass"]


def test_a_kindred_spirit_draws_with_the_sender() -> None:
    """知音: for a true one; a black one wakes 惊梦, one of two colours both, in the order that he likes (F10)."""
    s = received("Chengxiaodie", RED)
    assert (len(s["Feiyuan"].hand), len(s["Chengxiaodie"].hand)) == (4, 1)
    s = received("Chengxiaodie", BLACK, {"Peiling": "blue"})
    assert len(s["Chengxiaodie"].hand) == 0
    s.says("Chengxiaodie", "rude_awakening").says("Chengxiaodie", "Peiling", "fengsheng.look")
    s.picks("Chengxiaodie", "blue", "fengsheng.discard-of")
    assert s["Peiling"].hand == ()
    s = received("Chengxiaodie", BOTH)
    assert s.options("Chengxiaodie") == ["kindred_spirit", "rude_awakening"]
    s.says("Chengxiaodie", "rude_awakening").says("Chengxiaodie", s["Feiyuan"].hand[0].token, "fengsheng.discard-of")
    assert (len(s["Feiyuan"].hand), len(s["Chengxiaodie"].hand)) == (3, 1)


def test_caution_exchanges_one_of_two_colours() -> None:
    """谨慎: by a hand card, which is the received one from now on and wakes who answers to a placing (F11)."""
    s = received("Jinshenghuo", BOTH, {"Jinshenghuo": "blue"})
    s.says("Jinshenghuo", "caution", "fengsheng.trigger").picks("Jinshenghuo", "blue", "fengsheng.caution")
    assert (s.area("Jinshenghuo"), [c.kind for c in s["Jinshenghuo"].hand]) == (["blue"], ["balance"])
    assert [e.seats for e in s.sees(None, Placed)] == [(2,)]
    assert received("Jinshenghuo", RED, {"Jinshenghuo": "blue"}).play.table.turn == 1


def test_the_exchanged_card_is_the_received_one_for_who_answers_later() -> None:
    """The sender's black heart beats for what lies there when her turn in the pass has come (F47)."""
    s = table(five("Jinshenghuo", "Baifeifei"), hands={"Jinshenghuo": "107", "Baifeifei": BOTH}, top=TOP)
    s.passes("Jinshenghuo").uses("Jinshenghuo", "107", "Baifeifei", "east")
    s.sends("Baifeifei", BOTH, "up", "Jinshenghuo").says("Jinshenghuo", "accept", "fengsheng.accept")
    s.nobody_acts().says("Jinshenghuo", "caution", "fengsheng.trigger")
    s.picks("Jinshenghuo", "red", "fengsheng.caution")
    assert s.area("Jinshenghuo") == ["red"]
    assert (s.play.table.turn, len(s["Baifeifei"].hand)) == (1, 3), "three in her own turn, and none before"


def test_rare_goods_take_any_of_the_own_intel() -> None:
    """奇货可居: that one too."""
    s = received("Maobuba", BOTH, Maobuba="black")
    s.says("Maobuba", "rare_goods", "fengsheng.trigger").picks("Maobuba", BOTH, "fengsheng.take")
    assert (s.area("Maobuba"), len(s["Maobuba"].hand)) == (["black"], 1)
    assert received("Maobuba", BLACK).play.table.turn == 1


def test_who_faces_death_draws_two() -> None:
    """视死: for a received black, not for another."""
    assert len(received("Laohan", BLACK)["Laohan"].hand) == 2
    assert len(received("Laohan", RED)["Laohan"].hand) == 0


def test_an_evening_rose_goes_to_a_man() -> None:
    """暮蔷薇: in her own turn, face up; she takes an intel, gives up a hand card, and lies face down."""
    s = table(five("Sp_mohongshuang"), hands={"Sp_mohongshuang": RED}, top=TOP).passes("Sp_mohongshuang")
    s.sends("Sp_mohongshuang", RED, "up", "Peiling").says("Peiling", "pass", "fengsheng.accept")
    s.says("Sp_mohongshuang", "accept")
    s.does("Sp_mohongshuang", "morning_lily", "Sp_mohongshuang", "draw")
    s.says("Sp_mohongshuang", "pass", "fengsheng.fight")
    s.says("Sp_mohongshuang", "evening_rose", "fengsheng.trigger").picks("Sp_mohongshuang", RED, "fengsheng.rose")
    assert s.options("Sp_mohongshuang") == ["Feiyuan", "Wangtianxiang"]
    s.says("Sp_mohongshuang", "Feiyuan", "fengsheng.lay-before")
    assert (s.area("Feiyuan"), s.area("Sp_mohongshuang"), s["Sp_mohongshuang"].up) == (["red"], [], False)


def test_a_tooth_for_a_tooth_hits_the_sender_or_beside() -> None:
    """以牙还牙: for a received black; then one is drawn."""
    s = received("Wangkui", BLACK, {"Wangkui": "black"})
    s.says("Wangkui", "tooth_for_tooth", "fengsheng.trigger").picks("Wangkui", "black", "fengsheng.lay")
    assert s.options("Wangkui") == ["Feiyuan", "Duanmujing", "Peiling"]
    s.says("Wangkui", "Peiling", "fengsheng.lay-before")
    assert (s.area("Peiling"), len(s["Wangkui"].hand)) == (["black"], 1)


def test_resilience_takes_a_black_top_card_and_burns_a_black_intel() -> None:
    """坚韧: any other top card stays where it is."""
    s = received("Wuzhiguo", BLACK, top=f"{TOP} black")
    s.says("Wuzhiguo", "resilience", "fengsheng.trigger")
    assert (s.area("Wuzhiguo"), [c.black for c in s["Wuzhiguo"].hand]) == ([], [True])
    seen = s.play.view(s.no("Peiling")).table.seats[s.no("Wuzhiguo")].hand
    assert seen == s["Wuzhiguo"].hand  # it was shown on its way
    s = received("Wuzhiguo", BLACK, top=f"{TOP} red red red red")
    s.says("Wuzhiguo", "resilience", "fengsheng.trigger")
    assert (s.area("Wuzhiguo"), s["Wuzhiguo"].hand) == (["black"], ())
