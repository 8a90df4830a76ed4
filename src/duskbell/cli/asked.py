"""The table that a command is asked for: which game, how many seats, who plays."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import duskbell
from duskbell.cli.usage import options_of
from duskbell.games import adopt
from duskbell.locale import words

Game = Annotated[str, typer.Argument(help="the game's id, as `duskbell games` lists it; or module:Class, one of yours")]
Players = Annotated[int | None, typer.Option("-n", "--players", help="seats; the game's usual number unless given")]
Seed = Annotated[str, typer.Option("-s", "--seed", help="the same seed plays the same")]
BOTS_HELP = (
    "plain (thoughtful, they talk) or random (fast), or WHO=KIND joined by commas, WHO being a seat (3, 3-5), a role, "
    "a team or a share (25%), KIND also a bot of yours: module:Class, http://…, ws://…, llm:http://…#model"
)
Bots = Annotated[str, typer.Option("--bots", help=BOTS_HELP)]
AUDIT_HELP = "read each table a second time for what is not lawful"
Audit = Annotated[bool, typer.Option("--audit", help=AUDIT_HELP)]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]


def players_of(game: str, given: int | None) -> int:
    """How many seats: as asked for, or what is usual. Raises `DuskbellError` for a game that there is not."""
    return given if given is not None else duskbell.games.find(adopt(game)).usual_players


def remark(game: str, players: int | None, option: list[str] | None) -> None:
    """Say what is to be known about such a table, though it is played."""
    rules, seats = duskbell.games.find(adopt(game)), players_of(game, players)
    for key in rules.remarks(seats, rules.read_options(seats, options_of(option))):
        print(words("en").text("remark-" + key.replace(".", "-")), file=sys.stderr)
