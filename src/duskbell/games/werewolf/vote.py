"""The vote of the day (投票规则, 警长规则): recommendation, ballots, a duel of the tied, exile."""

from __future__ import annotations

from duskbell.games.werewolf.adjudicate import after_deaths
from duskbell.games.werewolf.ballot import cast_ballots, most_voted
from duskbell.games.werewolf.deaths import die
from duskbell.games.werewolf.events import Died, Named, NobodyExiled, Ordered, PeacefulDay, Tied
from duskbell.games.werewolf.role import cards_of
from duskbell.games.werewolf.speech import by_lot, day_offers, in_speech, speak
from duskbell.games.werewolf.table import EXILE, HELD, WerewolfTable
from duskbell.kernel import StageBegan, choose_many
from duskbell.kernel.log import since

RECOMMEND, BALLOT, DUEL, FAREWELL = "recommend", "vote", "duel", "farewell"
ENCORE = "encore"


async def vote(t: WerewolfTable) -> str:
    """Who has most votes is exiled. A tie is a duel: the tied speak and the others vote; a second tie exiles nobody."""
    if t.stage != FAREWELL:
        await after_deaths(t, day=True)
    if t.cut:
        return "night"
    if t.stage == "":
        t.emit(StageBegan(RECOMMEND), public=True)
    while t.stage != FAREWELL:
        if t.stage in (DUEL, ENCORE):
            await speak(t, lambda: day_offers(t), lambda ask, value: in_speech(t, ask, value))
            t.emit(StageBegan(RECOMMEND), public=True)
        if t.stage == RECOMMEND:
            await recommend(t)
            t.emit(StageBegan(BALLOT), public=True)
        await ballot(t)
    await after_deaths(t, day=False)
    return "night"


async def recommend(t: WerewolfTable) -> None:
    """归票: the sheriff may name one or several of the living, or nobody; none is bound by it."""
    if t.badge != HELD:
        return
    me, living = t.seats[t.sheriff], t.living
    seconds = t.options.sheriff_seconds
    named = await choose_many(me, "werewolf.recommend", living, 0, len(living), seconds=seconds)
    t.emit(Named(me.no, tuple([s.no for s in named])), public=True)


async def ballot(t: WerewolfTable) -> None:
    """放逐投票环节; of a duel, 放逐对决投票."""
    tied = [t.seats[n] for n in t.duel if t.seats[n].alive]
    voters = [s for s in t.voters if s.no not in t.duel]
    top = most_voted(t, await cast_ballots(t, "exile", voters, tied or t.living)) if voters else ()
    if not t.duel and await undone(t):
        return
    if len(top) > 1 and not t.duel:
        t.emit(Tied("exile", top), public=True)
        await by_lot(t, [t.seats[n] for n in top])
        t.emit(StageBegan(DUEL), public=True)
        return
    t.emit(StageBegan(FAREWELL), public=True)
    if len(top) != 1 or not await die(t, t.seats[top[0]], EXILE):
        t.emit(NobodyExiled() if died_by_day(t) else PeacefulDay(), public=True)


def died_by_day(t: WerewolfTable) -> bool:
    """Whether somebody has died since the night, so that the day is no 平安日."""
    return any(d.seat not in t.night_dead for d in since(t, "night", Died))


async def undone(t: WerewolfTable) -> bool:
    """Whether a card of the table undoes the day's first ballot: one speech more, and a new vote."""
    for card in cards_of(t):
        if speakers := await card.after_ballot(t):
            t.emit(Ordered(speakers), public=True)
            t.emit(StageBegan(ENCORE), public=True)
            return True
    return False
