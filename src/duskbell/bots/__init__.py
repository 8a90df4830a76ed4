"""Bots: `(view, ask) → answer`. A game's own are in the package here named like it: `BOTS`, makers by kind."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from duskbell.bots.bot import BadBot, Bot, Saying
from duskbell.bots.random_bot import RandomBot
from duskbell.games import ARENA, GAMES
from duskbell.kernel import NOBODY

KINDS = ("plain", "random")
"""What every game has, and what a table is offered."""
STAND_IN = "stand_in"
"""Plays like the plain one for somebody who is away, and says no more than it must: these are not its own words."""

__all__ = ["KINDS", "STAND_IN", "TALKING", "BadBot", "Bot", "Saying", "make"]


def _own(game: str) -> dict[str, Callable[[str], Bot]]:
    """The makers of a game's own bots by kind; none for a game without a package here."""
    package = f"duskbell.bots.{game}"
    return dict(import_module(package).BOTS) if find_spec(package) else {}


def _talking(game: str) -> Callable[[Bot, str], Bot] | None:
    """What makes a game's bots talk; None where nobody has thought of what they would say."""
    package = f"duskbell.bots.{game}"
    return getattr(import_module(package), "TALKING", None) if find_spec(package) else None


MAKERS: dict[str, dict[str, Callable[[str], Bot]]] = {
    game: {
        "plain": RandomBot,
        **(own := _own(game)),
        STAND_IN: own.get(STAND_IN, own.get("plain", RandomBot)),
        "random": RandomBot,
    }
    for game in (*GAMES, *ARENA)
}
"""The bots that each game has, by kind: each made from a seed. Where nobody has written a plain one, chance plays."""
TALKING = {game: talking for game in (*GAMES, *ARENA) if (talking := _talking(game)) is not None}
"""What makes a bot of a game talk."""


def make(game: str, kind: str, seed: str, *, talks: bool = False, learner: int = NOBODY) -> Bot:
    """A bot for one seat of one table; the same seed plays alike. `talks`: it says more than what its play needs, for
    somebody is there to hear it. `learner`: who learns the game at this table, if anybody does: what they plainly
    say of themselves counts more with whoever cares for that. Raises `BadBot` naming the kinds there are.
    """
    makers = MAKERS.get(game) or dict.fromkeys((*KINDS, STAND_IN), RandomBot)
    if kind not in makers:
        others = [name for name in makers if name not in (*KINDS, STAND_IN)]
        raise BadBot(f"there is no bot {kind[:40]!r} for {game}; there are {', '.join([*KINDS, *others])}.")
    bot = makers[kind](seed)
    if learner != NOBODY and hasattr(bot, "learner"):
        bot.learner = learner
    talking = TALKING.get(game)
    return talking(bot, seed) if talks and talking is not None and kind not in (STAND_IN, "random") else bot
