"""A recap through somebody's eyes tells nothing that nobody knew when it happened (`Game.hindsight`)."""

from __future__ import annotations

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.games import GAMES, find
from duskbell.kernel import MODERATOR
from duskbell.kernel.recap import facts_of
from duskbell.locale import words
from duskbell.server.hindsight.replay import Finished, recap

SIZES = {"fengsheng": (6, "r3"), "clocktower": (7, "3"), "werewolf": (12, "3")}


@pytest.mark.parametrize("game", SIZES)
def test_eyes_see_nothing_in_hindsight(game: str) -> None:
    players, seed = SIZES[game]
    play, bots = sit(game, players, seed, {}, "plain")
    play_out(play, bots, seed)
    done = Finished(play.game, play.record.header, tuple(play.table.log))
    rules = find(game)
    assert any(fact.what in rules.hindsight for fact in facts_of(recap(done, MODERATOR)))
    for viewer in (*range(players), None):
        for fact in facts_of(recap(done, viewer)):
            if fact.what in rules.hindsight:
                assert fact.what in rules.own_sight
                assert fact.about["seat"] == viewer


def test_a_covered_intel_and_a_dead_identity_stay_so() -> None:
    play, bots = sit("fengsheng", 6, "r4", {}, "plain", talks=True)
    play_out(play, bots, "r4")
    done = Finished(play.game, play.record.header, tuple(play.table.log))
    lines = {
        viewer: [f for c in recap(done, viewer).chapters for line in c.lines for f in line]
        for viewer in (*range(6), None)
    }
    sent = {viewer: {f.about["seat"] for f in told if f.what == "fengsheng.sent"} for viewer, told in lines.items()}
    assert any(sent.values())
    assert all(who <= {viewer} for viewer, who in sent.items()), "of each its own"
    assert "colour" not in {key for f in lines[None] if f.what.startswith("fengsheng.sent") for key in f.about}
    assert any(f.what == "fengsheng.died-covered" for f in lines[None])


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_what_is_told_instead_has_words(lang: str) -> None:
    say = words(lang)
    for game in GAMES:
        for what, instead in find(game).hindsight.items():
            for fact in (what, *instead[:1]):
                assert say.has("recap-" + fact.replace(".", "-")), fact
        assert find(game).own_sight <= find(game).hindsight.keys()
