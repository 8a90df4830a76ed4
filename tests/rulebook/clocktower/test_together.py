"""Option `night`: all choose together at dusk, and what was learned is shown before dawn."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Chose, Dawned, Meant, Shown, Told, Woke
from duskbell.kernel import Ruling
from duskbell.testing import search
from tests.rulebook.clocktower.town import ST, Together, Town

EIGHT = {
    "For": "fortuneteller",
    "Emp": "empath",
    "Mon": "monk",
    "Rav": "ravenkeeper",
    "Sla": "slayer",
    "But": "butler",
    "Poi": "poisoner",
    "Imp": "imp",
}


def town(**cast: str) -> Town:
    """Eight who choose together, on the second night; on the first the Poisoner has poisoned itself."""
    s = Together(**{**EIGHT, **cast})
    return s.until("Poi", "player").says("Poi", "Poi").nightfall()


def choose(s: Town, **whom: str) -> Town:
    """Each of them names somebody at dusk, whoever is left somebody of no account."""
    asked = {s.names[seat]: ask for seat, ask in s.play.open.items() if seat >= 0}
    for who, ask in asked.items():
        s.says(who, whom.get(who) or ",".join(ask.options[: getattr(ask, "most", 1)]))
    return s


def test_all_who_can_be_asked_at_dusk_are_asked_at_once() -> None:
    s = town()
    assert {who for who in s.open_now() if who != ST} == {"For", "Mon", "But", "Poi", "Imp"}


def test_an_answer_of_dusk_stands_at_its_step() -> None:
    s = choose(town(), Poi="Poi", Mon="Emp", Imp="Emp").dawn()
    assert s.died_at_dawn() == []
    assert s.sees(ST, Chose)[-1].role == "butler"
    assert not [e for e in s.sees("Imp", Chose) if e.role == "imp"], "it was not asked again"


def test_who_dies_before_the_step_is_not_woken_and_what_was_meant_is_void() -> None:
    s = choose(town(), Poi="Poi", Mon="Imp", Imp="Emp", But="Mon", For="Imp,Poi").dawn()
    assert s.died_at_dawn() == ["Emp"]
    second = [e for e in s.sees(ST, Told) if e.role == "empath"]
    assert len(second) == 1, "on the first night alone"


def test_who_has_died_of_this_night_is_asked_then() -> None:
    s = choose(town(), Poi="Poi", Mon="Emp", Imp="Rav")
    s.until("Rav", "players").says("Rav", "Imp")
    s.dawn()
    assert [e.shown for e in s.sees("Rav", Shown)] == ["imp"]


def test_what_is_told_is_shown_to_all_before_dawn_and_not_before() -> None:
    s = choose(town(), Poi="Poi", Mon="Emp", Imp="Emp", For="Imp,Poi")
    s.until(ST, "dawn")
    for who in ("For", "Emp"):
        assert s.sees(who, Told) == []
        assert len(s.sees(who, Shown)) == 2
    assert s.sees("Emp", Woke) == []
    events = [type(e.event) for e in s.play.table.log if isinstance(e.event, Told | Shown | Dawned)]
    assert events == [Told, Told, Shown, Shown, Dawned, Told, Told, Shown, Shown]


def test_who_has_become_another_is_told_before_and_asked_as_that() -> None:
    s = town()
    s.play.rule(Ruling("hand", "the drawn token was misread", s.no("Mon"), change="role", to="poisoner"))
    assert [ask.about[0] for seat, ask in s.play.open.items() if seat == s.no("Mon")] == ["poisoner"]


def test_who_was_told_something_since_is_asked_anew() -> None:
    s = choose(town(), Poi="Poi", Mon="Emp", Imp="Rav", But="Mon", For="Imp,Poi")
    s.until("Rav", "players")
    s.play.rule(Ruling("hand", "shown by mistake", s.no("For"), change="tell", to="yes"))
    s.says("Rav", "Imp").until("For", "players").says("For", "Poi,But").dawn()
    assert [e.targets for e in s.sees("For", Chose)][-1] == (s.no("But"), s.no("Poi"))
    assert [e.targets for e in s.sees("But", Meant)][-1] == (s.no("Mon"),)


def test_the_evil_know_each_other_before_anybody_chooses() -> None:
    s = Together(**EIGHT).until("Poi", "player")
    assert s.play.view(s.no("Poi")).table.seats[s.no("Imp")].team == "evil"


@pytest.mark.slow
def test_twins_who_choose_together_look_alike() -> None:
    assert search("clocktower", 8, {"night": "together"}, seeds=range(12)).fault() == ""
