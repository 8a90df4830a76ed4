"""A Barista's guests: each night somebody is sober and healthy until dusk, and hears what is so, or acts twice."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from duskbell.insight.clocktower import BadPuzzle, read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

Said = list[dict[str, Any]]
TOWN = ("empath", "mayor", "slayer", "virgin", "soldier")
QUIET = {"when": "N2", "event": "nobody_died"}


def told(when: str, character: str, **what: Any) -> dict[str, Any]:
    return {"when": when, "character": character, "kind": "learned", **what}


def served(when: str, how: str) -> dict[str, Any]:
    return told(when, "barista", shown=how)


def puzzle(
    said: dict[int, Said], *events: dict[str, Any], town: tuple[str, ...] = TOWN, **hidden: Any
) -> dict[str, Any]:
    """Five and a Barista between the first and the last of them; who is the first is trusted."""
    claims = [*town, "barista"]
    return {
        "id": "here",
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["poisoner"], **hidden},
        "base_counts": {"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1},
        "claims": [{"seat": n, "claims": c, "info": said.get(n, [])} for n, c in enumerate(claims)],
        "events": list(events),
    }


def deals(*given: Any, **more: Any) -> set[Deal]:
    found = solve(read_puzzle(puzzle(*given, **more)), PATIENT)
    assert found.whole
    return {*found.deals}


def every(town: tuple[str, ...] = TOWN, minion: str = "poisoner", demon: str = "imp") -> dict[Deal, tuple[int, int]]:
    """All deals, and who is the Demon and the Minion in each."""
    found = {}
    for imp, other in permutations(range(1, 5), 2):
        deal = [*town, "barista"]
        deal[imp], deal[other] = demon, minion
        found[tuple(deal)] = (imp, other)
    return found


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("how", ["sober", "twice", ""])
def test_who_is_served_sober_hears_what_is_so(number: int, how: str) -> None:
    """The Empath sits beside B and the Barista, who is of either side. Whoever is not served sober may be poisoned, and
    hear anything; of the Barista itself poisoned nobody is told anything.
    """
    mine = [*([served("N1", how)] if how else []), told("N1", "empath", number=number)]
    listed = set()
    for deal, evil in every().items():
        for barista in (False, True):
            true = (1 in evil) + barista
            if how != "sober" or true == number:
                listed.add(deal)
    assert deals({0: mine}) == listed


def test_to_whom_it_serves_a_vortox_makes_nothing_false() -> None:
    vortox: dict[str, Any] = {"demon": ["vortox"], "minion": ["witch"]}
    mine = [served("N1", "sober"), told("N1", "clockmaker", number=1)]
    town = ("clockmaker", *TOWN[1:])
    so = {d for d, (a, b) in every(town, "witch", "vortox").items() if abs(a - b) == 1}
    assert deals({0: mine}, town=town, **vortox) == so
    assert deals({0: mine[1:]}, town=town, **vortox) == {*every(town, "witch", "vortox")} - so


def test_who_acts_twice_learns_twice_and_nobody_else_does() -> None:
    """A Dreamer who learns of B and of C in one night."""
    town = ("dreamer", *TOWN[1:])
    both = [told("N1", "dreamer", seat=n, shown=["imp", c]) for n, c in ((1, "mayor"), (2, "slayer"))]
    alone: dict[str, Any] = {"minion": ["scarletwoman"]}
    assert deals({0: both}, town=town, **alone) == set()
    assert deals({0: [served("N1", "sober"), *both]}, town=town, **alone) == set()
    found = deals({0: [served("N1", "twice"), *both]}, town=town, **alone)
    assert found == {d for d, (_, minion) in every(town, "scarletwoman").items() if minion not in (1, 2)}


def test_two_may_die_where_an_imp_acts_twice_and_no_more() -> None:
    """Seven sit there: two of whom are found dead in one night only if the Imp was served."""
    claims = ["soldier", "mayor", "slayer", "virgin", "ravenkeeper", "chef", "empath", "barista"]

    def many(dead: int, *more: dict[int, Said]) -> int:
        said: dict[int, Said] = dict(*more)
        return len(
            solve(
                read_puzzle(
                    {
                        "id": "here",
                        "seats": list("ABCDEFGH"),
                        "perspective_seat": 0,
                        "possible_hidden": {"demon": ["imp"], "minion": ["scarletwoman"]},
                        "base_counts": {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1},
                        "claims": [{"seat": n, "claims": c, "info": said.get(n, [])} for n, c in enumerate(claims)],
                        "events": [{"when": "N2", "event": "night_death", "seat": n + 1} for n in range(dead)],
                    }
                ),
                PATIENT,
            ).deals
        )

    assert many(2) > 0
    assert many(3) == 0  # an Imp that acts twice kills two
    assert many(2, {0: [served("N2", "sober")]}) == 0  # somebody else was served, and said so
    assert many(1, {0: [served("N2", "sober")]}) > 0


@pytest.mark.parametrize(("how", "two"), [("twice", True), ("sober", False)])
def test_a_slayer_who_acts_twice_shoots_twice(how: str, two: bool) -> None:
    """The first shot hits nobody, the second kills a Demon, whom a Scarlet Woman follows not: too few live."""
    shots = [{"when": "D1", "event": "slayer_shot", "by": 0, "target_seat": n, "died": n == 2} for n in (1, 2)]
    town = ("slayer", "mayor", "empath", "virgin", "soldier", "chef", "monk", "barista")
    found = solve(
        read_puzzle(
            {
                "id": "here",
                "seats": list("ABCDEFGH"),
                "perspective_seat": 0,
                "possible_hidden": {"demon": ["imp"], "minion": ["scarletwoman"]},
                "base_counts": {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1},
                "claims": [
                    {"seat": n, "claims": c, "info": [served("N1", how)] if n == 0 else []} for n, c in enumerate(town)
                ],
                "events": shots,
            }
        ),
        PATIENT,
    ).deals
    assert bool(found) == two
    assert all(deal[2] == "imp" and "scarletwoman" in deal for deal in found)


def test_what_is_no_service_is_said() -> None:
    for odd in (told("N1", "barista", shown="drunk"), told("N1", "barista", number=1), told("N1", "barista")):
        with pytest.raises(BadPuzzle):
            read_puzzle(puzzle({0: [odd]}))
    with pytest.raises(BadPuzzle, match="right would be sober or twice"):
        read_puzzle(puzzle({0: [told("N1", "barista")]}))
    with pytest.raises(BadPuzzle, match="of the barista on D1 is learned by night"):
        read_puzzle(puzzle({0: [served("D1", "sober")]}))
