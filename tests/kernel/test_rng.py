"""Chance: one seed, named streams, and the commitment that proves the deal was fixed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

from duskbell.kernel import Ask, DuskbellError, choose_many, roll, shuffle
from duskbell.kernel.core_events import Committed, Revealed
from duskbell.kernel.rng import Stream, Streams, commitment, default_salt
from tests.kernel.tiny import CARD_GAME, GAMES, VOTE, asking, events, play_on, sit


def many(key: str) -> Ask[Any]:
    return roll(key, [str(n) for n in range(1000)])


def test_the_commitment_is_the_sha_256_of_seed_and_salt() -> None:
    assert commitment("7", "pepper") == hashlib.sha256(b'["7","pepper"]').hexdigest()
    assert commitment("暮", "钟") == hashlib.sha256('["暮","钟"]'.encode()).hexdigest()


def test_the_commitment_is_shown_first_and_revealed_last_to_everybody() -> None:
    for game in GAMES:
        play = sit(game, 4, seed="s", salt="pepper")
        for seat in (0, 1, 2, 3, None):
            assert play.view(seat).events[0] == Committed(commitment("s", "pepper"))
        assert not any(isinstance(e, Revealed) for e in events(play))
        play_on(play, Random(1))
        for seat in (0, 1, 2, 3, None):
            assert play.view(seat).events[-1] == Revealed("s", "pepper")


def test_no_view_of_a_table_that_is_played_says_the_seed_or_the_salt() -> None:
    play = sit(VOTE, 4, seed="a-secret-seed", salt="a-secret-salt")
    for seat in (0, 1, 2, 3, None):
        text = repr(play.view(seat).as_data()) + repr(play.view(seat).state())
        assert "a-secret" not in text


def test_a_salt_that_nobody_brought_is_fixed_by_the_seed() -> None:
    assert default_salt("7") == default_salt("7") != default_salt("8")


def test_no_other_seed_can_be_revealed_for_a_commitment() -> None:
    """Were "1:2" and "3" as good as "1" and "2:3", a dealer could choose between two deals afterwards."""
    told = set()
    for seed, salt in (("1:2", "3"), ("1", "2:3")):
        try:
            told.add(commitment(seed, salt))
        except DuskbellError:
            told.add(f"{seed} and {salt} are refused")
    assert len(told) == 2


def test_a_stream_draws_what_python_draws_from_the_same_seed() -> None:
    for seed in ("", "7/mafia.deal", "暮/钟", "x" * 300):
        ours, python = Stream(seed), Random(seed)
        assert [ours.random() for _ in range(5)] == [python.random() for _ in range(5)]
        assert ours.sample(range(100), 7) == python.sample(range(100), 7)
        assert ours.gauss(0, 1) == python.gauss(0, 1)


def drawn_from(streams: Streams, ask: Ask[Any]) -> str:
    """CHANCE's answer to `ask`, from the stream of its key."""
    return ask.sample(streams[ask.key])


def test_one_seed_draws_the_same_and_another_seed_draws_something_else() -> None:
    ask = many("k")
    one, same, other = Streams("s"), Streams("s"), Streams("t")
    drawn = [drawn_from(one, ask) for _ in range(20)]
    assert drawn == [drawn_from(same, ask) for _ in range(20)]
    assert drawn != [drawn_from(other, ask) for _ in range(20)]


def test_what_one_stream_draws_never_shifts_another() -> None:
    a, b = many("a"), many("b")
    alone, mixed = Streams("s"), Streams("s")
    want = [drawn_from(alone, a) for _ in range(10)]
    got = []
    for n in range(10):
        for _ in range(n):
            drawn_from(mixed, b)
        got.append(drawn_from(mixed, a))
    assert got == want
    assert want != [drawn_from(Streams("s"), b) for _ in range(10)]


def test_a_question_more_of_another_name_changes_no_other_chance() -> None:
    a = [str(n) for n in range(1000)]
    _, plain = asking(lambda t: roll("a", a), lambda t: roll("a", a))
    _, more = asking(lambda t: roll("a", a), lambda t: roll("b", a), lambda t: roll("a", a))
    assert [more[0], more[2]] == plain


def test_copied_streams_draw_the_same_from_then_on_and_apart() -> None:
    a, b = many("a"), many("b")
    streams = Streams("s")
    drawn_from(streams, a)
    twin = streams.copy()
    want = [drawn_from(streams, a), drawn_from(streams, b), drawn_from(streams, a)]
    assert [drawn_from(twin, a), drawn_from(twin, b), drawn_from(twin, a)] == want


def test_a_stream_is_found_again_by_how_much_was_drawn_of_it() -> None:
    draws: list[Callable[[Random], object]] = [
        roll("die", [str(n) for n in range(10)]).sample,
        roll("die", "abc", weights=[1, 2, 3]).sample,
        shuffle("deck", [str(n) for n in range(40)]).sample,
        choose_many(0, "some", "abcdefg", 1, 6).sample,
        lambda rng: rng.random(),
        lambda rng: rng.getrandbits(100),
        lambda rng: rng.choice("abc"),
    ]
    rng = Random(3)
    for _ in range(30):
        streams, plain = Streams("s"), Random("s/k")
        for _ in range(rng.randint(1, 20)):
            draw = rng.choice(draws)
            assert draw(streams["k"]) == draw(plain)
        again = Streams("s", streams.drawn())
        assert again["k"].getstate() == streams["k"].getstate()
        assert again.drawn() == streams.drawn()


def test_the_salt_does_not_change_the_chance() -> None:
    assert sit(CARD_GAME, 3, salt="x").table.deck == sit(CARD_GAME, 3, salt="y").table.deck


def test_the_program_s_answers_for_the_moderator_come_from_the_seed_too() -> None:
    drawn = {sit(VOTE, 4, seed=str(n)).lines[-1][2] for n in range(40)}
    assert drawn == {"sun", "rain", "fog"}
