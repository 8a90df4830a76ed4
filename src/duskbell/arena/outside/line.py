"""A bot behind `ws(s)://`: one connection for one seat of one table, the same messages as over HTTP."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from duskbell.arena.outside.brief import MOST, Brief, Reply, ask_data, read, sayings
from duskbell.bots import Saying
from duskbell.kernel import Ask, View

WITHIN = 30.0
"""Seconds for a reply."""


class LineBot:
    """One seat's bot at `url`; a line that has broken is dialled again. Raises whatever the line raises."""

    def __init__(self, url: str, within: float = WITHIN) -> None:
        self._url, self._within = url, within
        self._line: ClientConnection | None = None
        self._open = ExitStack()
        self._brief = Brief()

    def __call__(self, view: View[Any], ask: Ask[Any]) -> Any:
        return self._send("ask", view, ask=ask_data(ask)).answer

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it says."""
        return sayings(self._send("speak", view, channels=channels))

    def ended(self, view: View[Any]) -> None:
        """Tell it how the table ended, and hang up."""
        try:
            self._send("end", view, outcome=view.table.outcome)
        finally:
            self._hang_up()

    def _send(self, what: str, view: View[Any], **more: Any) -> Reply:
        if self._line is None:
            dialled = connect(self._url, open_timeout=self._within, close_timeout=1, max_size=MOST, proxy=None)
            self._line = self._open.enter_context(dialled)
            self._brief = Brief()
        try:
            self._line.send(self._brief.encode(what, view, **more), text=True)
            return read(self._line.recv(self._within))
        except Exception:
            self._hang_up()  # a reply that comes late would be taken for the next one
            raise

    def _hang_up(self) -> None:
        self._line = None
        self._open.close()
