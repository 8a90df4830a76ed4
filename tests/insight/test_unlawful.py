"""What nobody could have been told: in no such form, in no such night, at no such time of day."""

from __future__ import annotations

import re
from typing import Any

import pytest

from duskbell.insight.clocktower import BadPuzzle, read_puzzle, solve
from duskbell.insight.clocktower.early import Deal
from tests.insight.patience import PATIENT

Said = tuple[str, list[dict[str, Any]]]
QUIET: tuple[Said, ...] = (("soldier", []), ("mayor", []), ("slayer", []), ("virgin", []), ("saint", []))


def told(when: str, character: str, **what: Any) -> dict[str, Any]:
    return {"when": when, "character": character, "kind": "learned", **what}


def chose(when: str, character: str, **what: Any) -> dict[str, Any]:
    return {"when": when, "character": character, "kind": "chose", **what}


def puzzle(*said: Said, events: list[dict[str, Any]] | None = None, **hidden: list[str]) -> dict[str, Any]:
    """Six seats, the first of which is trusted, with one Outsider; who is not told of says nothing."""
    claims = [*said, *QUIET][:6]
    return {
        "id": "here",
        "seats": list("ABCDEF"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["poisoner"], **hidden},
        "base_counts": {"townsfolk": 4, "outsider": 0, "minion": 1, "demon": 1},
        "claims": [{"seat": n, "claims": c, "info": info} for n, (c, info) in enumerate(claims)],
        "events": events or [],
    }


def deals(*said: Said, **more: Any) -> list[Deal]:
    found = solve(read_puzzle(puzzle(*said, **more)), PATIENT)
    assert found.whole
    return list(found.deals)


def alive(night: int) -> dict[str, Any]:
    return {"when": f"N{night}", "event": "nobody_died"}


# -- in no such form ---------------------------------------------------------------------------------------------------

FORMS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("investigator", {"seats": [1, 2], "shown": "poisoner"}, {"seats": [1, 2], "shown": "soldier"}),
    ("washerwoman", {"seats": [1, 2], "shown": "mayor"}, {"seats": [1, 2], "shown": "imp"}),
    ("librarian", {"seats": [1, 2], "shown": "saint"}, {"seats": [1, 2], "shown": "poisoner"}),
    ("grandmother", {"seat": 1, "shown": "mayor"}, {"seat": 1, "shown": "imp"}),
    ("grandmother", {"seat": 1, "shown": "mayor"}, {"seat": 0, "shown": "grandmother"}),
    ("dreamer", {"seat": 1, "shown": ["imp", "mayor"]}, {"seat": 1, "shown": ["soldier", "mayor"]}),
    ("dreamer", {"seat": 1, "shown": ["imp", "mayor"]}, {"seat": 0, "shown": ["imp", "mayor"]}),
    ("seamstress", {"seats": [1, 2], "same_alignment": True}, {"seats": [0, 2], "same_alignment": True}),
]


@pytest.mark.parametrize(("character", "lawful", "not_so"), FORMS)
def test_what_has_no_lawful_form_nobody_is_told_be_they_poisoned(
    character: str, lawful: dict[str, Any], not_so: dict[str, Any]
) -> None:
    """Whether it is so does not matter here: a Poisoner may have chosen whoever says it."""
    assert deals((character, [told("N1", character, **lawful)]))
    assert deals((character, [told("N1", character, **not_so)])) == []


def test_who_says_it_lies() -> None:
    """Evil ones may say anything, and so their sayings are no fault of the puzzle."""
    said = told("N1", "investigator", seats=[2, 3], shown="soldier")
    found = deals(("monk", []), ("investigator", [said]))
    assert found
    assert all(deal[1] in ("imp", "poisoner") for deal in found)


def test_a_character_that_the_puzzle_names_nowhere_else_may_be_shown() -> None:
    assert deals(("washerwoman", [told("N1", "washerwoman", seats=[1, 2], shown="chef")]))


# -- in no such night --------------------------------------------------------------------------------------------------

