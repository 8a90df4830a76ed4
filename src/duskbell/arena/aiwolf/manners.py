"""What holds at the contest's tables beside the game's rules: names, lengths, time."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from duskbell.games.aiwolf.roles import CASTS
from duskbell.games.aiwolf.table import AiwolfTable
from duskbell.kernel.talk import LONGEST
from duskbell.locale import Words, words

SKIP, OVER, FORCE_SKIP = "Skip", "Over", "ForceSkip"
"""The key words of a turn."""
TEAMS = {"village": "VILLAGER", "wolves": "WEREWOLF", "": "NONE"}


class Manners(NamedTuple):
    """`response`: seconds for the answer to the NAME probe; `grace`: seconds that a reply may come late; `base`,
    `mention`: signs of an utterance, and after its first mention; `night`: seconds that a night takes, None for what
    all know to be long enough (`dark.py`);
    `broken`: the share of agents that have failed at which a table is broken off.
    """

    response: float = 120.0
    grace: float = 5.0
    base: int = 125
    mention: int = 125
    night: float | None = None
    broken: float = 0.2
    lang: str = "en"


def game_name(seat: int) -> str:
    """What a seat is called at the table."""
    return f"Agent[{seat + 1:02d}]"


def names(players: int) -> list[str]:
    """All of them."""
    return [game_name(n) for n in range(players)]


@cache
def sayings(lang: str, players: int) -> Words:
    """The words in which our bots' lines are told, seats being called as at the contest's tables."""
    return words(lang).table("aiwolf", tuple(names(players)))


def setting(t: AiwolfTable, manners: Manners) -> dict[str, Any]:
    """The packet's `setting`, which is the same for all."""
    o, cast = t.options, CASTS[len(t.seats)]
    roles = Counter([role.id.upper() for role in cast])

    def talk(turns: int, who: int) -> dict[str, Any]:
        turns = turns if who > 1 else 0
        return {
            "max_count": {"per_agent": turns, "per_day": turns * who},
            "max_length": {
                "count_in_word": False,
                "count_spaces": False,
                "mention_length": manners.mention,
                "base_length": manners.base,
            },
            "max_skip": o.skips,
            **({"duration": o.free_seconds * 1000} if o.free_seconds else {}),
        }

    return {
        "agent_count": len(t.seats),
        "max_day": o.last_day or -1,
        "role_num_map": {name: roles.get(name, 0) for name in ROLE_NAMES},
        "vote_visibility": o.show_votes,
        "talk": talk(o.talk_turns, len(cast)),
        "whisper": talk(o.whisper_turns, roles["WEREWOLF"]),
        "vote": {"max_count": o.vote_rounds, "allow_self_vote": o.self_vote},
        "attack_vote": {"max_count": o.attack_rounds, "allow_self_vote": True, "allow_no_target": o.no_attack},
        "timeout": {"action": o.action_seconds * 1000, "response": round(manners.response * 1000)},
    }


ROLE_NAMES = ("WEREWOLF", "POSSESSED", "SEER", "BODYGUARD", "VILLAGER", "MEDIUM")


def cut(text: str, me: int, players: int, manners: Manners) -> str:
    """An utterance as it is heard: one line, no longer than allowed, what follows the first mention of somebody else
    having a length of its own. Spaces are not counted.
    """
    text = " ".join("".join([c if c.isprintable() else " " for c in text]).split())
    found = [(at, name) for n, name in enumerate(names(players)) if n != me and (at := text.find(f"@{name}")) >= 0]
    if not found:
        return _trim(text, manners.base)[:LONGEST]
    at, name = min(found)
    before, after = _trim(text[:at], manners.base), _trim(text[at + 1 + len(name) :], manners.mention)
    return " ".join(f"{before} @{name} {after}".split())[:LONGEST]


def _trim(text: str, most: int) -> str:
    count = 0
    for n, sign in enumerate(text):
        count += not sign.isspace()
        if count > most:
            return text[:n].rstrip()
    return text
