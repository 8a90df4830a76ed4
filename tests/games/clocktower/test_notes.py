"""The notes before a night: whatever it asks the Storyteller about was in them, and nobody else has them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.clocktower.events import Became, Gained, Nominated, Revived
from duskbell.games.clocktower.notes import notes
from duskbell.games.clocktower.sobriety import working
from duskbell.kernel import MODERATOR, Ask, Play
from duskbell.testing.driving import random_answers, sit_down
from tests.rulebook.clocktower.town import ST, Town

SEEDS = 2
NIGHTS = ("in-turn", "together")
PLAIN = {"clocktower.dawn", "clocktower.bluffs", "clocktower.fooled-minions", "clocktower.fooled-bluffs"}
"""Questions that are nobody's ability's."""

GOOD = {"Ann": "washerwoman", "Ben": "drunk:empath", "Cat": "chef", "Dan": "mayor", "Eve": "recluse"}
MORE = {"Hal": "virgin", "Ida": "monk"}
EVIL = {"Fay": "poisoner", "Gus": "imp"}


def noted(t: Any) -> set[tuple[int, str]]:
    """Seat and question of whatever the notes announce; what is certain may open in the night."""
    told = {(note["seat"], "tell") for note in notes(t) if note["told"]}
    return told | {(note["seat"], what) for note in notes(t) for what in note["decides"]}


def unannounced(play: Play[Any], rng: Random) -> list[str]:
    """What a whole table's nights asked the Storyteller about without its having been in the notes of that night. What
    somebody became or gained in it, or who came back, nobody could know, nor who would be impaired since, or no more.
    """
    missing: list[str] = []
    before: set[tuple[int, str]] = set()
    sound: frozenset[tuple[int, str]] = frozenset()
    night = 0
    answers = random_answers(play, rng)
    while not play.over:
        t = play.table
        if t.phase == "dusk" or (t.phase == "night" and t.day == 1 and not night):
            before, sound = noted(t), working(t)
        if t.phase == "night":
            night = t.day
            ask: Ask[Any] | None = play.open.get(MODERATOR)
            if ask is not None and ask.key not in PLAIN and not is_new(t):
                what = ask.key.removeprefix("clocktower.")
                who = int(ask.about[2] if what == "registers" else ask.about[0])
                now = {role for seat, role in working(t) if seat == who}
                if (who, what) not in before and now == {role for seat, role in sound if seat == who}:
                    missing.append(f"night {t.day}: {ask.key} {ask.about}")
        next(answers)
    return missing


def is_new(t: Any) -> bool:
    """Whether somebody became or gained something tonight, or came back."""
    return any(isinstance(e.event, Became | Gained | Revived) for e in t.log[t.spans[-1][1] :])


@pytest.mark.slow
@pytest.mark.parametrize("night", NIGHTS)
@pytest.mark.parametrize("script", ["tb", "snv", "bmr", "strainers"])
def test_what_a_night_asks_the_storyteller_was_in_the_notes(script: str, night: str) -> None:
    for seed in range(SEEDS):
        play = sit_down("clocktower", 9, seed, {"script": script, "night": night}, moderator="ask")
        assert unannounced(play, Random(seed)) == []


def test_the_notes_say_who_is_asked_what_is_open_and_what_is_certain() -> None:
    s = Town(**GOOD, **EVIL, **MORE)
    by_name = {(s.names[n["seat"]] if n["seat"] >= 0 else ""): n for n in notes(s.play.table)}
    assert by_name[""]["decides"] == ["bluffs"]
    assert by_name["Fay"]["asks"]
    assert by_name["Ben"]["impaired"]
    assert by_name["Ben"]["ways"] == 3
    assert by_name["Dan"]["decides"] == ["bounce"]
    assert by_name["Eve"]["decides"] == ["registers"]
    assert "Gus" not in by_name or not by_name["Gus"]["asks"], "no Imp acts on the first night"


def test_that_a_virgins_one_time_has_passed_is_told_the_storyteller_alone() -> None:
    """Nothing came of it, for she is poisoned; no reminder of the box says it."""
    s = Town(**GOOD, **EVIL, **MORE)
    game, table = s.play.game, s.play.table
    virgin = s.names.index("Hal")
    assert "used" not in game.briefing(table)
    table.emit(Nominated(0, virgin), public=True)
    assert game.briefing(table)["used"] == [[virgin, "virgin"]]
    assert all("used" not in s.play.view(who).state()["facts"] for who in (*range(9), MODERATOR))


def test_nobody_else_is_briefed() -> None:
    s = Town(**GOOD, **EVIL, **MORE)
    game = s.play.game
    assert game.briefing(s.play.view(MODERATOR).table)["notes"] == notes(s.play.table)
    assert all("notes" not in s.play.view(who).state()["facts"] for who in (*range(9), MODERATOR))
    s.says(ST, "slayer,soldier,saint", "clocktower.bluffs")
    assert not [n for n in notes(s.play.table) if n["step"] == "demoninfo"], "what is done is noted no more"
