"""Whether a world is left in which a seat at a table of Trouble Brewing is healthy and all that it heard holds.

All worlds are tried: who the Demon is, who the Minions are, which of them is the Spy, and where a Recluse sits. What is
left out can only make a world fewer: that an Imp has handed on to a Minion or a Scarlet Woman has followed it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import DEMON, MINION, OUTSIDER
from duskbell.games.clocktower.characters import CHARACTERS

NOBODY = -1
PAIRED = frozenset({"washerwoman", "librarian", "investigator"})
SHOWN = frozenset({"undertaker", "ravenkeeper"})


class Statement(NamedTuple):
    """What was told: to whom it is about (`chosen`, or who was executed), the tokens, and who lived then."""

    role: str
    chosen: tuple[int, ...]
    said: tuple[str, ...]
    alive: frozenset[int]


class World(NamedTuple):
    """Who is evil, and who may seem otherwise. `spy`, `recluse`: -1 for nobody."""

    players: int
    me: int
    demon: int
    minions: tuple[int, ...]
    spy: int
    recluse: int

    def evil(self, seat: int) -> tuple[bool, bool]:
        """Whether a seat may seem evil, and whether it may seem good."""
        bad = seat == self.demon or seat in self.minions
        return bad or seat == self.recluse, not bad or seat == self.spy


def is_left(players: int, me: int, heard: Sequence[Statement], alive: frozenset[int]) -> bool:
    """Whether such a world is left. `alive`: who lives now; a Demon does."""
    return any(_holds(world, heard) for world in _worlds(players, me, alive))


def _worlds(players: int, me: int, alive: frozenset[int]) -> Iterator[World]:
    outs, many = COUNTS[players][1], COUNTS[players][2]
    others = [n for n in range(players) if n != me]
    for demon in sorted(alive - {me}):
        for minions in combinations([n for n in others if n != demon], many):
            good = [n for n in others if n != demon and n not in minions]
            for spy in (NOBODY, *minions):
                # a Recluse needs an Outsider's place: one of the count, or a Baron's, who is another than the Spy
                room = outs > 0 or many > (spy != NOBODY)
                for recluse in (NOBODY, *(good if room else ())):
                    yield World(players, me, demon, minions, spy, recluse)


def _holds(world: World, heard: Sequence[Statement]) -> bool:
    """Whether all of it may be so there. Of a Fortune Teller one red herring must explain all."""
    own = [h for h in heard if h.role != "fortuneteller"]
    seen = [h for h in heard if h.role == "fortuneteller"]
    return all(_may_be(world, h) for h in own) and _named_apart(world, own) and (not seen or _red_herring(world, seen))


def _may_be(world: World, h: Statement) -> bool:
    if h.role == "chef":
        circle = [(n, (n + 1) % world.players) for n in range(world.players)]
        return _in_range(int(h.said[0]), [_both(world.evil(a), world.evil(b)) for a, b in circle])
    if h.role == "empath":
        return _in_range(int(h.said[0]), [world.evil(n) for n in _beside(world, h.alive)])
    if h.role in PAIRED | SHOWN:
        return h.said == ("none",) or any(_is(world, n, h.said[0]) for n in _about(h))
    return True


def _both(a: tuple[bool, bool], b: tuple[bool, bool]) -> tuple[bool, bool]:
    return a[0] and b[0], a[1] or b[1]


def _in_range(n: int, ways: list[tuple[bool, bool]]) -> bool:
    """Whether so many of these may be so: (it may be, it need not be)."""
    return sum(not need_not for _, need_not in ways) <= n <= sum(may for may, _ in ways)


def _beside(world: World, alive: frozenset[int]) -> set[int]:
    """The nearest living on either side."""
    n = world.players
    return {next(s for i in range(1, n) if (s := (world.me + step * i) % n) in alive) for step in (1, -1)}


def _about(h: Statement) -> list[int]:
    return [int(x[1:]) for x in h.said[1:]] or list(h.chosen)


def _is(world: World, seat: int, role: str) -> bool:
    """Whether a seat may be, or seem, this character."""
    kind = CHARACTERS[role].kind
    if kind == DEMON:
        return seat in (world.demon, world.recluse)
    if kind == MINION:
        return (seat in world.minions and (seat == world.spy) == (role == "spy")) or seat == world.recluse
    if seat == world.recluse:
        return role == "recluse"
    return seat == world.spy or (seat != world.demon and seat not in world.minions)


def _named_apart(world: World, heard: Sequence[Statement]) -> bool:
    """Whether those that were shown as somebody can be that at once: nobody twice, and no more Outsiders than fit."""
    shown: dict[int, str] = {}
    for h in heard:
        if h.role in SHOWN:
            (seat,) = _about(h)
            free = seat in (world.spy, world.recluse)
            if not free and shown.setdefault(seat, h.said[0]) != h.said[0]:
                return False
    outside = sum(CHARACTERS[role].kind == OUTSIDER for role in shown.values()) + (world.recluse != NOBODY)
    barons = len(world.minions) > (world.spy != NOBODY)
    return len(set(shown.values())) == len(shown) and outside <= COUNTS[world.players][1] + 2 * barons


def _red_herring(world: World, heard: Sequence[Statement]) -> bool:
    """Whether there is a good player who explains what neither Demon nor Recluse does."""
    good = [n for n in range(world.players) if n != world.demon and n not in world.minions]
    return any(all(_seen(world, h, herring) for h in heard) for herring in good)


def _seen(world: World, h: Statement, herring: int) -> bool:
    surely = world.demon in h.chosen or herring in h.chosen
    return surely or world.recluse in h.chosen if h.said == ("yes",) else not surely
