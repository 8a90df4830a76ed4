"""Rulings (docs/rulings.md, F…) that no other scene beside this file shows."""

from __future__ import annotations

import pytest

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.card import deck
from duskbell.games.fengsheng.events import (
    CardSettled,
    CharactersOffered,
    Died,
    DyingBegan,
    Flipped,
    HandMoved,
    MissionsNamed,
    Placed,
    WentOut,
)
from duskbell.games.fengsheng.identities import FEW
from duskbell.kernel import PASS
from duskbell.kernel.log import ever
from duskbell.locale import words
from duskbell.testing import sit_down
from tests.rulebook.fengsheng.message import RED, TOP, Message, five, table

DEADS = ("41 42 43", "44 45 46", "35 36 37", "19 20 38", "61 66 73")
"""Three pure black intel for each of those who are to die."""
DEAD = DEADS[0]


def test_names_that_are_written_in_two_ways_are_one() -> None:
    """F25."""
    said = words("zh-CN")
    assert said.text("role-fengsheng-usurper") == "篡夺者"
    assert said.text("character-fengsheng-chijinghai") == "池镜海"
    assert said.text("character-fengsheng-lixing", attribute="title") == "租借巡捕"


@pytest.mark.parametrize("players", range(2, 10))
def test_identities_missions_and_cards_by_the_number_of_players(players: int) -> None:
    """F16, F27 and F28: what may be in play is told to all before identities are dealt."""
    t = sit_down(FENGSHENG, players, players).table
    (told,) = ever(t, MissionsNamed)
    assert len(told.missions) == {2: 3, 3: 3, 4: 3, 6: 4, 9: 5}.get(players, 7)
    assert players > 4 or set(told.missions) <= {m.id for m in FEW}
    dealt = sorted(s.team for s in t.seats)
    reds, blues = dealt.count("red"), dealt.count("blue")
    assert {s.role.id for s in t.seats if s.team == "mystery"} <= set(told.missions)
    if players == 2:
        assert (reds, blues) <= (1, 1)
    elif players == 3:
        assert (reds, blues) in ((1, 1), (1, 0), (0, 1))
    else:
        assert (reds, blues) == ({4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}[players],) * 2
    assert len(deck("auto", players)) == (88 if players <= 4 else 118 if players == 9 else 110)


def test_decks_that_may_be_chosen() -> None:
    """F28."""
    assert [len(deck(profile, 5)) for profile in ("advised", "full", "base", "small")] == [110, 118, 100, 88]


@pytest.mark.parametrize("n", [2, 3])
def test_all_choose_a_character_at_once_and_before_anybody_is_first(n: int) -> None:
    """F26: so that no order of questions tells who sits where in the order of turns."""
    play = sit_down(FENGSHENG, 6, 1, {"choose_from": n})
    assert {a.key for a in play.open.values()} == {"fengsheng.character"}
    assert sorted(play.open) == list(range(6))
    assert [e.count for e in ever(play.table, CharactersOffered)] == [n] * 6
    assert play.table.turn == -1


def test_the_right_hand_neighbour_is_the_next_number() -> None:
    """F29: → goes to the next, ← to the one before."""
    for card, to in (("30", "Duanmujing"), ("27", "Baicanglang")):
        s = table(five("Feiyuan"), hands={"Feiyuan": card}, top=TOP).passes("Feiyuan")
        s.sends("Feiyuan", card, {"30": "right", "27": "left"}[card])
        assert s.open_now() == {to: "fengsheng.accept"}


def lone(sides: str, *, dead: tuple[str, ...], last_faction: bool = True) -> Message:
    """The turn of Feiyuan at a table of five, of whom these die at once by their intel, and give nothing."""
    s = table(five("Feiyuan", sides=sides), areas=dict(zip(dead, DEADS, strict=False)), last_faction=last_faction)
    while not s.play.over and s.play.table.turn == 0:
        s.silent()
    return s


def test_the_last_faction_wins_without_declaring() -> None:
    """F5: the dead of it too; a Usurper in whose turn it is takes nothing; by option the game goes on."""
    dead = ("Wangtianxiang", "Peiling", "Baicanglang")
    s = lone("lurker lurker agent agent mutator", dead=dead)
    assert s.winners == ["Feiyuan", "Duanmujing"]
    assert not lone("lurker lurker agent agent mutator", dead=dead, last_faction=False).play.over
    dead = ("Feiyuan", "Wangtianxiang", "Peiling")
    assert lone("usurper lurker agent agent lurker", dead=dead).winners == ["Duanmujing", "Baicanglang"]
    everybody = ("Feiyuan", "Duanmujing", "Wangtianxiang", "Peiling", "Baicanglang")
    assert lone("lurker lurker agent agent mutator", dead=everybody).winners == []


