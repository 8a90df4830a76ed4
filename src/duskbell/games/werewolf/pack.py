"""The pack's part of the night (狼人夜间行动规则): see each other, point, and give the referee one number."""

from __future__ import annotations

from duskbell.games.werewolf.asking import for_show, hunts, idle, pack_seconds, pack_veiled, put
from duskbell.games.werewolf.events import Acted, Awoke, Heard, Pointed, Reminded
from duskbell.games.werewolf.reach import frightened
from duskbell.games.werewolf.registry import CALLS, ROLES
from duskbell.games.werewolf.role import role_of
from duskbell.games.werewolf.table import PACK, WOLVES, WerewolfTable
from duskbell.kernel import NOBODY, PASS, SILENCE, Ask, Seat
from duskbell.kernel.log import this_phase

POINT, KILL = "werewolf.point", "werewolf.kill"


def awake(t: WerewolfTable) -> list[Seat]:
    """Who opens the eyes when the wolves are called: the living pack and whoever self-destructed since last night.

    When none of them is left, the wolves that sleep apart take the knife.
    """
    wolves = [s for s in t.seats if s.team == WOLVES and (s.alive or s.no in t.ghosts)]
    pack = [s for s in wolves if (role := role_of(s)) and role.in_pack(s, t)]
    return pack or [s for s in wolves if (role := role_of(s)) and role.heir]


def most_asked(t: WerewolfTable) -> int:
    """How many may be asked at once in this call, as everybody at the table can tell: of the pack, whoever may hold or
    turn to its cards.
    """
    if t.stage != PACK:
        return max([role.asks_at_once for role in CALLS.get(t.stage, ())], default=1)
    return len([card for card in t.cards if ROLES[card].may_hunt])


def prey(t: WerewolfTable) -> list[Seat]:
    """Whom the pack may name: anybody alive, wolves too, but for those whom their own never knife."""
    return [s for s in t.seats if s.alive and not (s.team == WOLVES and (role := role_of(s)) and role.knife_proof)]


async def pack_wakes(t: WerewolfTable) -> None:
    """They point for as long as they have, and then give the referee one number. A lone wolf does as a pack, and so
    does the referee where no wolf wakes.
    """
    pack = awake(t)
    if pack:
        eyes_open(t, pack)
    if not hunts(t):
        await put(t, [for_show(t, s.no) for s in pack])
        return
    if not t.scenes:
        await deliberate(t, pack)
        t.emit(Heard(NOBODY, PACK, 1), public=True)
    await decide(t)


def eyes_open(t: WerewolfTable, pack: list[Seat]) -> None:
    """All of them see who else is awake; again if the knife goes to others while they are called, or a card that was
    changed by hand lets somebody open or close the eyes.
    """
    before = this_phase(t, Awoke)
    there = {n for n in before[-1].seats if t.seats[n].alive or n in t.ghosts} if before else set[int]()
    if there != {s.no for s in pack}:
        t.emit(Awoke(tuple([s.no for s in pack])), *pack)


async def deliberate(t: WerewolfTable, pack: list[Seat]) -> None:
    """Near the end of their time the referee reminds them."""
    if not pack:
        await idle(t, t.living[0])
        return
    await point(t, pack, POINT)
    t.emit(Reminded(tuple([s.no for s in pack])), *pack)


async def decide(t: WerewolfTable) -> None:
    """Unless all give the same number, nobody is hunted; nor if one of the wolves is frightened."""
    pack = awake(t)
    if not pack:
        await idle(t, t.living[0])
        return
    named = await point(t, pack, KILL)
    if named != NOBODY and not any(s.team == WOLVES and frightened(t, s.no) for s in t.seats):
        t.emit(Acted(pack[0].no, "kill", (named,)), *pack)


async def point(t: WerewolfTable, pack: list[Seat], key: str) -> int:
    """All point at once and then see where everybody does. The number on which all agree, or `NOBODY`."""
    options, seconds, veil = (*[s.token for s in prey(t)], PASS), pack_seconds(t), pack_veiled(t.cards)
    asks: list[Ask[Seat | None]] = [Ask(s.no, key, options, (), SILENCE, seconds, (), False, veil) for s in pack]
    answers = await put(t, asks)
    targets = tuple([s.no if s else NOBODY for s in answers.values()])
    t.emit(Pointed(tuple([s.no for s in pack]), targets, key == KILL), *pack)
    return targets[0] if len(set(targets)) == 1 else NOBODY
