"""What somebody has seen for certain of others' characters: an answer to a Hermit card that they know, the mirror, and
damage that not everybody lives through.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from duskbell.games.shadow_hunters.cards.hermit import HermitCard
from duskbell.games.shadow_hunters.cards.white import DisenchantMirror
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.events import (
    Aided,
    Answered,
    Damaged,
    DamageSet,
    Died,
    Given,
    Healed,
    Nothing,
    TurnBegan,
)
from duskbell.games.shadow_hunters.packs import CARDS
from duskbell.games.shadow_hunters.table import TRACK, ShadowTable
from duskbell.kernel import HIDDEN, Event


def refuted(t: ShadowTable, events: Sequence[Event], cards: Collection[str]) -> Iterator[tuple[int, str]]:
    """Seats, and characters that they cannot have been dealt."""
    characters: list[Character] = [t.by_token[card] for card in cards]
    handed: object = HIDDEN
    damage = dict.fromkeys([s.no for s in t.seats], 0)

    def not_so(seat: int, so: Callable[[Character], bool]) -> Iterator[tuple[int, str]]:
        return ((seat, c.id) for c in characters if not so(c))

    for e in events:
        match e:
            case Given():
                handed = e.card
            case Answered(seat, does) if handed is not HIDDEN:
                card = CARDS[str(handed)]
                assert isinstance(card, HermitCard)
                yield from not_so(seat, _answers(card, does))
            case Nothing(seat, cause) if isinstance(CARDS.get(cause), DisenchantMirror):
                yield from not_so(seat, lambda c: not c.monster)
            case Damaged():
                damage[e.seat] = min(TRACK, damage[e.seat] + e.amount)
            case Healed():
                damage[e.seat] -= e.amount
            case Aided() | DamageSet():
                damage[e.seat] = e.damage
            case Died():
                damage.pop(e.seat, None)
            case TurnBegan():  # whoever was hurt too much has died by now
                for seat, much in damage.items():
                    yield from not_so(seat, _lives(much))


def _answers(card: HermitCard, does: bool) -> Callable[[Character], bool]:
    return lambda c: card.meant(c) == does or "deceives" in c.skills


def _lives(damage: int) -> Callable[[Character], bool]:
    return lambda c: c.hp > damage
