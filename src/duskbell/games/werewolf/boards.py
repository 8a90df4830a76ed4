"""Boards (版型) as data: the cards, the order of a night, which wolves are the pack, and who may self-destruct."""

from __future__ import annotations

from pathlib import Path

import msgspec

from duskbell.games.werewolf.casts import check, read_cast, spares
from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.games.werewolf.registry import MASTER, ROLES, numbered, shared
from duskbell.games.werewolf.table import PACK
from duskbell.kernel.errors import BadOption

USUAL = {
    6: "wolf*2 seer witch villager*2",
    7: "wolf*2 seer witch villager*3",
    8: "wolf*2 seer witch hunter villager*3",
    9: "wolf*3 seer witch hunter villager*3",
    10: "wolf*3 seer witch hunter villager*4",
    11: "wolf*3 seer witch hunter guard villager*4",
    12: "wolf*4 seer witch hunter guard villager*4",
    13: "wolf*4 seer witch hunter guard villager*5",
    14: "wolf*5 seer witch hunter guard villager*5",
    15: "wolf*5 seer witch hunter guard villager*6",
    16: "wolf*5 seer witch hunter guard villager*7",
    17: "wolf*6 seer witch hunter guard villager*7",
    18: "wolf*6 seer witch hunter guard villager*8",
}
"""The usual cast for so many seats; twelve is the board 预女猎守."""


class BoardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board. `cast`: how many of each card; `order`: the steps of a night, roles and "pack"; `pack`: the cards that
    wake with the pack and know each other; `bursts`: those that may self-destruct.
    """

    id: str
    cast: dict[str, int]
    order: list[str]
    pack: list[str]
    bursts: list[str]

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card, one by one."""
        return tuple([card for card, n in self.cast.items() for _ in range(n)])

    @property
    def seats(self) -> int:
        """For how many it is: cards that are laid aside are nobody's."""
        return len(self.cards) - spares(self.cast)


BOARDS: dict[str, BoardData] = {
    b.id: b for b in msgspec.json.decode(Path(__file__).with_name("boards.json").read_bytes(), type=list[BoardData])
}


def board_of(players: int, options: WerewolfOptions) -> BoardData:
    """The board of a table. Raises `BadOption` where it does not fit so many players, or makes no sense."""
    if options.board in BOARDS:
        board = BOARDS[options.board]
        if board.seats != players:
            raise BadOption(f"board {board.id} is for {board.seats} players, not {players}.")
        return board
    words = options.cast if options.board == "free" and options.cast else USUAL[players]
    cast = read_cast(words)
    check(cast, players)
    return BoardData(
        options.board,
        cast,
        steps(cast),
        [card for card in cast if ROLES[card].pack],
        [card for card in cast if ROLES[card].bursts],
    )


def steps(cast: dict[str, int]) -> list[str]:
    """The calls that these cards need, in the order of the night; by number where some are taken for one another."""
    alike = shared(cast)
    needed = {PACK, *[ROLES[card].step for card in cast], *[ROLES[card].brings for card in cast]}
    calls = [numbered(step, len(alike[step])) if step in alike else [step] for step in MASTER if step in needed]
    return [call for together in calls for call in together]
