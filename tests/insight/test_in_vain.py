"""A Demon's attack that does not work, on somebody alive whom nothing may keep alive, a Mathematician counts."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT

Info = dict[str, Any]
DEAD = {"when": "D1", "event": "execution", "seat": 3, "died": True}
NOBODY = {"when": "N2", "event": "nobody_died"}


def numbers(third: str, *before: Info, demon: str = "imp", fabled: tuple[str, ...] = ()) -> set[int]:
    """What she, the first, may have heard in the second night, in which nobody died: a Goon says what it is."""
    claims, found = ("mathematician", "goon", third, "artist", "slayer", "virgin", "saint"), set[int]()
    for number in range(4):
        heard = [
            {"when": f"N{n}", "character": "mathematician", "kind": "learned", "number": k}
            for n, k in ((1, 0), (2, number))
        ]
        given = {
            "seats": list("ABCDEFG"),
            "perspective_seat": 0,
            "possible_hidden": {"demon": [demon], "minion": ["baron"]},
            "claims": [{"seat": n, "claims": c, "info": heard * (not n)} for n, c in enumerate(claims)],
            "base_counts": {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1},
            "events": [*before, NOBODY],
            "fabled": [*fabled],
        }
        if solve(read_puzzle(given), PATIENT).deals:
            found.add(number)
    return found


@pytest.mark.parametrize("demon", ["imp", "zombuul", "vigormortis"])
def test_who_made_it_drunk_was_the_goon_and_it_has_failed(demon: str) -> None:
    assert numbers("sage", demon=demon) == {1}


def test_a_pukka_chose_it_in_the_second_night_and_whom_it_had_poisoned_lives() -> None:
    """Or it chose it first, and nobody was poisoned; of that she may have heard what she will."""
    assert numbers("sage", demon="pukka") >= {0, 1}


def test_nothing_has_failed_where_it_attacked_the_dead_or_a_soldier() -> None:
    assert numbers("sage", DEAD) == {0, 1}
    assert numbers("soldier") == {0, 1}


def test_nor_where_a_toymaker_lets_it_attack_nobody() -> None:
    assert numbers("sage", fabled=("toymaker",)) == {0, 1}
