"""What uvicorn is told: the measured protocols, and the doors that they share."""

from __future__ import annotations

from typing import Any

import uvicorn
from litestar.types import ASGIApp

from duskbell.server.http.doors import Doors
from duskbell.server.http.gate import Gate
from duskbell.server.http.measured_socket import MeasuredSocket


class Config(uvicorn.Config):
    """uvicorn's configuration, with the measured protocols and the doors that they share."""

    def __init__(self, app: ASGIApp, doors: Doors, **more: Any) -> None:
        http: Any = Gate  # it takes HTTP's place until somebody is let in
        super().__init__(app, http=http, ws=MeasuredSocket, **more)
        self.doors = doors
