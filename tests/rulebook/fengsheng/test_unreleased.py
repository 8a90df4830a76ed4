"""The two characters who were never released: 详尽思索 强硬下令 借车运货 咱们工人有知识."""

from __future__ import annotations

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.characters import UNRELEASED
from duskbell.testing import sit_down
from tests.rulebook.fengsheng.message import RED, TOP, Message, five, table


def test_they_are_in_the_box_by_option_only() -> None:
    for options in ({}, {"unreleased": True}):
        t = sit_down(FENGSHENG, 5, 1, options).table
        assert {c for c in t.by_token if c in UNRELEASED} == (set(UNRELEASED) if options else set())


def thought(named: str, hands: str = "") -> Message:
    """Sun Shoumo has named somebody, and Duanmujing has accepted what Feiyuan sent."""
    s = table(five("Feiyuan", "Sunshoumo"), hands={"Feiyuan": RED, "Sunshoumo": hands}, top=TOP).passes("Feiyuan")
    s.sends("Feiyuan", RED, "up", "Duanmujing").says("Sunshoumo", "careful_thought", "fengsheng.trigger")
    return s.says("Sunshoumo", named, "fengsheng.thought").says("Duanmujing", "accept", "fengsheng.accept")


def over(s: Message) -> Message:
    """The fight is over."""
    while s.play.table.turn == 0:
        s.silent()
    return s


def test_careful_thought_brings_a_card_for_who_was_named() -> None:
    """详尽思索: the one who receives, and only if its owner has used nothing that moves or exchanges an intel."""
    assert len(over(thought("Duanmujing"))["Sunshoumo"].hand) == 1 + 3
    assert len(over(thought("Peiling"))["Sunshoumo"].hand) == 0 + 3
    s = thought("Duanmujing", "swap:blue").uses("Sunshoumo", "swap:blue")
    assert len(over(s)["Sunshoumo"].hand) == 0 + 3, "three are drawn in the turn that follows"


def test_stern_orders_lock_with_any_card() -> None:
    """强硬下令: a void character gives no such orders."""
    s = table(five("Sunshoumo"), hands={"Sunshoumo": "27 109"}, top=TOP).passes("Sunshoumo")
    assert "c27>left>lock>#2" in s.asks("Sunshoumo", "fengsheng.send").options
    s = table(five("Sunshoumo"), hands={"Sunshoumo": "27 109"}, top=TOP)
    s.uses("Sunshoumo", "109", "Sunshoumo", "void").passes("Sunshoumo")
    assert "c27>left>lock>#2" not in s.asks("Sunshoumo", "fengsheng.send").options


def test_freight_is_misled_by_nobody_else() -> None:
    """借车运货: its sender may; what others send goes anywhere."""
    hands = {"Wangxiang": f"{RED} 91", "Peiling": "mislead:red"}
    s = table(five("Wangxiang"), hands=hands, top=TOP).fights("Wangxiang", RED, "Duanmujing")
    assert s.options("Peiling") == ["pass"]
    assert [o for o in s.options("Wangxiang") if o.startswith("c91>")]
    s = table(five("Feiyuan", "Wangxiang"), hands={"Feiyuan": RED, "Peiling": "91"}, top=TOP)
    assert len(s.fights("Feiyuan", RED, "Duanmujing").options("Peiling")) == 3


def test_workers_know_draws_by_colours_and_keeps_some_from_accepting() -> None:
    """咱们工人有知识: one for red, one for blue, two at most; and for each black intel somebody cannot accept."""
    areas = {"Wangxiang": "red+blue red black"}
    s = table(five("Wangxiang"), hands={"Wangxiang": f"27 {RED}"}, areas=areas, top=TOP)
    assert len(s["Wangxiang"].hand) == 2 + 5
    s.passes("Wangxiang").sends("Wangxiang", "27", "left").says("Wangxiang", "workers_know", "fengsheng.trigger")
    s.says("Wangxiang", "Peiling", "fengsheng.workers")
    assert s.options("Peiling") == ["pass"]
    s = table(five("Wangxiang"), hands={"Wangxiang": RED}, areas={"Wangxiang": "black"}, top=TOP).passes("Wangxiang")
    assert len(s["Wangxiang"].hand) == 1 + 3
    assert s.sends("Wangxiang", RED, "up", "Peiling").open_now() == {"Peiling": "fengsheng.accept"}
