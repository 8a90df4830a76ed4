"""Travellers as such: who becomes one, who is told what, who comes late and leaves, exile, and what counts them."""

from __future__ import annotations

import pickle

import pytest

from duskbell.games.clocktower.events import (
    Aligned,
    Came,
    DemonPointed,
    ExileCounted,
    GrimoireShown,
    LifeTurned,
    Sided,
    StepDone,
)
from duskbell.kernel import DuskbellError
from duskbell.testing import sit_down
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling, town


def test_whoever_is_more_than_fifteen_travels() -> None:
    play = sit_down("clocktower", 18)
    assert {ask.key for ask in play.open.values()} == {"clocktower.volunteer"}
    while play.table.phase == "setup":
        play.silence(next(iter(play.open)))
    assert len(play.table.travelling) == 3
    assert len(play.table.residents) == 15


@pytest.mark.parametrize(("players", "options"), [(8, {"travellers": 4}), (8, {"travellers": 1, "late": 2})])
def test_a_table_that_would_not_fit_is_refused(players: int, options: dict[str, int]) -> None:
    with pytest.raises(DuskbellError, match=r"^[a-z].*\.$"):
        sit_down("clocktower", players, options=options)


def test_which_traveller_all_know_and_the_side_is_its_own_affair() -> None:
    s = town(Tom="thief", Una="evil:bureaucrat")
    assert [e.role for e in s.sees(None, Came)] == ["thief", "bureaucrat"]
    assert s.knows("Sol", "Una") == "bureaucrat"
    assert [e.team for e in s.sees("Una", Aligned)] == ["evil"]
    assert s.sees("Tom", Aligned) != s.sees("Una", Aligned)
    assert not s.sees("Imp", Aligned)
    assert s.play.view(s.no("Sol")).table.seats[s.no("Una")].team == ""


def test_two_cannot_come_as_the_same() -> None:
    s = town(Tom="thief", Una="evil:bureaucrat", Late="")
    s.talking()
    assert not {"thief", "bureaucrat"} & {*next(o.options for o in s.offers("Late") if o.key == "clocktower.join")}


def test_who_is_made_evil_by_hand_learns_that_before_who_the_demon_is() -> None:
    s = town(Tra="thief").dawn().puts("Tra", "side", "evil").nightfall()
    told = [type(e) for e in s.play.view(s.no("Tra")).events if isinstance(e, Sided | DemonPointed)]
    assert told == [Sided, DemonPointed]
    assert [type(e) for e in s.dawn().play.view(s.no("Tra")).events if isinstance(e, Sided | DemonPointed)] == told


def test_an_evil_one_learns_the_demon_and_no_more_and_a_good_one_nothing() -> None:
    s = town(Tom="thief", Una="evil:bureaucrat").dawn()
    assert [e.demons for e in s.sees("Una", DemonPointed)] == [(s.no("Imp"),)]
    assert not s.sees("Tom", DemonPointed)
    assert not s.sees("Imp", DemonPointed)
    s.nightfall().dawn()
    assert len(s.sees("Una", DemonPointed)) == 1, "once is enough"


def test_the_sheet_has_a_step_of_dusk_while_one_is_in_play() -> None:
    steps = [e.step for e in town(Tom="thief").dawn().sees(ST, StepDone)]
    assert steps[:2] == ["dusk", "thief"]
    assert town(Late="").play.table.ids == town(Late="").play.table.script


def test_counts_of_the_bag_are_about_the_others() -> None:
    assert len(town(Tom="thief", Una="judge").play.table.bag) == 5


# -- who comes late, and who leaves ------------------------------------------------------------------------------------


def test_who_comes_late_takes_the_empty_chair_by_day() -> None:
    s = town(Late="")
    assert not s.offers("Late"), "the night is no time to come"
    s.dawn().takes("Late", "join", "gunslinger").st("evil", "traveller-side")
    assert s["Late"].alive
    assert s["Late"] in s.play.table.neighbours(s["Sol"])
    s.nightfall().dawn()
    assert s.sees("Late", DemonPointed)


def test_before_that_nobody_is_there() -> None:
    s = town(Late="").dawn()
    t = s.play.table
    assert [o.no for o in t.neighbours(s["Sol"])] == [s.no("May"), s.no("Imp")]
    assert s["Late"] not in t.people
    assert not s.offered("Late") - {"join"}


def test_a_traveller_may_leave_between_two_counts_and_not_in_one() -> None:
    s = town(Tom="thief").dawn()
    assert "leave" in s.offered("Tom")
    s.opens().nominates("Sol", "Sla").st("go-on")
    assert s.play.table.stage == "count"
    assert "leave" not in s.offered("Tom")
    s.vote().takes("Tom", "leave", "leave")
    assert not s["Tom"].alive
    assert s["Tom"] not in s.play.table.people


def test_the_storyteller_seats_and_dismisses_by_hand_and_in_a_vote_gets_a_sentence() -> None:
    s = town(Tom="thief", Late="").dawn().puts("Late", "join", "judge").st("good", "traveller-side")
    assert s["Late"].alive
    s.opens().nominates("Sol", "Sla").st("go-on")
    with pytest.raises(DuskbellError, match="in the midst of a vote"):
        s.puts("Tom", "leave", "leave")
    s.vote()
    with pytest.raises(DuskbellError, match="right would be leave"):
        s.puts("Tom", "leave", "away")
    assert not s.puts("Tom", "leave", "leave")["Tom"].alive


