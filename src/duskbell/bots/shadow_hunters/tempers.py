"""What characters want: whose death is welcome to them, and what else they go by. Who is not named here wants what its
side wants, or as a Neutral to live.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.packs import TEAMS
from duskbell.games.shadow_hunters.table import NEUTRAL, SHADOW, Player

if TYPE_CHECKING:
    from duskbell.bots.shadow_hunters.wishes import Wishes

BOBS_CARD = 0.6
"""What a card is worth to Bob, who wins by the fifth."""
WITHOUT_NAME = 0.1
"""How welcome the death of a Neutral is of whom nothing is known."""


class Temper:
    """What a character wants. `roused`: what it is worth to be struck back at."""

    def deaths(self, w: Wishes) -> list[float]:
        """How welcome each character's death is, by number."""
        first = not w.table.dead
        return w.cast.each(lambda c: -1.0 if c.id == "daniel" and first else WITHOUT_NAME)

    def own_death(self, w: Wishes) -> float:
        """How welcome one's own death is."""
        return -2.0

    def gear(self, w: Wishes, worth: float) -> float:
        """What a card is worth to it that is worth so much to others."""
        return worth

    def rivals(self, w: Wishes, who: Player) -> float:
        """What it is worth that somebody who may win by cards loses one."""
        return 0.2 * max(0, len(who.equipment) - 2) * w.having(who, "robs")

    def blow(self, w: Wishes, who: Player, worth: float, amount: int, *, attack: bool) -> float:
        """What it is worth to deal damage that is worth so much to others."""
        return worth

    def roused(self, w: Wishes) -> float:
        return 0.0


class OfASide(Temper):
    """A Hunter wants the Shadows dead and the Hunters alive, a Shadow the other way round. Daniel must not die first;
    afterwards he is with the Hunters.
    """

    def deaths(self, w: Wishes) -> list[float]:
        t, mine = w.table, TEAMS.index(w.mine.team)
        theirs, shadow = mine ^ 1, w.mine.team == SHADOW
        wants = {theirs: 1.5 if w.left[theirs] < 1.5 else 1.0, mine: -1.5 if w.left[mine] < 1.5 else -1.0}
        printed = 0.4 if shadow and t.options.neutral_deaths else 0.0
        neutrals = {
            "allie": printed,
            "bob": printed + 0.2,
            "charles": printed + (0.5 if t.dead else 0.1),
            "daniel": -1.2 if not t.dead else printed + (0.3 if shadow else -0.4),
        }
        return [
            neutrals.get(c.id, printed + WITHOUT_NAME) if c.team == NEUTRAL else wants[team]
            for c, team in zip(w.cast.characters, w.cast.team, strict=True)
        ]

    def own_death(self, w: Wishes) -> float:
        return -1.6 if w.left[TEAMS.index(w.mine.team)] < 1.5 else -1.1


class Drinks(OfASide):
    """The Vampire recovers by what it deals with its face up."""

    def blow(self, w: Wishes, who: Player, worth: float, amount: int, *, attack: bool) -> float:
        drinks = w.me.revealed and (attack or w.table.options.suck_blood == "any")
        return worth + w.gain(w.me, -2) if drinks else worth


class WantsAnEnd(Temper):
    """Allie: whatever ends the game."""

    def deaths(self, w: Wishes) -> list[float]:
        ending, first = min((0, 1), key=w.rest), not w.table.dead
        return [
            0.5 if team == ending or (c.id == "daniel" and first) else 0.0
            for c, team in zip(w.cast.characters, w.cast.team, strict=True)
        ]

    def rivals(self, w: Wishes, who: Player) -> float:
        return 0.0


class Collects(Temper):
    """Bob: cards."""

    def gear(self, w: Wishes, worth: float) -> float:
        return BOBS_CARD

    def blow(self, w: Wishes, who: Player, worth: float, amount: int, *, attack: bool) -> float:
        if who.equipment and amount >= 2 and (attack or w.table.options.robbery == "any"):
            return max(w.gain(who, amount), max([w.take(who, card) for card in who.equipment]))
        return worth


class Counts(Temper):
    """Charles: two deaths that end nothing, and then a kill."""

    def deaths(self, w: Wishes) -> list[float]:
        t = w.table
        if t.dead + 1 >= t.options.feast_deaths:
            return [3.0] * len(w.cast.characters)
        last = [w.left[team] < 1.5 for team in range(2)]
        return [
            -1.0 if (c.id == "daniel" and not t.dead) or (team < 2 and last[team]) else 0.5
            for c, team in zip(w.cast.characters, w.cast.team, strict=True)
        ]


class WantsToDie(Temper):
    """Daniel: his own death while nobody is dead, then the Shadows'."""

    def deaths(self, w: Wishes) -> list[float]:
        first = not w.table.dead
        return [-0.5 if first else (-0.3, 1.0, 0.0)[team] for team in w.cast.team]

    def own_death(self, w: Wishes) -> float:
        return -2.0 if w.table.dead else 1.5

    def roused(self, w: Wishes) -> float:
        return 0.0 if w.table.dead else 0.3


ALONE, OF_A_SIDE = Temper(), OfASide()
TEMPERS: dict[str, Temper] = {
    "allie": WantsAnEnd(), "bob": Collects(), "charles": Counts(), "daniel": WantsToDie(), "vampire": Drinks(),
}  # fmt: skip


def temper(who: Character) -> Temper:
    """What a character goes by."""
    return TEMPERS.get(who.id, ALONE if who.team == NEUTRAL else OF_A_SIDE)
