"""The day (002 玩法, 白天): dawn, discussion, accusations and trials until a conviction or the close."""

from __future__ import annotations

from duskbell.games.mafia.table import (
    ACCUSATIONS,
    COMMENTS,
    DEFENCE,
    DISCUSSION,
    REASONS,
    SECOND,
    UNDECIDED,
    VOTE,
    Accused,
    Acquitted,
    DayClosed,
    Lapsed,
    MafiaTable,
    QuietNight,
    Seconded,
    Voted,
)
from duskbell.games.mafia.verdict import die, stalemate
from duskbell.kernel import MODERATOR, NOBODY, PASS, All, Ask, First, Seat, StageBegan

GO_ON = ("go-on",)
BALLOT = ("guilty", "innocent")
SUPPORT = ("second", PASS)
PACE = {stage: f"mafia.pace-{stage}" for stage in (DISCUSSION, REASONS, DEFENCE, COMMENTS)}
CLOSE: Ask[str] = Ask(MODERATOR, "mafia.close", ("close",), (), "close")


async def day(t: MafiaTable) -> str:
    """The day ends with a conviction, or when accusations are closed."""
    if t.victim != UNDECIDED:
        await dawn(t)
    if t.stage == "":
        t.emit(StageBegan(DISCUSSION), public=True)
    if t.stage == DISCUSSION:
        await pace(t, t.options.discussion_seconds)
        t.emit(StageBegan(ACCUSATIONS), public=True)
    while True:
        if t.accused < 0 and not await accusation(t):
            t.emit(DayClosed(), public=True)
            stalemate(t)
            return "night"
        if t.accused >= 0 and await trial(t):
            return "night"


async def dawn(t: MafiaTable) -> None:
    """Before anybody speaks the moderator points out who was killed, if anybody; the card is turned face up."""
    if t.victim == NOBODY or not await die(t, t.seats[t.victim], "killers"):
        t.emit(QuietNight(), public=True)


async def accusation(t: MafiaTable) -> bool:
    """Wait for an accusation. False when accusations close: nobody has or wants any, time is up, or the moderator
    says so. Until then who has passed may still accuse.
    """
    seconds, living = t.options.accusation_seconds, t.living
    targets = (*[s.token for s in living if s.no not in t.spared], PASS)
    asks: list[Ask[Seat]] = []
    mine_at = 0
    for me in living:
        mine = targets
        if me.no not in t.spared:
            mine = targets[:mine_at] + targets[mine_at + 1 :]
            mine_at += 1
        if t.lapsed:
            mine = tuple([x for x in mine if x == PASS or (me.no, t.by_token[x].no) not in t.lapsed])
        if len(mine) > 1:
            asks.append(Ask(me.no, "mafia.accuse", mine, (), PASS, seconds))
    spoken = await First(asks, (CLOSE,), again=True) if asks else None
    if spoken is None or spoken[0] is CLOSE:
        return False
    t.emit(Accused(spoken[0].to, spoken[1].no), public=True)
    return True


async def trial(t: MafiaTable) -> bool:
    """Reasons, a second, the defence, comments, the vote. True when the accused is convicted."""
    accused, accuser = t.seats[t.accused], t.seats[t.accuser]
    if t.stage == REASONS:
        await pace(t, t.options.reasons_seconds)
        t.emit(StageBegan(SECOND), public=True)
    if t.stage == SECOND and not await supported(t, accuser, accused):
        t.emit(Lapsed(accuser.no, accused.no), public=True)
        return False
    if t.stage == DEFENCE:
        await pace(t, t.options.defence_seconds)
        t.emit(StageBegan(COMMENTS), public=True)
    if t.stage == COMMENTS:
        await pace(t, t.options.comments_seconds)
        t.emit(StageBegan(VOTE), public=True)
    if not await convicted(t, accused):
        t.emit(Acquitted(accused.no), public=True)
        return False
    await die(t, accused, "vote")
    return True


async def supported(t: MafiaTable, accuser: Seat, accused: Seat) -> bool:
    """The moderator asks whether anybody else supports the accusation."""
    about, seconds = (accused.no, accuser.no), t.options.second_seconds
    asks: list[Ask[str]] = [
        Ask(s.no, "mafia.second", SUPPORT, about, PASS, seconds)
        for s in t.seats
        if s.alive and s is not accuser and s is not accused
    ]
    spoken = await First(asks, again=True)
    if spoken is None:
        return False
    t.emit(Seconded(spoken[0].to, accused.no), public=True)
    return True


async def convicted(t: MafiaTable, accused: Seat) -> bool:
    """All the living vote at once, the accused too; more than half of them convict."""
    about, seconds = (accused.no,), t.options.vote_seconds
    asks: list[Ask[str]] = [Ask(s.no, "mafia.vote", BALLOT, about, "innocent", seconds) for s in t.seats if s.alive]
    votes = await All(asks)
    guilty = tuple([n for n, vote in votes.items() if vote == "guilty"])
    innocent = tuple([n for n, vote in votes.items() if vote != "guilty"])
    t.emit(Voted(accused.no, guilty, innocent), public=True)
    return 2 * len(guilty) > len(votes)


def pace(t: MafiaTable, seconds: int) -> Ask[str]:
    """People talk until the moderator goes on, or `seconds` are over."""
    about = (t.accused,) if t.accused >= 0 else ()
    return Ask(MODERATOR, PACE[t.stage], GO_ON, about, "go-on", seconds)
