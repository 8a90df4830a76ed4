"""The table: seats, who is where, and the copy that shares nothing that changes."""

from __future__ import annotations

from random import Random

import pytest

from duskbell.kernel import Game, Table
from duskbell.kernel.core_events import Marked
from duskbell.kernel.errors import BadTable
from tests.kernel.tiny import BOMB, CARD_GAME, GAMES, VOTE, Died, NoOptions, plain, play_on, sit


def lay(players: int = 4) -> Table:
    return Table.lay(players, NoOptions()).copy()


def test_seats_are_numbered_from_zero_and_have_tokens() -> None:
    t = lay()
    assert [s.no for s in t.seats] == [0, 1, 2, 3]
    assert [s.token for s in t.seats] == ["#0", "#1", "#2", "#3"]
    assert all(t.by_token[s.token] is s for s in t.seats)


def test_the_first_table_holds_no_secret() -> None:
    for game in GAMES:
        t = game.new_table(4, game.read_options(4, {}))
        assert all(s.role is None and s.alive and not s.marks for s in t.seats)
        assert t.log == []


def test_two_first_tables_share_nothing_that_changes() -> None:
    a, b = (VOTE.new_table(3, VOTE.read_options(3, {})) for _ in range(2))
    a.emit(Died(0), public=True)
    a.emit(Marked(1, "m"))
    assert b.seats[0].alive
    assert b.log == []
    assert plain(b) == plain(VOTE.new_table(3, VOTE.read_options(3, {})))


def test_the_living_and_the_others_are_in_seat_order() -> None:
    t = lay()
    t.emit(Died(1), public=True)
    assert [s.no for s in t.living] == [0, 2, 3]
    assert [s.no for s in t.others(t.seats[2])] == [0, 3]


def test_clockwise_is_everybody_else_dead_or_alive_beginning_after_me() -> None:
    t = lay()
    t.emit(Died(3), public=True)
    assert [s.no for s in t.everybody_after(t.seats[2])] == [3, 0, 1]
    assert [s.no for s in t.everybody_after(t.seats[0])] == [1, 2, 3]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
@pytest.mark.parametrize("steps", [0, 3, 7])
def test_a_copy_has_the_same_state_and_a_life_of_its_own(game: Game[Table], steps: int) -> None:
    play = play_on(sit(game, 4), Random(steps), steps)
    copied = play.table.copy()
    before = plain(copied)
    assert before == plain(play.table)
    assert not {id(s) for s in copied.seats} & {id(s) for s in play.table.seats}
    assert all(copied.by_token[s.token] is s for s in copied.seats)
    play_on(play, Random(9))
    play.table.emit(Marked(0, "late"))
    assert plain(copied) == before
    after = plain(play.table)
    copied.emit(Died(1), public=True)
    assert plain(play.table) == after


def test_so_many_players_sit_at_a_table_and_no_others() -> None:
    for players in (2, 10, -1, 0):
        with pytest.raises(BadTable, match=r"^vote is for 3 to 9 players, not -?\d+\.$"):
            sit(VOTE, players)


@pytest.mark.parametrize("players", ["4", 4.0, None, "many" * 99])
def test_a_number_of_players_that_is_no_number_is_refused(players: object) -> None:
    with pytest.raises(BadTable, match="vote is for 3 to 9 players"):
        VOTE.read_options(players, {})  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_cards_are_conserved_on_the_table_and_in_every_view(players: int, seed: int) -> None:
    play = sit(CARD_GAME, players, seed=str(seed))
    rng = Random(seed)
    whole = None
    while True:
        t = play.table
        cards = sorted([*t.deck, *t.pile, *(c for s in t.seats for c in s.hand)])
        whole = whole or cards
        assert cards == whole
        assert [s.held for s in t.seats] == [len(s.hand) for s in t.seats]
        for seat in (*range(players), None):
            v = play.view(seat).table
            assert v.left + len(v.pile) + sum(s.held for s in v.seats) == len(whole)
            for s in v.seats:
                assert s.hand == (t.seats[s.no].hand if s.no == seat else ())
        if play.over:
            break
        play_on(play, rng, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_tiny_game_ends(game: Game[Table]) -> None:
    for seed in range(40):
        play = play_on(sit(game, 3 + seed % 3, seed=str(seed)), Random(seed))
        assert play.over
        assert play.open == {}
        assert play.offers == {}


def test_silence_alone_finishes_every_tiny_game() -> None:
    for game in GAMES:
        play = sit(game, 4)
        for _ in range(1000):
            for seat in list(play.open):
                if seat in play.open:
                    play.silence(seat)
        assert play.over


def test_a_bomb_takes_two() -> None:
    play = sit(BOMB, 5)
    play.answer(4, "#0")
    assert [s.no for s in play.table.living] == [1, 2, 3]
