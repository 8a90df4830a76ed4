"""Who is told what becomes of a room."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, NamedTuple, TypeVar

Room = TypeVar("Room")


class Told(NamedTuple, Generic[Room]):
    """What a room calls. `gone`: it has ended here. `over`: so has its table, as the store has it, or it goes on after
    all. `deserted`: the last who was there has gone. `call`: it waits for those who are not there, by the SHA-256 of
    their tokens.
    """

    gone: Callable[[Room], Awaitable[None]]
    over: Callable[[Room], None] = lambda room: None
    deserted: Callable[[Room], None] = lambda room: None
    call: Callable[[str, list[str]], None] = lambda room, holders: None
