"""The golden tables of the Clocktower."""

from __future__ import annotations

from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "5": Golden("clocktower", 5, 3, {}),
    "9_bmr": Golden("clocktower", 9, 5, {"script": "bmr"}),
    "8_snv": Golden("clocktower", 8, 2, {"script": "snv"}),
    "8_strainers": Golden("clocktower", 8, 4, {"script": "strainers"}),
    "9_strainers_together": Golden(
        "clocktower", 9, 6, {"script": "strainers", "night": "together", "madness": "own-up"}
    ),
    "10_storyteller": Golden("clocktower", 10, 1, {"order": "international"}, "ask"),
}
