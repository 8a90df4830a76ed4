"""What differs between twins: two hidden cards that change places, and hidden draws that fall otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from random import Random
from typing import NamedTuple

from duskbell.kernel.game import MIDDLE

_TOKEN = re.compile(r"[^>=+,]+")


class Slot(NamedTuple):
    """A card that chance, or a moderator who deals, has handed out: by which question, as which part of the answer,
    to whom (a seat, or `MIDDLE`), and what it is.
    """

    question: str
    part: int
    place: int
    card: str


class Swap:
    """Two slots that change places in the second of two worlds. `moved`: whose cards differ then; `lies`: which card
    is where each of them was.
    """

    def __init__(self, one: Slot, other: Slot) -> None:
        self._cards = {(one.question, one.part): other.card, (other.question, other.part): one.card}
        self.moved = {one.place, other.place}
        self.lies = {one.card: other.card, other.card: one.card}

    def answer(self, question: str, drawn: str) -> str:
        """What a question is answered with, where the first world drew `drawn`."""
        parts = drawn.split(",")
        return ",".join([self._cards.get((question, part), card) for part, card in enumerate(parts)])


def swaps(slots: Sequence[Slot], watcher: int, rng: Random) -> Iterator[Swap]:
    """Every exchange of two different cards that the watcher does not hold, in random order; by turns of those that
    each question has handed out, however many they are. Where seats get cards at all a seat is one of two places.
    """
    hidden = [s for s in slots if s.place != watcher]
    dealing = {s.question for s in slots if s.place != MIDDLE}
    groups: dict[tuple[str, str], list[Swap]] = {}
    for n, a in enumerate(hidden):
        for b in hidden[n + 1 :]:
            if a.card != b.card and (a.place != MIDDLE or b.place != MIDDLE or a.question not in dealing):
                groups.setdefault((a.question, b.question), []).append(Swap(a, b))
    kinds = list(groups.values())
    rng.shuffle(kinds)
    for kind in kinds:
        rng.shuffle(kind)
    return (swap for turn in zip_longest(*kinds) for swap in turn if swap is not None)


def translated(said: str, lies: Mapping[str, str]) -> str:
    """An answer of the first world as somebody gives it in the second who holds there what lies otherwise: "c17>left"
    is "c42>left" then.
    """
    return _TOKEN.sub(lambda m: lies.get(m[0], m[0]), said) if lies else said
