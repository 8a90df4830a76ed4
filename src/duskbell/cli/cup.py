"""`duskbell cup`: what an organiser without a browser needs. A cup is a file; docs/cup.md is the handbook."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import duskbell
from duskbell.cli.asked import Json
from duskbell.cli.cup_words import clock, field_of, opened, pair_of, policy_of, stage_of, time_of, when_of, who_of
from duskbell.cli.usage import Options, once, options_of
from duskbell.cup import BadCup, Cup, Who, ready, result_of, standings
from duskbell.cup.acts import ACTS, Appoint, Finish, act_of
from duskbell.cup.draw import Order, referees_of, tables_of, task_of
from duskbell.cup.draw.sides import sentence
from duskbell.cup.exports import as_data, ledger_csv, standings_csv
from duskbell.cup.file import load, save
from duskbell.cup.records import check_own
from duskbell.cup.screen import line_up, overdue, screen, sealed_at
from duskbell.kernel import Record
from duskbell.kernel.record import encode

app = typer.Typer(help="Run a cup: teams, draw, line-ups, match days, points, appeals.")

File = Annotated[Path, typer.Argument(help="the cup's file")]
As = Annotated[
    str, typer.Option("--as", help="who does it: organiser:Olga, referee:Rita, captain:red/ann, member:red/bo")
]
At = Annotated[str, typer.Option("--at", help="when: ISO 8601 with a zone, or seconds since 1970; now unless given")]
Csv = Annotated[bool, typer.Option("--csv", help="print CSV")]
StageOf = Annotated[str, typer.Option("--stage", help="robin or final")]
NOBODY = Who("", "spectator")


@app.command()
def new(
    file: File,
    name: Annotated[str, typer.Option(help="the cup's name")],
    organiser: Annotated[str, typer.Option(help="who runs it")],
    policy: Annotated[str, typer.Option(help="a ready policy (club, points) or a TOML file")] = "club",
    game: Annotated[str, typer.Option(help="what is played")] = "werewolf",
    seats: Annotated[int, typer.Option(help="seats of a table")] = 12,
    option: Options = None,
    at: At = "",
) -> None:
    """Begin a cup."""
    if file.exists():
        raise BadCup(f"{str(file)!r} exists already.")
    cup = Cup.new(name, policy_of(policy), game, seats, options_of(option))
    cup.do(Who(organiser, "organiser"), Appoint(name=organiser, role="organiser"), when_of(at))
    save(cup, file)
    print(f"{cup.state.name}: a cup of {game} at tables of {seats}, policy {cup.state.policy.name}.")


@app.command()
def policy(name: Annotated[str, typer.Argument(help="club or points")]) -> None:
    """Print a ready policy, to begin one's own from."""
    ready(name)
    print(files("duskbell.cup").joinpath("policies", f"{name}.toml").read_text(encoding="utf-8"), end="")


@app.command()
def acts() -> None:
    """List everything that can be done, by whom, and with which fields."""
    grid = Grid("act", "who", "fields (those in brackets may be left out)")
    for act in ACTS:
        told = [f.name if f.required else f"[{f.name}]" for f in msgspec.structs.fields(act)]
        grid.add_row(str(act.__struct_config__.tag), ", ".join(act.roles), " ".join(told).replace("[", r"\["))
    Console().print(grid)


@app.command()
def do(
    file: File,
    act: Annotated[str, typer.Argument(help="an act, as `duskbell cup acts` lists them")],
    fields: Annotated[list[str] | None, typer.Argument(metavar="[KEY=VALUE]...", help="its fields")] = None,
    by: As = "",
    at: At = "",
    key: Annotated[str, typer.Option(help="the same key again does nothing twice")] = "",
) -> None:
    """Let somebody do something."""
    given = once(field_of(text) for text in fields or ())
    with opened(file) as cup:
        when = when_of(at)
        logged = cup.do(who_of(by, cup.state), act_of({"act": act, **given}, strict=False), when, key)
    later = f", at {clock(logged.at)}: what is done comes after what is on the log" if logged.at > when else ""
    print(f"{logged.n}: {act} by {logged.who.role} {logged.who.name}{later}")


@app.command()
def draw(
    file: File,
    tables: Annotated[int, typer.Option(help="how many tables; after some have begun, how many are left")] = 0,
    aside: Annotated[int, typer.Option(help="tables side by side")] = 1,
    never: Annotated[list[str] | None, typer.Option(help="two teams that should not meet: red/blue")] = None,
    stage: StageOf = "robin",
    seed: Annotated[int | None, typer.Option(help="the same draws the same; without it by lot")] = None,
    effort: Annotated[float, typer.Option(help="1 is about ten seconds")] = 1.0,
    by: As = "",
    at: At = "",
) -> None:
    """Draw the tables of a stage, seats and referees; what has begun is not touched."""
    from duskbell.cup.draw.draw import draw, draw_anew  # numpy takes a while to import

    with opened(file) as cup:
        pairs = tuple([pair_of(text) for text in never or ()])
        order = Order(tables=tables, aside=aside, never=pairs, stage=stage_of(stage), seed=seed, effort=effort)
        task = task_of(cup.state, order, cup.header.options)
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            shown = bar.add_task("drawing", total=1.0)
            tell = lambda share: bar.update(shown, completed=share)  # noqa: E731
            anew = bool(task.before or task.gone)
            slots, report = draw_anew(task.wanted, task.before, task.gone, tell) if anew else draw(task.wanted, tell)
        who, when = who_of(by, cup.state), when_of(at)
        cup.do(who, tables_of(task, order, slots), when)
        for act in referees_of(cup.state, order, slots):
            cup.do(who, act, when)
    for told in report.sentences(task.names, sentence(slots, task.sides, task.deals)):
        print(told.sentence)


