"""Characters of a script that this program does not play: a person runs them by hand."""

from __future__ import annotations

from functools import lru_cache

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, MINION, Character
from duskbell.games.clocktower.scripts import KNOWN, script_of


class Strange(Character):
    """Only its type is known, and when it acts: then the person who is Storyteller does what it does, with tokens,
    lives, sides and reminders by hand, and goes on.
    """

    id = ""
    by_person = True

    def __init__(self, id: str, kind: str) -> None:
        vars(self).update(id=id, kind=kind, team=EVIL if kind in (MINION, DEMON) else GOOD)

    async def night(self, my: Ability) -> None:
        await my.storyteller("by-hand", ["done"])


@lru_cache(64)
def strange(script: str, ours: frozenset[str]) -> tuple[Strange, ...]:
    """Those of a script that is written out which are not among `ours`, in its order."""
    read = script_of(script)
    kinds = {s.id: s.team for s in read.strangers}
    return tuple([Strange(id, kinds.get(id) or KNOWN[id].team) for id in read.characters if id not in ours])
