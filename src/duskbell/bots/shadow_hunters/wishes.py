"""What one seat wants: how much better off it is when somebody is hurt, healed, attacked or robbed.

Everything is measured by how welcome somebody's death is: 1 is an enemy's. To be hurt is part of dying. What a
character wants that others do not is in `tempers`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from duskbell.bots.shadow_hunters.deal import Cast, Odds, cast_of
from duskbell.games.shadow_hunters.equipment import EQUIPMENT, HANDGUN, MACHINE_GUN, MASAMUNE, SPEAR
from duskbell.games.shadow_hunters.table import HUNTER, TRACK, Player, ShadowTable
from duskbell.kernel import View

Dice = dict[int, float]
BOTH: Dice = {n: k / 24 for n, k in Counter([abs(a - b) for a in range(1, 5) for b in range(1, 7)]).items()}
D4: Dice = dict.fromkeys(range(1, 5), 1 / 4)
D6: Dice = dict.fromkeys(range(1, 7), 1 / 6)
"""How likely each number of points is."""
SUMS = Counter([a + b for a in range(1, 5) for b in range(1, 7)])
"""In how many of 24 ways both dice come to so much."""
LAST = 0.3
"""How much of a death comes with the last point only."""
GEAR = {
    "spear_of_longinus": 0.03, "holy_robe": 0.08, "silver_rosary": 0.03, "fortune_brooch": 0.02, "talisman": 0.05,
    "mystic_compass": 0.07, "rusted_broad_axe": 0.15, "butcher_knife": 0.15, "chainsaw": 0.15, "masamune": 0.15,
    "machine_gun": 0.08, "handgun": 0.05,
}  # fmt: skip
"""What equipment is worth to its owner."""
NEW_GEAR = 0.05
"""The same of what one has never seen."""
HUNTERS_SPEAR = 0.25
WITHOUT_NAME = 0.1
"""How welcome the death of a Neutral is of whom nothing is known."""


@lru_cache(32)
def dying(cast: Cast) -> tuple[tuple[float, ...], ...]:
    """For each amount of damage: how much of each character's death it is."""
    return tuple(
        [
            tuple([1.0 if damage >= c.hp else (1.0 - LAST) * damage / c.hp for c in cast.characters])
            for damage in range(TRACK + 3)
        ]
    )


