"""Skills of the base box around sending, settled cards and death: 联络 江湖令 强令 转交 就计 城府 应变 诱导 承志
尾声 遗信.
"""

from __future__ import annotations

from duskbell.games.fengsheng.events import Nullified, SkillUsed
from tests.rulebook.fengsheng.message import Message, five, table

TOP = "red red red"


def test_contact_sends_by_every_arrow() -> None:
    """联络: the own arrow is the first; a void character has no contacts."""
    s = table(five("Laobie"), hands={"Laobie": "41 109"}, top=TOP).passes("Laobie")
    ways = {o.split(">")[1] for o in s.asks("Laobie", "fengsheng.send").options if o.startswith("c41>")}
    assert ways == {"left", "up", "right"}
    s = table(five("Laobie"), hands={"Laobie": "41 109"}, top=TOP)
    s.uses("Laobie", "109", "Laobie", "void").passes("Laobie")
    ways = {o.split(">")[1] for o in s.asks("Laobie", "fengsheng.send").options if o.startswith("c41>")}
    assert ways == {"left"}


def underworld(colour: str) -> Message:
    """The reception of a red intel by who had a black one, when this colour was announced."""
    s = table(five("Wangfugui"), hands={"Wangfugui": "clarify:red"}, areas={"Wangtianxiang": "black"}, top=TOP)
    s.passes("Wangfugui").sends("Wangfugui", "clarify:red", "up", "Wangtianxiang")
    s.says("Wangfugui", "underworld", "fengsheng.trigger").says("Wangfugui", colour, "fengsheng.colour")
    s.says("Wangtianxiang", "accept", "fengsheng.accept").says("Wangfugui", "pass", "fengsheng.fight")
    return s


def test_the_underworld_burns_an_intel_of_its_colour() -> None:
    """江湖令: a black one brings a card; where there is none of that colour nothing happens."""
    s = underworld("black").says("Wangfugui", "underworld_order", "fengsheng.trigger")
    assert (len(s["Wangfugui"].hand), [len(s[who].area) for who in ("Wangtianxiang", "Wangfugui")]) == (4, [1, 0])
    s = underworld("red").says("Wangfugui", "underworld_order", "fengsheng.trigger")
    assert len(s["Wangfugui"].hand) == 3
    assert underworld("blue").play.table.turn == 1


def test_a_decree_bans_two_names_after_sending_and_after_accepting() -> None:
    """强令: nobody uses such hand cards this turn; what only counts as one is free (F42)."""
    s = table(
        five("Zhangyiting", "Duanmujing", "Zhengwenxian"),
        hands={"Zhangyiting": "clarify:red", "Zhengwenxian": "intercept:red mislead:red"},
        top=TOP,
    )
    s.passes("Zhangyiting").sends("Zhangyiting", "clarify:red", "up", "Duanmujing")
    s.says("Zhangyiting", "decree", "fengsheng.trigger").says("Zhangyiting", "intercept,swap", "fengsheng.decree")
    s.says("Duanmujing", "accept", "fengsheng.accept")
    cards = {s.play.table.by_token[o.split(">")[0]].kind for o in s.options("Zhengwenxian") if o.startswith("c")}
    assert cards == {"mislead"}
    assert "steal_heaven" in s.options("Zhengwenxian")


def test_a_decree_after_accepting() -> None:
    s = table(five("Feiyuan", "Zhangyiting"), hands={"Feiyuan": "clarify:red"}, top=TOP)
    s.fights("Feiyuan", "clarify:red", "Zhangyiting").says("Zhangyiting", "decree", "fengsheng.trigger")
    s.says("Zhangyiting", "swap", "fengsheng.decree")
    assert s.play.table.holds("ban", about="swap")


def test_what_is_handed_on_fills_nobody() -> None:
    """转交: after a used hand card, a non-black intel; then two are drawn."""
    s = table(
        five("Baixiaonian"),
        hands={"Baixiaonian": "coerce:blue"},
        areas={"Baixiaonian": "red black", "Duanmujing": "red red"},
        top=TOP,
    )
    s.uses("Baixiaonian", "coerce:blue", "Feiyuan", "swap").says("Baixiaonian", "hand_on", "fengsheng.trigger")
    assert s.options("Baixiaonian") == ["Feiyuan", "Wangtianxiang", "Peiling"]
    s.says("Baixiaonian", "Peiling", "fengsheng.lay-before")
    assert (s.area("Peiling"), s.area("Baixiaonian"), len(s["Baixiaonian"].hand)) == (["red"], ["black"], 5)


def test_a_black_intel_is_not_handed_on() -> None:
    s = table(five("Baixiaonian"), hands={"Baixiaonian": "coerce:blue"}, areas={"Baixiaonian": "red+black"})
    s.uses("Baixiaonian", "coerce:blue", "Feiyuan", "swap")
    assert s.open_now() == {"Baixiaonian": "fengsheng.main"}


