"""Running the server from the command line."""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from duskbell.cli import admin
from duskbell.cli.wait import wait_for


def serve(
    host: Annotated[str, typer.Option(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on", min=0, max=65535)] = 8000,
    db: Annotated[str, typer.Option(help="database URL")] = "sqlite+aiosqlite:///duskbell.db",
    public_url: Annotated[str, typer.Option(help="where everybody reaches this server, for links and QR codes")] = "",
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="take the word of a reverse proxy near by about who calls")
    ] = False,
    metrics_token: Annotated[
        str, typer.Option(envvar="DUSKBELL_METRICS_TOKEN", help="who has it may read /metrics", show_envvar=True)
    ] = "",
    operator_token: Annotated[
        str,
        typer.Option(
            envvar="DUSKBELL_OPERATOR_TOKEN", help="who has it is an operator: /settings/operator", show_envvar=True
        ),
    ] = "",
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="another limit than usual: NAME=VALUE, as in docs/running.md"),
    ] = None,
    bots: Annotated[str, typer.Option("--bots", help="who plays for the rooms' bots: WHO=KIND as for simulate")] = "",
    push_key: Annotated[
        str,
        typer.Option(envvar="DUSKBELL_PUSH_KEY", help="tell people by Web Push that a table waits", show_envvar=True),
    ] = "",
    push_contact: Annotated[
        str, typer.Option(help="whom push services may turn to: a mail address; the public URL unless given")
    ] = "",
    log: Annotated[str, typer.Option(help="how the log is written: text or json")] = "text",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
    node: Annotated[
        str, typer.Option(help="share the database with other servers, which reach this one at this host and port")
    ] = "",
    node_secret: Annotated[
        str, typer.Option(envvar="DUSKBELL_NODE_SECRET", help="what all nodes know, and nobody else", show_envvar=True)
    ] = "",
    keep_rules: Annotated[
        int, typer.Option(help="seconds that a node told to stop stays for tables whose rules no other has", min=0)
    ] = 3_600,
    check_port: Annotated[
        int,
        typer.Option(
            help="tell the balancer here, too, whether this node takes more, however busy it is", min=0, max=65535
        ),
    ] = 0,
    forget_lobbies: Annotated[int, typer.Option(help=admin.LOBBIES_HELP, min=0)] = 0,
    forget_tables: Annotated[int, typer.Option(help=admin.TABLES_HELP, min=0)] = 0,
    forget_guests: Annotated[int, typer.Option(help=admin.GUESTS_HELP, min=0)] = 0,
) -> None:
    """Serve tables and the page."""
    gc.disable()  # what is read now stays, and would be searched again and again; the server enables it
    # the server's parts take a while to import; other commands need none
    from duskbell.arena.seating import anywhere
    from duskbell.server import Settings
    from duskbell.server import serve as run
    from duskbell.server.push import push_of
    from duskbell.server.running import Keep, form_of, level_of, limits_of, operator_secret, sharing

    shared = sharing(node, node_secret, keep_rules, check_port)
    settings = Settings(
        limits=limits_of(limit or ()),
        public_url=public_url,
        behind_proxy=behind_proxy or shared is not None,
        metrics_token=metrics_token,
        operator_token=operator_secret(operator_token),
        node=shared,
        seating=anywhere(bots) if bots else None,
        push=push_of(push_key, push_contact, public_url),
        keep=Keep(forget_lobbies, forget_tables, forget_guests),
    )
    run(host, port, db, settings=settings, log=form_of(log), level=level_of(log_level))


def organiser(
    name: Annotated[str, typer.Argument(help="the organiser's name")],
    db: Annotated[str, typer.Option(help="database URL")] = "sqlite+aiosqlite:///duskbell.db",
) -> None:
    """Let somebody organise cups: print a one-time link with which a password is chosen. Said again, it is chosen anew,
    and nobody is logged in with this name any more.
    """
    from duskbell.server import account  # as above

    print(wait_for(account(db, name)))
