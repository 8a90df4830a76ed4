"""One table of bots: whoever answers nonsense is taken as silent, and the table ends all the same."""

from __future__ import annotations

from typing import Any

import pytest

import duskbell
from duskbell.arena import play_out, seat_bots
from duskbell.arena.sitting import sit
from duskbell.bots import Bot, Saying, make
from duskbell.kernel import Ask, Play, View


class Nonsense:
    """Answers and says what no rule foresees."""

    def __init__(self, answer: object, *sayings: Saying) -> None:
        self.answer = answer
        self.sayings = sayings

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return self.answer  # type: ignore[return-value]

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return list(self.sayings)


def table(seed: int = 1, **options: Any) -> Play[Any]:
    return duskbell.start("mafia", players=7, seed=seed, options=options, moderator="ask")


@pytest.mark.parametrize("answer", ["nonsense", "", "#99", "#-1", 999, -1, 1.5, ["#1", "#2"], {}, object(), b"#1"])
def test_a_bot_that_answers_nonsense_is_silent(answer: object) -> None:
    for seed in range(3):
        play = table(seed)
        bots: dict[int, Bot] = {**seat_bots(play, "0", "plain"), 2: Nonsense(answer), 5: Nonsense(answer)}
        play_out(play, bots, "0")
        assert play.over
        mine = [line for line in play.lines if line[0] in (2, 5)]
        assert mine
        assert all(line[3:] == ("clock",) for line in mine)


def test_a_table_of_nonsense_ends() -> None:
    play = table()
    play_out(play, {n: Nonsense("nonsense") for n in range(7)}, "0")
    assert play.over
    assert play.outcome is not None
    assert play.outcome.reason == "mafia.quiet"


@pytest.mark.parametrize(
    "said",
    [
        Saying("nowhere", "mafia.i-am-villager"),
        Saying("killers", "mafia.i-am-villager"),
        Saying("public", ""),
        Saying("", ""),
    ],
)
def test_a_bot_that_speaks_where_or_what_it_cannot_is_not_heard(said: Saying) -> None:
    play = table()
    bots: dict[int, Bot] = {**seat_bots(play, "0", "plain"), 2: Nonsense("nonsense", said)}
    play_out(play, bots, "0")
    assert play.over
    assert not [line for line in play.lines if line[:2] == ("say", 2)]


def test_seats_without_a_bot_answer_at_random() -> None:
    play = table()
    decisions = play_out(play, {0: make("mafia", "plain", "0")}, "0")
    assert play.over
    assert decisions > 0


def test_decisions_are_the_questions_that_seats_had_a_choice_in() -> None:
    for kinds in ("random", "plain"):
        play, bots = sit("mafia", 7, "4", {}, kinds)
        decisions = play_out(play, bots, "4")
        assert decisions == sum(isinstance(line[0], int) and line[0] >= 0 for line in play.lines)


def test_bots_by_team_sit_where_their_team_is() -> None:
    play = table()
    bots = seat_bots(play, "0", "killers=plain,village=random")
    assert set(bots) == set(range(7))
    play_out(play, bots, "0")
    said = {line[1] for line in play.lines if line[0] == "say"}
    killers = {s.no for s in play.table.seats if s.role.id == "killer"}
    assert said <= killers, "random bots do not talk"


def test_where_all_are_random_nobody_is_asked_to_pace() -> None:
    play, bots = sit("mafia", 7, "0", {}, "random")
    assert (play.record.header.moderator, bots) == ("auto", {})
    play, bots = sit("mafia", 7, "0", {}, "plain")
    assert (play.record.header.moderator, len(bots)) == ("ask", 7)


def test_the_table_is_the_seeds_whatever_the_bots() -> None:
    """The same cards are dealt to every kind of bot, so that kinds can be compared."""
    deals = {
        sit("mafia", 9, "s/1", {}, kinds)[0].lines[0] for kinds in ("random", "plain", "killers=plain,village=random")
    }
    assert len(deals) == 1


def test_a_table_of_bots_is_a_record_like_any_other() -> None:
    play, bots = sit("mafia", 8, "4", {"angels": 2}, "plain")
    play_out(play, bots, "4")
    again = duskbell.rebuild(play.record)
    assert again.outcome == play.outcome
    assert len(again.table.log) == len(play.table.log)


def test_a_hand_that_goes_up_and_down_for_ever_does_not_keep_the_table() -> None:
    class Fidget(Nonsense):
        moved = 0

        def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
            self.moved += ask.key == "clocktower.hand"
            return ask.options[-1] if ask.key == "clocktower.hand" else ask.default

    play, bots = sit("clocktower", 5, "hand", {}, "plain")
    fidget = Fidget("")
    play_out(play, {**bots, 2: fidget}, "hand")
    assert play.over
    assert fidget.moved > 1
