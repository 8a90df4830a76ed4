"""Who is away, leaves, comes back or is replaced by a bot is not unmasked by time: what every other seat is sent, and
when, is the same whether that seat is truly asked or for show. So it is among bots for who plays alone. Both worlds are
played, with time handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import pytest

from duskbell.server.sitting import table_bots
from tests.server.film import Film, Silent, difference, twins

pytestmark = pytest.mark.slow

Script = Mapping[float, Callable[[Film], None]]
GAMES = {"mafia": 6, "werewolf": 9, "shadow_hunters": 5, "fengsheng": 5, "clocktower": 7}
UNTIL = {"shadow_hunters": 45.0, "fengsheng": 45.0}
"""Later whoever holds other cards plays other cards, though they decide alike."""
SEEDS = range(3)


@pytest.fixture(autouse=True)
def bots_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """And draw their moments alike."""
    monkeypatch.setattr(table_bots, "make", lambda *_, **__: Silent())
    monkeypatch.setattr(table_bots, "SystemRandom", lambda: Random(7))


def scripts(x: int) -> dict[str, Script]:
    """What may become of seat `x` in a scene in which all others answer after two seconds."""
    return {
        "away": {0.5: lambda f: f.away(x)},
        "away, and back": {0.5: lambda f: f.away(x), 9.0: lambda f: f.back(x)},
        "away, then a bot": {0.5: lambda f: f.away(x), 14.0: lambda f: f.leave(x)},
        "left before the others answer": {0.5: lambda f: f.leave(x)},
        "left, and back": {0.5: lambda f: f.leave(x), 31.0: lambda f: f.back(x)},
        "left, and back before the bot answers": {0.5: lambda f: f.leave(x), 0.9: lambda f: f.back(x)},
        "away over a restart": {0.5: lambda f: f.away(x), 3.0: lambda f: f.restart()},
        "answered, then left over a restart": {2.1: lambda f: f.leave(x), 2.7: lambda f: f.restart()},
        "away over a pause": {
            0.5: lambda f: f.away(x),
            4.0: lambda f: f.rule(kind="pause"),
            50.0: lambda f: f.rule(kind="resume"),
        },
        "away, and more time": {0.5: lambda f: f.away(x), 4.0: lambda f: f.rule(kind="time", seconds=20)},
        "away, and skipped": {0.5: lambda f: f.away(x), 4.0: lambda f: f.rule(kind="skip")},
        "away over an undo": {0.5: lambda f: f.away(x), 110.0: lambda f: f.rule(kind="undo", count=1)},
        "all away": {0.5: lambda f: f.away(*f.people)},
        "all away, and all but one come back": {
            0.5: lambda f: f.away(*f.people),
            20.0: lambda f: f.back(*(f.people - {x})),
        },
    }


@pytest.mark.parametrize("name", scripts(0))
@pytest.mark.parametrize("game", GAMES)
def test_among_people(game: str, name: str) -> None:
    for seed in SEEDS:
        first, second = twins(game, GAMES[game], seed)
        x = sorted(second.moved)[seed % 2]
        one, two = [
            Film(world, range(GAMES[game])).roll(scripts(x)[name], UNTIL.get(game, 130.0)) for world in (first, second)
        ]
        assert not (told := difference(one, two, second)), f"seed {seed}, seat {x}: {told}"


@pytest.mark.parametrize("name", ["away", "away, then a bot", "left before the others answer", "all away"])
@pytest.mark.parametrize("game", GAMES)
def test_where_most_are_bots(game: str, name: str) -> None:
    for seed in SEEDS:
        first, second = twins(game, GAMES[game], seed, 0)
        x = sorted(second.moved)[seed % 2]
        one, two = [Film(world, {0, x}).roll(scripts(x)[name], UNTIL.get(game, 130.0)) for world in (first, second)]
        assert not (told := difference(one, two, second)), f"seed {seed}, seat {x}: {told}"


@pytest.mark.parametrize("game", GAMES)
def test_where_no_clock_presses(game: str) -> None:
    """A bot that stands in answers in the end, whatever it is asked."""
    for seed in SEEDS:
        first, second = twins(game, GAMES[game], seed)
        x = sorted(second.moved)[seed % 2]
        script: Script = {0.5: lambda f, x=x: f.away(x), 90.5: lambda f, x=x: f.leave(x)}  # type: ignore[misc]
        until = 130.0
        one, two = [Film(world, range(GAMES[game]), speed=None).roll(script, until) for world in (first, second)]
        assert not (told := difference(one, two, second)), f"seed {seed}, seat {x}: {told}"
        assert one.frames[sorted(set(one.seats) - second.moved)[0]][-1].at > 90.5, "it has gone on"


@pytest.mark.parametrize("game", GAMES)
def test_alone_among_bots(game: str) -> None:
    for seed in SEEDS:
        first, second = twins(game, GAMES[game], seed, 0)
        one, two = [Film(world, [0]).roll({}, UNTIL.get(game, 130.0)) for world in (first, second)]
        assert not (told := difference(one, two, second)), f"seed {seed}: {told}"


@pytest.mark.parametrize("people", [[0], [0, 1]], ids=["alone", "two"])
def test_among_bots_nothing_tells_whose_card_is_dead(people: list[int]) -> None:
    """Neither a question for show nor the length of a call: whichever card one of the dead has held."""
    for seed in range(6):
        first, second = twins("werewolf", 12, seed, 0)
        x = sorted(second.moved)[seed % 2]
        script: Script = {0.5: lambda f, x=x: f.rule(kind="penalty", seat=x, penalty="kill")}  # type: ignore[misc]
        one, two = [Film(world, people).roll(script, 320.0) for world in (first, second)]
        assert not (told := difference(one, two, second)), f"seed {seed}, seat {x}: {told}"


@pytest.mark.parametrize("game", ["mafia", "werewolf"])
def test_while_the_moderators_page_is_closed_no_scene_ends(game: str) -> None:
    """Bots rest then: it would end only where none of them is asked."""
    for seed in SEEDS:
        first, second = twins(game, GAMES[game], seed, 0)
        one, two = [Film(w, {0, 1}, chair=True).roll({0.5: lambda f: f.close_chair()}, 130.0) for w in (first, second)]
        assert not (told := difference(one, two, second)), f"seed {seed}: {told}"
