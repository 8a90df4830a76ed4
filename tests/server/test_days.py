"""Tables that are played over days: how long everything takes, quiet hours, who is called, what sleeps and wakes."""

from __future__ import annotations

from datetime import datetime
from math import inf
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

import duskbell
from duskbell.games import GAMES
from duskbell.kernel import Ruling
from duskbell.server.errors import Damaged
from duskbell.server.room.absence import Absence
from duskbell.server.room.choices import days_of
from duskbell.server.room.over_days import BACK, OverDays
from duskbell.server.running.settings import Settings, Tempo
from duskbell.server.sitting import Days, Kept, Quiet, Sitting
from duskbell.server.store import Stored
from duskbell.server.wire import Wishes
from tests.server.house import QUIET, House, Message, open_house

HOUR = 3_600.0
BERLIN = "Europe/Berlin"


def at(text: str, zone: str = "UTC") -> float:
    """A moment, in seconds since 1970."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


# -- quiet hours -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "now", "over"),
    [
        ("23:00-08:00", "2026-06-01 22:59", "2026-06-01 22:59"),
        ("23:00-08:00", "2026-06-01 23:00", "2026-06-02 08:00"),
        ("23:00-08:00", "2026-06-02 07:59", "2026-06-02 08:00"),
        ("23:00-08:00", "2026-06-02 08:00", "2026-06-02 08:00"),
        ("12:30-14:00", "2026-06-01 13:00", "2026-06-01 14:00"),
        ("12:30-14:00", "2026-06-01 14:00", "2026-06-01 14:00"),
        ("23:00-08:00", "2026-12-31 23:30", "2027-01-01 08:00"),
        ("23:00-08:00", "2026-03-28 23:30", "2026-03-29 08:00"),  # the night that has an hour less
        ("23:00-08:00", "2026-10-24 23:30", "2026-10-25 08:00"),  # and the one that has one more
        ("01:00-02:30", "2026-03-29 01:30", "2026-03-29 03:30"),  # an end that the clocks leave out
    ],
)
def test_quiet_hours_end_by_the_clocks_of_their_zone(hours: str, now: str, over: str) -> None:
    assert Quiet.of(hours, BERLIN).until(at(now, BERLIN)) == at(over, BERLIN)


def test_an_end_that_comes_twice_is_never_past() -> None:
    quiet, second = Quiet.of("01:00-02:30", BERLIN), at("2026-10-25 00:45", "UTC")  # 01:45 there, for the second time
    for minutes in range(-90, 90, 7):
        now = second + 60 * minutes
        assert now <= quiet.until(now) <= now + 3 * HOUR


@pytest.mark.parametrize(
    ("hours", "zone", "why"),
    [
        ("08:00-08:00", "UTC", "quiet hours last up to 16"),
        ("08:00-07:00", "UTC", "quiet hours last up to 16"),
        ("23:00-08:00", "Europe/Nowhere", "there is no time zone"),
        ("23:00-08:00", "../etc/passwd", "there is no time zone"),
        ("23:00-08:00", "Europe", "there is no time zone"),
        ("23:00-08:00", "", "there is no time zone"),
    ],
)
def test_what_are_no_quiet_hours(hours: str, zone: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Quiet.of(hours, zone)


# -- how long everything takes -----------------------------------------------------------------------------------------


class Time:
    """The room's clock and the world's, which pass when told to."""

    def __init__(self, wall: str = "2026-06-01 12:00") -> None:
        self.now, self.ahead = 100.0, at(wall) - 100.0

    def __call__(self) -> float:
        return self.now

    def wall(self) -> float:
        return self.now + self.ahead


def days(time: Time, game: str = "mafia", players: int = 9, quiet: str = "", hours: int = 24) -> Days:
    found = days_of(game, players, {}, Wishes(hours=hours, quiet=quiet), time.wall)
    assert found is not None
    return found


def sitting(
    time: Time, over: Days, seed: int = 3, bots: Any = None, tempo: Tempo | None = None, **kept: Any
) -> Sitting:
    """Mafia with nine, killers' hearts unknown; all are people who may be anywhere, but for the `bots`."""
    play = duskbell.start("mafia", 9, seed=seed, moderator="ask", checkpoints=True)
    people = set(range(9)) - set(bots or {})
    return Sitting(
        play,
        person_moderates=False,
        bots=bots or {},
        present=lambda: people,
        watched=lambda: people,
        read=time,
        tempo=tempo or Tempo(),
        days=over,
        **kept,
    )


