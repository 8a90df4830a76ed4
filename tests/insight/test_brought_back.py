"""Who has died at night and lives again before dawn: nobody saw it, and what they have learned by it is true."""

from __future__ import annotations

import pytest

from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import evidence
from tests.rulebook.clocktower.test_meetings import brought_back


@pytest.mark.parametrize("role", ["ravenkeeper", "sage"])
@pytest.mark.parametrize("who", ["One", "Ann"])
def test_what_has_been_played_is_among_the_worlds_of_who_died_unseen(role: str, who: str) -> None:
    s = brought_back(role)
    if role == "ravenkeeper":
        s.acts("One", "Dem")
    s.dawn()
    known = evidence(s.play.view(s.no(who)), s.play.record.header)
    cast = (role, "professor", "chef", "virgin", "artist", "mastermind", "imp")
    dealt = "\n".join(f":- not start({n},{c})." for n, c in enumerate(cast))
    assert control(Program(puzzle(known, "none")).text + "\n" + dealt, "1").solve().satisfiable
