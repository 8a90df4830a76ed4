"""Strainers: Minions and Outsiders, working and not, and who stands beside them."""

from __future__ import annotations

from duskbell.games.clocktower.events import Abnormal, Chose, Decided, Executed, Learned, Maddened, Meant, TwinsMet
from duskbell.kernel import MODERATOR
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST

SEVEN = {"Min": "", "Exo": "exorcist", "Che": "chef", "Pro": "professor", "Und": "undertaker", "Rav": "ravenkeeper"}


def seven(minion: str) -> Strained:
    return Strained(**(SEVEN | {"Min": minion}), Dem="nodashii")


def six(outsider: str) -> Strained:
    return Strained(Out=outsider, Sca="scarletwoman", Exo="exorcist", Che="chef", Pro="professor", Dem="po")


# -- Evil Twin ---------------------------------------------------------------------------------------------------------


def twins() -> Strained:
    return seven("eviltwin").st("Che", "twin")


def test_the_twin_is_of_the_other_side_and_both_see_each_other() -> None:
    s = seven("eviltwin")
    assert s.options(ST) == ["Exo", "Che", "Pro", "Und", "Rav"]
    s.st("Che", "twin").first_day()
    met = TwinsMet((s.no("Min"), s.no("Che")), ("eviltwin", "chef"))
    assert s.sees("Min", TwinsMet) == s.sees("Che", TwinsMet) == [met]
    assert s.sees("Exo", TwinsMet) == []


def test_evil_wins_when_the_good_twin_is_executed() -> None:
    assert twins().executes("Exo", "Che", "Exo", "Pro", "Und", "Rav").winners == ("evil", "twin")


def test_not_when_the_evil_twin_is_drunk_or_dead_or_another_is_executed() -> None:
    drunk = twins().first_day().puts("Min", "mark", "drunk")
    assert drunk.executes("Exo", "Che", "Exo", "Pro", "Und", "Rav").winners is None
    dead = twins().first_day().puts("Min", "life", "dead")
    assert dead.executes("Exo", "Che", "Exo", "Pro", "Und", "Rav").winners is None
    assert twins().executes("Exo", "Rav", "Exo", "Pro", "Und", "Che").winners is None


def test_good_does_not_win_while_both_live_and_does_when_one_dies() -> None:
    s = twins().first_day().puts("Dem", "life", "dead")
    assert s.winners is None
    assert s.puts("Min", "life", "dead").winners == ("good", "demons-dead")


def test_good_wins_when_the_evil_twin_is_drunk() -> None:
    assert twins().first_day().puts("Min", "mark", "drunk").puts("Dem", "life", "dead").winners == (
        "good",
        "demons-dead",
    )


def test_when_both_come_to_be_of_one_side_there_is_a_new_twin_and_they_meet() -> None:
    s = twins().first_day().puts("Che", "side", "evil").nightfall()
    s.until(ST, "twin")
    assert s.options(ST) == ["Exo", "Pro", "Und", "Rav"]
    s.st("Pro", "twin")
    assert s.sees("Pro", TwinsMet) == [TwinsMet((s.no("Min"), s.no("Pro")), ("eviltwin", "professor"))]
    assert len(s.sees("Che", TwinsMet)) == 1
    s.dawn().puts("Dem", "life", "dead")
    assert s.winners is None
    assert s.puts("Pro", "life", "dead").winners == ("good", "demons-dead")


def test_a_drunk_evil_twin_finds_no_new_twin_until_it_is_sober() -> None:
    s = twins().first_day().puts("Che", "side", "evil").puts("Min", "mark", "drunk").nightfall()
    s.dawn().puts("Min", "unmark", "drunk").nightfall()
    assert s.until(ST, "twin").options(ST) == ["Exo", "Pro", "Und", "Rav"]


