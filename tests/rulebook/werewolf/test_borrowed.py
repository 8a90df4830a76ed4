"""Cards that several hold, by learning or taking over; and what fear, a cut day or a ballot undone leaves of a card."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Frightened, Learned, Turned, Voted
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    dead,
    go_on,
    living,
    night,
    no_sheriff,
    peaceful,
    penalise,
    stage,
    takes,
    to,
    to_the_vote,
    vote,
    won,
)

AVENGED = "wolf*2 wolf_beauty seer witch witch_hunter shadow avenger cupid villager*3"
"""The avenger is 8."""


def learned(card: str) -> Cup:
    """The second night; the mechanical wolf 1 has learned the card of 6 in the first."""
    return peaceful(cup(f"mechanical_wolf wolf*2 seer witch {card} guard villager*5", kidnap="off"), learn="6")


def farewell(s: Cup, who: str) -> list[str]:
    """What somebody is asked until the farewells are over; nobody shoots."""
    keys = []
    while not s.play.over and (stage(s).startswith("dawn") or "farewell" in stage(s)):
        if key := s.open_now().get(who):
            keys.append(key)
        name, key = next(iter(s.open_now().items()))
        s.says(name, {"werewolf.draw": "no", "werewolf.badge": "pass"}.get(key, "go-on"))
    return keys


# what is told is a power, too


def test_a_frightened_graveyard_keeper_learns_nothing_and_reads_so() -> None:
    s = day(no_sheriff(night(cup("nightmare wolf*3 seer witch hunter graveyard_keeper villager*4"))), "9")
    night(s, fear="8")
    assert (s.sees("8", Learned), len(s.sees("8", Frightened))) == ([], 1)


def test_a_keeper_who_is_not_frightened_learns_of_the_exiled() -> None:
    s = day(no_sheriff(night(cup("nightmare wolf*3 seer witch hunter graveyard_keeper villager*4"))), "9")
    night(s, fear="7")
    assert [e.what for e in s.sees("8", Learned)] == ["seen-good"]


# of what the avenger has died, W57


def test_an_avenger_whom_the_beauty_takes_along_stabs() -> None:
    s = night(cup(AVENGED), mimic="1", charm="8")
    vote(to_the_vote(no_sheriff(s)), all="3")
    assert "werewolf.draw" in farewell(s, "8")
    assert dead(s)["8"] == "charm"


def test_an_avenger_who_is_hunted_stabs() -> None:
    """The shadow mimics the seer, so it is a wolf."""
    s = night(peaceful(cup(AVENGED), mimic="4"), hunt="8")
    assert "werewolf.draw" in farewell(s, "8")
    assert dead(s)["8"] == "hunt"


def test_an_avenger_who_dies_of_love_stabs() -> None:
    s = night(cup(AVENGED), mimic="1", love="8,10", kill="10")
    assert "werewolf.draw" in farewell(no_sheriff(s), "8")


def test_an_avenger_whom_the_referee_kills_does_not_stab() -> None:
    s = penalise(to_the_vote(no_sheriff(night(cup(AVENGED), mimic="1"))), "8", "kill")
    assert "werewolf.draw" not in farewell(s, "8")


# who shows a card that was learned, W58


def test_a_wolf_that_shows_a_learned_idiot_stays_a_wolf() -> None:
    """Everybody but the wolf itself takes it for an idiot; the good have not won while it lives."""
    s = day(night(learned("idiot")), "1")
    assert s["1"].alive
    assert (s["1"].role.id, s["1"].team, s.knows("1", "1")) == ("mechanical_wolf", "wolves", "mechanical_wolf")
    assert s.knows("9", "1") == "idiot"
    s = day(night(day(night(s), "2")), "3")
    assert not s.play.over
    assert won(day(night(s), "1")) == ("good", "no-wolves")


def test_a_wolf_that_duels_as_a_learned_knight_dies_as_a_wolf() -> None:
    s = night(learned("knight"))
    while stage(s) != "speeches 2 speeches":
        go_on(s)
    takes(s, "1", "#6")
    assert dead(s) == {"1": "duel"}
    assert (s["1"].role.id, s["1"].team) == ("mechanical_wolf", "wolves")


def test_who_has_seen_a_wolf_keeps_it_for_one_whatever_card_it_shows() -> None:
    """The hidden wolf 2 was shown 1 in the first night."""
    s = cup("mechanical_wolf hidden_wolf wolf seer witch idiot guard villager*5", kidnap="off")
    s = day(night(peaceful(s, learn="6")), "1")
    assert s.play.view(1).table.seats[0].team == "wolves"
    assert s.play.view(8).table.seats[0].team == "good"


# what one is offered tells nothing of what another has done with the same card, W59


@pytest.mark.parametrize(("first", "other"), [("6", "1"), ("1", "6")])
def test_of_two_who_swap_neither_reads_what_the_other_has_swapped(first: str, other: str) -> None:
    s = to(learned("magician"), "magician")
    for who, pair in (("6", "9,10"), ("1", "")):
        s.says(who, pair, "werewolf.swap")
    s = to(day(night(s)), "magician")
    assert {"#8", "#9"}.isdisjoint(s.asks("6", "werewolf.swap").options)
    s.says("6", "")
    assert {"#8", "#9"} <= set(s.asks("1", "werewolf.swap").options)


def test_a_shadow_swaps_no_number_that_was_swapped_with_its_card() -> None:
    s = night(cup("shadow avenger wolf*3 magician seer villager*5"), mimic="6", swap="9,10")
    s = to(day(no_sheriff(s), "6"), "magician")
    assert s["1"].role.id == "magician"
    assert {"#8", "#9"}.isdisjoint(s.asks("1", "werewolf.swap").options)


def test_of_two_wardens_neither_reads_whom_the_other_has_jailed() -> None:
    """Each may have 9 bargain once, and what 9 says to one is nothing it says to the other."""
    s = to(learned("warden"), "warden")
    s.says("6", "9,10", "werewolf.jail").says("9", "trade").says("10", "trade")
    assert "9" in s.options("1")
    s.says("1", "9,11", "werewolf.jail").says("9", "betray").says("11", "trade")
    assert dead(night(s)) == {"11": "bargain"}


def test_of_two_pipers_neither_reads_whom_the_other_has_enchanted() -> None:
    s = to(learned("piper"), "piper").says("6", "9,10", "werewolf.pipe")
    assert {"#8", "#9"} <= set(s.asks("1", "werewolf.pipe").options)
    s.says("1", "9,11")
    seen = [n for n, seat in enumerate(s.play.view(8).table.seats, 1) if seat.has_mark("enchanted")]
    assert seen == [9, 10, 11]


def test_a_wolf_that_has_learned_the_wolf_witch_does_not_read_who_the_pack_are() -> None:
    s = to(learned("wolf_witch"), "wolf_witch")
    assert {"#1", "#2"}.isdisjoint(s.asks("6", "werewolf.hex").options)
    s.says("6", "9")
    assert {"#1", "#2", "#5"} <= set(s.asks("1", "werewolf.hex").options)


def test_the_gargoyle_reads_nothing_of_wolves_it_has_not_met() -> None:
    """5 has learned to sleep apart: nobody is offered for sitting beside it, and beside 1 it is offered like others."""
    s = to(cup("awakened_gargoyle mechanical_wolf villager*5 seer witch wolf villager*2"), "awakened_gargoyle")
    assert sorted(s.options("1"), key=int) == ["2", "9", "11", "12"]
    s.says("1", "2", "werewolf.convert")
    assert s["2"].role.id == "mechanical_wolf"


# a curse, a wound, a silence


def test_a_curse_counts_in_the_ballot_that_is_cast_anew() -> None:
    """W60: the ballot that the prince has undone was none."""
    s = to_the_vote(no_sheriff(night(cup("wolf*4 seer witch prince crow villager*4"), curse="9")))
    vote(s, _1="10")
    s.says("7", "yes", "werewolf.undo")
    while not any(key.startswith("werewolf.vote") for key in s.open_now().values()):
        go_on(s)
    vote(s, _1="10")
    assert [e.top for e in s.sees(None, Voted)] == [(8, 9), (8, 9)]


def test_a_wound_waits_for_a_round_of_speeches_that_is_held_to_its_end() -> None:
    """W60: the first day is cut short."""
    s = no_sheriff(night(cup("wolf*4 seer witch hunter masked_man villager*4"), kill="8"))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    takes(s, "1", "burst")
    while not stage(s).startswith("night"):
        go_on(s)
    assert "8" in living(night(s))
    assert dead(to_the_vote(s))["8"] == "wound"


@pytest.mark.parametrize(("penalty", "speaks"), [("", True), ("mute", False)])
def test_who_was_silenced_by_the_elder_and_is_exiled_has_last_words(penalty: str, speaks: bool) -> None:
    """W61: 被放逐的玩家可以发表遗言; a referee's 禁言 takes them all the same."""
    s = to_the_vote(no_sheriff(night(cup("wolf*4 seer witch hunter silence_elder villager*4"), silence="9")))
    if penalty:
        penalise(s, "9", penalty)
    vote(s, all="9")
    assert next(e.step for e in s.sees(None, Turned)) == "words"
    assert (stage(s).endswith("farewell") and any(c.id == "public" for c in s.play.channels(8))) == speaks
