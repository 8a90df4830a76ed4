"""The program as Storyteller: lawful always, by seed, and true to a world that the misled can believe in."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from random import Random
from typing import Any

import pytest

from duskbell.games.clocktower import CLOCKTOWER, storytellers
from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.characters.trouble_knowing import OneOfTwo
from duskbell.games.clocktower.events import BagFilled, Died, Explained, Imagined, Told
from duskbell.games.clocktower.formula import weigh
from duskbell.games.clocktower.lawful import legal, teller
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.storyteller.policy import is_free
from duskbell.kernel import Ask, Play
from duskbell.kernel.errors import BadOption, BadTable
from duskbell.kernel.log import ever
from duskbell.testing.audit.clocktower import audit
from duskbell.testing.driving import sit_down

pytestmark = pytest.mark.slow


def played(players: int, seed: int, **options: Any) -> Play[Any]:
    """A table whose players answer by lot."""
    play: Play[Any] = sit_down(CLOCKTOWER, players, seed, options)
    rng = Random(seed)
    while play.open:
        seat = rng.choice(sorted(play.open))
        play.answer(seat, play.open[seat].sample(rng))
    return play


@pytest.mark.parametrize("seed", range(12))
def test_a_table_is_played_to_the_end_and_the_same_seed_tells_the_same(seed: int) -> None:
    once, twice = played(5 + seed % 11, seed), played(5 + seed % 11, seed)
    assert once.table.outcome is not None
    assert [e.event for e in once.table.log] == [e.event for e in twice.table.log]


def test_who_is_misled_is_told_true_things_and_false_ones() -> None:
    misled = {True: 0, False: 0}
    for seed in range(40):
        for at, entry in enumerate((play := played(9, seed)).table.log):
            if isinstance(entry.event, Told) and play.table.seats[entry.event.seat].believes:
                misled[play.table.log[at + 1].event.true] += 1
    assert misled[True] > 5
    assert misled[False] > 5


@pytest.mark.parametrize("seed", range(4))
def test_what_is_found_out_faster_is_found_out_alike(seed: int) -> None:
    """A thousand statements are weighed seat by seat; their formulas say the same."""
    t = played(12, seed).table
    for s in t.seats:
        for role in t.kinds("townsfolk"):
            if isinstance(role, OneOfTwo):
                my = Ability(t, s, role)
                look = Look(t)
                all_of_them = list(role.statements(my))[::37]
                fast = dict(role.weighed(my, [], all_of_them, look))
                assert fast == {said: weigh(role.meaning(my, [], said), look) for said in all_of_them}


def test_something_is_always_lawful() -> None:
    for seed in range(11):
        t = played(5 + seed, seed).table
        for s in t.seats:
            for role in t.kinds("townsfolk"):
                my = Ability(t, s, role)
                if role.id in ("washerwoman", "librarian", "investigator", "chef", "empath"):
                    assert teller(my) is role
                    assert legal(my, [])


# -- other policies ----------------------------------------------------------------------------------------------------


def first_always(t: Any, ask: Ask[Any], rng: Random) -> str | None:
    """A policy of somebody else's."""
    return next(ask.answers()) if is_free(ask) else None


@pytest.fixture
def another(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(storytellers, "_KNOWN", {**storytellers._KNOWN, "first": first_always})
    return "first"


def bluffs(storyteller: str, seed: int) -> tuple[str, ...]:
    shown: tuple[str, ...] = played(8, seed, storyteller=storyteller).table.bluffs
    return shown


def test_an_option_names_the_policy() -> None:
    by_lot = {kind for seed in range(12) for kind in bluffs("uniform", seed)}
    assert by_lot - {kind for seed in range(12) for kind in bluffs("false-world", seed)}


def test_somebody_elses_policy_can_be_chosen(another: str) -> None:
    table = played(8, 0, storyteller=another).table
    assert table.outcome is not None
    assert [f.tokens[0] for f in ever(table, BagFilled) if f.tokens] == ["imp", "poisoner", "butler", "washerwoman"]


def test_a_policy_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("elsewhere", f"{__name__}:first_always", storytellers.GROUP)
    monkeypatch.setattr(storytellers, "installed", lambda group: [found] if group == storytellers.GROUP else [])
    monkeypatch.setattr(storytellers, "_KNOWN", dict(storytellers._KNOWN))
    storytellers._installed.cache_clear()
    assert storytellers.names() == ("false-world", "uniform", "elsewhere")
    assert storytellers.policy("elsewhere") is first_always


def test_a_policy_that_nobody_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="false-world, uniform"):
        sit_down(CLOCKTOWER, 5, 0, {"storyteller": "nobody"})


def test_two_policies_have_two_names() -> None:
    with pytest.raises(BadTable, match="already"):
        storytellers.register("uniform", first_always)


@pytest.mark.parametrize("script", ["tb", "strainers"])
def test_a_uniform_storyteller_is_lawful(script: str) -> None:
    for seed in range(6):
        assert audit(played(5 + 2 * seed, seed, storyteller="uniform", script=script)) == []


# -- the world in which somebody can believe it ------------------------------------------------------------------------


def test_the_world_that_is_kept_is_one_in_which_all_that_was_heard_is_so() -> None:
    kept = 0
    for seed in range(30):
        t = played(7 + seed % 4, seed).table
        for at, entry in enumerate(t.log):
            if isinstance(e := entry.event, Imagined) and e.holds:
                kept += 1
                told = t.log[at - 2].event
                assert isinstance(told, Told)
                assert (told.seat, told.role, e.evil[e.seat]) == (e.seat, e.role, "")
                assert sum(map(bool, e.evil)) == 1 + COUNTS[len(t.seats)][2]
                if told.role == "empath":
                    near = [n for n in beside(t, at, e.seat) if e.evil[n]]
                    assert told.said == (str(len(near)),)
                if told.role == "investigator":
                    assert told.said[0] in [e.evil[int(x[1:])] for x in told.said[1:]]
    assert kept > 10


def beside(t: Any, at: int, seat: int) -> set[int]:
    """The nearest who lived at a place in the log."""
    dead = {e.event.seat for e in t.log[:at] if isinstance(e.event, Died)}
    n = len(t.seats)
    return {next(s for i in range(1, n) if (s := (seat + way * i) % n) not in dead) for way in (1, -1)}


def test_who_is_healthy_has_none() -> None:
    for seed in range(10):
        log = played(9, seed).table.log
        for at, entry in enumerate(log):
            if isinstance(entry.event, Imagined):
                explained = log[at - 1].event
                assert isinstance(explained, Explained)
                assert explained.why in ("true", "free")
