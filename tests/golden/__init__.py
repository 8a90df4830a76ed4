"""Golden transcripts: whole seeded games in words, kept beside this file and compared letter by letter.

`python -m tests.golden` (or `make golden`) writes them, and the perft files, anew. Read the diff: it is a change of
rules, or a leak.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from duskbell.games.werewolf.boards import BOARDS
from duskbell.testing import transcript

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """A table that is played at random by its seed."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    moderator: str = "auto"

    def text(self) -> str:
        return transcript(self.game, self.players, self.seed, self.options, self.moderator)


TABLES: dict[str, Golden] = {
    "mafia_5": Golden("mafia", 5, 2, {}),
    "mafia_5_no_angel_moderator": Golden("mafia", 5, 3, {"angels": 0, "quiet_days": 2}, "ask"),
    "mafia_6_moderator_deals": Golden("mafia", 6, 1, {"moderator_deals": True, "killers": 1, "angels": 2}, "ask"),
    "mafia_8_two_angels_aloud": Golden("mafia", 8, 1, {"angels": 2, "angel_aloud": True}),
    "mafia_9_dead_blind": Golden("mafia", 9, 4, {"dead_may_look": False, "killer_rounds": 1}),
    "mafia_12": Golden("mafia", 12, 7, {}),
    "mafia_12_must_kill_moderator": Golden("mafia", 12, 5, {"must_kill": True, "killer_rounds": 2}, "ask"),
    "shadow_hunters_4": Golden("shadow_hunters", 4, 21, {}),
    "shadow_hunters_6": Golden("shadow_hunters", 6, 5, {}),
    "shadow_hunters_8": Golden("shadow_hunters", 8, 11, {}),
    "werewolf_6": Golden("werewolf", 6, 1, {}, "ask"),
    "werewolf_12": Golden("werewolf", 12, 7, {}),
    "werewolf_robot_psychic": Golden("werewolf", 12, 2, {"board": "robot_psychic"}, "ask"),
    "werewolf_thief_cupid": Golden("werewolf", 12, 3, {"board": "thief_cupid"}),
    "werewolf_shadow_avenger": Golden("werewolf", 12, 1, {"board": "shadow_avenger"}),
    "werewolf_white_knight": Golden("werewolf", 12, 4, {"board": "white_knight"}, "ask"),
    "werewolf_12_referee": Golden("werewolf", 12, 5, {"orders_by": "referee"}, "ask"),
}


DIGESTS: dict[str, Golden] = {
    f"{board} {moderator}": Golden("werewolf", BOARDS[board].seats, 11, {"board": board}, moderator)
    for board in BOARDS
    for moderator in ("auto", "ask")
}
"""Of every board a whole game with each kind of moderator, kept as one line: its end, and its transcript's hash."""
DIGEST = HERE / "werewolf_boards.digest"


def digest(name: str) -> str:
    """One line of the file of digests."""
    text = DIGESTS[name].text()
    return f"{name}: {text.splitlines()[-1]}  {sha256(text.encode()).hexdigest()[:16]}\n"


def path(name: str) -> Path:
    return HERE / f"{name}.txt"


def write() -> None:
    """Write every transcript anew, and remove those of tables that are no longer played."""
    for old in HERE.glob("*.txt"):
        if old.stem not in TABLES:
            old.unlink()
    for name, table in TABLES.items():
        path(name).write_text(table.text(), encoding="utf-8")
    DIGEST.write_text("".join(map(digest, DIGESTS)), encoding="utf-8")
