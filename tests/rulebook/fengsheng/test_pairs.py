"""Two characters each (羁绊, F66): the left one says gender and kind, the open one works however the other lies."""

from __future__ import annotations

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.events import CharactersOffered, Paired
from duskbell.kernel import HIDDEN
from duskbell.kernel.log import ever
from duskbell.testing import sit_down
from tests.rulebook.fengsheng.message import RED, TOP, five, table


def test_everybody_takes_two_of_which_one_at_least_lies_open() -> None:
    """F66: nine are dealt enough of both."""
    play = sit_down(FENGSHENG, 9, 1, {"pairs": True})
    assert [e.count for e in ever(play.table, CharactersOffered)] == [4] * 9
    for e, (seat, ask) in zip(ever(play.table, CharactersOffered), play.open.items(), strict=True):
        kinds = [play.table.by_token[c].masked for c in e.characters]
        assert (e.seat, sorted(kinds)) == (seat, [False, False, True, True])
        assert len(ask.options) == 4 * 3 - 2, "two orders, and not the two who begin face down"
    assert not ever(sit_down(FENGSHENG, 9, 1).table, Paired)


def test_the_open_one_lies_before_all_eyes_and_works() -> None:
    """The other is a secret, and no gender of a face-down character shows."""
    s = table(five("Feiyuan", "Guxiaomeng"), hands={"Feiyuan": RED}, top=TOP, pairs={"Guxiaomeng": "+laohan"})
    seen = s.play.view(0).table.seats[1]
    assert (seen.character is HIDDEN, seen.beside.id, s["Guxiaomeng"].gender) == (True, "laohan", "")
    assert FENGSHENG.facts(s.play.view(0).table)["beside"][1] == "laohan"
    s.receives("Feiyuan", RED, "Guxiaomeng")
    s = table(five("Feiyuan", "Guxiaomeng"), hands={"Feiyuan": "51"}, top=TOP, pairs={"Guxiaomeng": "+laohan"})
    s.fights("Feiyuan", "51", "Guxiaomeng").says("Guxiaomeng", "quick_wit").nobody_acts()
    assert len(s["Guxiaomeng"].hand) == 4 + 2 + 3, "急智, 视死, and the turn that follows"


def test_the_left_one_says_gender_and_kind() -> None:
    """藏身教堂 and 朝百合 look at it."""
    for pair, gender, masked in (("+guijiao", "", True), ("guijiao+", "male", False)):
        s = table(five("Maliya", "Guxiaomeng"), hands={"Maliya": RED}, top=TOP, pairs={"Guxiaomeng": pair})
        assert (s["Guxiaomeng"].gender, s["Guxiaomeng"].masked) == (gender, masked)
        s.receives("Maliya", RED, "Guxiaomeng")
        assert len(s["Maliya"].hand) == 3 + masked, "a card for who begins face down"


def test_void_are_both_or_by_a_first_strike_one() -> None:
    """调虎离山 speaks of a player's skills, 先发制人 of a character card."""
    pairs = {"Peiling": "+gaoqiao"}
    s = table(five("Peiling"), hands={"Peiling": "109"}, top=TOP, pairs=pairs)
    assert s.ways("Peiling", "bewitch")
    s.uses("Peiling", "109", "Peiling", "void")
    assert (s.ways("Peiling", "bewitch"), s["Peiling"].void, s["Peiling"].beside_void) == ([], True, True)
    cast = five("Peiling", "Qianmin")
    s = table(cast, hands={"Peiling": RED}, areas={"Duanmujing": "31"}, top=TOP, pairs={**pairs, "Qianmin": "+laobie"})
    s.fights("Peiling", RED, "Qianmin").does("Qianmin", "first_strike", "c31", "Peiling", "beside")
    assert (s["Peiling"].void, s["Peiling"].beside_void) == (False, True)


def test_a_next_generation_replaces_the_one_that_was_dying() -> None:
    s = table(
        five("Feiyuan", "Sp_duanmujing"),
        areas={"Sp_duanmujing": "41 42 43 7"},
        top=TOP,
        pairs={"Sp_duanmujing": "+gaoqiao"},
    )
    s.does("Sp_duanmujing", "next_generation", "c7").silent("Sp_duanmujing")
    mine = s["Sp_duanmujing"]
    assert (mine.character.id != "sp_duanmujing", mine.beside.id) == (True, "gaoqiao")


def test_who_may_hide_another_trigger_is_asked_for_the_order_of_what_must_happen() -> None:
    """知音 must be used. Beside it lies 韩梅 (成熟), who may answer too, or somebody who cannot: both are asked."""
    for beside, tokens in (("Adult_hanmei", ["kindred_spirit", "dark_way"]), ("Qianmin", ["kindred_spirit"])):
        pairs = {beside: "+chengxiaodie"}
        s = table(five("Feiyuan", beside), hands={"Feiyuan": RED}, top=TOP, pairs=pairs)
        s.passes("Feiyuan").sends("Feiyuan", RED, "up", beside).says(beside, "accept", "fengsheng.accept").nobody_acts()
        assert s.asks(beside, "fengsheng.trigger").options == tuple(tokens)
        assert s.asks(beside, "fengsheng.trigger").hides_extra_options
