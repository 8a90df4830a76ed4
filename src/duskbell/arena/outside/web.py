"""A bot behind `http(s)://`: each question is a POST, and its reply the answer."""

from __future__ import annotations

from typing import Any
from urllib.request import Request, urlopen

from duskbell.arena.outside.brief import MOST, Brief, Reply, ask_data, read, sayings
from duskbell.bots import Saying
from duskbell.kernel import Ask, View

WITHIN = 30.0
"""Seconds for a reply."""


class WebBot:
    """One seat's bot at `url`. Raises whatever the line raises."""

    def __init__(self, url: str, within: float = WITHIN) -> None:
        self._url, self._within = url, within
        self._brief = Brief()

    def __call__(self, view: View[Any], ask: Ask[Any]) -> Any:
        return self._post("ask", view, ask=ask_data(ask)).answer

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it says."""
        return sayings(self._post("speak", view, channels=channels))

    def ended(self, view: View[Any]) -> None:
        """Tell it how the table ended."""
        self._post("end", view, outcome=view.table.outcome)

    def _post(self, what: str, view: View[Any], **more: Any) -> Reply:
        body = self._brief.encode(what, view, **more)
        request = Request(self._url, body, {"content-type": "application/json"})
        with urlopen(request, timeout=self._within) as reply:
            return read(reply.read(MOST))
