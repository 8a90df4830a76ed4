"""Cards, skills and deaths that meet, where programs before this one went astray."""

from __future__ import annotations

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events import (
    Arrived,
    CardSettled,
    Died,
    Flipped,
    HandMoved,
    HelpAsked,
    Moved,
    Received,
    Routed,
    Saved,
    Sent,
    SkillUsed,
)
from duskbell.games.fengsheng.table import DECK, DISCARD, GONE
from tests.rulebook.fengsheng.message import BLACK, RED, TOP, Message, five, table

DEAD, DEAD2 = "41 42 43", "44 45 46"


def up(who: str, seat: int) -> tuple[Flipped, None]:
    """This character, which begins face down, lies face up."""
    return (Flipped(seat, who, True), None)


# -- deaths and the intel ----------------------------------------------------------------------------------------------


def test_the_fight_goes_on_over_the_dead_and_nobody_receives() -> None:
    """F33."""
    cast = five("Feiyuan", "Duanmujing", "Sp_chengxiaodie")
    s = table(cast, hands={"Feiyuan": RED}, areas={"Duanmujing": "41 42"}, top=f"{TOP} 7 8 9 13 35")
    s.fights("Feiyuan", RED, "Duanmujing").says("Sp_chengxiaodie", "burn_together")
    while not s.sees(None, Died):
        s.silent()
    assert "fengsheng.fight" in s.open_now().values()
    s.nobody_acts()
    assert (s.sees(None, Received), s.play.table.turn, s.play.table.discard[-1].kind) == ([], 2, "clarify")


def test_an_intel_goes_on_past_who_dies_with_it_and_the_lock_is_void() -> None:
    """F33: 赌命 before 金自来, who was locked."""
    cast = five("Feiyuan", "Duanmujing", "Wangtianxiang", "Peiling", "Jinzilai")
    s = table(cast, hands={"Feiyuan": "47", "Jinzilai": "35"}, areas={"Jinzilai": "41 42"}, top=TOP).passes("Feiyuan")
    s.sends("Feiyuan", "47", "left", "lock", "Jinzilai").says("Jinzilai", "gamble", "fengsheng.trigger")
    s.says("Jinzilai", "red", "fengsheng.colour").silent("Jinzilai")
    while not s.sees(None, Died):
        s.silent()
    s.says("Jinzilai", "pass", "fengsheng.heir")
    assert [e.seat for e in s.sees(None, Arrived)] == [4, 3]
    assert s.options("Peiling") == ["accept", "pass"]


def test_who_dies_in_the_own_play_phase_sends_nothing() -> None:
    s = table(five("Qinwuming"), hands={"Qinwuming": "35"}, areas={"Qinwuming": "41 42"}, top=TOP)
    s.does("Qinwuming", "daredevil", "c35").nobody_acts().silent("Qinwuming")
    assert (s.play.table.turn, s.sees(None, Sent), len(s.play.table.discard)) == (1, [], 15 + 3 + 6)


def test_who_is_saved_by_the_way_is_not_asked_for() -> None:
    """Two are dying. What follows from helping the first (转交, 先发制人) saves the second."""
    cast = five("Feiyuan", "Baixiaonian", "Qianmin", "Duanmujing", "Wangtianxiang")
    areas = {"Baixiaonian": "7", "Duanmujing": DEAD, "Wangtianxiang": DEAD2}
    s = table(cast, hands={"Baixiaonian": "49"}, areas=areas, top=TOP).passes("Feiyuan")
    s.uses("Baixiaonian", "49").says("Baixiaonian", "c41", "fengsheng.clarify")
    s.says("Baixiaonian", "hand_on", "fengsheng.trigger").says("Baixiaonian", "Feiyuan", "fengsheng.lay-before")
    s.says("Qianmin", "first_strike", "fengsheng.trigger").says("Qianmin", "c44>Feiyuan", "fengsheng.first-strike")
    assert [e.seat for e in s.sees(None, HelpAsked)] == [3]
    assert [e.seat for e in s.sees(None, Saved)] == [3, 4]


