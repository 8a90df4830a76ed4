"""Hermit cards (隐士卡): given to another player, who follows them if they are meant, and honestly, but for one."""

from __future__ import annotations

from duskbell.games.shadow_hunters.asking import reply
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.equipment import hand_over
from duskbell.games.shadow_hunters.events import Answered, CharacterShown
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.table import HERMIT, HUNTER, NEUTRAL, SHADOW, Player, ShadowTable

DOES, NOTHING = "do", "nothing"


class HermitCard(Card):
    """A bet on who the receiver is. `teams`: of whom it is true; `bet`: whether it is one, so that one can lie;
    `gives`: whether the receiver may hand over a piece of equipment instead.
    """

    deck = HERMIT
    teams: frozenset[str] = frozenset()
    bet = True
    gives = False

    def meant(self, who: Character) -> bool:
        """Whether the bet is won."""
        return who.team in self.teams

    def ways(self, me: Player) -> tuple[str, ...]:
        """In which ways its receiver can do what it says."""
        return (DOES, *me.equipment) if self.gives else (DOES,)

    def harm(self, damage: int) -> int:
        """What it does to somebody with so much damage: some more, or less than nothing where it heals."""
        return 0

    async def answer(self, t: ShadowTable, giver: Player, me: Player) -> None:
        """Everybody is asked, and asked once: so neither a pause nor a second question tells which card it is, or who
        answers. All but those who deceive have only true answers.
        """
        mine = me.role
        meant = self.meant(mine)
        options = self.ways(me) if meant else (NOTHING,)
        if mine.deceives(me, t, self.bet):
            options += (NOTHING,) if meant else self.ways(me)
        said = await reply(
            t, me, "shadow_hunters.hermit-answer", options, (self.id, giver.no), hides_extra_options=True
        )
        does = said != NOTHING
        t.emit(Answered(me.no, does), public=True)
        if does:
            await self.follow(t, giver, me, said)

    async def follow(self, t: ShadowTable, giver: Player, me: Player, way: str) -> None:
        """What the receiver does."""
        if way != DOES:
            hand_over(t, way, giver, HERMIT)
        elif (much := self.harm(me.damage)) < 0:
            heal(t, me, -much, HERMIT)
        else:
            await hurt(t, Blow(((me, much),), giver, HERMIT))


class HermitPrediction(HermitCard):
    """预言: shows the giver who one is. It is no bet, so there is nothing to lie about."""

    teams = frozenset({HUNTER, SHADOW, NEUTRAL})
    bet = False

    async def follow(self, t: ShadowTable, giver: Player, me: Player, way: str) -> None:
        t.emit(CharacterShown(me.no, giver.no, me.role.id), giver, me)


class Toll(HermitCard):
    """Take one, or give a piece of equipment. Who has none takes one."""

    count = 2
    gives = True

    def harm(self, damage: int) -> int:
        return 1


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

    def harm(self, damage: int) -> int:
        return -1 if damage else 1


class HermitNurturance(Cure):
    """教养."""

    teams = frozenset({NEUTRAL})


class HermitHuddle(Cure):
    """召集."""

    teams = frozenset({SHADOW})


class HermitAid(Cure):
    """治疗."""

    teams = frozenset({HUNTER})


class Pain(HermitCard):
    """Take `amount`."""

    amount: int = 1

    def harm(self, damage: int) -> int:
        return self.amount


class HermitSpell(Pain):
    """咒语."""

    teams = frozenset({SHADOW})


class HermitExorcism(Pain):
    """驱魔."""

    teams = frozenset({SHADOW})
    amount = 2


class HermitSlap(Pain):
    """镇压."""

    teams = frozenset({HUNTER})
    count = 2


class HermitBully(Pain):
    """恐吓: of eleven hit points or fewer."""

    def meant(self, who: Character) -> bool:
        return who.hp <= 11


class HermitToughLesson(Pain):
    """教训: of twelve hit points or more."""

    amount = 2

    def meant(self, who: Character) -> bool:
        return who.hp >= 12


HERMIT_CARDS: tuple[HermitCard, ...] = (
    HermitPrediction(), HermitBlackmail(), HermitGreed(), HermitAnger(), HermitNurturance(), HermitHuddle(),
    HermitAid(), HermitSpell(), HermitExorcism(), HermitSlap(), HermitBully(), HermitToughLesson(),
)  # fmt: skip
