"""A talk that goes on until somebody, or time, ends it."""

from __future__ import annotations

from collections.abc import Mapping

from duskbell.server.sitting.clock import Question


class Pace:
    """A talk that goes on until it is over: the table's `number`th, however much the moderator is asked between them.
    Who is `ready` wants to go on. `agreed`: who would skip the rest of it, whoever has proposed that first; empty where
    nobody has. `proposed`: who has proposed it in this talk, that nobody does so twice. `stays`: whether it
    waits for a press though all has been said: there is something to read first, or nobody may speak.
    """

    __slots__ = ("_alone_since", "agreed", "began", "number", "proposed", "question", "ready", "stays")

    def __init__(self, question: Question, began: float, number: int, *, stays: bool = False) -> None:
        self.question = question
        self.number = number
        self.began = began
        self.stays = stays
        self.ready: list[int] = []
        self.agreed: list[int] = []
        self.proposed: list[int] = []
        self._alone_since: float | None = None

    def over_at(
        self, now: float, awaited: set[int], alone: float, heard: float | None, gone: Mapping[int, float]
    ) -> float | None:
        """When the program lets the table go on: when all `awaited` are ready or would skip the rest; where there is
        nobody, after `alone`. `heard`: when all has been said and heard that will be, if that is known: it goes on
        then, too. `gone`: who has just gone, and for how many seconds they are waited for.
        """
        back = now + max([left for seat, left in gone.items() if not self.is_agreed({seat})], default=0.0)
        if awaited:
            self._alone_since = None
            return back if self.is_agreed(awaited) else heard
        if self._alone_since is None:
            self._alone_since = now
        return max(back, self._alone_since + alone)

    def is_agreed(self, awaited: set[int]) -> bool:
        """Whether all of these, and there are some, want the table to go on."""
        return bool(awaited) and awaited <= {*self.ready, *self.agreed}
