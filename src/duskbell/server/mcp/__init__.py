"""Seats for clients of the Model Context Protocol: tools and resources over the server's own API. It needs the extra
`mcp`.
"""

from duskbell.server.mcp.api import Api
from duskbell.server.mcp.desk import Desk
from duskbell.server.mcp.door import Door

__all__ = ["Api", "Desk", "Door"]
