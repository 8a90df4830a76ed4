"""Sects & Violets: what is seen, guessed and asked by day."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.characters.sects_asking import Savant
from duskbell.games.clocktower.events import Abnormal, Claimed, Decided, Told, Visited
from duskbell.kernel import MODERATOR
from tests.rulebook.clocktower.sects import Sects, town
from tests.rulebook.clocktower.town import ST

CALM = "vigormortis"


# -- Flowergirl --------------------------------------------------------------------------------------------------------


def test_a_flowergirl_learns_whether_the_demons_hand_was_up() -> None:
    s = town("flowergirl", demon=CALM).first_day().executes("Tri", "Qui", "Tri", "Dem").nightfall()
    assert s.acts("Dem", "Two").dawn().heard("One") == ["yes"]
    assert s.executes("Tri", "Qua", "Tri", "Min").dawn().heard("One") == ["yes", "no"]


def test_it_learns_nothing_on_the_first_night_and_of_no_votes_that_nobody_was_the_demon() -> None:
    s = town("flowergirl", demon=CALM).first_day()
    assert s.heard("One") == []
    assert s.nightfall().dawn().heard("One") == ["no"]


def test_who_has_become_a_demon_since_voted_as_what_it_was() -> None:
    s = Sects(
        One="flowergirl",
        Two="oracle",
        Out="klutz",
        Oth="mutant",
        Sav="savant",
        Jug="juggler",
        Min="witch",
        Dem="fanggu",
    )
    s.first_day().executes("Two", "Sav", "Two", "Out").nightfall().acts("Dem", "Out")
    assert s["Out"].role.id == "fanggu"
    assert s.dawn().heard("One") == ["no"]


def test_a_drunk_flowergirl_may_be_told_either() -> None:
    s = town("flowergirl", demon=CALM).first_day().puts("One", "mark", "drunk").nightfall().until(ST, "tell")
    assert s.lawful() == {"yes": "free", "no": "true"}


# -- Town Crier --------------------------------------------------------------------------------------------------------


def test_a_town_crier_learns_whether_a_minion_nominated() -> None:
    s = town("towncrier", demon=CALM).first_day().executes("Min", "Qui", "Two").dawn()
    assert s.heard("One") == ["yes"]
    assert s.executes("Dem", "Qui", "Two").dawn().heard("One") == ["yes", "no"], "a Demon is no Minion"


def test_a_town_crier_under_a_vortox_hears_what_is_not_so() -> None:
    s = town("towncrier", demon="vortox").first_day().executes("Min", "Qui", "Min", "Dem", "Two", "Tri").dawn()
    assert s.heard("One") == ["no"]


# -- Juggler -----------------------------------------------------------------------------------------------------------


def test_a_juggler_learns_how_many_guesses_of_its_first_day_were_right() -> None:
    s = town("juggler", demon=CALM).first_day()
    s.guesses("One", "witch", "Min").guesses("One", CALM, "Dem").guesses("One", "oracle", "Two")
    assert s.sees(None, Claimed)[0].said == f"is>witch>{s['Min'].token}"
    assert s.nightfall().dawn().heard("One") == ["2"]
    assert s.guesses("One", "witch", "Min").nightfall().dawn().heard("One") == ["2"], "on the first day alone"


def test_five_guesses_a_day_and_anybody_may_pretend() -> None:
    s = town("juggler", demon=CALM).first_day()
    for whom in ("Two", "Tri", "Qua", "Qui", "Min"):
        assert s.offered("Dem", "juggler")
        s.guesses("Dem", "witch", whom)
    assert s.offered("Dem", "juggler") == []
    assert s.nightfall().dawn().heard("Dem") == []


def test_who_guesses_nothing_learns_nothing_and_who_is_dead_by_night_neither() -> None:
    assert town("juggler", demon=CALM).next_night().dawn().heard("One") == []
    s = town("juggler", demon=CALM).first_day().guesses("One", "witch", "Min")
    assert s.executes("Min", "One", "Min", "Dem", "Two", "Tri").dawn().heard("One") == []


def test_a_guess_is_right_by_what_somebody_was_when_it_was_made() -> None:
    s = town("juggler", demon=CALM).first_day().guesses("One", "philosopher", "Tri").puts("Tri", "role", "artist")
    assert s.nightfall().dawn().heard("One") == ["1"]


def test_a_philosopher_that_has_become_a_juggler_too_guesses_on_the_next_day() -> None:
    s = (
        town("philosopher", demon=CALM)
        .acts("One", "pass")
        .next_night()
        .acts("One", "juggler")
        .dawn()
        .guesses("One", "witch", "Min")
    )
    assert s.nightfall().dawn().heard("One") == ["1"]


def test_a_juggler_that_is_sober_by_night_hears_what_is_so_though_it_was_drunk_by_day() -> None:
    s = town("juggler", demon=CALM).first_day().puts("One", "mark", "drunk").guesses("One", "witch", "Min")
    assert s.puts("One", "unmark", "drunk").nightfall().dawn().heard("One") == ["1"]
    s = town("juggler", demon=CALM).first_day().guesses("One", "witch", "Min").puts("One", "mark", "drunk").nightfall()
    assert s.until(ST, "tell").lawful() == {"0": "free", "1": "true"}


# -- Savant ------------------------------------------------------------------------------------------------------------


def test_a_savant_hears_one_thing_that_is_so_and_one_that_is_not_and_not_which() -> None:
    s = town("savant", demon=CALM).ready("evil Min", "evil Two").first_day().deed("One", "savant", "visit")
    assert s.heard("One") == [" ".join(sorted((f"evil>{s['Min'].token}", f"evil>{s['Two'].token}")))]
    assert s.sees("Qua", Visited) == []
    assert s.sees("Qua", Told) == []
    assert s.offered("One", "savant") == [], "once a day"
    assert s.nightfall().ready("beside", "evil Two").dawn().offered("One", "savant") == ["visit"]


def test_a_savant_hears_what_was_made_ready_where_nothing_else_may_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    s = town("savant", demon=CALM).ready("evil Min", "evil Two").first_day()
    monkeypatch.setattr(Savant, "_lawful", lambda self, my, n: {})
    assert s.deed("One", "savant", "visit").heard("One")


def test_what_a_savant_may_be_told_is_true_first_and_then_false() -> None:
    ask = town("savant", demon=CALM).until(ST, "claim").asks(ST, "clocktower.claim")
    why = dict(zip(ask.options, ask.notes, strict=True))
    assert why["beside"] == "true", "the Minion sits beside the Demon"
    assert "in-play>oracle" not in why
    s = town("savant", demon=CALM).ready("beside").until(ST, "claim")
    ask = s.asks(ST, "clocktower.claim")
    assert "beside" not in ask.options
    assert dict(zip(ask.options, ask.notes, strict=True))["in-play>oracle"] == "false"


def test_a_drunk_savant_may_hear_anything_and_one_under_a_vortox_two_false_things() -> None:
    ask = town("savant", demon=CALM).puts("One", "mark", "drunk").until(ST, "claim").asks(ST, "clocktower.claim")
    assert dict(zip(ask.options, ask.notes, strict=True))["in-play>oracle"] == "free"
    ask = town("savant", demon="vortox").until(ST, "claim").asks(ST, "clocktower.claim")
    assert "beside" not in ask.options
    assert "in-play>oracle" in ask.options


def test_a_savant_that_is_sober_again_by_day_hears_what_is_lawful_then() -> None:
    s = town("savant", demon=CALM).puts("One", "mark", "drunk").ready("in-play oracle", "beside").first_day()
    s.puts("One", "unmark", "drunk").deed("One", "savant", "visit")
    assert "in-play>oracle" not in s.heard("One")[0].split() or "beside" not in s.heard("One")[0].split()


def test_it_hears_something_else_that_is_so_where_neither_of_the_two_is() -> None:
    s = town("savant", demon=CALM).puts("One", "mark", "drunk").ready("evil Two", "evil Tri").first_day()
    s.puts("One", "unmark", "drunk").deed("One", "savant", "visit")
    two = s.heard("One")[0].split()
    assert len(set(two)) == 2
    assert sum(said in {f"evil>{s[who].token}" for who in ("Two", "Tri")} for said in two) == 1


def test_a_person_may_say_it_in_their_own_words_and_others_are_offered_no_visit() -> None:
    s = town("savant", demon=CALM).ready("own-words").first_day().deed("One", "savant", "visit")
    assert s.heard("One") == ["own-words"]
    assert s.why() == "ruled"
    assert s.offered("Two", "savant") == s.offered("Min", "savant") == []


# -- Artist ------------------------------------------------------------------------------------------------------------


def artist(demon: str = CALM, way: str = "truly") -> Sects:
    return town("artist", demon=demon).until(ST, "answers").st(way).first_day()


def test_an_artist_learns_whether_what_it_asks_is_so_once() -> None:
    s = artist().asks_whether("One", "demon Two Dem")
    assert s.heard("One") == ["yes"]
    assert s.sees("Qua", Told) == []
    assert s.offered("One", "artist") == []
    assert s.nightfall().dawn().offered("One", "artist") == []
    assert [e.answer for e in s.sees(ST, Decided) if e.kind == "answers"] == ["truly"], (
        "nothing is made ready for who has asked"
    )
    assert artist().asks_whether("One", "alike Two Dem").heard("One") == ["no"]


def test_a_person_answers_when_they_like_while_the_day_goes_on() -> None:
    s = artist(way="myself").asks_whether("One", "in-play witch")
    assert s.heard("One") == []
    answer = next(o for o in s.play.offers[-2] if o.key == "clocktower.answer")
    assert dict(zip(answer.options, answer.notes, strict=True)) == {"yes": "true", "unknown": ""}
    s.play.answer(-2, "unknown", ask=answer)
    assert s.sees("One", Told)[-1].form == "unknown"


def test_who_was_not_answered_by_day_is_answered_before_night_falls() -> None:
    s = artist(way="myself").asks_whether("One", "own-words").until(ST, "answer")
    assert s.play.table.phase == "dusk"
    assert s.options(ST) == ["yes", "no", "unknown"]
    assert s.st("no").heard("One") == ["no"]


def test_a_storyteller_who_stays_silent_cannot_tell() -> None:
    s = artist(way="myself").asks_whether("One", "own-words").until(ST, "answer")
    s.play.silence(MODERATOR)
    assert s.heard("One") == ["unknown"]
    assert s.play.open


def test_a_drunk_artist_is_answered_as_the_storyteller_likes_and_has_asked() -> None:
    s = town("artist", demon=CALM).puts("One", "mark", "drunk").until(ST, "answers")
    assert s.options(ST) == ["truly", "falsely", "myself"]
    s.st("falsely").first_day().asks_whether("One", "evil Dem")
    assert s.heard("One") == ["no"]
    assert s["One"].has_mark("no-ability")


def test_under_a_vortox_an_artist_hears_what_is_not_so() -> None:
    s = town("artist", demon="vortox").until(ST, "answers")
    assert s.options(ST) == ["falsely", "myself"]
    assert s.first_day().asks_whether("One", "evil Dem").heard("One") == ["no"]


@pytest.mark.parametrize(
    ("demon", "mark", "why"), [("vortox", "", "must-lie"), (CALM, "drunk", "free"), (CALM, "", "")]
)
def test_what_is_asked_in_own_words_a_person_answers_either_way(demon: str, mark: str, why: str) -> None:
    """Nobody but a person knows which of the two is so: where all must be false, too, and of neither is said that it
    is true.
    """
    s = artist(demon=demon, way="myself")
    if mark:
        s.puts("One", "mark", mark)
    answer = next(o for o in s.asks_whether("One", "own-words").play.offers[-2] if o.key == "clocktower.answer")
    assert dict(zip(answer.options, answer.notes, strict=True)) == {"yes": why, "no": why, "unknown": ""}
    s.play.answer(-2, "no", ask=answer)
    assert s.heard("One") == ["no"]
    assert s.why() == "ruled"
    assert bool(s.sees(ST, Abnormal)) == (why == "must-lie")
