"""Cup rules, 自爆规则: who may self-destruct, when, and what follows in each of the three windows."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Announced, Awoke, Burst, Elected, Suspended, Turned
from tests.rulebook.werewolf.cup import (
    Cup,
    all_of,
    counting_down,
    cup,
    dead,
    go_on,
    living,
    night,
    no_sheriff,
    numbers,
    offered,
    sheriff,
    sign_up,
    speakers,
    stage,
    takes,
    talking,
    through,
    to,
    vote,
    who_sees,
    won,
)

PACK = ["1", "2", "3", "4"]


def ten_speaks(kill: str = "9") -> Cup:
    """The first speech of the first day, nobody is sheriff; 9 has had last words."""
    return talking(cup(lots=["10"]), kill=kill)


def campaigning(*who: str, kill: str = "9") -> Cup:
    return sign_up(night(cup(), kill=kill), *(who or ("1", "5", "12")))


# who


def test_wolves_may_self_destruct_and_nobody_of_the_good_ever() -> None:
    s = ten_speaks()
    assert offered(s, "burst") == PACK
    s.refuses("5", "burst")


def test_nobody_outside_sees_that_a_wolf_may() -> None:
    s = ten_speaks()
    assert s.play.view(s.no("5")).events == s.play.view(s.no("6")).events or s.sees("5", Burst) == []
    assert s.no("5") not in s.play.offers


@pytest.mark.parametrize("when", ["night", "sign-up", "words", "vote"])
def test_not_outside_the_windows(when: str) -> None:
    s = cup()
    if when != "night":
        night(s, kill="9")
    if when == "words":
        no_sheriff(s)
        assert speakers(s) == ["9"]
    if when == "vote":
        s = ten_speaks()
        while "werewolf.vote-exile" not in s.open_now().values():
            go_on(s)
    assert offered(s, "burst") == []


# in the speeches of the day


def test_a_speech_is_broken_off_and_it_is_night() -> None:
    s = ten_speaks()
    go_on(s)
    assert speakers(s) == ["11"]
    takes(s, "1", "burst")
    assert stage(s) == "night 2 guard"
    assert speakers(s) == []
    assert dead(s) == {"9": "pack", "1": "burst"}


def test_all_see_who_it_was_and_nothing_more() -> None:
    s = takes(ten_speaks(), "1", "burst")
    assert who_sees(s, Burst) == ["public"]
    assert s.knows("5", "1") is None


def test_no_last_words() -> None:
    """Not in the first night's way either: this rule goes before all others."""
    s = takes(ten_speaks(), "1", "burst")
    assert [t.step for t in s.sees(None, Turned) if t.seat == 0] == [""]


def test_before_the_sheriff_has_fixed_the_order_by_agreement() -> None:
    """W28."""
    for may in (True, False):
        s = through(campaigning("5", "12"))
        if not may:
            s = through(sign_up(night(cup(burst_before_order=False), kill="9"), "5", "12"))
        all_of(s, "pass")
        vote(s, all="5")
        through(s)
        assert s.open_now() == {"5": "werewolf.order"}
        assert offered(s, "burst") == (PACK if may else [])
        if may:
            takes(s, "1", "burst")
            assert stage(s) == "night 2 guard"


def test_in_the_speeches_of_a_duel_too() -> None:
    s = ten_speaks()
    while "werewolf.vote-exile" not in s.open_now().values():
        go_on(s)
    vote(s, _1="5", _2="6")
    assert stage(s) == "vote 1 duel"
    assert offered(s, "burst") == PACK
    takes(s, "1", "burst")
    assert stage(s) == "night 2 guard"


# the dead wolf's last night


def test_it_takes_part_in_the_packs_next_action_and_then_leaves() -> None:
    s = to(takes(ten_speaks(), "1", "burst"), "pack")
    assert set(s.open_now()) == set(PACK)
    assert speakers(s, "pack") == PACK
    assert "1" not in s.options("2"), "it is dead already"
    no_more = night(s, kill="10")
    assert dead(no_more)["10"] == "pack"
    while stage(s).split()[0] != "night":
        who, key = next(iter(s.open_now().items()))
        s.says(who, {"werewolf.vote-exile": "pass"}.get(key, "go-on"))
    to(s, "pack")
    assert set(s.open_now()) == {"2", "3", "4"}
    assert numbers(s.sees("1", Awoke)[-1].seats) == PACK


