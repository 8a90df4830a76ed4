"""What a Mathematician counts where nobody tells all: who voted or nominated, and what somebody heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT

Info = dict[str, Any]
Deals = set[tuple[str, ...]]
DAY = {"when": "D1", "event": "execution", "seat": 6, "died": True}
NIGHT = {"when": "N2", "event": "night_death", "seat": 4}
ALL = tuple(range(7))


def _learned(when: str, character: str, **heard: Any) -> Info:
    return {"when": when, "character": character, "kind": "learned", **heard}


def _named(drunk: str) -> list[Info]:
    return [{"when": "N1", "character": "courtier", "kind": "chose", "shown": drunk}]


def _deals(
    counted: Sequence[int],
    said: Sequence[str],
    infos: Mapping[int, list[Info]],
    events: Sequence[Info] = (DAY, NIGHT),
    outsiders: int = 0,
    **hidden: Sequence[str],
) -> Deals:
    """You are seat 0, the Mathematician, and counted this in each night."""
    mine = [_learned(f"N{n}", "mathematician", number=number) for n, number in enumerate(counted, 1)]
    told = {0: mine, **infos}
    puzzle = {
        "seats": list("ABCDEFG"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["scarletwoman"], **hidden},
        "claims": [{"seat": n, "claims": c, "info": told.get(n, [])} for n, c in enumerate(("mathematician", *said))],
        "base_counts": {"townsfolk": 5 - outsiders, "outsider": outsiders, "minion": 1, "demon": 1},
        "events": list(events),
    }
    return set(solve(read_puzzle(puzzle), PATIENT).deals)


@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.parametrize("watching", ["flowergirl", "towncrier"])
def test_who_is_well_heard_what_was_so_though_nobody_tells_who_did_it(watching: str, answer: bool) -> None:
    """Nothing here makes anybody drunk or poisoned: nothing has failed."""
    said = ("monk", "soldier", watching, "slayer", "undertaker", "chef")
    heard = {3: [_learned("N2", watching, answer=answer)]}
    assert not _deals((0, 1), said, heard)
    assert _deals((0, 0), said, heard)


def test_who_is_drunk_may_have_heard_what_was_not_so_where_nobody_tells_it() -> None:
    """A Courtier has made the Flowergirl drunk: one ability may have failed."""
    said = ("courtier", "soldier", "flowergirl", "slayer", "undertaker", "chef")
    heard = {1: _named("flowergirl"), 3: [_learned("N2", "flowergirl", answer=True)]}
    drunk = {d for d in _deals((0, 1), said, heard) if d[1] == "courtier" and d[3] == "flowergirl"}
    assert drunk


@pytest.mark.parametrize(
    ("watching", "answer", "may"),
    [("flowergirl", True, True), ("flowergirl", False, False), ("towncrier", True, True), ("towncrier", False, False)],
)
def test_a_recluse_may_have_seemed_to_do_it(watching: str, answer: bool, may: bool) -> None:
    """They can seem the Demon, or the Minion, that did it; nobody else can seem to have done nothing."""
    said = ("monk", "recluse", watching, "slayer", "soldier", "chef")
    heard = {3: [_learned("N2", watching, answer=answer)]}
    deals = _deals((0, 1), said, heard, outsiders=1)
    assert bool([d for d in deals if d[2:4] == ("recluse", watching)]) == may


@pytest.mark.parametrize(
    ("drunk", "seat", "counted", "told"),
    [
        ("oracle", 3, (0, 1), [{"number": n} for n in range(4)]),
        ("clockmaker", 3, (1,), [{"number": n} for n in range(1, 7)]),
        (
            "undertaker",
            5,
            (0, 1),
            [{"shown": c} for c in ("chef", "imp", "scarletwoman", "soldier", "slayer", "courtier")],
        ),
    ],
)
def test_who_keeps_it_back_may_have_heard_anything(
    drunk: str, seat: int, counted: tuple[int, ...], told: list[Info]
) -> None:
    """A Courtier has made her drunk, and she tells nothing: whatever she could have heard leaves what is possible."""
    said = ["courtier", "soldier", "virgin", "slayer", "fool", "chef"]
    said[seat - 1] = drunk
    events = (DAY, NIGHT) if len(counted) > 1 else ()
    silent = _deals(counted, said, {1: _named(drunk)}, events)
    some: Deals = set()
    for heard in told:
        infos = {1: _named(drunk), seat: [_learned(f"N{len(counted)}", drunk, **heard)]}
        some |= _deals(counted, said, infos, events)
    assert some
    assert silent == some


def test_who_only_takes_themselves_for_it_may_have_kept_it_back_too() -> None:
    """The Drunk who says to be the Empath and tells no number; nothing else here can fail."""
    said = ("empath", "soldier", "virgin", "slayer", "mayor", "recluse")
    hidden = {"good": ["drunk"]}
    for infos in ({}, {1: [_learned("N1", "empath", number=2)]}):
        deals = _deals((1,), said, infos, (), 1, **hidden)
        assert [d for d in deals if d[1] == "drunk"], infos


def test_nobody_who_is_well_has_kept_back_a_failure() -> None:
    """Nothing here makes anybody drunk or poisoned, or seem something else."""
    said = ("empath", "oracle", "clockmaker", "slayer", "undertaker", "chef")
    assert not _deals((1, 0), said, {})
    assert not _deals((0, 1), said, {})


def test_who_need_not_have_asked_has_kept_nothing_back() -> None:
    """A Seamstress whom a Courtier made drunk says not that she has asked: what can be used but once is told."""
    said = ("courtier", "soldier", "seamstress", "slayer", "fool", "chef")
    assert not [
        d for d in _deals((1,), said, {1: _named("seamstress")}, ()) if d[1] == "courtier" and "seamstress" in d
    ]


def test_an_undertaker_who_keeps_it_back_saw_nobody_but_who_was_executed() -> None:
    """A Recluse who was not executed seemed nothing to her; one who was may have."""
    said = ["soldier", "virgin", "slayer", "fool", "undertaker", "mayor"]
    for recluse in (1, 6):
        told = [*said[: recluse - 1], "recluse", *said[recluse:]]
        deals = _deals((0, 1), told, {}, outsiders=1)
        counted = [d for d in deals if d[recluse] == "recluse" and d[5] == "undertaker"]
        assert bool(counted) == (recluse == 6)


def test_beside_a_vortox_what_was_kept_back_was_false() -> None:
    """Nothing but the Chef's number can have failed, and it has: of two that counts, a Mathematician hears no 1."""
    said = ("chef", "soldier", "virgin", "slayer", "mayor", "fool")
    deals = _deals((1,), said, {}, (), demon=["vortox"])
    assert not [d for d in deals if d[1] == "chef"]
    assert [d for d in _deals((0,), said, {}, (), demon=["vortox"]) if d[1] == "chef"]
