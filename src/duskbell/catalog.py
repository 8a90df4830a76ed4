"""What there is to play: the games, their sizes and their options, as `duskbell games --json` and `/api/games` give
them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.games import ARENA, GAMES
from duskbell.kernel import Game
from duskbell.kernel.options import describe
from duskbell.lessons import LESSONS
from duskbell.locale import LANGUAGES, words
from duskbell.presets import PRESETS, Preset


def games(*, arena: bool = False) -> list[dict[str, Any]]:
    """`{id, name, seats: {min, max, usual}, options, roles, teams, penalties, phrases, phrases_at, claim, reports,
    topics, cast, decoys, days, first, presets}` of every game, as JSON values; `teams` says to which team each role
    belongs, `reports` by line who says it and what it names, `topics` what claims among that may be about, `decoys`
    whether it is ever a secret who is asked, `days` whether it is played over days, and `first` how a newcomer's first
    table is made: `{players, options, seeds}`, null where nobody has thought of one; `presets` are kinds of table:
    `{id, options, players, speed}`, `players` 0 for as many as there are. `arena`: those for programs alone, too.
    """
    return [
        {
            "id": game.id,
            "name": {lang: words(lang).text(f"game-{game.id}") for lang in LANGUAGES},
            "seats": {"min": game.players[0], "max": game.players[1], "usual": game.usual_players},
            "options": msgspec.to_builtins(describe(game.Options)),
            "roles": list(game.roles),
            "teams": {role.id: role.team for role in game.roles.values() if role.team},
            "penalties": list(game.penalties),
            "phrases": list(game.phrases),
            "phrases_at": {at: list(lines) for at, lines in game.phrases_at.items()},
            "claim": game.claim,
            "reports": {line: {"by": list(r.by), "about": list(r.about)} for line, r in game.reports.items()},
            "topics": {topic: list(kinds) for topic, kinds in game.topics.items()},
            "cast": list(game.cast),
            "decoys": type(game).decoy is not Game.decoy,
            "days": game.day_seconds(game.usual_players, game.read_options(game.usual_players, {})) > 0,
            "first": _first(game.id),
            "presets": [_preset(p) for p in PRESETS.get(game.id, ())],
        }
        for game in (*GAMES.values(), *(ARENA.values() if arena else ()))
    ]


def _preset(p: Preset) -> dict[str, Any]:
    return {"id": p.id, "options": p.options, "players": p.players or 0, "speed": p.speed}


def _first(game: str) -> dict[str, Any] | None:
    """A game's first table, without what the newcomer will hold there."""
    lesson = LESSONS.get(game)
    return lesson and {"players": lesson.players, "options": lesson.options, "seeds": list(lesson.seeds)}
