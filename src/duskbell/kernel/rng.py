"""Chance: one seed, named streams, and a commitment that proves the deal was fixed."""

from __future__ import annotations

import hashlib
from random import Random

import msgspec

from duskbell.kernel.ask import Ask


class Streams:
    """Random streams by name, all from one seed: what one stream draws never shifts another."""

    __slots__ = ("_made", "_shared", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._made: dict[str, Random] = {}
        self._shared: dict[str, Random] = {}
        """Streams that a copy has too: nobody draws from them any more, only from a twin."""

    def __getitem__(self, name: str) -> Random:
        stream = self._made.get(name)
        if stream is None:
            shared = self._shared.get(name)
            stream = self._made[name] = Random(f"{self.seed}/{name}" if shared is None else 0)
            if shared is not None:
                stream.setstate(shared.getstate())
        return stream

    def answer(self, ask: Ask[object]) -> str:
        """CHANCE's answer to `ask`, drawn from the stream of its key."""
        return ask.sample(self._made.get(ask.key) or self[ask.key])

    def copy(self) -> Streams:
        """Streams that will draw what these would. One is copied only when either of the two next draws from it."""
        self._shared |= self._made
        self._made = {}
        new = Streams(self.seed)
        new._shared = self._shared.copy()
        return new


def default_salt(seed: str) -> str:
    """The salt of a table that did not bring one: fixed by the seed, so that one seed gives one log.

    A table whose commitment shall prove something to people brings a secret salt, as the server does.
    """
    return hashlib.sha256(f"duskbell salt/{seed}".encode()).hexdigest()[:16]


def commitment(seed: str, salt: str) -> str:
    """SHA-256, in hex, of the JSON array ["seed","salt"] without spaces, in UTF-8: no other pair is written alike."""
    return hashlib.sha256(msgspec.json.encode([seed, salt])).hexdigest()
