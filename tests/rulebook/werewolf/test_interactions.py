"""Pairs of powers that tables argue about."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Acted, Frightened, GunState, Learned, Victim
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    dead,
    go_on,
    idle,
    leave,
    living,
    night,
    no_sheriff,
    offered,
    peaceful,
    penalise,
    stage,
    takes,
    talking,
    through,
    to,
    to_the_vote,
    vote,
    who_sees,
    won,
)


def test_a_frightened_witch_neither_sees_the_victim_nor_acts() -> None:
    s = night(cup("nightmare wolf*3 seer witch hunter guard villager*4"), fear="6", kill="9", witch="antidote")
    assert s.sees("6", Victim) == []
    assert s.sees("6", Frightened)
    assert dead(no_sheriff(s)) == {"9": "pack"}


def test_a_frightened_guard_does_not_shield() -> None:
    s = night(cup("nightmare wolf*3 seer witch hunter guard villager*4"), fear="8", guard="9", kill="9")
    assert dead(no_sheriff(s)) == {"9": "pack"}


def test_a_swap_moves_the_shield_with_the_number() -> None:
    """Guard and knife name the same number, so both land on the same player."""
    s = cup("wolf*3 seer witch magician guard villager*5")
    assert dead(no_sheriff(night(s, swap="8,9", guard="8", kill="8"))) == {}
    s = cup("wolf*3 seer witch magician guard villager*5")
    assert dead(no_sheriff(night(s, swap="8,9", guard="9", kill="8"))) == {"9": "pack"}


def test_a_swapped_hunter_is_told_of_the_poison_that_hits() -> None:
    s = night(cup("wolf*3 seer witch magician hunter villager*5"), swap="7,8", witch="8")
    assert [e.normal for e in s.sees("7", GunState)] == [False]
    assert dead(no_sheriff(s)) == {"7": "poison"}


def test_a_check_on_whom_the_queen_hides_tells_of_the_seer() -> None:
    s = night(cup("eclipse_queen wolf*3 seer witch hunter guard villager*4"), rift="2", check="2")
    assert [(e.target, e.what) for e in s.sees("5", Learned)] == [(1, "seen-good")]


def test_a_psychic_who_looks_at_a_spirit_knight_dies_and_knows_why() -> None:
    s = night(cup("spirit_knight wolf*3 psychic witch hunter guard villager*4"), psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["spirit_knight"]
    assert dead(no_sheriff(s)) == {"5": "reflected"}


def test_a_dreamer_is_out_of_reach_of_the_spirit_knights_answer() -> None:
    s = night(cup("spirit_knight wolf*3 seer witch hunter dreamcatcher villager*4"), dream="5", check="1")
    assert dead(no_sheriff(s)) == {}


def test_a_dream_and_the_antidote_do_not_undo_each_other() -> None:
    s = night(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="9", kill="9", witch="antidote")
    assert dead(no_sheriff(s)) == {}


def test_a_poisoned_dreamcatcher_takes_the_dreamer_along() -> None:
    s = night(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="9", witch="7")
    assert dead(no_sheriff(s)) == {"7": "poison", "9": "dream"}


def test_a_shown_idiot_does_not_vote_in_a_duel_either() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*3 seer witch idiot villager*6")))), all="6")
    vote(to_the_vote(night(s)), _1="9", _2="10")
    through(s)
    assert "6" not in s.open_now()
    assert "1" in s.open_now()


def test_an_idiot_who_was_shown_counts_as_a_living_god() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*2 idiot seer villager*4"), kill="4"))), all="3")
    assert not s.play.over
    assert "3" in living(s)


def test_the_black_wolf_king_whom_the_hunter_shoots_shoots_back() -> None:
    s = no_sheriff(night(cup("black_wolf_king wolf*3 seer witch hunter guard villager*4"), kill="7"))
    go_on(s)
    s.says("7", "yes").says("7", "1")
    go_on(s)
    s.says("1", "yes", "werewolf.draw").says("1", "9")
    assert dead(s) == {"7": "pack", "1": "shot", "9": "shot"}


def test_the_mechanical_wolf_checks_as_a_wolf_whatever_it_has_learned() -> None:
    s = night(cup("mechanical_wolf wolf*2 seer witch hunter guard villager*5"), learn="7", check="1")
    assert [e.what for e in s.sees("4", Learned)] == ["seen-wolf"]


@pytest.mark.parametrize(("learned", "names"), [("7", "hunter"), ("8", "guard"), ("9", "villager")])
def test_the_psychic_sees_what_the_mechanical_wolf_has_learned_the_same_night(learned: str, names: str) -> None:
    s = night(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn=learned, psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == [names]


def test_a_mechanical_wolf_that_never_learned_is_seen_as_it_is() -> None:
    s = night(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["mechanical_wolf"]


def test_a_mechanical_wolf_takes_the_knife_when_the_pack_is_gone() -> None:
    s = cup("mechanical_wolf wolf psychic witch hunter guard villager*4")
    leave(vote(to_the_vote(no_sheriff(night(s, learn="9")), "forward"), all="2"))
    to(s, "pack")
    assert set(s.open_now()) == {"1"}
    assert idle(s) == ""
    assert stage(s) == "night 2 pack"


def test_witch_and_guard_who_both_die_have_done_what_they_did() -> None:
    s = night(cup(), guard="9", kill="8", witch="antidote")
    assert dead(no_sheriff(s)) == {}
    s = night(cup(), guard="6", kill="6", witch="8")
    assert dead(no_sheriff(s)) == {"8": "poison"}


def test_a_wolf_checked_after_its_own_death_was_sealed_is_still_a_wolf() -> None:
    s = night(cup(), kill="1", check="1")
    assert [e.what for e in s.sees("5", Learned)] == ["seen-wolf"]
    assert day(no_sheriff(s)).play.outcome is None


# who sees what


def test_a_check_on_an_avenger_says_good_whichever_side_it_is_on() -> None:
    s = night(cup("shadow avenger wolf*3 seer witch guard villager*4"), mimic="9", check="2")
    assert [e.what for e in s.sees("6", Learned)] == ["seen-good"]
    assert s["2"].team == "wolves"


def test_the_psychic_sees_a_hidden_wolf_as_it_is() -> None:
    s = night(cup("hidden_wolf wolf*3 psychic witch hunter guard villager*4"), psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["hidden_wolf"]


def test_a_dreamer_is_not_told() -> None:
    s = night(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="9")
    assert who_sees(s, Acted) == ["7"]
    assert s.sees("9", Acted) == []


def test_the_graveyard_keeper_hears_nothing_after_a_day_without_exile() -> None:
    s = night(peaceful(cup("gargoyle wolf*3 seer witch hunter graveyard_keeper villager*4")))
    assert s.sees("8", Learned) == []


# who acts before whom


def test_fear_comes_too_late_for_a_magician() -> None:
    """Called before the nightmare, the magician has swapped already."""
    s = night(cup("nightmare wolf*3 seer witch magician guard villager*4"), swap="9,10", fear="7", kill="9")
    assert s.sees("7", Frightened) == []
    assert dead(no_sheriff(s)) == {"10": "pack"}


def test_a_swap_may_be_repeated_where_the_table_says_so() -> None:
    for once in (True, False):
        s = peaceful(cup("wolf*3 seer witch magician hunter villager*5", swap_once=once), swap="8,9")
        assert ("8" in s.options("6")) == (not once)


def test_the_queen_does_not_hide_the_same_player_twice_running() -> None:
    s = peaceful(cup("eclipse_queen wolf*3 seer witch hunter guard villager*4"), rift="9")
    assert "9" not in s.options("1")


# immune, and how to die all the same


def test_a_spirit_knight_falls_by_day_to_a_gun() -> None:
    s = no_sheriff(night(cup("spirit_knight wolf*3 seer witch hunter guard villager*4"), kill="7"))
    go_on(s)
    s.says("7", "yes").says("7", "1")
    assert dead(s) == {"7": "pack", "1": "shot"}


def test_the_maiden_who_finds_a_spirit_knight_dies_herself() -> None:
    s = peaceful(cup("spirit_knight wolf*3 pure_maiden witch hunter guard villager*4"))
    night(s, purity="1")
    assert dead(s) == {"5": "reflected"}


def test_the_wolf_witch_kills_the_maiden_she_finds_from_the_second_night_on() -> None:
    s = peaceful(cup("wolf_witch wolf*3 pure_maiden witch hunter guard villager*4"), hex="5")
    assert [e.what for e in s.sees("1", Learned)] == ["pure_maiden"]
    assert "5" in living(s)
    assert "2" not in to(s, "wolf_witch").options("1"), "she looks at nobody of the pack"
    night(s, hex="5")
    assert dead(s) == {"5": "hex"}


def test_an_idiot_who_is_shot_dies() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*3 seer witch hunter idiot villager*5")))), all="6")
    go_on(s)
    s.says("6", "yes").says("6", "7")
    assert dead(s) == {"6": "exile", "7": "shot"}


# turned, hidden, borrowed


@pytest.mark.parametrize("wolf", ["hidden_wolf", "gargoyle"])
def test_a_knight_hits_a_wolf_whatever_a_seer_would_say(wolf: str) -> None:
    s = talking(cup(f"{wolf} wolf*2 seer witch knight hunter villager*5"))
    takes(s, "6", "#0")
    assert dead(s) == {"1": "duel"}


def turned(*, exile: str = "") -> Cup:
    """4, the seer, has been turned by the awakened gargoyle 1; on the second night."""
    s = to(cup("awakened_gargoyle wolf*2 seer witch hunter guard villager*5"), "awakened_gargoyle")
    s.says("1", "4", "werewolf.convert")
    return day(no_sheriff(night(s)), exile)


def test_who_was_turned_loses_the_power_and_cannot_self_destruct() -> None:
    """W27."""
    s = turned()
    assert idle(to(s, "seer"))
    night(s)
    while stage(s) != "speeches 2 speeches":
        go_on(s)
    assert offered(s, "burst") == ["1", "2", "3"]


def test_who_was_turned_takes_the_knife_when_the_pack_is_gone() -> None:
    s = turned(exile="1")
    for exile in ("2", "3"):
        night(s)
        day(s, exile)
    assert set(to(s, "pack").open_now()) == {"4"}


def test_a_half_blood_whose_model_changes_sides_stays_with_the_first() -> None:
    """The model 2 is a wild child who becomes a wolf."""
    s = night(cup("half_blood wild_child wolf seer villager*5"), model="2", idol="9")
    day(no_sheriff(s), "9")
    assert s["2"].team == "wolves"
    night(s)
    day(s, "2")
    night(s)
    vote(to_the_vote(s), all="3")
    assert s.play.outcome is not None
    assert s.play.outcome.teams == ("good",)
    assert 0 in s.play.outcome.winners


def test_a_wild_child_that_outlives_its_model_otherwise_stays_good() -> None:
    s = night(cup("wild_child wolf*2 seer witch villager*5"), idol="9", kill="9")
    no_sheriff(s)
    assert s["1"].team == "good"


# the lucky one


def test_a_lucky_gun_is_spoilt_by_poison_like_any_other() -> None:
    s = to(cup("wolf*3 seer witch hunter black_trader villager*5"), "witch")
    s.says("5", "8")
    to(s, "black_trader")
    s.says("7", "8", "werewolf.trade").says("7", "lucky_gun", "werewolf.gift")
    no_sheriff(night(s))
    go_on(s)
    assert idle(s) == "8"


def test_a_lucky_poison_serves_once_from_the_second_night_on() -> None:
    s = to(cup("wolf*3 seer witch hunter black_trader villager*5"), "black_trader")
    s.says("7", "8", "werewolf.trade").says("7", "lucky_poison", "werewolf.gift")
    day(no_sheriff(night(s)))
    to(s, "lucky")
    s.says("8", "9", "werewolf.venom")
    night(s)
    assert dead(s) == {"9": "poison"}
    assert idle(to(day(s), "lucky"))


# sides of their own


def test_the_bound_have_won_when_nobody_else_lives() -> None:
    """Knife, poison and blade take the last wolf, god and villager in one night."""
    s = day(no_sheriff(night(cup("shadow avenger wolf witch villager*2", kidnap="off"), mimic="2")), "5")
    night(s, stab="3", kill="4", witch="6")
    assert won(s) == ("bound", "bound")
    assert s.play.outcome is not None
    assert s.play.outcome.winners == (0, 1)


# the eclipse queen 蚀时狼妃 and the antidote


def test_an_antidote_for_whom_the_queen_hides_falls_back_on_the_witch() -> None:
    """The pack's victim 9 dies, and the rift is gone."""
    s = night(cup("eclipse_queen wolf*3 seer witch hunter guard villager*4"), rift="9", kill="9", witch="antidote")
    assert dead(no_sheriff(s)) == {"9": "pack"}
    assert s["1"].has_mark("rift-spent")


