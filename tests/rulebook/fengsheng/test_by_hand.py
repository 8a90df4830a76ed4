"""What a referee changes by hand at a table of 风声 (F67), and whom a referee expels (F68)."""

from __future__ import annotations

import pytest

import duskbell
from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events import (
    Arrived,
    ChangeLapsed,
    ChangeWaits,
    CharacterReplaced,
    IdentityGiven,
    RefereeChanged,
    Saved,
    SendBegan,
    WentOut,
)
from duskbell.kernel import HIDDEN, MODERATOR, Ruling, rebuild
from duskbell.kernel.errors import BadRuling
from tests.rulebook.fengsheng.message import RED, Message, fight, five, main, table

BLACK = "black black"


def changes(s: Message, who: str, change: str, to: str) -> Message:
    s.play.rule(Ruling("hand", "a slip", s.no(who), change=change, to=to))
    return s


def test_identities_are_exchanged_and_each_learns_the_own_alone() -> None:
    s = changes(main("Peiling"), "Peiling", "identity", "#1")
    assert [x.role.id for x in s.play.table.seats[:2]] == ["agent", "lurker"]
    assert [(e.seat, e.role) for e in s.sees("Peiling", IdentityGiven)] == [(1, HIDDEN), (0, "agent")]
    assert [e.role for e in s.sees(None, IdentityGiven)] == [HIDDEN, HIDDEN]
    assert s.sees(None, RefereeChanged) == [RefereeChanged(0, "identity")]
    assert s.open_now() == {"Peiling": "fengsheng.main"}
    with pytest.raises(BadRuling, match="does not fit"):
        changes(s, "Peiling", "identity", "#3")  # an agent as well


def test_another_character_is_played_hidden_or_open() -> None:
    s = changes(main("Peiling"), "Peiling", "character", "lixing")
    assert (s["Peiling"].character.id, s["Peiling"].up) == ("lixing", False)
    assert [c.id for c in s.play.table.people].count("peiling") == 1
    assert [e.character for e in s.sees("Feiyuan", CharacterReplaced)] == [HIDDEN]
    assert [e.character for e in s.sees("Peiling", CharacterReplaced)] == ["lixing"]
    changes(s, "Peiling", "character", "guijiao")
    assert (s["Peiling"].character.id, s["Peiling"].up) == ("guijiao", True)
    assert [e.character for e in s.sees("Feiyuan", CharacterReplaced)] == [HIDDEN, "guijiao"]
    with pytest.raises(BadRuling, match="does not fit"):
        changes(s, "Feiyuan", "character", "guijiao")


def test_a_card_comes_to_a_hand_before_somebody_or_to_the_discards() -> None:
    s = main("Peiling", {"Feiyuan": "27"})
    assert "c27>#1" not in s.options("Peiling")
    changes(s, "Peiling", "card", "c27")
    assert CARDS[27] in s["Peiling"].hand
    assert any(o.startswith("c27") for o in s.options("Peiling")), "the question is put anew"
    changes(s, "Feiyuan", "intel", "c27")
    assert (s["Feiyuan"].area, s["Feiyuan"].true) == ((CARDS[27],), 1)
    changes(s, "Feiyuan", "discard", "c27")
    assert s.play.table.discard[-1] is CARDS[27]
    with pytest.raises(BadRuling, match="does not fit"):
        changes(s, "Feiyuan", "discard", "c27")


def test_what_cards_mean_where_they_lie_now_follows() -> None:
    """Three black: dying."""
    s = changes(main("Peiling", {"Baicanglang": "black"}, Feiyuan=BLACK), "Feiyuan", "intel", "c27")
    assert s.open_now() == {"Peiling": "fengsheng.main"}
    black = next(c for c in s["Baicanglang"].hand if c.black)
    changes(s, "Feiyuan", "intel", black.token)
    assert set(s.open_now().values()) == {"fengsheng.save"}


def test_what_is_changed_in_the_midst_of_a_settlement_waits_for_the_next_node() -> None:
    """Help is asked for Feiyuan. What the referee takes away is gone when that idle point is entered anew."""
    s = main("Peiling", {"Baicanglang": RED}, Feiyuan="black black black")
    black = s["Feiyuan"].area[0]
    changes(s, "Feiyuan", "discard", black.token)
    assert (s["Feiyuan"].black, s.sees(None, RefereeChanged)) == (3, [])
    assert [type(e) for e in s.play.view(MODERATOR).events][-1] is ChangeWaits
    s.nobody_acts()
    assert (s["Feiyuan"].black, s["Feiyuan"].alive, len(s.sees(None, Saved))) == (2, True, 1)
    assert s.open_now() == {"Peiling": "fengsheng.main"}


