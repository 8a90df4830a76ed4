"""`duskbell laws` and `perft`: whether a game holds what every game must, and how many plays it has."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

import duskbell
from duskbell.cli.asked import Game, Players, players_of
from duskbell.cli.usage import Options, options_of
from duskbell.games import adopt
from duskbell.kernel import DuskbellError
from duskbell.testing import check, check_stages
from duskbell.testing import perft as count_plays


def laws(
    game: Game,
    players: Players = None,
    seeds: Annotated[int, typer.Option(help="tables of each size")] = 10,
    option: Options = None,
) -> None:
    """Check every law on fresh random tables, of one size or of all."""
    game = adopt(game)
    low, high = duskbell.games.find(game).players
    options = options_of(option)
    sizes = [players_of(game, players)] if players is not None else [n for n in range(low, high + 1) if _fits(game, n)]
    if seeds < 1:
        raise DuskbellError(f"there must be at least one table of each size, not {seeds}.")
    duskbell.games.find(game).read_options(sizes[0], options)
    bar = Console(stderr=True)
    for n in track(sizes, f"laws of {game}", console=bar, transient=True, disable=not bar.is_terminal):
        for seed in range(seeds):
            for moderator in ("auto", "ask"):
                check(game, n, seed, options, moderator)
        check_stages(game, n, options, "ask")
    seats = f"{sizes[0]}" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
    print(f"{game}: every law holds on {len(sizes) * seeds * 2} tables of {seats} seats")


def perft(
    game: Game,
    depth: Annotated[int, typer.Option(help="answers at most")],
    players: Players = None,
    option: Options = None,
) -> None:
    """Count every play of at most so many answers."""
    if depth < 1:
        raise DuskbellError(f"the depth must be at least 1, not {depth}.")
    game = adopt(game)
    for d in range(1, depth + 1):
        print(count_plays(game, players_of(game, players), d, options_of(option)))


def _fits(game: str, players: int) -> bool:
    """Whether there is a table of this size: not every game has one for each between the smallest and the largest."""
    try:
        duskbell.games.find(game).read_options(players, {})
    except DuskbellError:
        return False
    return True
