"""Skills of 铁屋子 that are used at idle points, and those that hold: 共焚 后来人 惑心 冷血训练 运筹帷幄 探求真理
先发制人 左右逢源 比翼双飞 如臂指使.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import CardUsed, Declared, HandMoved, Looked, Placed
from tests.rulebook.fengsheng.message import BLACK, RED, TOP, Message, fight, five, main, table


def test_who_burns_together_gets_all_that_is_not_pure_black() -> None:
    """共焚: from him on; it is one placing, and it turns him up."""
    s = fight("Sp_chengxiaodie", top=f"{TOP} red black blue red+black black")
    s.says("Sp_chengxiaodie", "burn_together")
    assert (s.area("Duanmujing"), s.area("Feiyuan"), len(s["Sp_chengxiaodie"].hand)) == (["black"], ["black"], 3)
    assert ([e.seats for e in s.sees(None, Placed)], s["Sp_chengxiaodie"].up) == ([(0, 2)], True)
    assert "burn_together" not in s.options("Sp_chengxiaodie")


def test_where_nothing_black_burns_nothing_is_placed() -> None:
    s = fight("Sp_chengxiaodie", top=f"{TOP} red red blue red+black blue").says("Sp_chengxiaodie", "burn_together")
    assert (s.sees(None, Placed), len(s["Sp_chengxiaodie"].hand)) == ([], 5)


def test_a_next_generation_keeps_one_true_intel() -> None:
    """后来人: she is saved by it, and another character takes over, with its own skills (F53)."""
    s = table(five("Feiyuan", "Sp_duanmujing"), areas={"Sp_duanmujing": "black black red+black blue"}, top=TOP)
    s.does("Sp_duanmujing", "next_generation", s["Sp_duanmujing"].area[2].token)
    three = s.asks("Sp_duanmujing", "fengsheng.character").options
    assert len(three) == 3
    s.says("Sp_duanmujing", three[1])
    new = s["Sp_duanmujing"].character
    assert (s.area("Sp_duanmujing"), new.id, s["Sp_duanmujing"].up) == (["red+black"], three[1], not new.masked)
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}


def test_a_next_generation_needs_a_true_intel_and_the_own_death() -> None:
    s = table(five("Feiyuan", "Sp_duanmujing"), areas={"Sp_duanmujing": "black black black"}, top=TOP)
    assert s.options("Sp_duanmujing") == ["pass"]
    areas = {"Peiling": "black black black", "Sp_duanmujing": "red"}
    s = table(five("Feiyuan", "Sp_duanmujing"), areas=areas, top=TOP)
    assert s.options("Sp_duanmujing") == ["pass"]


def bewitched(takes: str) -> Message:
    """Peiling, who has a red card and a blue one, has lost this one while a red card was shown."""
    s = main("Gaoqiao", {"Peiling": "red blue"}, top=f"{TOP} red").says("Gaoqiao", "bewitch")
    return s.says("Gaoqiao", "Peiling", "fengsheng.look").picks("Gaoqiao", takes, "fengsheng.discard-of")


def test_who_bewitches_gets_a_card_that_shares_a_colour() -> None:
    """惑心: it was discarded first, so that nobody has got a hand card of anybody (F51)."""
    s = bewitched("red")
    assert (len(s["Gaoqiao"].hand), len(s["Peiling"].hand), s.sees(None, HandMoved)) == (4, 1, [])
    s = bewitched("blue")
    assert (len(s["Gaoqiao"].hand), s.play.table.discard[-1].blue) == (3, True)
    assert "bewitch" not in s.options("Gaoqiao"), "once a turn"


def test_an_empty_hand_is_bewitched_in_vain() -> None:
    s = main("Gaoqiao").says("Gaoqiao", "bewitch").says("Gaoqiao", "Peiling", "fengsheng.look")
    assert s.open_now() == {"Gaoqiao": "fengsheng.main"}


def test_blood_training_sends_a_black_card_of_the_top_two() -> None:
    """冷血训练: face up, somebody is locked; the other is hers, and nobody swaps this turn."""
    s = table(five("Young_hanmei"), hands={"Peiling": "swap:blue"}, top=f"{TOP} red {BLACK}").passes("Young_hanmei")
    s.says("Young_hanmei", "blood_training", "fengsheng.send")
    ways = s.asks("Young_hanmei", "fengsheng.send").options
    assert all(w.startswith("c51>up>") and ">lock>" in w for w in ways)
    s.says("Young_hanmei", "c51>up>Peiling>lock>Peiling")
    t = s.play.table
    assert (t.shown, t.lock, len(s["Young_hanmei"].hand)) == (True, 4, 4)
    assert s.options("Peiling") == ["accept"]
    s.says("Peiling", "accept")
    assert s.options("Peiling") == ["pass"], "the Swap is banned"


def test_blood_training_sends_either_where_none_is_black() -> None:
    s = table(five("Young_hanmei"), top=f"{TOP} red blue").passes("Young_hanmei")
    s.says("Young_hanmei", "blood_training", "fengsheng.send")
    assert len({w.split(">")[0] for w in s.asks("Young_hanmei", "fengsheng.send").options}) == 2


def test_blood_training_comes_before_an_order_shows_the_hand() -> None:
    """密令: she is asked alike whether or not she has the colour, and who trains shows nobody her hand (F70)."""
    for held in ("red", "blue"):
        hands = {"Feiyuan": "order:blue", "Young_hanmei": held}
        s = table(five("Feiyuan", "Young_hanmei"), hands=hands, top=TOP).passes("Feiyuan")
        s.uses("Feiyuan", "order:blue", "Young_hanmei", "east")
        assert s.open_now() == {"Young_hanmei": "fengsheng.send"}
        s.says("Young_hanmei", "blood_training")
        assert s.open_now() == {"Young_hanmei": "fengsheng.send"}
        assert [e.by for e in s.sees(None, Looked)] == [1], "she at the card, and nobody at her hand"


def test_who_does_not_train_and_has_not_the_colour_is_looked_at() -> None:
    hands = {"Feiyuan": "order:blue", "Young_hanmei": "red"}
    s = table(five("Feiyuan", "Young_hanmei"), hands=hands, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "order:blue", "Young_hanmei", "east").says("Young_hanmei", "pass", "fengsheng.send")
    card = s["Young_hanmei"].hand[0].token
    s.says("Feiyuan", card, "fengsheng.order")
    assert {w.split(">")[0] for w in s.options("Young_hanmei")} == {card}, "she has declined"


def test_a_strategist_keeps_three_of_five() -> None:
    """运筹帷幄: two lie back, in the order he likes; in the play phase or the fight."""
    s = main("Laohu", top=f"{TOP} red blue black red+black blue")
    five_ = [s.tops(n) for n in range(5)]
    s.says("Laohu", "strategist")
    s.says("Laohu", ",".join(c.token for c in five_[:3]), "fengsheng.strategist")
    s.says("Laohu", five_[4].token, "fengsheng.uppermost")
    assert (len(s["Laohu"].hand), s.tops(), s.tops(1)) == (6, five_[4], five_[3])
    assert "strategist" not in s.options("Laohu")
    assert "strategist" in fight("Laohu").options("Laohu")


def test_a_search_for_truth_fills_no_colour_and_may_be_paid_back() -> None:
    """探求真理: with a pure black card of the hand or area; both are placings."""
    s = main("Sp_lianyuan", {"Peiling": "black red"}, Peiling="red blue", Sp_lianyuan="red red")
    s.does("Sp_lianyuan", "search_for_truth", s["Peiling"].area[1].token)
    assert s.area("Sp_lianyuan") == ["red", "red", "blue"], "the red one would be the third"
    s.says("Peiling", s.card("Peiling", "black").token, "fengsheng.truth")
    assert (s.area("Sp_lianyuan"), len(s["Peiling"].hand)) == (["red", "red", "blue", "black"], 1)
    assert [e.seats for e in s.sees(None, Placed)] == [(0,), (0,)]
    assert not s.ways("Sp_lianyuan", "search_for_truth")


def test_a_search_for_truth_is_answered_with_pure_black_or_not_at_all() -> None:
    s = main("Sp_lianyuan", {"Peiling": "red+black"}, Peiling="blue")
    s.does("Sp_lianyuan", "search_for_truth", s["Peiling"].area[0].token)
    assert s.options("Peiling") == ["pass"]
    assert not main("Sp_lianyuan", Peiling="red", Sp_lianyuan="red red").ways("Sp_lianyuan", "search_for_truth")


def test_a_first_strike_burns_an_intel_and_makes_skills_void() -> None:
    """先发制人: in the fight; who is face down may be turned up."""
    s = table(five("Feiyuan", "Qianmin", "Laohu"), hands={"Feiyuan": RED}, areas={"Duanmujing": "black"}, top=TOP)
    s.fights("Feiyuan", RED, "Qianmin")
    s.does("Qianmin", "first_strike", s["Duanmujing"].area[0].token, "Laohu", "turn_up")
    assert (s.area("Duanmujing"), s["Laohu"].up, s["Laohu"].void, s["Qianmin"].up) == ([], True, True, True)
    assert "Laohu" not in s.open_now()
    assert not fight("Qianmin").ways("Qianmin", "first_strike"), "no intel lies anywhere"


def test_a_first_strike_answers_to_what_a_skill_places_not_a_card() -> None:
    """先发制人: 拼命三郎 places; 利诱 does not count."""
    s = table(five("Qinwuming", "Qianmin"), hands={"Qinwuming": "black"}, top=TOP)
    s.does("Qinwuming", "daredevil", s.card("Qinwuming", "black").token)
    assert s.options("Qianmin") == ["first_strike", "pass"]
    s = table(five("Feiyuan", "Qianmin"), hands={"Feiyuan": "41"}, top=f"{TOP} black").uses("Feiyuan", "41", "Peiling")
    assert (s.area("Peiling"), s.open_now()) == (["black"], {"Feiyuan": "fengsheng.main"})


def test_two_discard_their_hands_and_draw_three_by_both_sides() -> None:
    """左右逢源: an empty hand too; in the order she likes."""
    s = fight("Qinyuanyuan", {"Duanmujing": "red red"})
    first = [s.tops(n) for n in range(3)]
    s.does("Qinyuanyuan", "both_sides", "Peiling", "Duanmujing")
    assert (list(s["Peiling"].hand), len(s["Duanmujing"].hand), s["Qinyuanyuan"].up) == (first, 3, True)


def birds(*, up: bool = True, sides: str = "killer agent lurker agent lurker") -> Message:
    """In the turn of Qinyuanyuan, who plays alone, a man has received the third blue intel."""
    cast = five("Qinyuanyuan", sides=sides)
    s = table(cast, hands={"Qinyuanyuan": "clarify:blue"}, areas={"Feiyuan": "blue blue"}, top=TOP)
    s.fights("Qinyuanyuan", "clarify:blue", "Feiyuan")
    if up:
        s.does("Qinyuanyuan", "both_sides", "Peiling", "Duanmujing")
    return s.nobody_acts()


def test_two_birds_win_with_a_man_and_without_his_faction() -> None:
    """比翼双飞: she may, when she lies face up."""
    assert birds().says("Qinyuanyuan", "Feiyuan", "fengsheng.two-birds").winners == ["Qinyuanyuan", "Feiyuan"]
    assert birds().says("Qinyuanyuan", "pass", "fengsheng.two-birds").winners == ["Feiyuan", "Wangtianxiang"]
    assert birds(up=False).winners == ["Feiyuan", "Wangtianxiang"]


def test_who_declares_is_told_before_two_birds_are_asked() -> None:
    """宣胜 is for all to hear; her question shows no more than that."""
    assert [e.seats for e in birds().sees(None, Declared)] == [(birds().no("Feiyuan"),)]


def test_two_birds_ask_nobody_who_has_won_already() -> None:
    """F69: a woman of his faction wins with all of it."""
    assert birds(sides="agent agent lurker killer lurker").winners == ["Qinyuanyuan", "Feiyuan"]


def test_at_arms_length_another_uses_the_card() -> None:
    """如臂指使: Peiling has intercepted, and so 深藏 is silent (F46)."""
    s = fight("Shenglaoban", {"Peiling": "intercept:red black"}).does("Shenglaoban", "arm_length", "Peiling")
    s.says("Shenglaoban", s.card("Peiling", "intercept").token)
    assert (s.play.table.front, [e.by for e in s.sees(None, CardUsed)], s["Shenglaoban"].up) == (4, [4], True)
    assert "fengsheng.trigger" not in s.open_now().values()


def test_at_arms_length_a_card_is_discarded() -> None:
    s = fight("Shenglaoban", {"Peiling": "black"}).does("Shenglaoban", "arm_length", "Peiling")
    token = s["Peiling"].hand[0].token
    assert s.options("Shenglaoban") == [f"discard>{token}", "pass"], "a Balance does not fit the moment"
    s.says("Shenglaoban", f"discard>{token}")
    assert (s["Peiling"].hand, s.play.table.front) == ((), 1)


def test_at_arms_length_only_a_clarify_helps_who_is_dying() -> None:
    hands = {"Peiling": "clarify:red swap:blue"}
    s = table(five("Feiyuan", "Shenglaoban"), hands=hands, areas={"Duanmujing": "black black black"}, top=TOP)
    s.passes("Peiling", "Feiyuan").does("Shenglaoban", "arm_length", "Peiling")
    cards = [s.card("Peiling", "clarify").token, s.card("Peiling", "swap").token]
    assert s.options("Shenglaoban") == [cards[0], *[f"discard>{c}" for c in cards], "pass"]
    s.says("Shenglaoban", cards[0])
    assert s.open_now() == {"Shenglaoban": "fengsheng.clarify"}, "every choice is his, not that of whose card it is"
    s.silent("Shenglaoban")
    assert (s["Duanmujing"].black, s.open_now()) == (2, {"Feiyuan": "fengsheng.main"})
