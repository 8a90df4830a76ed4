"""Skills of the base box that are used in one's own play phase: 博爱 新思潮 诡诈 羁绊 交际 禁闭."""

from __future__ import annotations

from tests.rulebook.fengsheng.message import five, table


def test_fraternity_draws_and_may_give() -> None:
    """博爱: a woman who gets a card brings another; once a turn."""
    s = table(five("Baicanglang", "Peiling"), top="red red red blue black")
    s.says("Baicanglang", "fraternity").says(
        "Baicanglang", s["Baicanglang"].hand[3].token + ">Peiling", "fengsheng.give"
    )
    assert (len(s["Baicanglang"].hand), len(s["Peiling"].hand)) == (4, 1)
    assert "fraternity" not in s.options("Baicanglang")


def test_fraternity_brings_nothing_for_a_man() -> None:
    s = table(five("Baicanglang"), top="red red red blue black")
    s.says("Baicanglang", "fraternity").says(
        "Baicanglang", s["Baicanglang"].hand[0].token + ">Wangtianxiang", "fengsheng.give"
    )
    assert len(s["Baicanglang"].hand) == 3


def test_a_new_thought_costs_one_and_brings_two() -> None:
    """新思潮: once a turn."""
    s = table(five("Duanmujing"), top="red red red blue blue")
    s.does("Duanmujing", "new_thought", s.card("Duanmujing", "red").token)
    assert len(s["Duanmujing"].hand) == 4
    assert not s.ways("Duanmujing", "new_thought")


def test_guile_counts_as_a_coerce_or_an_entice() -> None:
    """诡诈: not a Coerce at oneself. There is no card, so 就计 draws two and gets none (F49)."""
    s = table(five("Feiyuan", "Liningyu"), top="probe probe probe red red blue")
    ways = s.ways("Feiyuan", "guile")
    assert "entice>#0" in ways
    assert not [w for w in ways if w.startswith("coerce>#0")]
    s.does("Feiyuan", "guile", "entice", "Liningyu").says("Liningyu", "counterplot", "fengsheng.trigger")
    assert (len(s["Liningyu"].hand), s.area("Liningyu")) == (2, ["blue"])
    assert not s.ways("Feiyuan", "guile")


def test_a_bond_must_give_a_card() -> None:
    """羁绊: two are drawn, and at least one goes to somebody."""
    s = table(five("Sp_guxiaomeng"), top="red red red blue blue")
    s.says("Sp_guxiaomeng", "bond").says("Sp_guxiaomeng", "Peiling", "fengsheng.to")
    assert s.refuses("Sp_guxiaomeng", "")
    s.says("Sp_guxiaomeng", ",".join(c.token for c in s["Sp_guxiaomeng"].hand[:3]), "fengsheng.bond")
    assert (len(s["Sp_guxiaomeng"].hand), len(s["Peiling"].hand)) == (2, 3)


def test_society_gives_back_one_fewer_for_each_black_intel() -> None:
    """交际: up to two random cards (F58)."""
    s = table(five("Peiling"), hands={"Feiyuan": "red blue black"}, areas={"Peiling": "black"}, top="red red red")
    s.told["fengsheng.steal"] = [s.card("Feiyuan", "blue").token, s.card("Feiyuan", "black").token]
    assert s.ways("Peiling", "society") == ["#1>2", "#1>1"]
    s.does("Peiling", "society", "Feiyuan", "2")
    ask = s.asks("Peiling", "fengsheng.give-back")
    assert len(ask.options) == 5
    s.picks("Peiling", "red", "fengsheng.give-back")
    assert (len(s["Peiling"].hand), len(s["Feiyuan"].hand)) == (4, 2)


def test_society_need_give_nothing_back_with_as_many_black_intel_as_cards() -> None:
    s = table(five("Peiling"), hands={"Feiyuan": "red blue"}, areas={"Peiling": "black black"}, top="red red red")
    s.told["fengsheng.steal"] = [s.card("Feiyuan", "blue").token, s.card("Feiyuan", "red").token]
    s.does("Peiling", "society", "Feiyuan", "2").says("Peiling", "", "fengsheng.give-back")
    assert (len(s["Peiling"].hand), len(s["Feiyuan"].hand)) == (5, 0)


def test_who_is_confined_pays_two_cards_or_can_do_nothing() -> None:
    """禁闭: who has not two is not asked; the ban is off with the turn."""
    s = table(five("Wangtianxiang"), hands={"Duanmujing": "red blue"})
    s.does("Wangtianxiang", "confinement", "Duanmujing")
    s.says("Duanmujing", "+".join(c.token for c in s["Duanmujing"].hand), "fengsheng.ransom")
    assert (len(s["Wangtianxiang"].hand), s["Duanmujing"].void, s["Duanmujing"].barred) == (5, False, False)


def test_who_does_not_pay_is_void_and_barred() -> None:
    s = table(five("Wangtianxiang"), hands={"Duanmujing": "red blue"})
    s.does("Wangtianxiang", "confinement", "Duanmujing").says("Duanmujing", "pass")
    assert (s["Duanmujing"].void, s["Duanmujing"].barred) == (True, True)
    s = table(five("Wangtianxiang"), hands={"Duanmujing": "red"})
    s.does("Wangtianxiang", "confinement", "Duanmujing")
    assert s.open_now() == {"Wangtianxiang": "fengsheng.main"}
    assert (s["Duanmujing"].void, s["Duanmujing"].barred) == (True, True)
