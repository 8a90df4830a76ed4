"""A plain Shadow Hunters bot: of all answers it takes the one that is worth most to it.

It knows what its view tells and nothing else. Whom it believes the others to be is `reads`, what it wants `wishes` and
`tempers`, what cards and areas promise `prospects`; here is what answers are worth. What it has never been asked it
answers as the clock would.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from duskbell.bots.bot import Saying
from duskbell.bots.shadow_hunters import prospects
from duskbell.bots.shadow_hunters.prospects import HIDING
from duskbell.bots.shadow_hunters.reads import Reads
from duskbell.bots.shadow_hunters.tempers import wishes_of
from duskbell.bots.shadow_hunters.wishes import D4, D6, SUMS, Wishes
from duskbell.games.shadow_hunters.cards.hermit import DOES, NOTHING, HermitCard
from duskbell.games.shadow_hunters.characters.hunters import Emi, Thrower
from duskbell.games.shadow_hunters.characters.neutrals import FEAST_COST, HEAL
from duskbell.games.shadow_hunters.equipment import EQUIPMENT, owner
from duskbell.games.shadow_hunters.packs import CARDS
from duskbell.games.shadow_hunters.reveal import REVEAL
from duskbell.games.shadow_hunters.table import ATTACK, NEUTRAL, Player, ShadowTable
from duskbell.games.shadow_hunters.where import ANYWHERE, SIGNS
from duskbell.kernel import PASS, SILENCE, Ask, View

Worth = Callable[[Wishes, str, tuple[Any, ...]], float]
"""What an answer is worth to who wants this, and what the question is about."""
PATIENCE = 0.2
"""What a power that can be used only once should win."""
DOOMED = 4
"""So near to death nobody waits for a better moment."""
THIRSTY = 2
"""With so much damage the Vampire shows its face, to drink."""
PEACE = 0.02
"""What an attack should win a Neutral: it makes enemies."""
WAITING = -0.04
"""What not to attack costs a Hunter or Shadow: a side that waits loses more than by a blow at the wrong one."""
FACE = 0.07
"""What it is worth to who could strike back that nobody knows it: more than to hide at other times."""
BLUFFS = 0.25
"""How often it keeps still though a blow would be worth that: so its silence says little."""
SPARED = 0.15
"""What it is worth to the Unknown not to be found out by a Hermit card."""
MASK = Emi()
"""As whom it answers."""


class PlainShadowBot:
    """One seat's player. It keeps what it has concluded from its view's log, and would conclude it again."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.reads: Reads | None = None

    def __call__(self, view: View[ShadowTable], ask: Ask[Any]) -> str:
        if ask.key in OFFERS:
            return ask.options[0] if OFFERS[ask.key](self, view) else SILENCE
        worth = WORTH.get(ask.key)
        if worth is None:
            return ask.default
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.key == COUNTER and self.bluffs(view.me):
            return PASS
        wishes = self.wishes(view)
        return max(ask.options, key=lambda answer: (worth(wishes, answer, ask.about), self.rng.random()))

    def speak(self, view: View[ShadowTable], channels: tuple[str, ...]) -> list[Saying]:
        return []

    def wishes(self, view: View[ShadowTable]) -> Wishes:
        """What it wants, as things stand."""
        if self.reads is None or not self.reads.fits(view.table):
            self.reads = Reads(view.table, view.me.no)
        return wishes_of(view, self.reads.odds())

    def bluffs(self, me: Player) -> bool:
        """Whether it does not strike back, so that others may think it cannot; not when little is left to lose."""
        return not me.revealed and me.role.hp - me.damage > DOOMED and self.rng.random() < BLUFFS

    def reveals(self, view: View[ShadowTable]) -> bool:
        """The Vampire does, hurt and about to attack: it drinks only with its face up."""
        t, me = view.table, view.me
        if "has_hurt" not in me.role.skills or t.turn != me.no or t.stage != ATTACK or me.damage < THIRSTY:
            return False
        wishes = self.wishes(view)
        return wishes.onslaught(me.at) > peace(wishes)

    def heals(self, view: View[ShadowTable]) -> bool:
        """Allie does before the next blow can be the last."""
        me: Player = view.me
        left: int = me.role.hp - me.damage
        return left <= DOOMED


COUNTER = "shadow_hunters.counter"
OFFERS = {REVEAL: PlainShadowBot.reveals, HEAL: PlainShadowBot.heals}


# -- the own turn ------------------------------------------------------------------------------------------------------


def seat(w: Wishes, token: str) -> Player:
    """The seat that a token names."""
    who: Player = w.table.by_token[token]
    return who


def hidden(w: Wishes) -> float:
    """What it costs to reveal."""
    return 0.0 if w.me.revealed else HIDING


def there(w: Wishes, area: str, about: tuple[Any, ...] = ()) -> float:
    """To go to an area."""
    return prospects.place(w, w.table.areas.index(area))


