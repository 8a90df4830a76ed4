"""What may be told in Trouble Brewing, worked out by trying every way in which everybody may seem."""

from __future__ import annotations

from itertools import product

from duskbell.testing.audit.town import KIND, MINIONS, OUTSIDERS, TOWNSFOLK, Sitter, Town


def fault(town: Town, teller: Sitter, role: str, chosen: tuple[int, ...], said: tuple[str, ...]) -> str:
    """Why this could not be told to somebody who has that ability; "" when it could."""
    if not town.sober(teller, role):
        return "" if _is_a_statement(town, role, said) else f"the {role} was told {said}, which is no statement of it"
    if said in _lawful(town, teller, role, chosen, said):
        return ""
    return f"a healthy {role} in seat {teller.no} was told {said}, which nobody's seeming makes true"


def _is_a_statement(town: Town, role: str, said: tuple[str, ...]) -> bool:
    told = {"washerwoman": TOWNSFOLK, "librarian": OUTSIDERS, "investigator": MINIONS}
    if role in told:
        return said == ("none",) if len(said) == 1 else said[0] in told[role]
    if role in ("undertaker", "ravenkeeper"):
        return said[0] in KIND
    if role == "fortuneteller":
        return said[0] in ("yes", "no")
    return said[0].isdigit() and int(said[0]) <= (2 if role == "empath" else len(town.seats))


def _lawful(
    town: Town, teller: Sitter, role: str, chosen: tuple[int, ...], said: tuple[str, ...]
) -> set[tuple[str, ...]]:
    """All that may be told; of pairs only whether this one is among it."""
    seats = town.seats
    if role in ("washerwoman", "librarian", "investigator"):
        if said == ("none",):
            ways = [town.kinds(s) - {"outsider"} for s in seats]
            return {said} if role == "librarian" and all(ways) else set()
        shown, *two = said
        fits = any(shown in town.faces(seats[int(t[1:])]) for t in two)
        return {said} if fits and _is_a_statement(town, role, said) else set()
    if role == "chef":
        pairs = [(town.sides(a), town.sides(b)) for a, b in zip(seats, seats[1:] + seats[:1], strict=True)]
        least = sum(a == b == {"evil"} for a, b in pairs)
        return {(str(n),) for n in range(least, sum("evil" in a & b for a, b in pairs) + 1)}
    if role == "empath":
        ways = [town.sides(s) for s in town.neighbours(teller)]
        return {(str(way.count("evil")),) for way in product(*ways)}
    if role == "fortuneteller":
        herring = any(name == "red-herring" and by == teller.no for n in chosen for name, by, _ in seats[n].reminders)
        seem = [{kind == "demon" for kind in town.kinds(seats[n])} for n in chosen]
        return {("yes" if herring or any(way) else "no",) for way in product(*seem)}
    looked_at = chosen[0] if role == "ravenkeeper" else town.buried
    return {(face,) for face in town.faces(seats[looked_at])}
