"""The server: rooms over HTTP and WebSocket, their store and their clock. `docs/protocol.md` is its contract."""

from duskbell.server.app import create_app
from duskbell.server.cup.accounts import account
from duskbell.server.operating import inspect, shut
from duskbell.server.running import Settings
from duskbell.server.serve import serve

__all__ = ["Settings", "account", "create_app", "inspect", "serve", "shut"]
