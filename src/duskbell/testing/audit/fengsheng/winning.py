"""Who wins, a second time (003, 宣胜): for every moment all outcomes that the choices of winners leave open."""

from __future__ import annotations

from itertools import product

from duskbell.testing.audit.fengsheng.board import BLUE, RED, Board, Sitter

Outcome = frozenset[int]


def full(b: Board) -> list[Sitter]:
    """Who has three red or three blue, and is not out."""
    return [s for s in b.seats if not s.out and max(b.count(s.no, RED), b.count(s.no, BLUE)) >= 3]


def declare(b: Board) -> list[int]:
    """Step 1: who declares by collecting, the Mutator for those who do not."""
    found = []
    for s in full(b):
        red, blue = b.count(s.no, RED) >= 3, b.count(s.no, BLUE) >= 3
        if {"lurker": red, "agent": blue, "collector": red or blue}.get(s.role, False):
            found.append(s.no)
    if any(s.no not in found for s in full(b)):
        found += [s.no for s in b.seats if s.role == "mutator" and not s.out and (s.alive or s.no in b.fallen)]
    return list(dict.fromkeys(found))


def by_death(b: Board, fallen: list[int]) -> list[int]:
    """The missions that these deaths fulfil."""
    found = []
    for s in b.seats:
        here = not s.out and (s.alive or s.no in b.fallen)
        killed = s.role == "killer" and s.no == b.turn and any(b.true(n) >= 2 for n in fallen)
        swept = s.role == "sweeper" and any(b.count(n, RED) <= 1 and b.count(n, BLUE) <= 1 for n in fallen)
        if (here and (killed or swept)) or (s.role == "pioneer" and s.no in fallen and b.true(s.no) >= 1):
            found.append(s.no)
    return found


def by_end(b: Board) -> list[int]:
    """The Disturber at the end of the own turn."""
    me = b.seats[b.turn]
    others = [s.no for s in b.seats if s.alive and s is not me]
    return [me.no] if me.role == "disturber" and not me.out and all(b.true(n) >= 2 for n in others) else []


def side(b: Board, n: int) -> str:
    """With whom a seat wins: at four the two factions are one."""
    team = b.seats[n].team
    return "both" if team in ("red", "blue") and len(b.seats) == 4 else team


def with_factions(b: Board, declared: list[int]) -> list[int]:
    """They and all of their factions, the dead too, but nobody who is out."""
    sides = {side(b, n) for n in declared if b.seats[n].team in ("red", "blue")}
    return [s.no for s in b.seats if not s.out and (s.no in declared or (s.team and side(b, s.no) in sides))]


def outcomes(b: Board, declared: list[int], *, collected: bool = False) -> set[Outcome]:
    """All lists of winners that choices of skills leave open; the empty one where nobody need declare."""
    found = set()
    partners = [s for s in b.round(b.turn) if s.live("moon_white") or s.live("beloved")] if collected else []
    ways = [(s, skill) for s in partners for skill in _PARTNERS if s.live(skill)]
    for chosen in product(*[(None, *_partners(b, s, skill, declared)) for s, skill in ways]):
        names, won = list(declared), with_factions(b, declared)
        for (s, _), partner in zip(ways, chosen, strict=True):
            if partner is not None:
                names += [n for n in (s.no,) if n not in names]
                won += [n for n in (s.no, partner) if n not in won]
        if not names:
            found.add(Outcome())
            continue
        if usurps(b):
            names = won = [b.turn]
        for option in _along(b, names, won):
            found.add(Outcome(option))
    return found


def usurps(b: Board) -> bool:
    """Whether whoever declares now does so for the usurper, whose turn it is."""
    usurper = b.seats[b.turn]
    return usurper.role == "usurper" and not usurper.out


_PARTNERS = {"moon_white": ("xiaojiu", BLUE), "beloved": ("hanmei", RED)}
"""By whose three of which colour these skills declare."""


def _partners(b: Board, s: Sitter, skill: str, declared: list[int]) -> list[int]:
    """With whom 白月光 or 意中人 may declare: the other by any version, alive, face up, full, who has not declared."""
    name, colour = _PARTNERS[skill]
    lying = [p for p in b.round(b.turn) if (p.up and p.who.endswith(name)) or p.beside.endswith(name)]
    full = [p.no for p in lying if b.count(p.no, colour) >= 3 and p.no not in declared]
    return [n for n in full if not b.holds("declined", s.no, str(n))]


def _along(b: Board, declared: list[int], won: list[int]) -> list[list[int]]:
    """Step 4, in the order of seats from whose turn it is: 尾声 must, 比翼双飞 may."""
    lists = [list(won)]
    for s in b.round(b.turn):
        if s.live("epilogue"):
            robbed = [x.no for x in b.seats if not x.role and not x.out]
            lists = [[*w, *[n for n in robbed if n not in w]] if s.no in w else w for w in lists]
        if s.live("two_birds") and s.no == b.turn:
            more = []
            for w in lists:
                men = [n for n in declared if b.seats[n].gender == "M" and b.seats[n].alive] if s.no not in w else []
                more += [[s.no, *[n for n in w if n == him or _apart(b, n, him)]] for him in men]
            lists += more
    return lists


def _apart(b: Board, one: int, other: int) -> bool:
    """Whether two are of different sides; who plays alone, and who has no identity, is of a side alone."""
    a, c = side(b, one), side(b, other)
    return a != c or a not in ("red", "blue", "both")
