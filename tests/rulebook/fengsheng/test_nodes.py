"""Nodes (节点), idle points and the moments to declare, as text 003 has them. `sentences` says what holds what."""

from __future__ import annotations

from duskbell.games.fengsheng.characters import EVERYBODY
from duskbell.games.fengsheng.events import (
    CardSettled,
    CardUsed,
    Checked,
    Died,
    DyingBegan,
    HandMoved,
    Moved,
    Placed,
    Received,
    Sent,
    SkillUsed,
    TurnBegan,
    TurnEnded,
)
from duskbell.games.fengsheng.skill import Active, Passive, Trigger
from duskbell.kernel import Event
from tests.rulebook.fengsheng.message import BLACK, RED, TOP, Message, five, table

DEAD = "41 42 43"


def course(s: Message, *kinds: type[Event]) -> list[type[Event]]:
    """The events of these kinds, in the order in which they happened."""
    return [type(e.event) for e in s.play.table.log if type(e.event) in kinds]


def after(s: Message, kind: type[Event]) -> list[type[Event]]:
    """What follows the last event of a kind, where cards go not counted."""
    log = [type(e.event) for e in s.play.table.log]
    at = len(log) - log[::-1].index(kind)
    return [k for k in log[at:] if k is not Moved]


def test_a_skill_is_passive_active_or_triggered() -> None:
    """Each of the 91 is of a kind; 先发制人 and 咱们工人有知识 have a part of two."""
    both = []
    for c in EVERYBODY.values():
        for skill in c.skills:
            kinds = [k for k in (Passive, Active, Trigger) if isinstance(skill, k)]
            assert kinds, skill
            both += [skill.id] if len(kinds) > 1 else []
    assert both == ["first_strike", "workers_know"]


# -- idle points -------------------------------------------------------------------------------------------------------


def test_cards_and_skills_are_chosen_at_the_idle_points_alone() -> None:
    """摸牌 and 接收 are none: nobody is asked for anything there."""
    s = table(
        five("Duanmujing", "Guijiao", "Guxiaomeng"),
        hands={"Duanmujing": "probe:black 27", "Guijiao": f"decipher:red {RED} {BLACK}", "Guxiaomeng": "intercept:red"},
        top=TOP,
    )
    assert s.open_now() == {"Duanmujing": "fengsheng.main"}
    assert {o.split(">")[0] for o in s.options("Duanmujing")} >= {s.card("Duanmujing", "probe").token, "new_thought"}
    s.passes("Duanmujing")
    assert s.open_now() == {"Duanmujing": "fengsheng.send"}
    s.sends("Duanmujing", "27", "left")
    while "fengsheng.fight" not in s.open_now().values():
        assert set(s.open_now().values()) == {"fengsheng.accept"}
        who = next(iter(s.open_now()))
        s.says(who, "accept" if who == "Guijiao" or "pass" not in s.options(who) else "pass")
    asked = set(s.open_now())
    s.nobody_acts()
    assert asked >= {"Guijiao", "Guxiaomeng"}
    assert s.open_now() == {"Guijiao": "fengsheng.main"}, "the reception and the next draw ask for nothing"
    assert [e.seat for e in s.sees(None, TurnBegan)] == [0, 1]


def test_an_idle_point_is_entered_anew_after_everything() -> None:
    """A pass is made after each card, and the question is put anew."""
    s = table(five("Duanmujing"), hands={"Duanmujing": "balance:red"}, top=f"{TOP} red red red")
    s.uses("Duanmujing", "balance:red", "Feiyuan")
    assert after(s, CardSettled) == [Checked]
    assert s.open_now() == {"Duanmujing": "fengsheng.main"}


# -- nodes -------------------------------------------------------------------------------------------------------------


def test_every_node_is_entered() -> None:
    """结算卡牌效果时 and 后, 传出情报时, 接收情报时, 回合结束时: each looks at what has happened before it goes on. At
    the sixth the dead give.
    """
    s = table(five("Feiyuan"), hands={"Feiyuan": f"balance:red {RED}"}, top=f"{TOP} {RED} {BLACK} red")
    s.uses("Feiyuan", "balance:red", "Peiling")
    log = [e.event for e in s.play.table.log]
    used = next(n for n, e in enumerate(log) if isinstance(e, CardUsed))
    assert isinstance(log[used + 1], Checked), "before its effect"
    assert after(s, CardSettled) == [Checked]
    s.passes("Feiyuan").sends("Feiyuan", RED, "up", "Peiling")
    assert Checked in after(s, Sent)[:1]
    s.says("Peiling", "accept").nobody_acts()
    for kind in (Received, TurnEnded):
        assert after(s, kind)[0] is Checked


