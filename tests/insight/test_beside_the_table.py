"""Puzzles beside a Doomsayer, a Revolutionary and a Toymaker, each deal of which is tried one by one here."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

Info = dict[str, Any]
TOWN = ("chef", "empath", "artist", "slayer", "sage", "seamstress", "juggler")


def heard(when: str, character: str, **what: Any) -> Info:
    return {"when": when, "character": character, "kind": "learned", **what}


def deals(
    town: tuple[str, ...], infos: dict[int, list[Info]], events: list[Info], fabled: str, **more: Any
) -> set[Deal]:
    given = {
        "seats": list("ABCDEFG"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["mastermind"]},
        "base_counts": {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1},
        "fabled": [fabled],
        "claims": [{"seat": n, "claims": c, "info": infos.get(n, [])} for n, c in enumerate(town)],
        "events": events,
        **more,
    }
    found = solve(read_puzzle(given), PATIENT)
    assert found.whole
    return {*found.deals}


def dealt(town: tuple[str, ...]) -> list[tuple[int, int, Deal]]:
    """The Demon's seat, the Minion's, and the deal: all there are where the first is trusted."""
    found = []
    for imp, minion in permutations(range(1, 7), 2):
        deal = [*town]
        deal[imp], deal[minion] = "imp", "mastermind"
        found.append((imp, minion, tuple(deal)))
    return found


def pairs(evil: frozenset[int]) -> int:
    """What a Chef hears."""
    return sum({n, (n + 1) % 7} <= evil for n in range(7))


@pytest.mark.parametrize("number", [0, 1])
def test_each_call_kills_one_of_the_callers_side(number: int) -> None:
    """Two calls on two days; nobody died by night, as the Imp may attack the dead."""
    calls = [(1, 1, 2), (2, 3, 4)]
    events = [{"when": f"D{day}", "event": "doomsayer_call", "by": by, "died": seat} for day, by, seat in calls]
    events.append({"when": "N2", "event": "nobody_died"})
    found = deals(TOWN, {0: [heard("N1", "chef", number=number)]}, events, "doomsayer")
    assert found == {
        deal
        for imp, minion, deal in dealt(TOWN)
        if pairs(frozenset([imp, minion])) == number
        and imp not in (2, 4)
        and all(({imp, minion} >= {by}) == ({imp, minion} >= {seat}) for _, by, seat in calls)
    }


@pytest.mark.parametrize(("chef", "first", "second"), [*product((0, 1, 2), (0, 1, 2), (0, 1, 2))][::2])
def test_one_of_a_revolutionarys_two_seems_something_else_at_one_moment(chef: int, first: int, second: int) -> None:
    """C and D are of one side; the Chef is A, the Empath B, who hears twice; nobody died, so there is the Soldier."""
    told = [heard("N1", "empath", number=first), heard("N2", "empath", number=second)]
    infos = {0: [heard("N1", "chef", number=chef)], 1: told}
    quiet = [{"when": "N2", "event": "nobody_died"}]
    soldier = (*TOWN[:6], "soldier")
    found = deals(soldier, infos, quiet, "revolutionary", pair=[2, 3])

    def false(evil: frozenset[int], honest: bool) -> list[int]:
        """Which of the three sayings are not so."""
        beside = len(evil & {0, 2})
        so = [pairs(evil) == chef, beside == first, beside == second]
        return [n for n, one in enumerate(so[: 3 if honest else 1]) if not one]

    def fits(evil: frozenset[int]) -> bool:
        wrong = false(evil, 1 not in evil)
        seem = [false(evil ^ {who}, 1 not in evil) for who in (2, 3)]
        return not wrong or (len(wrong) == 1 and any(wrong[0] not in other for other in seem))

    assert found == {
        deal
        for imp, minion, deal in dealt(soldier)
        if ({imp, minion} >= {2}) == ({imp, minion} >= {3})
        and fits(frozenset([imp, minion]))
        and 6 not in (imp, minion)
    }


@pytest.mark.parametrize("two", [*combinations(range(1, 5), 2)])
def test_a_demon_that_a_toymaker_lets_rest_has_woken_all_the_same(two: tuple[int, int]) -> None:
    """A Chambermaid hears of two that one of them woke, in a night in which nobody died, and all are alive."""
    town = ("chambermaid", "artist", "slayer", "sage", "virgin", "ravenkeeper", "flowergirl")
    chose = {"when": "N2", "character": "chambermaid", "kind": "chose", "seats": [*two]}
    woke = [chose, heard("N2", "chambermaid", seats=[*two], number=1)]
    quiet = [{"when": "N2", "event": "nobody_died"}]
    found = deals(town, {0: woke}, quiet, "toymaker")
    assert found == {deal for imp, _, deal in dealt(town) if imp in two}
