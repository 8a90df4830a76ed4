"""The cards of the play phase (出牌阶段): 试探 平衡 威逼 利诱 澄清 风云变幻 调虎离山."""

from __future__ import annotations

from duskbell.games.fengsheng.events import Looked, Placed, Probed
from tests.rulebook.fengsheng.message import five, table

FIVE = five("Feiyuan", "Duanmujing")


def test_a_probe_lets_draw_or_discard_by_identity() -> None:
    """试探: number 2 lets 特工 draw and all others discard; who has nothing says so (F36). It leaves the game."""
    s = table(FIVE, hands={"Feiyuan": "2 8 14", "Wangtianxiang": "blue"})
    s.uses("Feiyuan", "2", "Duanmujing")
    assert len(s["Duanmujing"].hand) == 1
    s.uses("Feiyuan", "8", "Wangtianxiang")
    assert s.open_now() == {"Wangtianxiang": "fengsheng.discard"}, "asked, though there is one card alone (F60)"
    s.picks("Wangtianxiang", "blue", "fengsheng.discard")
    s.uses("Feiyuan", "14", "Baicanglang")
    assert [(e.seat, e.draws) for e in s.sees(None, Probed)] == [(1, True), (2, False), (4, False)]
    assert [c.id for c in s.play.table.gone] == [2, 8, 14]


def test_a_probe_is_read_by_its_target_alone() -> None:
    s = table(FIVE, hands={"Feiyuan": "2"})
    assert "c2>#0" not in s.options("Feiyuan"), "not at oneself"
    s.uses("Feiyuan", "2", "Duanmujing")
    assert [e.cards for e in s.sees("Duanmujing", Looked)] == [(2,)]
    seen = {who: s.play.view(s.no(who)).table.gone for who in ("Duanmujing", "Peiling")}
    assert [getattr(c, "id", 0) for c in seen["Duanmujing"]] == [2]
    assert [getattr(c, "id", 0) for c in seen["Peiling"]] == [0]


def test_balance_lets_both_begin_anew() -> None:
    """平衡: both discard everything, the user first, and then draw three each; an empty hand is no bar."""
    s = table(FIVE, hands={"Feiyuan": "balance:red coerce:blue"}, top="black black black red red red blue blue blue")
    s.uses("Feiyuan", "balance:red", "Duanmujing")
    assert [c.red for c in s["Feiyuan"].hand] == [True] * 3
    assert [c.blue for c in s["Duanmujing"].hand] == [True] * 3
    assert not s["Feiyuan"].area


def test_a_coerced_one_gives_a_card_of_the_name_or_shows_the_hand() -> None:
    """威逼: the printed name counts (F38); the target says which; without one the user alone sees the hand."""
    hands = {"Feiyuan": "coerce:red coerce:blue", "Duanmujing": "swap:red swap:blue mislead:red"}
    s = table(FIVE, hands=hands)
    s.uses("Feiyuan", "coerce:red", "Duanmujing", "swap")
    assert len(s.options("Duanmujing")) == 2
    s.picks("Duanmujing", "swap:blue", "fengsheng.hand-over")
    assert s.card("Feiyuan", "swap:blue")
    assert not [e for e in s.sees("Feiyuan", Looked) if e.place == "hand1"]
    s.uses("Feiyuan", "coerce:blue", "Duanmujing", "clarify")
    assert [len(e.cards) for e in s.sees("Feiyuan", Looked) if e.place == "hand1"] == [2]
    assert not [e for e in s.sees("Peiling", Looked) if isinstance(e.cards, tuple)]


def test_only_four_names_are_coerced() -> None:
    s = table(FIVE, hands={"Feiyuan": "coerce:red"})
    token = s.card("Feiyuan", "coerce:red").token
    assert {o.split(">")[2] for o in s.options("Feiyuan") if o.startswith(f"{token}>")} == {
        "clarify",
        "intercept",
        "swap",
        "mislead",
    }


