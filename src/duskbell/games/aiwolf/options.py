"""What can be chosen about a table of the contest: how often is spoken, how is voted, how long is waited."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duskbell.kernel import Options
from duskbell.kernel.options import Seconds
from duskbell.kernel.quiet import QuietRounds


class AiwolfOptions(Options, frozen=True):
    """The contest's own values unless given. Seconds count only where there is a clock."""

    talk_turns: Annotated[int, Meta(ge=1, le=60, description="how often each may speak a day")] = 4
    whisper_turns: Annotated[int, Meta(ge=0, le=60, description="how often each wolf may whisper at a time")] = 4
    skips: Annotated[int, Meta(ge=0, le=60, description="how often in a row one may skip a turn; then it is over")] = 0
    vote_rounds: Annotated[int, Meta(ge=1, le=5, description="ballots until one player leads; then chance decides")] = 1
    attack_rounds: Annotated[int, Meta(ge=1, le=5, description="the same for the wolves' ballots")] = 1
    self_vote: Annotated[bool, Meta(description="one may vote for oneself")] = True
    no_attack: Annotated[bool, Meta(description="wolves who do not agree attack nobody; else chance decides")] = False
    late_verdict: Annotated[bool, Meta(description="after an exile the wolves' majority counts at dawn only")] = False
    show_votes: Annotated[bool, Meta(description="ballots are shown")] = True
    last_day: Annotated[int, Meta(ge=0, le=60, description="after this day nobody wins; 0 is never")] = 0
    quiet_days: Annotated[
        QuietRounds, Meta(description="days in a row without a death that end the table undecided")
    ] = 5
    free_seconds: Annotated[
        int, Meta(ge=0, le=3600, description="talk goes on freely for so many seconds; 0 is turn by turn")
    ] = 0
    action_seconds: Annotated[Seconds, Meta(description="time for each turn and each choice")] = 60
