"""What a skill is. Three kinds, as the rule has them (技能分类): passive, active, triggered; one small class each.

A skill is stateless. What it costs (`flips`, `limit`) is declared, and paid in one place; what it does is its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from duskbell.games.fengsheng.events import CharacterTaken, Flipped, Occasion, SkillUsed
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.kernel import Role

MAIN, SEND, ORDERED, TRANSIT, FIGHT, DYING = "main", "send", "ordered", "transit", "fight", "dying"
POINTS = (MAIN, SEND, ORDERED, TRANSIT, FIGHT, DYING)
"""Idle points (空闲时点) at which something may be done; `ORDERED`: where one must send because of an Order."""


class Play(NamedTuple):
    """The use of a card: by whom, as what, which card (None: it only counts as using one), at whom, which choice.
    `chooser`: who has made somebody else use it, and so knows the card.
    """

    by: Player
    name: str
    card: Any
    to: Player
    choice: str = ""
    chooser: Player | None = None


class Skill:
    """`flips`: the cost is to turn the character "up" (so it works face down only) or "down". `limit`: it can be used
    once in a "turn" or once in a "game"; "": as often as one likes.
    """

    id: ClassVar[str] = ""
    flips: ClassVar[str] = ""
    limit: ClassVar[str] = ""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.id = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __repr__(self) -> str:
        return self.id

    def live(self, me: Player) -> bool:
        """Whether it can be used at all: the right way up, not void, not used up."""
        if self.id in me.used or self.id in me.spent:
            return False
        if me.beside is not None and self in me.beside.skills:
            return not me.beside_void
        return not me.void and me.up is (self.flips != "up")

    # -- what a skill may say while it lies face up --------------------------------------------------------------------

    def draws(self, t: FengshengTable, me: Player) -> int:
        """Cards that its owner draws beside the three."""
        return 0

    def names(self, t: FengshengTable, me: Player, card: Any) -> tuple[str, ...]:
        """As what else its owner may use a hand card."""
        return ()

    def arrows(self, card: Any) -> tuple[str, ...]:
        """By which arrows its owner may send a card beside its own."""
        return ()

    def locks(self, card: Any) -> bool:
        """Whether its owner may lock somebody with a card that is printed without a lock."""
        return False

    def anchors(self) -> bool:
        """Whether what its owner has sent cannot be moved by a Mislead of others."""
        return False

    def wards(self, name: str) -> bool:
        """Whether cards of this name have no effect on its owner."""
        return False

    def declares(self, t: FengshengTable, me: Player, declared: list[Player]) -> list[Player]:
        """With whom its owner may declare victory when cards are counted, where these declare by them."""
        return []

    async def joins(self, t: FengshengTable, me: Player, declared: list[Player], won: list[Player]) -> list[Player]:
        """Who has won when these have declared and these win."""
        return won


def named(t: FengshengTable, way: str) -> list[Any]:
    """The cards, players and words that a way names, step by step."""
    return [t.by_token.get(step, step) for step in way.split(">")]


class Passive(Skill):
    """被动技能: holds as long as the character lies face up."""


class Active(Skill):
    """主动技能: may be used at the idle points `at`. `own`: in one's own turn only."""

    at: ClassVar[tuple[str, ...]] = ()
    own: ClassVar[bool] = False

    def able(self, t: FengshengTable, me: Player) -> bool:
        """Whether there is anything that it could do now, as its owner sees it."""
        return True

    def ways(self, t: FengshengTable, me: Player) -> Iterable[str]:
        """How it could be used now: what there is to choose before anything is seen is named with it, whole ("#3",
        "c17>#3"); "" where nothing is. There is none where it could do nothing.
        """
        return ("",)

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        """What it does, once its cost is paid. What counts as using a card is returned, to be settled after it."""
        return None


class Trigger(Skill):
    """触发类技能: answers to events when a node looks at them. `may`: its owner may let it be. `each`: it answers to
    every single event; otherwise once in a pass, however many there are.
    """

    on: ClassVar[tuple[type[Occasion], ...]] = ()
    may: ClassVar[bool] = True
    each: ClassVar[bool] = True

    def wakes(self, t: FengshengTable, me: Player, e: Any) -> bool:
        """Whether it answers to this event. It looks only at what lies open, for it is also asked of who may have it:
        whether its owner is asked must not depend on a hand or an identity.
        """
        return True

    def able(self, t: FengshengTable, me: Player, e: Any) -> bool:
        """Whether there is anything that it could do, as its owner sees it; if not, one can only pass."""
        return True

    def aim(self, e: Any) -> str:
        """What tells one event from another among those it answers to at once; "": nothing does."""
        return ""

    async def use(self, t: FengshengTable, me: Player, e: Any) -> None:
        """What it does, once its cost is paid."""


DERIVED: dict[str, Trigger] = {}
"""Triggers that a skill leaves behind for the turn: making their maker void does not touch them."""


class Derived(Trigger):
    """A trigger that is granted for the turn, by `Held` with its id."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        DERIVED[cls.id] = cls()


class Character(Role):
    """A character: facts and skills. `masked`: it begins face down (隐藏)."""

    def __init__(self, id: str, gender: str, masked: bool, *skills: Skill) -> None:
        self.id = id  # type: ignore[misc]
        self.gender, self.masked, self.skills = gender, masked, skills
        self.actives = tuple([s for s in skills if isinstance(s, Active)])
        self.triggers = tuple([s for s in skills if isinstance(s, Trigger)])
        self.turning = tuple([s for s in self.triggers if s.flips == "up"])
        self.at = {point: tuple([s for s in self.actives if point in s.at]) for point in POINTS}
        self.on = frozenset([kind for s in self.triggers for kind in s.on])
        self.renaming = tuple([s for s in skills if type(s).names is not Skill.names])
        self.declaring = tuple([s for s in skills if type(s).declares is not Skill.declares])


def skills(me: Player) -> tuple[Skill, ...]:
    """What holds for a player by the characters now."""
    held: tuple[Skill, ...] = () if me.void or not me.up else me.character.skills
    return held if me.beside is None or me.beside_void else held + me.beside.skills


def pay(t: FengshengTable, me: Player, skill: Skill, way: str = "") -> None:
    """The cost that a skill declares: it is used, in this way, and the character is turned."""
    aimed = tuple([s.no for s in named(t, way) if isinstance(s, Player)]) if way else ()
    t.emit(SkillUsed(me.no, skill.id, skill.limit, aimed), public=True)
    if skill.flips:
        flip(t, me, up=skill.flips == "up")


def flip(t: FengshengTable, me: Player, *, up: bool) -> None:
    """Turn a character up or down. Face down it has no gender, and its passive skills rest."""
    if me.up is not up:
        t.emit(Flipped(me.no, me.character.id, up), public=True)


def become(t: FengshengTable, me: Player, character: Character) -> None:
    """Somebody plays this character from now on, which lies face down if it begins so."""
    t.emit(CharacterTaken(me.no, character.id, not character.masked), me, public=not character.masked)
