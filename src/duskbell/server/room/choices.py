"""What kind of table a room is to have: its options, and what is to be known about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from duskbell.games import find
from duskbell.kernel.errors import BadTable, DuskbellError
from duskbell.kernel.options import plain
from duskbell.locale import Pace, words
from duskbell.server.errors import BadMessage
from duskbell.server.sitting import Days, Quiet, check_quiet
from duskbell.server.wire import Remark, Wishes


def readable(game: str, players: int, given: Mapping[str, Any], *, by_person: bool) -> dict[str, Any]:
    """All options of such a table, as JSON values. `by_person`: whether a person moderates. Raises the kernel's errors,
    also where that must be so and is not.
    """
    rules = find(game)
    options = rules.read_options(players, given)
    if not by_person and (why := rules.needs_person(options)):
        raise BadTable(why)
    return plain(options)


def timely(game: str, players: int, options: Mapping[str, Any], wishes: Wishes) -> Wishes:
    """These wishes, if such a table can be played so. Raises `BadMessage` where it cannot be played over days, and for
    quiet hours or a time zone that are none.
    """
    try:
        check_quiet(wishes.quiet, wishes.zone)
    except ValueError as e:
        raise BadMessage(f"{e}.") from None
    if wishes.hours and not lasting(game, players, options):
        raise BadMessage(f"{game} is played at one sitting: it has no days that could take hours.")
    return wishes


def lasting(game: str, players: int, options: Mapping[str, Any]) -> bool:
    """Whether such a table can be played over days."""
    return _day_of(game, players, options) > 0


def days_of(
    game: str, players: int, options: Mapping[str, Any], wishes: Wishes, wall: Callable[[], float]
) -> Days | None:
    """How such a table keeps time where it is played over days; None where it is not."""
    usual = _day_of(game, players, options) if wishes.hours else 0.0
    if not usual:
        return None
    quiet = Quiet.of(wishes.quiet, wishes.zone) if wishes.quiet else None
    return Days(wishes.hours, usual, wall, quiet, find(game).as_one)


def pace_of(wishes: Wishes) -> Pace:
    """How fast a table with these wishes is played."""
    return Pace(wishes.speed, wishes.hours, wishes.quiet, wishes.zone)


def _day_of(game: str, players: int, options: Mapping[str, Any]) -> float:
    rules = find(game)
    return rules.day_seconds(players, rules.read_options(players, options))


def remarks_on(game: str, players: int, options: Mapping[str, Any]) -> list[Remark]:
    """What the game has to say about such a table; nothing where its rules know that table no more."""
    return list(_remarks(game, players, msgspec.json.encode(options, order="sorted")))


@lru_cache(maxsize=512)
def _remarks(game: str, players: int, options: bytes) -> tuple[Remark, ...]:
    try:
        rules = find(game)
        keys = rules.remarks(players, rules.read_options(players, msgspec.json.decode(options)))
    except DuskbellError:
        return ()
    return tuple([Remark(key, words("en").text("remark-" + key.replace(".", "-"))) for key in keys])


def late_chairs(game: str, players: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Which seats of such a table may be empty when it starts; none where its rules know that table no more."""
    try:
        rules = find(game)
        return rules.vacant(rules.new_table(players, rules.read_options(players, options)))
    except DuskbellError:
        return ()
