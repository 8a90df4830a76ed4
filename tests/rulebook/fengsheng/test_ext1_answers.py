"""Skills of 铁屋子 that answer to what happens: 观海 避风 从容应对 藏身教堂 深藏 赤子之心."""

from __future__ import annotations

from duskbell.games.fengsheng.events import CardSettled, Looked, Nullified, Placed
from tests.rulebook.fengsheng.message import BLACK, RED, TOP, Message, fight, five, sent, table


def intercepts() -> Message:
    """Chijinghai, who has a Mislead as well, has used an Intercept of the intel before Duanmujing."""
    hands = {"Feiyuan": RED, "Chijinghai": "intercept:red mislead:blue"}
    s = table(five("Feiyuan", "Duanmujing", "Chijinghai"), hands=hands, top=TOP).fights("Feiyuan", RED, "Duanmujing")
    return s.uses("Chijinghai", "intercept:red")


def test_a_sea_view_is_for_himself_alone() -> None:
    """观海: he looks before the card is settled, and need not be asked."""
    s = intercepts()
    assert (s.options("Chijinghai"), s.play.table.front) == (["shelter", "pass"], 1)
    assert [e.place for e in s.sees("Chijinghai", Looked)] == ["way"]
    assert s.play.view(s.no("Peiling")).table.way != s.play.table.way
    assert s.says("Chijinghai", "pass").play.table.front == 2


def test_who_shelters_gives_up_the_card_and_draws_two() -> None:
    """避风: once a turn; the fight begins anew all the same."""
    s = intercepts().says("Chijinghai", "shelter")
    assert (s.play.table.front, len(s["Chijinghai"].hand), len(s.sees(None, Nullified))) == (1, 3, 1)
    s.uses("Chijinghai", "mislead:blue", "Feiyuan")
    assert (s.play.table.front, len(s.sees("Chijinghai", Looked))) == (0, 2)


def test_a_card_is_sheltered_only_when_it_has_been_looked_at() -> None:
    """避风 follows 观海 of the same card: that he has looked at an earlier one lets him not choose before he looks."""
    s = intercepts().says("Chijinghai", "pass")
    s.uses("Chijinghai", "mislead:blue", "Duanmujing")
    assert len(s.sees("Chijinghai", Looked)) == 2
    assert s.options("Chijinghai") == ["shelter", "pass"]


def test_a_sea_view_is_not_for_the_cards_of_others() -> None:
    s = fight("Chijinghai", {"Peiling": "intercept:red"}).uses("Peiling", "intercept:red")
    assert (s.play.table.front, s.sees("Chijinghai", Looked)) == (4, [])


def test_composure_may_let_both_draw() -> None:
    """从容应对: of an empty hand nothing is drawn; a Probe between two others is none of his business."""
    s = table(five("Feiyuan", "Jianxiansheng"), hands={"Feiyuan": "2"}, top=TOP).uses("Feiyuan", "2", "Jianxiansheng")
    s.says("Jianxiansheng", "composure").says("Jianxiansheng", "draw", "fengsheng.composure")
    assert (len(s["Jianxiansheng"].hand), len(s["Feiyuan"].hand)) == (2, 4)
    s = table(five("Jianxiansheng"), hands={"Jianxiansheng": "2"}, top=TOP)
    s.uses("Jianxiansheng", "2", "Duanmujing").says("Jianxiansheng", "composure", "fengsheng.trigger")
    assert (len(s["Jianxiansheng"].hand), len(s["Duanmujing"].hand)) == (4, 1)
    s = table(five("Feiyuan", "Jianxiansheng"), hands={"Feiyuan": "2"}, top=TOP).uses("Feiyuan", "2", "Peiling")
    assert s.open_now() == {"Feiyuan": "fengsheng.main"}