def test_a_dead_evil_twin_whose_ability_is_kept_does_not_keep_good_from_winning() -> None:
    s = Strained(**(SEVEN | {"Min": "eviltwin"}), Dem="vigormortis").st("Che", "twin").next_night()
    s.acts("Exo", "Pro").acts("Dem", "Min").dawn()
    assert s.works("Min")
    assert s.puts("Dem", "life", "dead").winners == ("good", "demons-dead")


# -- Cerenovus and Mutant ----------------------------------------------------------------------------------------------


def test_who_is_mad_hears_it_and_may_be_executed_by_the_storyteller() -> None:
    s = seven("cerenovus").acts("Min", "Che").acts("Min", "sailor").first_day()
    assert s.sees("Che", Maddened) == [Maddened(s.no("Che"), "sailor")]
    assert s.sees("Exo", Maddened) == []
    (offer,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    assert s.name_words(offer.options) == ["Che"]
    s.play.answer(MODERATOR, offer.options[0], ask=offer)
    assert s.sees("Exo", Executed) == [Executed(s.no("Che"))]
    assert s.play.table.phase == "dusk", "it is the day's execution"
    assert not s["Che"].alive


def test_the_storyteller_may_execute_for_madness_while_nominations_are_open() -> None:
    s = seven("cerenovus").acts("Min", "Che").acts("Min", "sailor").opens()
    (offer,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    s.play.answer(MODERATOR, offer.options[0], ask=offer)
    assert s.play.table.phase == "dusk"
    assert not s["Che"].alive


def test_a_drunk_cerenovus_maddens_nobody_and_its_madness_ends_at_dusk() -> None:
    s = seven("cerenovus").puts("Min", "mark", "drunk").acts("Min", "Che").acts("Min", "sailor").first_day()
    assert s.sees("Che", Maddened) == []
    assert s.offers(ST) == []
    s = seven("cerenovus").acts("Min", "Che").acts("Min", "sailor").next_night().puts("Min", "life", "dead").dawn()
    assert s.offers(ST) == []


def test_a_mutant_may_be_executed_unless_it_is_drunk() -> None:
    s = six("mutant").first_day()
    assert [s.name_words(o.options) for o in s.offers(ST)] == [["Out"]]
    assert six("mutant").puts("Out", "mark", "drunk").first_day().offers(ST) == []


# -- Pit-Hag -----------------------------------------------------------------------------------------------------------


def hag() -> Strained:
    return seven("pithag").next_night()


def test_a_player_becomes_a_character_that_nobody_is_and_keeps_the_side() -> None:
    s = hag().acts("Min", "Rav").acts("Min", "sailor")
    assert (s["Rav"].role.id, s["Rav"].team) == ("sailor", "good")
    assert s.sees("Rav", Learned) == [Learned(s.no("Rav"), "sailor", "good")]
    assert s.sees("Exo", Learned) == []


def test_nothing_happens_when_somebody_is_it_already() -> None:
    s = hag().acts("Min", "Rav").acts("Min", "chef")
    assert s["Rav"].role.id == "ravenkeeper"


def test_what_is_learned_on_a_first_night_is_learned_at_once() -> None:
    s = hag().acts("Min", "Che").acts("Min", "sailor").dawn().nightfall()
    s.acts("Min", "Und").acts("Min", "chef")
    s.until(ST, "dawn")
    assert s.heard("Und") == ["1"]


def test_a_drunk_pit_hag_makes_nothing() -> None:
    s = seven("pithag").first_day().puts("Min", "mark", "drunk").nightfall().acts("Min", "Rav").acts("Min", "sailor")
    assert s["Rav"].role.id == "ravenkeeper"
    assert s.sees(ST, Abnormal) == [Abnormal(s.no("Min"), "pithag")]


def test_after_a_new_demon_the_storyteller_says_who_dies_and_no_demon_kills() -> None:
    s = hag().acts("Min", "Rav").acts("Min", "po")
    s.st("Che,Dem", "deaths").acts("Exo", "Pro").acts("Rav", "Und").dawn()
    assert s.died_at_dawn() == ["Che", "Dem"]
    assert s.winners is None, "a good Demon is a Demon"
    assert s["Rav"].team == "good"
    assert s.puts("Rav", "life", "dead").winners == ("good", "demons-dead")


def test_a_pit_hag_may_become_a_demon_herself() -> None:
    s = hag().acts("Min", "Min").acts("Min", "po").st("", "deaths")
    assert (s["Min"].role.id, s["Min"].team) == ("po", "evil")


# -- Barber ------------------------------------------------------------------------------------------------------------


def barber() -> Strained:
    return six("barber").next_night()


def test_the_demon_may_let_two_change_characters_and_sides_stay() -> None:
    s = barber().acts("Exo", "Pro").acts("Dem", "Out").acts("Dem", "Sca,Che")
    assert [(s[n].role.id, s[n].team) for n in ("Sca", "Che")] == [("chef", "evil"), ("scarletwoman", "good")]
    assert s.sees("Sca", Learned) == [Learned(s.no("Sca"), "chef", "evil")]


def test_it_may_be_one_of_them_and_a_good_player_the_demon() -> None:
    s = barber().acts("Exo", "Pro").acts("Dem", "Out").acts("Dem", "Che,Dem").dawn()
    assert (s["Che"].role.id, s["Che"].team) == ("po", "good")
    assert s.puts("Sca", "life", "dead").puts("Che", "life", "dead").winners == ("good", "demons-dead")


def test_it_may_let_it_be() -> None:
    s = barber().acts("Exo", "Pro").acts("Dem", "Out").acts("Dem", "").dawn()
    assert s.sees("Sca", Learned) == []


def test_of_two_barbers_that_died_the_demon_is_asked_and_nobody_else() -> None:
    s = six("barber").puts("Che", "role", "barber").executes("Exo", "Che", "Exo", "Out", "Pro").nightfall()
    s.acts("Exo", "Pro").acts("Dem", "Out").acts("Dem", "Sca,Pro").dawn()
    assert not [e for e in s.sees(ST, Meant) if e.role == "barber"]
    assert [e.seat for e in s.sees(ST, Chose) if e.role == "barber"] == [s.no("Dem")]
    assert (s["Sca"].role.id, s["Pro"].role.id) == ("professor", "scarletwoman")


def test_a_drunk_barber_leaves_no_scissors() -> None:
    s = barber().puts("Out", "mark", "drunk").acts("Exo", "Pro").acts("Dem", "Out")
    assert not s.asked_tonight("Dem")


def test_a_barber_that_died_by_day_is_followed_that_night_and_no_other() -> None:
    s = six("barber").executes("Exo", "Out", "Exo", "Che", "Pro").nightfall()
    s.acts("Exo", "Che").acts("Dem", "Pro").acts("Dem", "Sca,Che")
    assert s["Sca"].role.id == "chef"
    s.nightfall().acts("Exo", "Sca").acts("Dem", "")
    assert not s.asked_tonight("Dem")


def test_of_two_demons_the_storyteller_says_who_has_the_scissors() -> None:
    s = Strained(
        Out="barber", Hag="pithag", Exo="exorcist", Che="chef", Pro="professor", Und="undertaker", Emp="empath",
        Dem="po",
    )  # fmt: skip
    s.next_night().acts("Hag", "Und").acts("Hag", "zombuul").st("Out", "deaths").until(ST, "barber")
    assert s.options(ST) == ["Und", "Dem"]
    s.st("Und", "barber")
    assert s.asked_tonight("Und")
    assert s.options("Und") == ["Out", "Hag", "Exo", "Che", "Pro", "Und", "Emp"], "not the other Demon's"


def test_a_lone_demon_has_them_without_a_question() -> None:
    s = barber().acts("Exo", "Pro").acts("Dem", "Out")
    assert "clocktower.barber" not in s.open_now().values()
    assert s.asked_tonight("Dem")
    assert not [e for e in s.sees(ST, Decided) if e.what == "barber"]
