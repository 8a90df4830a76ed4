"""Records: game, version, options, seed and answers, enough to rebuild a table exactly. One JSON value a line.

The first line is the `Header`. Then, in the order they were given:

    [seat, key, token]                  an answer; seat -1 is CHANCE, -2 the MODERATOR
    [seat, key, token, "clock"]         silence: the clock answered the default
    [seat, key, token, "referee"]       who moderates entered what a player without a device has answered
    ["say", seat, channel, text, line, about]
    ["say", seat, channel, "", line, about, "hidden"]   there were words, and a host has hidden them from readers
    ["rule", {ruling}]

and, of a table that is over, `{"over": {outcome}, "answers": n, "digest": sha256}` where the digest is over all lines
before.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from duskbell.kernel.ask import CHANCE, MODERATOR, quote
from duskbell.kernel.errors import BadRecord, BadRuling
from duskbell.kernel.event import Outcome
from duskbell.kernel.ruling import Ruling
from duskbell.kernel.talk import frozen

Line = tuple[Any, ...]
FORMAT = 1
CLOCK, REFEREE, WITHHELD = "clock", "referee", "hidden"
STANDING = ("undo", "pause", "resume")
"""Rulings that no undo takes back."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is made from. `moderator`: "auto" (the program) or "ask" (somebody outside answers)."""

    duskbell: int = FORMAT
    game: str
    version: str
    players: int
    options: dict[str, Any]
    seed: str
    salt: str
    moderator: str = "auto"
    names: tuple[str, ...] = ()


class Record:
    """A header and the lines so far. `lost` says what was cut off, "" when nothing was; `outcome` is the written
    one.
    """

    __slots__ = ("header", "lines", "lost", "outcome")

    def __init__(
        self, header: Header, lines: Iterable[Line] = (), outcome: Outcome | None = None, lost: str = ""
    ) -> None:
        self.header = header
        self.lines: list[Line] = list(lines)
        self.outcome = outcome
        self.lost = lost

    def __len__(self) -> int:
        return len(self.lines)

    def __repr__(self) -> str:
        over = "" if self.outcome is None else ", over"
        return f"<Record of {self.header.game}: {self.header.players} seats, {len(self.lines)} lines{over}>"

    def dump(self) -> str:
        """The record as text, one JSON value a line."""
        rows = [encode(self.header), *(encode(line) for line in self.lines)]
        text = "".join(r + "\n" for r in rows)
        if self.outcome is not None:
            text += encode(_Over(self.outcome, len(self.lines), _digest(text))) + "\n"
        return text

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.dump(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file. Raises `BadRecord` when there is none, or none that can be read."""
        try:
            text = Path(path).read_bytes().decode("utf-8", "replace")
        except (OSError, ValueError) as e:
            why = getattr(e, "strerror", None) or str(e)
            raise BadRecord(f"the record {str(path)[:80]!r} cannot be opened: {why.lower()}.") from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from text. A last line that was cut off is left out, and `lost` names it.

        Raises `BadRecord` naming the line when the header or a line before the last makes no sense.
        """
        rows = text.split("\n")
        cut = rows.pop()
        if not rows:
            raise BadRecord("this is no record: its first line is cut off or missing.")
        header = _header(rows[0])
        record = cls(header)
        for n, row in enumerate(rows[1:], 2):
            if row.startswith("{"):
                record.outcome = _over(row, n, rows[: n - 1], len(record.lines))
                if n != len(rows) or cut:
                    raise BadRecord(f"line {n} of the record ends it, but more lines follow.")
            else:
                record.lines.append(line(row, n))
        if cut:
            record.lost = f"line {len(rows) + 1} is cut off in the middle ({len(cut)} characters) and is left out"
        return record


class _Over(msgspec.Struct, frozen=True):
    over: Outcome
    answers: int
    digest: str


def encode(value: Any) -> str:
    """One line's JSON."""
    return msgspec.json.encode(value).decode()


def line(row: str, n: int) -> Line:
    """One line of a record. Raises `BadRecord` naming its number `n` when it makes no sense."""
    try:
        parts = msgspec.json.decode(row, type=list[Any])
        match parts:
            case ["rule", dict(ruling)]:
                return ("rule", msgspec.convert(ruling, Ruling))
            case ["say", int(seat), str(channel), str(text), str(key), list(about)] if type(seat) is int:
                return ("say", seat, channel, text, key, frozen(about))
            case ["say", int(seat), str(channel), "", str(key), list(about), "hidden"] if type(seat) is int:
                return ("say", seat, channel, "", key, frozen(about), WITHHELD)
            case [int(seat), str(key), str(token)] if type(seat) is int:
                return (seat, key, token)
            case [int(seat), str(key), str(token), "clock" | "referee" as by] if type(seat) is int:
                return (seat, key, token, by)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, TypeError):
        pass
    raise BadRecord(f"line {n} of the record makes no sense; right would be [seat, key, token], a saying or a ruling.")


