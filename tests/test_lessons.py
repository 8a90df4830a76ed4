"""First games: dealt as promised, survived, and played to the end whatever the newcomer does."""

from __future__ import annotations

import pytest

from benchmarks.first_games import played
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


OWN = {"shadow_hunters": ("shadow_hunters.move", 3), "fengsheng": ("fengsheng.send", 1)}
"""The question of an own turn, and how many of those a newcomer has at least before anybody kills it or wins."""

ROUNDS = {
    "mafia": range(2, 5),
    "werewolf": range(3, 5),
    "shadow_hunters": range(10, 20),
    "fengsheng": range(3, 13),
    "clocktower": range(2, 5),
}
"""So many days or turns a first game takes: five to ten minutes for whoever reads and answers it all."""


def test_somebody_wins_a_first_game_of_fengsheng() -> None:
    """Whoever plays it sensibly always sees a winner, mostly themselves; at random nearly always."""
    for seed in LESSONS["fengsheng"].seeds:
        for kind, least in (("plain", 6), ("random", 5)):
            outcomes = [played("fengsheng", seed, kind, n)[0].outcome for n in range(6)]
            won = [o.winners for o in outcomes if o is not None and o.winners]
            assert len(won) >= least, (seed, kind)
            assert kind == "random" or sum(0 in winners for winners in won) > len(outcomes) // 2


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
            keys = [ask.key for ask in newcomer.asked]
            asked |= {*keys}
            assert play.view(None).table.day in ROUNDS[game]
            key, least = OWN.get(game, ("", 0))
            assert keys.count(key) >= least
    assert KINDS[game] <= asked
