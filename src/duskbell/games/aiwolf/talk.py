"""Talk, to all or among the wolves: turn by turn, or freely until time is up."""

from __future__ import annotations

from typing import Any

from duskbell.games.aiwolf.table import ALL_OF_THEM, FORCED, OVER, SKIP, SPEAK, TALK, AiwolfTable, Floor, TookTurn, pack
from duskbell.kernel import NOBODY, All, Ask, Event, Seat, StageBegan, shuffle
from duskbell.kernel.core_events import Said

TURN = (SPEAK, SKIP, OVER, FORCED)
SPOKEN = frozenset({"aiwolf.talk", "aiwolf.whisper", "aiwolf.free-talk", "aiwolf.free-whisper"})
"""The questions at which whoever is asked has the floor."""


async def talk(t: AiwolfTable, channel: str, who: list[Seat], turns: int) -> None:
    """Everybody may speak `turns` times. One alone does not talk. Turn by turn the order is drawn once; who says `OVER`
    (or skips more often in a row than allowed, or says nothing) has no further turn; a round in which nobody did
    anything else ends it.
    """
    if len(who) < 2 or not turns:
        return
    tell(t, channel, StageBegan(channel))
    if t.options.free_seconds:
        await freely(t, channel, who, turns)
        return
    order = await shuffle(f"aiwolf.{channel}-order", who)
    left, skips = dict.fromkeys(who, turns), dict.fromkeys(who, t.options.skips)
    for n in range(turns):
        goes_on = False
        for s in order:
            if not left[s]:
                continue
            left[s] -= 1
            tell(t, channel, Floor(s.no, channel, n, left[s]))
            ask: Ask[str] = Ask(
                s.no, f"aiwolf.{channel}", TURN, (left[s], skips[s]), FORCED, t.options.action_seconds, public=True
            )
            how = await ask
            if sayings(t, s.no):
                how, skips[s] = SPEAK, t.options.skips
            elif how == FORCED:
                how = SKIP
            elif how == SKIP and skips[s]:
                skips[s] -= 1
            else:
                how = OVER
            left[s] = left[s] if how != OVER else 0
            goes_on = goes_on or how != OVER
            tell(t, channel, TookTurn(s.no, channel, n, how))
        if not goes_on:
            return


async def freely(t: AiwolfTable, channel: str, who: list[Seat], turns: int) -> None:
    """All speak when they like, so many times at most, until time is up or everybody has had enough."""
    tell(t, channel, Floor(ALL_OF_THEM, channel, 0, turns))
    about: tuple[Any, ...] = (turns,)
    asks: list[Ask[str]] = [
        Ask(s.no, f"aiwolf.free-{channel}", (OVER,), about, OVER, t.options.free_seconds, public=True) for s in who
    ]
    await All(asks)
    tell(t, channel, TookTurn(NOBODY, channel, 0, OVER))


def tell(t: AiwolfTable, channel: str, event: Event) -> None:
    """Whoever hears a talk sees what happens there: all, or all wolves, dead ones too."""
    if channel == TALK:
        t.emit(event, public=True)
    else:
        t.emit(event, *pack(t))


def sayings(t: AiwolfTable, seat: int) -> int:
    """How often somebody has spoken since the floor was given."""
    spoken = 0
    for entry in reversed(t.log):
        event = entry.event
        if type(event) is Floor:
            break
        spoken += type(event) is Said and event.seat == seat
    return spoken
