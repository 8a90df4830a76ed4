"""Skills of 老洋房 that answer to what happens: 歼敌风行 变则通 暗度陈仓 将计就计 顺势而为 暗藏杀机 壮志满怀 赌命 真理
寸步不让 信鸽联络 守口如瓶 憨厚老实.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import Announced, Flipped, HandMoved, Looked, Nullified, Placed, Probed, Replaced
from tests.rulebook.fengsheng.message import BLACK, BOTH, RED, TOP, Message, five, received, sent, table

BLUE = "clarify:blue"


def turned_up(who: str, seat: int) -> list[tuple[Flipped, None]]:
    """This character, which begins face down, lies face up."""
    return [(Flipped(seat, who, True), None)]


def test_who_sweeps_on_replaces_the_intel() -> None:
    """歼敌风行: draw two; then a pure black card before himself; then a black one instead of what was received."""
    s = sent("Bianyunjiang", RED, {"Bianyunjiang": "35 40"}, top=f"{TOP} blue blue")
    s.says("Bianyunjiang", "sweep_on", "fengsheng.trigger").says("Bianyunjiang", "c35", "fengsheng.lay")
    assert s.options("Bianyunjiang") == ["c40", "pass"]
    s.says("Bianyunjiang", "c40", "fengsheng.replace")
    assert (s.area("Bianyunjiang"), s.area("Wangtianxiang")) == (["black"], ["red+black"])
    assert ([e.card for e in s.sees(None, Replaced)], len(s["Bianyunjiang"].hand)) == ([40], 5)
    assert [e.seats for e in s.sees(None, Placed)] == [(0,), (3,)]


def test_who_sweeps_on_without_pure_black_only_draws() -> None:
    s = sent("Bianyunjiang", RED, {"Bianyunjiang": "40"}, top=f"{TOP} blue blue").says("Bianyunjiang", "sweep_on")
    assert (len(s["Bianyunjiang"].hand), s.play.table.turn, s.area("Wangtianxiang")) == (6, 1, ["red"])


def test_a_change_makes_one_name_another() -> None:
    """变则通: the draw is none of his choosing (F12); such cards can be used only so, whoever has them (F43)."""
    s = table(five("Chendaer"), hands={"Chendaer": RED, "Peiling": "79 94"}, top=f"{TOP} red").passes("Chendaer")
    assert len(s["Chendaer"].hand) == 5
    s.says("Chendaer", "intercept>mislead", "fengsheng.change").sends("Chendaer", RED, "up", "Feiyuan")
    s.says("Feiyuan", "accept", "fengsheng.accept")
    assert s.options("Peiling") == [f"{play}>#{n}" for play in ("c79=mislead", "c94") for n in (0, 2)] + ["pass"]


def test_a_change_may_be_left_and_saves_who_has_nothing_to_send() -> None:
    s = table(five("Chendaer"), top=TOP).passes("Chendaer").says("Chendaer", "pass", "fengsheng.change")
    assert (s.play.table.lasting, len(s["Chendaer"].hand)) == ((), 4)


def test_a_dark_way_answers_the_sender_with_a_card_of_that_colour() -> None:
    """暗度陈仓: both of its owners; it must be laid if there is one."""
    for who in ("Adult_hanmei", "Adult_xiaojiu"):
        s = received(who, RED, {who: "blue"}, top=f"{TOP} red blue").says(who, "dark_way", "fengsheng.trigger")
        assert len(s.asks(who, "fengsheng.lay").options) == 1
        s.picks(who, "red", "fengsheng.lay")
        assert (s.area("Feiyuan"), len(s[who].hand), s[who].up) == (["red"], 2, True)
    s = received("Adult_hanmei", RED, top=f"{TOP} blue blue").says("Adult_hanmei", "dark_way", "fengsheng.trigger")
    assert (s.area("Feiyuan"), len(s["Adult_hanmei"].hand), s.play.table.turn) == ([], 2, 1)


def test_a_dark_way_is_for_the_intel_of_another() -> None:
    s = table(five("Adult_hanmei"), hands={"Adult_hanmei": RED}, top=TOP).passes("Adult_hanmei")
    s.sends("Adult_hanmei", RED, "up", "Peiling").says("Peiling", "pass", "fengsheng.accept")
    s.says("Adult_hanmei", "accept", "fengsheng.accept").says("Adult_hanmei", "pass", "fengsheng.fight")
    assert s.play.table.turn == 1


def test_who_is_moved_away_from_may_turn_the_trick() -> None:
    """将计就计: by a Mislead; face down again, and a card. So for her own."""
    for user in ("Peiling", "Adult_hanmei"):
        s = table(
            five("Feiyuan", "Adult_hanmei"),
            hands={"Feiyuan": RED, user: "94 79"},
            top=TOP,
            laid=turned_up("adult_hanmei", 1),
        )
        s.fights("Feiyuan", RED, "Adult_hanmei").uses(user, "94", "Duanmujing")
        hand = len(s["Adult_hanmei"].hand)
        s.says("Adult_hanmei", "turn_the_trick", "fengsheng.trigger")
        assert (s["Adult_hanmei"].up, len(s["Adult_hanmei"].hand)) == (False, hand + 1)


def test_an_intercept_turns_no_trick_and_a_mislead_has_no_flow() -> None:
    for who, card, other in (("adult_hanmei", "79", ()), ("adult_xiaojiu", "94", ("Duanmujing",))):
        name = who.capitalize()
        hands = {"Feiyuan": RED, "Peiling": card}
        s = table(five("Feiyuan", name), hands=hands, top=TOP, laid=turned_up(who, 1))
        s.fights("Feiyuan", RED, name).uses("Peiling", card, *other)
        assert "fengsheng.trigger" not in s.open_now().values()


def test_who_is_intercepted_may_go_with_the_flow() -> None:
    """顺势而为: and so by his own Intercept, though the intel lay before him already (F34)."""
    for user in ("Peiling", "Adult_xiaojiu"):
        s = table(
            five("Feiyuan", "Adult_xiaojiu"),
            hands={"Feiyuan": RED, user: "79"},
            top=TOP,
            laid=turned_up("adult_xiaojiu", 1),
        )
        s.fights("Feiyuan", RED, "Adult_xiaojiu").uses(user, "79")
        s.says("Adult_xiaojiu", "go_with_flow", "fengsheng.trigger")
        assert (s["Adult_xiaojiu"].up, len(s["Adult_xiaojiu"].hand)) == (False, 1)


def test_a_hidden_blade_strikes_for_a_blue_intel() -> None:
    """暗藏杀机: between her and another, whoever sent it: a pure black intel of hers, or a card of the other."""
    s = received("Sp_hanmei", BLUE, Sp_hanmei="black red+black").says("Sp_hanmei", "hidden_blade", "fengsheng.trigger")
    black = s["Sp_hanmei"].area[0].token
    assert s.options("Sp_hanmei") == ["steal", black]
    s.says("Sp_hanmei", black, "fengsheng.hidden-blade")
    assert (s.area("Feiyuan"), [e.seats for e in s.sees(None, Placed)]) == (["black"], [(0,)])
    s = sent("Sp_hanmei", BLUE, {"Wangtianxiang": "red"}).says("Sp_hanmei", "hidden_blade", "fengsheng.trigger")
    s.says("Sp_hanmei", "steal", "fengsheng.hidden-blade")
    assert ([(e.source, e.to) for e in s.sees(None, HandMoved)], s["Wangtianxiang"].hand) == ([(3, 0)], ())


def test_a_hidden_blade_is_silent_for_red_and_for_nothing_to_take() -> None:
    assert received("Sp_hanmei", RED, Sp_hanmei="black").play.table.turn == 1
    assert sent("Sp_hanmei", BLUE, Sp_hanmei="red+black").play.table.turn == 1


def test_high_hopes_take_a_black_intel_of_either_or_let_both_draw() -> None:
    """壮志满怀: for a red intel that he has received, or sent."""
    s = received("Sp_xiaojiu", RED, Feiyuan="black").says("Sp_xiaojiu", "high_hopes", "fengsheng.trigger")
    s.says("Sp_xiaojiu", s["Feiyuan"].area[0].token, "fengsheng.high-hopes")
    assert (s.area("Feiyuan"), len(s["Sp_xiaojiu"].hand)) == ([], 1)
    s = sent("Sp_xiaojiu", BOTH).says("Sp_xiaojiu", "high_hopes", "fengsheng.trigger")
    assert s.options("Sp_xiaojiu") == ["draw", s["Wangtianxiang"].area[0].token], "that very intel is black too"
    s.says("Sp_xiaojiu", "draw", "fengsheng.high-hopes")
    assert (len(s["Sp_xiaojiu"].hand), len(s["Wangtianxiang"].hand)) == (4, 1)
    assert received("Sp_xiaojiu", BLUE, Feiyuan="black").play.table.turn == 1


def test_high_hopes_of_what_comes_back_draw_two() -> None:
    """壮志满怀: who is both has the cards of both (F55), once."""
    s = table(five("Sp_xiaojiu"), hands={"Sp_xiaojiu": RED}, top=TOP).passes("Sp_xiaojiu")
    s.sends("Sp_xiaojiu", RED, "up", "Peiling").says("Peiling", "pass", "fengsheng.accept")
    s.says("Sp_xiaojiu", "accept", "fengsheng.accept").says("Sp_xiaojiu", "pass", "fengsheng.fight")
    s.says("Sp_xiaojiu", "high_hopes", "fengsheng.trigger").says("Sp_xiaojiu", "draw", "fengsheng.high-hopes")
    assert (len(s["Sp_xiaojiu"].hand), s.play.table.turn) == (5, 1)


def gamble(colour: str) -> Message:
    """A red intel has come before Jinzilai, who has announced this colour."""
    s = table(five("Feiyuan", "Jinzilai"), hands={"Feiyuan": RED, "Jinzilai": "black swap:blue"}, top=TOP)
    s.passes("Feiyuan").sends("Feiyuan", RED, "up", "Jinzilai").says("Jinzilai", "gamble", "fengsheng.trigger")
    return s.says("Jinzilai", colour, "fengsheng.colour")


def test_a_lost_gamble_costs_a_pure_black_card() -> None:
    """赌命: before anything else there; he looks, and draws in any case; once a turn."""
    s = gamble("blue").picks("Jinzilai", "black", "fengsheng.lay")
    assert s.sees("Feiyuan", Announced) == [Announced(1, "blue")], "all hear the colour"
    assert (s.area("Jinzilai"), len(s["Jinzilai"].hand)) == (["black"], 2)
    s = gamble("red")
    assert (s.area("Jinzilai"), len(s["Jinzilai"].hand), len(s.sees("Jinzilai", Looked))) == ([], 3, 1)
    assert s.play.view(s.no("Peiling")).table.way != s.play.table.way
    s.says("Jinzilai", "accept", "fengsheng.accept").uses("Jinzilai", "swap:blue")
    assert "fengsheng.trigger" not in s.open_now().values()


def test_a_gamble_answers_to_any_swap_but_not_to_an_intel_before_another() -> None:
    hands = {"Feiyuan": RED, "Peiling": "swap:blue"}
    s = table(five("Feiyuan", "Jinzilai"), hands=hands, top=TOP).fights("Feiyuan", RED, "Duanmujing")
    s.uses("Peiling", "swap:blue").says("Jinzilai", "gamble", "fengsheng.trigger")
    s.says("Jinzilai", "blue", "fengsheng.colour")
    assert len(s["Jinzilai"].hand) == 1


def test_what_lies_open_is_no_gamble() -> None:
    s = table(five("Bianyunjiang", "Jinzilai"), hands={"Bianyunjiang": RED}, top=TOP).passes("Bianyunjiang")
    s.lures("Bianyunjiang", RED, "up", "Jinzilai")
    assert s.open_now() == {"Jinzilai": "fengsheng.accept"}


def test_the_truth_turns_down_and_draws_two() -> None:
    """真理: another has received a true intel of hers; she lies face up."""
    hands = {"Lishuyun": f"{RED} {BLACK}"}
    s = table(five("Lishuyun"), hands=hands, top=TOP, laid=turned_up("lishuyun", 0))
    s.receives("Lishuyun", RED, "Peiling").says("Lishuyun", "truth", "fengsheng.trigger")
    assert (s["Lishuyun"].up, len(s["Lishuyun"].hand)) == (False, 6)
    s = table(five("Lishuyun"), hands=hands, top=TOP, laid=turned_up("lishuyun", 0))
    assert s.receives("Lishuyun", BLACK, "Peiling").play.table.turn == 1
    s = table(five("Lishuyun"), hands=hands, top=TOP).receives("Lishuyun", RED, "Peiling")
    assert (s.play.table.turn, len(s["Lishuyun"].hand)) == (1, 4)


def test_not_an_inch_for_a_card_that_was_coerced_away() -> None:
    """寸步不让: a card given is a card got (F51); a hand that was only shown is none."""
    s = table(five("Feiyuan", "Lingsuqiu"), hands={"Feiyuan": "31", "Lingsuqiu": "swap:blue"}, top="27 28 29")
    s.uses("Feiyuan", "31", "Lingsuqiu", "swap").silent("Lingsuqiu")
    s.told["fengsheng.steal"] = ["c28"]
    s.says("Lingsuqiu", "inch>#0", "fengsheng.trigger")
    assert ([c.id for c in s["Lingsuqiu"].hand], len(s["Feiyuan"].hand)) == ([28], 3)
    s = table(five("Feiyuan", "Lingsuqiu"), hands={"Feiyuan": "31", "Lingsuqiu": "swap:blue"}, top=TOP)
    s.uses("Feiyuan", "31", "Lingsuqiu", "clarify")
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}


def test_not_an_inch_for_who_is_bewitched() -> None:
    """寸步不让: what was discarded first is nobody's (F51)."""
    s = table(five("Gaoqiao", "Lingsuqiu"), hands={"Lingsuqiu": "red"}, top=f"{TOP} red").says("Gaoqiao", "bewitch")
    s.says("Gaoqiao", "Lingsuqiu", "fengsheng.look").picks("Gaoqiao", "red", "fengsheng.discard-of")
    assert (s.open_now(), len(s["Gaoqiao"].hand)) == ({"Gaoqiao": "fengsheng.main"}, 4)


