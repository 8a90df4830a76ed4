"""Web Push: telling somebody who is not there that the table waits, and nothing else."""

from duskbell.server.push.endpoints import BadEndpoint, check_endpoint
from duskbell.server.push.keys import BadKey, new_key, push_of
from duskbell.server.push.letter import check_browser
from duskbell.server.push.pusher import Pusher, pusher_of

__all__ = ["BadEndpoint", "BadKey", "Pusher", "check_browser", "check_endpoint", "new_key", "push_of", "pusher_of"]
