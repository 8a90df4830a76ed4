"""Questions of skills and cards: which card, whom, which word.

Where one option alone is left and everybody sees that, nobody is asked. Where a hand or an identity leaves only one,
the question is put all the same, or its absence would tell. What can be answered lies under the own card wherever it
depends on what others do not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from duskbell.games.fengsheng.card import COLOURS, Card
from duskbell.games.fengsheng.events import Announced
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.kernel import Ask, Role, choose, choose_many

T = TypeVar("T")


async def which(
    t: FengshengTable,
    me: Player,
    key: str,
    things: Iterable[Any],
    *,
    optional: bool = False,
    about: tuple[Any, ...] = (),
    names: Any = None,
) -> Any:
    """One of these cards, players or words; None where there is none, or none is wanted. `names`: a card or identity
    that the question names.
    """
    things = tuple(things)
    if not things:
        return None
    secret = any(hidden(t, x) for x in (*things, names))
    if len(things) == 1 and not optional and not secret:
        return things[0]
    seconds = t.options.turn_seconds
    ask: Ask[Any] = choose(me, key, things, about=about, seconds=seconds)
    if optional:
        ask = choose(me, key, things, optional=True, about=about, seconds=seconds)
    return await (covered(ask) if secret else ask)


async def several(
    t: FengshengTable, me: Player, key: str, things: Iterable[Any], least: int, most: int, about: tuple[Any, ...] = ()
) -> list[Any]:
    """From `least` to `most` of these cards, players or words; as many as there are where there are fewer."""
    things = tuple(things)
    least, most = min(least, len(things)), min(most, len(things))
    if not most:
        return []
    ask: Ask[list[Any]] = choose_many(me, key, things, least, most, about=about, seconds=t.options.turn_seconds)
    return await (covered(ask) if any(hidden(t, x) for x in things) else ask)


async def agrees(
    t: FengshengTable, me: Player, key: str, about: tuple[Any, ...] = (), *, able: bool | None = None
) -> bool:
    """Whether somebody wants what may be done; silence does not. Who is not `able` to, and alone knows that, is asked
    all the same, and can only decline.
    """
    options = () if able is False else ("yes",)
    ask: Ask[Any] = choose(me, key, options, optional=True, about=about, seconds=t.options.turn_seconds)
    return bool(await (ask if able is None else covered(ask)))


async def announce(t: FengshengTable, me: Player) -> str:
    """The colour that somebody announces, for all to hear."""
    colour: str = await which(t, me, "fengsheng.colour", COLOURS)
    t.emit(Announced(me.no, colour), public=True)
    return colour


async def says(t: FengshengTable, me: Player, key: str, ways: Iterable[str], about: tuple[Any, ...] = ()) -> str:
    """One of these ways to do something, asked though there be one alone."""
    return await covered(choose(me, key, tuple(ways), about=about, seconds=t.options.turn_seconds))


async def may_say(t: FengshengTable, me: Player, key: str, ways: Iterable[str], about: tuple[Any, ...] = ()) -> str:
    """The same where one may decline (""), which is all that one can do where there is no way."""
    said = await covered(choose(me, key, tuple(ways), optional=True, about=about, seconds=t.options.turn_seconds))
    return said or ""


def covered(ask: Ask[T]) -> Ask[T]:
    """The same question, whose answers lie under the own card."""
    return replace(ask, hides_extra_options=True)


def hidden(t: FengshengTable, thing: Any) -> bool:
    """Whether a card lies where not all see it, or a character is one that not all have seen."""
    if isinstance(thing, Card):
        return not any(thing in s.area for s in t.seats) and thing not in t.discard
    return isinstance(thing, Role) and thing.id not in t.known
