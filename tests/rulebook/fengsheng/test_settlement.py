"""Settlement (结算): nothing is inserted, everything queues. The two worked examples of the text, and what lies round
them.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import (
    CardSettled,
    Checked,
    Died,
    Doomed,
    DyingBegan,
    HandMoved,
    Held,
    HelpAsked,
    Looked,
    Placed,
    Probed,
    Routed,
    Sent,
    SkillUsed,
)
from tests.rulebook.fengsheng.message import Message, table


def test_ling_and_jian() -> None:
    """凌素秋 probes 简先生: in the first pass he alone has something to answer, and draws a card of hers. That she has
    lost a card is a new event: the second pass is hers, and the third nobody's.
    """
    s = table(
        "Lingsuqiu: lurker, Jianxiansheng: agent, Duanmujing: lurker, Feiyuan: agent, Laobie: killer",
        hands={"Lingsuqiu": "2 coerce:blue", "Jianxiansheng": "mislead:red"},
    )
    s.uses("Lingsuqiu", "2", "Jianxiansheng")  # it lets an agent draw
    assert s.open_now() == {"Jianxiansheng": "fengsheng.trigger"}
    s.told["fengsheng.steal"] = [s.card("Lingsuqiu", "coerce:blue").token, s.card("Jianxiansheng", "mislead").token]
    s.says("Jianxiansheng", "composure").says("Jianxiansheng", "steal", "fengsheng.composure")
    assert s.open_now() == {"Lingsuqiu": "fengsheng.trigger"}
    assert s.options("Lingsuqiu") == ["inch>#1", "pass"]
    s.says("Lingsuqiu", "inch>#1")
    assert [(e.source, e.to) for e in s.sees(None, HandMoved)] == [(0, 1), (1, 0)]
    assert [e.skill for e in s.sees(None, SkillUsed)] == ["composure", "inch"]
    assert len(s.sees(None, Checked)) == 4, "the use; the settled card; the card he took; the card she took back"
    assert s.open_now() == {"Lingsuqiu": "fengsheng.main"}


def burning() -> Message:
    """The fight of 程小蝶（SP）'s turn, in which two have two black intel each, and the deck two more for them."""
    s = table(
        "Sp_chengxiaodie: lurker, Qianmin: agent, Duanmujing: lurker, Feiyuan: agent, Laobie: killer",
        areas={"Duanmujing": "black black", "Feiyuan": "black black"},
        top="27 blue red red blue black black red",
    )
    s.passes("Sp_chengxiaodie").sends("Sp_chengxiaodie", "27", "left").says("Laobie", "accept")
    return s


def test_cheng_and_qian() -> None:
    """程小蝶（SP） burns together with everybody. Before the fight goes on its events are looked at: 钱敏 strikes
    first; only then come winning, dying and death; then the fight begins anew (F6).
    """
    s = burning()
    assert s.open_now() == {"Sp_chengxiaodie": "fengsheng.fight", "Qianmin": "fengsheng.fight"}
    s.says("Sp_chengxiaodie", "burn_together")
    assert [e.seats for e in s.sees(None, Placed)] == [(2, 3)], "once, when everybody has turned up a card"
    assert [s["Duanmujing"].black, s["Feiyuan"].black] == [3, 3]
    assert s.sees(None, DyingBegan) == []
    assert s.options("Qianmin") == ["first_strike", "pass"]
    s.says("Qianmin", "first_strike").says(
        "Qianmin", s["Duanmujing"].area[0].token + ">Sp_chengxiaodie", "fengsheng.first-strike"
    )
    assert [e.seats for e in s.sees(None, DyingBegan)] == [(3,)], "the discard has saved one of the two"
    assert set(s.open_now().values()) == {"fengsheng.save"}
    s.nobody_acts()
    assert [e.seat for e in s.sees(None, Died)] == [3]
    assert s.open_now() == {"Sp_chengxiaodie": "fengsheng.fight"}, "who lies open with an empty hand is not asked"


def test_both_are_dying_together_where_nobody_strikes() -> None:
    s = burning()
    s.says("Sp_chengxiaodie", "burn_together").says("Qianmin", "pass")
    assert [e.seats for e in s.sees(None, DyingBegan)] == [(2, 3)]
    s.nobody_acts()
    assert [e.seat for e in s.sees(None, Doomed)] == [2, 3]
    assert [e.seat for e in s.sees(None, Died)] == [2, 3]


def test_red_wins_with_three_red_and_three_black() -> None:
    """胜利条件 is checked before anybody is dying."""
    s = table(
        "Feiyuan: agent, Duanmujing: lurker, Laobie: lurker, Jianxiansheng: agent, Wangkui: killer",
        areas={"Duanmujing": "red+black red+black red+black"},
    )
    assert s.winners == ["Duanmujing", "Laobie"]
    assert s.sees(None, DyingBegan) == []


def test_who_does_not_declare_is_dying() -> None:
    s = table(
        "Feiyuan: agent, Duanmujing: agent, Laobie: lurker, Jianxiansheng: lurker, Wangkui: killer",
        areas={"Duanmujing": "red+black red+black red+black"},
    )
    assert set(s.open_now().values()) == {"fengsheng.save"}