def test_what_does_not_fit_any_more_when_it_is_due_is_left() -> None:
    """A card of 简先生's hand has gone elsewhere by then; an identity is exchanged all the same."""
    s = table(five("Feiyuan", "Jianxiansheng"), hands={"Feiyuan": "6", "Jianxiansheng": "27"}, top="red red red")
    s.uses("Feiyuan", "6", "Jianxiansheng")
    assert s.open_now() == {"Jianxiansheng": "fengsheng.discard"}
    changes(s, "Jianxiansheng", "discard", "c27")
    changes(s, "Feiyuan", "identity", "#1")
    s.picks("Jianxiansheng", "27", "fengsheng.discard")
    assert [x.role.id for x in s.play.table.seats[:2]] == ["agent", "lurker"]
    assert [type(e) for e in s.play.view(MODERATOR).events].count(ChangeLapsed) == 1
    assert rebuild(s.play.game, s.play.record).table.seats[0].role.id == "agent"


def test_at_the_other_idle_points_nothing_happens_twice() -> None:
    """变则通 draws once and 赌命 is asked once though the phase begins again."""
    s = table(
        five("Chendaer", sides="lurker agent lurker agent killer"), hands={"Chendaer": RED}, top="red red red red"
    )
    s.passes("Chendaer").says("Chendaer", "pass", "fengsheng.change")
    cards = len(s["Chendaer"].hand)
    changes(s, "Chendaer", "identity", "#1")
    assert (len(s["Chendaer"].hand), s.open_now()) == (cards, {"Chendaer": "fengsheng.send"})
    s.sends("Chendaer", RED, "up", "Feiyuan")
    changes(s, "Chendaer", "identity", "#1")
    assert s.open_now() == {"Feiyuan": "fengsheng.accept"}
    assert (len(s.sees(None, SendBegan)), len(s.sees(None, Arrived))) == (1, 1)


def test_in_a_fight_the_round_begins_anew_and_its_answers_are_void() -> None:
    s = fight("Guijiao", {"Peiling": "intercept:red"})
    before = dict(s.play.open)
    s.says("Peiling", "pass", "fengsheng.fight")
    changes(s, "Guijiao", "identity", "#0")
    assert s.play.open.keys() == before.keys()
    assert duskbell.kernel.MODERATOR not in s.play.open
    assert [x.role.id for x in rebuild(s.play.game, s.play.record).table.seats[:2]] == ["agent", "lurker"]


def test_pairs_the_dead_and_the_deal_are_left_alone() -> None:
    play = duskbell.start("fengsheng", 5, seed=1, moderator="ask")
    with pytest.raises(BadRuling, match="first turn"):
        play.rule(Ruling("hand", "a slip", 0, change="identity", to="#1"))
    with pytest.raises(BadRuling, match="first turn"):
        play.rule(Ruling("penalty", "shouts", 0, "expel"))
    s = table(five("Feiyuan"), pairs={})
    with pytest.raises(BadRuling, match="pair"):
        changes(s, "Feiyuan", "character", s.play.table.people[0].id)


def test_who_is_expelled_is_out_at_the_next_node_with_all_cards() -> None:
    s = main("Peiling", {"Feiyuan": "27 31"}, Feiyuan="red")
    s.play.rule(Ruling("penalty", "shouts", s.no("Feiyuan"), "expel"))
    assert (s["Feiyuan"].alive, s.open_now()) == (True, {"Peiling": "fengsheng.main"})
    with pytest.raises(BadRuling, match="already"):
        s.play.rule(Ruling("penalty", "shouts", s.no("Feiyuan"), "expel"))
    s.passes("Peiling")
    assert (s["Feiyuan"].alive, s["Feiyuan"].out, s["Feiyuan"].hand, s["Feiyuan"].area) == (False, True, (), ())
    assert s.sees(None, WentOut) == [WentOut(s.no("Feiyuan"), expelled=True)]
    s.silent("Peiling")


@pytest.mark.parametrize("who", ["Peiling", "Guijiao", "Feiyuan"])
def test_who_is_expelled_in_the_fight_is_asked_nothing_more_and_the_game_goes_on(who: str) -> None:
    s = fight("Guijiao", {"Peiling": "intercept:red", "Guijiao": RED})
    s.play.rule(Ruling("penalty", "shouts", s.no(who), "expel"))
    s.nobody_acts()
    while not s.play.over and s.play.table.day < 3:
        assert s["Peiling" if who == "Peiling" else who].alive is False
        assert s.no(who) not in s.play.open
        s.silent()


def test_who_is_expelled_while_dying_does_not_die() -> None:
    s = main("Peiling", {"Feiyuan": RED}, Feiyuan="black black black")
    s.play.rule(Ruling("penalty", "shouts", s.no("Feiyuan"), "expel"))
    s.uses("Feiyuan", RED) if "Feiyuan" in s.open_now() else s.silent()
    s.nobody_acts()
    assert s["Feiyuan"].out
