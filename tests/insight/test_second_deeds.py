"""A Po and a Pukka: what comes of their next deed hangs on the last one, be that of this night or of one long ago."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

Info = dict[str, Any]


def chose(night: int, character: str, *seats: int) -> Info:
    return {"when": f"N{night}", "character": character, "kind": "chose", "seats": list(seats)}


def served(night: int) -> Info:
    return {"when": f"N{night}", "character": "barista", "kind": "learned", "shown": "sober"}


def dead(night: int, *seats: int) -> list[Info]:
    return [{"when": f"N{night}", "event": "night_death", "seat": s} for s in seats]


def nobody(night: int) -> list[Info]:
    return [{"when": f"N{night}", "event": "nobody_died"}]


def deals(demon: str, claims: tuple[str, ...], told: list[Info], events: list[Info], **rules: bool) -> set[Deal]:
    """The first is trusted, and tells this; others say who they are, and no more."""
    players = len(claims) - ("barista" in claims)
    town = {5: 3, 7: 5, 9: 5}[players]
    given = {
        "seats": list("ABCDEFGHI")[: len(claims)],
        "perspective_seat": 0,
        "possible_hidden": {"demon": [demon], "minion": ["mastermind"]},
        "claims": [{"seat": n, "claims": c, "info": told * (not n)} for n, c in enumerate(claims)],
        "base_counts": {"townsfolk": town, "outsider": players - town - 2, "minion": 1, "demon": 1},
        "events": events,
        "rules": rules,
    }
    found = solve(read_puzzle(given), PATIENT)
    assert found.whole
    return {*found.deals}


TOWN = ("artist", "sage", "slayer", "virgin", "seamstress")
SEVEN = (*TOWN, "juggler", "dreamer")


def evil(town: tuple[str, ...], demon: str, living: tuple[int, ...]) -> set[Deal]:
    """All deals in which the Demon is one of these."""
    found = set()
    for d, m in permutations(range(1, len(town)), 2):
        if d in living:
            deal = [*town, "barista"]
            deal[d], deal[m] = demon, "mastermind"
            found.add(tuple(deal))
    return found


def test_whom_a_pukka_that_acts_twice_has_just_poisoned_dies_as_well() -> None:
    town = (*TOWN, "barista")
    assert deals("pukka", town, [served(1)], dead(2, 1, 2)) == evil(TOWN, "pukka", (3, 4))
    assert deals("pukka", town, [served(1), served(2)], dead(2, 1, 2)) == set(), "nobody else was served"


def test_a_po_that_acts_twice_may_choose_nobody_and_then_three() -> None:
    town = (*SEVEN, "barista")
    assert deals("po", town, [served(1)], dead(2, 1, 2, 3)) == evil(SEVEN, "po", (4, 5, 6))
    assert deals("po", town, [served(1), served(2)], dead(2, 1, 2, 3)) == set()
    assert deals("po", town, [served(1)], dead(2, 1, 2)) == evil(SEVEN, "po", (3, 4, 5, 6)), "or one, and another"


def test_a_po_that_chose_nobody_and_was_kept_asleep_since_chooses_three() -> None:
    """A night on which it does not wake is no choice."""
    nine = ("exorcist", "saint", "sage", "slayer", "virgin", "klutz", "seamstress", "juggler", "dreamer")
    told = [chose(2, "exorcist", 1), chose(3, "exorcist", 8), chose(4, "exorcist", 1)]
    found = deals("po", nine, told, [*nobody(2), *nobody(3), *dead(4, 2, 3, 4)])
    assert {deal.index("po") for deal in found} == {8}


def test_whom_a_pukka_chooses_again_and_does_not_kill_is_healthy() -> None:
    """The Innkeeper kept the second or the third, whom it had poisoned and chose again, and keeps nobody later (C26).
    Without that somebody would have died in the third night.
    """
    town = ("innkeeper", *SEVEN[1:])
    told = [chose(2, "innkeeper", 1, 2), chose(3, "innkeeper", 0, 3), chose(4, "innkeeper", 0, 3)]
    events = [{"when": "D1", "event": "execution", "seat": 3, "died": True}, *nobody(2), *nobody(3), *dead(4, 1)]
    found = deals("pukka", town, told, events, evil_may_target_dead_players=False)
    assert {deal.index("pukka") for deal in found} == {2, 4, 5, 6}


def test_in_a_puzzle_a_second_dose_may_have_been_meant_to_last() -> None:
    """The Undertaker, whom a Tea Lady keeps, hears what is not so on both nights, and nobody died in either."""
    town = ("soldier", "undertaker", "dreamer", "tealady", "butler", "slayer")
    told = [{"when": "N2", "character": "undertaker", "kind": "learned", "seat": 0, "shown": "slayer"}]
    told.append({"when": "N3", "character": "undertaker", "kind": "learned", "seat": 2, "shown": "slayer"})
    given = {
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["pukka"], "minion": ["scarletwoman"]},
        "claims": [{"seat": n, "claims": c, "info": told * (n == 1)} for n, c in enumerate(town)],
        "events": [
            {"when": "D1", "event": "execution", "seat": 0, "died": True},
            *nobody(2),
            {"when": "D2", "event": "execution", "seat": 2, "died": True},
            *nobody(3),
        ],
    }
    found = {deal for deal in solve(read_puzzle(given), PATIENT).deals if deal[1] == "undertaker"}
    assert ("soldier", "undertaker", "scarletwoman", "tealady", "butler", "pukka") in found