def test_a_dead_usurper_brings_nobody_along() -> None:
    """F14: 顾小梦 has taken the identity of 篡夺者. When somebody declares in her turn she wins, dead or alive; by 尾声
    who was robbed wins with her only if she lives.
    """
    names = ("Guxiaomeng", "Sp_chengxiaodie", "Feiyuan", "Duanmujing", "Peiling")
    cast = five(*names, sides="lurker agent agent lurker usurper")
    areas = {"Peiling": DEAD, "Guxiaomeng": "44 45", "Feiyuan": "31 32"}
    for alive, winners in ((True, ["Guxiaomeng", "Peiling"]), (False, ["Guxiaomeng"])):
        up = [(Flipped(0, "guxiaomeng", True), None)]
        hands = {"Guxiaomeng": "clarify:blue"}
        s = table(cast, hands=hands, areas=areas, top="red red red 7 8 9 35", laid=up).nobody_acts()
        s.says("Guxiaomeng", "yes", "fengsheng.heir-swap").fights("Guxiaomeng", "clarify:blue", "Feiyuan")
        if not alive:
            s.passes("Guxiaomeng").says("Sp_chengxiaodie", "burn_together", "fengsheng.fight")
        while not s.play.over:
            s.silent()
        assert (s.winners, s["Guxiaomeng"].alive) == (winners, alive)


def test_a_swap_lays_an_open_intel_face_down_again() -> None:
    """F17: then 赌命 and 应变自如 are open."""
    cast = five("Bianyunjiang", "Jinzilai", "Spy_afuluola", "Peiling")
    s = table(cast, hands={"Bianyunjiang": RED, "Peiling": "swap:blue"}, top=TOP).passes("Bianyunjiang")
    s.lures("Bianyunjiang", RED, "up", "Spy_afuluola")
    s.says("Spy_afuluola", "accept", "fengsheng.accept")
    assert s.options("Spy_afuluola") == ["pass"]
    s.passes("Spy_afuluola").uses("Peiling", "swap:blue").passes("Bianyunjiang")
    assert (s.play.table.shown, s.open_now()) == (False, {"Jinzilai": "fengsheng.trigger"})
    s.says("Jinzilai", "pass")
    assert s.options("Spy_afuluola") == ["all_change", "pass"]


def test_who_is_out_dies_no_death_and_counts_for_nothing() -> None:
    """F18, F30 and F31: without a card to send; no mission by death, no gift, no 如归; the intel is discarded. 搅局者
    does not look at who is out.
    """
    cast = five("Laohan", "Duanmujing", sides="lurker disturber agent lurker agent")
    areas = {"Laohan": "41 42", "Feiyuan": "7 13", "Wangtianxiang": "8 14", "Peiling": "9 15"}
    s = table(cast, areas=areas, top="27 28 29 49")
    for card in ("27", "28", "29"):
        s.uses("Laohan", card, "Peiling", "swap")
    s.passes("Laohan")
    assert ([e.seat for e in s.sees(None, WentOut)], s.sees(None, Died), s.area("Laohan")) == ([0], [], [])
    assert (s["Laohan"].out, s["Laohan"].alive, s.play.table.turn) == (True, False, 1)
    assert s.receives("Duanmujing", "49", "Peiling").winners == ["Duanmujing"]


def test_a_card_s_two_nodes_look_for_dying() -> None:
    """F19: with 赌命 after 调包 help is asked when that card is settled, before anybody may act in the fight again."""
    cast = five("Feiyuan", "Jinzilai", "Peiling")
    hands = {"Feiyuan": RED, "Peiling": "swap:blue", "Jinzilai": "35"}
    s = table(cast, hands=hands, areas={"Jinzilai": "black black"}, top=TOP).fights("Feiyuan", RED, "Duanmujing")
    s.passes("Feiyuan", "Jinzilai").uses("Peiling", "swap:blue").says("Jinzilai", "gamble", "fengsheng.trigger")
    s.says("Jinzilai", "red", "fengsheng.colour").silent("Jinzilai")
    kinds = [type(e.event) for e in s.play.table.log if type(e.event) in (CardSettled, Placed, DyingBegan)]
    assert kinds == [CardSettled, Placed, DyingBegan]
    assert set(s.open_now().values()) == {"fengsheng.save"}


def test_all_the_dead_give_before_any_of_them_discards() -> None:
    """F20."""
    hands = {"Duanmujing": "27", "Peiling": "28"}
    s = table(five("Feiyuan"), hands=hands, areas={"Duanmujing": DEADS[0], "Peiling": DEADS[1]}, top=TOP)
    while set(s.open_now().values()) == {"fengsheng.save"}:
        s.silent()
    assert s.open_now() == {"Duanmujing": "fengsheng.heir"}
    assert s.options("Duanmujing") == ["Wangtianxiang", "Baicanglang", "Feiyuan", "pass"], "Peiling is dead as well"
    s.says("Duanmujing", "Feiyuan")
    assert (s.open_now(), len(s["Duanmujing"].area)) == ({"Peiling": "fengsheng.heir"}, 3)
    s.says("Peiling", "pass")
    assert (len(s["Duanmujing"].area), len(s["Peiling"].area), len(s["Feiyuan"].hand)) == (0, 0, 4)


