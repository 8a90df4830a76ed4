"""Sets of players and of roles whose members depend on who is what: of each the statement under which it is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from duskbell.games.clocktower.character import EVIL, GOOD, KINDS
from duskbell.games.clocktower.characters import CHARACTERS

Tree = Any
TRUE: Tree = ("and", ())
FALSE: Tree = ("or", ())


class Players(NamedTuple):
    """Of each seat, when it is among them."""

    there: tuple[Tree, ...]


class Roles(NamedTuple):
    """Characters, types or sides by name; or, where there are `of`, the roles of those players."""

    words: frozenset[str]
    of: Players | None = None


class Number(NamedTuple):
    """When it is 0, when it is 1, and so on."""

    when: tuple[Tree, ...]


Value = Players | Roles | Number


def both(*parts: Tree) -> Tree:
    """Each of these."""
    left = [p for p in parts if p != TRUE]
    return FALSE if FALSE in left else left[0] if len(left) == 1 else ("and", tuple(left))


def either(*parts: Tree) -> Tree:
    """At least one of these."""
    left = [p for p in parts if p != FALSE]
    return TRUE if TRUE in left else left[0] if len(left) == 1 else ("or", tuple(left))


def negated(part: Tree) -> Tree:
    """Not this."""
    return FALSE if part == TRUE else TRUE if part == FALSE else ("not", (part,))


def exactly(n: int, parts: Sequence[Tree]) -> Tree:
    """Exactly so many of these."""
    sure, open_ = sum(p == TRUE for p in parts), tuple([p for p in parts if p not in (TRUE, FALSE)])
    left = n - sure
    if not 0 <= left <= len(open_):
        return FALSE
    return ("exactly_n", (), (left,), (), open_) if open_ else TRUE


def held(seat: int, roles: Roles) -> Tree:
    """That a seat has one of these roles."""
    if roles.of is not None:
        return roles.of.there[seat]
    return either(*[is_(seat, w) for w in sorted(roles.words)])


def is_(seat: int, word: str) -> Tree:
    """That a seat is of this side or type, or this character."""
    if word in (EVIL, GOOD):
        evil = ("is_evil", (seat,), (), (), ())
        return evil if word == EVIL else negated(evil)
    return ("is_type" if word in KINDS else "is_character", (seat,), (), (word,), ())


def holders(of: Roles, seats: Sequence[int]) -> Players:
    """Who has one of these roles."""
    return of.of if of.of is not None else Players(tuple([held(n, of) for n in seats]))


def within(left: Players | Roles, right: Players | Roles) -> Tree:
    """That all of the left are of the right."""
    match left, right:
        case Players(a), Players(b):
            return both(*[either(negated(x), y) for x, y in zip(a, b, strict=True)])
        case Players(a), Roles():
            return within(left, holders(right, range(len(a))))
        case Roles(_, Players(a)), Roles():
            return both(*[either(negated(x), held(n, right)) for n, x in enumerate(a)])
        case Roles(), Players(b):
            return within(holders(left, range(len(b))), right)
        case Roles(words), Roles(_, Players(b)):
            each = [w for w in CHARACTERS if {w, CHARACTERS[w].kind, CHARACTERS[w].team} & words]
            return both(*[either(*[both(y, is_(n, w)) for n, y in enumerate(b)]) for w in each])
        case Roles(words), Roles(others):
            return TRUE if words <= others else FALSE
    raise AssertionError((left, right))
