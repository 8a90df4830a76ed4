"""A Duchess's visitors: three of them hear how many are evil, and one of them something false."""

from __future__ import annotations

from itertools import permutations
from types import MappingProxyType
from typing import Any

import pytest

from duskbell.insight.clocktower import BadPuzzle, read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from duskbell.insight.clocktower.knowing import is_beyond
from duskbell.insight.clocktower.knowing import puzzle as puzzle_at
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import evidence
from tests.insight.patience import PATIENT
from tests.rulebook.clocktower.test_trouble_evil import SIX
from tests.rulebook.clocktower.town import Town

TOWN = ("soldier", "mayor", "slayer", "virgin", "ravenkeeper", "chef")
Heard = dict[int, tuple[tuple[int, ...], int]]
"""What who says of it: who was there, and how many were evil."""


def puzzle(heard: Heard, when: str = "N2", **more: Any) -> dict[str, Any]:
    def info(seat: int) -> list[dict[str, Any]]:
        if seat not in heard:
            return []
        there, number = heard[seat]
        return [{"when": when, "character": "duchess", "kind": "learned", "seats": list(there), "number": number}]

    return {
        "id": "here",
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["scarletwoman"]},
        "base_counts": {"townsfolk": 4, "outsider": 0, "minion": 1, "demon": 1},
        "fabled": ["duchess"],
        "claims": [{"seat": n, "claims": c, "info": info(n)} for n, c in enumerate(TOWN)],
        "events": [{"when": "N2", "event": "nobody_died"}],
        **more,
    }


def deals(heard: Heard) -> set[Deal]:
    found = solve(read_puzzle(puzzle(heard)), PATIENT)
    assert found.whole
    return {*found.deals}


def listed(heard: Heard) -> set[Deal]:
    """Every deal, tried one by one; nobody died, since the Imp attacked the Soldier, who tells the truth."""
    found = set()
    for imp, woman in permutations(range(1, 6), 2):
        honest = {seat: said for seat, said in heard.items() if seat not in (imp, woman)}
        groups = {frozenset(there) for there, _ in honest.values()}
        if len(groups) > 1 or any(seat not in there for seat, (there, _) in honest.items()):
            continue
        false = {s for s, (there, number) in honest.items() if number != len({imp, woman} & {*there})}
        if groups:
            (there,) = groups
            silent = there - {*honest}
            if len(false) > 1 or (not false and not silent):
                continue
        deal = [*TOWN]
        deal[imp], deal[woman] = "imp", "scarletwoman"
        found.add(tuple(deal))
    return found


EACH: list[Heard] = [
    {},
    {0: ((0, 1, 2), 1)},
    {0: ((0, 1, 2), 1), 1: ((0, 1, 2), 1)},
    {0: ((0, 1, 2), 1), 1: ((0, 1, 2), 1), 2: ((0, 1, 2), 0)},
    {0: ((0, 1, 2), 0), 1: ((0, 1, 2), 0), 2: ((0, 1, 2), 0)},
    {0: ((0, 1, 2), 2), 1: ((0, 1, 2), 1), 2: ((0, 1, 2), 0)},
    {1: ((1, 2, 3), 0), 2: ((1, 2, 3), 0), 3: ((1, 2, 3), 0)},
    {1: ((1, 2, 3), 0), 4: ((3, 4, 5), 2)},
    {1: ((2, 3, 4), 1)},
    {2: ((2, 3, 4), 3)},
]


@pytest.mark.parametrize("heard", EACH)
def test_who_visited_comes_out_as_listed(heard: Heard) -> None:
    assert deals(heard) == listed(heard)


def test_they_are_not_all_alike() -> None:
    assert len({len(listed(heard)) for heard in EACH}) >= 5
    assert len(listed({})) == 20


@pytest.mark.parametrize(
    ("heard", "more", "sentence"),
    [
        ({0: ((0, 1), 1)}, {}, "right would be 3 seats and the number 0 to 3, from N2 on"),
        ({0: ((0, 1, 2), 4)}, {}, "is no visit"),
        ({0: ((0, 1, 2), 1)}, {"when": "N1"}, "is no visit"),
        ({0: ((0, 1, 2), 1)}, {"when": "D1"}, "on D1 is learned by night"),
        ({0: ((0, 1, 2), 1)}, {"fabled": []}, "A tells of the duchess, who is not there"),
    ],
)
def test_what_is_no_visit_is_said(heard: Heard, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPuzzle, match=sentence):
        read_puzzle(puzzle(heard, **more))


class Visited(Town):
    options_given = MappingProxyType({"fabled": "duchess"})


def test_at_a_table_with_her_all_else_is_heard() -> None:
    """Whom she misleads a person says; what an ability tells rules out what it did before."""
    s = Visited(**SIX).until("Poi", "player").says("Poi", "Mon").dawn()
    known = evidence(s.play.view(s.no("Emp")), s.play.record.header)
    assert not is_beyond(known)
    p = puzzle_at(known, "none")
    assert p.fabled == ("duchess",)
    truth = "\n".join(f":- not start({n},{c})." for n, c in enumerate(SIX.values()))
    assert control(Program(p).text + "\n" + truth, "1").solve().satisfiable
    assert any(i.character == "empath" for i in p.claims[s.no("Emp")].infos)
