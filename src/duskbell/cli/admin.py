"""What whoever runs a server does beside it: its rooms, its database."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

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
    why: Annotated[str, typer.Option(help="with --close, the reason, to be read with --inspect")] = "",
) -> None:
    """Look into a room (unless anything else is said), or shut it. What is told may name secrets of the table."""
    # the server's parts take a while to import; other commands need none
    from duskbell.server.operating import inspect as look
    from duskbell.server.operating import shut

    asked = {"set-aside": set_aside, "put-back": put_back, "close": close}
    if sum(asked.values()) + inspect > 1:
        raise DuskbellError("choose one of --inspect, --set-aside, --put-back and --close.")
    how: Any = next((name for name, wanted in asked.items() if wanted), None)
    print(asyncio.run(look(db, code) if how is None else shut(db, code, how, why)))
