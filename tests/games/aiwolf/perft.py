"""The tables of the contest's game whose plays are counted. Nobody says anything, and the order of speech is fixed."""

from __future__ import annotations

from tests.perft.counted import Counted

SILENT: dict[str, list[str]] = {f"aiwolf.{what}": [] for what in ("talk", "talk-order", "whisper", "whisper-order")}
FIVE = {**SILENT, "aiwolf.deal": ["werewolf,possessed,seer,villager,villager"]}
NINE = {
    **SILENT,
    "aiwolf.deal": ["werewolf,werewolf,possessed,seer,medium,bodyguard,villager,villager,villager"],
    "aiwolf.vote": ["#8"] * 9,
}
TABLES: dict[str, Counted] = {
    "5": Counted("aiwolf", 5, 4, {}, FIVE),
    "5_not_oneself": Counted("aiwolf", 5, 4, {"self_vote": 0}, FIVE),
    "9_night": Counted("aiwolf", 9, 3, {}, NINE),
}
