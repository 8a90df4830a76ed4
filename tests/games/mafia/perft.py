"""The tables of Mafia whose plays are counted."""

from __future__ import annotations

from tests.perft.counted import Counted

TABLES: dict[str, Counted] = {
    "5": Counted("mafia", 5, 5, {}),
    "5_no_angel": Counted("mafia", 5, 7, {"angels": 0}),
    "5_two_killers": Counted("mafia", 5, 5, {"angels": 0, "killers": 2, "killer_rounds": 1}),
    "5_must_kill": Counted("mafia", 5, 5, {"angels": 0, "killers": 2, "killer_rounds": 1, "must_kill": 1}),
    "5_moderator_deals": Counted("mafia", 5, 7, {"moderator_deals": 1}),
    "6": Counted("mafia", 6, 3, {"angels": 2}),
}
