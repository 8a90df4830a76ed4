"""Options that are words stay words, though a role at the table is called the same."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import Ask, Role, choose, choose_many, registry, roll, shuffle
from tests.kernel.tiny import NoteTable, made, sit


class Fool(Role):
    """Called like a word that some question offers."""


class Sage(Role):
    """Another."""


ROLES = registry(Fool(), Sage())
FOOL, SAGE = ROLES.values()


def sent(make: Any, *answers: str) -> list[Any]:
    """What a rule is sent for each of these answers to the same question."""
    got: list[Any] = []

    async def script(t: NoteTable) -> str:
        while True:
            got.append(await make(t))

    play = sit(made(roles=ROLES, only=script), chance=lambda ask: next(ask.answers()))
    for answer in answers:
        play.answer(0, answer)
    return got


def test_a_word_that_a_role_is_called_by_is_sent_as_a_word() -> None:
    got = sent(lambda t: choose(0, "insult", ["fool", "knave"]), "fool", "knave")
    assert got == ["fool", "knave"]
    assert all(type(x) is str for x in got)


def test_a_role_is_sent_as_a_role() -> None:
    assert sent(lambda t: choose(0, "guess", [FOOL, SAGE]), "fool") == [FOOL]


def test_words_beside_things_stay_words() -> None:
    got = sent(lambda t: choose(0, "guess", ["sage", FOOL, t.seats[1]]), "fool", "sage", "#1")
    assert got[:2] == [FOOL, "sage"]
    assert got[2].no == 1


@pytest.mark.parametrize("word", ["#1", "yes"])
def test_a_word_that_looks_like_a_token_is_a_word_too(word: str) -> None:
    assert sent(lambda t: choose(0, "read", [word]), word) == [word]


def test_a_choice_that_is_declined_is_none_among_words_too() -> None:
    assert sent(lambda t: choose(0, "insult", ["fool"], optional=True), "pass") == [None]


def test_several_words_stay_words() -> None:
    assert sent(lambda t: choose_many(0, "insults", ["fool", "sage"], 1, 2), "sage,fool") == [["fool", "sage"]]
    assert sent(lambda t: choose_many(0, "roles", [FOOL, "sage"], 1, 2), "fool,sage") == [[FOOL, "sage"]]


def test_words_drawn_by_chance_stay_words() -> None:
    got: list[Any] = []

    async def script(t: NoteTable) -> str:
        got.append(await roll("card", ["fool", "sage"]))
        got.append(await roll("card", ["fool", "sage"], [1, 2]))
        got.append(await shuffle("deck", ["fool", "sage"]))
        got.append(await roll("role", [FOOL, SAGE]))
        await choose(0, "on", ["on"])
        return "only"

    sit(made(roles=ROLES, only=script), chance=lambda ask: next(ask.answers()))
    assert got == ["fool", "fool", ["fool", "sage"], FOOL]


def test_a_bare_ask_has_tokens_and_names_things() -> None:
    """Who writes tokens means tokens: the quick way that a game takes for its seats."""
    assert sent(lambda t: Ask(0, "who", ("#1", "fool")), "fool") == [FOOL]


def test_a_question_knows_its_words_whatever_they_were_taken_from() -> None:
    ask = choose(0, "guess", iter(["fool", SAGE, "knave"]), optional=True)
    assert (ask.options, ask.literal) == (("fool", "sage", "knave", "pass"), ("fool", "knave"))
