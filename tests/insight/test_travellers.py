"""Travellers and Fabled in puzzles: who is one all know, and nobody on which side. Each answer can be counted by hand:
five sit there, two of whom are evil, and the trusted first one is not, so without any news there are twelve deals.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.insight.clocktower import BadPuzzle, read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

Said = list[dict[str, Any]]
QUIET = ("mayor", "slayer", "clockmaker", "virgin")
ALL_PAIRS = 12
PUBLIC = ("judge", "bishop", "voudon", "butcher", "matron", "bureaucrat", "thief", "gunslinger", "scapegoat", "deviant")


def told(when: str, character: str, **what: Any) -> dict[str, Any]:
    return {"when": when, "character": character, "kind": "learned", **what}


def puzzle(
    me: str, mine: Said, guest: str = "", its: Said | None = None, *events: dict[str, Any], **more: Any
) -> dict[str, Any]:
    """Me, four who say nothing of what they know, and a Traveller beside me; an Imp and a Witch, if nothing else."""
    claims = [(me, mine), *[(c, []) for c in more.pop("others", QUIET)], *([(guest, its or [])] if guest else [])]
    return {
        "id": "here",
        "seats": list("ABCDEFGH")[: len(claims)],
        "perspective_seat": 0,
        "possible_hidden": {"minion": ["witch"], "demon": ["imp"]},
        "claims": [{"seat": n, "claims": c, "info": info} for n, (c, info) in enumerate(claims)],
        "events": list(events),
        **more,
    }


def deals(*args: Any, **more: Any) -> list[Deal]:
    found = solve(read_puzzle(puzzle(*args, **more)), PATIENT)
    assert found.whole
    return list(found.deals)


def evil(found: list[Deal]) -> set[frozenset[int]]:
    """Which two are evil."""
    return {frozenset([deal.index("imp"), deal.index("witch")]) for deal in found}


EMPATH_0 = [told("N1", "empath", number=0)]
"""Neither B nor the Traveller is evil."""


@pytest.mark.parametrize("guest", PUBLIC)
def test_a_traveller_is_no_player_of_the_script(guest: str) -> None:
    found = deals("artist", [], guest)
    assert len(found) == ALL_PAIRS
    assert {deal[5] for deal in found} == {guest}


def test_its_side_is_unknown_and_counts_for_who_looks_at_it() -> None:
    """An Empath's 2: the Traveller and B; her 1: one of the two."""
    assert evil(deals("empath", [told("N1", "empath", number=2)], "judge")) == {frozenset([1, n]) for n in (2, 3, 4)}
    assert len(deals("empath", [told("N1", "empath", number=1)], "judge")) == ALL_PAIRS
    assert len(deals("empath", EMPATH_0, "judge")) == 6


def test_two_of_the_script_are_too_few_however_many_travel() -> None:
    deaths = [{"when": "N2", "event": "night_death", "seat": 1}, {"when": "N3", "event": "night_death", "seat": 2}]
    third = {"when": "D1", "event": "execution", "seat": 3}
    others = (*QUIET, "judge")
    assert deals("artist", [], "voudon", [], *deaths, others=others)
    assert deals("artist", [], "voudon", [], *deaths, third, others=others) == []


def test_a_good_beggar_tells_who_is_evil() -> None:
    its = [told("D1", "beggar", seat=2, shown="evil")]
    script = ["empath", "beggar", "imp", "witch", *QUIET]
    for more in ({}, {"script": script}):
        assert evil(deals("empath", EMPATH_0, "beggar", its, **more)) == {frozenset([2, 3]), frozenset([2, 4])}
    assert len(deals("artist", [], "beggar", its)) == ALL_PAIRS


def test_a_beggar_is_never_poisoned() -> None:
    """Of a good one, whom the Empath's 0 shows where nobody can be poisoned but the Beggar."""
    its = [told("D1", "beggar", seat=2, shown="good"), told("D1", "beggar", seat=3, shown="good")]
    sweetheart = {"when": "D1", "event": "execution", "seat": 1}
    later = [told("D2", "beggar", seat=4, shown="evil")]
    found = deals("empath", EMPATH_0, "beggar", [*its, *later], sweetheart, others=("sweetheart", *QUIET[1:]))
    assert found == []  # of C, D and E only one could be evil


@pytest.mark.parametrize(("number", "count"), [(2, 3), (1, 9), (0, 0)])
def test_a_thief_wakes_each_night(number: int, count: int) -> None:
    """Beside B, who wakes only as the Witch."""
    assert len(deals("chambermaid", [told("N1", "chambermaid", seats=[1, 5], number=number)], "thief")) == count


