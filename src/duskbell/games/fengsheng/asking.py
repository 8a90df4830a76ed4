"""Questions of skills and cards: which card, whom, which word.

Where one option alone is left and everybody sees that, nobody is asked. Where a hand or an identity leaves only one,
the question is put all the same, or its absence would tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.fengsheng.card import Card
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.kernel import choose, choose_many


async def which(
    t: FengshengTable,
    me: Player,
    key: str,
    things: Iterable[Any],
    *,
    optional: bool = False,
    about: tuple[Any, ...] = (),
) -> Any:
    """One of these cards, players or words; None where there is none, or none is wanted."""
    things = tuple(things)
    if not things:
        return None
    if optional:
        return await choose(me, key, things, optional=True, about=about, seconds=t.options.turn_seconds)
    if len(things) == 1 and not (isinstance(things[0], Card) and _hidden(t, things[0])):
        return things[0]
    return await choose(me, key, things, about=about, seconds=t.options.turn_seconds)


async def several(
    t: FengshengTable, me: Player, key: str, things: Iterable[Any], least: int, most: int, about: tuple[Any, ...] = ()
) -> list[Any]:
    """From `least` to `most` of these cards, players or words; as many as there are where there are fewer."""
    things = tuple(things)
    least, most = min(least, len(things)), min(most, len(things))
    if not most:
        return []
    return await choose_many(me, key, things, least, most, about=about, seconds=t.options.turn_seconds)


async def agrees(t: FengshengTable, me: Player, key: str, about: tuple[Any, ...] = (), *, able: bool = True) -> bool:
    """Whether somebody wants what may be done; silence does not. Who is not `able` to, and alone knows that, is asked
    all the same, and can only decline.
    """
    options = ("yes",) if able else ()
    return bool(await choose(me, key, options, optional=True, about=about, seconds=t.options.turn_seconds))


async def says(t: FengshengTable, me: Player, key: str, ways: Iterable[str], about: tuple[Any, ...] = ()) -> str:
    """One of these ways to do something, asked though there be one alone."""
    return await choose(me, key, tuple(ways), about=about, seconds=t.options.turn_seconds)


async def may_say(t: FengshengTable, me: Player, key: str, ways: Iterable[str], about: tuple[Any, ...] = ()) -> str:
    """The same where one may decline (""), which is all that one can do where there is no way."""
    said = await choose(me, key, tuple(ways), optional=True, about=about, seconds=t.options.turn_seconds)
    return said or ""


def _hidden(t: FengshengTable, card: Card) -> bool:
    return not any(card in s.area for s in t.seats) and card not in t.discard
