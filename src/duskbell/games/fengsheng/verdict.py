"""Declaring victory (宣胜): three moments, one order. Each raises `GameOver` when somebody has won."""

from __future__ import annotations

from duskbell.games.fengsheng.asking import agrees, which
from duskbell.games.fengsheng.card import BLUE, RED
from duskbell.games.fengsheng.events import Declared, Usurped
from duskbell.games.fengsheng.identities import Identity, Mission
from duskbell.games.fengsheng.skill import skills
from duskbell.games.fengsheng.table import DECLINED, FengshengTable, Player
from duskbell.games.fengsheng.verbs import hold
from duskbell.kernel import GameOver

ENOUGH = 3
"""As many red or blue intel let one declare."""
COLLECTED, MISSION, USURPED = "fengsheng.collected", "fengsheng.mission", "fengsheng.usurped"
LAST_FACTION, NOBODY_LEFT = "fengsheng.last-side", "fengsheng.nobody"


def identity(s: Player) -> Identity:
    """What a player plays for; who was robbed of it plays for nothing."""
    return s.role if isinstance(s.role, Identity) else _NONE


_NONE = Identity()


async def collected(t: FengshengTable) -> None:
    """检查收集情报类的胜利条件: whoever has three of a colour, then skills with which one declares."""
    full = [s for s in t.seats if (s.red >= ENOUGH or s.blue >= ENOUGH) and not s.out]
    if not full:
        return
    playing = [s for s in t.seats if not s.out]
    declared = [s for s in full if identity(s).collects(s)]
    others = [s for s in full if s not in declared]
    declared += [s for s in playing if s not in declared and identity(s).by_others(t, s, others)]
    won, by_skill = with_faction(t, declared), list[Player]()
    for s in t.round(t.turn):
        for skill in [x for c in s.characters for x in c.declaring if x in skills(s)]:
            partner = await wants(t, s, skill.declares(t, s, declared))
            if partner is not None:
                by_skill.append(s)
                won = [*won, *[p for p in (s, partner) if p not in won]]
    await conclude(t, list(dict.fromkeys([*declared, *by_skill])), won, COLLECTED)


async def wants(t: FengshengTable, s: Player, partners: list[Player]) -> Player | None:
    """With which of these somebody declares by a skill, which one may. Of whom one has declined nobody is asked again
    before the next turn.
    """
    partners = [p for p in partners if not t.holds(DECLINED, s.no, str(p.no))]
    chosen: Player | None = None
    if len(partners) > 1:
        chosen = await which(t, s, "fengsheng.declare", partners, optional=True)
    elif partners and await agrees(t, s, "fengsheng.declare", (partners[0].no,)):
        chosen = partners[0]
    for p in partners if chosen is None else ():
        hold(t, DECLINED, s.no, str(p.no))
    return chosen


async def died(t: FengshengTable, fallen: list[Player]) -> None:
    """Missions that these deaths fulfil, with the intel as it lies."""
    declared = [s for s in t.seats if not s.out and identity(s).by_death(t, s, fallen)]
    await conclude(t, declared, declared, MISSION)


async def turn_over(t: FengshengTable) -> None:
    """搅局者: after everything at the end of the turn; and then whether the living are of one faction."""
    me = t.active
    if not me.out and identity(me).by_end(t, me):
        await conclude(t, [me], [me], MISSION)
    last_faction(t)


async def conclude(t: FengshengTable, declared: list[Player], won: list[Player], reason: str) -> None:
    """Who declares does so before all: what is asked from here on shows it. The usurper in the own turn takes the place
    of all who have won, and then skills say who wins along.
    """
    if not declared:
        return
    t.emit(Declared(tuple([s.no for s in declared])), public=True)
    if not t.active.out and identity(t.active).usurps(t, t.active):
        t.emit(Usurped(t.active.no), public=True)
        declared = won = [t.active]
        reason = USURPED
    for s in t.round(t.turn):
        for skill in skills(s):
            won = await skill.joins(t, s, declared, won)
    over(t, won, reason)


def with_faction(t: FengshengTable, declared: list[Player]) -> list[Player]:
    """They and all of their factions, the dead too, but nobody who is out."""
    factions = {s.team for s in declared if not isinstance(s.role, Mission)}
    if len(t.seats) == 4 and factions:
        factions = {RED, BLUE}  # at four these two win together
    return [s for s in t.seats if not s.out and (s in declared or s.team in factions)]


def nobody_left(t: FengshengTable) -> None:
    """Where nobody lives nobody has won, at once."""
    if not any(s.alive for s in t.seats):
        raise GameOver((), (), NOBODY_LEFT)


def last_faction(t: FengshengTable) -> None:
    """Where all who live when a turn ends are of one faction it has won without declaring."""
    living = t.living
    sides = {side(t, s) for s in living}
    if len(sides) == 1 and (t.options.last_faction or len(living) == 1):
        over(t, [s for s in t.seats if not s.out and (s in living or side(t, s) in sides)], LAST_FACTION)


def turns_of_quiet(t: FengshengTable) -> int:
    """After so many turns in a row without a death the game is broken off."""
    return t.options.quiet_rounds * len(t.seats)


def side(t: FengshengTable, s: Player) -> str:
    """With whom a player lives or dies: the own faction, or nobody."""
    if s.team not in (RED, BLUE):
        return s.token
    return "both" if len(t.seats) == 4 else s.team


def over(t: FengshengTable, won: list[Player], reason: str) -> None:
    """End the game: these have won."""
    seats = tuple(sorted({s.no for s in won}))
    raise GameOver(seats, tuple(sorted({t.seats[n].team for n in seats} - {""})), reason)
