"""What cards, decks and areas promise a seat, by what it wants."""

from __future__ import annotations

from functools import lru_cache

from duskbell.bots.shadow_hunters.deal import Cast
from duskbell.bots.shadow_hunters.reads import FULL_HEAL
from duskbell.bots.shadow_hunters.wishes import SUMS, Wishes
from duskbell.games.shadow_hunters.cards.hermit import Cure, HermitCard, HermitPrediction, Pain, Toll
from duskbell.games.shadow_hunters.equipment import EQUIPMENT, owned, owner
from duskbell.games.shadow_hunters.packs import CARDS, full_deck
from duskbell.games.shadow_hunters.table import BLACK, DECKS, HERMIT, NEUTRAL, WHITE, Player
from duskbell.games.shadow_hunters.where import SIGNS

KNOWING = 0.3
"""What it is worth to learn on which side somebody is of whom one knows nothing."""
ALOOF = 0.1
"""How much of that it is worth to Neutrals."""
HIDING = 0.02
"""What it is worth that one's character lies face down."""
PRIZES = {"concealed_knowledge": 0.3, "guardian_angel": 0.15}
"""What cards are worth that always bring the same."""
PILES = {"hermits_cabin": HERMIT, "church": WHITE, "cemetery": BLACK}
UNREAD = 0.05
"""What a card is worth that one has never seen."""


@lru_cache(1024)
def meant_for(cast: Cast, card: HermitCard) -> tuple[bool, ...]:
    """For whom a Hermit card is meant, by number."""
    return tuple([card.meant(c) for c in cast.characters])


# -- areas -------------------------------------------------------------------------------------------------------------


def place(w: Wishes, at: int) -> float:
    """What it is worth to go to a place on the board: what it offers, and whom one can attack from there."""
    return max(0.0, area(w, w.table.areas[at])) + w.onslaught(at)


def area(w: Wishes, name: str) -> float:
    """What an area's offer is worth."""
    if name == "weird_woods":
        return max([woods(w, what) for what in ("heal", "hurt")])
    if name == "erstwhile_altar":
        return theft(w)
    return deck(w, PILES[name]) if name in PILES else max([deck(w, d) for d in DECKS])


def woods(w: Wishes, what: str) -> float:
    """What it is worth to heal or to hurt whoever is best healed or hurt in the Weird Woods."""
    oneself = what == "heal" or w.table.options.woods_self
    return max([in_the_woods(w, what, s) for s in ((w.me, *w.others) if oneself else w.others)])


def in_the_woods(w: Wishes, what: str, who: Player) -> float:
    """What it is worth to heal or hurt somebody there."""
    if what == "heal":
        return w.gain(who, -1)
    if "fortune_brooch" in who.equipment:
        return 0.0
    return w.gain(who, 2) if who is w.me else w.blow(who, 2)


def theft(w: Wishes) -> float:
    """What it is worth to take any card."""
    return max([w.take(owner(w.table, card), card) for card in owned(w.table, w.me)], default=0.0)


# -- decks -------------------------------------------------------------------------------------------------------------


def deck(w: Wishes, name: str) -> float:
    """What a card of a deck is worth on average. What is left of two decks is known: their discards lie open."""
    t = w.table
    if name == HERMIT:
        return max([inquiry(w, s) for s in w.others])
    left = t.deck(name).left or t.deck(name).discards
    return sum([card(w, c) for c in left]) / len(left) if left else 0.0


def inquiry(w: Wishes, who: Player) -> float:
    """What it is worth to give somebody a Hermit card that is still to be drawn."""
    cards = full_deck(HERMIT, w.table.options.expansion)
    return sum([cards.count(name) * hermit(w, who, name) for name in dict.fromkeys(cards)]) / len(cards)


def hermit(w: Wishes, who: Player, name: str) -> float:
    """What it is worth to give somebody a Hermit card: what it does, and what one learns by the answer."""
    given = CARDS[name]
    assert isinstance(given, HermitCard)
    curious = KNOWING * (ALOOF if w.mine.team == NEUTRAL else 1.0)
    meant = meant_for(w.cast, given)
    if isinstance(given, HermitPrediction):
        return curious * (1.0 - max(w.sides[who.no]))
    chance = sum([p for p, hits in zip(w.odds[who.no], meant, strict=True) if hits])
    worth = curious * 2 * chance * (1.0 - chance)
    hurts = w.gain_among(who, points(given, who), meant)
    if isinstance(given, Toll) and who.equipment:
        return worth + 0.5 * (hurts + chance * min([w.take(who, c) for c in who.equipment]))
    return worth + hurts


def points(given: HermitCard, who: Player) -> int:
    """How much damage a Hermit card does to somebody for whom it is meant; below zero it heals."""
    if isinstance(given, Pain):
        return given.amount
    return -1 if isinstance(given, Cure) and who.damage else 1


def card(w: Wishes, name: str) -> float:
    """What it is worth to draw a white or a black card."""
    me = w.me
    if name in EQUIPMENT:
        return w.gear(name)
    if name in FULL_HEAL:
        return w.gain(me, -me.damage) if FULL_HEAL[name](w.mine) else 0.0
    if name == "holy_water":
        return w.gain(me, -2)
    if name == "moody_goblin":
        return theft(w)
    if name == "banana_peel":
        return -min([w.gear(c) for c in me.equipment]) if me.equipment else w.gain(me, 1)
    if name == "disenchant_mirror":
        return -HIDING if w.mine.monster and not me.revealed else 0.0
    if name == "flare_of_judgement":
        return sum([w.blow(s, 2) for s in w.others])
    if name == "dynamite":
        return sum([blown_up(w, s) for s in (me, *w.others) if s.at >= 0])
    if name in AIMED:
        return max([AIMED[name](w, s) for s in w.others])
    return first_aid(w) if name == "first_aid" else PRIZES.get(name, UNREAD)


def spider(w: Wishes, who: Player) -> float:
    """Two damage to somebody and to oneself, but for those with the talisman."""
    return bitten(w, who) + (0.0 if "talisman" in w.me.equipment else w.gain(w.me, 2))


def bat(w: Wishes, who: Player) -> float:
    """Two damage to somebody, and one less of one's own."""
    return bitten(w, who) + w.gain(w.me, -1)


def bitten(w: Wishes, who: Player) -> float:
    """Two damage to somebody, but for who has the talisman."""
    return 0.0 if "talisman" in who.equipment else w.blow(who, 2)


def doll(w: Wishes, who: Player) -> float:
    """Three damage to somebody, two times in three, else to oneself."""
    return (2 * w.blow(who, 3) + w.gain(w.me, 3)) / 3


def blown_up(w: Wishes, who: Player) -> float:
    """Three damage to somebody if the dice point at where that one stands."""
    ways = sum([SUMS[n] for n in SIGNS[w.table.areas[who.at]]])
    return 0.0 if "talisman" in who.equipment else w.gain(who, 3) * ways / SUMS.total()


def blessing(w: Wishes, who: Player) -> float:
    """Some three damage less for somebody."""
    return w.gain(who, -3)


def aid(w: Wishes, who: Player) -> float:
    """Seven damage for somebody, who may have had more or less."""
    return w.gain(who, 7 - who.damage)


def first_aid(w: Wishes) -> float:
    """The best use of First Aid."""
    return max([aid(w, s) for s in (w.me, *w.others)])


AIMED = {"bloodthirsty_spider": spider, "vampire_bat": bat, "spiritual_doll": doll, "blessing": blessing}
"""What it is worth to use these cards on somebody."""
