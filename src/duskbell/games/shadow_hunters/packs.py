"""What is in the box: characters and cards come in packs, the game's own and expansions', and who is dealt from them.

An expansion is a `Pack` that is put into the box once, when its package is imported (`shadow_hunters.add`). From then
on a table may choose it (option `expansion`): its characters and cards are then mixed among the game's own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.equipment import EQUIPMENT, Equipment, gear
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW
from duskbell.kernel import Role

TEAMS = (HUNTER, SHADOW, NEUTRAL)
CAST = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
"""角色卡分配规定: Hunters, Shadows and Neutrals by the number of players."""
BASE, NONE = "base", "none"


class Pack(NamedTuple):
    """Characters and cards that come together. A character says itself at which tables it may be dealt (`sizes`) and in
    which pile it lies (`team`), a card in which deck.
    """

    id: str
    characters: tuple[Character, ...] = ()
    cards: tuple[Card, ...] = ()


PACKS: dict[str, Pack] = {}
ROLES: dict[str, Role] = {}
"""All characters of all packs by id."""
CARDS: dict[str, Card] = {}
"""All cards of all packs by id."""


def put_in(pack: Pack) -> None:
    """Put a pack into the box. Raises `ValueError` when one of its ids is there already, and changes nothing."""
    new = [pack.id, *[c.id for c in pack.characters], *[c.id for c in pack.cards]]
    twice = [n for n in new if n in PACKS or n in ROLES or n in CARDS or new.count(n) > 1 or n == NONE]
    if twice:
        raise ValueError(f"the box has {twice[0]!r} already; give packs, characters and cards ids of their own")
    PACKS[pack.id] = pack
    ROLES.update((c.id, c) for c in pack.characters)
    CARDS.update((c.id, c) for c in pack.cards)
    EQUIPMENT.update((c.id, c) for c in pack.cards if isinstance(c, Equipment))
    _forget()


def take_out(pack: Pack) -> None:
    """Take a pack out of the box again."""
    del PACKS[pack.id]
    for c in pack.characters:
        del ROLES[c.id]
    for card in pack.cards:
        del CARDS[card.id]
        EQUIPMENT.pop(card.id, None)
    _forget()


def expansions() -> tuple[str, ...]:
    """The expansions in the box, by id."""
    return tuple([name for name in PACKS if name != BASE])


def mixed(expansion: str = NONE) -> tuple[Pack, ...]:
    """The packs that a table plays with."""
    return (PACKS[BASE],) if expansion == NONE else (PACKS[BASE], PACKS[expansion])


@lru_cache
def piles(players: int, expansion: str = NONE) -> tuple[tuple[tuple[Character, ...], int], ...]:
    """The three piles of characters from which a table of so many is dealt, and how many of each."""
    here = [c for pack in mixed(expansion) for c in pack.characters if players in c.sizes]
    return tuple(
        [(tuple([c for c in here if c.team == team]), n) for team, n in zip(TEAMS, CAST[players], strict=True)]
    )


@lru_cache
def pool(players: int, expansion: str = NONE) -> frozenset[str]:
    """Who may be in play."""
    return frozenset([c.id for pile, count in piles(players, expansion) for c in pile if count])


@lru_cache
def full_deck(name: str, expansion: str = NONE) -> tuple[str, ...]:
    """All cards of a deck, alike side by side."""
    cards = [card for pack in mixed(expansion) for card in pack.cards if card.deck == name]
    return tuple(sorted([card.id for card in cards for _ in range(card.count)]))


@lru_cache(4096)
def hidden_with(skill: str, players: int, expansion: str, known: frozenset[str]) -> tuple[Character, ...]:
    """The characters with a skill of whom one may lie before somebody hidden, where `known` lie face up."""
    dealt = [c for pile, count in piles(players, expansion) for c in pile if count]
    return tuple([c for c in dealt if skill in c.skills and c.id not in known])


def _forget() -> None:
    for kept in (piles, pool, full_deck, hidden_with, gear):
        kept.cache_clear()
