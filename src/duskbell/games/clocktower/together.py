"""Where all choose together (option `night`): what can be asked at dusk is asked of everybody at once, and what the
night has told is shown in one scene before dawn.
"""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.ability import CHARACTER, PLAYER, Ability, abilities
from duskbell.games.clocktower.asking import covered, for_show
from duskbell.games.clocktower.events import (
    AllChose,
    CastShown,
    Chose,
    DeludedChose,
    DuskFell,
    Exorcised,
    GrimoireShown,
    Idled,
    Maddened,
    Meant,
    Named,
    Served,
    Shown,
    Slept,
    Told,
    TwinsMet,
)
from duskbell.games.clocktower.intention import Void, has_meant, intention, together
from duskbell.games.clocktower.life import learn_of_it
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import CHANCE, MODERATOR, SILENCE, All, Ask
from duskbell.kernel.log import this_phase

News = CastShown | DeludedChose | Exorcised | GrimoireShown | Maddened | Served | TwinsMet
NEWS = (CastShown, DeludedChose, Exorcised, GrimoireShown, Maddened, Served, TwinsMet)
"""What else is seen before dawn: nobody but the moderator sees it when it comes about."""


async def choose_ahead(t: ClocktowerTable, steps: tuple[str, ...], after: str = "") -> None:
    """Put at once, to each seat, the first thing that these steps would ask it if they came now: at dusk, and `after`
    each step that may have made somebody another, to those who were not asked that yet.
    """
    held = [my for step in steps if step in t.ids for my in abilities(t, step) if not my.role.asks_late]
    asks = questions(t, held)
    for seat in asks:
        if seat in t.changed:
            learn_of_it(t, t.seats[seat])
    answers = await All([covered(ask) for ask in asks.values()] or [for_show(t, min(t.at_dusk))])
    for seat, answer in answers.items():
        if seat in asks:
            t.emit(intention(asks[seat], answer), t.seats[seat])
    t.emit(AllChose(after))


async def choose_at_once(t: ClocktowerTable, step: str, held: list[Ability]) -> None:
    """Several who hold one step are asked in one scene whatever it asks, so that nobody can count how many they are.
    What is handed to somebody else is not asked of its holders. Who is alone is asked the same way where it would show
    else when they read what they have chosen: where a step asks two things, and where all choose together.
    """
    awake, asks_at_most = [my for my in held if not my.kept_asleep and not my.role.handed], t.character(step).asks
    least = 1 if together(t) or asks_at_most > 1 else 2
    for more in range(asks_at_most if len(awake) >= least else 0):
        asks = questions(t, awake, more > 0)
        if len(asks) >= least:
            for my in awake:
                if my.seat.no in asks and not more and not together(t):
                    my.wake()  # as who is asked alone
            for seat, answer in (await All([covered(ask) for ask in asks.values()])).items():
                t.emit(intention(asks[seat], answer), *([t.seats[seat]] if together(t) else []))
            t.emit(Idled(step))


async def read_in_vain(my: Ability) -> None:
    """Who was asked with others who hold the step reads what they have chosen, as who is asked alone does, though by
    the deed of one of them nothing comes of it.
    """
    t, mine = my.t, (my.seat.no, my.role.id)
    meant, read = list[Meant](), set[str]()
    for entry in reversed(() if together(t) else t.log):
        e = entry.event
        if isinstance(e, DuskFell) or (isinstance(e, Slept) and e.seat == my.seat.no):
            break
        if isinstance(e, Chose | Meant | Named) and (e.seat, e.role) == mine:
            meant += [e] if isinstance(e, Meant) else []
            read |= set() if isinstance(e, Meant) else {e.what}
    for e in [e for e in reversed(meant) if e.what not in read]:
        said = "" if e.answer == SILENCE else e.answer
        if e.what == CHARACTER:
            t.emit(Named(*mine, e.what, said, not said), my.seat)
            continue
        someone = [] if said or e.what != PLAYER else [await my.asleep([t.by_token[name] for name in e.among])]
        t.emit(Chose(*mine, e.what, e.targets or tuple([s.no for s in someone])), my.seat)


def questions(t: ClocktowerTable, held: list[Ability], more: bool = False) -> dict[int, Ask[Any]]:
    """What each seat would be asked first, by those of these abilities for which it was not asked ahead tonight; or
    what it would be asked next, where it was asked for them already (`more`).
    """
    asks = dict[int, Ask[Any]]()
    for my in held:
        asked = my.seat.no in asks or has_slept(my) or has_meant(t, my.seat, my.role.id) is not more
        if not asked and my.role.wakes(my) and (ask := first_question(my)):
            asks[my.seat.no] = ask
    return asks


def has_slept(my: Ability) -> bool:
    """Whether it was woken as this tonight already."""
    return slept(my) > 0


def slept(my: Ability) -> int:
    """How often it was woken as this tonight."""
    return sum(e.seat == my.seat.no and e.role == my.role.id for e in this_phase(my.t, Slept))


def first_question(my: Ability) -> Ask[Any] | None:
    """What the step would ask its holder first that was not asked ahead, tried on a copy of the table; None where it
    asks somebody else at the table, or nothing.
    """
    world = my.t.copy()
    there = Ability(world, world.seats[my.seat.no], my.role, len(world.log))
    step = my.role.night(there)
    try:
        asked = step.send(None)
        # For who was silent, or what the Storyteller shows first: what is asked next comes all the same.
        while isinstance(asked, Ask) and asked.to in (CHANCE, MODERATOR):
            asked = step.send(asked.read(next(asked.answers()), world.by_token))
    except (StopIteration, Void):
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
    """Whom such news is for. What a twin is that takes itself for something else is for the other alone."""
    if isinstance(news, DeludedChose):
        return t.demons
    if not isinstance(news, TwinsMet):
        return [t.seats[news.seat]]
    hidden = [e for e in this_phase(t, TwinsMet) if e.seats == news.seats and t.character(e.roles[1]).hidden]
    return [t.seats[n] for n in (news.seats if not hidden else news.seats[:1] if news in hidden else news.seats[1:])]
