"""Random tables of Mafia for the property tests: every size, every option, both moderators, talk and penalties."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from duskbell.kernel import MODERATOR, Play, Ruling
from duskbell.kernel.errors import BadRuling
from duskbell.testing import sit_down


class Setting(NamedTuple):
    """What a table is made from, and how wild its people are."""

    players: int
    seed: int
    options: dict[str, Any]
    moderator: str
    rulings: float

    def lay(self) -> Play[Any]:
        return sit_down("mafia", self.players, self.seed, self.options, moderator=self.moderator)


@st.composite
def settings_of_tables(draw: st.DrawFn, rulings: bool = True, most: int = 12) -> Setting:
    players = draw(st.one_of(st.integers(5, 9), st.integers(5, most)))
    options: dict[str, Any] = {
        "killers": draw(st.integers(0, (players - 1) // 2)),
        "angels": draw(st.integers(0, 2)),
        "killer_rounds": draw(st.integers(1, 3)),
        "quiet_days": draw(st.integers(1, 6)),
    }
    for name in ("must_kill", "angel_aloud", "moderator_deals", "dead_may_look", "dead_talk", "whispers"):
        options[name] = draw(st.booleans())
    return Setting(
        players,
        draw(st.integers(0, 10**9)),
        options,
        draw(st.sampled_from(["auto", "ask"])),
        draw(st.sampled_from([0.0, 0.01, 0.05])) if rulings else 0.0,
    )


def steps(setting: Setting, play: Play[Any]) -> Iterator[Play[Any]]:
    """The table before each step and at its end. People answer at random, talk, keep silent, are punished."""
    rng = Random(setting.seed)
    while not play.over:
        yield play
        step(setting, play, rng)
    yield play


def step(setting: Setting, play: Play[Any], rng: Random) -> None:
    chance = rng.random()
    if chance < setting.rulings and play.table.phase != "deal":
        seat = rng.randrange(setting.players)
        with suppress(BadRuling):  # the dead, and anybody before the cards are dealt, cannot be given some
            play.rule(Ruling("penalty", "random", seat=seat, penalty=rng.choice(("warn", "mute", "expel"))))
        return
    if chance > 0.95:
        speaker = rng.choice((MODERATOR, *range(setting.players)))
        if channels := play.channels(speaker):
            play.say(speaker, "hm", rng.choice(channels).id)
    standing = [(n, a) for n, asks in play.offers.items() for a in asks]
    if standing and rng.random() < 0.03:
        seat, ask = rng.choice(standing)
        play.answer(seat, ask.sample(rng), ask=ask)
        return
    seat = rng.choice(list(play.open))
    ask = play.open[seat]
    if rng.random() < 0.1:
        play.silence(seat)
    else:
        play.answer(seat, ask.sample(rng), ask=ask)
