"""Scenes with Travellers: a town in which some come as what they choose, on the side that the scene says."""

from __future__ import annotations

from typing import Self

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.character import KINDS, TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.testing import Scene
from tests.rulebook.clocktower.town import ST, Town


class Travelling(Town):
    """`Travelling(Ann="chef", ..., Tom="thief", Una="evil:judge", Late="")`: who is a Traveller volunteers, and is good
    unless "evil:" is said; a seat without a character is an empty chair, and stands last. "lunatic:po" is a Lunatic who
    drew the Po.
    """

    def __init__(self, script: str = "tb", **cast: str) -> None:
        self.shown = 0
        sides = {name: role.partition(":")[0] for name, role in cast.items() if role.startswith("evil:")}
        cast = {name: role.removeprefix("evil:") for name, role in cast.items()}
        poses = [role.rpartition(":")[2] for role in cast.values() if ":" in role]
        drawn = [role.rpartition(":")[2] for role in cast.values()]
        cast = {name: role.partition(":")[0] for name, role in cast.items()}
        come = {n: role for n, role in cast.items() if role and CHARACTERS[role].kind == TRAVELLER}
        stay = [role for n, role in cast.items() if role and n not in come]
        drawn = [role for n, role in zip(cast, drawn, strict=True) if role and n not in come]
        late = sum(not role for role in cast.values())
        options = {**self.options_given, "script": script, "travellers": len(come) + late, "late": late}
        chance = {"clocktower.deal": [",".join(drawn)]}
        Scene.__init__(self, CLOCKTOWER, cast, chance=chance, options=options, moderator="ask")
        for name in self.names if come else ():
            ask = self.play.open.get(self.no(name))
            if cast[name] and ask is not None and ask.key == "clocktower.volunteer":  # until enough have come
                self.says(name, "yes" if name in come else "no", "clocktower.volunteer")
        for name, role in come.items():
            self.says(name, role, "clocktower.traveller")
        for kind in reversed(KINDS):
            if kind_of := [id for id in stay if CHARACTERS[id].kind == kind]:
                self.says(ST, ",".join(kind_of), f"clocktower.bag-{kind}")
        for role in poses:
            self.says(ST, role, "clocktower.disguise")
        for name in come:
            self.says(ST, sides.get(name, "good"), "clocktower.traveller-side")

    def takes(self, who: str, key: str, what: str) -> Self:
        """Somebody takes an offer."""
        return self.deed(who, key, what)

    def exiles(self, by: str, who: str, *up: str) -> Self:
        """Somebody calls for an exile, and these hands go up."""
        self.takes(by, "call-exile", who)
        if self.play.open.get(-2) is not None and self.play.open[-2].key == "clocktower.defence":
            self.st("go-on", "defence")
        while self.play.table.stage == "exile-count":
            (pointed,) = [n for n, ask in self.play.open.items() if ask.key == "clocktower.exile-vote"]
            self.play.answer(pointed, "up" if self._name(pointed) in up else "down")
        return self

    def offered(self, who: str) -> set[str]:
        """What somebody may do beside what is asked."""
        return {o.key.removeprefix("clocktower.") for o in self.offers(who)}

    def talking(self) -> Self:
        """Everybody talks: the next day has come."""
        return self.dawn()


def town(**more: str) -> Travelling:
    """Five of Trouble Brewing who do little, and whoever travels."""
    return Travelling(Sol="soldier", May="virgin", Sla="slayer", Sca="scarletwoman", Imp="imp", **more)
