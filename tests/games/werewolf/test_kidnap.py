"""The search behind the kidnap, beside a slow one that tries everything, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from time import perf_counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from duskbell.games.werewolf.kidnap import Position, Search, decided, held

POWERS = ("seer", "witch", "hunter", "guard", "idiot", "knight")


# -- the slow one: every legal answer, no two players alike, nothing remembered ---------------------------------------


def wins_through(p: Position, left: int) -> bool:
    """Whether the good can change condition 2 within so many half days, by trying whatever the rules allow."""
    if not held(p):
        return True
    if left == 0:
        return False
    return day(p, left) if p.day else night(p, left)


def seats(p: Position) -> list[int]:
    return sorted([*[n for n, _ in p.good], *p.wolves])


def cards(p: Position) -> dict[int, str]:
    return dict(p.good)


def day(p: Position, left: int) -> bool:
    knight = p.holder("knight")
    if p.knight and knight >= 0:
        for target in seats(p):
            if target == knight:
                continue
            if target in p.wolves:
                if dies(p._replace(knight=False, day=False), {target}, set(), left):
                    return True
            elif dies(p._replace(knight=False), {knight}, set(), left):
                return True
    return all(any(voted(p, target, left)) for target, _ in p.good)


def voted(p: Position, target: int, left: int) -> Iterator[bool]:
    """Every outcome that the good's ballots allow when all wolves vote for `target`."""
    dark = p._replace(day=False)
    voters = [n for n, _ in p.good if n not in p.shown]
    wolves = 2 * len(p.wolves) + (1 if p.sheriff in p.wolves else 0)
    half = 1 if p.sheriff in voters else 0
    if 2 * len(voters) + half >= wolves:
        assert 2 * len(voters) + half == wolves, "condition 2 holds, so they are not more"
        yield wins_through(dark, left - 1)
    if cards(p)[target] == "idiot" and target not in p.shown:
        yield wins_through(dark._replace(shown=p.shown | {target}), left - 1)
    else:
        yield dies(dark, {target}, {target}, left)


def night(p: Position, left: int) -> bool:
    return all(any(answered(p, target, left)) for target, _ in p.good)


def answered(p: Position, target: int, left: int) -> Iterator[bool]:
    guard, witch = p.holder("guard"), p.holder("witch")
    shields = [-1, *(seats(p) if guard >= 0 else [])]
    cures = [False, *([True] if witch >= 0 and p.cure and target != witch else [])]
    poisons = [-1, *([n for n in seats(p) if n != witch] if witch >= 0 and p.poison else [])]
    for shield, cure, poison in product(shields, cures, poisons):
        if cure and poison >= 0 and not p.both:
            continue
        valid = shield >= 0 and shield != p.guarded
        after = p._replace(
            guarded=shield if valid else -1, day=True, cure=p.cure and not cure, poison=p.poison and poison < 0
        )
        saved = (valid and shield == target) != cure
        dead = (set() if saved else {target}) | ({poison} if poison >= 0 else set())
        yield dies(after, dead, (set() if saved else {target}) - {poison}, left)


def dies(p: Position, dead: set[int], armed: set[int], left: int) -> bool:
    now = p.without(*dead)
    if decided(now):
        return False
    ways = [now]
    hunter = p.holder("hunter")
    if hunter in armed and hunter in dead:
        shot = [now.without(n) for n in seats(now)]
        ways += [w for w in shot if not decided(w)]
    return any(sealed(p, w, left) for w in ways)


def sealed(before: Position, now: Position, left: int) -> bool:
    s = before.sheriff
    if s < 0 or s in seats(now):
        return wins_through(now, left - 1)
    heirs = [now._replace(sheriff=n) for n in [*seats(now), -1]]
    if s in before.wolves:
        return all(wins_through(h, left - 1) for h in heirs)
    return any(wins_through(h, left - 1) for h in heirs)


# -- side by side -----------------------------------------------------------------------------------------------------


@st.composite
def positions(draw: st.DrawFn, most: int = 3) -> Position:
    wolves = draw(st.integers(2, most))
    good = draw(st.integers(2, wolves))
    gods = draw(st.lists(st.sampled_from(POWERS), min_size=1, max_size=good - 1, unique=True))
    held_cards = [*gods, *["villager"] * (good - len(gods))]
    goods = tuple(enumerate(held_cards))
    pack = tuple(range(good, good + wolves))
    everybody = [-1, *range(good + wolves)]
    witch, idiot = "witch" in gods, [n for n, c in goods if c == "idiot"]
    p = Position(
        good=goods,
        wolves=pack,
        sheriff=draw(st.sampled_from(everybody)),
        cure=witch and draw(st.booleans()),
        poison=witch and draw(st.booleans()),
        both=draw(st.booleans()),
        shown=frozenset(idiot) if draw(st.booleans()) else frozenset(),
        guarded=draw(st.sampled_from([-1, *[n for n, _ in goods]])) if "guard" in gods else -1,
        day=draw(st.booleans()),
        knight="knight" in gods and draw(st.booleans()),
    )
    assume(held(p))
    return p


@settings(max_examples=150, deadline=None)
@given(positions())
def test_the_search_finds_what_trying_everything_finds(p: Position) -> None:
    assert (Search().escape(p) is not None) == wins_through(p, 5)


@settings(max_examples=300, deadline=None)
@given(positions(most=6))
def test_any_position_takes_less_than_a_tenth_of_a_second(p: Position) -> None:
    began = perf_counter()
    Search().escape(p)
    assert perf_counter() - began < 0.1


@settings(max_examples=200, deadline=None)
@given(positions(most=5))
def test_a_line_ends_where_the_second_condition_does_not_hold(p: Position) -> None:
    """Played out it is legal: everybody named is alive, and nobody does twice what can be done once."""
    line = Search().escape(p)
    if line is None:
        return
    alive = set(seats(p))
    for step in line:
        if step.deed in ("exile", "knife", "poison", "shoot", "duel", "guard", "antidote"):
            assert step.target in alive
        if step.deed in ("shoot", "poison", "duel"):
            assert step.target in p.wolves
            alive -= {step.target}
    for deed in ("antidote", "poison", "duel", "shoot"):
        assert sum(s.deed == deed for s in line) <= 1


@pytest.mark.parametrize("seats_", [1, 2])
def test_condition_two(seats_: int) -> None:
    assert held(Position(good=((0, "seer"), (1, "villager")), wolves=(2, 3), sheriff=2))
    assert held(Position(good=((0, "seer"), (1, "villager")), wolves=(2, 3, 4), sheriff=seats_ - 1))
    assert not held(Position(good=((0, "seer"), (1, "villager")), wolves=(2, 3), sheriff=seats_ - 1))
    assert not held(Position(good=((0, "seer"), (1, "villager"), (5, "villager")), wolves=(2, 3)))