class Wishes:
    """What the viewer wants now, believing `odds`: as a Neutral of whom nothing is known, to live."""

    def __init__(self, view: View[ShadowTable], odds: Odds) -> None:
        self.table = view.table
        self.me: Player = view.me
        self.mine = self.me.role
        self.cast = cast_of(self.table)
        self.dying = dying(self.cast)
        self.odds = odds
        self.others: list[Player] = self.table.others(self.me)
        self.sides = [self.cast.sides(row) for row in odds]
        self.left = [sum([self.sides[s.no][team] for s in self.table.seats if s.alive]) for team in range(3)]
        """How many of each side live, as far as one knows."""
        self._harms: dict[tuple[int, int], float] = {}
        self.deaths = self.their_deaths()
        """How welcome each character's death is, by number."""
        self.deaths[self.cast.place[self.mine.id]] = self.own_death()

    # -- what characters differ in -------------------------------------------------------------------------------------

    def their_deaths(self) -> list[float]:
        """How welcome each character's death is, by number; one's own place does not count."""
        first = not self.table.dead
        return self.cast.each(lambda c: -1.0 if c.id == "daniel" and first else WITHOUT_NAME)

    def own_death(self) -> float:
        """How welcome one's own death is."""
        return -2.0

    def gear(self, card: str) -> float:
        """What a card is worth to oneself."""
        spear = card == SPEAR.id and self.mine.team == HUNTER
        return HUNTERS_SPEAR if spear else GEAR.get(card, NEW_GEAR)

    def rivals(self, who: Player) -> float:
        """What it is worth that somebody who may win by cards loses one."""
        return 0.2 * max(0, len(who.equipment) - 2) * self.having(who, "robs")

    def dealt(self, who: Player, worth: float, amount: int, *, attack: bool) -> float:
        """What it is worth to deal damage oneself that is worth so much to others."""
        return worth

    def roused(self) -> float:
        """What it is worth to be struck back at."""
        return 0.0

    # -- what one believes ---------------------------------------------------------------------------------------------

    def rest(self, team: int) -> float:
        """How many hit points a side has left, as far as one knows."""
        return sum(
            [
                p * (c.hp - s.damage)
                for s in self.table.seats
                if s.alive
                for side, c, p in zip(self.cast.team, self.cast.characters, self.odds[s.no], strict=True)
                if side == team
            ]
        )

    def having(self, who: Player, skill: str) -> float:
        """How likely somebody has a skill."""
        row = self.odds[who.no]
        return sum([row[n] for n in self.cast.having(skill)])

    # -- damage --------------------------------------------------------------------------------------------------------

    def gain(self, who: Player, amount: int) -> float:
        """What so much damage to somebody is worth; below zero it is healing."""
        return self._harm(who, who.damage + amount) - self._harm(who, who.damage)

    def gain_among(self, who: Player, amount: int, meant: Sequence[bool]) -> float:
        """The same where only some characters, by number, are hurt or healed."""
        after, now = self.dying[max(0, who.damage + amount)], self.dying[who.damage]
        rows = zip(self.odds[who.no], self.deaths, meant, after, now, strict=True)
        return sum([p * want * (a - b) for p, want, hits, a, b in rows if hits])

    def _harm(self, who: Player, damage: int) -> float:
        """What it is worth that somebody has so much damage."""
        damage = max(0, min(TRACK, damage))
        found = self._harms.get((who.no, damage))
        if found is None:
            rows = zip(self.odds[who.no], self.deaths, self.dying[damage], strict=True)
            found = self._harms[who.no, damage] = sum([p * want * part for p, want, part in rows])
        return found

    def blow(self, who: Player, amount: int, *, attack: bool = False) -> float:
        """What it is worth to deal so much damage oneself: who kills loots, and some have more of it."""
        if amount <= 0:
            return 0.0
        worth = self.gain(who, amount)
        if who.equipment:
            worth += self.dies(who, amount) * max([self.gear(card) for card in who.equipment])
        return self.dealt(who, worth, amount, attack=attack)

    def dies(self, who: Player, amount: int) -> float:
        """How likely so much damage kills."""
        after = who.damage + amount
        return sum([p for p, c in zip(self.odds[who.no], self.cast.characters, strict=True) if after >= c.hp])

    def throw(self, who: Player, dice: Dice) -> float:
        """What it is worth to deal the points of a die."""
        return sum([p * self.blow(who, n) for n, p in dice.items()])

    # -- attacks -------------------------------------------------------------------------------------------------------

    def near(self, place: int) -> list[Player]:
        """Whom one could attack from a place."""
        far = HANDGUN.id in self.me.equipment
        return [s for s in self.others if s.at >= 0 and (s.at >> 1 == place >> 1) is not far]

    def attack(self, who: Player) -> float:
        """What an attack is worth, as one's own equipment and the other's makes it."""
        mine = self.me.equipment
        worth = self.having(who, "strikes_back") * self.gain(self.me, 2) + self.roused()
        if who.guarded:
            return worth
        adds = sum([EQUIPMENT[c].adds for c in mine]) - sum([EQUIPMENT[c].softens for c in who.equipment])
        if SPEAR.id in mine and self.mine.team == HUNTER:
            adds += SPEAR.hunters_bonus
        dice = D4 if MASAMUNE.id in mine else BOTH
        return worth + sum([p * self.blow(who, n + adds, attack=True) for n, p in dice.items() if n])

    def onslaught(self, place: int) -> float:
        """What attacking from a place is worth: nobody if that is better, unless one must; all with the machine gun."""
        near = [self.attack(s) for s in self.near(place)]
        if not near:
            return 0.0
        best = sum(near) if MACHINE_GUN.id in self.me.equipment else max(near)
        return best if MASAMUNE.id in self.me.equipment else max(0.0, best)

    # -- equipment -----------------------------------------------------------------------------------------------------

    def take(self, who: Player, card: str) -> float:
        """What it is worth that a card goes from somebody to oneself."""
        return self.gear(card) + self.loss(who, card)

    def loss(self, who: Player, card: str) -> float:
        """What it is worth that somebody loses a card: welcome at enemies, and at a Bob who is about to win."""
        hostile = sum([p * w for p, w in zip(self.odds[who.no], self.deaths, strict=True)])
        return GEAR.get(card, NEW_GEAR) * hostile + self.rivals(who)
