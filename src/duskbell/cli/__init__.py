"""The command line. Exit status: 0 done, 1 a law broken or a record that does not verify, 2 wrong usage (one
sentence).
"""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import duskbell
from duskbell.arena import Report, play_out, simulate
from duskbell.arena.outside import outsiders
from duskbell.arena.sitting import sit
from duskbell.catalog import games as catalog
from duskbell.cli import admin, aiwolf, arena, insight, serving
from duskbell.cli.cup import app as cup_app
from duskbell.cli.league import app as league_app
from duskbell.cli.push import app as push_app
from duskbell.cli.script import app as script_app
from duskbell.cli.usage import Lang, Options, options_of, usage
from duskbell.cli.visible import visible
from duskbell.games import adopt
from duskbell.kernel import MODERATOR, DuskbellError, Record
from duskbell.kernel.record import encode
from duskbell.locale import words
from duskbell.proof import prove
from duskbell.testing import LawBroken, check, check_stages
from duskbell.testing import perft as count_plays

MANY = 10
"""Faults that are printed."""
UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EBADF)
"""Why nothing more can be written to the standard output."""
LONGEST = 400
"""Characters of a sentence that says what was wrong."""
app = typer.Typer(no_args_is_help=False, add_completion=False)
app.add_typer(admin.app, name="admin")
app.add_typer(cup_app, name="cup")
app.add_typer(script_app, name="script")
app.add_typer(league_app, name="league")
app.add_typer(push_app, name="push")

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


def _version(wanted: bool) -> None:
    if wanted:
        print(f"duskbell {duskbell.__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_version, help="print the version and exit")
]


@app.callback()
def about(version: Version = False) -> None:
    """Duskbell 暮钟: one referee for hidden-role games."""


@app.command()
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


app.command()(serving.serve)
app.command()(serving.organiser)


@app.command("simulate")
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
    from duskbell.testing.audit import AUDITORS  # as above

    auditor = AUDITORS.get(game) if audit else None
    if audit and auditor is None:
        raise DuskbellError(f"there is an auditor for {', '.join(AUDITORS)}, none for {game[:40]!r}.")
    _remark(game, players, option)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    what = (game, _players(game, players), number, seed, options_of(option), bots)
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
        f"{report.finished} tables of {report.players}, {report.decisions:,} decisions in {report.seconds:.2f} s "
        f"({report.decisions_per_second:,.0f} a second), {report.cpu_seconds:.2f} s of CPU time"
    )
    if audited:
        console.print(f"{len(report.faults)} faults found by the auditor")
    for fault in report.faults[:MANY]:
        console.print(fault, markup=False)
    for kind, tally in report.outside.items():
        console.print(visible(tally.sentence(kind)), markup=False)


