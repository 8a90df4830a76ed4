"""The tables of Shadow Hunters whose plays are counted."""

from __future__ import annotations

from tests.perft.counted import Counted


def hunters(aside: str, dealt: str) -> dict[str, list[str]]:
    """What chance says before the first turn, the first seat's, at a table of Shadow Hunters with these characters."""
    return AREAS | {
        "shadow_hunters.aside": aside.split(),
        "shadow_hunters.deal": [",".join(dealt.split())],
        "shadow_hunters.first": ["#0"],
    }


AREAS = {"shadow_hunters.areas": ["hermits_cabin,underworld_gate,church,cemetery,weird_woods,erstwhile_altar"]}
FRANKLIN = hunters("george unknown", "franklin emi vampire werewolf")
BOB = hunters("franklin vampire allie charles", "bob emi daniel unknown george werewolf")
TABLES: dict[str, Counted] = {
    "4": Counted("shadow_hunters", 4, 5, {}, AREAS),
    "4_franklin": Counted("shadow_hunters", 4, 6, {}, FRANKLIN),
    "6_bob": Counted("shadow_hunters", 6, 6, {"robbery": "attack"}, BOB),
}
