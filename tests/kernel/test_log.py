"""Queries on the log: ever, this phase, since, during."""

from __future__ import annotations

from duskbell.kernel import Table
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.log import during, ever, since, this_phase
from tests.kernel.tiny import VOTE, Died, NoOptions, Saved, Voted, sit


def told(*what: str | int) -> Table:
    """A table on which phases began (words) and seats died (numbers)."""
    t: Table = Table.lay(9, NoOptions()).copy()
    for x in what:
        t.emit(Died(x) if isinstance(x, int) else PhaseBegan(x, 1), public=True)
    return t


def seats(found: list[Died]) -> list[int]:
    return [e.seat for e in found]


T = told(0, "night", 1, 2, "day", 3, "night", 4, "day", 5, 6, "dusk", 7)


def test_ever_is_all_that_happened_in_order() -> None:
    assert seats(ever(T, Died)) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert ever(T, Saved) == []


def test_this_phase_is_what_happened_since_it_began() -> None:
    assert seats(this_phase(T, Died)) == [7]
    assert seats(this_phase(told(1, "night"), Died)) == []
    assert seats(this_phase(told(1, 2), Died)) == [1, 2], "before the first phase there is only the table"


def test_since_is_what_happened_since_that_phase_last_began_whatever_followed() -> None:
    assert seats(since(T, "day", Died)) == [5, 6, 7]
    assert seats(since(T, "night", Died)) == [4, 5, 6, 7]
    assert seats(since(T, "dusk", Died)) == [7]
    assert since(T, "noon", Died) == []


def test_during_is_what_happened_in_the_last_phase_of_that_name_to_its_end() -> None:
    assert seats(during(T, "night", Died)) == [4]
    assert seats(during(T, "day", Died)) == [5, 6]
    assert seats(during(T, "dusk", Died)) == [7]
    assert during(T, "noon", Died) == []


def test_during_may_look_further_back() -> None:
    assert seats(during(T, "night", Died, ago=1)) == [1, 2]
    assert seats(during(T, "day", Died, ago=1)) == [3]
    assert during(T, "night", Died, ago=2) == []
    assert during(T, "dusk", Died, ago=1) == []


def test_the_begin_of_the_next_phase_is_no_part_of_the_one_before() -> None:
    assert [e.phase for e in during(T, "night", PhaseBegan)] in ([], ["night"])
    assert [e.phase for e in during(T, "day", PhaseBegan, ago=1)] in ([], ["day"])


def test_on_a_view_s_table_they_find_what_the_viewer_saw() -> None:
    t = told("night")
    t.emit(Saved(1), t.seats[1])
    play = sit(VOTE, 4)
    play.table.emit(Saved(1), play.table.seats[1])
    assert ever(play.view(1).table, Saved) == [Saved(1)]
    assert this_phase(play.view(1).table, Saved) == [Saved(1)]
    assert ever(play.view(2).table, Saved) == []


def test_spans_of_a_view_fit_the_view_s_own_log() -> None:
    play = sit(VOTE, 4)
    for no in [*play.open, *play.open]:
        if no in play.open:
            play.answer(no, 0)
    for seat in (0, 1, 2, 3, None):
        t = play.view(seat).table
        assert [p for p, _ in t.spans] == [p for p, _ in play.table.spans]
        for phase, at in t.spans:
            began = t.log[at].event
            assert isinstance(began, PhaseBegan)
            assert began.phase == phase
        assert len(ever(t, Voted)) == len(ever(play.table, Voted))