# -- exile -------------------------------------------------------------------------------------------------------------


def test_anybody_calls_and_half_of_all_is_enough() -> None:
    s = town(Tom="thief").dawn().exiles("Imp", "Tom", "Imp", "Sol", "May")
    (counted,) = s.sees(None, ExileCounted)
    assert (counted.votes, counted.enough) == (3, True)
    assert not s["Tom"].alive
    assert s.play.table.executed < 0, "it is no execution"
    assert s.sees(None, LifeTurned)[-1].seat == s.no("Tom")


def test_fewer_are_not_and_it_is_once_a_day_for_each() -> None:
    s = town(Tom="thief", Una="judge").dawn().exiles("Sol", "Tom", "Sol", "May", "Sla")
    assert s["Tom"].alive
    assert next(o.options for o in s.offers("May") if o.key == "clocktower.call-exile") == (f"#{s.no('Una')}",)
    s.nightfall().dawn()
    assert len(next(o.options for o in s.offers("May") if o.key == "clocktower.call-exile")) == 2


def test_the_dead_call_and_vote_and_keep_their_token() -> None:
    s = town(Tom="thief").dawn().puts("Sol", "life", "dead").exiles("Sol", "Tom", "Sol", "May", "Sla")
    assert not s["Tom"].alive
    assert s["Sol"].vote_left


def test_it_costs_no_nomination_and_the_day_goes_on_where_it_was() -> None:
    s = town(Tom="thief").dawn().opens().exiles("Sol", "Tom")
    assert s.play.table.stage == "nominations"
    assert s.open_now()["Sol"] == "clocktower.nominate"


def test_a_traveller_nominates_and_is_not_nominated() -> None:
    s = town(Tom="thief").dawn().opens()
    assert s.open_now()["Tom"] == "clocktower.nominate"
    assert "Tom" not in s.options("Sol")


def test_what_weighs_a_vote_does_not_weigh_it_for_exile() -> None:
    s = town(Bur="bureaucrat", Tom="thief").says("Bur", "Sol", "clocktower.player").dawn().exiles("Sol", "Tom", "Sol")
    assert s.sees(None, ExileCounted)[-1].votes == 1


def test_two_alive_do_not_count_travellers() -> None:
    s = town(Tom="thief", Una="judge").dawn()
    for name in ("Sol", "May"):
        s.puts(name, "life", "dead")
    assert s.winners is None
    s.puts("Sla", "life", "dead")
    assert s.winners == ("evil", "two-left")


def test_a_scarlet_woman_does_not_count_them() -> None:
    s = town(Tom="thief", Una="judge").dawn().puts("Sol", "life", "dead").puts("May", "life", "dead")
    s.deed("Sla", "slayer", "Imp")
    assert s.winners == ("good", "demons-dead"), "three alive and two Travellers are too few"


def test_who_left_does_not_win() -> None:
    s = town(Tom="thief", Una="judge").dawn().takes("Tom", "leave", "leave").puts("Sca", "life", "dead")
    s.deed("Sla", "slayer", "Imp")
    won = s.play.table.outcome
    assert won is not None
    assert s.no("Una") in won.winners
    assert s.no("Tom") not in won.winners


def test_what_kept_good_from_winning_is_gone_with_who_leaves() -> None:
    cast = {"Clo": "clockmaker", "Art": "artist", "Jug": "juggler", "Mut": "mutant", "Wit": "witch", "Vor": "vortox"}
    s = Travelling("snv", **cast, Tra="evil:apprentice").st("eviltwin", "apprentice").until(ST, "twin").st("Clo")
    s.dawn().puts("Vor", "life", "dead")
    assert s.winners is None, "both twins live"
    assert s.takes("Tra", "leave", "leave").winners == ("good", "demons-dead")


def test_who_takes_a_chair_that_somebody_has_left_knows_nothing_of_what_was_told_there() -> None:
    s = town(Tom="evil:thief").dawn().nightfall().dawn()
    assert s.sees("Tom", DemonPointed)
    s.talks("Tom", "psst", f"whisper#{s.no('Sol')}").takes("Tom", "leave", "leave")
    assert not s.sees("Tom", DemonPointed)
    view, public = s.play.view(s.no("Tom")), s.play.view(None)
    assert {e.event.type for e in view.table.log if e not in public.table.log} == {"core.forgotten"}
    assert view.state() == public.state()
    again = pickle.loads(pickle.dumps(view))
    assert again.as_data() == view.as_data()
    s.takes("Tom", "join", "beggar").until(ST, "traveller-side").st("good")
    assert [e.team for e in s.sees("Tom", Aligned)] == ["good"]


def test_a_spy_reads_nothing_at_the_chair_of_somebody_who_has_left() -> None:
    s = Travelling(Sol="soldier", May="virgin", Sla="slayer", Spy="spy", Imp="imp", Tom="thief").talking()
    s.takes("Tom", "leave", "leave").nightfall().dawn()
    assert [shown.roles[s.no("Tom")] for shown in s.sees("Spy", GrimoireShown)] == ["thief", ""]