def move(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To roll is worth what the places are to which the dice may lead; a power comes before, not instead."""
    if answer in SIGNS:
        return there(w, answer) - hidden(w)
    rolled = 0.0
    if isinstance(w.mine, Emi) and w.me.at >= 0:
        places = {area: there(w, area) for n, area in enumerate(w.table.areas) if n != w.me.at}
        odds = {area: sum([SUMS[n] for n in SIGNS[area]]) for area in places}
        odds[max(places, key=lambda area: places[area])] += SUMS[ANYWHERE]
        rolled = sum([p * places[area] for area, p in odds.items()]) / sum(odds.values())
    if answer == "roll":
        return rolled
    if not isinstance(w.mine, Thrower):
        return -PATIENCE
    patience = 0.0 if w.mine.hp - w.me.damage <= DOOMED else PATIENCE
    return rolled - patience + max([power(w, s.token) for s in w.others])


def power(w: Wishes, answer: str, about: tuple[Any, ...] = ()) -> float:
    """Lightning or demolition on somebody."""
    if answer == PASS:
        return 0.0
    six = isinstance(w.mine, Thrower) and w.mine.sides == 6
    return w.throw(seat(w, answer), D6 if six else D4) - hidden(w)


def area(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To do what the area offers, or not."""
    return prospects.area(w, about[0]) if answer == "yes" else 0.0


def gate(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To draw from this deck."""
    return prospects.deck(w, answer)


def woods(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To heal, or to hurt."""
    return prospects.woods(w, answer)


def woods_target(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To heal or hurt this one."""
    return prospects.in_the_woods(w, about[0], seat(w, answer))


def steal(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To take this card from its owner."""
    return w.take(owner(w.table, answer), answer)


def on_somebody(use: Callable[[Wishes, Player], float]) -> Worth:
    """To use a card on somebody."""
    return lambda w, answer, about: use(w, seat(w, answer))


def banana_card(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To part with this card."""
    return -w.gear(answer)


def banana_to(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To give the card to this one."""
    return -w.loss(seat(w, answer), about[0])


# -- attacks -----------------------------------------------------------------------------------------------------------


def peace(w: Wishes) -> float:
    """Not to attack."""
    return PEACE if w.mine.team == NEUTRAL else WAITING


def attack(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To attack this one, all, or nobody."""
    if answer == PASS:
        return peace(w)
    return w.onslaught(w.me.at) if answer == "all" else w.attack(seat(w, answer))


def rob(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """A card instead of the damage; whom the damage kills loses one as well."""
    who = w.table.seats[about[0]]
    if answer != PASS:
        return w.take(who, answer) - hidden(w)
    return w.gain(who, about[1]) + w.dies(who, about[1]) * max([w.gear(c) for c in who.equipment])


def counter(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To strike back, or not."""
    if answer == PASS:
        return 0.0
    return w.attack(w.table.seats[about[0]]) - (0.0 if w.me.revealed else FACE)


def feast(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """Once more, for two damage to oneself."""
    if not answer.startswith("#"):
        return 0.0
    cost = w.gain(w.me, FEAST_COST) if w.me.damage + FEAST_COST < w.mine.hp else -9.0
    return w.attack(seat(w, answer)) + cost - hidden(w)


def loot(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To take this card of the dead."""
    return w.gear(answer)


# -- answers to cards --------------------------------------------------------------------------------------------------


def hermit_give(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To hand the Hermit card to this one."""
    return prospects.hermit(w, seat(w, answer), about[0])


def hermit_answer(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """To do what the card says, by damage or by the card that is missed least; who can lie answers as the one would for
    whom it wants to be taken, unless that hurts too much.
    """
    card = CARDS[about[0]]
    assert isinstance(card, HermitCard)
    mask = SPARED if card.meant(MASK) == (answer != NOTHING) else 0.0
    if answer in EQUIPMENT:
        return mask - w.gear(answer) - w.loss(w.table.seats[about[1]], answer)
    return mask + (w.gain(w.me, prospects.points(card, w.me)) if answer == DOES else 0.0)


def reveal_for(w: Wishes, answer: str, about: tuple[Any, ...]) -> float:
    """The spear, which was reckoned with when the attack was chosen, or to be healed."""
    if answer == PASS:
        return HIDING
    return 1.0 if about[0] == "spear_of_longinus" else w.gain(w.me, -w.me.damage)


WORTH: dict[str, Worth] = {
    "shadow_hunters.move": move,
    "shadow_hunters.where": there,
    "shadow_hunters.power": power,
    "shadow_hunters.area": area,
    "shadow_hunters.gate": gate,
    "shadow_hunters.woods": woods,
    "shadow_hunters.woods-target": woods_target,
    "shadow_hunters.altar": steal,
    "shadow_hunters.goblin": steal,
    "shadow_hunters.spider": on_somebody(prospects.spider),
    "shadow_hunters.bat": on_somebody(prospects.bat),
    "shadow_hunters.doll": on_somebody(prospects.doll),
    "shadow_hunters.blessing": on_somebody(prospects.blessing),
    "shadow_hunters.first-aid": on_somebody(prospects.aid),
    "shadow_hunters.banana-card": banana_card,
    "shadow_hunters.banana-to": banana_to,
    "shadow_hunters.attack": attack,
    "shadow_hunters.rob": rob,
    COUNTER: counter,
    "shadow_hunters.feast": feast,
    "shadow_hunters.loot": loot,
    "shadow_hunters.hermit-give": hermit_give,
    "shadow_hunters.hermit-answer": hermit_answer,
    "shadow_hunters.reveal-for": reveal_for,
}
