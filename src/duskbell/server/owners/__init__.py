"""Who may write a room or a cup: this process alone, or one of the nodes that share a database."""

from duskbell.server.owners.duties import Duties
from duskbell.server.owners.joining import join
from duskbell.server.owners.owners import Alone, Owners

__all__ = ["Alone", "Duties", "Owners", "join"]
