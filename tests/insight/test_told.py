"""What is told after somebody has come to be somebody else, and of what a puzzle tells only in part."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve, solving
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT


def _deals(said: dict[str, list[dict[str, Any]]], events: list[dict[str, Any]], **hidden: list[str]) -> list[Deal]:
    """At most seven seats, the first of which is trusted, and what each says to be."""
    claims = [{"seat": n, "claims": c.split(":")[0], "info": info} for n, (c, info) in enumerate(said.items())]
    puzzle = {
        "id": "here",
        "seats": list("ABCDEFG")[: len(said)],
        "perspective_seat": 0,
        "possible_hidden": hidden,
        "claims": claims,
        "events": events,
    }
    return list(solve(read_puzzle(puzzle), PATIENT).deals)


def _told(when: str, character: str, **what: Any) -> list[dict[str, Any]]:
    return [{"when": when, "character": character, "kind": "learned", **what}]


def _executed(day: int, seat: int, **more: Any) -> dict[str, Any]:
    return {"when": f"D{day}", "event": "execution", "seat": seat, "died": True, **more}


def _died(night: int, *seats: int) -> list[dict[str, Any]]:
    deaths = [{"when": f"N{night}", "event": "night_death", "seat": s} for s in seats]
    return deaths or [{"when": f"N{night}", "event": "nobody_died"}]


THREE_NIGHTS = [_executed(1, 4), *_died(2), _executed(2, 6)]


@pytest.mark.parametrize(("shown", "so"), [((1, 2), True), ((1, 3), False)])
def test_a_vortox_shows_a_sage_another_demon_than_the_one_that_killed(shown: tuple[int, int], so: bool) -> None:
    """A Pit-Hag has made herself a No Dashii and kills; an Oracle who hears of one evil dead proves a Vortox."""
    deals = _deals(
        {
            "sage": _told("N3", "sage", seats=list(shown)),
            "dreamer": [],
            "seamstress": [],
            "juggler": [],
            "savant": [],
            "oracle": _told("N3", "oracle", number=1),
            "artist": [],
        },
        [*THREE_NIGHTS, *_died(3, 0)],
        demon=["vortox", "nodashii"],
        minion=["pithag"],
    )
    deal = ("sage", "vortox", "seamstress", "pithag", "savant", "oracle", "artist")
    assert (deal in deals) is so


@pytest.mark.parametrize(("shown", "so"), [((1, 5), False), ((3, 5), True)])
def test_a_sage_learns_which_of_two_demons_killed(shown: tuple[int, int], so: bool) -> None:
    """The first Demon does not wake, since the Exorcist has chosen it: a Pit-Hag's new one has killed her."""
    chosen = {"when": "N3", "character": "exorcist", "kind": "chose", "seat": 1}
    deals = _deals(
        {
            "exorcist": [chosen],
            "dreamer": [],
            "sage": _told("N3", "sage", seats=list(shown)),
            "juggler": [],
            "savant": [],
            "oracle": [],
            "artist": [],
        },
        [*THREE_NIGHTS, *_died(3, 2)],
        demon=["vigormortis", "fanggu"],
        minion=["pithag"],
    )
    deal = ("exorcist", "vigormortis", "sage", "pithag", "savant", "oracle", "artist")
    assert (deal in deals) is so


