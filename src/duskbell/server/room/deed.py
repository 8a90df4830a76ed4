"""What can be put into a room's inbox."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from duskbell.kernel import DuskbellError


class Deed(ABC):
    """What can be put into a room's inbox. `do` changes the room or raises a `DuskbellError` with nothing changed."""

    __slots__ = ("answered", "came", "reply")
    came: float
    """When it reached the room, on the room's clock."""
    reply: Callable[[object], None]
    answered: bool
    """Whether it has been replied to."""
    people: ClassVar[bool] = True
    """Whether it may change who is there, or what everybody sees of the room."""
    gathers: ClassVar[bool] = False
    """Whether it only tells of somebody who comes or goes, and may wait for others who do where a crowd does."""
    parts: ClassVar[bool] = False
    """Whether it only tells of somebody who is gone, and so waits for better times where others are refused."""

    def __init__(self) -> None:
        self.came, self.answered = 0.0, False
        self.reply = lambda result: None

    @property
    def seated(self) -> bool:
        """Whether it tells of somebody who comes to a seat of their own."""
        return False

    @property
    def counted_as(self) -> str:
        """What it is counted as."""
        return type(self).__name__

    def answer(self, result: object) -> None:
        """Reply, but not a second time."""
        if not self.answered:
            self.answered = True
            self.reply(result)

    def attempt(self, room: Any) -> object:
        """Do it, or not: the reply."""
        try:
            return self.do(room)
        except DuskbellError as e:
            return e

    @abstractmethod
    def do(self, room: Any) -> object:
        """Do it in memory, in this `Room`; what it returns is the reply."""
