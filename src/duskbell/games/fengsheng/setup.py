"""Setting up: identities, characters, three cards each, who begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

from duskbell.games.fengsheng.asking import covered
from duskbell.games.fengsheng.card import deck
from duskbell.games.fengsheng.events import (
    CharactersLaid,
    CharactersOffered,
    DeckLaid,
    FirstChosen,
    MissionsNamed,
    Paired,
)
from duskbell.games.fengsheng.identities import AGENT, FEW, LURKER, MISSIONS, Identity
from duskbell.games.fengsheng.skill import Character, become
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.games.fengsheng.verbs import draw
from duskbell.kernel import All, choose, roll, shuffle
from duskbell.kernel.ask import token
from duskbell.kernel.dealing import Dealt

FACTIONS = {3: (1, 1, 2), 4: (1, 1, 2), 5: (2, 2, 1), 6: (2, 2, 2), 7: (3, 3, 1), 8: (3, 3, 2), 9: (3, 3, 3)}
"""By players: how many of the 潜伏战线, of the 特工机关, and 神秘人. Of the cards for three one is left out."""
POSSIBLE = {2: 3, 3: 3, 4: 3, 6: 4, 9: 5}
"""By players: how many missions may be in play, as all are told; else all seven."""
FIRST_HAND = 3
"""Cards that each draws before the first turn."""
MISSION_CARDS, DEAL = "fengsheng.missions", "fengsheng.deal"
CHARACTERS, CUT = "fengsheng.characters", "fengsheng.deck"


async def setup(t: FengshengTable) -> str:
    """Which missions may be in play is said, and of these the 神秘人 have some."""
    n = len(t.seats)
    missions = (await shuffle(MISSION_CARDS, FEW if n <= 4 else MISSIONS))[: POSSIBLE.get(n, len(MISSIONS))]
    t.emit(MissionsNamed(tuple([m.id for m in MISSIONS if m in missions])), public=True)
    cards = await shuffle(DEAL, await identities(n, missions))
    for s, identity in zip(t.seats, cards, strict=False):
        t.emit(Dealt(s.no, identity.id), s)
    await characters(t)
    first = await roll("fengsheng.first", t.seats)
    t.emit(FirstChosen(first.no), public=True)
    cut = await shuffle(CUT, deck(t.options.deck, n), about=(first.no,))
    t.emit(DeckLaid(tuple([c.id for c in cut]), len(cut)), public=False)
    for s in t.round(first.no):
        await draw(t, s, n=FIRST_HAND)
    return "draw"


async def identities(n: int, missions: Sequence[Identity]) -> list[Identity]:
    """The identity cards to be dealt. For two: one of red or 神秘人, one of blue or 神秘人, by a coin each."""
    if n == 2:
        coins = [await roll("fengsheng.coin", ("faction", "mystery")) for _ in range(2)]
        pairs = zip(coins, (LURKER, AGENT), missions, strict=False)
        return [mission if coin == "mystery" else faction for coin, faction, mission in pairs]
    red, blue, alone = FACTIONS[n]
    return [*[LURKER] * red, *[AGENT] * blue, *missions[:alone]]


async def characters(t: FengshengTable) -> None:
    """Each chooses one of a few, or two, all at once; the others lie under the pile of those nobody has."""
    box = [c for c in t.by_token.values() if isinstance(c, Character)]
    n = t.options.choose_from + t.options.pairs
    mixed = await shuffle(CHARACTERS, box, about=(n,))
    if t.options.pairs:
        mixed = for_pairs(mixed, len(t.seats), n)
    t.emit(CharactersLaid(tuple([c.id for c in mixed]), len(mixed)), public=False)
    offered = {s.no: t.people[n * s.no : n * s.no + n] for s in t.seats}
    for s in t.seats:
        t.emit(CharactersOffered(s.no, tuple([c.id for c in offered[s.no]]), n), s)
    ways: Callable[[Sequence[Any]], Sequence[Any]] = pairs if t.options.pairs else tuple
    said = await All(
        [
            covered(choose(s, "fengsheng.character", ways(offered[s.no]), seconds=t.options.turn_seconds))
            for s in t.seats
        ]
    )
    chosen = {s.no: [t.by_token[id] for id in token(said[s.no]).split("+")] for s in t.seats}
    for s in t.seats:
        take(t, s, *chosen[s.no])
    rest = [c.id for s in t.seats for c in offered[s.no] if c not in chosen[s.no]]
    t.emit(CharactersLaid(tuple(rest), len(rest)), public=False)


# -- two characters each (羁绊) ----------------------------------------------------------------------------------------


def for_pairs(mixed: Sequence[Character], seats: int, each: int) -> list[Character]:
    """Characters in such an order that everybody is dealt two who begin face up, the rest of them face down."""
    up, down = [c for c in mixed if not c.masked], [c for c in mixed if c.masked]
    dealt = []
    for n in range(seats):
        dealt += up[2 * n : 2 * n + 2] + down[(each - 2) * n : (each - 2) * (n + 1)]
    return [*dealt, *[c for c in mixed if c not in dealt]]


def pairs(offered: Sequence[Character]) -> list[str]:
    """Which two of these go together, the left one first: one at least begins face up."""
    return [f"{a.id}+{b.id}" for a, b in permutations(offered, 2) if not (a.masked and b.masked)]


def take(t: FengshengTable, s: Player, left: Character, right: Character | None = None) -> None:
    """Let somebody play a character, or two: one that begins face down lies first, an open one beside it."""
    first, beside = (right, left) if right is not None and right.masked else (left, right)
    become(t, s, first)
    if beside is not None:
        t.emit(Paired(s.no, beside.id, beside is left), public=True)
