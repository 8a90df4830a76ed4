"""The Python interface as DESIGN §6 promises it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

import duskbell
from duskbell.kernel import MODERATOR, Play
from duskbell.kernel.core_events import Ended
from duskbell.kernel.errors import BadOption, BadRecord, BadTable, Diverged, DuskbellError, IllegalAnswer, NotAsked
from duskbell.testing import random_answers


def first_options(play: Play[Any]) -> Play[Any]:
    """The loop of DESIGN §6, word for word."""
    while not play.over:
        for seat, ask in list(play.open.items()):  # several may be open at once
            play.answer(seat, ask.options[0])  # an option, its token, or its index
    return play


def log(play: Play[Any]) -> list[tuple[dict[str, Any], int]]:
    return [(e.event.as_data(), e.seen) for e in play.table.log]


def midway(seed: int = 7, steps: int = 9, **kw: Any) -> Play[Any]:
    """A table of nine in the middle of its play."""
    play = duskbell.start("mafia", players=9, seed=seed, **kw)
    for n, _ in enumerate(random_answers(play, Random(seed)), 1):
        if n == steps:
            break
    assert not play.over
    return play


# -- the contract's own lines ------------------------------------------------------------------------------------------


def test_the_contract_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play = duskbell.start("mafia", players=12, seed=7, options={"angels": 2})
    first_options(play)
    outcome = play.outcome
    assert outcome is not None
    assert set(outcome.winners) <= set(range(12))
    assert outcome.teams in (("village",), ("killers",), ())
    assert outcome.reason.startswith("mafia.")
    assert play.view(3).seat == 3
    assert play.view(None).seat is None
    play.record.save("game.jsonl")
    assert log(duskbell.load("game.jsonl")) == log(play)
    assert log(play.fork()) == log(play)
    play.undo(1)
    assert not play.over


@pytest.mark.parametrize("moderator", ["auto", "ask"])
@pytest.mark.parametrize("players", [5, 8, 12, 24])
def test_first_options_finish_a_game_of_any_size(players: int, moderator: Literal["auto", "ask"]) -> None:
    assert first_options(duskbell.start("mafia", players=players, seed=1, moderator=moderator)).over


def test_a_stale_snapshot_never_raises() -> None:
    """A token of the snapshot's own ask is taken, or was too late (False): it is never an error."""
    late = 0
    for seed in range(250):
        rng = Random(seed)
        given = {"angels": rng.randrange(3), "must_kill": rng.random() < 0.5, "killers": rng.choice([0, 1, 2])}
        moderator: Literal["auto", "ask"] = "ask" if seed % 2 else "auto"
        play = duskbell.start("mafia", players=rng.randrange(5, 10), seed=seed, options=given, moderator=moderator)
        rounds = 0
        while not play.over:
            rounds += 1
            assert rounds < 20_000
            snapshot = list(play.open.items())
            rng.shuffle(snapshot)
            for seat, ask in snapshot:
                before = len(play.lines)
                taken = play.answer(seat, rng.choice(ask.options))
                assert taken is (len(play.lines) > before)
                late += not taken
    assert late > 100, "no race was lost, so nothing was tried"


def test_a_late_answer_changes_nothing() -> None:
    play = first_accusations()
    (one, ask), (two, other) = list(play.open.items())[:2]
    assert play.answer(one, ask.options[0])
    before = log(play), dict(play.open), list(play.lines)
    assert play.answer(two, other.options[0], ask=other) is False
    assert (log(play), dict(play.open), list(play.lines)) == before


def first_accusations() -> Play[Any]:
    play = duskbell.start("mafia", players=9, seed=2)
    while next(iter(play.open.values())).key != "mafia.accuse":
        for seat, ask in list(play.open.items()):
            play.answer(seat, ask.options[0], ask=ask)
    return play


# -- answers -----------------------------------------------------------------------------------------------------------


def test_an_answer_is_an_option_or_an_index_or_the_thing_itself() -> None:
    plays = [midway(steps=2) for _ in range(3)]
    seat, ask = next(iter(plays[0].open.items()))
    n = next(i for i, o in enumerate(ask.options) if o.startswith("#"))
    thing = plays[2].table.seats[int(ask.options[n][1:])]
    for play, what in zip(plays, (ask.options[n], n, thing), strict=True):
        assert play.answer(seat, what) is True
    assert plays[0].lines == plays[1].lines == plays[2].lines
    assert log(plays[0]) == log(plays[1]) == log(plays[2])


@pytest.mark.parametrize(
    "what", ["nonsense", "#99", "#-1", "", -1, 999, 10**30, 1.5, None, True, b"#1", object(), ["#1"], ("#1", "#2"), {}]
)
def test_any_other_answer_is_refused_and_changes_nothing(what: object) -> None:
    play = duskbell.start("mafia", players=9, seed=7, options={"must_kill": True})
    seat = next(iter(play.open))
    before = log(play), dict(play.open), list(play.lines)
    with pytest.raises(IllegalAnswer, match=r"mafia\.kill.*#0"):
        play.answer(seat, what)
    assert (log(play), dict(play.open), list(play.lines)) == before


