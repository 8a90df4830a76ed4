"""The vote of the day (投票规则, 警长规则): recommendation, ballots, a duel of the tied, exile."""

from __future__ import annotations

from duskbell.games.werewolf.adjudicate import aftermath
from duskbell.games.werewolf.ballot import cast_ballots, voters
from duskbell.games.werewolf.deaths import die
from duskbell.games.werewolf.events import Died, Named, NobodyExiled, Ordered, PeacefulDay, Tied, Upheld
from duskbell.games.werewolf.orders import by_lot
from duskbell.games.werewolf.role import cards_of
from duskbell.games.werewolf.speech import day_offers, in_speech, speak
from duskbell.games.werewolf.stages import BALLOT, DUEL, ENCORE, FAREWELL, ORDER, RECOMMEND, TALLY, walk
from duskbell.games.werewolf.table import EXILE, HELD, WerewolfTable
from duskbell.kernel import Seat, StageBegan, choose_many
from duskbell.kernel.log import since


async def vote(t: WerewolfTable) -> str:
    """Who has most votes is exiled. A tie is a duel: the tied speak and the others vote; a second tie exiles nobody."""
    if await aftermath(t):
        return "night"
    return await walk(
        t,
        {
            "": to_recommend,
            RECOMMEND: recommend,
            BALLOT: ballot,
            TALLY: tally,
            ORDER: order,
            DUEL: speak_again,
            ENCORE: speak_again,
            FAREWELL: leave,
        },
    )


async def to_recommend(t: WerewolfTable) -> str:
    """Before every ballot."""
    t.emit(StageBegan(RECOMMEND), public=True)
    return ""


async def recommend(t: WerewolfTable) -> str:
    """归票: the sheriff may name one or several of the living, or nobody; none is bound by it."""
    if t.badge == HELD and targets(t):
        living, seconds = t.living, t.options.sheriff_seconds
        named = await choose_many(t.sheriff, "werewolf.recommend", living, 0, len(living), seconds=seconds)
        t.emit(Named(t.sheriff, tuple([s.no for s in named])), public=True)
    t.emit(StageBegan(BALLOT), public=True)
    return ""


def targets(t: WerewolfTable) -> list[Seat]:
    """有效投票目标: all the living, or who is left of the tied."""
    return [t.seats[n] for n in t.duel if t.seats[n].alive] if t.duel else t.living


async def ballot(t: WerewolfTable) -> str:
    """放逐投票环节; of a duel, 放逐对决投票. Who has got the badge since the recommendation makes one first."""
    electors, valid = voters(t, "exile"), targets(t)
    if valid and t.badge == HELD and t.adviser != t.sheriff:
        return await to_recommend(t)
    if electors and valid:
        await cast_ballots(t, "exile", electors, valid)
    t.emit(StageBegan(TALLY), public=True)
    return ""


async def tally(t: WerewolfTable) -> str:
    """What the ballot that was told comes to. Whom a referee has killed since is not exiled any more."""
    if not t.duel and await undone(t):
        return ""
    top = [t.seats[n] for n in t.tally if t.seats[n].alive]
    if len(t.tally) > 1 and not t.duel and top:
        t.emit(Tied("exile", t.tally), public=True)
        t.emit(StageBegan(ORDER), public=True)
        return ""
    t.emit(StageBegan(FAREWELL), public=True)
    if len(t.tally) != 1 or not top or not await die(t, top[0], EXILE):
        t.emit(NobodyExiled() if died_by_day(t) else PeacefulDay(), public=True)
    return ""


async def undone(t: WerewolfTable) -> bool:
    """Whether a card of the table undoes the day's first ballot: one speech more, and a new vote. Of several cards each
    is asked once, whatever comes between.
    """
    left = [card for card in cards_of(t) if card.undoes and card.id not in t.upheld]
    for n, card in enumerate(left, 1):
        if speakers := await card.after_ballot(t):
            t.emit(Ordered(speakers), public=True)
            t.emit(StageBegan(ENCORE), public=True)
            return True
        if n < len(left):
            t.emit(Upheld(card.id))
    return False


async def order(t: WerewolfTable) -> str:
    """额外的发言环节内, 发言顺序的确定由上帝和玩家约定."""
    if tied := targets(t):
        await by_lot(t, tied)
    t.emit(StageBegan(DUEL), public=True)
    return ""


async def speak_again(t: WerewolfTable) -> str:
    """The tied, or whoever has undone a ballot; then all vote anew."""
    await speak(t, lambda: day_offers(t), lambda ask, value: in_speech(t, ask, value))
    return await to_recommend(t)


async def leave(t: WerewolfTable) -> str:
    """Whoever was exiled leaves."""
    await aftermath(t)
    return "night"


def died_by_day(t: WerewolfTable) -> bool:
    """Whether somebody has died since the night, so that the day is no 平安日."""
    return any(d.seat not in t.night_dead for d in since(t, "night", Died))
