"""One whole seeded game in words: every question, every option, every event, and who saw it. A diff is a change of
rules or a leak.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from duskbell.kernel import CHANCE, MODERATOR, Ask, Play
from duskbell.kernel.core_events import PhaseBegan, Revealed
from duskbell.kernel.record import encode
from duskbell.testing.driving import random_answers, sit_down


def transcript(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    moderator: str = "auto",
) -> str:
    """The transcript of the table with this seed, answered at random by the same seed."""
    play = sit_down(game, players, seed, options, moderator=moderator)
    out = [f"game {game} players {players} seed {seed} options {encode(dict(options or {}))} moderator {moderator}"]
    told = _chance(play, out, 0)
    seen = _events(play, out, 0)
    for seat, ask, token in random_answers(play, Random(seed)):
        out.append(f"    ? {_who(seat)} {_question(ask)} -> {token}".rstrip())
        told = _chance(play, out, told, skip=(seat, ask.key, token))
        seen = _events(play, out, seen)
    outcome = play.outcome
    assert outcome is not None
    out.append(
        f"answers {len(play.lines)}  events {len(play.table.log)}  teams {','.join(outcome.teams)}  {outcome.reason}"
    )
    return "\n".join(out) + "\n"


def _question(ask: Ask[Any]) -> str:
    about = f" about {','.join(str(a) for a in ask.about)}" if ask.about else ""
    return f"{ask.key}{about}: {' '.join(ask.options)} (silence: {ask.default})"


def _chance(play: Play[Any], out: list[str], start: int, skip: tuple[int, str, str] | None = None) -> int:
    """What the program answered by itself since."""
    for line in play.lines[start:]:
        if line != skip:
            out.append(f"    ~ {_who(line[0])} {line[1]} -> {line[2]}".rstrip())
    return len(play.lines)


def _events(play: Play[Any], out: list[str], start: int) -> int:
    for e in play.table.log[start:]:
        event = e.event
        if isinstance(event, Revealed):
            continue
        if isinstance(event, PhaseBegan):
            out.append(f"{event.phase} {event.day}")
            continue
        who = "all" if e.public else " ".join(f"#{n}" for n in e.seers(len(play.table.seats))) or "moderator"
        rest = "" if e.public or (r := event.redacted()) is None else f"   others {_fields(r)}"
        out.append(f"    ! {event.type}{_fields(event)}   [{who}]{rest}")
    return len(play.table.log)


def _fields(event: Any) -> str:
    plain = event.as_data()
    return " " + " ".join(f"{k}={_value(v)}" for k, v in plain.items() if k != "type") if len(plain) > 1 else ""


def _value(v: Any) -> str:
    return "(" + " ".join(str(x) for x in v) + ")" if isinstance(v, tuple) else str(v)


def _who(seat: int) -> str:
    return {CHANCE: "chance", MODERATOR: "moderator"}.get(seat, f"#{seat}")
