"""What whoever runs a server does beside it: look into a room, shut one, and what else keeps a database in order."""

from duskbell.server.operating.inspection import inspect
from duskbell.server.operating.shutting import shut

__all__ = ["inspect", "shut"]
