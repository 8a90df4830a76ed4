"""Dying, death and winning where they meet: what `checklist` asks for and no scene before had shown."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.fengsheng.characters import EVERYBODY
from duskbell.games.fengsheng.events import Died, DyingBegan, Flipped, HandMoved, WentOut
from tests.rulebook.fengsheng.message import RED, TOP, Message, five, table
from tests.rulebook.fengsheng.test_victory import six

DEAD, DEAD2 = "41 42 43", "44 45 46"
BLUE = "clarify:blue"


def up(who: str, seat: int) -> tuple[Flipped, None]:
    """This character, which begins face down, lies face up."""
    return (Flipped(seat, who, True), None)


def until(s: Message, *keys: str) -> Message:
    """All are silent until one of these is asked, or the game is over."""
    while not s.play.over and set(s.open_now().values()).isdisjoint(keys):
        s.silent()
    return s


# -- dying and death ---------------------------------------------------------------------------------------------------


def test_a_win_comes_before_the_dying_that_came_with_it() -> None:
    """如归 lays the third red and the third black at once: the node after the deaths looks for wins first."""
    s = table(
        "Duanmujing: lurker, Laohan: agent, Jianxiansheng: agent, Feiyuan: lurker, Laobie: pioneer",
        areas={"Duanmujing": "7 8 41 42", "Laohan": "25 43 44"},
    ).nobody_acts()
    s.says("Laohan", "last_return", "fengsheng.trigger").says("Laohan", "c25", "fengsheng.last-return")
    assert s.winners == ["Duanmujing", "Feiyuan"]
    assert [e.seats for e in s.sees(None, DyingBegan)] == [(1,)]


def test_a_last_letter_fells_another_after_gift_and_discards() -> None:
    """遗信: the whole of dying and death once more."""
    s = table(
        five("Feiyuan", "Liningyu"),
        hands={"Liningyu": "35 36"},
        areas={"Liningyu": DEAD, "Peiling": "44 45"},
        top=TOP,
        laid=[up("liningyu", 1)],
    ).nobody_acts()
    s.says("Liningyu", "last_letter", "fengsheng.trigger").says("Liningyu", "c35", "fengsheng.last-letter")
    s.says("Liningyu", "Peiling", "fengsheng.lay-before")
    assert (s["Peiling"].black, s.open_now()) == (3, {"Liningyu": "fengsheng.heir"})
    s.says("Liningyu", "Feiyuan")
    assert [e.seats for e in s.sees(None, DyingBegan)] == [(1,), (4,)]
    assert [e.seat for e in s.nobody_acts().sees(None, Died)] == [1, 4]


def test_an_heir_of_two_takes_from_each_and_may_change_twice() -> None:
    """承志 once for each of the dead, in her order; the identity she has given up is nobody's any more (F52)."""
    s = table(
        five("Feiyuan", "Guxiaomeng", sides="lurker lurker killer agent agent"),
        hands={"Duanmujing": "27", "Peiling": "31"},
        areas={"Duanmujing": DEAD, "Peiling": DEAD2},
        top=TOP,
        laid=[up("guxiaomeng", 1)],
    )
    until(s, "fengsheng.trigger")
    assert s.options("Guxiaomeng") == ["heir>#2", "heir>#4"]
    s.says("Guxiaomeng", "heir>#4").says("Guxiaomeng", "yes", "fengsheng.heir-swap")
    s.says("Guxiaomeng", "yes", "fengsheng.heir-swap")
    roles = [None if x.role is None else x.role.id for x in s.play.table.seats]
    assert roles == ["lurker", "killer", None, "agent", None]
    assert [(e.source, e.to) for e in s.sees(None, HandMoved)] == [(4, 1), (2, 1)]


