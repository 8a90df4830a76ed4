"""What a character is: facts, when it has won, and what it does when a stage of the game asks it.

A stage asks and names nobody; one class answers. Those of the text are in `characters/`, others come in packs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW, Player, ShadowTable
from duskbell.kernel import NOBODY, Ask, Role

SKILLS = (
    "before_move", "robs", "has_hurt", "others_died", "strikes_back", "after_attack", "deceives", "standing_offers",
)  # fmt: skip
"""What stages ask a character. Who answers one of these in its class has the skill."""
SIZES = range(4, 9)


class Batch(NamedTuple):
    """Who died at once, whose kill it was, and how many had died before."""

    fallen: tuple[int, ...] = ()
    killer: int = NOBODY
    before: int = 0


NO_DEATHS = Batch()


class Character(Role):
    """A character.

    Facts. `team`: its side. `hp`: the damage that kills it. `sizes`: the tables, by number of players, at which it may
    be dealt. `reason`: why the game is over when it has won; "" when its winning ends nothing. `reveals`: whether it
    may reveal of its own will. `sweet`: Chocolate is for it. `monster`: the Disenchant Mirror shows it. `collects`:
    it may have won by getting a card.

    Where an answer is a tuple it is what this character could choose now, the tokens beside the harmless one. It is
    also asked of characters that `me` only may be, to find out who must be asked for show: so it looks at nothing but
    what lies open.
    """

    hp: ClassVar[int]
    sizes: ClassVar[Sequence[int]] = SIZES
    reason: ClassVar[str] = ""
    reveals: ClassVar[bool] = True
    sweet: ClassVar[bool] = False
    monster: ClassVar[bool] = False
    collects: ClassVar[bool] = False
    skills: ClassVar[frozenset[str]] = frozenset()
    """Which of `SKILLS` it has."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.skills = frozenset([name for name in SKILLS if getattr(cls, name) is not getattr(Character, name)])

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        """Whether its condition holds now, just after `batch`."""
        return False

    def ending(self, t: ShadowTable) -> str:
        """Why the game is over when it has won, where there is more to say than `reason`."""
        return self.reason

    # -- the own turn --------------------------------------------------------------------------------------------------

    def before_move(self, me: Player, t: ShadowTable) -> tuple[str, ...]:
        """What it may do at the beginning of its turn, before rolling or instead of it."""
        return ()

    async def begin(self, me: Player, t: ShadowTable, answer: str) -> bool:
        """Do one of these. Return whether that was the move."""
        return False

    # -- blows ---------------------------------------------------------------------------------------------------------

    def robs(self, me: Player, t: ShadowTable, blow: Blow, who: Player, amount: int) -> tuple[str, ...]:
        """What it may take from one of those whom its blow is about to hurt, who then is not hurt."""
        return ()

    def rob(self, me: Player, t: ShadowTable, who: Player, answer: str) -> None:
        """Take it. Winners are looked for when the blow has fallen."""

    def has_hurt(self, me: Player, t: ShadowTable, blow: Blow) -> None:
        """A blow of its own has fallen; it lies face up and is not among the fallen."""

    def others_died(self, me: Player, t: ShadowTable) -> None:
        """It lives, and others have just died."""

    # -- attacks -------------------------------------------------------------------------------------------------------

    def strikes_back(self, me: Player, t: ShadowTable, attacker: Player) -> tuple[str, ...]:
        """What it may answer to an attack that it has outlived."""
        return ()

    async def strike_back(self, me: Player, t: ShadowTable, attacker: Player, answer: str) -> None:
        """Do it."""

    def after_attack(self, me: Player, t: ShadowTable, targets: Sequence[Player]) -> tuple[str, ...]:
        """What it may do after an attack of its own on these."""
        return ()

    async def go_on(self, me: Player, t: ShadowTable, answer: Any) -> None:
        """Do it; it is asked again afterwards."""

    # -- other ---------------------------------------------------------------------------------------------------------

    def deceives(self, me: Player, t: ShadowTable, bet: bool) -> bool:
        """Whether it may answer a Hermit card falsely. `bet`: whether the card is one, as all but Prediction are."""
        return False

    def standing_offers(self, me: Player, t: ShadowTable) -> tuple[Ask[Any], ...]:
        """What it may do at any time, beside revealing itself."""
        return ()

    def take_offer(self, me: Player, t: ShadowTable, offer: Ask[Any], value: Any) -> None:
        """Do one of these, by events and without asking anybody. It lies face up by then."""


class Hunter(Character):
    """猎人: all Shadows dead."""

    team = HUNTER
    reason = "shadow_hunters.shadows-dead"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return all_dead(t, SHADOW)


class Shadow(Character):
    """影子: all Hunters dead; as an option three Neutrals do, too."""

    team = SHADOW
    reason = "shadow_hunters.hunters-dead"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        if t.options.neutral_deaths and sum(s.team == NEUTRAL and not s.alive for s in t.seats) >= 3:
            return True
        return all_dead(t, HUNTER)

    def ending(self, t: ShadowTable) -> str:
        return self.reason if all_dead(t, HUNTER) else "shadow_hunters.neutrals-dead"


class Neutral(Character):
    """平民: each wins alone."""

    team = NEUTRAL


def all_dead(t: ShadowTable, team: str) -> bool:
    """Whether nobody of a team is alive."""
    return team not in [s.team for s in t.seats if s.alive]
