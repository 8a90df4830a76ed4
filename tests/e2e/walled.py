"""A server whose cups run by a clock that a test turns: `python -m tests.e2e.walled PORT DATABASE WALL`, where WALL is
a file that says what time it is. Bots play as fast as they can.
"""

from __future__ import annotations

import sys
from pathlib import Path

from duskbell.server.running import Limits, Settings, Tempo
from duskbell.server.serve import serve


def main() -> None:
    """Serve."""
    port, db, wall = sys.argv[1:]
    settings = Settings(Tempo.of(0), Limits.none(), wall=lambda: float(Path(wall).read_text()))
    serve("127.0.0.1", int(port), db, settings=settings)


if __name__ == "__main__":
    main()
