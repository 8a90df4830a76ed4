"""What holds on every Mafia table, whatever people do: who is asked, who speaks, who votes, who wins."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import duskbell
from duskbell.games import GAMES
from duskbell.games.mafia import table as mafia
from duskbell.games.mafia.roles import cast, recommended_killers
from duskbell.kernel import CHANCE, MODERATOR, PASS, SILENCE, Dealt, DuskbellError, Play, Record, Unmasked, rebuild
from duskbell.kernel.ask import token
from duskbell.kernel.core_events import Ended, PhaseBegan
from duskbell.kernel.record import encode
from tests.games.mafia.tables import Setting, settings_of_tables, steps

pytestmark = pytest.mark.slow

ALL_EVENTS = [k for k in vars(mafia).values() if isinstance(k, type) and issubclass(k, mafia.MafiaEvent)]


def events(play: Play[Any]) -> list[Any]:
    return [e.event for e in play.table.log]


@settings(max_examples=200, deadline=None)
@given(settings_of_tables())
def test_only_the_right_people_are_asked_and_only_about_the_living(setting: Setting) -> None:
    """The dead never; at night killers and angels; nobody about themselves, the dead, or today's acquitted."""
    play = setting.lay()
    for _ in steps(setting, play):
        t = play.table
        alive = {s.no for s in t.seats if s.alive}
        keys = {a.key for a in play.open.values()} - {"mafia.close"}
        assert len(keys) <= 1, "one thing at a time"
        for seat, ask in play.open.items():
            assert ask.to == seat
            if seat == MODERATOR:
                assert ask.key == "mafia.deal-to" or ask.key.startswith("mafia.pace-")
                continue
            assert seat in alive
            role = t.seats[seat].role.id
            named = {int(o[1:]) for o in ask.options if o.startswith("#")}
            assert named <= alive
            if ask.key == "mafia.kill":
                assert role == "killer"
                assert named == alive
                assert (PASS in ask.options) is not setting.options["must_kill"]
            elif ask.key == "mafia.ask":
                assert role.startswith("angel")
                assert named == alive - {seat}
            elif ask.key == "mafia.accuse":
                assert seat not in named
                assert not named & t.spared
            elif ask.key == "mafia.second":
                assert seat not in (t.accused, t.accuser)
            elif ask.key == "mafia.decoy":
                assert seat == min(alive), "nothing that a card tells"
                assert t.stage == "killers"
            else:
                assert ask.key == "mafia.vote"
        if t.stage == "vote":
            assert set(play.open) <= alive
        assert set(play.offers) <= {MODERATOR}


@settings(max_examples=200, deadline=None)
@given(settings_of_tables())
def test_only_the_right_people_speak(setting: Setting) -> None:
    """By night awake killers among themselves; by day the living, or the one who has the floor, who may whisper where
    that is allowed; the dead never, or with each other.
    """
    play = setting.lay()
    for n, _ in enumerate(steps(setting, play)):
        t = play.table
        if play.over:
            break
        for s in t.seats:
            channels = [c.id for c in play.channels(s.no)]
            aloud = ["public"]
            if setting.options["whispers"]:
                aloud += [f"whisper#{other.no}" for other in t.seats if other.alive and other is not s]
            if s.has_mark("muted") or t.phase == "deal":
                assert channels == []
            elif not s.alive:
                assert channels == (["dead"] if setting.options["dead_talk"] else [])
            elif t.phase == "night":
                awake = t.stage == "killers" and s.role.id == "killer"
                assert channels == (["killers"] if awake else [])
            elif t.stage in ("reasons", "defence"):
                floor = t.accuser if t.stage == "reasons" else t.accused
                assert channels == (aloud if s.no == floor else [])
            else:
                assert channels == aloud
            if not channels and n % 11 == 0:
                with pytest.raises(DuskbellError):
                    play.say(s.no, "psst")


@settings(max_examples=200, deadline=None)
@given(settings_of_tables())
def test_trials_are_counted_by_the_book(setting: Setting) -> None:
    """Every living seat votes exactly once; more than half convicts; once a day and acquitted only once a day."""
    play = setting.lay()
    for _ in steps(setting, play):
        pass
    dead, acquitted, executed = set[int](), set[int](), 0
    story = events(play)
    for n, e in enumerate(story):
        if isinstance(e, PhaseBegan) and e.phase == "night":
            acquitted, executed = set(), 0
        elif isinstance(e, mafia.Accused):
            assert e.seat != e.accused
            assert not {e.seat, e.accused} & dead
            assert e.accused not in acquitted
        elif isinstance(e, mafia.Voted):
            hands = [*e.guilty, *e.innocent]
            assert sorted(hands) == [x for x in range(setting.players) if x not in dead]
            after = story[n + 1]
            if len(e.guilty) * 2 > len(hands):
                assert isinstance(after, mafia.Died)
                assert (after.seat, after.cause) == (e.accused, "vote")
            else:
                assert after == mafia.Acquitted(e.accused)
        elif isinstance(e, mafia.Acquitted):
            acquitted.add(e.seat)
        elif isinstance(e, mafia.Died):
            dead.add(e.seat)
            executed += e.cause == "vote"
            assert executed <= 1