def test_which_games_have_days() -> None:
    usual = {
        game: rules.day_seconds(9, rules.read_options(9, {}))
        for game, rules in GAMES.items()
        if 9 in range(rules.players[0], rules.players[1] + 1)
    }
    assert {game for game, seconds in usual.items() if seconds} == {"mafia", "werewolf", "clocktower"}
    assert usual["mafia"] == 180 + 60 + 45 + 20 + 60 + 45 + 20
    assert usual["werewolf"] == 9 * 120 + 10


def test_a_day_takes_its_hours_and_nothing_less_than_a_twelfth_of_them() -> None:
    time = Time()
    it, over = sitting(time, days(time)), days(time)
    asked = it.questions.all()
    assert len(asked) == 9, "all are asked by night, truly or for show"
    assert {q.ends for q in asked} == {time.now + 45 * 24 * HOUR / 430}
    ask = asked[0].ask
    assert over.allowed(replace(ask, seconds=180.0)) == 24 * HOUR * 180 / 430
    assert over.allowed(replace(ask, seconds=1.0)) == 2 * HOUR
    hands = days(time, "clocktower")
    assert hands.allowed(replace(ask, key="clocktower.vote", seconds=1.0)) == HOUR / 2


def test_time_that_would_end_in_quiet_hours_ends_after_them() -> None:
    time = Time("2026-06-01 21:30")
    over = days(time, quiet="23:00-08:00")
    it = sitting(time, over)
    (ends,) = {q.ends for q in it.questions.all()}
    assert ends is not None
    assert ends + time.ahead == at("2026-06-02 08:00") + 1
    assert over.later(60.0) == 60.0
    assert over.later(inf) == inf
    late = Time("2026-06-01 23:30")
    it = sitting(late, days(late, quiet="23:00-08:00"))
    (ends,) = {q.ends for q in it.questions.all()}
    assert ends == late.now + 8.5 * HOUR + 45 * 24 * HOUR / 430, "what is put in quiet hours is read when they are over"


def test_a_pause_moves_no_deadline_into_quiet_hours() -> None:
    time = Time("2026-06-01 12:00")
    it = sitting(time, days(time, quiet="23:00-08:00"))
    it.rule(Ruling("pause"))
    time.now += 10 * HOUR
    it.rule(Ruling("resume"))
    (ends,) = {it.clock.real(q.ends) for q in it.questions.all() if q.ends is not None}
    assert ends is not None
    assert ends + time.ahead == at("2026-06-02 08:00") + 1


def test_a_talk_waits_for_people_who_are_away_and_ends_with_its_time() -> None:
    """Nobody is connected, and it is not over for that."""
    time = Time()
    it = sitting(time, days(time))
    _let_the_night_pass(it, time)
    began = time.now
    assert it.pace is not None
    assert it.talkers == {s.no for s in it.play.view(None).table.seats if s.alive}
    time.now += 10 * HOUR
    it.strike()
    assert it.pace is not None, "ten hours of talk"
    assert it.pace.question.ends == began + 24 * HOUR * 180 / 430
    time.now = it.pace.question.ends
    it.strike()
    assert it.pace is None
    assert it.play.table.stage == "accusations"


def test_a_talk_is_over_when_all_who_live_say_so() -> None:
    time = Time()
    it = sitting(time, days(time))
    _let_the_night_pass(it, time)
    for seat in sorted(it.talkers):
        it.ready(seat)
    it.strike()
    assert it.pace is None


def test_bots_take_their_time_and_are_not_waited_for_long() -> None:
    """All but one are bots: they answer within a quarter of an hour, and nothing waits for the end of its time."""
    time = Time()
    it = sitting(time, days(time), bots=dict.fromkeys(range(1, 9), "plain"))
    mine = it.questions.at(0)
    assert mine is not None
    assert it.wait() >= 60
    it.answer(0, mine.id, mine.ask.options[0])
    slow, scene = time.now + 900 * 2, it.curtain.scene
    while it.curtain.scene == scene and it.play.table.phase == "night":
        time.now += max(0.01, it.wait())
        it.strike()
        assert time.now <= slow, "a bot keeps nobody waiting"


