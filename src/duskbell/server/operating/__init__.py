"""What whoever runs a server does beside it: look into a room, shut one, and what else keeps a database in order."""

from duskbell.server.operating.day import forget
from duskbell.server.operating.inspection import inspect
from duskbell.server.operating.shutting import shut

__all__ = ["forget", "inspect", "shut"]