def test_without_its_number_there_is_no_kill() -> None:
    s = to(takes(ten_speaks(), "1", "burst"), "pack")
    for n in PACK:
        s.says(n, "10")
    for n in PACK:
        s.says(n, "pass" if n == "1" else "10")
    night(s)
    assert "10" in living(s)


# in the campaign of the first day


def test_the_campaign_stops_the_election_is_suspended_and_the_deaths_are_told() -> None:
    s = takes(campaigning(), "1", "burst")
    assert s.sees(None, Suspended)
    assert numbers(s.sees(None, Announced)[0].dead) == ["9"]
    assert stage(s).startswith("dawn 1")
    assert speakers(s) == ["9"], "the dead of the first night have last words all the same (W8)"
    through(s)
    assert stage(s) == "night 2 guard"
    assert dead(s) == {"1": "burst", "9": "pack"}


def test_a_candidate_who_self_destructs_has_withdrawn() -> None:
    s = takes(campaigning("1", "5", "12"), "1", "burst")
    through(s)
    night(s)
    assert counting_down(s) == ["5", "12"]


def test_a_wolf_that_does_not_run_may_do_it_too_and_all_candidates_stay() -> None:
    s = takes(campaigning("5", "12"), "2", "burst")
    night(through(s))
    assert counting_down(s) == ["5", "12"]


def test_on_the_second_day_there_are_no_speeches_but_withdrawal_and_vote() -> None:
    s = night(through(takes(campaigning("5", "12"), "2", "burst")), kill="10")
    assert stage(s) == "election 2 withdrawal"
    assert "10" in living(s), "the second night's deaths are told after the election too"
    all_of(s, "pass")
    assert set(s.open_now()) == {"1", "3", "4", "6", "7", "8", "10", "11"}
    vote(s, all="5")
    assert sheriff(s) == "5"
    assert numbers(s.sees(None, Announced)[-1].dead) == ["10"]


def test_a_candidate_who_has_died_meanwhile_does_not_run() -> None:
    s = night(through(takes(campaigning("9", "12", kill="9"), "2", "burst")))
    all_of(s, "pass")
    assert sheriff(s) == "12"


def test_a_dying_wolf_may_self_destruct_in_the_campaign() -> None:
    """W39: the night was not peaceful, and so it is told."""
    s = takes(campaigning("1", "5", kill="1"), "1", "burst")
    assert dead(s) == {"1": "burst"}
    assert numbers(s.sees(None, Announced)[0].dead) == ["1"]


def test_a_suspended_duel_goes_on_as_a_duel() -> None:
    s = through(campaigning("3", "5", "12"))
    all_of(s, "pass")
    vote(s, _1="3", _2="5")
    takes(s, "1", "burst")
    night(through(s))
    assert counting_down(s) == ["3", "5"]
    all_of(s, "pass")
    assert "12" in s.open_now(), "12 ran, but is not tied"
    vote(s, _12="5")
    assert sheriff(s) == "5"


# in the withdrawal


def test_not_in_the_withdrawal_of_the_first_day() -> None:
    s = through(campaigning())
    assert stage(s) == "election 1 withdrawal"
    assert offered(s, "burst") == []


def test_in_the_withdrawal_of_the_second_day_it_ends_the_election() -> None:
    s = night(through(takes(campaigning("5", "12"), "2", "burst")), kill="10")
    assert offered(s, "burst") == ["1", "3", "4"]
    takes(s, "3", "burst")
    assert [e.seat for e in s.sees(None, Elected)] == [-1]
    assert numbers(s.sees(None, Announced)[-1].dead) == ["10"]
    through(s)
    assert stage(s) == "night 3 guard"
    assert s.play.table.badge == "gone"


