"""The log tells what the server did, and nothing that a seat may not know."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy.exc import IntegrityError

from duskbell.kernel import Record
from duskbell.server.running import logs
from duskbell.server.store.chair import Chair
from duskbell.server.store.store import Change, Store, Stored
from tests.server.house import PATIENCE, House
from tests.server.play import all_play

SERVE = """
import socket, sys
from duskbell.server import Settings, serve
from duskbell.server.running import Limits, Tempo
settings = Settings(Tempo.of(0), Limits(messages=(10_000, 10_000)), metrics_token="lantern oil")
with socket.socket() as s:
    s.bind(("127.0.0.1", 0))
    port = s.getsockname()[1]
print(port, flush=True)
serve(port=port, db_url=sys.argv[1], settings=settings, log=sys.argv[2], level="debug")
"""


class Written:
    """What a server wrote to its log."""

    text = ""


@asynccontextmanager
async def served(folder: Path, form: str, written: Written) -> AsyncIterator[House]:
    """A server in a process of its own; `written` is whole after the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        SERVE,
        f"sqlite+aiosqlite:///{folder}/logged.db",
        form,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=10_000_000,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    lines: list[str] = []
    async with asyncio.timeout(PATIENCE):
        port = int(await process.stdout.readline())
        while not lines or "Uvicorn running" not in lines[-1]:
            lines.append((await process.stderr.readline()).decode())
            assert lines[-1], f"the server has ended:\n{''.join(lines)}"
    rest = asyncio.create_task(process.stderr.read())
    house = House(port)
    try:
        yield house
    finally:
        await house.close()
        process.terminate()
        lines.append((await rest).decode())
        await process.wait()
        written.text = "".join(lines)


async def a_whole_evening(house: House) -> list[str]:
    """A table from its making to its replay, with mistakes on the way: everything that is secret of it."""
    guest = (await house.post("/guest")).json()["token"]
    room = await house.create(7, seed="candle wax", guest=guest)
    path = f"/rooms/{room['room']}"
    tokens = await house.fill(room, people=3)
    people = [await house.sit(room["room"], token) for token in tokens]
    await people[0].until(lambda s: s["view"] is not None)
    for n, person in enumerate(people):
        await person.send({"type": "say", "channel": "killers", "text": f"whispered {n}"})
        await person.reply("say")
        await person.refused({"type": "answer", "ask": 1, "option": "nonsensical"}, "answer")
        await person.refused({"type": "answer", "ask": "murmured"})
    await house.http.put(f"{path}/notes", json={"notes": {"a": "scribbled"}}, headers=bearer(tokens[1]))
    await house.post("/qr", {"text": "https://table.example/r/x#pictured"})
    await house.get(f"{path}/view?as=moderator&token=overheard", tokens[1])
    await house.get(f"{path}/view", "mistaken")
    await house.http.post(f"{path}/join", content=b'{"name": "garbled', headers={"content-type": "application/json"})
    invite = (await house.post(f"{path}/substitute", {"seat": 3}, tokens[3])).json()["invite"]
    claimed = (await house.post(f"{path}/claim", {"invite": invite, "name": "Di"})).json()["token"]
    people[3] = await house.sit(room["room"], claimed)
    await all_play(people)
    await people[0].send({"type": "say", "channel": "public", "text": "well declaimed"})
    await people[0].reply("say")
    record = Record.parse((await house.get(f"{path}/record")).text)
    for at in ("replay?as=2", "knowledge"):
        assert (await house.get(f"{path}/{at}")).status_code == 200
    await house.http.get(f"http://127.0.0.1:{house.port}/metrics", headers=bearer("lantern oil"))
    said = ["whispered", "declaimed", "scribbled", "pictured", "overheard", "mistaken", "garbled", "nonsensical"]
    options = {line[2] for line in record.lines if isinstance(line[0], int)} - {"go", "go-on"}
    keys = {line[1] for line in record.lines if isinstance(line[0], int)}
    return [
        *tokens, guest, invite, claimed, "lantern oil", record.header.seed, record.header.salt, *said, "murmured",
        *options, *keys,
    ]  # fmt: skip


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def betrayed(text: str, secrets: list[str]) -> list[str]:
    """What of it stands in the log, as a word of its own."""
    roles = ["killer", "villager", "angel_of_hearts", "angel_of_diamonds"]
    return [s for s in {*secrets, *roles} if re.search(rf"(?<![\w#]){re.escape(s)}(?!\w)", text)]


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.parametrize("form", ["json", "text"])
async def test_a_whole_evening_leaves_no_secret_in_the_log(tmp_path: Path, form: str) -> None:
    written = Written()
    async with served(tmp_path, form, written) as house:
        secrets = await a_whole_evening(house)
    assert betrayed(written.text, secrets) == []
    assert "/api/rooms" in written.text, "it is the log of that evening"
    assert not re.search(r"\b(Ann|Guest \d|Di)\b", written.text), "nobody is named"
    assert "?" not in written.text, "addresses are written without what is asked"
    if form == "json":
        for line in written.text.splitlines():
            told = json.loads(line)
            assert {"time", "level", "logger", "message"} <= set(told) <= {
                "time", "level", "logger", "message", "room", "request", "exception",
            }  # fmt: skip
        for field in ("room", "request"):
            assert any(json.loads(line).get(field) for line in written.text.splitlines())


# -- its forms -------------------------------------------------------------------------------------------------------


