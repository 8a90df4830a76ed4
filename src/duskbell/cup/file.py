"""The whole cup as one file that another server imports: one JSON value a line, the header, the log, the records of its
takes, and a digest.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from duskbell.cup.acts import act_of
from duskbell.cup.cup import Cup, Header, Logged, replayed
from duskbell.cup.errors import BadCup
from duskbell.cup.people import Who
from duskbell.cup.records import Kept, RecordLine, keep, known
from duskbell.kernel.record import encode

RECORD = '{"record":'
"""How the line of a record begins; they come after those of the log."""


def dump(cup: Cup, records: Mapping[tuple[str, int], str] | None = None) -> str:
    """The cup as text, with the `records` of its takes by table and number: unless told, those that go with it."""
    told = known(cup, cup.records if records is None else records)
    rows = [encode(cup.header), *map(encode, cup.log), *[encode(RecordLine(kept)) for kept in told]]
    text = "".join(row + "\n" for row in rows)
    return text + encode({"lines": len(cup.log), "digest": _digest(text)}) + "\n"


def parse(text: str) -> Cup:
    """A cup from text: every line is checked and happens again. Raises `BadCup` naming what is wrong."""
    rows = text.removesuffix("\n").split("\n")  # and nowhere else: a reason may hold other ends of lines
    try:
        header = msgspec.json.decode(rows[0], type=Header)
        end = msgspec.json.decode(rows[-1], type=dict[str, Any])
    except (IndexError, msgspec.MsgspecError, RecursionError, UnicodeError):
        raise BadCup(
            "this is no cup: its first or its last line makes no sense, or is missing.", says="no-cup-file"
        ) from None
    log = [row for row in rows[1:-1] if not row.startswith(RECORD)]
    if end.get("digest") != _digest("".join(row + "\n" for row in rows[:-1])) or end.get("lines") != len(log):
        raise BadCup(
            "the cup was changed after it was written, or is cut off: its lines do not match its digest.",
            says="file-changed",
        )
    cup = replayed(header, [line_of(row, n) for n, row in enumerate(log, 1)])
    for row in rows[1 + len(log) : -1]:
        keep(cup, _kept(row))
    return cup


def _kept(row: str) -> Kept:
    try:
        return msgspec.json.decode(row, type=RecordLine).record
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise BadCup("the cup's file has a record that makes no sense.", says="record-nonsense") from None


def load(path: str | Path) -> Cup:
    """A cup from a file. Raises `BadCup`."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as e:
        raise BadCup(f"the cup {str(path)!r} cannot be opened: {getattr(e, 'strerror', None) or 'no text'}.") from None
    return parse(text)


def save(cup: Cup, path: str | Path) -> None:
    """Write the cup to a file, whole or not at all."""
    target = Path(path)
    beside = target.with_name(f".{target.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as out:
            out.write(dump(cup))
            out.flush()
            os.fsync(out.fileno())
        beside.replace(target)
    except OSError as e:
        raise BadCup(f"the cup cannot be written to {str(path)!r}: {e.strerror}.") from None


@contextmanager
def locked(path: str | Path) -> Iterator[None]:
    """Keep others from changing a cup's file meanwhile: two organisers at once take turns."""
    target = Path(path)
    try:
        lock = target.with_name(f".{target.name}.lock").open("w")
    except OSError as e:
        raise BadCup(f"the cup {str(path)!r} cannot be changed: {e.strerror}.") from None
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def line_of(row: str, n: int) -> Logged:
    """One line of a log, which should be its `n`th. Raises `BadCup` naming it."""
    try:
        given = msgspec.json.decode(row, type=dict[str, Any])
        who = msgspec.convert(given["who"], Who)
        act, key, rules = act_of(given["act"]), str(given.get("key", "")), int(given.get("rules", 1))
        return Logged(given["n"], int(given["at"]), who, act, key, rules)
    except (KeyError, TypeError, ValueError, msgspec.MsgspecError, RecursionError) as e:
        if isinstance(e, BadCup):
            raise BadCup(
                "line {line} of the cup's log makes no sense: {why}", says="log-line", line=n, why=str(e)
            ) from None
        raise BadCup("line {line} of the cup's log makes no sense.", says="log-nonsense", line=n) from None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