@app.command()
def record(
    game: Game,
    players: Players = None,
    seed: Seed = "0",
    option: Options = None,
    bots: Bots = "plain",
    out: Annotated[Path | None, typer.Option(help="file to write; standard output unless given")] = None,
) -> None:
    """Play one table of bots and write its record."""
    _remark(game, players, option)
    play, seated = sit(adopt(game), _players(game, players), seed, options_of(option), bots, talks=True)
    play_out(play, seated, seed)
    for kind, tally in outsiders(seated).items():
        print(visible(tally.sentence(kind)), file=sys.stderr)
    if out is None:
        sys.stdout.write(play.record.dump())
        return
    try:
        play.record.save(out)
    except OSError as e:
        raise DuskbellError(f"the record cannot be written to {str(out)!r}: {e.strerror}.") from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    seat: Annotated[int | None, typer.Option(help="as this seat saw it, from 1; Python's view(3) is --seat 4")] = None,
    public: Annotated[bool, typer.Option("--public", help="as everybody saw it (the default)")] = False,
    full: Annotated[bool, typer.Option("--full", help="everything")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Tell a recorded table as a seat, the public or the moderator saw it."""
    if (seat is not None) + public + full > 1:
        raise DuskbellError("choose one of --seat, --public and --full.")
    said = words(lang)
    play = duskbell.load(file)
    if seat is not None and not 1 <= seat <= len(play.table.seats):
        raise DuskbellError(f"there is no seat {seat}; this table has seats 1 to {len(play.table.seats)}.")
    viewer = MODERATOR if full else seat - 1 if seat is not None else None
    events = play.view(viewer).as_data()
    if play.record.lost:
        print(f"{file}: {play.record.lost}.", file=sys.stderr)
    if as_json:
        print(encode(events))
        return
    said = said.table(play.game.id, tuple(s.name for s in play.table.seats))
    for event in events:
        print(visible(said.event(event, -1 if viewer is None else viewer)))
    if play.outcome is not None:
        print(said.text("reason-" + play.outcome.reason.replace(".", "-")))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="the record of a table that is over")],
    digest: Annotated[str, typer.Option(help="the commitment you saw at the deal")] = "",
) -> None:
    """Check that a table's chance was fixed before it began: the commitment, and every draw from the seed."""
    proof = prove(Record.load(file), digest)
    print(proof.sentence)
    if not proof.holds:
        raise typer.Exit(1)


@app.command()
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
    sizes = [_players(game, players)] if players is not None else [n for n in range(low, high + 1) if _fits(game, n)]
    if seeds < 1:
        raise DuskbellError(f"there must be at least one table of each size, not {seeds}.")
    duskbell.games.find(game).read_options(sizes[0], options)
    bar = Console(stderr=True)
    for n in track(sizes, f"laws of {game}", console=bar, transient=True, disable=not bar.is_terminal):
        for seed in range(seeds):
            for moderator in ("auto", "ask"):
                check(game, n, seed, options, moderator)
        check_stages(game, n, options, "ask")
    print(f"{game}: every law holds on {len(sizes) * seeds * 2} tables of {sizes[0]} to {sizes[-1]} seats")


@app.command()
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
        print(count_plays(game, _players(game, players), d, options_of(option)))


def _players(game: str, given: int | None) -> int:
    return given if given is not None else duskbell.games.find(adopt(game)).usual_players


def _fits(game: str, players: int) -> bool:
    """Whether there is a table of this size: not every game has one for each between the smallest and the largest."""
    try:
        duskbell.games.find(game).read_options(players, {})
    except DuskbellError:
        return False
    return True


def _remark(game: str, players: int | None, option: list[str] | None) -> None:
    """Say what is to be known about such a table, though it is played."""
    rules, seats = duskbell.games.find(adopt(game)), _players(game, players)
    for key in rules.remarks(seats, rules.read_options(seats, options_of(option))):
        print(words("en").text("remark-" + key.replace(".", "-")), file=sys.stderr)


app.command()(admin.migrate)
app.command()(admin.backup)
app.command()(admin.restore)
app.command()(admin.tidy)
app.command()(insight.solve)
app.command()(insight.worlds)
app.command()(arena.words)
app.command()(arena.export)
app.command()(arena.mcp)
app.command()(aiwolf.aiwolf)
app.command("import")(aiwolf.import_)


def main() -> None:
    """Run the command line; bad input, and output that cannot be written, end with one sentence and status 2."""
    if sys.stdout is None:  # it was closed before we began: nobody reads
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # where it cannot hold our signs
    sys.path.append("")  # bots and games of one's own lie in the present folder
    try:
        status = app(arena.given(sys.argv[1:]), prog_name="duskbell", standalone_mode=False)
        sys.stdout.flush()
    except LawBroken as e:
        _leave(1, str(e))
    except (DuskbellError, msgspec.MsgspecError) as e:
        _leave(2, str(e))
    except UnicodeError:  # a file may be called so; nothing else may be
        broken = next((word for word in sys.argv[1:] if "\udc80" <= max(word, default="") <= "\udcff"), None)
        if broken is None:
            raise
        _leave(2, f"{broken[:40]!r} has bytes that are no UTF-8; right would be text")
    except typer.TyperException as e:
        _leave(2, usage(e))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except (BrokenPipeError, SystemExit):  # whoever read has seen enough; Python must not try to flush again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as e:
        if e.errno not in UNWRITABLE or e.filename is not None:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _leave(2, f"the output could not be written ({e.strerror}); right would be a place that has room for it")
    sys.exit(status or 0)


def _leave(status: int, why: str) -> NoReturn:
    """End with one sentence on one line."""
    sentence = " ".join(why.split())
    sentence = sentence if len(sentence) <= LONGEST else sentence[:LONGEST] + "..."
    print(sentence if sentence.endswith(".") else sentence + ".", file=sys.stderr)
    sys.exit(status)
