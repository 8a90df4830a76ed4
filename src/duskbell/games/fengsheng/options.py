"""What can be chosen about a table of 风声: who and what is in the box, readings of the text, then the clock."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from duskbell.kernel import Options
from duskbell.kernel.options import Seconds
from duskbell.kernel.quiet import QuietRounds


class FengshengOptions(Options, frozen=True):
    """Seconds count only where there is a clock: people at a server's table."""

    deck: Annotated[
        Literal["auto", "advised", "full", "base", "small"],
        Meta(description="which cards: as advised for so many players, 110, all 118, the base box, or 88 for a few"),
    ] = "auto"
    choose_from: Annotated[int, Meta(ge=2, le=3, description="how many characters each chooses from")] = 3
    pairs: Annotated[bool, Meta(description="everybody plays two characters, of which one at least lies open")] = False
    unreleased: Annotated[
        bool, Meta(description="the two characters who were printed and never released are in the box")
    ] = False
    gift: Annotated[
        Literal["three", "up_to_three"],
        Meta(description="what the dead may give: three hand cards, all if they have fewer, or any number up to three"),
    ] = "three"
    last_faction: Annotated[bool, Meta(description="the game ends when all who live are of one faction")] = True
    quiet_rounds: Annotated[
        QuietRounds, Meta(description="rounds in a row without a death after which the game is broken off")
    ] = 30
    turn_seconds: Annotated[Seconds, Meta(description="time for each decision in one's own turn")] = 60
    round_seconds: Annotated[Seconds, Meta(description="time of a round in which all may act")] = 20
