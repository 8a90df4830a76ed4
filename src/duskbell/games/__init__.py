"""The games, by id. A new game is a package beside these and a line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from duskbell.games.aiwolf import AIWOLF
from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.mafia import MAFIA
from duskbell.games.shadow_hunters import SHADOW_HUNTERS
from duskbell.games.werewolf import WEREWOLF
from duskbell.kernel import Game
from duskbell.kernel.errors import BadTable
from duskbell.kernel.installed import installed

GAMES: dict[str, Game[Any]] = {g.id: g for g in (MAFIA, WEREWOLF, SHADOW_HUNTERS, FENGSHENG, CLOCKTOWER)}
"""What there is to play, by id."""
ARENA: dict[str, Game[Any]] = {g.id: g for g in (AIWOLF,)}
"""Games for programs alone, by id: the command line, records, environments and an agent's own server know them."""
GROUP = "duskbell.games"
"""Where an installed package names its games, as `id = "module:Class"`."""


def find(game: str) -> Game[Any]:
    """The game of this id, one for programs too. Raises `BadTable` naming those there are."""
    found = GAMES.get(game) or ARENA.get(game)
    if found is None:
        raise BadTable(f"there is no game {game[:40]!r}; there are {', '.join([*GAMES, *ARENA])}.")
    return found


def offered(game: str) -> Game[Any]:
    """The game of this id, if rooms may play it: what people ask for. Raises `BadTable` naming those there are."""
    if game not in GAMES:
        raise BadTable(f"there is no game {game[:40]!r}; there are {', '.join(GAMES)}.")
    return GAMES[game]


def adopt(name: str) -> str:
    """The id of the game that is meant, which `find` knows from now on: one of ours, one that an installed package
    brings, or `module:Class` (or `module:GAME`). For command lines and plans of leagues: what an HTTP client sends goes
    to `find` alone. Raises `BadTable` with one sentence where there is none.
    """
    if name in GAMES or name in ARENA:
        return name
    brought = {point.name: point.value for point in installed(GROUP)}
    where = brought.get(name, name)
    if ":" not in where:
        raise BadTable(
            f"there is no game {name[:40]!r}; there are {', '.join([*GAMES, *ARENA, *brought])}, "
            "and module:Class for another."
        )
    game = _made(where)
    if (known := GAMES.get(game.id) or ARENA.get(game.id)) is not None and type(known) is not type(game):
        raise BadTable(f"{where[:60]!r} calls itself {game.id!r}, and there is a game of that name already.")
    GAMES[game.id] = game
    return game.id


def _made(where: str) -> Game[Any]:
    """The game of `module:Class`. Whatever its module raises is told in one sentence."""
    module, _, attribute = where.partition(":")
    try:
        found = getattr(import_module(module), attribute)
        game = found() if isinstance(found, type) else found
    except Exception as e:
        raise BadTable(f"the game {where[:60]!r} cannot be loaded: {type(e).__name__}: {str(e)[:200]}.") from None
    if not isinstance(game, Game) or not isinstance(getattr(game, "id", None), str):
        raise BadTable(f"{where[:60]!r} is no game; right would be a subclass of duskbell.kernel.Game with an id.")
    return game