@pytest.mark.parametrize("at_once", [1.5, -1.0])
def test_an_evil_twin_whose_twin_turns_evil_meets_another(at_once: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Fang Gu has jumped into the first twin; the other is met that night, and not before."""
    monkeypatch.setattr(solving, "AT_ONCE", at_once)
    found = []
    for when in ("N1", "N2"):
        deals = _deals(
            {
                "sage": [{"when": when, "character": "eviltwin", "kind": "seen", "seat": 1}],
                **{c: [] for c in ("seamstress", "klutz", "artist", "savant", "flowergirl", "dreamer")},
            },
            [_executed(1, 6), *_died(2, 3)],
            demon=["fanggu"],
            minion=["eviltwin"],
        )
        found.append(deals)
    deal = ("sage", "eviltwin", "klutz", "fanggu", "savant", "flowergirl", "dreamer")
    first, second = found
    assert second == [deal]
    assert len(first) > 1
    assert all(d[1] == "eviltwin" for d in first)


CRIER = ("klutz", "seamstress", "juggler", "sage", "artist", "savant")


def _minions(told: bool, *events: dict[str, Any]) -> set[int]:
    """At which seats a Witch may be, where a Town Crier was told this."""
    said = {"towncrier": _told("N2", "towncrier", answer=told), **{c: [] for c in CRIER}}
    deals = _deals(said, [*events, *_died(2)], demon=["fanggu"], minion=["witch"])
    return {deal.index("witch") for deal in deals}


def test_who_is_executed_was_nominated_by_somebody() -> None:
    """By whom may be told with it, or as a nomination before, or not at all."""
    other = {"when": "D1", "event": "nomination_no_effect", "by": 2, "seat": 3}
    same = {"when": "D1", "event": "nomination_no_effect", "by": 2, "seat": 6}
    assert _minions(True, other, same, _executed(1, 6)) == {2}
    assert _minions(False, other, same, _executed(1, 6)) == {3, 4, 5, 6}
    assert _minions(True, other, _executed(1, 6, by=5)) == {2, 5}
    assert _minions(True, other, _executed(1, 6)) == {2, 3, 4, 5, 6}
    assert _minions(False, other, _executed(1, 6)) == {3, 4, 5, 6}
    nobody_named = {"when": "D1", "event": "nomination_no_effect", "seat": 3}
    assert _minions(True, nobody_named, _executed(1, 6, by=5)) == {2, 3, 4, 5, 6}


def test_whoever_has_a_virgin_executed_was_not_executed_for_it() -> None:
    """The first who nominates a Virgin and lives is no Townsfolk; the execution itself may say who did."""
    said: dict[str, list[dict[str, Any]]] = {
        c: [] for c in ("virgin", "chef", "soldier", "mayor", "monk", "slayer", "empath")
    }
    deals = _deals(said, [_executed(1, 0, by=3), *_died(2)], demon=["imp"], minion=["baron", "scarletwoman"])
    assert {deal[3] for deal in deals} == {"imp", "scarletwoman"}


@pytest.mark.parametrize(("first", "then", "demons"), [(1, 4, {2, 3, 4, 5}), (3, 1, {2})])
def test_who_was_looked_at_later_seems_what_it_may_seem_then(first: int, then: int, demons: set[int]) -> None:
    """C29: a Recluse was executed, and an Undertaker is told of an Imp. It does not matter whether the Recluse was
    poisoned when it died, only whether it is at night. The Poisoner knows whom it has chosen.
    """
    mine = [
        {"when": when, "character": "poisoner", "kind": "chose", "seat": who}
        for when, who in (("N1", first), ("N2", then))
    ]
    deals = _deals(
        {
            "poisoner": mine,
            "recluse": [],
            "undertaker": _told("N2", "undertaker", shown="imp"),
            "monk": [],
            "mayor": [],
            "slayer": [],
        },
        [_executed(1, 1)],
        demon=["imp"],
    )
    assert {deal.index("imp") for deal in deals} == demons


def test_what_a_mathematician_heard_falsely_may_count_for_the_next() -> None:
    """A Philosopher has made the first one drunk, who is told something false before the second is asked."""
    deals = _deals(
        {
            "seamstress": [],
            "mathematician": _told("N1", "mathematician", number=3),
            "philosopher": [
                {"when": "N1", "character": "philosopher", "kind": "chose", "shown": "mathematician"},
                *_told("N1", "mathematician", number=1),
            ],
            "artist": [],
            "savant": [],
            "sage": [],
            "klutz": [],
        },
        [],
        demon=["vigormortis"],
        minion=["witch"],
    )
    assert ("seamstress", "mathematician", "philosopher", "artist", "savant", "witch", "vigormortis") in deals


def test_no_demon_kills_in_a_lycanthropes_night() -> None:
    """Two are dead. Whom the Lycanthrope chose is one of them: if it killed that one, no Demon has killed the other; if
    it did not, since that one is evil, or seems so, one Demon has not killed both.
    """
    mine = [{"when": "N2", "character": "lycanthrope", "kind": "chose", "seat": 3}]
    quiet: dict[str, list[dict[str, Any]]] = {
        c: [] for c in ("sage", "mayor", "slayer", "virgin", "clockmaker", "monk")
    }
    deals = _deals({"lycanthrope": mine, **quiet}, _died(2, 3, 4), demon=["imp"], minion=["assassin", "witch"])
    assert deals
    assert all("assassin" in deal for deal in deals)


@pytest.mark.parametrize(("first", "then", "so"), [(1, 5, True), (3, 1, False)])
def test_a_gossips_word_is_looked_at_in_the_night(first: int, then: int, so: bool) -> None:
    """That a Recluse is evil is so if it may seem so when two die of an Imp and of that, not when it was said."""
    mine = [
        {"when": when, "character": "poisoner", "kind": "chose", "seat": who}
        for when, who in (("N1", first), ("N2", then))
    ]
    word = {"when": "D1", "event": "gossip", "by": 2, "statement": {"is": "is_evil", "seat": 1}}
    deals = _deals(
        {"poisoner": mine, "recluse": [], "gossip": [], "monk": [], "mayor": [], "slayer": []},
        [word, *_died(2, 3, 5)],
        demon=["imp"],
    )
    assert (("poisoner", "recluse", "gossip", "monk", "imp", "slayer") in deals) is so


def test_a_slayer_who_has_come_back_shoots_again() -> None:
    """Its first shot killed nobody; the second kills a Recluse who seems the Demon."""
    shots = [
        {"when": f"D{day}", "event": "slayer_shot", "by": 1, "target_seat": whom, "died": died}
        for day, whom, died in ((1, 2, False), (2, 3, True))
    ]
    said: dict[str, list[dict[str, Any]]] = {
        "professor": [{"when": "N2", "character": "professor", "kind": "chose", "seat": 1}],
        **{c: [] for c in ("slayer", "mayor", "recluse", "saint", "monk", "soldier")},
    }
    back = {"when": "N2", "event": "resurrection", "seat": 1}
    deals = _deals(said, [shots[0], _executed(1, 1), back, *_died(2, 5), shots[1]], demon=["imp"], minion=["baron"])
    assert deals
    assert all(deal[:4] == ("professor", "slayer", deal[2], "recluse") for deal in deals)


def _guarded(monk: int, number: int, demon: str) -> list[Deal]:
    """What A hears as the Oracle after D says to have guarded somebody in a night in which nobody died."""
    guards = [{"when": "N2", "character": "monk", "kind": "chose", "seat": monk}]
    said = {"oracle": _told("N2", "oracle", number=number), "mayor": [], "slayer": [], "monk": guards}
    return _deals(
        {**said, "artist": [], "saint": []}, [_executed(1, 2), *_died(2)], demon=[demon, "imp"], minion=["witch"]
    )


@pytest.mark.parametrize(("monk", "number", "so"), [(0, 0, True), (0, 1, False)])
def test_a_vortox_falsifies_nothing_for_whom_a_monk_guards(monk: int, number: int, so: bool) -> None:
    """C110: the dead C is good, and so hears A, whom it cannot kill either."""
    assert (("oracle", "vortox", "slayer", "monk", "witch", "saint") in _guarded(monk, number, "vortox")) is so


@pytest.mark.parametrize(("number", "so"), [(0, True), (1, False)])
def test_no_demons_poison_reaches_whom_a_monk_guards(number: int, so: bool) -> None:
    """C110: A sits beside a No Dashii, and would hear anything otherwise."""
    assert (("oracle", "nodashii", "slayer", "monk", "witch", "saint") in _guarded(0, number, "nodashii")) is so


def test_a_soldier_beside_a_no_dashii_is_no_less_safe() -> None:
    """C110: his own guard counts before the poison that it keeps off, so nobody here can have killed him."""
    quiet: dict[str, list[dict[str, Any]]] = {c: [] for c in ("soldier", "mayor", "slayer", "artist", "virgin")}
    assert _deals(quiet, _died(2, 0), demon=["nodashii"], minion=["witch"]) == []
    assert _deals(quiet, _died(2, 0), demon=["nodashii"], minion=["poisoner"])


def _shown(demon: str, minion: str, *dead: int) -> list[Deal]:
    """A Grandmother who says to have been shown that D is the Chef; D says to be the Butler."""
    shown = [{"when": "N1", "character": "grandmother", "kind": "learned", "seat": 3, "shown": "chef"}]
    said = {"grandmother": shown, "soldier": [], "mayor": [], "butler": [], "slayer": [], "ravenkeeper": []}
    return _deals(said, [_executed(1, 4), *_died(2, *dead)], demon=[demon], minion=[minion])


BUTLER = ("grandmother", "scarletwoman", "mayor", "butler", "slayer", "vortox")


@pytest.mark.parametrize("dead", [(3,), (0, 3), (0, 2)])
def test_whose_grandmother_one_is_beside_a_vortox_the_maker_of_a_puzzle_says(dead: tuple[int, ...]) -> None:
    """C224: whom she was shown, and another whom nobody has named, if what she was shown is false."""
    assert BUTLER in _shown("vortox", "scarletwoman", *dead)


def test_whom_a_poisoned_grandmother_was_shown_may_be_another_than_was_marked() -> None:
    """The Poisoner was executed: she is well, and may follow C, or live on though D is killed."""
    deal = ("grandmother", "soldier", "mayor", "butler", "poisoner", "imp")
    assert deal in _shown("imp", "poisoner", 3)
    assert deal in _shown("imp", "poisoner", 0, 2)
    assert deal not in _shown("imp", "scarletwoman", 0, 2)


@pytest.mark.parametrize(("chosen", "dead", "so"), [(0, (0, 2), True), (0, (0,), True), (2, (0, 2), False)])
@pytest.mark.parametrize("at_the_dead", [True, False])
def test_a_lycanthrope_that_has_killed_itself_keeps_no_demon_away(
    chosen: int, dead: tuple[int, ...], so: bool, at_the_dead: bool
) -> None:
    """C225. Where it alone was found dead it was the one who seems evil, and the Demon's."""
    howls = [{"when": "N2", "character": "lycanthrope", "kind": "chose", "seat": chosen}]
    claims: list[tuple[str, list[dict[str, Any]]]] = [("lycanthrope", howls)]
    claims += [(c, []) for c in ("chef", "slayer", "mayor", "butler", "artist")]
    puzzle = {
        "id": "here",
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["vortox"], "minion": ["witch"]},
        "claims": [{"seat": n, "claims": c, "info": info} for n, (c, info) in enumerate(claims)],
        "events": [_executed(1, 4), *_died(2, *dead)],
        "rules": {"evil_may_target_dead_players": at_the_dead},
    }
    assert bool(solve(read_puzzle(puzzle), PATIENT).deals) is so
