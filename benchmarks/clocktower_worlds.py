"""Whether a world is left in which a seat at a table of Trouble Brewing is healthy and all that it heard holds.

All worlds are tried: who the Demon is, who the Minions are, which of them is the Spy, where a Recluse sits, and whether
a Minion became the Demon when one died. What is left out can only make a world fewer: that it came so twice.
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
    """What was told, where in the log (`at`): whom it is about (`chosen`, or who was executed), the tokens, and who
    lived then.
    """

    at: int
    role: str
    chosen: tuple[int, ...]
    said: tuple[str, ...]
    alive: frozenset[int]


class World(NamedTuple):
    """Who is evil, and who may seem otherwise. `demon`: who is it now; `first`: who was until `moved`, a place in the
    log. `minions`: the others. `spy`, `recluse`: -1 for nobody.
    """

    players: int
    me: int
    demon: int
    minions: tuple[int, ...]
    spy: int
    recluse: int
    first: int
    moved: int

    def is_evil(self, seat: int) -> bool:
        return seat in (self.demon, self.first) or seat in self.minions

    def evil(self, seat: int, at: int) -> tuple[bool, bool]:
        """Whether a seat may have seemed evil then, and whether it may have seemed good."""
        bad = self.is_evil(seat)
        return bad or seat == self.recluse, not bad or self.is_spy(seat, at)

    def is_spy(self, seat: int, at: int) -> bool:
        """Whether somebody was the Spy then: who became the Demon is none any more."""
        return seat == self.spy and (seat != self.demon or at < self.moved)

    def is_demon(self, seat: int, at: int) -> bool:
        """Whether somebody was a Demon then, dead or alive."""
        return seat == self.first or (seat == self.demon and at >= self.moved)


def is_left(
    players: int, me: int, heard: Sequence[Statement], alive: frozenset[int], died: Sequence[tuple[int, int]]
) -> bool:
    """Whether such a world is left. `alive`: who lives now; a Demon does. `died`: where in the log who has died."""
    return any(_holds(world, heard) for world in _worlds(players, me, alive, died))


def _worlds(players: int, me: int, alive: frozenset[int], died: Sequence[tuple[int, int]]) -> Iterator[World]:
    outs, many = COUNTS[players][1], COUNTS[players][2]
    others = [n for n in range(players) if n != me]
    for moved, first in ((0, NOBODY), *[(at, who) for at, who in died if who != me]):
        for demon in sorted(alive - {me}):
            left = [n for n in others if n not in (demon, first)]
            for minions in combinations(left, many - (first != NOBODY)):
                good = [n for n in left if n not in minions]
                for spy in (NOBODY, *minions, *([demon] if moved else [])):
                    # a Recluse needs an Outsider's place: one of the count, or a Baron's, who is another than the Spy
                    room = outs > 0 or len(minions) > (spy != NOBODY)
                    for recluse in (NOBODY, *(good if room else ())):
                        yield World(players, me, demon, minions, spy, recluse, first, moved)


def _holds(world: World, heard: Sequence[Statement]) -> bool:
    """Whether all of it may be so there. Of a Fortune Teller one red herring must explain all."""
    own = [h for h in heard if h.role != "fortuneteller"]
    seen = [h for h in heard if h.role == "fortuneteller"]
    return all(_may_be(world, h) for h in own) and _named_apart(world, own) and (not seen or _red_herring(world, seen))


def _may_be(world: World, h: Statement) -> bool:
    if h.role == "chef":
        circle = [(n, (n + 1) % world.players) for n in range(world.players)]
        return _in_range(int(h.said[0]), [_both(world.evil(a, h.at), world.evil(b, h.at)) for a, b in circle])
    if h.role == "empath":
        return _in_range(int(h.said[0]), [world.evil(n, h.at) for n in _beside(world, h.alive)])
    if h.role in PAIRED | SHOWN:
        return h.said == ("none",) or any(_is(world, n, h.said[0], h.at) for n in _about(h))
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


def _is(world: World, seat: int, role: str, at: int) -> bool:
    """Whether a seat may have been, or seemed, this character then."""
    kind = CHARACTERS[role].kind
    if seat == world.recluse:
        return kind in (DEMON, MINION) or role == "recluse"
    if kind == DEMON:
        return world.is_demon(seat, at)
    if world.is_spy(seat, at):
        return role == "spy" or kind != MINION
    return (
        world.is_evil(seat) and not world.is_demon(seat, at) and role != "spy"
        if kind == MINION
        else not world.is_evil(seat)
    )


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
    good = [n for n in range(world.players) if not world.is_evil(n)]
    return any(all(_seen(world, h, herring) for h in heard) for herring in good)


def _seen(world: World, h: Statement, herring: int) -> bool:
    surely = herring in h.chosen or any(world.is_demon(seat, h.at) for seat in h.chosen)
    return surely or world.recluse in h.chosen if h.said == ("yes",) else not surely
