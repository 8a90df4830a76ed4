"""First games: dealt as promised, survived, and played to the end whatever the newcomer does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from duskbell import start
from duskbell.arena import play_out
from duskbell.bots import Bot, Saying, make
from duskbell.bots.clocktower.plain import OFFERED
from duskbell.kernel import Ask, Play, View
from duskbell.lessons import LESSONS

pytestmark = pytest.mark.slow

KINDS = {
    "mafia": {"mafia.ask", "mafia.accuse", "mafia.vote"},
    "werewolf": {"werewolf.check", "werewolf.run", "werewolf.vote-exile"},
    "shadow_hunters": {"shadow_hunters.move", "shadow_hunters.attack", "shadow_hunters.area"},
    "fengsheng": {"fengsheng.main", "fengsheng.send", "fengsheng.fight"},
    "clocktower": {"clocktower.players", "clocktower.nominate", "clocktower.vote"},
}
"""What is asked of somebody at one of the tables at least, who plays sensibly."""


OWN = {"shadow_hunters": ("shadow_hunters.move", 3)}
"""The question that begins an own turn, and how many of those a newcomer has at least before anybody kills it."""

ROUNDS = {
    "mafia": range(2, 5),
    "werewolf": range(3, 5),
    "shadow_hunters": range(10, 20),
    "fengsheng": range(3, 10),
    "clocktower": range(2, 5),
}
"""So many days or turns a first game takes: five to ten minutes for whoever reads and answers it all."""


class Newcomer:
    """Plays the first seat by somebody else's wits. `asked`: how often it was asked what; `lived`: whether it ever
    saw a day; `card`: what it held when it was first asked.
    `idle`: it does nothing of itself, since chance would raise and lower a hand for ever.
    """

    def __init__(self, wits: Bot, *, idle: bool) -> None:
        self.wits, self.idle = wits, idle
        self.asked: Counter[str] = Counter()
        self.lived = False
        self.card = ""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        self.asked[ask.key] += 1
        self.card = self.card or (view.me.role.id if view.me.role is not None else "")
        self.lived = self.lived or view.table.phase != "night"
        return ask.default if self.idle and ask.key in OFFERED else self.wits(view, ask)

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return self.wits.speak(view, channels)


def played(game: str, seed: str, kind: str, n: int) -> tuple[Play[Any], Newcomer]:
    """A first game, played by a newcomer of this kind among bots as a server seats them."""
    lesson = LESSONS[game]
    play = start(game, lesson.players, seed=seed, options=lesson.options, moderator="ask")
    bots: dict[int, Bot] = {n: make(game, "plain", f"{seed}/bot/{n}", talks=True) for n in range(1, lesson.players)}
    newcomer = Newcomer(make(game, kind, f"newcomer {n}"), idle=kind == "random")
    play_out(play, {0: newcomer, **bots}, f"{seed}/{n}")
    return play, newcomer


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_game_ends_whatever_the_newcomer_does(game: str) -> None:
    """Some play at random and some sensibly; each of the tables is played either way."""
    lesson, asked = LESSONS[game], set[str]()
    for kind in ("random", "plain"):
        for n in range(4):
            seed = lesson.seeds[n % len(lesson.seeds)]
            play, newcomer = played(game, seed, kind, n)
            assert play.over
            assert newcomer.card in lesson.roles
            assert newcomer.lived, f"{seed}: killed in the first night"
            asked |= newcomer.asked.keys()
            assert play.view(None).table.day in ROUNDS[game]
            key, least = OWN.get(game, ("", 0))
            assert newcomer.asked[key] >= least
    assert KINDS[game] <= asked