def test_who_is_not_asked_cannot_answer() -> None:
    play = duskbell.start("mafia", players=9, seed=7)
    idle = next(n for n in range(9) if n not in play.open)
    for seat in (idle, 9, 77, -1, -2, -9, 10**9):
        with pytest.raises(NotAsked):
            play.answer(seat, "#1")
        with pytest.raises(NotAsked):
            play.silence(seat)


def test_after_the_end_nothing_is_answered() -> None:
    play = first_options(duskbell.start("mafia", players=7, seed=1))
    assert play.open == {}
    for seat in range(7):
        with pytest.raises(DuskbellError):
            play.answer(seat, "nonsense")


# -- start -------------------------------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_table_whether_number_or_word() -> None:
    one, two, other = (duskbell.start("mafia", players=9, seed=s) for s in (7, "7", 8))
    assert one.record.header == two.record.header
    assert one.lines == two.lines
    assert one.lines != other.lines


def test_without_a_seed_nobody_can_know_it() -> None:
    one, two = (duskbell.start("mafia", players=9) for _ in range(2))
    assert one.record.header.seed != two.record.header.seed
    assert len(one.record.header.seed) >= 32
    assert len(one.record.header.salt) >= 16
    assert one.record.header.salt not in one.record.header.seed


def test_names_are_on_the_seats_and_in_every_view() -> None:
    play = duskbell.start("mafia", players=5, seed=1, names=("Ann", "Bea", "Cy", "Dan", "Eve"))
    assert [s.name for s in play.view(None).table.seats] == ["Ann", "Bea", "Cy", "Dan", "Eve"]
    assert [s["name"] for s in play.view(2).state()["seats"]] == ["Ann", "Bea", "Cy", "Dan", "Eve"]
    assert play.record.header.names == ("Ann", "Bea", "Cy", "Dan", "Eve")


def test_options_are_read_as_values_or_as_words() -> None:
    one = duskbell.start("mafia", players=9, seed=1, options={"angels": 2, "must_kill": True})
    two = duskbell.start("mafia", players=9, seed=1, options={"angels": "2", "must_kill": "yes"})
    assert one.record.header == two.record.header
    assert json.loads(one.record.dump().splitlines()[0])["options"]["angels"] == 2


@pytest.mark.parametrize("players", [4, 25, 0, -5, 10**12, 7.5, "7", None, True])
def test_impossible_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(BadTable, match="mafia is for 5 to 24 players"):
        duskbell.start("mafia", players=players)


@pytest.mark.parametrize(
    "options",
    [
        {"angel": 1},
        {"angels": 3},
        {"angels": -1},
        {"angels": 1.5},
        {"angels": True},
        {"angels": None},
        {"angels": []},
        {"must_kill": 2},
        {"must_kill": {}},
        {"killers": 5},
        {1: 2},
    ],
)
def test_bad_options_are_refused_with_one_sentence(options: Any) -> None:
    with pytest.raises(BadOption) as refused:
        duskbell.start("mafia", players=9, options=options)
    assert str(refused.value).endswith(".")


def test_what_was_read_before_does_not_soften_what_is_refused() -> None:
    """True equals 1 and 7.0 equals 7, but neither is a number of angels or of players."""
    duskbell.start("mafia", players=7, options={"angels": 1})
    with pytest.raises(BadOption):
        duskbell.start("mafia", players=7, options={"angels": True})
    with pytest.raises(BadOption):
        duskbell.start("mafia", players=7, options={"angels": 1.0})
    with pytest.raises(BadTable):
        duskbell.start("mafia", players=7.0, options={"angels": 1})  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadTable, match="mafia"):
        duskbell.start("chess", players=9)


def test_the_moderator_is_asked_only_when_wanted() -> None:
    auto = duskbell.start("mafia", players=9, seed=1)
    ask = duskbell.start("mafia", players=9, seed=1, moderator="ask")
    seen = {"auto": 0, "ask": 0}
    for name, play in (("auto", auto), ("ask", ask)):
        for _ in random_answers(play, Random(1)):
            seen[name] += MODERATOR in play.open or MODERATOR in play.offers
    assert seen["auto"] == 0
    assert seen["ask"] > 0


# -- views -------------------------------------------------------------------------------------------------------------


