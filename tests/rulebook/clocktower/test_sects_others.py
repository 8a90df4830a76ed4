"""Sects & Violets: its Outsiders and the Witch."""

from __future__ import annotations

from duskbell.games.clocktower.events import LastWords, Woke
from tests.rulebook.clocktower.sects import Sects
from tests.rulebook.clocktower.town import ST

CALM = "vigormortis"


def town(out: str, demon: str = CALM, minion: str = "cerenovus") -> Sects:
    """Nine in a circle: an Outsider, six Townsfolk, a Minion, the Demon."""
    towns = {"Two": "oracle", "Tri": "sage", "Qua": "artist", "Qui": "savant", "Six": "mathematician", "Sev": "juggler"}
    return Sects(One=out, **towns, Min=minion, Dem=demon)


def by_votes(s: Sects, who: str) -> Sects:
    s.executes("Two", who, "Two", "Tri", "Qua", "Qui", "Six", "Sev")
    return s


# -- Sweetheart --------------------------------------------------------------------------------------------------------


def test_when_a_sweetheart_dies_one_player_is_drunk_from_then_on() -> None:
    s = town("sweetheart").next_night().acts("Dem", "One").st("Two", "drunk").dawn()
    assert not s.works("Two")
    assert s.works("Tri")
    assert not s.nightfall().dawn().works("Two")


def test_a_sweetheart_may_be_the_one_whom_it_makes_drunk() -> None:
    s = town("sweetheart").next_night().acts("Dem", "One")
    assert "One" in s.options(ST)
    s.st("One", "drunk").dawn().puts("One", "life", "alive")
    assert [n for n in ("One", "Two", "Tri", "Dem") if not s.works(n)] == ["One"]


def test_whom_it_makes_drunk_by_day_is_settled_before_dawn() -> None:
    s = town("sweetheart").until(ST, "drunk").st("Dem", "drunk").first_day()
    assert s.works("Dem")
    by_votes(s, "One")
    assert not s.works("Dem")


def test_a_drunk_sweetheart_makes_nobody_drunk_nor_does_somebody_else_who_dies() -> None:
    s = town("sweetheart").first_day().puts("One", "mark", "drunk").nightfall().acts("Dem", "One").dawn()
    assert all(s.works(n) for n in ("Two", "Tri", "Dem"))
    s = town("sweetheart").until(ST, "drunk").st("Dem", "drunk").first_day()
    assert by_votes(s, "Tri").works("Dem")


# -- Klutz -------------------------------------------------------------------------------------------------------------


def dead_klutz() -> Sects:
    return town("klutz").next_night().acts("Dem", "One").until("One", "klutz")


def test_a_dead_klutz_that_names_somebody_evil_loses_for_its_side() -> None:
    s = dead_klutz()
    assert "pass" not in s.options("One")
    assert s.says("One", "Min").winners == ("evil", "klutz")


def test_naming_somebody_good_has_no_consequence_but_that_all_have_heard_it() -> None:
    s = dead_klutz().says("One", "Two")
    assert s.winners is None
    assert s.sees("Tri", LastWords) == [LastWords(s.no("One"), "klutz", s.no("Two"))]
    assert s.first_day().winners is None


def test_an_evil_klutz_that_names_somebody_evil_loses_it_for_evil() -> None:
    s = town("klutz").first_day().puts("One", "side", "evil")
    assert by_votes(s, "One").until("One", "klutz").says("One", "Dem").winners == ("good", "klutz")


def test_whoever_has_died_may_pretend_and_nothing_comes_of_it() -> None:
    s = town("klutz").next_night().acts("Dem", "Tri").until("Tri", "klutz")
    assert "pass" in s.options("Tri")
    s.says("Tri", "Min")
    assert s.winners is None
    assert s.sees("Two", LastWords) == [LastWords(s.no("Tri"), "klutz", s.no("Min"))]


def test_who_says_nothing_names_nobody_and_no_other_hears_of_it() -> None:
    s = town("klutz").next_night().acts("Dem", "Tri").until("Tri", "klutz").says("Tri", "pass")
    assert s.sees("Two", LastWords) == []


def test_a_silent_klutz_names_somebody_by_chance() -> None:
    s = dead_klutz()
    s.told["clocktower.asleep"] = ["Tri"]
    s.play.silence(s.no("One"))
    assert [w.target for w in s.sees("Two", LastWords)] == [s.no("Tri")]


def test_a_klutz_that_is_drunk_when_it_names_somebody_loses_nothing() -> None:
    s = town("klutz").next_night().puts("One", "mark", "drunk").acts("Dem", "One").until("One", "klutz")
    assert s.says("One", "Min").winners is None


def test_an_executed_klutz_names_somebody_the_same_evening() -> None:
    s = by_votes(town("klutz").first_day(), "One").until("One", "klutz")
    assert s.play.table.phase == "dusk"
    assert s.says("One", "Dem").winners == ("evil", "klutz")


def test_a_philosopher_with_its_ability_names_somebody_too() -> None:
    s = Sects(One="philosopher", Two="oracle", Tri="sage", Qua="artist", Qui="savant", Min="cerenovus", Dem=CALM)
    s.acts("One", "klutz").next_night().acts("Dem", "One").until("One", "klutz")
    assert s.says("One", "Min").winners == ("evil", "klutz")


# -- Witch -------------------------------------------------------------------------------------------------------------


def cursed(whom: str = "Two") -> Sects:
    return town("klutz", minion="witch").acts("Min", whom).first_day()


def test_whoever_is_cursed_dies_on_nominating_and_the_nomination_stands() -> None:
    s = cursed().opens().nominates("Two", "Tri").says("Two", "pass", "clocktower.klutz")
    assert not s["Two"].alive
    assert s.play.table.stage == "defence"
    assert s.play.table.nominations == ((s.no("Two"), s.no("Tri")),)


def test_others_nominate_and_live_and_so_does_the_cursed_one_who_is_only_nominated() -> None:
    s = cursed().opens().nominates("Tri", "Two").vote()
    assert s["Two"].alive
    assert s["Tri"].alive


def test_a_curse_lasts_one_day() -> None:
    s = cursed().nightfall().acts("Min", "Qui").acts("Dem", "Sev").dawn().opens().nominates("Two", "Tri")
    assert s["Two"].alive


def test_with_three_alive_the_curse_is_over_and_the_witch_is_not_woken() -> None:
    s = cursed()
    for who in ("One", "Tri", "Qua", "Qui", "Sev"):
        s.puts(who, "life", "dead")
    s.puts("Six", "life", "dead").says("One", "Two")
    s.until(ST, "open-nominations").st("go-on").nominates("Two", "Dem")
    assert s["Two"].alive
    s.nightfall().acts("Dem", "One").dawn()
    assert [w.role for w in s.sees(ST, Woke)].count("witch") == 1, "on the first night"


def test_a_dead_or_drunk_witchs_curse_kills_nobody() -> None:
    for change in (("life", "dead"), ("mark", "drunk")):
        s = cursed().puts("Min", *change)
        assert s.opens().nominates("Two", "Tri")["Two"].alive


def test_the_curse_may_end_the_game() -> None:
    s = cursed("Dem")
    assert s.opens().nominates("Dem", "Tri").winners == ("good", "demons-dead")