def test_an_enticing_card_is_laid_before_somebody() -> None:
    """利诱: the top card, before anybody, oneself too. It is neither received nor placed by a skill."""
    s = table(FIVE, hands={"Feiyuan": "entice:red entice:blue"}, top="red red red red black")
    s.uses("Feiyuan", "entice:red", "Duanmujing")
    s.uses("Feiyuan", "entice:blue", "Feiyuan")
    assert (s.area("Duanmujing"), s.area("Feiyuan")) == (["red"], ["black"])
    assert s.sees(None, Placed) == []


def test_an_enticing_card_that_would_fill_its_own_colour_goes_to_the_user() -> None:
    """Only colours of the card count: three blue intel are no bar to a red one."""
    areas = {"Duanmujing": "red red", "Wangtianxiang": "blue blue red"}
    s = table(FIVE, hands={"Feiyuan": "entice:red entice:blue"}, areas=areas, top="black black black red red")
    s.uses("Feiyuan", "entice:red", "Duanmujing")
    assert (s.area("Duanmujing"), len(s["Feiyuan"].hand)) == (["red", "red"], 5)
    s.uses("Feiyuan", "entice:blue", "Wangtianxiang")
    assert s.area("Wangtianxiang") == ["blue", "blue", "red", "red"]


def test_clarify_discards_an_intel_with_black() -> None:
    """澄清: one of two colours too; aimed at whoever has one, oneself too, and at nobody else."""
    s = table(
        FIVE, hands={"Feiyuan": "clarify:red clarify:blue"}, areas={"Duanmujing": "red+black blue", "Feiyuan": "black"}
    )
    token = s.card("Feiyuan", "clarify:red").token
    assert [o for o in s.options("Feiyuan") if o.startswith(f"{token}>")] == [f"{token}>#0", f"{token}>#1"]
    s.uses("Feiyuan", "clarify:red", "Duanmujing")
    assert s.area("Duanmujing") == ["blue"]
    s.uses("Feiyuan", "clarify:blue", "Feiyuan")
    assert s.area("Feiyuan") == []


def test_in_the_winds_everybody_takes_a_card() -> None:
    """风云变幻: from the user on; into the area only where no intel shares a colour with it."""
    s = table(
        FIVE, hands={"Feiyuan": "winds"}, areas={"Duanmujing": "red"}, top="black black black red red blue black blue"
    )
    s.uses("Feiyuan", "winds")
    red, again, blue, black, last = s.play.table.desk[-5:]
    s.says("Feiyuan", f"{blue}>area", "fengsheng.winds")
    assert f"{red}>area" not in s.options("Duanmujing")
    s.says("Duanmujing", f"{red}>hand").says("Wangtianxiang", f"{again}>area").says("Peiling", f"{black}>hand")
    s.says("Baicanglang", f"{last}>area")
    assert [s.area(who) for who in ("Feiyuan", "Duanmujing", "Wangtianxiang")] == [["blue"], ["red"], ["red"]]
    assert red in s["Duanmujing"].hand
    assert s.sees(None, Placed) == [], "that was no skill"


def test_a_lured_one_has_no_skills_or_no_hand_cards_for_this_turn() -> None:
    """调虎离山: either. Oneself may be lured; sending is no use of a card."""
    hands = {"Feiyuan": "109 110 coerce:red"}
    s = table(FIVE, hands=hands)
    assert s.ways("Feiyuan", "guile")
    s.uses("Feiyuan", "109", "Feiyuan", "void")
    assert not s.ways("Feiyuan", "guile")
    s.uses("Feiyuan", "110", "Feiyuan", "barred")
    assert s.options("Feiyuan") == ["pass"]
    s.passes("Feiyuan")
    assert s.sends("Feiyuan", "coerce:red", "left").open_now() == {"Baicanglang": "fengsheng.accept"}


def test_what_a_lure_has_done_ends_with_the_turn() -> None:
    s = table(FIVE, hands={"Feiyuan": "109 clarify:red", "Duanmujing": "coerce:blue"})
    s.uses("Feiyuan", "109", "Duanmujing", "void").receives("Feiyuan", "clarify:red", "Duanmujing")
    assert s.ways("Duanmujing", "new_thought")
