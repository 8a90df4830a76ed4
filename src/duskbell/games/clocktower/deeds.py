"""Deeds of the day: before all, which everybody may pretend to; and visits to the Storyteller, which nobody notices."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.belief import takes_itself_for
from duskbell.games.clocktower.court import is_tried_again
from duskbell.games.clocktower.events import Answered, Claimed, ClaimSettled, TokenGiven, Visited
from duskbell.games.clocktower.exile import CALL, call, calls
from duskbell.games.clocktower.fabled import CALL as DOOM
from duskbell.games.clocktower.fabled import call_doom, calls_of_doom
from duskbell.games.clocktower.life import BY_ABILITY, at_once, die
from duskbell.games.clocktower.madness import OWN_UP, confessions, own_up
from duskbell.games.clocktower.sobriety import KEEPS
from duskbell.games.clocktower.stages import BETWEEN, NOMINATED
from duskbell.games.clocktower.suffrage import begs
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.travelling import JOIN, LEAVE, come, comings, leave
from duskbell.kernel import MODERATOR, NOBODY, Ask
from duskbell.kernel.ask import token
from duskbell.kernel.log import places, since

ANSWER, STRIKE, GIVE = "clocktower.answer", "clocktower.strike", "clocktower.give"


def deeds(t: ClocktowerTable) -> tuple[Ask[Any], ...]:
    """Everybody alive may do in public what a character on the script can, whether they are it or not: so often a day,
    twice as often where somebody may act twice, as all know, and whatever is going on, until nominations are closed.
    So may the dead, where somebody may give them their ability again. Beside these, who takes itself for somebody who
    may visit the Storyteller may do that; who must not be mad, or must be, may own up. Alive is who seems so: all know
    of each what they are offered of this, so no screen need hide it; of the rest they do not. Of who is nominated after
    an execution it may still be decided whether they die.
    """
    if t.stage in ("", NOMINATED) or t.shot is not None or t.executing:
        return ()
    if t.phase != "day":
        return (*decrees(t),) if is_tried_again(t) else ()
    done = [(c.seat, c.role) for at, c in places(t, "day", Claimed) if at >= t.here_since(c.seat)]
    there = [s.character for s in t.travelling if s.alive and s.role is not None]
    served = any(s.alive and s.no in t.at_dusk and s.character.doubles for s in t.travelling if s.role is not None)
    return (
        *[
            Ask(s.no, f"clocktower.{role.id}", names, (), public=True)
            for role in [t.character(id) for id in t.script]
            if role.claims
            for names in [role.deeds(t)]
            for s in (t.people if any(c.restores for c in there) else t.living)
            if done.count((s.no, role.id)) < role.claims * (1 + served)
        ],
        *visits(t),
        *confessions(t),
        *questions(t),
        *strikes(t),
        *decrees(t),
        *gifts(t),
        *comings(t),
        *calls(t),
        *calls_of_doom(t),
    )


def claim(t: ClocktowerTable, deed: Ask[Any], what: Any) -> bool:
    """Somebody does a deed of the day, before all; or the Storyteller answers who has asked. What is being asked stays
    as it is, unless the deed kills, or the Storyteller must be asked about it; then the phase begins again, and True is
    returned. May raise `GameOver`.
    """
    me = t.seats[deed.to] if deed.to >= 0 else None
    if deed.key in (JOIN, LEAVE, CALL, GIVE, DOOM):
        _between_counts(t, deed, what)
        return deed.key != GIVE
    if deed.key == STRIKE:
        return not at_once(strike(t, what)) or not what.alive
    if me is None:
        _answer(t, deed, what)
        return False
    if deed.key == OWN_UP:
        return own_up(t, me)
    role = deed.key.removeprefix("clocktower.")
    if t.character(role).decrees(_mine(t, me, role)) is not None:
        return _decree(t, me, role, what)
    if not t.character(role).claims:
        t.emit(Visited(me.no, role, what), me)
        at_once(t.character(role).visit(_mine(t, me, role), what))
        return False
    living = len(t.living)
    target, said = (what.no, "") if isinstance(what, ClocktowerSeat) else (NOBODY, what)
    t.emit(Claimed(me.no, role, target, said), public=True)
    return not at_once(settle_claim(t)) or len(t.living) != living


def _between_counts(t: ClocktowerTable, deed: Ask[Any], what: Any) -> None:
    """Somebody takes an empty chair, or leaves, or calls for an exile, or gives a vote token away."""
    if deed.key == JOIN:
        come(t, deed.to, what.id)
    elif deed.key == LEAVE:
        leave(t, deed.to)
    elif deed.key == DOOM:
        call_doom(t, deed.to)
    elif deed.key == GIVE:
        t.emit(TokenGiven(deed.to, what.no), public=True)
        what.role.receives(_mine(t, what, what.role.id), t.seats[deed.to])
    else:
        call(t, deed.to, what.no)


async def settle_claim(t: ClocktowerTable) -> None:
    """Only whoever holds, or takes itself to hold, the ability sets anything off by it; who is dead, and has it no
    more, does not.
    """
    if t.shot is None:
        return
    seat, role, target, said = t.shot
    me, character = t.seats[seat], t.character(role)
    my = Ability(t, me, character, t.dusk)
    if character in me.acts_as and my.may_act:
        await character.by_day(my, said or t.seats[target])
    began = next(n for n in range(len(t.log) - 1, -1, -1) if isinstance(t.log[n].event, Claimed))
    t.emit(ClaimSettled(t.executing or any(e.public for e in t.log[began + 1 :])), public=True)


# -- what is somebody's alone to do ------------------------------------------------------------------------------------


def decrees(t: ClocktowerTable) -> list[Ask[Any]]:
    """What Travellers may do by day before all: everybody knows that they may."""
    may = [s for s in t.travelling if (s.alive or t.in_force(s, KEEPS)) and s.role is not None]
    asks = [s.character.decrees(_mine(t, s, s.character.id)) for s in may]
    return [ask for ask in asks if ask is not None]


def _decree(t: ClocktowerTable, me: ClocktowerSeat, role: str, what: Any) -> bool:
    """Whether the phase must begin again because of it."""
    stage = t.stage
    said = ",".join([token(one) for one in what]) if isinstance(what, list) else token(what)
    t.emit(Claimed(me.no, role, NOBODY, said), public=True)
    return not at_once(settle_claim(t)) or t.executing or t.stage != stage


def gifts(t: ClocktowerTable) -> list[Ask[Any]]:
    """Between two counts the dead may give their vote token to somebody who lives on such."""
    to = tuple([s.token for s in t.travelling if s.alive and begs(s)]) if t.stage in BETWEEN else ()
    return [Ask(s.no, GIVE, to, (), public=True) for s in t.people if not s.alive and s.vote_left] if to else []


# -- visits ------------------------------------------------------------------------------------------------------------


def visits(t: ClocktowerTable) -> list[Ask[Any]]:
    """Who may visit the Storyteller, once a day, or twice, who acts twice: what they may ask, composed of the words of
    claims. So may a dead one who was told that they have their ability again. Who waits for an answer asks nothing
    else.
    """
    done = [(v.seat, v.role) for v in since(t, "day", Visited)]
    waits = [(seat, role) for seat, role, _ in t.petitions]
    there = [s for s in t.people if s.alive or s.has_mark(KEEPS)]
    may = [_mine(t, s, c.id) for s in there for c in takes_itself_for(t, s) if c.visits]
    return [
        Ask(my.seat.no, f"clocktower.{my.role.id}", asks, ())
        for my in may
        if (mine := (my.seat.no, my.role.id)) not in waits and done.count(mine) < my.times
        if (asks := my.role.may_ask(my))
    ]


def questions(t: ClocktowerTable) -> list[Ask[Any]]:
    """What has been asked of a person who is Storyteller, and waits for an answer while the day goes on. Silence is the
    last answer, which tells nothing.
    """
    return [
        Ask(MODERATOR, ANSWER, answers, (seat, role, said), answers[-1], notes=notes)
        for seat, role, said in t.petitions
        for answers, notes in [t.character(role).answers(_mine(t, t.seats[seat], role), said)]
    ]


def strikes(t: ClocktowerTable) -> list[Ask[Any]]:
    """Whom a person who is Storyteller may let die by day."""
    may = [s for s in t.living for role in s.acts_as if role.may_strike(_mine(t, s, role.id))]
    return [Ask(MODERATOR, STRIKE, tuple([s.token for s in may]), ())] if may else []


async def strike(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """Somebody dies by day because the Storyteller says so, and an ability lets them."""
    of = next(role.id for role in who.acts_as if role.may_strike(_mine(t, who, role.id)))
    await die(t, who, BY_ABILITY, who.no, of)


async def answer_all(t: ClocktowerTable) -> None:
    """Whoever has asked today has an answer before night falls."""
    while asked := questions(t):
        _answer(t, asked[0], await asked[0])


def _answer(t: ClocktowerTable, asked: Ask[Any], what: str) -> None:
    seat, role, _ = asked.about
    at_once(t.character(role).answered(_mine(t, t.seats[seat], role), what))
    t.emit(Answered(seat, role))


def _mine(t: ClocktowerTable, s: ClocktowerSeat, role: str) -> Ability:
    return Ability(t, s, t.character(role), t.dusk)
