"""Who knew what: what a seat was told of one or two others, as data and in words, and nothing another was told."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games import find
from duskbell.games.clocktower.events import Executed, Shown, Told, Visited
from duskbell.games.shadow_hunters.events import Answered, Given
from duskbell.games.werewolf.events import Learned
from duskbell.kernel import View
from duskbell.kernel.event import Event
from duskbell.kernel.recap import Clue
from duskbell.locale import words

NAMES = tuple([f"Name{n}" for n in range(12)])


def heard(game: str, players: int, seat: int, *events: Event) -> list[Clue]:
    """What a seat was told at a table where just this happened, each seen by whom it names first."""
    rules = find(game)
    t = rules.new_table(players, rules.read_options(players, {}))
    for e in events:
        who: Any = e
        t.emit(e, t.seats[who.seat], public=isinstance(e, Executed | Answered))
    view = View(rules, seat, rules.new_table(players, t.options))
    view.fold(t.log)
    return rules.clues(view.table, seat)


def said(game: str, clue: Clue) -> list[str]:
    return [words(lang).table(game, NAMES).text("clue-" + clue.what.replace(".", "-"), clue.about) for lang in LANGS]


LANGS = ("en", "zh-CN")


@pytest.mark.parametrize(
    ("chosen", "told", "of", "english", "chinese"),
    [
        ((), ("baron", "#3", "#5"), (3, 5), "one of 4 Name3, 6 Name5 is the Baron", "4号Name3、6号Name5之一是男爵"),
        ((1, 2), ("yes",), (1, 2), "yes, of 2 Name1, 3 Name2 (Investigator)", "2号Name1、3号Name2：是（调查员）"),
        ((1, 2), ("1",), (1, 2), "1 of 2 Name1, 3 Name2 (Investigator)", "2号Name1、3号Name2：1（调查员）"),
        ((4,), ("imp",), (4,), "the Imp", "小恶魔"),
        ((), ("demon", "#1", "#2"), (1, 2), "one of 2 Name1, 3 Name2 is the Demon", "2号Name1、3号Name2之一是恶魔"),
        ((4,), ("witch", "sage"), (4,), "the Witch or the Sage", "女巫或贤者"),
    ],
)
def test_what_was_told_of_two_is_told_of_both(
    chosen: tuple[int, ...], told: tuple[str, ...], of: tuple[int, ...], english: str, chinese: str
) -> None:
    (clue,) = heard("clocktower", 7, 0, Told.of(0, "investigator", chosen, told))
    assert clue.of == of
    assert said("clocktower", clue) == [english, chinese]


def test_of_whom_an_undertaker_or_an_artist_is_told_follows_from_what_came_before() -> None:
    (buried,) = heard("clocktower", 7, 0, Executed(5), Told.of(0, "undertaker", (), ("imp",)))
    assert buried.of == (5,)
    (answer,) = heard("clocktower", 7, 0, Visited(0, "artist", "evil>#3"), Told.of(0, "artist", (), ("yes",)))
    assert (answer.of, answer.about["form"]) == ((3,), "asked-yes")
    assert "4 Name3" in said("clocktower", answer)[0]
    both = ("evil>#1", "is>imp>#2")
    (claims,) = heard("clocktower", 7, 0, Told.of(0, "savant", (), both))
    assert claims.of == (1, 2)


def test_what_is_about_nobody_or_about_oneself_or_told_to_another_is_no_clue() -> None:
    assert not heard("clocktower", 7, 0, Told.of(0, "chef", (), ("2",)), Told.of(0, "seamstress", (1, 2), ("unknown",)))
    assert not heard("clocktower", 7, 1, Told.of(0, "investigator", (), ("baron", "#3", "#5")))
    (late,) = heard("clocktower", 7, 0, Shown.of(0, "fortuneteller", (0, 4), ("no",)))
    assert late.of == (4,)


def test_a_side_is_a_mark_and_a_card_is_a_clue() -> None:
    one, two = heard(
        "werewolf", 12, 0, *[Learned(0, n, what) for n, what in enumerate(("seen-wolf", "seer", "dancing"))]
    )
    assert (one.of, said("werewolf", one)) == ((1,), ["told: Seer", "上帝答复：预言家"])
    assert said("werewolf", two) == ["on the dance floor", "在舞池"]


@pytest.mark.parametrize(
    ("card", "does", "english", "chinese"),
    [
        ("blackmail", True, "one of the Hunters or the Neutrals (Hermit's Blackmail)", "是猎人或平民（隐士之勒索）"),
        ("blackmail", False, "one of the Shadows (Hermit's Blackmail)", "是影子（隐士之勒索）"),
        ("spell", False, "one of the Hunters or the Neutrals (Hermit's Spell)", "是猎人或平民（隐士之咒语）"),
        ("bully", True, "8 to 11 hit points (Hermit's Bully)", "生命值是 8 到 11（隐士之恐吓）"),
        ("tough_lesson", True, "12 to 14 hit points (Hermit's Tough Lesson)", "生命值是 12 到 14（隐士之教训）"),
    ],
)
def test_an_answer_to_a_hermit_card_is_told_of_whoever_gave_it(
    card: str, does: bool, english: str, chinese: str
) -> None:
    (clue,) = heard("shadow_hunters", 6, 2, Given(2, 4, f"hermit_{card}"), Answered(4, does))
    assert clue.of == (4,)
    assert said("shadow_hunters", clue) == [f"by the answer, {english}", f"照回应看{chinese}"]


def test_a_character_that_was_shown_is_no_clue_and_one_that_was_not_is() -> None:
    prediction = Given(2, 4, "hermit_prediction")
    assert not heard("shadow_hunters", 6, 2, prediction, Answered(4, True))
    (clue,) = heard("shadow_hunters", 6, 2, prediction, Answered(4, False))
    assert said("shadow_hunters", clue)[0] == "would not show the character (Hermit's Prediction)"


def test_only_who_gave_a_hermit_card_is_told_by_the_answer() -> None:
    for seat in (3, 4):
        assert not heard("shadow_hunters", 6, seat, Given(2, 4, "hermit_spell"), Answered(4, True))
