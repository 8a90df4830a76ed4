"""Other engines, each in a venv of its own under `.bench/`, made on first use from a pinned and hashed list.

Where one cannot be installed, its figures measured earlier on a machine of this kind stand in, marked as recorded.
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from benchmarks.calibrate import Contestant, Figure, Sample

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Peer:
    """One way to run another engine. `recorded`: decisions per second (median, lowest, highest) and per game.

    `beside`: the name of ours that it is compared with, and `faster`: whether ours should be.
    """

    name: str
    about: str
    engine: str
    arguments: tuple[str, ...]
    recorded: tuple[float, float, float, float]
    beside: str = "ours-seen"
    faster: bool = True

    def figure(self) -> Figure:
        """What was measured on a machine of this kind on 2026-11-21."""
        rate, low, high, per_game = self.recorded
        return Figure(self.name, self.about, "decision", rate, low, high, per_game, None, 5, 0, True, recorded=True)


PEERS = (
    Peer(
        "openspiel",
        "OpenSpiel 2.0.2 social_deduction, C++",
        "openspiel",
        (),
        (863_960, 861_667, 865_452, 143.2),
        faster=False,
    ),
    Peer(
        "openspiel-seen",
        "the same, the actor's observation string read",
        "openspiel",
        ("observe",),
        (189_616, 188_264, 190_410, 142.4),
    ),
    Peer(
        "textarena-raw",
        "TextArena 0.7.4 SecretMafia, the game alone",
        "textarena",
        ("raw",),
        (199_980, 199_276, 203_746, 161.8),
    ),
    Peer(
        "textarena",
        "the same, as shipped",
        "textarena",
        (),
        (47_683, 47_006, 48_734, 160.3),
    ),
    Peer(
        "kaggle",
        "kaggle-environments 1.33.2 werewolf, seven cards",
        "kaggle",
        (),
        (74, 73, 77, 16.4),
        beside="werewolf-seven-seen",
    ),
)


class NoPeer(Exception):
    """A peer that cannot be had; says why in a line."""


def contestant(peer: Peer, tell: Callable[[str], None]) -> Contestant:
    """The peer, ready in its own process. Raises `NoPeer`."""
    python = _installed(peer.engine, tell)
    process = subprocess.Popen(
        [python, "-m", f"benchmarks.peers.run_{peer.engine}", *peer.arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    ready, answers = process.stdin, process.stdout
    assert ready is not None
    assert answers is not None
    if answers.readline().strip() != '"ready"':
        said = process.communicate()[1].strip().splitlines()
        raise NoPeer(f"{peer.engine} does not start ({said[-1] if said else 'it says nothing'})")

    def rep(seconds: float) -> Sample:
        ready.write(f"{seconds}\n")
        ready.flush()
        line = answers.readline()
        if not line:
            raise RuntimeError(f"{peer.name} broke off: {process.communicate()[1]}")
        decisions, games, cpu = json.loads(line)
        return Sample(decisions, games, cpu)

    def close() -> None:
        process.communicate()

    return Contestant(peer.name, peer.about, rep, close=close)


def _installed(engine: str, tell: Callable[[str], None]) -> Path:
    """The Python of the engine's venv, made when there is none or its list has changed. Raises `NoPeer`."""
    wanted = HERE / f"requirements-{engine}.txt"
    place = ROOT / ".bench" / engine
    python, mark = place / "bin" / "python", place / "installed"
    digest = sha256(wanted.read_bytes() + sys.version.encode()).hexdigest()
    if mark.exists() and mark.read_text() == digest:
        return python
    tell(f"installing {engine} into {place.relative_to(ROOT)}")
    try:
        venv.create(place, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        subprocess.run(
            [*pip, "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(wanted)],
            check=True,
            capture_output=True,
            text=True,
            timeout=600,
        )
    except subprocess.CalledProcessError as e:
        said = [line for line in str(e.stderr).splitlines() if line.startswith("ERROR")] or ["pip failed"]
        raise NoPeer(f"{engine} cannot be installed ({said[-1].removeprefix('ERROR: ')[:160]})") from None
    except (OSError, subprocess.TimeoutExpired) as e:
        raise NoPeer(f"{engine} cannot be installed ({e})") from None
    mark.write_text(digest)
    return python
