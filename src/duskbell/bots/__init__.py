"""Bots: `(view, ask) → answer`. A game's own are in the package here named like it: `BOTS`, makers by kind."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from duskbell.bots.bot import BadBot, Bot, Saying
from duskbell.bots.random_bot import RandomBot
from duskbell.games import GAMES

KINDS = ("plain", "random")
"""What every game has, and what a table is offered."""

__all__ = ["KINDS", "BadBot", "Bot", "Saying", "make"]


def _own(game: str) -> dict[str, Callable[[str], Bot]]:
    """The makers of a game's own bots by kind; none for a game without a package here."""
    package = f"duskbell.bots.{game}"
    return dict(import_module(package).BOTS) if find_spec(package) else {}


MAKERS: dict[str, dict[str, Callable[[str], Bot]]] = {
    game: {"plain": RandomBot, **_own(game), "random": RandomBot} for game in GAMES
}
"""The bots that each game has, by kind: each made from a seed. Where nobody has written a plain one, chance plays."""


def make(game: str, kind: str, seed: str) -> Bot:
    """A bot for one seat of one table; the same seed plays alike. Raises `BadBot` naming the kinds there are."""
    makers = MAKERS.get(game, {"random": RandomBot})
    if kind not in makers:
        others = [name for name in makers if name not in KINDS]
        raise BadBot(f"there is no bot {kind[:40]!r} for {game}; there are {', '.join([*KINDS, *others])}.")
    return makers[kind](seed)
