"""Cup rules, 绑票规则: the wolves have won when nothing the good can still do changes that they have them."""

from __future__ import annotations

from duskbell.games.werewolf.events import Foreseen, Searched
from tests.rulebook.cup import (
    Cup,
    cup,
    day,
    go_on,
    leave,
    night,
    no_sheriff,
    penalise,
    sign_up,
    stage,
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
    assert [e.proved for e in s.sees("moderator", Searched)] == [True]


def test_by_day_the_duel_comes_before_the_vote() -> None:
    s = announced("wolf*3 knight villager*3")
    assert [e.proved for e in s.sees("moderator", Searched)] == [False]
    assert [(e.deed, e.seat, e.target) for e in s.sees("moderator", Foreseen)] == [("duel", 3, 0)]
    assert who_sees(s, Searched) == []
    assert s.sees("1", Foreseen) == []
    assert not s.play.over


def test_a_poison_alone_is_no_way_out_for_the_pack_hunts_the_witch() -> None:
    """One wolf less, one good less: the second condition still holds."""
    s = announced("wolf*3 witch seer villager*2", kill="7")
    assert won(s) == ("wolves", "kidnapped")


def test_a_poison_under_a_guards_shield_is_one() -> None:
    """A combination of powers: as many good vote for a wolf, so nobody is exiled; then shield and poison."""
    s = announced("wolf*3 witch guard villager*2", kill="7")
    assert [e.proved for e in s.sees("moderator", Searched)] == [False]
    deeds = [e.deed for e in s.sees("moderator", Foreseen)]
    assert deeds[:2] == ["tie", "knife"]
    assert "poison" in deeds


def test_a_wolf_that_never_woke_with_the_others_hinders_it() -> None:
    """Condition 1: a living gargoyle."""
    s = day(no_sheriff(night(cup("gargoyle wolf seer villager*3"), kill="4")), "5")
    assert not s.play.over
    assert s.sees("moderator", Searched) == []


def test_a_card_whose_powers_the_search_does_not_know_proves_nothing() -> None:
    s = two_against_two("wolf*2 dreamcatcher villager*3")
    assert not s.play.over
    assert s.sees("moderator", Searched) == []


def test_a_referee_may_be_asked_and_is_shown_the_search() -> None:
    for said, over in (("declare", True), ("play-on", False)):
        s = two_against_two(kidnap="referee")
        assert s.asks("moderator", "werewolf.kidnap").default == "declare"
        assert s.sees("moderator", Searched)[-1].proved
        s.says("moderator", said)
        assert s.play.over == over


def test_a_referee_who_is_silent_follows_the_search() -> None:
    s = no_sheriff(night(cup("wolf*3 knight villager*3", kidnap="referee"), kill="5"))
    while "werewolf.kidnap" not in s.open_now().values():
        go_on(s)
    s.silent("moderator")
    assert not s.play.over


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
