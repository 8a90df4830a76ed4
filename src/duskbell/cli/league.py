"""The command line of leagues."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from duskbell.cli.asked import Json
from duskbell.cli.visible import visible
from duskbell.kernel.record import encode
from duskbell.locale import LANGUAGES
from duskbell.processors import processors

if TYPE_CHECKING:
    from duskbell.arena.league import Standings
    from duskbell.arena.league.standings import Place

app = typer.Typer(help="Leagues of bots: a schedule by seed, the same cards for everybody, a ranking.")


@app.callback()
def league() -> None:
    """Leagues of bots."""


@app.command()
def run(
    plan: Annotated[Path, typer.Argument(help="the plan, a TOML file")],
    to: Annotated[Path, typer.Option(help="folder that keeps tables and page; the league goes on there")],
    jobs: Annotated[int | None, typer.Option("-j", "--jobs", help="processes at most; one a core unless given")] = None,
    lang: Annotated[str, typer.Option(help=f"language of the page: {' or '.join(LANGUAGES)}")] = "en",
    as_json: Json = False,
) -> None:
    """Play what is missing of a league, write its page, and print how it stands."""
    from duskbell.arena.league import Plan, run_league  # numpy takes a while to import

    read = Plan.read(plan)
    cores = processors()
    bar = Console(stderr=True)
    with Progress(console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task("tables", total=read.tables)
        stand = run_league(
            read,
            to,
            jobs=cores if jobs is None else jobs,
            lang=lang,
            tell=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if as_json:
        print(encode(msgspec.to_builtins(stand)))
        return
    _tell(stand, to)


def _tell(stand: Standings, to: Path) -> None:
    console = Console()
    for title, places in (("entrant", stand.places), ("entrant · side", stand.by_side)):
        grid = Grid(title, "strength", "90 % interval", "seats", "won", "share")
        for p in places:
            grid.add_row(visible(p.name), *_strength(p), str(p.seats), str(p.won), f"{p.share[0]:.1%}")
        console.print(grid)
    won = ", ".join([f"{side} {n}" for side, n in stand.sides.items()])
    console.print(
        f"{stand.tables} tables, won by {won}; {stand.verdict}; the page is {to / 'index.html'}", markup=False
    )
    for who, tally in stand.outside.items():
        console.print(visible(tally.sentence(who)), markup=False)


def _strength(p: Place) -> tuple[str, str]:
    if p.strength is None:
        return "–", "not enough tables"
    return f"{p.strength:+.2f}", f"{p.low:+.2f} to {p.high:+.2f}"
