"""Skills of 老洋房 that are used at idle points, and those that hold: 应变自如 浑水摸鱼 套取 诱敌深入 自证清白 译文暗号
白月光 意中人 定论 探虚辨实 拼命三郎 鱼死网破 猴子窃信.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import CardSettled, Flipped, HandMoved, Held, Placed, Received, Shown
from tests.rulebook.fengsheng.message import BLACK, BOTH, RED, TOP, Message, fight, five, main, table


def all_change(what: str) -> Message:
    """Who can change all has turned up this intel, which lies before Duanmujing."""
    s = table(five("Feiyuan", "Duanmujing", "Spy_afuluola"), hands={"Feiyuan": what}, top=TOP)
    return s.fights("Feiyuan", what, "Duanmujing").says("Spy_afuluola", "all_change")


def test_a_bright_intel_changes_to_an_intercept() -> None:
    """应变自如: it counts as using one, and brings a card."""
    s = all_change(RED)
    assert (s.play.table.front, s.play.table.shown, len(s["Spy_afuluola"].hand)) == (2, True, 1)
    assert [(e.name, e.by, e.virtual) for e in s.sees(None, CardSettled)] == [("intercept", 2, True)]
    assert "all_change" not in s.options("Spy_afuluola")


def test_a_black_intel_changes_to_a_mislead() -> None:
    """应变自如: she chooses the neighbour, and draws two."""
    s = all_change(BLACK)
    assert s.options("Spy_afuluola") == ["Spy_afuluola", "Feiyuan"]
    s.says("Spy_afuluola", "Feiyuan", "fengsheng.before")
    assert (s.play.table.front, len(s["Spy_afuluola"].hand)) == (0, 2)
    assert [e.name for e in s.sees(None, CardSettled)] == ["mislead"]


def test_an_intel_of_two_colours_changes_to_nothing() -> None:
    """应变自如: it is discarded, the turn is over, and three are drawn."""
    s = all_change(BOTH)
    assert (s.play.table.turn, len(s["Spy_afuluola"].hand), s.sees(None, Received)) == (1, 3, [])


def test_what_lies_open_cannot_change() -> None:
    s = table(five("Bianyunjiang", "Spy_afuluola"), hands={"Bianyunjiang": RED}, top=TOP).passes("Bianyunjiang")
    s.lures("Bianyunjiang", RED, "up", "Feiyuan")
    s.says("Feiyuan", "accept", "fengsheng.accept")
    assert s.options("Spy_afuluola") == ["pass"]


def test_in_troubled_water_any_card_lures_once() -> None:
    """浑水摸鱼: face up, once in the game, as a Lure or a Feign."""
    cast = five("Spy_afuluola")
    up = [(Flipped(0, "spy_afuluola", True), None)]
    s = table(cast, top="27 28 29", laid=up).says("Spy_afuluola", "c27=lure>Peiling>barred", "fengsheng.main")
    assert s["Peiling"].barred
    assert not [o for o in s.options("Spy_afuluola") if "=" in o]
    s = table(cast, top="27 28 29", areas={"Spy_afuluola": "red"}, laid=up).passes("Spy_afuluola")
    assert "c27=feign" in s.options("Spy_afuluola")
    s = table(cast, top="27 28 29")
    assert not [o for o in s.options("Spy_afuluola") if "=" in o], "face down it rests"


def test_two_cards_of_a_colour_coax_out_an_intel() -> None:
    """套取: they are shown, and kept."""
    s = main("Sp_baifeifei", top="27 28 31", Peiling="red+black blue")
    taken = s["Peiling"].area[0].token
    assert s.ways("Sp_baifeifei", "coax_out") == [f"c27+c28>{taken}"]
    s.does("Sp_baifeifei", "coax_out", f"c27+c28>{taken}")
    assert (s.area("Peiling"), len(s["Sp_baifeifei"].hand)) == (["blue"], 4)
    assert [e.cards for e in s.sees(None, Shown)] == [(27, 28)]
    assert not s.ways("Sp_baifeifei", "coax_out")


def test_nothing_is_coaxed_out_without_a_common_colour() -> None:
    assert not main("Sp_baifeifei", top="27 31 35", Peiling="red blue black").ways("Sp_baifeifei", "coax_out")
    assert not main("Sp_baifeifei", top="27 28 29", Sp_baifeifei="red").ways("Sp_baifeifei", "coax_out")


def test_a_black_bait_binds_nobody_and_a_bait_is_laid_once() -> None:
    """诱敌深入: once in the game; who plays alone is free."""
    s = main("Bianyunjiang", {"Bianyunjiang": BLACK}).passes("Bianyunjiang")
    s.lures("Bianyunjiang", BLACK, "up", "Feiyuan")
    assert s.options("Feiyuan") == ["accept", "pass"]
    assert [e for who in s.names for e in s.sees(who, Held)] == []
    assert s["Bianyunjiang"].spent == {"lure_deep"}
    s = main("Bianyunjiang", {"Bianyunjiang": RED}).passes("Bianyunjiang")
    s.lures("Bianyunjiang", RED, "up", "Peiling")
    assert s.options("Peiling") == ["accept", "pass"]


def test_must_is_stronger_than_cannot() -> None:
    """诱敌深入: an agent cannot accept a red bait, but whom it comes back to, or who is locked, must (F44)."""
    s = main("Bianyunjiang", {"Bianyunjiang": RED}).passes("Bianyunjiang")
    s.lures("Bianyunjiang", RED, "up", "Feiyuan", "lock", "Feiyuan")
    assert s.options("Feiyuan") == ["accept"]
    s = main("Bianyunjiang", {"Bianyunjiang": RED}).passes("Bianyunjiang")
    s.lures("Bianyunjiang", RED, "up", "Feiyuan")
    assert s.options("Feiyuan") == ["pass"]
    assert s.says("Feiyuan", "pass").options("Bianyunjiang") == ["accept"]


def test_who_clears_the_own_name_discards_another_colour() -> None:
    """自证清白: of the own colour none; who plays alone, any."""
    s = main("Chenanna", top="27 31 114")
    assert s.ways("Chenanna", "clear_name") == ["c31"], "red, and red and blue, are her own"
    s.does("Chenanna", "clear_name", "c31")
    assert (len(s["Chenanna"].hand), s.ways("Chenanna", "clear_name")) == (4, [])
    assert not main("Chenanna", top="27 28 29").ways("Chenanna", "clear_name")
    s = table(five("Chenanna", sides="killer agent lurker agent lurker"), top="27 31 35")
    assert s.ways("Chenanna", "clear_name") == ["c27", "c31", "c35"]


def test_a_cipher_swaps_by_a_decipher_once() -> None:
    """译文暗号: once in the game."""
    s = fight("Chenanna", {"Chenanna": "59 60 27"})
    assert s.options("Chenanna") == ["c59=swap", "c60=swap", "pass"]
    s.says("Chenanna", "c59=swap")
    assert ([c.id for c in s.play.table.way], s.options("Chenanna")) == ([59], ["pass"])


def test_lovers_draw_one_more_while_the_other_lies_face_up() -> None:
    """白月光 and 意中人: any 小九 and any 韩梅 will do, if face up."""
    assert len(table(five("Sp_hanmei", "Young_xiaojiu"))["Sp_hanmei"].hand) == 4
    assert len(table(five("Sp_hanmei", "Xiaojiu"))["Sp_hanmei"].hand) == 3
    assert len(table(five("Sp_xiaojiu", "Young_hanmei"))["Sp_xiaojiu"].hand) == 4
    assert len(table(five("Sp_xiaojiu"))["Sp_xiaojiu"].hand) == 3


def test_moon_white_may_declare_for_three_blue_that_win_nothing() -> None:
    """白月光: those two alone win; where he declares himself she has no part in it (F13)."""
    blue = {"Young_xiaojiu": "blue blue blue"}
    s = table(five("Sp_hanmei", "Young_xiaojiu", sides="lurker lurker agent agent killer"), areas=blue)
    assert s.says("Sp_hanmei", "yes", "fengsheng.declare").winners == ["Sp_hanmei", "Young_xiaojiu"]
    s = table(five("Sp_hanmei", "Young_xiaojiu"), areas=blue)
    assert s.winners == ["Young_xiaojiu", "Duanmujing"]
    down = {"Xiaojiu": "blue blue blue"}
    assert not table(five("Sp_hanmei", "Xiaojiu", sides="lurker lurker agent agent killer"), areas=down).play.over


def test_who_does_not_declare_for_another_is_asked_again_next_turn() -> None:
    """白月光 is a may, and a node is no new occasion for it (F65)."""
    cast = five("Sp_hanmei", "Young_xiaojiu", sides="lurker lurker agent agent killer")
    s = table(cast, hands={"Sp_hanmei": RED}, areas={"Young_xiaojiu": "blue blue blue"})
    s.says("Sp_hanmei", "pass", "fengsheng.declare").receives("Sp_hanmei", RED, "Feiyuan")
    assert (s.play.table.turn, s.open_now()) == (1, {"Sp_hanmei": "fengsheng.declare"})
    assert s.says("Sp_hanmei", "yes").winners == ["Sp_hanmei", "Young_xiaojiu"]


def test_a_beloved_may_declare_for_three_red_that_win_nothing() -> None:
    """意中人: not for three blue; the usurper takes it in his turn."""
    cast = five("Feiyuan", "Sp_xiaojiu", "Young_hanmei", sides="{} lurker agent lurker agent")
    red, blue = {"Young_hanmei": "red red red"}, {"Young_hanmei": "blue blue blue"}
    for first, winners in (("pioneer", ["Sp_xiaojiu", "Young_hanmei"]), ("usurper", ["Feiyuan"])):
        s = table(cast.format(first), areas=red)
        assert s.says("Sp_xiaojiu", "yes", "fengsheng.declare").winners == winners
    assert "Sp_xiaojiu" not in table(cast.format("pioneer"), areas=blue).winners


def test_a_verdict_ends_the_fight() -> None:
    """定论: nobody else acts; what would fill a colour goes to her hand, and nothing is received (F45)."""
    s = fight("Lishuyun", {"Peiling": "intercept:red"}).says("Lishuyun", "verdict")
    assert (s.area("Lishuyun"), [e.seat for e in s.sees(None, Received)], s.play.table.turn) == (["red"], [1], 1)
    s = fight("Lishuyun", Lishuyun="red red").says("Lishuyun", "verdict")
    assert (s.area("Lishuyun"), s.sees(None, Received), len(s["Lishuyun"].hand)) == (["red", "red"], [], 1 + 3)


def test_a_verdict_is_on_what_lies_before_her() -> None:
    s = table(five("Feiyuan", "Duanmujing", "Lishuyun"), hands={"Feiyuan": RED}, top=TOP)
    assert s.fights("Feiyuan", RED, "Duanmujing").options("Lishuyun") == ["pass"]


def truths(to: str, hands: str) -> Message:
    """Lingsuqiu has given somebody with these cards a red one."""
    s = main("Lingsuqiu", {to: hands}, top="27 28 29")
    return s.does("Lingsuqiu", "truths", "c27", to)


def test_who_is_told_truths_must_give_back_the_own_colour() -> None:
    """探虚辨实: if there is one; then 寸步不让 has something to answer."""
    s = truths("Feiyuan", "31 35")
    assert s.options("Feiyuan") == ["c31"]
    s.says("Feiyuan", "c31", "fengsheng.give-back")
    assert [(e.source, e.to) for e in s.sees(None, HandMoved)] == [(0, 1), (1, 0)]
    assert s.options("Lingsuqiu") == ["inch>#1", "pass"]
    s.says("Lingsuqiu", "pass")
    assert not s.ways("Lingsuqiu", "truths")


def test_who_is_told_truths_without_the_own_colour_gives_back_what_they_like() -> None:
    """探虚辨实: what was just given too, and so does who plays alone."""
    assert truths("Feiyuan", "36 35").options("Feiyuan") == ["c36", "c35", "c27"]
    assert truths("Peiling", "31 35").options("Peiling") == ["c31", "c35", "c27"]
    assert truths("Duanmujing", "31").options("Duanmujing") == ["c27"], "the given card is the one of her colour"


def test_a_daredevil_lays_a_pure_black_card_and_draws_three() -> None:
    """拼命三郎: once a turn."""
    s = main("Qinwuming", {"Qinwuming": "black"})
    s.does("Qinwuming", "daredevil", s.card("Qinwuming", "black").token)
    assert (s.area("Qinwuming"), len(s["Qinwuming"].hand)) == (["black"], 6)
    assert ([e.seats for e in s.sees(None, Placed)], s.ways("Qinwuming", "daredevil")) == ([(0,)], [])
    assert not main("Qinwuming", {"Qinwuming": "red+black"}).ways("Qinwuming", "daredevil")


def test_in_a_fight_to_the_end_another_discards_more() -> None:
    """鱼死网破: as many as his black intel, and one; the other chooses, and has no more than all."""
    s = main("Qinwuming", {"Peiling": "31 32 35"}, top="27 28 29", Qinwuming="black")
    s.does("Qinwuming", "fight_to_the_end", "c27", "Peiling")
    s.refuses("Peiling", "c31")
    s.says("Peiling", "c31,c35", "fengsheng.discard-several")
    assert ([c.id for c in s["Peiling"].hand], len(s["Qinwuming"].hand)) == ([32], 2)
    s = main("Qinwuming", {"Peiling": "31"}, top="27 28 29", Qinwuming="black")
    s.does("Qinwuming", "fight_to_the_end", "c27", "Peiling").silent()
    assert s["Peiling"].hand == ()


def test_a_thieving_monkey_takes_exactly_the_same_colours() -> None:
    """猴子窃信: both go at once, and the card is placed (F11)."""
    s = main("Xiaolingdang", {"Xiaolingdang": "26"}, top="35 36 37", Peiling="39 31")
    assert s.ways("Xiaolingdang", "thieving_monkey") == ["c26>c39"]
    s.does("Xiaolingdang", "thieving_monkey", "c26", "c39")
    assert [c.id for c in s["Peiling"].area] == [31, 26]
    assert ("c39" in [c.token for c in s["Xiaolingdang"].hand], len(s["Xiaolingdang"].hand)) == (True, 4)
    assert [e.seats for e in s.sees(None, Placed)] == [(4,)]
    assert not s.ways("Xiaolingdang", "thieving_monkey")


def test_a_monkey_does_not_take_what_shares_one_colour() -> None:
    assert not main("Xiaolingdang", top="27 28 29", Peiling="red+black").ways("Xiaolingdang", "thieving_monkey")
