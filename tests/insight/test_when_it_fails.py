"""What a Mathematician counts late: what has been played is among the worlds."""

from __future__ import annotations

from duskbell.insight import worlds
from tests.insight.test_goon import SECONDS
from tests.rulebook.clocktower.test_until_dusk import guests


def test_who_was_drunk_at_the_choice_and_is_sober_when_it_would_have_told() -> None:
    cast = {"One": "undertaker", "Mat": "mathematician", "Two": "sage", "Tri": "minstrel", "Qua": "pacifist",
            "Qui": "tealady", "Six": "fool", "Adv": "devilsadvocate", "Poi": "poisoner", "Dem": "imp"}  # fmt: skip
    s = guests(**cast).dawn().nightfall()
    s.until("Poi", "player").says("Poi", "Adv").until("Adv", "player").says("Adv", "One")
    s.until("Dem", "player").says("Dem", "Poi").dawn()
    s.opens().nominates("Mat", "One").vote("One", "Mat", "Two", "Tri", "Qua", "Qui").closes()
    s.until("Dem", "player").says("Dem", "Two").dawn()
    assert s.heard("Mat")[-1] == "1"
    found = worlds(s.play, s.no("Mat"), seconds=SECONDS)
    assert [name for name, role in cast.items() if role not in found.possible[s.no(name)]] == []
