"""How often all are asked something at night tells nothing: not who has died tonight, nor on which side somebody is,
nor who acts (000 二.2, 二.3). Rulings by hand tell nothing either.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower.events import DemonPointed, Idled, Named
from duskbell.kernel import MODERATOR, Ask
from duskbell.kernel.many import Many
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.sects import Sects
from tests.rulebook.clocktower.town import ST, Town
from tests.rulebook.clocktower.travelling import Travelling


class TravellingTogether(Travelling):
    """The same, choosing together."""

    options_given: ClassVar[Mapping[str, Any]] = {"night": "together"}


NIGHTS = pytest.mark.parametrize("kind", [Travelling, TravellingTogether])
SECTS = {"Sag": "sage", "Ora": "oracle", "Clo": "clockmaker", "Flo": "flowergirl", "Dre": "dreamer"}
EVIL = {"Wit": "witch", "Dem": "nodashii"}


def fewest(ask: Ask[Any]) -> str:
    """What names the fewest and the first."""
    return ",".join(ask.options[: ask.least]) if isinstance(ask, Many) else ask.options[0]


def nightfall(s: Town) -> Town:
    """The next night has just begun; nobody has answered anything in it."""
    day = s.play.table.day + 1
    while (s.play.table.phase, s.play.table.day) != ("night", day):
        seat, ask = next(iter(s.play.open.items()))
        s.play.answer(seat, fewest(ask)) if ask.default == "silence" else s.play.silence(seat)
    return s


def scenes(s: Town, said: Mapping[tuple[str, str], str]) -> int:
    """In how many scenes somebody was asked something until dawn: `said` by character and question, seats by name."""
    n = 0
    while s.play.table.phase == "night":
        asks = {seat: ask for seat, ask in s.play.open.items() if seat != MODERATOR}
        n += bool(asks)
        for seat, ask in (asks or s.play.open).items():
            wanted = said.get((str(ask.about[0]) if ask.about else "", ask.key.removeprefix("clocktower.")))
            s.play.answer(seat, fewest(ask) if wanted is None else s.seat_words(wanted))
    return n


def town(kind: type[Travelling], script: str, **cast: str) -> Travelling:
    """A first day has come."""
    s = kind(script, **cast)
    while s.play.table.phase != "day":
        seat, ask = next(iter(s.play.open.items()))
        s.play.answer(seat, fewest(ask)) if ask.default == "silence" else s.play.silence(seat)
    return s


@NIGHTS
def test_a_barista_that_dies_at_night_is_not_missed_before_dawn(kind: type[Travelling]) -> None:
    counts = set[int]()
    for victim in ("Bar", "Clo"):
        s = nightfall(town(kind, "snv", **SECTS, **EVIL, Bar="barista"))
        counts.add(scenes(s, {("nodashii", "player"): victim}))
        assert s.died_at_dawn() == [victim]
    assert len(counts) == 1


@NIGHTS
def test_whom_a_harlot_visits_does_not_show_whether_they_act_at_night(kind: type[Travelling]) -> None:
    script = {**SECTS, "Dre": "mathematician"}
    visits = {
        (whom, says): scenes(
            nightfall(town(kind, "snv", **script, **EVIL, Har="harlot")),
            {("harlot", "player"): whom, (str(7), "harlot"): says, ("harlot", "harlot-dies"): "nobody"},
        )
        for whom in ("Sag", "Wit", "Dem")
        for says in ("yes", "no")
    }
    assert len({*visits.values()}) == 1, visits


@NIGHTS
@pytest.mark.parametrize("acts", ["bureaucrat", "thief", "harlot", "bonecollector"])
def test_which_traveller_a_barista_serves_does_not_show(kind: type[Travelling], acts: str) -> None:
    counts = set[int]()
    for served in ("Tra", "Sag"):
        s = town(kind, "snv", **SECTS, **EVIL, Bar="barista", Tra=acts)
        nightfall(s.puts("Flo", "life", "dead").puts("Clo", "life", "dead"))
        twice = f"acts-twice>{s[served].token}"
        counts.add(scenes(s, {("7", "barista"): twice, ("harlot", "player"): "Sag", ("nodashii", "player"): "Ora"}))
    assert len(counts) == 1


@NIGHTS
@pytest.mark.parametrize("lent", ["cerenovus", "gambler"])
def test_two_who_hold_one_step_of_two_questions_are_asked_both_at_once(kind: type[Travelling], lent: str) -> None:
    counts = set[int]()
    evil = lent == "cerenovus"
    script = json.dumps(["sage", "oracle", "clockmaker", "soldier", "mayor", "gambler", "cerenovus", "witch", "imp"])
    first = {"Sag": "sage", "Ora": "oracle", "Clo": "clockmaker", "Sol": "soldier"}
    for gains in (lent, "witch" if evil else "soldier"):
        own = {"May": "mayor", "Cer": "cerenovus"} if evil else {"Gam": "gambler", "Wit": "witch"}
        s = kind(script, **first, **own, Imp="imp", App="evil:apprentice" if evil else "apprentice")
        said = {
            ("7", "apprentice"): gains,
            ("cerenovus", "character"): "sage",
            ("gambler", "player"): "Sol",
            ("gambler", "character"): "soldier",
            ("imp", "player"): "Sol",
        }
        first_night = scenes(s, said)
        counts.add(first_night if evil else scenes(nightfall(s), said))
        assert [e.named for e in s.sees(ST, Named) if e.seat == 7] == (
            [said[lent, "character"]] if gains == lent else []
        )
    assert len(counts) == 1


@NIGHTS
def test_who_comes_back_in_the_step_of_its_own_ability_is_not_woken_in_it(kind: type[Travelling]) -> None:
    counts = set[int]()
    script = json.dumps(["philosopher", "professor", "sage", "oracle", "clockmaker", "soldier", "witch", "imp"])
    for back in ("Pro", "Sag"):
        cast = {"Phi": "philosopher", "Pro": "professor", "Sag": "sage", "Ora": "oracle", "Clo": "clockmaker"}
        s = kind(script, **cast, Wit="witch", Imp="imp")
        scenes(s, {("philosopher", "character"): "professor"})
        nightfall(s.puts("Pro", "life", "dead").puts("Sag", "life", "dead"))
        counts.add(scenes(s, {("professor", "players"): back, ("imp", "player"): "Clo", ("witch", "player"): "Clo"}))
        assert s[back].alive
    assert len(counts) == 1


@NIGHTS
def test_the_auditor_counts_how_often_all_are_asked(kind: type[Travelling]) -> None:
    s = nightfall(town(kind, "snv", **SECTS, **EVIL, Bar="barista", Har="harlot"))
    scenes(s, {("harlot", "player"): "Sag", ("nodashii", "player"): "Ora"})
    assert audit(s.play) == []
    played = s.play.table.log
    played.remove(next(entry for entry in reversed(played) if isinstance(entry.event, Idled)))
    assert [fault for fault in audit(s.play) if "all are asked" in fault] != []


@pytest.mark.parametrize("role", ["thief", "bureaucrat", "harlot"])
def test_who_came_late_is_asked_as_often_when_evil_and_knows_the_demon_then(role: str) -> None:
    counts = set[int]()
    for side in ("good", "evil"):
        town_of = {"Was": "washerwoman", "Che": "chef", "Sol": "soldier", "Sca": "scarletwoman", "Imp": "imp"}
        s = town(TravellingTogether, "tb", **town_of, Lat="")
        s.takes("Lat", "join", role).st(side, "traveller-side")
        nightfall(s)
        assert len(s.sees("Lat", DemonPointed)) == (side == "evil"), "known before anybody chooses"
        counts.add(scenes(s, {("harlot", "player"): "Was"}))
    assert len(counts) == 1


class SectsTogether(Sects):
    """The same, choosing together."""

    options_given: ClassVar[Mapping[str, Any]] = {**Sects.options_given, "night": "together"}


def test_what_a_person_tells_by_hand_in_a_common_night_brings_no_scene_more() -> None:
    counts = set[int]()
    for told in (False, True):
        s = SectsTogether(Dre="dreamer", Clo="clockmaker", Sag="sage", Ora="oracle", Jug="juggler", **EVIL)
        nightfall(s.first_day())
        asked = dict(s.play.open)
        for seat, ask in asked.items():
            s.play.answer(seat, fewest(ask))
        if told:
            s.puts("Dre", "tell", "sage>witch")
        counts.add(scenes(s, {}))
        assert (s.heard("Dre")[-1:] == ["sage witch"]) == told
    assert len(counts) == 1


@NIGHTS
@pytest.mark.parametrize(
    ("who", "change", "to"), [("Wit", "life", "dead"), ("Sag", "life", "dead"), ("Sag", "side", "evil")]
)
def test_a_change_by_hand_at_night_asks_nobody_anew(kind: type[Travelling], who: str, change: str, to: str) -> None:
    s = nightfall(town(kind, "snv", **SECTS, **EVIL))
    while s.no("Wit") not in s.play.open:
        seat, ask = next(iter(s.play.open.items()))
        s.play.answer(seat, fewest(ask))
    asked = dict(s.play.open)
    s.puts(who, change, to)
    assert [s.play.open.get(seat) is ask for seat, ask in asked.items()] == [True] * len(asked)
    scenes(s, {("witch", "player"): "Ora"})
    assert s["Ora"].has_mark("cursed") == (who != "Wit"), "who has died meanwhile answers to no effect"


# -- by day ------------------------------------------------------------------------------------------------------------


def artists() -> Sects:
    return Sects(Art="artist", Ora="oracle", Clo="clockmaker", Sag="sage", Jug="juggler", **EVIL).first_day()


def test_whose_token_is_exchanged_by_day_may_visit_as_what_they_take_themselves_for() -> None:
    s = artists()
    assert s.offered("Art", "artist")
    s.puts("Art", "role", "dreamer").puts("Sag", "role", "artist")
    assert s.offered("Art", "artist")
    assert not s.offered("Sag", "artist")
    s.asks_whether("Art", "evil Dem")
    assert s.heard("Art")[-1] in ("yes", "no")
    s.dawn()
    assert not s.offered("Art", "artist")
    assert s.offered("Sag", "artist")


def test_who_owns_up_is_who_takes_itself_for_somebody_who_must_not_be_mad() -> None:
    class Owning(Sects):
        options_given: ClassVar[Mapping[str, Any]] = {**Sects.options_given, "madness": "own-up"}

    s = Owning(Mut="mutant", Ora="oracle", Clo="clockmaker", Sag="sage", Jug="juggler", Dre="dreamer", **EVIL)
    s.first_day().puts("Mut", "role", "klutz").puts("Sag", "role", "mutant")
    may = {n for n in s.names if any(o.key == "clocktower.own-up" for o in s.offers(n))}
    assert may == {"Mut"}


@pytest.mark.parametrize(("change", "to"), [("side", "evil"), ("role", "sage")])
def test_a_change_by_hand_asks_nobody_anew_who_has_passed_at_nominations(change: str, to: str) -> None:
    s = artists().opens().says("Ora", "pass", "clocktower.nominate")
    before = s.open_now()
    assert s.puts("Art", change, to).open_now() == before
    assert "Ora" not in before


def test_who_can_be_condemned_is_known_at_once_where_a_change_by_hand_makes_somebody_mad() -> None:
    s = artists().opens().says("Ora", "pass", "clocktower.nominate").puts("Sag", "role", "mutant")
    (mad,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    assert mad.options == (s["Sag"].token,)
