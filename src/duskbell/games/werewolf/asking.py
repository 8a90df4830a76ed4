"""The words with which roles ask at night, and note what they do.

Silence is no action, whatever is asked (行动规则, 一般规则). Beside every question of the night the last wolf may hand
in its card (交牌规则).
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from duskbell.games.werewolf.events import Acted, Inherited
from duskbell.games.werewolf.reach import frightened
from duskbell.games.werewolf.registry import CALLS, ROLES, VEILED
from duskbell.games.werewolf.role import cards_of, roles_of
from duskbell.games.werewolf.stages import TALLY
from duskbell.games.werewolf.table import GOOD, PACK, WerewolfTable
from duskbell.games.werewolf.windows import concede, concessions
from duskbell.kernel import PASS, SILENCE, All, Ask, Seat, Taken, confirm
from duskbell.kernel.ask import token
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import ever
from duskbell.kernel.many import Many

SHOW = "werewolf.decoy"
"""What is asked for show, and says so to whoever reads it: a tap on it decides nothing."""
LATE = "late"
"""The mark of who was silent when called, where that costs the power for the whole game."""


class Turn(Ask[Any], frozen=True, gc=False):
    """A question whose silence is told apart from declining: the rule is sent `SILENCE`."""

    def read(self, answer: str, by_token: Mapping[str, Any]) -> Any:
        return SILENCE if answer == SILENCE else super().read(answer, by_token)


class Turns(Many[Any], frozen=True, gc=False):
    """The same for several things at once."""

    def read(self, answer: str, by_token: Mapping[str, Any]) -> Any:
        return SILENCE if answer == SILENCE else super().read(answer, by_token)


async def put(t: WerewolfTable, asks: list[Ask[Any]]) -> dict[int, Any]:
    """Questions of the night, put at once: {seat number: answer}."""
    if len(asks) == 1:
        return {asks[0].to: await put_alone(t, asks[0])}
    return await _beside(t, asks, concessions(t))


def put_alone(t: WerewolfTable, ask: Ask[Any]) -> Awaitable[Any]:
    """One question of the night: its answer."""
    offers = concessions(t)
    return _alone(t, ask, offers) if offers else ask


async def _alone(t: WerewolfTable, ask: Ask[Any], offers: list[Ask[Any]]) -> Any:
    return (await _beside(t, [ask], offers))[ask.to]


async def _beside(t: WerewolfTable, asks: list[Ask[Any]], offers: list[Ask[Any]]) -> dict[int, Any]:
    try:
        return await All(asks, offers)
    except Taken as taken:
        concede(t, t.seats[taken.ask.to])
        raise


def turn(
    me: Seat, t: WerewolfTable, key: str, options: Iterable[Any], *, about: tuple[Any, ...] = (), must: bool = False
) -> Awaitable[Any]:
    """Ask one who was woken: one of `options`, or None for nothing. Who `must` cannot decline, only be silent."""
    return heard(me, t, one_of(me, t, key, options, about, must))


async def turns(me: Seat, t: WerewolfTable, key: str, options: list[Seat], most: int) -> list[Seat]:
    """Ask one who was woken for up to `most` of `options`; none for nothing."""
    return await heard(me, t, some_of(me, t, key, options, 0, most)) or []


async def pair(me: Seat, t: WerewolfTable, key: str, options: list[Seat]) -> list[Seat]:
    """Ask one who was woken for two of `options`, or nobody; where there are not two, there is nobody to name."""
    two = options if len(options) > 1 else []
    return await heard(me, t, some_of(me, t, key, two, len(two[:2]), 2, optional=True)) or []


def one_of(
    me: Seat, t: WerewolfTable, key: str, options: Iterable[Any], about: tuple[Any, ...] = (), must: bool = False
) -> Turn:
    """The question of `turn`."""
    names = (*[getattr(o, "token", "") or token(o) for o in options], *(() if must else (PASS,)))
    return Turn(me.no, key, names, about, SILENCE, t.options.power_seconds, (), False, t.stage in VEILED)


def some_of(
    me: Seat, t: WerewolfTable, key: str, options: list[Seat], least: int, most: int, *, optional: bool = False
) -> Turns:
    """The question of `turns`; `optional`: or of nobody."""
    names = tuple([s.token for s in options])
    seconds, most = t.options.power_seconds, min(most, len(names))
    hides = t.stage in VEILED
    return Turns(
        me.no, key, names, (), SILENCE, seconds, hides_extra_options=hides, least=least, most=most, optional=optional
    )


async def heard(me: Seat, t: WerewolfTable, ask: Ask[Any]) -> Any:
    """The answer. Silence is None, and by an option of the table ends the power for the game (其余神位规则)."""
    said = await put_alone(t, ask)
    if said != SILENCE:
        return said
    if t.options.late_power == "game" and not any(role.patient for role in roles_of(me)):
        t.emit(Marked(me.no, LATE), me)
    return None


async def deed(me: Seat, t: WerewolfTable, key: str, power: str, options: Iterable[Seat]) -> Seat | None:
    """Ask one who was woken, and note the answer as a deed of `power`: to whom it is done, None for nothing."""
    who: Seat | None = await turn(me, t, key, options)
    if who is not None:
        act(me, t, power, who)
    return who


def act(me: Seat, t: WerewolfTable, power: str, *targets: Seat) -> None:
    """A deed of the night, known to its doer."""
    t.emit(Acted(me.no, power, tuple([s.no for s in targets])), me)


def named_before(t: WerewolfTable, me: Seat, power: str) -> set[int]:
    """Whom one has named with a power in this game, and who did whose card one has taken over: what others have named
    with it is nothing that one's answers may tell (docs/rulings.md, W59).
    """
    mine = {me.no, *[e.source for e in ever(t, Inherited) if e.seat == me.no]}
    return {n for a in ever(t, Acted) if a.power == power and a.seat in mine for n in a.targets}


def able(t: WerewolfTable, me: Seat) -> bool:
    """Whether nothing keeps this seat from using a power tonight: silence of old, fear, a seal on the good."""
    return not (me.has_mark(LATE) or frightened(t, me.no) or (t.sealed and me.team == GOOD))


def for_show(t: WerewolfTable, seat: int) -> Ask[Any]:
    """A question that decides nothing, and looks like what others are asked meanwhile, by what all know: who glances at
    a neighbour's screen cannot tell the two apart (docs/rulings.md, W47).
    """
    if t.phase != "night":
        seconds = t.options.sheriff_seconds if t.stage == TALLY else t.options.power_seconds
        return confirm(seat, SHOW, seconds=seconds)
    seconds = t.options.power_seconds
    if t.stage == PACK:
        seconds, veil = pack_seconds(t) if hunts(t) else seconds, pack_veiled(t.cards)
        return Ask(seat, SHOW, (*[s.token for s in t.living], PASS), (), SILENCE, seconds, (), False, veil)
    for role in CALLS.get(t.stage, ()):
        asked = role.question(t.seats[seat], t)
        if asked is not None:
            return replace(asked, key=SHOW)
    others = [s.token for s in t.living if s.no != seat]
    return Ask(seat, SHOW, (*others, PASS), (), SILENCE, seconds, (), False, t.stage in VEILED)


def hunts(t: WerewolfTable) -> bool:
    """Whether the pack may hunt tonight: no card on the table keeps it from that."""
    return all(card.hunts(t) for card in cards_of(t) if card.leashes)


def pack_seconds(t: WerewolfTable) -> int:
    """How long the pack has for what it is asked now: to point, or, when it has pointed, to give its number."""
    if t.scenes:
        return t.options.confirm_seconds
    whole = t.options.pack_first_seconds if t.day == 1 else t.options.pack_seconds
    return max(1, whole - t.options.confirm_seconds)


@lru_cache(1024)
def pack_veiled(cards: tuple[str, ...]) -> bool:
    """Whether the pack's choices are hidden behind the own card: whom it may not name tells which wolf that is."""
    return any(ROLES[card].knife_proof for card in cards)


def idle(t: WerewolfTable, who: Seat) -> Awaitable[object]:
    """Ask somebody who has nothing to decide for show: so neither a call nor its length tells who is dead or has
    nothing left.
    """
    return put_alone(t, for_show(t, who.no))
