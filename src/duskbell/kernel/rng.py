"""Chance: one seed, named streams, and a commitment that proves the deal was fixed."""

from __future__ import annotations

import hashlib
from random import Random

import msgspec


class Streams(dict[str, Random]):
    """Random streams by name, all from one seed: what one stream draws never shifts another. Each is made when it is
    first asked for.
    """

    __slots__ = ("_shared", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._shared: dict[str, Random] = {}
        """Streams that a copy has too: nobody draws from them any more, only from a twin."""

    def __missing__(self, name: str) -> Random:
        shared = self._shared.get(name)
        if shared is None:
            stream = Random(f"{self.seed}/{name}")
        else:
            stream = Random(0)
            stream.setstate(shared.getstate())
        self[name] = stream
        return stream

    def copy(self) -> Streams:
        """Streams that will draw what these would. A stream is copied when one of the two next draws from it."""
        self._shared |= self
        self.clear()
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
