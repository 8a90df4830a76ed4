"""Events: frozen facts with seers, secret fields and a name outside; marks; phases."""

from __future__ import annotations

import msgspec
import pytest

from duskbell.kernel import HIDDEN, Event, StageBegan, Table
from duskbell.kernel.core_events import Ended, Marked, PhaseBegan, Said, Unmarked
from duskbell.kernel.event import PUBLIC, Entry, Mark
from tests.kernel.tiny import VOTE, Died, Drawn, NoOptions, Peeked, Stacked, TinyEvent, sit


def lay(players: int = 4) -> Table:
    return Table.lay(players, NoOptions()).copy()


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Died(1).seat = 2  # type: ignore[misc]


def test_an_event_without_secret_fields_says_nothing_to_outsiders() -> None:
    assert Died(1).redacted() is None


def test_an_event_with_secret_fields_hides_those_and_shows_the_others() -> None:
    shown = Drawn(2, 2, ("axe", "egg")).redacted()
    assert isinstance(shown, Drawn)
    assert (shown.seat, shown.count) == (2, 2)
    assert shown.cards is HIDDEN


def test_a_game_may_decide_that_outsiders_learn_nothing() -> None:
    assert Peeked(1, "").redacted() is None
    assert Peeked(1, "axe").redacted() is not None


def test_outside_an_event_is_plain_data_with_its_name_and_what_is_hidden_is_a_question_mark() -> None:
    event = Stacked(3, ("axe", "egg", "fan"))
    assert event.type == "tiny.stacked"
    assert event.as_data() == {"type": "tiny.stacked", "count": 3, "cards": ("axe", "egg", "fan")}
    hidden = event.redacted()
    assert hidden is not None
    assert hidden.as_data() == {"type": "tiny.stacked", "count": 3, "cards": "?"}
    msgspec.json.encode(hidden.as_data())


def test_names_outside_are_made_of_words_joined_by_hyphens() -> None:
    assert PhaseBegan("day", 1).type == "core.phase-began"
    assert Died(1).type == "tiny.died"


def test_an_entry_knows_who_sees_it() -> None:
    t = lay()
    t.emit(Died(0), t.seats[1], t.seats[3])
    t.emit(Died(0), public=True)
    t.emit(Died(0))
    seen = [e.seers(4) for e in t.log]
    assert seen == [[1, 3], [0, 1, 2, 3], []]
    assert [e.public for e in t.log] == [False, True, False]
    assert t.log[1] == Entry(Died(0), PUBLIC)


def test_an_event_is_secret_unless_it_is_declared_public() -> None:
    t = lay()
    t.emit(Died(0))
    assert not t.log[0].public
    assert t.log[0].seers(40) == []


def test_an_event_changes_the_table_when_it_is_emitted() -> None:
    t = lay()
    t.emit(Died(2), public=True)
    assert [s.no for s in t.living] == [0, 1, 3]


def test_a_phase_begins_with_its_name_its_day_and_no_stage() -> None:
    t = lay()
    t.emit(StageBegan("late"), public=True)
    assert t.stage == "late"
    t.emit(PhaseBegan("day", 3), public=True)
    assert (t.phase, t.day, t.stage) == ("day", 3, "")
    assert t.spans == [("day", 1)]


def test_a_mark_lies_on_a_seat_with_its_source() -> None:
    t = lay()
    t.emit(Marked(1, "poisoned", 3))
    assert t.seats[1].marks == (Mark("poisoned", 3, at=1),)
    assert t.seats[1].has_mark("poisoned")
    assert not t.seats[3].has_mark("poisoned")


def test_a_mark_has_force_while_its_source_lives() -> None:
    t = lay()
    t.emit(Marked(1, "poisoned", 3))
    t.emit(Marked(2, "mayor"))
    assert t.in_force(t.seats[1], "poisoned")
    t.emit(Died(3), public=True)
    assert t.seats[1].has_mark("poisoned")
    assert not t.in_force(t.seats[1], "poisoned")
    assert t.in_force(t.seats[2], "mayor")


def test_a_mark_of_two_sources_has_force_while_one_of_them_lives() -> None:
    t = lay()
    t.emit(Marked(1, "poisoned", 3))
    t.emit(Marked(1, "poisoned", 2))
    t.emit(Died(3), public=True)
    assert t.in_force(t.seats[1], "poisoned")
    t.emit(Died(2), public=True)
    assert not t.in_force(t.seats[1], "poisoned")


def test_a_mark_that_ends_with_a_phase_is_gone_when_that_phase_begins() -> None:
    t = lay()
    t.emit(Marked(1, "drunk", until="night"))
    t.emit(Marked(1, "wounded"))
    t.emit(PhaseBegan("day", 1), public=True)
    assert t.in_force(t.seats[1], "drunk")
    t.emit(PhaseBegan("night", 2), public=True)
    assert not t.seats[1].has_mark("drunk")
    assert t.seats[1].has_mark("wounded")


def test_a_mark_is_taken_away_by_name() -> None:
    t = lay()
    t.emit(Marked(1, "drunk", 0))
    t.emit(Marked(1, "drunk", 2))
    t.emit(Marked(1, "mad", 2))
    t.emit(Unmarked(1, "drunk"))
    assert [m.name for m in t.seats[1].marks] == ["mad"]


def test_the_end_says_who_won() -> None:
    t = lay()
    t.emit(Ended((0, 2), ("town",), "tiny.over"), public=True)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.teams, t.outcome.reason) == ((0, 2), ("town",), "tiny.over")


def test_hidden_is_one_value_that_stays_itself() -> None:
    import copy

    assert copy.copy(HIDDEN) is HIDDEN
    assert copy.deepcopy(HIDDEN) is HIDDEN
    assert repr(HIDDEN) == "?"


def test_every_event_of_a_table_can_be_written_outside() -> None:
    play = sit(VOTE, 4, names=("Ann", "Bo"))
    for e in play.table.log:
        assert msgspec.json.decode(msgspec.json.encode(e.event.as_data()))["type"] == e.event.type
    assert Said(0, "public", "hi").as_data()["text"] == "hi"


def test_two_events_that_say_the_same_are_equal() -> None:
    assert Died(1) == Died(1)
    assert Died(1) != Died(2)
    events: list[Event] = [Died(1), TinyEvent()]
    assert events == [Died(1), TinyEvent()]