LATE = ("chef", "clockmaker", "washerwoman", "librarian", "investigator", "grandmother")
NEWS: dict[str, dict[str, Any]] = {
    "chef": {"number": 0},
    "clockmaker": {"number": 1},
    "washerwoman": {"seats": [1, 2], "shown": "mayor"},
    "librarian": {"seats": [1, 2], "shown": "saint"},
    "investigator": {"seats": [1, 2], "shown": "poisoner"},
    "grandmother": {"seat": 1, "shown": "mayor"},
}


@pytest.mark.parametrize("character", LATE)
def test_what_is_learned_on_the_first_night_is_not_told_on_the_second(character: str) -> None:
    assert deals((character, [told("N1", character, **NEWS[character])]), events=[alive(2)])
    assert deals((character, [told("N2", character, **NEWS[character])]), events=[alive(2)]) == []


@pytest.mark.parametrize(
    ("character", "news"),
    [
        ("oracle", {"number": 0}),
        ("undertaker", {"seat": 1, "shown": "mayor"}),
        ("flowergirl", {"answer": False}),
        ("towncrier", {"answer": False}),
        ("juggler", {"number": 0}),
    ],
)
def test_what_is_learned_on_later_nights_is_not_told_on_the_first(character: str, news: dict[str, Any]) -> None:
    assert deals((character, [told("N1", character, **news)]), events=[alive(2)]) == []


@pytest.mark.parametrize("character", ["monk", "lycanthrope", "exorcist", "gambler"])
def test_nor_does_anybody_choose_then_who_acts_on_later_nights(character: str) -> None:
    assert deals((character, [chose("N2", character, seat=1)]), events=[alive(2)])
    assert deals((character, [chose("N1", character, seat=1)]), events=[alive(2)]) == []


def test_a_philosopher_is_told_when_the_ability_is_new() -> None:
    """On the night of the choice, and on no later one."""
    mine = [chose("N2", "philosopher", shown="chef"), told("N2", "chef", number=0)]
    assert deals(("philosopher", mine), events=[alive(2)])
    late = [chose("N2", "philosopher", shown="chef"), told("N4", "chef", number=0)]
    assert deals(("philosopher", late), events=[alive(2), alive(3), alive(4)]) == []


def test_so_is_who_takes_itself_for_a_philosopher() -> None:
    mine = [chose("N2", "philosopher", shown="chef"), told("N2", "chef", number=0)]
    drunk = {**puzzle(("monk", []), ("philosopher", mine), events=[alive(2)], good=["drunk"])}
    drunk["base_counts"] = {"townsfolk": 3, "outsider": 1, "minion": 1, "demon": 1}
    assert any(deal[1] == "drunk" for deal in solve(read_puzzle(drunk), PATIENT).deals)


def test_who_comes_back_is_told_anew() -> None:
    """A Professor brings a Chef back in the night after she was executed."""
    pro = [chose("N2", "professor", seat=0)]
    events = [
        {"when": "D1", "event": "execution", "seat": 0},
        {"when": "N2", "event": "resurrection", "seat": 0},
        alive(2),
    ]
    both = [told("N1", "chef", number=0), told("N2", "chef", number=0)]
    assert deals(("chef", both), ("professor", pro), events=events)
    assert deals(("chef", both), ("professor", []), events=[alive(2)]) == []


def test_so_is_whom_a_pit_hag_makes_one() -> None:
    becomes = {"when": "N2", "character": "chef", "kind": "becomes"}
    mine = [told("N1", "clockmaker", number=1), becomes, told("N2", "chef", number=1)]
    assert deals(("chef", mine), events=[alive(2)], minion=["pithag"])


# -- at no such time of day --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (told("D1", "chef", number=0), "what A learned as the chef on D1 is told by night; right would be N1."),
        (chose("D2", "monk", seat=1), "what A chose as the monk on D2 is chosen by night; right would be N2."),
        (
            told("N1", "artist", statement={"is": "is_evil", "seat": 1}),
            "what A learned as the artist on N1 is told by day; right would be D1.",
        ),
        (
            {"when": "N1", "character": "chef", "kind": "seen", "seat": 1},
            "what A has seen on N1 is no chef: who was met, not what was learned, is seen.",
        ),
        (chose("N1", "dreamer", seat=1, shown="good"), "A chose 'good' on N1, which is no character."),
    ],
)
def test_what_was_told_at_another_time_gets_a_sentence(what: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPuzzle) as refused:
        read_puzzle(puzzle((what["character"], [what])))
    assert str(refused.value) == f"here: {why}"


