"""Roles: stateless singletons, their ids and their hooks."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from duskbell.kernel import Event, Role, Seat, Table, registry, when
from tests.kernel.tiny import Died, Saved, TinyEvent, laid


class Ghost(Role):
    @when(Died, "before")
    async def moan(self, me: Seat, t: Table, event: Died) -> Event | None:
        return None


class TownCrier(Role):
    team = "town"


class Quiet(Ghost):
    async def moan(self, me: Seat, t: Table, event: Died) -> Event | None:
        return Saved(event.seat)


class Louder(Ghost):
    @when(Died, "before")
    async def moan(self, me: Seat, t: Table, event: Died) -> Event | None:
        return Saved(event.seat)


class Rattling(Role):
    @when(Saved, "after")
    async def rattle(self, me: Seat, t: Table, event: Saved) -> None: ...


class Poltergeist(Ghost, Rattling): ...


def heard(t: Table, kind: type[Event], time: Any) -> list[tuple[int, str, str]]:
    return [
        (me.no, role.id, hook.__qualname__)
        for me, role in t.speakers(Saved(0), time)
        for hook in role.hooks.get((kind, time), ())
    ]


def test_a_role_is_named_after_its_class_unless_it_says_otherwise() -> None:
    class Named(Role):
        id = "the-one"

    assert [TownCrier().id, Ghost().id, Named().id] == ["town_crier", "ghost", "the-one"]
    assert TownCrier().token == "town_crier"
    assert repr(TownCrier()) == "town_crier"


def test_a_subclass_has_an_id_of_its_own_and_its_team_from_its_parent() -> None:
    class MuteCrier(TownCrier): ...

    assert MuteCrier().id == "mute_crier"
    assert MuteCrier().team == "town"


def test_a_copy_of_a_role_is_the_role() -> None:
    ghost = Ghost()
    assert copy.copy(ghost) is ghost
    assert copy.deepcopy(ghost) is ghost


def test_a_registry_holds_roles_by_id_in_the_order_given() -> None:
    ghost, crier = Ghost(), TownCrier()
    assert list(registry(ghost, crier).items()) == [("ghost", ghost), ("town_crier", crier)]


def test_two_roles_of_one_id_are_refused() -> None:
    with pytest.raises(ValueError, match="share an id"):
        registry(Ghost(), Ghost())


def test_hooks_are_found_by_the_event_and_the_time() -> None:
    t = laid(Ghost(), None, Rattling())
    assert heard(t, Died, "before") == [(0, "ghost", "Ghost.moan")]
    assert heard(t, Died, "after") == []
    assert heard(t, Saved, "after") == [(2, "rattling", "Rattling.rattle")]
    assert heard(t, TinyEvent, "before") == []


def test_a_subclass_keeps_its_parent_s_hooks() -> None:
    class Wraith(Ghost): ...

    assert heard(laid(Wraith()), Died, "before") == [(0, "wraith", "Ghost.moan")]
    assert heard(laid(Ghost()), Died, "before") == [(0, "ghost", "Ghost.moan")]


def test_a_subclass_that_writes_its_parent_s_hook_anew_has_only_its_own() -> None:
    assert heard(laid(Louder()), Died, "before") == [(0, "louder", "Louder.moan")]


def test_a_subclass_may_change_what_its_parent_s_hook_does_without_saying_when_again() -> None:
    assert heard(laid(Quiet()), Died, "before") == [(0, "quiet", "Quiet.moan")]


def test_a_role_of_two_parents_has_the_hooks_of_both() -> None:
    t = laid(Poltergeist())
    assert heard(t, Died, "before") == [(0, "poltergeist", "Ghost.moan")]
    assert heard(t, Saved, "after") == [(0, "poltergeist", "Rattling.rattle")]


def test_one_deed_may_answer_to_two_events() -> None:
    class Bell(Role):
        @when(Died, "after")
        @when(Saved, "after")
        async def toll(self, me: Seat, t: Table, event: Event) -> None: ...

    t = laid(Bell())
    assert len(heard(t, Died, "after")) == len(heard(t, Saved, "after")) == 1


def test_a_role_that_is_lent_speaks_though_its_game_deals_it_to_nobody() -> None:
    t = laid(None, None)
    t.seats[1].gained = (Ghost(),)
    assert heard(t, Died, "before") == [(1, "ghost", "Ghost.moan")]


def test_a_seat_has_its_own_role_and_those_it_gained() -> None:
    ghost, rattling = Ghost(), Rattling()
    t = laid(ghost, None, lent=(rattling,))
    t.seats[0].gained = (rattling,)
    t.seats[1].gained = (ghost, rattling)
    assert t.seats[0].roles == (ghost, rattling)
    assert t.seats[1].roles == (ghost, rattling)
    assert heard(t, Died, "before") == [(0, "ghost", "Ghost.moan"), (1, "ghost", "Ghost.moan")]
