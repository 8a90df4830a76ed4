"""What a page may offer to be changed by hand: all that fits, and nothing that would be refused."""

from __future__ import annotations

from random import Random

import pytest

import duskbell
from duskbell.games.clocktower.by_hand import JOIN, LEAVE, TELL
from duskbell.kernel import MODERATOR, Ruling
from duskbell.kernel.by_hand import CARD, MARK, UNMARK
from duskbell.kernel.errors import BadRuling
from duskbell.testing import random_answers

pytestmark = pytest.mark.slow

EVERY = {"clocktower": 40}
"""At which answers it is looked: the larger the table to copy, the fewer."""
TABLES = [(game.id, seed) for game in duskbell.GAMES.values() if game.hands for seed in (1, 2)]


@pytest.mark.parametrize(("game", "seed"), TABLES)
def test_what_is_offered_is_never_refused_and_what_is_not_always_is(game: str, seed: int) -> None:
    rules = duskbell.GAMES[game]
    options = {"travellers": 2, "late": 1} if game == "clocktower" else {}
    play = duskbell.start(game, rules.usual_players, seed=seed, options=options, moderator="ask")
    rng, offered = Random(seed), set()
    for n, _ in enumerate(random_answers(play, Random(seed))):
        if n % EVERY.get(game, 8):
            continue
        choices = play.hand_choices()
        lay = [Ruling("hand", "drunk", seat, change=MARK, to=to[0]) for seat, what, to in choices if what == MARK]
        if lay and UNMARK not in offered:
            play.rule(lay[0])
            choices = play.hand_choices()
        offered |= {change for _, change, _ in choices}
        allowed = {(seat, change, to) for seat, change, tos in choices for to in tos}
        for seat, change in [(s.no, c) for s in play.table.seats for c in rules.hands]:
            to = rng.choice(sorted({*rules.hand_choices(play.table, change, seat), "nonsense"}))
            ruling = Ruling("hand", "a slip", seat, change=change, to=to)
            if (seat, change, to) in allowed:
                play.fork().rule(ruling)
            else:
                with pytest.raises(BadRuling):
                    play.rule(ruling)
    # a card may have no place, what is told is written freely, and Travellers come and go between two counts only
    assert offered >= {*rules.hands} - {CARD, TELL, LEAVE, JOIN}
    assert play.hand_choices() == []


def test_what_is_declared_of_the_whole_table_is_offered_where_it_can_be() -> None:
    for kidnap, offered in (("referee", True), ("proof", False)):
        play = duskbell.start("werewolf", 9, seed=3, options={"kidnap": kidnap}, moderator="ask")
        while play.table.phase == "deal":
            play.answer(MODERATOR, next(iter(play.open.values())).default)
        assert ((-1, "kidnap", ("",)) in play.hand_choices()) is offered
