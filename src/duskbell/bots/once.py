"""What is worked out when it is first asked for, and kept with its owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # it stands as a word before what it decorates
    """`functools.cached_property` without its lock, which costs as much as much of what bots think with it."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self.work, self.name, self.__doc__ = work, work.__name__, work.__doc__

    @overload
    def __get__(self, owner: None, kind: type[Any]) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type[Any]) -> T: ...
    def __get__(self, owner: object | None, kind: type[Any]) -> Self | T:
        if owner is None:
            return self
        found = owner.__dict__[self.name] = self.work(owner)
        return found