def test_whom_a_gunslinger_shoots_was_not_the_demon_if_the_game_goes_on() -> None:
    shot = {"when": "D1", "event": "gunslinger_shot", "by": 5, "target_seat": 1, "died": True}
    assert {deal.index("imp") for deal in deals("artist", [], "gunslinger", [], shot)} == {2, 3, 4}


def test_who_outlives_a_gunslingers_shot_is_guarded() -> None:
    shot = {"when": "D1", "event": "gunslinger_shot", "by": 5, "target_seat": 1, "died": False}
    assert deals("artist", [], "gunslinger", [], shot) == []
    found = deals("artist", [], "gunslinger", [], shot, others=("sailor", *QUIET[1:]))
    assert {deal[1] for deal in found} == {"sailor"}


def test_a_scapegoat_dies_for_its_own_side() -> None:
    executed = {"when": "D1", "event": "execution", "seat": 5, "instead_of": 2}
    assert evil(deals("empath", EMPATH_0, "scapegoat", [], executed)) == {frozenset([3, 4])}
    somebody = {"when": "D1", "event": "execution", "seat": 5}
    assert len(deals("empath", EMPATH_0, "scapegoat", [], somebody)) == 6
    assert deals("empath", EMPATH_0, "judge", [], somebody) == []


def test_exile_is_a_death_and_no_execution() -> None:
    """Where somebody died by day a Zombuul kills nobody; with nobody executed a Vortox has won."""
    exiled = {"when": "D1", "event": "exile", "seat": 5}
    dead = {"when": "N2", "event": "night_death", "seat": 1}
    for demon, possible in (("zombuul", False), ("imp", True), ("vortox", False)):
        hidden = {"minion": ["witch"], "demon": [demon]}
        assert bool(deals("artist", [], "judge", [], exiled, dead, possible_hidden=hidden)) is possible


def test_only_a_deviant_outlives_exile() -> None:
    exiled = {"when": "D1", "event": "exile", "seat": 5, "died": False}
    assert len(deals("artist", [], "deviant", [], exiled)) == ALL_PAIRS
    assert deals("artist", [], "judge", [], exiled) == []


def test_a_good_apprentice_tells_what_a_townsfolk_learns() -> None:
    """Two who sit side by side are evil, and B is not."""
    its = [
        {"when": "N1", "character": "apprentice", "kind": "chose", "shown": "chef"},
        told("N1", "chef", number=1),
    ]
    assert evil(deals("empath", EMPATH_0, "apprentice", its)) == {frozenset([2, 3]), frozenset([3, 4])}


def test_an_evil_apprentice_may_be_a_poisoner() -> None:
    """A soldier dies of an Imp's attack, who can be poisoned by nobody else."""
    dead = {"when": "N2", "event": "night_death", "seat": 0}
    script = ["soldier", *QUIET, "witch", "poisoner", "imp"]
    hidden = {"minion": ["witch"], "demon": ["imp"]}
    assert len(deals("soldier", [], "apprentice", [], dead, script=script, possible_hidden=hidden)) == ALL_PAIRS
    assert deals("soldier", [], "judge", [], dead, script=script, possible_hidden=hidden) == []


def test_a_harlot_learns_a_character_and_both_may_die() -> None:
    its = [told("N2", "harlot", seat=3, shown="witch")]
    dead = [{"when": "N2", "event": "night_death", "seat": n} for n in (3, 5)]
    found = deals("empath", EMPATH_0, "harlot", its, *dead)
    assert {(deal.index("witch"), deal.index("imp")) for deal in found} == {(3, 2), (3, 4)}
    assert deals("empath", EMPATH_0, "judge", [], *dead) == []


def test_whom_a_bone_collector_chooses_has_the_ability_again() -> None:
    """B was killed by the Imp, and tells what an Empath learned after that: that C is evil, since A is not. Else B has
    lied, and was the Witch, or an Imp that has killed itself.
    """
    dead = {"when": "N2", "event": "night_death", "seat": 1}
    late = {"when": "N3", "event": "nobody_died"}
    chose = [{"when": "N3", "character": "bonecollector", "kind": "chose", "seat": 1}]
    others = ("empath", *QUIET[1:])

    def found(guest: str, its: Said) -> set[tuple[int, int]]:
        told_late = puzzle("artist", [], guest, its, dead, late, others=others)
        told_late["claims"][1]["info"] = [told("N3", "empath", number=1)]
        return {(deal.index("imp"), deal.index("witch")) for deal in solve(read_puzzle(told_late), PATIENT).deals}

    lied = {pair for n in (2, 3, 4) for pair in ((n, 1), (1, n))}
    assert found("judge", []) == lied
    assert found("bonecollector", chose) == lied | {(2, 3), (2, 4), (3, 2), (4, 2)}


