"""The golden tables of Shadow Hunters."""

from __future__ import annotations

from tests.golden.kept import Golden

TABLES: dict[str, Golden] = {
    "4": Golden("shadow_hunters", 4, 80, {}),
    "6": Golden("shadow_hunters", 6, 5, {}),
    "8": Golden("shadow_hunters", 8, 11, {}),
}
