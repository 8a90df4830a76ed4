"""Plays and views copied, pickled and printed; forks with another future; chance that is asked; what starts, loads."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import CHANCE, HIDDEN, MODERATOR, Play, Record, rebuild
from duskbell.kernel.errors import BadRecord, BadTable
from duskbell.kernel.record import Header, encode
from tests.kernel.test_undo import DICE
from tests.kernel.tiny import BOMB, CARD_GAME, DUEL, GUESS, VOTE, plain, play_on, sit, snapshot

COPIES = {"pickle": lambda x: pickle.loads(pickle.dumps(x)), "deepcopy": deepcopy, "copy": copy}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("game", [GUESS, VOTE, CARD_GAME, BOMB, DUEL], ids=lambda g: g.id)
def test_a_copy_is_a_play_of_its_own_at_the_same_point(game: Any, how: str) -> None:
    rng = Random(2)
    play = sit(game, 4, moderator="ask", checkpoints=True)
    while not play.over:
        twin = COPIES[how](play)
        assert snapshot(twin)[:5] == snapshot(play)[:5]
        before = snapshot(play)
        play_on(twin, Random(1), 3)
        assert snapshot(play) == before
        play_on(play, rng, 1)
        if len(play.lines) % 9 == 8 and not play.over:
            play.undo()
    assert COPIES[how](play).outcome == play.outcome


@pytest.mark.parametrize("how", COPIES)
def test_a_view_is_copied_with_what_it_knows_and_leads_nowhere(how: str) -> None:
    play = play_on(sit(CARD_GAME, 3, names=("Kim", "Ann", "Bo")), Random(1), 9)
    for seat in (0, None, MODERATOR):
        twin = COPIES[how](play.view(seat))
        assert plain(twin.table) == plain(play.view(seat).table)
        assert (twin.seat, twin.bit, twin.state()) == (seat, play.view(seat).bit, play.view(seat).state())
        assert twin.table is not play.view(seat).table
    assert pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN


def test_a_pickle_of_another_version_is_refused_in_a_sentence() -> None:
    class Newer(type(VOTE)):  # type: ignore[misc]
        version = "2"

    play = sit(VOTE, 4)
    revive, state = play.__reduce__()
    with pytest.raises(
        BadRecord, match=r"^this play was pickled by another version \(form 1, vote 1\); this program reads"
    ):
        revive(state[0], Newer(), *state[2:])
    with pytest.raises(BadRecord, match="form 0"):
        revive(0, *state[1:])
    revive, state = play.view(1).__reduce__()
    with pytest.raises(BadRecord, match=r"^this view was pickled under version 1 of vote; these rules are 2"):
        revive(Newer(), *state[1:])


def test_a_play_whose_chance_is_a_function_says_why_it_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match=r"^a play whose chance is a function cannot be pickled"):
        pickle.dumps(sit(VOTE, 4, chance=lambda ask: next(ask.answers())))


def test_they_say_what_they_are() -> None:
    play = sit(VOTE, 3)
    assert repr(play) == "<Play of vote: 3 seats, day 1, asking seat 1 vote.whom, seat 2 vote.whom, seat 3 vote.whom>"
    assert repr(play.view(2)).startswith("<View of seat 3: vote, day 1, ")
    assert repr(play.view(None)).startswith("<View of the public: vote, day 1, ")
    assert repr(play.record) == f"<Record of vote: 3 seats, {len(play.lines)} lines>"
    play_on(play, Random(1))
    assert repr(play) == "<Play of vote: 3 seats, over: vote.left>"
    assert repr(play.record).endswith("lines, over>")


# -- another future ----------------------------------------------------------------------------------------------------


def thrown(play: Play[Any], times: int) -> tuple[str, ...]:
    for _ in range(times):
        play.answer(0, "left")
    notes: tuple[str, ...] = play.table.notes
    return notes


@pytest.mark.parametrize("checkpoints", [False, True])
def test_a_fork_with_a_seed_draws_the_future_anew_and_keeps_the_past(checkpoints: bool) -> None:
    play = sit(DICE, 1, checkpoints=checkpoints)
    past = thrown(play, 3)
    same, other, again = thrown(play.fork(), 3), thrown(play.fork(seed="x"), 3), thrown(play.fork(seed="x"), 3)
    assert same[:3] == other[:3] == past
    assert other == again != same
    assert thrown(play, 3) == same
    assert len({thrown(play.fork(seed=n), 1) for n in range(8)}) > 4


def revived(play: Play[Any]) -> Play[Any]:
    """What a pickle makes of it, of a game that no module has."""
    revive, state = play.__reduce__()
    twin: Play[Any] = revive(*state)
    return twin


def test_the_new_future_stands_across_undo_forks_and_pickles() -> None:
    play = sit(DICE, 1)
    thrown(play, 2)
    fork = play.fork(seed=9)
    drawn = thrown(fork, 3)
    fork.undo(2)
    assert thrown(fork, 2) == drawn
    for twin in (fork.fork(), deepcopy(fork), revived(fork)):
        assert thrown(twin, 2) == thrown(fork.fork(), 2)
    fork.undo(4)
    assert fork.table.notes == drawn[:1]
    assert rebuild(DICE, fork.record).table.notes == drawn[:1]


# -- chance is asked ---------------------------------------------------------------------------------------------------


def test_chance_can_be_asked_like_anybody_else() -> None:
    play = sit(DICE, 1, chance="ask")
    play.answer(0, "left")
    assert list(play.open) == [CHANCE]
    play.answer(CHANCE, "123")
    assert play.table.notes == ("123",)
    assert play.lines[-1] == (CHANCE, "die", "123")


@pytest.mark.parametrize("game", [GUESS, VOTE, CARD_GAME, BOMB, DUEL], ids=lambda g: g.id)
def test_a_table_whose_chance_is_asked_ends_and_comes_back(game: Any) -> None:
    for seed in range(4):
        rng = Random(seed)
        play = sit(game, 4, chance="ask", moderator="ask", checkpoints=True)
        while not play.over:
            for twin in (play.fork(), pickle.loads(pickle.dumps(play))):
                assert (twin.open, plain(twin.table)) == (play.open, plain(play.table))
            play_on(play, rng, 1)
        assert plain(rebuild(game, Record.parse(play.record.dump())).table) == plain(play.table)


# -- what starts, loads ------------------------------------------------------------------------------------------------

JOINED = "\U0001f469\u200d\U0001f467"
"""A family: two people in one emoji, joined by what is no letter. A server lets it sit down."""


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"moderator": "Auto"}, "the moderator is 'Auto'; right would be auto or ask."),
        ({"names": (1, 2)}, 'names are a list of printable texts, one for each seat, such as ("Kim", "Ann").'),
        ({"names": "Kim Ann"}, 'names are a list of printable texts, one for each seat, such as ("Kim", "Ann").'),
        ({"names": ("a\ud800",)}, 'names are a list of printable texts, one for each seat, such as ("Kim", "Ann").'),
        ({"names": list("abcdefghi")}, "the names are 9 for 5 seats; right would be one for each seat, or fewer."),
        ({"seed": 1.5}, "a seed is a number or printable text."),
        ({"seed": True}, "a seed is a number or printable text."),
        ({"seed": "a\nb"}, "a seed is a number or printable text."),
        ({"salt": 7}, "a salt is printable text."),
        ({"options": [1]}, "options are names with values, such as {'angels': 2}, not '[1]'."),
    ],
)
def test_what_could_not_be_loaded_does_not_start(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadTable) as refused:
        duskbell.start("mafia", 5, **given)
    assert str(refused.value) == sentence


def test_what_starts_loads(tmp_path: Any) -> None:
    for given in ({}, {"names": ["Kim", JOINED]}, {"moderator": "ask", "seed": "夜", "names": list("abcde")}):
        play = duskbell.start("mafia", 5, **given)
        play.record.save(tmp_path / "r")
        assert duskbell.load(tmp_path / "r").record.header == play.record.header


def test_a_record_with_too_many_names_is_refused_as_at_the_start() -> None:
    header = Header(game="vote", version="1", players=3, options={}, seed="1", salt="s", names=tuple("abcd"))
    with pytest.raises(BadRecord, match=r"^the record's names are 4 for 3 seats; right would be"):
        Record.parse(encode(header) + "\n")
