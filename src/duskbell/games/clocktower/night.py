"""The night (000 二): the sheet from top to bottom; who holds a step's ability then, is woken then."""

from __future__ import annotations

from typing import TypeVar

from duskbell.games.clocktower.ability import Ability, abilities
from duskbell.games.clocktower.asking import for_show
from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import DEMON, GOOD, MINION, OUTSIDER, TOWNSFOLK, Character
from duskbell.games.clocktower.events import (
    Agreed,
    AllChose,
    Bluffed,
    Chose,
    Dawned,
    Deluded,
    DeludedChose,
    DuskFell,
    EvilKnown,
    Idled,
    Meant,
    Named,
    Returned,
    Revived,
    Sided,
    Slept,
    StepDone,
    Swayed,
    Woke,
)
from duskbell.games.clocktower.intention import Void, has_meant, is_to_come, together
from duskbell.games.clocktower.life import fools, learn_of_it
from duskbell.games.clocktower.seeming import put_right
from duskbell.games.clocktower.sheet import CHANGES, DEMON_INFO, DUSK, MINION_INFO
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.together import (
    choose_ahead,
    choose_at_once,
    first_question,
    has_slept,
    read_in_vain,
    show,
    slept,
)
from duskbell.games.clocktower.travelling import point_out
from duskbell.games.clocktower.verdict import verdict
from duskbell.kernel import MODERATOR, Ask
from duskbell.kernel.core_events import Unmarked
from duskbell.kernel.log import this_phase

ENOUGH = 7
"""So many players, Travellers not counted, and the evil ones learn of each other."""
BLUFFS = 3
S = TypeVar("S", ClocktowerSeat, Character)


async def night(t: ClocktowerTable) -> str:
    """Dusk, every step in order, and the pause before dawn."""
    if not this_phase(t, DuskFell):
        t.emit(DuskFell(), public=True)
        fade(t)
        verdict(t)  # what was lent until dusk may have kept the game going
    steps = t.steps(t.day)
    for n, step in enumerate(steps):
        if together(t) and not {MINION_INFO, DEMON_INFO} & {*steps[n:]} and not this_phase(t, AllChose):
            tell_changes(t, True)
            point_out(t)  # who is told something at dusk knows it when all choose
            await choose_ahead(t, steps[n:])
        if step not in t.done:
            await take(t, step)
            tell_changes(t, step == CHANGES or CHANGES in t.done)
            for s in entering(t):
                await enter(t, s, steps[n + 1 :])
            await put_right(t)
            verdict(t)
            t.emit(StepDone(step))
        if step in t.ids and t.character(step).changes and asks_again(t, step):
            await choose_ahead(t, steps[n + 1 :], step)
    tell_changes(t, False, before_dawn=True)
    for s in entering(t):  # made something by hand when the last step was over
        await enter(t, s, ())
    if together(t):
        show(t)
    for s in t.seats:
        for role in s.acts_as:
            await role.foresee(Ability(t, s, role, t.spans[-1][1]))
    await Ask(MODERATOR, "clocktower.dawn", ("go-on",), (), "go-on", t.options.dawn_seconds)
    now = frozenset([s.no for s in t.seats if s.alive])
    t.emit(Dawned(tuple(sorted(t.at_dusk - now))), public=True)
    if back := tuple(sorted(now - t.at_dusk)):
        t.emit(Returned(back), public=True)
    return "day"


def fade(t: ClocktowerTable) -> None:
    """Reminders that have lain for as many nights as they last are taken away; of those alike the last one counts."""
    for s in t.seats:
        ages = {(m.name, m.by, m.of): t.age(m) for m in s.marks if m.of}
        for (name, by, of), age in ages.items():
            if age >= t.character(of).fades.get(name, age + 1):
                t.emit(Unmarked(s.no, name, by, of))


async def take(t: ClocktowerTable, step: str) -> None:
    """One step: what is told to the evil ones, or whoever is woken as a character."""
    if step == DUSK:
        point_out(t)
    elif step == MINION_INFO:
        tell_minions(t)
    elif step == DEMON_INFO:
        await tell_demon(t)
    elif step in t.ids:
        all_of_them = [*abilities(t, step), *left_awake(t, step)]
        await choose_at_once(t, step, [held for held in all_of_them if not comes_too_late(held)])
        for held in all_of_them:
            await held.role.pass_by(held)
            if comes_too_late(held) or held.seat in come_back(t):
                continue
            if held.kept_asleep:
                await held.role.unwoken(held)
            elif (held.role in held.seat.acts_as and held.role.wakes(held)) or (held.awake and held.may_act):
                my: Ability = await held.role.hand(held)
                times = 1 if held.role.handed else my.times  # a Demon who acts twice does not double another's ability
                while slept(my) < times and (my.may_act or held.role.posthumous or not slept(my)):
                    await wake(my)
                    if held.role not in held.seat.acts_as or not held.role.wakes(held):
                        break
            if is_to_come(t, held.seat, step):
                await read_in_vain(held)  # asked with others, and by the deed of one of them not to act
                held.sleep()
            tell_of_fools(t, held)
        while put(t, step) < scenes(t, step):
            await idle(t)
            t.emit(Idled(step))