def test_who_was_robbed_is_of_no_faction_where_one_alone_is_left() -> None:
    """承志 and the last faction (F5, F52): the robbed one's was blue, and blue has won without them."""
    s = table(
        five("Feiyuan", "Guxiaomeng", sides="agent lurker lurker killer agent"),
        areas={"Duanmujing": DEAD, "Wangtianxiang": "25 40 57", "Peiling": DEAD2},
        top=TOP,
        laid=[up("guxiaomeng", 1)],
    )
    until(s, "fengsheng.trigger").says("Guxiaomeng", "heir>#4").says("Guxiaomeng", "yes", "fengsheng.heir-swap")
    while not s.play.over:
        s.silent()
    assert s.winners == ["Feiyuan", "Guxiaomeng"]
    assert s.play.outcome is not None
    assert s.play.outcome.reason == "fengsheng.last-side"


def test_where_nobody_lives_nobody_has_won() -> None:
    """F5: all have died together."""
    s = table(
        "Feiyuan: lurker, Duanmujing: agent",
        areas={"Feiyuan": DEAD, "Duanmujing": DEAD2},
        chance={"coin": ["faction", "faction"]},
    )
    while not s.play.over:
        s.silent()
    assert s.winners == []
    assert s.play.outcome is not None
    assert s.play.outcome.reason == "fengsheng.nobody"


# -- missions ----------------------------------------------------------------------------------------------------------


def test_three_red_and_three_black_of_an_agent_win_for_the_mutator() -> None:
    """诱变者 before anybody is dying."""
    s = six("killer", "mutator", Duanmujing="25 40 57")
    assert (s.winners, s.sees(None, DyingBegan)) == (["Laobie"], [])


def test_who_declares_gives_the_mutator_nothing() -> None:
    """诱变者 and three of both colours: the three blue of a lurker who declares by the red ones do not count."""
    assert six("killer", "mutator", Jianxiansheng="114 115 117").winners == ["Jianxiansheng", "Zhangyiting"]


def felled_mutator(laohan: str) -> Message:
    """In the turn of an agent who has two red intel, 老汉 and the Mutator die together; the first has this card."""
    return until(
        table(
            "Duanmujing: agent, Laohan: lurker, Peiling: mutator, Feiyuan: agent, Laobie: lurker",
            hands={"Laobie": "79", "Duanmujing": RED},
            areas={"Duanmujing": "7 8", "Laohan": f"{laohan} 44 45", "Peiling": DEAD},
            top=TOP,
        ),
        "fengsheng.trigger",
    ).says("Laohan", "last_return", "fengsheng.trigger")


def test_a_mutator_counts_in_the_death_that_is_settled_and_not_after_it() -> None:
    """诱变者 (F7): a third red by 如归 of the same death is his; one that is received later in the turn is not."""
    assert felled_mutator("25").says("Laohan", "c25", "fengsheng.last-return").winners == ["Peiling"]
    s = felled_mutator("46").says("Laohan", "c46", "fengsheng.last-return")
    until(s, "fengsheng.main").passes("Duanmujing").sends("Duanmujing", RED, "up", "Feiyuan")
    s.says("Feiyuan", "pass").says("Duanmujing", "accept").nobody_acts()
    assert (s["Duanmujing"].red, s["Peiling"].alive, s.play.over) == (3, False, False)


def test_a_disturber_looks_at_the_living_alone() -> None:
    """搅局者: who has died in that turn with nothing is no bar."""
    areas = dict.fromkeys(("Duanmujing", "Jianxiansheng", "Wangkui"), "red blue")
    s = six("disturber", "pioneer", **areas, Laobie="red blue", Zhangyiting="41 42 43")
    while not s.play.over and s.play.table.turn == 0:
        s.silent()
    assert (s.winners, s["Zhangyiting"].alive) == (["Feiyuan"], False)


def test_a_usurper_whose_partner_declares_wins_alone() -> None:
    """篡夺者 is 小九, and 韩梅 declares by 白月光 in his turn: he stands in the list already and takes it all (F2)."""
    cast = five("Young_xiaojiu", "Sp_hanmei", sides="usurper lurker agent agent lurker")
    s = table(cast, areas={"Young_xiaojiu": "13 14 15"}, top=TOP)
    assert s.says("Sp_hanmei", "yes", "fengsheng.declare").winners == ["Young_xiaojiu"]


