"""Strainers by twos and threes: what one does to what another has done."""

from __future__ import annotations

from duskbell.games.clocktower.events import Abnormal, Learned, Returned, TwinsMet
from duskbell.kernel.core_events import Ended
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.test_together_news import StrainedTogether
from tests.rulebook.clocktower.town import ST


def seems_dead(first: str, second: str = "exorcist") -> Strained:
    """A Zombuul has been executed once, and seems dead."""
    s = Strained(One=first, Two=second, Che="chef", Pro="professor", Und="undertaker", Min="pithag", Dem="zombuul")
    if first == "lycanthrope":
        s.until(ST, "seems-evil").st("Pro")
    s.first_day()
    return s.executes("Two", "Dem", "Two", "Che", "Pro", "Und")


def test_who_only_seems_dead_is_not_offered_where_somebody_alive_is_to_be_chosen() -> None:
    for who in ("sailor", "snakecharmer", "lycanthrope"):
        s = seems_dead(who).nightfall().until("One", "player")
        assert "Dem" not in s.options("One"), who


def test_who_only_seemed_dead_lives_as_another_and_comes_back_at_dawn() -> None:
    s = seems_dead("tealady").nightfall().acts("Min", "Dem").acts("Min", "po").st("", "deaths").dawn()
    assert s["Dem"].alive
    assert s.sees(None, Returned)[-1].seats == (s.no("Dem"),)


def test_a_philosopher_that_dies_as_a_ravenkeeper_learns_what_is_so() -> None:
    s = Strained(
        One="philosopher", Exo="exorcist", Che="chef", Pro="professor", Und="undertaker", Sca="scarletwoman", Dem="po"
    )
    s.acts("One", "ravenkeeper").next_night().acts("Exo", "Und").acts("Dem", "One").acts("One", "Dem")
    s.until(ST, "dawn")
    assert s.heard("One")[-1] == "po"


def test_one_that_chose_it_drunk_is_woken_and_may_be_told_anything() -> None:
    s = Strained(
        One="philosopher", Exo="exorcist", Che="chef", Pro="professor", Und="undertaker", Sca="scarletwoman", Dem="po"
    )
    s.puts("One", "mark", "drunk").acts("One", "ravenkeeper").next_night().acts("Exo", "Und")
    s.acts("Dem", "One").acts("One", "Dem")
    assert len(s.lawful()) > 20


def test_a_philosopher_with_the_ability_of_a_recluse_may_seem_evil() -> None:
    s = Strained(
        One="philosopher", Emp="empath", Che="chef", Pro="professor", Und="undertaker", Sca="scarletwoman", Dem="po"
    )
    s.acts("One", "recluse").until(ST, "tell")
    while s.asks(ST, "clocktower.tell").about[0] != s.no("Emp"):
        s.st(s.options(ST)[0]).until(ST, "tell")
    assert s.lawful() == {"0": "true", "1": "registers"}


def test_a_wolf_that_a_good_player_seems_evil_to_has_failed() -> None:
    s = Strained(
        Lyc="lycanthrope", Rec="recluse", Pro="professor", Exo="exorcist", Und="undertaker", Che="chef",
        Sca="scarletwoman", Dem="po",
    )  # fmt: skip
    s.until(ST, "seems-evil").st("Pro").next_night().acts("Exo", "Che").acts("Lyc", "Rec").st("no", "registers")
    assert s["Rec"].alive
    assert s.sees(ST, Abnormal) == [Abnormal(s.no("Lyc"), "lycanthrope")]


def test_a_new_character_is_begun_with_once() -> None:
    s = StrainedTogether(
        One="sailor", Exo="exorcist", Che="chef", Pro="professor", Und="undertaker", Hag="pithag", Dem="po"
    )
    s.next_night().acts("Hag", "Hag").acts("Hag", "eviltwin").until(ST, "twin").st("Che").until(ST, "dawn")
    assert s.sees("Hag", Learned) == [Learned(s.no("Hag"), "eviltwin", "evil")]
    s.nightfall().until(ST, "dawn")
    assert len(s.sees("Hag", TwinsMet)) == 1


def test_of_a_circle_the_oldest_in_it_works_not_what_hangs_on_it() -> None:
    s = Strained(
        Sai="sailor", Inn="innkeeper", Che="chef", Und="undertaker", Pro="professor", Sca="scarletwoman", Dem="pukka"
    )
    s.acts("Sai", "Sai").acts("Dem", "Che").next_night()
    s.acts("Sai", "Dem").st("Dem", "drunk").acts("Inn", "Sai,Che").st("Sai", "drunk").acts("Dem", "Inn")
    assert not s.works("Dem"), "the Sailor made it drunk before it poisoned the Innkeeper"
    assert s.works("Che"), "and so its older poison is off"


def test_who_has_poisoned_itself_poisons_nobody_else_even_where_somebody_makes_it_drunk() -> None:
    s = Strained(
        Sai="sailor", Inn="innkeeper", Che="chef", Und="undertaker", Pro="professor", Sca="scarletwoman", Dem="pukka"
    )
    s.acts("Sai", "Sai").acts("Dem", "Sai").next_night()
    s.acts("Sai", "Che").st("Che", "drunk").acts("Inn", "Sai,Che").st("Che", "drunk").acts("Dem", "Dem").dawn()
    s.nightfall().acts("Sai", "Dem").st("Dem", "drunk")
    assert s.works("Sai")
    assert not s.works("Dem")


def the_pukka_dies_by_day(drunk: str, poisoned: str) -> Strained:
    s = Strained(
        Sai="sailor", Exo="exorcist", Che="chef", Und="undertaker", Pro="professor", Sca="scarletwoman", Dem="pukka"
    )
    s.acts("Sai", "Sai").acts("Dem", "Che").next_night()
    s.acts("Sai", drunk).st(drunk, "drunk").acts("Exo", "Che").acts("Dem", poisoned).dawn()
    return s.executes("Sai", "Dem", "Sai", "Exo", "Und", "Pro")


def test_who_the_demons_death_frees_makes_no_scarlet_woman_drunk_in_time() -> None:
    """The Sailor's drink was off while a Pukka poisoned the Sailor; it is on again once the Pukka has died."""
    s = the_pukka_dies_by_day("Sca", "Sai")
    assert s["Sca"].role.id == "pukka"
    assert not s.sees(None, Ended)


def test_a_scarlet_woman_whom_the_dying_pukka_had_poisoned_does_not_follow() -> None:
    s = the_pukka_dies_by_day("Exo", "Sca")
    assert s["Sca"].role.id == "scarletwoman"
    assert s.sees(None, Ended)
