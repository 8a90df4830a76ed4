"""The night (002 玩法, 夜晚): the killers wake together, then each angel apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from duskbell.games.mafia.roles import KILLER, KILLERS_WAKE, MafiaRole, recommended_killers, wake_alone
from duskbell.games.mafia.table import (
    KILLERS,
    UNDECIDED,
    Awoke,
    Died,
    FellAsleep,
    Idled,
    MafiaTable,
    NightFell,
    Pointed,
    Settled,
    is_killer,
)
from duskbell.kernel import NOBODY, PASS, SILENCE, All, Ask, Seat, StageBegan, roll
from duskbell.kernel.log import this_phase

DECOY = "mafia.decoy"
PACK = "killers"
"""The stage in which the killers are awake."""
ASLEEP = "asleep"
"""The stage between two sittings of a night: who was awake closes the eyes."""


async def night(t: MafiaTable) -> str:
    """All close their eyes; the killers are woken, and each role that wakes alone, in its place. A death lets the night
    begin again.
    """
    called = again = False
    if t.stage == "":
        t.emit(NightFell(), public=True)
    else:
        if has_gone(t):
            t.emit(StageBegan(ASLEEP), public=True)
        called = were_called(t)
        again = called and has_lost_one_since(t)
    cards, held = cards_called(t)
    for card, dealt in cards.items():
        if card.wakes > KILLERS_WAKE and not called:
            await killers_wake(t)
            called = True
        await call(t, card, dealt, held.get(card, ()))
    if again or not called:
        await killers_wake(t)
    return "day"


def cards_called(t: MafiaTable) -> tuple[Mapping[MafiaRole, int], Mapping[MafiaRole, Sequence[Seat]]]:
    """The cards that wake alone, in the order of their calls, with how many were dealt; and who of the living holds
    them. Of an old record there may be one that was not dealt.
    """
    cards = wake_alone(len(t.seats), t.options)
    held: dict[MafiaRole, list[Seat]] = {}
    for s in t.living:
        if isinstance(s.role, MafiaRole) and s.role.wakes:
            held.setdefault(s.role, []).append(s)
            if s.role not in cards:
                cards = dict(sorted([*cards.items(), (s.role, 0)], key=lambda of: of[0].wakes))
    return cards, held


def has_gone(t: MafiaTable) -> bool:
    """Whether who was awake alone has just been expelled, and shows the card that was called."""
    if t.stage in ("", ASLEEP, PACK):
        return False
    awake = next((t.seats[n] for e in reversed(this_phase(t, Awoke)) if e.role == t.stage for n in e.seats), None)
    return awake is not None and not awake.alive and awake.role is t.by_token[t.stage]


async def call(t: MafiaTable, card: MafiaRole, dealt: int, held: Sequence[Seat]) -> None:
    """Call those who hold one of the cards that wake alone, each apart and once a night. As often as it was dealt and
    does not lie open it is called, also where a referee has taken it from its holder: then for show, for who has what
    card is nothing that a call may tell; and not once more for who has been given it since (docs/rulings.md, M28).
    """
    begun = len([e for e in this_phase(t, StageBegan) if e.stage == card.id])
    left = len(held)
    if left < dealt:
        left = dealt - len([s for s in t.seats if s.role is card and not s.alive and not was_woken(t, s, card)])
    if begun:
        left += (t.stage == card.id) - begun
        held = [s for s in held if not has_slept(t, s)]
    for me in held[:left]:
        await wake(t, card, me)
    for _ in range(len(held), left):
        await show_call(t, card)


def were_called(t: MafiaTable) -> bool:
    """Whether a call of the killers is over tonight."""
    return t.stage != PACK and any(e.stage == PACK for e in this_phase(t, StageBegan))


def has_lost_one_since(t: MafiaTable) -> bool:
    """Whether somebody has died since their call was over: then they are called once more, whoever it was, for that it
    was their victim is nothing that others may hear.
    """
    died = since = False
    for entry in reversed(t.log):
        if isinstance(entry.event, StageBegan):
            if entry.event.stage == PACK:
                break
            since = died
        died = died or type(entry.event) is Died
    return since


def was_woken(t: MafiaTable, me: Seat, card: MafiaRole) -> bool:
    """Whether this one was woken alone tonight, by this card."""
    return any(e.role == card.id and me.no in e.seats for e in this_phase(t, Awoke))


def has_slept(t: MafiaTable, me: Seat) -> bool:
    """Whether this one was woken alone tonight and has closed the eyes again."""
    return any(slept.seat == me.no for slept in this_phase(t, FellAsleep))


async def wake(t: MafiaTable, card: MafiaRole, me: Seat) -> None:
    """One player is woken apart from all others; only the dead who look see who it is."""
    open_eyes(t, card.id, Awoke((me.no,), card.id), (me, *t.lookers))
    await card.night(me, t)
    t.emit(FellAsleep(me.no), me, *t.lookers)
    t.emit(StageBegan(ASLEEP), public=True)


async def show_call(t: MafiaTable, card: MafiaRole) -> None:
    """A card is called that nobody holds."""
    if t.stage != card.id:
        t.emit(StageBegan(card.id), public=True)
    ask = decoy(t, t.living[0].no)
    if ask is not None:
        await ask
    t.emit(StageBegan(ASLEEP), public=True)


async def killers_wake(t: MafiaTable) -> None:
    """They see each other, and point, all at once, until all point at one player or all at nobody; time ends it. Rounds
    that are over count, though somebody be expelled after them. When they have agreed, the rounds that are left go by
    for show, so that nobody can tell how soon they did (docs/rulings.md, M26). Whatever changes who they are lets the
    night begin again.
    """
    over = rounds(t) if t.stage == PACK else 0
    pack, must, seconds = t.killers, t.options.must_kill, t.options.night_seconds
    seats = tuple([k.no for k in pack])
    awake = (*pack, *t.lookers)
    open_eyes(t, PACK, Awoke(seats, KILLER.id), awake)
    options, silence = pointing(t)
    most = max(over + 1, most_rounds(t))
    for n in range(over + 1, most + 1):
        if t.victim != UNDECIDED:
            await show(t, t.living[0].no)
            t.emit(Idled(n), *awake)
            continue
        about = (n, most)
        asks: list[Ask[Seat | None]] = [Ask(k, "mafia.kill", options, about, silence, seconds) for k in seats]
        pointed = list((await All(asks)).values())
        t.emit(Pointed(n, seats, tuple([s.no if s else NOBODY for s in pointed])), *awake)
        if pointed.count(pointed[0]) == len(pointed) and not (must and pointed[0] is None):
            t.emit(Settled(pointed[0].no if pointed[0] else NOBODY, True), *awake)
    if t.victim == UNDECIDED:
        t.emit(Settled((await most_pointed(t)).no if must else NOBODY, False), *awake)
    t.emit(StageBegan(ASLEEP), public=True)


def open_eyes(t: MafiaTable, stage: str, who: Awoke, seers: Sequence[Seat]) -> None:
    """A sitting of the night begins. Where it has begun already, only whoever has died since still has to look, unless
    a card that was changed by hand has let somebody open or close the eyes: that all of them see.
    """
    if t.stage == stage:
        for last, seen in ((e.event, e.seen) for e in reversed(t.log) if type(e.event) is Awoke):
            if last.role == who.role and {n for n in last.seats if t.seats[n].alive} == set(who.seats):
                seers = [s for s in seers if not seen & s.bit]
            break
    else:
        t.emit(StageBegan(stage), public=True)
    if seers:
        t.emit(who, *seers)


def most_rounds(t: MafiaTable) -> int:
    """How often the killers may point in one call: once where only one of them can be left, by what lies open."""
    return t.options.killer_rounds if killers_left(t) > 1 else 1


def killers_left(t: MafiaTable) -> int:
    """How many of the killers live, by the cards that lie open."""
    killers = t.options.killers or recommended_killers(len(t.seats))
    return killers - len([s for s in t.seats if s.team == KILLERS and not s.alive])


def rounds(t: MafiaTable) -> int:
    """How many rounds are over since the killers were woken."""
    since = takewhile(lambda e: type(e.event) is not StageBegan, reversed(t.log))
    return len([e for e in since if type(e.event) in (Pointed, Idled)])


def decoy(t: MafiaTable, seat: int) -> Ask[Any] | None:
    """While somebody is awake the others of the living are asked for show, so that no tap tells who it is.

    It offers what the awake would be offered in this seat, silence means the same, and the catalogue's words for it are
    as long: so a glance at a neighbour's screen tells no more than a tap.
    """
    if t.phase != "night" or t.stage in ("", ASLEEP) or not t.seats[seat].alive:
        return None
    if t.stage == PACK:
        return show(t, seat)
    role = t.by_token[t.stage]
    assert isinstance(role, MafiaRole)
    asked = role.question(t.seats[seat], t)
    return None if asked is None else replace(asked, key=DECOY, about=())


def most_asked(t: MafiaTable) -> int:
    """How many are awake at most, by what lies open: angels wake apart."""
    return killers_left(t) if t.stage == PACK else 1


def show(t: MafiaTable, seat: int) -> Ask[Any]:
    """What somebody is asked for show while the killers may point."""
    options, silence = pointing(t)
    return Ask(seat, DECOY, options, (), silence, t.options.night_seconds)


def pointing(t: MafiaTable) -> tuple[tuple[str, ...], str]:
    """At whom the killers may point, and what silence means: anybody alive, and nobody unless they must kill."""
    targets = tuple([s.token for s in t.living])
    return (targets, SILENCE) if t.options.must_kill else ((*targets, PASS), PASS)


async def most_pointed(t: MafiaTable) -> Seat:
    """Who must kill and cannot agree kills whom most pointed at, chance deciding among equals (docs/rulings.md, M6)."""
    last = this_phase(t, Pointed)[-1]
    count = Counter([n for n in last.targets if n != NOBODY and t.seats[n].alive])
    if count:
        return await roll("mafia.tie", [s for s in t.living if count[s.no] == max(count.values())])
    return await roll("mafia.tie", [s for s in t.living if not is_killer(s)])
