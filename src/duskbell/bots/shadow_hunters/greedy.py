"""A greedy Shadow Hunters bot, to measure others by: it attacks whoever has hurt it most, else who is hurt most.

It believes nothing of hidden characters. What lies face up it knows: it does not hurt its own side, and goes for the
other first.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.bot import Saying
from duskbell.games.shadow_hunters.characters.neutrals import FEAST_COST
from duskbell.games.shadow_hunters.events import Damaged
from duskbell.games.shadow_hunters.table import NEUTRAL, Player, ShadowTable
from duskbell.kernel import PASS, SILENCE, Ask, View
from duskbell.kernel.log import ever

FRIENDLY = frozenset({"shadow_hunters.blessing", "shadow_hunters.first-aid", "shadow_hunters.banana-to"})
"""Questions about whom to do good; all others about seats are about whom to hurt."""
LOW = 5
"""How much damage it takes before it heals itself."""


class GreedyShadowBot:
    """One seat's player."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def __call__(self, view: View[ShadowTable], ask: Ask[Any]) -> str:
        key, options, me = ask.key.removeprefix("shadow_hunters."), ask.options, view.me
        if key == "reveal":
            return SILENCE
        if key == "heal":
            return "heal" if me.damage >= LOW else SILENCE
        if key == "woods":
            return "heal" if me.damage >= LOW else "hurt"
        if key == "feast" and me.damage + FEAST_COST >= me.role.hp:
            return PASS
        seats = [o for o in options if o.startswith("#")]
        if not seats:
            useful = [o for o in options if o not in (PASS, "no", *me.equipment)]
            return useful[-1] if key == "move" else self.rng.choice(useful or list(options))
        if (key == "first-aid" and me.damage > 7) or (key == "woods-target" and ask.about[0] == "heal"):
            return str(me.token)
        hostility = self.hostility(view)
        kind = ask.key in FRIENDLY
        worst = max(seats, key=lambda o: -hostility[o] if kind else hostility[o])
        return PASS if PASS in options and hostility[worst] < 0 else worst

    def hostility(self, view: View[ShadowTable]) -> dict[str, float]:
        """How much it wants to hurt each seat: below zero, not at all."""
        t, me = view.table, view.me
        hostility = {s.token: s.damage + self.rng.random() for s in t.seats}
        for e in ever(t, Damaged):
            if e.seat == me.no and e.by >= 0:
                hostility[t.seats[e.by].token] += 3.0 * e.amount
        for s in t.seats:
            if s is me or self.mate(me, s):
                hostility[s.token] = -1.0
            elif s.revealed and s.team != NEUTRAL != me.team:
                hostility[s.token] += 100.0
        return hostility

    def mate(self, me: Player, other: Player) -> bool:
        """Whether they are seen to be on one side."""
        return other.revealed and other.team == me.team != NEUTRAL

    def speak(self, view: View[ShadowTable], channels: tuple[str, ...]) -> list[Saying]:
        return []
