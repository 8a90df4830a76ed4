"""How much may come from one address."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable

from duskbell.server.errors import Banned, Full, TooFast
from duskbell.server.running import Bucket, Limits

TOO_MANY = 4429
"""The close code: too many connections from one address, or too much at once."""
_KEPT = 10_000
"""Addresses remembered at most; the ones that rested longest are forgotten."""


class Addresses:
    """Buckets and open sockets by address."""

    def __init__(self, limits: Limits, read: Callable[[], float]) -> None:
        self._limits = limits
        self._read = read
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()
        self._here: dict[object, tuple[str, Callable[[], None]]] = {}

    def stay(self, who: object, address: str, hang_up: Callable[[], None]) -> None:
        """Somebody is connected from `address`, until they `part`."""
        self._here[who] = address, hang_up

    def part(self, who: object) -> None:
        """They are gone."""
        self._here.pop(who, None)

    def send_away(self, check: Callable[[str], None]) -> None:
        """Hang up on everybody whose address does not pass a check any more."""
        for address, hang_up in list(self._here.values()):
            try:
                check(address)
            except Banned:
                hang_up()

    def request(self, address: str) -> None:
        """One HTTP request or one WebSocket opened. Raises `TooFast`."""
        self._take("request", address, self._limits.requests)

    def file(self, address: str) -> None:
        """One file of the page asked for. Raises `TooFast`."""
        self._take("file", address, self._limits.files)

    def spend(self, what: str, address: str, rate: tuple[float, float]) -> None:
        """One of something that is measured elsewhere, too: a room, an identity, a seat, a report. Raises `TooFast`."""
        self._take(what, address, rate)

    def reading(self, address: str) -> None:
        """One of the answers that take a while to make. Raises `TooFast`."""
        self._take("reading", address, self._limits.readings)

    def reopened(self, address: str) -> str:
        """One room that had to leave memory and is read again: in whose turn. Raises `TooFast`."""
        self._take("reopened", address, self._limits.reopened)
        return household(address)

    def insight(self, address: str) -> None:
        """One question what could have been known. Raises `TooFast`."""
        self._take("insight", address, self._limits.insights)

    def agent(self, address: str) -> None:
        """One more agent that will be remembered. Raises `TooFast`."""
        self._take("agent", address, self._limits.agents)

    def password(self, address: str) -> None:
        """One password or link tried. Raises `TooFast`."""
        self._take("password", address, self._limits.passwords)

    def opened(self, address: str) -> None:
        """Count an open socket. Raises `TooFast` when there are too many from there, `Full` when there are from all."""
        whose = household(address)
        if self._sockets.total() >= self._limits.all_sockets:
            raise Full("this server has as many connections as it can carry; come again in a while.")
        if self._sockets[whose] >= self._limits.sockets:
            raise TooFast("there are too many connections from your address; close some.")
        self.arrive(address)
        self._sockets[whose] += 1

    def arrive(self, address: str) -> None:
        """Somebody wants to be told all of a table. Raises `TooFast` where too much was told there just now."""
        arrivals = self._bucket("arrivals", address, self._limits.arrivals)
        if arrivals.empty(self._read()):
            raise too_much(arrivals.wait())

    def met(self, address: str, size: int) -> None:
        """They are told so many characters."""
        self._bucket("arrivals", address, self._limits.arrivals).owe(self._read(), size)

    def closed(self, address: str) -> None:
        """One socket less."""
        whose = household(address)
        self._sockets[whose] -= 1
        if self._sockets[whose] <= 0:
            del self._sockets[whose]

    def _take(self, what: str, address: str, rate: tuple[float, float]) -> None:
        bucket = self._bucket(what, address, rate)
        if not bucket.take(self._read()):
            raise too_much(bucket.wait())

    def _bucket(self, what: str, address: str, rate: tuple[float, float]) -> Bucket:
        key = (what, household(address))
        bucket = self._buckets.pop(key, None) or Bucket(*rate)
        self._buckets[key] = bucket
        if len(self._buckets) > _KEPT:
            del self._buckets[next(iter(self._buckets))]
        return bucket


def too_much(wait: float) -> TooFast:
    """The refusal of too much from one address, which may try again in so many seconds."""
    return TooFast("that is too much at once from your address; wait a moment and try again.", wait)


def household(address: str) -> str:
    """Those who share one measure: an address; of IPv6 the network of 64 bits, which one household has to itself."""
    if ":" not in address:
        return address
    try:
        whole = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(whole.ipv4_mapped or ipaddress.ip_network((whole, 64), strict=False))


def neighbourhood(address: str) -> str:
    """Those among whom one can move without asking anybody: of IPv4 the network of 24 bits, of IPv6 that of 48."""
    try:
        whole = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(whole, ipaddress.IPv6Address):
        whole = whole.ipv4_mapped or whole
    return str(ipaddress.ip_network((whole, 48 if whole.version == 6 else 24), strict=False))
