"""Bots that talk: true, never twice, never against their own word, seldom silent. `make trials` plays thousands."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.arena.sitting import sit
from duskbell.bots import TALKING, make
from duskbell.bots.talk import Talker
from duskbell.kernel.core_events import Said
from duskbell.locale import LANGUAGES, words
from tests.bots.truth import faults, tried

PLAYERS = {"mafia": 8, "werewolf": 12, "shadow_hunters": 6, "fengsheng": 5, "clocktower": 7}
FLOORS = frozenset({"mafia", "werewolf"})
"""Where everybody in turn is given a talk to fill."""


def talker(game: str) -> Talker[Any]:
    """Some talker of this game."""
    bot = make(game, "plain", "any", talks=True)
    assert isinstance(bot, Talker)
    return bot


@pytest.mark.parametrize("game", sorted(TALKING))
def test_what_bots_say_is_true_new_and_their_own(game: str) -> None:
    lines, floors, empty = set[str](), 0, 0
    for n in range(15):
        play, bots = tried(game, PLAYERS[game], f"truth/{n}")
        assert list(faults(play, bots)) == []
        lines |= {e.event.line for e in play.table.log if isinstance(e.event, Said)}
        floors += sum(bot.floors for bot in bots.values())
        empty += sum(bot.empty for bot in bots.values())
    assert len(lines) >= 25
    assert game not in FLOORS or empty <= 0.2 * floors


@pytest.mark.parametrize("game", sorted(TALKING))
def test_every_line_has_words_in_both_languages(game: str) -> None:
    bot = talker(game)
    assert len(bot.style.lines) >= 40
    for lang in LANGUAGES:
        lacking = [line.id for line in bot.style.lines if not words(lang).has(f"say-{game}-{line.id}")]
        assert lacking == []


@pytest.mark.parametrize("game", sorted(TALKING))
def test_a_talker_draws_from_chance_of_its_own(game: str) -> None:
    """So whoever talks plays as it would if nobody listened."""
    play, _ = sit(game, PLAYERS[game], "own chance", {}, "plain")
    for seat in range(PLAYERS[game]):
        bot = talker(game)
        player: Any = bot.player
        before = player.rng.getstate()
        view = play.view(seat)
        assert bot.some(bot.style.mind(view, bot.remember(view)), dict.fromkeys(bot.by_occasion, 1.0), 9, [])
        assert player.rng.getstate() == before


def test_nobody_asks_again_what_was_asked_of_late() -> None:
    for n in range(3):
        play, bots = tried("werewolf", 12, f"again/{n}")
        said = [e.event for e in play.table.log if isinstance(e.event, Said) and e.event.about]
        asked = [(s.line, s.about) for s in said if not bots[s.seat].is_own(s.line)]
        assert [one for at, one in enumerate(asked) if one in asked[max(0, at - 20) : at]] == []


def test_who_is_asked_why_they_looked_at_somebody_says_why_once() -> None:
    asked = 0
    for n in range(6):
        play, _ = tried("werewolf", 12, f"why/{n}")
        said = [e.event for e in play.table.log if isinstance(e.event, Said) and e.event.line]
        told = [(s.seat, s.about[1]) for s in said if s.line in ("werewolf.ans-check", "werewolf.ans-sure")]
        assert len(told) == len({*told})
        for at, s in enumerate(said):
            if s.line == "werewolf.ask-why-check":
                again = [one for one in said[at:] if one.seat == s.about[0] and ".end-" not in one.line]
                assert not again or s.about[0] in {seat for seat, _ in told}
                asked += bool(again)
    assert asked > 3