def test_an_antidote_goes_to_whom_the_witch_was_shown_whatever_the_numbers() -> None:
    """The numbers 9 and 10 are swapped: named is 9, shown and saved is 10."""
    s = night(cup("wolf*4 seer witch magician guard villager*4"), swap="9,10", kill="9", witch="antidote")
    assert [e.target for e in s.sees("6", Victim)] == [9]
    assert dead(no_sheriff(s)) == {}


def test_the_queen_hides_a_player_and_no_number() -> None:
    """9 is hidden; who checks 10, whose number it bears tonight, checks the hidden and is told of oneself."""
    s = night(cup("eclipse_queen wolf*3 seer witch magician guard villager*4"), swap="1,10", rift="1", check="10")
    assert [e.what for e in s.sees("5", Learned)] == ["seen-good"]
    assert s["1"].has_mark("rift-spent")
    s = night(cup("eclipse_queen wolf*3 seer witch magician guard villager*4"), swap="1,10", rift="1", check="1")
    assert [e.what for e in s.sees("5", Learned)] == ["seen-good"]
    assert not s["1"].has_mark("rift-spent")


HUNTED = "wolf*4 seer witch witch_hunter guard villager*4"


@pytest.mark.parametrize(("deed", "whom", "cause"), [("kill", "7", "pack"), ("hunt", "9", "hunt")])
def test_poison_saves_nobody_who_is_immune_to_it_from_anything_else(deed: str, whom: str, cause: str) -> None:
    s = night(peaceful(cup(HUNTED)), **{deed: whom}, witch="7")
    assert dead(s) == {"7": cause}


