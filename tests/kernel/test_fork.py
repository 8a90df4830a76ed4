"""Fork: a play of its own at the same point, with the same chance to come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import Game, Record, Ruling, rebuild
from duskbell.kernel.errors import TablePaused
from tests.kernel.test_undo import DICE
from tests.kernel.tiny import BOMB, CARD_GAME, GAMES, VOTE, plain, play_on, sit, snapshot

CHECKPOINTS = pytest.mark.parametrize("checkpoints", [False, True], ids=["from the start", "from the checkpoint"])
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)


@CHECKPOINTS
@EACH
@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_a_fork_asks_the_same_questions_at_every_point(game: Game[Any], checkpoints: bool, moderator: str) -> None:
    play, rng = sit(game, 4, checkpoints=checkpoints, moderator=moderator), Random(6)
    for _ in range(40):
        assert snapshot(play.fork()) == snapshot(play)
        play_on(play, rng, 1)


@CHECKPOINTS
@EACH
def test_the_same_answers_lead_a_fork_through_the_same_chance_to_the_same_end(
    game: Game[Any], checkpoints: bool
) -> None:
    for steps in range(0, 15, 2):
        play = play_on(sit(game, 4, checkpoints=checkpoints), Random(steps), steps)
        twin = play.fork()
        play_on(play, Random(1))
        play_on(twin, Random(1))
        assert snapshot(twin) == snapshot(play)
        assert twin.outcome == play.outcome


@CHECKPOINTS
@EACH
def test_what_happens_to_one_never_reaches_the_other(game: Game[Any], checkpoints: bool) -> None:
    play = play_on(sit(game, 4, checkpoints=checkpoints), Random(3), 3)
    twin, third = play.fork(), play.fork()
    before = snapshot(play)
    play_on(twin, Random(1))
    twin.undo()
    assert snapshot(play) == before == snapshot(third)
    play_on(play, Random(2))
    assert snapshot(third) == before


@CHECKPOINTS
def test_the_views_of_a_fork_are_its_own(checkpoints: bool) -> None:
    play = play_on(sit(VOTE, 4, checkpoints=checkpoints), Random(3), 3)
    mine = play.view(1)
    twin = play.fork()
    assert twin.view(1) is not mine
    assert twin.view(1).as_data() == mine.as_data()
    version = mine.version
    play_on(twin, Random(1))
    assert twin.view(1).version > play.view(1).version == version


@CHECKPOINTS
def test_a_fork_can_be_forked_saved_and_undone(checkpoints: bool) -> None:
    play = play_on(sit(CARD_GAME, 3, checkpoints=checkpoints), Random(3), 9)
    twin = play.fork().fork()
    assert snapshot(twin) == snapshot(play)
    twin.undo(4)
    play.undo(4)
    assert snapshot(twin) == snapshot(play)
    assert snapshot(rebuild(CARD_GAME, Record.parse(twin.record.dump()))) == snapshot(play)


@CHECKPOINTS
@EACH
def test_a_fork_after_an_undo_is_at_the_same_point(game: Game[Any], checkpoints: bool) -> None:
    play, rng = sit(game, 4, checkpoints=checkpoints), Random(6)
    while not play.over:
        play_on(play, rng, 2)
        play.undo()
        assert snapshot(play.fork()) == snapshot(play)
        play_on(play, rng, 1)
        assert snapshot(play.fork()) == snapshot(play)


@EACH
def test_a_fork_of_a_table_rebuilt_with_an_undo_in_its_record_is_at_the_same_point(game: Game[Any]) -> None:
    play = play_on(sit(game, 4), Random(6), 2)
    play.undo()
    play_on(play, Random(7), 1)
    twin = rebuild(game, Record.parse(play.record.dump()), checkpoints=True)
    assert snapshot(twin.fork()) == snapshot(play)


@CHECKPOINTS
def test_a_fork_of_a_paused_table_takes_no_answer(checkpoints: bool) -> None:
    play = sit(VOTE, 5, checkpoints=checkpoints)
    play.rule(Ruling("pause"))
    play.rule(Ruling("penalty", seat=2, penalty="expel"))
    for each in (play, play.fork()):
        assert each.table.paused
        before = snapshot(each)
        with pytest.raises(TablePaused):
            each.answer(0, "#1")
        with pytest.raises(TablePaused):
            each.silence(0)
        assert snapshot(each) == before


@CHECKPOINTS
def test_a_fork_keeps_pauses_penalties_and_talk(checkpoints: bool) -> None:
    play = sit(VOTE, 5, checkpoints=checkpoints)
    play.answer(0, "#1")
    play.say(1, "hm")
    play.rule(Ruling("penalty", "rude", 2, "warn"))
    play.answer(3, "#1")
    play.rule(Ruling("penalty", "ruder", 2, "expel"))
    play.answer(4, "#1")
    play.say(1, "oh")
    play.rule(Ruling("pause", "tea"))
    twin = play.fork()
    assert snapshot(twin) == snapshot(play)
    for each in (play, twin):
        each.rule(Ruling("resume"))
        play_on(each, Random(1))
    assert snapshot(twin) == snapshot(play)


@CHECKPOINTS
def test_a_fork_of_a_table_that_is_over_is_over(checkpoints: bool) -> None:
    play = play_on(sit(BOMB, 4, checkpoints=checkpoints), Random(3))
    twin = play.fork()
    assert twin.over
    assert snapshot(twin) == snapshot(play)
    twin.undo()
    assert not twin.over
    assert play.over


@CHECKPOINTS
def test_a_fork_of_a_table_whose_chance_is_told_is_told_the_same(checkpoints: bool) -> None:
    play = sit(DICE, 1, checkpoints=checkpoints, chance=lambda ask: str(ask.options[-1]))
    play.answer(0, "left")
    twin = play.fork()
    twin.answer(0, "left")
    assert twin.table.notes == ("999", "999")


@CHECKPOINTS
def test_a_fork_in_the_middle_of_a_vote_keeps_who_has_voted(checkpoints: bool) -> None:
    play = sit(VOTE, 4, checkpoints=checkpoints)
    play.answer(2, "#0")
    twin = play.fork()
    assert sorted(twin.open) == [0, 1, 3]
    for each in (play, twin):
        for seat in (0, 1, 3):
            each.answer(seat, "#2")
    assert plain(twin.table) == plain(play.table)


@CHECKPOINTS
@EACH
def test_a_fork_may_bring_the_views_along_and_they_go_their_own_way(game: Game[Any], checkpoints: bool) -> None:
    play, seats = play_on(sit(game, 4, checkpoints=checkpoints), Random(4), 3), (None, 0, 3)
    seen = {seat: play.view(seat).as_data() for seat in seats}
    twin = play_on(play.fork(views=True), Random(2))
    plain_fork = play_on(play.fork(), Random(2))
    for seat in seats:
        assert play.view(seat).as_data() == seen[seat]
        assert twin.view(seat).as_data() == plain_fork.view(seat).as_data()
        assert twin.view(seat).state() == plain_fork.view(seat).state()
