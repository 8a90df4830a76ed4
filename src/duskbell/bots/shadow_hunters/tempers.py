"""What characters want: whose death is welcome to them, and what else they go by. Who is not named here wants what its
side wants, or as a Neutral to live.

Each is a kind of `Wishes`; `wishes_of` makes those of whoever looks.
"""

from __future__ import annotations

from duskbell.bots.shadow_hunters.deal import Odds
from duskbell.bots.shadow_hunters.wishes import WITHOUT_NAME, Wishes
from duskbell.games.shadow_hunters.packs import TEAMS
from duskbell.games.shadow_hunters.table import NEUTRAL, SHADOW, Player, ShadowTable
from duskbell.kernel import View

BOBS_CARD = 0.6
"""What a card is worth to Bob, who wins by the fifth."""


class OfASide(Wishes):
    """A Hunter wants the Shadows dead and the Hunters alive, a Shadow the other way round. Daniel must not die first;
    afterwards he is with the Hunters.
    """

    def their_deaths(self) -> list[float]:
        t, mine = self.table, TEAMS.index(self.mine.team)
        theirs, shadow = mine ^ 1, self.mine.team == SHADOW
        wants = {theirs: 1.5 if self.left[theirs] < 1.5 else 1.0, mine: -1.5 if self.left[mine] < 1.5 else -1.0}
        printed = 0.4 if shadow and t.options.neutral_deaths else 0.0
        neutrals = {
            "allie": printed,
            "bob": printed + 0.2,
            "charles": printed + (0.5 if t.dead else 0.1),
            "daniel": -1.2 if not t.dead else printed + (0.3 if shadow else -0.4),
        }
        return [
            neutrals.get(c.id, printed + WITHOUT_NAME) if c.team == NEUTRAL else wants[team]
            for c, team in zip(self.cast.characters, self.cast.team, strict=True)
        ]

    def own_death(self) -> float:
        return -1.6 if self.left[TEAMS.index(self.mine.team)] < 1.5 else -1.1


class Drinks(OfASide):
    """The Vampire recovers by what it deals with its face up."""

    def dealt(self, who: Player, worth: float, amount: int, *, attack: bool) -> float:
        drinks = self.me.revealed and (attack or self.table.options.suck_blood == "any")
        return worth + self.gain(self.me, -2) if drinks else worth


class WantsAnEnd(Wishes):
    """Allie: whatever ends the game."""

    def their_deaths(self) -> list[float]:
        ending, first = min((0, 1), key=self.rest), not self.table.dead
        return [
            0.5 if team == ending or (c.id == "daniel" and first) else 0.0
            for c, team in zip(self.cast.characters, self.cast.team, strict=True)
        ]

    def rivals(self, who: Player) -> float:
        return 0.0


class Collects(Wishes):
    """Bob: cards."""

    def gear(self, card: str) -> float:
        return BOBS_CARD

    def dealt(self, who: Player, worth: float, amount: int, *, attack: bool) -> float:
        if who.equipment and amount >= 2 and (attack or self.table.options.robbery == "any"):
            return max(self.gain(who, amount), max([self.take(who, card) for card in who.equipment]))
        return worth


class Counts(Wishes):
    """Charles: two deaths that end nothing, and then a kill."""

    def their_deaths(self) -> list[float]:
        t = self.table
        if t.dead + 1 >= t.options.feast_deaths:
            return [3.0] * len(self.cast.characters)
        last = [self.left[team] < 1.5 for team in range(2)]
        return [
            -1.0 if (c.id == "daniel" and not t.dead) or (team < 2 and last[team]) else 0.5
            for c, team in zip(self.cast.characters, self.cast.team, strict=True)
        ]


class WantsToDie(Wishes):
    """Daniel: his own death while nobody is dead, then the Shadows'."""

    def their_deaths(self) -> list[float]:
        first = not self.table.dead
        return [-0.5 if first else (-0.3, 1.0, 0.0)[team] for team in self.cast.team]

    def own_death(self) -> float:
        return -2.0 if self.table.dead else 1.5

    def roused(self) -> float:
        return 0.0 if self.table.dead else 0.3


TEMPERS: dict[str, type[Wishes]] = {
    "allie": WantsAnEnd, "bob": Collects, "charles": Counts, "daniel": WantsToDie, "vampire": Drinks,
}  # fmt: skip


def wishes_of(view: View[ShadowTable], odds: Odds) -> Wishes:
    """What the viewer wants now by their character, believing `odds`."""
    who = view.me.role
    return TEMPERS.get(who.id, Wishes if who.team == NEUTRAL else OfASide)(view, odds)
