"""Cup rules, 绑票规则: the wolves have won when nothing the good can still do changes that they have them."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Foreseen, Judged, Searched, Unforeseen
from duskbell.games.werewolf.kidnap import PROVED, REFUTED, TOO_FEW, UNDECIDED, UNMET
from duskbell.kernel import Record, Ruling, rebuild
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.errors import BadRuling
from duskbell.locale import LANGUAGES, words
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    go_on,
    leave,
    night,
    no_sheriff,
    numbers,
    penalise,
    sign_up,
    stage,
    takes,
    talking,
    to,
    to_the_vote,
    vote,
    who_sees,
    won,
)

PLAIN = "wolf*2 seer villager*3"
"""After a knife and an exile two wolves face a seer and a villager."""


def two_against_two(cast: str = PLAIN, **options: str) -> Cup:
    """Villager 4 is hunted, villager 5 exiled."""
    return day(no_sheriff(night(cup(cast, **options), kill="4")), "5")


def announced(cast: str, kill: str = "5") -> Cup:
    """One is hunted in the first night, has spoken and left."""
    s = no_sheriff(night(cup(cast), kill=kill))
    return go_on(s, 2)


def undecided(s: Cup) -> list[tuple[str, list[str]]]:
    """Why the search has decided nothing."""
    assert [e.found for e in s.sees("moderator", Searched)] == ["undecided"]
    return [(e.why, numbers(e.seats)) for e in s.sees("moderator", Unforeseen)]


def test_two_against_two_who_can_do_nothing_is_a_kidnap() -> None:
    assert won(two_against_two()) == ("wolves", "kidnapped")


def test_not_while_a_good_player_is_sheriff() -> None:
    s = sign_up(night(cup(PLAIN), kill="4"), "3")
    go_on(s)
    leave(vote(to_the_vote(s), all="5"))
    assert stage(s) == "night 2 pack"
    assert s.sees("moderator", Searched) == []


def test_a_wolf_as_sheriff_does_not_hinder_it() -> None:
    s = sign_up(night(cup(PLAIN), kill="4"), "1")
    go_on(s)
    leave(vote(to_the_vote(s), all="5"))
    assert won(s) == ("wolves", "kidnapped")


def test_not_while_the_good_are_more() -> None:
    s = no_sheriff(night(cup(PLAIN), kill="4"))
    assert s.sees("moderator", Searched) == []
    assert not s.play.over


def test_after_the_vote_a_knight_comes_too_late() -> None:
    s = no_sheriff(night(cup("wolf*3 knight villager*4"), kill="5"))
    assert s.sees("moderator", Searched) == []
    day(s, "6")
    assert [e.found for e in s.sees("moderator", Searched)] == ["proved"]


def test_by_day_the_duel_comes_before_the_vote() -> None:
    s = announced("wolf*3 knight villager*3")
    assert [e.found for e in s.sees("moderator", Searched)] == ["refuted"]
    assert [(e.deed, e.seat, e.target) for e in s.sees("moderator", Foreseen)] == [("duel", 3, 0)]
    assert who_sees(s, Searched) == []
    assert s.sees("1", Foreseen) == []
    assert not s.play.over


def test_a_poison_alone_is_no_way_out_for_the_pack_hunts_the_witch() -> None:
    """One wolf less, one good less: the second condition still holds."""
    s = announced("wolf*3 witch seer villager*2", kill="7")
    assert won(s) == ("wolves", "kidnapped")


def test_a_poison_under_a_guards_shield_is_one() -> None:
    """W19: a combination of powers: as many good vote for a wolf, so nobody is exiled; then shield and poison."""
    s = announced("wolf*3 witch guard villager*2", kill="7")
    assert [e.found for e in s.sees("moderator", Searched)] == ["refuted"]
    deeds = [e.deed for e in s.sees("moderator", Foreseen)]
    assert deeds[:2] == ["tie", "knife"]
    assert "poison" in deeds


def test_a_wolf_that_never_woke_with_the_others_hinders_it() -> None:
    """Condition 1: a living gargoyle."""
    s = day(no_sheriff(night(cup("gargoyle wolf seer villager*3"), kill="4")), "5")
    assert not s.play.over
    assert s.sees("moderator", Searched) == []


def test_a_card_whose_powers_the_search_does_not_know_proves_nothing() -> None:
    """W20."""
    s = two_against_two("wolf*2 crow villager*3")
    assert not s.play.over
    assert undecided(s) == [("card", ["3"])]


def test_a_hunt_by_night_alone_is_no_way_out_but_under_a_shield_it_is() -> None:
    """A witch hunter kills a wolf a night, and the pack a good player; with a guard the good are ahead."""
    s = announced("wolf*3 witch_hunter seer villager*2", kill="7")
    assert won(s) == ("wolves", "kidnapped")
    s = announced("wolf*3 witch_hunter guard villager*2", kill="7")
    assert [e.found for e in s.sees("moderator", Searched)] == ["refuted"]
    assert "slay" in [e.deed for e in s.sees("moderator", Foreseen)]


def test_a_magician_turns_the_knife_on_a_wolf() -> None:
    s = announced("wolf*3 magician seer villager*2", kill="7")
    assert [e.found for e in s.sees("moderator", Searched)] == ["refuted"]
    assert "swap" in [e.deed for e in s.sees("moderator", Foreseen)]


def test_a_dream_and_a_poison_are_a_way_out_but_a_dream_alone_is_none() -> None:
    s = announced("wolf*3 dreamcatcher seer villager*2", kill="7")
    assert won(s) == ("wolves", "kidnapped")
    s = announced("wolf*3 dreamcatcher witch villager*2", kill="7")
    assert [e.found for e in s.sees("moderator", Searched)] == ["refuted"]


@pytest.mark.parametrize("god", ["mirror_seer", "prince", "pure_maiden"])
def test_gods_who_cannot_change_it_do_not_hinder_it(god: str) -> None:
    """A mirrored seer only asks, an undone ballot is cast again, and a maiden's find costs a life on either side."""
    s = announced(f"wolf*3 seer {god} villager*2", kill="7")
    assert won(s) == ("wolves", "kidnapped")


