"""Who nominates under a curse and does not die of it, and what that has cost."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

SEATS = ("fool", "virgin", "artist", "mayor", "klutz", "slayer", "monk")
DEAL = ("fool", "virgin", "artist", "mayor", "klutz", "witch", "imp")


def _deals(*events: dict[str, Any], minion: str = "witch") -> list[Deal]:
    """Seven seats, the first of which is trusted; two of the two last are evil, or others are."""
    claims = [{"seat": n, "claims": c} for n, c in enumerate(SEATS)]
    hidden = {"demon": ["imp"], "minion": [minion]}
    counts = {"townsfolk": 4, "outsider": 1, "minion": 1, "demon": 1}
    puzzle = {"id": "here", "seats": list("ABCDEFG"), "perspective_seat": 0, "possible_hidden": hidden}
    p = read_puzzle({**puzzle, "base_counts": counts, "claims": claims, "events": list(events)})
    return list(solve(p, PATIENT).deals)


NOBODY = {"when": "N2", "event": "nobody_died"}
NOMINATED = {"when": "D1", "event": "nomination_no_effect", "by": 0, "seat": 3}
KILLED = {"when": "N2", "event": "night_death", "seat": 0}


def test_a_cursed_fool_who_nominates_has_no_luck_left() -> None:
    """Nobody sees that he was to die; the Demon kills him in the night after. Where there is no curse he lives."""
    assert DEAL in _deals(NOMINATED, KILLED)
    without = tuple(["scarletwoman" if c == "witch" else c for c in DEAL])
    assert without not in _deals(NOMINATED, KILLED, minion="scarletwoman")
    assert DEAL not in _deals(KILLED)


def test_a_cursed_fool_who_nominates_a_virgin_dies_of_it() -> None:
    """The curse takes his luck, and he is executed."""
    touched = {"when": "D1", "event": "execution_by_storyteller", "seat": 0, "after_nominating": 1}
    assert DEAL in _deals(touched, NOBODY)
    without = tuple(["scarletwoman" if c == "witch" else c for c in DEAL])
    assert without not in _deals(touched, NOBODY, minion="scarletwoman")
    lives = {**touched, "died": False}
    other = {**KILLED, "seat": 3}
    assert DEAL in _deals(lives, other)
    assert without in _deals(lives, other, minion="scarletwoman")


@pytest.mark.parametrize("of", [True, 3])
def test_a_nomination_told_beside_the_death_it_brought_is_one(of: object) -> None:
    """Or beside the execution."""
    nominated = {"when": "D1", "event": "nomination", "by": 2, "seat": 3}
    died = {"when": "D1", "event": "death_by_day", "seat": 2, "after_nominating": of}
    alone = _deals(died, KILLED | {"seat": 6})
    assert alone
    assert _deals(nominated, died, KILLED | {"seat": 6}) == alone
    touched = {"when": "D1", "event": "execution_by_storyteller", "seat": 2, "after_nominating": 1}
    told = _deals(touched, NOBODY)
    assert told
    assert _deals(nominated | {"seat": 1}, touched, NOBODY) == told