def _let_the_night_pass(it: Sitting, time: Time) -> None:
    while it.play.table.phase != "day" or it.pace is None:
        time.now += max(0.01, it.wait())
        it.strike()


# -- who is called -----------------------------------------------------------------------------------------------------


def kept_beside(time: Time, over: Days, stored: Stored | None = None) -> OverDays:
    return OverDays(over, stored or Stored("abcdefgh", "mafia", 9, {}, "auto"), time, Absence(90.0))


def test_who_is_asked_is_called_once_and_once_more_before_the_end() -> None:
    time = Time()
    over = days(time)
    it, beside = sitting(time, over), kept_beside(time, over)
    everybody = range(9)
    assert beside.to_tell(it, everybody, {0, 1}) == [2, 3, 4, 5, 6, 7, 8], (
        "who is here sees it; asked truly or for show"
    )
    assert beside.news
    assert beside.to_tell(it, everybody, set()) == [], "who has seen it and leaves knows it"
    q = it.questions.at(2)
    assert q is not None
    assert q.ends is not None
    it.answer(2, q.id, q.ask.options[0])
    assert beside.wait() == pytest.approx(q.ends - HOUR - time.now)
    time.now = q.ends - HOUR
    assert beside.wait() == 0
    assert beside.to_tell(it, everybody, {3}) == [0, 1, 4, 5, 6, 7, 8], "2 has answered, 3 sees the clock"
    assert beside.to_tell(it, everybody, set()) == []
    assert beside.wait() == inf


def test_nobody_is_called_in_quiet_hours_nor_while_the_table_stands_still() -> None:
    time = Time("2026-06-01 23:30")
    over = days(time, quiet="23:00-08:00")
    it, beside = sitting(time, over), kept_beside(time, over)
    assert beside.to_tell(it, range(9), set()) == []
    assert beside.wait() == pytest.approx(8.5 * HOUR)
    time.now += 8.5 * HOUR
    assert len(beside.to_tell(it, range(9), set())) == 9
    other = sitting(time, over)
    other.rule(Ruling("pause"))
    assert kept_beside(time, over).to_tell(other, range(9), set()) == []


def test_a_talk_calls_those_whom_it_waits_for() -> None:
    time = Time()
    over = days(time)
    it, beside = sitting(time, over), kept_beside(time, over)
    _let_the_night_pass(it, time)
    living = sorted(it.talkers)
    it.ready(living[0])
    assert beside.to_tell(it, range(9), set()) == living[1:], "the dead and who is ready are not waited for"


def test_what_was_told_and_how_much_time_is_left_outlive_a_server() -> None:
    time = Time()
    over = days(time)
    it, beside = sitting(time, over), kept_beside(time, over)
    it.strike()
    beside.to_tell(it, range(9), {0})
    kept = beside.note(it.keep(time.now))
    assert not beside.news
    assert kept.wall == time.wall()
    (ends,) = {q.ends for q in it.questions.all()}
    assert ends is not None
    due = beside.due(it)
    assert due == pytest.approx(ends - HOUR + time.ahead, abs=2)
    time.now, time.ahead = 5_000.0, time.ahead + time.now + HOUR - 5_000.0  # another process, an hour later
    stored = Stored("abcdefgh", "mafia", 9, {}, "auto", kept=kept, due=due)
    again = kept_beside(time, over, stored)
    assert again.kept_at == pytest.approx(5_000.0 - HOUR)
    back = sitting(time, over, kept=kept, kept_at=again.kept_at)
    (left,) = {q.ends for q in back.questions.all()}
    assert left == pytest.approx(ends - 100.0 - HOUR + 5_000.0)
    assert again.to_tell(back, range(9), set()) == [], "all have been told, or have seen it"


def test_a_server_that_was_away_gives_back_what_it_missed() -> None:
    time = Time()
    over = days(time)
    kept = Kept(wall=time.wall())
    stored = Stored("abcdefgh", "mafia", 9, {}, "auto", kept=kept, due=int(time.wall() + HOUR))
    time.now += 30 * HOUR
    assert kept_beside(time, over, stored).kept_at == pytest.approx(time.now - HOUR + BACK)
    time.now -= 29 * HOUR - 60
    assert kept_beside(time, over, stored).kept_at == pytest.approx(time.now - HOUR - 60), "a minute is nothing"