def test_a_skill_is_over_before_anybody_answers_to_it() -> None:
    """广发报 lays three cards; 先发制人 is asked once all lie there."""
    s = table(
        five("Feiyuan", "Xiaojiu", "Qianmin"), hands={"Feiyuan": RED, "Xiaojiu": "27 31 35"}, top=f"{TOP} 41 42 43"
    ).fights("Feiyuan", RED, "Xiaojiu")
    s.says("Xiaojiu", "extra_edition")
    for card in ("c27", "c31", "c35"):
        assert s.open_now() == {"Xiaojiu": "fengsheng.extra-edition"}
        s.says("Xiaojiu", f"{card}>Feiyuan")
    s.says("Xiaojiu", "pass", "fengsheng.extra-edition")
    assert s.options("Qianmin") == ["first_strike", "pass"]
    assert len(s.sees(None, Placed)) == 1


def test_the_effect_of_a_card_is_over_before_anybody_answers_to_it() -> None:
    """试探 between 简先生 and 凌素秋: she discards first, and then what the settled card has done is answered to."""
    s = table(
        "Lingsuqiu: lurker, Jianxiansheng: agent, Duanmujing: lurker, Feiyuan: agent, Laobie: killer",
        hands={"Jianxiansheng": "coerce:red coerce:blue", "Lingsuqiu": "6"},
        top=TOP,
    )
    s.uses("Lingsuqiu", "6", "Jianxiansheng")
    assert s.open_now() == {"Jianxiansheng": "fengsheng.discard"}
    assert s.sees(None, SkillUsed) == []
    s.picks("Jianxiansheng", "coerce:red", "fengsheng.discard")
    assert s.open_now() == {"Jianxiansheng": "fengsheng.trigger"}


def test_what_was_answered_to_is_not_asked_again() -> None:
    """An event that all have passed is forgotten: the next node asks nobody for it."""
    s = table(five("Feiyuan", "Jianxiansheng"), hands={"Feiyuan": "2"}, top=TOP).uses("Feiyuan", "2", "Jianxiansheng")
    s.says("Jianxiansheng", "pass", "fengsheng.trigger")
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}
    s.passes("Feiyuan")
    assert s.open_now() == {"Feiyuan": "fengsheng.send"}


def test_all_are_looked_at_before_anybody_wins() -> None:
    """A third red has come to a lurker; two may answer to that reception, and he wins only when both have."""
    s = table(
        five("Shaoxiu", "Feiyuan", "Wangkui"),
        hands={"Shaoxiu": "balance:red+black 35", "Wangkui": "41"},
        areas={"Wangkui": "red red"},
        top=TOP,
    )
    s.receives("Shaoxiu", "balance:red+black", "Wangkui")
    assert set(s.open_now()) == {"Shaoxiu", "Wangkui"}
    s.says("Shaoxiu", "pass")
    assert not s.play.over
    s.says("Wangkui", "pass")
    assert s.winners == ["Shaoxiu", "Wangkui"]


# -- dying and death ---------------------------------------------------------------------------------------------------


def test_who_is_certain_to_die_dies_though_no_black_is_left() -> None:
    """转交 and 先发制人, answered while help is asked for another, take the third black of one who is doomed."""
    cast = five("Feiyuan", "Duanmujing", "Qianmin", "Baixiaonian", "Wangtianxiang")
    areas = {"Duanmujing": DEAD, "Wangtianxiang": "44 45 46", "Baixiaonian": "7"}
    s = table(cast, hands={"Baixiaonian": "49"}, areas=areas, top=TOP)
    while s.play.table.asked_for != 4:
        s.silent()
    s.uses("Baixiaonian", "49").passes(*[who for who in s.open_now() if who != "Baixiaonian"])
    s.says("Baixiaonian", "c44", "fengsheng.clarify").says("Baixiaonian", "hand_on", "fengsheng.trigger")
    s.says("Baixiaonian", "Feiyuan", "fengsheng.lay-before").says("Qianmin", "first_strike", "fengsheng.trigger")
    s.says("Qianmin", "c41>Feiyuan", "fengsheng.first-strike")
    assert [e.seat for e in s.sees(None, Died)] == [1]