@settings(max_examples=300, deadline=None)
@given(settings_of_tables(most=24))
def test_the_game_ends_exactly_when_the_text_says(setting: Setting) -> None:
    """No killers: the village. No more others than killers: the killers. Nobody else ever wins, and never later."""
    play = setting.lay()
    for _ in steps(setting, play):
        pass
    cards = {e.seat: e.role for e in events(play) if isinstance(e, Dealt)}
    killers = {n for n, card in cards.items() if card == "killer"}
    others = set(cards) - killers
    living = set(cards)
    story = events(play)
    assert len(killers) < len(others), "nobody has won before it begins"
    for n, e in enumerate(story):
        if not isinstance(e, mafia.Died):
            continue
        living.discard(e.seat)
        if not living & killers:
            wanted = Ended(tuple(sorted(others)), ("village",), "mafia.no-killers")
        elif len(living & others) <= len(living & killers):
            wanted = Ended(tuple(sorted(killers)), ("killers",), "mafia.no-majority")
        else:
            assert not isinstance(story[n + 1], Ended)
            continue
        assert story[n + 1] == wanted
    (end,) = [e for e in story if isinstance(e, Ended)]
    if end.reason == "mafia.quiet":
        assert end.winners == ()
        assert len(living & others) > len(living & killers) > 0


@settings(max_examples=200, deadline=None)
@given(settings_of_tables(most=24))
def test_cards_are_conserved(setting: Setting) -> None:
    play = setting.lay()
    for _ in steps(setting, play):
        pass
    dealt = [e.role for e in sorted((e for e in events(play) if isinstance(e, Dealt)), key=lambda e: e.seat)]
    killers = setting.options["killers"] or recommended_killers(setting.players)
    assert Counter(dealt) == Counter(c.id for c in cast(setting.players, killers, setting.options["angels"]))
    assert [e.roles for e in events(play) if isinstance(e, Unmasked)] == [tuple(dealt)]
    for e in events(play):
        if isinstance(e, mafia.Died):
            assert e.role == dealt[e.seat]


@settings(max_examples=200, deadline=None)
@given(settings_of_tables())
def test_a_night_kills_one_at_most_and_must_kill_one_where_it_must(setting: Setting) -> None:
    play = setting.lay()
    for _ in steps(setting, play):
        pass
    story = events(play)
    dawns = [n for n, e in enumerate(story) if isinstance(e, PhaseBegan) and e.phase == "day"]
    for n in dawns:
        first = story[n + 1]
        assert isinstance(first, mafia.QuietNight) or (isinstance(first, mafia.Died) and first.cause == "killers")
        if setting.options["must_kill"]:
            assert isinstance(first, mafia.Died)
    killed = [e for e in story if isinstance(e, mafia.Died) and e.cause == "killers"]
    assert len(killed) == sum(isinstance(story[n + 1], mafia.Died) for n in dawns)


# Records and tokens


@settings(max_examples=200, deadline=None)
@given(settings_of_tables(), st.integers(0, 400))
def test_a_record_tells_its_table_at_any_moment(setting: Setting, stop: int) -> None:
    """Written and read, it rebuilds the same log, the same questions and the same views."""
    play = setting.lay()
    for n, _ in enumerate(steps(setting, play)):
        if n == stop:
            break
    record = Record.parse(play.record.dump())
    assert record.lines == play.lines
    assert record.header == play.record.header
    assert record.dump() == play.record.dump()
    again = rebuild(GAMES["mafia"], record)
    assert [(e.event, e.seen) for e in again.table.log] == [(e.event, e.seen) for e in play.table.log]
    assert again.open == play.open
    assert again.outcome == play.outcome
    for viewer in (None, MODERATOR, *range(setting.players)):
        assert again.view(viewer).as_data() == play.view(viewer).as_data()
        assert encode(again.view(viewer).state()) == encode(play.view(viewer).state())


