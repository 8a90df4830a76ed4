"""One row for each decision of a seat: what it knew, what it was asked, what it answered, and whether it won."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from duskbell.arena.numbers import Encoder, Rows, layout
from duskbell.games import find
from duskbell.kernel import CHANCE, MODERATOR, Ask, Play, Record
from duskbell.kernel.record import CLOCK, Line, effective
from duskbell.kernel.replaying import replay
from duskbell.locale import words

TEXTS = ("all", "new", "none")
"""How much of what a seat was told is in a row: all, what is new since its last row, or nothing."""


def decisions(
    record: Record, table: int = 0, *, text: str = "all", numbers: bool = True, lang: str = "en"
) -> Iterator[dict[str, Any]]:
    """The rows of a record, in order. It is played again, so rows are what the rules say. Raises `Diverged`."""
    header = record.header
    game, auto = find(header.game), header.moderator == "auto"
    lines = [record.lines[place] for place in effective(record.lines, auto)]
    by_program = deque([line for line in lines if line[0] == CHANCE or (auto and line[0] == MODERATOR)])

    def drawn(ask: Ask[Any]) -> str:
        """As it was drawn then: of an imported table by somebody else's chance."""
        while by_program and by_program[0][1] != ask.key:
            by_program.popleft()  # what left no choice is drawn without asking
        return str(by_program.popleft()[2]) if by_program else ask.default

    play: Play[Any] = Play(game, header, chance=drawn)
    said = words(lang).table(game.id, tuple([s.name for s in play.table.seats]))
    plan, rows = layout(game.id, header.players), Rows(layout(game.id, header.players))
    eyes = [Encoder(plan, n, rows) for n in range(header.players)] if numbers else []
    told: list[list[str]] = [[] for _ in range(header.players)]
    read, outcome = [0] * header.players, record.outcome
    for n, line in enumerate(lines):
        seat = line[0]
        if seat == CHANCE or (seat == MODERATOR and auto):
            continue  # the program draws the same again
        if isinstance(seat, int) and seat >= 0:
            ask, view = _asked(play, line), play.view(seat)
            new = [s for event in view.as_data(read[seat]) if (s := said.event(event, seat))]
            read[seat] = view.version
            told[seat] += new if text == "all" else []
            holder = play.table.seats[seat]
            yield {
                "game": game.id,
                "version": header.version,
                "players": header.players,
                "table": table,
                "line": n,
                "seat": seat,
                "role": getattr(holder.role, "id", ""),
                "team": holder.team,
                "day": play.table.day,
                "phase": play.table.phase,
                "stage": play.table.stage,
                "key": line[1],
                "about": [str(x) for x in ask.about],
                "options": list(ask.options),
                "answer": line[2],
                "clock": CLOCK in line[3:],
                "won": outcome is not None and seat in outcome.winners,
                "teams": list(outcome.teams) if outcome is not None else [],
                "reason": outcome.reason if outcome is not None else "",
                "text": "\n".join({"all": told[seat], "new": new, "none": []}[text]),
                "numbers": eyes[seat].observe(view, ask, (), None)["observation"] if numbers else [],
            }
        replay(play, line)


def _asked(play: Play[Any], line: Line) -> Ask[Any]:
    """The question, or what stood open beside it, that a line answers."""
    seat, key, token = line[:3]
    mine = [*([play.open[seat]] if seat in play.open else ()), *play.offers.get(seat, ())]
    mine += [play.passed[seat]] if seat in play.passed else []
    named = [ask for ask in mine if ask.key == key]
    return next((ask for ask in named if token in ask.options), (named or mine)[0])
