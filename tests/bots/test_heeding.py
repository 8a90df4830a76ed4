"""What people tell at the Clocktower is answered; and in a first game a plain word counts."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.first_truth import fates
from duskbell.bots import make
from duskbell.bots.clocktower.notes import Tell
from duskbell.bots.clocktower.worlds import Scale
from duskbell.bots.hearing import gists
from duskbell.bots.talk import Talker
from duskbell.kernel import NOBODY
from duskbell.lessons import LESSONS, learner
from tests.bots.test_hearing import NAMED, NAMES, talking

FT = ("fortuneteller", 1, 2, 5)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I meant 3 and 5: no", ("clocktower.told-no", ("fortuneteller", 1, 2, 4))),
        ("sorry, 3 and 5", ("clocktower.told-yes", ("fortuneteller", 1, 2, 4))),
        ("说错了，是3号和5号", ("clocktower.told-yes", ("fortuneteller", 1, 2, 4))),
        ("打错了，3号和5号", ("clocktower.told-yes", ("fortuneteller", 1, 2, 4))),
        ("说错了", None),
        ("sorry, 3 is evil", None),
    ],
)
def test_who_has_said_it_wrong_may_put_it_right(text: str, told: Any) -> None:
    names = NAMES if text.isascii() else NAMED
    found = gists("clocktower", text, names, -1, "fortuneteller", 1, last=("clocktower.told-yes", FT))
    assert [one for one in found if "told-" in one[0]] == ([told] if told else [])


def test_what_was_put_right_counts_no_more_and_a_bot_says_what_was_said_before() -> None:
    play, bots, person, others = talking("clocktower", 8, "put right", "talk")
    play.say(person, "我是占卜师，3号和6号：是", "public")
    play.say(person, "说错了，是3号和5号", "public")
    said = set()
    for n in others:
        bot: Any = bots[n]
        notes = bot.player.reads(play.view(n)).notes
        assert [t.about for t in notes.told if t.seat == person] == [(2, 4)]
        assert notes.revised == [Tell(person, "fortuneteller", 1, "yes", about=(2, 5))]
        assert (person, 2, 5) in bot.facts(play.view(n), "clocktower.heed-two")
        said |= {(one.line, one.about) for one in bot.aside(play.view(n), ("public",))}
    assert {line for line, about in said if about[0] == person} <= {f"clocktower.heed-{x}" for x in WAYS}
    assert said


WAYS = ("two", "number", "clash", "word", "rival", "most", "fits", "with")


def test_bots_among_themselves_heed_nobody() -> None:
    play, bots, _, others = talking("clocktower", 8, "no people", "talk")
    for n in others:
        bot: Any = bots[n]
        assert not [x for x in WAYS for _ in bot.facts(play.view(n), f"clocktower.heed-{x}")]


def test_whoever_is_not_believed_hears_why() -> None:
    """Two say that they are the same, and one of them is a person."""
    play, bots, person, others = talking("clocktower", 8, "two of a kind", "talk")
    rival, third = others[0], others[1]
    role = play.table.seats[third].role.id
    assert isinstance(bots[third], Talker)
    play.say(person, f"I am the {role}", "public")
    play.say(rival, "", "public", line="clocktower.claim", about=(role,))
    bot: Any = bots[third]
    mind = bot.style.mind(play.view(third), bot.remember(play.view(third)))
    assert mind.reads.evil[person] > 0.5, "it is that itself"
    assert any(
        (person,) == about[:1] for x in WAYS[2:6] for about in bot.facts(play.view(third), f"clocktower.heed-{x}")
    )


def test_a_table_is_a_first_game_by_its_deal() -> None:
    assert learner("clocktower", LESSONS["clocktower"].seeds[0]) == 0
    assert learner("clocktower", "anything") == NOBODY
    bot: Any = make("clocktower", "plain", "1", learner=0)
    assert bot.learner == 0
    assert not hasattr(make("mafia", "plain", "1", learner=0), "learner")


def test_a_learners_plain_word_counts_and_nobody_elses_more() -> None:
    notes: Any = type("Notes", (), {})
    play, bots, person, others = talking("clocktower", 8, "plain", "talk")
    play.say(person, "I am the Chef and got 0", "public")
    bot: Any = bots[others[0]]
    notes = bot.player.reads(play.view(others[0])).notes
    own = play.table.seats[others[0]].role.id
    usual, plain = (Scale(notes, 8, own, 0, who).shares()[1] for who in (NOBODY, person))
    assert plain[person] < usual[person] / 2
    assert Scale(notes, 8, own, 0, others[1]).shares()[1] == usual, "who has said nothing gains nothing by learning"


@pytest.mark.slow
def test_who_tells_the_plain_truth_in_a_first_game_is_hardly_ever_executed_for_it() -> None:
    found = list(fates(15))
    assert sum(0 < f.executed < 3 for f in found) <= 2