# -- on the server -----------------------------------------------------------------------------------------------------

anyio_ = pytest.mark.anyio


async def made(house: House, **wishes: Any) -> Message:
    return await house.create(6, seed=3, hours=24, zone=BERLIN, quiet="23:00-08:00", **wishes)


@pytest.mark.slow
@anyio_
async def test_a_room_says_how_it_keeps_time_and_refuses_what_cannot_be(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await made(house)
        path, token = f"/rooms/{room['room']}", room["token"]
        info = (await house.get(path)).json()
        assert (info["hours"], info["quiet"], info["zone"]) == (24, "23:00-08:00", BERLIN)
        assert info["law"]["en"].endswith("a day takes about 24 hours · quiet from 23:00 to 08:00 (Europe/Berlin)")
        for wish in (
            {"hours": 49},
            {"hours": -1},
            {"quiet": "25:00-08:00"},
            {"quiet": "8-9"},
            {"zone": "Mars"},
            {"zone": "localtime"},
            {"zone": "right/UTC", "quiet": "23:00-08:00"},
            {"quiet": "01:00-23:00"},
        ):
            refused = await house.post(f"{path}/set", wish, token)
            assert (refused.status_code, refused.json()["error"]["key"]) == (400, "bad-message"), wish
        changed = await house.post(f"{path}/set", {"hours": 8, "quiet": ""}, token)
        assert (changed.json()["hours"], changed.json()["quiet"]) == (8, "")
        sitting_game = {"game": "fengsheng", "players": 5, "name": "Ann", "hours": 24}
        refused = await house.post("/rooms", sitting_game)
        why = "fengsheng is played at one sitting: it has no days that could take hours."
        assert refused.json()["error"]["message"] == why


@pytest.mark.slow
@anyio_
async def test_a_table_sleeps_and_wakes_in_time_and_is_neither_empty_nor_old(tmp_path: Path) -> None:
    """Nobody is connected: it leaves memory, and whoever looks after such tables opens it when its time has come."""
    clock = [at("2026-06-01 10:00", BERLIN)]
    settings = Settings(Tempo.of(0), QUIET.limits, retry=0, wall=lambda: clock[0], put_away=0.0, stand_in=0.05)
    async with open_house(tmp_path, settings) as house:
        assert house.app is not None
        rooms, waking = house.app.state.rooms, house.app.state.waking
        room = await made(house, decoys=True)
        await house.fill(room, people=5)
        code, store = room["room"], house.app.state.store

        async def asleep() -> Stored:
            while code in {one.id for one in rooms.here()}:
                (one,) = [one for one in rooms.here() if one.id == code]
                await one._task
            stored: Stored = await store.load(code)
            return stored

        first = await asleep()
        assert first.due is not None
        assert first.kept is not None
        assert clock[0] < first.due < clock[0] + 3 * HOUR, "somebody is to be told once more before the time is over"
        await waking.look()
        assert not rooms.here(), "it is not due yet"
        lines = len(first.lines)
        for _ in range(3):
            clock[0] = first.due
            await waking.look()
            later = await asleep()
            assert later.due is None or later.due > first.due
            first = later
        assert len(first.lines) > lines, "time has gone on without anybody"
        assert all(not chair.left for chair in first.chairs), "nobody stands in for who sleeps"


@pytest.mark.slow
@anyio_
async def test_a_table_that_cannot_be_opened_is_tried_less_and_less_often(tmp_path: Path) -> None:
    clock = [at("2026-06-01 10:00")]
    unhurried = replace(QUIET.tempo, heard=10_000.0)  # whoever is dead and here ends no talk of bots
    settings = replace(QUIET, wall=lambda: clock[0], put_away=0.0, tempo=unhurried)
    async with open_house(tmp_path, settings) as house:
        assert house.app is not None
        state = house.app.state
        room = await made(house)
        await house.fill(room)
        await next(one for one in state.rooms.here())._task
        tried = []

        async def get(code: str) -> Any:
            tried.append(code)
            raise Damaged("no.")

        state.rooms.get = get
        clock[0] += 30 * HOUR
        for _ in range(10):
            await state.waking.look()
            clock[0] += 20.0
        assert 2 <= len(tried) <= 5
        del state.rooms.get
