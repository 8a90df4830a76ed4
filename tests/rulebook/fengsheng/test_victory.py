"""Declaring victory (宣胜): two factions and seven missions, each on its own."""

from __future__ import annotations

from tests.rulebook.fengsheng.message import Message, table

SIX = "Feiyuan: {}, Duanmujing: agent, Jianxiansheng: lurker, Wangkui: agent, Laobie: {}, Zhangyiting: lurker"


def six(first: str, fifth: str, **areas: str) -> Message:
    """A table of six, of whom the first and the fifth play alone, with this intel."""
    return table(SIX.format(first, fifth), areas=areas)


def test_three_of_the_own_colour_win_for_the_whole_faction() -> None:
    assert six("killer", "pioneer", Duanmujing="blue blue blue").winners == ["Duanmujing", "Wangkui"]


def test_three_of_the_other_colour_win_nothing() -> None:
    assert six("killer", "pioneer", Duanmujing="red red red").open_now() == {"Feiyuan": "fengsheng.main"}


def test_the_collector_wins_with_three_red_or_three_blue() -> None:
    assert six("killer", "collector", Laobie="red red red").winners == ["Laobie"]
    assert six("killer", "collector", Laobie="blue blue blue").winners == ["Laobie"]


def test_the_usurper_takes_every_win_of_the_own_turn() -> None:
    """簒夺者: the list is emptied and he alone is put in, though he were in it already (F2)."""
    assert six("usurper", "pioneer", Duanmujing="blue blue blue").winners == ["Feiyuan"]
    assert six("killer", "usurper", Duanmujing="blue blue blue").winners == ["Duanmujing", "Wangkui"]


def test_the_mutator_wins_by_three_that_win_nothing() -> None:
    assert six("killer", "mutator", Duanmujing="red red red").winners == ["Laobie"]
    assert six("killer", "mutator", Laobie="red red red").winners == ["Laobie"]
    both = six("killer", "mutator", Duanmujing="blue blue blue", Jianxiansheng="blue blue blue")
    assert both.winners == ["Duanmujing", "Wangkui", "Laobie"]


def test_the_killer_wins_by_a_death_with_two_true_intel_in_the_own_turn() -> None:
    s = six("killer", "pioneer", Duanmujing="red+black blue+black black")
    assert s.nobody_acts().winners == ["Feiyuan"]
    s = six("pioneer", "killer", Duanmujing="red+black blue+black black")
    assert s.nobody_acts().open_now() == {"Feiyuan": "fengsheng.main"}


def test_the_pioneer_wins_by_the_own_death_with_a_true_intel() -> None:
    assert six("killer", "pioneer", Laobie="red+black black black").nobody_acts().winners == ["Laobie"]
    assert not six("killer", "pioneer", Laobie="black black black").nobody_acts().play.over


def test_the_sweeper_wins_by_a_death_with_little_intel() -> None:
    """清道夫: in anybody's turn (F23)."""
    assert six("killer", "sweeper", Duanmujing="red+black black black").nobody_acts().winners == ["Laobie"]
    s = six("pioneer", "sweeper", Duanmujing="red+black red+black black")
    assert s.nobody_acts().open_now() == {"Feiyuan": "fengsheng.main"}


def test_missions_that_one_death_fulfils_are_declared_together() -> None:
    s = six("sweeper", "pioneer", Laobie="red+black black black")
    assert s.nobody_acts().winners == ["Feiyuan", "Laobie"]


def disturbed(accepts: str) -> Message:
    """The turn of 搅局者, when all others but one have two true intel, and who accepts one more."""
    areas = dict.fromkeys(("Duanmujing", "Jianxiansheng", "Wangkui", "Zhangyiting"), "red blue")
    s = table(SIX.format("disturber", "pioneer"), areas={**areas, "Laobie": "red"}, top="71 72 74")
    s.passes("Feiyuan").sends("Feiyuan", "71", "left")
    for who in ("Zhangyiting", "Laobie"):
        s.says(who, "accept" if who == accepts else "pass", "fengsheng.accept")
        if who == accepts:
            break
    while s.play.table.phase in ("transit", "fight") and not s.play.over:
        s.silent()
    return s


def test_the_disturber_wins_at_the_end_of_the_own_turn() -> None:
    """搅局者: after everything, when all others alive have two true intel each."""
    assert disturbed("Laobie").winners == ["Feiyuan"]
    assert not disturbed("Zhangyiting").play.over


def test_four_have_one_faction_of_two_colours() -> None:
    s = table(
        "Feiyuan: lurker, Duanmujing: agent, Jianxiansheng: killer, Wangkui: pioneer",
        areas={"Duanmujing": "blue blue blue"},
    )
    assert s.winners == ["Feiyuan", "Duanmujing"]
