"""What chance is asked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from duskbell.kernel import (
    CHANCE,
    roll,
    shuffle,
)
from duskbell.kernel.errors import IllegalAnswer
from duskbell.kernel.many import Order
from tests.kernel.putting import put
from tests.kernel.tiny import asking


def test_a_roll_is_answered_by_chance_and_recorded() -> None:
    play, sent = asking(lambda t: roll("tiny.die", t.seats))
    assert sent[0] in play.table.seats
    assert play.lines == [(CHANCE, "tiny.die", sent[0].token)]


def test_weights_decide_how_often_an_option_falls() -> None:
    rng, ask = Random(5), roll("k", ["a", "b", "c"], [1, 3, 6])
    count = Counter(ask.sample(rng) for _ in range(10_000))
    for option, share in (("a", 0.1), ("b", 0.3), ("c", 0.6)):
        assert abs(count[option] / 10_000 - share) < 0.02


def test_a_shuffle_sends_every_thing_and_alike_ones_as_often_as_they_are_there() -> None:
    orders = set()
    for seed in range(60):
        play, sent = put(shuffle("k", ["axe", "axe", "bell"]), seed=str(seed))
        assert sorted(sent[0]) == ["axe", "axe", "bell"]
        assert play.lines == [(CHANCE, "k", ",".join(sent[0]))]
        orders.add(tuple(sent[0]))
    assert len(orders) == 3


@pytest.mark.parametrize("what", ["axe,bell", "axe,bell,bell", "axe,axe,bell,bell", "", 0, None, "axe,axe,egg"])
def test_an_order_takes_every_thing_once_and_nothing_else(what: object) -> None:
    order: Order[list[str]] = shuffle("k", ["axe", "axe", "bell"])
    with pytest.raises(IllegalAnswer, match="joined by commas"):
        order.accept(what)
    assert order.accept(["bell", "axe", "axe"]) == "bell,axe,axe"


def test_an_only_option_needs_no_chance_but_is_recorded() -> None:
    play, sent = asking(lambda t: roll("one", ["a"]), lambda t: roll("two", ["a", "b", "c", "d"]))
    other, also = asking(lambda t: roll("two", ["a", "b", "c", "d"]))
    assert sent == ["a", also[0]]
    assert [line[1] for line in play.lines] == ["one", "two"]
    assert other.lines == play.lines[1:]