def _header(row: str) -> Header:
    try:
        header = msgspec.json.decode(row, type=Header)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as e:
        raise BadRecord(f"line 1 is not the header of a Duskbell record: {_header_lacks(e)}.") from None
    if fault := header_fault(header):
        raise BadRecord(f"the record's {fault}")
    if header.duskbell != FORMAT:
        raise BadRecord(f"the record has format {header.duskbell}; this program reads format {FORMAT}.")
    return header


def _header_lacks(error: Exception) -> str:
    """Why a line is no header, in a referee's words."""
    if not isinstance(error, msgspec.ValidationError):
        return "it is not JSON"
    found = _FIELD.search(str(error))
    return f"its {found[1] or found[2]} is missing or not what belongs there" if found else "it is no JSON object"


_FIELD = re.compile(r"field `([^`]*)`|`\$\.([^`]*)`")


def header_fault(header: Header) -> str:
    """What is wrong with a header, as the rest of a sentence; "" when a table can begin with it. Asked at the start
    exactly as when a record is read: so what starts can be loaded.
    """
    if header.moderator not in ("auto", "ask"):
        return f"moderator is {str(header.moderator)[:40]!r}; right would be auto or ask."
    if 0 < header.players < len(header.names):
        return f"names are {len(header.names)} for {header.players} seats; right would be one for each seat, or fewer."
    return ""


def _over(row: str, n: int, before: list[str], answers: int) -> Outcome:
    try:
        over = msgspec.json.decode(row, type=_Over)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise BadRecord(
            f"line {n} of the record makes no sense; right would be its last line with the outcome."
        ) from None
    if over.answers != answers or over.digest != _digest("".join(r + "\n" for r in before)):
        raise BadRecord(f"the record was changed after it was written: its lines do not match the digest in line {n}.")
    return over.over


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()


def effective(lines: list[Line], auto: bool) -> list[int]:
    """The places of the lines that still count. An undo takes back the last answers, with them those of a round
    that fall, too (`Ruling.held`), and what followed them.

    What the referee said stands: each undo where it was ruled, and pauses. Raises `BadRuling` when an undo reaches too
    far.
    """
    kept: list[int] = []
    for place, line in enumerate(lines):
        if line[0] == "rule" and line[1].kind == "undo":
            count, whole = line[1].count, line[1].count + len(line[1].held)
            answers = [i for i, k in enumerate(kept) if is_decision(lines[k], auto)]
            if count < 1 or whole > len(answers):
                raise BadRuling(_too_far(count, len(answers), any(falls(lines[k]) for k in kept)))
            at = answers[-whole]
            kept[at:] = [k for k in kept[at:] if lines[k][0] == "rule" and not falls(lines[k])]
        kept.append(place)
    return kept


def falls(line: Line) -> bool:
    """Whether a line is a ruling that falls with the answer before it."""
    return line[0] == "rule" and line[1].kind not in STANDING


def _too_far(count: int, answers: int, ruled: bool) -> str:
    """Why so many answers cannot be taken back."""
    if count < 1:
        return f"an undo takes back 1 answer or more, not {count}."
    there = "is none" if not answers else "is 1" if answers == 1 else f"are {answers}"
    rulings = " A ruling is no answer: it falls with an answer before it, or is put right by another ruling."
    return f"{count} answer{'s' * (count > 1)} cannot be taken back; there {there}.{rulings * ruled}"


def is_decision(line: Line, auto: bool) -> bool:
    """Whether a line is the answer of a seat, or of a moderator who is asked."""
    return isinstance(line[0], int) and line[0] != CHANCE and not (auto and line[0] == MODERATOR)


def who(seat: int) -> str:
    """A decider in words."""
    return {CHANCE: "chance", MODERATOR: "the moderator"}.get(seat, f"seat {seat + 1}")


def tell(line: Line) -> str:
    """A line in words."""
    if isinstance(line[0], int):
        return f"{who(line[0])} answering {line[1][:60]} with {quote(line[2])}"
    return f"a {'saying' if line[0] == 'say' else 'ruling'}"
