"""What a Mathematician may count: what abilities failed to do, or took for something else, by what others did."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT

Info = dict[str, Any]
SHOT = {"when": "D1", "event": "slayer_shot", "by": 1, "target_seat": 2, "died": True}
NOBODY = {"when": "N2", "event": "nobody_died"}
TOUCHED = {"when": "D1", "event": "execution_by_storyteller", "seat": 2, "after_nominating": 1}
SAYS = {"when": "D1", "event": "gossip", "by": 1, "statement": {"is": "is_evil", "seat": 6}}


def _killed(*seats: int) -> list[Info]:
    return [{"when": "N2", "event": "night_death", "seat": s} for s in seats]


CASES: list[tuple[str, tuple[str, str], list[Info], list[Info], tuple[str, ...]]] = [
    ("a Slayer kills a Recluse", ("slayer", "recluse"), [], [SHOT, *_killed(3)], ("slayer", "recluse", "baron")),
    ("a Virgin touches a Spy", ("virgin", "mayor"), [], [TOUCHED, *_killed(3)], ("virgin", "spy", "saint")),
    ("a poisoned Gossip is right", ("gossip", "recluse"), [], [SAYS, *_killed(3)], ("gossip", "recluse", "poisoner")),
    (
        "a poisoned Gambler is wrong",
        ("gambler", "recluse"),
        [{"when": "N2", "character": "gambler", "kind": "gambled", "seat": 3, "shown": "mayor"}],
        _killed(3),
        ("gambler", "recluse", "poisoner"),
    ),
]


@pytest.mark.parametrize(("two", "infos", "events", "deal"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_a_mathematician_may_have_counted_it(
    two: tuple[str, str], infos: list[Info], events: list[Info], deal: tuple[str, ...]
) -> None:
    """She is the first; the Demon is the last; everybody says to be somebody."""
    said = ["mathematician", *two, "artist", "soldier", "saint", "savant"]
    heard = [
        {"when": f"N{n}", "character": said[0], "kind": "learned", "number": number} for n, number in ((1, 0), (2, 1))
    ]
    puzzle = {
        "seats": list("ABCDEFG"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["baron", "spy", "poisoner"]},
        "claims": [{"seat": n, "claims": c, "info": {0: heard, 1: infos}.get(n, [])} for n, c in enumerate(said)],
        "base_counts": {"townsfolk": 4, "outsider": 1, "minion": 1, "demon": 1},
        "events": events or [NOBODY],
    }
    if "baron" in deal:
        puzzle["base_counts"] = {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1}
    found = solve(read_puzzle(puzzle), PATIENT).deals
    assert any(d[1:3] == deal[:2] and deal[2] in d and d[-1] == "imp" for d in found)


def test_who_was_executed_may_have_been_nominated_by_anybody_where_nobody_is_told() -> None:
    """A poisoned Virgin fails a Townsfolk that nominates her: one day's nominator told or not, nothing true is lost."""
    said = ("mathematician", "empath", "soldier", "virgin", "slayer", "undertaker", "mayor")
    heard = {
        0: [{"when": f"N{n}", "character": said[0], "kind": "learned", "number": k} for n, k in ((1, 0), (2, 1))],
        1: [{"when": f"N{n}", "character": said[1], "kind": "learned", "number": 0} for n in (1, 2)],
    }
    events = [{"when": "D1", "event": "execution", "seat": 3, "died": True}, *_killed(4)]
    found = []
    for by in ({}, {"by": 0}):
        given = {
            "seats": list("ABCDEFG"),
            "perspective_seat": 0,
            "possible_hidden": {"demon": ["imp"], "minion": ["poisoner"]},
            "claims": [{"seat": n, "claims": c, "info": heard.get(n, [])} for n, c in enumerate(said)],
            "base_counts": {"townsfolk": 5, "outsider": 0, "minion": 1, "demon": 1},
            "events": [events[0] | by, events[1]],
        }
        found.append(set(solve(read_puzzle(given), PATIENT).deals))
    assert len(found[1]) == 14
    assert found[0] == found[1]
