"""Cause by trigger: after which death who may shoot, what keeps it off, and who has last words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rulebook.cup import (
    Cup,
    cup,
    day,
    go_on,
    living,
    night,
    no_sheriff,
    penalise,
    speakers,
    stage,
    takes,
    to_the_vote,
    vote,
)

SHOOTER = {"hunter": "7", "king": "1"}
CAST = "black_wolf_king wolf_beauty wolf seer witch guard hunter villager*5"
"""1 black wolf king, 2 wolf beauty, 3 wolf, 4 seer, 5 witch, 6 guard, 7 hunter, 8 to 12 villagers."""


def later(first_night: bool, cast: str = CAST) -> Cup:
    s = cup(cast)
    return s if first_night else day(no_sheriff(night(s)))


def dawn(s: Cup) -> Cup:
    return no_sheriff(s) if "werewolf.run" in s.open_now().values() else s


def knifed(who: str, first: bool) -> Cup:
    return dawn(night(later(first), kill=who))


def poisoned(who: str, first: bool) -> Cup:
    return dawn(night(later(first), witch=who))


def guarded_and_cured(who: str, first: bool) -> Cup:
    return dawn(night(later(first), kill=who, guard=who, witch="antidote"))


def exiled(who: str, first: bool) -> Cup:
    return vote(to_the_vote(dawn(night(later(first)))), all=who)


def shot(who: str, first: bool) -> Cup:
    other = "7" if who != "7" else "1"
    s = vote(to_the_vote(dawn(night(later(first)))), all=other)
    go_on(s)
    s.says(other, "yes").says(other, f"#{int(who) - 1}")
    while s.play.table.parting[0] != int(who) - 1:
        go_on(s)
    return s


def charmed(who: str, first: bool) -> Cup:
    """Dragged along by the beauty's death at night."""
    return dawn(night(later(first), charm=who, witch="2"))


def by_referee(who: str, first: bool) -> Cup:
    s = to_the_vote(dawn(night(later(first))))
    penalise(s, who, "kill")
    return s


CAUSES: dict[str, tuple[Callable[[str, bool], Cup], bool, bool, bool]] = {
    # cause: (how, may shoot, last words on the first day, last words later)
    "knife": (knifed, True, True, False),
    "guard and antidote": (guarded_and_cured, True, True, False),
    "poison": (poisoned, False, True, False),
    "exile": (exiled, True, True, True),
    "shot by day": (shot, True, True, True),
    "charm": (charmed, False, True, False),
    "referee": (by_referee, False, False, False),
}


@pytest.mark.parametrize("first", [True, False], ids=["first day", "later"])
@pytest.mark.parametrize("shooter", SHOOTER)
@pytest.mark.parametrize("cause", CAUSES)
def test_who_may_shoot_and_who_has_last_words(cause: str, shooter: str, first: bool) -> None:
    how, shoots, words_first, words_later = CAUSES[cause]
    who = SHOOTER[shooter]
    s = how(who, first)
    assert who not in living(s)
    spoke = drew = False
    while not s.play.over and (s.play.table.parting or stage(s).startswith("dawn")):
        spoke |= who in speakers(s)
        asked, key = next(iter(s.open_now().items()))
        drew |= (asked, key) == (who, "werewolf.draw")
        s.says(asked, {"werewolf.draw": "no", "werewolf.badge": "pass"}.get(key, "go-on"))
    assert drew == shoots, "the gun"
    assert spoke == (words_first if first else words_later), "last words"


def test_self_destruction_has_neither() -> None:
    s = dawn(night(later(True)))
    while "werewolf.vote-exile" not in s.open_now().values() and not s.play.offers.get(0):
        go_on(s)
    takes(s, "1", "burst")
    assert stage(s).startswith("night 2")


@pytest.mark.parametrize(
    ("guard", "cure", "lives"),
    [(True, False, True), (False, True, True), (True, True, False), (False, False, False)],
)
def test_what_keeps_the_knife_off(guard: bool, cure: bool, lives: bool) -> None:
    deeds = {"kill": "9"} | ({"guard": "9"} if guard else {}) | ({"witch": "antidote"} if cure else {})
    assert ("9" in living(no_sheriff(night(cup(CAST), **deeds)))) == lives


def test_nothing_keeps_poison_and_charm_off_but_a_dream() -> None:
    assert "9" not in living(no_sheriff(night(cup(CAST), witch="9", guard="9")))
    assert "9" not in living(no_sheriff(night(cup(CAST), charm="9", witch="2", guard="9")))
