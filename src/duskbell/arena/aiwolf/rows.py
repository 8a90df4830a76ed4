"""The lines of the contest's log, read one by one and sorted by day and kind."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from duskbell.games.aiwolf.roles import ROLES
from duskbell.games.aiwolf.table import TALK, WHISPER
from duskbell.kernel import DuskbellError

FIELDS = {"status": 7, TALK: 6, WHISPER: 6, "vote": 4, "attackVote": 4, "divine": 5, "guard": 5, "execute": 4}
FIELDS |= {"attack": 4, "result": 5}
"""How many fields a line of each kind has; the last of a talk may hold commas."""
LEAST = {"status": 6}
"""So many do where there may be less: in logs of before 2024 players have one name, that of their agent."""
MOST = 20_000
"""Lines that are read."""


class Row(NamedTuple):
    """`line`: its number from 1. Seats are counted from 0 here, -1 is nobody."""

    line: int
    day: int
    what: str
    seat: int
    target: int = -1
    turn: int = 0
    idx: int = 0
    text: str = ""


class Block(NamedTuple):
    """One talk. `late`: it comes after talk of the same day."""

    rows: list[Row]
    late: bool


class Game(NamedTuple):
    """Everything that a log says. `roles`, `names` by seat; `blocks`: the talks of a day on a channel, in order."""

    rows: list[Row]
    roles: list[str]
    names: list[str]
    blocks: dict[tuple[int, str], list[Block]]
    by_day: dict[tuple[int, str], list[Row]]
    winner: str
    dead: list[int]

    def of(self, day: int, what: str) -> list[Row]:
        """The lines of a day of one kind."""
        return self.by_day.get((day, what), [])

    def one(self, day: int, what: str) -> Row:
        """The line of a day of this kind. Raises `KeyError`."""
        return self.by_day[day, what][0]

    def rounds(self, day: int, what: str) -> list[dict[int, Row]]:
        """The choices of a day of one kind, by seat, ballot by ballot: within each the seats are in order."""
        found: list[dict[int, Row]] = []
        last = len(self.roles)
        for row in self.of(day, what):
            if row.seat <= last:
                found.append({})
            found[-1][row.seat] = row
            last = row.seat
        return found

    @property
    def last_day(self) -> int:
        """The day in which it ends."""
        return self.rows[-1].day

    @property
    def split_attack(self) -> bool:
        """Whether somebody voted for an attack and nobody was attacked."""
        wolves = {n for n, role in enumerate(self.roles) if role == "werewolf"}
        for (day, what), rows in self.by_day.items():
            if what == "attack" and rows[0].seat < 0:
                count = Counter([r.target for r in self.of(day, "attackVote") if r.target not in wolves])
                if count:
                    return True
        return False

    @property
    def late_verdict(self) -> bool:
        """Whether wolves attacked in a night that the wolves' majority would have ended before."""
        living = set(range(len(self.roles)))
        for row in self.rows:
            if row.what == "execute":
                living.discard(row.seat)
                wolves = sum(self.roles[n] == "werewolf" for n in living)
                if 0 < len(living) <= 2 * wolves and (row.day, "attack") in self.by_day:
                    return True
            elif row.what == "attack" and row.text == "true":
                living.discard(row.seat)
        return False


def foreign(row: Row, why: str) -> DuskbellError:
    """The sentence about a line that does not fit."""
    return DuskbellError(f"line {row.line} of the log ({row.what}, day {row.day}) {why}.")


def read_rows(text: str) -> Game:
    """Read a log. Raises `DuskbellError` naming the line that makes no sense."""
    rows: list[Row] = []
    roles: dict[int, str] = {}
    called: dict[int, str] = {}
    alive: dict[int, bool] = {}
    winner = ""
    lines = text.removeprefix("\ufeff").split("\n", MOST)[:MOST]  # what else parts lines may stand in a talk
    for n, line in enumerate(lines, 1):
        if not line.strip():
            continue
        row, fields = _row(n, line)
        rows.append(row)
        if row.what == "status":
            roles.setdefault(row.seat, fields[3].lower())
            called.setdefault(row.seat, fields[5])
            alive[row.seat] = fields[4] == "ALIVE"
        elif row.what == "result":
            winner = fields[4].strip().upper()
    if not rows or rows[-1].what != "result" or sorted(roles) != list(range(len(roles))):
        raise DuskbellError(
            "this is no log of the contest; right would be lines such as 0,status,1,SEER,ALIVE,… to a result."
        )
    by_day: dict[tuple[int, str], list[Row]] = {}
    for row in rows:
        by_day.setdefault((row.day, row.what), []).append(row)
    seats = range(len(roles))
    dead = [n for n in seats if not alive[n]]
    return Game(rows, [roles[n] for n in seats], [called[n] for n in seats], _blocks(rows), by_day, winner, dead)


def _row(n: int, line: str) -> tuple[Row, list[str]]:
    kind = line.split(",", 2)[1:2]
    what = kind[0] if kind else ""
    if what not in FIELDS:
        raise DuskbellError(
            f"line {n} is no line of the contest's log: {line[:60]!r}; right would be such as 1,vote,2,3."
        )
    fields = line.split(",", FIELDS[what] - 1)
    try:
        if len(fields) < LEAST.get(what, FIELDS[what]):
            raise ValueError
        return _read(n, what, fields), fields
    except ValueError:
        raise DuskbellError(
            f"line {n} of the log makes no sense: {line[:60]!r}; a {what} has {FIELDS[what]} fields that fit."
        ) from None


def _read(n: int, what: str, fields: list[str]) -> Row:
    """One line. Raises `ValueError`."""
    day = int(fields[0])
    numbers: dict[str, Any] = {}
    if what in (TALK, WHISPER):
        seat = int(fields[4])
        numbers = {"idx": int(fields[2]), "turn": int(fields[3]), "text": fields[5].strip()}
    else:
        seat = int(fields[2])
        if what in ("vote", "attackVote", "divine", "guard"):
            numbers = {"target": int(fields[3]) - 1}
        if what == "attack":
            numbers = {"text": fields[3].strip().lower()}
        if what == "status" and fields[3].lower() not in ROLES:
            raise ValueError
    return Row(n, day, what, seat - 1 if seat > 0 else -1, **numbers)


def _blocks(rows: list[Row]) -> dict[tuple[int, str], list[Block]]:
    """The talks: each begins with number 0."""
    found: dict[tuple[int, str], list[Block]] = {}
    talked: set[int] = set()
    for row in rows:
        if row.what not in (TALK, WHISPER):
            continue
        blocks = found.setdefault((row.day, row.what), [])
        if row.idx == 0 or not blocks:
            blocks.append(Block([], row.day in talked))
        blocks[-1].rows.append(row)
        if row.what == TALK:
            talked.add(row.day)
    return found
