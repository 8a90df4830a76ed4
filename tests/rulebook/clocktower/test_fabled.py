"""Fabled: outside the seats, before all; what three of them say is law, the others are a person's to see to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import duskbell
from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.events import Died, DoomCalled, DoomNamed, FabledCame, FabledLeft, FabledSeenTo
from duskbell.games.clocktower.fabled import LAW
from duskbell.games.clocktower.options import FABLED
from duskbell.games.clocktower.travelling import free_travellers
from duskbell.kernel import DuskbellError, Record, Ruling, rebuild
from duskbell.kernel.options import describe
from duskbell.testing import Scene
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.sects import Sects
from tests.rulebook.clocktower.town import ST, Town


class WithFabled(Town):
    """A town of five of whom the Doomsayer knows."""

    options_given: ClassVar[Mapping[str, Any]] = {"fabled": "doomsayer"}


def five() -> WithFabled:
    return WithFabled(Sol="soldier", May="mayor", Sla="slayer", Sca="scarletwoman", Imp="imp").dawn()


def test_there_are_twelve_and_all_see_which_are_in_play() -> None:
    assert len(FABLED) == 12
    (option,) = [o for o in describe(CLOCKTOWER.Options) if o.name == "fabled"]
    assert option.some == FABLED, "a page lets one tap them"
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


def test_who_dies_of_a_call_has_their_last_words_before_the_day_goes_on() -> None:
    class Doomed(Sects):
        options_given: ClassVar[Mapping[str, Any]] = {"fabled": "doomsayer", "script": "snv"}

    cast = ("clockmaker", "flowergirl", "juggler", "sage", "artist", "klutz", "witch", "vortox")
    s = Doomed(**dict(zip(("Clo", "Flo", "Jug", "Sag", "Art", "Klu", "Wit", "Vor"), cast, strict=True)))
    s.dawn().opens().deed("Clo", "doomsayer", "call").st("Klu", "doom")
    assert s.open_now() == {"Klu": "clocktower.klutz"}
    assert "Clo" in s.says("Klu", "Flo", "clocktower.klutz").open_now(), "then nominations go on"


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


def test_the_storyteller_puts_one_in_later_before_all() -> None:
    s = Town(Sol="soldier", May="mayor", Sla="slayer", Sca="scarletwoman", Imp="imp").dawn()
    declares(s, "fabled", "doomsayer")
    assert [e.roles for e in s.sees(None, FabledCame)] == [("doomsayer",)]
    assert any(o.key == "clocktower.doomsayer" for o in s.offers("Sol")), "what it says is law at once"
    declares(s, "fabled", "angel")
    assert s.play.table.fabled == ("angel", "doomsayer")
    for change, id, why in (
        ("fabled", "angel", "may still come"),
        ("fabled", "unicorn", "may still come"),
        ("fabled", "sentinel", "the bag, which is filled"),
        ("fabled-seen-to", "doomsayer", "a person sees to"),
    ):
        with pytest.raises(DuskbellError, match=why):
            declares(s, change, id)
    with pytest.raises(DuskbellError, match=r"^(?!.*sentinel)"):
        declares(s, "fabled", "angel")
    assert (-1, "fabled-seen-to", ("angel",)) in s.play.hand_choices()


def test_one_that_was_put_in_by_mistake_leaves_before_all_and_may_come_again() -> None:
    """C102."""
    s = Town(Sol="soldier", May="mayor", Sla="slayer", Sca="scarletwoman", Imp="imp").dawn()
    declares(s, "fabled", "doomsayer")
    declares(s, "fabled", "fibbin")
    declares(s, "fabled-seen-to", "fibbin")
    assert (-1, "fabled-leaves", ("doomsayer", "fibbin")) in s.play.hand_choices()
    declares(s, "fabled-leaves", "doomsayer")
    assert [e.role for e in s.sees(None, FabledLeft)] == ["doomsayer"]
    assert not any(o.key == "clocktower.doomsayer" for o in s.offers("Sol"))
    declares(s, "fabled-leaves", "fibbin")
    declares(s, "fabled", "fibbin")
    assert s.play.table.fabled == ("fibbin",)
    for change, id, why in (
        ("fabled-leaves", "angel", "none of those that are in play; right would be fibbin"),
        ("fabled-seen-to", "fibbin", "once in a game"),
    ):
        with pytest.raises(DuskbellError, match=why):
            declares(s, change, id)
    assert rebuild(CLOCKTOWER, Record.parse(s.play.record.dump())).table.fabled == ("fibbin",)
    assert audit(s.play) == []


def test_a_sentinel_stays_and_so_does_what_was_called_for() -> None:
    play = duskbell.start("clocktower", 7, options={"fabled": "sentinel,doomsayer"})
    with pytest.raises(DuskbellError, match="the bag, which is filled"):
        play.rule(Ruling("hand", "put right", change="fabled-leaves", to="sentinel"))
    assert (-1, "fabled-leaves", ("doomsayer",)) in play.hand_choices()
    s = five()
    s.deed("Sol", "doomsayer", "call")
    declares(s, "fabled-leaves", "doomsayer")
    s.st("May", "doom")
    assert not s["May"].alive


def test_what_a_person_has_seen_to_is_noted_for_them_alone_and_once_where_it_is_once() -> None:
    s = Town(Sol="soldier", May="mayor", Sla="slayer", Sca="scarletwoman", Imp="imp").dawn()
    declares(s, "fabled", "fibbin")
    declares(s, "fabled", "angel")
    for _ in range(2):
        declares(s, "fabled-seen-to", "angel")
    declares(s, "fabled-seen-to", "fibbin")
    assert [e.role for e in s.sees(ST, FabledSeenTo)] == ["angel", "angel", "fibbin"]
    assert not s.sees("Sol", FabledSeenTo)
    with pytest.raises(DuskbellError, match="once in a game"):
        declares(s, "fabled-seen-to", "fibbin")


def test_those_of_a_script_of_ones_own_are_in_play_and_its_travellers_come_first() -> None:
    ids = ["chef", "empath", "monk", "drunk", "poisoner", "imp", "barista", "angel", "sentinel"]
    with pytest.raises(DuskbellError, match="angel"):
        duskbell.start("clocktower", 5, options={"script": json.dumps(ids)})
    options = {"script": json.dumps(ids), "travellers": 1}
    play = duskbell.start("clocktower", 6, options=options, moderator="ask")
    assert play.table.fabled == ("angel", "sentinel")
    assert free_travellers(play.table)[0] == "barista"


def declares(s: Town, change: str, id: str) -> None:
    """The Storyteller rules it of the whole table."""
    s.play.rule(Ruling("hand", "It would be unfair", -1, change=change, to=id))
