"""Where a push may be sent: to a push service that the whole world reaches, and nowhere into our own networks.

An address is told by whoever holds a seat, so it may be anything. Its name is looked up once when it is told, and again
each time something is sent: what is connected to is the address that was looked at, whatever the name means a moment
later. Nothing is followed: a redirect is no delivery.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import SplitResult, urlsplit

from duskbell.server.errors import Refusal

LONGEST = 1_000
"""Characters of an address."""
FINDS_WITHIN = 5.0
"""Seconds in which its name must be found."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_OPEN = ipaddress.ip_network("2000::/3")
"""All that has been given out of the newer kind."""
_CLOSED = [ipaddress.ip_network(net) for net in ("2001::/23", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")]
"""What lies in the open by its number, and is used for something else; Python's own list is older."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadEndpoint(Refusal):
    """Nothing is sent there."""

    key = "bad-endpoint"


async def check_endpoint(endpoint: str, *, loopback: bool = False) -> None:
    """Raise `BadEndpoint` unless something may be sent there. `loopback`: this machine alone counts as the world, and
    needs no TLS: for tests.
    """
    url = _split(endpoint)
    if loopback:
        _look(await find(url.hostname or "", url.port or 443), loopback=True)
        return
    if url.scheme != "https" or url.port not in (None, 443) or url.username is not None:
        raise BadEndpoint("a browser's push service has an address that begins with https:// and names no port.")
    _look(await find(url.hostname or "", 443), loopback=False)


async def find(host: str, port: int) -> list[str]:
    """The addresses that a name has now. Raises `BadEndpoint` where it has none."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(FINDS_WITHIN):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise BadEndpoint("there is no such push service, or its name cannot be found now.") from None
    return [str(row[4][0]) for row in found]


def _look(found: Iterable[str], *, loopback: bool) -> list[str]:
    """These, if all of them may be reached: a name of which one leads into our networks is refused. Raises
    `BadEndpoint`.
    """
    found = list(found)
    if not found or not all(is_open(address, loopback=loopback) for address in found):
        raise BadEndpoint("a push service must be in the open Internet, and this address is private.")
    return found


def is_open(address: str, *, loopback: bool = False) -> bool:
    """Whether an address belongs to the open Internet, also where it holds another. `loopback`: to this machine
    instead.
    """
    ip: Address = ipaddress.ip_address(address.partition("%")[0])
    if loopback:
        return ip.is_loopback
    if isinstance(ip, ipaddress.IPv6Address) and ip not in _OPEN and ip not in _NAT64:
        return False
    return all(
        x.is_global and not x.is_multicast and not any(x in closed for closed in _CLOSED) for x in (ip, *_within(ip))
    )


def _within(ip: Address) -> list[Address]:
    """The addresses of the older kind to which one of the newer leads."""
    if isinstance(ip, ipaddress.IPv4Address):
        return []
    held: list[Address | None] = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
    if ip in _NAT64:
        held.append(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF))
    return [one for one in held if one is not None]


def _split(endpoint: str) -> SplitResult:
    try:
        url = urlsplit(endpoint)
        _ = url.port
    except ValueError:
        raise BadEndpoint("this is no address.") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint  # what splits it leaves lines out
    if len(endpoint) > LONGEST or not plain or url.scheme not in ("https", "http") or not url.hostname:
        raise BadEndpoint("this is no address of a push service.")
    return url


def guarded(*, loopback: bool) -> Any:
    """How connections are made: to addresses that were looked at, and to no others. A connection that is refused
    raises `BadEndpoint`.
    """
    import httpcore

    class Guarded(httpcore.AsyncNetworkBackend):
        def __init__(self) -> None:
            self._real = httpcore.AnyIOBackend()

        async def connect_tcp(self, host: str, port: int, *args: Any, **more: Any) -> httpcore.AsyncNetworkStream:
            first, *_ = _look(await find(host, port), loopback=loopback)
            return await self._real.connect_tcp(first, port, *args, **more)

        async def connect_unix_socket(self, *args: Any, **more: Any) -> httpcore.AsyncNetworkStream:
            raise BadEndpoint("nothing is sent to a socket of this machine.")

        async def sleep(self, seconds: float) -> None:
            await self._real.sleep(seconds)

    return Guarded()
