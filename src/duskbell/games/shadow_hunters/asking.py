"""Questions to seats: what one decides in the own turn, and what one decides when something happens."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.kernel import PASS, Ask

ONLY_PASS = (PASS,)
"""The answers of who is asked for show."""


def pick(
    t: ShadowTable,
    me: Player,
    key: str,
    options: tuple[str, ...],
    about: tuple[Any, ...] = (),
    default: str = "",
    *,
    public: bool = True,
    hides_extra_options: bool = False,
) -> Ask[Any]:
    """What a player decides in the own turn. Silence is `default`, else passes, else takes the first option. `public`:
    everybody may look on, for neither question nor options tell a secret. `hides_extra_options`: some characters
    have more options, which a neighbour need not see before the character lies face up.
    """
    if not default:
        default = PASS if options[-1] == PASS else options[0]
    return Ask(
        me.no, key, options, about, default, t.options.turn_seconds, (), public, hides_extra_options and not me.revealed
    )


async def which(t: ShadowTable, me: Player, key: str, cards: tuple[str, ...], about: tuple[Any, ...] = ()) -> str:
    """Which of these cards, all face up, a player chooses. One alone is not asked for (docs/rulings.md, S44)."""
    card: str = cards[0] if len(cards) == 1 else await pick(t, me, key, cards, about)
    return card


def reply(
    t: ShadowTable,
    me: Player,
    key: str,
    options: tuple[str, ...],
    about: tuple[Any, ...] = (),
    *,
    hides_extra_options: bool = False,
    alone: bool = False,
) -> Ask[Any]:
    """What a player decides by the own character, when something happens: its options are nobody else's business, and a
    neighbour does not see them before the character lies face up, or never (`hides_extra_options`). `alone`: something
    is happening that must be whole, so nothing else may be done meanwhile. Silence passes, else takes the first option.
    """
    default = PASS if options[-1] == PASS else options[0]
    veil = hides_extra_options or not me.revealed
    return Ask(me.no, key, options, about, default, t.options.reply_seconds, (), False, veil, (), alone)


def whom(t: ShadowTable, me: Player, key: str, about: tuple[Any, ...] = (), *, public: bool = True) -> Ask[Player]:
    """Another living player. Silence is the next one, clockwise."""
    return pick(t, me, key, t.tokens(me), about, t.after(me).token, public=public)
