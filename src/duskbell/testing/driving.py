"""Seeded tables and random legal answers, for every test that needs a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from duskbell.games import find
from duskbell.kernel import Ask, Game, Header, Play
from duskbell.kernel.asking import Chance
from duskbell.kernel.options import plain
from duskbell.kernel.rng import default_salt


def sit_down(
    game: str | Game[Any],
    players: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    *,
    moderator: str = "auto",
    names: tuple[str, ...] = (),
    chance: Chance | None = None,
    checkpoints: bool = False,
) -> Play[Any]:
    """A table of a game, which is named or given, chance by the seed or by `chance`."""
    rules = find(game) if isinstance(game, str) else game
    header = Header(
        game=rules.id,
        version=rules.version,
        players=players,
        options=plain(rules.read_options(players, options or {})),
        seed=str(seed),
        salt=default_salt(str(seed)),
        moderator=moderator,
        names=names,
    )
    return Play(rules, header, chance=chance, checkpoints=checkpoints)


def random_answers(play: Play[Any], rng: Random, offers: float = 0.05) -> Iterator[tuple[int, Ask[Any], str]]:
    """Answer at random until the table is over; yields (seat, ask, token) after each answer.

    Whoever is asked answers in random order; now and then (`offers`) somebody takes a standing offer instead.
    """
    while not play.over:
        standing = [(n, a) for n, asks in play.offers.items() for a in asks]
        if standing and (not play.open or rng.random() < offers):
            seat, ask = standing[int(rng.random() * len(standing))]
        else:
            waiting = list(play.open)
            seat = waiting[int(rng.random() * len(waiting))]
            ask = play.open[seat]
        token = ask.sample(rng)
        play.answer(seat, token, ask=ask)
        yield seat, ask, token
