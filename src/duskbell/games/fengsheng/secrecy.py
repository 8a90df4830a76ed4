"""What twins of a table of 风声 may differ in: where hidden cards go, and what tells of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from duskbell.games.fengsheng.card import COERCE, ORDER
from duskbell.games.fengsheng.events import (
    Accepted,
    Announced,
    Arranged,
    CardUsed,
    CharacterReplaced,
    CharactersOffered,
    CharacterTaken,
    Declared,
    Flipped,
    IdentityGiven,
    IdentitySeen,
    IdentityTaken,
    Looked,
    Moved,
    Paired,
    Probed,
    Received,
    Replaced,
    Shown,
    SkillUsed,
    TurnedUp,
    Usurped,
)
from duskbell.games.fengsheng.setup import CHARACTERS, CUT, DEAL, FIRST_HAND, MISSION_CARDS, POSSIBLE
from duskbell.games.fengsheng.skills.ext2.answers import DarkWay, Gamble, SweepOn
from duskbell.games.fengsheng.skills.ext2.deeds import Verdict
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.games.fengsheng.turn import ACCEPT
from duskbell.games.fengsheng.verbs import RESHUFFLE, STEAL
from duskbell.kernel import CHANCE, HIDDEN, Ask, Event
from duskbell.kernel.dealing import Dealt
from duskbell.kernel.game import ANYBODY, MIDDLE
from duskbell.kernel.log import latest

TELLING = (SweepOn.id, DarkWay.id, Verdict.id)
"""Skills by which all see something of a card that lies hidden: a hand card of some colour must be placed if there is
one, an intel comes to the hand if it would fill a colour.
"""


def twin(players: int, ask: Ask[Any]) -> tuple[int, ...]:
    """Where hidden cards go. Identities go round from the first seat; of characters each seat gets some; the deck is
    drawn from by whoever begins.
    """
    n = len(ask.options)
    if ask.to != CHANCE:
        return ()
    if ask.key == MISSION_CARDS:
        return (MIDDLE,) * POSSIBLE.get(players, n)
    if ask.key == DEAL:
        return _and_middle(range(players), n)
    if ask.key == CHARACTERS:
        (each,) = ask.about
        return _and_middle([s for s in range(players) for _ in range(each)], n)
    if ask.key == CUT:
        (first,) = ask.about
        return _and_middle([(first + s) % players for s in range(players) for _ in range(FIRST_HAND)], n)
    return (MIDDLE,) * n if ask.key == RESHUFFLE else (MIDDLE,) if ask.key == STEAL else ()


def _and_middle(seats: Collection[int], n: int) -> tuple[int, ...]:
    return (*seats, *[MIDDLE] * (n - len(seats)))


def reveals(t: FengshengTable, what: Event | Ask[Any], seat: int) -> Collection[int | str]:
    """A face tells whoever sees it, a Probe of an identity and of itself, and so does who declares victory; who looks
    at an identity sees it. Whose hand is looked at for a Coerce or an Order has no card that was asked for. Who must
    place a card and does not has none. Who was lured had to accept, or could not: that is seen.
    """
    if isinstance(what, Probed | Declared | Usurped):
        return ANYBODY
    if isinstance(what, Accepted):
        return (ACCEPT,)
    if isinstance(what, SkillUsed):
        return ANYBODY if what.skill in TELLING else ()
    if isinstance(what, Announced):
        used = next(latest(t, SkillUsed), None)
        return ANYBODY if used is not None and used.skill == Gamble.id else ()
    if isinstance(what, IdentityGiven | IdentitySeen | IdentityTaken):
        return (what.seat, str(what.role)) if what.role is not HIDDEN else ()
    if isinstance(what, Dealt):
        return (str(what.role),) if what.seat == seat else ()
    if isinstance(what, Moved | TurnedUp | Received | Replaced | CardUsed):
        return () if what.card is HIDDEN else (f"c{what.card}",)
    if isinstance(what, Shown):
        return [f"c{card}" for card in what.cards]
    if isinstance(what, Looked | Arranged):
        if what.cards is not HIDDEN:
            return [f"c{card}" for card in what.cards]
        card = next(latest(t, CardUsed), None)
        return ANYBODY if card is not None and card.name in (COERCE, ORDER) else ()
    if isinstance(what, CharactersOffered):
        return () if what.characters is HIDDEN else what.characters
    if isinstance(what, CharacterReplaced | CharacterTaken | Paired | Flipped):
        return () if what.character is HIDDEN else (what.character,)
    return ()
