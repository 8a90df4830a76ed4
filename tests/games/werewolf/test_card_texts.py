"""What a card does is in its text, in every language."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import POISON
from duskbell.locale.words import words

LAW = {
    "en": {
        "heir": ("knife", "pack", "hunt alone"),
        "immune": ("poison",),
        "gun": ("shoot", "gun", "stab"),
        "seen": ("seer",),
    },
    "zh-CN": {"heir": ("刀",), "immune": ("毒",), "gun": ("枪", "刺"), "seen": ("预言家",)},
}
"""Words of which a card's text has one where the card has the fact."""


@pytest.mark.parametrize("lang", LAW)
def test_a_cards_text_leaves_none_of_its_law_out(lang: str) -> None:
    for role in ROLES.values():
        text = words(lang).text(f"role-werewolf-{role.id}", attribute="ability").lower()
        facts = {"heir": role.heir, "immune": POISON in role.immune, "gun": bool(role.gun), "seen": bool(role.seen)}
        for fact in [fact for fact, has in facts.items() if has]:
            assert any(word in text for word in LAW[lang][fact]), (role.id, fact, text)


@pytest.mark.parametrize(("lang", "said"), [("en", "Nobody bargains twice"), ("zh-CN", "每人全局至多交易一次")])
def test_a_warden_reads_that_nobody_bargains_twice(lang: str, said: str) -> None:
    assert said in words(lang).text("role-werewolf-warden", attribute="ability")
