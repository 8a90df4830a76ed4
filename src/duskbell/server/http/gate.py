"""Who is let in at all, asked before anything is made for them: whoever comes again and again costs next to nothing."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import get_remote_addr

from duskbell.server.http.doors import Doors
from duskbell.server.http.measured import MeasuredHttp
from duskbell.server.http.unheard import NOT_LET_IN


class Gate(asyncio.Protocol):
    """What uvicorn makes for each connection: for one that is let in, HTTP takes its place at once. Of one that is not
    nothing is read.
    """

    def __init__(self, **given: Any) -> None:
        self._given = given

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        doors: Doors = self._given["config"].doors
        client = get_remote_addr(line)
        if doors.enter(client[0] if client else "", asyncio.get_running_loop().time()):
            http = MeasuredHttp(**self._given)
            line.set_protocol(http)
            http.connection_made(line)
        else:
            line.write(NOT_LET_IN)
            line.close()
