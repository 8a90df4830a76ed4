"""What kind of table a room is to have: its options, and what is to be known about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duskbell.games import find, offered
from duskbell.kernel.errors import BadTable, DuskbellError
from duskbell.kernel.options import plain
from duskbell.locale import words
from duskbell.server.wire import Remark


def readable(game: str, players: int, given: Mapping[str, Any], *, by_person: bool) -> dict[str, Any]:
    """All options of such a table, as JSON values. `by_person`: whether a person moderates. Raises the kernel's errors,
    also where that must be so and is not.
    """
    rules = offered(game)
    options = rules.read_options(players, given)
    if not by_person and (why := rules.needs_person(options)):
        raise BadTable(why)
    return plain(options)


def remarks_on(game: str, players: int, options: Mapping[str, Any]) -> list[Remark]:
    """What the game has to say about such a table; nothing where its rules know that table no more."""
    try:
        rules = find(game)
        keys = rules.remarks(players, rules.read_options(players, options))
    except DuskbellError:
        return []
    return [Remark(key, words("en").text("remark-" + key.replace(".", "-"))) for key in keys]


def late_chairs(game: str, players: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Which seats of such a table may be empty when it starts; none where its rules know that table no more."""
    try:
        rules = find(game)
        return rules.vacant(rules.new_table(players, rules.read_options(players, options)))
    except DuskbellError:
        return ()
