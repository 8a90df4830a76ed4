"""What a puzzle has that nobody knows, or that is not what it should be, gets one sentence, and is not passed over."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.insight.clocktower import BadPuzzle, read_puzzle
from duskbell.insight.clocktower.early import Deal
from tests.insight.test_unlawful import alive, deals, puzzle, told

CHEF = ("chef", [told("N1", "chef", number=1)])
SURE = ["scarletwoman"]
"""A Minion that makes nobody drunk."""
DEATH = {"when": "D1", "event": "execution", "seat": 5}


def refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPuzzle) as found:
        read_puzzle(given)
    assert str(found.value).endswith(sentence), found.value


@pytest.mark.parametrize("field", [{"nubmer": 0}, {"foo": True}, {"shwon": "imp"}, {"counts": [1]}])
def test_a_field_of_what_is_told_that_nobody_knows(field: dict[str, Any]) -> None:
    (name,) = field
    told_so = ("chef", [told("N1", "chef", number=1, **field)])
    fields = "when, character, kind, seat, seats, shown, number, statement, statement_a, statement_b, statement_text."
    refused(puzzle(told_so), f"A tells something called {name!r}, which is none of {fields}")


def test_remarks_and_what_is_empty_may_stand_there() -> None:
    remarks = {"note": "she was poisoned?", "comment": "", "text": "0", "shown": None, "seat": None, "foo": None}
    assert read_puzzle(puzzle(("chef", [told("N1", "chef", number=1, **remarks)]))) == read_puzzle(puzzle(CHEF))


def test_one_yes_or_no_is_told_under_whatever_name() -> None:
    def flowergirl(**answer: bool) -> list[Deal]:
        voters = {"when": "D1", "event": "voters", "seats": [1, 2]}
        return deals(("flowergirl", [told("N2", "flowergirl", **answer)]), events=[voters, alive(2)])

    assert flowergirl(answer=True) == flowergirl(demon_voted=True) != flowergirl(demon_voted=False)
    twice = puzzle(("flowergirl", [told("N2", "flowergirl", answer=True, demon_voted=False)]))
    refused(twice, "A tells both answer and demon_voted; right would be one answer.")


def test_voters_of_a_day_add_up() -> None:
    def voters(*those: int) -> dict[str, Any]:
        return {"when": "D1", "event": "voters", "seats": [*those]}

    said = ("flowergirl", [told("N2", "flowergirl", answer=True)])
    assert deals(said, events=[voters(1, 2), alive(2)], minion=SURE) == deals(
        said, events=[voters(1), voters(1, 2), alive(2)], minion=SURE
    )
    assert deals(said, events=[voters(1), alive(2)], minion=SURE) != deals(
        said, events=[voters(1, 2), alive(2)], minion=SURE
    )


@pytest.mark.parametrize("died", [-1, 1, {}, [], "no"])
def test_whether_somebody_died_is_true_or_false(died: Any) -> None:
    of = f"the event execution of D1 says {str(died)!r} of whether somebody died; right would be true or false."
    refused(puzzle(CHEF, events=[DEATH | {"died": died}]), of)


@pytest.mark.parametrize("name", [None, {}, "", " ", True])
def test_a_name_is_text(name: Any) -> None:
    refused(
        puzzle(CHEF) | {"seats": ["A", "B", "C", "D", "E", name]}, f"the seats name {str(name)!r}, which is no name."
    )


def test_rules_are_known_and_true_or_false() -> None:
    known = "there are duplicate_characters_allowed, evil_may_target_dead_players, last_day_is_over."
    refused(puzzle(CHEF) | {"rules": {"last_day_over": True}}, f"there is a rule 'last_day_over'; {known}")
    strange: list[Any] = [[], {"last_day_is_over": {}}, {"last_day_is_over": "no"}, {"last_day_is_over": None}]
    for odd in strange:
        refused(puzzle(CHEF) | {"rules": odd}, "rules must be an object of true and false.")


def test_who_may_hide_is_told_by_lists() -> None:
    refused(puzzle(CHEF) | {"possible_hidden": []}, "possible_hidden must be an object of lists.")


@pytest.mark.parametrize("kind", ["learned", "chose"])
def test_a_gamblers_guess_is_told_as_a_guess(kind: str) -> None:
    guess = {"when": "N2", "character": "gambler", "kind": kind, "seat": 1, "shown": "imp"}
    refused(puzzle(("gambler", [guess])), f'the gambler guesses, and A {kind} on N2; right would be "gambled".')


def test_somebody_can_have_been_dealt_the_demon() -> None:
    said = "nobody can have been dealt a demon; right would be one in possible_hidden."
    refused(puzzle(CHEF) | {"possible_hidden": {"minion": ["baron"]}}, said)
