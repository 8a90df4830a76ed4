"""What games of hidden roles share: roles dealt and turned up, and tables at which nobody dies any more."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import HIDDEN, NOBODY, Dealt, GameOver, Options, Role, Table, Unmasked, unmask
from duskbell.kernel.quiet import break_off


class Owl(Role):
    team = "birds"


class Mole(Role):
    team = "beasts"


OWL, MOLE = Owl(), Mole()


class Plain(Options, frozen=True):
    """Nothing to choose."""


@pytest.fixture
def t() -> Table:
    table = Table.lay(3, Plain()).copy()
    table.by_token.update({r.id: r for r in (OWL, MOLE)})
    return table


def held(t: Table) -> list[Any]:
    return [(s.role, s.team) for s in t.seats]


def test_who_sees_a_deal_knows_role_and_side(t: Table) -> None:
    t.emit(Dealt(1, "mole"), t.seats[1])
    assert held(t) == [(None, ""), (MOLE, "beasts"), (None, "")]
    assert t.log[0].seers(3) == [1]


@pytest.mark.parametrize("nothing", ["", HIDDEN])
def test_what_is_hidden_or_nothing_tells_nothing(t: Table, nothing: Any) -> None:
    t.know(1, "mole")
    t.know(1, nothing)
    assert held(t)[1] == (MOLE, "beasts")


def test_at_the_end_all_are_turned_up_with_the_sides_they_came_to_be_on(t: Table) -> None:
    t.know(0, "owl")
    t.know(2, "mole")
    unmask(t, ("birds", "", "birds"))
    assert t.log[-1].public
    assert t.log[-1].event == Unmasked(("owl", "", "mole"), ("birds", "", "birds"))
    assert held(t) == [(OWL, "birds"), (None, ""), (MOLE, "birds")]


def test_without_sides_each_belongs_to_the_own_roles(t: Table) -> None:
    t.know(0, "owl")
    unmask(t)
    assert held(t) == [(OWL, "birds"), (None, ""), (None, "")]


def test_a_table_is_broken_off_when_it_has_been_quiet_so_long_and_nobody_wins(t: Table) -> None:
    t.quiet = 4
    break_off(t, 5, "tiny.quiet")
    t.quiet = 5
    with pytest.raises(GameOver) as over:
        break_off(t, 5, "tiny.quiet")
    assert (over.value.ended.winners, over.value.ended.reason) == ((), "tiny.quiet")


def test_nobody_is_no_seat(t: Table) -> None:
    assert NOBODY not in [s.no for s in t.seats]
