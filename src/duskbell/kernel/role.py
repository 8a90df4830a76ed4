"""Roles: stateless singletons. Facts are class attributes, deeds are methods, interruptions are `@when` hooks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, Literal, TypeVar

from duskbell.kernel.event import Event

Time = Literal["before", "after"]
F = TypeVar("F", bound=Callable[..., Any])


def when(kind: type[Event], time: Time) -> Callable[[F], F]:
    """Let a role speak before or after an event: `async def hook(self, me, t, event)`. One deed may answer to several.

    A "before" hook may return what happens instead: `Instead(event, seers, public)`, or `Prevented(what, by, of,
    whom)`, of which nobody but the moderator hears. None leaves it as it is.
    """

    def mark(f: F) -> F:
        f._when = (*getattr(f, "_when", ()), (kind, time))  # type: ignore[attr-defined]
        return f

    return mark


class Role:
    """A character. Subclass it once and make one instance; all that lasts is kept on the seat.

    `id` is the class name in snake case unless given; `team` a team's id.
    """

    id: ClassVar[str] = ""
    team: ClassVar[str] = ""
    hooks: ClassVar[dict[tuple[type[Event], Time], tuple[Callable[..., Any], ...]]] = {}
    heeded: ClassVar[set[tuple[type[Event], Time]]] = set()
    """What any role at all answers to: where nobody does, nobody need be looked for."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        if "id" not in cls.__dict__:
            cls.id = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        said: dict[str, tuple[tuple[type[Event], Time], ...]] = {}
        for base in reversed(cls.__mro__):
            said.update((name, f._when) for name, f in vars(base).items() if hasattr(f, "_when"))
        cls.hooks = {}
        for name, times in said.items():
            for at in times:
                cls.hooks[at] = (*cls.hooks.get(at, ()), getattr(cls, name))
        Role.heeded.update(cls.hooks)

    @property
    def token(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return self.id

    def __copy__(self) -> Role:
        return self

    def __deepcopy__(self, memo: Any) -> Role:
        return self


def registry(*roles: Role) -> dict[str, Role]:
    """A game's roles by id, in the order given. Raises `ValueError` when two share an id."""
    by_id = {r.id: r for r in roles}
    if len(by_id) != len(roles):
        raise ValueError("two roles share an id")
    return by_id