@app.command()
def result(
    file: File,
    table: Annotated[str, typer.Argument(help="a table, such as robin-1")],
    record: Annotated[Path, typer.Argument(help="the record of what was played there")],
    by: As = "",
    at: At = "",
) -> None:
    """Enter the result of a table from its record, which the cup's file keeps: points lead to their moments."""
    with opened(file) as cup:
        takes = cup.state.table(table).takes
        play = duskbell.load(record)
        came = result_of(play)
        text = Record(play.record.header, play.record.lines, play.outcome).dump()
        check_own(cup, table, text)
        logged = cup.do(who_of(by, cup.state), Finish(table=table, take=len(takes), result=came), when_of(at))
        cup.records[table, len(takes)] = text
    print(f"{logged.n}: table {table}, take {len(takes)}: {came.verdict}, {', '.join(came.winners) or 'nobody'}")


@app.command("standings")
def standings_(file: File, stage: StageOf = "robin", csv: Csv = False, as_json: Json = False) -> None:
    """The standings."""
    state = load(file).state
    rows = standings(state, stage_of(stage))
    if csv or as_json:
        print(standings_csv(state, stage_of(stage)) if csv else encode(rows), end="" if csv else "\n")
        return
    grid = Grid("", "team", "points", "tables", "won", "best", "fines", "absent", "")
    for r in rows:
        notes = [note for note in (r.note, "appeal open" if r.disputed else "") if note]
        cells = (r.place or "–", r.name, r.points, r.tables, r.wins, r.best, r.fines, r.absences, ", ".join(notes))
        grid.add_row(*[str(c) for c in cells])
    Console().print(grid)


@app.command()
def ledger(file: File, csv: Csv = False, as_json: Json = False) -> None:
    """Every point, and where it comes from."""
    state = load(file).state
    if csv or as_json:
        print(ledger_csv(state.ledger) if csv else encode(list(state.ledger)), end="" if csv else "\n")
        return
    grid = Grid("entry", "team", "points", "from", "why")
    for e in state.ledger:
        c = e.cause
        place = " ".join(
            [c.rule, c.table, f"take {c.take}" if c.take else "", f"event {c.event}" if c.event >= 0 else ""]
        )
        grid.add_row(e.id, e.team, f"{e.points:+}", " ".join(place.split()), e.reason)
    Console().print(grid)


@app.command()
def show(file: File, at: At = "") -> None:
    """All tables as they stand, with the next deadline; line-ups, sealed ones as "…"; open appeals."""
    cup = load(file)
    now, state = time_of(at), cup.state
    cup.tick(now)
    times = {"start", "next"}  # a day is not cut short: all fits into 80 columns
    grid = Grid(padding=0)
    for head in ("table", "stands", "start", "referee", "next", "lacking", "line-up"):
        grid.add_column(head, overflow="fold", min_width=len("2026-12-05") if head in times else None)
    for s in screen(state, now):
        place = state.tables[s.table]
        come = {team: "…" for team in place.playing if sealed_at(state, place, now) and team in place.named}
        known = come | line_up(state, place, NOBODY, now)
        named = ", ".join(f"{team}: {member}" for team, member in known.items())
        deadline = f"{s.what} {clock(s.next)}" if s.next else ""
        start = clock(place.start) if place.start else ""
        grid.add_row(s.table, s.standing, start, place.referee, deadline, ", ".join(s.lacking), named)
    console = Console()
    console.print(grid)
    for a in state.open_appeals():
        late = "overdue" if a.id in overdue(state, now) else f"due {clock(a.due)}"
        console.print(f"{a.id} by {a.member} about {a.table or a.entry}, {late}: {a.text}", markup=False)


@app.command()
def log(file: File) -> None:
    """Who did what, and when."""
    for line in load(file).log:
        given = msgspec.to_builtins(line.act)
        name = given.pop("act")
        print(f"{line.n} {clock(line.at)} {line.who.role} {line.who.name}: {name} {encode(given)}")


@app.command()
def export(file: File) -> None:
    """Teams, standings and ledger as JSON. The whole cup, which another server reads, is the file itself."""
    print(encode(as_data(load(file).state)))


@app.command()
def ratings(
    cups: Annotated[list[Path], typer.Argument(help="files of cups; people are told by their names")],
    as_json: Json = False,
) -> None:
    """Rate players and teams over all tables of these cups."""
    from duskbell.cup.played import played  # numpy takes a while to import
    from duskbell.ratings import rate

    tables, teams = [], dict[str, str]()
    for file in cups:
        more, named = played(load(file).state)
        tables += more
        teams |= named
    rated = rate(tables, teams)
    if as_json:
        print(
            encode({"verdict": rated.verdict, "tables": rated.tables, "players": rated.players, "teams": rated.teams})
        )
        return
    print(f"{rated.tables} tables: {rated.verdict}")
    grid = Grid("", "tables", "strength", "90 % interval")
    for r in (*rated.teams, *rated.players):
        grid.add_row(r.name, str(r.tables), f"{r.strength:+.2f}", f"{r.low:+.2f} to {r.high:+.2f}")
    if rated.players:
        Console().print(grid)
