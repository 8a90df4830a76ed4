"""Boards (版型): which cards are dealt and in which order they are called at night. Data, and free casts checked."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.games.werewolf.role import GOD, VILLAGER, WOLF
from duskbell.games.werewolf.roles import ROLES, SEER_STEPS, SEERS
from duskbell.kernel.errors import BadOption

MASTER = (
    "thief", "treasure_master", "cupid", "magician", "half_blood", "wild_child", "shadow", "avenger",
    "eclipse_queen", "nightmare", "dancer", "masquerade", "warden", "dreamcatcher", "guard", "silence_elder",
    "vote_elder", "crow", "elder_brother", "younger_brother", "pack", "wolf_beauty", "hidden_wolf", "witch",
    "poisoner", "hunter", "black_wolf_king", "witch_hunter", "mechanical_wolf", "seer", "seer_one", "seer_two",
    "wolf_witch", "gargoyle", "pure_maiden", "psychic", "graveyard_keeper", "awakened_gargoyle", "piper",
    "black_trader", "lucky",
)  # fmt: skip
"""The order of the night for a cast of one's own."""
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


NOT_DEALT = frozenset({"turncoat", "lucky_check", "lucky_poison", "lucky_gun"})


class BoardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board. `cast`: how many of each card; `order`: the steps of a night, roles and "pack"."""

    id: str
    cast: dict[str, int]
    order: list[str]

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
    return BoardData(options.board, cast, [step for step in MASTER if step == "pack" or step in steps(cast)])


def steps(cast: dict[str, int]) -> list[str]:
    """The calls that these cards need: seers are called by number where there are several."""
    seers = [card for card in SEERS if card in cast]
    lucky = ["lucky"] if "black_trader" in cast else []
    if len(seers) < 2:
        return [*cast, *lucky]
    return [*[card for card in cast if card not in seers], *SEER_STEPS, *lucky]


def spares(cast: dict[str, int]) -> int:
    """How many cards nobody is dealt."""
    return 2 if "thief" in cast else 3 if "treasure_master" in cast else 0


def read_cast(text: str) -> dict[str, int]:
    """Cards as people write them: "wolf*2 seer witch villager*2"."""
    cast: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        found = re.fullmatch(r"([a-z_]+)(?:\*([1-9]\d?))?", word)
        if found is None or found[1] not in ROLES:
            raise BadOption(f"{word[:40]!r} is no card; a card is written wolf or wolf*2, out of {', '.join(ROLES)}.")
        cast[found[1]] = cast.get(found[1], 0) + int(found[2] or 1)
    return cast


def check(cast: dict[str, int], players: int) -> None:
    """Refuse a cast that cannot be played. Raises `BadOption`."""
    number = sum(cast.values()) - spares(cast)
    if number != players:
        raise BadOption(f"the cast has {number} cards, but the table has {players} players.")
    kinds = {WOLF: 0, GOD: 0, VILLAGER: 0}
    for card, n in cast.items():
        role = ROLES[card]
        kinds[role.kind] = kinds.get(role.kind, 0) + n
        if card in NOT_DEALT:
            raise BadOption(f"{card} is no card that is dealt; players become it in the game.")
        if n > 1 and card not in ("wolf", "villager"):
            raise BadOption(f"the cast has {n} cards {card}; only wolf and villager may be there oftener than once.")
    lacking = [kind for kind, n in kinds.items() if n == 0]
    if lacking:
        raise BadOption(f"the cast lacks a {lacking[0]}: it needs wolves, gods and villagers.")
    if 2 * kinds[WOLF] >= players:
        raise BadOption(f"{kinds[WOLF]} wolves are too many for {players} players: the others must outnumber them.")
