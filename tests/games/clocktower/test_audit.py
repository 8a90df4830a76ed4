"""The auditor finds nothing wrong with lawful tables, and something with faulty rules: small faults are put in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from duskbell.games.clocktower import CLOCKTOWER, count, lawful, night
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Counted
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import Play
from duskbell.testing.audit.clocktower import audit
from duskbell.testing.driving import sit_down

pytestmark = pytest.mark.slow


def played(seed: int, **options: Any) -> Play[Any]:
    """A table whose players answer by lot, and now and then take an offer."""
    moderator = "ask" if seed % 3 == 0 else "auto"
    play: Play[Any] = sit_down(CLOCKTOWER, 5 + seed % 11, seed, options, moderator=moderator)
    rng = Random(seed)
    while play.open:
        offers = play.offers
        if offers and rng.random() < 0.08:
            ask = rng.choice(offers[rng.choice(sorted(offers))])
        else:
            ask = play.open[rng.choice(sorted(play.open))]
        play.answer(ask.to, ask.sample(rng), ask=ask)
    return play


@pytest.mark.parametrize("first", range(0, 66, 11))
def test_lawful_tables_show_no_fault(first: int) -> None:
    for seed in range(first, first + 11):
        assert audit(played(seed)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 22, 11))
@pytest.mark.parametrize("night", ["in-turn", "together"])
def test_lawful_tables_of_strainers_show_no_fault(first: int, night: str) -> None:
    for seed in range(first, first + 11):
        order = ("baike", "international")[seed % 2]
        options = {"script": "strainers", "night": night, "order": order, "madness": "own-up"}
        assert audit(played(seed, **options)) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 22, 11))
@pytest.mark.parametrize("night", ["in-turn", "together"])
def test_lawful_tables_of_sects_and_violets_show_no_fault(first: int, night: str) -> None:
    for seed in range(first, first + 11):
        order = ("baike", "international")[seed % 2]
        assert audit(played(seed, script="snv", night=night, order=order, madness="own-up")) == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 22, 11))
@pytest.mark.parametrize("night", ["in-turn", "together"])
def test_lawful_tables_of_bad_moon_rising_show_no_fault(first: int, night: str) -> None:
    for seed in range(first, first + 11):
        order = ("baike", "international")[seed % 2]
        assert audit(played(seed, script="bmr", night=night, order=order)) == []


@pytest.mark.slow
@pytest.mark.parametrize("script", ["tb", "bmr", "snv"])
def test_lawful_tables_with_travellers_show_no_fault(script: str) -> None:
    for seed in range(5, 11, 2):  # 10 to 14 seats
        assert audit(played(seed, script=script, travellers=5, late=seed % 3)) == []


async def nothing(*given: Any) -> None:
    """A hook that says nothing."""


def late_counts(t: ClocktowerTable, who: Any) -> None:
    """A tie leaves on the block whoever stood there."""
    votes = len(t.votes)
    enough = votes * 2 >= len(t.living) and votes > t.most
    block, most = (who.no, votes) if enough else (t.block, t.most)
    t.emit(Counted(who.no, votes, block, most), public=True)


def hooks(id: str, *names: str) -> Callable[[pytest.MonkeyPatch], None]:
    """A character without these hooks."""

    def put(patch: pytest.MonkeyPatch) -> None:
        kind = type(CHARACTERS[id])
        gone = [getattr(kind, name) for name in names]
        left = {at: tuple(nothing if f in gone else f for f in fs) for at, fs in kind.hooks.items()}
        patch.setattr(kind, "hooks", left)

    return put


WHY = lawful.reason
"""Why a statement is lawful, as it is without any fault."""
FAULTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the soldier dies": hooks("soldier", "endure"),
    "the monk shields nobody": hooks("monk", "shield"),
    "the saint curses nobody": hooks("saint", "curse"),
    "nobody follows the demon": hooks("scarletwoman", "succeed"),
    "a tie counts": lambda patch: patch.setattr(count, "settle", late_counts),
    "the nominee votes first": lambda patch: patch.setattr(
        ClocktowerTable, "around", lambda t, me, step=1: [s for s in t.seats if s is not me][::step]
    ),
    "bluffs are in play": lambda patch: patch.setattr(night, "bluffs", lambda t: t.kinds("townsfolk")),
    "who is healthy may be lied to": lambda patch: patch.setattr(
        lawful, "reason", lambda *given: WHY(*given) or lawful.REGISTERS
    ),
    "the virgin blushes every time": lambda patch: patch.setattr(
        type(CHARACTERS["virgin"]), "_before", lambda *given: False
    ),
    "the monk may shield itself": lambda patch: patch.setattr(
        type(CHARACTERS["monk"]), "night", type(CHARACTERS["poisoner"]).night
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[fault](monkeypatch)
    assert any(audit(played(seed)) for seed in range(400)), fault