# powers that do not stand on the living good's own cards


def test_a_gun_that_somebody_was_given_hinders_it() -> None:
    """Nothing is proved while the lucky one lives, for the search does not know of the gun."""
    s = to(cup("wolf*2 seer black_trader villager*3", lots=["3"]), "black_trader")
    s.says("4", "7", "werewolf.trade").says("4", "lucky_gun", "werewolf.gift")
    day(no_sheriff(night(s)), "4")
    leave(day(night(s, kill="5"), "6"))
    assert (len(s.play.table.wolves), len(s.play.table.good)) == (2, 2)
    assert undecided(s) == [("gift", ["7"])]


def test_wolves_who_are_lovers_hinder_it() -> None:
    s = night(cup("wolf*2 seer cupid villager*3"), love="1,2", kill="5")
    day(no_sheriff(s), "6")
    leave(night(s, kill="4"))
    assert undecided(s) == [("lovers", ["1", "2"])]


def test_a_wolf_whose_vote_is_taken_today_hinders_it_today() -> None:
    """Two good are more than one voting wolf."""
    s = talking(cup("wolf*2 seer villager*3", lots=["3"]), kill="5")
    penalise(s, "1", "vote-ban")
    penalise(s, "6", "kill")
    assert not s.play.over
    assert undecided(s) == [("vote", ["1"])]


def test_a_referee_may_be_asked_and_is_shown_the_search() -> None:
    for said, over in (("declare", True), ("play-on", False)):
        s = two_against_two(kidnap="referee")
        assert s.asks("moderator", "werewolf.kidnap").default == "declare"
        assert s.sees("moderator", Searched)[-1].found == "proved"
        s.says("moderator", said)
        assert s.play.over == over


def test_a_referee_who_is_silent_follows_the_search() -> None:
    s = asked(no_sheriff(night(cup("wolf*3 knight villager*3", kidnap="referee"), kill="5")))
    s.silent("moderator")
    assert not s.play.over


def asked(s: Cup) -> Cup:
    """On to the question about a kidnap."""
    while "werewolf.kidnap" not in s.open_now().values():
        go_on(s)
    return s


def test_what_the_search_has_refuted_cannot_be_declared() -> None:
    """Condition 3 does not hold: the knight may duel. Who knows better rules it by hand, with a reason."""
    s = asked(no_sheriff(night(cup("wolf*3 knight villager*3", kidnap="referee"), kill="5")))
    ask = s.asks("moderator", "werewolf.kidnap")
    assert (ask.options, ask.about, ask.seconds) == (("play-on",), ("refuted",), 30)
    assert "declare" in s.refuses("moderator", "declare")
    s.says("moderator", "play-on")
    assert [e.declared for e in s.sees("moderator", Judged)] == [False]
    assert s.sees("1", Judged) == []


