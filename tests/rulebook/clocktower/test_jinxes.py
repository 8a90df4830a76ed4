"""Jinxes are data: what they say holds because the table says so, and every one has words."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower import jinxes, table
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.jinxes import JINXES
from duskbell.locale import LANGUAGES
from tests.locale.catalogue import catalogue
from tests.rulebook.clocktower.strained import Strained


def jump() -> Strained:
    s = Strained(Fan="fanggu", Mut="mutant", Bar="barber", Exo="exorcist", Inn="innkeeper", Sca="scarletwoman")
    return s.next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Mut").dawn()


def test_the_scarlet_woman_does_not_follow_a_fang_gu_that_jumps() -> None:
    s = jump()
    assert [(n, s[n].role.id) for n in ("Mut", "Sca")] == [("Mut", "fanggu"), ("Sca", "scarletwoman")]


def test_without_the_line_in_the_table_she_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "JINXES", ())
    s = jump()
    assert [(n, s[n].role.id) for n in ("Mut", "Sca")] == [("Mut", "fanggu"), ("Sca", "fanggu")]


def test_she_follows_a_fang_gu_that_attacks_itself() -> None:
    s = Strained(Fan="fanggu", Mut="mutant", Bar="barber", Exo="exorcist", Inn="innkeeper", Sca="scarletwoman")
    s.next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Fan").dawn()
    assert (s["Sca"].role.id, s.died_at_dawn()) == ("fanggu", ["Fan"])


def test_a_script_has_the_jinxes_of_its_characters() -> None:
    assert [jinxes.jinxes(SCRIPTS[name]) for name in ("tb", "strainers")] == [(), JINXES[:1]]
    seen = jump().play.view(0).state()
    assert seen["facts"]["jinxes"] == [["scarletwoman", "fanggu"]]


@pytest.mark.parametrize("jinx", JINXES, ids=lambda j: f"{j.one}-{j.other}")
def test_each_is_about_two_characters_of_ours_and_has_words(jinx: jinxes.Jinx) -> None:
    assert {jinx.one, jinx.other} <= set(CHARACTERS)
    for lang in LANGUAGES:
        assert catalogue(lang).get(f"clocktower-jinx-{jinx.one}-{jinx.other}")
