"""`duskbell admin`, an operator's part: what the page behind the operator's token does, beside the server, by its
database. A server that runs on it notices within half a minute, and whatever is done stands in the operators' log.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from duskbell.cli.usage import Lang
from duskbell.cli.visible import visible
from duskbell.cli.wait import wait_for
from duskbell.kernel import MODERATOR, DuskbellError

if TYPE_CHECKING:
    from duskbell.server.store import Store

app = typer.Typer()
Db = Annotated[str, typer.Option(help="database URL")]
DB = "sqlite+aiosqlite:///duskbell.db"
HERE = "the command line"
MOST = 200


def _on(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    """Do something on a database. The server's parts take a while to import; other commands need none."""
    from duskbell.server.store import Store, must_be_there

    async def run() -> None:
        must_be_there(db)
        store = await Store.open(db)
        try:
            await do(store)
        finally:
            await store.close()

    wait_for(run())


def _when(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def _there(found: bool, what: str) -> None:
    if not found:
        raise DuskbellError(f"there is no {what} in this database.")


@app.command()
def look(
    code: Annotated[str, typer.Argument(help="a room's code")],
    eyes: Annotated[str, typer.Option("--as", help="public, moderator, or a seat from 1")] = "public",
    lang: Lang = "en",
    db: Db = DB,
) -> None:
    """Look at a room by any eyes. The log says that somebody did."""

    async def do(store: Store) -> None:
        from duskbell.server.operating.looking import look as look_at
        from duskbell.server.operating.looking import stored_room

        stored = await stored_room(store, code)
        seats = {str(n + 1): n for n in range(stored.players)} | {"public": None, "moderator": MODERATOR}
        if eyes not in seats:
            raise DuskbellError(f"{eyes[:40]!r} is nobody's eyes; right would be public, moderator, or a seat from 1.")
        await store.operator_deeds.note("look", stored.id, f"as {eyes}", HERE)
        seen = look_at(stored, seats[eyes], lang)
        shut = f", closed: {seen.closed}" if seen.closed else ""
        print(visible(f"{seen.room}: {seen.game}, {seen.status}{shut}, made from {seen.maker or 'an unknown address'}"))
        for chair in seen.chairs:
            known = " ".join([part for part in (chair.role, chair.team, chair.came_from, chair.guest) if part])
            print(visible(f"  {chair.seat + 1 if chair.seat >= 0 else 'M':>2} {chair.name} ({chair.kind}) {known}"))
        for line in (*seen.lobby, *seen.told):
            print(visible(line))

    _on(db, do)


@app.command()
def unlist(
    code: Annotated[str, typer.Argument(help="a room's code")],
    again: Annotated[bool, typer.Option("--again", help="leave it to its host again")] = False,
    db: Db = DB,
) -> None:
    """Take a room off the public list, whatever its host wishes. It goes on."""

    async def do(store: Store) -> None:
        await store.operator_deeds.note("list" if again else "unlist", code.lower(), "", HERE)
        _there(await store.shut.unlist(code.lower(), unlisted=not again), f"room {code[:40]!r}")
        print(f"{code.lower()}: {'its host may list it' if again else 'off the public list'}.")

    _on(db, do)


@app.command()
def ban(
    who: Annotated[str, typer.Argument(help="203.0.113.7, 203.0.113.0/24, 2001:db8::/64, or an identity")],
    hours: Annotated[int, typer.Option(help="for how long", min=1, max=24 * 372)] = 24,
    why: Annotated[str, typer.Option(help="for what reason; it is told to nobody")] = "",
    db: Db = DB,
) -> None:
    """Keep out a range of addresses, or the identity of a guest, for a time."""

    async def do(store: Store) -> None:
        from duskbell.server.store.bans import Sort, whom

        sort: Sort = "guest" if len(who) == 32 and all(c in "0123456789abcdef" for c in who) else "address"
        named = whom(sort, who)  # or it is refused, and not on the log
        await store.operator_deeds.note("ban", f"{sort} {named}", f"{hours} h: {why}", HERE)
        made = await store.bans.add(sort, named, why, hours * 3_600)
        print(f"{made.id}: {made.sort} {made.who} until {_when(made.until)} UTC.")

    _on(db, do)


@app.command()
def lift(ban: Annotated[str, typer.Argument(help="a ban's id, as `bans` lists it")], db: Db = DB) -> None:
    """End a ban."""

    async def do(store: Store) -> None:
        await store.operator_deeds.note("lift", ban[:100], "", HERE)
        _there(await store.bans.lift(ban), f"ban {ban[:40]!r}")
        print(f"{ban}: lifted.")

    _on(db, do)


@app.command()
def bans(db: Db = DB) -> None:
    """List who is kept out."""

    async def do(store: Store) -> None:
        for b in await store.bans.current():
            print(visible(f"{b.id} {b.sort} {b.who} until {_when(b.until)} {b.why}"))

    _on(db, do)


@app.command()
def reports(
    answered: Annotated[bool, typer.Option("--answered", help="those that are answered")] = False, db: Db = DB
) -> None:
    """List what players have reported and nobody has answered, the oldest first."""

    async def do(store: Store) -> None:
        for r in await store.reports.listed(answered=answered, most=MOST):
            seat = "the table" if r.seat is None else f"seat {r.seat + 1}" if r.seat >= 0 else "who moderates"
            about = " ".join([part for part in (r.about.name, r.about.address, r.about.guest) if part])
            answer = f" -> {r.answer}" if r.answered else ""
            print(visible(f"{r.id} {_when(r.made)} {r.room} {seat} {about} [{r.sort}] {r.words} (by {r.by}){answer}"))

    _on(db, do)


@app.command()
def answer(
    report: Annotated[str, typer.Argument(help="a report's id")],
    words: Annotated[str, typer.Argument(help="what came of it")],
    db: Db = DB,
) -> None:
    """Note what came of a report; it is listed no more."""

    async def do(store: Store) -> None:
        await store.operator_deeds.note("answer", report[:100], words[:500], HERE)
        _there(await store.reports.answer(report, words[:500], int(store.now())), f"report {report[:40]!r}")
        print(f"{report}: answered.")

    _on(db, do)


@app.command()
def day(db: Db = DB) -> None:
    """Print the numbers of the last 24 hours."""

    async def do(store: Store) -> None:
        from duskbell.server.operating.day import numbers

        for name, number in (await numbers(store)).items():
            print(f"{name:>14} {number}")

    _on(db, do)


@app.command()
def log(db: Db = DB) -> None:
    """Print what operators have done and looked at, the newest first."""

    async def do(store: Store) -> None:
        for line in await store.operator_deeds.newest(MOST):
            print(visible(f"{_when(line.at)} {line.deed} {line.about} {line.how} (from {line.origin})"))

    _on(db, do)
