"""Tables of a game on which every value of every option is tried that its range names: found in `Game.Options`, so that
a new game or option is taken up by itself.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from duskbell.games import GAMES, find
from duskbell.kernel import DuskbellError
from duskbell.kernel.options import OptionInfo, describe

TRIES = 60
"""Tables drawn at random in a row, none of which tries anything new, after which the rest counts as impossible."""

LARGEST = 0.1
"""How often as many sit down as ever can; else twelve at most, which is quicker."""


class Variant(NamedTuple):
    """A table: the game, how many play, and the options that are not as usual."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *[f"{k}={v}" for k, v in self.options.items()]])[:60]


def values(info: OptionInfo) -> list[Any]:
    """What is tried of an option: all of few, and the ends of a range."""
    if info.type == "bool":
        return [True, False]
    if isinstance(info.choices, tuple):
        return list(info.choices)
    return [] if info.type == "str" else [info.min, info.max, info.default]


def variants(game: str) -> list[Variant]:
    """As few tables as a simple search finds, with every value of every option that is possible at all."""
    rng = Random(game)
    infos = describe(find(game).Options)
    missing = {(info.name, value) for info in infos for value in values(info)}
    found: list[Variant] = []
    tries = 0
    while missing and tries < TRIES:
        table = _draw(game, infos, missing, rng)
        tried = {(info.name, table.options.get(info.name, info.default)) for info in infos}
        tries = 0 if tried & missing else tries + 1
        if tried & missing:
            found.append(table)
            missing -= tried
    return found


def _draw(game: str, infos: tuple[OptionInfo, ...], missing: set[tuple[str, Any]], rng: Random) -> Variant:
    """A table at random that tries as much of what is missing as goes together."""
    low, high = find(game).players
    players = high if rng.random() < LARGEST else rng.randint(low, min(high, 12))
    options = dict[str, Any]()
    for info in rng.sample(infos, len(infos)):
        wanted = [v for v in values(info) if (info.name, v) in missing] or values(info)
        for value in rng.sample(wanted, len(wanted))[:3]:
            if _fits(game, players, options | {info.name: value}):
                options[info.name] = value
                break
    return Variant(game, players, {name: options[name] for name in sorted(options)})


def drawn(game: str, rng: Random) -> Variant:
    """A table of a game at random."""
    return _draw(game, describe(find(game).Options), set(), rng)


def _fits(game: str, players: int, options: dict[str, Any]) -> bool:
    try:
        find(game).read_options(players, options)
    except DuskbellError:
        return False
    return True


EVERY = [variant for game in GAMES for variant in variants(game)]
"""Those of all games."""
