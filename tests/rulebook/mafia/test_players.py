"""Princeton Mafia, 游戏人数 and 道具: how many play, and with what cards."""

from __future__ import annotations

from collections import Counter

import pytest

from duskbell.games.mafia.roles import ROLES, cast, recommended_killers
from duskbell.kernel import Dealt
from duskbell.kernel.errors import BadOption, BadTable
from duskbell.testing import sit_down
from tests.rulebook.mafia.princeton import DIAMONDS, HEARTS, KILLER, VILLAGER, rules_read


@pytest.mark.parametrize("players", [8, 9, 10, 11, 12, 13, 18, 24])
def test_twelve_or_more_is_best_and_eight_to_twelve_will_do(players: int) -> None:
    """Any such number sits down, and everybody gets a card."""
    play = sit_down("mafia", players)
    assert len(play.table.seats) == players
    assert all(s.role is not None and s.alive for s in play.table.seats)


@pytest.mark.parametrize("players", [5, 24])
def test_the_smallest_and_the_largest_table_sit_down(players: int) -> None:
    """There is no upper limit in principle, but more than 24 is unwieldy; below five no game is left."""
    assert sit_down("mafia", players).open


@pytest.mark.parametrize("players", [4, 25, 0, -1])
def test_too_few_or_too_many_are_refused(players: int) -> None:
    with pytest.raises(BadTable, match=f"^mafia is for 5 to 24 players, not {players}.$"):
        sit_down("mafia", players)


# 道具: one deck of cards


@pytest.mark.parametrize("players", range(5, 25))
@pytest.mark.parametrize("angels", [0, 1, 2])
def test_there_is_one_card_for_each_player(players: int, angels: int) -> None:
    """A single deck is enough: so many killers, at most one angel of each suit, the rest villagers."""
    play = sit_down("mafia", players, options={"angels": angels})
    cards = Counter(e.event.role for e in play.table.log if isinstance(e.event, Dealt))
    killers = recommended_killers(players)
    assert sum(cards.values()) == players
    assert cards == Counter(card.id for card in cast(players, killers, angels))
    assert (cards[KILLER], cards[HEARTS], cards[DIAMONDS]) == (killers, angels >= 1, angels == 2)
    assert cards[VILLAGER] == players - killers - angels


def test_the_deck_has_no_other_characters() -> None:
    assert list(ROLES) == [KILLER, HEARTS, DIAMONDS, VILLAGER]


# 分配身份: adapt the numbers of cards to the size of the game


@pytest.mark.parametrize(
    ("players", "killers"),
    [(5, 1)] + [(n, 2) for n in range(6, 11)] + [(11, 3), (12, 3)] + [(n, 4) for n in range(13, 25)],
)
def test_the_recommended_killers(players: int, killers: int) -> None:
    """Twelve have three; more turn a villager into a fourth; ten or fewer have two, but five have one (M2)."""
    assert recommended_killers(players) == killers
    dealt = [s.role.id for s in sit_down("mafia", players).table.seats]
    assert dealt.count(KILLER) == killers
    assert dealt.count(HEARTS) == 1, "one angel unless asked for"


@pytest.mark.parametrize("killers", [1, 2, 3, 4, 5])
def test_the_number_of_killers_can_be_set(killers: int) -> None:
    dealt = [s.role.id for s in sit_down("mafia", 12, options={"killers": killers}).table.seats]
    assert dealt.count(KILLER) == killers
    assert dealt.count(VILLAGER) == 11 - killers


@pytest.mark.parametrize("players", range(5, 25))
def test_the_others_must_outnumber_the_killers_at_the_deal(players: int) -> None:
    """With half or more of the cards the killers would have won before the first night."""
    most = (players - 1) // 2
    assert rules_read(players, killers=most).killers == most
    if most < 11:
        with pytest.raises(BadOption) as refused:
            rules_read(players, killers=most + 1)
        assert str(refused.value) == (
            f"{players} players can have at most {most} killers, not {most + 1}: others must outnumber them."
        )


@pytest.mark.parametrize("angels", [-1, 3])
def test_there_are_no_more_than_two_angels(angels: int) -> None:
    """The deck names two: the queen of hearts, and the queen of diamonds where there are two."""
    sentence = f"^option angels cannot be '{angels}'; right would be a whole number from 0 to 2.$"
    with pytest.raises(BadOption, match=sentence):
        rules_read(12, angels=angels)


@pytest.mark.parametrize("killers", [-1, 12])
def test_a_number_of_killers_out_of_range_is_refused(killers: int) -> None:
    sentence = f"^option killers cannot be '{killers}'; right would be a whole number from 0 to 11.$"
    with pytest.raises(BadOption, match=sentence):
        rules_read(24, killers=killers)


def test_an_option_the_text_does_not_know_is_refused_with_those_it_knows() -> None:
    with pytest.raises(BadOption, match=r"^there is no option 'doctors'; its options are killers, angels, must_kill, "):
        rules_read(12, doctors=1)


def test_every_legal_mixture_of_cards_is_dealt_in_full() -> None:
    """Five seats, two killers, two angels: one villager is left."""
    dealt = [s.role.id for s in sit_down("mafia", 5, options={"killers": 2, "angels": 2}).table.seats]
    assert sorted(dealt) == sorted([KILLER, KILLER, HEARTS, DIAMONDS, VILLAGER])
