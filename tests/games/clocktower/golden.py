"""The golden tables of the Clocktower."""

from __future__ import annotations

from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "5": Golden("clocktower", 5, 3, {}),
    "10_storyteller": Golden("clocktower", 10, 1, {"order": "international"}, "ask"),
}