def test_depth_wards_off_probe_and_coerce_and_no_entice() -> None:
    """城府, once she is face up. 就计 is for who lies face down."""
    s = table(five("Feiyuan", "Liningyu"), hands={"Feiyuan": "entice:red coerce:blue"}, top=f"{TOP} blue blue red")
    s.uses("Feiyuan", "entice:red", "Liningyu").says("Liningyu", "counterplot", "fengsheng.trigger")
    assert (s.area("Liningyu"), len(s["Liningyu"].hand)) == (["red"], 3), "two drawn, and the Entice itself"
    s.uses("Feiyuan", "coerce:blue", "Liningyu", "swap")
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}
    assert len(s.sees(None, Nullified)) == 1


def test_a_counterplot_takes_the_card_when_her_turn_comes_after_it_is_settled() -> None:
    """简先生 probes 李宁玉, who turns up. When it is settled both have something to answer, and whose turn it is comes
    first: the Probe is not in her hand yet when he draws of it (F37).
    """
    s = table(five("Jianxiansheng", "Liningyu"), hands={"Jianxiansheng": "2"}, top=f"{TOP} blue blue")
    s.uses("Jianxiansheng", "2", "Liningyu").says("Liningyu", "counterplot", "fengsheng.trigger")
    s.says("Jianxiansheng", "composure", "fengsheng.trigger")
    s.told["fengsheng.steal"] = [s["Liningyu"].hand[0].token]
    assert [c.blue for c in s["Liningyu"].hand] == [True, True]
    s.says("Jianxiansheng", "steal", "fengsheng.composure")
    assert sorted(c.kind for c in s["Liningyu"].hand) == ["coerce", "probe"]
    assert s.play.table.desk == ()


def test_an_intercept_misleads_and_brings_a_card() -> None:
    """应变 and 诱导: what counts is as what it was used."""
    s = table(
        five("Feiyuan", "Duanmujing", "Sp_liningyu"),
        hands={"Feiyuan": "clarify:red", "Sp_liningyu": "intercept:red intercept:blue"},
        top=TOP,
    ).fights("Feiyuan", "clarify:red", "Duanmujing")
    s.says("Sp_liningyu", s.card("Sp_liningyu", "intercept:red").token + "=mislead>Feiyuan")
    assert (s.play.table.front, len(s["Sp_liningyu"].hand)) == (0, 2)
    s.says("Feiyuan", "pass")
    s.uses("Sp_liningyu", "intercept:blue")
    assert (s.play.table.front, len(s["Sp_liningyu"].hand)) == (2, 1)
    assert [e.skill for e in s.sees(None, SkillUsed)] == ["adapt", "lead"]


def test_an_heir_takes_hand_and_identity_and_who_is_robbed_wins_with_her() -> None:
    """承志 leaves nothing to give away, and the robbed one belongs to nobody (F52).
    尾声: where she wins, who has no identity wins too.
    """
    s = table(
        five("Feiyuan", "Guxiaomeng", sides="lurker killer agent lurker agent"),
        hands={"Feiyuan": "clarify:blue", "Peiling": "blue"},
        areas={"Peiling": "black black black", "Duanmujing": "blue blue"},
        top=TOP,
    )
    s.says("Peiling", "pass").says("Feiyuan", "pass").says("Guxiaomeng", "quick_wit", "fengsheng.save").nobody_acts()
    assert s.knows("Guxiaomeng", "Peiling") == "agent"
    s.says("Guxiaomeng", "yes", "fengsheng.heir-swap")
    assert (len(s["Guxiaomeng"].hand), s["Guxiaomeng"].role.id, s["Peiling"].role) == (5, "agent", None)
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}
    s.receives("Feiyuan", "clarify:blue", "Duanmujing")
    assert s.winners == ["Guxiaomeng", "Duanmujing", "Peiling"]


def test_who_lies_face_down_is_no_heir() -> None:
    s = table(five("Feiyuan", "Guxiaomeng"), hands={"Peiling": "blue"}, areas={"Peiling": "black black black"})
    s.nobody_acts()
    assert s.open_now() == {"Peiling": "fengsheng.heir"}


def test_a_last_letter_is_laid_before_somebody() -> None:
    """遗信: a hand card, before she dies; it saves nobody. Face down there is none."""
    s = table(
        five("Feiyuan", "Liningyu"),
        hands={"Feiyuan": "2 clarify:black", "Liningyu": "blue"},
        areas={"Liningyu": "black black"},
    )
    s.uses("Feiyuan", "2", "Liningyu").says("Liningyu", "counterplot", "fengsheng.trigger")
    s.receives("Feiyuan", "clarify:black", "Liningyu").nobody_acts()
    s.says("Liningyu", "last_letter", "fengsheng.trigger").picks("Liningyu", "blue", "fengsheng.last-letter")
    s.says("Liningyu", "Peiling", "fengsheng.lay-before")
    assert (s.area("Peiling"), s["Liningyu"].alive) == (["blue"], False)
