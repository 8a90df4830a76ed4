"""What a trial has found so far, one line of JSON for each piece of work: a trial that is broken off goes on there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
KEPT = HERE / ".trials"


class Progress:
    """The file of one trial with one seed. `done`: what was found, by the name of the piece of work."""

    def __init__(self, trial: str, seed: int, folder: Path = KEPT) -> None:
        self._path = folder / f"{trial}-{seed}.jsonl"
        self.done = dict[str, dict[str, Any]]()
        self.refresh()

    def refresh(self) -> None:
        """Read again what is known: another process may have noted some."""
        self.done.update(self._read())

    def _read(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                found = json.loads(line)
                yield found.pop("name"), found

    def note(self, name: str, **found: Any) -> None:
        """Write down what one piece of work has found."""
        self.done[name] = found
        self._path.parent.mkdir(exist_ok=True)
        with self._path.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"name": name, **found}, ensure_ascii=False) + "\n")
