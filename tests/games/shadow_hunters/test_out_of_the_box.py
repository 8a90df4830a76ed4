"""An expansion that was taken out again leaves nothing of it at the tables that are laid afterwards."""

from __future__ import annotations

import duskbell
from tests.games.shadow_hunters.carnival import CARNIVAL, in_the_box


def test_a_table_without_wishes_is_of_what_is_in_the_box_now() -> None:
    def options() -> dict[str, object]:
        return dict(duskbell.start("shadow_hunters", players=7, seed=1).record.header.options)

    before = options()
    with in_the_box(CARNIVAL):
        assert options() == before | {"expansion": "none"}
    assert options() == before
