"""What reaches one seat at one moment, as a server would send it."""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.kernel import MODERATOR, Ask, Event, Play
from duskbell.kernel.core_events import Ended
from duskbell.kernel.event import PUBLIC, Entry
from duskbell.kernel.record import encode


class Frame(NamedTuple):
    """The events that are new to the watcher, each with whether others see it alike; and all else that it sees, by
    name, as text.
    """

    events: tuple[tuple[Event, bool], ...]
    rest: dict[str, str]
    ask: Ask[Any] | None = None
    """Its question, the one for show too."""


class Watch:
    """One seat's eyes on a play: what is new since it last looked, and how many questions it has been put."""

    def __init__(self, play: Play[Any], watcher: int) -> None:
        self._play, self._watcher = play, watcher
        self._seen = self._asked = self._paces = 0
        self._ask: Ask[Any] | None = None
        self._pace: Ask[Any] | None = None
        self._true: list[Ask[Any]] = []

    def look(self) -> Frame:
        """The frame of this moment."""
        play, watcher = self._play, self._watcher
        view = play.view(watcher)
        new = view.table.log[self._seen :]
        self._seen += len(new)
        over = next((n for n, e in enumerate(new) if type(e.event) is Ended), None)
        if over is not None:  # what follows tells everybody everything
            return Frame(_events(new[: over + 1]), {})
        rest = {
            "the state": encode(view.state()),
            "the question": self._question(),
            "the offers": encode([_ask(a) for a in play.offers.get(watcher, ())]),
            "the channels": encode([(c.id, c.to) for c in play.channels(watcher)]),
            "the pace": self._talk(),
        }
        return Frame(_events(new), rest, self._ask)

    def _question(self) -> str:
        """The watcher's question or the one for show, with its number among all that it was put."""
        true = _true(self._play)
        ask = self._play.open.get(self._watcher)
        if ask is None and true:
            ask = self._play.game.decoy(self._play.view(None).table, self._watcher)
            new = any(a is not b for a, b in zip(true, self._true, strict=False)) or len(true) != len(self._true)
        else:
            new = ask is not self._ask
        self._asked += ask is not None and new
        self._ask, self._true = ask, true
        return "" if ask is None else encode([self._asked, _ask(ask)])

    def _talk(self) -> str:
        """The talk that goes on until the moderator ends it, with its number."""
        if not is_pace(self._play):
            return ""
        ask = self._play.open[MODERATOR]
        self._paces += ask is not self._pace
        self._pace = ask
        return encode([self._paces, ask.key, ask.about, ask.seconds])


def secretly_asked(play: Play[Any]) -> bool:
    """Whether it is a secret who is asked now, so that everybody is asked something."""
    public = play.view(None).table
    return any(play.game.decoy(public, s.no) is not None for s in public.seats)


def is_pace(play: Play[Any]) -> bool:
    """Whether the table talks until the moderator goes on, some seconds at most, and nobody else is asked."""
    ask = play.open.get(MODERATOR)
    return ask is not None and len(play.open) == 1 and ask.options == ("go-on",) and ask.seconds is not None


def _events(log: list[Entry]) -> tuple[tuple[Event, bool], ...]:
    return tuple([(e.event, e.seen == PUBLIC) for e in log])


def _true(play: Play[Any]) -> list[Ask[Any]]:
    return [a for n, a in play.open.items() if n != MODERATOR]


def _ask(ask: Ask[Any]) -> tuple[Any, ...]:
    return (type(ask).__name__, *[getattr(ask, n) for n in ask.__struct_fields__])
