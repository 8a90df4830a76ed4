"""A night in the search for a kidnap: the pack knifes somebody, and the good answer with all they have, as if they
knew. Of wolves that are alike the first falls.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from duskbell.games.werewolf.kidnap_position import SLAYERS, Position
from duskbell.kernel import NOBODY


class Step(NamedTuple):
    """One step of a line: what is done, by whom (`NOBODY`: the pack, the vote), to whom."""

    deed: str
    seat: int
    target: int


class Answer(NamedTuple):
    """What the good do against a knife. `hit`: whom it strikes in the end, who is somebody else if numbers are swapped.

    `dream`: who dreams; `shield`, `cure`, `poison`: whether guard and witch act; `slain`: how many wolves are hunted
    down.
    """

    hit: int
    dream: int = NOBODY
    shield: bool = False
    cure: bool = False
    poison: bool = False
    slain: int = 0


class Morning(NamedTuple):
    """What comes of it. `after`: the position with everybody alive; `armed`: who has died so that a gun is in order."""

    after: Position
    dead: tuple[int, ...]
    armed: tuple[int, ...]
    steps: tuple[Step, ...]


def answers(p: Position, target: int) -> list[Answer]:
    """Every answer to this knife that might help, those that strike most wolves first: they help soonest."""
    return sorted(possible(p, target), key=lambda a: -struck(p, a))


def struck(p: Position, a: Answer) -> int:
    """How many wolves an answer strikes."""
    return a.poison + a.slain + (a.hit in p.wolves)


def possible(p: Position, target: int) -> Iterator[Answer]:
    """Every answer to this knife."""
    hunts = range(len([card for _, card in p.good if card in SLAYERS]) + 1)
    shields = (False, True) if p.holder("guard") != NOBODY and p.guarded != target else (False,)
    for hit in hits(p, target):
        for dream, shield in product(dreams(p, hit), shields):
            for (cure, poison), slain in product(potions(p, hit, shield or dream == hit), hunts):
                yield Answer(hit, dream, shield, cure, poison, slain)


def hits(p: Position, target: int) -> list[int]:
    """Whom the knife may strike: a magician swaps its target with somebody, each number once a game."""
    if p.holder("magician") == NOBODY or target in p.swapped:
        return [target]
    wolves = [w for w in p.wolves if w not in p.swapped][:1]
    return list(dict.fromkeys([*wolves, target, *[n for n, _ in p.good if n not in p.swapped]]))


def dreams(p: Position, hit: int) -> list[int]:
    """Who may dream: nobody, whoever is struck, the wolf that dreamt last night, or another."""
    catcher = p.holder("dreamcatcher")
    if catcher == NOBODY:
        return [NOBODY]
    again = [w for w in p.wolves if w == p.dreamt]
    others = [w for w in p.wolves if w != p.dreamt][:1]
    return [NOBODY, *([hit] if hit != catcher else []), *again, *others]


def potions(p: Position, hit: int, safe: bool) -> list[tuple[bool, bool]]:
    """What the witch, or a poisoner, may use: (antidote, poison)."""
    witch = p.holder("witch")
    poisons = p.poison and max(witch, p.holder("poisoner")) != NOBODY
    cures = p.cure and witch not in (NOBODY, hit) and not safe
    ways = [(False, False)]
    if poisons:
        ways.append((False, True))
    if cures:
        ways.append((True, False))
        if poisons and p.both:
            ways.append((True, True))
    return ways


def morning(p: Position, target: int, a: Answer) -> Morning:
    """The night is settled."""
    knifed = a.shield == a.cure and a.hit != a.dream
    dead = [a.hit] if knifed else []
    fallen = [w for w in p.wolves if w not in (*dead, a.dream)][: a.poison + a.slain]
    dead += fallen
    if a.dream != NOBODY and (a.dream == p.dreamt or p.holder("dreamcatcher") in dead):
        dead.append(a.dream)
    after = p._replace(
        guarded=target if a.shield else NOBODY,
        dreamt=a.dream,
        swapped=p.swapped | {target, a.hit} if p.once and a.hit != target else p.swapped,
        cure=p.cure and not a.cure,
        poison=p.poison and not a.poison,
        day=True,
    )
    return Morning(after, tuple(dead), (a.hit,) if knifed else (), steps(p, target, a, fallen))


def steps(p: Position, target: int, a: Answer, fallen: list[int]) -> tuple[Step, ...]:
    """The night as a line tells it."""
    told = [Step("knife", NOBODY, target)]
    if a.hit != target:
        told.append(Step("swap", p.holder("magician"), a.hit))
    if a.dream != NOBODY:
        told.append(Step("dream", p.holder("dreamcatcher"), a.dream))
    if a.shield:
        told.append(Step("guard", p.holder("guard"), target))
    if a.cure:
        told.append(Step("antidote", p.holder("witch"), a.hit))
    for wolf in fallen[: a.poison]:
        told.append(Step("poison", max(p.holder("witch"), p.holder("poisoner")), wolf))
    hunters = [n for n, card in p.good if card in SLAYERS]
    told += [Step("slay", n, wolf) for n, wolf in zip(hunters, fallen[a.poison :], strict=False)]
    return tuple(told)
