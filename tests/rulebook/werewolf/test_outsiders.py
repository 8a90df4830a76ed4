"""Boards with a third side or spare cards: piper, fox, half-blood, wild child, cupid, thief, treasure master."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Became, Bound, Converted, Learned, Linked, Played, Sided, SparesShown
from duskbell.games.werewolf.verdict import sides
from tests.rulebook.werewolf.cup import (
    Cup,
    cards,
    cup,
    day,
    dead,
    go_on,
    living,
    night,
    no_sheriff,
    offered,
    penalise,
    stage,
    takes,
    talking,
    to,
    to_the_vote,
    vote,
    who_sees,
    won,
)


def with_(outsider: str, rest: str = "wolf*3 seer witch hunter villager*5", **options: str) -> Cup:
    """The outsider is 1."""
    return cup(f"{outsider} {rest}", **options)


def spare(cast: str, *spares: str) -> Cup:
    """A table with cards that nobody is dealt."""
    dealt = cards(cast)
    s = Cup(
        "werewolf",
        {str(n): card for n, card in enumerate(dealt, 1)},
        deal="werewolf.deal",
        chance={"werewolf.spare": [spares[1]] if "treasure_master" in dealt else list(spares)},
        options={"board": "free", "cast": " ".join([*dealt, *spares])},
        moderator="ask",
    )
    assert s.play.table.spares == spares
    return s


# piper 吹笛者


def test_the_enchanted_learn_of_each_other_and_of_nobody_else() -> None:
    s = night(with_("piper"), pipe="2,9")
    assert s.play.view(1).table.seats[8].has_mark("enchanted")
    assert not s.play.view(2).table.seats[8].has_mark("enchanted")


def test_the_piper_wins_alone_when_all_others_alive_are_enchanted() -> None:
    s = cup("piper wolf seer witch villager*3")
    s = day(no_sheriff(night(s, pipe="2,3")))
    s = day(night(s, pipe="4,5"))
    night(s, pipe="6,7")
    assert won(s) == ("piper", "enchanted")
    assert s.play.outcome is not None
    assert s.play.outcome.winners == (0,)


def test_but_loses_when_a_side_has_won_first() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("piper wolf seer villager*4"), pipe="2,3"))), all="2")
    assert won(s) == ("good", "no-wolves")
    assert s.play.outcome is not None
    assert 0 not in s.play.outcome.winners


# cursed fox 咒狐


def test_the_pack_cannot_hurt_a_fox_and_a_check_kills_it() -> None:
    assert dead(no_sheriff(night(with_("cursed_fox"), kill="1"))) == {}
    s = night(with_("cursed_fox"), check="1")
    assert [e.what for e in s.sees("5", Learned)] == ["seen-good"]
    assert dead(no_sheriff(s)) == {"1": "checked"}


def test_a_living_fox_wins_instead_of_whoever_has_won() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("cursed_fox wolf seer villager*4")))), all="2")
    assert won(s) == ("fox", "fox")
    s = cup("cursed_fox wolf seer villager*4")
    vote(to_the_vote(no_sheriff(night(s, check="1"))), all="2")
    assert won(s) == ("good", "no-wolves")


# half-blood 混血儿


def test_a_half_blood_wins_with_the_models_side_and_is_not_told_which() -> None:
    for model, wins in (("2", False), ("3", True)):
        s = night(cup("half_blood wolf seer villager*4"), model=model)
        assert s.sees("1", Sided) == []
        assert who_sees(s, Sided) == []
        vote(to_the_vote(no_sheriff(s)), all="2")
        assert s.play.outcome is not None
        assert (0 in s.play.outcome.winners) == wins


def test_it_counts_for_no_group() -> None:
    """W15: with the last villager dead the wolves have won, half-blood or not."""
    s = no_sheriff(night(cup("half_blood wolf*2 seer witch villager hunter guard"), model="2", kill="6"))
    assert won(s) == ("wolves", "no-villagers")
    assert s.play.outcome is not None
    assert 0 in s.play.outcome.winners


# wild child 野孩子


def test_a_wild_child_becomes_a_wolf_when_its_model_is_exiled() -> None:
    s = night(with_("wild_child"), idol="9")
    vote(to_the_vote(no_sheriff(s)), all="9")
    assert [e.side for e in s.sees("1", Converted)] == ["wolves"]
    assert who_sees(s, Converted) == ["1"]
    go_on(s, 2)
    to(s, "pack")
    assert set(s.open_now()) == {"1", "2", "3", "4"}


def test_no_other_death_of_the_model_does_it() -> None:
    s = no_sheriff(night(with_("wild_child"), idol="9", kill="9"))
    assert s.sees("moderator", Converted) == []


# cupid 丘比特


def test_lovers_learn_of_each_other_and_die_together() -> None:
    s = night(with_("cupid"), love="9,10", kill="9")
    assert who_sees(s, Linked) == ["1", "9", "10"]
    assert dead(no_sheriff(s)) == {"9": "pack", "10": "love"}


def test_the_chain_from_love_to_beauty_to_charmed() -> None:
    s = cup("cupid wolf_beauty wolf*2 seer witch hunter villager*5")
    no_sheriff(night(s, love="2,9", charm="10", kill="9"))
    assert dead(s) == {"2": "love", "9": "pack", "10": "charm"}


def test_lovers_of_one_side_win_with_it() -> None:
    s = night(cup("cupid wolf seer villager*4"), love="4,5")
    assert "lovers" not in sides(s.play.table).values()
    vote(to_the_vote(no_sheriff(s)), all="2")
    assert won(s) == ("good", "no-wolves")


def test_lovers_of_both_sides_and_cupid_must_be_the_last_alive() -> None:
    s = night(cup("cupid wolf seer villager*3 guard"), love="2,4", kill="5")
    assert [str(n + 1) for n, side in sides(s.play.table).items() if side == "lovers"] == ["1", "2", "4"]
    s = day(no_sheriff(s), "6")
    day(night(s, kill="3"), "7")
    assert won(s) == ("lovers", "lovers")


@pytest.mark.parametrize(("love", "over"), [("4,5", True), ("2,4", False)])
def test_cupid_is_a_god_while_it_is_good(love: str, over: bool) -> None:
    """W15: with a side of its own it keeps no group of the good alive."""
    s = talking(cup("cupid wolf*3 villager*3 witch villager", kidnap="off"), love=love, kill="6")
    penalise(s, "8", "kill")
    assert s.play.over == over
    if over:
        assert won(s) == ("wolves", "no-gods")


# thief 盗贼


def test_the_thief_sees_two_spare_cards_and_becomes_one() -> None:
    s = to(spare("thief wolf*3 seer hunter villager*6", "witch", "idiot"), "thief")
    assert [e.cards for e in s.sees("1", SparesShown)] == [("witch", "idiot")]
    assert s.options("1") == ["witch", "idiot"]
    s.says("1", "witch")
    assert [e.role for e in s.sees("1", Became)] == ["witch"]
    assert s.knows("1", "1") == "witch"
    to(s, "witch")
    assert s.open_now() == {"1": "werewolf.witch"}


def test_a_wolf_among_them_must_be_taken_and_wakes_with_the_pack() -> None:
    s = to(spare("thief wolf*2 seer witch hunter villager*6", "wolf", "idiot"), "thief")
    assert s.options("1") == ["wolf"]
    s.says("1", "wolf")
    to(s, "pack")
    assert set(s.open_now()) == {"1", "2", "3"}


def test_the_card_that_was_not_taken_is_called_all_the_same() -> None:
    s = spare("thief wolf*3 seer hunter villager*6", "witch", "idiot")
    assert "witch" in s.play.table.order


# treasure master 盗宝大师


def test_the_treasure_master_plays_each_night_as_the_spare_god_or_villager_but_never_twice_running() -> None:
    s = spare("treasure_master wolf*3 psychic hunter villager*6", "wolf", "guard", "villager")
    assert s.options("1") == ["guard", "villager"]
    s.says("1", "guard")
    assert who_sees(s, Played) == ["1"]
    assert s.open_now() == {"1": "werewolf.guard"}
    night(s, guard="9", psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["guard"]
    day(no_sheriff(s))
    assert stage(s) == "night 2 treasure_master"
    assert s.options("1") == ["villager"]
    assert "1" in living(s)


# shadow 影子 and avenger 复仇者

PAIR = "shadow avenger wolf*3 seer witch guard villager*4"


def test_the_avenger_stands_against_the_side_of_whoever_the_shadow_mimics() -> None:
    for mimic, side in (("9", "wolves"), ("3", "good")):
        s = night(cup(PAIR), mimic=mimic)
        assert [e.side for e in s.sees("2", Converted)] == [side]
        assert who_sees(s, Converted) == ["2"]


def test_the_shadow_takes_over_the_card_and_what_is_left_of_it() -> None:
    s = night(cup(PAIR), mimic="7", kill="9", witch="antidote")
    vote(to_the_vote(no_sheriff(s)), all="7")
    go_on(s, 2)
    assert s.knows("1", "1") == "witch"
    to(s, "witch")
    assert "antidote" not in s.options("1")
    assert "9" in s.options("1")


def test_a_duel_that_was_fought_is_not_taken_over() -> None:
    """W50: the shadow has the knight's card, and the knight has shown it."""
    s = talking(cup("shadow avenger wolf*3 knight seer villager*5"), mimic="6")
    takes(s, "6", "#6")
    while s["1"].role.id != "knight" or s.play.table.parting:
        go_on(s)
    assert s.knows("1", "1") == "knight"
    assert "1" not in offered(s, "#6")


