"""Views: the table as one seat may know it, folded from what it may see and from nothing else."""

from __future__ import annotations

import gc
from random import Random
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from duskbell.kernel import HIDDEN, MODERATOR, Ask, Event, Game, GameOver, Play, Role, Ruling, View, choose
from duskbell.kernel.errors import NotAsked
from duskbell.kernel.event import Entry, Hidden
from tests.kernel.tiny import (
    CARD_GAME,
    GAMES,
    VOTE,
    Drawn,
    Noted,
    NoteTable,
    Peeked,
    RoleDealt,
    Shielded,
    Stacked,
    TinyEvent,
    made,
    plain,
    play_on,
    sit,
)

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
VIEWERS = (0, 1, 2, 3, None, MODERATOR)


def known(view: View[Any]) -> dict[str, Any]:
    return plain(view.table) | {"state": view.state(), "as_data": view.as_data(), "version": view.version}


def rebuilt(play: Play[Any], seat: int | None) -> View[Any]:
    """The view folded at once from the whole log."""
    first = play.game.new_table(len(play.table.seats), play.table.options)
    view = View(play.game, seat, first)
    for mine, real in zip(first.seats, play.table.seats, strict=True):
        mine.name = real.name
    view.fold(play.table.log)
    return view


@pytest.mark.slow
@EACH
def test_a_view_brought_up_to_date_step_by_step_is_the_view_folded_from_scratch(game: Game[Any]) -> None:
    for seed in range(6):
        play, rng = sit(game, 4, seed=str(seed), names=("Ann",)), Random(seed)
        for _ in range(60):
            for seat in VIEWERS:
                if rng.random() < 0.5:
                    assert known(play.view(seat)) == known(rebuilt(play, seat))
            play_on(play, rng, 1)
        for seat in VIEWERS:
            assert known(play.view(seat)) == known(rebuilt(play, seat))


@EACH
def test_a_view_holds_exactly_what_its_seat_may_see(game: Game[Any]) -> None:
    play = play_on(sit(game, 4), Random(2))
    for seat in (0, 1, 2, 3, None):
        visible: list[Event] = []
        for e in play.table.log:
            if e.public or (seat is not None and seat in e.seers(4)):
                visible.append(e.event)
            elif e.event.secret and (rest := e.event.redacted()) is not None:
                visible.append(rest)
        assert play.view(seat).events == visible


@EACH
def test_the_moderator_sees_everything(game: Game[Any]) -> None:
    play = play_on(sit(game, 4), Random(2))
    assert play.view(MODERATOR).events == [e.event for e in play.table.log]


def test_a_view_is_always_the_same_object() -> None:
    play = sit(VOTE, 4)
    view = play.view(2)
    play_on(play, Random(1))
    assert play.view(2) is view


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    play = sit(VOTE, 4)
    for seat in (4, 99, -1, -3):
        with pytest.raises(NotAsked):
            play.view(seat)


def test_me_is_the_viewer_s_own_seat_as_the_viewer_knows_it() -> None:
    play = sit(VOTE, 4)
    for n in range(4):
        me = play.view(n).me
        assert me.no == n
        assert me is play.view(n).table.seats[n]
        assert me is not play.table.seats[n]
        assert me.role is play.table.seats[n].role
    for nobody in (None, MODERATOR):
        with pytest.raises(LookupError):
            _ = play.view(nobody).me


def test_a_secret_field_reads_hidden_to_outsiders_and_true_to_its_seers() -> None:
    play = sit(CARD_GAME, 3)
    deck = play.table.deck
    play.answer(0, "2")
    assert play.view(0).events[-1] == Drawn(0, 2, deck[:2])
    for outsider in (1, 2, None):
        seen = play.view(outsider).events[-1]
        assert isinstance(seen, Drawn)
        assert (seen.seat, seen.count) == (0, 2)
        assert seen.cards is HIDDEN
        assert play.view(outsider).as_data()[-1] == {"type": "tiny.drawn", "seat": 0, "count": 2, "cards": "?"}
    assert any(isinstance(e, Stacked) and isinstance(e.cards, Hidden) for e in play.view(0).events)


