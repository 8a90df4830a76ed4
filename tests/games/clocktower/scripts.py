"""Scripts drawn by lot of all the characters that there are, such as can be played by so many."""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.jinxes import JINXES
from duskbell.games.clocktower.scripts import script_of
from duskbell.kernel.errors import BadOption
from duskbell.testing import sit_down

MOST = {"townsfolk": 13, "outsider": 5, "minion": 5, "demon": 4}
BY_KIND = {kind: sorted(id for id, c in CHARACTERS.items() if c.kind == kind) for kind in MOST}


def drawn_script(rng: Random, players: int) -> list[Any]:
    """A lawful script: usual, tiny, or with a pair that is jinxed, in an order of its own now and then."""
    while True:
        script: list[Any] = []
        for kind, most in MOST.items():
            script += rng.sample(BY_KIND[kind], rng.randint(1, most))
        if rng.random() < 0.5:
            jinx = rng.choice(JINXES)
            script += [id for id in (jinx.one, jinx.other) if id not in script]
        rng.shuffle(script)
        if rng.random() < 0.2:
            order = {key: rng.sample(script, len(script) // 2) for key in ("firstNight", "otherNight")}
            script.append({"id": "_meta", "name": "By lot", **order})
        try:
            sit_down("clocktower", players, options={"script": script})
        except BadOption:
            continue
        return script


__all__ = ["drawn_script", "script_of"]
