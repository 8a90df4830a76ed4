"""`python -m benchmarks.restarts [TREE ...] [--rooms N] [--times N]`: what a restart costs.

Two hundred tables of twelve are being played when the server is killed; it starts again, and everybody comes back. Told
is the processor time of the start and of each socket until the last first state, which says the same on a machine that
others use. Each TREE is another `src` folder, which takes turns with this one's.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path
from time import sleep

from benchmarks.wire.seating import SEATS, Orders, Seats, seat
from benchmarks.wire.served import ROOT, Served

WRITTEN = 2.0
"""Seconds until what was said last is stored."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.restarts", description="What a restart costs.")
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", help="another src folder")
    parser.add_argument("--rooms", type=int, default=200, help="tables of twelve (default 200)")
    parser.add_argument("--times", type=int, default=3, help="restarts of each (default 3)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "restarts.db", -1, Path(folder) / "log")
        served.start()
        try:
            seats = seat(served.port, wanted.rooms)
            sleep(WRITTEN)
            for _ in range(wanted.times):
                for tree in (ROOT / "src", *wanted.trees):
                    os.environ["PYTHONPATH"] = str(tree.resolve())
                    restart(served, seats, tree)
        finally:
            served.kill()


def restart(served: Served, seats: Seats, tree: Path) -> None:
    """Kill it, start it with what is in a tree, and let everybody come back."""
    served.kill()
    served.start()
    began = served.cpu()
    crowd = Orders(served.port, -1)
    here = crowd("seat", seats)["here"]
    each = (served.cpu() - began) / here
    whole = began + each * len(seats)
    print(
        f"{tree}: start {began:.2f} s, {here} of {len(seats)} sockets at {each * 1e3:.2f} ms: {whole:.2f} s; load"
        f" {os.getloadavg()[0]:.0f}; {SEATS} at a table",
        flush=True,
    )
    crowd.close()


if __name__ == "__main__":
    main()
