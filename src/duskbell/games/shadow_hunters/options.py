"""What can be chosen about a table of Shadow Hunters: readings of the text (docs/rulings.md), then the clock."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from duskbell.kernel import Options
from duskbell.kernel.options import Seconds
from duskbell.kernel.quiet import QuietRounds


class ShadowOptions(Options, frozen=True):
    """Seconds count only where there is a clock: people at a server's table. `expansion` is an option only where there
    is an expansion in the box (`choosing`).
    """

    expansion: ClassVar[str] = "none"

    neutral_deaths: Annotated[
        bool, Meta(description="the Shadows also win when three Neutrals are dead, as in the printed game")
    ] = False
    robbery: Annotated[
        Literal["any", "attack"], Meta(description="which damage Bob may turn into robbery: any he deals, or attacks'")
    ] = "any"
    suck_blood: Annotated[
        Literal["any", "attack"], Meta(description="which damage heals the Vampire: any it deals, or attacks' only")
    ] = "any"
    suck_each: Annotated[
        bool, Meta(description="the Vampire recovers for each player hurt at once, not once for all")
    ] = False
    teleport: Annotated[
        Literal["pair", "ring"],
        Meta(description="where Emi teleports: the other area of the pair, or next door too"),
    ] = "pair"
    feast_deaths: Annotated[
        int, Meta(ge=1, le=8, description="which death in the game Charles must cause, at least, to win by it")
    ] = 3
    unknown_prediction: Annotated[bool, Meta(description="the Unknown may refuse Hermit's Prediction, too")] = False
    woods_self: Annotated[bool, Meta(description="one may hurt oneself in the Weird Woods")] = False
    dead_talk: Annotated[bool, Meta(description="the dead may talk to each other, unheard by the living")] = True
    quiet_rounds: Annotated[
        QuietRounds, Meta(description="rounds in a row without a death after which the game is broken off")
    ] = 30
    turn_seconds: Annotated[Seconds, Meta(description="time for each decision in one's own turn")] = 60
    reply_seconds: Annotated[
        Seconds, Meta(description="time to answer a Hermit card, and to use a skill when something happens")
    ] = 30


def choosing(expansions: tuple[str, ...]) -> type[ShadowOptions]:
    """The options of the game with these expansions in the box."""
    if not expansions:
        return ShadowOptions
    names: Any = Literal["none", *expansions]
    which = Annotated[names, Meta(description="the expansion whose characters and cards are mixed in")]
    field: Any = ("expansion", which, "none")
    made: Any = msgspec.defstruct("ShadowOptions", [field], bases=(ShadowOptions,), frozen=True, kw_only=True)
    chosen: type[ShadowOptions] = made
    return chosen
