"""Undo with checkpoints, on tables of every game: it comes to what the record comes to, and plays again no more than it
must.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import MODERATOR, Play, Record, Table, forking, rebuild
from duskbell.kernel.errors import BadRuling
from duskbell.testing import random_answers, sit_down

TABLES = [
    ("mafia", 9, {}, "auto"),
    ("mafia", 7, {"moderator_deals": True}, "auto"),
    ("werewolf", 12, {"board": "yunls"}, "auto"),
    ("werewolf", 12, {"board": "robot_psychic"}, "ask"),
    ("shadow_hunters", 5, {}, "auto"),
    ("shadow_hunters", 8, {}, "ask"),
    ("clocktower", 8, {}, "auto"),
    ("clocktower", 6, {}, "ask"),
]
EACH = pytest.mark.parametrize(("game", "players", "options", "moderator"), TABLES)


def told(play: Play[Any]) -> tuple[Any, ...]:
    """All that one can see of a play: what happened and who saw it, what is open, and the whole table."""
    offers = {n: list(asks) for n, asks in play.offers.items()}
    return list(play.table.log), list(play.table.spans), dict(play.open), offers, play.view(MODERATOR).state()


@EACH
def test_an_undo_comes_to_what_the_record_comes_to(
    game: str, players: int, options: dict[str, Any], moderator: str
) -> None:
    play = sit_down(game, players, 5, options, moderator=moderator, checkpoints=True)
    rng, undone = Random(5), 0
    for n, _ in enumerate(random_answers(play, rng)):
        if n % 17 == 16 and undone < 6:
            undone += 1
            play.undo(rng.choice([1, 1, 1, 2, 16]))
            twin = rebuild(play.game, Record.parse(play.record.dump()), checkpoints=bool(undone % 2))
            assert told(twin) == told(play) == told(play.fork())
            for seat in range(players):
                assert play.view(seat).as_data() == twin.view(seat).as_data()
    play.undo(3)
    twin = rebuild(play.game, Record.parse(play.record.dump()))
    for each in (play, twin):
        for _ in zip(random_answers(each, Random(6)), range(60), strict=False):
            pass
    assert told(twin) == told(play), "what chance draws after an undo is what it draws after a rebuild"


@EACH
@pytest.mark.parametrize("again", [False, True], ids=["played", "rebuilt"])
def test_an_undo_plays_no_more_again_than_the_phase_it_comes_back_to(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, options: dict[str, Any], moderator: str, again: bool
) -> None:
    monkeypatch.setattr(forking, "APART", 0)  # every phase's begin is kept
    play = sit_down(game, players, 8, options, moderator=moderator, checkpoints=True)
    for n, _ in enumerate(random_answers(play, Random(8))):
        if n == 40:
            play.undo(2)
        if n == 90:
            break
    if again:
        play = rebuild(play.game, play.record, checkpoints=True)
    happened = [0]
    emit = Table.emit

    def counted(self: Table, *event: Any, **who: Any) -> None:
        happened[0] += 1
        emit(self, *event, **who)

    monkeypatch.setattr(Table, "emit", counted)
    for n in range(25):
        happened[0] = 0
        try:
            play.undo()
        except BadRuling:  # one that goes to a count's beginning takes much back
            assert n > 5
            break
        begun = play.table.spans[-1][1]
        assert begun > 0
        assert happened[0] <= len(play.table.log) - begun
