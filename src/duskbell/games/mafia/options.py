"""What can be chosen about a table of Mafia. The rule text's own variants first, then the clock."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duskbell.kernel import Options
from duskbell.kernel.options import Seconds
from duskbell.kernel.quiet import QuietRounds


class MafiaOptions(Options, frozen=True):
    """Seconds count only where there is a clock: people at a server's table."""

    killers: Annotated[int, Meta(ge=0, le=11, description="killers at the table; 0 is the recommended number")] = 0
    angels: Annotated[int, Meta(ge=0, le=2, description="angels at the table")] = 1
    must_kill: Annotated[bool, Meta(description="the killers must kill every night")] = False
    angel_aloud: Annotated[bool, Meta(description="the angel's answer is spoken aloud to all")] = False
    moderator_deals: Annotated[bool, Meta(description="the moderator chooses who gets which role")] = False
    dead_may_look: Annotated[bool, Meta(description="the dead keep their eyes open at night")] = True
    dead_talk: Annotated[bool, Meta(description="the dead talk with each other, unheard by the living")] = False
    whispers: Annotated[bool, Meta(description="who may speak by day may whisper to the living; all see it")] = False
    killer_rounds: Annotated[
        int, Meta(ge=1, le=20, description="how often the killers may point before it is nobody")
    ] = 2
    quiet_days: Annotated[
        QuietRounds, Meta(description="days in a row without a death that end the table undecided")
    ] = 5
    night_seconds: Annotated[Seconds, Meta(description="time for each round of pointing, and for an angel")] = 45
    discussion_seconds: Annotated[Seconds, Meta(description="time for open discussion")] = 180
    accusation_seconds: Annotated[Seconds, Meta(description="accusations close after so long without one")] = 60
    reasons_seconds: Annotated[Seconds, Meta(description="time for the accuser's reasons")] = 45
    second_seconds: Annotated[Seconds, Meta(description="time for a second")] = 20
    defence_seconds: Annotated[Seconds, Meta(description="time for the defence")] = 60
    comments_seconds: Annotated[Seconds, Meta(description="time for short comments")] = 45
    vote_seconds: Annotated[Seconds, Meta(description="time for the vote; silence is no vote for conviction")] = 20
