"""The night (行动规则): every call of the board's order is made, whether anybody is left to answer or not.

A call consists of scenes: somebody is told something, or asked one question, with all that follows at once. Which are
over is on the table, so the night can be begun again anywhere without a word twice.
"""

from __future__ import annotations

from functools import lru_cache

from duskbell.games.werewolf.asking import LATE, able, idle
from duskbell.games.werewolf.events import Called, Frightened, Heard, NightFell, Settled
from duskbell.games.werewolf.pack import pack_wakes
from duskbell.games.werewolf.registry import CALLS, ROLES
from duskbell.games.werewolf.role import WerewolfRole, roles_of
from duskbell.games.werewolf.settle import reckon
from duskbell.games.werewolf.table import GONE, HELD, PACK, WerewolfTable
from duskbell.kernel import Seat, StageBegan


async def night(t: WerewolfTable) -> str:
    """All close their eyes; the calls are made one after the other; the night is settled."""
    if t.stage == "":
        t.emit(NightFell(), public=True)
    for step in t.order:
        if step not in t.called and called_tonight(t, step):  # whether anybody answers or not, it lasts a while
            if t.stage != step:
                t.emit(StageBegan(step), public=True)
            await (pack_wakes(t) if step == PACK else wake(t, step))
            t.emit(Called(step), public=True)
    if not t.settled:
        ledger, dead = reckon(t)
        for event, seers in ledger.news:
            t.emit(event, *seers)
        t.emit(Settled(tuple(dead.items())))
    return "dawn" if t.badge in (HELD, GONE) else "election"


def called_tonight(t: WerewolfTable, step: str) -> bool:
    """Whether the call belongs to this night at all, as everybody at the table can tell."""
    role = ROLES.get(step)
    return role is None or t.day in role.nights


async def wake(t: WerewolfTable, step: str) -> None:
    """Who holds a card that is called, by its own or by a power lent to it. Whoever answers, and whether anybody does,
    every call takes as many questions.
    """
    cards, beside = called(t, step), False
    others = learned(t, step)
    whole = questions(t, cards) * (2 if others else 1)
    left = whole - len([s for s in t.scenes if s[2]]) if t.scenes else whole
    for me in t.seats:
        if me.alive and (me.role in cards or me.gained):
            for role in roles_of(me):
                if role in cards and role.call(me, t) == step and role.wakes(me, t):
                    if role is me.role:
                        left = await play(t, me, role, left)
                    else:
                        beside = True
    if others:  # the owner is always asked in the first half, so that its place does not tell who else is
        left = await rest(t, left, whole // 2)
    for me in t.living if beside else ():
        for role in me.gained:
            if role in cards and role.call(me, t) == step and role.wakes(me, t):
                left = await play(t, me, role, left)
    await rest(t, left, 0)


async def rest(t: WerewolfTable, left: int, until: int) -> int:
    """Ask for show until so many questions of the call are left: one of the living, who are all asked something
    meanwhile. No dead is, whatever the card (docs/rulings.md, W51).
    """
    while left > until:
        me = t.living[0]
        await idle(t, me)
        left = heard(t, Heard(me.no, "", 1), left)
    return left


async def play(t: WerewolfTable, me: Seat, role: WerewolfRole, left: int) -> int:
    """The scenes of one who is woken that are not over yet; of the questions of the call so many are `left` before, and
    as many as it returns after. Who has no power tonight is told so, and asked nothing.
    """
    scenes, free = role.scenes(t), able(t, me)
    over = [s[2] for s in t.scenes if s[0] == me.no and s[1] == role.id] if t.scenes else []
    if not over:
        silence = len(t.log)
        if free or not role.informs:
            role.told(me, t)
        if not free and (scenes or role.informs) and not me.has_mark(LATE):
            t.emit(Frightened(me.no), me)
        if scenes and len(t.log) > silence:
            t.emit(Heard(me.no, role.id, 0))
    if free:
        done = max(over, default=0)
        for n, scene in enumerate(scenes[done:], done + 1):
            chosen = await scene(me, t)
            left = heard(t, Heard(me.no, role.id, n, chosen or ()), left)
    return left


def heard(t: WerewolfTable, scene: Heard, left: int) -> int:
    """One question more is over: how many are left now. With the last the whole call is over, which says as much."""
    if left > 1:
        t.emit(scene)
    return left - 1


def called(t: WerewolfTable, step: str) -> tuple[WerewolfRole, ...]:
    """The cards that a call is for."""
    by_lot = tuple([ROLES[card] for card, theirs in t.numbered if theirs == step]) if t.numbered else ()
    return by_lot or CALLS.get(step, ())


def questions(t: WerewolfTable, cards: tuple[WerewolfRole, ...]) -> int:
    """How many questions a call for these takes, as everybody at the table can tell: those of a card for each that was
    dealt. Where somebody may have learned the card, and answers beside its owner, it takes twice as many.
    """
    most = 0 if cards else 1
    for role in cards:
        most = max(most, len(role.scenes(t)) * (t.cards.count(role.id) if role.several else 1))
    return most


def learned(t: WerewolfTable, step: str) -> bool:
    """Whether somebody may answer to the call beside the owner of its card, as everybody at the table can tell."""
    return t.day > 1 and lent(t.cards, step)


@lru_cache(1024)
def lent(cards: tuple[str, ...], step: str) -> bool:
    """Whether somebody may have learned the card that is called."""
    return any(ROLES[c].borrows for c in cards if c != step)
