"""A ruling that restarts the phase and changes nothing, given at every question of a table: what follows is the same.

Whoever is asked answers by a lot that depends on the question and the place in the game alone, so whatever differs has
been repeated, lost or forgotten by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from duskbell.kernel import Ask, Game, Header, Penalised, Play, Ruling
from duskbell.kernel.core_events import Voided
from duskbell.kernel.options import plain
from duskbell.kernel.record import encode
from duskbell.kernel.ruling import PenaltyLapsed, PenaltyWaits, When

NUDGE = "nudge"
FEW = 40
"""Answers after which a nudged table must have come back to the course of the other."""


def nudged(game: Game[Any]) -> Game[Any]:
    """The same rules with a penalty more, which makes the phase find its way again and does nothing else."""

    class Nudged(type(game)):  # type: ignore[misc]
        penalties = (*game.penalties, NUDGE)

        def penalise(self, t: Any, penalty: Penalised) -> bool:
            return penalty.penalty == NUDGE or bool(super().penalise(t, penalty))

    return Nudged()


def table(game: Game[Any], players: int, seed: int, options: dict[str, Any], moderator: str = "ask") -> Play[Any]:
    """A seeded table of a nudged game."""
    chosen = plain(game.read_options(players, options))
    header = Header(
        game=game.id,
        version=game.version,
        players=players,
        options=chosen,
        seed=str(seed),
        salt=f"salt {seed}",
        moderator=moderator,
    )
    return Play(nudged(game), header, checkpoints=True)


def lot(play: Play[Any], seat: int, ask: Ask[Any]) -> Random:
    """What decides an answer: who is asked what, and when in the game."""
    t = play.table
    place = (t.phase, t.stage, t.day, len(t.living), getattr(t, "speaker", 0), getattr(t, "queue", ()))
    return Random(f"{play.record.header.seed} {seat} {ask.key} {ask.about} {ask.options} {place}")


def move(play: Play[Any], eager: float) -> None:
    """The next answer; now and then what may be done at any time."""
    for seat, asks in sorted(play.offers.items()):
        for ask in asks:
            rng = lot(play, seat, ask)
            if rng.random() < eager:
                play.answer(seat, ask.sample(rng), ask=ask)
                return
    seat, ask = min(play.open.items())
    play.answer(seat, ask.sample(lot(play, seat, ask)), ask=ask)


def course(play: Play[Any]) -> list[str]:
    """What has happened, without the ruling and what it voids."""
    about_it = (Penalised, PenaltyWaits, PenaltyLapsed, Voided)
    return [encode([e.event.as_data(), e.seen]) for e in play.table.log if not isinstance(e.event, about_it)]


def strays(play: Play[Any], eager: float, when: When = "now", every: int = 1) -> Iterator[str]:
    """Nudge at every question, and tell where a table goes another way because of it."""
    asked: list[tuple[str, Play[Any]]] = []
    while not play.over:
        if len(play.lines) % every == 0:
            t = play.table
            where = f"{t.phase} {t.day} {t.stage}: {sorted(a.key for a in play.open.values())}"
            fork = play.fork()
            fork.rule(Ruling("penalty", "now", seat=t.living[0].no, penalty=NUDGE, when=when))
            asked.append((where, fork))
        move(play, eager)
    whole = course(play)
    for where, fork in asked:
        for _ in range(FEW):
            if not fork.over:
                move(fork, eager)
        mine = course(fork)
        if mine != whole[: len(mine)]:
            n = next(n for n, one in enumerate(mine) if n == len(whole) or one != whole[n])
            yield f"{where} -> {mine[n][:150]} instead of {whole[n][:150] if n < len(whole) else 'the end'}"