def test_the_dead_may_give_fewer_by_option() -> None:
    """F3."""
    s = table(five("Feiyuan"), hands={"Peiling": "27 28 31 32"}, areas={"Peiling": DEAD}, top=TOP, gift="up_to_three")
    s.nobody_acts().says("Peiling", "Feiyuan", "fengsheng.heir")
    s.refuses("Peiling", "c27,c28,c31,c32")
    s.says("Peiling", "c28", "fengsheng.bequeath")
    assert (len(s["Feiyuan"].hand), len(s.play.table.discard[-6:])) == (4, 6)


def test_what_may_be_used_may_be_left() -> None:
    """F22: 真理 and 顺势而为, and so 换日, 深藏, 将计就计 and 比翼双飞."""
    up = [(Flipped(0, "lishuyun", True), None)]
    s = table(five("Lishuyun"), hands={"Lishuyun": RED}, top=TOP, laid=up).receives("Lishuyun", RED, "Peiling")
    assert s.options("Lishuyun") == ["truth", "pass"]
    s.says("Lishuyun", "pass")
    assert (s["Lishuyun"].up, len(s["Lishuyun"].hand)) == (True, 3)


def test_a_last_return_has_nowhere_to_go_in_the_own_turn() -> None:
    """F56: nor is there a gift to who has died with the dying one."""
    s = table(five("Laohan"), areas={"Laohan": DEAD}, top=TOP).nobody_acts()
    assert s.open_now() == {"Laohan": "fengsheng.heir"}
    s = table(five("Feiyuan", "Laohan"), areas={"Laohan": DEADS[0], "Feiyuan": DEADS[1]}, top=TOP)
    while not s.sees(None, Died):
        s.silent()
    assert "fengsheng.trigger" not in s.open_now().values()


def test_the_dead_draw_nothing() -> None:
    """F57: 知音 for what came from who has died since, by 共焚."""
    cast = five("Feiyuan", "Chengxiaodie", "Sp_chengxiaodie")
    areas = {"Feiyuan": "black black"}
    s = table(cast, hands={"Feiyuan": RED}, areas=areas, top=f"{TOP} red red red 35").fights(
        "Feiyuan", RED, "Chengxiaodie"
    )
    s.says("Sp_chengxiaodie", "burn_together")
    while s.play.table.turn == 0:
        s.silent()
    assert (s["Feiyuan"].alive, s["Feiyuan"].hand, len(s["Chengxiaodie"].hand)) == (False, (), 1 + 3)


def test_a_drawn_card_of_hers_is_a_card_got() -> None:
    """F59 and F9: 毒计 with 凌素秋: each card that went from her to another is one to answer."""
    cast = five("Feiyuan", "Baikunshan", "Lingsuqiu", "Peiling")
    s = table(cast, hands={"Feiyuan": RED, "Lingsuqiu": "27", "Peiling": "31"}, top=TOP)
    s.fights("Feiyuan", RED, "Baikunshan").does("Baikunshan", "poison_plot", "Lingsuqiu", "Peiling")
    moved = [(e.source, e.to) for e in s.sees(None, HandMoved)]
    assert moved == [(3, 2), (2, 3), (2, 1), (3, 1)]
    assert s.options("Lingsuqiu") == ["inch>#1", "pass"], "Peiling has no card any more"


def test_silence_passes_and_takes_the_first_where_something_must_be_done() -> None:
    """F62."""
    s = table(five("Feiyuan"), hands={"Feiyuan": "27"}, top="28 29 30")
    ask = s.play.open[0]
    assert (ask.key, ask.default) == ("fengsheng.main", PASS)
    s.silent()
    assert s.play.open[0].default == s.play.open[0].options[0]


def test_what_never_decides_is_broken_off() -> None:
    """F63: so many rounds in a row without a death."""
    s = table(five("Feiyuan"), quiet_rounds=1)
    left: list[int] = []
    for _ in range(2000):
        if s.play.over:
            break
        if s.play.table.day > len(left):
            left.append(s.play.game.facts(s.play.view(0).table)["left"])
        s.silent()
    assert (s.winners, s.play.outcome.reason if s.play.outcome else "") == ([], "fengsheng.quiet")
    assert s.play.table.day == 5  # with the last turn, not with the next one's begin
    assert left == [4, 3, 2, 1, 0]  # how many more there are is in everybody's sight


def test_an_heir_who_dies_at_the_same_time_inherits_nothing() -> None:
    """F64: 承志 and 尾声 are of the living."""
    up = [(Flipped(1, "guxiaomeng", True), None)]
    s = table(
        five("Feiyuan", "Guxiaomeng"),
        hands={"Peiling": "27"},
        areas={"Guxiaomeng": DEADS[0], "Peiling": DEADS[1]},
        top=TOP,
        laid=up,
    )
    while not s.sees(None, Died):
        s.silent()
    assert (s.sees(None, HandMoved), s.open_now()) == ([], {"Peiling": "fengsheng.heir"})
