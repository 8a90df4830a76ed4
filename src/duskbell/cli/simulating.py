"""`duskbell games` and `simulate`: what there is to play, and who wins it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from duskbell.arena import Report, simulate
from duskbell.catalog import games as catalog
from duskbell.cli import arena
from duskbell.cli.asked import Audit, Bots, Game, Json, Players, Seed, players_of, remark
from duskbell.cli.usage import Options, options_of
from duskbell.cli.visible import visible
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode
from duskbell.processors import processors

MANY = 10
"""Faults that are printed."""


def games(as_json: Json = False) -> None:
    """List the games with their seats and options."""
    listed = catalog(arena=True)
    if as_json:
        print(encode(listed))
        return
    console = Console()
    for game in listed:
        console.print(
            f"[bold]{game['id']}[/]  {' · '.join(game['name'].values())}  "
            f"{game['seats']['min']} to {game['seats']['max']} seats"
        )
        grid = Grid("option", "values", "default", "meaning")
        for o in game["options"]:
            values = (
                ", ".join(o.get("choices", ()))
                or ", ".join(o.get("some", ()))
                or (f"{o['min']} to {o['max']}" if "min" in o else "text" if o["type"] == "str" else "yes or no")
            )
            default = (
                {True: "yes", False: "no"}.get(o["default"], o["default"]) if o["type"] == "bool" else o["default"]
            )
            grid.add_row(o["name"], values, str(default), o.get("help", ""))
        console.print(grid)


def simulate_(
    game: Game,
    players: Players = None,
    number: Annotated[int, typer.Option("-g", "--games", help="how many tables")] = 100,
    seed: Seed = "0",
    option: Options = None,
    bots: Bots = "random",
    jobs: Annotated[int | None, typer.Option("-j", "--jobs", help="processes at most; one a core unless given")] = None,
    audit: Audit = False,
    as_json: Json = False,
    to: Annotated[Path | None, typer.Option(help="folder that keeps the tables; it goes on there")] = None,
    shard: Annotated[str, typer.Option(help="with --to, which part of how many to play, such as 2/8")] = "1/1",
    ray: Annotated[str, typer.Option(help="with --to, the Ray cluster that plays; this machine unless given")] = "",
) -> None:
    """Play many tables of bots and tell who won. With --audit the exit status is 1 when something was not lawful."""
    from duskbell.testing.audit import AUDITORS  # only where tables are audited

    auditor = AUDITORS.get(game) if audit else None
    if audit and auditor is None:
        raise DuskbellError(f"there is an auditor for {', '.join(AUDITORS)}, none for {game[:40]!r}.")
    remark(game, players, option)
    cores = processors()
    what = (game, players_of(game, players), number, seed, options_of(option), bots)
    if to is None:
        arena.only_with_to(shard, ray)
        report = simulate(*what, cores if jobs is None else jobs, auditor)
    else:
        report = arena.run(to, what, cores if jobs is None else jobs, shard, ray, audited=audit)
    if as_json:
        print(encode(report))
    else:
        _tell(report, audit)
    if report.faults:
        raise typer.Exit(1)


def _tell(report: Report, audited: bool) -> None:
    """Who won, in a table, and what an auditor has found."""
    grid = Grid("won by", "tables", "share", "95 % interval")
    for team, won in report.wins.items():
        share, low, high = report.share(team)
        grid.add_row(team, str(won), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console = Console()
    console.print(grid)
    console.print(
        f"{report.finished} table{'s' * (report.finished != 1)} of {report.players}, "
        f"{report.decisions:,} decisions in {report.seconds:.2f} s "
        f"({report.decisions_per_second:,.0f} a second), {report.cpu_seconds:.2f} s of CPU time"
    )
    if audited:
        console.print(f"{len(report.faults)} faults found by the auditor")
    for fault in report.faults[:MANY]:
        console.print(fault, markup=False)
    for kind, tally in report.outside.items():
        console.print(visible(tally.sentence(kind)), markup=False)
