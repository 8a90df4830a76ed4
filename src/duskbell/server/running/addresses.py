"""Addresses: where a server can be reached, and how near a caller is."""

from __future__ import annotations

import ipaddress
import re
import socket
from errno import EADDRINUSE
from urllib.parse import urlsplit

from duskbell.kernel.errors import DuskbellError
from duskbell.server.running.settings import Sharing

LOOPBACK = ("127.0.0.0/8", "::1/128")
NEAR = (*LOOPBACK, "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10")
"""This machine, and those in its own network."""
LEAST_SECRET = 16
"""Signs of the nodes' secret at least."""
_NOWHERE = ("192.0.2.1", 9)
"""An address for examples: nothing is ever sent there, but the system says from which of its own it would send."""


class BadAddress(DuskbellError):
    """The server cannot be reached like that."""

    key = "bad-address"


def public_address(url: str) -> str:
    """The address that others are given, without a slash at its end; "" stays so. Raises `BadAddress`."""
    url = url.strip().rstrip("/")
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        rest = (parts.username, parts.path, parts.query, parts.fragment)
        named = re.fullmatch(r"[\w.:-]+", parts.hostname or "") and parts.port != 0
        fine = parts.scheme in ("http", "https") and named and not any(rest)
    except ValueError:
        fine = False
    if not fine:
        raise BadAddress(f"{url[:80]!r} is no address of a server; right would be https://table.example.")
    return url


def sharing(address: str, secret: str, keep: float = 3_600.0, check: int = 0) -> Sharing | None:
    """What a server is among others, None where `address` is "". Raises `BadAddress`."""
    if not address:
        if check:
            raise BadAddress("a server without others is asked at its own port; right would be no --check-port.")
        return None
    host, _, port = address.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and 0 < int(port) < 65_536 and "/" not in host):
        raise BadAddress(f"{address[:80]!r} is no address of a node; right would be a host and a port: 10.0.0.4:8000.")
    if len(secret) < LEAST_SECRET or not (secret.isascii() and secret.isprintable()):
        raise BadAddress(
            f"nodes share a secret of at least {LEAST_SECRET} letters and digits; right would be one in the environment"
            " as DUSKBELL_NODE_SECRET, the same for all."
        )
    return Sharing(address, secret, keep, check)


def operator_secret(token: str) -> str:
    """An operator's token, "" for none. Raises `BadAddress` for one that could be guessed."""
    if token and (len(token) < LEAST_SECRET or not (token.isascii() and token.isprintable()) or " " in token):
        raise BadAddress(
            f"an operator's token has at least {LEAST_SECRET} letters and digits; right would be one in the environment"
            " as DUSKBELL_OPERATOR_TOKEN that nobody can guess."
        )
    return token


def check_free(host: str, port: int, flag: str = "--port") -> None:
    """Raise `BadAddress` unless a server can listen there: no such address here, or somebody else's. `flag`: by which
    the port was given.
    """
    failed: list[OSError] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, at in found:
            try:
                with socket.socket(family, kind, protocol) as s:
                    s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                    s.bind(at)
            except OSError as e:
                failed.append(e)
        missing = len(failed) == len(found)  # of several, such as IPv4 and IPv6, one is enough
    except OSError as e:
        failed, missing = [e], True
    taken = [e for e in failed if e.errno == EADDRINUSE]
    if taken or missing:
        why = str((taken or failed)[0].strerror).lower()
        raise BadAddress(f"cannot listen on {host[:80]} port {port}: {why}; right would be another --host or {flag}.")


def lan_address(listen: tuple[str, int] | None) -> str | None:
    """Where devices in the same network reach a server that listens there; None where they do not."""
    host, port = listen or ("", 0)
    if not port:
        return None
    if host in ("0.0.0.0", "::", ""):
        host = _own()
    if not is_local(host) or is_loopback(host):
        return None
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own() -> str:
    """This machine's address in the local network, "" where it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        try:
            s.connect(_NOWHERE)
        except OSError:
            return ""
        return str(s.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Whether this is this very machine."""
    return host == "localhost" or _within(host, LOOPBACK)


def is_local(host: str) -> bool:
    """Whether this is in this machine's own network, or itself."""
    return _within(host, NEAR)


def _within(host: str, networks: tuple[str, ...]) -> bool:
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return any((mapped or address) in ipaddress.ip_network(network) for network in networks)