def test_a_pigeon_keeps_somebody_from_accepting() -> None:
    """信鸽联络: of what goes left or right; must is stronger (F44)."""
    s = table(five("Xiaolingdang"), hands={"Xiaolingdang": "27"}, top=TOP).passes("Xiaolingdang")
    s.sends("Xiaolingdang", "27", "left").says("Xiaolingdang", "pigeon", "fengsheng.trigger")
    s.says("Xiaolingdang", "Peiling", "fengsheng.pigeon")
    assert s.options("Peiling") == ["pass"]
    assert s.says("Peiling", "pass").options("Wangtianxiang") == ["accept", "pass"]
    s = table(five("Xiaolingdang"), hands={"Xiaolingdang": "47"}, top=TOP).passes("Xiaolingdang")
    s.sends("Xiaolingdang", "47", "left", "lock", "Peiling").says("Xiaolingdang", "pigeon", "fengsheng.trigger")
    assert s.says("Xiaolingdang", "Peiling", "fengsheng.pigeon").options("Peiling") == ["accept"]
    s = table(five("Xiaolingdang"), hands={"Xiaolingdang": RED}, top=TOP).passes("Xiaolingdang")
    assert s.sends("Xiaolingdang", RED, "up", "Peiling").open_now() == {"Peiling": "fengsheng.accept"}