def test_a_dancer_who_is_poisoned_on_the_floor_of_the_smaller_side_dies_of_the_dance() -> None:
    s = peaceful(cup("wolf*3 masquerade seer witch dancer idiot villager*4"))
    assert dead(night(s, dance="1,2,7", witch="7")) == {"7": "dance"}


def in_love(cast: str, pair: str, kill: str) -> Cup:
    """The witch is called in the first night; two are lovers, and the pack has named one of them."""
    s = cup(cast)
    while stage(s) != "night 1 witch":
        for who, key in s.open_now().items():
            if who in s.open_now():
                deeds = {"werewolf.love": pair, "werewolf.point": kill, "werewolf.kill": kill}
                s.says(who, deeds.get(key, "pass"))
    return s


def test_a_knife_for_whom_the_referee_has_killed_since_takes_no_lover_along() -> None:
    """W46: the referee's kill takes one alone, whatever the pack had in mind."""
    s = penalise(in_love("wolf*3 cupid seer witch guard villager*5", "9,10", kill="9"), "9", "kill")
    assert dead(no_sheriff(night(s))) == {"9": "referee"}


def test_who_outlives_the_knife_with_a_wound_takes_no_lover_along_until_it_kills() -> None:
    s = no_sheriff(night(in_love("wolf*3 cupid seer witch masked_man guard villager*4", "7,10", kill="7")))
    assert dead(s) == {}
    to_the_vote(s)
    assert dead(s) == {"7": "wound", "10": "love"}


