"""The image of the Containerfile: `python -m trials container`, as root.

Where there is buildah, and it has the images that the file begins with, it is built. Elsewhere its stages are done by
hand in a bare Debian root, with debootstrap: RUN in a chroot, COPY by copying, the page as `make page` has built it.
Then the server runs as the image would let it: as its user, on a root that is read-only, and the health check is
asked. By hand it takes minutes and some 600 MB under `.trials/`; the bare root is kept there.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).parent.parent
CONTAINERFILE = TOP / "deploy/Containerfile"
_OURS = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
"""How this machine reaches the registries."""
WITHIN = 30
"""Seconds that the server has to start."""


def run(seed: int, start: int, count: int) -> str:
    """Build, serve, ask. Raises `CalledProcessError` at the first step that fails."""
    steps = dict(stages(CONTAINERFILE.read_text(encoding="utf-8")))
    if not os.geteuid() and _can_build(steps):
        return _by_builder(dict(steps[""]))
    if os.geteuid() or shutil.which("debootstrap") is None:
        return "skipped: this needs root, and Debian's package debootstrap, or buildah with the images it begins with."
    return _by_hand(steps)


def _can_build(steps: dict[str, list[tuple[str, str]]]) -> bool:
    if shutil.which("buildah") is None:
        return False
    images = {stage[0][1].partition(" ")[0] for stage in steps.values()}
    asked = [["buildah", "inspect", "--type", "image", image] for image in images]
    return not any(subprocess.run(words, capture_output=True, check=False).returncode for words in asked)


def _by_builder(settings: dict[str, str]) -> str:
    """Build as `docs/running.md` says, with the network and the name server of this machine."""
    resolver = "/etc/resolv.conf:/etc/resolv.conf"
    _do("buildah", "build", "--network=host", f"--volume={resolver}", f"--file={CONTAINERFILE}", "--tag=duskbell", TOP)
    held = _said("buildah", "from", "duskbell")
    try:
        return f"by buildah: {_served(Path(_said('buildah', 'mount', held)), settings)}"
    finally:
        _do("buildah", "rm", held)


def _said(*words: str) -> str:
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def _by_hand(steps: dict[str, list[tuple[str, str]]]) -> str:
    folder = TOP / ".trials/container"
    bare = folder / "bare"
    if not (bare / "usr/bin/apt-get").exists():
        bare.mkdir(parents=True, exist_ok=True)
        _do("debootstrap", "--variant=minbase", "bookworm", bare, *_mirror())
    roots: dict[str, Path] = {"page": TOP}
    root, settings = bare, dict[str, str]()
    for stage, said in steps.items():
        if stage == "page":
            continue  # as `make page` has built it
        root = roots[stage] = folder / (stage or "image")
        shutil.rmtree(root, ignore_errors=True)
        _do("cp", "-a", bare, root)
        for file in _OURS:
            if Path(file).exists():
                (root / file.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, root / file.lstrip("/"))
        settings = _build(root, said, roots)
    return _served(root, settings)


def stages(text: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The stages of a Containerfile by name, "" for one without, each with its instructions and what they say."""
    name, steps = None, list[tuple[str, str]]()
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if not line.strip() or word == "#":
            continue
        if word == "FROM":
            if name is not None:
                yield name, steps
            name, steps = rest.partition(" AS ")[2], []
        steps.append((word, rest))
    if name is not None:
        yield name, steps


def _build(root: Path, steps: list[tuple[str, str]], roots: dict[str, Path]) -> dict[str, str]:
    """Do what a stage says; what it says last of each other instruction."""
    settings = {"WORKDIR": "/"}
    for word, rest in steps:
        if word == "RUN":
            _do("chroot", root, "sh", "-ec", f"cd {shlex.quote(settings['WORKDIR'])}; {rest}")
        elif word == "COPY":
            _copy(root / settings["WORKDIR"].lstrip("/"), rest.split(), roots, root)
        elif word != "FROM":
            settings[word] = rest
        (root / settings["WORKDIR"].lstrip("/")).mkdir(parents=True, exist_ok=True)
    return settings


def _copy(here: Path, words: list[str], roots: dict[str, Path], root: Path) -> None:
    source = TOP
    if words[0].startswith("--from="):
        source = roots[words.pop(0).removeprefix("--from=")]
    *what, to = words
    target = root / to.lstrip("/") if to.startswith("/") else here / to
    for name in what:
        inside = name.removeprefix("/src/") if source == TOP else name.lstrip("/")
        if (source / inside).is_dir():
            shutil.copytree(source / inside, target, symlinks=True, dirs_exist_ok=True)
        else:
            place = target / Path(name).name if to.endswith("/") else target
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / inside, place)


def _served(root: Path, settings: dict[str, str]) -> str:
    """Serve from it, read-only but for /data and /tmp, as its user, in a network of its own; ask the health check."""
    command = [*json.loads(settings["ENTRYPOINT"]), *json.loads(settings["CMD"])]
    check = json.loads(settings["HEALTHCHECK"].partition("CMD ")[2])
    env = [f"{name}={value}" for name, _, value in (pair.partition("=") for pair in settings["ENV"].split())]
    as_user = ["setpriv", f"--reuid={settings['USER']}", f"--regid={settings['USER']}", "--clear-groups"]
    inside = ["chroot", str(root), *as_user, "--no-new-privs", "env", "-i", *env]
    sealed = (
        f"mount --bind {root} {root} && mount -o remount,bind,ro {root} && mount -t tmpfs tmpfs {root}/tmp"
        f" && mount -t tmpfs -o uid={settings['USER']},mode=700 tmpfs {root}/data && ip link set lo up"
    )
    serving = f"(cd / && exec {shlex.join(inside)} sh -c 'cd /data && exec {shlex.join(command)}') 2>&1 & server=$!"
    began = f"i=0; until {shlex.join([*inside, *check])} 2>/dev/null; do i=$((i+1)); [ $i -lt {WITHIN} ]; sleep 1; done"
    refused = f"! {shlex.join(inside)} sh -c 'echo x > /opt/x' 2>/dev/null"
    kept = f"test -s {root}/data/duskbell.db"
    ended = "kill -TERM $server; wait $server || test $? = 143"  # ended by what it was told
    script = f"set -e; {sealed}; {serving}; {began}; {refused}; {kept}; {ended}"
    at = time.monotonic()
    done = subprocess.run(
        ["unshare", "--mount", "--net", "bash", "-c", script], capture_output=True, text=True, timeout=120, check=False
    )
    if done.returncode:
        raise AssertionError(f"the image does not serve:\n{done.stdout[-4_000:]}\n{done.stderr[-4_000:]}")
    return f"built and served as user {settings['USER']} on a read-only root in {time.monotonic() - at:.0f} s"


def _mirror() -> list[str]:
    """Where this machine has its own packages from, if it says so."""
    for file in (Path("/etc/apt/sources.list.d/debian.sources"), Path("/etc/apt/sources.list")):
        if file.exists():
            found = [word for word in file.read_text(encoding="utf-8").split() if "://" in word and "debian" in word]
            if found:
                return found[:1]
    return []


def _do(*words: object) -> None:
    subprocess.run([str(w) for w in words], check=True)