def test_in_a_campaign_of_the_second_day_it_ends_the_election_too() -> None:
    """W5: the text knows of no third day of an election."""
    s = night(through(takes(campaigning("5", "12"), "2", "burst")))
    all_of(s, "pass")
    vote(s, _1="5", _3="12")
    assert stage(s) == "election 2 campaign"
    takes(s, "3", "burst")
    assert [e.seat for e in s.sees(None, Elected)] == [-1]
    assert stage(through(s)) == "night 3 guard"


# a sheriff who self-destructs, and the last wolf


def test_a_sheriff_who_self_destructs_passes_the_badge_before_night_falls() -> None:
    s = through(campaigning("1", "5"))
    all_of(s, "pass")
    vote(s, all="1")
    while stage(s) != "speeches 1 speeches":
        who = next(iter(s.open_now()))
        s.says(who, "forward" if who == "1" else "go-on")
    takes(s, "1", "burst")
    assert s.open_now() == {"1": "werewolf.badge"}
    s.says("1", "12")
    assert sheriff(s) == "12"
    assert stage(s) == "night 2 guard"


def test_the_last_wolf_that_self_destructs_has_lost() -> None:
    s = no_sheriff(night(cup("wolf seer witch villager*3", lots=["2"]), kill="4"))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    takes(s, "1", "burst")
    assert won(s) == ("good", "conceded")


@pytest.mark.parametrize("card", ["gargoyle", "hidden_wolf", "mechanical_wolf", "wolf_beauty", "spirit_knight"])
def test_a_wolf_whose_card_forbids_it_is_refused(card: str) -> None:
    """A foul, so the program does not let it happen; the plain wolves may."""
    s = talking(cup(f"{card} wolf*3 seer witch hunter guard villager*4"), kill="9")
    assert offered(s, "burst") == ["2", "3", "4"]
    s.refuses("1", "burst")


@pytest.mark.parametrize("when", ["campaign", "speech", "second withdrawal"])
def test_nobody_of_the_good_can_show_innocence_by_it(when: str) -> None:
    s = ten_speaks() if when == "speech" else campaigning("5", "12")
    if when == "second withdrawal":
        night(through(takes(s, "2", "burst")))
    for good in set(living(s)) - set(PACK):
        s.refuses(good, "burst")


def test_after_the_packs_action_the_dead_wolf_has_left() -> None:
    s = to(takes(ten_speaks(), "1", "burst"), "pack")
    assert s.cannot_talk("1", "public")
    to(s, "witch")
    assert speakers(s, "pack") == []
    assert "1" not in s.open_now()
    assert s.play.offers.get(0, []) == []


def test_a_dying_wolf_may_self_destruct_in_the_withdrawal_of_the_second_day() -> None:
    """The second night's knife has hit wolf 3; nobody has been told yet."""
    s = night(through(takes(campaigning("5", "12"), "2", "burst")), kill="3")
    assert offered(s, "burst") == ["1", "3", "4"]
    takes(s, "3", "burst")
    assert dead(s) == {"2": "burst", "9": "pack", "3": "burst"}
    assert numbers(s.sees(None, Announced)[-1].dead) == ["3"]
    assert s.play.table.badge == "gone"


def test_a_wolf_the_first_night_has_killed_has_no_last_words_once_it_self_destructs() -> None:
    """发言规则: this goes before the rule about the first night."""
    s = through(takes(campaigning("1", "5", kill="1"), "1", "burst"))
    assert [t.step for t in s.sees(None, Turned)] == [""]


def test_one_candidate_is_left_but_the_election_is_suspended_before_the_speech_ends() -> None:
    """Nobody is sheriff yet: on the second day the one may still withdraw, and only then has won."""
    s = campaigning("5", "12")
    takes(s, "12", "withdraw")
    takes(s, "1", "burst")
    assert sheriff(s) == ""
    night(through(s))
    assert counting_down(s) == ["5"]
    s.silent()
    assert sheriff(s) == "5"
