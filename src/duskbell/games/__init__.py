"""The games, by id. A new game is a package beside these and a line here."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.mafia import MAFIA
from duskbell.games.shadow_hunters import SHADOW_HUNTERS
from duskbell.games.werewolf import WEREWOLF
from duskbell.kernel import Game
from duskbell.kernel.errors import BadTable

GAMES: dict[str, Game[Any]] = {g.id: g for g in (MAFIA, WEREWOLF, SHADOW_HUNTERS, FENGSHENG, CLOCKTOWER)}
"""What there is to play, by id."""


def find(game: str) -> Game[Any]:
    """The game of this id. Raises `BadTable` naming those there are."""
    if game not in GAMES:
        raise BadTable(f"there is no game {game[:40]!r}; there are {', '.join(GAMES)}.")
    return GAMES[game]
