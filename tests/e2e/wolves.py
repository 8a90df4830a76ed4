"""Tables of Werewolf for these tests, and what a person at one of them does when nothing in particular is wanted."""

from __future__ import annotations

from itertools import count
from typing import Any

from tests.e2e.person import Todo
from tests.e2e.site import Seat, Site, dealt

CUP = {"board": "yunls"}
"""Seer, witch, hunter and guard (预女猎守), twelve seats."""
WISHES = ("run", "forward", "go-on")


def sit_as(site: Site, role: str, players: int = 12, board: dict[str, Any] = CUP, **wishes: Any) -> Seat:
    """A person on seat 0 with this role, bots on the others, and no clock."""
    seed = next(seed for seed in count(1) if dealt("werewolf", players, seed, board)[0] == role)
    return site.lay(players, game="werewolf", seed=seed, options=board, speed="none", **wishes)


def willing(todo: Todo) -> str:
    """Runs for sheriff, stays in the race, lets others go on; names the highest number where a number is asked for."""
    options: list[str] = todo["options"]
    if "withdraw" in options:
        return "pass"
    seats = [token for token in options if token.startswith("#")]
    return next((wish for wish in WISHES if wish in options), seats[-1] if seats else options[-1])
