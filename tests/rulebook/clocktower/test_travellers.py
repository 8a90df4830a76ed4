"""The fifteen Travellers: each at work, impaired, at its boundary, and for whoever stands by."""

from __future__ import annotations

import json
from random import Random
from types import MappingProxyType

import pytest

from duskbell.games.clocktower.events import (
    Abnormal,
    Agreed,
    Claimed,
    ClaimSettled,
    Counted,
    Died,
    EncoreBegan,
    Gained,
    HeldBack,
    Overruled,
    PutForward,
    Restored,
    SeatsSwapped,
    Served,
    Told,
    Woke,
)
from duskbell.kernel import MODERATOR, NOBODY, SILENCE
from duskbell.kernel.core_events import Voided
from duskbell.testing import sit_down
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling, town

ALL = ("Sol", "May", "Sla", "Sca", "Imp", "Tra")


def bmr(**more: str) -> Travelling:
    """Five of Bad Moon Rising who do little, and whoever travels."""
    return Travelling("bmr", Sol="pacifist", May="fool", Sla="tealady", Sca="mastermind", Imp="po", **more)


# -- Bureaucrat and Thief ----------------------------------------------------------------------------------------------


def test_a_bureaucrats_vote_counts_three_times_and_a_thiefs_against() -> None:
    s = town(Tra="bureaucrat", Tom="thief").says("Tra", "Sol", "clocktower.player").says("Tom", "Sla")
    s.dawn().opens().nominates("Sol", "Sca").vote("Sol", "Sla")
    assert s.sees(None, Counted)[-1].votes == 2, "3 and -1"


def test_both_on_one_voter_multiply_and_a_total_may_be_below_zero() -> None:
    s = town(Tra="bureaucrat", Tom="thief").says("Tra", "Sol", "clocktower.player").says("Tom", "Sol")
    s.dawn().opens().nominates("Sla", "Sca").vote("Sol")
    counted = s.sees(None, Counted)[-1]
    assert (counted.votes, counted.block, counted.most) == (-3, -1, 0)


def test_a_drunk_one_changes_nothing_and_a_dead_one_no_longer_does() -> None:
    s = town(Tra="bureaucrat").puts("Tra", "mark", "drunk").says("Tra", "Sol", "clocktower.player")
    assert s.dawn().opens().nominates("Sla", "Sca").vote("Sol").sees(None, Counted)[-1].votes == 1
    s = town(Tra="bureaucrat").says("Tra", "Sol", "clocktower.player").dawn().exiles("Sol", "Tra", *ALL)
    assert s.opens().nominates("Sla", "Sca").vote("Sol").sees(None, Counted)[-1].votes == 1


def test_neither_may_choose_itself() -> None:
    assert "Tra" not in town(Tra="bureaucrat").options("Tra")
    assert "Tra" not in town(Tra="thief").options("Tra")


# -- Gunslinger --------------------------------------------------------------------------------------------------------


def test_a_gunslinger_shoots_somebody_who_voted_first() -> None:
    s = town(Tra="gunslinger").dawn().opens().nominates("Sla", "Sca").vote("Sol", "May")
    assert set(s.options("Tra")) == {"Sol", "May", "pass"}
    assert s.play.open[s.no("Tra")].public, "all wait for it"
    s.says("Tra", "May", "clocktower.gunslinger")
    assert [e.target for e in s.sees("Sol", Claimed)] == [s.no("May")]
    assert not s["May"].alive
    assert s.play.table.executed < 0


def test_a_shot_not_taken_then_is_lost_and_nobody_who_voted_leaves_nobody_to_shoot() -> None:
    s = town(Tra="gunslinger").dawn().opens().nominates("Sla", "Sca").vote("Sol").says("Tra", "pass")
    assert s.sees("May", HeldBack)
    s.nominates("Sol", "Sla").vote("Sol", "May")
    assert s.open_now().get("Tra") == "clocktower.nominate"
    s = town(Tra="gunslinger").dawn().opens().nominates("Sla", "Sca").vote()
    assert s.open_now().get("Tra") == "clocktower.nominate"


def test_a_drunk_gunslinger_kills_nobody() -> None:
    s = town(Tra="gunslinger").puts("Tra", "mark", "drunk").dawn().opens().nominates("Sla", "Sca").vote("Sol")
    assert s.says("Tra", "Sol", "clocktower.gunslinger")["Sol"].alive
    assert [e.shows for e in s.sees(None, ClaimSettled)] == [False], "all read that nothing happens"


def test_who_is_shot_has_their_last_words_before_anybody_nominates_again() -> None:
    cast = ("Tra", "Clo", "Ora", "Sag", "Klu", "Pit", "Noa")
    roles = ("gunslinger", "clockmaker", "oracle", "sage", "klutz", "pithag", "nodashii")
    s = Travelling("snv", **dict(zip(cast, roles, strict=True))).dawn()
    s.opens().nominates("Clo", "Sag").vote("Klu")
    assert s.says("Tra", "Klu", "clocktower.gunslinger").open_now() == {"Klu": "clocktower.klutz"}
    assert [e.shows for e in s.sees(None, ClaimSettled)] == [True], "more happens: the death sets that off"


