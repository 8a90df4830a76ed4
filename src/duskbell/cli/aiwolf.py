"""The command line of the AIWolf contest: a door for its agents, and its logs as records."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

from duskbell.cli.usage import Options, contents, options_of
from duskbell.cli.visible import visible
from duskbell.cli.wait import wait_for
from duskbell.kernel import DuskbellError
from duskbell.locale import LANGUAGES

READ = ("aiwolf",)
"""Whose logs can be read."""


def aiwolf(
    seats: Annotated[int, typer.Option("-n", "--seats", help="seats of a table: 5, 9 or 13")] = 5,
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on", min=0, max=65535)] = 8080,
    token: Annotated[
        str, typer.Option(envvar="DUSKBELL_AIWOLF_TOKEN", help="what agents must show; nothing unless given")
    ] = "",
    bots: Annotated[int, typer.Option(help="how many of the seats our plain bots hold")] = 0,
    one_team: Annotated[
        bool, typer.Option("--one-team", help="a table is one team's: names alike but for numbers")
    ] = False,
    tables: Annotated[int, typer.Option("-g", "--tables", help="stop after so many tables; 0 goes on", min=0)] = 0,
    seed: Annotated[str, typer.Option("-s", "--seed", help="make what is drawn repeatable; secret unless given")] = "",
    to: Annotated[Path | None, typer.Option(help="folder for records (.jsonl) and the contest's logs (.csv)")] = None,
    option: Options = None,
    response: Annotated[
        float, typer.Option(help="seconds for the answer to NAME when somebody is late", min=1)
    ] = 120.0,
    length: Annotated[
        int, typer.Option(help="signs of an utterance, and as many after a mention", min=1, max=240)
    ] = 125,
    night: Annotated[
        float | None,
        typer.Option(help="seconds that a night takes; unless given as long as answers by day make it", min=0),
    ] = None,
    lang: Annotated[str, typer.Option(help=f"in which language our bots speak: {' or '.join(LANGUAGES)}")] = "en",
) -> None:
    """Let agents of the AIWolf contest play at our tables: ws://HOST:PORT/ws."""
    from duskbell.arena.aiwolf import Listener, Manners  # its parts take a while to import
    from duskbell.locale import words

    words(lang)
    for name, seconds in (("--response", response), ("--night", night)):
        if seconds is not None and not isfinite(seconds):
            raise DuskbellError(f"{name} cannot be {seconds}; right would be a number of seconds.")
    manners = Manners(response=response, base=length, mention=length, night=night, lang=lang)
    if to is not None:
        try:
            to.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise DuskbellError(f"the folder {str(to)!r} cannot be used: {e.strerror}.") from None
    listener = Listener(
        seats,
        options=options_of(option),
        token=token,
        bots=bots,
        one_team=one_team,
        tables=tables,
        seed=seed,
        to=to,
        manners=manners,
        tell=lambda sentence: print(visible(sentence), flush=True),
    )
    wait_for(listener.run(host, port, lambda at: print(f"waiting for agents at ws://{host}:{at}/ws", flush=True)))


def import_(
    whose: Annotated[str, typer.Argument(help="whose log it is: aiwolf")],
    file: Annotated[Path, typer.Argument(help="the log")],
    out: Annotated[Path | None, typer.Option(help="file to write; standard output unless given")] = None,
) -> None:
    """Make a record of a table that was played elsewhere."""
    from duskbell.arena.aiwolf import import_csv  # as above

    if whose not in READ:
        raise DuskbellError(f"logs of {whose[:40]!r} cannot be read; right would be {' or '.join(READ)}.")
    record = import_csv(contents(file)).record
    if out is None:
        typer.echo(record.dump(), nl=False)
        return
    try:
        record.save(out)
    except OSError as e:
        raise DuskbellError(f"the record cannot be written to {str(out)!r}: {e.strerror}.") from None