def test_a_last_letter_comes_before_an_heir_who_sits_behind_her() -> None:
    """遗信 and 承志 the other way round (F21): what is left goes to the heir, and there is no gift."""
    cast = five("Feiyuan", "Liningyu", "Guxiaomeng")
    laid = [up("liningyu", 1), up("guxiaomeng", 2)]
    s = table(cast, hands={"Liningyu": "27 31"}, areas={"Liningyu": DEAD}, top=TOP, laid=laid).nobody_acts()
    s.says("Liningyu", "last_letter", "fengsheng.trigger").says("Liningyu", "c27", "fengsheng.last-letter")
    s.says("Liningyu", "Feiyuan", "fengsheng.lay-before")
    s.says("Guxiaomeng", "pass", "fengsheng.heir-swap")
    assert [c.id for c in s["Guxiaomeng"].hand] == [31]
    assert ([e.source for e in s.sees(None, HandMoved)], s.open_now()) == ([1], {"Feiyuan": "fengsheng.main"})


def test_a_taken_identity_wins_at_the_next_check() -> None:
    """承志: three blue were nothing for the Underground; for the Agency they are. The robbed one wins by 尾声."""
    cast = five("Feiyuan", "Guxiaomeng", sides="agent lurker killer lurker agent")
    areas = {"Guxiaomeng": "31 32 33", "Peiling": DEAD}
    s = table(cast, areas=areas, top=TOP, laid=[up("guxiaomeng", 1)])
    assert set(s.open_now().values()) == {"fengsheng.save"}
    s.nobody_acts().says("Guxiaomeng", "yes", "fengsheng.heir-swap")
    assert s.winners == ["Feiyuan", "Guxiaomeng", "Peiling"]


def test_an_enforcer_and_a_sweeper_win_by_their_own_death() -> None:
    """镇压者 in his own turn, whose black intel of two colours are true; 清道夫 in anybody's."""
    s = table(five("Feiyuan", sides="killer agent lurker agent lurker"), areas={"Feiyuan": "23 24 41"}, top=TOP)
    assert s.nobody_acts().winners == ["Feiyuan"]
    s = table(five("Feiyuan", sides="agent sweeper lurker agent lurker"), areas={"Duanmujing": "23 41 42"}, top=TOP)
    assert s.nobody_acts().winners == ["Duanmujing"]


def test_three_missions_are_fulfilled_by_one_death() -> None:
    """镇压者, 先行者 and 清道夫 declare together."""
    quiet = (
        "Wangtianxiang: lurker, Peiling: agent, Baicanglang: lurker, Xuanqingzi: agent, Guijiao: lurker, Laobie: agent"
    )
    cast = f"Feiyuan: killer, Duanmujing: pioneer, Wangkui: sweeper, {quiet}"
    s = table(cast, areas={"Duanmujing": "23 24 41"}, top=TOP).nobody_acts()
    assert s.winners == ["Feiyuan", "Duanmujing", "Wangkui"]


def test_a_next_generation_has_its_own_skills_at_once() -> None:
    """后来人 (F53): in the midst of a fight; the old character is in the box no more."""
    s = table(five("Feiyuan", "Sp_duanmujing"), areas={"Sp_duanmujing": f"{DEAD} 7"}, top=TOP)
    people = [c.id for c in s.play.table.people]
    s.does("Sp_duanmujing", "next_generation", "c7")
    three = s.asks("Sp_duanmujing", "fengsheng.character").options
    assert list(three) == people[:3]
    s.says("Sp_duanmujing", three[0])
    assert s["Sp_duanmujing"].character.id == three[0]
    assert [c.id for c in s.play.table.people] == [*people[3:], *three[1:]]


# -- winning -----------------------------------------------------------------------------------------------------------


def test_a_first_strike_may_undo_a_win() -> None:
    """先发制人: 暗度陈仓 has laid the third red before its sender; passes come before the check."""
    for strikes in (True, False):
        s = table(
            five("Feiyuan", "Qianmin", "Adult_hanmei"),
            hands={"Feiyuan": RED},
            areas={"Feiyuan": "7 8"},
            top=f"{TOP} 30 50",
        )
        s.receives("Feiyuan", RED, "Adult_hanmei").says("Adult_hanmei", "dark_way", "fengsheng.trigger")
        s.says("Adult_hanmei", "c30", "fengsheng.lay")
        assert s["Feiyuan"].red == 3
        if strikes:
            s.says("Qianmin", "first_strike").says("Qianmin", "c30>Adult_hanmei", "fengsheng.first-strike")
            assert (s.play.over, s.play.table.turn) == (False, 1)
        else:
            assert s.says("Qianmin", "pass").winners == ["Feiyuan", "Adult_hanmei"]