@pytest.mark.parametrize("both", [False, True])
def test_a_witch_who_has_bargained_is_shown_no_victim_without_the_antidote(both: bool) -> None:
    """若女巫解药未使用，则上帝会告知: a bargain with the warden is no potion, and opens no question for a second."""
    s = cup("warden wolf*3 seer witch hunter guard villager*4", both_potions=both)
    night(s, kill="9", witch="antidote then pass")
    day(no_sheriff(s))
    deeds = {"werewolf.jail": "6,10", "werewolf.bargain": "trade", "werewolf.point": "9", "werewolf.kill": "9"}
    while stage(s) != "night 2 witch":
        for who, key in s.open_now().items():
            if who in s.open_now():
                s.says(who, deeds.get(key, "pass"))
    assert s.asks("6", "werewolf.witch").about == (-1,)
    s.says("6", "pass")
    assert (idle(s) == "6") == both


def gifted(cast: str, gift: str) -> Cup:
    """The lucky one's call in the second night, after 6, the trader, has given 7 something."""
    s = to(cup(cast), "black_trader")
    s.says("6", "7", "werewolf.trade").says("6", gift, "werewolf.gift")
    return to(day(no_sheriff(night(s))), "lucky")


@pytest.mark.parametrize(("gift", "key"), [("lucky_check", "werewolf.check"), ("lucky_poison", "werewolf.venom")])
def test_a_gift_rebounds_from_the_spirit_knight_like_a_power(gift: str, key: str) -> None:
    s = gifted("spirit_knight wolf*2 seer witch black_trader guard villager*4", gift)
    assert dead(night(s.says("7", "1", key))) == {"7": "reflected"}


def test_a_lucky_check_kills_the_fox_like_any_other() -> None:
    s = gifted("cursed_fox wolf*2 seer witch black_trader guard villager*4", "lucky_check")
    assert dead(night(s.says("7", "1", "werewolf.check"))) == {"1": "checked"}


@pytest.mark.parametrize(("before", "spent"), [("10", ["rift-spent"]), ("9", [])])
def test_a_guards_repeat_counts_as_nothing_and_leaves_the_rift(before: str, spent: list[str]) -> None:
    s = peaceful(cup("eclipse_queen wolf*3 seer witch hunter guard villager*4"), guard=before)
    night(s, guard="9", rift="9")
    assert [m.name for m in s["1"].marks] == spent