def test_a_vote_on_exile_is_no_vote_for_it() -> None:
    s = town(Tra="gunslinger", Tom="thief").dawn().opens().exiles("Sol", "Tom", "Sol")
    assert s.open_now().get("Tra") == "clocktower.nominate"


def test_who_let_the_moment_pass_is_not_asked_again_when_the_day_begins_again() -> None:
    s = town(Tra="gunslinger").dawn().opens().nominates("Sla", "Sca").vote("Sol", "May").says("Tra", "pass")
    s.puts("Sca", "side", "good")
    assert s.open_now()["Tra"] == "clocktower.nominate"


def test_what_another_does_meanwhile_does_not_take_the_moment() -> None:
    s = town(Tra="gunslinger").dawn().opens().nominates("Sla", "Sca").vote("Sol", "May")
    s.deed("Sla", "slayer", "May").puts("Sca", "side", "good")
    assert s.open_now()["Tra"] == "clocktower.gunslinger"


# -- Scapegoat ---------------------------------------------------------------------------------------------------------


def test_a_scapegoat_of_the_same_side_may_be_executed_instead() -> None:
    s = town(Tra="scapegoat").dawn().executes("Sla", "Sol", "Sol", "May", "Sla").until(ST, "scapegoat").st("yes")
    assert s["Sol"].alive
    assert not s["Tra"].alive
    assert s.play.table.executed == s.no("Tra")


def test_a_dead_scapegoat_stands_in_for_nobody() -> None:
    s = town(Tra="scapegoat").dawn().puts("Tra", "life", "dead").executes("Sla", "Sol", "Sol", "May", "Sla").nightfall()
    assert not s["Sol"].alive


def test_for_the_other_side_it_cannot_and_the_storyteller_is_asked_all_the_same() -> None:
    s = town(Tra="evil:scapegoat").dawn().executes("Sla", "Sol", "Sol", "May", "Sla").until(ST, "scapegoat")
    assert s.options(ST) == ["no"]
    assert not s.st("no")["Sol"].alive


def test_of_a_drunk_scapegoat_the_storyteller_is_asked_all_the_same() -> None:
    """Everybody knows who is the Scapegoat: an execution without that pause would tell that it is drunk."""
    s = town(Tra="scapegoat").puts("Tra", "mark", "drunk").dawn().executes("Sla", "Sol", "Sol", "May", "Sla")
    assert s.until(ST, "scapegoat").options(ST) == ["no"]
    assert not s.st("no").nightfall()["Sol"].alive


