"""Princeton Mafia, 分配身份: the moderator, the deal, and cards that stay face down."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskbell.games.mafia.table import Died, NightFell, QuietNight
from duskbell.kernel import CHANCE, MODERATOR, Dealt, Unmasked
from duskbell.kernel.core_events import PhaseBegan, Said
from duskbell.kernel.errors import BadRuling, NoFloor
from duskbell.testing import Scene, sit_down
from tests.rulebook.mafia.princeton import (
    DIAMONDS,
    EIGHT,
    FIVE,
    HEARTS,
    KILLER,
    TWELVE,
    VILLAGER,
    expel,
    known,
    living,
    night,
    point,
    princeton,
    speakers,
    stage,
    to_the_vote,
    trial,
    won,
)


def test_the_moderator_is_not_one_of_the_players() -> None:
    """The moderator takes no part: holds no seat and no card, is nobody's target and has no vote."""
    s = princeton(moderator="ask")
    assert len(s.play.table.seats) == 5
    with pytest.raises(LookupError):
        _ = s.play.view(MODERATOR).me
    assert "moderator" not in s.options("Kim")
    night(s, "Vic")
    s.says("moderator", "go-on", "mafia.pace-discussion")
    to_the_vote(s, "Ann", "Kim", "Wes")
    assert set(s.open_now()) == {"Kim", "Ann", "Wes", "Zoe"}, "the moderator does not vote"


def test_the_moderator_knows_every_card() -> None:
    for moderator in ("auto", "ask"):
        assert known(princeton(TWELVE, moderator=moderator), "moderator") == TWELVE


def test_the_moderator_counts_the_cards_and_deals_one_to_each_face_down() -> None:
    """One card each; everybody looks at their own and at nobody else's."""
    s = princeton(EIGHT)
    for name in EIGHT:
        mine = s.sees(name, Dealt)
        assert [(d.seat, d.role) for d in mine] == [(s.no(name), EIGHT[name])]
    assert s.sees(None, Dealt) == []
    assert len(s.sees("moderator", Dealt)) == 8


@pytest.mark.parametrize("name", [n for n, card in EIGHT.items() if card != KILLER])
def test_each_player_looks_once_whether_killer_angel_or_villager(name: str) -> None:
    """After the deal a player who is no killer knows one card: their own."""
    assert known(princeton(EIGHT), name) == {name: EIGHT[name]}


def test_the_public_knows_no_card_after_the_deal() -> None:
    assert known(princeton(EIGHT), None) == {}


def test_the_deal_is_chances() -> None:
    """Shuffled: the same seed deals the same cards, another seed others, and every seat can get every card."""

    def cards(seed: int) -> tuple[str, ...]:
        return tuple(s.role.id for s in sit_down("mafia", 5, seed).table.seats)

    assert cards(3) == cards(3)
    assert {cards(n).index(KILLER) for n in range(60)} == set(range(5))
    assert sit_down("mafia", 5).lines[0][:2] == (CHANCE, "mafia.deal")


def test_nobody_may_give_away_who_they_are_before_the_first_day() -> None:
    """No seat has the floor before dawn; the killers, awake, have only each other."""
    s = princeton(EIGHT)
    assert stage(s) == "night 1 killers"
    assert speakers(s) == []
    assert speakers(s, "killers") == ["Kim", "Kit"]
    for name in EIGHT:
        assert s.cannot_talk(name)
    point(s, "Vic")
    assert stage(s) == "night 1 angel_of_hearts"
    for name in EIGHT:
        assert s.play.channels(s.no(name)) == (), "an angel only points"


def test_nobody_speaks_while_a_moderator_deals() -> None:
    s = princeton(moderator="ask", moderator_deals=True)
    assert all(s.cannot_talk(n) for n in FIVE)


def test_whoever_lives_cannot_show_their_card() -> None:
    """No question has a card among its answers, and all that a player can send to others is talk."""
    s = princeton(TWELVE, moderator="ask")
    cards, kinds = set(TWELVE.values()), set()
    script: list[Callable[[], Scene]] = [
        lambda: night(s, "Vic", Ann="Kim"),
        lambda: s.says("moderator", "go-on"),
        lambda: to_the_vote(s, "Ann", "Kim", "Wes"),
        lambda: s.all_say("innocent"),
        lambda: s.all_say("pass"),
    ]
    for step in script:
        for ask in s.play.open.values():
            kinds.add(ask.key)
            assert not cards & set(ask.options)
        step()
    assert kinds == {"mafia.kill", "mafia.pace-discussion", "mafia.accuse", "mafia.vote"}
    for name in living(s):
        assert {c.id for c in s.play.channels(s.no(name))} <= {"public", "killers"}
    shown = [n for n in known(s, None) if s[n].alive]
    assert shown == []


