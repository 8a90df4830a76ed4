"""Shadow Hunters: range and damage of every attack in random games, reckoned a second time from the log alone.

Interaction 20, on whatever equipment comes together: base, blades, spear, both robes, and nothing below 0 at the end.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest

from duskbell.games.shadow_hunters.events import (
    Attacked,
    Damaged,
    Died,
    Discarded,
    Equipped,
    Guarded,
    Laid,
    Moved,
    Took,
    TurnBegan,
    Unhurt,
    Unveiled,
)
from duskbell.kernel import Event
from duskbell.testing import random_answers, sit_down

pytestmark = pytest.mark.slow

BLADES = {"rusted_broad_axe", "butcher_knife", "chainsaw"}
HUNTERS = {"emi", "franklin", "george"}


class Board:
    """What lies on the table, by the events that everybody sees."""

    def __init__(self) -> None:
        self.areas: tuple[str, ...] = ()
        self.at: dict[int, str] = {}
        self.cards: dict[int, list[str]] = defaultdict(list)
        self.shown: dict[int, str] = {}
        self.guarded: set[int] = set()

    def see(self, e: Event) -> None:
        if isinstance(e, Laid):
            self.areas = e.areas
        elif isinstance(e, Moved):
            self.at[e.seat] = e.area
        elif isinstance(e, Equipped):
            self.cards[e.seat].append(e.card)
        elif isinstance(e, Took):
            self.cards[e.source].remove(e.card)
            self.cards[e.seat].append(e.card)
        elif isinstance(e, Discarded) and e.source >= 0:
            self.cards[e.source].remove(e.card)
        elif isinstance(e, Guarded):
            self.guarded.add(e.seat)
        elif isinstance(e, TurnBegan):
            self.guarded.discard(e.seat)
        elif isinstance(e, Unveiled):
            self.shown[e.seat] = e.role
        elif isinstance(e, Died):
            self.at.pop(e.seat, None)
            self.guarded.discard(e.seat)

    def range_of(self, me: int) -> set[int]:
        pair = self.areas.index(self.at[me]) // 2
        near = {n for n, area in self.at.items() if self.areas.index(area) // 2 == pair}
        return (set(self.at) - near if "handgun" in self.cards[me] else near) - {me}

    def harm(self, attack: Attacked, target: int) -> int:
        mine, theirs = set(self.cards[attack.seat]), set(self.cards[target])
        base = abs(attack.d4 - attack.d6) if attack.d6 else attack.d4
        if not base or target in self.guarded:
            return 0
        spear = "spear_of_longinus" in mine and self.shown.get(attack.seat) in HUNTERS
        robes = ("holy_robe" in mine) + ("holy_robe" in theirs)
        return max(0, base + len(BLADES & mine) + 2 * spear - robes)


def attacks_of(log: list[Event], seen: Counter[str]) -> None:
    board = Board()
    for n, e in enumerate(log):
        if isinstance(e, Attacked):
            check(board, e, log[n + 1 :], seen)
        board.see(e)


def check(board: Board, attack: Attacked, after: list[Event], seen: Counter[str]) -> None:
    """Whom the attack may aim at, and what each of its targets then suffers."""
    mine = board.cards[attack.seat]
    assert (attack.d6 == 0) is ("masamune" in mine)
    if attack.how == "attack":
        near = board.range_of(attack.seat)
        assert set(attack.targets) <= near
        assert "machine_gun" not in mine or set(attack.targets) == near
    else:
        assert len(attack.targets) == 1
    if after and isinstance(after[0], Unveiled) and after[0].seat == attack.seat:
        board.see(after[0])  # for the spear, or at any time while it asks
    expected = {s: board.harm(attack, s) for s in attack.targets}
    for e in after:
        if isinstance(e, Damaged) and e.cause == attack.how and e.by == attack.seat:
            assert e.amount == expected.pop(e.seat)
            seen["damage"] += 1
        elif isinstance(e, Took) and e.how == "bob":
            assert expected.pop(e.source) >= 2
            seen["robbery"] += 1
        elif isinstance(e, Unhurt) and e.cause == attack.how:
            assert expected.pop(e.seat) == 0
            seen["unhurt"] += 1
        elif isinstance(e, Attacked | TurnBegan | Died):
            break
    missed = attack.d4 == attack.d6
    assert not expected or (missed and set(expected.values()) == {0})
    seen[attack.how] += 1


@pytest.mark.parametrize("players", range(4, 9))
def test_every_attack_of_random_games_adds_up(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        play = sit_down("shadow_hunters", players, f"sums/{seed}")
        for _ in random_answers(play, Random(seed), offers=0.02):
            pass
        attacks_of([entry.event for entry in play.table.log], seen)
    assert {"damage", "unhurt", "attack", "counter"} <= set(seen)
    assert seen["damage"] > 500
    assert players in (4, 7, 8) or seen["robbery"]
