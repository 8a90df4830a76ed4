"""What is reckoned once for a stretch of moments, and asked in parts, comes out as if neither were done."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duskbell.games.clocktower.characters import SCRIPTS
from duskbell.insight.clocktower import read_puzzle, solve, solving
from duskbell.insight.clocktower.early import Deal
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Puzzle
from tests.insight.patience import PATIENT

HERE = Path(__file__).parent
SAMPLE, EACH = [
    {p["id"]: p for p in json.loads((HERE / file).read_text(encoding="utf-8"))["puzzles"]}
    for file in ("sample.json", "characters.json")
]
LONGER = [SAMPLE[f"nqt-{id}"] for id in ("19", "26", "33", "47", "sw-test")]
"""Trouble Brewing, over two to four nights."""
OTHERS = [
    *("snakecharmer", "fanggu", "pithag", "vigormortis", "klutz"),
    *("goon", "mastermind", "scarletwoman", "moonchild", "courtier"),
]

MANY = ("nqt-26", "klutz", "goon")


def _deals(names: str, claims: list[dict[str, Any]], **more: Any) -> list[Deal]:
    said = [{"seat": n, **claim} for n, claim in enumerate(claims)]
    return list(solve(read_puzzle({"id": "here", "seats": list(names), "claims": said, **more}), PATIENT).deals)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", [*LONGER, *[EACH[id] for id in OTHERS]], ids=lambda p: p["id"])
def test_a_busy_machine_finds_the_same(puzzle: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a puzzle takes longer than it is asked at once; and where, too, the first day leaves many deals."""
    monkeypatch.setattr(solving, "AT_ONCE", -1.0)
    if puzzle["id"] in MANY:
        monkeypatch.setattr(solving, "MANY", 1)
    found = solve(read_puzzle(puzzle), PATIENT)
    assert found.whole
    assert [list(deal) for deal in found.deals] == sorted(s["starting"] for s in puzzle["solutions"])


