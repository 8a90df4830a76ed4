"""Tables at which nobody dies any more: after so long a referee breaks them off, and nobody wins.

`Table.quiet` counts the rounds since anybody died, in whatever a game calls a round; its events keep it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duskbell.kernel.core_events import GameOver
from duskbell.kernel.table import Table

QuietRounds = Annotated[int, Meta(ge=1, le=99)]
"""An option: how many rounds in a row without a death break the table off."""


def break_off(t: Table, longest: int, reason: str) -> None:
    """Raise `GameOver` without winners, for `reason`, when the last `longest` rounds have passed without a death."""
    if t.quiet >= longest:
        raise GameOver((), (), reason)
