"""The server's log: lines for people, or one JSON object a line. Nothing that a seat may not know gets into it.

That holds for what libraries say as well: their debugging shows frames and SQL, so they are heard from "info" or
"warning" on. Of an exception the way through the code is written down; its own words only where they come from
the system or the database, because any other may quote an answer, a role or a text.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TextIO, cast, get_args

import msgspec
from sqlalchemy.exc import OperationalError

from duskbell.kernel.errors import DuskbellError

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
ROOM: ContextVar[str] = ContextVar("room", default="")
"""The code of the room that what runs now is about."""
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The name of the request that what runs now serves."""
_STRANGERS = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""What uvicorn calls an error or warns of though a stranger makes it, as often as they like; who does is answered."""
_TOKEN = re.compile(r"[\w-]{40,}", re.ASCII)
"""As long as a token, which has 43 signs: no address of ours has a part like that."""
_UVICORNS = ("error", "access", "asgi")
"""uvicorn's own loggers."""
_SPEAKS_FREELY = (OSError, OperationalError)
"""Whose words name files, hosts and SQL, but no values."""


class Lines(logging.Formatter):
    """Lines for people: time, level, logger, room, request, message."""

    def format(self, record: logging.LogRecord) -> str:
        """One record as one line, with an exception below it."""
        room = f" [{room}]" if (room := ROOM.get()) else ""
        room += f" ({request})" if (request := REQUEST.get()) else ""
        text = f"{_time(record):%Y-%m-%d %H:%M:%S} {record.levelname:<7} {record.name}{room}: {_message(record)}"
        return text + (f"\n{_exception(record.exc_info)}" if record.exc_info else "")


class Json(logging.Formatter):
    """One JSON object a line: time, level, logger, message; room, request and exception where there are
    any.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One record as one line."""
        fields = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if room := ROOM.get():
            fields["room"] = room
        if request := REQUEST.get():
            fields["request"] = request
        if record.exc_info:
            fields["exception"] = _exception(record.exc_info)
        return msgspec.json.encode(fields).decode()


class BadLog(DuskbellError):
    """A log cannot be written like that."""

    key = "bad-log"


def form_of(text: str) -> Form:
    """A form of log by its name. Raises `BadLog`."""
    if text not in get_args(Form):
        raise BadLog(f"a log is written as {' or '.join(get_args(Form))}, not as {text[:40]!r}.")
    return cast(Form, text)


def level_of(text: str) -> Level:
    """How much is written, by its name. Raises `BadLog`."""
    if text not in get_args(Level):
        raise BadLog(f"{text[:40]!r} is no level of a log; right would be {', '.join(get_args(Level))}.")
    return cast(Level, text)


def set_up(form: Form, level: Level = "info", stream: TextIO | None = None) -> None:
    """Write the log to `stream` (standard error) in this form. `level` is for Duskbell's own loggers, and for the
    access log, which says nothing below "info". Whatever these loggers were told before counts no more.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(lambda record: record.msg not in _STRANGERS)
    handler.setFormatter(Json() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("duskbell").setLevel(level.upper())
    served = logging.getLogger("uvicorn")
    served.setLevel(max(logging.INFO, logging.getLogger("duskbell").level))
    for logger in (served, *[logging.getLogger(f"uvicorn.{name}") for name in _UVICORNS]):
        logger.handlers, logger.propagate, logger.disabled = [], True, False
        if logger is not served:  # uvicorn gives each a level of its own when it is told one
            logger.setLevel(logging.NOTSET)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _message(record: logging.LogRecord) -> str:
    """What is said. asyncio adds the failed task below, with its exception's own words; uvicorn the query of a path."""
    if record.args and isinstance(record.args, tuple) and record.name.startswith("uvicorn"):
        return str(record.msg) % tuple(_without_query(a) for a in record.args)
    return record.getMessage().partition("\n")[0] if record.name == "asyncio" else record.getMessage().strip()


def _without_query(arg: object) -> object:
    """An address without its query, and without what may be a token that somebody has put into its path."""
    return _TOKEN.sub("…", arg.partition("?")[0]) if isinstance(arg, str) and arg.startswith("/") else arg


def _exception(raised: Raised) -> str:
    """The way through the code, and what kind of exception it was."""
    parts: list[str] = []
    error: BaseException | None = raised[1]
    met: set[int] = set()
    while error is not None and id(error) not in met:
        met.add(id(error))
        words = f": {error}" if isinstance(error, _SPEAKS_FREELY) else ""
        frames: list[Any] = traceback.format_tb(error.__traceback__)
        parts.insert(0, "".join([*frames, f"{type(error).__module__}.{type(error).__qualname__}{words}"]))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\nand then\n\n".join(parts)
