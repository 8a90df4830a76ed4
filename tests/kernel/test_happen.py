"""Before, the event, after: where characters interrupt."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import MODERATOR, Ask, Event, Instead, Prevented, Role, Seat, Table, happen, when
from duskbell.kernel.core_events import Marked
from tests.kernel.tiny import ROLES, VOTE, Died, RoleDealt, Saved, events, laid, run, sit

said: list[str] = []


@pytest.fixture(autouse=True)
def _silent() -> None:
    said.clear()


class Watcher(Role):
    """Says what it hears before and after."""

    @when(Died, "before")
    async def before(self, me: Seat, t: Table, event: Died) -> None:
        said.append(f"{me.no} before {type(event).__name__} {event.seat}")
        assert isinstance(event, Died)

    @when(Died, "after")
    async def after(self, me: Seat, t: Table, event: Died) -> None:
        assert not t.seats[event.seat].alive
        said.append(f"{me.no} after {type(event).__name__} {event.seat}")


class Saver(Role):
    """Lets something else happen instead."""

    @when(Died, "before")
    async def save(self, me: Seat, t: Table, event: Died) -> Event:
        said.append(f"{me.no} saves {event.seat}")
        return Saved(event.seat)


class Witness(Role):
    """Hears of savings."""

    @when(Saved, "before")
    async def before(self, me: Seat, t: Table, event: Saved) -> None:
        said.append(f"{me.no} before saved {event.seat}")

    @when(Saved, "after")
    async def after(self, me: Seat, t: Table, event: Saved) -> None:
        said.append(f"{me.no} after saved {event.seat}")


class Swapper(Role):
    """Another dies."""

    @when(Died, "before")
    async def swap(self, me: Seat, t: Table, event: Died) -> Instead:
        return Instead(Died((event.seat + 1) % len(t.seats), "swap"), public=True)


class Forbidder(Role):
    """Prevents it."""

    @when(Died, "before")
    async def forbid(self, me: Seat, t: Table, event: Died) -> Event:
        return Prevented(event.type)


class Changer(Role):
    """Has two hooks before a death, of which the first lets something else happen."""

    @when(Died, "before")
    async def save(self, me: Seat, t: Table, event: Died) -> Event:
        said.append(f"{me.no} saves {event.seat}")
        return Saved(event.seat)

    @when(Died, "before")
    async def forbid(self, me: Seat, t: Table, event: Died) -> Event:
        said.append(f"{me.no} forbids {type(event).__name__}")
        return Prevented(event.type)


WATCHER, SAVER, WITNESS, SWAPPER, FORBIDDER = Watcher(), Saver(), Witness(), Swapper(), Forbidder()


def test_without_hooks_the_event_happens() -> None:
    t = laid(None, None)
    assert run(happen(t, Died(1), public=True)) == Died(1)
    assert not t.seats[1].alive
    assert t.log[0].public


def test_hooks_speak_before_and_after_in_seat_order() -> None:
    t = laid(WATCHER, None, WATCHER)
    run(happen(t, Died(1), public=True))
    assert said == ["0 before Died 1", "2 before Died 1", "0 after Died 1", "2 after Died 1"]


def test_a_game_decides_in_which_order_hooks_speak() -> None:
    class Backwards(Table, eq=False):
        def hook_order(self) -> list[Any]:
            return self.seats[::-1]

    t = laid(WATCHER, WATCHER, kind=Backwards)
    run(happen(t, Died(0), public=True))
    assert said == ["1 before Died 0", "0 before Died 0", "1 after Died 0", "0 after Died 0"]


def test_a_prevented_event_changes_nothing_and_only_the_moderator_knows() -> None:
    t = laid(WATCHER, FORBIDDER, WATCHER)
    assert run(happen(t, Died(0), *t.seats, public=True)) == Prevented("tiny.died")
    assert t.seats[0].alive
    assert [e.event for e in t.log] == [Prevented("tiny.died")]
    assert t.log[0].seers(3) == []
    assert said == ["0 before Died 0"], "hooks after the one that prevented it do not speak, nor does anybody after"


def test_a_replacement_happens_instead_and_those_after_it_hear_of_it() -> None:
    t = laid(WATCHER, SWAPPER, WATCHER)
    assert run(happen(t, Died(1), public=True)) == Died(2, "swap")
    assert [s.alive for s in t.seats] == [True, True, False]
    assert said == ["0 before Died 1", "2 before Died 2", "0 after Died 2", "2 after Died 2"]


def test_a_replacement_of_another_kind_meets_its_own_hooks_after() -> None:
    t = laid(WATCHER, SAVER, WITNESS)
    assert run(happen(t, Died(0), public=True)) == Saved(0)
    assert t.seats[0].alive
    assert "2 after saved 0" in said
    assert not any("after Died" in s for s in said)


def test_a_replacement_of_another_kind_does_not_meet_hooks_of_the_kind_it_replaced() -> None:
    t = laid(SAVER, WATCHER)
    run(happen(t, Died(0), public=True))
    assert said == ["0 saves 0"]


def test_a_replacement_of_another_kind_does_not_meet_what_the_same_role_had_to_say_of_the_kind_it_replaced() -> None:
    t = laid(Changer(), None)
    assert run(happen(t, Died(1), public=True)) == Saved(1)
    assert said == ["0 saves 1"]


def test_a_replacement_of_another_kind_meets_the_hooks_of_its_own_kind_that_are_still_to_come() -> None:
    t = laid(WITNESS, SAVER, WITNESS)
    run(happen(t, Died(0), public=True))
    assert said == ["1 saves 0", "2 before saved 0", "0 after saved 0", "2 after saved 0"]


def test_gained_roles_have_their_hooks_too_after_its_own() -> None:
    t = laid(WATCHER, None, None, lent=(FORBIDDER,))
    t.seats[1].gained = (WATCHER, FORBIDDER)
    run(happen(t, Died(2)))
    assert said == ["0 before Died 2", "1 before Died 2"]
    assert t.seats[2].alive
    t.seats[1].gained = ()
    run(happen(t, Died(2)))
    assert not t.seats[2].alive


def test_an_event_that_happens_is_seen_by_those_it_was_meant_for() -> None:
    t = laid(None, None, None)
    run(happen(t, Died(0), t.seats[2]))
    assert t.log[0].seers(3) == [2]


# Who sees a replacement is its own affair


def test_a_bare_replacement_is_seen_by_the_moderator_alone() -> None:
    t = laid(SAVER, None)
    run(happen(t, Died(1), *t.seats, public=True))
    assert [(e.event, e.seers(2), e.public) for e in t.log] == [(Saved(1), [], False)]


def test_a_replacement_brings_its_own_audience() -> None:
    class Confessor(Role):
        @when(Died, "before")
        async def tell(self, me: Seat, t: Table, event: Died) -> Instead:
            return Instead(Saved(event.seat), (me,))

    t = laid(None, Confessor(), None)
    run(happen(t, Died(2), public=True))
    assert [(e.event, e.seers(3), e.public) for e in t.log] == [(Saved(2), [1], False)]


def test_a_secret_event_may_be_replaced_by_a_public_one() -> None:
    t = laid(SWAPPER, None, None)
    run(happen(t, Died(1)))
    assert [(e.event, e.public) for e in t.log] == [(Died(2, "swap"), True)]


def test_the_last_replacement_counts_with_its_audience() -> None:
    t = laid(SWAPPER, SAVER, None)
    run(happen(t, Died(1), public=True))
    assert [(e.event, e.public) for e in t.log] == [(Saved(2), False)]


def test_a_hook_that_gives_the_event_back_changes_nothing() -> None:
    class Nodder(Role):
        @when(Died, "before")
        async def nod(self, me: Seat, t: Table, event: Died) -> Event:
            return event

    t = laid(Nodder(), None)
    run(happen(t, Died(1), public=True))
    assert [(e.event, e.public) for e in t.log] == [(Died(1), True)]


def test_a_prevention_may_be_told() -> None:
    class Herald(Role):
        @when(Died, "before")
        async def forbid(self, me: Seat, t: Table, event: Died) -> Instead:
            return Instead(Prevented(event.type), public=True)

    t = laid(Herald(), WATCHER)
    assert run(happen(t, Died(1))) == Prevented("tiny.died")
    assert [e.public for e in t.log] == [True]
    assert said == []


def test_all_see_who_dies_instead() -> None:
    play = voted_out(2, ("plain", "plain", "plain", "martyr"))
    for viewer in (None, MODERATOR, *range(4)):
        assert Died(3, "martyr") in play.view(viewer).events
        assert not play.view(viewer).table.seats[3].alive


def test_a_hook_may_let_more_happen() -> None:
    class Avenger(Role):
        @when(Died, "after")
        async def avenge(self, me: Seat, t: Table, event: Died) -> None:
            if event.seat == me.no:
                await happen(t, Died((me.no + 1) % len(t.seats), "revenge"), public=True)

    avenger = Avenger()
    t = laid(avenger, avenger, None)
    run(happen(t, Died(0), public=True))
    assert [e.event for e in t.log] == [Died(0), Died(1, "revenge"), Died(2, "revenge")]


def test_what_a_hook_raises_reaches_who_let_it_happen() -> None:
    class Bomber(Role):
        @when(Died, "before")
        async def explode(self, me: Seat, t: Table, event: Died) -> None:
            raise LookupError("boom")

    t = laid(Bomber(), None)
    with pytest.raises(LookupError, match="boom"):
        run(happen(t, Died(1), public=True))
    assert t.log == []
    assert t.seats[1].alive


def voted_out(victim: int, roles: tuple[str, ...]) -> Any:
    """A day of the voting game, with these roles, at which all have voted for one seat."""

    def chance(ask: Ask[Any]) -> str:
        return next(ask.answers()) if ask.single else ",".join(roles)

    play = sit(VOTE, len(roles), options={"deck": ",".join(roles)}, chance=chance)
    assert [s.role.id for s in play.table.seats] == list(roles)
    for seat in list(play.open):
        play.answer(seat, f"#{victim}" if seat != victim else f"#{(victim + 1) % len(roles)}")
    return play


def test_a_hook_may_ask_and_prevent() -> None:
    play = voted_out(2, ("plain", "guard", "plain", "plain"))
    assert play.open[1].key == "vote.guard"
    assert play.open[1].about == (2,)
    play.answer(1, "yes")
    assert play.table.seats[2].alive
    assert play.table.seats[1].has_mark("used")
    assert Prevented("tiny.died") in events(play)
    for n in range(4):
        assert Prevented("tiny.died") not in play.view(n).events


def test_a_hook_may_ask_and_let_it_be() -> None:
    play = voted_out(2, ("plain", "guard", "plain", "plain"))
    play.answer(1, "no")
    assert not play.table.seats[2].alive


def test_a_martyr_dies_instead_and_the_guard_is_asked_about_whoever_would_die() -> None:
    play = voted_out(2, ("plain", "plain", "plain", "martyr", "guard"))
    assert play.open[4].about == (3,)
    play.answer(4, "no")
    assert play.table.seats[2].alive
    assert not play.table.seats[3].alive
    assert Died(3, "martyr") in events(play)


def test_a_mark_put_after_a_death_ends_with_the_night() -> None:
    play = voted_out(1, ("widow", "plain", "plain", "plain"))
    assert Marked(2, "cursed", 0, "night") in events(play)
    assert play.table.phase == "day", "the night came and went"
    assert not play.table.seats[2].has_mark("cursed")


def test_roles_are_known_to_those_they_were_dealt_to() -> None:
    play = sit(VOTE, 4)
    for n in range(4):
        known = [e for e in play.view(n).events if isinstance(e, RoleDealt) and e.role in ROLES]
        assert [e.seat for e in known] == [n]
