"""With which side somebody wins when cards and sides change: avenger and half-blood, love beside the bond, another card
by the referee's hand, a turned player.
"""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Converted
from duskbell.games.werewolf.verdict import sides
from duskbell.kernel import Ruling
from duskbell.kernel.core_events import Unmarked
from duskbell.kernel.errors import BadRuling
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
    stage,
    talking,
    to,
    to_the_vote,
    vote,
    who_sees,
    won,
)

DRIFTERS = "wolf*3 seer witch guard shadow avenger half_blood villager*3"
"""The shadow is 7, the avenger 8, the half-blood 9."""
LOVE = "cupid shadow avenger wolf*3 seer witch villager*4"


def side(s: Cup, who: str) -> str:
    """With which side somebody wins."""
    return sides(s.play.table)[s.no(who)]


def winners(s: Cup) -> list[str]:
    assert s.play.outcome is not None, f"nobody has won; open are {s.open_now()}"
    return [str(n + 1) for n in s.play.outcome.winners]


def hand(s: Cup, who: str, card: str) -> Cup:
    """The referee gives somebody another card."""
    s.play.rule(Ruling("hand", "the wrong card was dealt", seat=s.no(who), change="role", to=card))
    return s


def asked(s: Cup, who: str) -> list[str]:
    """What somebody is asked until the farewells are over; nobody shoots."""
    keys = []
    while not s.play.over and (stage(s).startswith("dawn") or "farewell" in stage(s)):
        if key := s.open_now().get(who):
            keys.append(key)
        name, key = next(iter(s.open_now().items()))
        s.says(name, {"werewolf.draw": "no", "werewolf.badge": "pass"}.get(key, "go-on"))
    return keys


# whom the avenger stands against


@pytest.mark.parametrize(("model", "avenger"), [("10", "wolves"), ("1", "good")])
def test_the_avenger_stands_against_the_side_that_a_half_blood_wins_with(model: str, avenger: str) -> None:
    """W55: the shadow mimics the half-blood, whose card is of no side, but who has one."""
    s = night(cup(DRIFTERS), model=model, mimic="9")
    assert [e.side for e in s.sees("8", Converted)] == [avenger]
    assert side(s, "7") == side(s, "9") != side(s, "8")


@pytest.mark.parametrize(("model", "dies"), [("4", False), ("2", True)])
def test_a_stab_spares_a_half_blood_of_the_avengers_own_side(model: str, dies: bool) -> None:
    """The avenger is good, and so is 9 if its model is the seer 4; with the wolf 2 as a model it is an enemy."""
    s = no_sheriff(night(cup(DRIFTERS), model=model, mimic="1"))
    vote(to_the_vote(s), all="8")
    go_on(s)
    s.says("8", "yes", "werewolf.draw").says("8", "9", "werewolf.shoot")
    assert ("9" not in living(s)) == dies


# love beside the bond of shadow and avenger


def test_a_shadow_in_love_is_bound_to_nobody() -> None:
    """It mimics the villager 10: no blade in the second night, and 10's card when 10 is exiled."""
    s = to(peaceful(cup(LOVE, kidnap="off"), love="2,9", mimic="10"), "shadow")
    assert "werewolf.stab" not in s.open_now().values()
    assert day(night(s), "10")["2"].role.id == "villager"


def test_an_avenger_in_love_is_told_its_side() -> None:
    s = night(cup(LOVE), love="3,9", mimic="10")
    assert [e.side for e in s.sees("3", Converted)] == ["wolves"]


def test_lovers_stay_lovers_beside_the_bound() -> None:
    s = night(cup(LOVE, kidnap="off"), love="9,4", mimic="3")
    assert [side(s, who) for who in ("1", "9", "4", "2", "3")] == ["lovers"] * 3 + ["bound"] * 2
    assert dead(day(no_sheriff(s), "9")) == {"9": "exile", "4": "love"}


# lovers whose sides come or change later


