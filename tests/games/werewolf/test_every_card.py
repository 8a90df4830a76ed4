"""Every card, on a board or in a cast of one's own, has its words and a scenario."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duskbell.games.werewolf.events import Acted
from duskbell.games.werewolf.registry import MASTER, ROLES
from duskbell.games.werewolf.table import WOLVES
from duskbell.kernel import Play
from duskbell.locale import LANGUAGES, words
from duskbell.testing import sit_down

SCENARIOS = Path(__file__).parents[2] / "rulebook" / "werewolf"
CARDS = [id for id, role in ROLES.items() if role.dealt and id not in ("wolf", "villager")]


BESIDE = {
    "elder_brother": ("younger_brother",),
    "younger_brother": ("elder_brother",),
    "avenger": ("shadow",),
    "masquerade": ("dancer",),
    "mirror_seer": ("seer",),
    "drunk_seer": ("seer",),
    "guard": ("witch",),
}
"""Which cards go with it."""
LAID_ASIDE = {"thief": 2, "treasure_master": 3}
"""How many cards more than players its table has."""


def with_card(id: str, seed: int) -> Play[Any]:
    """A table with this card, of which a person is the referee."""
    beside = BESIDE.get(id, ("guard",))
    cast = [id, *beside, *[card for card in ("hunter", "idiot") if card not in (id, *beside)]]
    left = 14 + LAID_ASIDE.get(id, 0) - len(cast)
    cast += [f"wolf*{3 if ROLES[id].team == WOLVES else 4}"]
    cast += [f"villager*{left - int(cast[-1][-1])}"]
    return sit_down("werewolf", 14, seed, {"board": "free", "cast": " ".join(cast)}, moderator="ask")


def test_every_call_of_the_night_has_a_name_and_a_sentence() -> None:
    for lang in LANGUAGES:
        said = words(lang).table("werewolf", ())
        lacking = [step for step in MASTER if not words(lang).has(f"stage-werewolf-{step}")]
        assert not lacking, f"{lang}: give {lacking} a name as stage-werewolf-…"
        plain = []
        for step in MASTER:
            name = words(lang).text(f"stage-werewolf-{step}")
            began = said.text("event-werewolf-stage-began", {"stage": step})
            usual = said.text("event-werewolf-stage-began", {"stage": "nobody"}).replace("nobody", name)
            plain += [step] * (began == usual)
        assert not plain, f"{lang}: give {plain} a line in event-werewolf-stage-began"


@pytest.mark.parametrize("card", CARDS)
def test_what_a_card_is_asked_and_does_has_words(card: str) -> None:
    """On no board, too: whoever lays a cast of their own reads the same sentences."""
    asked: set[str] = set()
    done: set[str] = set()
    for seed in range(3):
        play, rng = with_card(card, seed), Random(seed)
        while play.open and len(play.lines) < 300:
            ask = rng.choice([*play.open.values()])
            asked.add(ask.key)
            play.answer(ask.to, ask.sample(rng), ask=ask)
        done |= {entry.event.power for entry in play.table.log if isinstance(entry.event, Acted)}
    for lang in LANGUAGES:
        lacking = [key for key in sorted(asked) if not words(lang).has(f"ask-{key.replace('.', '-')}")]
        assert not lacking, f"{lang}: give {lacking} words, as ask-werewolf-…"
        said = words(lang).table("werewolf", ())
        told = {"mine": "yes", "seat": 0, "targets": (1,)}
        usual = said.text("event-werewolf-acted", {**told, "power": "-"})
        plain = [p for p in sorted(done) if said.text("event-werewolf-acted", {**told, "power": p}) == usual]
        assert not plain, f"{lang}: give {plain} lines in event-werewolf-acted"


def test_every_card_has_a_scenario() -> None:
    named = {word for file in SCENARIOS.glob("*.py") for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
    lacking = [card for card in CARDS if card not in named]
    assert not lacking, f"no scenario in tests/rulebook/werewolf is about {lacking}"
