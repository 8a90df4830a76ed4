"""A Minstrel makes all others drunk at once when a Minion is executed: what is left of that day counts, too."""

from __future__ import annotations

import pytest

from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import evidence
from tests.rulebook.clocktower.test_until_dusk import guests
from tests.rulebook.clocktower.town import ST


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("who", ["Mis", "Sai", "Dem"])
def test_a_saint_whom_a_butcher_has_executed_after_a_minion_was_drunk(who: str, back: bool) -> None:
    """Whether the Minstrel lives or has its ability again."""
    cast = {"Mis": "minstrel", "Art": "artist", "Tri": "pacifist", "Sai": "saint", "Qui": "chef", "Fif": "undertaker",
            "Min": "mastermind", "Dem": "imp"}  # fmt: skip
    s = guests(**cast, Tra="bonecollector", But="butcher").dawn()
    dead = "Mis" if back else "Art"
    s.nightfall().until("Dem", "player").says("Dem", dead).dawn()
    s.nightfall().until("Tra", "players").says("Tra", dead).until("Dem", "player").says("Dem", dead).dawn()
    s.executes("Tri", "Min", "Qui", "Tri", "Sai", "Fif", "Dem", "Tra").until("But", "nominate")
    s.says("But", "Sai").vote("Tri", "Qui", "Fif", "Dem", "But").until(ST, "dusk")
    assert not s["Sai"].alive
    known = evidence(s.play.view(s.no(who)), s.play.record.header)
    dealt = "\n".join(f":- not start({n},{c})." for n, c in enumerate(cast.values()))
    assert control(Program(puzzle(known, "none")).text + "\n" + dealt, "1").solve().satisfiable