def test_beside_every_answer_the_referee_is_told_why_it_is_lawful() -> None:
    s = asked(no_sheriff(night(cup("wolf*3 knight villager*3", kidnap="referee"), kill="5")))
    assert s.asks("moderator", "werewolf.kidnap").notes == ("werewolf.play-on-refuted",)
    s = two_against_two("wolf*2 crow villager*3", kidnap="referee")
    ask = s.asks("moderator", "werewolf.kidnap")
    assert dict(zip(ask.options, ask.notes, strict=True)) == {
        "declare": "werewolf.declare-undecided",
        "play-on": "werewolf.play-on-undecided",
    }
    told = [("declare", PROVED), ("declare", UNDECIDED)]
    told += [("play-on", found) for found in (PROVED, REFUTED, UNDECIDED, UNMET, TOO_FEW)]
    for lang in LANGUAGES:
        assert all(words(lang).has(f"note-werewolf-{option}-{found}") for option, found in told)


def test_who_sees_more_than_the_search_declares_it_by_hand_with_a_reason_that_the_record_shows() -> None:
    """W40."""
    s = asked(no_sheriff(night(cup("wolf*3 knight villager*3", kidnap="referee"), kill="5")))
    with pytest.raises(BadRuling, match="needs a reason"):
        s.play.rule(Ruling("hand", change="kidnap"))
    s.play.rule(Ruling("hand", "the knight has told all of its card", change="kidnap"))
    assert won(s) == ("wolves", "kidnapped")
    assert '"reason":"the knight has told all of its card"' in s.play.record.dump()
    assert [e.reason for e in s.sees("moderator", ByHand)] == ["the knight has told all of its card"]
    assert s.sees("1", ByHand) == []
    again = rebuild(s.play.game, Record.parse(s.play.record.dump()))
    assert again.outcome == s.play.outcome


def test_where_proof_decides_no_hand_declares_a_kidnap() -> None:
    s = no_sheriff(night(cup("wolf*3 knight villager*3"), kill="5"))
    with pytest.raises(BadRuling, match="only where the referee declares kidnaps"):
        s.play.rule(Ruling("hand", "they have lost", change="kidnap"))


@pytest.mark.parametrize(
    ("god", "said"), [("crow", "declare"), ("silence_elder", "play-on"), ("masked_man", "declare")]
)
def test_the_referee_decides_where_the_search_cannot_and_is_told_why(god: str, said: str) -> None:
    """上帝可以宣判: whoever lives. Silence plays on, for only what is certain is declared without a person."""
    s = two_against_two(f"wolf*2 {god} villager*3", kidnap="referee")
    ask = s.asks("moderator", "werewolf.kidnap")
    assert (ask.options, ask.about, ask.default) == (("declare", "play-on"), ("undecided",), "play-on")
    assert [(e.why, numbers(e.seats)) for e in s.sees("moderator", Unforeseen)] == [("card", ["3"])]
    assert s.sees("3", Unforeseen) == []
    s.says("moderator", said)
    assert s.play.over == (said == "declare")


def test_somebody_of_neither_side_leaves_it_to_the_referee_too() -> None:
    s = two_against_two("wolf*2 cursed_fox villager*3 seer", kidnap="referee")
    assert s.sees("moderator", Searched)[-1].found == "undecided"
    assert [(e.why, numbers(e.seats)) for e in s.sees("moderator", Unforeseen)] == [("outsider", ["3"])]


def test_the_referee_is_asked_after_every_death_so_that_no_pause_tells_anything() -> None:
    """W40: with nothing to declare there is one answer, and what the others see is the same."""
    s = asked(no_sheriff(night(cup(PLAIN, kidnap="referee"), kill="4")))
    assert s.asks("moderator", "werewolf.kidnap").about == ("too-few",)
    before = [len(s.play.view(n).events) for n in range(6)]
    go_on(s)
    assert len({len(s.play.view(n).events) - was for n, was in enumerate(before)}) == 1
    assert [s.sees(n, Searched) for n in s.names] == [[]] * 6
    s = day(no_sheriff(night(cup("gargoyle wolf seer villager*3", kidnap="referee"), kill="4")), "5")
    assert [e.found for e in s.sees("moderator", Searched)] == ["too-few", "unmet"]
    assert [e.declared for e in s.sees("moderator", Judged)] == [False, False]


