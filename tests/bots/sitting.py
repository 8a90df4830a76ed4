"""Tables at which bots sit, and bots that watch what bots do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import duskbell
from duskbell.arena.sitting import play_out, seat_bots
from duskbell.bots import Bot, Saying
from duskbell.kernel import Ask, Play, View

Watch = Callable[[View[Any], Ask[Any], str], None]


class Watched:
    """A bot whose every answer is looked at before it is given."""

    def __init__(self, bot: Bot, watch: Watch) -> None:
        self.bot = bot
        self.watch = watch

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        answer = self.bot(view, ask)
        self.watch(view, ask, answer)
        return answer

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return self.bot.speak(view, channels)


def sat(seed: int, kinds: str = "plain", watch: Watch | None = None, **options: Any) -> Play[Any]:
    """A finished table of bots, of any size and with any options unless they are given."""
    rng = Random(seed)
    players = options.pop("players", rng.randrange(5, 12))
    given = {
        "angels": rng.randrange(3),
        "must_kill": rng.random() < 0.5,
        "angel_aloud": rng.random() < 0.5,
        "moderator_deals": rng.random() < 0.3 and "=" not in kinds,
        "dead_may_look": rng.random() < 0.5,
        "killer_rounds": rng.randrange(1, 4),
        "quiet_days": rng.randrange(1, 4),
        "killers": rng.choice([0, 0, 1, (players - 1) // 2]),
    } | options
    play = duskbell.start("mafia", players=players, seed=seed, options=given, moderator="ask")
    bots = seat_bots(play, str(seed), kinds)
    if watch is not None:
        bots = {n: Watched(b, watch) for n, b in bots.items()}
    play_out(play, bots, str(seed))
    assert play.over
    return play