def test_an_event_that_outsiders_learn_nothing_of_leaves_no_trace_with_them() -> None:
    play = sit(VOTE, 4)
    before = [known(play.view(n)) for n in (0, 1, 2, None)]
    play.table.emit(Shielded(2))
    play.table.emit(Shielded(2), play.table.seats[3])
    assert [known(play.view(n)) for n in (0, 1, 2, None)] == before
    assert play.view(3).events[-1] == Shielded(2)


def test_a_redaction_to_nothing_leaves_no_trace_either() -> None:
    play = sit(CARD_GAME, 3)
    before = [known(play.view(n)) for n in (0, 2, None)]
    play.table.emit(Peeked(1, ""), play.table.seats[1])
    assert [known(play.view(n)) for n in (0, 2, None)] == before
    play.table.emit(Peeked(1, "axe"), play.table.seats[1])
    for n in (0, 2, None):
        assert play.view(n).events[-1] == Peeked(1, HIDDEN)  # type: ignore[arg-type]


class Rumour(TinyEvent, frozen=True):
    """Without secret fields, but with something to say to outsiders."""

    who: int

    def redacted(self) -> Event | None:
        return Noted("somebody")


def test_what_an_event_says_to_outsiders_is_what_redacted_returns() -> None:
    async def script(t: NoteTable) -> str:
        t.emit(Rumour(1), t.seats[1])
        await choose(0, "k", ["a"])
        return "only"

    play = sit(made(only=script))
    assert play.view(1).events[-1] == Rumour(1)
    assert play.view(0).events[-1] == Noted("somebody")


def test_the_version_of_a_view_says_nothing_of_hidden_events() -> None:
    play = sit(VOTE, 4)
    versions = [play.view(n).version for n in (0, 1, None)]
    for _ in range(50):
        play.table.emit(Shielded(2), play.table.seats[2])
    assert [play.view(n).version for n in (0, 1, None)] == versions
    assert play.view(2).version == len(play.view(2).events)


def test_a_view_does_not_say_who_else_saw_what_it_sees() -> None:
    """A seat that learns that another saw the same thing has learned what that other is."""
    alone, watched = sit(VOTE, 4), sit(VOTE, 4)
    alone.table.emit(Shielded(2), alone.table.seats[2])
    watched.table.emit(Shielded(2), watched.table.seats[2], watched.table.seats[3])
    assert alone.view(2).table.log == watched.view(2).table.log


def test_two_tables_that_a_seat_cannot_tell_apart_look_alike_to_it() -> None:
    """Twins: whatever the others hold, the public sees the same as long as nothing public differs."""
    one, two = (sit(CARD_GAME, 3, chance=chance) for chance in (plainly, turned))
    assert one.table.deck[:2] == two.table.deck[:2]
    assert one.table.deck != two.table.deck
    for play in (one, two):
        play.answer(0, "2")
        play.answer(0, "no")
        play.answer(0, "")
        play.answer(1, "2")
    for seat in (0, 2, None):
        assert known(one.view(seat)) == known(two.view(seat))
    assert known(one.view(1)) != known(two.view(1))


def plainly(ask: Ask[Any]) -> str:
    return ",".join(ask.options)


def turned(ask: Ask[Any]) -> str:
    first, second, *rest = ask.options
    return ",".join([first, second, *reversed(rest)])


def test_a_role_that_is_hidden_is_unknown_in_the_state() -> None:
    class Carded(RoleDealt, frozen=True):
        def apply(self, t: Any) -> None:
            t.seats[self.seat].role = self.role

    play = sit(VOTE, 4)
    play.table.emit(Carded(1, HIDDEN), public=True)  # type: ignore[arg-type]
    seats = play.view(0).state()["seats"]
    assert seats[1]["role"] is None


