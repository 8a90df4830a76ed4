"""Questions, and what stands open beside all of them: revealing, and Allie's healing (你可以在游戏的任何时候)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from duskbell.games.shadow_hunters.characters import character
from duskbell.games.shadow_hunters.events import Healed, Unveiled, Used
from duskbell.games.shadow_hunters.table import NOBODY, Player, ShadowTable
from duskbell.kernel import PASS, Ask

REVEAL, HEAL = "shadow_hunters.reveal", "shadow_hunters.heal"
ONLY_PASS = (PASS,)


def pick(
    t: ShadowTable,
    me: Player,
    key: str,
    options: tuple[str, ...],
    about: tuple[Any, ...] = (),
    default: str = "",
    *,
    open: bool = True,
) -> Ask[Any]:
    """What a player decides in the own turn. Silence is `default`, else passes, else takes the first option. `open`:
    everybody may look on, for neither question nor options tell a secret.
    """
    if not default:
        default = PASS if options[-1] == PASS else options[0]
    return Ask(me.no, key, options, about, default, t.options.turn_seconds, (), open)


def reply(t: ShadowTable, me: Player, key: str, options: tuple[str, ...], about: tuple[Any, ...] = ()) -> Ask[Any]:
    """What a player decides by the own character, when something happens: its options are nobody else's business.
    Silence passes, else takes the first option.
    """
    default = PASS if options[-1] == PASS else options[0]
    return Ask(me.no, key, options, about, default, t.options.reply_seconds)


def whom(t: ShadowTable, me: Player, key: str, about: tuple[Any, ...] = (), *, open: bool = True) -> Ask[Player]:
    """Another living player. Silence is the next one, clockwise."""
    return pick(t, me, key, t.tokens(me), about, t.after(me).token, open=open)


def standing(t: ShadowTable) -> tuple[Ask[str], ...]:
    """What may be done at any time now. Daniel may never reveal of his own will."""
    hidden, healer = t.hidden, NOBODY
    if t.daniel >= 0:
        hidden &= ~(1 << t.daniel)
    if t.allie >= 0:
        allie = t.seats[t.allie]
        if allie.alive and allie.damage and not allie.used:
            healer = t.allie
    return _standing(hidden, healer)


@lru_cache(4096)
def _standing(hidden: int, healer: int) -> tuple[Ask[str], ...]:
    offers: list[Ask[str]] = [Ask(n, REVEAL, ("reveal",)) for n in range(hidden.bit_length()) if hidden >> n & 1]
    if healer != NOBODY:
        offers.append(Ask(healer, HEAL, ("heal",)))
    return tuple(offers)


def take(t: ShadowTable, offer: Ask[Any]) -> None:
    """Somebody does what may be done at any time."""
    me = t.seats[offer.to]
    show(t, me)
    if offer.key == HEAL:
        t.emit(Used(me.no, character(me).id, once=True), public=True)
        heal(t, me, me.damage, character(me).id)


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


def heal(t: ShadowTable, who: Player, amount: int, cause: str) -> None:
    """Take damage away, as far as there is any."""
    taken = min(amount, who.damage)
    if taken:
        t.emit(Healed(who.no, taken, cause), public=True)
