"""The cards of the travelling intel: 破译 调包 截获 误导, and those that are used instead of sending: 密令 欲擒故纵."""

from __future__ import annotations

from duskbell.games.fengsheng.events import CardSettled, CardUsed, Discarded, Looked, Sent
from tests.rulebook.fengsheng.message import Message, five, table

FIVE = five("Feiyuan", "Duanmujing")


def test_decipher_looks_and_may_turn_a_black_one_up() -> None:
    """破译: for a card; then the same question is asked again. Face up already, it is only looked at."""
    s = table(FIVE, hands={"Feiyuan": "clarify:black", "Duanmujing": "decipher:red decipher:blue"})
    s.passes("Feiyuan").sends("Feiyuan", "clarify:black", "up", "Duanmujing")
    s.uses("Duanmujing", "decipher:red").says("Duanmujing", "yes", "fengsheng.decipher")
    assert s.play.table.shown
    assert len(s["Duanmujing"].hand) == 2
    s.uses("Duanmujing", "decipher:blue")
    assert s.open_now() == {"Duanmujing": "fengsheng.accept"}
    assert len(s["Duanmujing"].hand) == 1


def test_who_deciphers_what_is_not_black_is_asked_all_the_same() -> None:
    s = table(FIVE, hands={"Feiyuan": "clarify:red", "Duanmujing": "decipher:red"})
    s.passes("Feiyuan").sends("Feiyuan", "clarify:red", "up", "Duanmujing")
    s.uses("Duanmujing", "decipher:red")
    assert s.options("Duanmujing") == ["pass"]
    s.says("Duanmujing", "pass", "fengsheng.decipher")
    assert not s.play.table.shown
    assert [e.place for e in s.sees("Duanmujing", Looked)] == ["way"]


def fought(**hands: str) -> Message:
    """The fight for a red Clarify that Feiyuan has sent to Duanmujing."""
    return table(FIVE, hands={"Feiyuan": "clarify:red", **hands}).fights("Feiyuan", "clarify:red", "Duanmujing")


def test_a_swap_is_the_intel_from_now_on() -> None:
    """调包: face down; the old one is discarded for all to see, and the fight begins anew. Its sender is who it was."""
    s = fought(Peiling="swap:black", Duanmujing="coerce:red")
    s.passes("Duanmujing").uses("Peiling", "swap:black")
    t = s.play.table
    assert [(c.kind, c.colours) for c in t.way] == [("swap", frozenset({"black"}))]
    assert (t.front, t.sender, t.discard[-1].kind, t.shown) == (1, 0, "clarify", False)
    assert s.play.view(s.no("Feiyuan")).table.way != t.way
    assert "fengsheng.fight" in s.open_now().values()
    s.nobody_acts()
    assert s.area("Duanmujing") == ["black"]
    assert s.sees(None, Discarded) == [], "an intel is no hand card"


def test_an_intercept_brings_the_intel_before_its_user() -> None:
    """截获: also where it lies there already; it was used all the same (F34)."""
    s = fought(Peiling="intercept:red intercept:blue")
    s.uses("Peiling", "intercept:red")
    assert s.play.table.front == 3
    s.uses("Peiling", "intercept:blue")
    assert s.play.table.front == 3
    assert [e.name for e in s.sees(None, CardSettled)] == ["intercept", "intercept"]
    s.nobody_acts()
    assert s.area("Peiling") == ["red"]


def test_a_mislead_takes_it_to_a_neighbour_of_whom_it_lies_before() -> None:
    s = fought(Peiling="mislead:red coerce:blue")
    token = s.card("Peiling", "mislead:red").token
    assert {o for o in s.options("Peiling") if o.startswith(token)} == {f"{token}>#0", f"{token}>#2"}
    s.uses("Peiling", "mislead:red", "Wangtianxiang").nobody_acts()
    assert (s.area("Wangtianxiang"), s.area("Duanmujing")) == (["red"], [])


def test_these_are_used_in_the_fight_only() -> None:
    s = table(FIVE, hands={"Feiyuan": "swap:red intercept:red mislead:red decipher:red clarify:red 106 113"})
    used = {s.play.table.by_token[o.split(">")[0]].kind for o in s.options("Feiyuan") if o.startswith("c")}
    assert used <= {"probe", "coerce", "balance"}


