"""What whoever runs a server does beside it: its rooms, its database."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from duskbell.kernel import DuskbellError

app = typer.Typer(help="Look after a server: its rooms.")
DB = "sqlite+aiosqlite:///duskbell.db"
Db = Annotated[str, typer.Option(help="database URL")]


@app.callback()
def admin() -> None:
    """Look after a server: its rooms."""


@app.command()
def room(
    code: Annotated[str, typer.Argument(help="a room's code")],
    db: Db = DB,
    inspect: Annotated[bool, typer.Option("--inspect", help="tell what there is, and why it cannot be opened")] = False,
    set_aside: Annotated[bool, typer.Option("--set-aside", help="let nobody open it for now")] = False,
    put_back: Annotated[bool, typer.Option("--put-back", help="let it be opened again")] = False,
    close: Annotated[bool, typer.Option("--close", help="let nobody open it any more")] = False,
) -> None:
    """Look into a room (unless anything else is said), or shut it. What is told may name secrets of the table."""
    # the server's parts take a while to import; other commands need none
    from duskbell.server.operating import inspect as look
    from duskbell.server.operating import shut

    if inspect + set_aside + put_back + close > 1:
        raise DuskbellError("choose one of --inspect, --set-aside, --put-back and --close.")
    if set_aside or put_back or close:
        print(asyncio.run(shut(db, code, "aside" if set_aside else "closed" if close else "")))
    else:
        print(asyncio.run(look(db, code)))
