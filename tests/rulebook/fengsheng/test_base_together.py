"""Skills of the base box that meet each other, and cards."""

from __future__ import annotations

from duskbell.games.fengsheng.events import HandMoved, Placed, Sent, SkillUsed
from tests.rulebook.fengsheng.message import five, table


def test_what_is_feigned_cannot_be_handed_on() -> None:
    """欲擒故纵 and 转交: the intel has left its place, and another one goes on before 传出情报时 (F41)."""
    s = table(five("Baixiaonian"), hands={"Baixiaonian": "113"}, areas={"Baixiaonian": "clarify:red swap:blue"})
    s.passes("Baixiaonian").uses("Baixiaonian", "113")
    s.says("Baixiaonian", s["Baixiaonian"].area[0].token + ">up>Peiling", "fengsheng.send")
    s.says("Baixiaonian", "hand_on", "fengsheng.trigger").says("Baixiaonian", "Peiling", "fengsheng.lay-before")
    assert (s.area("Peiling"), s.area("Baixiaonian")) == (["blue"], [])
    assert [type(e.event) for e in s.play.table.log if type(e.event) in (Placed, Sent)] == [Placed, Sent]


def test_a_ban_judges_by_the_name_a_card_is_used_by() -> None:
    """强令 and 应变: where Mislead is banned an Intercept is still one."""
    s = table(
        five("Zhangyiting", "Duanmujing", "Sp_liningyu"),
        hands={"Zhangyiting": "clarify:red", "Sp_liningyu": "intercept:red"},
    )
    s.passes("Zhangyiting").sends("Zhangyiting", "clarify:red", "up", "Duanmujing")
    s.says("Zhangyiting", "decree", "fengsheng.trigger").says("Zhangyiting", "mislead", "fengsheng.decree")
    s.says("Duanmujing", "accept", "fengsheng.accept")
    assert s.options("Sp_liningyu") == [s.card("Sp_liningyu", "intercept:red").token, "pass"]


def test_an_heir_who_comes_first_leaves_no_last_letter() -> None:
    """承志 and 遗信: from whose turn it is. Her hand is gone when the dying one is looked at, and nothing is left to
    give (F8, F21).
    """
    s = table(
        five("Feiyuan", "Guxiaomeng", "Liningyu"),
        hands={"Feiyuan": "2 clarify:black", "Liningyu": "blue"},
        areas={"Liningyu": "black black"},
    )
    s.uses("Feiyuan", "2", "Liningyu").says("Liningyu", "counterplot", "fengsheng.trigger")
    s.fights("Feiyuan", "clarify:black", "Liningyu").passes("Liningyu", "Feiyuan")
    s.says("Guxiaomeng", "quick_wit", "fengsheng.fight").nobody_acts()
    s.nobody_acts().says("Guxiaomeng", "pass", "fengsheng.heir-swap")
    assert [(e.source, e.to) for e in s.sees(None, HandMoved)] == [(2, 1)]
    assert "last_letter" not in [e.skill for e in s.sees(None, SkillUsed)]
    assert s.open_now() == {"Guxiaomeng": "fengsheng.main"}
