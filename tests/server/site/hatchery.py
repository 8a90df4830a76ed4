"""Forks nodes that are up in a moment: `python -m tests.server.site.hatchery` reads lines of PORT SECRET URL CHECK and
prints a process id for each. When nobody writes any more, its nodes end with it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys

from duskbell.server.app import create_app, opening
from duskbell.server.running.garbage import settle
from duskbell.server.running.settings import Limits, Settings, Sharing, Tempo
from duskbell.server.serve import server_of

NODE = Settings(Tempo.of(0, alone=10_000), Limits.none(), retry=0.2, stand_in=1e6, put_away=600)
"""Bots at once; a talk ends only when people are ready, and nobody stands in for who is cut off."""


def main() -> None:
    """Fork a node for every line."""
    app = create_app("postgresql://nobody@127.0.0.1/none", settings=NODE)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    settle()
    print("ready", flush=True)
    nodes: list[int] = []
    for line in sys.stdin:
        port, secret, url, check = line.split()
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            node = None if secret == "-" else Sharing(f"127.0.0.1:{port}", secret, check=int(check))
            app.state.opens, app.state.node = opening(url), node
            server = server_of(app, _as_node(node), "127.0.0.1", int(port))
            server.config.log_level = "warning"
            server.config.configure_logging()
            with contextlib.suppress(SystemExit, KeyboardInterrupt):
                server.run()
            os._exit(0)
        nodes.append(pid)
        print(pid, flush=True)
    for pid in nodes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _as_node(node: Sharing | None) -> Settings:
    return Settings(
        NODE.tempo, NODE.limits, retry=NODE.retry, stand_in=NODE.stand_in, put_away=NODE.put_away, node=node
    )


if __name__ == "__main__":
    main()