@pytest.mark.parametrize(("number", "count"), [(0, 9), (1, 3), (2, 0)])
def test_a_bone_collector_sleeps_in_the_first_night(number: int, count: int) -> None:
    """In the first night it never is, and B only as the Witch."""
    found = deals("chambermaid", [told("N1", "chambermaid", seats=[1, 5], number=number)], "bonecollector")
    assert len(found) == count


def comes(day: int, kind: str = "arrival", seat: int = 5) -> dict[str, Any]:
    return {"when": f"D{day}", "event": kind, "seat": seat}


def test_who_comes_late_is_no_neighbour_before() -> None:
    """An Empath's 2 of the first night is of B and E; of the second, when F has come, of B and F."""
    two = [told("N1", "empath", number=2)]
    assert evil(deals("empath", two, "judge", [], comes(1))) == {frozenset([1, 4])}
    assert evil(deals("empath", two, "judge")) == {frozenset([1, n]) for n in (2, 3, 4)}
    died = {"when": "N2", "event": "night_death", "seat": 3}
    later = [told("N1", "empath", number=1), told("N2", "empath", number=2)]
    assert evil(deals("empath", later, "judge", [], comes(1), died)) == {frozenset([1, 2]), frozenset([1, 3])}


def test_who_has_left_is_no_neighbour_any_more() -> None:
    """F is evil, as B or E is; once F has left it is one of B and E, of whom A hears 2."""
    died = {"when": "N2", "event": "night_death", "seat": 3}
    said = [told("N1", "empath", number=2), told("N2", "empath", number=2)]
    assert deals("empath", said, "judge", [], died)
    assert evil(deals("empath", said, "judge", [], comes(1, "departure"), died)) == {frozenset([1, 4])}


def test_an_empty_chair_is_nobody_dead() -> None:
    """An Oracle hears of dead evil players; who has left is none, who was exiled is one."""
    died = {"when": "N2", "event": "night_death", "seat": 3}
    one, exiled = [told("N2", "oracle", number=1)], {"when": "D1", "event": "exile", "seat": 5, "died": True}
    assert evil(deals("oracle", one, "judge", [], exiled, died)) > evil(deals("oracle", one, "judge", [], died))
    left = (exiled, comes(1, "departure"), died)
    assert evil(deals("oracle", one, "judge", [], *left)) == evil(deals("oracle", one, "judge", [], died))
    assert evil(deals("oracle", one, "judge", [], comes(2), died)) == evil(deals("oracle", one, "", [], died))


def test_who_comes_late_acts_from_then_on() -> None:
    """A Thief who came on day 1 wakes in the second night; with it B does not, so it is none of the evil."""
    died = {"when": "N2", "event": "night_death", "seat": 3}

    def heard(number: int) -> list[Deal]:
        asked = [told("N2", "chambermaid", seats=[1, 5], number=number)]
        return deals("chambermaid", asked, "thief", [], comes(1), died)

    assert heard(0) == []
    assert evil(heard(1)) == {frozenset([2, 3]), frozenset([2, 4]), frozenset([3, 4])}


def test_a_late_apprentice_chooses_in_its_first_night() -> None:
    """A hears that B and F are good in the night after F has come; so F does hear of a dead evil player, D."""
    died = {"when": "N2", "event": "night_death", "seat": 3}
    mine = [told("N2", "empath", number=0)]
    chose = {"when": "N2", "character": "apprentice", "kind": "chose", "shown": "oracle"}
    its = [chose, told("N2", "oracle", number=1)]
    without = {frozenset([2, 3]), frozenset([2, 4]), frozenset([3, 4])}
    assert evil(deals("empath", mine, "apprentice", [chose], comes(1), died)) == without
    assert evil(deals("empath", mine, "apprentice", its, comes(1), died)) == without - {frozenset([2, 4])}
    early = [{**chose, "when": "N1"}, its[1]]  # nobody was there to choose
    assert deals("empath", mine, "apprentice", early, comes(1), died) == []


def test_what_cannot_come_or_go_is_said() -> None:
    exiled = {"when": "D1", "event": "exile", "seat": 5}
    with pytest.raises(BadPuzzle, match=r"the event arrival of D1: B is no Traveller, and neither comes late nor"):
        read_puzzle(puzzle("artist", [], "judge", [], comes(1, seat=1)))
    with pytest.raises(BadPuzzle, match=r"the event departure of D2: F can come once, and leave once, by day"):
        read_puzzle(puzzle("artist", [], "judge", [], comes(1, "departure"), comes(2, "departure")))
    with pytest.raises(BadPuzzle, match=r"the event exile of D1: F is not there"):
        read_puzzle(puzzle("artist", [], "judge", [], exiled, comes(2)))


def test_what_no_traveller_can_be_is_said() -> None:
    exiled = {"when": "D1", "event": "exile", "seat": 1}
    with pytest.raises(BadPuzzle, match=r"the event exile of D1: B is no Traveller, and is not exiled\."):
        read_puzzle(puzzle("artist", [], "judge", [], exiled))