def test_lovers_are_of_both_sides_when_a_half_blood_comes_to_its_own() -> None:
    """W55: the half-blood 2 is in love with the wolf 3 before it takes the seer for its model."""
    s = night(cup("cupid half_blood wolf*3 seer witch villager*5"), love="2,3", model="6")
    assert [side(s, who) for who in ("1", "2", "3", "6")] == ["lovers", "lovers", "lovers", "good"]


def test_who_follows_one_of_two_lovers_of_both_sides_wins_with_them() -> None:
    s = night(cup("cupid half_blood wolf*3 seer witch villager*5"), love="3,8", model="8")
    assert side(s, "2") == "lovers"


def test_a_lover_who_is_turned_makes_the_lovers_a_side_of_their_own() -> None:
    s = night(cup("awakened_gargoyle wolf*2 seer witch cupid hunter villager*5"), love="4,8", convert="4")
    assert [side(s, who) for who in ("4", "6", "8")] == ["lovers"] * 3


# turned, or taken over


def test_a_half_blood_who_is_turned_wins_with_the_wolves() -> None:
    """W56: its model 7 is good; the last wolf that is exiled loses."""
    s = night(cup("awakened_gargoyle half_blood wolf*2 seer witch villager*6", kidnap="off"), model="7", convert="2")
    no_sheriff(s)
    for exile in ("1", "3", "4"):
        night(day(s, exile))
    assert won(day(s, "2")) == ("good", "no-wolves")
    assert "2" not in winners(s)


def test_who_is_bound_and_is_turned_is_bound_no_more() -> None:
    s = night(cup("awakened_gargoyle shadow wolf*2 avenger seer witch villager*5"), mimic="5", convert="2")
    assert (side(s, "2"), side(s, "5")) == ("wolves", "good")
    assert dead(day(no_sheriff(s), "5")) == {"5": "exile"}


def test_a_shadow_takes_over_a_wild_child_as_it_is() -> None:
    """The wild child 3 has become a wolf when it dies."""
    s = night(cup("shadow avenger wild_child wolf*2 seer witch villager*6"), mimic="3", idol="9")
    s = day(night(day(no_sheriff(s), "9")), "3")
    assert s["1"].role.id == "wild_child"
    assert (s.play.view(0).table.seats[0].team, side(s, "1")) == ("wolves", "wolves")


def test_a_shadow_takes_over_the_model_of_a_wild_child() -> None:
    s = night(cup("shadow avenger wild_child wolf*2 seer witch villager*6"), mimic="3", idol="9")
    s = day(night(day(no_sheriff(s), "3")), "9")
    assert side(s, "1") == "wolves"


# another card by the referee's hand, W56


def pack_in_the_eyes_of(s: Cup, who: str) -> list[str]:
    """Whom somebody takes for a wolf."""
    return [str(seat.no + 1) for seat in s.play.view(s.no(who)).table.seats if seat.team == "wolves"]


def test_who_becomes_a_wolf_by_hand_while_the_pack_is_awake_sees_it_and_is_seen() -> None:
    """W62."""
    s = hand(to(cup("wolf*3 seer witch villager*5"), "pack"), "1", "villager")
    assert [pack_in_the_eyes_of(s, who) for who in ("2", "3")] == [["2", "3"]] * 2
    assert pack_in_the_eyes_of(s, "1") == ["2", "3"], "what was seen was seen"
    hand(s, "6", "wolf")
    assert list(s.open_now()) == ["2", "3", "6"]
    assert [pack_in_the_eyes_of(s, who) for who in ("2", "3", "6", "7")] == [["2", "3", "6"]] * 3 + [[]]


def test_the_pack_learns_of_cards_that_were_changed_by_day_when_it_opens_its_eyes() -> None:
    """W62."""
    s = no_sheriff(night(cup("wolf*3 seer witch villager*5")))
    hand(hand(s, "1", "villager"), "6", "wolf")
    assert pack_in_the_eyes_of(s, "2") == pack_in_the_eyes_of(s, "3") == ["1", "2", "3"]
    assert (pack_in_the_eyes_of(s, "6"), pack_in_the_eyes_of(s, "1")) == (["6"], ["2", "3"])
    to(day(s), "pack")
    assert [pack_in_the_eyes_of(s, who) for who in ("2", "3", "6")] == [["2", "3", "6"]] * 3
    assert pack_in_the_eyes_of(s, "1") == ["2", "3"]


