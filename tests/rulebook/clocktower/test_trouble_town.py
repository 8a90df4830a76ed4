"""Trouble Brewing: Townsfolk who protect, strike and win."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Abnormal, Claimed, Died, Executed, ExecutionSettled, LifeTurned
from tests.rulebook.clocktower.town import ST, Town

FIVE = {"Sla": "slayer", "Che": "chef", "Mon": "monk", "Poi": "poisoner", "Imp": "imp"}


def town(**cast: str) -> Town:
    """Five, some of them replaced, on the first day; the Poisoner has poisoned itself."""
    s = Town(**{**FIVE, **cast})
    return s.says("Poi", "Poi").until(ST, "open-nominations")


# -- Monk --------------------------------------------------------------------------------------------------------------


def test_whom_the_monk_shields_the_demon_does_not_kill() -> None:
    s = town().nightfall()
    s.says("Poi", "Poi").says("Mon", "Che").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == []
    assert s["Che"].alive


def test_the_monk_shields_another_and_for_one_night() -> None:
    s = town().nightfall()
    s.says("Poi", "Poi")
    assert "Mon" not in s.options("Mon")
    s.says("Mon", "Che").says("Imp", "Sla").dawn()
    s.nightfall().says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]


def test_a_poisoned_monk_shields_nobody() -> None:
    s = town().nightfall()
    s.says("Poi", "Mon").says("Mon", "Che").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]
    assert Abnormal(s.no("Mon"), "monk") in s.sees(ST, Abnormal)


def test_a_shielded_imp_cannot_hand_on_to_a_minion() -> None:
    s = town().nightfall()
    s.says("Poi", "Poi").says("Mon", "Imp").says("Imp", "Imp").dawn()
    assert s["Imp"].alive
    assert s["Poi"].role.id == "poisoner"


def test_the_monk_does_not_act_on_the_first_night() -> None:
    s = Town(**FIVE)
    s.says("Poi", "Poi")
    assert s.open_now() == {ST: "clocktower.dawn"}


# -- Soldier -----------------------------------------------------------------------------------------------------------


def test_no_demon_kills_the_soldier() -> None:
    s = town(Che="soldier").nightfall()
    s.says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == []


def test_a_poisoned_soldier_dies() -> None:
    s = town(Che="soldier").nightfall()
    s.says("Poi", "Che").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]


def test_an_execution_kills_the_soldier() -> None:
    s = town(Che="soldier").executes("Sla", "Che", "Sla", "Mon", "Poi")
    assert not s["Che"].alive


# -- Virgin ------------------------------------------------------------------------------------------------------------


def virgin(**cast: str) -> Town:
    return town(Che="virgin", **cast).opens()


def test_the_first_townsfolk_who_nominates_the_virgin_is_executed_at_once() -> None:
    s = virgin().nominates("Sla", "Che")
    assert [e.seat for e in s.sees("Poi", Executed)] == [s.no("Sla")]
    assert not s["Sla"].alive
    assert s.play.table.phase == "dusk"


def test_nobody_else_is_executed_that_day() -> None:
    s = virgin().nominates("Mon", "Poi").vote("Sla", "Che", "Mon").nominates("Sla", "Che").nightfall()
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Sla")]
    assert s["Poi"].alive


def test_who_is_no_townsfolk_spends_the_virgins_ability() -> None:
    s = virgin().nominates("Poi", "Che").vote().nightfall().dawn().opens()
    s.nominates("Mon" if s["Mon"].alive else "Sla", "Che")
    assert s.sees(None, Executed) == []


def test_a_poisoned_virgin_is_spent_by_her_first_nomination() -> None:
    s = Town(**{**FIVE, "Che": "virgin"})
    s.says("Poi", "Che").until(ST, "open-nominations").opens().nominates("Sla", "Che").vote()
    assert s.sees(None, Executed) == []
    assert Abnormal(s.no("Che"), "virgin") in s.sees(ST, Abnormal)
    s.nightfall().says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Poi").dawn().opens().nominates("Mon", "Che")
    assert s.sees(None, Executed) == []


def test_a_drunk_nominator_is_an_outsider() -> None:
    s = virgin(Sla="drunk:slayer", Emp="empath").nominates("Sla", "Che")
    assert s.sees(None, Executed) == []


def test_a_spy_may_register_as_a_townsfolk() -> None:
    s = Town(**{**FIVE, "Che": "virgin", "Poi": "spy"})
    s.until(ST, "registers")
    assert s.asks(ST, "clocktower.registers").notes == ("true", "registers")
    s.st("yes").opens().nominates("Poi", "Che")
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Poi")]


# -- Slayer ------------------------------------------------------------------------------------------------------------


def test_the_slayer_kills_a_demon_by_day() -> None:
    assert town().deed("Sla", "slayer", "Imp").winners == ("good", "demons-dead")


def test_who_is_no_demon_lives_and_the_shot_is_gone() -> None:
    s = town().deed("Sla", "slayer", "Poi")
    assert s["Poi"].alive
    assert s.play.table.spent(s["Sla"], "slayer")


def test_anybody_alive_may_claim_to_be_one_and_all_see_it() -> None:
    s = town().deed("Imp", "slayer", "Che")
    assert s["Che"].alive
    assert s.sees("Mon", Claimed) == [Claimed(s.no("Imp"), "slayer", s.no("Che"))]


def test_a_poisoned_slayer_loses_the_shot() -> None:
    s = Town(**FIVE)
    s.says("Poi", "Sla").until(ST, "open-nominations").deed("Sla", "slayer", "Imp")
    assert s["Imp"].alive
    assert s.play.table.spent(s["Sla"], "slayer")


def recluse(registers: str) -> Town:
    """A day for which the Storyteller has decided whether the Recluse passes for a Demon."""
    s = Town(**FIVE, Rec="recluse").quietly().until(ST, "registers").st(registers)
    return s.until(ST, "open-nominations")


def test_a_recluse_may_die_of_it_and_the_game_goes_on() -> None:
    s = recluse("yes").deed("Sla", "slayer", "Rec")
    assert s.sees(None, LifeTurned) == [LifeTurned(s.no("Rec"), False)]
    assert s.winners is None


def test_a_death_by_the_slayer_is_no_execution() -> None:
    s = recluse("yes").deed("Sla", "slayer", "Rec")
    assert s.opens().nominates("Sla", "Poi").vote("Sla", "Che", "Mon").closes().sees(None, ExecutionSettled) == [
        ExecutionSettled(s.no("Poi"), True)
    ]


# -- Mayor -------------------------------------------------------------------------------------------------------------


def mayor() -> Town:
    """The second night; the Imp attacks the Mayor."""
    s = town(Che="mayor").nightfall()
    s.says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Che")
    return s


def test_the_storyteller_may_let_another_die_for_the_mayor() -> None:
    s = mayor()
    s.st("Sla", "bounce").dawn()
    assert s.died_at_dawn() == ["Sla"]


def test_or_lets_him_die() -> None:
    s = mayor()
    s.st("Che", "bounce").dawn()
    assert s.died_at_dawn() == ["Che"]


@pytest.mark.parametrize("safe", ["Poi", "Sla"])
def test_who_is_protected_does_not_die_for_him(safe: str) -> None:
    s = town(Che="mayor", Sla="soldier").nightfall()
    s.says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Che")
    s.st(safe, "bounce").dawn()  # whom the Monk shields, and the Soldier
    assert s.died_at_dawn() == []


def test_a_poisoned_mayor_simply_dies() -> None:
    s = town(Che="mayor").nightfall()
    s.says("Poi", "Che").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]


def test_three_alive_and_nobody_executed_is_the_mayors_day() -> None:
    s = town(Che="mayor").executes("Sla", "Poi", "Sla", "Che", "Mon").nightfall()
    s.says("Mon", "Che").says("Imp", "Sla").dawn().nightfall()
    assert s.winners == ("good", "mayor")


def test_any_execution_blocks_it() -> None:
    s = town(Che="mayor").executes("Sla", "Poi", "Sla", "Che", "Mon").nightfall()
    s.says("Mon", "Che").says("Imp", "Sla").dawn().executes("Mon", "Sla", "Che", "Mon", "Imp").nightfall()
    assert s.winners is None  # who is dead was executed once more: an execution all the same


def test_the_dead_who_are_executed_do_not_die_again() -> None:
    s = town().executes("Sla", "Poi", "Sla", "Che", "Mon").nightfall()
    s.says("Mon", "Che").says("Imp", "Sla").dawn().executes("Mon", "Sla", "Che", "Mon", "Imp")
    assert [d.seat for d in s.sees(ST, Died)] == [s.no("Poi"), s.no("Sla")]
