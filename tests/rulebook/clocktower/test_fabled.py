"""Fabled: outside the seats, before all; what three of them say is law, the others are a person's to see to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import duskbell
from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.events import Died, DoomCalled, DoomNamed, FabledCame
from duskbell.games.clocktower.fabled import FABLED, LAW
from duskbell.kernel import DuskbellError
from duskbell.testing import Scene
from tests.rulebook.clocktower.sects import Sects
from tests.rulebook.clocktower.town import ST, Town


class WithFabled(Town):
    """A town of five of whom the Doomsayer knows."""

    options_given: ClassVar[Mapping[str, Any]] = {"fabled": "doomsayer"}


def five() -> WithFabled:
    return WithFabled(Sol="soldier", May="mayor", Sla="slayer", Sca="scarletwoman", Imp="imp").dawn()


def test_there_are_twelve_and_all_see_which_are_in_play() -> None:
    assert len(FABLED) == 12
    s = five()
    assert [e.roles for e in s.sees(None, FabledCame)] == [("doomsayer",)]
    assert CLOCKTOWER.facts(s.play.view(None).table)["fabled"] == ["doomsayer"]


def test_an_unknown_one_is_refused_in_a_sentence() -> None:
    with pytest.raises(DuskbellError, match=r"there is no Fabled 'unicorn'"):
        duskbell.start("clocktower", 7, options={"fabled": "angel,unicorn"})


@pytest.mark.parametrize("id", [id for id in FABLED if id not in LAW])
def test_those_that_a_person_sees_to_need_a_person(id: str) -> None:
    with pytest.raises(DuskbellError, match=id):
        duskbell.start("clocktower", 7, options={"fabled": id})
    duskbell.start("clocktower", 7, options={"fabled": id}, moderator="ask")


def test_a_call_of_doom_kills_somebody_of_the_callers_side() -> None:
    s = five().deed("Sca", "doomsayer", "call")
    assert s.sees(None, DoomCalled)
    assert set(s.options(ST)) == {"Sca", "Imp"}
    s.st("Sca", "doom")
    assert not s["Sca"].alive
    assert s.sees(ST, Died)[-1].cause == "ability"
    assert s.play.table.stage == "talk"


def test_each_calls_once_and_nobody_when_three_are_alive() -> None:
    s = five().deed("Sol", "doomsayer", "call").st("May", "doom")
    assert not any(o.key == "clocktower.doomsayer" for o in s.offers("Sol"))
    assert any(o.key == "clocktower.doomsayer" for o in s.offers("Sla"))
    s.deed("Sla", "doomsayer", "call").st("Sol", "doom")
    assert not any(o.key == "clocktower.doomsayer" for o in s.offers("Imp")), "three are alive"


def test_who_is_to_die_is_asked_once_though_the_day_begins_again_before_it_comes_about() -> None:
    class Doomed(Sects):
        options_given: ClassVar[Mapping[str, Any]] = {"fabled": "doomsayer", "script": "snv"}

    cast = ("clockmaker", "flowergirl", "juggler", "sage", "artist", "sweetheart", "witch", "vortox")
    s = Doomed(**dict(zip(("Clo", "Flo", "Jug", "Sag", "Art", "Swe", "Wit", "Vor"), cast, strict=True)))
    s.dawn().puts("Art", "role", "sweetheart").deed("Clo", "doomsayer", "call").st("Art", "doom")
    open_now = {"moderator": "clocktower.drunk"}  # of one made by day it is not known beforehand who will be drunk
    assert open_now.items() <= s.open_now().items()
    s.puts("Sag", "side", "evil")
    assert open_now.items() <= s.open_now().items()
    s.st("Jug", "drunk")
    assert not s["Art"].alive
    assert s.sees(ST, DoomNamed) == [DoomNamed(s.no("Art"))]


def test_without_it_nobody_calls() -> None:
    s = Town(Sol="soldier", May="mayor", Sla="slayer", Sca="scarletwoman", Imp="imp").dawn()
    assert not any(o.key == "clocktower.doomsayer" for o in s.offers("Sol"))


@pytest.mark.parametrize(("said", "outsiders"), [("as-usual", 1), ("more", 2), ("fewer", 0)])
def test_a_sentinel_may_bring_an_outsider_more_or_fewer(said: str, outsiders: int) -> None:
    names = dict.fromkeys(("Ann", "Ben", "Cat", "Dan", "Eve", "Flo"), "")
    s = Scene(CLOCKTOWER, names, options={"fabled": "sentinel"}, moderator="ask")
    s.says(ST, "imp", "clocktower.bag-demon").says(ST, "poisoner", "clocktower.bag-minion")
    assert s.options(ST) == ["as-usual", "more", "fewer"]
    s.says(ST, said, "clocktower.outsiders")
    ask = s.play.open[-2]
    assert (ask.key, getattr(ask, "most", 0)) == (
        ("clocktower.bag-outsider", outsiders) if outsiders else ("clocktower.bag-townsfolk", 4)
    )
