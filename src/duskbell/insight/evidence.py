"""What somebody has seen of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from duskbell.kernel import Event, Game
from duskbell.kernel.core_events import Committed, PhaseBegan, Said, Whispered
from duskbell.kernel.record import Header
from duskbell.kernel.view import View

Plan = Mapping[str, Sequence[str]]
"""Answers that are settled, by the key of the question, in order: a deal."""


class Evidence(NamedTuple):
    """What somebody has seen of a table, and what was said there. `me`: a seat."""

    game: Game[Any]
    header: Header
    me: int
    events: tuple[Event, ...]
    said: tuple[Said, ...] = ()

    @property
    def rounds(self) -> list[int]:
        """How many events had been seen when each round was over."""
        begins = [
            n for n, e in enumerate(self.events) if isinstance(e, PhaseBegan) and e.phase == self.game.round_phase
        ]
        return [*[n for n in begins[1:] if n], len(self.events)]


def evidence(view: View[Any], header: Header) -> Evidence:
    """What a seat has seen, with its table's header, of which the seed and the salt are left behind."""
    assert view.seat is not None
    seen = [e for e in view.events if not isinstance(e, Committed)]
    header = msgspec.structs.replace(header, seed="insight", salt="", moderator="ask")
    said = tuple([e for e in seen if isinstance(e, Said)])
    return Evidence(view.game, header, view.seat, tuple([e for e in seen if not isinstance(e, Said | Whispered)]), said)
