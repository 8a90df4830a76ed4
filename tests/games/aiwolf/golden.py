"""The golden tables of the contest's game."""

from __future__ import annotations

from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "5": Golden("aiwolf", 5, 3, {"talk_turns": 2}),
    "9_freely": Golden("aiwolf", 9, 5, {"free_seconds": 30, "show_votes": False, "no_attack": True}),
    "13": Golden("aiwolf", 13, 2, {"talk_turns": 1, "skips": 1, "vote_rounds": 2, "attack_rounds": 2}),
}
