"""Presets: kinds of table that people ask for by name, as the options and numbers that make them.

What each is called and what it is in one line stand in the catalogue, `preset-<game>-<id>` and its `.about`.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Preset(NamedTuple):
    """A kind of table. `players` None: as many as there are; `speed` as a room's wishes have it."""

    id: str
    options: dict[str, Any]
    players: int | None = None
    speed: str = "normal"


USUAL = Preset("usual", {})
"""Of every game: as its rules have it."""
PRESETS: dict[str, tuple[Preset, ...]] = {
    "mafia": (
        USUAL,
        Preset("small", {"discussion_seconds": 120}, players=6),
        Preset("angels", {"angels": 2}, players=12),
        Preset("whispers", {"whispers": True}),
        Preset("bloody", {"must_kill": True, "angel_aloud": True, "dead_talk": True}),
        Preset("quick", {}, speed="fast"),
        Preset("calm", {}, speed="none"),
    ),
    "werewolf": (
        Preset("home", {"vote_seconds": 25, "confirm_seconds": 25, "withdraw_seconds": 20, "sheriff_seconds": 40}),
        USUAL,
        Preset(
            "evening",
            {"sheriff": False, "speech_seconds": 90, "vote_seconds": 25, "confirm_seconds": 25},
            players=9,
        ),
        Preset("cup", {"board": "yunlb"}, players=12),
        Preset("king", {"board": "wolfking_guard"}, players=12),
        Preset("knight", {"board": "white_knight"}, players=12),
        Preset("magic", {"board": "wolfking_magic"}, players=12),
        Preset(
            "quick",
            {"sheriff": False, "speech_seconds": 45, "words_seconds": 45, "vote_seconds": 30},
            players=8,
            speed="fast",
        ),
        Preset("calm", {}, speed="none"),
    ),
    "shadow_hunters": (
        USUAL,
        Preset("duel", {}, players=4),
        Preset("full", {}, players=8),
        Preset("printed", {"neutral_deaths": True}),
        Preset("calm", {}, speed="none"),
    ),
    "fengsheng": (
        USUAL,
        Preset("two", {}, players=2),
        Preset("base", {"deck": "base"}, players=5),
        Preset("full", {"deck": "full", "unreleased": True}, players=7),
        Preset("pairs", {"pairs": True}, players=6),
        Preset("calm", {}, speed="none"),
    ),
    "clocktower": (
        USUAL,
        Preset("small", {}, players=5),
        Preset("moon", {"script": "bmr"}, players=10),
        Preset("sects", {"script": "snv"}, players=10),
        Preset("together", {"night": "together"}),
        Preset("travellers", {"travellers": 2}, players=12),
        Preset("calm", {}, speed="none"),
    ),
}
"""By game; the first is what the page lays where nobody chooses. Each can be laid (`tests/test_presets.py`)."""