BY_DAY = ("execution", "execution_by_storyteller", "death_by_day", "nomination", "nomination_no_effect", "voters")
BY_NIGHT = ("night_death", "resurrection")


@pytest.mark.parametrize("kind", [*BY_DAY, *BY_NIGHT, "slayer_shot", "gossip", "juggle", "moonchild_choice"])
def test_so_does_an_event_at_another_time(kind: str) -> None:
    when, right = ("D2", "N2") if kind in BY_NIGHT else ("N2", "D2")
    event = {"when": when, "event": kind, "seat": 1, "by": 2, "target_seat": 1}
    with pytest.raises(BadPuzzle) as refused:
        read_puzzle(puzzle(("chef", []), events=[event]))
    assert str(refused.value) == f"here: the event {kind} of {when} does not happen then; right would be {right}."


@pytest.mark.parametrize(("operator", "args"), [("or", 0), ("and", 0), ("xor", 0), ("not", 0), ("not", 2), ("iff", 1)])
def test_so_does_an_operator_over_too_few_or_too_many(operator: str, args: int) -> None:
    tree = {"op": operator, "args": [{"is": "is_evil", "seat": 1}] * args}
    with pytest.raises(BadPuzzle) as refused:
        read_puzzle(puzzle(("artist", [told("D1", "artist", statement=tree)])))
    assert f"A tells a statement in which {operator!r} has {args} statements and needs " in str(refused.value)


def test_who_is_in_play_is_told_by_no_step_of_theirs() -> None:
    """That an Imp is there, told on the first night, lets it kill nobody then."""
    hears = {"when": "N1", "character": "imp", "kind": "told_in_play"}
    assert deals(("chef", [hears]))


EXECUTED = {"when": "D1", "event": "execution", "seat": 4}


@pytest.mark.parametrize(
    ("events", "why"),
    [
        ([EXECUTED, {**EXECUTED, "seat": 3}], "two are executed in D1; right would be one a day."),
        (
            [EXECUTED, alive(2), {"when": "D2", "event": "nomination", "by": 4, "seat": 1}],
            "E nominates in D2, but is dead.",
        ),
        ([EXECUTED, {"when": "N2", "event": "resurrection", "seat": 3}], "D comes back in N2, but was not dead."),
    ],
)
def test_so_does_what_cannot_follow(events: list[dict[str, Any]], why: str) -> None:
    with pytest.raises(BadPuzzle) as refused:
        read_puzzle(puzzle(("chef", []), events=events))
    assert str(refused.value) == f"here: {why}"


# -- too often, or too late --------------------------------------------------------------------------------------------

EVIL = [{"is": "is_evil", "seat": seat} for seat in range(6)]


@pytest.mark.parametrize(
    ("character", "infos"),
    [
        ("artist", [told("D1", "artist", statement=EVIL[1]), told("D2", "artist", statement=EVIL[2])]),
        ("artist", [told("D1", "artist", statement=EVIL[1]), told("D1", "artist", statement=EVIL[2])]),
        (
            "seamstress",
            [told(when, "seamstress", seats=[1, n], same_alignment=True) for when, n in (("N1", 2), ("N2", 3))],
        ),
        ("empath", [told("N1", "empath", number=n) for n in (0, 1)]),
        ("savant", [told("D1", "savant", statement_a=EVIL[1], statement_b=EVIL[n]) for n in (2, 3)]),
    ],
)
def test_nobody_learns_more_often_than_the_text_says(character: str, infos: list[dict[str, Any]]) -> None:
    assert deals((character, infos[:1]), events=[alive(2)])
    assert deals((character, infos), events=[alive(2)]) == []


