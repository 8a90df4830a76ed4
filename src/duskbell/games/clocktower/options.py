"""What can be chosen about a table of Clocktower. The script and the order first, then the clock."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from duskbell.games.clocktower.scripts import option_of
from duskbell.games.clocktower.storytellers import names
from duskbell.kernel import Options
from duskbell.kernel.options import Seconds
from duskbell.kernel.quiet import QuietRounds

SCRIPTS = ("tb", "bmr", "snv", "strainers")
"""The scripts that have a name here; any other is written out."""
FABLED = (
    *("angel", "buddhist", "djinn", "doomsayer", "duchess", "fibbin", "fiddler", "hellslibrarian", "revolutionary"),
    *("sentinel", "spiritofivory", "toymaker"),
)
"""All that there are."""


def named_scripts() -> tuple[str, ...]:
    """All of these."""
    return SCRIPTS


class ClocktowerOptions(Options, frozen=True):
    """Seconds count only where there is a clock: people at a server's table."""

    script: Annotated[
        str,
        Meta(
            description="which characters may be in play",
            extra={"among": named_scripts, "own": "a script in the community's JSON form", "reads": option_of},
        ),
    ] = "tb"
    order: Annotated[Literal["baike", "international"], Meta(description="by whose list characters act at night")] = (
        "baike"
    )
    night: Annotated[
        Literal["in-turn", "together"],
        Meta(description="whether each chooses when their step comes, or all at dusk what can be asked then"),
    ] = "in-turn"
    madness: Annotated[
        Literal["nobody", "own-up"],
        Meta(
            description="who is executed for madness though no person judges it: nobody, or who says that they broke it"
        ),
    ] = "nobody"
    storyteller: Annotated[
        str, Meta(description="how the program chooses where it is the Storyteller", extra={"among": names})
    ] = "false-world"
    travellers: Annotated[
        int, Meta(ge=0, le=15, description="how many of the seats are Travellers'; at least those beyond fifteen are")
    ] = 0
    late: Annotated[
        int, Meta(ge=0, le=15, description="how many of the Travellers' chairs stand empty until somebody comes late")
    ] = 0
    fabled: Annotated[
        str,
        Meta(
            description="which Fabled are in play from the start, by their ids, joined by commas",
            extra={"some": FABLED},
        ),
    ] = ""
    last_call: Annotated[bool, Meta(description="a last chance to nominate before nominations close")] = True
    quiet_rounds: Annotated[
        QuietRounds, Meta(description="rounds in a row without a death after which evil has won")
    ] = 6
    night_seconds: Annotated[Seconds, Meta(description="time for each choice at night")] = 45
    dawn_seconds: Annotated[Seconds, Meta(description="pause before all open their eyes")] = 7
    talk_seconds: Annotated[
        int, Meta(ge=0, le=3600, description="talk by day before nominations open; 0: 300 to 600, by number of players")
    ] = 0
    nomination_seconds: Annotated[Seconds, Meta(description="nominations close after so long without one")] = 60
    defence_seconds: Annotated[Seconds, Meta(description="time for the nominee's defence")] = 20
    hand_seconds: Annotated[Seconds, Meta(description="time for each hand as the count goes round")] = 10
    call_seconds: Annotated[Seconds, Meta(description="time for the last call")] = 5
    dusk_seconds: Annotated[Seconds, Meta(description="talk while the night is made ready")] = 30
