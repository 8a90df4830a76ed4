"""The night (行动规则): every step of the board's order is called, whether anybody is left to answer or not."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.asking import LATE, able, for_show, idle
from duskbell.games.werewolf.events import Called, Frightened, NightFell, Settled
from duskbell.games.werewolf.pack import pack_wakes
from duskbell.games.werewolf.role import WerewolfRole, role_of, roles_of
from duskbell.games.werewolf.roles import ROLES, SEER_STEPS, SEERS
from duskbell.games.werewolf.settle import settle
from duskbell.games.werewolf.table import GONE, HELD, PACK, WerewolfTable
from duskbell.kernel import Ask, Seat, StageBegan


async def night(t: WerewolfTable) -> str:
    """All close their eyes; the steps are called one after the other; the night is settled."""
    if t.stage == "":
        t.emit(NightFell(), public=True)
    for step in t.order:
        if step not in t.called and called_tonight(t, step):
            await call(t, step)
    if not t.settled:
        t.emit(Settled(settle(t)))
    return "dawn" if t.badge in (HELD, GONE) else "election"


def called_tonight(t: WerewolfTable, step: str) -> bool:
    """Whether the step belongs to this night at all, as everybody at the table can tell."""
    role = ROLES.get(step)
    return role is None or t.day in role.nights


async def call(t: WerewolfTable, step: str) -> None:
    """One step: whoever it is for acts or is told something. Where nobody does, the call lasts a while all the same."""
    t.emit(StageBegan(step), public=True)
    if step == PACK:
        await pack_wakes(t)
    else:
        await wake(t, step)
    t.emit(Called(step), public=True)


async def wake(t: WerewolfTable, step: str) -> None:
    """Who holds the role that is called, by its own card or by a power lent to it. Whoever answers, and whether anybody
    does, every call of a step takes as many questions.
    """
    asked = 0
    for me in t.living:
        for role in roles_of(me):
            if called_by(t, me, role) != step or not role.wakes(me, t):
                continue
            role.told(me, t)
            if role.powers and able(t, me):
                await role.night(me, t)
                asked += role.scenes(t)
            elif role.powers and not me.has_mark(LATE):
                t.emit(Frightened(me.no), me)
    for _ in range(scenes(t, step) - asked):
        await idle(t, sleeper(t, step))


def scenes(t: WerewolfTable, step: str) -> int:
    """How many questions a step takes, as everybody at the table can tell; twice as many where somebody may have
    learned the card that is called, and answers beside its owner.
    """
    once = ROLES[step].scenes(t) if step in ROLES else 1
    return 2 * once if t.day > 1 and any(ROLES[c].borrows for c in t.cards if c != step) else once


def sleeper(t: WerewolfTable, step: str) -> Seat:
    """Who is asked for show where nobody acts: the holder of the role, dead or without a power tonight; or, where the
    card lies aside, anybody alive.
    """
    held = [s for s in t.seats for role in roles_of(s) if called_by(t, s, role) == step]
    return (held or t.living)[0]


def called_by(t: WerewolfTable, me: Seat, role: WerewolfRole) -> str:
    """By which step of the night a seat is called for a role. A power that was learned serves from the next night on.

    Seers who cannot know whether they are the true one are called by number, in the order of their seats; who has
    learned or taken over such a card is called with one of them.
    """
    if role.id.startswith("lucky_"):
        return "lucky" if t.day > 1 else ""
    own = role_of(me)
    if role is not own and t.day == 1 and not (own and own.at_once):
        return ""
    if role.id in SEERS and SEER_STEPS[0] in t.order:
        among = [s.no for s in t.seats if s.role is not None and s.role.id in SEERS]
        return SEER_STEPS[min(among.index(me.no), 1) if me.no in among else 0]
    return role.id


def decoy(t: WerewolfTable, seat: int) -> Ask[Any] | None:
    """While somebody is awake, the others of the living are asked for show: any seat or nobody, like the awake."""
    if t.phase != "night" or t.stage == "" or not t.seats[seat].alive:
        return None
    return for_show(t, seat)
