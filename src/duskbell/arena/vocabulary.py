"""A game's words as numbers: everything that a question, an answer, a stage, a mark or an event may be called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from duskbell.games import find
from duskbell.kernel import PASS, SILENCE, Event
from duskbell.kernel.ask import NO, YES
from duskbell.locale import words
from duskbell.locale.words import AND, AS, STEP

HIGHEST = 24
"""Numbers that an answer may be: 0 to this."""
NAMING = ("card", "area", "deck", "role", "skill", "character", "choice", "option", "place", "claim", "hand")
"""Kinds of catalogue keys that name things which answers are made of."""
_PART = re.compile(f"[{re.escape(AND + AS)}]|[^{re.escape(STEP + AND + AS)}]+")


def parts(token: str) -> tuple[str, ...]:
    """What an option's token is picked by, part after part: "c3>#4>lock>#0" is c3, #4, lock, #0. Most have one."""
    return tuple(_PART.findall(token)) if STEP in token or AND in token or AS in token else (token,)


class Vocabulary(NamedTuple):
    """For one game, whatever the table: each word's number, from 0, in pinned order.

    `parts`: of answers. `asks`: the keys of questions. `events`: their names, such as "mafia.died". The others are what
    a view's state says: `phases`, `stages`, `roles`, `teams`, `marks`.
    """

    parts: dict[str, int]
    asks: dict[str, int]
    events: dict[str, int]
    phases: dict[str, int]
    stages: dict[str, int]
    roles: dict[str, int]
    teams: dict[str, int]
    marks: dict[str, int]


@cache
def vocabulary(game: str) -> Vocabulary:
    """The words of a game, out of its rules and the catalogue. Raises `BadTable` for a game that is not there."""
    rules = find(game)
    import_module(type(rules).__module__)  # so that all its events are there
    most = rules.players[1]
    keys = [key for key in words("en").keys if f"-{game}-" in key]
    asks = list(_named("ask", game, keys))
    things = [t for t in rules.new_table(most, rules.read_options(most, {})).by_token if t not in (PASS, SILENCE)]
    said = [attribute for key in keys if key.startswith(f"ask-{game}-") for attribute in _attributes(key)]
    named = [name for kind in NAMING for name in _named(kind, game, keys)]
    roles = list(rules.roles)
    return Vocabulary(
        parts=_numbered(
            [PASS, SILENCE, YES, NO, AND, AS],
            [f"#{n}" for n in range(most)],
            [str(n) for n in range(HIGHEST + 1)],
            [part for token in (*things, *said, *named) for part in parts(token)],
        ),
        asks=_numbered([f"{game}.{ask}" for ask in asks]),
        events=_numbered(sorted(str(c.__struct_config__.tag) for c in _events(Event) if _is_of(c, game))),
        phases=_numbered(rules.phases),
        stages=_numbered(_named("stage", game, keys)),
        roles=_numbered(roles),
        teams=_numbered(sorted({str(role.team) for role in rules.roles.values() if role.team})),
        marks=_numbered(_named("mark", game, keys)),
    )


def _named(kind: str, game: str, keys: Iterable[str]) -> Iterator[str]:
    """What the game's keys of a kind name."""
    of_game = f"{kind}-{game}-"
    for key in keys:
        if key.startswith(of_game):
            yield key.removeprefix(of_game)


def _attributes(key: str) -> Iterable[str]:
    return words("en").attributes(key)


def _numbered(*names: Iterable[str]) -> dict[str, int]:
    return {name: n for n, name in enumerate(dict.fromkeys(name for some in names for name in some))}


def _events(of: type[Event]) -> Iterator[type[Event]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _events(kind)


def _is_of(event: type[Event], game: str) -> bool:
    """Whether an event is the kernel's or comes with the game: from its package, or from its one module."""
    home, here = type(find(game)).__module__, event.__module__
    return here == home or here.startswith(("duskbell.kernel", home.rpartition(".")[0] + "."))
