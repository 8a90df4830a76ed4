"""What there is to play: the games, their sizes and their options, as `duskbell games --json` and `/api/games` give
them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.games import GAMES
from duskbell.kernel.options import describe
from duskbell.locale import LANGUAGES, words


def games() -> list[dict[str, Any]]:
    """`{id, name, seats: {min, max}, options: [...], roles, penalties}` of every game, as JSON values."""
    return [
        {
            "id": game.id,
            "name": {lang: words(lang).text(f"game-{game.id}") for lang in LANGUAGES},
            "seats": {"min": game.players[0], "max": game.players[1]},
            "options": msgspec.to_builtins(describe(game.Options)),
            "roles": list(game.roles),
            "penalties": list(game.penalties),
        }
        for game in GAMES.values()
    ]
