"""What is counted over a night: whose abilities did not work as they should, and who woke."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def reckonings(program: Any) -> Iterator[str]:
    """The rules for what the Mathematician and the Chambermaid count."""
    yield from ()
