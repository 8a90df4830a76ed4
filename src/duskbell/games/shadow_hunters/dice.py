"""The two dice."""

from __future__ import annotations

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


async def d6() -> int:
    """The points of the six-sided die."""
    return int(await D6)
