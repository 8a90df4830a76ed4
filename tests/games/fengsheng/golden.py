"""The golden tables of 风声."""

from __future__ import annotations

from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "2": Golden("fengsheng", 2, 6, {}),
    "5": Golden("fengsheng", 5, 4, {}),
    "9": Golden("fengsheng", 9, 5, {}),
}
