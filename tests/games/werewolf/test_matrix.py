"""Cause by trigger, every cell: after which death who may shoot, what keeps it off, and who has last words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    dead,
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

CAST = "black_wolf_king wolf_beauty white_wolf_king cupid witch guard hunter knight dreamcatcher villager*4"
"""In the order of their numbers; villagers are 10 to 13."""
CURE = "antidote then pass"
KING, HUNTER, VILLAGER = "1", "7", "10"
BEAUTY, WITCH, DREAMCATCHER, LOVER = "2", "5", "9", "11"


class Row(NamedTuple):
    """One cause. `how`: brings it about, given who, whether in the first round, and the deeds of that night.

    None: the question does not arise.
    """

    how: Callable[[str, bool, dict[str, str]], Cup]
    hunter: bool | None
    king: bool | None
    guard: bool | None
    antidote: bool | None
    words_first: bool
    words_later: bool


def round_(first: bool, deeds: dict[str, str], love: str = "") -> Cup:
    """A night with these deeds, in the first round or the second, and the announcement after it."""
    s = cup(CAST, kidnap="off", both_potions=True)
    joined = {"love": love} if love else {}
    if first:
        return no_sheriff(night(s, **deeds, **joined))
    return night(day(no_sheriff(night(s, **joined))), **deeds)


def speeches(s: Cup) -> Cup:
    while not stage(s).endswith("speeches"):
        go_on(s)
    return s


def with_poison(deeds: dict[str, str], target: str) -> dict[str, str]:
    """The witch's poison beside what else happens that night."""
    return deeds | {"witch": f"antidote then {target}" if "witch" in deeds else f"{target} then pass"}


def knifed(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return round_(first, {"kill": who} | deeds)


def guarded_and_cured(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return round_(first, {"kill": who, "guard": who, "witch": CURE})


def poisoned(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return round_(first, with_poison(deeds, who))


def exiled(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return vote(to_the_vote(round_(first, deeds)), all=who)


def self_destroyed(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return takes(speeches(round_(first, deeds)), who, "burst")


def shot(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    other = HUNTER if who != HUNTER else KING
    s = go_on(vote(to_the_vote(round_(first, deeds)), all=other))
    s.says(other, "yes").says(other, who)
    while s.play.table.parting[0] == s.no(other):
        go_on(s)
    return s


def dueled(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return takes(speeches(round_(first, deeds)), "8", f"#{int(who) - 1}")


def taken_along(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    """By the white wolf king."""
    s = takes(speeches(round_(first, deeds)), "3", "burst")
    s.says("3", who, "werewolf.drag")
    return s


def charmed(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return round_(first, with_poison(deeds, BEAUTY) | {"charm": who})


def charmed_by_day(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return vote(to_the_vote(round_(first, deeds | {"charm": who})), all=BEAUTY)


def in_love(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return round_(first, with_poison(deeds, LOVER), love=f"{who},{LOVER}")


def dreaming(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return round_(first, with_poison(deeds, DREAMCATCHER) | {"dream": who})


def by_referee(who: str, first: bool, deeds: dict[str, str]) -> Cup:
    return penalise(to_the_vote(round_(first, deeds)), who, "kill")


MATRIX = {
    #                              hunter king   guard  antidote  words: first, later
    "knife": Row(knifed, True, True, True, True, True, False),
    "guard and antidote": Row(guarded_and_cured, True, True, None, None, True, False),
    "poison": Row(poisoned, False, False, False, False, True, False),
    "exile": Row(exiled, True, True, False, False, True, True),
    "self-destruction": Row(self_destroyed, None, False, False, False, False, False),
    "shot by day": Row(shot, True, True, False, False, True, True),
    "duel": Row(dueled, None, False, False, False, False, False),
    "taken along": Row(taken_along, False, False, False, False, False, False),
    "charm by night": Row(charmed, False, False, False, False, True, False),
    "charm by day": Row(charmed_by_day, False, False, False, False, False, False),
    "love": Row(in_love, False, False, False, False, True, False),
    "dream": Row(dreaming, False, False, False, False, True, False),
    "referee": Row(by_referee, False, False, False, False, False, False),
}


@pytest.mark.parametrize("first", [True, False], ids=["first day", "later"])
@pytest.mark.parametrize("shooter", [HUNTER, KING], ids=["hunter", "king"])
@pytest.mark.parametrize("cause", MATRIX)
def test_who_may_shoot_and_who_has_last_words(cause: str, shooter: str, first: bool) -> None:
    row = MATRIX[cause]
    shoots = row.hunter if shooter == HUNTER else row.king
    if shoots is None:
        return
    s = row.how(shooter, first, {})
    assert shooter in dead(s)
    spoke = drew = False
    while not s.play.over and s.play.table.parting:
        spoke |= shooter in speakers(s)
        asked, key = next(iter(s.open_now().items()))
        drew |= (asked, key) == (shooter, "werewolf.draw")
        s.says(asked, {"werewolf.draw": "no", "werewolf.badge": "pass"}.get(key, "go-on"))
    assert drew == shoots, "the gun"
    assert spoke == (row.words_first if first else row.words_later), "last words"


@pytest.mark.parametrize("protection", ["guard", "antidote"])
@pytest.mark.parametrize("cause", MATRIX)
def test_what_keeps_it_off(cause: str, protection: str) -> None:
    """The antidote is for whom the pack has named, so where it helps against nothing else the pack has named that one
    too.
    """
    row = MATRIX[cause]
    helps = row.guard if protection == "guard" else row.antidote
    if helps is None:
        return
    who = KING if row.hunter is None else VILLAGER
    deeds = {"guard": who} if protection == "guard" else {"kill": who, "witch": CURE}
    assert who not in living(row.how(who, True, {}))
    assert (who in living(row.how(who, True, deeds))) == helps


def test_the_witch_is_kept_from_nothing_by_her_own_antidote() -> None:
    s = round_(True, {"kill": WITCH})
    assert dead(s) == {WITCH: "pack"}
