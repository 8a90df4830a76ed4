"""A server as quick as people from one address come to it: `python -m tests.e2e.crowded PORT DATABASE DELAY`, where
DELAY is how long bots take. The browsers of all tests share an address and hardly pause, so no rate is limited.
"""

from __future__ import annotations

import sys

from duskbell.server.hindsight import believing
from duskbell.server.running import Limits, Settings, Tempo
from duskbell.server.serve import serve

OPERATOR = "what-only-operators-know"
"""The operator's token."""


def main() -> None:
    """Serve."""
    port, db, delay = sys.argv[1:]
    believing.PATIENCE = 120  # on a busy machine its process takes a while to start
    serve("127.0.0.1", int(port), db, settings=Settings(Tempo.of(float(delay)), Limits.none(), operator_token=OPERATOR))


if __name__ == "__main__":
    main()
