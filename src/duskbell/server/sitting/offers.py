"""What may be done at a table beside the question that is put."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from duskbell.kernel import MODERATOR, Ask, Play


def offered(play: Play[Any], *, bots: Set[int], person_moderates: bool) -> dict[int, list[Ask[Any]]]:
    """The offers by seat, the moderator's only where a person moderates. Who has passed and may still speak is offered
    the question again: people think again; `bots` have thought.
    """
    offers = {seat: list(asks) for seat, asks in play.offers.items() if seat != MODERATOR or person_moderates}
    for seat, ask in play.passed.items():
        if seat not in bots:
            offers.setdefault(seat, []).append(ask)
    return offers
