"""Faults that other systems have, and this one must not."""

from __future__ import annotations

from tests.rulebook.cup import cup, day, dead, living, night, no_sheriff, sheriff, sign_up, through, to_the_vote, vote


def test_nights_go_on_when_every_power_of_the_good_is_gone_but_one() -> None:
    """A system stops killing at night once doctor and detective are dead."""
    s = day(no_sheriff(night(cup("wolf*2 seer witch idiot villager*6"), kill="3")), "4")
    night(s, kill="9")
    assert dead(s) == {"3": "pack", "4": "exile", "9": "pack"}


def test_a_player_who_was_saved_stays_in_everybodys_view_and_can_be_exiled() -> None:
    """A system drops the saved from the others' view, and fails when they are exiled."""
    s = no_sheriff(night(cup(), kill="9", witch="antidote"))
    assert all(s.play.view(n).table.seats[8].alive for n in range(12))
    vote(to_the_vote(s), all="9")
    assert "9" not in living(s)


def test_who_runs_for_sheriff_is_the_players_own_choice_whatever_the_cards() -> None:
    """A system picks candidates by hidden role, so that running tells a role."""
    s = night(cup())
    assert set(s.open_now().values()) == {"werewolf.run"}
    assert len({s.play.open[n].options for n in range(12)}) == 1


def test_a_badge_goes_where_the_dead_sheriff_says_and_never_falls_to_anybody() -> None:
    """A system hands it to the lowest living seat, another to the first good player."""
    s = sign_up(night(cup(), kill="5"), "5")
    while s.open_now() != {"5": "werewolf.badge"}:
        through(s)
    s.silent("5")
    assert sheriff(s) == ""


def test_ties_are_not_settled_by_seat_number() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), _1="9", _2="10")
    assert living(s) == list(s.names)


def test_the_antidote_is_used_up() -> None:
    """A chat bot's witch could use it without end."""
    s = day(no_sheriff(night(cup(), kill="9", witch="antidote")))
    night(s, kill="9")
    assert dead(s) == {"9": "pack"}


def test_nobody_runs_so_there_is_no_sheriff_and_nobody_is_made_a_candidate() -> None:
    s = no_sheriff(night(cup()))
    assert s.play.table.badge == "gone"
