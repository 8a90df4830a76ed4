"""`python -m duskbell.server`: serve without the command line tool."""

from __future__ import annotations

import argparse

from duskbell.server.running import Settings, Tempo
from duskbell.server.serve import DEFAULT_DB, serve


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m duskbell.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default=DEFAULT_DB, metavar="URL")
    parser.add_argument("--bot-delay", type=float, metavar="SECONDS", help="how long bots take, exactly")
    a = parser.parse_args()
    settings = Settings() if a.bot_delay is None else Settings(tempo=Tempo.of(a.bot_delay))
    serve(a.host, a.port, a.db, settings=settings)


if __name__ == "__main__":
    main()
