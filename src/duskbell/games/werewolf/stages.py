"""The stages of a day, and the walk through them.

An event that ends a stage is followed by the next stage before anybody is asked anything. So the table always says how
far the day has come, and a phase that begins again in the middle goes on where the table stands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from duskbell.games.werewolf.table import WerewolfTable

SIGN_UP, ORDER, CAMPAIGN, WITHDRAWAL, SHERIFF_VOTE = "sign-up", "order", "campaign", "withdrawal", "sheriff-vote"
"""Of the election; every round of speeches begins with its order."""
SPEECHES = "speeches"
RECOMMEND, BALLOT, TALLY, DUEL, ENCORE, FAREWELL = "recommend", "vote", "tally", "duel", "encore", "farewell"
"""Of the vote; the announcement has a farewell too."""

Stage = Callable[[WerewolfTable], Awaitable[str]]


async def walk(t: WerewolfTable, stages: Mapping[str, Stage]) -> str:
    """Each stage from the one at which the table stands, until one says which phase follows; "" goes on."""
    following = ""
    while not following:
        following = await stages[t.stage](t)
    return following
