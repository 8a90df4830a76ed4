"""The words with which roles ask at night, and note what they do.

Silence is no action, whatever is asked (行动规则, 一般规则). Beside every question of the night the last wolf may hand
in its card (交牌规则).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from duskbell.games.werewolf.events import Acted
from duskbell.games.werewolf.reach import frightened
from duskbell.games.werewolf.role import roles_of
from duskbell.games.werewolf.table import GOOD, WerewolfTable
from duskbell.games.werewolf.windows import concede, concessions
from duskbell.kernel import PASS, SILENCE, All, Ask, Seat, Taken
from duskbell.kernel.ask import Many, token
from duskbell.kernel.core_events import Marked

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
    offers = concessions(t)
    if len(asks) == 1 and not offers:
        return {asks[0].to: await asks[0]}
    try:
        return await All(asks, offers)
    except Taken as taken:
        concede(t, t.seats[taken.ask.to])
        raise


async def turn(
    me: Seat, t: WerewolfTable, key: str, options: Iterable[Any], *, about: tuple[Any, ...] = (), must: bool = False
) -> Any:
    """Ask one who was woken: one of `options`, or None for nothing. Who `must` cannot decline, only be silent."""
    names = (*[token(o) for o in options], *(() if must else (PASS,)))
    return await heard(me, t, Turn(me.no, key, names, about, SILENCE, t.options.power_seconds))


async def turns(me: Seat, t: WerewolfTable, key: str, options: list[Seat], least: int, most: int) -> list[Seat]:
    """Ask one who was woken for `least` to `most` of `options`; none for nothing."""
    names = tuple([s.token for s in options])
    seconds, most = t.options.power_seconds, min(most, len(names))
    chosen = await heard(me, t, Turns(me.no, key, names, (), SILENCE, seconds, least=least, most=most))
    return chosen or []


async def heard(me: Seat, t: WerewolfTable, ask: Ask[Any]) -> Any:
    """The answer. Silence is None, and by an option of the table ends the power for the game (其余神位规则)."""
    said = (await put(t, [ask]))[me.no]
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


def able(t: WerewolfTable, me: Seat) -> bool:
    """Whether nothing keeps this seat from using a power tonight: silence of old, fear, a seal on the good."""
    return not (me.has_mark(LATE) or frightened(t, me.no) or (t.sealed and me.team == GOOD))


def for_show(t: WerewolfTable, seat: int) -> Ask[Any]:
    """A question that decides nothing, and looks like those that do: any of the living, or nobody."""
    options = (*[s.token for s in t.living], PASS)
    return Ask(seat, "werewolf.decoy", options, (), SILENCE, t.options.power_seconds)


async def idle(t: WerewolfTable, who: Seat) -> None:
    """Ask somebody who has nothing to decide for show, the dead too: so neither a call nor its length tells who is
    dead or has nothing left.
    """
    await put(t, [for_show(t, who.no)])