def test_a_stab_hurts_enemies_only_and_poison_does_not_stop_it() -> None:
    for target, dies in (("9", True), ("3", False)):
        s = no_sheriff(night(cup(PAIR), mimic="10", witch="2"))
        go_on(s)
        s.says("2", "yes", "werewolf.draw").says("2", target, "werewolf.shoot")
        assert (target not in living(s)) == dies


def test_who_stabs_the_shadow_before_it_has_changed_wins_alone() -> None:
    s = no_sheriff(night(cup(PAIR), mimic="10", kill="2"))
    go_on(s)
    s.says("2", "yes").says("2", "1")
    assert won(s) == ("avenger", "avenged")
    assert s.play.outcome is not None
    assert s.play.outcome.winners == (1,)


def test_an_avenger_that_was_ruled_to_have_lost_does_not_win_alone_but_hits_all_the_same() -> None:
    """W41: it cannot win any more, and the game goes on."""
    s = no_sheriff(night(cup(PAIR), mimic="10", kill="2"))
    penalise(s, "2", "lose")
    go_on(s)
    s.says("2", "yes").says("2", "1")
    assert not s.play.over
    assert dead(s) == {"2": "pack", "1": "shot"}


def test_a_shadow_that_mimics_the_avenger_is_bound_to_it_and_kills_from_the_second_night_on() -> None:
    s = night(cup(PAIR), mimic="2")
    assert who_sees(s, Bound) == ["1", "2"]
    day(no_sheriff(s))
    night(s, stab="9", guard="9", kill="1")
    assert dead(s) == {"1": "pack", "2": "love", "9": "stab"}


