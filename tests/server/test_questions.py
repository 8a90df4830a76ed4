"""The numbers and deadlines of questions and offers."""

from __future__ import annotations

from msgspec.structs import replace

from duskbell.kernel import Ask
from duskbell.server.sitting.clock import Questions

VOTE: Ask[str] = Ask(0, "x.vote", ("yes", "no"), (), "no", 20)
REVEAL: Ask[str] = Ask(0, "x.reveal", ("reveal",), (), "reveal")


def test_an_offer_has_a_number_of_its_own_and_keeps_it() -> None:
    questions = Questions()
    questions.follow({0: VOTE}, 0.0, True)
    questions.offer({0: [REVEAL]})
    (offer,) = questions.offered(0)
    assert {questions.find(0, 1), questions.find(0, 2)} == {questions.at(0), offer}
    assert questions.find(0, 3) is None
    questions.offer({0: [REVEAL]})
    assert questions.offered(0) == (offer,)
    assert offer.ends is None, "no clock presses what may be done at any time"
    questions.offer({})
    assert questions.offered(0) == ()


def test_time_is_added_to_what_is_pressed() -> None:
    questions = Questions()
    questions.follow({0: VOTE, 1: REVEAL}, 0.0, True)
    questions.extend(60)
    vote, reveal = questions.at(0), questions.at(1)
    assert vote is not None
    assert reveal is not None
    assert (vote.ends, vote.added) == (80, 60)
    assert (reveal.ends, reveal.added) == (None, 0)


def test_a_table_may_be_slower_or_without_a_clock() -> None:
    for pressure, ends in ((2.0, 40.0), (0.5, 10.0), (None, None)):
        questions = Questions(pressure=pressure)
        questions.follow({0: VOTE}, 0.0, True)
        question = questions.at(0)
        assert question is not None
        assert question.ends == ends


def test_what_a_ruling_lets_be_asked_again_is_the_same_question_for_whoever_it_does_not_touch() -> None:
    questions = Questions()
    questions.follow({0: VOTE, 1: REVEAL}, 0.0, True)
    anew, other = replace(VOTE), replace(REVEAL, options=("hide",))
    questions.follow({0: anew, 1: other}, 15.0, True, ruled=True)
    vote, reveal = questions.at(0), questions.at(1)
    assert vote is not None
    assert reveal is not None
    assert (vote.id, vote.since, vote.ends) == (1, 0.0, 20.0)
    assert vote.ask is anew, "an answer goes to the question that the table has open"
    assert reveal.id == 2
