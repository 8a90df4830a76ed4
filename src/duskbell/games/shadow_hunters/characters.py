"""The ten characters (特殊技能): what everybody must know of them, and when they have won. What they do is where it
happens: in damage, attack, reveal, turn and the Hermit cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW, Player, ShadowTable
from duskbell.kernel import NOBODY, Role, registry


class Batch(NamedTuple):
    """Who died at once, whose kill it was, and how many had died before."""

    fallen: tuple[int, ...] = ()
    killer: int = NOBODY
    before: int = 0


NO_DEATHS = Batch()


class Character(Role):
    """A character. `hp`: the damage that kills it. `die`: what it rolls, once, at the start of a turn. `reason`: why
    the game is over when it has won; "" when its winning ends nothing.
    """

    hp: ClassVar[int]
    die: ClassVar[int] = 0
    reason: ClassVar[str] = ""

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        """Whether its condition holds now, just after `batch`."""
        return False


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


class Emi(Hunter):
    """传送: may move to the next area instead of rolling."""

    hp = 10


class Franklin(Hunter):
    """闪电: once, at the start of a turn, deals a player a d6 of damage."""

    hp = 12
    die = 6


class George(Hunter):
    """摧毁: once, at the start of a turn, deals a player a d4 of damage."""

    hp = 14
    die = 4


class Unknown(Shadow):
    """欺诈: may answer a Hermit card as it likes."""

    hp = 11


class Vampire(Shadow):
    """吸血: recovers two when it hurts somebody."""

    hp = 13


class Werewolf(Shadow):
    """反击: may attack who has attacked it."""

    hp = 14


class Allie(Character):
    """母爱: once, recovers everything. Wins with whoever wins, if she lives."""

    team = NEUTRAL
    hp = 8

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive


class Bob(Character):
    """盗取: takes equipment instead of dealing two damage or more. Wins with five pieces of it."""

    team = NEUTRAL
    hp = 10
    reason = "shadow_hunters.bob"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive and len(me.equipment) >= 5


class Charles(Character):
    """血腥的盛宴: pays two to attack once more. Wins by causing the third death or a later one."""

    team = NEUTRAL
    hp = 11
    reason = "shadow_hunters.charles"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive and batch.killer == me.no and t.dead >= t.options.feast_deaths


class Daniel(Character):
    """呼啸: reveals when somebody else dies, and never else. Wins by dying first, or by outliving all Shadows."""

    team = NEUTRAL
    hp = 13
    reason = "shadow_hunters.daniel"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return (me.no in batch.fallen and batch.before == 0) or (me.alive and all_dead(t, SHADOW))


ALLIE, BOB, CHARLES, DANIEL = Allie(), Bob(), Charles(), Daniel()
EMI, FRANKLIN, GEORGE = Emi(), Franklin(), George()
UNKNOWN, VAMPIRE, WEREWOLF = Unknown(), Vampire(), Werewolf()
ROLES = registry(ALLIE, BOB, CHARLES, DANIEL, EMI, FRANKLIN, GEORGE, UNKNOWN, VAMPIRE, WEREWOLF)

CAST = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
"""角色卡分配规定: Hunters, Shadows and Neutrals by the number of players."""


@lru_cache
def piles(players: int) -> tuple[tuple[tuple[Character, ...], int], ...]:
    """The three piles of characters from which a table of so many is dealt, and how many of each. Bob is not among
    them at seven and eight.
    """
    neutrals = (ALLIE, BOB, CHARLES, DANIEL) if players < 7 else (ALLIE, CHARLES, DANIEL)
    return tuple(zip(((EMI, FRANKLIN, GEORGE), (UNKNOWN, VAMPIRE, WEREWOLF), neutrals), CAST[players], strict=True))


POOLS = {n: frozenset([c.id for pile, count in piles(n) for c in pile if count]) for n in CAST}
"""Who may be in play, by the number of players."""


def character(me: Player) -> Character:
    """A seat's character, which is known on the real table."""
    role: Any = me.role
    mine: Character = role
    return mine


def may_be(t: ShadowTable, me: Player, who: Character) -> bool:
    """Whether, by what lies face up, everybody must reckon that `me` is this character."""
    if me.revealed:
        return me.role is who
    return who.id not in t.known and who.id in POOLS[len(t.seats)]


def all_dead(t: ShadowTable, team: str) -> bool:
    """Whether nobody of a team is alive."""
    return team not in [s.team for s in t.seats if s.alive]
