"""What each seat of a server's tables is sent, moment by moment, for the page's own tests: twins of every game, whose
people do the same in both. `python -m tests.page.told` prints it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from duskbell.kernel import Ask
from duskbell.kernel.many import Many, Order
from duskbell.server.audience.state import Page
from duskbell.testing.twins.world import World
from tests.server.film import Film, twins

TABLES = (("mafia", 7), ("werewolf", 9), ("shadow_hunters", 6), ("fengsheng", 5), ("clocktower", 8))
SECONDS = 600.0
Sent = dict[str, Any]


class Told(Film):
    """A film of what is sent itself: the number of seconds gone, and the message to each seat that is sent one."""

    def __init__(self, world: World) -> None:
        self.moments: list[tuple[float, dict[int, Sent]]] = []
        self.public: list[tuple[float, int, str]] = []
        super().__init__(world, [s.no for s in world.play.table.seats])

    def _choose(self, ask: Ask[Any]) -> str:
        """Drawn by what is asked, so that it is the same in both worlds wherever that is."""
        lot = Random(sha256(f"{ask.to}/{ask.key}/{len(ask.options)}".encode()).digest())
        several = lot.randint(max(1, ask.least), max(1, ask.most)) if isinstance(ask, Many) else 1
        return ",".join(lot.sample(ask.options, len(ask.options) if isinstance(ask, Order) else several))

    def _look(self) -> None:
        sent = dict[int, Sent]()
        for seat in self.seats:
            page, before = Page(self._room, self.sitting, seat), self._pages.get(seat)
            if before is None or not page.shows(before):
                since = 0 if before is None else page.since(before)
                self._pages[seat] = page
                sent[seat] = msgspec.to_builtins(page.state(self._room, since))
                del sent[seat]["view"]["seats"], sent[seat]["view"]["facts"]
        if sent:
            self.moments.append((self.now, sent))
        view = self.play.view(None)
        self.public.append((self.now, view.version, str(view.state())))


def alike(one: Told, two: Told) -> float:
    """Up to when the public was told the same in both."""
    first = {version: (at, state) for at, version, state in reversed(one.public)}
    second = {version: (at, state) for at, version, state in reversed(two.public)}
    for version in sorted(first.keys() | second.keys()):
        if first.get(version) != second.get(version):
            return min(told[version][0] for told in (first, second) if version in told)
    return SECONDS


def told() -> str:
    """All of it, as JSON."""
    found = []
    for game, players in TABLES:
        films = [Told(world) for world in twins(game, players, 3)]
        for film in films:
            film.roll({}, SECONDS)
        found.append({"game": game, "alike": alike(*films), "worlds": [film.moments for film in films]})
    return json.dumps(found)


if __name__ == "__main__":
    print(told())
