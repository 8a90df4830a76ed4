"""The golden tables of Mafia."""

from __future__ import annotations

from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "5": Golden("mafia", 5, 2, {}),
    "5_no_angel_moderator": Golden("mafia", 5, 3, {"angels": 0, "quiet_days": 2}, "ask"),
    "6_moderator_deals": Golden("mafia", 6, 1, {"moderator_deals": True, "killers": 1, "angels": 2}, "ask"),
    "8_two_angels_aloud": Golden("mafia", 8, 4, {"angels": 2, "angel_aloud": True}),
    "9_dead_blind": Golden("mafia", 9, 4, {"dead_may_look": False, "killer_rounds": 1}),
    "12": Golden("mafia", 12, 7, {}),
    "12_must_kill_moderator": Golden("mafia", 12, 5, {"must_kill": True, "killer_rounds": 2}, "ask"),
}
