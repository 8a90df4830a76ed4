"""What goes on in the open tells nobody what is in play: scenes of the night, clocks, pauses."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

import pytest

from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.events import Idled
from duskbell.games.clocktower.game import CLOCKTOWER
from duskbell.kernel import MODERATOR, Ruling
from duskbell.kernel.log import since
from duskbell.server.sitting.clock import Questions
from duskbell.testing.shows import of_decoys
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST, Together, Town

FIVE = {"Emp": "empath", "Che": "chef", "Mon": "monk", "Poi": "poisoner", "Imp": "imp"}
SEVEN = {**FIVE, "Sol": "soldier", "May": "mayor"}


class Brief(Town):
    """A town that talks for a minute."""

    options_given = MappingProxyType({"talk_seconds": 60})


class StrainedTogether(Strained):
    """A town of the script of strainers that chooses together."""

    options_given = MappingProxyType({"script": "strainers", "night": "together"})


def day(**cast: str) -> Town:
    return Town(**(cast or SEVEN)).quietly().until(ST, "open-nominations")


def scenes(s: Town, victim: str, meanwhile: Callable[[], object] = int) -> int:
    """How often all are asked something until the night is over, in which the Imp names `victim`; `meanwhile` is done
    before each of them.
    """
    asked = 0
    while s.play.table.phase in ("setup", "night"):
        meanwhile()
        seats = [seat for seat in s.play.open if seat >= 0]
        asked += bool(seats)
        for seat in seats or [MODERATOR]:
            ask = s.play.open[seat]
            assert of_decoys(s.play) == ""
            if ask.key == "clocktower.player":
                killed = [f"#{s.no(victim)}"] if ask.about == ("imp",) else []
                s.play.answer(seat, [*killed, *[o for o in (f"#{seat}", ask.options[0]) if o in ask.options]][0])
            elif ask.key == "clocktower.players":
                s.play.answer(seat, ask.options[: getattr(ask, "least", 1)])
            elif ask.key == "clocktower.character":
                s.play.answer(seat, ask.options[0])
            else:
                s.play.silence(seat)
    return asked


# -- 二.3, 三.3 the night ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Town, Together])
@pytest.mark.parametrize("evil", ["poisoner", "spy", "scarletwoman"])
def test_the_first_night_has_as_many_scenes_whoever_is_in_play(kind: type[Town], evil: str) -> None:
    some = kind(**{**SEVEN, "Poi": evil})
    many = kind(**{**SEVEN, "May": "fortuneteller", "Sol": "empath", "Emp": "virgin"})
    for s in (some, many):
        assert scenes(s, "Che") + s.shown == (3 if kind is Town else 1)


@pytest.mark.parametrize("dead", ["Mon", "Sol", "Poi"])
def test_a_night_has_as_many_scenes_whoever_has_died(dead: str) -> None:
    s = day().executes("Emp", dead, "Emp", "Che", "May", "Imp")
    before = s.shown
    s.nightfall()
    assert scenes(s, "May" if dead == "Sol" else "Sol") + s.shown - before == len(
        [id for id in SCRIPTS["tb"] if CHARACTERS[id].asks]
    )


@pytest.mark.parametrize("kind", [Town, Together])
@pytest.mark.parametrize("victim", ["Rav", "Che", "Sol"])
def test_a_ravenkeepers_death_adds_no_scene(kind: type[Town], victim: str) -> None:
    s = kind(**{**FIVE, "Sol": "soldier", "Rav": "ravenkeeper"})
    s.until(ST, "open-nominations").nightfall()
    assert scenes(s, victim) == (6 if kind is Town else 2)


@pytest.mark.parametrize("kind", [Strained, StrainedTogether])
def test_who_is_asked_two_things_adds_no_scene(kind: type[Strained]) -> None:
    others = {"Tea": "tealady", "Mat": "mathematician", "Che": "chef", "Emp": "empath", "Und": "undertaker"}
    counted = set()
    for minion in ("pithag", "cerenovus", "eviltwin"):
        s = kind(**others, Min=minion, Dem="vortox")
        first = scenes(s, "Tea") + s.shown
        s.until(ST, "open-nominations").nightfall()
        before = s.shown
        counted.add((first, scenes(s, "Tea") + s.shown - before))
    assert len(counted) == 1, counted


def test_what_is_asked_for_show_is_asked_once_though_the_night_begins_again() -> None:
    s = day(**{**SEVEN, "Mon": "slayer"}).nightfall()
    s.play.answer(s.no("Poi"), f"#{s.no('Poi')}")
    assert list(s.play.open.values()) == [CLOCKTOWER.decoy(s.play.table, 0)]
    s.play.rule(Ruling("hand", "put right", s.no("Emp"), change="life", to="dead"))
    asked = scenes(s, "Sol")
    assert asked == 5, "the Poisoner's is over, and the Monk's asked still"


def test_the_night_may_begin_again_between_two_scenes_for_show() -> None:
    """Nobody is a Pit-Hag: her step has two scenes for show."""
    others = {"Tea": "tealady", "Mat": "mathematician", "Che": "chef", "Emp": "empath", "Und": "undertaker"}

    def second_night(again: bool) -> tuple[int, int]:
        """How many scenes it has, and how often it began again between two of one step."""
        s = Strained(**others, Min="eviltwin", Dem="po").until(ST, "open-nominations")
        s.play.silence(MODERATOR)
        while s.play.table.phase != "night":
            s.play.silence(next(iter(s.play.open)))
        begun: list[str] = []

        def begin_again() -> None:
            idled = [e.step for e in since(s.play.table, "night", Idled)]
            if again and not begun and idled.count("pithag") == 1:
                begun.append("pithag")
                s.play.rule(Ruling("hand", "put right", s.no("Und"), change="life", to="dead"))

        return scenes(s, "Tea", begin_again), len(begun)

    assert second_night(again=True) == (second_night(again=False)[0], 1)


@pytest.mark.parametrize("held", ["philosopher", "undertaker"])
def test_a_philosopher_whom_nobody_is_is_asked_for_show_before_all_choose(held: str) -> None:
    others = {"Tea": "tealady", "Mat": "mathematician", "Che": "chef", "Emp": "empath", "Min": "eviltwin"}
    s = StrainedTogether(One=held, **others, Dem="vortox")
    told = "the Philosopher's, the one of all who can be asked, the one after a Snake Charmer, a Cerenovus's second"
    assert scenes(s, "Tea") + s.shown == 4, told


# -- 三.2 the count ----------------------------------------------------------------------------------------------------


def test_who_raises_a_hand_beside_it_gives_nobody_more_time() -> None:
    s, clock = day().opens().nominates("Emp", "Imp").st("go-on"), Questions()
    clock.follow(s.play.open, 0.0, True)
    pointed = clock.at(s.no("Sol"))
    assert pointed is not None
    for now in (1.0, 2.0, 3.0):
        hand = s.hand("Che")
        s.play.answer(s.no("Che"), hand.options[0], ask=hand)
        clock.follow(s.play.open, now, True)
        assert clock.at(s.no("Sol")) == pointed
    s.play.answer(s.no("Sol"), "up", ask=pointed.ask)
    assert s.play.table.votes == (s.no("Sol"),)


def test_there_is_more_talk_with_more_players_unless_the_option_says_how_long() -> None:
    assert day(**FIVE).asks(ST, "clocktower.open-nominations").seconds == 300
    assert day(**SEVEN).asks(ST, "clocktower.open-nominations").seconds == 360
    assert Brief(**FIVE).until(ST, "open-nominations").asks(ST, "clocktower.open-nominations").seconds == 60


def test_a_deed_of_the_day_gives_the_talk_no_more_time() -> None:
    s, clock = day(), Questions()
    clock.follow(s.play.open, 0.0, True)
    talk = clock.at(MODERATOR)
    s.deed("Emp", "slayer", "Che")
    clock.follow(s.play.open, 400.0, True)
    assert clock.at(MODERATOR) == talk
