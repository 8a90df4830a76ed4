"""A Spy at a table believes its Grimoire, and doubts it as far as it may be drunk or poisoned."""

from __future__ import annotations

import time
from itertools import combinations

import pytest

from duskbell.games.clocktower.events import GrimoireShown
from duskbell.insight.clocktower import BadPuzzle, read_puzzle, solve
from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.roles import Roles
from duskbell.insight.evidence import evidence
from tests.insight.patience import PATIENT
from tests.rulebook.clocktower.test_trouble_evil import TEN, day
from tests.rulebook.clocktower.town import ST, Town

DEALT = tuple(TEN.values())


def known(s: Town, who: str) -> Roles:
    """All that somebody can know."""
    roles = Roles(puzzle(evidence(s.play.view(s.no(who)), s.play.record.header), "none"))
    for _ in roles.closer(time.perf_counter() + PATIENT):
        pass
    return roles


def deals(s: Town, who: str) -> set[tuple[str, ...]]:
    """What somebody can believe was dealt."""
    found, whole = known(s, who).deals(10_000, time.perf_counter() + PATIENT)
    assert whole
    return {*found}


def exchanged(deal: tuple[str, ...], a: int, b: int) -> tuple[str, ...]:
    """The same deal with two tokens in each other's place."""
    other = [*deal]
    other[a], other[b] = deal[b], deal[a]
    return tuple(other)


def test_a_spy_beside_whom_nobody_can_be_poisoned_knows_all() -> None:
    s = day(Poi="spy")
    assert deals(s, "Poi") == {("empath", "chef", "monk", "butler", "spy", "imp")}
    assert len(known(s, "Emp").possible[s.no("Imp")]) > 1


def test_who_may_be_poisoned_may_have_been_shown_two_tokens_in_each_others_place() -> None:
    """Two of the good, since it knows the others by their faces."""
    s = Town(**TEN).until("Poi", "player").says("Poi", "T0").until(ST, "dawn")
    assert deals(s, "Spy") == {DEALT, *[exchanged(DEALT, a, b) for a, b in combinations(range(7), 2)]}


def test_who_reads_no_reminder_of_poison_is_not_poisoned() -> None:
    """The Poisoner has poisoned itself: had it been the Spy, that would lie beside somebody."""
    s = Town(**TEN).until("Poi", "player").says("Poi", "Poi").until(ST, "dawn")
    assert deals(s, "Spy") == {DEALT}


@pytest.mark.parametrize("shown", ["as-it-is", "swap"])
def test_the_truth_is_among_the_worlds_of_a_poisoned_spy(shown: str) -> None:
    s = Town(**TEN).until("Poi", "player").says("Poi", "Spy").until(ST, "grimoire")
    s.says(ST, f"swap>#{s.no('T0')}>#{s.no('Imp')}" if shown == "swap" else shown).st("T0", "reminder").until(
        ST, "dawn"
    )
    (seen,) = s.sees("Spy", GrimoireShown)
    assert (seen.roles == DEALT) == (shown == "as-it-is")
    assert DEALT in deals(s, "Spy")


def test_two_that_differ_leave_what_both_can_be() -> None:
    """The first night it is shown a false one, the second night all as it is."""
    s = Town(**TEN).until("Poi", "player").says("Poi", "Spy").until(ST, "grimoire")
    s.says(ST, f"swap>#{s.no('T0')}>#{s.no('T1')}").st("T0", "reminder").dawn().nightfall()
    s.until("Poi", "player").says("Poi", "T2").until("Imp", "player").says("Imp", "T3").dawn()
    found = deals(s, "Spy")
    assert found == {DEALT, exchanged(DEALT, s.no("T0"), s.no("T1"))}


def told_by_a_spy(**event: object) -> tuple[tuple[str, ...], ...]:
    """It tells a Grimoire that it has seen on the second night."""
    seen = ["spy", "imp", "chef", "empath", "washerwoman", "soldier", "virgin"]
    told = {"when": "N2", "character": "spy", "kind": "learned", "shown": seen}
    claims = [{"seat": n, "claims": c if not n else None, "info": [told] * (not n)} for n, c in enumerate(seen)]
    given = {"id": "g", "seats": list("ABCDEFG"), "claims": claims, "perspective_seat": 0, "events": [event]}
    given |= {"script": seen, "possible_hidden": {"demon": ["imp"], "minion": ["spy"], "good": []}}
    return tuple(solve(read_puzzle(given), PATIENT).deals)


def test_who_is_dead_at_the_spys_step_sees_no_grimoire() -> None:
    assert len(told_by_a_spy(when="N2", event="night_death", seat=3)) == 1
    assert told_by_a_spy(when="N2", event="night_death", seat=0) == (), "the Imp acts before it"
    assert told_by_a_spy(when="D1", event="execution", seat=0, died=True) == ()


def test_a_puzzle_may_be_told_by_one() -> None:
    seen = ["imp", "spy", "chef", "soldier", "monk"]
    told: dict[str, object] = {"when": "N1", "character": "spy", "kind": "learned", "shown": seen}
    claims = [{"seat": n, "claims": "mayor" if n != 1 else "spy", "info": [told] * (n == 1)} for n in range(5)]
    given = {"id": "g", "seats": list("ABCDE"), "claims": claims, "perspective_seat": 1}
    given |= {"possible_hidden": {"demon": ["imp"], "good": ["chef", "soldier", "monk"]}}
    given["claims"] = [{**c, "claims": None} if c["seat"] != 1 else c for c in claims]
    assert solve(read_puzzle(given), PATIENT).deals == (tuple(seen),)
    told["shown"] = seen[:4]
    with pytest.raises(BadPuzzle, match="has 4 characters and needs 5"):
        read_puzzle(given)
    told["shown"] = seen
    told["seats"] = [0]
    with pytest.raises(BadPuzzle, match="has 1 seats and needs 0"):
        read_puzzle(given)
    del told["seats"]
    told["kind"] = "chose"
    with pytest.raises(BadPuzzle, match="the spy chooses nothing"):
        read_puzzle(given)
