"""A script as it was read from the community's form."""

from __future__ import annotations

from msgspec import Struct


class Stranger(Struct, frozen=True):
    """A character that a file describes itself. `id`: as the table calls it; `written`: as the file does. `first`,
    `other`: its place in the night, 0 for none, with what the file reminds the Storyteller of then; `reminders`: tokens
    of its own; `setup`: whether it changes the bag or the deal; `jinxes`: with whom, and what holds then.
    """

    id: str
    written: str
    name: str
    team: str
    ability: str
    first: float = 0
    other: float = 0
    first_reminder: str = ""
    other_reminder: str = ""
    reminders: tuple[str, ...] = ()
    setup: bool = False
    jinxes: tuple[tuple[str, str], ...] = ()


class Script(Struct, frozen=True):
    """`characters`: ids of those that may be dealt, in the file's order; `travellers`, and `beside`: Fabled and Loric,
    which sit nowhere. `strangers`: those among all of them that the file describes. `first`, `other`: its own night
    order, by the ids that it names; () where it has none. `rules`: what it says holds besides.
    """

    name: str
    author: str
    characters: tuple[str, ...]
    travellers: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    strangers: tuple[Stranger, ...] = ()
    first: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def stranger(self, id: str) -> Stranger | None:
        """What the file says of one of its own characters."""
        return next((s for s in self.strangers if s.id == id), None)
