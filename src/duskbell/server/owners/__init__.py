"""Who may write a room or a cup: this process alone, or one of the nodes that share a database."""

from duskbell.server.owners.duties import Duties
from duskbell.server.owners.joining import join
from duskbell.server.owners.owners import Alone, Owners
from duskbell.server.owners.readiness import check_ready

__all__ = ["Alone", "Duties", "Owners", "check_ready", "join"]