def test_a_refuge_for_who_begins_face_down() -> None:
    """藏身教堂: one card must be drawn; who lies face up may be turned down. What is printed counts (F48)."""
    s = table(five("Maliya", "Guxiaomeng"), hands={"Maliya": RED}, top=TOP).fights("Maliya", RED, "Guxiaomeng")
    s.says("Guxiaomeng", "quick_wit").nobody_acts().says("Maliya", "yes", "fengsheng.cover")
    assert (s["Guxiaomeng"].up, len(s["Maliya"].hand)) == (False, 4)
    s = table(five("Maliya", "Guxiaomeng"), hands={"Maliya": RED}, top=TOP).receives("Maliya", RED, "Guxiaomeng")
    assert (s.open_now(), len(s["Maliya"].hand)) == ({"Guxiaomeng": "fengsheng.trigger"}, 4)
    assert s.silent().play.table.turn == 1, "who lies face down already is not turned"


def test_a_refuge_takes_a_black_intel_of_who_begins_face_up() -> None:
    """藏身教堂: into the hand, or before her, which is a placing."""
    s = sent("Maliya", RED, Wangtianxiang="black")
    s.says("Maliya", s["Wangtianxiang"].area[0].token, "fengsheng.take").says("Maliya", "hand", "fengsheng.where-to")
    assert (s.area("Wangtianxiang"), len(s["Maliya"].hand), s.sees(None, Placed)) == (["red"], 4, [])
    s = sent("Maliya", BLACK)
    s.says("Maliya", s["Wangtianxiang"].area[0].token, "fengsheng.take").says("Maliya", "area", "fengsheng.where-to")
    assert (s.area("Maliya"), [e.seats for e in s.sees(None, Placed)]) == (["black"], [(0,)])
    s = sent("Maliya", BLACK).says("Maliya", "pass", "fengsheng.take")
    assert (s.area("Wangtianxiang"), s.play.table.turn) == (["black"], 1)
    assert sent("Maliya", RED).play.table.turn == 1


def test_a_hideaway_after_an_intercept() -> None:
    """深藏: turned up by 如臂指使 he may lie face down again, and do it once more."""
    s = fight("Shenglaoban", {"Shenglaoban": "intercept:red swap:blue", "Peiling": "black"})
    s.does("Shenglaoban", "arm_length", "Peiling").silent("Shenglaoban")
    s.uses("Shenglaoban", "swap:blue")
    assert s.open_now()["Shenglaoban"] == "fengsheng.fight", "not after a Swap"
    s.uses("Shenglaoban", "intercept:red").says("Shenglaoban", "hideaway", "fengsheng.trigger")
    assert not s["Shenglaoban"].up
    assert [e.name for e in s.sees(None, CardSettled)] == ["swap", "intercept"]
    assert s.ways("Shenglaoban", "arm_length")


def test_a_pure_heart_draws_two_or_lays_a_card_of_that_colour() -> None:
    """赤子之心: for a non-black intel that another has received."""
    s = sent("Young_xiaojiu", RED).says("Young_xiaojiu", "pure_heart", "fengsheng.trigger")
    assert len(s["Young_xiaojiu"].hand) == 3
    s.says("Young_xiaojiu", "draw", "fengsheng.pure-heart")
    assert len(s["Young_xiaojiu"].hand) == 5
    s = sent("Young_xiaojiu", RED, top="red blue red").says("Young_xiaojiu", "pure_heart", "fengsheng.trigger")
    assert len(s.asks("Young_xiaojiu", "fengsheng.pure-heart").options) == 3, "the blue card shares no colour"
    s.picks("Young_xiaojiu", "red", "fengsheng.pure-heart")
    assert (s.area("Young_xiaojiu"), [e.seats for e in s.sees(None, Placed)]) == (["red"], [(0,)])
    assert sent("Young_xiaojiu", BLACK).play.table.turn == 1


def test_a_pure_heart_is_silent_for_what_comes_back() -> None:
    """赤子之心: another must have received it (F55)."""
    s = table(five("Young_xiaojiu"), hands={"Young_xiaojiu": RED}, top=TOP).passes("Young_xiaojiu")
    s.sends("Young_xiaojiu", RED, "up", "Peiling").says("Peiling", "pass", "fengsheng.accept")
    s.says("Young_xiaojiu", "accept", "fengsheng.accept").says("Young_xiaojiu", "pass", "fengsheng.fight")
    assert s.play.table.turn == 1