# -- skills that win ---------------------------------------------------------------------------------------------------


def test_both_lovers_may_declare_together() -> None:
    """白月光 and 意中人, each with another's three; a Mutator who wins by them wins along."""
    areas = {"Young_hanmei": "7 8 9", "Young_xiaojiu": "13 14 15"}
    names = ("Sp_hanmei", "Sp_xiaojiu", "Young_hanmei", "Young_xiaojiu", "Feiyuan")
    for fifth, more in (("killer", []), ("mutator", ["Feiyuan"])):
        s = table(five(*names, sides=f"agent lurker agent lurker {fifth}"), areas=areas)
        s.says("Sp_hanmei", "yes", "fengsheng.declare").says("Sp_xiaojiu", "yes", "fengsheng.declare")
        assert s.winners == [*names[:4], *more]


def test_moon_white_has_no_part_in_what_he_declares_as_the_mutator() -> None:
    """白月光: three blue of a 小九 who is 诱变者 are his own declaration."""
    cast = five("Sp_hanmei", "Young_xiaojiu", sides="lurker mutator agent agent lurker")
    assert table(cast, areas={"Young_xiaojiu": "13 14 15"}).winners == ["Young_xiaojiu"]


def robbed(picks: str) -> list[str]:
    """In the turn of 秦圆圆, 顾小梦 has robbed an agent, and wins with the agent who declares, if picked so."""
    cast = five(
        "Qinyuanyuan", "Guxiaomeng", "Feiyuan", "Duanmujing", "Peiling", sides="killer lurker agent lurker agent"
    )
    areas = {"Peiling": DEAD, "Feiyuan": "13 14"}
    laid = [up("qinyuanyuan", 0), up("guxiaomeng", 1)]
    s = table(cast, hands={"Qinyuanyuan": BLUE}, areas=areas, top=TOP, laid=laid)
    until(s, "fengsheng.heir-swap").says("Guxiaomeng", "yes").fights("Qinyuanyuan", BLUE, "Feiyuan")
    until(s, "fengsheng.two-birds").says("Qinyuanyuan", picks, "fengsheng.two-birds")
    return s.winners


def test_two_birds_come_before_an_epilogue_behind_them() -> None:
    """比翼双飞, then 尾声, from whose turn it is: whom the birds have left out brings nobody along."""
    assert robbed("Feiyuan") == ["Qinyuanyuan", "Feiyuan"]
    assert robbed("pass") == ["Guxiaomeng", "Feiyuan", "Peiling"]


def test_of_several_partners_one_is_chosen() -> None:
    """白月光 with two 小九 who have three blue each (F13); who declines is not asked again about these two (F65)."""
    cast = five("Sp_hanmei", "Young_xiaojiu", "Adult_xiaojiu", sides="agent lurker lurker agent killer")
    areas = {"Young_xiaojiu": "13 14 15", "Adult_xiaojiu": "16 17 18"}
    hands = {"Sp_hanmei": RED}
    for says, winners in (("Young_xiaojiu", [0, 1]), ("Adult_xiaojiu", [0, 2]), ("pass", [])):
        s = table(cast, hands=hands, areas=areas, top=TOP, laid=[up("adult_xiaojiu", 2)])
        assert s.options("Sp_hanmei") == ["Young_xiaojiu", "Adult_xiaojiu", "pass"]
        s.says("Sp_hanmei", says, "fengsheng.declare")
        if winners:
            assert [s.no(who) for who in s.winners] == winners
        else:
            assert s.receives("Sp_hanmei", RED, "Feiyuan").play.table.turn == 1