@pytest.mark.parametrize("id", ["snakecharmer", "klutz"])
def test_two_processors_find_the_same_as_one_in_the_same_order(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked in parts is shared, once what is asked at once was given up."""
    monkeypatch.setattr(solving, "AT_ONCE", -1.0)
    puzzle, found = read_puzzle(EACH[id]), []
    for cores in (1, 2):
        monkeypatch.setattr(solving, "processors", lambda cores=cores: cores)
        found.append(solve(puzzle, PATIENT))
    given_up = solve(puzzle, -1.0)
    assert (given_up.deals, given_up.whole) == ((), False)
    one, two = found
    assert (one.deals, one.whole) == (two.deals, two.whole)
    assert [list(deal) for deal in one.deals] == sorted(s["starting"] for s in EACH[id]["solutions"])


def test_what_was_found_at_once_is_not_asked_again_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, all_of_it, asked = EACH["klutz"], solving.listed, []

    def half(program: Program, p: Puzzle, ends: float, most: int = 0, share: bool = False) -> tuple[set[Deal], bool]:
        asked.append(program)
        found, whole = all_of_it(program, p, ends, most, share)
        return (found, whole) if share else (set(sorted(found)[::2]), False)

    monkeypatch.setattr(solving, "listed", half)
    solutions = sorted(tuple(s["starting"]) for s in puzzle["solutions"])
    assert len(solutions) > 1
    assert list(solve(read_puzzle(puzzle), PATIENT).deals) == solutions
    assert asked[-1].deals
    assert not {*asked[-1].deals} & {*solutions[::2]}


def test_there_are_others_of_both_other_scripts() -> None:
    assert [sum(id in SCRIPTS[script] for id in OTHERS) for script in ("snv", "bmr")] == [5, 4]


def test_whoever_chooses_a_goon_first_is_drunk_whichever_step_came_before() -> None:
    """A Spy's step, which changes nothing, and then a Chambermaid's: that she was told 2 of a Goon and a Soldier says
    that she was drunk.
    """
    told = {"when": "N1", "character": "chambermaid", "kind": "learned", "seats": [1, 2], "number": 2}
    claims: list[dict[str, Any]] = [
        {"claims": "chambermaid", "info": [told]},
        *[{"claims": c} for c in ("goon", "soldier", "monk", "mayor", "virgin")],
    ]
    hidden = {"demon": ["imp"], "minion": ["scarletwoman", "spy"]}
    deals = _deals("ABCDEF", claims, perspective_seat=0, possible_hidden=hidden)
    assert len(deals) == 24
    assert all(deal[1] == "goon" for deal in deals)


def test_a_spy_wakes_before_a_chambermaid() -> None:
    told = {"when": "N1", "character": "chambermaid", "kind": "learned", "seats": [1, 2], "number": 1}
    others = [{"claims": c} for c in ("soldier", "monk", "mayor", "virgin")]
    claims: list[dict[str, Any]] = [{"claims": "chambermaid", "info": [told]}, *others]
    deals = _deals("ABCDE", claims, perspective_seat=0, possible_hidden={"demon": ["imp"], "minion": ["spy"]})
    assert len(deals) == 6
    assert all("spy" in deal[1:3] for deal in deals)


@pytest.mark.slow
@pytest.mark.parametrize("changes", [False, True])
def test_a_dead_minion_that_becomes_another_keeps_no_ability(changes: bool) -> None:
    """C115. Who nominates is cursed, and a Witch is there only if a Pit-Hag makes one. It may have made itself one
    before the Vigormortis killed it; not so where it has made somebody else something after that, and is dead.
    """
    before = {"when": "N1", "character": "clockmaker", "kind": "learned", "number": 2}
    became = {"when": "N3", "character": "dreamer", "kind": "becomes"}
    second = {"claims": "dreamer", "info": [before, became]} if changes else {"claims": "sage"}
    claims: list[dict[str, Any]] = [
        {"claims": c} for c in ("artist", "", "philosopher", "savant", "juggler", "seamstress", "oracle")
    ]
    claims[1] = second
    last = 5 if changes else 3
    events: list[dict[str, Any]] = [{"when": "N2", "event": "night_death", "seat": 6}]
    events += [{"when": f"N{k}", "event": "nobody_died"} for k in range(3, last + 1)]
    events += [{"when": f"D{last}", "event": "death_by_day", "seat": 5, "after_nominating": 0}]
    hidden = {"demon": ["vigormortis"], "minion": ["pithag"]}
    script = ["witch", "dreamer"]
    deals = _deals("ABCDEFG", claims, perspective_seat=1, possible_hidden=hidden, also_on_script=script, events=events)
    assert any(deal[6] == "oracle" for deal in deals)
    assert any(deal[6] == "pithag" for deal in deals) != changes


def test_a_virgins_ability_that_is_gained_has_its_first_nomination_anew() -> None:
    """C132. A Philosopher was nominated, chose the Virgin, and an Artist nominated it again, and nothing came of it."""
    chose = {"when": "N2", "character": "philosopher", "kind": "chose", "shown": ["virgin"]}
    rest = [{"claims": c} for c in ("sage", "artist", "monk", "mayor", "soldier", "slayer")]
    events = [
        {"when": "D1", "event": "nomination", "seat": 0, "by": 1},
        {"when": "D1", "event": "nobody_died"},
        {"when": "N2", "event": "nobody_died"},
        {"when": "D2", "event": "nomination", "seat": 0, "by": 2},
        {"when": "D2", "event": "nobody_died"},
    ]
    deals = _deals(
        "ABCDEFG",
        [{"claims": "philosopher", "info": [chose]}, *rest],
        perspective_seat=0,
        possible_hidden={"demon": ["imp"], "minion": ["scarletwoman"]},
        also_on_script=["virgin"],
        events=events,
    )
    assert len(deals) == 10
    assert all(deal[2] != "artist" for deal in deals)


@pytest.mark.parametrize(("becomes", "moves"), [("klutz", True), ("dreamer", False)])
def test_poison_beside_a_dead_minion_moves_on_from_who_is_no_townsfolk_any_more(becomes: str, moves: bool) -> None:
    """C154. A Pit-Hag that a Vigormortis has killed makes somebody beside it another, and an Empath, the next one,
    hears that night what nothing but poison explains.
    """
    became = {"when": "N3", "character": becomes, "kind": "becomes"}
    heard = [
        {"when": f"N{night}", "character": "empath", "kind": "learned", "number": number}
        for night, number in ((1, 0), (2, 0), (3, 2))
    ]
    claims: list[dict[str, Any]] = [
        {"claims": c} for c in ("savant", "artist", "empath", "juggler", "philosopher", "seamstress", "sage")
    ]
    claims[1]["info"], claims[2]["info"] = [became], heard
    events = [{"when": "N2", "event": "night_death", "seat": 0}, {"when": "N3", "event": "nobody_died"}]
    hidden = {"demon": ["vigormortis"], "minion": ["pithag"]}
    also = ["klutz", "dreamer"]
    deals = _deals("ABCDEFG", claims, perspective_seat=2, possible_hidden=hidden, also_on_script=also, events=events)
    assert bool(deals) == moves
    assert all(deal[0] == "pithag" for deal in deals)


@pytest.mark.parametrize("at_once", [1.5, -1.0])
def test_a_pit_hag_may_make_an_evil_twin_who_is_met_then(at_once: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who saw an Evil Twin in the first night saw one that was dealt, in the second one that was made."""
    monkeypatch.setattr(solving, "AT_ONCE", at_once)
    events = [{"when": "D1", "event": "execution", "seat": 6, "died": True}, {"when": "N2", "event": "nobody_died"}]
    hidden = {"demon": ["vortox"], "minion": ["pithag", "eviltwin"]}
    found = []
    for when in ("N1", "N2"):
        saw = {"when": when, "character": "eviltwin", "kind": "seen", "seat": 1}
        others = [{"claims": c} for c in ("seamstress", "juggler", "artist", "savant", "flowergirl", "dreamer")]
        claims: list[dict[str, Any]] = [{"claims": "sage", "info": [saw]}, *others]
        found.append(_deals("ABCDEFG", claims, perspective_seat=0, possible_hidden=hidden, events=events))
    dealt, made = [{deal[1] for deal in deals} for deals in found]
    assert dealt == {"eviltwin"}
    assert made == {"pithag", "vortox"}
