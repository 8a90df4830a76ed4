"""Every character stands in the tables that the game and its auditor go by, and has a scenario."""

from __future__ import annotations

import re
from pathlib import Path

from duskbell.games.clocktower import sheet
from duskbell.games.clocktower.character import TRAVELLER, Character
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.scripts import KNOWN
from duskbell.testing.audit.clocktower import cast

SCENARIOS = Path(__file__).parents[2] / "rulebook" / "clocktower"
AT_NIGHT = ("night", "pass_by", "unwoken")
"""What is called in its step of the night."""


def acts_at_night(c: Character) -> bool:
    """Who is visited by day learns it then, though the same deed tells it."""
    return not c.visits and any(getattr(type(c), deed) is not getattr(Character, deed) for deed in AT_NIGHT)


def test_who_acts_at_night_has_a_step_of_the_night() -> None:
    """Whoever has none is never woken, and nothing else would tell."""
    for order in sheet.FIRST:
        steps = {*sheet.FIRST[order], *sheet.LATER[order], *sheet.TRAVELLERS_LATER}
        lacking = [id for id, c in CHARACTERS.items() if acts_at_night(c) and id not in steps]
        assert not lacking, f"{lacking} would never wake: give each its step in sheet.py, by the order {order}"


def test_both_orders_have_the_same_steps() -> None:
    for nights in (sheet.FIRST, sheet.LATER):
        assert len({frozenset(steps) for steps in nights.values()}) == 1


def test_a_script_can_name_every_character() -> None:
    lacking = [id for id in CHARACTERS if id not in KNOWN]
    assert not lacking, f"no script of one's own can name {lacking}: give each its row in scripts/known.tsv"
    assert [id for id, c in CHARACTERS.items() if KNOWN[id].team != c.kind] == []


def test_the_auditor_knows_every_character() -> None:
    lacking = [id for id in CHARACTERS if id not in cast.KIND]
    assert not lacking, f"the auditor cannot read tables with {lacking}: say of what type each is in its cast.py"
    assert [id for id, c in CHARACTERS.items() if cast.KIND[id] != c.kind] == []
    steps = {*cast.FIRST, *cast.AT_DUSK_LATER, *[step for there in cast.LATER.values() for step in there]}
    lacking = [id for id, c in CHARACTERS.items() if acts_at_night(c) and id not in steps]
    assert not lacking, f"the auditor does not know when {lacking} wake: give each its step in its cast.py"


def test_every_character_has_a_scenario() -> None:
    words = {word for file in SCENARIOS.glob("*.py") for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
    lacking = [id for id in CHARACTERS if id not in words]
    assert not lacking, f"no scenario in tests/rulebook/clocktower is about {lacking}"


def test_who_is_in_a_script_of_the_box_is_a_character_and_no_traveller() -> None:
    assert [id for ids in SCRIPTS.values() for id in ids if CHARACTERS[id].kind == TRAVELLER] == []