def test_of_several_men_two_birds_name_one() -> None:
    """比翼双飞: who lies face down is none; the others of the named one's faction lose, other declarers win."""
    cast = five("Qinyuanyuan", "Feiyuan", "Wangtianxiang", sides="killer lurker agent lurker agent")
    areas = {"Feiyuan": "7 8 9", "Wangtianxiang": "13 14 15"}
    s = table(cast, areas=areas, top=TOP, laid=[up("qinyuanyuan", 0)])
    assert s.options("Qinyuanyuan") == ["Feiyuan", "Wangtianxiang", "pass"]
    s.says("Qinyuanyuan", "Feiyuan", "fengsheng.two-birds")
    assert s.winners == ["Qinyuanyuan", "Feiyuan", "Wangtianxiang", "Peiling"]


def test_two_birds_do_not_win_by_her_own_death() -> None:
    """比翼双飞: 清道夫, a man, declares because she has died in her turn."""
    cast = five("Qinyuanyuan", "Feiyuan", sides="lurker sweeper agent lurker agent")
    s = table(cast, areas={"Qinyuanyuan": DEAD}, top=TOP, laid=[up("qinyuanyuan", 0)])
    assert s.nobody_acts().winners == ["Feiyuan"]


# -- sending -----------------------------------------------------------------------------------------------------------


def test_who_was_ordered_is_the_sender_for_skills() -> None:
    """密令: 江湖令 and 绵里藏针 look at who had to send (F40)."""
    s = table(five("Feiyuan", "Wangfugui"), hands={"Feiyuan": "107", "Wangfugui": BLACK}, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "107", "Wangfugui", "east").sends("Wangfugui", BLACK, "up", "Feiyuan")
    assert s.options("Wangfugui") == ["underworld", "pass"]


def test_an_order_has_settled_when_something_is_handed_on() -> None:
    """密令 and 转交: recipient and lock are fixed, and it is not sent yet (F41)."""
    hands = {"Baixiaonian": "107", "Duanmujing": BLACK}
    s = table(five("Baixiaonian", "Duanmujing"), hands=hands, areas={"Baixiaonian": "7"}, top=TOP)
    s.passes("Baixiaonian").uses("Baixiaonian", "107", "Duanmujing", "east").sends("Duanmujing", BLACK, "up", "Feiyuan")
    assert s.open_now() == {"Baixiaonian": "fengsheng.trigger"}
    course = [type(e.event) for e in s.play.table.log if type(e.event) in (Routed, CardSettled, Sent)]
    assert course == [Routed, CardSettled]


def test_what_is_feigned_lies_open() -> None:
    """欲擒故纵: 破译 only looks, 赌命 is silent, 应变自如 has nothing to turn up."""
    cast = five("Feiyuan", "Jinzilai", "Spy_afuluola")
    s = table(cast, hands={"Feiyuan": "113", "Jinzilai": "59"}, areas={"Feiyuan": "23"}, top=TOP).passes("Feiyuan")
    s.uses("Feiyuan", "113").says("Feiyuan", "c23>up>Jinzilai", "fengsheng.send")
    assert s.open_now() == {"Jinzilai": "fengsheng.accept"}
    s.uses("Jinzilai", "59")
    assert s.open_now() == {"Jinzilai": "fengsheng.accept"}
    s.says("Jinzilai", "accept")
    assert s.options("Spy_afuluola") == ["pass"]


# -- void --------------------------------------------------------------------------------------------------------------


def test_what_a_skill_has_left_behind_survives_that_it_is_void() -> None:
    """先发制人 makes 王富贵 void; what 江湖令 has announced holds, and with the turn he is free again (F50)."""
    cast, areas = five("Wangfugui", "Qianmin", "Wangtianxiang", "Peiling"), {"Wangtianxiang": "41", "Peiling": "31"}
    s = table(cast, hands={"Wangfugui": RED}, areas=areas, top=TOP)
    s.passes("Wangfugui").sends("Wangfugui", RED, "up", "Wangtianxiang")
    s.says("Wangfugui", "underworld", "fengsheng.trigger").says("Wangfugui", "black", "fengsheng.colour")
    s.says("Wangtianxiang", "accept", "fengsheng.accept").passes("Wangfugui")
    s.does("Qianmin", "first_strike", "c31", "Wangfugui").nobody_acts()
    assert (s["Wangfugui"].void, s.options("Wangfugui")) == (True, ["underworld_order", "pass"])
    s.says("Wangfugui", "underworld_order")
    assert (s.area("Wangtianxiang"), s["Wangfugui"].void, s.play.table.turn) == (["red"], False, 1)


