"""Damage: robbery before it, the marker, the Vampire's meal after it, and the deaths it causes."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.shadow_hunters.asking import ONLY_PASS, reply
from duskbell.games.shadow_hunters.characters import BOB, VAMPIRE, character, may_be
from duskbell.games.shadow_hunters.deaths import bury
from duskbell.games.shadow_hunters.equipment import hand_over, ward
from duskbell.games.shadow_hunters.events import Damaged, Unhurt, Used
from duskbell.games.shadow_hunters.heal import heal
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.kernel import NOBODY, PASS

Hits = Sequence[tuple[Player, int]]
"""Who is hurt, and how much."""
SUCKED = 2


async def hurt(t: ShadowTable, hits: Hits, by: Player | None, cause: str, *, attack: bool = False) -> None:
    """Damage to all of `hits` at once. `by`: whose it is; what one does to oneself is nobody's. Raises `GameOver`."""
    if by is not None and may_be(t, by, BOB):
        hits = [(s, n) for s, n in hits if not await robbed(t, by, s, n, attack=attack)]
    dealer = by.no if by is not None else NOBODY
    for s, n in hits:
        t.emit(Damaged(s.no, n, dealer if s is not by else NOBODY, cause), public=True)
    fallen = [s for s, _ in hits if s.damage >= character(s).hp]
    if by is not None and by.revealed and by.role is VAMPIRE and by not in fallen:
        meals = sum(s is not by for s, _ in hits)
        if meals and (attack or t.options.suck_blood == "any"):
            heal(t, by, SUCKED * (meals if t.options.suck_each else 1), VAMPIRE.id)
    if fallen:
        await bury(t, fallen, by, attack=attack)


async def strike_by_card(t: ShadowTable, who: Sequence[Player], amount: int, by: Player | None, cause: str) -> None:
    """The same damage to several at once, but for those whom a card of theirs wards."""
    hits = []
    for s in who:
        if s.equipment and (why := ward(s, cause)):
            t.emit(Unhurt(s.no, cause, why), public=True)
        else:
            hits.append((s, amount))
    if hits:
        await hurt(t, hits, by, cause)


async def robbed(t: ShadowTable, by: Player, who: Player, amount: int, *, attack: bool) -> bool:
    """Whether Bob takes a card instead (盗取). `by`, who might be Bob, is asked."""
    if amount < 2 or not who.equipment or who is by:
        return False
    if not attack and t.options.robbery == "attack":
        return False
    options = (*who.equipment, PASS) if by.role is BOB else ONLY_PASS
    card = await reply(t, by, "shadow_hunters.rob", options, (who.no, amount))
    if card is None:
        return False
    show(t, by)
    t.emit(Used(by.no, BOB.id, who.no), public=True)
    hand_over(t, card, by, BOB.id)
    return True
