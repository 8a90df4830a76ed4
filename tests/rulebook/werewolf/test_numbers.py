"""Cup rules, 号码规则: seats are numbers, and orders wrap."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Laid, Ordered
from duskbell.kernel import Dealt
from duskbell.kernel.errors import IllegalAnswer
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    go_on,
    night,
    no_sheriff,
    numbers,
    sign_up,
    stage,
    through,
    to_the_vote,
    who_sees,
)


def test_everybody_has_a_number_that_all_see_and_a_card_that_nobody_else_sees() -> None:
    s = cup()
    assert list(s.names) == [str(n) for n in range(1, 13)]
    assert [seat.no for seat in s.play.view(None).table.seats] == list(range(12))
    for n in s.names:
        assert [d.seat for d in s.sees(n, Dealt)] == [s.no(n)]
    assert s.sees(None, Dealt) == []


def test_which_cards_are_dealt_is_known_to_all_but_not_to_whom() -> None:
    s = cup()
    (laid,) = s.sees(None, Laid)
    assert sorted(laid.cards) == sorted(seat.role.id for seat in s.play.table.seats)
    assert laid.order == ("guard", "pack", "witch", "hunter", "seer")


def test_forward_order_rises_and_wraps_from_the_highest_number_to_1() -> None:
    s = sign_up(night(cup(lots=["11"])), "2", "11", "12")
    assert numbers(s.sees(None, Ordered)[0].seats) == ["11", "12", "2"]


def test_reverse_order_falls_and_wraps_from_1_to_the_highest_number() -> None:
    s = cup(lots=["2"])
    s.told["werewolf.way"] = ["reverse"]
    sign_up(night(s), "1", "2", "12")
    assert numbers(s.sees(None, Ordered)[0].seats) == ["2", "1", "12"]


def test_every_operation_names_a_number() -> None:
    """What is answered at night and in votes are seats, in the order of their numbers."""
    s = cup()
    assert s.options("8") == [str(n) for n in range(1, 13)] + ["pass"]
    no_sheriff(night(s))
    while "moderator" in s.open_now():
        go_on(s)
    assert s.options("1") == [str(n) for n in range(1, 13)] + ["pass"]


def test_the_dead_keep_their_numbers_and_the_living_theirs() -> None:
    """An order skips the dead without changing anybody's number."""
    s = night(cup(lots=["9"]), kill="10")
    no_sheriff(s)
    through(s)
    assert numbers(s.sees(None, Ordered)[0].seats) == ["9", "11", "12", *map(str, range(1, 9))]


def test_who_sees_an_order_is_everybody() -> None:
    s = sign_up(night(cup()), "3", "4")
    assert who_sees(s, Ordered) == ["public"]
    assert stage(s) == "election 1 campaign"


def test_numbers_stay_over_the_days() -> None:
    s = no_sheriff(night(cup(), kill="12"))
    day(s, "11")
    assert [seat.no for seat in s.play.table.living] == list(range(10))


def test_the_numbers_are_shown_to_all_through_the_whole_game() -> None:
    """Of the dead too, by day and by night, to whoever looks."""
    s = night(cup(), kill="9")
    for step in (no_sheriff, to_the_vote, day, night):
        for viewer in (None, *range(12)):
            shown = s.play.view(viewer).state()["seats"]
            assert [seat["seat"] for seat in shown] == list(range(12))
        step(s)


def test_a_name_has_no_force() -> None:
    """Whoever is called by a number that is another's, or by any name, is meant by the number alone."""
    names = dict.fromkeys(("5", "4", "3", "2", "Ann"), "villager") | {"1": "wolf"}
    s = Cup(
        "werewolf",
        names | {"2": "seer"},
        deal="werewolf.deal",
        options={"board": "free", "cast": "wolf seer villager*4"},
    )
    wolf = s.no("1")
    for name in ("Ann", "5", "number 5"):
        with pytest.raises(IllegalAnswer):
            s.play.answer(wolf, name)
    assert s.play.open[wolf].options == (*[f"#{n}" for n in range(6)], "pass")


def test_who_takes_a_seat_is_called_by_its_number_and_sits_in_its_natural_order() -> None:
    """Where people choose their seats is the lobby (`tests/server/test_seating.py`); here a seat is its number."""
    s = cup()
    for number in s.names:
        assert s.play.table.seats[int(number) - 1].name == number
    assert [str(seat.no + 1) for seat in s.play.table.around(0, 1)] == list(s.names)