def test_who_is_void_can_pay_no_cost_and_all_see_who_is() -> None:
    """调虎离山: a face-down character is not turned up for nothing; the table says whose skills are void."""
    hands = {"Feiyuan": f"109 {RED}", "Guxiaomeng": "27"}
    s = table(five("Feiyuan", "Guxiaomeng"), hands=hands, top=TOP).uses("Feiyuan", "109", "Guxiaomeng", "void")
    s.fights("Feiyuan", RED, "Guxiaomeng")
    assert s.options("Guxiaomeng") == ["pass"]
    assert FENGSHENG.facts(s.play.view(3).table)["void"] == [1]
    s.refuses("Guxiaomeng", "quick_wit")
    assert (s["Guxiaomeng"].up, s.sees(None, SkillUsed)) == (False, [])


def test_a_decipher_that_must_intercept_waits_for_the_fight() -> None:
    """变则通 (F43): on the way it cannot be used; in the fight it is an Intercept."""
    hands = {"Chendaer": RED, "Feiyuan": "59"}
    s = table(five("Chendaer"), hands=hands, top=TOP).passes("Chendaer")
    s.says("Chendaer", "decipher>intercept", "fengsheng.change").sends("Chendaer", RED, "up", "Feiyuan")
    assert s.options("Feiyuan") == ["accept", "pass"]
    s.says("Feiyuan", "accept")
    assert s.options("Feiyuan") == ["c59=intercept", "pass"]


def test_a_pioneer_who_hands_on_dies_and_wins() -> None:
    """白小年 as 先行者, by an intel of his own that came back."""
    cast = five("Baixiaonian", sides="pioneer agent lurker agent lurker")
    s = table(cast, hands={"Baixiaonian": BLACK}, areas={"Baixiaonian": "23 41 7"}, top=TOP).passes("Baixiaonian")
    s.sends("Baixiaonian", BLACK, "up", "Feiyuan").says("Feiyuan", "pass").says("Baixiaonian", "accept")
    while not s.play.over:
        s.silent()
    assert s.winners == ["Baixiaonian"]


def test_help_is_a_clarify_or_a_skill_for_it() -> None:
    """求澄清: nothing else that is in the hand."""
    hands = {"Peiling": "49 27 79"}
    s = table(five("Feiyuan", "Peiling"), hands=hands, areas={"Duanmujing": DEAD}, top=TOP)
    assert s.options("Peiling") == ["c49", "pass"]


# -- a deck that runs out ----------------------------------------------------------------------------------------------


def scarce(cast: str, n: int, hands: dict[str, str]) -> Message:
    """So many cards are in the deck, numbers up to 103, of which three are drawn; and there are these hands."""
    held = {int(card) for cards in hands.values() for card in cards.split()}
    gone = [c for c in CARDS if not 103 - n < c <= 103 and c not in held]
    return table(cast, hands, laid=[(Moved(c, DISCARD if c > 103 else DECK, GONE), None) for c in gone])


def test_an_empty_deck_entices_nobody_and_shows_nothing() -> None:
    """利诱 and 坚韧 (F39)."""
    s = scarce(five("Feiyuan"), 3, {"Feiyuan": "47"}).uses("Feiyuan", "47", "Duanmujing")
    assert (s.area("Duanmujing"), len(s["Feiyuan"].hand)) == ([], 3)
    s = scarce(five("Feiyuan", "Wuzhiguo"), 3, {"Feiyuan": "51"}).receives("Feiyuan", "51", "Wuzhiguo")
    s.says("Wuzhiguo", "resilience", "fengsheng.trigger")
    assert s.area("Wuzhiguo") == ["black"]


def test_in_short_winds_the_first_take_what_there_is() -> None:
    """风云变幻 (F39): two cards for five."""
    s = scarce(five("Feiyuan"), 5, {}).uses("Feiyuan", "101")
    s.says("Feiyuan", "c102>hand", "fengsheng.winds").says("Duanmujing", "c103>area", "fengsheng.winds")
    assert (s.open_now(), s.area("Duanmujing")) == ({"Feiyuan": "fengsheng.main"}, ["blue+black"])