def come_back(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who has come back in this step: were they woken in it, there would be a scene more than on other nights."""
    back = list[ClocktowerSeat]()
    for entry in reversed(t.log):
        e = entry.event
        if isinstance(e, DuskFell | StepDone):
            break
        if isinstance(e, Revived):
            back.append(t.seats[e.seat])
    return back


def left_awake(t: ClocktowerTable, step: str) -> list[Ability]:
    """Who was woken for this and has become something else meanwhile acts to the end."""
    for entry in reversed(t.log):
        e = entry.event
        if isinstance(e, DuskFell | Slept):
            break
        if isinstance(e, Woke):
            s, role = t.seats[e.seat], t.character(e.role)
            return [Ability(t, s, role, t.spans[-1][1])] if e.role == step and role not in s.acts_as else []
    return []


def scenes(t: ClocktowerTable, step: str) -> int:
    """In how many scenes somebody may be asked something when this step comes, as far as all know: where all have
    chosen together, the first of them is over. Where it lies open that somebody may act twice, each is played twice:
    to the end of the night, whoever dies in it, since nobody may know that before dawn.
    """
    role = t.character(step)
    twice = any(s.no in t.at_dusk and t.character(s.character.id).doubles for s in t.travelling)
    ahead = together(t) and not role.asks_late and bool(this_phase(t, AllChose))
    return role.asks * (1 + twice) - ahead


def most_asked(t: ClocktowerTable) -> int:
    """How many may be asked in one scene, as far as all know: where all choose together, all; else one, and whoever may
    act as a character that another is as well.
    """
    if together(t):
        return len(t.people)
    roles = [*[t.character(id) for id in t.script], *[t.character(s.character.id) for s in t.travelling]]
    changing = any(role.changes for role in roles)
    return 1 + len([role for role in roles if role.shares or (role.hidden and changing)])


def put(t: ClocktowerTable, step: str) -> int:
    """How many scenes of a step have been played tonight, for show or not. What was chosen at dusk and stands is not
    seen at its step, and what several were asked at once is one (`choose_at_once`).
    """
    found, at_once = len([e for e in this_phase(t, Idled) if e.step == step]), set[tuple[int, str]]()
    for entry in t.log[t.spans[-1][1] :]:
        e = entry.event
        if isinstance(e, Meant) and e.role == step and not together(t):
            at_once.add((e.seat, e.what))
        elif isinstance(e, Slept) and e.role == step:
            at_once = {asked for asked in at_once if asked[0] != e.seat}
        elif isinstance(e, Chose | Named | Agreed) and e.role == step:
            if (asked := (e.seat, getattr(e, "what", ""))) in at_once:
                at_once.remove(asked)
            else:
                found += bool(entry.seen & t.seats[e.seat].bit)
    return found


async def idle(t: ClocktowerTable) -> None:
    """Where nobody has anything to choose, somebody who lived at dusk is asked for show: how often all are asked tells
    nothing of what is in play, or of what the dead were (000 二.3, 三.3).
    """
    await for_show(t, min(t.at_dusk))


async def wake(my: Ability, late: bool = False) -> None:
    """Wake one seat as one character, whose step is past if `late`, and let it sleep again. Nothing comes of what was
    chosen ahead and is void.
    """
    my.wake()
    try:
        await (my.role.begin(my) if late else my.role.night(my))
    except Void:
        await read_in_vain(my)
    my.sleep()


def asks_again(t: ClocktowerTable, step: str) -> bool:
    """Whether all chose before this step, and have not been asked since whether it made them another."""
    tonight = [e.event for e in t.log[t.spans[-1][1] :] if isinstance(e.event, AllChose | StepDone)]
    return AllChose() in tonight[: tonight.index(StepDone(step))] and AllChose(step) not in tonight


def comes_too_late(my: Ability) -> bool:
    """Whether it has something to choose that all have chosen already: who was not asked then, does not act tonight."""
    ahead = together(my.t) and my.role.asks and not my.role.asks_late and this_phase(my.t, AllChose)
    if not ahead or my.kept_asleep or my.awake or has_meant(my.t, my.seat, my.role.id):
        return False
    return my.role.wakes(my) and first_question(my) is not None


def tell_minions(t: ClocktowerTable) -> None:
    """All Minions at once learn each other and the Demon."""
    if len(t.residents) >= ENOUGH:
        minions = t.of_kind(MINION)
        t.emit(EvilKnown(_numbers(t.of_kind(DEMON)), _numbers(minions)), *minions)


def tell_changes(t: ClocktowerTable, all_of_them: bool, before_dawn: bool = False) -> None:
    """Who has become another character tonight is shown it at once, or, where all choose together, when they are asked
    something as that, at the latest before dawn; who became one by day, when the step for them comes. So with whoever
    was made to change sides; the dead too.
    """
    dusk = t.spans[-1][1]
    at_once = before_dawn or not together(t) or not this_phase(t, AllChose)
    for s in [t.seats[n] for n in t.changed]:
        if (at_once and t.since[s.no] > dusk) or (all_of_them and t.since[s.no] <= dusk):
            learn_of_it(t, s)
    for s in [t.seats[n] for n in t.swayed]:
        tonight = Swayed(s.no, s.team) in this_phase(t, Swayed)
        if (at_once and tonight) or (all_of_them and not tonight):
            t.emit(Sided(s.no, s.team), s)


def entering(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who has something to begin with after this step: who was told that they are another, or will be before dawn."""
    places = range(len(t.log) - 1, t.spans[-1][1], -1)
    began = next((n for n in places if isinstance(t.log[n].event, StepDone)), t.spans[-1][1])
    return [t.seats[n] for n in dict.fromkeys((*t.entering, *[n for n in t.changed if t.since[n] > began]))]


async def enter(t: ClocktowerTable, s: ClocktowerSeat, to_come: tuple[str, ...]) -> None:
    """What a new character, or one that came back, begins with: what is settled beforehand, and what is learned on the
    first night, unless its step is still to come.
    """
    for role in s.roles:
        my = Ability(t, s, t.character(role.id), max(t.since[s.no], t.spans[-1][1]))
        await my.role.prepare(my)
        if my.role.first and my.role.id not in to_come and my.may_act and not has_slept(my):
            await wake(my, late=True)


async def tell_demon(t: ClocktowerTable) -> None:
    """The Demon learns its Minions, three good characters that are not in play (or all, where a script has fewer), and
    who only takes itself for a Demon; that one is told the same things, of whomever the Storyteller likes.
    """
    demons, fooled = t.of_kind(DEMON), fools(t)
    if len(t.residents) >= ENOUGH:
        shown = await _some(t, demons[0], "bluffs", bluffs(t)) if demons else []
        lies = [await _lies(t, s) for s in fooled]
        t.emit(EvilKnown(_numbers(demons), _numbers(t.of_kind(MINION))), *demons)
        t.emit(Bluffed(_in_order(t, shown)), *demons)
        for s, (minions, roles) in zip(fooled, lies, strict=True):
            # in the order in which a Demon is shown them, or a fool would know by it what they are
            t.emit(EvilKnown((s.no,), tuple(sorted(_numbers(minions)))), s)
            t.emit(Bluffed(_in_order(t, roles)), s)
    for s in fooled:
        t.emit(Deluded(s.no, s.acts_as[-1].id), *demons)


async def _lies(t: ClocktowerTable, s: ClocktowerSeat) -> tuple[list[ClocktowerSeat], list[Character]]:
    """Which Minions and which characters somebody is shown who takes itself for the Demon."""
    n = COUNTS[len(t.residents)][2]
    others = [o for o in t.around(s) if not o.travels]
    minions = await _some(t, s, "fooled-minions", others, n)
    return minions, await _some(t, s, "fooled-bluffs", [c for c in t.kinds(TOWNSFOLK, OUTSIDER) if not c.hidden])


async def _some(t: ClocktowerTable, s: ClocktowerSeat, key: str, among: list[S], n: int = BLUFFS) -> list[S]:
    """The Storyteller chooses so many of these to show to `s`, or all where there are fewer. That stands, though the
    night begin again.
    """
    n, my = min(n, len(among)), Ability(t, s, s.acts_as[-1], t.spans[-1][1])
    about = () if key == "bluffs" else (s.no,)
    return await my.storyteller_some(key, among, n, n, about=about) if among else []


def tell_of_fools(t: ClocktowerTable, held: Ability) -> None:
    """The Demons learn whom somebody has named who only takes itself for one."""
    named = [e for e in this_phase(t, Chose) if (e.seat, e.role) == (held.seat.no, held.role.id)]
    told = [e for e in this_phase(t, DeludedChose) if e.seat == held.seat.no]
    for chose in named[len(told) :] if held.role.kind == DEMON and not held.real else ():
        t.emit(DeludedChose(held.seat.no, chose.targets), *(() if together(t) else t.demons))


def bluffs(t: ClocktowerTable) -> list[Character]:
    """Good characters that nobody has, or takes itself for: Townsfolk and Outsiders in such an order that the first
    three are as the text advises, two and one.
    """
    taken = {c for s in t.seats for c in s.acts_as}
    town, out = ([c for c in t.kinds(kind) if c not in taken and c.team == GOOD] for kind in (TOWNSFOLK, OUTSIDER))
    out.sort(key=lambda c: c.hidden)  # what nobody could claim to be comes last
    n = 3 if all(c.hidden for c in out) else 2
    return [*town[:n], *out[:1], *town[n:], *out[1:]]


def _in_order(t: ClocktowerTable, shown: list[Character]) -> tuple[str, ...]:
    """These characters as the script has them."""
    return tuple([c.id for c in t.kinds(TOWNSFOLK, OUTSIDER) if c in shown])


def _numbers(seats: list[ClocktowerSeat]) -> tuple[int, ...]:
    return tuple([s.no for s in seats])
