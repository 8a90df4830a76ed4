"""A Washerwoman is shown herself where nobody else is a Townsfolk, and only then (C3)."""

from __future__ import annotations

from typing import Any

from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT


def deals(*claims: str, minion: str = "baron", demon: str = "imp", good: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Five, the first of whom is the Washerwoman, and was shown that she or the second is one."""
    shown = {"when": "N1", "character": "washerwoman", "kind": "learned", "seats": [0, 1], "shown": "washerwoman"}
    told: list[dict[str, Any]] = [
        {"seat": n, "claims": c, "info": [shown] * (not n)} for n, c in enumerate(("washerwoman", *claims))
    ]
    given: dict[str, Any] = {"id": "w", "seats": list("ABCDE"), "claims": told, "perspective_seat": 0}
    given |= {"possible_hidden": {"demon": [demon], "minion": [minion], "good": [*good]}}
    given |= {"perspective_may_secretly_be": [*good], "base_counts": {"townsfolk": 3, "minion": 1, "demon": 1}}
    given["base_counts"]["outsider"] = 0
    found = solve(read_puzzle(given), PATIENT)
    assert found.whole
    return {*found.deals}


def test_beside_a_baron_in_five_she_may_be_shown_herself() -> None:
    assert deals("saint", "butler", "recluse", "mayor") == {
        ("washerwoman", *rest)
        for rest in (
            ("saint", "butler", "baron", "imp"),
            ("saint", "butler", "imp", "baron"),
            ("saint", "baron", "recluse", "imp"),
            ("saint", "imp", "recluse", "baron"),
            ("baron", "butler", "recluse", "imp"),
            ("imp", "butler", "recluse", "baron"),
        )
    }


def test_where_somebody_else_is_a_townsfolk_she_is_not_though_she_be_poisoned() -> None:
    assert deals("mayor", "soldier", "monk", "virgin", minion="poisoner") == set()


def test_a_drunk_who_believes_to_be_her_is_not() -> None:
    """Its ability does not work, so anything else may be told as well."""
    found = deals("saint", "mayor", "monk", "virgin", good=("drunk",))
    assert len(found) == 6, "the Drunk, the Baron and the Imp are the last three"
    assert {deal[:2] for deal in found} == {("washerwoman", "saint")}


def test_nor_is_she_beside_a_vortox() -> None:
    """Everything else is lawful, as it must be false."""
    assert deals("saint", "butler", "recluse", "mayor", demon="vortox") == set()