def test_a_view_holds_what_the_seat_may_know_and_nothing_else() -> None:
    play = midway()
    me = next(n for n in range(9) if play.table.seats[n].role.id == "villager")
    known = [s.role for s in play.view(me).table.seats if s.role is not None]
    assert play.view(me).me.role.id == "villager"
    assert len(known) == 1 + sum(not s.alive for s in play.table.seats if s.no != me)
    assert all(s.role is None or not s.alive for s in play.view(None).table.seats)
    assert all(s.role is not None for s in play.view(MODERATOR).table.seats)
    assert play.view(me).table is not play.table
    assert play.view(me).table.seats[me] is not play.table.seats[me]


def test_the_public_view_and_the_moderators_hold_no_seat() -> None:
    play = midway()
    for viewer in (None, MODERATOR):
        with pytest.raises(LookupError):
            _ = play.view(viewer).me
    for nobody in (9, -1, -3, 99):
        with pytest.raises(NotAsked):
            play.view(nobody)


def test_a_view_goes_with_the_play() -> None:
    play = midway()
    view = play.view(3)
    version = view.version
    first_options(play)
    assert play.view(3) is view
    assert view.version > version
    assert type(view.events[-1]).__name__ == "Revealed"
    assert sum(type(e) is Ended for e in view.events) == 1


# -- record, fork, undo ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_a_record_can_be_saved_and_loaded_at_any_point(tmp_path: Path, moderator: Literal["auto", "ask"]) -> None:
    play = duskbell.start("mafia", players=7, seed=3, moderator=moderator, names=("Ann", "暮", "c", "d", "e", "f", "g"))
    path = tmp_path / "game.jsonl"
    for n, _ in enumerate(random_answers(play, Random(3))):
        if n % 9 == 0 or play.over:
            play.record.save(str(path))
            again = duskbell.load(path)
            assert log(again) == log(play)
            assert (again.open, again.offers, again.outcome) == (play.open, play.offers, play.outcome)
            assert again.record.dump() == play.record.dump()
            assert again.record.lost == ""


def test_a_loaded_table_goes_on_like_the_first(tmp_path: Path) -> None:
    play = midway()
    play.record.save(tmp_path / "game.jsonl")
    again = duskbell.load(tmp_path / "game.jsonl")
    assert log(first_options(again)) == log(first_options(play))


def test_a_cut_off_record_loads_up_to_the_cut_and_says_so(tmp_path: Path) -> None:
    play = midway()
    text = play.record.dump()
    path = tmp_path / "cut.jsonl"
    path.write_text(text[:-5], encoding="utf-8")
    again = duskbell.load(path)
    assert again.lines == play.lines[:-1]
    assert f"line {text.count(chr(10))} " in again.record.lost


def test_a_record_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        duskbell.load(tmp_path / "none.jsonl")
    (tmp_path / "bad.jsonl").write_text("hello\n", encoding="utf-8")
    with pytest.raises(BadRecord):
        duskbell.load(tmp_path / "bad.jsonl")


def test_a_record_of_other_rules_says_where_it_parts(tmp_path: Path) -> None:
    play = midway(steps=4)
    rows = play.record.dump().splitlines()
    rows[3] = rows[3].replace("mafia.kill", "mafia.murder")
    path = tmp_path / "other.jsonl"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    with pytest.raises(Diverged, match="answer 3") as parted:
        duskbell.load(path)
    assert parted.value.line == 3


@pytest.mark.parametrize("checkpoints", [True, False])
def test_a_fork_goes_its_own_way_with_the_same_chance(checkpoints: bool) -> None:
    play = midway(checkpoints=checkpoints)
    fork = play.fork()
    before = log(play), list(play.lines), dict(play.open)
    assert (log(fork), list(fork.lines), dict(fork.open)) == before
    first_options(fork)
    assert (log(play), list(play.lines), dict(play.open)) == before
    assert log(first_options(play)) == log(fork)


def test_undo_takes_back_answers_and_tells_everybody() -> None:
    play = midway(steps=6)
    questions, answers = dict(play.open), log(play)
    for seat, ask in list(play.open.items())[:1]:
        play.answer(seat, ask.options[0])
    play.undo(1, "a slip")
    assert dict(play.open) == questions
    assert log(play)[:-1] == answers
    assert play.view(None).as_data()[-1] == {
        "type": "core.undone",
        "count": "?",
        "reason": "a slip",
        "sealed": False,
    }
    again = duskbell.rebuild(play.record)
    assert log(again) == log(play)


@pytest.mark.parametrize("count", [0, -1, 10_000])
def test_undo_of_what_was_not_answered_is_refused(count: int) -> None:
    play = midway(steps=3)
    before = log(play), list(play.lines), dict(play.open)
    with pytest.raises(DuskbellError):
        play.undo(count)
    assert (log(play), list(play.lines), dict(play.open)) == before
    assert first_options(play).over


def test_what_is_promised_is_exported() -> None:
    for name in ("start", "load", "rebuild", "GAMES", "Play", "Record", "DuskbellError", "__version__"):
        assert hasattr(duskbell, name)
