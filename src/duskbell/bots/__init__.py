"""Bots: `(view, ask) → answer`. A new one is a class with `bots.bot.Bot`'s two methods and a line here."""

from __future__ import annotations

from collections.abc import Callable

from duskbell.bots.bot import BadBot, Bot, Saying
from duskbell.bots.mafia import PlainMafiaBot
from duskbell.bots.random_bot import RandomBot
from duskbell.bots.shadow_hunters import PlainShadowBot
from duskbell.bots.shadow_hunters_greedy import GreedyShadowBot
from duskbell.bots.werewolf import PlainWerewolfBot

KINDS = ("plain", "random")
"""What every game has, and what a table is offered."""
PLAIN: dict[str, Callable[[str], Bot]] = {
    "mafia": PlainMafiaBot,
    "shadow_hunters": PlainShadowBot,
    "werewolf": PlainWerewolfBot,
}
"""The plain bot of each game, made from a seed."""
OTHERS: dict[str, dict[str, Callable[[str], Bot]]] = {"shadow_hunters": {"greedy": GreedyShadowBot}}
"""Bots that a game has beside these, to compare with."""

__all__ = ["KINDS", "BadBot", "Bot", "Saying", "make"]


def make(game: str, kind: str, seed: str) -> Bot:
    """A bot for one seat of one table; the same seed plays alike. Raises `BadBot` naming the kinds there are."""
    others = OTHERS.get(game, {})
    if kind == "random":
        return RandomBot(seed)
    if kind == "plain" and game in PLAIN:
        return PLAIN[game](seed)
    if kind in others:
        return others[kind](seed)
    raise BadBot(f"there is no bot {kind[:40]!r} for {game}; there are {', '.join([*KINDS, *others])}.")
