"""What somebody who says nothing has heard falsely, since a Spy seemed something else, a Mathematician counts."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.clocktower.events import Abnormal
from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import evidence
from tests.insight.patience import PATIENT
from tests.rulebook.clocktower.test_until_dusk import guests
from tests.rulebook.clocktower.town import ST

CAST = {
    "Mat": "mathematician",
    "Was": "washerwoman",
    "One": "mayor",
    "Two": "monk",
    "Tri": "slayer",
    "Spy": "spy",
    "Dem": "imp",
}


@pytest.mark.parametrize(("said", "count"), [("virgin>#3>#5", "1"), ("monk>#3>#5", "0")])
def test_what_has_been_played_is_among_her_worlds(said: str, count: str) -> None:
    s = guests(**CAST).until(ST, "tell").says(ST, said).dawn()
    assert s.heard("Mat") == [count]
    p = puzzle(evidence(s.play.view(s.no("Mat")), s.play.record.header), "none")
    truth = "\n".join(f":- not start({n},{c})." for n, c in enumerate(CAST.values()))
    assert control(Program(p).text + "\n" + truth, "1").solve().satisfiable


def test_a_spy_that_seems_good_beside_a_mark_is_a_failure_though_the_two_cancel_out() -> None:
    """A Chef hears 0, which is so in truth; the table counts her, and so does the solver."""
    cast = {"Mat": "mathematician", "Emp": "empath", "Che": "chef", "Sea": "seamstress"}
    cast |= {"Imp": "imp", "Lyc": "lycanthrope", "Spy": "spy"}
    s = guests(**cast).until(ST, "seems-evil").says(ST, "Mat").until(ST, "tell").says(ST, "0")
    s.until("Sea", "players").says("Sea", "Mat,Emp").dawn()
    assert (s.heard("Emp"), s.heard("Che"), s.heard("Sea")) == (["1"], ["0"], ["no"])
    assert s.heard("Mat") == ["3"]
    p = puzzle(evidence(s.play.view(s.no("Mat")), s.play.record.header), "none")
    truth = "\n".join(f":- not start({n},{c})." for n, c in enumerate(cast.values()))
    assert control(Program(p).text + "\n" + truth, "1").solve().satisfiable


def test_a_chef_who_hears_beside_a_vortox_what_is_false_only_by_a_mark_is_a_failure() -> None:
    """0 is so in truth, and is lawful since the mark makes it 1: the table counts her, so she hears another number."""
    cast = {"Mat": "mathematician", "Che": "chef", "Tri": "artist", "Vor": "vortox", "Lyc": "lycanthrope"}
    cast |= {"Sla": "slayer", "Min": "scarletwoman"}
    s = guests(**cast).until(ST, "seems-evil").says(ST, "Lyc").until(ST, "tell")
    assert set(s.lawful()) >= {"0"}
    s.says(ST, "0").dawn()
    assert Abnormal(s.no("Che"), "chef") in s.sees(ST, Abnormal)
    assert s.heard("Che") == ["0"]
    assert s.heard("Mat") != ["1"]


@pytest.mark.parametrize(("number", "fits"), [(0, True), (1, False), (2, True)])
def test_nor_does_the_solver_let_her_hear_it(number: int, fits: bool) -> None:
    told = {0: ("mathematician", number), 1: ("chef", 0)}
    said = ("mathematician", "chef", "artist", "slayer", "lycanthrope", "virgin", "sage")
    puzzle = {
        "seats": list("ABCDEFG"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["vortox"], "minion": ["scarletwoman"]},
        "claims": [
            {"seat": n, "claims": c, "info": [_number(*told[n])] if n in told else []} for n, c in enumerate(said)
        ],
    }
    deal = (*said[:3], "vortox", "lycanthrope", "virgin", "scarletwoman")
    assert (deal in solve(read_puzzle(puzzle), PATIENT).deals) == fits


def _number(character: str, number: int) -> dict[str, Any]:
    return {"when": "N1", "character": character, "kind": "learned", "number": number}
