"""What cannot be: one sentence says what was wrong and what would be right, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.fengsheng import FENGSHENG
from duskbell.kernel.errors import DuskbellError
from duskbell.testing import sit_down
from tests.rulebook.fengsheng.message import RED, TOP, five, table


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (1, {}, "for 2 to 9 players, not 1"),
        (10, {}, "for 2 to 9 players, not 10"),
        (5, {"deck": "huge"}, "right would be one of advised, auto, base, full, small"),
        (5, {"choose_from": 4}, "right would be a whole number from 2 to 3"),
        (5, {"characters": "nobody"}, "there is no option 'characters'; its options are deck"),
        (5, {"unreleased": "sunshoumo"}, "right would be yes or no"),
    ],
)
def test_no_such_table(players: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(DuskbellError) as refused:
        sit_down(FENGSHENG, players, 1, options)
    sentence = str(refused.value)
    assert says in sentence
    assert (sentence.count("\n"), sentence[-1]) == (0, ".")


@pytest.mark.parametrize(
    ("key", "dealt", "right"),
    [
        ("fengsheng.deal", "lurker,lurker,agent,agent,spy", "right would be each of lurker, lurker, agent, agent"),
        ("fengsheng.missions", "killer,spy", "right would be each of killer, usurper, collector, pioneer"),
        ("fengsheng.characters", "feiyuan,nobody", "right would be each of afuluola, baicanglang"),
    ],
)
def test_no_such_identity_mission_or_character_is_dealt(key: str, dealt: str, right: str) -> None:
    with pytest.raises(DuskbellError, match="does not answer " + key) as refused:
        sit_down(FENGSHENG, 5, 1, chance=lambda ask: dealt if ask.key == key else ask.default)
    assert right in str(refused.value)


def test_no_such_character_can_be_chosen() -> None:
    play = sit_down(FENGSHENG, 5, 1)
    with pytest.raises(DuskbellError, match=r"'nobody' does not answer fengsheng.character: right would be"):
        play.answer(0, "nobody")
    assert len(play.open) == 5


def test_a_play_that_is_none() -> None:
    """A card of another's hand, oneself or nobody as a target, a half-named play, one step too many."""
    s = table(five("Feiyuan"), hands={"Feiyuan": "27", "Peiling": "31"}, top=TOP)
    for what in (
        "c31>#1>swap",
        "c999",
        "c27>#0>swap",
        "c27>#9>swap",
        "c27>#1",
        "c27",
        "c27>#1>swap>#2",
        "c27>#1>winds",
    ):
        sentence = s.refuses("Feiyuan", what)
        assert f"'{what}' does not answer fengsheng.main: right would be " in sentence
        assert (sentence.count("\n"), sentence[-1], len(sentence) < 800) == (0, ".", True)
    assert "right would be c27>#1>clarify or c27>#1>intercept or c27>#1>swap or c27>#1>mislead." in s.refuses(
        "Feiyuan", "c27>#1"
    ), "of a half-named one, its other halves"
    s.passes("Feiyuan")
    for what in ("c27", "c27>up>#1", "c27>left>lock>#2", "c31>left"):
        assert "fengsheng.send" in s.refuses("Feiyuan", what)


def test_an_answer_to_a_round_gone_by() -> None:
    """A sealed round that is over is not answered: the seat is asked something else, or nothing."""
    s = table(five("Feiyuan", "Duanmujing"), hands={"Feiyuan": RED, "Peiling": "79"}, top=TOP)
    s.fights("Feiyuan", RED, "Duanmujing")
    old = s.play.open[s.no("Peiling")]
    while old is s.play.open.get(s.no("Peiling")):
        s.silent()
    before = len(s.play.lines)
    with pytest.raises(DuskbellError, match=r"is not being asked that now\.$"):
        s.play.answer(s.no("Peiling"), "pass", ask=old)
    assert len(s.play.lines) == before