def test_a_claim_is_only_talk_and_may_be_a_lie() -> None:
    """Whatever is said about cards, nobody's view of anybody's card changes."""
    s = night(princeton(), "Vic")
    before = {name: known(s, name) for name in FIVE}
    s.talks("Kim", "I am the angel, and Wes is a killer").talks("Ann", "No, I am")
    assert {name: known(s, name) for name in FIVE} == before
    assert [(s.names[x.seat], x.channel) for x in s.sees("Zoe", Said)] == [("Kim", "public"), ("Ann", "public")]


def test_a_card_cannot_be_sent_as_a_channel_of_its_own() -> None:
    s = night(princeton(), "Vic")
    for channel in ("card", "killers", "", "#2"):
        with pytest.raises(NoFloor):
            s.play.say(s.no("Ann"), "the queen of hearts", channel)


def test_a_card_is_shown_by_dying_only_and_all_cards_at_the_end() -> None:
    s = night(princeton(), "Vic")
    assert known(s, None) == {"Vic": VILLAGER}
    trial(s, "Ann", "Wes", "Kim", ["Kim", "Ann", "Zoe"])
    assert known(s, None) == {"Vic": VILLAGER, "Wes": VILLAGER}
    assert s.sees(None, Unmasked) == []
    night(s, "Zoe")
    assert won(s)[1] == "mafia.no-majority"
    assert known(s, None) == FIVE
    assert len(s.sees(None, Unmasked)) == 1
    s.done()


# The variant: the moderator does not deal at random but secretly chooses who plays what


def dealing() -> Scene:
    return princeton(EIGHT, moderator="ask", moderator_deals=True)


def test_the_moderator_may_choose_who_gets_which_card() -> None:
    s = dealing()
    for n, card in enumerate(EIGHT.values()):
        assert s.asks("moderator", "mafia.deal-to").about == (n,)
        s.says("moderator", card)
    assert known(s, "moderator") == EIGHT
    assert stage(s) == "night 1 killers"
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}
    assert not any(line[0] == CHANCE for line in s.play.lines), "chance has no part in it"


def test_only_cards_that_are_left_can_be_chosen() -> None:
    s = dealing()
    assert s.options("moderator") == [KILLER, HEARTS, DIAMONDS, VILLAGER]
    s.says("moderator", HEARTS)
    assert s.options("moderator") == [KILLER, DIAMONDS, VILLAGER]
    assert "right would be" in s.refuses("moderator", HEARTS)
    s.says("moderator", KILLER).says("moderator", KILLER)
    assert s.options("moderator") == [DIAMONDS, VILLAGER]
    for _ in range(4):
        s.says("moderator", VILLAGER)
    assert s.options("moderator") == [DIAMONDS], "the last seat takes the last card"


def test_a_chosen_card_is_as_secret_as_a_dealt_one() -> None:
    s = dealing()
    s.says("moderator", KILLER).says("moderator", VILLAGER)
    assert known(s, "Kim") == {"Kim": KILLER}
    assert known(s, "Vic") == {"Vic": VILLAGER}
    assert known(s, "Ann") == known(s, None) == {}
    assert s.sees("Ann", Dealt) == s.sees(None, Dealt) == []


def test_players_cannot_deal() -> None:
    s = dealing()
    for name in EIGHT:
        s.refuses(name, KILLER)


def test_an_absent_moderator_deals_the_cards_as_they_lie() -> None:
    """Silence takes the first card that is left, so that the table goes on."""
    s = dealing()
    while "moderator" in s.open_now():
        s.silent("moderator")
    assert list(known(s, "moderator").values()) == [KILLER, KILLER, HEARTS, DIAMONDS, *[VILLAGER] * 4]


def test_the_program_as_moderator_chooses_by_the_seed() -> None:
    a, b = (sit_down("mafia", 8, 4, {"moderator_deals": True}) for _ in range(2))
    assert [x.role.id for x in a.table.seats] == [x.role.id for x in b.table.seats]
    assert sorted(x.role.id for x in a.table.seats) == sorted([KILLER] * 2 + [HEARTS] + [VILLAGER] * 5)


def test_nobody_can_be_expelled_in_mid_deal() -> None:
    """The table is not over because no killer has been dealt yet."""
    s = dealing()
    s.says("moderator", VILLAGER)
    before = s.snapshot()
    with pytest.raises(BadRuling, match="before the cards are dealt"):
        expel(s, "Kim")
    assert s.snapshot() == before


def test_without_the_variant_the_moderator_is_not_asked_about_cards() -> None:
    s = princeton(EIGHT, moderator="ask")
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}


# Every sitting is announced


def test_the_moderator_announces_each_phase_to_everybody() -> None:
    s = princeton()
    night(s)
    announced = [(e.phase, e.day) for e in s.sees(None, PhaseBegan)]
    assert announced == [("deal", 0), ("night", 1), ("day", 1)]
    s.all_say("pass")
    assert [(e.phase, e.day) for e in s.sees(None, PhaseBegan)][3:] == [("night", 2)]
    assert len(s.sees(None, NightFell)) == 2
    assert len(s.sees(None, QuietNight)) == 1
    assert s.sees(None, Died) == []
