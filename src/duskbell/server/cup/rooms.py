"""The rooms in which takes are played: made when a take begins, read when its table is over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from duskbell.cup import Cup, Result, result_of
from duskbell.cup.draw.sides import dealt, excess, fairest
from duskbell.cup.records import known, replayed
from duskbell.cup.state import Place, Take
from duskbell.kernel import MODERATOR
from duskbell.server.auth import new_code
from duskbell.server.cup.whose import Whose
from duskbell.server.errors import NotOver
from duskbell.server.room import Deed, Room
from duskbell.server.room.naming import LONGEST_NAME
from duskbell.server.store import BOT, PERSON, Chair, Stored
from duskbell.server.store.ending import Ending
from duskbell.server.wire import Wishes

BOT_KIND = "plain"


def room_of(cup: Cup, code: str, place: Place, take: Take, tokens: Mapping[str, str]) -> Stored:
    """A new room for a take that begins, with everybody at their number. `tokens`: by whose they are, what opens the
    seats: what people already have for the cup.
    """
    judged = take.judge not in cup.state.programs
    return _laid(cup, code, place, take, tokens, judged=judged, seed=_seed(cup, take))


def rooms_over(cup: Cup, code: str) -> list[tuple[str, int, Stored]]:
    """Rooms for the takes whose records came along with a cup, by table and number: their tables are over, and nobody
    sits there. Raises `BadCup` for a record that does not lead to the result that the cup has.
    """
    found: list[tuple[str, int, Stored]] = []
    for kept in known(cup, cup.records):
        play, place = replayed(cup, kept), cup.state.table(kept.table)
        header = play.record.header
        judged = header.moderator == "ask"
        room = _laid(cup, code, place, place.takes[kept.take - 1], {}, judged=judged, seed=None)
        room.options, room.header, room.lines = header.options, header, list(play.record.lines)
        room.ended = Ending.of(play)
        if found and found[-1][0] == place.id:
            found[-1][2].next = room.id
        found.append((place.id, kept.take, room))
    return found


def _laid(
    cup: Cup, code: str, place: Place, take: Take, tokens: Mapping[str, str], *, judged: bool, seed: str | None
) -> Stored:
    state = cup.state
    chairs = [
        _chair(seat, who, state_name, bot, tokens)
        for seat, who, state_name, bot in sorted(_seated(cup, place, take), key=lambda row: row[0])
    ]
    if judged:
        referee = Whose("referee", name=take.judge)
        chairs.insert(0, Chair(MODERATOR, take.judge[:LONGEST_NAME], PERSON, token=tokens.get(str(referee), "")))
    return Stored(
        new_code(),
        state.game,
        state.size,
        dict(cup.header.options),
        "me" if judged else "auto",
        seed,
        wishes=Wishes(delay=state.policy.spectators.delay),
        host=MODERATOR if judged else 0,
        cup=f"{code}/{place.id}/{take.no}",
        chairs=chairs,
    )


def _seed(cup: Cup, take: Take) -> str | None:
    """Of as many deals as the policy says the one that evens sides best; None where they fall as they fall."""
    state = cup.state
    if state.policy.seats.deals == 1:
        return None
    seeds = [secrets.token_hex(16) for _ in range(state.policy.seats.deals)]
    seats = {number - 1: team for team, number in take.numbers.items()}
    deals = []
    for seed in seeds:
        sides = dealt(state.game, state.size, cup.header.options, seed)
        deals.append({team: sides[seat] for seat, team in seats.items()})
    return seeds[fairest(excess(state), deals)]


def _seated(cup: Cup, place: Place, take: Take) -> list[tuple[int, Whose, str, str]]:
    """By seat: whose it is, the name to be seen, and the kind of bot if it is one."""
    found = []
    for team, number in take.numbers.items():
        if team in take.sat:
            member = cup.state.member(team, take.sat[team])
            found.append((number - 1, Whose("member", team=team, member=member.id), member.name, member.bot))
        else:
            bot = BOT_KIND if team in take.bots else ""
            found.append((number - 1, Whose("stand-in", table=place.id, team=team), take.stood[team], bot))
    return found


def _chair(seat: int, whose: Whose, name: str, bot: str, tokens: Mapping[str, str]) -> Chair:
    if bot:
        return Chair(seat, name[:LONGEST_NAME], BOT, bot)
    return Chair(seat, name[:LONGEST_NAME], PERSON, token=tokens.get(str(whose), ""))


def seat_of(cup: Cup, place: Place, take: Take, whose: Whose) -> int | None:
    """The chair that somebody has at a take, `MODERATOR` for who judges it; None: none."""
    if whose.role == "referee":
        return MODERATOR if whose.name == take.judge else None
    return next((seat for seat, who, _, _ in _seated(cup, place, take) if who == whose), None)


class ReadResult(Deed):
    """What a table that is over came to. Raises `NotOver`."""

    __slots__ = ()
    people = False

    def do(self, room: Room) -> Result:
        if room.sitting is None or not room.sitting.play.over:
            raise NotOver("the table is not over.")
        return result_of(room.sitting.play)


class Hold(Deed):
    """Another token opens a chair of a cup's table, or none does: whoever held it is sent away."""

    __slots__ = ("seat", "token")

    def __init__(self, seat: int, token: str) -> None:
        super().__init__()
        self.seat, self.token = seat, token

    def do(self, room: Room) -> None:
        if room.roster.hold(self.seat, self.token):
            room.dismiss(self.seat)


class LeadOn(Deed):
    """Another take of the table has begun in the room `to`: this one leads there."""

    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        super().__init__()
        self.to = to

    def do(self, room: Room) -> None:
        if room.stored.next != self.to:
            room.change(next=self.to)