@pytest.mark.parametrize("penalty", ["mute", "vote-ban", "kill"])
def test_a_penalty_while_the_referee_is_asked_loses_nothing(penalty: str) -> None:
    """Another death is looked at anew; nothing else changes what was asked."""
    s = to_the_vote(talking(cup("wolf*3 crow villager*4", kidnap="referee", lots=["4"]), kill="5"))
    penalise(s, "6", "kill")
    asked(s)
    penalise(s, "7", penalty)
    if penalty == "kill":
        asked(s)
    assert s.asks("moderator", "werewolf.kidnap").about == ("undecided",)
    s.says("moderator", "declare")
    assert won(s) == ("wolves", "kidnapped")


def test_a_death_by_the_referee_may_lead_to_it_too() -> None:
    """犯规判罚: a victory that a penalty causes stands."""
    s = announced("wolf*2 seer villager*3")
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    penalise(s, "4", "kill")
    assert won(s) == ("wolves", "kidnapped")


def test_without_a_death_nothing_is_declared() -> None:
    s = no_sheriff(night(cup("wolf*3 knight villager*3"), kill="5"))
    go_on(s, 2)
    leave(vote(to_the_vote(s)))
    assert stage(s) == "night 2 pack"
    assert len(s.sees("moderator", Searched)) == 1


def test_a_table_may_play_every_game_to_its_end() -> None:
    s = two_against_two(kidnap="off")
    assert not s.play.over


def test_more_wolves_than_good_are_enough_though_a_good_player_is_sheriff() -> None:
    """Condition 2, its first half."""
    s = sign_up(night(cup("wolf*3 seer villager*4"), kill="5"), "4")
    go_on(s)
    leave(vote(to_the_vote(s), all="6"))
    assert stage(s) == "night 2 pack", "three against three, and the sheriff is good"
    leave(night(s, kill="7"))
    assert won(s) == ("wolves", "kidnapped")


@pytest.mark.parametrize("apart", ["gargoyle", "hidden_wolf", "mechanical_wolf"])
def test_every_wolf_that_sleeps_apart_hinders_it(apart: str) -> None:
    """Condition 1."""
    s = day(no_sheriff(night(cup(f"{apart} wolf seer villager*3"), kill="4")), "5")
    assert not s.play.over
    assert s.sees("moderator", Searched) == []


def test_a_wolf_that_woke_with_the_others_later_hinders_it_no_more() -> None:
    """Condition 1 asks whether they ever did: the younger brother has joined the pack."""
    s = cup("elder_brother younger_brother wolf seer villager*4")
    day(no_sheriff(night(s, kill="5")), "1")
    night(s, revenge="6", kill="7")
    leave(s)
    assert won(s) == ("wolves", "kidnapped")


def test_a_death_by_a_shot_may_lead_to_it() -> None:
    """W21: whoever dies, by day or by night, of whatever: after the farewells the conditions are looked at."""
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*2 seer hunter villager*3"), kill="5"))), all="4")
    go_on(s)
    s.says("4", "yes").says("4", "6")
    assert s.sees("moderator", Searched) == [], "the dead have not left yet"
    leave(s)
    assert won(s) == ("wolves", "kidnapped")


# what is on the table beside cards and lives


def test_a_knight_votes_after_the_duel() -> None:
    """骑士 shows the card as 白痴 does, and loses no vote by it: four good against four wolves make a tie."""
    s = talking(cup("wolf*5 knight witch guard villager*3"), kill="9")
    takes(s, "6", "#0")
    while stage(s) == "speeches 1 speeches":
        go_on(s)
    leave(night(s, kill="10"))
    assert [e.found for e in s.sees("moderator", Searched)] == ["refuted", "refuted"]
    assert not s.play.over


@pytest.mark.parametrize(("candidate", "over"), [("4", False), ("3", True)])
def test_who_may_still_be_elected_hinders_it_if_good(candidate: str, over: bool) -> None:
    """竞选暂停: on the second day the guard would be sheriff; a wolf as sheriff changes nothing."""
    s = sign_up(night(cup("wolf*3 guard witch villager*2"), kill="5", witch="6"), candidate)
    leave(takes(s, "2", "burst"))
    assert s.play.over == over
    if not over:
        assert undecided(s) == [("election", ["4"])]