@EACH
def test_the_state_of_a_view_is_plain_data(game: Game[Any]) -> None:
    play = play_on(sit(game, 4), Random(2), 5)
    for seat in VIEWERS:
        state = play.view(seat).state()
        assert msgspec.json.decode(msgspec.json.encode(state))["game"] == game.id
        msgspec.json.encode(play.view(seat).as_data())
        assert [s["seat"] for s in state["seats"]] == [0, 1, 2, 3]


def test_outside_tells_what_happened_since() -> None:
    play = sit(VOTE, 4)
    version = play.view(1).version
    play.rule(Ruling("pause", "tea"))
    assert play.view(1).as_data(version) == [{"type": "core.paused", "reason": "tea"}]
    assert play.view(1).as_data(version + 1) == []


# -- no way from a view to the table ----------------------------------------------------------------------------------

STOP = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, CodeType)


def reached(start: object) -> dict[int, object]:
    """Everything that can be reached from an object by attributes, items and references; not through code."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        x = todo.pop()
        if id(x) in found or isinstance(x, STOP):
            continue
        found[id(x)] = x
        todo += gc.get_referents(x)
        if isinstance(x, msgspec.Struct):
            todo += [getattr(x, n) for n in x.__struct_fields__]
        for kind in type(x).__mro__:
            slots = kind.__dict__.get("__slots__", ())
            todo += [getattr(x, n) for n in ([slots] if isinstance(slots, str) else slots) if hasattr(x, n)]
    return found


@EACH
@pytest.mark.parametrize("seat", [0, 3, None])
def test_nothing_in_a_view_leads_to_the_real_table(game: Game[Any], seat: int | None) -> None:
    play = play_on(sit(game, 4, seed="deep-secret", salt="deep-salt"), Random(5), 6)
    play.say(0, "hm") if play.channels(0) else None
    view = play.view(seat)
    found = reached(view)
    assert id(view.table) in found
    assert id(view.table.seats[1]) in found, "the walk goes deep"
    real: list[object] = [play, play.table, play.table.seats, *play.table.seats, play.table.by_token, play.table.log]
    real += [play.record, play.lines, play.record.header, play.where]
    for x in real:
        assert id(x) not in found, x
    for e in play.table.log:
        if not (e.public or (seat is not None and seat in e.seers(4))):
            assert id(e) not in found
            assert id(e.event) not in found
    if not play.over:
        assert not any(isinstance(x, str) and "deep-" in x for x in found.values())


@EACH
def test_nothing_in_a_question_leads_to_a_table(game: Game[Any]) -> None:
    play = play_on(sit(game, 4, moderator="ask"), Random(5), 2)
    asks = [*play.open.values(), *(a for mine in play.offers.values() for a in mine)]
    found = reached(asks)
    assert asks
    for x in found.values():
        assert isinstance(x, list | tuple | Ask | str | int | float | None), x


def test_changing_a_view_changes_nothing_but_the_view() -> None:
    play = sit(VOTE, 4)
    before, other = plain(play.table), known(play.view(1))
    t = play.view(0).table
    t.seats[1].alive = False
    t.log.clear()
    t.by_token.clear()
    t.spans.clear()
    assert plain(play.table) == before
    assert known(play.view(1)) == other
    assert plain(sit(VOTE, 4).table) == before


def test_a_game_that_is_over_shows_its_end_to_all() -> None:
    async def script(t: NoteTable) -> str:
        raise GameOver((1,), ("town",), "made.over")

    scripts: dict[str, Any] = {"only": script}
    play = sit(made(**scripts))
    for seat in (0, 1, 2, None, MODERATOR):
        assert play.view(seat).table.outcome == play.outcome


def test_entries_and_roles_are_values_that_can_be_shared() -> None:
    play = sit(VOTE, 4)
    e = play.table.log[0]
    assert isinstance(e, Entry)
    with pytest.raises(AttributeError):
        e.seen = 0  # type: ignore[misc]
    assert isinstance(play.view(0).me.role, Role)
