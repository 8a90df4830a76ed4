"""Bots that talk: true, never twice, never against their own word, seldom silent. `make trials` plays thousands."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.arena.sitting import sit
from duskbell.bots import TALKING, make
from duskbell.bots.talk import Talker
from duskbell.kernel import MODERATOR
from duskbell.kernel.core_events import Said
from duskbell.locale import LANGUAGES, words
from tests.bots.truth import faults, tried

PLAYERS = {"mafia": 8, "werewolf": 12, "shadow_hunters": 6, "fengsheng": 5, "clocktower": 7}
FLOORS = frozenset({"mafia", "werewolf", "clocktower"})
"""Where everybody in turn is given a talk to fill."""
ASKED = {
    "mafia": ("mafia.ask-who", "discussion", 6),
    "shadow_hunters": ("shadow_hunters.ask-side", "turn", 4),
    "fengsheng": ("fengsheng.ask-side", "main", 4),
    "clocktower": ("clocktower.ask-claim", "talk", 5),
}
"""What somebody asks all others by one tap, in which phase or stage, and how many of them answer at least."""


def talker(game: str) -> Talker[Any]:
    """Some talker of this game."""
    bot = make(game, "plain", "any", talks=True)
    assert isinstance(bot, Talker)
    return bot


@pytest.mark.slow
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


@pytest.mark.parametrize("game", ASKED)
def test_whoever_is_asked_by_a_tap_answers_who_has_asked(game: str) -> None:
    """The first who may speak is a person and asks each of the others; they answer before anything else happens."""
    line, when, least = ASKED[game]
    play, seated = sit(game, PLAYERS[game], "asked", {}, "plain", talks=True)
    bots = {n: bot for n, bot in seated.items() if isinstance(bot, Talker)}
    while not (asking := [n for n in bots if play.channels(n)]) or when not in (play.table.phase, play.table.stage):
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask), ask=ask)
    person, *others = asking
    answered = []
    for n in others:
        play.say(person, "", "public", line=line, about=(n,))
        said = bots[n].aside(play.view(n), ("public",))
        answered += [one.line for one in said if ".ans-" in one.line and person in one.about]
    assert len(answered) >= least


def test_nobody_asks_again_what_was_asked_of_late() -> None:
    for n in range(3):
        play, bots = tried("werewolf", 12, f"again/{n}")
        said = [e.event for e in play.table.log if isinstance(e.event, Said) and e.event.about]
        asked = [(s.line, s.about) for s in said if not bots[s.seat].is_own(s.line)]
        assert [one for at, one in enumerate(asked) if one in asked[max(0, at - 20) : at]] == []


@pytest.mark.slow
def test_who_is_asked_why_they_looked_at_somebody_says_why_once() -> None:
    asked = 0
    for n in range(9):
        play, _ = tried("werewolf", 12, f"why/{n}")
        said = [e.event for e in play.table.log if isinstance(e.event, Said) and e.event.line]
        told = [(s.seat, s.about[1]) for s in said if s.line in ("werewolf.ans-check", "werewolf.ans-sure")]
        assert len(told) == len({*told})
        for at, s in enumerate(said):
            if s.line == "werewolf.ask-why-check":
                again = [
                    one
                    for one in said[at:]
                    if one.seat == s.about[0] and not any(last in one.line for last in (".end-", ".last-"))
                ]
                assert not again or s.about[0] in {seat for seat, _ in told}
                asked += bool(again)
    assert asked > 3