def test_who_declares_by_a_skill_blocks_nobody_else_s() -> None:
    """白月光 and 意中人 of the two themselves: 小九 declares as well, so 比翼双飞 may choose him (F13)."""
    cast = five("Qinyuanyuan", "Sp_hanmei", "Sp_xiaojiu", sides="killer agent lurker agent lurker")
    areas = {"Sp_hanmei": "7 8 9", "Sp_xiaojiu": "13 14 15"}
    s = table(cast, areas=areas, top=TOP, laid=[up("qinyuanyuan", 0)])
    s.says("Sp_hanmei", "yes", "fengsheng.declare").says("Sp_xiaojiu", "yes", "fengsheng.declare")
    s.says("Qinyuanyuan", "Sp_xiaojiu", "fengsheng.two-birds")
    assert s.winners == ["Qinyuanyuan", "Sp_hanmei", "Sp_xiaojiu"]


def test_two_birds_choose_nobody_dead() -> None:
    """比翼双飞: 先行者, a man, declares by his own death (F71)."""
    cast = five("Qinyuanyuan", "Feiyuan", sides="lurker pioneer agent lurker agent")
    s = table(cast, areas={"Feiyuan": "23 41 42"}, top=TOP, laid=[up("qinyuanyuan", 0)])
    assert s.nobody_acts().winners == ["Feiyuan"]


# -- alone -------------------------------------------------------------------------------------------------------------


def alone(who: str, hands: str = "", **more: Any) -> Message:
    """The play phase of somebody's turn in which the only other one has died."""
    cast, areas = f"{who}: lurker, Duanmujing: agent", {"Duanmujing": "23 24 41"}
    chance = {"coin": ["faction", "faction"], "steal": [f"c{n}" for n in range(1, 119)]}
    s = table(cast, hands={who: hands} if hands else None, areas=areas, chance=chance, **more)
    return until(s, "fengsheng.main")


def test_where_nobody_else_lives_every_arrow_leads_back() -> None:
    """Nobody is out who has a card (F30, F32); the sole survivor wins when the turn ends, with the option off too
    (F5).
    """
    for option in (True, False):
        s = alone("Feiyuan", top="49 50 51", last_faction=option).passes("Feiyuan")
        assert [w for w in s.options("Feiyuan") if "lock" not in w] == [f"c{n}>up>#0" for n in (49, 50, 51)]
        s.says("Feiyuan", "c50>up>#0").says("Feiyuan", "accept").nobody_acts()
        assert (s.area("Feiyuan"), s.sees(None, WentOut), s.winners) == (["red"], [], ["Feiyuan"])


def test_a_skill_that_finds_nobody_does_the_rest() -> None:
    """羁绊 draws, 惑心 shows, 冷血训练 sends to herself, 信鸽联络 is not asked."""
    assert len(alone("Sp_guxiaomeng").says("Sp_guxiaomeng", "bond")["Sp_guxiaomeng"].hand) == 5
    s = alone("Gaoqiao").says("Gaoqiao", "bewitch")
    assert s.open_now() == {"Gaoqiao": "fengsheng.main"}
    s = alone("Young_hanmei", top=f"{TOP} 51 52").passes("Young_hanmei").says("Young_hanmei", "blood_training")
    assert set(s.options("Young_hanmei")) == {f"c{n}>up>#0>lock>#0" for n in (51, 52)}
    s = alone("Xiaolingdang", top="27 28 29").passes("Xiaolingdang").says("Xiaolingdang", "c27>left")
    assert s.open_now() == {"Xiaolingdang": "fengsheng.accept"}


@pytest.mark.parametrize("character", EVERYBODY)
def test_whoever_is_left_alone_comes_to_the_end(character: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, who = Random(character), character.capitalize()
    other = "Duanmujing" if character != "duanmujing" else "Feiyuan"
    told = Message._chance
    monkeypatch.setattr(Message, "_chance", lambda s, ask: told(s, ask) if s.told.get(ask.key) else ask.sample(rng))
    for _ in range(3):
        s = table(
            f"{who}: lurker, {other}: agent",
            hands={who: "51 27 20 107"},
            areas={other: "23 24 41", who: "31 7"},
            chance={"coin": ["faction", "faction"]},
        )
        while not s.play.over:
            seat, ask = next(iter(s.play.open.items()))
            s.play.answer(seat, ask.sample(rng))
