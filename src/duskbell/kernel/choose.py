"""The words with which rules ask: choose, choose_many, confirm, number; roll and shuffle for CHANCE."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from duskbell.kernel.ask import CHANCE, NO, PASS, YES, All, Ask, Confirm, Number, Roll, Taken, token
from duskbell.kernel.many import Many, Order

if TYPE_CHECKING:
    from duskbell.kernel.table import Seat

T = TypeVar("T")


@overload
def choose(
    to: Seat | int,
    key: str,
    options: Iterable[T],
    *,
    optional: Literal[True],
    about: tuple[Any, ...] = (),
    default: str | None = None,
    seconds: float | None = None,
    notes: tuple[str, ...] = (),
) -> Ask[T | None]: ...
@overload
def choose(
    to: Seat | int,
    key: str,
    options: Iterable[T],
    *,
    optional: Literal[False] = False,
    about: tuple[Any, ...] = (),
    default: str | None = None,
    seconds: float | None = None,
    notes: tuple[str, ...] = (),
) -> Ask[T]: ...
def choose(
    to: Seat | int,
    key: str,
    options: Iterable[Any],
    *,
    optional: bool = False,
    about: tuple[Any, ...] = (),
    default: str | None = None,
    seconds: float | None = None,
    notes: tuple[str, ...] = (),
) -> Ask[Any]:
    """One of `options`, or None when `optional` and declined. Silence declines, else it is the first option. `notes`: a
    word for each of the options that says why it is lawful. Raises `ValueError` without options, or with other notes.
    """
    names, words = _named(options)
    if notes and len(notes) != len(names):
        raise ValueError(f"{key} has {len(names)} options, but {len(notes)} notes; each option has one, or none has")
    if optional:
        names += (PASS,)
        notes = (*notes, "") if notes else ()
    if not names:
        raise ValueError(f"{key} leaves nothing to choose from")
    if default is None:
        default = PASS if optional else names[0]
    asked = to if isinstance(to, int) else to.no
    return Ask(asked, key, names, about, default, seconds, words, notes=notes)


def choose_many(
    to: Seat | int,
    key: str,
    options: Iterable[T],
    least: int,
    most: int,
    *,
    about: tuple[Any, ...] = (),
    seconds: float | None = None,
    ordered: bool = False,
    optional: bool = False,
) -> Many[list[T]]:
    """From `least` to `most` different ones of `options`; `ordered`: in which order matters. Silence takes the first
    `least`. `optional`: or none at all, which is what silence means then.
    """
    names, words = _named(options)
    if not 0 <= least <= most <= len(names):
        raise ValueError(f"{key} offers {len(names)} options, but asks for {least} to {most}")
    default = "" if optional else ",".join(names[:least])
    asked = to if isinstance(to, int) else to.no
    return Many(
        asked, key, names, about, default, seconds, words, least=least, most=most, ordered=ordered, optional=optional
    )


def confirm(
    to: Seat | int, key: str, *, about: tuple[Any, ...] = (), default: bool = False, seconds: float | None = None
) -> Confirm:
    """Yes or no; silence means `default`."""
    return Confirm(to if isinstance(to, int) else to.no, key, (YES, NO), about, token(default), seconds)


def number(
    to: Seat | int,
    key: str,
    least: int,
    most: int,
    *,
    about: tuple[Any, ...] = (),
    default: int | None = None,
    seconds: float | None = None,
) -> Number:
    """A whole number from `least` to `most`; silence means `default`, else `least`."""
    names = tuple([str(n) for n in range(least, most + 1)])
    given = str(least if default is None else default)
    return Number(to if isinstance(to, int) else to.no, key, names, about, given, seconds)


def roll(key: str, options: Iterable[T], weights: Sequence[int] = ()) -> Ask[T]:
    """One of `options` by chance, all alike unless `weights` are given."""
    names, words = _named(options)
    if weights:
        return Roll(CHANCE, key, names, (), names[0], None, words, weights=tuple(weights))
    return Ask(CHANCE, key, names, (), names[0], None, words)


def shuffle(key: str, things: Iterable[T], *, about: tuple[Any, ...] = ()) -> Order[list[T]]:
    """`things` in an order by chance."""
    names, words = _named(things)
    return Order(CHANCE, key, names, about, ",".join(names), None, words)


async def ask_all_with_offers(
    make: Callable[[], Sequence[Ask[T]]],
    offers: Callable[[], Sequence[Ask[Any]]],
    take: Callable[[Ask[Any], Any], Any],
) -> dict[int, T]:
    """Ask until everybody has answered, though standing offers may be taken in between.

    After each interruption `take(ask, value)` is awaited and `make()` and `offers()` are called again, because what was
    legal before it may not be legal after.
    """
    while True:
        try:
            return await All(make(), offers())
        except Taken as it:
            await take(it.ask, it.value)


def without(options: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The options but one: of many who are asked at once, each may name the others."""
    if name not in options:
        return options
    at = options.index(name)
    return options[:at] + options[at + 1 :]


def _named(options: Iterable[object]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tokens of the options, and those of them that were given as words and mean no more than that."""
    names, words = [], []
    for o in options:
        if isinstance(o, str):
            names.append(o)
            if o != PASS:
                words.append(o)
        else:
            names.append(token(o))
    return tuple(names), tuple(words)
