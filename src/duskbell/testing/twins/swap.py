"""What differs between twins: two hidden cards that change places, and hidden draws that fall otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple


class Slot(NamedTuple):
    """A card that chance, or a moderator who deals, has handed out: by which question, as which part of the answer,
    to whom (a seat, or `MIDDLE`), and what it is.
    """

    question: str
    part: int
    place: int
    card: str


class Swap:
    """Two slots that change places in the second of two worlds. `moved`: whose cards differ then."""

    def __init__(self, one: Slot, other: Slot) -> None:
        self._cards = {(one.question, one.part): other.card, (other.question, other.part): one.card}
        self.moved = {one.place, other.place}

    def answer(self, question: str, drawn: str) -> str:
        """What a question is answered with, where the first world drew `drawn`."""
        parts = drawn.split(",")
        return ",".join([self._cards.get((question, part), card) for part, card in enumerate(parts)])


def swaps(slots: Sequence[Slot], watcher: int, rng: Random) -> Iterator[Swap]:
    """Every exchange of two different cards that the watcher does not hold, in random order."""
    hidden = [s for s in slots if s.place != watcher]
    pairs = [(a, b) for n, a in enumerate(hidden) for b in hidden[n + 1 :] if a.card != b.card]
    rng.shuffle(pairs)
    return (Swap(a, b) for a, b in pairs)
