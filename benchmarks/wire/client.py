"""One client of a crowd, what it reads of a `state`, and what is counted of all of them."""

from __future__ import annotations

import socket
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.wire.frames import frame


class Question(msgspec.Struct):
    """A question, as much of it as an answer takes."""

    id: int
    options: list[str] = []
    least: int = 1


class Talk(msgspec.Struct):
    """A talk that goes on."""

    id: int


class Heard(msgspec.Struct):
    """What a client needs of a `state`; what is left out is as it was."""

    channels: list[str] | msgspec.UnsetType = msgspec.UNSET
    pace: Talk | msgspec.UnsetType | None = msgspec.UNSET
    ask: Question | msgspec.UnsetType | None = msgspec.UNSET
    outcome: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


read_state = msgspec.json.Decoder(Heard).decode
"""Reads a `state`."""


@dataclass(slots=True)
class Client:
    """One connection. `answered` and `ready`: the last question and talk that it has dealt with."""

    room: str
    token: str
    socket: socket.socket
    rest: bytes = b""
    open: bool = False
    here: bool = False
    talks: bool = False
    over: bool = False
    dead: bool = False
    answered: int = 0
    ready: int = 0

    def send(self, message: Any) -> None:
        self.socket.send(frame(message if isinstance(message, bytes) else msgspec.json.encode(message)))


@dataclass
class Tally:
    """What one order has seen."""

    said: int = 0
    answered: int = 0
    refused: int = 0
    heard: int = 0
    bytes: int = 0
    frames: int = 0
    late: list[float] = field(default_factory=list)
    hearings: list[float] = field(default_factory=list)
