"""Revealing, and what else may be done at any time (你可以在游戏的任何时候): Allie's healing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from duskbell.games.shadow_hunters.asking import ONLY_PASS, reply
from duskbell.games.shadow_hunters.characters import character
from duskbell.games.shadow_hunters.events import Unveiled, Used
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.kernel import NOBODY, PASS, Ask

REVEAL, HEAL = "shadow_hunters.reveal", "shadow_hunters.heal"


def show(t: ShadowTable, me: Player, *, forced: bool = False) -> None:
    """Turn a character face up, unless it is."""
    if not me.revealed:
        t.emit(Unveiled(me.no, character(me).id, forced), public=True)


async def may_show(t: ShadowTable, me: Player, able: bool, cause: str) -> bool:
    """Who may profit from revealing now is asked, and whoever might, by what the others know. Whether it is revealed
    then. Revealing as at any time counts as well (docs/rulings.md, S20).
    """
    if not me.revealed:
        options = ("reveal", PASS) if able else ONLY_PASS
        if await reply(t, me, "shadow_hunters.reveal-for", options, (cause,)) is not None:
            show(t, me)
    return me.revealed


def standing_offers(t: ShadowTable) -> tuple[Ask[str], ...]:
    """What may be done at any time now. Daniel may never reveal of his own will."""
    hidden, healer = t.hidden, NOBODY
    if t.daniel >= 0:
        hidden &= ~(1 << t.daniel)
    if t.allie >= 0:
        allie = t.seats[t.allie]
        if allie.alive and allie.damage and not allie.used:
            healer = t.allie
    return _offers_of(hidden, healer)


@lru_cache(4096)
def _offers_of(hidden: int, healer: int) -> tuple[Ask[str], ...]:
    offers: list[Ask[str]] = [Ask(n, REVEAL, ("reveal",)) for n in range(hidden.bit_length()) if hidden >> n & 1]
    if healer != NOBODY:
        offers.append(Ask(healer, HEAL, ("heal",)))
    return tuple(offers)


def take_offer(t: ShadowTable, offer: Ask[Any]) -> None:
    """Somebody does what may be done at any time."""
    me = t.seats[offer.to]
    show(t, me)
    if offer.key == HEAL:
        t.emit(Used(me.no, character(me).id, once=True), public=True)
        heal(t, me, me.damage, character(me).id)
