"""The program in the moderator's place: a game's policy, its default, and its mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.arena.sitting import play_out, seat_bots
from duskbell.kernel import (
    CHANCE,
    MODERATOR,
    All,
    Ask,
    DuskbellError,
    First,
    Game,
    choose,
    choose_many,
    confirm,
    number,
    rebuild,
)
from duskbell.kernel.errors import ModerateError
from tests.kernel.tiny import Vote, asking, made, plain, sit


def first_answer(ask: Any) -> Any:
    """What the program answers to one question, in a table that it moderates."""
    play, sent = asking(lambda t: ask)
    assert play.lines[0][0] == MODERATOR
    assert play.moderated(ask) == play.lines[0][2]
    return sent[0]


@pytest.mark.parametrize(
    ("ask", "meant"),
    [
        (choose(MODERATOR, "m", ["a", "b", "c"], default="b"), "b"),
        (choose(MODERATOR, "m", ["a", "b"], optional=True), None),
        (confirm(MODERATOR, "m"), False),
        (confirm(MODERATOR, "m", default=True), True),
        (number(MODERATOR, "m", 2, 9, default=7), 7),
        (choose_many(MODERATOR, "m", ["a", "b", "c"], 2, 3), ["a", "b"]),
        (Ask(MODERATOR, "m", ("a", "b")), "a"),
        (Ask(MODERATOR, "m", ("a", "b", "pass")), None),
    ],
)
def test_the_program_answers_what_silence_means_else_passes_else_the_first(ask: Any, meant: Any) -> None:
    assert first_answer(ask) == meant


def test_among_others_who_are_asked_at_once_it_answers_by_the_same_policy() -> None:
    mine = choose(MODERATOR, "m", ["a", "b"], default="b")
    play, sent = asking(lambda t: All([choose(0, "x", ["y"]), mine]), lambda t: First([mine, choose(0, "x", ["y"])]))
    play.answer(0, "y")
    assert sent == [{0: "y", MODERATOR: "b"}, (mine, "b")]


class Calm(Vote):
    """The weather is always what the test says."""

    says = "sun"

    def moderate(self, t: Any, ask: Ask[Any], rng: Random) -> object:
        return self.says


def test_a_game_s_policy_draws_from_the_stream_of_the_question_alone() -> None:
    def weather(play: Any) -> list[str]:
        while not play.over:
            for seat, ask in list(play.open.items()):
                play.answer(seat, 0, ask=ask)
        return [line[2] for line in play.lines if line[0] == MODERATOR]

    first, other = sit(Vote(), 5, seed="3"), sit(Vote(), 5, seed="4")
    assert weather(first) == weather(sit(Vote(), 5, seed="3")) != weather(other)
    calm = sit(Calm(), 5, seed="3")
    assert set(weather(calm)) == {"sun"}
    drawn, calmly = [[line for line in play.lines if line[0] == CHANCE] for play in (first, calm)]
    assert drawn == calmly, "what the policy draws shifts no other stream"
    assert plain(rebuild(Vote(), first.record).table) == plain(first.table)


@pytest.mark.parametrize("where", ["driver", "asked"])
def test_a_policy_that_answers_what_is_not_offered_is_a_programmer_s_error(where: str) -> None:
    game = Calm()
    play = sit(game, 4, moderator="ask")
    game.says = "snow"
    sentence = (
        "^a mistake in the game vote: what `moderate` answers is not offered: "
        "'snow' does not answer vote.weather: right would be sun or rain or fog.$"
    )
    with pytest.raises(ModerateError, match=sentence) as caught:
        _ = play.moderated(play.open[MODERATOR]) if where == "asked" else sit(game, 4)
    assert not isinstance(caught.value, DuskbellError)


def test_asked_from_outside_the_same_place_gives_the_same_answer_and_nothing_changes() -> None:
    play = sit(Vote(), 4, moderator="ask")
    before = plain(play.table), list(play.lines)
    answers = {play.moderated(play.open[MODERATOR]) for _ in range(20)}
    assert len(answers) == 1
    assert (plain(play.table), list(play.lines)) == before
    assert {sit(Vote(), 4, seed=str(n), moderator="ask").moderated(play.open[MODERATOR]) for n in range(20)} == {
        "sun", "rain", "fog",
    }  # fmt: skip


@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_the_arena_asks_the_game_too(moderator: Any) -> None:
    """A table of plain bots, and one that answers at random, both with questions to a moderator."""
    play = duskbell.start("mafia", 6, seed=1, options={"moderator_deals": True, "angels": 0}, moderator=moderator)
    play_out(play, seat_bots(play, "1", "plain"), "1")
    asked = [line[2] for line in play.lines if line[1] == "mafia.deal-to"]
    assert sorted(asked) == ["killer", "killer", *["villager"] * 4]


def test_where_the_program_deals_every_card_is_as_likely() -> None:
    """Two killers among six: not every second card, as if there were as many killers as villagers left."""
    options = {"moderator_deals": True, "angels": 0}
    firsts = [duskbell.start("mafia", 6, seed=n, options=options).lines[0][2] for n in range(300)]
    assert 70 <= firsts.count("killer") <= 130


def test_orders_left_to_the_referee_are_by_lot_where_the_program_is_the_referee() -> None:
    game = duskbell.GAMES["werewolf"]
    t = game.Table.lay(12, game.Options())
    first: Ask[Any] = Ask(MODERATOR, "werewolf.first", tuple([f"#{n}" for n in range(12)]), (), "#0")
    assert len({game.moderate(t, first, Random(n)) for n in range(50)}) > 6
    kidnap: Ask[Any] = Ask(MODERATOR, "werewolf.kidnap", ("declare", "play-on"), (), "play-on")
    assert {game.moderate(t, kidnap, Random(n)) for n in range(50)} == {"play-on"}


def test_a_game_without_questions_to_a_moderator_has_the_default() -> None:
    assert type(made(only=lambda t: None)).moderate is Game.moderate  # type: ignore[arg-type,return-value]
