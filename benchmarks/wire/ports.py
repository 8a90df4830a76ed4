"""Ports for servers that are killed and come back."""

from __future__ import annotations

import socket
from random import randrange

_GIVEN = 32_768
"""From here on connections are given ports of their own, even one to the very port that a killed server has left."""

_told: set[int] = set()


def free_port() -> int:
    """A port on loopback that nobody has, and that stays free until whoever was told it serves there. This process is
    told none twice.
    """
    while True:
        port = randrange(_GIVEN // 2, _GIVEN)
        if port in _told:
            continue
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
        _told.add(port)
        return port
