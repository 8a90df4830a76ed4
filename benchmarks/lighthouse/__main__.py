"""`make lighthouse`: what Lighthouse says of the home page and of a table, as a phone sees them. 1 below the aim."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from benchmarks.wire.seating import Http, lay
from benchmarks.wire.served import Served

HERE = Path(__file__).resolve().parent
AIM = 95
CHROMIUM = "/usr/bin/chromium"


def main() -> int:
    """Serve, lay a table, and let Lighthouse look: its scores, and what cost points."""
    chrome = os.environ.get("CHROME_PATH", CHROMIUM)
    if not Path(chrome).exists() or shutil.which("node") is None:
        print(f"Lighthouse needs Node.js and Chromium; {chrome} or node is missing.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="duskbell-") as folder:
        served = Served(Path(folder) / "look.db", -1, Path(folder) / "log")
        served.start()
        try:
            here = f"http://127.0.0.1:{served.port}"
            with closing(Http(served.port)) as http:
                room, token = lay(http)
            pages = [
                {"name": "home", "url": f"{here}/", "kept": {}, "found": True},
                {
                    "name": "table",
                    "url": f"{here}/r/{room}",
                    "kept": {f"duskbell.room.{room}": token},
                    "known": True,  # whoever sits there has been here before
                },  # closed to robots
            ]
            order = json.dumps({"aim": AIM, "pages": pages})
            environment = {**os.environ, "CHROME_PATH": chrome}
            return subprocess.run(["node", HERE / "look.js", order], env=environment, check=False).returncode
        finally:
            served.stop()


if __name__ == "__main__":
    sys.exit(main())
