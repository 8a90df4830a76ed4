"""A table that is played over days: how long everything may take there, and when nobody is expected to answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from math import inf
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from duskbell.kernel import MODERATOR, Ask

SHORTEST = 1 / 12
"""Which part of a day whoever is asked has at least: two hours of 24."""
OF_MANY = 1 / 48
"""The same for one of those who are asked one after the other in what is one whole, as each hand of a count is."""
MOST_QUIET = 16 * 60
"""Minutes of a day that may be quiet at most: somebody must have time to answer."""
_HOUR, _DAY = 3_600.0, 24 * 60
_SPARE = 1.0
"""Seconds after the end of quiet hours to which a deadline moves, so that it is beyond doubt outside them."""


class Quiet(NamedTuple):
    """Hours of each day, by the clocks of a `zone`, in which no time runs out: from `start` to `end`, in minutes since
    midnight.
    """

    start: int
    end: int
    zone: ZoneInfo

    @classmethod
    def of(cls, text: str, zone: str) -> Quiet:
        """Those of a text such as 23:00-08:00. Raises `ValueError` with what is wrong, as half a sentence."""
        where = _zone(zone)
        start, end = [int(hours) * 60 + int(minutes) for hours, minutes in (x.split(":") for x in text.split("-"))]
        if not 0 < (end - start) % _DAY <= MOST_QUIET:
            raise ValueError(f"quiet hours last up to {MOST_QUIET // 60} of a day's, and begin and end at other times")
        return cls(start, end, where)

    def until(self, at: float) -> float:
        """When the quiet hours end in which `at` falls, both seconds since 1970; `at` where they are over."""
        here = datetime.fromtimestamp(at, self.zone)
        now = here.hour * 60 + here.minute
        if (now - self.start) % _DAY >= (self.end - self.start) % _DAY:
            return at
        day = here.date() + timedelta(days=int(now >= self.end))
        end = datetime(day.year, day.month, day.day, self.end // 60, self.end % 60, tzinfo=self.zone).timestamp()
        return end if end > at else end + _HOUR  # clocks were set back meanwhile


class Days:
    """How a table keeps time a day of which takes so many `hours`. `usual`: what it takes at the game's own pace.
    `whole`: the keys of questions that are one whole. `wall`: seconds since 1970, by which quiet hours come.
    """

    def __init__(
        self,
        hours: int,
        usual: float,
        wall: Callable[[], float],
        quiet: Quiet | None = None,
        whole: frozenset[str] = frozenset(),
    ) -> None:
        self.hours = hours
        self.seconds = hours * _HOUR
        self._scale, self._quiet, self._whole = self.seconds / usual, quiet, whole
        self.wall = wall

    def allowed(self, ask: Ask[Any]) -> float:
        """How many seconds there are from now on for a question that has some: the same part of the day as at the
        game's own pace, and never less than can be asked of somebody who is not waiting for it. What is put in quiet
        hours is read when they are over.
        """
        least = OF_MANY if ask.key in self._whole else SHORTEST
        wanted = max((ask.seconds or 0.0) * self._scale, self.seconds * least)
        return self.quiet_for() + wanted

    def allowing(self, is_silent: Callable[[], bool]) -> Callable[[Ask[Any]], float]:
        """The same of a table at which now and then nobody may speak: a pause is as long as at any other table."""

        def allowed(ask: Ask[Any]) -> float:
            return (ask.seconds or 0.0) if ask.to == MODERATOR and is_silent() else self.allowed(ask)

        return allowed

    def later(self, left: float) -> float:
        """How many seconds are left where `left` would end in quiet hours: until they are over."""
        if self._quiet is None or left == inf:
            return left
        end = self.wall() + left
        over = self._quiet.until(end)
        return left if over == end else left + over - end + _SPARE

    def quiet_for(self) -> float:
        """For how many seconds more it is quiet; 0.0 where it is not."""
        now = self.wall()
        return 0.0 if self._quiet is None else self._quiet.until(now) - now


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # a path, a folder of zones, unknown
        raise _no_zone(name) from None


def _no_zone(name: str) -> ValueError:
    return ValueError(f"there is no time zone {name[:40]!r}; right would be such as Europe/Berlin")


_NONE = ("Factory", "localtime", "posixrules")
"""Files among the zones' that are none: the first says so, the second is the server's own."""


def check_quiet(quiet: str, zone: str) -> None:
    """Raise `ValueError`, with what is wrong as half a sentence, unless these are quiet hours and a time zone; "" for
    none. What the system keeps beside the zones is none that a browser knows.
    """
    if zone in _NONE or zone.startswith(("posix/", "right/")):
        raise _no_zone(zone)
    if quiet:
        Quiet.of(quiet, zone)
    else:
        _zone(zone)
