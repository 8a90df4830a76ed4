"""A Mafia bot that searches: before it accuses, seconds, votes or kills it tries every answer in worlds that it can
believe in, and plays them out. What it says, and what it asks as an angel, is the plain bot's.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.mafia.imagining import worlds
from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.search import Searching
from duskbell.games.mafia.table import MafiaTable, is_killer
from duskbell.kernel import Ask, View

KILL = "mafia.kill"
SEARCHED = frozenset({"mafia.accuse", "mafia.second", "mafia.vote"})
TRIES = 24
"""In so many worlds each answer is tried at first."""


class SearchMafiaBot(PlainMafiaBot):
    """One seat's player."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.luck = Random(f"{seed}/search")
        self.searching = Searching(worlds, PlainMafiaBot, TRIES)

    def __call__(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        usual = super().__call__(view, ask)
        others = [o for o in ask.options if o != usual and self.worth_trying(view, ask, o)]
        return self.searching.best(view, ask, [usual, *others], self.luck) if others else usual

    def worth_trying(self, view: View[MafiaTable], ask: Ask[Any], answer: str) -> bool:
        """In the first night nobody knows anything, and killers who kill nobody, or one of them, only lose time."""
        if ask.key != KILL:
            return ask.key in SEARCHED
        who = view.table.by_token[answer]
        return view.table.day > 1 and who is not None and not is_killer(who)