def test_who_gets_another_card_by_hand_wins_with_its_side() -> None:
    """The half-blood's model was a wolf; the villager it is now wins with the good."""
    s = hand(night(cup("half_blood wolf*2 seer witch villager*5"), model="2"), "1", "villager")
    s = day(night(day(no_sheriff(s), "2")), "3")
    assert won(s) == ("good", "no-wolves")
    assert "1" in winners(s)


@pytest.mark.parametrize("days", [1, 2])
def test_what_was_learned_goes_with_the_card(days: int) -> None:
    s = no_sheriff(night(cup("mechanical_wolf wolf*2 seer witch hunter villager*6"), learn="6"))
    if days == 2:
        night(day(s))
    vote(to_the_vote(hand(s, "1", "villager")), all="1")
    assert s["1"].gained == ()
    assert "werewolf.draw" not in asked(s, "1")


def test_a_potion_that_was_used_is_no_matter_of_the_next_card() -> None:
    """5 was dealt the witch's card by mistake and has used the antidote; 4, who should have had it, has both potions,
    and so has 5 when the cards go back.
    """
    s = peaceful(cup("wolf*2 seer villager witch villager*4"), kill="9", witch="antidote")
    for who, card in (("5", "villager"), ("4", "witch"), ("4", "villager"), ("5", "witch")):
        hand(s, who, card)
    to(s, "pack")
    for who in ("1", "2", "1", "2"):
        s.says(who, "9")
    assert "antidote" in s.options("5")


def test_an_idiot_who_was_shown_and_gets_another_card_votes_again() -> None:
    """The card that lies face up is exchanged before all."""
    s = hand(night(day(no_sheriff(night(cup("wolf*2 seer witch idiot villager*4"))), "5")), "5", "villager")
    assert [e.name for e in s.sees(None, Unmarked)] == ["shown", "voteless"]
    assert s.knows("9", "5") == "villager"
    assert "5" in to_the_vote(s).open_now()


def test_a_wound_goes_with_the_masked_mans_card_and_its_holder_alone_reads_so() -> None:
    s = hand(talking(cup("wolf*2 seer witch masked_man villager*4"), kill="5"), "5", "villager")
    assert who_sees(s, Unmarked) == ["5"]
    assert "5" in living(to_the_vote(s))


@pytest.mark.parametrize(("who", "rest", "comes_to"), [("1", "2", "good"), ("2", "1", "good")])
def test_who_was_bound_to_one_with_another_card_is_bound_no_more(who: str, rest: str, comes_to: str) -> None:
    """Shadow 1 and avenger 2: the avenger that is left has nobody to stand against, the shadow mimics a villager."""
    s = hand(night(cup("shadow avenger wolf*3 seer witch villager*5"), mimic="2"), who, "villager")
    assert (side(s, who), side(s, rest)) == ("good", comes_to)
    assert dead(day(no_sheriff(s), who)) == {who: "exile"}


def test_no_more_of_a_card_that_is_called_are_given_by_hand_than_the_board_has() -> None:
    """W63: one more would make its call longer. What lies with the dead may be given anew, and a villager's always."""
    s = cup()
    seats = s.play.table.seats
    seer, villager = [next(s.names[x.no] for x in seats if x.role and x.role.id == c) for c in ("seer", "villager")]
    for card in ("wolf", "seer", "hunter"):
        with pytest.raises(BadRuling, match=r"cannot be changed by hand so: every such card is held, by seat \d"):
            hand(s, villager, card)
    hand(hand(s, seer, "villager"), villager, "seer")
    assert s.knows(villager, villager) == "seer"
