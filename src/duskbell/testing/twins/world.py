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
from duskbell.kernel.many import Order
from duskbell.testing.driving import sit_down
from duskbell.testing.twins.swap import Slot, Swap, translated

MIDGAME = 0.3
"""How often a card that is drawn in mid-game, unseen by the watcher, is another one in the twin."""


class World:
    """A play that notes which hidden cards were handed out (`slots`).

    `like`: the world whose twin it is, which is always a step ahead; `swap`: which cards lie otherwise. `moved`: whose
    cards differ from `like`'s; `lies`: which card is where each of them is in `like`. `impossible`: that chance could
    not have dealt so. What lies otherwise is never dealt to the `watcher`.
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
        watcher: int | None = None,
    ) -> None:
        self.slots: list[Slot] = []
        self.moved: set[int] = set(swap.moved) if swap is not None else set()
        self.lies: dict[str, str] = dict(swap.lies) if swap is not None else {}
        self._watcher = watcher
        self.impossible = False
        self._game, self._players, self._seed, self._like, self._swap = find(game), players, seed, like, swap
        self._dealt = False
        self._counts = Counter[str]()
        self._drawn: dict[str, str] = {}
        self.play: Play[Any] = sit_down(game, players, seed, options, moderator=moderator, chance=self.draw)
        while not self.slots and self.play.open and all(ask.public for ask in self.play.open.values()):
            self.play.silence(next(iter(self.play.open)))  # what all decide before anything is dealt
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

    def exchange(self, drawn: str, alike: str, other: str) -> None:
        """Where the first world has `drawn`, and this one would have `alike`, another card lies here, and that where
        the other would be.
        """
        if other == alike:
            return
        there = next((card for card, here in self.lies.items() if here == other), other)
        self.lies |= {drawn: other, there: alike}
        self.moved.add(MIDDLE)

    def _as_twin(self, like: World, name: str, ask: Ask[Any], rng: Random) -> str:
        """What the first world drew, where that is possible and nothing lies otherwise."""
        places, other = self._game.twin(self._players, ask), ask.sample(rng)
        drawn = like._drawn.get(name)
        if drawn is None:
            self.impossible |= not self._dealt and bool(places)
            return other
        if not self._dealt and self._swap is not None:
            drawn = self._swap.answer(name, drawn)
        alike = self._possible(ask, drawn)
        if alike is None:
            self.impossible |= not self._dealt
            return other
        if self._dealt and places and rng.random() < MIDGAME:
            return self._otherwise(ask, drawn, alike, other, places, rng)
        return alike

    def _possible(self, ask: Ask[Any], drawn: str) -> str | None:
        """An answer of the first world as it is here, if it can be given at all."""
        for answer in (drawn, translated(drawn, self.lies)):
            try:
                return ask.accept(answer)
            except IllegalAnswer:
                pass
        return None

    def _otherwise(
        self, ask: Ask[Any], drawn: str, alike: str, other: str, places: tuple[int, ...], rng: Random
    ) -> str:
        """Another answer than the same. Of a shuffle two cards change places that the watcher does not get."""
        here = alike.split(",")
        if not isinstance(ask, Order):
            self.exchange(drawn, alike, other)
            return other
        parts = [n for n, place in enumerate(places) if place != self._watcher]
        dealt = [n for n in parts if places[n] != MIDDLE] or parts
        one, two = rng.choice(dealt), rng.choice(parts)
        self.exchange(drawn.split(",")[one], here[one], here[two])
        self.moved |= {places[one], places[two]}
        here[one], here[two] = here[two], here[one]
        return ",".join(here)
