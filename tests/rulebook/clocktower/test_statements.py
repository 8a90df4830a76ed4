"""Whoever finds out quickly what may be told finds what their statements mean, and leaves out nothing that is so."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.lawful import Teller, true_ones
from duskbell.games.clocktower.look import Look
from tests.rulebook.clocktower.moon import Moon, mixed

CAST = {
    "Pac": "pacifist",
    "Rec": "recluse",
    "Fool": "fool",
    "Gos": "gossip",
    "Spy": "spy",
    "Dem": "po",
    "Sol": "minstrel",
}
BY_METHOD = {
    name: sorted([id for id, c in CHARACTERS.items() if getattr(type(c), name, own) is not own])
    for name, own in (("weighed", Teller.weighed), ("plain_statements", Teller.plain_statements))
}


def at_work(id: str) -> tuple[Moon, Ability]:
    """A town in which the first has this ability."""
    s = mixed("chef", "washerwoman", "librarian", One=id, **CAST)
    return s, Ability(s.play.table, s["One"], s["One"].role, s.play.table.dusk)


@pytest.mark.parametrize("id", BY_METHOD["weighed"])
def test_what_is_weighed_quickly_is_weighed_as_it_is_meant(id: str) -> None:
    s, my = at_work(id)
    role = CHARACTERS[id]
    assert isinstance(role, Teller)
    for chosen in ([s["Rec"], s["Dem"]], [s["Spy"], s["Fool"]]):
        quickly = list(role.weighed(my, chosen, role.statements(my), Look(my.t)))
        assert quickly == list(Teller.weighed(role, my, chosen, role.statements(my), Look(my.t)))


@pytest.mark.parametrize("id", BY_METHOD["plain_statements"])
def test_no_true_statement_is_left_out_where_all_are_what_they_are(id: str) -> None:
    s, my = at_work(id)
    role = CHARACTERS[id]
    assert isinstance(role, Teller)
    for chosen in ([s["Rec"], s["Dem"]], [s["Spy"], s["Fool"]]):
        weighed = role.weighed(my, chosen, role.statements(my), Look(my.t))
        assert true_ones(my, chosen) == [said for said, seen in weighed if seen.fact]
