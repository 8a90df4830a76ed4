"""What whoever runs a server does beside it: look into a room, shut one, and keep its database."""

from duskbell.server.operating.day import forget
from duskbell.server.operating.inspection import inspect
from duskbell.server.operating.keeping import back_up, migrate, restore
from duskbell.server.operating.shutting import shut
from duskbell.server.operating.tidying import Tidy, tidy

__all__ = ["Tidy", "back_up", "forget", "inspect", "migrate", "restore", "shut", "tidy"]