def test_sealed_lips_say_nothing_to_a_probe_or_a_coerce() -> None:
    """守口如瓶: he never sees the Probe; the first in a turn brings both a card, others him alone."""
    s = table(five("Feiyuan", "Yapao"), hands={"Feiyuan": "2 31", "Yapao": "swap:blue"}, top=TOP)
    s.uses("Feiyuan", "2", "Yapao")
    assert (len(s["Feiyuan"].hand), len(s["Yapao"].hand), s.sees(None, Probed)) == (5, 2, [])
    assert s.sees("Yapao", Looked) == []
    s.uses("Feiyuan", "31", "Yapao", "swap")
    assert (len(s["Feiyuan"].hand), len(s["Yapao"].hand), len(s.sees(None, Nullified))) == (4, 3, 2)
    s = table(five("Yapao"), hands={"Yapao": "31"}, top=TOP).uses("Yapao", "31", "Feiyuan", "swap")
    assert (len(s["Yapao"].hand), len(s["Feiyuan"].hand), s.sees("Yapao", Looked)) == (4, 1, []), "and for his own"


def test_sealed_lips_do_not_seal_a_balance() -> None:
    s = table(five("Feiyuan", "Yapao"), hands={"Feiyuan": "19"}, top=TOP).uses("Feiyuan", "19", "Yapao")
    assert (s.sees(None, Nullified), len(s["Yapao"].hand)) == ([], 3)


