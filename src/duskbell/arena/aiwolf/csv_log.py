"""A table as the contest's server logs it: one event a line, seats as numbers from 1."""

from __future__ import annotations

from typing import Any

from duskbell.arena.aiwolf.manners import OVER, SKIP, TEAMS, game_name, sayings
from duskbell.games.aiwolf.table import SKIP as SKIPPED
from duskbell.games.aiwolf.table import (
    SPEAK,
    TALK,
    VOTE,
    Attacked,
    Chosen,
    Divined,
    Exiled,
    Floor,
    Guarded,
    TookTurn,
    Voted,
    is_wolf,
)
from duskbell.kernel import NOBODY, Dealt, Play
from duskbell.kernel.core_events import PhaseBegan, Said, StageBegan

NIGHT = ("divine", "whisper", "guard", "attackVote", "attack")
"""The order in which their server does what ours lets happen at once."""


def csv_log(play: Play[Any], agents: dict[int, str] | None = None, lang: str = "en") -> str:
    """The log of a table that is over. `agents`: what those who hold the seats are called."""
    t, log = play.table, _Log(play, agents or {}, lang)
    for entry in t.log:
        log.note(entry.event)
    return log.end()


class _Log:
    """Reads the whole log of a table in order."""

    def __init__(self, play: Play[Any], agents: dict[int, str], lang: str) -> None:
        self.t, self.agents = play.table, agents
        self.said = sayings(lang, len(self.t.seats))
        self.roles = {e.event.seat: e.event.role for e in self.t.log if isinstance(e.event, Dealt)}
        self.dead: set[int] = set()
        self.rows: list[str] = []
        self.night: list[tuple[str, str]] = []
        self.day = self.idx = 0
        self.text = ""
        self.free = False
        self.chosen = NOBODY

    def note(self, event: Any) -> None:
        """One event, as none, one or several lines."""
        match event:
            case PhaseBegan(phase, day):
                self.day = day
                if phase in ("day", "dusk"):
                    self._dawned()
                if phase == "day":
                    self._status()
            case StageBegan():
                self.idx = 0
            case Floor(seat, channel, _, _):
                self.text, self.free = "", seat not in self.roles
            case Said():
                self._said(event)
            case TookTurn(seat, channel, turn, how) if seat != NOBODY:
                text = self.text if how == SPEAK else SKIP if how == SKIPPED else OVER
                self._talk(channel, turn, seat, text)
            case TookTurn(_, channel, turn, _):
                for s in self._hearers(channel):
                    self._talk(channel, turn, s, OVER)
            case Voted(kind, seats, targets, _):
                what = "vote" if kind == VOTE else "attackVote"
                for a, b in zip(seats, targets, strict=True):
                    if b != NOBODY:
                        self._row(what, a + 1, b + 1)
            case Exiled(seat) if seat != NOBODY:
                self.dead.add(seat)
                self._row("execute", seat + 1, self.roles[seat].upper())
            case Divined(seat, target, wolf):
                self._row("divine", seat + 1, target + 1, "WEREWOLF" if wolf else "HUMAN")
            case Guarded(seat, target):
                self._row("guard", seat + 1, target + 1, self.roles[target].upper())
            case Chosen(target):
                self.chosen = target
            case Attacked(seat):
                self.dead |= {seat} - {NOBODY}
                self.day -= 1
                self._row("attack", self.chosen + 1 or -1, "true" if seat == self.chosen else "false")
                self.day += 1
                self._dawned()

    def _said(self, said: Said) -> None:
        about = {f"a{n}": x for n, x in enumerate(said.about)}
        text = said.text or self.said.text("say-" + said.line.replace(".", "-"), about)
        if self.free:
            self._talk("talk" if said.channel == "public" else "whisper", 0, said.seat, text)
        else:
            self.text = f"{self.text} {text}".strip()

    def _talk(self, channel: str, turn: int, seat: int, text: str) -> None:
        self._row(channel, self.idx, turn, seat + 1, text)
        self.idx += 1

    def _hearers(self, channel: str) -> list[int]:
        """Who could speak freely: all of them have no more to say when it is over."""
        wolves = [n for n, role in self.roles.items() if role == "werewolf" or channel == TALK]
        return [n for n in wolves if n not in self.dead]

    def _row(self, what: str, *fields: object) -> None:
        line = ",".join([str(self.day), what, *map(str, fields)])
        if what in NIGHT and not (what == "whisper" and self.day == 0):
            self.night.append((what, line))
        else:
            self.rows.append(line)

    def _dawned(self) -> None:
        """The night is over: its lines in the order in which their server writes them."""
        self.rows += [line for _, line in sorted(self.night, key=lambda row: NIGHT.index(row[0]))]
        self.night = []

    def _status(self) -> None:
        for seat, role in self.roles.items():
            life = "DEAD" if seat in self.dead else "ALIVE"
            called = self.agents.get(seat) or self.t.seats[seat].name or game_name(seat)
            name = called.replace(",", " ")
            self.rows.append(f"{self.day},status,{seat + 1},{role.upper()},{life},{name},{game_name(seat)}")

    def end(self) -> str:
        """The last lines, and all of it."""
        self._dawned()
        outcome = self.t.outcome
        self.day += self.t.phase != "dawn"
        self._status()
        wolves = len([s for s in self.t.seats if s.alive and is_wolf(s)])
        team = outcome.teams[0] if outcome is not None and outcome.teams else ""
        self.rows.append(f"{self.day},result,{len(self.t.living) - wolves},{wolves},{TEAMS[team]}")
        return "".join([f"{row}\n" for row in self.rows])
