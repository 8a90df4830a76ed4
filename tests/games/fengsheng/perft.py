"""The tables of 风声 whose plays are counted: what chance says, and what people answer before it is counted."""

from __future__ import annotations

from duskbell.games.fengsheng.card import deck
from duskbell.games.fengsheng.characters import CHARACTERS
from duskbell.games.fengsheng.identities import FEW
from tests.perft.counted import Counted

CAST = "jinshenghuo wuzhiguo maobuba"
"""Who does nothing of their own accord before an intel is received."""


def told(hands: str, *, cast: str = CAST, identities: str = "lurker agent killer usurper") -> dict[str, list[str]]:
    """What chance says at a table of three, whose first seat begins: the hands, three cards each, and what is drawn."""
    players, first = cast.split(), [f"c{n}" for n in hands.split()]
    spare = iter([c for c in CHARACTERS if c not in players])
    offered = [x for who in players for x in (who, next(spare), next(spare))]
    return {
        "fengsheng.missions": [",".join([m.id for m in FEW])],
        "fengsheng.deal": [",".join(identities.split())],
        "fengsheng.characters": [",".join([*offered, *[c for c in CHARACTERS if c not in offered]])],
        "fengsheng.first": ["#0"],
        "fengsheng.deck": [",".join([*first, *[c.token for c in deck("full", 3) if c.token not in first]])],
        "fengsheng.character": players,
    }


FULL = {"deck": "full"}
MAIN = told("27 28 49  101 104 19  102 105 20  79 80 81")
"""The first hand: two Coerces, a Clarify, and three Intercepts. The others have no card that a Coerce can name."""
FIGHT = MAIN | {
    "fengsheng.deck": told("27 28 49  79 91 73  82 57 20  67 80 92")["fengsheng.deck"],
    "fengsheng.main": ["pass"],
    "fengsheng.send": ["c49>up>#1"],
    "fengsheng.accept": ["accept"],
}
"""The first has sent the Clarify straight to the second, who accepts it."""
TABLES: dict[str, Counted] = {
    "3_main": Counted("fengsheng", 3, 2, FULL, MAIN),
    "3_fight": Counted("fengsheng", 3, 3, FULL, FIGHT),
}
