"""A Lunatic at a table takes itself for evil: it may say there what it likes, whatever others say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.puzzle import Claim
from tests.insight.patience import PATIENT

DEAL = ("chambermaid", "gambler", "lunatic", "po", "assassin", "fool")


@pytest.mark.parametrize("third", ["gambler", "sailor", "tinker", "pukka"])
@pytest.mark.parametrize("fourth", ["courtier", "pukka", "po"])
def test_a_lunatic_may_say_to_be_anybody(third: str, fourth: str) -> None:
    """Be it what somebody else is, be it that the Demon says in jest to be one."""
    said = ["chambermaid", "gambler", third, fourth, "minstrel", "fool"]
    puzzle = {
        "id": "here",
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["po", "pukka"], "minion": ["assassin"], "outsider": ["lunatic", "tinker"]},
        "claims": [{"seat": n, "claims": c} for n, c in enumerate(said)],
    }
    p = replace(read_puzzle(puzzle), at_table=True)
    p = replace(p, claims=tuple([Claim(c.seat, c.character, (), c.seat == 0) for c in p.claims]))
    assert DEAL in solve(p, PATIENT).deals
