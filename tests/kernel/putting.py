"""A table that puts one question, an offer beside it, and the sentence that refuses an answer."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import (
    Play,
    choose,
)
from duskbell.kernel.errors import IllegalAnswer
from tests.kernel.tiny import asking, snapshot


def put(question: Any, *, players: int = 3, **how: Any) -> tuple[Play[Any], list[Any]]:
    """A table that puts one question, the same to every table."""
    return asking(lambda t: question, players=players, **how)


def refused(play: Play[Any], seat: int, what: object) -> str:
    """The sentence that refuses `what`; nothing at all has changed."""
    before = snapshot(play)
    with pytest.raises(IllegalAnswer) as error:
        play.answer(seat, what)
    assert snapshot(play) == before
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 400
    return sentence


BELL = choose(1, "bell", ["ring"])