@settings(max_examples=125, deadline=None)
@given(settings_of_tables())
def test_tokens_name_their_things_and_nothing_else_is_taken(setting: Setting) -> None:
    """An answer can be given as token, index or thing; each reads back as the same; a foreign one is refused."""
    play = setting.lay()
    foreign = [
        "",
        "#",
        "#-1",
        f"#{setting.players}",
        "# 1",
        "1",
        None,
        True,
        -1,
        999,
        1.5,
        "PASS",
        "killer,killer",
        "\0",
    ]
    for n, _ in enumerate(steps(setting, play)):
        for ask in play.open.values():
            assert ask.default in (*ask.options, SILENCE)
            for i, option in enumerate(ask.options):
                thing = ask.read(option, play.table.by_token)
                assert token(thing) == option
                assert ask.accept(option) == ask.accept(i) == ask.accept(thing) == option
        if n % 29 == 0:
            for seat, ask in list(play.open.items()):
                before = len(play.lines), len(play.table.log)
                for wrong in foreign:
                    if wrong not in ask.options and token(wrong) not in ask.options:
                        assert not taken(play, seat, wrong)
                assert (len(play.lines), len(play.table.log)) == before


@settings(max_examples=100, deadline=None)
@given(settings_of_tables())
def test_lines_say_who_answered_what(setting: Setting) -> None:
    play = setting.lay()
    for _ in steps(setting, play):
        pass
    for line in play.lines:
        if isinstance(line[0], int):
            assert line[0] in (CHANCE, MODERATOR) or 0 <= line[0] < setting.players
            assert line[1].startswith("mafia.")
            assert line[3:] in ((), ("clock",))
        else:
            assert line[0] in ("say", "rule")


@settings(max_examples=75, deadline=None)
@given(settings_of_tables(), st.integers(1, 5), st.integers(10, 200))
def test_what_is_taken_back_leaves_no_trace_but_the_undo(setting: Setting, count: int, stop: int) -> None:
    """After an undo the questions are those of a table that never went so far."""
    play, marks = setting.lay(), list[tuple[int, Any]]()
    decided = 0
    for n, _ in enumerate(steps(setting, play)):
        decided = sum(decision(line, setting.moderator) for line in play.lines)
        marks.append((decided, dict(play.open)))
        if n == stop:
            break
    assume(decided >= count)
    play.undo(count)
    assert play.open == next(asked for d, asked in reversed(marks) if d == decided - count)
    assert play.record.dump().count('"undo"') == 1


def taken(play: Play[Any], seat: int, what: object) -> bool:
    """Whether an answer counts; it may also be refused, or come too late for the question before."""
    try:
        return play.answer(seat, what)
    except DuskbellError:
        return False


def decision(line: tuple[Any, ...], moderator: str) -> bool:
    return isinstance(line[0], int) and line[0] != CHANCE and not (moderator == "auto" and line[0] == MODERATOR)


@given(st.integers(5, 24), st.integers(-3, 15), st.integers(-3, 5))
def test_a_table_is_laid_or_refused_with_a_sentence(players: int, killers: int, angels: int) -> None:
    fits = 0 <= killers <= min(11, (players - 1) // 2) and 0 <= angels <= 2
    options = {"killers": killers, "angels": angels}
    if fits:
        assert duskbell.start("mafia", players, seed=1, options=options).open
    else:
        with pytest.raises(DuskbellError, match=r"\A[^\n]+\.\Z"):
            duskbell.start("mafia", players, seed=1, options=options)


def test_every_event_of_the_game_is_met_by_random_tables() -> None:
    """So that the properties above are about all of them. Only a referee's hand lets anybody live again."""
    met = set[type]()
    for seed in range(60):
        options = {"killers": 1 + seed % 2, "angels": 2, "angel_aloud": True, "must_kill": seed % 3 == 0}
        options |= {"moderator_deals": False, "dead_may_look": True, "killer_rounds": 2, "quiet_days": 3}
        setting = Setting(8, seed, options, ("auto", "ask")[seed % 2], 0.02)
        play = setting.lay()
        for _ in steps(setting, play):
            pass
        met |= {type(e) for e in events(play)}
    assert {k for k in ALL_EVENTS if k not in met} == {mafia.MafiaEvent, mafia.Revived}


def test_random_people_are_random() -> None:
    """Each seat and each team wins some of these tables."""
    teams, seats = Counter[str](), Counter[int]()
    for seed in range(80):
        play = duskbell.start("mafia", 7, seed=seed)
        rng = Random(seed)
        while not play.over:
            seat = rng.choice(list(play.open))
            play.answer(seat, play.open[seat].sample(rng))
        assert play.outcome is not None
        teams.update(play.outcome.teams)
        seats.update(play.outcome.winners)
    assert min(teams["village"], teams["killers"]) > 5
    assert set(seats) == set(range(7))
