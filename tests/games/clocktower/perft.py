"""The tables of the Clocktower whose plays are counted: towns of five, by what the seats draw."""

from __future__ import annotations

from duskbell.games.clocktower.character import DEMON, MINION, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from tests.perft.counted import Counted


def drawn(tokens: str, script: str = "tb") -> dict[str, list[str]]:
    """What the Storyteller and chance say at a table of this script whose seats draw these."""
    bag = {
        kind: [id for id in SCRIPTS[script] if id in tokens.split() and CHARACTERS[id].kind == kind]
        for kind in (DEMON, MINION, TOWNSFOLK)
    }
    filled = {f"clocktower.bag-{kind}": [",".join(ids)] for kind, ids in bag.items()}
    return filled | {"clocktower.deal": [",".join(tokens.split())]}


POISONER = drawn("monk empath chef poisoner imp")
SPY = drawn("mayor ravenkeeper fortuneteller spy imp")
QUIET = drawn("slayer virgin undertaker scarletwoman imp")
STRAINERS = {"script": "strainers"}
SNAKE = drawn("snakecharmer philosopher chef eviltwin po", "strainers")
PUKKA = drawn("sailor empath undertaker cerenovus pukka", "strainers")
TABLES: dict[str, Counted] = {
    "5_poisoner": Counted("clocktower", 5, 3, {}, POISONER),
    "5_spy": Counted("clocktower", 5, 2, {}, SPY),
    "5_scarletwoman": Counted("clocktower", 5, 3, {}, QUIET),
    "5_strainers_snake": Counted("clocktower", 5, 3, STRAINERS, SNAKE),
    "5_strainers_pukka": Counted("clocktower", 5, 3, STRAINERS, PUKKA),
}
