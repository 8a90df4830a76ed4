"""The golden tables of Werewolf."""

from __future__ import annotations

from duskbell.games.werewolf.boards import BOARDS
from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "6": Golden("werewolf", 6, 1, {}, "ask"),
    "12": Golden("werewolf", 12, 7, {}),
    "robot_psychic": Golden("werewolf", 12, 2, {"board": "robot_psychic"}, "ask"),
    "thief_cupid": Golden("werewolf", 12, 3, {"board": "thief_cupid"}),
    "shadow_avenger": Golden("werewolf", 12, 1, {"board": "shadow_avenger"}),
    "white_knight": Golden("werewolf", 12, 4, {"board": "white_knight"}, "ask"),
    "12_referee": Golden("werewolf", 12, 5, {"orders_by": "referee"}, "ask"),
}


DIGESTS: dict[str, Golden] = {
    f"{board} {moderator}": Golden("werewolf", BOARDS[board].seats, 11, {"board": board}, moderator)
    for board in BOARDS
    for moderator in ("auto", "ask")
}
"""Of every board a whole game with each kind of moderator."""
