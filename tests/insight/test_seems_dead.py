"""Who only seems dead, or acts though it is dead, knows what it did; and so does who learned of its second death."""

from __future__ import annotations

from typing import Any

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

Said = dict[int, list[dict[str, Any]]]


def deals(town: tuple[str, ...], said: Said, events: list[dict[str, Any]], demon: str, *minions: str) -> set[Deal]:
    found = solve(
        read_puzzle(
            {
                "id": "here",
                "seats": list("ABCDEFGH")[: len(town)],
                "perspective_seat": 0,
                "possible_hidden": {"demon": [demon], "minion": list(minions)},
                "base_counts": {"townsfolk": len(town) - 2, "outsider": 0, "minion": 1, "demon": 1},
                "claims": [{"seat": n, "claims": c, "info": said.get(n, [])} for n, c in enumerate(town)],
                "events": events,
            }
        ),
        PATIENT,
    )
    assert found.whole
    return {*found.deals}


def chose(night: int, character: str, *seats: int) -> dict[str, Any]:
    return {"when": f"N{night}", "character": character, "kind": "chose", "seats": list(seats)}


def test_a_zombuul_that_was_executed_kills_on() -> None:
    """It trusts itself: the first night after its execution it rests, since somebody seemed to die."""
    town = ("zombuul", "mayor", "slayer", "virgin", "clockmaker", "sage", "artist")
    executed: dict[str, Any] = {"when": "D1", "event": "execution", "seat": 0, "died": True}
    events = [executed, {"when": "N2", "event": "nobody_died"}, {"when": "N3", "event": "night_death", "seat": 3}]
    found = deals(town, {0: [chose(3, "zombuul", 3)]}, events, "zombuul", "scarletwoman")
    assert {deal.index("scarletwoman") for deal in found} == {*range(1, 7)}
    assert not deals(town, {0: [chose(3, "zombuul", 4)]}, events, "zombuul", "scarletwoman")


def test_an_undertaker_learns_of_a_zombuul_that_dies_for_good() -> None:
    """A Mastermind lets a day follow."""
    town = ("undertaker", "mayor", "slayer", "virgin", "clockmaker", "sage", "artist")
    learned = [{"when": f"N{n}", "character": "undertaker", "kind": "learned", "shown": "zombuul"} for n in (2, 3)]
    events = [{"when": f"D{n}", "event": "execution", "seat": 1, "died": n == 1} for n in (1, 2)]
    found = deals(town, {0: learned}, events, "zombuul", "mastermind")
    assert {(deal.index("zombuul"), deal.index("mastermind")) for deal in found} == {(1, n) for n in range(2, 7)}


def test_a_minion_that_a_vigormortis_has_killed_knows_whom_it_chose() -> None:
    town = ("witch", "mayor", "slayer", "virgin", "clockmaker", "sage", "artist")
    mine = [chose(1, "witch", 2), chose(2, "witch", 2), chose(3, "witch", 2)]
    events = [{"when": "N2", "event": "night_death", "seat": 0}, {"when": "N3", "event": "night_death", "seat": 3}]
    found = deals(town, {0: mine}, events, "vigormortis", "witch")
    assert {deal.index("vigormortis") for deal in found} == {1, 2, 4, 5, 6}


def test_a_scarlet_woman_follows_a_zombuul_that_dies_for_good() -> None:
    """She trusts herself, and says what she has become."""
    town = ("scarletwoman", "mayor", "slayer", "virgin", "clockmaker", "sage", "artist")
    became = [{"when": "N3", "character": "zombuul", "kind": "becomes"}]
    events = [{"when": f"D{n}", "event": "execution", "seat": 1, "died": n == 1} for n in (1, 2)]
    found = deals(town, {0: became}, events, "zombuul", "scarletwoman")
    assert {deal.index("zombuul") for deal in found} == {1}
    assert {deal.index("scarletwoman") for deal in found} == {0}


def test_a_witch_counts_who_seems_alive() -> None:
    """Three seem alive in the fourth night beside a Zombuul that seems dead (C184): nobody wakes who could choose the
    Goon, and make it evil beside the Empath.
    """
    town = ("empath", "goon", "clockmaker", "chef", "soldier", "mayor")

    def told(last: int) -> set[Deal]:
        heard = [{"when": f"N{n}", "character": "empath", "kind": "learned", "number": 0} for n in (1, 2, 3)]
        heard.append({"when": "N4", "character": "empath", "kind": "learned", "number": last})
        events = [
            event
            for n, seat in ((1, 2), (2, 4), (3, 5))
            for event in (
                {"when": f"D{n}", "event": "execution", "seat": seat, "died": True},
                {"when": f"N{n + 1}", "event": "nobody_died"},
            )
        ]
        given = {
            "seats": list("ABCDEF"),
            "perspective_seat": 0,
            "possible_hidden": {"demon": ["zombuul"], "minion": ["witch"]},
            "claims": [{"seat": n, "claims": c, "info": heard * (not n)} for n, c in enumerate(town)],
            "events": events,
        }
        return {*solve(read_puzzle(given), PATIENT).deals}

    assert told(2) == set()
    evil = [("zombuul", "witch", "soldier"), ("witch", "zombuul", "soldier")]
    evil += [("clockmaker", "witch", "zombuul"), ("clockmaker", "zombuul", "witch")]
    assert told(1) == {("empath", "goon", *three, "mayor") for three in evil}
