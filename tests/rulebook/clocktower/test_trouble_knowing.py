"""Trouble Brewing: those who learn, in order and out of order."""

from __future__ import annotations

from duskbell.games.clocktower.events import Told
from tests.rulebook.clocktower.town import ST, Town

# -- Washerwoman, Librarian, Investigator --------------------------------------------------------------------------


def test_the_washerwoman_learns_a_townsfolk_among_two() -> None:
    s = Town(Wil="washerwoman", Che="chef", Emp="empath", Poi="poisoner", Imp="imp")
    s.says("Poi", "Imp")
    lawful = s.lawful()
    assert lawful["chef Che Imp"] == "true"
    assert "chef Emp Imp" not in lawful
    assert "empath Che Emp" in lawful
    assert "washerwoman Wil Imp" not in lawful
    s.tells("chef Che Imp")
    assert s.heard("Wil") == ["chef Che Imp"]
    assert [told.role for told in s.sees("Che", Told)] == ["chef"]


def test_a_spy_may_stand_as_the_washerwomans_townsfolk() -> None:
    s = Town(Wil="washerwoman", Che="chef", Emp="empath", Spy="spy", Imp="imp")
    assert s.lawful()["monk Spy Imp"] == "registers"
    assert s.lawful()["chef Che Spy"] == "true"


def test_a_drunk_is_no_townsfolk_to_the_washerwoman() -> None:
    s = Town(Wil="washerwoman", Che="chef", Dru="drunk:empath", Emp="monk", Poi="poisoner", Imp="imp")
    s.says("Poi", "Imp")
    assert "empath Dru Imp" not in s.lawful()


def test_five_with_a_baron_leave_the_washerwoman_herself() -> None:
    s = Town(Wil="washerwoman", Rec="saint", Sai="butler", Bar="baron", Imp="imp")
    assert set(s.lawful()) == {f"washerwoman Wil {who}" for who in ("Rec", "Sai", "Bar", "Imp")}


def test_a_poisoned_washerwoman_may_be_told_anything_but_always_of_a_townsfolk() -> None:
    s = Town(Wil="washerwoman", Che="chef", Emp="empath", Poi="poisoner", Imp="imp")
    s.says("Poi", "Wil")
    lawful = s.lawful()
    assert lawful["soldier Poi Imp"] == "free"
    assert lawful["chef Che Imp"] == "true"
    assert not any(said.startswith(("imp", "poisoner", "none")) for said in lawful)


def test_the_librarian_learns_an_outsider_and_the_drunk_as_the_drunk() -> None:
    s = Town(Lib="librarian", Dru="drunk:chef", Emp="empath", Mon="monk", Poi="poisoner", Imp="imp")
    s.says("Poi", "Imp")
    assert s.lawful()["drunk Dru Emp"] == "true"
    assert "none" not in s.lawful()


def test_the_librarian_learns_that_there_is_none() -> None:
    s = Town(Lib="librarian", Che="chef", Emp="empath", Poi="poisoner", Imp="imp")
    s.says("Poi", "Imp")
    assert s.heard("Lib") == ["none"]


def test_a_lone_recluse_may_hide_from_the_librarian_and_a_lone_spy_from_nobody_at_the_investigator() -> None:
    s = Town(Lib="librarian", Rec="recluse", Emp="empath", Inv="investigator", Spy="spy", Imp="imp")
    assert s.lawful()["none"] == "registers"
    s.tells("recluse Rec Emp")
    lawful = s.lawful()
    assert lawful["spy Lib Spy"] == "true"
    assert "none" not in lawful
    assert lawful["poisoner Lib Rec"] == "registers"


def test_the_investigator_learns_a_minion_among_two() -> None:
    s = Town(Inv="investigator", Che="chef", Emp="empath", Poi="poisoner", Imp="imp")
    s.says("Poi", "Imp")
    assert set(s.lawful().values()) == {"true"}
    assert all(said.startswith("poisoner") and "Poi" in said for said in s.lawful())


# -- Chef, Empath --------------------------------------------------------------------------------------------------


def test_the_chef_counts_pairs_of_evil_neighbours_round_the_circle() -> None:
    s = Town(Imp="imp", Che="chef", Emp="empath", Mon="monk", Poi="poisoner")
    s.says("Poi", "Imp")
    assert s.heard("Che") == ["1"]


def test_a_recluse_counts_anew_for_each_pair_of_the_chefs() -> None:
    s = Town(Imp="imp", Rec="recluse", Poi="poisoner", Che="chef", Mon="monk", Emp="empath")
    s.says("Poi", "Emp")
    assert s.lawful() == {"0": "true", "1": "registers", "2": "registers"}


def test_the_empath_counts_the_nearest_living() -> None:
    s = Town(Emp="empath", Che="chef", Imp="imp", Mon="monk", Poi="poisoner")
    s.says("Poi", "Che")
    s.tells("0")
    assert s.heard("Emp") == ["1"]
    s.executes("Emp", "Poi", "Emp", "Che", "Mon").until("Imp", "player")
    s.says("Imp", "Che").dawn()
    assert s.heard("Emp") == ["1", "1"]  # Mon and Imp now


