"""docs/adding-a-role.md, its Werewolf section run: card and scenario are read from the page itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from duskbell.games.werewolf import WerewolfRole, add, remove
from duskbell.games.werewolf.asking import deed
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import reached
from duskbell.games.werewolf.table import GOOD, Deed, WerewolfTable
from duskbell.kernel import Seat
from duskbell.testing import check
from tests.rulebook.werewolf.cup import cup, dead, night, no_sheriff

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-role.md").read_text(encoding="utf-8")
GIVEN = (WerewolfRole, add, deed, Night, reached, Deed, WerewolfTable, Seat, cup, dead, night, no_sheriff)


def test_the_card_on_the_page_is_dealt_called_and_holds() -> None:
    found: dict[str, Any] = {thing.__name__: thing for thing in GIVEN} | {"GOOD": GOOD}
    for block in re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL):
        exec("from __future__ import annotations\n" + block, found)  # the page is ours, and this is its test
    try:
        found["test_whom_the_lamplighter_lights_up_the_pack_cannot_hurt"]()
        check("werewolf", 12, 1, {"board": "free", "cast": "wolf*3 seer witch lamplighter hunter villager*5"})
    finally:
        remove(found["LAMPLIGHTER"])
