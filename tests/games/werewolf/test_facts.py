"""What a page shows beside seats (`Game.facts`): each fact while there is something to tell, and no longer."""

from __future__ import annotations

from typing import Any

from tests.rulebook.werewolf.cup import Cup, cup, go_on, night, no_sheriff, sign_up, takes, through, vote


def facts(s: Cup) -> dict[str, Any]:
    """As all see them; the board stands there always."""
    found = s.play.view(None).state()["facts"]
    assert found.pop("board") == "free"
    return dict(found)


def test_by_night_the_calls_in_their_order_and_by_day_none() -> None:
    s = cup()
    assert facts(s) == {"steps": ["guard", "pack", "witch", "hunter", "seer"]}
    assert facts(night(s)) == {}, "everybody may run: nobody does yet"


def test_who_runs_who_speaks_and_who_comes_next_until_the_badge_is_given() -> None:
    s = sign_up(night(cup(), kill="9"), "2", "5", "10")
    assert facts(s) == {"candidates": [1, 4, 9], "speaker": 1, "queue": [4, 9]}
    go_on(s)
    takes(s, "10", "withdraw")
    assert facts(s) == {"candidates": [1, 4], "withdrew": [9], "speaker": 4}
    through(s).silent()
    vote(s, _1="5", _3="5")
    assert facts(s) == {"sheriff": 4, "speaker": 8}, "last words"


def test_who_is_tied_is_shown_until_the_duel_is_decided() -> None:
    s = through(sign_up(night(cup(), kill="9"), "3", "5"))
    s.silent()
    vote(s, _1="3", _4="5")
    assert facts(s) == {"candidates": [2, 4], "duel": [2, 4], "speaker": 2, "queue": [4]}
    through(s).silent()
    vote(s, _2="5", _1="5")
    assert facts(s) == {"sheriff": 4, "speaker": 8}, "last words"


def test_where_nobody_runs_the_badge_is_gone() -> None:
    s = no_sheriff(night(cup()))
    assert facts(s)["badge"] == "gone"