@pytest.fixture
def log(request: pytest.FixtureRequest) -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A logger of its own that writes in the form `request.param`."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.Json() if request.param == "json" else logs.Lines())
    logger = logging.getLogger("duskbell.test")
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, out
    logger.removeHandler(handler)
    logger.propagate = True


def fail(error: BaseException, cause: BaseException | None = None) -> None:
    raise error from cause


both = pytest.mark.parametrize("log", ["json", "text"], indirect=True)


@both
def test_an_exception_tells_the_way_and_its_kind_but_not_its_words(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, out = log
    role, option = "killer", "guilty"
    try:
        fail(ValueError(f"seat 3 is the {role}"), KeyError(option))
    except ValueError:
        logger.exception("it broke")
    text = out.getvalue()
    assert "it broke" in text
    assert "builtins.ValueError" in text
    assert "builtins.KeyError" in text
    assert "in fail" in text
    assert role not in text
    assert option not in text


@both
def test_what_the_system_says_is_written(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, out = log
    try:
        fail(OSError(28, "No space left on device"))
    except OSError:
        logger.exception("it broke")
    assert "No space left on device" in out.getvalue()


@pytest.mark.parametrize("log", ["json"], indirect=True)
def test_a_json_line(log: tuple[logging.Logger, io.StringIO]) -> None:
    logger, out = log
    logger.warning("line one\nline %s", "“two”")
    token = logs.ROOM.set("abcdefgh")
    logger.warning("100 %")
    logs.ROOM.reset(token)
    first, second = [json.loads(line) for line in out.getvalue().splitlines()]
    assert first["message"] == "line one\nline “two”"
    assert (first["level"], first["logger"]) == ("warning", "duskbell.test")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["time"])
    assert "room" not in first
    assert (second["room"], second["message"]) == ("abcdefgh", "100 %")


@both
def test_what_libraries_add_is_left_out(log: tuple[logging.Logger, io.StringIO]) -> None:
    _, out = log
    form = logs.Json() if "json" in str(log) else logs.Lines()
    lost = "Task exception was never retrieved\nfuture: <Task exception=ValueError('seat 3 is the killer')>"
    told = form.format(logging.LogRecord("asyncio", logging.ERROR, "", 0, lost, (), None))
    assert "never retrieved" in told
    assert "killer" not in told
    args: Any = ("127.0.0.1:5", "GET", "/r/x?token=abc", "1.1", 200)
    called = logging.LogRecord("uvicorn.access", logging.INFO, "", 0, '%s - "%s %s HTTP/%s" %d', args, None)
    assert "GET /r/x HTTP/1.1" in form.format(called).replace("\\", "")
    assert out.getvalue() == ""


def test_a_path_with_what_may_be_a_token_is_written_without_it() -> None:
    said = ("127.0.0.1:9", "GET", f"/me/{'aB3-_' * 9}?t=x", "1.1", 200)
    record = logging.LogRecord("uvicorn.access", logging.INFO, "", 0, '%s - "%s %s HTTP/%s" %d', said, None)
    assert json.loads(logs.Json().format(record))["message"] == '127.0.0.1:9 - "GET /me/… HTTP/1.1" 200'


def test_only_known_forms_and_levels() -> None:
    assert logs.form_of("json") == "json"
    assert logs.level_of("debug") == "debug"
    with pytest.raises(logs.BadLog, match="text or json"):
        logs.form_of("xml")
    with pytest.raises(logs.BadLog, match="debug, info, warning, error"):
        logs.level_of("loud")


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_failing_database_quotes_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/quiet.db")
    await store.create(Stored("abcdefgh", "mafia", 5, {}, "auto", chairs=[Chair(0)]))
    said = (0, "mafia.kill", "#3")
    try:
        await store.save(Change("abcdefgh", lines=(said,)))
        with pytest.raises(IntegrityError) as failed:
            await store.save(Change("abcdefgh", lines=(said,)))
        assert "mafia.kill" not in str(failed.value)
    finally:
        await store.close()


@pytest.fixture
def loggers_as_before() -> Iterator[None]:
    """What is said to the loggers during a test is forgotten after it."""
    names = (None, "duskbell", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    all_ = [logging.getLogger(name) for name in names]
    before = [(x, list(x.handlers), x.level, x.propagate, x.disabled) for x in all_]
    yield
    for logger, handlers, level, propagate, disabled in before:
        logger.handlers, logger.propagate, logger.disabled = handlers, propagate, disabled
        logger.setLevel(level)


@pytest.mark.usefixtures("loggers_as_before")
@pytest.mark.parametrize("spoilt", [False, True], ids=["at once", "after uvicorn was configured"])
def test_the_level_counts_for_the_access_log_too_and_strangers_ring_no_alarm(spoilt: bool) -> None:
    access, error = logging.getLogger("uvicorn.access"), logging.getLogger("uvicorn.error")
    for chosen, heard in (("info", True), ("debug", True), ("warning", False), ("error", False)):
        if spoilt:
            uvicorn.Config("nothing:served", log_level="critical", access_log=False, log_config=None)
        out = io.StringIO()
        logs.set_up("text", chosen, out)  # type: ignore[arg-type]
        access.info("GET /api/games")
        error.error("Invalid UTF-8 sequence received from client.")
        error.warning("Invalid HTTP request received.")
        error.warning("Unsupported upgrade request.")
        error.error("it broke")
        assert ("GET /api/games" in out.getvalue()) is heard
        assert not [word for word in ("UTF-8", "HTTP request", "upgrade") if word in out.getvalue()]
        assert "it broke" in out.getvalue()
