"""The tables of Werewolf whose plays are counted."""

from __future__ import annotations

from duskbell.games.werewolf.boards import BOARDS
from tests.perft.counted import Counted, Together

FREE = {"board": "free"}
POINT: dict[str, list[str]] = {"werewolf.point": []}
"""What a lone wolf points at binds nobody, so it is not counted."""
NIGHT: dict[str, list[str]] = {f"werewolf.{key}": [] for key in ("deal", "spare", "point", "kill")}
"""What is given on a board of twelve, so that only powers are counted."""
TABLES: dict[str, Counted | Together] = {
    "6_seer": Counted("werewolf", 6, 4, FREE | {"cast": "wolf seer villager*4", "sheriff": 0}, POINT),
    "6_witch": Counted("werewolf", 6, 3, FREE | {"cast": "wolf witch villager*4"}, POINT),
    "boards": Together(
        "werewolf", tuple([Counted("werewolf", b.seats, 2, {"board": b.id}, NIGHT) for b in BOARDS.values()]), NIGHT
    ),
    "6_pack": Counted("werewolf", 6, 2, FREE | {"cast": "wolf*2 seer witch villager*2"}),
}
