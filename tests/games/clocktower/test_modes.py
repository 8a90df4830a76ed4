"""All scripts, both ways of choosing at night: a phase may begin again anywhere, twins look alike, and what is asked
for show looks like what is not.
"""

from __future__ import annotations

from itertools import product

import pytest

from duskbell.testing import restarts, search, shows

pytestmark = pytest.mark.slow

MODES = [
    {"script": script, "night": night, "madness": "own-up"}
    for script, night in product(("tb", "bmr", "snv", "strainers"), ("in-turn", "together"))
]
NAMES = [f"{mode['script']}, {mode['night']}" for mode in MODES]


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
@pytest.mark.parametrize(("players", "moderator"), [(6, "auto"), (7, "ask")])
def test_a_phase_may_begin_again_anywhere(mode: dict[str, str], players: int, moderator: str) -> None:
    """At a third of the questions; `make trials` tries every one."""
    assert restarts.find_fault("clocktower", players, 5, mode, moderator, often=0.3) == ""


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
@pytest.mark.parametrize("players", [7, 10])
def test_twins_look_alike(mode: dict[str, str], players: int) -> None:
    assert search("clocktower", players, mode, seeds=range(3)).fault() == ""


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
@pytest.mark.parametrize("players", [7, 11])
def test_what_is_asked_for_show_looks_like_the_rest(mode: dict[str, str], players: int) -> None:
    assert shows.find_difference("clocktower", players, 3, mode, "auto") == ""