def test_an_empath_who_dies_in_the_night_is_not_woken() -> None:
    s = Town(Emp="empath", Che="chef", Mon="monk", Poi="poisoner", Imp="imp")
    s.says("Poi", "Che").tells("0").opens().nightfall()
    s.says("Poi", "Che").says("Mon", "Che").says("Imp", "Emp").dawn()
    assert len(s.heard("Emp")) == 1
    assert s.died_at_dawn() == ["Emp"]


# -- Fortune Teller ------------------------------------------------------------------------------------------------


def teller(**more: str) -> Town:
    s = Town(For="fortuneteller", Che="chef", Mon="monk", Poi="poisoner", Imp="imp", **more)
    return s.st("Che", "red-herring")


def test_the_fortune_teller_learns_whether_one_of_two_is_the_demon() -> None:
    s = teller()
    s.says("Poi", "Poi").until("For", "players").says("For", "Mon,Imp")
    assert s.heard("For") == ["yes"]


def test_no_demon_among_the_two() -> None:
    s = teller()
    s.says("Poi", "Poi").until("For", "players").says("For", "Mon,For")
    assert s.heard("For") == ["no"]


def test_the_red_herring_seems_a_demon_to_her_and_to_her_alone() -> None:
    s = teller()
    s.says("Poi", "Poi").until("For", "players").says("For", "Che,For")
    assert s.heard("For") == ["yes"]


def test_the_red_herring_is_good() -> None:
    s = Town(For="fortuneteller", Che="chef", Mon="monk", Poi="poisoner", Imp="imp")
    assert s.options(ST) == ["For", "Che", "Mon"]


def test_a_poisoned_fortune_teller_may_hear_either() -> None:
    s = teller()
    s.says("Poi", "For").until("For", "players").says("For", "Mon,Imp")
    assert s.lawful() == {"yes": "true", "no": "free"}


def test_a_recluse_may_seem_the_demon() -> None:
    s = teller(Rec="recluse")
    s.says("Poi", "Poi").until("For", "players").says("For", "Rec,For")
    assert s.lawful() == {"yes": "registers", "no": "true"}


# -- Undertaker, Ravenkeeper ---------------------------------------------------------------------------------------


def undertaker(**more: str) -> Town:
    return Town(Und="undertaker", Che="chef", Emp="empath", Poi="poisoner", Imp="imp", **more)


def test_the_undertaker_learns_who_was_executed_today() -> None:
    s = undertaker()
    s.says("Poi", "Poi").until(ST, "open-nominations").executes("Und", "Poi", "Und", "Che", "Emp").dawn()
    assert s.heard("Und") == ["poisoner"]


def test_the_undertaker_is_not_woken_where_nobody_was() -> None:
    s = undertaker()
    s.says("Poi", "Poi").until(ST, "open-nominations").nightfall().dawn()
    assert s.heard("Und") == []


def test_an_executed_drunk_is_shown_as_the_drunk() -> None:
    s = Town(Und="undertaker", Dru="drunk:chef", Emp="empath", Mon="monk", Poi="poisoner", Imp="imp")
    s.says("Poi", "Poi").until(ST, "open-nominations").executes("Und", "Dru", "Und", "Emp", "Mon").dawn()
    assert s.heard("Und") == ["drunk"]


def test_an_executed_recluse_may_be_shown_as_evil() -> None:
    s = undertaker(Rec="recluse")
    s.says("Poi", "Poi").until(ST, "open-nominations").executes("Und", "Rec", "Und", "Che", "Emp")
    s.until(ST, "tell")
    assert s.lawful() == {
        "recluse": "true",
        "poisoner": "registers",
        "spy": "registers",
        "scarletwoman": "registers",
        "baron": "registers",
        "imp": "registers",
    }


def ravenkeeper(**more: str) -> Town:
    s = Town(Rav="ravenkeeper", Che="chef", Emp="empath", Poi="poisoner", Imp="imp", **more)
    s.says("Poi", "Poi").until(ST, "open-nominations").nightfall()
    return s


def test_a_ravenkeeper_who_dies_at_night_learns_a_character() -> None:
    s = ravenkeeper()
    s.says("Poi", "Poi").says("Imp", "Rav").says("Rav", "Imp")
    assert s.heard("Rav") == ["imp"]
    s.dawn()
    assert s.died_at_dawn() == ["Rav"]


def test_a_ravenkeeper_who_lives_is_not_woken_for_nothing() -> None:
    s = ravenkeeper()
    s.says("Poi", "Poi").says("Imp", "Che").dawn()
    assert s.heard("Rav") == []


def test_a_poisoned_ravenkeeper_is_woken_all_the_same() -> None:
    s = ravenkeeper()
    s.says("Poi", "Rav").says("Imp", "Rav").says("Rav", "Imp")
    assert s.lawful()["imp"] == "true"
    assert s.lawful()["chef"] == "free"


def test_a_drunk_who_takes_himself_for_one_is_woken_too() -> None:
    s = Town(Dru="drunk:ravenkeeper", Che="chef", Emp="empath", Mon="monk", Poi="poisoner", Imp="imp")
    s.says("Poi", "Poi").until(ST, "open-nominations").nightfall()
    s.says("Poi", "Poi").says("Mon", "Che").says("Imp", "Dru").says("Dru", "Imp")
    assert s.lawful()["chef"] == "free"
