"""The course of a day: talk, the vote, the night, and what the morning brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from duskbell.games.aiwolf.roles import CASTS, WEREWOLF
from duskbell.games.aiwolf.table import (
    ATTACK,
    TALK,
    VILLAGE,
    VOTE,
    WHISPER,
    WOLVES,
    AiwolfTable,
    Attacked,
    Chosen,
    Divined,
    Exiled,
    Guarded,
    Met,
    Sensed,
    Voted,
    is_wolf,
    pack,
)
from duskbell.games.aiwolf.talk import talk
from duskbell.kernel import NOBODY, PASS, All, Ask, Dealt, GameOver, Seat, StageBegan, roll, shuffle
from duskbell.kernel.quiet import break_off


async def deal(t: AiwolfTable) -> str:
    """Everybody is dealt a role; the wolves learn of each other."""
    for s, card in zip(t.seats, await shuffle("aiwolf.deal", CASTS[len(t.seats)]), strict=True):
        t.emit(Dealt(s.no, card.id), s)
    pack = [s for s in t.seats if s.role is WEREWOLF]
    if len(pack) > 1:
        t.emit(Met(tuple([s.no for s in pack])), *pack)
    return "day"


async def day(t: AiwolfTable) -> str:
    """All talk; on day 0 the wolves whisper before."""
    if t.day == 0:
        await talk(t, WHISPER, t.wolves, t.options.whisper_turns)
    await talk(t, TALK, t.living, t.options.talk_turns)
    return "dusk"


async def dusk(t: AiwolfTable) -> str:
    """On day 0 the wolves whisper once more; on every other somebody is voted out, and the medium learns of it. Where
    the verdict is late a night follows unless the village has won.
    """
    if t.day == 0:
        await talk(t, WHISPER, t.wolves, t.options.whisper_turns)
        return "night"
    t.emit(StageBegan(VOTE), public=True)
    voters = t.living
    out = await vote(t, VOTE, voters, list((await All(ballot(t, VOTE, voters, 1))).values()))
    t.emit(Exiled(NOBODY if out is None else out.no), public=True)
    if out is not None:
        for s in t.holding("medium"):
            t.emit(Sensed(s.no, out.no, is_wolf(out)), s)
    if not (t.options.late_verdict and t.wolves):
        verdict(t)
    return "night"


async def night(t: AiwolfTable) -> str:
    """The wolves whisper; then seer, bodyguard and wolves choose, all at once, so that no pause tells who of them is
    left. In the first night the seer alone.
    """
    if t.day:
        await talk(t, WHISPER, t.wolves, t.options.whisper_turns)
    asks = [pick(t, s, "aiwolf.divine") for s in t.holding("seer")]
    if t.day:
        asks += [pick(t, s, "aiwolf.guard") for s in t.holding("bodyguard")]
        asks += ballot(t, ATTACK, t.wolves, 1)
    chosen = await All(asks)
    for s in t.holding("seer"):
        if (target := chosen[s.no]) is not None:
            t.emit(Divined(s.no, target.no, is_wolf(target)), s)
    if not t.day:
        return "dawn"
    for s in t.holding("bodyguard"):
        if (target := chosen[s.no]) is not None:
            t.emit(Guarded(s.no, target.no), s)
    victim = await vote(t, ATTACK, t.wolves, [chosen[s.no] for s in t.wolves])
    t.emit(Chosen(NOBODY if victim is None else victim.no), *pack(t))
    return "dawn"


async def dawn(t: AiwolfTable) -> str:
    """A new day: who was attacked and not guarded is dead."""
    if t.day > 1:
        t.emit(Attacked(NOBODY if t.victim == t.guarded else t.victim), public=True)
        verdict(t)
        break_off(t, t.options.quiet_days, "aiwolf.quiet")
    if t.options.last_day and t.day > t.options.last_day:
        raise GameOver((), (), "aiwolf.last-day")
    return "day"


def pick(t: AiwolfTable, me: Seat, key: str) -> Ask[Seat | None]:
    """Somebody else among the living, or nobody."""
    options = (*[s.token for s in t.others(me)], PASS)
    return Ask(me.no, key, options, (), PASS, t.options.action_seconds)


def ballot(t: AiwolfTable, kind: str, voters: Sequence[Seat], n: int) -> list[Ask[Seat | None]]:
    """The questions of the ballot with this number: wolves choose among those who are none."""
    targets = [s.token for s in t.living if kind == VOTE or not is_wolf(s)]
    own = kind == VOTE and not t.options.self_vote
    about = (n, rounds(t, kind))
    return [
        Ask(
            s.no,
            f"aiwolf.{kind}",
            (*[x for x in targets if not (own and x == s.token)], PASS),
            about,
            PASS,
            t.options.action_seconds,
            public=kind == VOTE,
        )
        for s in voters
    ]


def rounds(t: AiwolfTable, kind: str) -> int:
    """How many ballots there are at most."""
    return t.options.vote_rounds if kind == VOTE else t.options.attack_rounds


async def vote(t: AiwolfTable, kind: str, voters: Sequence[Seat], chosen: list[Seat | None]) -> Seat | None:
    """Whom most vote for, `chosen` being the first ballot. While several lead all vote again, as often as the options
    say; then chance decides, or wolves who do not agree attack nobody (`no_attack`). None, too, where nobody voted.
    """
    seats, most = tuple([s.no for s in voters]), rounds(t, kind)
    for n in range(1, most + 1):
        if n > 1:
            chosen = list((await All(ballot(t, kind, voters, n))).values())
        count = Counter([s.no for s in chosen if s is not None])
        ahead = [s for s in t.seats if count[s.no] == max(count.values(), default=-1)]
        last = len(ahead) == 1 or n == most
        told = Voted(kind, seats, tuple([NOBODY if s is None else s.no for s in chosen]), last)
        if kind == ATTACK:
            t.emit(told, *pack(t))
        else:
            t.emit(told, public=last and t.options.show_votes)
        if last:
            break
    if len(ahead) == 1:
        return ahead[0]
    if not ahead or (kind == ATTACK and t.options.no_attack):
        return None
    return await roll(f"aiwolf.{kind}-tie", ahead)


def verdict(t: AiwolfTable) -> None:
    """No wolf left: the village wins. No more humans than wolves: the wolves win, and whoever sides with them."""
    wolves = len(t.wolves)
    if wolves and wolves < len(t.living) - wolves:
        return
    team = WOLVES if wolves else VILLAGE
    members = tuple([s.no for s in t.seats if s.team == team])
    raise GameOver(members, (team,), "aiwolf.no-majority" if wolves else "aiwolf.no-wolves")