# a model without a side, W36


DRIFTERS = "half_blood shadow avenger wolf*2 seer witch villager*5"


@pytest.mark.parametrize(
    ("model", "mimic", "side"),
    [("3", "8", "wolves"), ("3", "4", "good"), ("2", "8", "good"), ("2", "4", "wolves"), ("2", "1", "drifter")],
)
def test_a_half_blood_wins_with_whatever_side_its_model_comes_to(model: str, mimic: str, side: str) -> None:
    """An avenger learns its side later in the night, a shadow has that of whom it mimics: unless that is the half-blood
    itself.
    """
    s = night(cup(DRIFTERS), model=model, mimic=mimic)
    assert sides(s.play.table)[0] == side


def test_a_shadow_that_mimics_a_half_blood_has_its_side_before_and_after() -> None:
    s = night(cup(DRIFTERS), model="4", mimic="1", kill="1")
    assert sides(s.play.table)[1] == "wolves"
    day(no_sheriff(s))
    assert s["2"].role.id == "half_blood"
    assert sides(s.play.table)[1] == "wolves"


def test_a_shadow_takes_over_from_a_half_blood_a_model_without_a_side_too() -> None:
    """Who mimics the half-blood stands against the avenger no more than the half-blood's model does."""
    s = night(cup(DRIFTERS), model="3", mimic="1", kill="1")
    day(no_sheriff(s))
    assert s["2"].role.id == "half_blood"
    assert sides(s.play.table)[1] == s["3"].team


def test_who_takes_over_a_card_takes_over_its_side() -> None:
    """The model 6 was good when it was mimicked, and is a turncoat when it dies."""
    s = night(cup("shadow avenger wolf*2 awakened_gargoyle villager*3 seer witch"), mimic="6", convert="6")
    assert sides(s.play.table)[0] == "good"
    day(no_sheriff(s), "6")
    assert s["1"].role.id == "turncoat"
    assert sides(s.play.table)[0] == "wolves"


def test_a_piper_wins_in_the_round_that_would_break_the_game_off() -> None:
    s = cup("piper wolf seer witch villager*3", quiet_rounds=3)
    s = day(no_sheriff(night(s, pipe="2,3")))
    s = day(night(s, pipe="4,5"))
    night(s, pipe="6,7")
    assert won(s) == ("piper", "enchanted")
