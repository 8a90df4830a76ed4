"""What was wrong once, here or in programs before this one, and is not again."""

from __future__ import annotations

from duskbell.games.fengsheng.events import Arrived, Checked, Died, Discarded, Doomed, Flipped, Nullified, Shown
from tests.rulebook.fengsheng.message import TOP, fight, five, table


def test_an_intel_does_not_go_round_twice() -> None:
    """It has come back to its sender, who dies there: discarded, and the turn ends (F32)."""
    hands = {"Jinzilai": "27 35"}
    s = table(five("Jinzilai"), hands=hands, areas={"Jinzilai": "black black"}, top=TOP).passes("Jinzilai")
    s.sends("Jinzilai", "27", "left")
    for who in ("Peiling", "Wangtianxiang", "Duanmujing", "Feiyuan"):
        s.says(who, "pass", "fengsheng.accept")
    s.says("Jinzilai", "gamble", "fengsheng.trigger").says("Jinzilai", "blue", "fengsheng.colour").silent("Jinzilai")
    assert s["Jinzilai"].black == 3
    s.nobody_acts().silent("Jinzilai")
    assert ([e.seat for e in s.sees(None, Died)], s.play.table.turn) == ([0], 1)
    assert [e.seat for e in s.sees(None, Arrived)] == [4, 3, 2, 1, 0]
    assert 27 in [c.id for c in s.play.table.discard]


def test_a_sweeper_who_has_fallen_counts_until_no_death_follows() -> None:
    """清道夫 as 诱变者 (F7): he and 老汉 die with much intel, and 如归 takes somebody along who has none."""
    cast = five("Feiyuan", "Laohan", "Duanmujing", sides="lurker agent sweeper agent lurker")
    rich = "red+black red+black black"
    s = table(cast, areas={"Feiyuan": "black black", "Laohan": rich, "Duanmujing": rich}, top=TOP)
    while not s.sees(None, Died):
        s.silent()
    assert not s.play.over
    s.says("Laohan", "last_return", "fengsheng.trigger").picks("Laohan", "black", "fengsheng.last-return")
    assert s.nobody_acts().winners == ["Duanmujing"]


def test_a_killer_who_has_died_before_in_the_own_turn_kills_nobody_any_more() -> None:
    """镇压者 as 诱变者 (F7): dead in the fight of the own turn, and another dies rich by what is received after it."""
    cast = "Feiyuan: killer, Sp_chengxiaodie: lurker, Duanmujing: agent, Peiling: lurker, Baicanglang: agent"
    areas = {"Feiyuan": "41 42", "Duanmujing": "39 40"}
    s = table(cast, hands={"Feiyuan": "51"}, areas=areas, top="31 32 33 28 29 30 34 35")
    s.fights("Feiyuan", "51", "Duanmujing").passes("Duanmujing")
    s.says("Sp_chengxiaodie", "burn_together", "fengsheng.fight")
    while not s.play.over and s.play.table.turn == 0:
        s.silent()
    assert [e.seat for e in s.sees(None, Died)] == [0, 2]
    assert not s.play.over


def test_a_disturber_is_heard_before_the_last_faction() -> None:
    """F5: the turn's end is a moment to declare (宣胜), for who has died in it too, as if nobody had been the last."""
    sides = ("disturber", "lurker", "lurker", "agent", "agent")
    names = ("Feiyuan", "Duanmujing", "Peiling", "Baicanglang", "Wangtianxiang")
    cast = ", ".join(f"{name}: {side}" for name, side in zip(names, sides, strict=True))
    areas = {"Feiyuan": "41 42 43", "Duanmujing": "27 28", "Peiling": "29 30"}
    areas |= {"Baicanglang": "44 45 46", "Wangtianxiang": "35 36 37"}
    for last_faction in (True, False):
        s = table(cast, areas=areas, top=TOP, last_faction=last_faction)
        while not s.play.over:
            s.silent()
        assert (s.winners, s.play.table.turn) == (["Feiyuan"], 0)


def test_a_card_is_nullified_once() -> None:
    """守口如瓶 and 城府: what has no effect already is not warded off again."""
    up = [(Flipped(1, "liningyu", True), None)]
    s = table(five("Yapao", "Liningyu"), hands={"Yapao": "31"}, top=TOP, laid=up)
    s.uses("Yapao", "31", "Liningyu", "swap")
    assert len(s.sees(None, Nullified)) == 1


def test_asking_for_help_is_an_idle_point_that_is_entered_anew() -> None:
    """求澄清: what a skill has done there is looked at before anybody is asked again."""
    s = table(
        five("Feiyuan", "Shenglaoban"),
        hands={"Peiling": "27 31"},
        areas={"Duanmujing": "black black black"},
        top=TOP,
    )
    s.passes("Peiling", "Feiyuan").does("Shenglaoban", "arm_length", "Peiling")
    s.says("Shenglaoban", "discard>c27", "fengsheng.arm-length")
    course = [type(e.event) for e in s.play.table.log if type(e.event) in (Discarded, Checked, Doomed)]
    assert course[-4:] == [Discarded, Checked, Doomed, Checked], "nobody but him is left to be asked; then the death"


def test_who_makes_another_swap_knows_the_intel() -> None:
    """如臂指使: he has chosen the card from an open hand."""
    s = fight("Shenglaoban", {"Peiling": "swap:red"}).does("Shenglaoban", "arm_length", "Peiling")
    s.says("Shenglaoban", s.card("Peiling", "swap").token)
    way = s.play.table.way
    assert [s.play.view(s.no(who)).table.way == way for who in ("Shenglaoban", "Peiling", "Feiyuan")] == [
        True,
        True,
        False,
    ]


def test_a_raid_on_oneself_shows_what_stays() -> None:
    """搜缉: one may look at the own hand; its black cards are shown, and the intel may be taken."""
    s = fight("Lixing", {"Lixing": "35 27"}).does("Lixing", "raid", "Lixing")
    assert s.asks("Lixing", "fengsheng.raid").options == ("c35",)
    s.says("Lixing", "c35")
    assert ([e.cards for e in s.sees(None, Shown)], len(s["Lixing"].hand)) == ([(35,)], 2)
    assert "fengsheng.fight" in s.open_now().values()