def test_who_is_condemned_for_madness_is_executed_though_the_day_begins_again() -> None:
    cast = {"Mut": "mutant", "Sai": "sailor", "Exo": "exorcist", "Pit": "pithag", "Dem": "po", "Tra": "scapegoat"}
    s = Travelling("strainers", Pro="professor", Rav="ravenkeeper", Inn="innkeeper", **cast).dawn()
    (offer,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    s.play.answer(MODERATOR, f"#{s.no('Mut')}", ask=offer)
    s.puts("Exo", "life", "dead")
    assert s.open_now() == {ST: "clocktower.scapegoat"}
    assert not s.st("no").nightfall()["Mut"].alive


# -- Beggar ------------------------------------------------------------------------------------------------------------


def test_a_beggar_has_no_vote_but_those_that_the_dead_give_and_learns_their_side() -> None:
    s = town(Tra="beggar").dawn().puts("Sca", "life", "dead").opens().nominates("Sol", "Sla").vote("Sol", "Tra")
    assert s.sees(None, Counted)[-1].votes == 1, "the count does not point there"
    s.takes("Sca", "give", "Tra").nominates("Sla", "Imp").vote("Tra")
    assert s.sees(None, Counted)[-1].votes == 1
    assert s.heard("Tra") == ["evil"]
    assert not s["Sca"].vote_left
    assert s["Tra"].tokens == 0
    assert not s.sees("Sol", Told)


def test_a_beggar_is_never_drunk_and_dead_it_has_the_vote_of_the_dead() -> None:
    s = town(Tra="beggar").dawn().puts("Tra", "mark", "drunk").puts("Sca", "life", "dead").takes("Sca", "give", "Tra")
    assert s.why() == "true"
    assert s.play.table.at_work(s["Tra"], "beggar")
    s.exiles("Sol", "Tra", *ALL)
    assert (s["Tra"].tokens, s["Tra"].vote_left) == (0, True)
    s.opens().nominates("Sol", "Sla").vote("Tra")
    assert s.sees(None, Counted)[-1].votes == 1


# -- Apprentice --------------------------------------------------------------------------------------------------------


def test_an_apprentice_gains_a_townsfolks_ability_or_a_minions() -> None:
    s = town(Tra="apprentice")
    assert set(s.options(ST)) == {id for id in s.play.table.script if s.play.table.character(id).kind == "townsfolk"}
    s.st("empath", "apprentice")
    assert [e.role for e in s.sees("Tra", Gained)] == ["empath"]
    assert not s.sees("Sol", Gained)
    assert s.dawn().heard("Tra") == ["1"], "the Imp sits beside it"
    assert not s.sees(ST, Abnormal)
    assert "poisoner" in town(Tra="evil:apprentice").options(ST)


def test_a_drunk_apprentices_ability_never_works_and_it_gains_one_only() -> None:
    s = town(Tra="apprentice").st("empath", "apprentice").dawn().nightfall()
    assert s.open_now().get(ST) != "clocktower.apprentice"
    s = town(Tra="apprentice").puts("Tra", "mark", "drunk").st("empath", "apprentice")
    assert [e.seat for e in s.sees(ST, Abnormal)] == [s.no("Tra")]
    s = town(Tra="apprentice", Una="judge")
    assert s["Tra"].travels, "it stays a Traveller"
    s.st("soldier", "apprentice").dawn().exiles("Sol", "Tra", *ALL, "Una")
    assert not s["Tra"].alive, "a Soldier's ability is of no use against that"


def test_an_apprentice_does_not_become_the_demon_by_a_snake_charmers_ability() -> None:
    cast = ("Tra", "Clo", "Ora", "Sag", "Klu", "Pit", "Noa")
    roles = ("apprentice", "clockmaker", "oracle", "sage", "klutz", "pithag", "nodashii")
    s = Travelling("snv", **dict(zip(cast, roles, strict=True))).st("snakecharmer", "apprentice")
    s.until("Tra", "player").says("Tra", "Noa", "clocktower.player")
    assert (s["Noa"].role.id, s["Tra"].role.id, s["Tra"].team) == ("nodashii", "apprentice", "good")


def test_a_dead_fang_gu_that_acts_once_more_jumps_and_does_not_die_again() -> None:
    cast = ("Tra", "Clo", "Ora", "Sag", "Klu", "Pit", "Fan", "Tom")
    roles = ("bonecollector", "clockmaker", "oracle", "sage", "klutz", "pithag", "fanggu", "savant")
    s = Travelling("snv", **dict(zip(cast, roles, strict=True))).dawn()
    s.puts("Pit", "role", "nodashii").executes("Clo", "Fan", "Clo", "Ora", "Sag", "Klu").nightfall()
    s.until("Tra", "players").says("Tra", "Fan").until("Fan", "player").says("Fan", "Klu").dawn()
    assert s["Klu"].role.id == "fanggu"
    assert [e.seat for e in s.sees(ST, Died)].count(s.no("Fan")) == 1


# -- Matron ------------------------------------------------------------------------------------------------------------


def test_a_matron_lets_pairs_change_seats_once_a_day() -> None:
    s = bmr(Tra="matron").dawn().takes("Tra", "matron", "Sol,Sla,May,Imp")
    assert [e.seats for e in s.sees(None, SeatsSwapped)] == [(0, 2), (1, 4)]
    t = s.play.table
    assert [o.no for o in t.neighbours(s["Sol"])] == [3, 4]
    assert "matron" not in s.offered("Tra")


def test_a_matron_moves_three_pairs_at_most() -> None:
    s = bmr(Tra="matron", Tom="judge", Una="bishop").dawn()
    (offer,) = [o for o in s.offers("Tra") if o.key == "clocktower.matron"]
    assert offer.public
    assert (getattr(offer, "least", 0), getattr(offer, "most", 0), len(offer.options)) == (2, 6, 8)


def test_who_has_nobody_to_change_with_stays() -> None:
    s = bmr(Tra="matron").dawn().takes("Tra", "matron", "Sol,Sla,May")
    assert [e.seats for e in s.sees(None, SeatsSwapped)] == [(0, 2)]


def test_a_drunk_matron_moves_nobody() -> None:
    s = bmr(Tra="matron").dawn().puts("Tra", "mark", "drunk").takes("Tra", "matron", "Sol,Sla")
    assert not s.sees(None, SeatsSwapped)
    assert s.sees(ST, Abnormal) == [Abnormal(s.no("Tra"), "matron")]


def test_in_private_all_talk_with_their_neighbours_only() -> None:
    s = bmr(Tra="matron").dawn()
    assert s.cannot_talk("Sol", f"whisper#{s.no('Sla')}")
    s.talks("Sol", "psst", f"whisper#{s.no('May')}")
    s.puts("Tra", "mark", "drunk").talks("Sol", "psst", f"whisper#{s.no('Sla')}")


# -- Judge -------------------------------------------------------------------------------------------------------------


def test_a_judge_lets_a_nominee_be_executed_at_once() -> None:
    s = town(Tra="judge").dawn().opens().nominates("Sol", "Sla")
    assert [o.public for o in s.offers("Tra") if o.key == "clocktower.judge"] == [True]
    s.takes("Tra", "judge", "condemn")
    assert s.play.table.executed == s.no("Sla")
    assert [e.shows for e in s.sees(None, ClaimSettled)] == [True], "nobody reads that nothing more happens"
    assert s.nightfall()["Sla"].alive is False


def test_a_judge_that_spares_the_first_leaves_no_votes_to_beat() -> None:
    s = town(Tra="judge").dawn().opens().nominates("Sol", "Sla").takes("Tra", "judge", "spare")
    assert [(e.block, e.most) for e in s.sees(None, Overruled)] == [(NOBODY, 0)]
    assert [e.shows for e in s.sees(None, ClaimSettled)] == [True], "all have heard what came of it"


def test_or_the_vote_be_void_as_if_it_had_not_been() -> None:
    s = town(Tra="judge").dawn().opens().nominates("Sol", "Sla").vote("Sol", "May", "Sca").nominates("Sla", "Imp")
    s.vote("Sol", "May", "Sca", "Imp").takes("Tra", "judge", "spare")
    assert s.sees(None, Overruled)
    assert (s.play.table.block, s.play.table.most) == (s.no("Sla"), 3)
    assert "judge" not in s.offered("Tra"), "once in the game"


def test_while_an_exile_is_called_it_waits() -> None:
    s = town(Tra="judge", Tom="thief").dawn().opens().nominates("Sol", "Sla").vote("Sol")
    assert "judge" in s.offered("Tra")
    s.takes("May", "call-exile", "Tom")
    assert "judge" not in s.offered("Tra")


def test_not_on_its_own_nomination_and_not_when_drunk() -> None:
    s = town(Tra="judge").dawn().opens().nominates("Tra", "Sla").st("go-on")
    assert "judge" not in s.offered("Tra")
    s = town(Tra="judge").dawn().puts("Tra", "mark", "drunk").opens().nominates("Sol", "Sla")
    s.takes("Tra", "judge", "condemn")
    assert [e.seat for e in s.sees(ST, Abnormal)] == [s.no("Tra")]
    assert s.play.table.executed < 0
    assert s["Tra"].has_mark("no-ability")


def second() -> Travelling:
    """A Butcher has nominated the Scarlet Woman, after the Soldier was executed, and a Judge hears it."""
    s = town(Tra="butcher", Tom="judge").dawn().executes("Sla", "Sol", "Sol", "May", "Sla", "Tra")
    return s.until("Tra", "nominate").says("Tra", "Sca")


@pytest.mark.parametrize("counting", [False, True])
def test_a_judge_hears_a_butchers_nomination_too(counting: bool) -> None:
    s = second().st("go-on", "defence") if counting else second()
    assert [(o.key, o.options) for o in s.offers("Tom") if not o.key.endswith("hand")] == [
        ("clocktower.judge", ("condemn", "spare"))
    ]
    s.takes("Tom", "judge", "condemn")
    assert not s["Sca"].alive
    assert s.open_now() == {ST: "clocktower.dusk"}, "it is executed once, and the day is over"
    assert s.offers("Tom") == []
    s.nightfall()
    assert audit(s.play) == []


def test_and_spares_whom_it_is_about_nobody_else() -> None:
    s = second().takes("Tom", "judge", "spare")
    assert [(e.block, e.most) for e in s.sees(None, Overruled)] == [(NOBODY, 0)], "who was executed before is not again"
    assert s.open_now() == {ST: "clocktower.dusk"}
    assert s.nightfall()["Sca"].alive
    assert audit(s.play) == []


def test_a_drunk_judge_changes_nothing_about_it() -> None:
    s = second().puts("Tom", "mark", "drunk").takes("Tom", "judge", "condemn")
    assert s["Sca"].alive
    assert s.open_now() == {ST: "clocktower.defence"}


# -- Bishop ------------------------------------------------------------------------------------------------------------


def test_only_the_storyteller_nominates_and_somebody_of_the_other_side() -> None:
    s = town(Tra="bishop").dawn().opens()
    assert s.open_now() == {ST: "clocktower.presides"}
    assert "pass" not in s.options(ST)
    s.st("Sol").vote()
    assert "pass" not in s.options(ST), "a good Bishop: somebody evil must be nominated"
    s.st("Sca").vote("Sol")
    assert "pass" in s.options(ST)
    assert len(s.sees(None, PutForward)) == 2


@pytest.mark.parametrize(("back", "asked"), [(1, "defence"), (2, "presides")])
def test_where_a_bishop_lets_the_storyteller_nominate_an_undo_leads_into_no_count_that_is_over(
    back: int, asked: str
) -> None:
    """C93: a count is one whole, and no more than one: here only the Storyteller's answers part two of them."""
    s = town(Tra="bishop").dawn().opens().st("Sol").vote("May").st("Sla").st("go-on")
    (counted,) = s.sees(None, Counted)
    s.play.undo(back, "the wrong one")
    assert s.sees(None, Counted) == [counted], "the first count stands"
    assert s.open_now() == {ST: f"clocktower.{asked}"}
    assert not s.sees(ST, Voided)


def test_and_an_undo_into_its_count_goes_to_the_beginning_of_that_one() -> None:
    s = town(Tra="bishop").dawn().opens().st("Sol").vote("May").st("Sla").st("go-on").says("Sca", "up")
    s.says("Imp", "up").play.undo(1, "a slip of the hand")
    assert len(s.sees(None, Counted)) == 1, "the first count stands"
    assert (s.play.table.stage, s.play.table.pointed) == ("count", ())
    assert [e.seats for e in s.sees(ST, Voided)] == [(s.no("Sca"),)]


def test_and_may_execute_somebody_for_madness_between_two_counts_as_where_the_town_nominates() -> None:
    cast = {"Mut": "mutant", "Sai": "sailor", "Exo": "exorcist", "Pit": "pithag", "Dem": "po", "Tra": "bishop"}
    s = Travelling("strainers", Pro="professor", Rav="ravenkeeper", Inn="innkeeper", **cast).dawn().opens()
    s.st("Pit").vote()
    assert ST in s.open_now()
    (offer,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    s.play.answer(MODERATOR, f"#{s.no('Mut')}", ask=offer)
    assert not s["Mut"].alive
    assert s.open_now() == {ST: "clocktower.dusk"}


def test_a_mark_by_hand_ends_the_right_to_it_and_the_storyteller_nominates() -> None:
    cast = {"Mut": "mutant", "Sai": "sailor", "Exo": "exorcist", "Pit": "pithag", "Dem": "po", "Tra": "bishop"}
    s = Travelling("strainers", Pro="professor", Rav="ravenkeeper", Inn="innkeeper", **cast).dawn().opens()
    (offer,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    s.puts("Mut", "mark", "drunk").play.answer(MODERATOR, f"#{s.no('Mut')}", ask=offer)
    assert s["Mut"].alive
    assert s.open_now() == {ST: "clocktower.presides"}


def test_where_the_program_nominates_for_a_bishop_an_undo_into_a_count_goes_no_further_than_to_its_beginning() -> None:
    """C93. Nobody asks the program to go back, but whoever has the play in Python may; two counts are parted by its
    answers alone.
    """
    play, rng = sit_down("clocktower", 8, 3, {"travellers": 1}), Random(1)
    wishes = {"clocktower.traveller": "bishop", "clocktower.vote": "down"}
    while play.table.day < 2 or play.table.stage != "count" or len(play.table.pointed) < 2:
        seat, ask = next(iter(play.open.items()))
        wishes["clocktower.volunteer"] = "yes" if seat == 7 else "no"
        still = ask.sample(rng) if ask.default == SILENCE else ask.default
        play.answer(seat, wishes.get(ask.key, still))
    told = [e for e in play.view(None).events if isinstance(e, Counted)]
    play.undo(1)
    assert [e for e in play.view(None).events if isinstance(e, Counted)] == told
    assert (play.table.day, play.table.stage, play.table.pointed) == (2, "count", ())


def test_when_the_storyteller_nominates_nobody_else_a_last_call_is_left_for_what_is_not_a_nomination() -> None:
    """C230. Who meant to shoot before nominations are closed hears that they are about to be."""
    s = town(Tra="bishop").dawn().opens().st("Sca").vote().st("pass", "presides")
    assert s.play.table.stage == "last-call"
    assert (s.open_now(), s.asks(ST, "clocktower.close").seconds) == ({ST: "clocktower.close"}, 5)
    s.deed("Sla", "slayer", "Imp")
    assert not s["Imp"].alive
    assert s.st("close").open_now() == {ST: "clocktower.dusk"}
    s = town(Tra="bishop").dawn().opens().st("Sca").vote().st("pass", "presides").st("close")
    assert s.open_now() == {ST: "clocktower.dusk"}


def test_who_exiles_a_bishop_at_the_last_call_may_nominate_then() -> None:
    s = town(Tra="bishop").dawn().opens().st("Sca").vote().st("pass", "presides")
    s.exiles("Sol", "Tra", "Sol", "May", "Sla", "Sca")
    assert not s["Tra"].alive
    assert s.open_now()["Sol"] == "clocktower.nominate"


def test_a_bishop_who_is_sober_by_the_last_call_has_somebody_nominated_of_the_other_side_first() -> None:
    s = town(Tra="bishop").dawn().puts("Tra", "mark", "drunk").opens()
    for name in ("Sol", "May", "Sla", "Sca", "Tra"):
        s.says(name, "pass", "clocktower.nominate")
    s.says("Imp", "pass", "clocktower.nominate")
    assert s.play.table.stage == "last-call"
    s.puts("Tra", "unmark", "drunk").puts("Sol", "life", "dead")
    assert s.open_now() == {ST: "clocktower.presides"}
    s.st("Sca").vote().st("pass", "presides")
    assert s.open_now() == {ST: "clocktower.close"}


def test_who_marks_the_bishop_drunk_while_they_are_to_nominate_lets_the_town() -> None:
    """C227."""
    s = town(Tra="bishop").dawn().opens()
    assert s.open_now() == {ST: "clocktower.presides"}
    assert s.puts("Tra", "mark", "drunk").open_now()["Sol"] == "clocktower.nominate"


def test_and_who_does_so_in_its_last_call_lets_the_town_have_one() -> None:
    s = town(Tra="bishop").dawn().opens().st("Sca").vote().st("pass", "presides")
    assert s.open_now() == {ST: "clocktower.close"}
    assert s.puts("Tra", "mark", "drunk").open_now()["Sol"] == "clocktower.nominate"


@pytest.mark.parametrize("called", [False, True])
def test_who_takes_the_drink_from_a_bishop_nominates_again_and_the_town_no_more(called: bool) -> None:
    s = town(Tra="bishop").dawn().puts("Tra", "mark", "drunk").opens()
    for name in ("Sol", "May", "Sla", "Sca", "Tra", "Imp") if called else ():
        s.says(name, "pass", "clocktower.nominate")
    assert s.open_now()["Sol"] == "clocktower.nominate"
    assert s.puts("Tra", "unmark", "drunk").open_now() == {ST: "clocktower.presides"}


def test_a_butcher_who_is_marked_before_leaves_those_who_nominate_as_they_are() -> None:
    """Else all would see that something was ruled."""
    s = town(Tra="butcher").dawn().opens()
    asked = s.asks("Sol", "clocktower.nominate")
    assert s.puts("Tra", "mark", "drunk").asks("Sol", "clocktower.nominate") is asked


def test_a_mark_beside_another_leaves_a_bishops_last_call_as_it_is() -> None:
    s = town(Tra="bishop").dawn().opens().st("Sca").vote().st("pass", "presides")
    asked = s.asks(ST, "clocktower.close")
    assert s.puts("Sol", "mark", "drunk").asks(ST, "clocktower.close") is asked


def test_a_drunk_bishop_lets_all_nominate() -> None:
    s = town(Tra="bishop").dawn().puts("Tra", "mark", "drunk").opens()
    assert s.open_now()["Sol"] == "clocktower.nominate"


# -- Voudon ------------------------------------------------------------------------------------------------------------


def test_only_a_voudon_and_the_dead_vote_without_token_and_half() -> None:
    s = town(Tra="voudon").dawn().puts("Sol", "life", "dead").opens().nominates("May", "Sca").vote("Sol")
    counted = s.sees(None, Counted)[-1]
    assert (counted.votes, counted.block) == (1, s.no("Sca")), "one is enough"
    assert s["Sol"].vote_left
    assert s.play.table.pointed == (s.no("Tra"), s.no("Sol")) or set(s.play.table.pointed) == {0, 5}


def test_a_drunk_voudon_changes_nothing() -> None:
    s = town(Tra="voudon").dawn().puts("Tra", "mark", "drunk").opens().nominates("May", "Sca").vote("Sol")
    assert s.sees(None, Counted)[-1].block < 0


def test_the_hand_of_a_count_does_not_go_back_to_who_has_died_behind_it() -> None:
    s = town(Tra="voudon").dawn().puts("Sol", "life", "dead").opens().nominates("Sca", "Sla").st("go-on", "defence")
    s.says("Tra", "up", "clocktower.vote").puts("Sca", "life", "dead")
    assert s.open_now()["Sol"] == "clocktower.vote"
    s.says("Sol", "up")
    assert [e.votes for e in s.sees(None, Counted)] == [2], "who died behind the hand has no vote in this count"


def test_when_a_voudon_is_exiled_who_is_about_to_die_stays_so_and_the_living_vote() -> None:
    s = town(Tra="voudon").dawn().puts("Sol", "life", "dead").opens().nominates("May", "Sca").vote("Sol")
    s.exiles("May", "Tra", *ALL)
    assert s.play.table.block == s.no("Sca")
    s.nominates("Sla", "Imp").vote("May", "Sla", "Sca")
    assert s.play.table.block == s.no("Imp")


# -- Barista -----------------------------------------------------------------------------------------------------------


def snv(**more: str) -> Travelling:
    """Five of Sects & Violets and whoever travels."""
    return Travelling("snv", Sol="dreamer", May="oracle", Sla="seamstress", Sca="witch", Imp="vortox", **more)


def test_who_is_sober_hears_what_is_so_even_under_a_vortox() -> None:
    s = snv(Tra="barista").st("sober-healthy>#0", "barista").until("Sol", "players")
    assert [e.effect for e in s.sees("Sol", Served)] == ["sober-healthy"]
    assert not s.sees("May", Served)
    s.puts("Sol", "mark", "poisoned").says("Sol", "Sca")
    assert all("witch" in said for said in s.lawful())


def test_a_served_washerwoman_beside_no_other_townsfolk_is_shown_herself_though_a_spys_ability_could_seem_one() -> None:
    s = Travelling(
        "tb", Sol="washerwoman", May="saint", Sla="butler", Sca="baron", Imp="imp", Bar="barista", App="evil:apprentice"
    )
    s.st("spy", "apprentice").st("sober-healthy>#0", "barista").until(ST, "tell")
    assert all("washerwoman" in said and "Sol" in said for said in s.lawful())
    s.dawn()
    assert not audit(s.play)


def test_who_acts_twice_is_woken_twice_and_uses_half_of_what_is_once() -> None:
    s = Travelling(
        "snv", Sol="oracle", May="clockmaker", Sla="seamstress", Sca="witch", Imp="vigormortis", Tra="barista"
    )
    s.st("acts-twice>#2", "barista").until("Sla", "players").says("Sla", "Sol,May")
    s.until("Sla", "players").says("Sla", "Sol,May")
    assert len([e for e in s.sees("Sla", Woke) if e.role == "seamstress"]) == 2
    s.dawn()
    assert s["Sla"].has_mark("no-ability")


def test_a_judge_who_acts_twice_may_judge_twice() -> None:
    s = town(Tra="judge", Bar="barista").st("acts-twice>#5", "barista").dawn().opens()
    s.nominates("Sol", "Sla").takes("Tra", "judge", "spare").nominates("Sla", "Imp").takes("Tra", "judge", "condemn")
    assert s.play.table.executed == s.no("Imp")
    assert audit(s.play) == []


def test_a_drunk_barista_serves_nobody() -> None:
    s = snv(Tra="barista").puts("Tra", "mark", "drunk").st("sober-healthy>#0", "barista")
    assert not s.sees("Sol", Served)
    assert not s["Sol"].has_mark("sober-healthy")


# -- Harlot ------------------------------------------------------------------------------------------------------------


def test_a_harlot_learns_who_agrees_and_both_may_die() -> None:
    s = town(Tra="harlot").dawn().nightfall().until("Tra", "player").says("Tra", "Sol")
    s.says("Sol", "yes", "clocktower.harlot")
    assert s.heard("Tra") == ["soldier"]
    s.st("both", "harlot-dies").dawn()
    assert {"Sol", "Tra"} <= {*s.died_at_dawn()}


def test_a_harlot_dies_with_the_last_demon_though_that_death_decides_the_game() -> None:
    s = town(Tra="harlot").dawn().puts("Sca", "role", "poisoner").nightfall().until("Tra", "player").says("Tra", "Imp")
    s.says("Imp", "yes", "clocktower.harlot").until(ST, "harlot-dies").st("both", "harlot-dies")
    assert s.play.outcome is not None
    assert s.play.outcome.teams == ("good",)
    assert not s["Imp"].alive
    assert not s["Tra"].alive
    lines = s.play.game.recap(s.play.table).chapters[-1].lines
    dead = [fact.about["seats"] for line in lines for fact in line if fact.what == "clocktower.dawn"]
    assert dead == [[s.no("Imp")], [s.no("Tra")]]
    assert [fault for fault in audit(s.play) if not fault.startswith("day 1")] == []


def test_who_refuses_shows_nothing_and_nobody_dies() -> None:
    s = town(Tra="harlot").dawn().nightfall().until("Tra", "player")
    assert "Tra" not in s.options("Tra")
    s.says("Tra", "Sol").says("Sol", "no", "clocktower.harlot")
    assert not s.heard("Tra")
    assert [e.agrees for e in s.sees("Tra", Agreed)] == [False]
    assert not s.sees("May", Agreed)
    assert "Tra" not in s.dawn().died_at_dawn()


def test_a_drunk_harlot_may_hear_anything_and_nobody_dies_of_it() -> None:
    s = town(Tra="harlot").dawn().nightfall().puts("Tra", "mark", "drunk").until("Tra", "player").says("Tra", "Sol")
    s.says("Sol", "yes", "clocktower.harlot")
    assert len(s.lawful()) > 5
    s.tells("chef").st("both", "harlot-dies").dawn()
    assert "Tra" not in s.died_at_dawn()


# -- Butcher -----------------------------------------------------------------------------------------------------------


def test_a_butcher_nominates_once_more_after_an_execution() -> None:
    s = town(Tra="butcher").dawn().executes("Sla", "Sol", "Sol", "May", "Sla").until("Tra", "nominate")
    assert s.sees(None, EncoreBegan)
    assert "Sol" in s.options("Tra"), "who was nominated already, too"
    s.says("Tra", "Sca").st("go-on", "defence")
    while s.play.table.stage == "count":
        (pointed,) = [n for n, ask in s.play.open.items() if ask.key == "clocktower.vote"]
        s.play.answer(pointed, "up")
    assert not s.nightfall()["Sca"].alive


def test_a_butcher_who_is_made_dead_meanwhile_is_asked_no_more() -> None:
    """000 三.1: only the living nominate."""
    s = town(Tra="butcher").dawn().executes("Sla", "Sol", "Sol", "May", "Sla").until("Tra", "nominate")
    s.puts("Tra", "life", "dead")
    assert "Tra" not in s.open_now()
    assert s.play.table.phase == "dusk"


def test_and_one_who_is_marked_drunk_meanwhile() -> None:
    """C94: it nominates no second time. All see as much as if it did not want to."""
    s = town(Tra="butcher").dawn().executes("Sla", "Sol", "Sol", "May", "Sla").until("Tra", "nominate")
    s.puts("Tra", "mark", "drunk")
    assert "Tra" not in s.open_now()
    assert s.play.table.phase == "dusk"


def test_without_an_execution_or_drunk_it_does_not() -> None:
    s = town(Tra="butcher").dawn().nightfall()
    assert not s.sees(None, EncoreBegan)
    s = town(Tra="butcher").dawn().puts("Tra", "mark", "drunk").executes("Sla", "Sol", "Sol", "May", "Sla").nightfall()
    assert not s.sees(None, EncoreBegan)


# -- Bone Collector ----------------------------------------------------------------------------------------------------


class Strangers(Travelling):
    """Travellers among strainers, who pass as these do."""

    _let_pass = Strained._let_pass


def test_a_dead_professor_that_brings_itself_back_has_its_ability_unused() -> None:
    cast = {"Pro": "professor", "Emp": "empath", "Und": "undertaker", "Che": "chef", "Sca": "scarletwoman", "Dem": "po"}
    s = Strangers("strainers", **cast, Rav="ravenkeeper", Tra="bonecollector").dawn()
    s.executes("Emp", "Pro", "Emp", "Und", "Che", "Sca", "Rav").nightfall()
    s.until("Tra", "players").says("Tra", "Pro").until("Pro", "players").says("Pro", "Pro").dawn()
    assert s["Pro"].alive
    assert not s["Pro"].has_mark("no-ability")
    assert audit(s.play) == [], "the auditor knows it, too"


def test_a_dead_mastermind_that_has_its_ability_again_loses_it_at_nightfall_and_with_it_the_game() -> None:
    s = bmr(Tra="bonecollector").dawn().executes("Sol", "Sca", "Sol", "May", "Sla").nightfall()
    s.until("Tra", "players").says("Tra", "Sca").until("Imp", "players").silent("Imp").dawn()
    s.executes("Sol", "Imp", "Sol", "May", "Sla")
    assert s.play.outcome is None, "the Mastermind has it go on"
    s.nightfall()
    assert s.play.outcome is not None
    assert s.play.outcome.teams == ("good",)
    assert audit(s.play) == [], "the auditor knows it, too"


def test_a_bone_collectors_dead_has_the_ability_again_until_dusk() -> None:
    s = Travelling("tb", Sol="empath", May="virgin", Sla="slayer", Sca="scarletwoman", Imp="imp", Tra="bonecollector")
    s.dawn().puts("Sol", "life", "dead").nightfall().until("Tra", "players").says("Tra", "Sol")
    assert s.sees(ST, Restored)
    before = len(s.heard("Sol"))
    s.dawn()
    assert len(s.heard("Sol")) == before + 1
    s.nightfall().dawn()
    assert len(s.heard("Sol")) == before + 1


@pytest.mark.parametrize("night", ["in-turn", "together"])
def test_a_mastermind_whose_ability_was_lent_until_dusk_has_the_game_go_on_no_longer_than_that(night: str) -> None:
    class Lent(Strangers):
        options_given = MappingProxyType({"night": night})

    cast = {"One": "empath", "Two": "oracle", "Tri": "undertaker", "Qua": "sage", "Qui": "fortuneteller"}
    script = json.dumps([*cast.values(), "mastermind", "po", "saint"])
    s = Lent(script, **cast, Min="mastermind", Dem="po", Tra="bonecollector").dawn().puts("Min", "life", "dead")
    s.nightfall().until("Tra", "players").says("Tra", "Min").dawn()
    s.executes("One", "Dem", "One", "Two", "Tri", "Qua", "Qui")
    assert s.play.outcome is None, "the plot"
    s.nightfall()
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, s.play.outcome.reason) == (("good",), "clocktower.demons-dead")
    told = [type(entry.event).__name__ for entry in s.play.table.log]
    assert told[told.index("Ended") - 1] == "DuskFell", "nobody chooses anything any more"
    assert audit(s.play) == []


def test_it_may_wait_is_used_once_and_works_only_when_sober() -> None:
    s = Travelling("tb", Sol="empath", May="virgin", Sla="slayer", Sca="scarletwoman", Imp="imp", Tra="bonecollector")
    s.dawn().puts("Sol", "life", "dead").nightfall().until("Tra", "players")
    assert s.options("Tra") == ["Sol"]
    assert getattr(s.play.open[s.no("Tra")], "least", 1) == 0
    s.puts("Tra", "mark", "drunk").says("Tra", "Sol")
    assert not s.sees(ST, Restored)
    assert s["Tra"].has_mark("no-ability")


# -- Deviant -----------------------------------------------------------------------------------------------------------


def test_a_funny_deviant_lives_though_exiled() -> None:
    s = town(Tra="deviant").dawn().exiles("Sol", "Tra", *ALL).st("yes", "deviant")
    assert s["Tra"].alive


def test_another_dies_and_so_does_a_drunk_one() -> None:
    s = town(Tra="deviant").dawn().exiles("Sol", "Tra", *ALL).st("no", "deviant")
    assert not s["Tra"].alive
    s = town(Tra="deviant").dawn().puts("Tra", "mark", "drunk").exiles("Sol", "Tra", *ALL)
    assert s.options(ST) == ["no"], "no pause tells that it is drunk"
    assert not s.st("no", "deviant")["Tra"].alive


def test_a_tea_lady_beside_an_exiled_traveller_keeps_it_alive() -> None:
    s = Travelling("bmr", Sol="fool", May="pacifist", Sla="tealady", Tra="judge", Sca="mastermind", Imp="po")
    assert s.dawn().exiles("Sol", "Tra", *ALL)["Tra"].alive
