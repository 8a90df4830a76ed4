"""Bots from outside, as somebody might write them: named `tests.arena.outsiders:Name`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event
from typing import Any

from duskbell.bots import Saying
from duskbell.kernel import Ask, View
from duskbell.kernel.ask import NO


class First:
    """Answers the first option, and talks in words of its own; is made from nothing."""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return ask.options[0]

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return [Saying(channels[0], text="I trust nobody, 谁也不信。")]


class Seeded:
    """Remembers the seed that it was made from."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, view: View[Any], ask: Ask[Any]) -> int:
        return len(self.seed) % len(ask.options)


class Wild:
    """Raises something else each time, answers nonsense, and talks so that nobody can listen."""

    def __init__(self) -> None:
        self.deeds: list[Callable[[], object]] = [
            lambda: 1 / 0,
            lambda: sys.exit(3),
            lambda: "nonsense",
            lambda: dict[str, int]()["x"],
            lambda: object(),
            lambda: None,
        ]

    def __call__(self, view: View[Any], ask: Ask[Any]) -> Any:
        self.deeds.append(deed := self.deeds.pop(0))
        return deed()

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> Any:
        return (
            [("public",), 7] if len(view.events) % 2 else ["a" * 900, ("public", "", (), "x"), ("nowhere", "", (), 3)]
        )


def by_hand(view: View[Any], ask: Ask[Any]) -> str:
    """A bot may be a function."""
    return NO if NO in ask.options else ask.options[-1]


GATE = Event()
"""Opens when `Slow` may go on."""


class Slow(First):
    """Thinks until the gate is open."""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        GATE.wait(30)
        return super().__call__(view, ask)


def needs_three(a: int, b: int, c: int) -> None:
    """No bot."""
