"""What an auditor of Clocktower keeps of a table: nothing but what the log has told, in terms of its own."""

from __future__ import annotations

from dataclasses import dataclass, field

TOWNSFOLK = frozenset(
    {
        *("washerwoman", "librarian", "investigator", "chef", "empath", "fortuneteller", "undertaker"),
        *("monk", "ravenkeeper", "virgin", "slayer", "soldier", "mayor"),
    }
)
OUTSIDERS = frozenset({"butler", "drunk", "recluse", "saint"})
MINIONS = frozenset({"poisoner", "spy", "scarletwoman", "baron"})
DEMONS = frozenset({"imp"})
KIND = {
    **dict.fromkeys(TOWNSFOLK, "townsfolk"),
    **dict.fromkeys(OUTSIDERS, "outsider"),
    **dict.fromkeys(MINIONS, "minion"),
    **dict.fromkeys(DEMONS, "demon"),
}
COUNTS = {5: 300, 6: 310, 7: 500, 8: 510, 9: 520, 10: 700, 11: 710, 12: 720, 13: 900, 14: 910, 15: 920}
"""Townsfolk, Outsiders as digits; the rest but one are Minions."""


@dataclass
class Sitter:
    """One seat: what it is, on which side, what it takes itself for, and the reminders that lie there."""

    no: int
    role: str = ""
    team: str = ""
    belief: str = ""
    alive: bool = True
    ghost_vote: bool = True
    reminders: list[tuple[str, int, str]] = field(default_factory=list)
    nominated_as_this: int = 0


@dataclass
class Town:
    """All seats, and how far the day has come."""

    seats: list[Sitter]
    phase: str = ""
    day: int = 0
    executed: int = -1
    buried: int = -1
    nominations: list[tuple[int, int]] = field(default_factory=list)
    up: list[int] = field(default_factory=list)
    pointed: list[int] = field(default_factory=list)
    block: int = -1
    most: int = 0

    @property
    def living(self) -> list[Sitter]:
        return [s for s in self.seats if s.alive]

    def poisoned(self, s: Sitter) -> bool:
        """A reminder of poison counts while a living Poisoner, whom nobody else poisons, has laid it."""
        for name, by, _ in s.reminders:
            if name == "poisoned":
                if by < 0:
                    return True
                source = self.seats[by]
                by_hand = any(n == "poisoned" and b < 0 for n, b, _ in source.reminders)
                if source.role == "poisoner" and source.alive and not by_hand:
                    return True
        return any(name == "drunk" for name, _, _ in s.reminders)

    def sober(self, s: Sitter, role: str) -> bool:
        """Whether this seat has this ability, and it does what it says."""
        lasting = role in ("recluse", "spy", "ravenkeeper")
        return s.role == role and (s.alive or lasting) and not self.poisoned(s)

    def neighbours(self, s: Sitter) -> list[Sitter]:
        """The nearest living on either side."""
        n = len(self.seats)
        found: dict[int, Sitter] = {}
        for step in (1, -1):
            for i in range(1, n):
                other = self.seats[(s.no + step * i) % n]
                if other.alive:
                    found[other.no] = other
                    break
        return list(found.values())

    # -- how somebody may seem: the truth first

    def sides(self, s: Sitter) -> set[str]:
        if s.role == "recluse" and self.sober(s, "recluse"):
            return {s.team, "evil"}
        if s.role == "spy" and self.sober(s, "spy"):
            return {s.team, "good"}
        return {s.team}

    def faces(self, s: Sitter) -> set[str]:
        if s.role == "recluse" and self.sober(s, "recluse"):
            return {s.role} | MINIONS | DEMONS
        if s.role == "spy" and self.sober(s, "spy"):
            return {s.role} | TOWNSFOLK | OUTSIDERS
        return {s.role}

    def kinds(self, s: Sitter) -> set[str]:
        return {KIND[face] for face in self.faces(s)}
