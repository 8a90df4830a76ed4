"""Asked for show is indistinguishable: who glances at a neighbour's screen learns nothing of a card from the question
that stands there.

Where it is a secret who is asked, everybody is asked something (`Game.decoy`): a seat's true question and the one it
would get for show offer the same, mean the same by silence and last as long. Elsewhere a rule asks for show itself: a
seat that is asked something is asked the same whichever card it holds, but for options that are hidden until they are
looked at. A question for show says so to whoever reads it, under the key `<game>.decoy`; nothing else may differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from random import Random
from typing import Any

from duskbell.kernel import Ask, Play
from duskbell.testing.driving import random_answers, sit_down
from duskbell.testing.twins import Pair
from duskbell.testing.twins.frame import secretly_asked


def find_difference(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> str:
    """By what a question for show can be told from a true one, in half a sentence; "" if by nothing."""
    play = sit_down(game, players, seed, options, moderator=moderator)
    rng = Random(seed)
    held = dict[int, tuple[Ask[Any], int]]()
    for _ in chain([None], random_answers(play, rng)):
        if fault := of_decoys(play, held):
            return fault
    pair = Pair(game, players, seed, options, moderator, rng)
    if pair.swapped:
        pair.play(lambda: of_twins(pair.first.play, pair.second.play))
    return pair.noticed


def of_decoys(play: Play[Any], held: dict[int, tuple[Ask[Any], int]] | None = None) -> str:
    """What is different between a seat's true question now and the one it would get for show. `held`: what was held
    against each other last, and how much everybody had been told by then; the same is not done twice.
    """
    view = play.view(None)
    known = {} if held is None else held
    for seat, ask in play.open.items():
        before = known.get(seat)
        if seat < 0 or (before is not None and before[0] is ask and before[1] == view.version):
            continue
        known[seat] = ask, view.version
        show = play.game.decoy(view.table, seat)
        if show is not None and (what := difference(play, ask, show)):
            return f"{ask.key} can be told from what is asked for show: {what}"
    return ""


def of_twins(one: Play[Any], two: Play[Any]) -> str:
    """What is different between the questions of one seat that holds different cards in two worlds."""
    if secretly_asked(one):
        return ""
    for seat, ask in one.open.items():
        other = two.open.get(seat)
        if seat >= 0 and other is not None and (what := difference(one, ask, other)):
            return f"the question {ask.key} tells of the card of who is asked: {what}"
    return ""


def difference(play: Play[Any], ask: Ask[Any], other: Ask[Any]) -> str:
    """What a glance can tell between two questions."""
    mine, theirs = glance(ask), glance(other)
    show = play.game.decoy_key
    if show in (ask.key, other.key):
        mine["key"] = theirs["key"] = show
    if ask.hides_extra_options and other.hides_extra_options:  # and so what silence means, and how many to name
        for hidden in ("options", "default", "least", "most", "optional"):
            mine[hidden] = theirs[hidden] = ""
    return "; ".join([f"{name} {mine[name]} against {theirs[name]}" for name in mine if mine[name] != theirs[name]])


def glance(ask: Ask[Any]) -> dict[str, Any]:
    """All that a screen shows of a question, but what it is about, which for show is left out."""
    kind = {"least": getattr(ask, "least", 1), "most": getattr(ask, "most", 1)}
    kind["optional"] = getattr(ask, "optional", False)
    shown = ("key", "options", "default", "seconds", "notes")
    return {name: getattr(ask, name) for name in shown} | kind
