"""What 000 says of the table itself: the circle, the bag, brackets, the sheets, and who is awake when."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.events import BagFilled, Collected, Nominated, Slept, StepDone, Woke
from duskbell.games.clocktower.sheet import sheet
from duskbell.kernel import DuskbellError
from duskbell.kernel.errors import NoFloor
from duskbell.testing import sit_down
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST, Town

FIVE = {"Mon": "monk", "Sol": "soldier", "Sla": "slayer", "Poi": "poisoner", "Imp": "imp"}


def five() -> Town:
    return Town(**FIVE)


def test_seats_are_a_circle_that_goes_one_way() -> None:
    t = five().play.table
    assert [s.no for s in t.around(t.seats[3])] == [4, 0, 1, 2]
    assert [s.no for s in t.around(t.seats[3], -1)] == [2, 1, 0, 4]


@pytest.mark.parametrize("players", [4, 21])
def test_five_to_twenty_play(players: int) -> None:
    with pytest.raises(DuskbellError, match="5 to 20"):
        sit_down("clocktower", players)


def test_other_scripts_may_be_played_below_seven_though_it_is_not_advised() -> None:
    play = sit_down("clocktower", 5, options={"script": "strainers"})
    assert len(play.table.script) > 20


def test_an_unknown_script_is_refused_in_a_sentence() -> None:
    with pytest.raises(DuskbellError, match="script"):
        sit_down("clocktower", 7, options={"script": "moonlight"})


def test_the_bag_is_filled_in_secret_and_tokens_are_collected_so() -> None:
    s = five()
    for kind in (BagFilled, Collected):
        assert s.sees(ST, kind)
        assert not any(s.sees(name, kind) for name in s.names)


def test_there_are_as_many_tokens_as_players() -> None:
    assert all(sum(counts) == players for players, counts in COUNTS.items())
    assert len(five().play.table.bag) == 5


def test_brackets_count_when_the_bag_is_filled_and_never_later() -> None:
    s = Strained(
        Out="barber", Exo="exorcist", Che="chef", Pro="professor", Und="undertaker", Emp="empath",
        Hag="pithag", Dem="po",
    )  # fmt: skip
    s.next_night().acts("Hag", "Dem").acts("Hag", "fanggu").st("", "deaths").dawn()
    assert s["Dem"].role.id == "fanggu"
    assert [n for n in s.names if s[n].role.kind == "outsider"] == ["Out"]


def test_the_first_night_and_the_others_have_sheets_of_their_own() -> None:
    s = five().dawn()
    first = [e.step for e in s.sees(ST, StepDone)]
    assert tuple(first) == sheet("baike", 1, s.play.table.script)
    s.nightfall().dawn()
    assert tuple(e.step for e in s.sees(ST, StepDone)[len(first) :]) == sheet("baike", 2, s.play.table.script)


def test_one_after_the_other_is_woken_and_sleeps_again() -> None:
    s = five().dawn().nightfall().dawn()
    eyes = [e.event for e in s.play.table.log if isinstance(e.event, Woke | Slept)]
    assert len(eyes) > 4
    for opened, closed in zip(eyes[::2], eyes[1::2], strict=True):
        assert isinstance(opened, Woke)
        assert closed == Slept(opened.seat, opened.role)


def test_all_hear_who_nominates_whom() -> None:
    s = five().opens().nominates("Mon", "Sol")
    assert all(s.sees(who, Nominated) == [Nominated(s.no("Mon"), s.no("Sol"))] for who in (None, *s.names))


def test_a_nomination_that_is_not_allowed_is_refused_in_a_sentence() -> None:
    s = five().opens().nominates("Mon", "Sol").vote().nominates("Sla", "Mon").vote().nominates("Sol", "Sla").vote()
    assert s.options("Poi") == ["Poi", "Imp", "pass"]
    assert s.refuses("Poi", "Zoe")


def test_the_storyteller_is_in_no_private_talk_of_players() -> None:
    s = five().dawn()
    s.talks("Mon", "I am the Monk.", f"whisper#{s.no('Sla')}")
    with pytest.raises(NoFloor):
        s.talks(ST, "I heard that.", "whisper")


def test_who_nominated_and_was_nominated_may_vote_for_everybody_nominated() -> None:
    s = five().opens().nominates("Mon", "Sol").vote("Mon").nominates("Sla", "Poi").vote("Mon")
    assert s.play.table.votes == (s.no("Mon"),)
