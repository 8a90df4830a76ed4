"""Help, the server and its operator from the command line."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from duskbell.server.store import Store
from tests.cli.running import Cli

pytestmark = pytest.mark.slow


def test_help_is_there_for_every_command(cli: Cli) -> None:
    top = cli("--help")
    assert top.status == 0
    for command in ("games", "serve", "simulate", "record", "replay", "admin", "verify", "laws", "perft"):
        assert command in top.out
        assert cli(command, "--help").status == 0


async def make(url: str) -> None:
    """A database, as a server makes it."""
    await (await Store.open(url)).close()


def test_an_operator_needs_no_page(cli: Cli, tmp_path: Path) -> None:
    db = ("--db", f"sqlite+aiosqlite:///{tmp_path}/site.db")
    asyncio.run(make(db[1]))
    banned = cli("admin", "ban", "203.0.113.9/24", "--hours", "2", "--why", "spam\x1b[2J", *db)
    assert (banned.status, banned.err) == (0, "")
    assert "address 203.0.113.0/24 until " in banned.out
    listed = cli("admin", "bans", *db).out
    assert "203.0.113.0/24" in listed
    assert "spam\\u001b[2J" in listed, "nothing of a stranger commands the terminal"
    assert cli("admin", "lift", banned.out.partition(":")[0], *db).status == 0
    assert cli("admin", "bans", *db).out == ""
    for wrong in (
        ("lift", "x"),
        ("answer", "x", "y"),
        ("unlist", "abcdefgh"),
        ("look", "abcdefgh"),
        ("ban", "0.0.0.0/0"),
    ):
        ran = cli("admin", *wrong, *db)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), wrong
    assert cli("admin", "reports", *db).out == ""
    assert "reports_open 0" in cli("admin", "day", *db).out
    log = cli("admin", "log", *db).out.splitlines()
    assert [line.split()[2] for line in log] == ["unlist", "answer", "lift", "lift", "ban"]


def test_serve_hands_on_its_options(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[tuple[object, ...], dict[str, Any]]] = []
    server = import_module("duskbell.server")
    monkeypatch.setattr(server, "serve", lambda *a, **named: served.append((a, named)))
    given = ("--host", "0.0.0.0", "--port", 8123, "--db", "sqlite+aiosqlite:///x.db", "--behind-proxy")
    assert cli("serve", *given, "--log", "json", "--log-level", "debug", "--metrics-token", "m" * 32).status == 0
    assert cli("serve").status == 0
    (where, how), (usual, simply) = served
    assert where == ("0.0.0.0", 8123, "sqlite+aiosqlite:///x.db")
    assert (how["log"], how["level"]) == ("json", "debug")
    assert (how["settings"].behind_proxy, how["settings"].metrics_token) == (True, "m" * 32)
    assert usual[:2] == ("127.0.0.1", 8000)
    assert "sqlite" in str(usual[2])
    assert (simply["log"], simply["level"]) == ("text", "info")
    assert (simply["settings"].behind_proxy, simply["settings"].metrics_token) == (False, "")
