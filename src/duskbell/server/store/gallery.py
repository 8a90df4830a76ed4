"""What the store has of a gallery: who only watches a table, and what they say."""

from __future__ import annotations

from msgspec import Struct

from duskbell.server.wire import GallerySaying


class KeptSpectator(Struct, frozen=True):
    """Somebody who has entered. `key`: by which they are known again, and which tells nobody who they are; `n`: their
    number; `asked`: the name they asked for.
    """

    key: str
    n: int
    name: str
    asked: str = ""


class KeptGallery(Struct, frozen=True):
    """A gallery. `newest`: the number of what was said last; `silenced`: marks of whom the host has muted in those of
    the rooms before, and who have not entered this one.
    """

    newest: int = 0
    open: bool = True
    muted: tuple[int, ...] = ()
    known: tuple[KeptSpectator, ...] = ()
    said: tuple[GallerySaying, ...] = ()
    silenced: tuple[str, ...] = ()


__all__ = ["KeptGallery", "KeptSpectator"]
