"""What whoever runs a server does beside it: its rooms, its database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from duskbell.cli import operator
from duskbell.cli.operator import DB, Db
from duskbell.cli.wait import wait_for
from duskbell.kernel import DuskbellError

app = typer.Typer(help="Look after a server: its rooms, reports, and who is kept out.")
app.add_typer(operator.app)
LOBBIES_HELP = "forget tables that never began after so many days; 0: never"
TABLES_HELP = "forget tables that are over so many days after they were made; 0: never"
GUESTS_HELP = "forget identities without a chair after so many days; 0: never"


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
    from duskbell.server.auth import is_code
    from duskbell.server.operating import inspect as look
    from duskbell.server.operating import shut

    if not is_code(code.lower()):
        raise DuskbellError(f"{code[:80]!r} is no room's code; right would be what stands in its link behind /r/.")
    asked = {"set-aside": set_aside, "put-back": put_back, "close": close}
    if sum(asked.values()) + inspect > 1:
        raise DuskbellError("choose one of --inspect, --set-aside, --put-back and --close.")
    how: Any = next((name for name, wanted in asked.items() if wanted), None)
    print(wait_for(look(db, code) if how is None else shut(db, code, how, why)))


def migrate(db: Db = DB) -> None:
    """Bring a database up to date; a file of SQLite is copied before. Servers on PostgreSQL may go on meanwhile."""
    from duskbell.server.operating import migrate as bring_up_to_date

    print(wait_for(bring_up_to_date(db)))


def backup(
    to: Annotated[Path, typer.Argument(help="a file that is not there yet, or a folder")],
    db: Db = DB,
) -> None:
    """Copy a SQLite database while it is in use. For PostgreSQL it tells what is right there."""
    from duskbell.server.operating import back_up

    print(back_up(db, to))


def restore(backup: Annotated[Path, typer.Argument(help="a backup")], db: Db = DB) -> None:
    """Put a backup in the place of a SQLite database that no server uses. What was there is kept beside it."""
    from duskbell.server.operating import restore as put_back

    print(put_back(db, backup))


def tidy(
    lobbies: Annotated[int, typer.Option(help=LOBBIES_HELP, min=0)] = 0,
    tables: Annotated[int, typer.Option(help=TABLES_HELP, min=0)] = 0,
    guests: Annotated[int, typer.Option(help=GUESTS_HELP, min=0)] = 0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only tell what would be forgotten")] = False,
    db: Db = DB,
) -> None:
    """Forget what is old. A server does the same by itself with `--forget-lobbies`, `--forget-tables` and so on."""
    from duskbell.server.operating import tidy as forget
    from duskbell.server.running import Keep

    print(wait_for(forget(db, Keep(lobbies, tables, guests), dry_run=dry_run)))
