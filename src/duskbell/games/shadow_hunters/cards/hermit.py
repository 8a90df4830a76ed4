"""Hermit cards (隐士卡): given to another player, who follows them if they are meant, and honestly, but for one."""

from __future__ import annotations

from duskbell.games.shadow_hunters.asking import reply
from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.characters import UNKNOWN, Character, character
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.equipment import hand_over
from duskbell.games.shadow_hunters.events import Answered, CharacterShown
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.table import HERMIT, HUNTER, NEUTRAL, SHADOW, Player, ShadowTable

DOES, NOTHING = "do", "nothing"


class HermitCard(Card):
    """A bet on who the receiver is. `teams`: of whom it is true."""

    deck = HERMIT
    teams: frozenset[str] = frozenset()

    def meant(self, who: Character) -> bool:
        """Whether the bet is won."""
        return who.team in self.teams

    def may_lie(self, t: ShadowTable, me: Player) -> bool:
        """欺诈: the Unknown does as it likes, revealed or not."""
        return me.role is UNKNOWN

    async def answer(self, t: ShadowTable, giver: Player, me: Player) -> None:
        """Everybody is asked, so that a pause tells nothing; all but the Unknown have one answer."""
        meant = self.meant(character(me))
        honest, lie = (DOES, NOTHING) if meant else (NOTHING, DOES)
        options = (honest, lie) if self.may_lie(t, me) else (honest,)
        does = await reply(t, me, "shadow_hunters.hermit-answer", options, (self.id, giver.no)) == DOES
        t.emit(Answered(me.no, does), public=True)
        if does:
            await self.follow(t, giver, me)

    async def follow(self, t: ShadowTable, giver: Player, me: Player) -> None:
        """What the receiver does."""


class HermitPrediction(HermitCard):
    """预言: shows the giver who one is. It is no bet, so there is nothing to lie about."""

    teams = frozenset({HUNTER, SHADOW, NEUTRAL})

    def may_lie(self, t: ShadowTable, me: Player) -> bool:
        return t.options.unknown_prediction and super().may_lie(t, me)

    async def follow(self, t: ShadowTable, giver: Player, me: Player) -> None:
        t.emit(CharacterShown(me.no, giver.no, character(me).id), giver, me)


class Toll(HermitCard):
    """Give a piece of equipment, or take one. Who has none takes one."""

    count = 2

    async def follow(self, t: ShadowTable, giver: Player, me: Player) -> None:
        key, about = "shadow_hunters.hermit-cost", (self.id, giver.no)
        if me.equipment and await reply(t, me, key, ("hurt", "give"), about, hides_extra_options=False) == "give":
            card = me.equipment[0]
            if len(me.equipment) > 1:
                card = await reply(t, me, "shadow_hunters.hermit-which", me.equipment, about, hides_extra_options=False)
            hand_over(t, card, giver, HERMIT)
        else:
            await hurt(t, [(me, 1)], giver, HERMIT)


class HermitBlackmail(Toll):
    """勒索."""

    teams = frozenset({NEUTRAL, HUNTER})


class HermitGreed(Toll):
    """贪婪."""

    teams = frozenset({NEUTRAL, SHADOW})


class HermitAnger(Toll):
    """怒火."""

    teams = frozenset({HUNTER, SHADOW})


class Cure(HermitCard):
    """Recover one; who is not hurt takes one instead."""

    async def follow(self, t: ShadowTable, giver: Player, me: Player) -> None:
        if me.damage:
            heal(t, me, 1, HERMIT)
        else:
            await hurt(t, [(me, 1)], giver, HERMIT)


class HermitNurturance(Cure):
    """教养."""

    teams = frozenset({NEUTRAL})


class HermitHuddle(Cure):
    """召集."""

    teams = frozenset({SHADOW})


class HermitAid(Cure):
    """治疗."""

    teams = frozenset({HUNTER})


class Blow(HermitCard):
    """Take `amount`."""

    amount: int = 1

    async def follow(self, t: ShadowTable, giver: Player, me: Player) -> None:
        await hurt(t, [(me, self.amount)], giver, HERMIT)


class HermitSpell(Blow):
    """咒语."""

    teams = frozenset({SHADOW})


class HermitExorcism(Blow):
    """驱魔."""

    teams = frozenset({SHADOW})
    amount = 2


class HermitSlap(Blow):
    """镇压."""

    teams = frozenset({HUNTER})
    count = 2


class HermitBully(Blow):
    """恐吓: of eleven hit points or fewer."""

    def meant(self, who: Character) -> bool:
        return who.hp <= 11


class HermitToughLesson(Blow):
    """教训: of twelve hit points or more."""

    amount = 2

    def meant(self, who: Character) -> bool:
        return who.hp >= 12


HERMIT_CARDS: tuple[HermitCard, ...] = (
    HermitPrediction(), HermitBlackmail(), HermitGreed(), HermitAnger(), HermitNurturance(), HermitHuddle(),
    HermitAid(), HermitSpell(), HermitExorcism(), HermitSlap(), HermitBully(), HermitToughLesson(),
)  # fmt: skip
