"""Revealing, and what else may be done at any time (你可以在游戏的任何时候)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from duskbell.games.shadow_hunters.asking import ONLY_PASS, reply
from duskbell.games.shadow_hunters.events import Unveiled
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.kernel import PASS, Ask

REVEAL = "shadow_hunters.reveal"


def show(t: ShadowTable, me: Player, *, forced: bool = False) -> None:
    """Turn a character face up, unless it is."""
    if not me.revealed:
        t.emit(Unveiled(me.no, me.role.id, forced), public=True)


async def reveals_for(t: ShadowTable, me: Player, able: bool, cause: str, *, alone: bool = False) -> bool:
    """Whether `me` has what `cause` gives to some who are revealed, or reveal now. `able`: whether it is one of them.
    Everybody hidden is asked; to reveal as at any time counts as well (docs/rulings.md, S20, S33).
    """
    if not me.revealed:
        options = ("reveal", PASS) if able else ONLY_PASS
        if await reply(t, me, "shadow_hunters.reveal-for", options, (cause,), alone=alone) is not None:
            show(t, me)
    return able and me.revealed


def standing_offers(t: ShadowTable) -> tuple[Ask[Any], ...]:
    """What may be done at any time now: to reveal, and what else characters can do."""
    shown = _reveals(t.hidden & ~t.shy)
    for seat in t.ready:
        me = t.seats[seat]
        if me.alive and (own := me.role.standing_offers(me, t)):
            shown = _together(shown, own)
    return shown


@lru_cache(1024)
def _reveals(hidden: int) -> tuple[Ask[Any], ...]:
    return tuple([Ask(n, REVEAL, ("reveal",)) for n in range(hidden.bit_length()) if hidden >> n & 1])


@lru_cache(4096)
def _together(some: tuple[Ask[Any], ...], more: tuple[Ask[Any], ...]) -> tuple[Ask[Any], ...]:
    """Both, and the same tuple for the same: then the driver need not sort them anew."""
    return some + more


def take_offer(t: ShadowTable, offer: Ask[Any], value: Any) -> None:
    """Somebody does what may be done at any time, which turns the character up."""
    me = t.seats[offer.to]
    show(t, me)
    if offer.key != REVEAL:
        me.role.take_offer(me, t, offer, value)