def test_the_dead_are_nobodys_target() -> None:
    """Neither of a card nor of a skill, nor of an intel."""
    hands = {"Feiyuan": f"probe:black balance:red coerce:red lure:black {RED}"}
    s = table(five("Feiyuan"), hands=hands, areas={"Peiling": DEAD}, top=TOP).nobody_acts()
    assert [e.seat for e in s.sees(None, Died)] == [3]
    while s.open_now() != {"Feiyuan": "fengsheng.main"}:
        s.silent()
    assert not [o for o in s.options("Feiyuan") if "#3" in o or "Peiling" in o]
    s.passes("Feiyuan")
    assert not [o for o in s.options("Feiyuan") if "#3" in o or "Peiling" in o]


def last_return(red: str, **more: str) -> Message:
    """老汉 is dying, with a red and black intel among the three; the turn player has two red."""
    s = table(
        "Duanmujing: lurker, Laohan: agent, Qianmin: agent, Feiyuan: lurker, Laobie: pioneer",
        hands={"Laohan": "blue"},
        areas={"Duanmujing": "red red", "Laohan": f"{red} black black", **more},
    )
    s.nobody_acts()
    s.says("Laohan", "last_return").says("Laohan", s["Laohan"].area[0].token, "fengsheng.last-return")
    return s


def test_before_the_dead_give_what_their_death_has_done_is_answered_to() -> None:
    """等待死亡角色给三张牌 is a node: 如归 has placed something, and 先发制人 is asked before the gift."""
    s = last_return("red+black")
    assert s.options("Qianmin") == ["first_strike", "pass"]
    assert s.sees(None, HandMoved) == []
    s.says("Qianmin", "pass")
    assert s.open_now() == {"Laohan": "fengsheng.heir"}


def test_a_collection_in_the_midst_of_death_waits() -> None:
    """The third red has come by 如归; the win is declared when gift and discards are over, at the next node."""
    s = last_return("red+black").says("Qianmin", "pass")
    assert s["Duanmujing"].red == 3
    assert not s.play.over
    s.says("Laohan", "Feiyuan", "fengsheng.heir")
    assert s.winners == ["Duanmujing", "Feiyuan"]
    assert (len(s["Feiyuan"].hand), s["Laohan"].area) == (1, ())


def test_missions_come_before_what_the_dead_still_do() -> None:
    """先行者 wins by the intel as it lies, before 如归 could move it."""
    s = table(
        "Duanmujing: lurker, Laohan: pioneer, Qianmin: agent, Feiyuan: lurker, Laobie: agent",
        areas={"Laohan": "red+black black black"},
    ).nobody_acts()
    assert s.winners == ["Laohan"]
    assert s.sees(None, SkillUsed) == []


# -- declaring ---------------------------------------------------------------------------------------------------------


def test_nobody_declares_at_another_moment() -> None:
    """The Disturber, whose turn it is, has what is needed before anything is received, and wins when the turn ends."""
    areas = {"Duanmujing": "red red", "Wangtianxiang": "red blue", "Peiling": "red blue", "Baicanglang": "red blue"}
    s = table(
        five("Feiyuan", sides="disturber agent lurker agent lurker"), hands={"Feiyuan": RED}, areas=areas, top=TOP
    )
    s.fights("Feiyuan", RED, "Wangtianxiang")
    assert not s.play.over
    s.nobody_acts()
    assert s.winners == ["Feiyuan"]
    assert after(s, TurnEnded)[0] is Checked


def test_the_usurper_takes_what_a_death_wins() -> None:
    """Step 3 as at a collection: 清道夫 declares by a death in the Usurper's turn."""
    cast = "Feiyuan: usurper, Duanmujing: agent, Peiling: lurker, Wangkui: agent, Laobie: sweeper, Zhangyiting: lurker"
    s = table(cast, areas={"Peiling": DEAD}).nobody_acts()
    assert s.winners == ["Feiyuan"]
    assert course(s, DyingBegan, Died) == [DyingBegan, Died]
