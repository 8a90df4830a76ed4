"""What lets a dead one act stands on both: a dead Minion that poisons the Demon by whom it acts silences both."""

from __future__ import annotations

from typing import Any

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

TOWN = ("artist", "sage", "slayer", "virgin", "seamstress", "dreamer")


def deals(third: int) -> set[Deal]:
    """The first is the Poisoner, found dead after the second night, and chose this seat in the third."""
    chose = [(1, 3), (2, 3), (3, third)]
    told = [{"when": f"N{n}", "character": "poisoner", "kind": "chose", "seats": [s]} for n, s in chose]
    claims: list[dict[str, Any]] = [{"seat": 0, "claims": "poisoner", "info": told}]
    claims += [{"seat": n, "claims": c, "info": []} for n, c in enumerate(TOWN, 1)]
    given = {
        "seats": list("ABCDEFG"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["vigormortis"], "minion": ["poisoner"]},
        "claims": claims,
        "events": [{"when": "N2", "event": "night_death", "seat": 0}, {"when": "N3", "event": "nobody_died"}],
        "rules": {"evil_may_target_dead_players": False},
    }
    found = solve(read_puzzle(given), PATIENT)
    assert found.whole
    return {*found.deals}


def test_the_poisoned_demon_kills_nobody() -> None:
    found = deals(5)
    assert found == {("poisoner", *TOWN[:4], "vigormortis", "dreamer")}


def test_a_dead_poisoner_may_poison_the_bone_collector_by_whom_it_acts() -> None:
    claims: list[dict[str, Any]] = [{"seat": n, "claims": c, "info": []} for n, c in enumerate(("poisoner", *TOWN))]
    claims[0]["info"] = [{"when": "N2", "character": "poisoner", "kind": "chose", "seats": [7]}]
    raised = {"when": "N2", "character": "bonecollector", "kind": "chose", "seats": [0]}
    given = {
        "seats": list("ABCDEFGH"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["poisoner"]},
        "claims": [*claims, {"seat": 7, "claims": "bonecollector", "info": [raised]}],
        "events": [
            {"when": "D1", "event": "execution", "seat": 0, "died": True},
            {"when": "N2", "event": "night_death", "seat": 1},
        ],
    }
    found = solve(read_puzzle(given), PATIENT)
    assert {deal.index("imp") for deal in found.deals} == {2, 3, 4, 5, 6}