def test_who_is_ordered_sends_a_card_of_the_announced_colour() -> None:
    """密令: number 107 means black, red and blue by its three winds, as in the corrected print (F1).
    They may lock whom they like (F15).
    """
    s = table(FIVE, hands={"Feiyuan": "107", "Duanmujing": "clarify:red clarify:black"})
    s.passes("Feiyuan").uses("Feiyuan", "107", "Duanmujing", "east")
    black = s.card("Duanmujing", "clarify:black").token
    assert {o.split(">")[0] for o in s.options("Duanmujing")} == {black}
    s.says("Duanmujing", f"{black}>up>Peiling>lock>Feiyuan", "fengsheng.send")
    (sent,) = s.sees(None, Sent)
    assert (sent.sender, sent.to, sent.lock) == (1, 3, 0)
    s.says("Peiling", "pass")
    assert s.options("Duanmujing") == ["accept"], "by ↑ it comes back to who has sent it"


def test_without_the_colour_who_ordered_chooses_from_the_hand() -> None:
    s = table(FIVE, hands={"Feiyuan": "107", "Duanmujing": "clarify:red clarify:blue"})
    s.passes("Feiyuan")
    assert not [o for o in s.options("Feiyuan") if o.startswith("c107>#2>")], "an empty hand cannot be ordered"
    s.uses("Feiyuan", "107", "Duanmujing", "east")
    assert [len(e.cards) for e in s.sees("Feiyuan", Looked) if e.place == "hand1"] == [2]
    s.picks("Feiyuan", "clarify:blue", "fengsheng.order")
    blue = s.card("Duanmujing", "clarify:blue").token
    assert {o.split(">")[0] for o in s.options("Duanmujing")} == {blue}


def test_who_cannot_use_hand_cards_sends_by_order_all_the_same() -> None:
    s = table(FIVE, hands={"Feiyuan": "107 109", "Duanmujing": "clarify:black"})
    s.uses("Feiyuan", "109", "Duanmujing", "barred").passes("Feiyuan").uses("Feiyuan", "107", "Duanmujing", "east")
    assert s.open_now() == {"Duanmujing": "fengsheng.send"}


def test_an_own_intel_is_feigned_to_be_let_go() -> None:
    """欲擒故纵: a true one, face up, by its own arrow and lock; two cards are drawn before it is sent (F41)."""
    s = table(FIVE, hands={"Feiyuan": "113"}, areas={"Feiyuan": "clarify:red black"})
    s.passes("Feiyuan").uses("Feiyuan", "113")
    token = s["Feiyuan"].area[0].token
    assert {o.split(">")[0] for o in s.options("Feiyuan")} == {token}
    s.says("Feiyuan", f"{token}>up>Duanmujing", "fengsheng.send")
    assert (s.play.table.shown, len(s["Feiyuan"].hand), s.area("Feiyuan")) == (True, 5, ["black"])
    kinds = [type(e.event) for e in s.play.table.log if type(e.event) in (CardUsed, CardSettled, Sent)]
    assert kinds == [CardUsed, CardSettled, Sent]


def test_nothing_is_feigned_without_a_true_intel() -> None:
    s = table(FIVE, hands={"Feiyuan": "113"}, areas={"Feiyuan": "black"}).passes("Feiyuan")
    assert "c113" not in s.options("Feiyuan")
    assert "c113>up>#1" in s.options("Feiyuan"), "it can only be sent itself"


def test_with_two_alive_a_mislead_has_one_target() -> None:
    """The left and the right neighbour are the same (F35)."""
    s = table(
        "Feiyuan: lurker, Duanmujing: agent",
        hands={"Feiyuan": "clarify:red", "Duanmujing": "mislead:red"},
        chance={"coin": ["faction", "faction"]},
    )
    s.fights("Feiyuan", "clarify:red", "Duanmujing")
    assert s.options("Duanmujing") == [s.card("Duanmujing", "mislead:red").token + ">#0", "pass"]
    s.uses("Duanmujing", "mislead:red", "Feiyuan").nobody_acts()
    assert s.area("Feiyuan") == ["red"]
