"""The search behind the kidnap, beside a slow one that tries everything, and how far it looks."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from duskbell.games.werewolf.kidnap import Line, Search
from duskbell.games.werewolf.kidnap_night import answers, morning
from duskbell.games.werewolf.kidnap_position import Position, decided, held, shape

pytestmark = pytest.mark.slow

POWERS = (
    *("seer", "witch", "hunter", "guard", "idiot", "knight"),
    *("witch_hunter", "pure_maiden", "poisoner", "dreamcatcher", "magician"),
)
UNKNOWN = ({"witch", "poisoner"}, {"dreamcatcher", "magician"})
"""Which of them the search does not know together."""


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
    guard, witch, catcher = p.holder("guard"), p.holder("witch"), p.holder("dreamcatcher")
    brewer = max(witch, p.holder("poisoner"))
    shields = [-1, *(seats(p) if guard >= 0 else [])]
    dreams = [-1, *([n for n in seats(p) if n != catcher] if catcher >= 0 else [])]
    poisons = [-1, *([n for n in seats(p) if n != brewer] if brewer >= 0 and p.poison else [])]
    for swap, shield, cure, poison, dream, slain in product(
        swaps(p), shields, (False, True), poisons, dreams, slayings(p)
    ):
        hit = aim(swap, target)
        if (cure and poison >= 0 and not p.both) or (cure and (witch < 0 or not p.cure or hit == witch)):
            continue
        valid = shield >= 0 and shield != p.guarded
        after = p._replace(
            guarded=shield if valid else -1,
            dreamt=dream,
            swapped=p.swapped | swap if p.once else p.swapped,
            day=True,
            cure=p.cure and not cure,
            poison=p.poison and poison < 0,
        )
        poisoned = {aim(swap, poison)} if poison >= 0 else set()
        saved = (valid and aim(swap, shield) == hit) != cure
        dead = ((set() if saved else {hit}) | poisoned | slain) - {dream}
        shot_dead = dead & {hit} - poisoned - slain
        if dream >= 0 and (dream == p.dreamt or catcher in dead):
            dead |= {dream}
        yield dies(after, dead, shot_dead, left)


def swaps(p: Position) -> list[frozenset[int]]:
    """Which two numbers the magician may swap tonight."""
    free = [n for n in seats(p) if n not in p.swapped or not p.once]
    pairs = map(frozenset, combinations(free, 2)) if p.holder("magician") >= 0 else ()
    return [frozenset(), *pairs]


def aim(swap: frozenset[int], n: int) -> int:
    """Whom a deed really hits."""
    return next(iter(swap - {n})) if n in swap else n


def slayings(p: Position) -> list[set[int]]:
    """Whom witch hunter and maiden may kill tonight: a wolf; a hunter who is wrong dies, a maiden only learns."""
    each = []
    for n, card in p.good:
        if card in ("witch_hunter", "pure_maiden"):
            wrong = {n} if card == "witch_hunter" else set()
            each.append([set[int](), *[{w} for w in p.wolves], wrong])
    return [set().union(*chosen) for chosen in product(*each)]


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
    assume(not any(two <= set(gods) for two in UNKNOWN))
    held_cards = [*gods, *["villager"] * (good - len(gods))]
    goods = tuple(enumerate(held_cards))
    pack = tuple(range(good, good + wolves))
    everybody = [-1, *range(good + wolves)]
    witch, idiot = "witch" in gods, [n for n, c in goods if c == "idiot"]
    poisons = witch or "poisoner" in gods
    p = Position(
        good=goods,
        wolves=pack,
        sheriff=draw(st.sampled_from(everybody)),
        cure=witch and draw(st.booleans()),
        poison=poisons and draw(st.booleans()),
        both=draw(st.booleans()),
        shown=frozenset(idiot) if draw(st.booleans()) else frozenset(),
        guarded=draw(st.sampled_from([-1, *[n for n, _ in goods]])) if "guard" in gods else -1,
        dreamt=draw(st.sampled_from(everybody)) if "dreamcatcher" in gods else -1,
        swapped=draw(st.frozensets(st.sampled_from(everybody[1:]), max_size=4)) if "magician" in gods else frozenset(),
        day=draw(st.booleans()),
        knight="knight" in gods and draw(st.booleans()),
    )
    assume(held(p))
    return p


def every(wolves: int) -> Iterator[Position]:
    """Every position with so many wolves and two to as many good in which condition 2 holds, of those that are alike
    one: all powers and what is left of them, with every sheriff.
    """
    for good in range(2, wolves + 1):
        for gods in [gods for n in range(1, good) for gods in combinations(POWERS, n)]:
            if any(two <= set(gods) for two in UNKNOWN):
                continue
            cards = [*gods, *["villager"] * (good - len(gods))]
            held_by = ({"witch"}, {"witch", "poisoner"}, {"knight"}, {"idiot"})
            left = [(False, True) if cards_ & set(gods) else (False,) for cards_ in held_by]
            places = product(range(-1, good if "guard" in gods else 0), range(-1, good + 1))
            dreamt = range(-1, good + 1 if "dreamcatcher" in gods else 0)
            swapped = [{0, 1}, {1, good}, set[int]()] if "magician" in gods else [set[int]()]
            once = (True, False) if "magician" in gods else (True,)
            nights = product(dreamt, map(frozenset, swapped), once)
            for (guarded, sheriff), (cure, poison, knight, shown), night_before in product(
                places, list(product(*left)), list(nights)
            ):
                for day, both in product((False, True), {False, cure and poison}):
                    p = Position(
                        good=tuple(enumerate(cards)),
                        wolves=tuple(range(good, good + wolves)),
                        sheriff=sheriff,
                        cure=cure,
                        poison=poison,
                        both=both,
                        shown=frozenset({cards.index("idiot")}) if shown else frozenset(),
                        guarded=guarded,
                        dreamt=night_before[0],
                        swapped=night_before[1] if night_before[2] else frozenset(),
                        once=night_before[2],
                        day=day,
                        knight=knight,
                    )
                    if held(p):
                        yield p


@pytest.mark.parametrize("wolves", [2, 3])
def test_the_search_finds_what_trying_everything_finds_in_every_small_position(wolves: int) -> None:
    found = {(card, way) for p in every(wolves) for way in [compared(p)] for card in {c for _, c in p.good}}
    if wolves == 3:  # every power is a way out somewhere, and nowhere else
        assert found == set(product((*POWERS, "villager"), (False, True)))


@settings(max_examples=60, deadline=None)
@given(positions(most=4))
def test_and_in_larger_ones(p: Position) -> None:
    compared(p)


def compared(p: Position) -> bool:
    """Whether there is a way out, on which both searches agree."""
    found = Search().escape(p) is not None
    assert found == wins_through(p, 5), p
    return found


class Plain(Search):
    """One step of the search with nothing remembered: a way out is known of those in `won` alone."""

    def __init__(self, won: set[Hashable], met: dict[Hashable, Position]) -> None:
        super().__init__()
        self.won, self.met = won, met

    def escape(self, p: Position) -> Line | None:
        self.met.setdefault(shape(p), p)
        return () if not held(p) or shape(p) in self.won else None


def won_from(p: Position) -> bool:
    """Whether the good have a way out, found by adding positions until none is added."""
    won, met, before = set[Hashable](), {shape(p): p}, (-1, -1)
    while before != (len(won), len(met)):
        before = len(won), len(met)
        for alike, q in list(met.items()):
            step = Plain(won, met)
            if held(q) and alike not in won and (step.by_day(q) if q.day else step.by_night(q)) is not None:
                won.add(alike)
    return shape(p) in won


@settings(max_examples=300, deadline=None)
@given(positions(most=6))
def test_what_it_remembers_on_the_way_does_not_mislead_it(p: Position) -> None:
    """Positions lead back to each other; the search agrees with one that remembers nothing but what is sure."""
    assert (Search().escape(p) is not None) == won_from(p)


class Maze(Search):
    """The same memory in a made-up game: `ways` says of every place between which answers the wolves let the good
    choose. A place is a number of villagers; there is a way out where they are more than the wolves.
    """

    OUT = 30

    def __init__(self, ways: dict[int, list[list[int]]]) -> None:
        super().__init__()
        self.ways = ways

    @classmethod
    def place(cls, n: int) -> Position:
        good = tuple((seat, "villager") for seat in range(n))
        return Position(good=good, wolves=tuple(range(100, 100 + cls.OUT - 1)))

    def by_day(self, p: Position) -> Line | None:
        ways = self.ways[len(p.good)]
        return () if all(any(self.escape(self.place(n)) is not None for n in answers) for answers in ways) else None

    def known_out(self) -> set[int]:
        """From where there is a way out, by adding places until none is added."""
        out, before = {self.OUT}, 0
        while len(out) > before:
            before = len(out)
            out |= {n for n, ways in self.ways.items() if all(out & set(answers) for answers in ways)}
        return out


def test_no_maze_misleads_its_memory() -> None:
    """Ways that lead back to each other in every manner: what leans on something unsure is not taken for lost. In the
    first a place leans on two before it, of which the nearer is lost and the farther is not.
    """
    leaning = {1: [[2], [3]], 2: [[3, Maze.OUT]], 3: [[2, 4]], 4: [[3]]}
    assert Maze(leaning).escape(Maze.place(1)) is not None
    for seed in range(400):
        rng = Random(seed)
        places = range(1, rng.randint(5, 11))
        ends = [*places, *places, Maze.OUT]
        ways = {n: [rng.choices(ends, k=rng.randint(1, 4)) for _ in range(rng.randint(1, 3))] for n in places}
        maze = Maze(ways)
        found = {n for n in places if Maze(ways).escape(Maze.place(n)) is not None}
        assert found == maze.known_out() - {Maze.OUT}, ways


@pytest.mark.parametrize(
    "p",
    [
        Position(
            ((0, "witch"), (1, "guard"), (2, "villager")), (3, 4, 5),
            sheriff=5, cure=True, poison=True, guarded=2, day=False,
        ),
        Position(
            ((0, "dreamcatcher"), (1, "poisoner"), (2, "villager"), (3, "villager")), (4, 5, 6, 7),
            poison=True, dreamt=0,
        ),
        Position(
            ((0, "witch"), (1, "magician"), (2, "witch_hunter"), (3, "villager")), (4, 5, 6, 7, 8),
            cure=True, poison=True, swapped=frozenset({2, 3}), day=False,
        ),
        Position(((0, "guard"), (1, "witch"), (2, "villager"), (3, "villager")), (4, 5, 6, 7), poison=True, guarded=2),
        Position(((0, "magician"), (1, "villager")), (2, 3, 4), once=False, day=False),
    ],
)  # fmt: skip
def test_what_a_night_uses_up_is_used_up(p: Position) -> None:
    """One potion a night, no potion twice, no number swapped twice, no death by dreams of which one is missing."""
    assert (Search().escape(p) is not None) == wins_through(p, 5) == won_from(p)


def test_a_line_names_no_power_that_was_not_used() -> None:
    p = Position(((0, "guard"), (1, "witch_hunter"), (2, "villager")), (3, 4, 5), day=False)
    line = Search().escape(p)
    assert line is not None
    assert {s.deed for s in line} == {"knife", "guard", "slay"}


def test_answers_that_strike_most_wolves_are_tried_first() -> None:
    """They help soonest; a swapped knife strikes, too. It is a matter of time alone: all are tried."""
    p = Position(((0, "magician"), (1, "witch"), (2, "villager")), (3, 4, 5), poison=True, day=False)
    struck = [len({*morning(p, 2, a).dead} & {*p.wolves}) for a in answers(p, 2)]
    assert struck == sorted(struck, reverse=True)
    assert {*struck} == {0, 1, 2}


class Counted(Search):
    """A search that counts the positions it looks at."""

    looked = 0

    def escape(self, p: Position) -> Line | None:
        self.looked += 1
        return super().escape(p)


@settings(max_examples=300, deadline=None)
@given(positions(most=8))
def test_no_position_makes_it_look_far(p: Position) -> None:
    """Eight wolves are as many as any table has. The worst of thousands looks at some two thousand positions, which
    takes less than 50 milliseconds (`make bench` measures it).
    """
    search = Counted()
    search.escape(p)
    assert search.looked < 10_000


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