def test_who_takes_up_an_ability_again_may_ask_again() -> None:
    """A Professor brings an Artist back."""
    asks = [told(f"D{day}", "artist", statement=EVIL[day]) for day in (1, 2)]
    pro = [chose("N2", "professor", seat=0)]
    events = [{**EXECUTED, "seat": 0}, {"when": "N2", "event": "resurrection", "seat": 0}, alive(2)]
    assert deals(("artist", asks), ("professor", pro), events=events)


def juggled(day: int) -> dict[str, Any]:
    return {"when": f"D{day}", "event": "juggle", "by": 0, "guesses": [{"seat": 1, "character": "soldier"}]}


@pytest.mark.parametrize(("day", "night", "so"), [(1, 2, True), (1, 3, False), (2, 3, False)])
def test_a_juggler_guesses_on_its_first_day_and_learns_of_it_that_night(day: int, night: int, so: bool) -> None:
    events = sorted([juggled(day), alive(2), alive(3)], key=lambda e: str(e["when"])[1:])
    found = deals(("juggler", [told(f"N{night}", "juggler", number=1)]), events=events)
    assert bool(found) is so


@pytest.mark.parametrize(("number", "so"), [(1, True), (0, False)])
def test_the_first_day_of_who_begins_late_is_the_next(number: int, so: bool) -> None:
    """B is the Soldier, or an Imp would have killed somebody: a Philosopher who takes a Juggler's ability hears 1."""
    mine = [chose("N2", "philosopher", shown="juggler"), told("N3", "juggler", number=number)]
    found = deals(("philosopher", mine), events=[alive(2), juggled(2), alive(3)], minion=["scarletwoman"])
    assert bool(found) is so


def test_an_undertaker_learns_nothing_where_nobody_was_executed() -> None:
    assert deals(("undertaker", [told("N2", "undertaker", shown="imp")]), events=[alive(2)]) == []


KILLED = {"when": "N2", "event": "night_death", "seat": 3}
EXECUTED = {"when": "D1", "event": "execution", "seat": 3, "died": True}


@pytest.mark.parametrize(
    ("events", "what"),
    [
        ([KILLED, KILLED], "D dies in N2, but was dead already."),
        ([EXECUTED, KILLED], "D dies in N2, but was dead already."),
        ([KILLED, {"when": "N2", "event": "resurrection", "seat": 0}], "A comes back in N2, but was not dead."),
        (
            [{"when": "D1", "event": "moonchild_choice", "by": 2, "seat": 1}, KILLED],
            "C does in D1 what only the dead do, but is alive.",
        ),
    ],
)
@pytest.mark.parametrize("demon", ["imp", "zombuul"])
def test_what_cannot_follow_is_said_beside_a_zombuul_too(events: list[dict[str, Any]], what: str, demon: str) -> None:
    claims = [{"seat": n, "claims": c} for n, c in enumerate(("chef", "soldier", "moonchild", "mayor", "monk", "sage"))]
    given: dict[str, Any] = {"id": "p", "seats": list("ABCDEF"), "claims": claims, "events": events}
    given["possible_hidden"] = {"demon": [demon], "minion": ["baron"]}
    with pytest.raises(BadPuzzle, match=re.escape(what)):
        read_puzzle(given)
    executed_again = [EXECUTED, {"when": "D2", "event": "execution", "seat": 3, "died": True}]
    if demon == "zombuul":
        assert read_puzzle({**given, "events": executed_again}).events[-1].seat == 3


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"possible_hidden": {"demon": ["imp"], "minion": ["sage"]}}, "possible_hidden has 'sage' as minion, who is"),
        (
            {"perspective_may_secretly_be": ["imp"]},
            "perspective_may_secretly_be names 'imp', and whoever is that knows",
        ),
        ({"events": [KILLED | {"when": "N99"}]}, "'N99' is no night or day"),
    ],
)
def test_what_nobody_can_be_is_said(what: dict[str, Any], said: str) -> None:
    claims = [{"seat": n, "claims": c} for n, c in enumerate(("chef", "soldier", "virgin", "mayor", "monk", "sage"))]
    given: dict[str, Any] = {"seats": list("ABCDEF"), "claims": claims, "possible_hidden": {"demon": ["imp"]}}
    with pytest.raises(BadPuzzle, match=re.escape(said)):
        read_puzzle(given | what)
