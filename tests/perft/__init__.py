"""Perft: how many plays there are of so many answers, and how they end. Wrong rules give wrong numbers.

A file has the table in its first line and a count in each other: depth, plays, and how many of them a team has won.

    game mafia players 5 option angels=0
    perft 3 110 village=5
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from duskbell.games.werewolf.boards import BOARDS
from duskbell.testing import perft

HERE = Path(__file__).parent


class Counted(NamedTuple):
    """A table, and how deep its plays are counted. `told`: answers that are not counted, by question."""

    game: str
    players: int
    depth: int
    options: dict[str, Any]
    told: dict[str, list[str]] | None = None

    def text(self) -> str:
        options = "".join(f" option {name}={value}" for name, value in self.options.items())
        told = "".join(
            f" told {key}={' '.join(answers)}" if answers else f" given {key}"
            for key, answers in (self.told or {}).items()
        )
        head = f"game {self.game} players {self.players}{options}{told}"
        counts = [
            str(perft(self.game, self.players, n, self.options, told=self.told)) for n in range(1, self.depth + 1)
        ]
        return "\n".join([head, *counts]) + "\n"


class Together(NamedTuple):
    """Several tables of a game in one file."""

    game: str
    tables: tuple[Counted, ...]
    told: dict[str, list[str]]

    def text(self) -> str:
        return "\n".join(table.text() for table in self.tables)


def hunters(aside: str, dealt: str) -> dict[str, list[str]]:
    """What chance says before the first turn, the first seat's, at a table of Shadow Hunters with these characters."""
    return AREAS | {
        "shadow_hunters.aside": aside.split(),
        "shadow_hunters.deal": [",".join(dealt.split())],
        "shadow_hunters.first": ["#0"],
    }


AREAS = {"shadow_hunters.areas": ["hermits_cabin,underworld_gate,church,cemetery,weird_woods,erstwhile_altar"]}
FRANKLIN = hunters("george unknown", "franklin emi vampire werewolf")
BOB = hunters("franklin vampire allie charles", "bob emi daniel unknown george werewolf")
FREE = {"board": "free"}
POINT: dict[str, list[str]] = {"werewolf.point": []}
"""What a lone wolf points at binds nobody, so it is not counted."""
NIGHT: dict[str, list[str]] = {f"werewolf.{key}": [] for key in ("deal", "spare", "point", "kill")}
"""What is given on a board of twelve, so that only powers are counted."""
TABLES: dict[str, Counted | Together] = {
    "mafia_5": Counted("mafia", 5, 5, {}),
    "mafia_5_no_angel": Counted("mafia", 5, 7, {"angels": 0}),
    "mafia_5_two_killers": Counted("mafia", 5, 5, {"angels": 0, "killers": 2, "killer_rounds": 1}),
    "mafia_5_must_kill": Counted("mafia", 5, 5, {"angels": 0, "killers": 2, "killer_rounds": 1, "must_kill": 1}),
    "mafia_5_moderator_deals": Counted("mafia", 5, 7, {"moderator_deals": 1}),
    "mafia_6": Counted("mafia", 6, 3, {"angels": 2}),
    "shadow_hunters_4": Counted("shadow_hunters", 4, 5, {}, AREAS),
    "shadow_hunters_4_franklin": Counted("shadow_hunters", 4, 6, {}, FRANKLIN),
    "shadow_hunters_6_bob": Counted("shadow_hunters", 6, 6, {"robbery": "attack"}, BOB),
    "werewolf_6_seer": Counted("werewolf", 6, 4, FREE | {"cast": "wolf seer villager*4", "sheriff": 0}, POINT),
    "werewolf_6_witch": Counted("werewolf", 6, 3, FREE | {"cast": "wolf witch villager*4"}, POINT),
    "werewolf_boards": Together(
        "werewolf", tuple([Counted("werewolf", b.seats, 2, {"board": b.id}, NIGHT) for b in BOARDS.values()]), NIGHT
    ),
    "werewolf_6_pack": Counted("werewolf", 6, 2, FREE | {"cast": "wolf*2 seer witch villager*2"}),
}


def path(name: str) -> Path:
    return HERE / f"{name}.perft"


def write() -> None:
    """Count every table anew, and remove the files of those that are no longer counted."""
    for old in HERE.glob("*.perft"):
        if old.stem not in TABLES:
            old.unlink()
    for name, table in TABLES.items():
        path(name).write_text(table.text(), encoding="utf-8")
