"""A made-up expansion: a character for every hook of the game and a card of each kind, added from outside.

Nothing of the game knows of them. Some want what a character of the text wants already, so that two may be asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from duskbell.games.shadow_hunters import Pack, add, remove
from duskbell.games.shadow_hunters.asking import pick
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.card import OneTime
from duskbell.games.shadow_hunters.cards.hermit import DOES, HermitCard
from duskbell.games.shadow_hunters.character import Batch, Hunter, Neutral, Shadow
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.dice import D6
from duskbell.games.shadow_hunters.equipment import Equipment, Points, hand_over
from duskbell.games.shadow_hunters.events import Moved, Took, Used
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import BLACK, NEUTRAL, NOWHERE, WHITE, Player, ShadowTable
from duskbell.kernel import NOBODY, PASS, Ask


class Acrobat(Hunter):
    """Before moving: leaps across the board instead of rolling, or first takes heart and asks whom to hurt by it."""

    hp = 11
    sweet = True

    def before_move(self, me: Player, t: ShadowTable) -> tuple[str, ...]:
        leap = () if me.at == NOWHERE else ("leap",)
        return (*leap, *(() if me.used else ("dare",)))

    async def begin(self, me: Player, t: ShadowTable, answer: str) -> bool:
        if answer == "leap":
            show(t, me)
            t.emit(Used(me.no, self.id), public=True)
            t.emit(Moved(me.no, t.areas[(me.at + 3) % 6], "teleport"), public=True)
            return True
        who = await pick(t, me, "carnival.dare", t.tokens(me), public=False, hides_extra_options=True)
        show(t, me)
        t.emit(Used(me.no, self.id, who.no, once=True), public=True)
        await hurt(t, Blow(((who, 1),), me, self.id))
        return False


class Pickpocket(Neutral):
    """Robs by any attack, of which one point is enough. Wins with three cards."""

    hp = 9
    sizes = (5, 6, 7)
    collects = True
    reason = "carnival.pickpocket"

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive and len(me.equipment) >= 3

    def robs(self, me: Player, t: ShadowTable, blow: Blow, who: Player, amount: int) -> tuple[str, ...]:
        return who.equipment if blow.attack and who is not me else ()

    def rob(self, me: Player, t: ShadowTable, who: Player, answer: str) -> None:
        show(t, me)
        t.emit(Used(me.no, self.id, who.no), public=True)
        t.emit(Took(me.no, who.no, answer, self.id), public=True)


class Mosquito(Shadow):
    """Recovers one whenever it has hurt anybody."""

    hp = 12
    monster = True

    def has_hurt(self, me: Player, t: ShadowTable, blow: Blow) -> None:
        heal(t, me, 1, self.id)


class Widow(Neutral):
    """Reveals and recovers two when others die, and never else. Wins if she lives."""

    hp = 10
    reveals = False

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive

    def others_died(self, me: Player, t: ShadowTable) -> None:
        show(t, me, forced=True)
        heal(t, me, 2, self.id)


class Porcupine(Shadow):
    """Pricks who has attacked it for one."""

    hp = 13

    def strikes_back(self, me: Player, t: ShadowTable, attacker: Player) -> tuple[str, ...]:
        return ("prick",)

    async def strike_back(self, me: Player, t: ShadowTable, attacker: Player, answer: str) -> None:
        show(t, me)
        t.emit(Used(me.no, self.id, attacker.no), public=True)
        await hurt(t, Blow(((attacker, 1),), me, self.id))


class Juggler(Hunter):
    """Once, after an attack, throws a club at all of its targets."""

    hp = 12

    def after_attack(self, me: Player, t: ShadowTable, targets: Sequence[Player]) -> tuple[str, ...]:
        return () if me.used else ("club",)

    async def go_on(self, me: Player, t: ShadowTable, answer: Any) -> None:
        show(t, me)
        t.emit(Used(me.no, self.id, NOBODY, once=True), public=True)
        await hurt(t, Blow(tuple([(s, 1) for s in t.others(me)]), me, self.id))


class Clown(Hunter):
    """May answer Hermit cards falsely, but those that are no bet."""

    hp = 10

    def deceives(self, me: Player, t: ShadowTable, bet: bool) -> bool:
        return bet


class Healer(Neutral):
    """Once, at any time, heals everybody by one. Wins if nobody is dead when the game ends, and lives."""

    hp = 8

    def wins(self, me: Player, t: ShadowTable, batch: Batch) -> bool:
        return me.alive and not batch.before

    def standing_offers(self, me: Player, t: ShadowTable) -> tuple[Ask[Any], ...]:
        return () if me.used else (Ask(me.no, "carnival.balm", ("balm",)),)

    def take_offer(self, me: Player, t: ShadowTable, offer: Ask[Any], value: Any) -> None:
        t.emit(Used(me.no, self.id, once=True), public=True)
        for s in t.living:
            heal(t, s, 1, self.id)


class Fireworks(OneTime):
    """Its drawer chooses between hurting everybody and nobody."""

    deck = WHITE

    async def use(self, t: ShadowTable, me: Player) -> None:
        if await pick(t, me, "carnival.fireworks", ("light", "keep")) == "light":
            await hurt(t, Blow(tuple([(s, 1) for s in t.others(me)]), me, self.id))


class Whip(Equipment):
    """Attacks that hit deal two more."""

    deck = BLACK
    adds = 2


class Stilts(Equipment):
    """Its owner may attack whoever is on the board."""

    deck = BLACK

    def reach(self, t: ShadowTable, me: Player, near: list[Player]) -> list[Player]:
        return [s for s in t.others(me) if s.at != NOWHERE]


class Lasso(Equipment):
    """Its owner may attack only the first in range."""

    deck = BLACK

    def aims(self, options: tuple[str, ...]) -> tuple[str, ...]:
        return (options[0], *[o for o in options[1:] if not o.startswith("#")])


class Hammer(Equipment):
    """Attacks are rolled with the d6 alone, less two."""

    deck = BLACK

    async def roll(self) -> Points:
        points = int(await D6)
        return 0, points, max(0, points - 2)


class Drum(Equipment):
    """Who is revealed deals one more; it may be beaten once in an attack."""

    deck = WHITE

    async def more(self, t: ShadowTable, me: Player) -> int:
        return int(me.revealed and await pick(t, me, "carnival.drum", ("beat", PASS)) == "beat")


class Unicycle(Equipment):
    """Rolls twice to move; takes two off an attack; and what the dead had, its owner takes all of it."""

    deck = WHITE
    twice = True
    softens = 2
    takes_all = True


class HermitTicket(HermitCard):
    """A Neutral pays with a card or recovers two."""

    teams = frozenset({NEUTRAL})

    def ways(self, me: Player) -> tuple[str, ...]:
        return (DOES, *me.equipment)

    async def follow(self, t: ShadowTable, giver: Player, me: Player, way: str) -> None:
        if way == DOES:
            heal(t, me, 2, "hermit")
        else:
            hand_over(t, way, giver, "hermit")


CARNIVAL = Pack(
    "carnival",
    (Acrobat(), Pickpocket(), Mosquito(), Widow(), Porcupine(), Juggler(), Clown(), Healer()),
    (Fireworks(), Whip(), Stilts(), Lasso(), Hammer(), Drum(), Unicycle(), HermitTicket()),
)


@contextmanager
def in_the_box(pack: Pack) -> Iterator[None]:
    """An expansion, as long as a test needs it."""
    add(pack)
    try:
        yield
    finally:
        remove(pack)
