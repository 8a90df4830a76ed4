"""One of two worlds: a seeded play whose hidden cards may lie otherwise than in its twin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from duskbell.games import find
from duskbell.kernel import MODERATOR, Ask, Play
from duskbell.kernel.errors import IllegalAnswer
from duskbell.kernel.game import MIDDLE
from duskbell.testing.driving import sit_down
from duskbell.testing.twins.swap import Slot, Swap

MIDGAME = 0.3
"""How often a card that is drawn in mid-game, unseen by the watcher, is another one in the twin."""


class World:
    """A play that notes which hidden cards were handed out (`slots`).

    `like`: the world whose twin it is, which is always a step ahead; `swap`: which cards lie otherwise. `moved`: whose
    cards differ from `like`'s. `impossible`: that chance could not have dealt so.
    """

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None,
        moderator: str,
        *,
        like: World | None = None,
        swap: Swap | None = None,
    ) -> None:
        self.slots: list[Slot] = []
        self.moved: set[int] = set(swap.moved) if swap is not None else set()
        self.impossible = False
        self._game, self._players, self._seed, self._like, self._swap = find(game), players, seed, like, swap
        self._dealt = False
        self._counts = Counter[str]()
        self._drawn: dict[str, str] = {}
        self.play: Play[Any] = sit_down(game, players, seed, options, moderator=moderator, chance=self.draw)
        while (deal := self.play.open.get(MODERATOR)) is not None and self._game.twin(players, deal):
            self.play.answer(MODERATOR, self.draw(deal), ask=deal)
        self._dealt = True

    def draw(self, ask: Ask[Any]) -> str:
        """Chance's answer, or the program's: by the seed, the question and how often it was asked; in a twin what was
        drawn in the first world, but for what lies otherwise.
        """
        about = f"{ask.key}{ask.about}"
        self._counts[about] += 1  # dice that always fell alike might never fall right
        name = f"{about}/{self._counts[about]}"
        rng = Random(f"{self._seed}/{name}")
        drawn = ask.sample(rng) if self._like is None else self._as_twin(self._like, name, ask, rng)
        places = self._game.twin(self._players, ask)
        for part, (place, card) in enumerate(zip(places, drawn.split(","), strict=False)):
            self.slots.append(Slot(name, part, place, card))
        self._drawn[name] = drawn
        return drawn

    def _as_twin(self, like: World, name: str, ask: Ask[Any], rng: Random) -> str:
        """What the first world drew, where that is possible and nothing lies otherwise."""
        hides, other = bool(self._game.twin(self._players, ask)), ask.sample(rng)
        drawn = like._drawn.get(name)
        if drawn is None:
            self.impossible |= not self._dealt and hides
            return other
        if self._dealt and hides and rng.random() < MIDGAME and other != drawn:
            self.moved.add(MIDDLE)
            return other
        if not self._dealt and self._swap is not None:
            drawn = self._swap.answer(name, drawn)
        try:
            return ask.accept(drawn)
        except IllegalAnswer:
            self.impossible |= not self._dealt
            return other