@pytest.mark.parametrize(("stay", "over"), [("3", True), ("3,4", False)])
def test_a_good_candidate_who_has_withdrawn_hinders_it_no_more(stay: str, over: bool) -> None:
    """退选: on the second day only who still runs may be elected."""
    s = sign_up(night(cup("wolf*3 guard witch villager*2"), kill="5", witch="6"), "2", "3", "4", "7")
    for who in {"4", "7"} - set(stay.split(",")):
        takes(s, who, "withdraw")
    leave(takes(s, "2", "burst"))
    assert s.play.over == over
    if not over:
        assert undecided(s) == [("election", ["4"])]


def test_where_there_was_an_election_already_nobody_is_elected() -> None:
    """The badge is torn: what hindered it, that somebody good might get it, is over."""
    s = sign_up(night(cup("wolf*2 seer villager*3"), kill="4"), "3")
    leave(vote(to_the_vote(go_on(s)), all="3"))
    assert won(s) == ("wolves", "no-gods")
    s = sign_up(night(cup("wolf*2 seer villager*3"), kill="4"), "5")
    s = vote(to_the_vote(go_on(s)), all="5")
    go_on(s)
    s.says("5", "pass", "werewolf.badge")
    leave(s)
    assert won(s) == ("wolves", "kidnapped")


def test_in_a_duel_of_a_wolf_and_one_of_the_good_it_is_not_decided_either() -> None:
    """The good may be left with the wolf alone to vote for."""
    s = to_the_vote(talking(cup("wolf*3 villager*2 seer hunter villager", lots=["4"]), kill="8"))
    vote(s, _1="5", _2="5", _6="2", _7="2")
    penalise(s, "7", "kill")
    assert undecided(s) == [("duel", ["2", "5"])]
    assert not s.play.over


def test_a_ballot_that_exiles_nobody_hinders_it_no_more_when_the_day_is_over() -> None:
    """A tie stays a tie; with the night nothing of the vote is left, and the search decides again."""
    s = talking(cup("wolf*3 prince seer villager*3", lots=["4"]), kill="6")
    vote(to_the_vote(s), all="pass")
    penalise(s, "5", "kill")
    assert undecided(s) == [("ballot", [])]
    s.says("4", "no", "werewolf.undo")
    leave(night(s, kill="7"))
    assert won(s) == ("wolves", "kidnapped")


def test_a_recommendation_of_a_good_sheriff_hinders_nothing() -> None:
    """Its half vote is no wolf's."""
    s = to_the_vote(go_on(sign_up(night(cup("wolf*3 seer villager*4"), kill="6"), "4")), named="2")
    penalise(penalise(s, "5", "kill"), "7", "kill")
    assert won(s) == ("wolves", "kidnapped")


def test_a_ballot_that_was_told_hinders_it() -> None:
    """W43: a wolf is about to be exiled while the prince is asked, and the ballots stand."""
    s = talking(cup("wolf*3 prince seer villager*3", lots=["4"]), kill="6")
    vote(to_the_vote(s), all="1", _1="4", _2="4", _3="4")
    penalise(s, "5", "kill")
    assert undecided(s) == [("ballot", [])]
    assert not s.play.over


def test_in_a_duel_of_wolves_nobody_else_can_be_exiled() -> None:
    s = to_the_vote(talking(cup("wolf*3 villager*2 seer hunter villager", lots=["4"]), kill="8"))
    vote(s, _4="1", _5="1", _6="2", _7="2")
    penalise(s, "7", "kill")
    assert undecided(s) == [("duel", ["1", "2"])]
    assert not s.play.over


def test_a_wolf_sheriff_who_has_made_a_recommendation_cannot_change_it() -> None:
    """The half vote goes with the one that was named alone (归票)."""
    s = to_the_vote(go_on(sign_up(night(cup("wolf*2 seer villager*3"), kill="6"), "1")), named="2")
    penalise(s, "5", "kill")
    assert undecided(s) == [("recommended", ["1"])]


def test_a_curse_on_any_of_the_living_hinders_it_today() -> None:
    """乌鸦: two good and the curse are more than two wolves, though the crow is dead."""
    s = cup("wolf*2 crow seer villager*2", lots=["4"])
    talking(s, kill="3", curse="5")
    penalise(s, "6", "kill")
    assert undecided(s) == [("vote", ["5"])]
