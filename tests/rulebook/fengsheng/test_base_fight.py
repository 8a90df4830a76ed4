"""Skills of the base box that are used in the fight: 妙手 急送 急智 搜缉 朝百合 金口一开 偷天, and what moves intel:
毒计 移花接木 对症下药 妙笔巧辩 借刀杀人 广发报.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import CardSettled, Placed
from tests.rulebook.fengsheng.message import TOP, fight, five, table


def test_a_master_hand_puts_another_card_in_its_place() -> None:
    """妙手: a card of a hand or an area, face up, before whom one likes; the old one is discarded."""
    s = fight("Afuluola", {"Peiling": "black"})
    s.does("Afuluola", "master_hand", "Peiling")
    s.says("Afuluola", s.card("Peiling", "black").token + ">Duanmujing", "fengsheng.master-hand")
    t = s.play.table
    assert ([c.black for c in t.way], t.shown, t.front, t.discard[-1].kind) == ([True], True, 2, "clarify")
    assert (s["Afuluola"].up, len(s["Peiling"].hand)) == (True, 0)
    s.nobody_acts()
    assert s.area("Duanmujing") == ["black"]


def test_a_courier_pays_two_hand_cards_or_a_bright_intel() -> None:
    """急送: once a turn."""
    s = fight("Guijiao", {"Guijiao": "red black"}, Guijiao="blue")
    s.does("Guijiao", "courier", "Peiling", "+".join(c.token for c in s["Guijiao"].hand))
    assert (s.play.table.front, s["Guijiao"].hand, s.area("Guijiao")) == (4, (), ["blue"])
    s = fight("Guijiao", {"Guijiao": "red"}, Guijiao="blue")
    s.does("Guijiao", "courier", "Peiling", s["Guijiao"].area[0].token)
    assert (len(s["Guijiao"].hand), s.area("Guijiao")) == (1, [])


def test_a_courier_cannot_pay_with_one_card_or_a_black_intel() -> None:
    assert not fight("Guijiao", {"Guijiao": "red"}, Guijiao="red+black").ways("Guijiao", "courier")


def test_a_quick_wit_draws_four() -> None:
    """急智: in the fight, or while somebody is dying; it turns her up, and so it is over."""
    s = fight("Guxiaomeng")
    s.says("Guxiaomeng", "quick_wit")
    assert (len(s["Guxiaomeng"].hand), s["Guxiaomeng"].up) == (4, True)
    assert "quick_wit" not in s.options("Guxiaomeng")


def test_a_raid_takes_black_cards_and_may_end_the_turn() -> None:
    """搜缉: of a hand and of the intel. Without the intel there is nothing to fight for."""
    hands = {"Feiyuan": "clarify:black", "Peiling": "black red"}
    s = table(five("Feiyuan", "Lixing"), hands=hands, top=TOP).fights("Feiyuan", "clarify:black", "Lixing")
    s.does("Lixing", "raid", "Peiling")
    s.says("Lixing", ",".join(s.asks("Lixing", "fengsheng.raid").options))
    assert (s.play.table.turn, len(s["Peiling"].hand), s.area("Lixing")) == (1, 1, [])
    assert len(s["Lixing"].hand) == 2 + 3, "it is Lixing's turn already"


def test_a_raid_may_take_nothing() -> None:
    s = fight("Lixing", {"Peiling": "black"})
    s.does("Lixing", "raid", "Peiling").silent("Lixing")
    assert (len(s["Peiling"].hand), s.play.table.front) == (1, 1)


def test_a_morning_lily_is_for_women() -> None:
    """朝百合: one draws, or discards by chance; with an empty hand she draws. Face down nobody is one (F54)."""
    s = fight("Sp_mohongshuang", {"Peiling": "black"})
    assert s.ways("Sp_mohongshuang", "morning_lily") == ["#1>draw", "#2>draw", "#4>draw", "#4>discard"]
    s.does("Sp_mohongshuang", "morning_lily", "Peiling", "discard")
    assert s["Peiling"].hand == ()
    s = fight("Sp_mohongshuang")
    s.does("Sp_mohongshuang", "morning_lily", "Duanmujing", "draw")
    assert len(s["Duanmujing"].hand) == 1


def test_golden_words_draw_or_exchange_the_intel() -> None:
    """金口一开: face down, and the old one is the top of the deck now."""
    s = table(five("Xuanqingzi"), hands={"Xuanqingzi": "clarify:red"}, top=f"{TOP} blue")
    s.fights("Xuanqingzi", "clarify:red", "Peiling").says("Xuanqingzi", "golden_words")
    s.says("Xuanqingzi", "exchange", "fengsheng.golden-words")
    t = s.play.table
    assert ([c.blue for c in t.way], t.deck[0].kind, t.shown) == ([True], "clarify", False)
    assert s.play.view(s.no("Peiling")).table.way != t.way
    assert "golden_words" not in s.options("Xuanqingzi")


def test_golden_words_are_for_the_own_turn() -> None:
    assert "golden_words" not in fight("Xuanqingzi", {"Xuanqingzi": "black"}).options("Xuanqingzi")


def test_steal_heaven_counts_as_an_intercept_and_change_sun_turns_back() -> None:
    """偷天 is no card; after a Swap one may lie face down again (换日), and steal once more."""
    s = table(
        five("Feiyuan", "Duanmujing", "Zhengwenxian"),
        hands={"Feiyuan": "clarify:red", "Zhengwenxian": "swap:blue"},
        top=TOP,
    ).fights("Feiyuan", "clarify:red", "Duanmujing")
    s.says("Zhengwenxian", "steal_heaven")
    assert s.play.table.front == 2
    assert [(e.name, e.virtual) for e in s.sees(None, CardSettled)] == [("intercept", True)]
    assert "steal_heaven" not in s.options("Zhengwenxian")
    s.uses("Zhengwenxian", "swap:blue").says("Zhengwenxian", "change_sun", "fengsheng.trigger")
    assert not s["Zhengwenxian"].up
    assert "steal_heaven" in s.options("Zhengwenxian")


def test_a_poison_plot_lets_two_draw_of_each_other() -> None:
    """毒计: the plotter gets what was drawn; who drew a black one may be made to lay it before one of the two."""
    s = fight("Baikunshan", {"Duanmujing": "black", "Wangtianxiang": "blue"})
    s.does("Baikunshan", "poison_plot", "Duanmujing", "Wangtianxiang")
    s.says("Baikunshan", "yes", "fengsheng.plot-lay")
    assert s.options("Wangtianxiang") == ["Wangtianxiang", "Duanmujing"]
    s.says("Wangtianxiang", "Duanmujing", "fengsheng.lay-before")
    assert (s.area("Duanmujing"), [c.blue for c in s["Baikunshan"].hand]) == (["black"], [True])
    assert [e.seats for e in s.sees(None, Placed)] == [(2,)]


def test_a_poison_plot_needs_two_with_hand_cards() -> None:
    s = fight("Baikunshan", {"Baikunshan": "black"})
    assert not s.ways("Baikunshan", "poison_plot"), "Feiyuan alone has a hand"


def test_a_graft_moves_an_intel_or_takes_what_would_fill() -> None:
    """移花接木."""
    s = fight("Hanmei", Duanmujing="red", Wangtianxiang="red red")
    s.does("Hanmei", "graft", s["Duanmujing"].area[0].token, "Wangtianxiang")
    assert (s.area("Wangtianxiang"), len(s["Hanmei"].hand), s.sees(None, Placed)) == (["red", "red"], 1, [])
    s = fight("Hanmei", Duanmujing="red", Wangtianxiang="red")
    s.does("Hanmei", "graft", s["Duanmujing"].area[0].token, "Wangtianxiang")
    assert (s.area("Wangtianxiang"), [e.seats for e in s.sees(None, Placed)]) == (["red", "red"], [(3,)])


def test_the_right_cure_needs_two_cards_that_share_a_colour_with_an_intel() -> None:
    """对症下药: three are drawn in any case."""
    s = fight("Huangjiren", top=f"{TOP} red red blue", Duanmujing="red+black")
    s.says("Huangjiren", "right_cure")
    pair = "+".join(c.token for c in s["Huangjiren"].hand[:2])
    assert s.options("Huangjiren") == [pair, "pass"]
    s.says("Huangjiren", pair, "fengsheng.right-cure")
    assert (s.area("Duanmujing"), len(s["Huangjiren"].hand)) == ([], 3)
    s = fight("Huangjiren", top=f"{TOP} blue blue red", Duanmujing="red+black")
    assert s.says("Huangjiren", "right_cure").options("Huangjiren") == ["pass"]


def test_a_nimble_pen_takes_two_intel_without_a_common_colour() -> None:
    """妙笔巧辩: at most two."""
    s = fight("Lianyuan", Duanmujing="red black", Wangtianxiang="red+black blue")
    red, black, both, blue = [c.token for who in ("Duanmujing", "Wangtianxiang") for c in s[who].area]
    pairs = [f"{red}+{black}", f"{red}+{blue}", f"{black}+{blue}", f"{both}+{blue}"]
    assert {w for w in s.ways("Lianyuan", "nimble_pen") if "+" in w} == set(pairs)
    s.does("Lianyuan", "nimble_pen", f"{red}+{blue}")
    assert (len(s["Lianyuan"].hand), s.area("Duanmujing"), s.area("Wangtianxiang")) == (2, ["black"], ["red+black"])


def test_a_borrowed_knife_strikes_again_after_a_black_card() -> None:
    """借刀杀人: a black card may go before anybody, and she is face down; for another card she draws, and stays up."""
    s = fight("Shangyu", {"Peiling": "black"})
    s.told["fengsheng.steal"] = [s["Feiyuan"].hand[0].token]
    s.does("Shangyu", "borrowed_knife", "Peiling")
    s.says("Shangyu", "Duanmujing", "fengsheng.lay-before")
    assert (s.area("Duanmujing"), s["Shangyu"].up) == (["black"], False)
    s.does("Shangyu", "borrowed_knife", "Feiyuan")
    assert (len(s["Shangyu"].hand), s["Shangyu"].up) == (2, True)


def test_an_extra_edition_fills_nobody() -> None:
    """广发报: three are drawn; any hand cards go into any areas, and all that is one placing."""
    s = fight("Xiaojiu", top=f"{TOP} black black blue", Duanmujing="black black")
    s.says("Xiaojiu", "extra_edition")
    first, second, _ = [c.token for c in s["Xiaojiu"].hand]
    assert f"{first}>#2" not in s.asks("Xiaojiu", "fengsheng.extra-edition").options
    s.says("Xiaojiu", f"{first}>Peiling").says("Xiaojiu", f"{second}>Feiyuan").says("Xiaojiu", "pass")
    assert (s.area("Peiling"), s.area("Feiyuan"), len(s["Xiaojiu"].hand)) == (["black"], ["black"], 1)
    assert [e.seats for e in s.sees(None, Placed)] == [(0, 4)]


def test_a_sealed_answer_holds_its_targets() -> None:
    """One decision, one answer: who has answered before it was their turn to be heard is asked nothing more (F61)."""
    hands = {"Feiyuan": "clarify:red", "Duanmujing": "27"}
    s = table(five("Feiyuan", "Duanmujing", "Hanmei"), hands=hands, areas={"Peiling": "red"}, top=TOP)
    s.fights("Feiyuan", "clarify:red", "Duanmujing")
    s.does("Hanmei", "graft", s["Peiling"].area[0].token, "Wangtianxiang")
    assert s.area("Peiling") == ["red"], "Duanmujing is heard first"
    s.passes("Duanmujing")
    assert (s.area("Wangtianxiang"), s["Hanmei"].up) == (["red"], True)
    assert set(s.open_now().values()) == {"fengsheng.fight"}


def test_a_half_named_use_of_a_skill_is_refused() -> None:
    s = fight("Hanmei", Duanmujing="red")
    for half in ("graft", "graft>" + s["Duanmujing"].area[0].token, "graft>c999>#0", "graft>>"):
        assert "fengsheng.fight" in s.refuses("Hanmei", half)
    assert not s["Hanmei"].up
