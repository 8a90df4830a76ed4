"""Several servers on one database: what arrives at the wrong one, and how one of them leaves."""

from duskbell.server.nodes.carry import Carry
from duskbell.server.nodes.drain import drain

__all__ = ["Carry", "drain"]
