"""Logic puzzles: the fourteen that show the form, and what is wrong with others in one sentence."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from msgspec.structs import replace

from duskbell.cli import insight as command
from duskbell.insight.clocktower import BadPuzzle, contradiction, read_puzzle, read_puzzles, solve
from tests.insight.patience import PATIENT

SAMPLE = Path(__file__).parent / "sample.json"
PUZZLES: list[dict[str, Any]] = json.loads(SAMPLE.read_text(encoding="utf-8"))["puzzles"]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p["id"])
def test_the_fourteen_come_out_exactly(puzzle: dict[str, Any]) -> None:
    found = solve(read_puzzle(puzzle), PATIENT)
    assert found.whole
    assert [list(deal) for deal in found.deals] == sorted(s["starting"] for s in puzzle["solutions"])


@pytest.mark.slow
def test_who_did_something_may_be_called_the_seat() -> None:
    """As long as it is said, too, to whom it was done, or nobody is named by it."""
    puzzle = PUZZLES[0]
    shot = {"when": "D1", "event": "slayer_shot", "seat": 0, "target_seat": 2, "died": True}
    assert read_puzzle(_change(puzzle, ["events", 0], shot)).events == read_puzzle(puzzle).events
    gossip = read_puzzle(_change(puzzle, ["events", 0], {"when": "D1", "event": "gossip", "seat": 3}))
    assert [(e.by, e.seat) for e in gossip.events] == [(3, -1)]


def test_the_command_prints_a_line_for_each() -> None:
    command = [sys.executable, "-m", "duskbell", "solve", str(SAMPLE), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(x["id"], x["solutions"]) for x in lines] == [(p["id"], p["solutions"]) for p in PUZZLES]
    assert all(isinstance(x["seconds"], float) for x in lines)


def _change(puzzle: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(puzzle)
    *way, last = path
    inner: Any = changed
    for step in way:
        inner = inner[step]
    inner[last] = value
    return changed


def _says(atom: Any) -> list[dict[str, Any]]:
    return [{"when": "D1", "character": "artist", "kind": "learned", "statement": atom}]


TWICE = [
    {"when": "D1", "event": "execution", "seat": 2, "died": True},
    {"when": "N2", "event": "night_death", "seat": 2},
]

BROKEN: list[tuple[str, list[Any], Any, str]] = [
    ("eleven seats, ten names", ["player_count"], 11, "there are 11 players, but 7 names."),
    ("too few", ["seats"], ["A", "B", "C"], "there are 3 seats; right would be 5 to 15."),
    ("not on the script", ["claims", 0, "claims"], "sage", "You says to be the sage, who is not on the script."),
    ("shown", ["claims", 3, "info", 0, "shown"], "po", " was shown the po, who is not on the script."),
    (
        "no character",
        ["claims", 0, "claims"],
        "wizard",
        "You names 'wizard', which is no character of tb, bmr, snv or strainers.",
    ),
    ("no seat", ["claims", 1, "info", 0, "when"], "X1", "Aoife: 'X1' is no night or day; right would be N1 or D1."),
    ("nobody's", ["events", 0], {"when": "D1", "event": "gossip"}, "the event gossip of D1 does not say who did it."),
    ("unknown atom", ["claims", 1, "info"], _says({"is": "is_tall"}), "a statement with the unknown atom 'is_tall'."),
    ("unknown event", ["events", 0, "event"], "earthquake", "an event 'earthquake', which is none of ours."),
    ("a seat too many", ["events", 0, "by"], 9, "the event slayer_shot of D1 names the seat '9'; there are 0 to 6."),
    ("nobody claims", ["claims"], [], "You claims nothing; right would be one claim for each seat."),
    (
        "kind",
        ["claims", 1, "info", 0, "kind"],
        "dreamt",
        "Aoife tells something of the kind 'dreamt'",
    ),
    ("counts", ["base_counts", "demon"], 3, "base_counts are for 9 players, not for 7."),
    ("no counts", ["base_counts", "demon"], "one", "base_counts must say how many there are of each type."),
    ("no character's name", ["claims", 0, "claims"], ["imp"], "which is no character of tb, bmr, snv or strainers."),
    ("rules", ["rules"], 3, "rules must be an object of true and false."),
    ("dies twice", ["events"], TWICE, "Tom dies in N2, but was dead already."),
    ("no number", ["claims", 1, "info", 0, "number"], None, "what Aoife learned as the chef on N1 has no number."),
    ("a number too high", ["claims", 1, "info", 0, "number"], 8, "has the number 8; right would be 0 to 7."),
    ("one seat twice", ["claims", 3, "info", 0, "seats"], [1, 1], "the investigator on N1 names one seat twice."),
    ("no seats", ["claims", 3, "info", 0, "seats"], [1], "the investigator on N1 has 1 seats and needs 2."),
]


@pytest.mark.parametrize(("path", "value", "why"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_what_is_wrong_is_said_in_one_sentence(path: list[Any], value: Any, why: str) -> None:
    with pytest.raises(BadPuzzle) as refused:
        read_puzzle(_change(PUZZLES[0], path, value))
    assert why in str(refused.value)
    assert str(refused.value).startswith("nqt-3a: ")
    assert "\n" not in str(refused.value)


NONSENSE: list[Any] = [None, -1, True, 1.5, "x", [], {}, [[]], [{}], {"a": 1}, 10**30]


def _ways(inner: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    here = inner.items() if isinstance(inner, dict) else enumerate(inner) if isinstance(inner, list) else ()
    for key, value in here:
        yield (*way, key)
        yield from _ways(value, (*way, key))


def test_nonsense_anywhere_is_refused_or_read() -> None:
    """Whatever stands at whichever place of a puzzle: no other error than the one that says where."""
    told = _says({"op": "or", "args": [{"is": "is_evil", "seat": 1}, {"is": "in_play", "character": "imp"}]})
    juggled = {"when": "D1", "event": "juggle", "by": 1, "guesses": [{"seat": 0, "character": "slayer"}]}
    puzzle = _change(_change(PUZZLES[0], ["claims", 1, "info"], told), ["events"], [*PUZZLES[0]["events"], juggled])
    refused: list[str] = []
    for way in list(_ways(puzzle)):
        for value in NONSENSE:
            try:
                read_puzzle(_change(puzzle, list(way), value))
            except BadPuzzle as e:
                refused.append(str(e))
    assert len(refused) > 500
    assert not any("\n" in why for why in refused)


@pytest.mark.parametrize("guess", ["slayer", 1.5, "", {"seat": 0, "character": "P0"}, {"seat": 0, "character": 1}])
def test_no_guess_is_passed_over(guess: Any) -> None:
    juggled = {"when": "D1", "event": "juggle", "by": 1, "guesses": [{"seat": 0, "character": "slayer"}, guess]}
    with pytest.raises(BadPuzzle, match=r"has the guess|which is no character"):
        read_puzzle(_change(PUZZLES[0], ["events"], [*PUZZLES[0]["events"], juggled]))


def test_who_nominated_whom_has_several_names() -> None:
    event = {"when": "D1", "event": "nomination_no_effect", "nominator": 1, "nominee": 3}
    [read] = read_puzzle(_change(PUZZLES[0], ["events"], [event])).events
    assert (read.by, read.seat) == (1, 3)


@pytest.mark.parametrize("text", ["", "[]", "3", '"x"', "[3]", '{"puzzles": []}'])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(BadPuzzle):
        read_puzzles(text)


def test_two_who_cannot_both_be_right_are_named() -> None:
    """Five players, two Outsiders whom nobody brings: no deal fits, and these are the two who say it."""
    puzzle = {
        "id": "two-saints",
        "seats": ["You", "Ann", "Ben", "Cid", "Dot"],
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["imp"], "minion": ["poisoner"]},
        "claims": [
            {"seat": 0, "claims": "butler"},
            {"seat": 1, "claims": "chef"},
            {"seat": 2, "claims": "monk"},
            {"seat": 3, "claims": "mayor"},
            {"seat": 4, "claims": "slayer"},
        ],
        "events": [],
    }
    p = read_puzzle(puzzle)
    assert solve(p, PATIENT).deals == ()
    assert contradiction(p) == ("You is the butler",)


def test_what_was_seen_and_what_somebody_became_is_part_of_a_contradiction() -> None:
    """Three who say that they met you as an Evil Twin are three who lie, of two who may."""
    saw = {"when": "N1", "character": "eviltwin", "kind": "seen", "seat": 0}
    others = [
        {"seat": n, "claims": c, "info": [saw] if n < 4 else []}
        for n, c in enumerate(("artist", "sage", "savant", "klutz"), 1)
    ]
    puzzle = {
        "id": "met",
        "seats": ["You", "Ann", "Ben", "Cid", "Dot"],
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["fanggu"], "minion": ["eviltwin"]},
        "claims": [{"seat": 0, "claims": "dreamer"}, *others],
        "events": [],
    }
    p = read_puzzle(puzzle)
    assert solve(p, PATIENT).deals == ()
    assert set(contradiction(p, PATIENT)) == {
        *(f"{name} is the {c}" for name, c in (("Ann", "artist"), ("Ben", "sage"), ("Cid", "savant"))),
        *(f"{name} has seen You as the eviltwin (N1)" for name in ("Ann", "Ben", "Cid")),
    }


def test_at_a_table_nobody_takes_themselves_for_the_demon_that_is_in_play() -> None:
    """C44. The author of a puzzle may think otherwise."""
    claims = [
        {"seat": n, "claims": c} for n, c in enumerate(("fool", "po", "sailor", "gambler", "courtier", "pacifist"))
    ]
    puzzle = {
        "id": "lunatic",
        "seats": ["You", "Ann", "Ben", "Cid", "Dot", "Eve"],
        "perspective_seat": 0,
        "possible_hidden": {"demon": ["po", "pukka"], "minion": ["mastermind"], "outsider": ["lunatic"]},
        "claims": claims,
        "events": [],
    }
    p = read_puzzle(puzzle)
    found = [solve(replace(p, at_table=table), PATIENT).deals for table in (False, True)]
    fooled = [[deal for deal in deals if deal[1] == "lunatic" and "po" in deal] for deals in found]
    assert fooled[0]
    assert not fooled[1]
    assert any(deal[1] == "lunatic" and "pukka" in deal for deal in found[1])


SENTENCES: list[tuple[str, str]] = [
    ("Aoife.role in Minion", "is_type 1 minion"),
    ("some Drunk.~role & (Tom + Sula)", "(is_character 2 drunk or is_character 3 drunk)"),
    ("no p: Tom + Sula | p.role in Evil", "not ((is_evil 2 or is_evil 3))"),
    ("one Evil & (Tom + Sula)", "exactly 1 of is_evil 2, is_evil 3"),
    ("#{p: Tom + Sula | p.next in Demon} = 2", "exactly 2 of is_type 3 demon, is_type 4 demon"),
    ("all p: Tom | p.role in Imp + Spy", "(is_character 2 imp or is_character 2 spy)"),
    ("Imp.~role in Josh.neighbours or Tom in Evil", ""),
]


@pytest.mark.parametrize(("text", "tree"), SENTENCES, ids=[s[0] for s in SENTENCES])
def test_statements_in_words_are_read(text: str, tree: str) -> None:
    changed = _change(PUZZLES[0], ["claims", 1, "info"], [])
    changed["also_on_script"] = ["artist"]
    told = [{"when": "D1", "character": "artist", "kind": "learned", "statement_text": text}]
    read = read_puzzle(_change(changed, ["claims", 1, "info"], told)).claims[1].infos[0].statements[0]
    assert not tree or _shown(read) == tree


def _shown(tree: Any) -> str:
    op, *rest = tree
    if op in ("and", "or"):
        return "(" + f" {op} ".join(map(_shown, rest[0])) + ")"
    if op == "not":
        return f"not ({_shown(rest[0][0])})"
    seats, numbers, words, inner = rest
    if op == "exactly_n":
        return f"exactly {numbers[0]} of " + ", ".join(map(_shown, inner))
    return " ".join([op, *map(str, seats), *words])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Zed.role = Imp", "is not understood at 'Zed', which is no player and no role."),
        ("Tom.role in", "is not understood at 'its end'."),
        ("Tom %", "is not understood at ' %'."),
        ("#Evil = Tom", "is not understood at '='."),
    ],
)
def test_what_is_wrong_in_a_statement_in_words_is_said(text: str, why: str) -> None:
    told = [{"when": "D1", "character": "artist", "kind": "learned", "statement_text": text}]
    with pytest.raises(BadPuzzle) as refused:
        read_puzzle(_change(PUZZLES[0], ["claims", 1, "info"], told))
    assert str(refused.value).endswith(why)


def test_the_puzzle_of_the_docs_has_three_deals() -> None:
    told: list[tuple[str, dict[str, Any]]] = [
        ("chef", {"number": 0}),
        ("empath", {"number": 1}),
        ("investigator", {"seats": [3, 4], "shown": "scarletwoman"}),
        ("soldier", {}),
        ("washerwoman", {"seats": [1, 3], "shown": "soldier"}),
    ]
    claims = [
        {"seat": n, "claims": c, "info": [{"when": "N1", "character": c, "kind": "learned", **said}] if said else []}
        for n, (c, said) in enumerate(told)
    ]
    hidden = {"demon": ["imp"], "minion": ["scarletwoman"]}
    names = ["You", "Ann", "Ben", "Cid", "Dot"]
    p = read_puzzle({"id": "docs", "seats": names, "perspective_seat": 0, "possible_hidden": hidden, "claims": claims})
    assert [deal[1:] for deal in solve(p, PATIENT).deals] == [
        ("empath", "imp", "soldier", "scarletwoman"),
        ("empath", "scarletwoman", "soldier", "imp"),
        ("imp", "investigator", "soldier", "scarletwoman"),
    ]


def test_one_that_is_wrong_keeps_nobody_from_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {**PUZZLES[0], "id": "wrong", "seats": ["A"]}
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps([wrong, PUZZLES[0]]), encoding="utf-8")
    with pytest.raises(typer.Exit):
        command.solve(file, as_json=True)
    first, second = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (first["id"], first["solutions"]) == ("wrong", [])
    assert first["error"].startswith("wrong: there are 1 seats")
    assert second["solutions"] == PUZZLES[0]["solutions"]


def _five(
    claims: list[dict[str, Any]], events: list[dict[str, Any]], order: str = "", /, **hidden: list[str]
) -> list[tuple[str, ...]]:
    """The deals of five players, of whom the first is trusted."""
    names = ["You", "Ann", "Ben", "Cid", "Dot"]
    hidden = {**hidden, "fabled": ["doomsayer"]}
    said = [{"seat": n, **claim} for n, claim in enumerate(claims)]
    puzzle = {"id": "five", "seats": names, "perspective_seat": 0, "possible_hidden": hidden, "claims": said}
    p = read_puzzle({**puzzle, "events": events})
    return list(solve(replace(p, order=order or p.order), PATIENT).deals)


PLAIN = [{"claims": c} for c in ("saint", "soldier", "mayor", "monk", "slayer")]


def test_whoever_calls_the_doomsayer_loses_one_of_their_own() -> None:
    """Caller and called are of one side."""
    events = [{"when": "D1", "event": "doomsayer_call", "by": 1, "died": 2}]
    hidden = {"demon": ["imp"], "minion": ["scarletwoman"]}
    claims = [{"claims": "chef"}, *PLAIN[1:]]
    deals = _five(claims, events, **hidden)
    evil = {tuple(n for n in range(5) if deal[n] in ("imp", "scarletwoman")) for deal in deals}
    # were the two who call and die both evil, the Demon would be dead, or its heir: the game would be over
    assert evil == {(3, 4), (1, 2)}


def test_who_says_to_have_become_something_was_something_else() -> None:
    told = [{"when": "N2", "character": "dreamer", "kind": "becomes"}]
    before = [{"when": "N1", "character": "clockmaker", "kind": "learned", "number": 1}]
    claims: list[dict[str, Any]] = [{"claims": c} for c in ("artist", "dreamer", "sage", "savant", "klutz")]
    claims[1] = {"claims": "dreamer", "info": [*before, *told]}
    deals = _five(claims, [{"when": "N2", "event": "night_death", "seat": 2}], demon=["nodashii"], minion=["pithag"])
    assert any(deal[1] == "clockmaker" for deal in deals)


@pytest.mark.parametrize("order", ["international", "baike"])
def test_a_grandmother_who_has_come_back_is_woken_and_counted(order: str) -> None:
    """Who is woken in the first night alone is so again when the Professor has brought her back, in one night order
    after her own step: the Chambermaid's two are she and the Demon.
    """
    told = {"kind": "learned", "character": "grandmother", "seats": [2], "shown": "professor"}
    counted = {"when": "N2", "character": "chambermaid", "kind": "learned", "seats": [1, 4], "number": 2}
    claims: list[dict[str, Any]] = [
        {"claims": c} for c in ("chambermaid", "grandmother", "professor", "fool", "sailor")
    ]
    claims[0]["info"] = [counted]
    claims[1]["info"] = [{**told, "when": when} for when in ("N1", "N2")]
    claims[2]["info"] = [{"when": "N2", "character": "professor", "kind": "chose", "seats": [1]}]
    events = [
        {"when": "D1", "event": "execution", "seat": 1, "died": True},
        {"when": "N2", "event": "resurrection", "seat": 1},
    ]
    deals = _five(claims, events, order, demon=["po"], minion=["mastermind"])
    assert ("chambermaid", "grandmother", "professor", "mastermind", "po") in deals
    assert ("chambermaid", "grandmother", "professor", "po", "mastermind") not in deals


@pytest.mark.parametrize("order", ["international", "baike"])
def test_who_dies_and_comes_back_in_one_night_is_told_again(order: str) -> None:
    """Nobody has seen it: a Grandmother is killed, brought back, and shown somebody anew."""
    told = {"kind": "learned", "character": "grandmother"}
    claims: list[dict[str, Any]] = [{"claims": c} for c in ("fool", "grandmother", "professor", "mayor", "sailor")]
    claims[1]["info"] = [
        {**told, "when": "N1", "seats": [2], "shown": "professor"},
        {**told, "when": "N2", "seats": [0], "shown": "fool"},
    ]
    claims[2]["info"] = [{"when": "N2", "character": "professor", "kind": "chose", "seats": [1]}]
    deals = _five(claims, [{"when": "N2", "event": "nobody_died"}], order, demon=["imp"], minion=["mastermind"])
    assert ("fool", "grandmother", "professor", "mastermind", "imp") in deals


def test_who_tells_a_part_may_have_kept_the_rest() -> None:
    """You have heard what no sober Chef can. A Courtier who says no more than that it is one has named nobody, if that
    is all it knows, and may have named the Chef if it is not.
    """
    told = [{"when": "N1", "character": "chef", "kind": "learned", "number": 2}]
    claims: list[dict[str, Any]] = [
        {"claims": "chef", "info": told},
        *[{"claims": c} for c in ("courtier", "fool", "tealady", "pacifist")],
    ]
    names = ["You", "Ann", "Ben", "Cid", "Dot"]
    said = [{"seat": n, **claim} for n, claim in enumerate(claims)]
    hidden = {"demon": ["imp"], "minion": ["scarletwoman"]}
    p = read_puzzle({"seats": names, "perspective_seat": 0, "possible_hidden": hidden, "claims": said})
    assert solve(p, PATIENT).deals == ()
    part = replace(p, claims=tuple([replace(c, whole=c.seat != 1) for c in p.claims]))
    deals = solve(part, PATIENT).deals
    assert deals
    assert all(deal[1] == "courtier" for deal in deals)


@pytest.mark.parametrize("demon", ["vortox", "fanggu"])
@pytest.mark.parametrize(("role", "answer"), [("towncrier", True), ("flowergirl", False)])
def test_what_a_puzzle_does_not_tell_may_be_true_or_false(demon: str, role: str, answer: bool) -> None:
    """Nobody says who nominated and voted: a Vortox lies about it, another Demon does not."""
    told = {"when": "N2", "character": role, "kind": "learned", "answer": answer}
    mine = {"seat": 0, "claims": role, "info": [told]}
    others = [
        {"seat": n, "claims": c, "info": []}
        for n, c in enumerate(("klutz", "seamstress", "juggler", "sage", "artist", "savant"), 1)
    ]
    puzzle = {
        "id": "untold",
        "seats": list("ABCDEFG"),
        "perspective_seat": 0,
        "possible_hidden": {"demon": [demon], "minion": ["witch"]},
        "claims": [mine, *others],
        "events": [
            {"when": "D1", "event": "execution", "seat": 6, "died": True},
            {"when": "N2", "event": "nobody_died"},
        ],
    }
    assert any(demon in deal for deal in solve(read_puzzle(puzzle), PATIENT).deals)
