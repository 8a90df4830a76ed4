"""Bots: `(view, ask) → answer`. A new one is a class with `bots.bot.Bot`'s two methods and a line here."""

from __future__ import annotations

from collections.abc import Callable

from duskbell.bots.bot import BadBot, Bot, Saying
from duskbell.bots.mafia import PlainMafiaBot
from duskbell.bots.random_bot import RandomBot
from duskbell.bots.werewolf import PlainWerewolfBot

KINDS = ("plain", "random")
PLAIN: dict[str, Callable[[str], Bot]] = {"mafia": PlainMafiaBot, "werewolf": PlainWerewolfBot}
"""The plain bot of each game, made from a seed."""

__all__ = ["KINDS", "BadBot", "Bot", "Saying", "make"]


def make(game: str, kind: str, seed: str) -> Bot:
    """A bot for one seat of one table; the same seed plays alike. Raises `BadBot` naming the kinds there are."""
    if kind == "random":
        return RandomBot(seed)
    if kind == "plain" and game in PLAIN:
        return PLAIN[game](seed)
    raise BadBot(f"there is no bot {kind[:40]!r} for {game}; there are {', '.join(KINDS)}.")
