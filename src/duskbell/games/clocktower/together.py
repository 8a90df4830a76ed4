"""Where all choose together (option `night`): what can be asked at dusk is asked of everybody at once, and what the
night has told is shown in one scene before dawn.
"""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.ability import Ability, abilities, covered, for_show
from duskbell.games.clocktower.events import (
    AllChose,
    CastShown,
    DeludedChose,
    Exorcised,
    GrimoireShown,
    Maddened,
    Shown,
    Told,
    TwinsMet,
)
from duskbell.games.clocktower.intention import intention
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import All, Ask
from duskbell.kernel.log import this_phase

News = CastShown | DeludedChose | Exorcised | GrimoireShown | Maddened | TwinsMet
NEWS = (CastShown, DeludedChose, Exorcised, GrimoireShown, Maddened, TwinsMet)
"""What else is seen before dawn: nobody but the moderator sees it when it comes about."""


async def choose_at_dusk(t: ClocktowerTable, steps: tuple[str, ...]) -> None:
    """Put at once, to each seat, the first thing that these steps would ask it if they came now."""
    asks = dict[int, Ask[Any]]()
    for step in steps:
        for my in abilities(t, step) if step in t.script else []:
            if my.seat.no not in asks and my.role.wakes(my) and (ask := first_question(my)):
                asks[my.seat.no] = ask
    answers = await All([covered(ask) for ask in asks.values()] or [for_show(t, min(t.at_dusk))])
    for seat, answer in answers.items():
        if seat in asks:
            t.emit(intention(asks[seat], answer), t.seats[seat])
    t.emit(AllChose())


def first_question(my: Ability) -> Ask[Any] | None:
    """What the step would ask its holder first, tried on a copy of the table; None where it asks somebody else, or
    nothing.
    """
    world = my.t.copy()
    there = Ability(world, world.seats[my.seat.no], my.role, len(world.log))
    step = my.role.night(there)
    try:
        asked = step.send(None)
    except StopIteration:
        return None
    finally:
        step.close()
    return asked if isinstance(asked, Ask) and asked.to == my.seat.no else None


def show(t: ClocktowerTable) -> None:
    """Everybody is shown what was told them tonight and they have not heard yet, and whatever else concerns them."""
    tonight = t.log[t.spans[-1][1] :]
    told = [e.event for e in tonight if isinstance(e.event, Told) and not e.seen & t.seats[e.event.seat].bit]
    for e in told[len(this_phase(t, Shown)) :]:
        t.emit(Shown.of(e.seat, e.role, e.chosen, e.said), t.seats[e.seat])
    news = [
        (e.event, any(e.seen & s.bit for s in _concerned(t, e.event))) for e in tonight if isinstance(e.event, NEWS)
    ]
    kept = [event for event, seen in news if not seen]
    for event in kept[len(news) - len(kept) :]:
        t.emit(event, *_concerned(t, event))


def _concerned(t: ClocktowerTable, news: News) -> list[ClocktowerSeat]:
    """Whom such news is for."""
    if isinstance(news, DeludedChose):
        return t.demons
    return [t.seats[n] for n in (news.seats if isinstance(news, TwinsMet) else (news.seat,))]
