"""What may be told in Clocktower, worked out by trying every way in which everybody may seem."""

from __future__ import annotations

from itertools import product

from duskbell.testing.audit.clocktower.cast import KIND, MINIONS, OUTSIDERS, TOWNSFOLK
from duskbell.testing.audit.clocktower.readings import READ, Eyes, claim, is_a_statement, reading, ways
from duskbell.testing.audit.clocktower.town import Sitter, Town

Said = tuple[str, ...]
PAIRED = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDERS, "investigator": MINIONS}
"""Who is told one of two players, and which characters."""


def fault(town: Town, teller: Sitter, role: str, chosen: tuple[int, ...], said: Said, wrong: range) -> str:
    """Why this could not be told to somebody who has that ability; "" when it could. `wrong`: how many others'
    abilities may be said to have failed since dawn.
    """
    if (
        town.is_served(teller)
        and town.works(teller, role)
        and not plainly_true(town, teller, role, chosen, said, wrong)
    ):
        return f"the {role} in seat {teller.no} was told {said}, and should hear only what is so"
    if not _is_a_statement(town, role, said):
        return f"the {role} was told {said}, which is no statement of it"
    ways = may_be(town, teller, role, chosen, said, wrong)
    if role == "savant" and must_be_false(town, teller, role):
        lies = said == ("own-words",) or all(False in claim(Eyes(town), one) for one in said)
        return "" if lies else f"the savant was told {said}, of which one is so, though all must be false"
    if must_be_false(town, teller, role):
        return "" if False in ways else f"the {role} was told {said}, which is so, though all must be false"
    if town.works(teller, role) and True not in ways and not _alone(town, teller, role, said):
        return f"a healthy {role} in seat {teller.no} was told {said}, which nobody's seeming makes true"
    return ""


def must_be_false(town: Town, teller: Sitter, role: str) -> bool:
    """Whether a Vortox falsifies this: not what somebody hears who is sober whatever there is, or safe from Demons."""
    spared = (town.is_served(teller) and town.works(teller, role)) or town.is_safe(teller)
    return role in TOWNSFOLK and role in teller.has and bool(town.sober("vortox")) and not spared


def _alone(town: Town, teller: Sitter, role: str, said: Said) -> bool:
    """Whether nobody else may seem what is looked for, and who looks is shown itself. To whom a Barista serves, all
    seem what they are.
    """
    wanted, plainly = PAIRED.get(role, frozenset()), town.is_served(teller)
    others = [{s.role} if plainly else town.faces(s) for s in town.seats if s is not teller]
    return said[0] == role and not any(wanted & faces for faces in others) and f"#{teller.no}" in said


def _is_a_statement(town: Town, role: str, said: Said) -> bool:
    if role in READ:
        return is_a_statement(town, role, said)
    if role in PAIRED:
        if said == ("none",):
            return role == "librarian"
        return len(said) == 3 and said[1] != said[2] and said[0] in PAIRED[role] & {*town.script}
    if len(said) != 1:
        return False
    if role == "beggar":
        return said[0] in ("good", "evil")
    if role in ("undertaker", "ravenkeeper", "harlot"):
        return said[0] in town.script or said[0] in [s.role for s in town.people]
    if role == "fortuneteller":
        return said[0] in ("yes", "no")
    most = {"empath": 2, "mathematician": len(town.seats) - 1}.get(role, len(town.seats))
    return role in ("chef", "empath", "mathematician") and said[0].isdigit() and int(said[0]) <= most


def may_be(town: Town, teller: Sitter, role: str, chosen: tuple[int, ...], said: Said, wrong: range) -> set[bool]:
    """Whether a statement is so in some way of seeming, and not so in some."""
    if role in READ:
        return reading(Eyes(town), teller, role, chosen, said)
    if role in PAIRED:
        return _pair(town, teller, role, said)
    if role == "mathematician":
        return {n == int(said[0]) for n in wrong}
    if role == "chef":
        return {n == int(said[0]) for n in _pairs(town)}
    if role == "empath":
        ways = [town.sides(s) for s in town.neighbours(teller)]
        return {way.count("evil") == int(said[0]) for way in product(*ways)}
    if role == "fortuneteller":
        herring = _herring(town, teller, role, chosen) and not must_be_false(town, teller, role)
        seem = [{kind == "demon" for kind in town.kinds(town.seats[n])} for n in chosen]
        return {(herring or any(way)) == (said[0] == "yes") for way in product(*seem)}
    if role == "beggar":
        return {side == said[0] for side in town.sides(town.seats[chosen[0]])}
    return _seen(Eyes(town), role, chosen, said[0])


def _herring(town: Town, teller: Sitter, role: str, chosen: tuple[int, ...]) -> bool:
    """Whether one of these is the red herring: not to whom a Barista serves, who hears nothing that is not so."""
    served = town.is_served(teller) and town.works(teller, role)
    return not served and any(town.seats[n].lies("red-herring", teller.no, role) for n in chosen)


def _seen(eyes: Eyes, role: str, chosen: tuple[int, ...], what: str) -> set[bool]:
    """Whether who is looked at may seem this character, or one of those who died by execution when they did."""
    town = eyes.town
    looked_at = town.all_buried if role == "undertaker" else [town.then(chosen[0])]
    return ways([eyes.seemed(then, what) for then in looked_at], any)


def _pair(town: Town, teller: Sitter, role: str, said: Said) -> set[bool]:
    if said == ("none",):
        ways = [{kind == "outsider" for kind in town.kinds(s)} for s in town.seats]
        return {not any(way) for way in product(*[sorted(w) for w in ways])}
    two = [town.seats[int(t[1:])] for t in said[1:]]
    if teller in two:
        return {False}
    ways = [{face == said[0] for face in town.faces(s)} for s in two]
    return {any(way) for way in product(*ways)}


def _pairs(town: Town) -> range:
    """How many pairs of neighbours may seem evil: each is looked at anew."""
    seats = town.ring
    ways = [(town.sides(a), town.sides(b)) for a, b in zip(seats, seats[1:] + seats[:1], strict=True)]
    return range(sum(a == b == {"evil"} for a, b in ways), sum("evil" in a & b for a, b in ways) + 1)


def plainly_true(town: Town, teller: Sitter, role: str, chosen: tuple[int, ...], said: Said, wrong: range) -> bool:
    """Whether a statement is so where everybody seems what they are."""
    seats, first = town.seats, said[0]
    if role in READ:
        return True in reading(Eyes(town, plainly=True), teller, role, chosen, said)
    if role in PAIRED:
        if said == ("none",):
            return all(KIND[s.role] != "outsider" for s in seats)
        return any(seats[int(t[1:])].role == first for t in said[1:])
    if role == "mathematician":
        return int(first) == wrong[0]
    evil = {s.no for s in seats if s.team == "evil" or town.sides(s) == {"evil"}}
    if role == "chef":
        ring = [s.no for s in town.ring]
        circle = list(zip(ring, ring[1:] + ring[:1], strict=True))
        return sum({a, b} <= evil for a, b in circle) == int(first)
    if role == "empath":
        return sum(s.no in evil for s in town.neighbours(teller)) == int(first)
    if role == "fortuneteller":
        yes = any(KIND[seats[n].role] == "demon" for n in chosen) or _herring(town, teller, role, chosen)
        return yes == (first == "yes")
    if role == "beggar":
        return (chosen[0] in evil) == (first == "evil")
    return True in _seen(Eyes(town, plainly=True), role, chosen, first)
