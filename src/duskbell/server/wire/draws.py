"""How a draw is ordered, and how far it is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from duskbell.server.wire.cups import Called
from duskbell.server.wire.faults import Fault


class DrawOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be drawn: as `duskbell.cup.draw.Order` has it."""

    tables: int = 0
    aside: int = 1
    never: tuple[tuple[Called, Called], ...] = ()
    stage: Literal["robin", "final"] = "robin"
    seed: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    effort: Annotated[float, Meta(gt=0, le=4, description="1 is about ten seconds")] = 1.0


class DrawSentence(Struct, frozen=True):
    """A sentence about a draw, in English; in the catalogue it is `drawn-<says>`, about the same."""

    says: str
    sentence: str
    about: dict[str, str | int]


class DrawInfo(Struct, frozen=True):
    """A draw on its way: `share` of it done, from 0 to 1; `done`: the tables are laid, and `sentences` say how far it
    is from what cannot be beaten and what was given up; `refused`: why there is none.
    """

    share: float
    done: bool
    refused: Fault | None
    sentences: list[DrawSentence]