def test_who_is_honest_loses_a_card_to_the_receiver() -> None:
    """憨厚老实: he must; not to himself."""
    s = table(five("Yapao"), hands={"Yapao": RED}, top="27 28 29", chance={"steal": ["c28"]})
    s.receives("Yapao", RED, "Peiling")
    assert ([c.id for c in s["Peiling"].hand], len(s["Yapao"].hand), s.play.table.turn) == ([28], 2, 1)
    s = table(five("Yapao"), hands={"Yapao": RED}, top=TOP).passes("Yapao").sends("Yapao", RED, "up", "Peiling")
    s.says("Peiling", "pass", "fengsheng.accept").says("Yapao", "accept", "fengsheng.accept")
    s.says("Yapao", "pass", "fengsheng.fight")
    assert (len(s["Yapao"].hand), s.play.table.turn) == (3, 1)


def test_a_hidden_blade_has_no_other_for_what_comes_back() -> None:
    """暗藏杀机: between her and another (F55)."""
    s = table(five("Sp_hanmei"), hands={"Sp_hanmei": BLUE}, top=TOP).passes("Sp_hanmei")
    s.sends("Sp_hanmei", BLUE, "up", "Peiling").says("Peiling", "pass", "fengsheng.accept")
    s.says("Sp_hanmei", "accept", "fengsheng.accept").says("Sp_hanmei", "pass", "fengsheng.fight")
    assert s.play.table.turn == 1
