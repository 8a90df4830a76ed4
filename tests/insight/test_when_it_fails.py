"""What a Mathematician counts late: what has been played is among the worlds."""

from __future__ import annotations

from tests.rulebook.clocktower.test_until_dusk import guests
from trials.believing import faults


def test_who_was_drunk_at_the_choice_and_is_sober_when_it_would_have_told() -> None:
    s = guests(One="undertaker", Mat="mathematician", Two="sage", Tri="minstrel", Qua="pacifist", Qui="tealady",
               Six="fool", Adv="devilsadvocate", Poi="poisoner", Dem="imp").dawn().nightfall()  # fmt: skip
    s.until("Poi", "player").says("Poi", "Adv").until("Adv", "player").says("Adv", "One")
    s.until("Dem", "player").says("Dem", "Poi").dawn()
    s.opens().nominates("Mat", "One").vote("One", "Mat", "Two", "Tri", "Qua", "Qui").closes()
    s.until("Dem", "player").says("Dem", "Two").dawn()
    assert s.heard("Mat")[-1] == "1"
    mat = s.no("Mat")
    assert [*faults(s.play, mat, len(s.play.view(mat).events), 0.1)] == []
