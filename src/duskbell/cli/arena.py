"""The command line of the arena: a game's words, runs that are kept, their decisions as rows, and agents over MCP."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from duskbell.arena import Report, vocabulary
from duskbell.cli.asked import Json
from duskbell.cli.usage import Lang
from duskbell.cli.wait import wait_for
from duskbell.games import adopt
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode
from duskbell.locale import Words

Run = tuple[str, int, int, str, dict[str, Any], str]


def given(argv: list[str]) -> list[str]:
    """The command line, where `--ray` may stand without its address."""
    bare = [n for n, word in enumerate(argv) if word == "--ray" and (argv[n + 1 : n + 2] or ["-"])[0].startswith("-")]
    if not bare:
        return argv
    from duskbell.arena.data.run import LOCAL  # numpy takes a while to import, here and below

    return [f"--ray={LOCAL}" if n in bare else word for n, word in enumerate(argv)]


def only_with_to(shard: str, ray: str) -> None:
    """Refuse what makes no sense where nothing is kept."""
    if shard != "1/1" or ray:
        raise DuskbellError("--shard and --ray need a folder that is shared: add --to FOLDER.")


def run(to: Path, what: Run, jobs: int, shard: str, ray: str, *, audited: bool) -> Report:
    """Play a run into a folder, with a bar in the terminal."""
    from duskbell.arena.data import run_to

    if audited:
        raise DuskbellError("--audit reads tables as they are played; leave --to out, or --audit.")
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", shard)
    if found is None:
        raise DuskbellError(f"{shard[:20]!r} is no shard; right would be such as 2/8.")
    bar = Console(stderr=True)
    with Progress(console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task("parts", total=None)
        return run_to(
            to,
            *what,
            jobs=jobs,
            shard=(int(found[1]), int(found[2])),
            ray=ray,
            tell=lambda done, of: progress.update(task, completed=done, total=of),
        )


def export(
    source: Annotated[Path, typer.Argument(help="the folder of a run or a league; or a record")],
    to: Annotated[Path, typer.Option(help="file to write, .jsonl or .parquet")],
    text: Annotated[str, typer.Option(help="what a row tells in words: all, new or none")] = "all",
    no_numbers: Annotated[bool, typer.Option("--no-numbers", help="leave the numbers out")] = False,
    lang: Lang = "en",
) -> None:
    """Write one row for each decision: what the seat knew, the options, the answer, who won."""
    from duskbell.arena.data import export as export_rows
    from duskbell.arena.data.decisions import TEXTS

    if text not in TEXTS:
        raise DuskbellError(f"--text cannot be {text[:20]!r}; right would be {' or '.join(TEXTS)}.")
    bar = Console(stderr=True)
    with Progress(console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task("rows", total=None)
        count = export_rows(
            source,
            to,
            text=text,
            numbers=not no_numbers,
            lang=lang,
            tell=lambda rows: progress.update(task, completed=rows, description=f"{rows:,} rows"),
        )
    print(f"{count:,} rows in {to}")


def words(
    game: Annotated[str, typer.Argument(help="the game's id, as `duskbell games` lists it; or module:Class, yours")],
    as_json: Json = False,
) -> None:
    """List a game's own words: parts of answers, questions, events, phases, stages, roles, teams, marks."""
    listed = vocabulary(adopt(game))._asdict()
    if as_json:
        print(encode({kind: list(named) for kind, named in listed.items()}))
        return
    for kind, named in listed.items():
        print(f"{kind}: {', '.join(named)}")


def mcp(
    server: Annotated[str, typer.Option(help="address of a server that runs; one of its own unless given")] = "",
    lang: Lang = "en",
) -> None:
    """Let an agent play over the Model Context Protocol, at standard input and output."""
    from duskbell.server.stdio import agent  # the server's parts take a while to import; other commands need none

    Words(lang)
    wait_for(agent(server, lang))
