"""Who attacks several in one night knows whom, a Shabaloth and a Po, though they die one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT

TOWN = ("artist", "mayor", "slayer", "virgin", "clockmaker", "sage")


def chose(night: int, demon: str, *seats: int) -> dict[str, Any]:
    return {"when": f"N{night}", "character": demon, "kind": "chose", "seats": list(seats)}


@pytest.mark.parametrize("order", ["12", "21"])
@pytest.mark.parametrize("demon", ["shabaloth", "po"])
def test_whom_a_demon_has_attacked_it_knows(demon: str, order: str) -> None:
    """It trusts itself; the Minion is any of the living, or of the dead."""
    one, two = (int(n) for n in order)
    attacks = [chose(2, demon, one, two)] if demon == "shabaloth" else [chose(2, demon), chose(3, demon, one, two, 3)]
    dead = [1, 2] if demon == "shabaloth" else [1, 2, 3]
    given = {
        "id": "here",
        "seats": list("ABCDEFGH"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": [demon], "minion": ["assassin"]},
        "base_counts": {"townsfolk": 6, "outsider": 0, "minion": 1, "demon": 1},
        "claims": [{"seat": n, "claims": c, "info": attacks * (n == 0)} for n, c in enumerate((demon, *TOWN, "fool"))],
        "events": [{"when": f"N{attacks[-1]['when'][1:]}", "event": "night_death", "seat": n} for n in dead],
    }
    found = solve(read_puzzle(given), PATIENT)
    assert {deal.index("assassin") for deal in found.deals} == {*range(1, 8)}
    wrong = {
        **given,
        "events": [{"when": attacks[-1]["when"], "event": "night_death", "seat": n} for n in (1, 2, 4, 5)],
    }
    assert solve(read_puzzle(wrong), PATIENT).deals == ()