# -- Fabled ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["djinn", "buddhist", "fiddler", "spiritofivory"])
def test_some_fabled_rule_nothing_out(id: str) -> None:
    assert len(deals("artist", [], fabled=[id])) == ALL_PAIRS


def test_a_sentinel_adds_an_outsider_or_takes_one_away() -> None:
    """At five there is none but by it; at six the only one may be missing, or be two."""
    saint = ("saint", *QUIET[1:])
    assert {deal[1] for deal in deals("artist", [], others=saint)} == {"imp", "witch"}
    assert {deal[1] for deal in deals("artist", [], others=saint, fabled=["sentinel"])} == {"imp", "witch", "saint"}
    two = ("saint", "klutz", *QUIET[2:], "monk")
    both = [deal for deal in deals("artist", [], others=two, fabled=["sentinel"]) if {"saint", "klutz"} <= {*deal}]
    assert both
    assert not [deal for deal in deals("artist", [], others=two) if {"saint", "klutz"} <= {*deal}]


def test_a_fibbin_lets_one_good_player_hear_something_false_once() -> None:
    one = [told("N1", "empath", number=0)]
    assert len(deals("empath", one)) == 2
    assert len(deals("empath", one, fabled=["fibbin"])) == ALL_PAIRS
    twice = [*one, told("N2", "empath", number=2)]
    nobody = {"when": "N2", "event": "night_death", "seat": 2}
    assert deals("empath", twice, "", [], nobody) == []
    found = deals("empath", twice, "", [], nobody, fabled=["fibbin"])
    assert evil(found) == {frozenset([1, 4]), frozenset([2, 3])}  # C being the Witch, whom the Imp has killed


def test_with_a_toymaker_a_demon_need_not_attack() -> None:
    quiet = {"when": "N2", "event": "nobody_died"}
    assert deals("artist", [], "", [], quiet) == []
    assert len(deals("artist", [], "", [], quiet, fabled=["toymaker"])) == ALL_PAIRS


@pytest.mark.parametrize("id", ["angel", "hellslibrarian"])
def test_what_befalls_somebody_by_other_fabled_rules_nothing_out(id: str) -> None:
    assert len(deals("artist", [], fabled=[id])) == ALL_PAIRS


def test_a_revolutionarys_two_are_of_one_side_and_one_seems_something_else_once() -> None:
    """B and C are both evil, or neither is; the Empath's neighbours are B and E."""
    two: dict[str, Any] = {"fabled": ["revolutionary"], "pair": [1, 2]}
    both, neither = frozenset([1, 2]), frozenset([3, 4])
    assert evil(deals("artist", [], **two)) == {both, neither}
    heard = {n: evil(deals("empath", [told("N1", "empath", number=n)], **two)) for n in (0, 1, 2)}
    assert heard == {0: {both}, 1: {both, neither}, 2: {neither}}
    twice = [told("N1", "empath", number=0), told("N2", "empath", number=0)]
    died = {"when": "N2", "event": "night_death", "seat": 3}
    assert deals("empath", twice, "", [], died, **two) == []  # B would have seemed good on both nights


def test_a_revolutionarys_two_are_neighbours() -> None:
    with pytest.raises(BadPuzzle, match=r"the puzzle's pair must be two neighbours"):
        read_puzzle(puzzle("artist", [], fabled=["revolutionary"], pair=[1, 3]))


def test_a_trusted_traveller_tells_the_truth_on_whichever_side_it_is() -> None:
    """Of ten pairs four hold C; without trust an evil Beggar could have made it up."""
    its = [told("D1", "beggar", seat=2, shown="evil")]
    found = deals("artist", [], "beggar", its, perspective_seat=5)
    assert len(evil(found)) == 4
    assert all(2 in pair for pair in evil(found))
    assert len(evil(deals("artist", [], "beggar", its, perspective_seat=None))) == 10


def test_a_traveller_at_a_table_knows_its_side_and_an_evil_one_the_demon() -> None:
    """Beside what all say of themselves."""
    p = read_puzzle(puzzle("artist", [], "judge", perspective_seat=5))
    assert len(evil(list(solve(p, PATIENT).deals))) == 10
    found = solve(replace(p, side="evil", pointed=((1, 3),)), PATIENT).deals
    assert {deal.index("imp") for deal in found} == {3}
    knows = [told("N1", "empath", number=2)]
    p = read_puzzle(puzzle("empath", knows, "judge", perspective_seat=5))
    first = [deal for deal in solve(replace(p, side="good"), PATIENT).deals if deal[0] == "empath"]
    assert first == []
    assert any(deal[0] == "empath" for deal in solve(replace(p, side="evil"), PATIENT).deals)
