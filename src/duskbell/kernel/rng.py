"""Chance: one seed, named streams, and a commitment that proves the deal was fixed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from random import Random

import msgspec

WORDS_OF_A_FRACTION = 2
"""How much a number from 0 to 1 draws."""
uncounted_fraction = Random.random
"""Such a number from a `Stream`, for who counts it."""
_uncounted_bits = Random.getrandbits
_seed_with_a_number = super(Random, Random).seed


class Stream(Random):
    """A random stream that counts what is drawn of it, in words of 32 bits, as its generator makes them: so one at the
    same place can be made at any time, without keeping states of 2,500 bytes.
    """

    __slots__ = ("words",)

    gauss_next: float | None = None
    """What `Random` keeps of a number drawn from a bell curve, which nothing here asks for."""

    def __init__(self, seed: str) -> None:
        """Seeded as `Random(seed)` is, without its detours: a table of Shadow Hunters makes ten of these."""
        text = seed.encode()
        _seed_with_a_number(self, int.from_bytes(text + hashlib.sha512(text).digest(), "big"))
        self.words = 0

    def random(self) -> float:
        self.words += WORDS_OF_A_FRACTION
        return uncounted_fraction(self)

    def getrandbits(self, k: int, /) -> int:
        self.words += (k + 31) // 32
        return _uncounted_bits(self, k)

    def skip(self, words: int) -> None:
        """Go on as if so many words had been drawn."""
        self.getrandbits(32 * words)


class Streams(dict[str, Stream]):
    """Random streams by name, all from one seed: what one stream draws never shifts another. Each is made when it is
    first asked for, at its beginning or where `drawn` says.
    """

    __slots__ = ("_begun", "seed")

    def __init__(self, seed: str, drawn: Mapping[str, int] | None = None) -> None:
        self.seed = seed
        self._begun = drawn or {}

    def __missing__(self, name: str) -> Stream:
        stream = self[name] = Stream(f"{self.seed}/{name}")
        if name in self._begun:
            stream.skip(self._begun[name])
        return stream

    def drawn(self) -> dict[str, int]:
        """How many words have been drawn of each stream."""
        drawn = dict(self._begun)
        for name, stream in self.items():
            drawn[name] = stream.words
        return drawn

    def copy(self) -> Streams:
        """Streams that will draw what these would."""
        return Streams(self.seed, self.drawn())


def default_salt(seed: str) -> str:
    """The salt of a table that did not bring one: fixed by the seed, so that one seed gives one log.

    A table whose commitment shall prove something to people brings a secret salt, as the server does.
    """
    return hashlib.sha256(f"duskbell salt/{seed}".encode()).hexdigest()[:16]


def commitment(seed: str, salt: str) -> str:
    """SHA-256, in hex, of the JSON array ["seed","salt"] without spaces, in UTF-8: no other pair is written alike."""
    return hashlib.sha256(msgspec.json.encode([seed, salt])).hexdigest()
