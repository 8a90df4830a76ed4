"""Where things come from: marks and abilities, what was prevented by whom, who may answer, news, notes, memos."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import MODERATOR, Event, Role, Seat, Table, choose, happen, when
from duskbell.kernel.core_events import AbilityFell, Marked, PhaseBegan, Prevented, Unmarked
from duskbell.kernel.event import MODERATOR_BIT, PUBLIC, Entry, Mark
from duskbell.kernel.view import View
from tests.kernel.tiny import (
    BOMB,
    VOTE,
    Died,
    NoOptions,
    Noted,
    NoteTable,
    TinyEvent,
    asking,
    laid,
    made,
    nothing,
    plain,
    play_on,
    run,
    sit,
)  # fmt: skip


def marks(t: Table) -> list[list[tuple[str, int, str]]]:
    return [[(m.name, m.by, m.of) for m in s.marks] for s in t.seats]


# -- marks -------------------------------------------------------------------------------------------------------------


def test_a_mark_is_taken_away_by_its_source_and_others_of_its_name_stay() -> None:
    t = laid(None, None, None)
    for by, of in ((1, "poisoner"), (2, "poisoner"), (2, "widow"), (-1, "")):
        t.emit(Marked(0, "poisoned", by, "", of))
    t.emit(Unmarked(0, "poisoned", 2, "widow"))
    assert marks(t)[0] == [("poisoned", 1, "poisoner"), ("poisoned", 2, "poisoner"), ("poisoned", -1, "")]
    t.emit(Unmarked(0, "poisoned", 1))
    assert marks(t)[0] == [("poisoned", 2, "poisoner"), ("poisoned", -1, "")]
    t.emit(Unmarked(0, "poisoned"))
    assert marks(t)[0] == []


def test_an_ability_that_falls_takes_its_marks_with_it_wherever_they_lie_and_no_others() -> None:
    t = laid(None, None, None)
    for seat, name, by, of in (
        (0, "poisoned", 1, "poisoner"), (2, "doomed", 1, "poisoner"), (2, "drunk", 1, "sailor"),
        (2, "ill", 0, "poisoner"),
    ):  # fmt: skip
        t.emit(Marked(seat, name, by, "", of))
    t.emit(AbilityFell(1, "poisoner"))
    assert marks(t) == [[], [], [("drunk", 1, "sailor"), ("ill", 0, "poisoner")]]


def test_a_mark_knows_its_age_and_which_of_two_is_older() -> None:
    t = laid(None, None)
    t.emit(PhaseBegan("night", 2))
    t.emit(Marked(1, "first", 0))
    t.emit(Marked(0, "second", 0))
    t.emit(PhaseBegan("night", 4))
    first, second = t.seats[1].marks[0], t.seats[0].marks[0]
    assert (t.age(first), first.day) == (2, 2)
    assert first.at < second.at
    assert Mark("plain") == Mark("plain", -1, "", "", 0, 0)


# -- what was prevented, and who may answer ----------------------------------------------------------------------------


class Bodyguard(Role):
    @when(Died, "before")
    async def guard(self, me: Seat, t: Table, event: Died) -> Event | None:
        return Prevented(event.type, me.no, self.id) if event.seat != me.no else None


def test_who_prevented_what_by_what_is_for_the_moderator() -> None:
    t = laid(None, Bodyguard())
    assert run(happen(t, Died(0), *t.seats, public=True)) == Prevented("tiny.died", 1, "bodyguard")
    assert t.log[-1] == Entry(Prevented("tiny.died", 1, "bodyguard"), MODERATOR_BIT)


class Echo(Role):
    """Writes down that it was heard."""

    @when(Died, "before")
    async def before(self, me: Seat, t: Table, event: Died) -> None:
        t.emit(Noted(f"{me.no} before"))

    @when(Died, "after")
    async def after(self, me: Seat, t: Table, event: Died) -> None:
        t.emit(Noted(f"{me.no} after"))


class TurnTable(NoteTable, eq=False):
    """From seat 2 on; the dead are silent, but whom an event kills may still answer to it."""

    def speakers(self, event: Event, time: Any, heard: Any = ()) -> list[tuple[Any, Role]]:
        if time == "after":
            return list(heard)
        order = [*self.seats[2:], *self.seats[:2]]
        return [(s, s.role) for s in order if s.alive and s.role is not None]


def test_a_game_sets_who_may_answer_to_an_event_and_in_which_order() -> None:
    echo = Echo()
    t = laid(echo, echo, echo, echo, kind=TurnTable)
    t.seats[3].alive = False
    run(happen(t, Died(0)))
    assert t.notes == ("2 before", "0 before", "1 before", "2 after", "0 after", "1 after")


def test_by_default_everybody_with_hooks_is_heard_in_seat_order_both_times() -> None:
    echo = Echo()
    t = laid(echo, None, echo)
    run(happen(t, Died(0)))
    assert t.notes == ("0 before", "2 before", "0 after", "2 after")


# -- hearsay -----------------------------------------------------------------------------------------------------------


class Believed(TinyEvent, frozen=True):
    """A seat is told that another is dead, which may be so or not."""

    hearsay = True

    seat: int

    def apply(self, t: Table) -> None:
        t.seats[self.seat].alive = False


async def rumours(t: Table) -> str:
    t.emit(Believed(1), t.seats[0])
    await choose(0, "k", ["a"])
    t.emit(Believed(2), public=True)
    await choose(0, "k", ["a"])
    return await nothing(t)


def test_news_that_may_be_false_changes_the_hearers_views_and_never_the_table() -> None:
    play = sit(made(only=rumours), 3)

    def living(seat: int | None) -> list[int]:
        return [s.no for s in play.view(seat).table.living]

    assert [s.no for s in play.table.living] == [0, 1, 2]
    assert [living(seat) for seat in (0, 1, 2, None, MODERATOR)] == [[0, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]
    play.answer(0, "a")
    assert [s.no for s in play.table.living] == [0, 1, 2]
    assert [living(seat) for seat in (0, 1, 2, None, MODERATOR)] == [[0], [0, 1], [0, 1], [0, 1], [0, 1, 2]]
    assert plain(play.view(MODERATOR).table) == plain(play.table)


def test_the_news_is_in_the_log_of_whoever_heard_and_of_the_moderator() -> None:
    play = sit(made(only=rumours), 3)
    told = [Believed(1) in play.view(seat).events for seat in (0, 1, 2, None, MODERATOR)]
    assert told == [True, False, False, False, True]


def test_a_view_that_is_folded_late_believes_the_same() -> None:
    play = sit(made(only=rumours), 3)
    early = play.view(0)
    play.answer(0, "a")
    play.view(0)
    late: View[Any] = View(play.game, 0, play.game.new_table(3, NoOptions()))
    late.fold(play.table.log)
    assert plain(late.table) == plain(early.table)
    assert [e.seen for e in play.table.log if isinstance(e.event, Believed)] == [MODERATOR_BIT | 1, PUBLIC]


# -- notes -------------------------------------------------------------------------------------------------------------


def test_each_option_has_a_note_or_none_has() -> None:
    ask = choose(MODERATOR, "k", ["a", "b"], optional=True, notes=("true", "drunk"))
    assert dict(zip(ask.options, ask.notes, strict=True)) == {"a": "true", "b": "drunk", "pass": ""}
    assert choose(0, "k", ["a", "b"]).notes == ()
    with pytest.raises(ValueError, match=r"^k has 2 options, but 1 notes; each option has one, or none has$"):
        _ = choose(0, "k", ["a", "b"], notes=("true",))


def test_notes_are_in_nobody_s_view() -> None:
    play, _ = asking(lambda t: choose(MODERATOR, "k", ["a", "b"], notes=("secret-why", "")), moderator="ask")
    play.answer(MODERATOR, "a")
    for seat in (0, 1, 2, None):
        assert "secret-why" not in repr((play.view(seat).state(), play.view(seat).as_data()))


# -- memos -------------------------------------------------------------------------------------------------------------


def test_a_memo_is_worked_out_once_for_as_long_as_nothing_happens() -> None:
    worked_out = []

    def living(t: Table, plus: int = 0) -> int:
        worked_out.append(plus)
        return len(t.living) + plus

    t = laid(None, None, None)
    assert [t.memo(living), t.memo(living), t.memo(living, 10), t.memo(living, 10)] == [3, 3, 13, 13]
    assert worked_out == [0, 10]
    t.emit(Died(1))
    assert [t.memo(living), t.memo(living)] == [2, 2]
    assert worked_out == [0, 10, 0]


def test_a_memo_is_no_state() -> None:
    t = laid(None, None)
    t.memo(lambda table: [table])
    twin = t.copy()
    assert twin.memos == {}
    assert plain(twin) == plain(t)
    assert t.memos is not twin.memos


@pytest.mark.parametrize("game", [VOTE, BOMB], ids=lambda g: g.id)
def test_a_memo_is_right_whenever_it_is_asked_for_at_the_table_and_in_views(game: Any) -> None:
    def alive(t: Table) -> tuple[int, ...]:
        return tuple([s.no for s in t.living])

    rng = Random(5)
    play = sit(game, 5)
    while not play.over:
        for t in (play.table, play.view(2).table, play.fork().table):
            assert t.memo(alive) == alive(t)
        play_on(play, rng, 1)
    play.undo()
    assert play.table.memo(alive) == alive(play.table)
