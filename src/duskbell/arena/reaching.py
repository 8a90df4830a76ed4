"""Whether anybody listens at an address, asked before anything is begun that needs it."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

WITHIN = 3.0
"""Seconds within which something must listen."""


def unreachable(url: str) -> str:
    """Why nothing listens where `url` leads, such as http://host:port/path; "" where something does. Raises
    `ValueError` where it is no address.
    """
    at = urlsplit(url)
    port = at.port or (443 if at.scheme in ("https", "wss") else 80)
    if not at.hostname:
        raise ValueError("no host")
    try:
        socket.create_connection((at.hostname, port), WITHIN).close()
    except OSError as e:
        return e.strerror or str(e) or type(e).__name__
    return ""
