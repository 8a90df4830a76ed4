"""The bot that answers anything legal and says nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.bot import Saying
from duskbell.kernel import Ask, View


class RandomBot:
    """Every legal answer alike; plays every game."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return ask.sample(self.rng)

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return []
