"""Files that are whole or not there: written aside, and then renamed. And the one run that a folder belongs to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode


@contextmanager
def aside(path: Path) -> Iterator[Path]:
    """Where to write what is to be at `path`. It is durable and there when this ends, and nothing is left where it
    fails. Where several write the same, the last one stays.
    """
    written = path.with_name(f".{path.name}.{os.uname().nodename}.{os.getpid()}")
    try:
        yield written
        with written.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(written, path)
    finally:
        written.unlink(missing_ok=True)


def claim(plan: Path, run: msgspec.Struct, holds: str, right: str, *, fresh: bool, inside: str = "") -> None:
    """Let a folder be this run's, which its `plan` says. `fresh`: it holds nothing that was played yet; `inside`: a
    folder in it that is to be there. Raises `DuskbellError` where it is another's, in the words `holds` and what would
    be `right`.
    """
    text, folder = encode(msgspec.to_builtins(run)) + "\n", plan.parent
    try:
        (folder / inside).mkdir(parents=True, exist_ok=True)
        if fresh and not plan.exists():
            with aside(plan) as file:
                file.write_text(text, encoding="utf-8")
        known = plan.read_text(encoding="utf-8") if plan.exists() else ""
    except OSError as e:
        raise DuskbellError(f"the folder {str(folder)!r} cannot be used: {e.strerror}.") from None
    if known != text:
        raise DuskbellError(f"{str(folder)!r} holds {holds}; right would be {right}, or an empty folder.")