def test_a_last_return_fells_the_turn_player_after_gifts_and_discards() -> None:
    """如归: 老汉 dies and lays a black intel before the turn player. New dying waits until the dead have given and
    discarded everything (F4).
    """
    s = table(
        "Duanmujing: lurker, Laohan: agent, Jianxiansheng: lurker, Feiyuan: agent, Laobie: pioneer",
        hands={"Laohan": "blue"},
        areas={"Duanmujing": "black black", "Laohan": "black black black"},
    )
    s.nobody_acts()
    s.says("Laohan", "last_return").says("Laohan", s["Laohan"].area[0].token, "fengsheng.last-return")
    assert s["Duanmujing"].black == 3
    assert s.open_now() == {"Laohan": "fengsheng.heir"}
    s.says("Laohan", "Jianxiansheng")
    assert (len(s["Jianxiansheng"].hand), s["Laohan"].hand, s["Laohan"].area) == (1, (), ())
    assert [e.seats for e in s.sees(None, DyingBegan)] == [(1,), (0,)]
    s.nobody_acts()
    assert [e.seat for e in s.sees(None, Died)] == [1, 0]


def test_who_is_certain_to_die_may_still_save_another() -> None:
    """确定将要死亡 is alive, helps, and dies all the same."""
    s = table(
        "Feiyuan: lurker, Duanmujing: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: killer",
        hands={"Duanmujing": "clarify:red"},
        areas={"Duanmujing": "black black black", "Jianxiansheng": "black black black"},
    )
    assert s.sees(None, HelpAsked)[-1].seat == 1
    s.silent()
    assert [e.seat for e in s.sees(None, Doomed)] == [1]
    assert s["Duanmujing"].alive
    assert s.sees(None, HelpAsked)[-1].seat == 2
    s.uses("Duanmujing", "clarify").silent("Feiyuan")
    s.says("Duanmujing", s["Jianxiansheng"].area[0].token, "fengsheng.clarify")
    assert s["Jianxiansheng"].black == 2
    assert [e.seat for e in s.sees(None, Died)] == [1]


def test_who_has_helped_in_vain_is_asked_on() -> None:
    """Four black intel: the first 澄清 is not enough, and it is the same player who is asked again, not everybody. The
    dying one is asked first (F24)."""
    s = table(
        "Feiyuan: lurker, Duanmujing: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: killer",
        hands={"Jianxiansheng": "clarify:red clarify:blue", "Duanmujing": "blue"},
        areas={"Duanmujing": "black black black black"},
    )
    s.says("Duanmujing", "pass")
    s.uses("Jianxiansheng", "clarify:red")
    s.says("Jianxiansheng", s["Duanmujing"].area[0].token, "fengsheng.clarify")
    assert s.open_now() == {"Jianxiansheng": "fengsheng.save", "Feiyuan": "fengsheng.save"}
    s.uses("Jianxiansheng", "clarify:blue")
    s.says("Jianxiansheng", s["Duanmujing"].area[0].token, "fengsheng.clarify")
    assert s["Duanmujing"].alive
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}


def test_the_dead_give_three_hand_cards_or_none() -> None:
    """F3."""
    s = table(
        "Feiyuan: lurker, Duanmujing: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: killer",
        hands={"Duanmujing": "blue blue red red"},
        areas={"Duanmujing": "black black black"},
    )
    s.nobody_acts().says("Duanmujing", "Wangkui", "fengsheng.heir")
    given = [c.token for c in s["Duanmujing"].hand][:3]
    s.refuses("Duanmujing", ",".join(given[:2]))
    s.says("Duanmujing", ",".join(given), "fengsheng.bequeath")
    assert [c.token for c in s["Wangkui"].hand] == given


def test_an_order_is_settled_before_the_intel_is_sent() -> None:
    """密令: recipient and lock are fixed, the card is settled, and only then comes 传出情报时. Its sender is who had to
    send.
    """
    s = table(
        "Feiyuan: lurker, Duanmujing: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: killer",
        hands={"Feiyuan": "order:blue", "Duanmujing": "red blue"},
    )
    s.passes("Feiyuan").uses("Feiyuan", "order:blue", "Duanmujing", "west")
    s.refuses("Duanmujing", s.card("Duanmujing", "red").token + ">left")
    s.sends("Duanmujing", "blue", "left")
    course = [type(e.event) for e in s.play.table.log if type(e.event) in (Routed, CardSettled, Sent)]
    assert course == [Routed, CardSettled, Sent]
    assert s.sees(None, Sent)[0].sender == 1
    assert len(s.play.table.gone) == 1, "an Order leaves the game"


def test_a_counterplot_takes_what_depth_has_nullified() -> None:
    """李宁玉, face down, turns up: the Probe has no effect any more, she does not see its face before it is hers."""
    s = table(
        "Feiyuan: lurker, Liningyu: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: killer",
        hands={"Feiyuan": "probe:black"},
    )
    probe = s.card("Feiyuan", "probe:black")
    s.uses("Feiyuan", "probe:black", "Liningyu")
    assert probe not in s.play.view(1).table.desk
    s.says("Liningyu", "counterplot", "fengsheng.trigger")
    assert s.sees(None, Probed) == []
    assert s.sees("Liningyu", Looked) == []
    assert probe in s["Liningyu"].hand
    assert len(s["Liningyu"].hand) == 3


def test_lure_deep_tells_nobodys_side() -> None:
    """诱敌深入: each is told for themselves whether they must or cannot accept; others see nothing of it."""
    s = table(
        "Bianyunjiang: lurker, Duanmujing: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: killer",
        hands={"Bianyunjiang": "coerce:red"},
    )
    s.passes("Bianyunjiang")
    s.lures("Bianyunjiang", "coerce:red", "left")
    assert s.sees(None, Held) == []
    assert [(e.what, e.seat) for who in ("Duanmujing", "Jianxiansheng", "Laobie") for e in s.sees(who, Held)] == [
        ("cannot", 1),
        ("must", 2),
    ]
    s.says("Laobie", "pass", "fengsheng.accept")
    assert s.options("Wangkui") == ["pass"]
    s.says("Wangkui", "pass")
    assert s.options("Jianxiansheng") == ["accept"]
