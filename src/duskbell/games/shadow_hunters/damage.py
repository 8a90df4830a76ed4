"""Damage: a blow falls whole, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.deaths import bury
from duskbell.games.shadow_hunters.equipment import gear, ward
from duskbell.games.shadow_hunters.events import Damaged, Unhurt
from duskbell.games.shadow_hunters.skills import put, skilled
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.games.shadow_hunters.verdict import collected
from duskbell.kernel import NOBODY


async def hurt(t: ShadowTable, blow: Blow) -> None:
    """Let a blow fall: robbery, damage, what its dealer has of it, deaths, and then, once, who has won. From when it is
    known until it has fallen nothing stands open (docs/rulings.md, S31, S32). Raises `GameOver`.
    """
    by = blow.by
    robbed = await robbery(t, by, blow) if by is not None and skilled(t, by, "robs") else ()
    if robbed:
        blow = blow.spares(robbed)
    fall(t, blow)
    fallen = [s for s, _ in blow.hits if s.damage >= s.role.hp]
    if by is not None and by.revealed and by not in fallen:
        by.role.has_hurt(by, t, blow)
    if fallen:
        await bury(t, fallen, by, attack=blow.attack)
    elif by is not None and robbed:
        collected(t, by)


async def robbery(t: ShadowTable, by: Player, blow: Blow) -> list[Player]:
    """Whoever may rob instead of hurting is asked, victim by victim. Who was robbed."""
    robbed: list[Player] = []
    for who, amount in blow.hits:
        ask = put(t, by, "robs", "shadow_hunters.rob", (who.no, amount), blow, who, amount, alone=True)
        card = await ask if ask is not None else None
        if card is not None:
            by.role.rob(by, t, who, card)
            robbed.append(who)
    return robbed


def fall(t: ShadowTable, blow: Blow) -> None:
    """The markers move."""
    by = blow.by
    for s, amount in blow.hits:
        cards = blow.counted
        if s.equipment and blow.attack:
            cards += gear(s.equipment).softening
        dealer = by.no if by is not None and by is not s else NOBODY
        t.emit(Damaged(s.no, amount, dealer, blow.cause, ",".join(cards) or "none"), public=True)


async def strike_by_card(t: ShadowTable, who: Sequence[Player], amount: int, by: Player | None, cause: str) -> None:
    """The same damage to several at once, but for those whom a card of theirs wards."""
    hits = []
    for s in who:
        if s.equipment and (why := ward(s, cause)):
            t.emit(Unhurt(s.no, cause, why), public=True)
        else:
            hits.append((s, amount))
    if hits:
        await hurt(t, Blow(tuple(hits), by, cause))
