"""How an auditor of Clocktower reads what characters of other scripts than the first are told: every way of seeming is
tried, each look at somebody being free of all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from duskbell.testing.audit.clocktower.cast import GOOD, KIND
from duskbell.testing.audit.clocktower.town import Moment, Sitter, Then, Town

Said = tuple[str, ...]


def was(then: Then, what: str) -> set[bool]:
    """Whether somebody who has become another since was this, a side, a type or a character."""
    return {what in (then.role, KIND[then.role], then.team)}


class Eyes:
    """How everybody may seem; with `plainly`, what they are."""

    def __init__(self, town: Town, plainly: bool = False) -> None:
        self.town, self.plainly = town, plainly

    @property
    def ring(self) -> list[Sitter]:
        """Who sits beside whom."""
        return self.town.ring

    def seem(self, s: Sitter, what: str) -> set[bool]:
        """Whether somebody may seem this, a side, a type or a character, and whether not."""
        town = self.town
        if what in ("good", "evil"):
            sides = town.sides(s)
            found = {s.team} if self.plainly and sides != {"evil"} else sides
        else:
            faces = {s.role} if self.plainly else town.faces(s)
            found = {KIND[face] for face in faces} if what in ("townsfolk", "outsider", "minion", "demon") else faces
        return {one == what for one in found}

    def seemed(self, then: Then, what: str) -> set[bool]:
        """The same of what somebody was: as now, if they have been it since."""
        s = self.town.seats[then.no]
        if s.became <= then.at:
            return self.seem(s, what)
        return was(then, what)


class Memory(Eyes):
    """How everybody may have seemed at a moment: that at which this was made, or an earlier one."""

    def __init__(self, town: Town, moment: Moment | None = None, plainly: bool = False) -> None:
        super().__init__(town, plainly)
        self.all, self.sat = moment or town.moment()

    @property
    def ring(self) -> list[Sitter]:
        return self.sat

    def seem(self, s: Sitter, what: str) -> set[bool]:
        then = self.all[s.no]
        return super().seem(s, what) if s.became <= then.at else was(then, what)


def ways(looks: Iterable[set[bool]], so: Callable[[tuple[bool, ...]], bool]) -> set[bool]:
    """Whether something is so in some way of seeming, and whether it is not in some."""
    return {so(way) for way in product(*looks)}


def both(one: set[bool], other: set[bool]) -> set[bool]:
    """Whether two things may be so together, and whether not."""
    return {a and b for a in one for b in other}


def distance(eyes: Eyes, n: int) -> set[bool]:
    """Whether the nearest Demon and Minion may be so many steps from each other."""
    seats = eyes.town.ring
    apart, looks = list[int](), list[set[bool]]()
    for (i, a), (j, b) in product(enumerate(seats), enumerate(seats)):
        if a is not b:
            round_ = abs(i - j)
            apart.append(min(round_, len(seats) - round_))
            looks.append(both(eyes.seem(a, "demon"), eyes.seem(b, "minion")))
    return ways(looks, lambda way: min([d for d, so in zip(apart, way, strict=True) if so], default=0) == n)


def alike(eyes: Eyes, two: list[Sitter]) -> set[bool]:
    """Whether two may be of one side: each time that they are looked at for either side counts by itself."""
    sides = [both(eyes.seem(two[0], side), eyes.seem(two[1], side)) for side in ("good", "evil")]
    return ways(sides, any)


def claim(eyes: Eyes, said: str) -> set[bool]:
    """Whether a claim may be so."""
    topic, *about = said.split(">")
    seats = eyes.town.seats
    who = [seats[int(x[1:])] for x in about if x.startswith("#")]
    if topic == "own-words":
        return {True, False}
    if topic == "evil":
        return eyes.seem(who[0], "evil")
    if topic == "is":
        return eyes.seem(who[0], about[0])
    if topic == "demon":
        return ways([eyes.seem(s, "demon") for s in who], any)
    if topic == "alike":
        return alike(eyes, who)
    if topic == "in-play":
        return ways([eyes.seem(s, about[0]) for s in eyes.town.people], any)
    if topic == "outsiders":
        return ways([eyes.seem(s, "outsider") for s in seats], lambda way: sum(way) == int(about[0]))
    ring = eyes.ring
    circle = zip(ring, ring[1:] + ring[:1], strict=True)
    pairs = [both(eyes.seem(x, "demon"), eyes.seem(y, "minion")) for a, b in circle for x, y in ((a, b), (b, a))]
    return ways(pairs, any)


def reading(eyes: Eyes, teller: Sitter, role: str, chosen: tuple[int, ...], said: Said) -> set[bool]:
    """Whether what was told may be so, and whether it may not."""
    town = eyes.town
    yes = said[0] == "yes"
    if role == "clockmaker":
        return distance(eyes, int(said[0]))
    if role == "dreamer":
        return ways([eyes.seem(town.seats[chosen[0]], one) for one in said], any)
    if role == "oracle":
        dead = [eyes.seem(s, "evil") for s in town.people if not s.alive]
        return ways(dead, lambda way: sum(way) == int(said[0]))
    if role == "flowergirl":
        return ways([eyes.seemed(then, "demon") for then in town.hands], lambda way: any(way) == yes)
    if role == "towncrier":
        return ways([eyes.seemed(then, "minion") for then in town.nominators], lambda way: any(way) == yes)
    if role == "juggler":
        hits = [eyes.seemed(then, named) for by, named, then in town.guesses if by == teller.no]
        return ways(hits, lambda way: sum(way) == int(said[0]))
    if role == "seamstress":
        return {so == yes for so in alike(eyes, [town.seats[n] for n in chosen])}
    if role == "sage":
        killer = town.killers[teller.no]
        two = [town.then(int(x[1:]))._replace(at=killer.at) for x in said[1:]]
        two = [killer if then.no == killer.no else then for then in two]
        free = [then for then in two if then.no == killer.no or town.seats[then.no].role == "recluse"]
        return ways([eyes.seemed(then, "demon") for then in free], any)
    if role == "grandmother":
        who = town.seats[int(said[1][1:])]
        return both(eyes.seem(who, "good"), eyes.seem(who, said[0]))
    if role == "chambermaid":
        return {sum(acts(town, n) for n in chosen) == int(said[0])}
    if role == "artist":
        asked, moment = town.asked[teller.no]
        so_then = claim(Memory(town, moment, eyes.plainly), asked)
        return {so == yes for so in so_then} if said != ("unknown",) else {True, False}
    one, other = (claim(eyes, x) for x in said) if len(said) == 2 else ({True, False}, {True, False})
    return {a != b for a in one for b in other}


def acts(town: Town, no: int) -> bool:
    """Whether somebody has woken for their own ability, or is a Mathematician, and will: a jinx."""
    s = town.seats[no]
    kept = any(r.name == "keeps-ability" and (r.by < 0 or town.works(town.seats[r.by], r.of)) for r in s.reminders)
    return no in town.acted or ("mathematician" in s.wakes_as and (s.lives or kept))


def is_a_statement(town: Town, role: str, said: Said) -> bool:
    """Whether this character may be told such a thing at all."""
    n = len(town.seats)
    if role == "dreamer":
        return len(said) == 2 and said[0] in GOOD and said[1] in {*KIND} - GOOD and {*said} <= {*town.script}
    if role == "sage":
        return len(said) == 3 and said[0] == "demon" and said[1] != said[2]
    if role == "grandmother":
        return len(said) == 2 and said[0] in GOOD and said[0] in town.script and said[1].startswith("#")
    if role == "savant":
        return said == ("own-words",) or (len(said) == 2 and said[0] < said[1])
    most = {
        "clockmaker": n // 2,
        "oracle": n,
        "juggler": 10 if any(s.role == "barista" for s in town.people) else 5,
        "chambermaid": 2,
    }.get(role, -1)
    if most >= 0:
        least = 1 if role == "clockmaker" else 0
        return len(said) == 1 and said[0].isdigit() and least <= int(said[0]) <= most
    return said in {("yes",), ("no",)} or (role == "artist" and said == ("unknown",))


READ = frozenset(
    {
        *("clockmaker", "dreamer", "oracle", "flowergirl", "towncrier", "juggler", "seamstress", "sage", "artist"),
        *("savant", "grandmother", "chambermaid"),
    }
)
"""Whose statements are read here."""
