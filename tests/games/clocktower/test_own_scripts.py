"""Scripts of one's own in the community's form: what is read, what is refused, and how a table plays them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.arena.sitting import play_out, seat_bots, sit
from duskbell.games.clocktower.own_script import Finding, characters, checked
from duskbell.games.clocktower.scripts import script_of
from duskbell.games.clocktower.scripts.reading import form_of
from duskbell.kernel import MODERATOR, DuskbellError, Ruling
from duskbell.kernel.errors import BadTable
from duskbell.testing import check, random_answers, sit_down
from duskbell.testing.audit import clocktower
from tests.games.clocktower.scripts import drawn_script

SMALL = ["washerwoman", "chef", "empath", "monk", "mayor", "soldier", "saint", "recluse", "poisoner", "baron", "imp"]
OWL: dict[str, Any] = {
    "id": "night_owl",
    "name": "Night Owl",
    "team": "townsfolk",
    "ability": "Sees in the dark.",
    "firstNight": 36,
    "otherNight": 55,
    "firstNightReminder": "Show a number.",
    "reminders": ["Seen"],
    "image": "https://example.org/owl.png",
    "jinxes": [{"id": "imp", "reason": "They know each other."}],
}
BY_HAND: list[Any] = [{"id": "_meta", "name": "Owls", "author": "Ann"}, *SMALL, OWL, "steward"]


def refused(script: Any, players: int = 5) -> str:
    with pytest.raises(DuskbellError) as why:
        duskbell.start("clocktower", players, options={"script": script})
    return str(why.value)


# -- reading -----------------------------------------------------------------------------------------------------------


def test_ids_of_all_times_are_read() -> None:
    script = script_of(json.dumps([*SMALL, {"id": "fang_gu"}, "No-Dashii", "Snake Charmer", "thief", "angel"]))
    assert {"fanggu", "nodashii", "snakecharmer"} <= set(script.characters)
    assert (script.travellers, script.beside) == (("thief",), ("angel",))


def test_what_is_read_is_written_and_read_as_the_same() -> None:
    order = {"firstNight": ["dusk", "night_owl", "empath", "dawn"], "otherNight": ["imp", "night_owl"]}
    script = script_of(json.dumps([{**BY_HAND[0], **order, "bootlegger": ["No talk."]}, *BY_HAND[1:]]))
    again = script_of(json.dumps(form_of(script)))
    assert again == script
    assert (again.name, again.author, again.rules) == ("Owls", "Ann", ("No talk.",))
    assert again.first == ("dusk", "Night Owl", "empath", "dawn")
    assert form_of(script)[0]["firstNight"] == ["dusk", "night_owl", "empath", "dawn"]


def test_a_byte_order_mark_before_a_script_is_none_of_it() -> None:
    marked = "\ufeff" + json.dumps(SMALL)
    assert checked(marked) == checked(SMALL)
    assert duskbell.start("clocktower", 7, options={"script": marked}).table.script == tuple(SMALL)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("[", "it is no JSON"),
        ("[" * 5000, "it is no JSON"),
        ('["imp", "\ud800"]', "it holds half a character"),
        (["imp", "\ud800", "chef", "monk", "empath"], "it holds half a character"),
        ({"roles": SMALL}, "it is an object, not a list"),
        (["imp"], "it has 1 item;"),
        (["imp"] * 202, "it has 202 items"),
        ('["imp",' + '"chef",' * 200_000 + '"imp"]', "it has more than 300 kB"),
        ([*SMALL, "imp"], "'imp' is in it twice"),
        ([*SMALL, "IMP"], "'imp' is in it twice"),
        ([*SMALL, OWL, OWL], "'Night Owl' is in it twice"),
        ([*SMALL, "night_owl", "b<i>"], "there is no character 'night_owl', 'b<i>'"),
        (SMALL[:-1], "it has no Demon"),
        ([*SMALL[:8], "imp"], "it has no Minion"),
        (["chef", "saint", "poisoner", "baron", "imp"], "it has too few Townsfolk: 1"),
        ([*SMALL, [1]], "item 12 is a list without an id"),
        ([*SMALL, {"name": "x"}], "item 12 is an object without an id"),
        ([*SMALL, {**OWL, "name": "<b>Owl</b>"}], "is no plain text"),
        ([{"id": "_meta", "name": "a<script>"}, *SMALL], "is no plain text"),
        ([*SMALL, {**OWL, "name": "O" * 31}], "has 31 signs"),
        ([*SMALL, {**OWL, "team": "villain"}], "has the team 'villain'"),
        ([*SMALL, {**OWL, "ability": "x" * 251}], "has 251 signs"),
        ([*SMALL, {**OWL, "firstNight": "soon"}], "as its firstNight"),
        ([*SMALL, {**OWL, "reminders": "Seen"}], "the reminders of Night Owl"),
        ([{"id": "_meta", "name": "a"}, {"id": "_meta", "name": "b"}, *SMALL], "two items _meta"),
        ("nobody", "option script cannot be 'nobody'"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(script: Any, why: str) -> None:
    said = refused(script)
    assert why in said
    assert (said.count("\n"), said[-1], len(said) < 300) == (0, ".", True)


def test_more_text_than_a_table_keeps_is_refused() -> None:
    strange = [{**OWL, "id": f"o{n}", "name": f"Owl {n}", "firstNightReminder": "x" * 500} for n in range(90)]
    assert "more than 48 kB" in refused([*SMALL, *strange])


def test_a_script_has_enough_of_each_for_so_many_or_says_what_is_missing() -> None:
    assert "15 players need 9 townsfolk and it has 6" in refused(SMALL, 15)
    few = ["chef", "empath", "monk", "mayor", "soldier", "lunatic", "baron", "imp"]
    assert "8 players need 1 outsider that can be dealt and it has 0" in refused(few, 8)


# -- what is found -----------------------------------------------------------------------------------------------------


def test_what_is_to_be_known_of_a_script() -> None:
    found = checked([*BY_HAND, "mathematician", "chambermaid", "thief"])
    assert (found.name, found.sizes, found.by_hand) == ("Owls", [*range(5, 13)], ["Night Owl", "steward"])
    assert found.jinxes == [("mathematician", "chambermaid")]
    assert found.jinxed == [("Night Owl", "imp")]
    assert {f.what for f in found.findings} == {"few-outsiders", "sizes", "beside", "by-hand"}
    assert Finding("few-outsiders", (2,)) in found.findings
    assert found.first.index("poisoner") < found.first.index("Night Owl") < found.first.index("washerwoman")
    assert checked(found.option) == found


def test_travellers_that_nobody_can_choose_are_named() -> None:
    found = checked(
        [*BY_HAND, "thief", "gangster", {"id": "lamp", "name": "Lamp", "team": "traveller", "ability": "x"}]
    )
    assert Finding("not-chosen", ("gangster", "Lamp")) in found.findings


def test_all_that_can_be_named_is_listed_by_type_and_those_of_the_box_are_here() -> None:
    listed = characters()
    assert len(listed) == len({c["id"] for c in listed}) > 200
    teams = [c["team"] for c in listed]
    assert teams == sorted(teams, key=list(dict.fromkeys(teams)).index)
    assert sum(c["here"] for c in listed) >= 73


@pytest.mark.parametrize("name", ["tb", "bmr", "snv", "strainers"])
def test_a_script_that_has_a_name_is_written_in_the_form(name: str) -> None:
    found = checked(name)
    assert checked(found.form).by_type == found.by_type
    assert found.sizes == [*range(5, 16)]


# -- playing -----------------------------------------------------------------------------------------------------------


def test_characters_that_the_program_does_not_play_need_a_person() -> None:
    assert refused(BY_HAND).startswith("a person must be Storyteller at this table")
    with pytest.raises(BadTable, match="Night Owl, steward"):
        sit("clocktower", 5, "1", {"script": BY_HAND}, "plain")


def test_a_person_runs_them_by_hand_in_their_step_of_the_night() -> None:
    for seed in range(40):
        play = sit_down("clocktower", 7, seed, {"script": BY_HAND}, moderator="ask")
        asked = [ask for _, ask, _ in random_answers(play, Random(seed), offers=0) if "Night Owl" in ask.about]
        if asked:
            break
    assert (asked[0].to, asked[0].key, asked[0].options) == (MODERATOR, "clocktower.by-hand", ("done",))
    play = sit_down("clocktower", 7, seed, {"script": BY_HAND}, moderator="ask")
    answers = random_answers(play, Random(seed), offers=0)
    while MODERATOR not in play.open or play.open[MODERATOR].key != "clocktower.by-hand":
        next(answers)
    play.rule(Ruling("hand", "the Owl saw", 0, change="mark", to="Seen"))
    assert play.table.seats[0].has_mark("Seen")
    with pytest.raises(DuskbellError):
        play.rule(Ruling("hand", "the Owl saw", 0, change="mark", to="Heard"))


def test_a_script_has_an_order_of_its_own() -> None:
    first = ["chef", "nobody", "washerwoman", "imp"]
    script = [{"id": "_meta", "name": "Upside down", "firstNight": first, "otherNight": ["imp", "poisoner"]}, *SMALL]
    t = sit_down("clocktower", 7, options={"script": script}).table
    assert t.steps(1) == ("minioninfo", "demoninfo", "poisoner", "chef", "empath", "washerwoman")
    assert [step for step in t.steps(2) if step != "changes"] == ["imp", "empath", "poisoner", "monk"]


def test_bots_play_with_those_that_nobody_knows() -> None:
    for seed in range(3):
        play = sit_down("clocktower", 8, seed, {"script": BY_HAND}, moderator="ask")
        play_out(play, seat_bots(play, str(seed), "plain"), str(seed))
        assert play.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(13))
def test_random_scripts_are_played_lawfully_to_the_end(seed: int) -> None:
    rng = Random(f"suite/{seed}")
    players = rng.randint(5, 15)
    options = {"script": drawn_script(rng, players), "night": rng.choice(("in-turn", "together"))}
    play = sit_down("clocktower", players, seed, options)
    for _ in random_answers(play, Random(seed)):
        pass
    assert play.outcome is not None
    assert clocktower.audit(play) == []


@pytest.mark.slow
def test_the_laws_hold_at_a_table_with_a_script_of_its_own() -> None:
    options = {"script": json.dumps([*SMALL, "mathematician", "chambermaid", "lunatic", "po", "goon", "pithag"])}
    for moderator in ("auto", "ask"):
        check("clocktower", 8, 3, options, moderator)


def test_few_players_are_remarked_on() -> None:
    rules = duskbell.games.find("clocktower")
    for script, players, said in (("bmr", 5, True), ("snv", 6, True), ("bmr", 7, False), ("tb", 5, False)):
        found = rules.remarks(players, rules.read_options(players, {"script": script}))
        assert found == ((f"clocktower.few-{script}",) if said else ())
