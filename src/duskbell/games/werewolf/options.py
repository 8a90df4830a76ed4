"""What can be chosen about a table of Werewolf: the board, what the cup's text leaves to the table, then the clock."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from duskbell.kernel import Options
from duskbell.kernel.options import Seconds
from duskbell.kernel.quiet import QuietRounds

Board = Literal[
    "standard",
    "free",
    "yunlb",
    "yunls",
    "wolfking_guard",
    "white_guard",
    "white_knight",
    "beauty_knight",
    "beauty_hunter_guard",
    "gargoyle_grave",
    "nightmare_guard",
    "bloodmoon_witcher",
    "wolfking_dream",
    "wolfking_magic",
    "robot_psychic",
    "spirit_knight",
    "eternal_order",
    "hidden_crow",
    "pure_white",
    "mirror",
    "masquerade",
    "awakened_gargoyle",
    "all_in",
    "piper",
    "half_blood",
    "wild_child",
    "shadow_avenger",
    "treasure",
    "thief_cupid",
    "cursed_fox",
    "brother_trader",
]


class WerewolfOptions(Options, frozen=True):
    """Seconds count only where there is a clock: people at a server's table."""

    board: Annotated[Board, Meta(description="which cards are dealt; standard is the usual cast for so many seats")] = (
        "standard"
    )
    cast: Annotated[
        str, Meta(description="the cards of a free board, such as wolf*2 seer witch villager*2; empty: standard")
    ] = ""
    sheriff: Annotated[bool, Meta(description="a sheriff is elected on the first day")] = True
    orders_by: Annotated[
        Literal["chance", "referee"], Meta(description="who decides an order of speech that no rule fixes")
    ] = "chance"
    burst_before_order: Annotated[
        bool, Meta(description="wolves may self-destruct before the sheriff has fixed the order of speech")
    ] = True
    witch_self_save: Annotated[
        Literal["never", "first-night"], Meta(description="whether the witch may use the antidote on herself")
    ] = "never"
    both_potions: Annotated[bool, Meta(description="the witch may use both potions in one night")] = False
    late_power: Annotated[
        Literal["night", "game"], Meta(description="for how long a power is lost whose owner is silent at night")
    ] = "night"
    shot_when_decided: Annotated[
        bool, Meta(description="a shot may still be fired after the deaths before it have decided the game")
    ] = False
    other_words: Annotated[
        bool, Meta(description="whoever dies as no rule of last words names, by night or day, has them too")
    ] = False
    duel_ends_day: Annotated[bool, Meta(description="a wolf that the knight hits ends the day at once")] = True
    swap_once: Annotated[bool, Meta(description="the magician may swap each number only once a game")] = True
    kidnap: Annotated[
        Literal["proof", "referee", "off"],
        Meta(description="how a kidnap is declared: by proof alone, by the referee who sees the search, or never"),
    ] = "proof"
    quiet_rounds: Annotated[
        QuietRounds, Meta(description="rounds in a row without a death after which the referee breaks off")
    ] = 5
    pack_first_seconds: Annotated[Seconds, Meta(description="time for the pack in the first night")] = 90
    pack_seconds: Annotated[Seconds, Meta(description="time for the pack in later nights")] = 60
    confirm_seconds: Annotated[Seconds, Meta(description="of that, time to confirm the number")] = 10
    power_seconds: Annotated[Seconds, Meta(description="time for everybody else who acts, and for a shot")] = 30
    sign_up_seconds: Annotated[Seconds, Meta(description="countdown for running for sheriff")] = 20
    withdraw_seconds: Annotated[Seconds, Meta(description="countdown for withdrawing from the election")] = 10
    sheriff_seconds: Annotated[Seconds, Meta(description="time for each decision of the sheriff")] = 20
    speech_seconds: Annotated[Seconds, Meta(description="time for a speech")] = 120
    words_seconds: Annotated[Seconds, Meta(description="time for last words")] = 120
    vote_seconds: Annotated[Seconds, Meta(description="countdown of a vote; silence abstains")] = 10
