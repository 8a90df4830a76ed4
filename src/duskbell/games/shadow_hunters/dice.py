"""The two dice."""

from __future__ import annotations

from duskbell.games.shadow_hunters.events import Rolled
from duskbell.games.shadow_hunters.table import Player, ShadowTable
from duskbell.kernel import CHANCE, Ask

BOTH: Ask[str] = Ask(CHANCE, "shadow_hunters.dice", tuple([f"{a}+{b}" for a in range(1, 5) for b in range(1, 7)]))
"""The four-sided die and the six-sided one, in this order."""
POINTS = {text: (int(text[0]), int(text[2])) for text in BOTH.options}
"""What `await BOTH` comes to."""
D4: Ask[str] = Ask(CHANCE, "shadow_hunters.d4", tuple("1234"))
D6: Ask[str] = Ask(CHANCE, "shadow_hunters.d6", tuple("123456"))


async def d4() -> int:
    """The points of the four-sided die."""
    return int(await D4)


async def roll_d4(t: ShadowTable, me: Player, cause: str) -> int:
    """Somebody rolls the four-sided die for something, and all see it."""
    points = await d4()
    t.emit(Rolled(me.no, cause, points, 0), public=True)
    return points


async def roll_d6(t: ShadowTable, me: Player, cause: str) -> int:
    """Somebody rolls the six-sided die for something, and all see it."""
    points = int(await D6)
    t.emit(Rolled(me.no, cause, 0, points), public=True)
    return points


async def roll_both(t: ShadowTable, me: Player, cause: str) -> int:
    """Somebody rolls both dice for something and adds them up, and all see it."""
    four, six = POINTS[await BOTH]
    t.emit(Rolled(me.no, cause, four, six), public=True)
    return four + six
