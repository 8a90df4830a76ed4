"""The auditor of 风声 finds nothing wrong with lawful tables, and something with faulty rules: faults are put in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from duskbell.games.fengsheng import identities, settle, turn, verbs, verdict
from duskbell.games.fengsheng.card import Card
from duskbell.games.fengsheng.cards.play import Coerce, Entice, Probe
from duskbell.games.fengsheng.characters import EVERYBODY
from duskbell.games.fengsheng.events import Nullified, SkillUsed
from duskbell.games.fengsheng.skill import Skill
from duskbell.games.fengsheng.skills.base import death, plots, reception, settled
from duskbell.games.fengsheng.skills.ext1 import answers
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.testing import random_answers, sit_down
from duskbell.testing.audit.fengsheng import audit, printed
from duskbell.testing.audit.fengsheng.hard import hard

pytestmark = pytest.mark.slow


def options(seed: int) -> dict[str, Any]:
    """Now and then with pairs and with those who were never released."""
    return {"unreleased": seed % 2 == 0, "pairs": seed % 5 == 0, "deck": "full"}


@pytest.mark.parametrize("first", range(0, 32, 8))
def test_lawful_tables_show_no_fault(first: int) -> None:
    for seed in range(first, first + 8):
        play = sit_down("fengsheng", 2 + seed % 8, seed, options(seed))
        for _ in random_answers(play, Random(seed)):
            pass
        assert audit(play) == []
        assert audit(hard(2 + seed % 8, seed, options(seed))) == []


def test_the_auditor_knows_whom_the_game_deals() -> None:
    """Its list of characters is its own: it must be the same people, with skills of the same kind."""
    ours = {id: (c.gender[0].upper(), c.masked, tuple(s.id for s in c.skills)) for id, c in EVERYBODY.items()}
    assert ours == {id: tuple(p) for id, p in printed.PEOPLE.items()}
    for c in EVERYBODY.values():
        for s in c.skills:
            row = printed.PRINTED[s.id]
            assert (row.turns, row.limit) == (s.flips, s.limit), s.id


async def nothing(*given: Any, **named: Any) -> None:
    """A step that is left out."""


async def drawn_four(t: FengshengTable, *who: Any, n: int = 1) -> None:
    await verbs.draw(t, *who, n=n + 1)


async def any_card(self: Any, t: FengshengTable, d: Any, me: Any, to: Any) -> None:
    """A Coerce that takes whatever there is."""
    if to.hand:
        verbs.give(t, to, me, to.hand[0])


async def always_before(self: Any, t: FengshengTable, d: Any, me: Any, to: Any) -> None:
    """An Entice that fills."""
    for card in await verbs.top(t, 1):
        verbs.move(t, card, "deck", f"area{to.no}", up=True)


def unlimited(t: FengshengTable, me: Any, skill_: Skill, way: str = "") -> None:
    """A cost that is not paid."""
    t.emit(SkillUsed(me.no, skill_.id, ""), public=True)


def living_faction(t: FengshengTable, declared: list[Any]) -> list[Any]:
    """Who declares and the living of their factions."""
    return [s for s in t.seats if s.alive and s.team in {x.team for x in declared}]


def put(owner: Any, name: str, value: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """A part of the rules is another."""
    return lambda patch: patch.setattr(owner, name, value)


FAULTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "collections are not looked at": put(settle, "collected", nothing),
    "deaths fulfil no mission": put(settle, "died", nothing),
    "nobody is asked for help": put(settle, "FATAL", 9),
    "the Sweeper sees to it that it is their turn": put(
        identities.Sweeper, "by_death", lambda self, t, me, fallen: t.active is me and any(s.red <= 1 for s in fallen)
    ),
    "the Killer kills in any turn": put(
        identities.Killer, "by_death", lambda self, t, me, fallen: any(s.true >= 2 for s in fallen)
    ),
    "the Pioneer wants two": put(
        identities.Pioneer, "by_death", lambda self, t, me, fallen: me in fallen and me.true >= 2
    ),
    "the Mutator waits for others alone": put(
        identities.Mutator, "by_others", lambda self, t, me, full: any(s is not me for s in full) and me.alive
    ),
    "the Usurper takes nothing": put(identities.Usurper, "usurps", lambda self, t, me: False),
    "a faction wins without its dead": put(
        verdict,
        "with_faction",
        lambda t, declared: [s for s in t.seats if s.alive and s.team in {x.team for x in declared}],
    ),
    "void skills work": put(Skill, "live", lambda self, me: me.up is (self.flips != "up")),
    "nothing is paid": put(settle, "pay", unlimited),
    "who lies face down has skills": put(
        Skill, "live", lambda self, me: not me.void and self.id not in me.used | me.spent
    ),
    "passes begin at the first seat": put(
        FengshengTable, "watchful", lambda t: [s for s in t.seats if s.alive or s.no in t.fallen]
    ),
    "passes go clockwise": put(
        FengshengTable, "watchful", lambda t: [s for s in t.seats[t.turn :: -1] + t.seats[: t.turn : -1] if s.alive]
    ),
    "left is right": lambda patch: patch.setattr(FengshengTable, "beside", _other_way(FengshengTable.beside)),
    "four cards are drawn": put(turn, "draw", drawn_four),
    "what has no effect has one": put(Nullified, "apply_at_table", lambda self, t: None),
    "a Coerce takes any card": put(Coerce, "settle", any_card),
    "an Entice fills": put(Entice, "settle", always_before),
    "a Probe does nothing": put(Probe, "settle", nothing),
    "whatever is black is pure": put(Card, "pure_black", property(lambda c: c.black)),
    "nothing fills": put(verbs, "would_fill", lambda s, card: False),
    "知音 may be left": put(reception.KindredSpirit, "may", True),
    "憨厚老实 is not heeded": lambda patch: patch.setattr(
        type(EVERYBODY["yapao"].skills[1]), "wakes", lambda self, t, me, e: False
    ),
    "城府 wards nothing": put(settled.Depth, "wards", lambda self, name: False),
    "如归 goes before anybody": put(
        death.LastReturn, "wakes", lambda self, t, me, e: e.seat == me.no and bool(me.area)
    ),
    "借刀杀人 keeps her up": put(plots, "flip", lambda *given, **named: None),
    "深藏 answers to everything": put(answers.Hideaway, "wakes", lambda self, t, me, e: e.by == me.no),
}


SELDOM = {"passes go clockwise": 210, "知音 may be left": 130, "the Mutator waits for others alone": 50}
"""From which table on a fault is looked for that shows seldom."""


def _other_way(beside: Callable[[Any, int, int], Any]) -> Callable[[Any, int, int], Any]:
    return lambda t, seat, step: beside(t, seat, -step)


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_rules_are_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[fault](monkeypatch)
    first = SELDOM.get(fault, 0)
    assert any(audit(hard(2 + seed % 8, seed, options(seed))) for seed in range(first, first + 100))
