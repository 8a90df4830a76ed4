"""A plain bot for the contest's game: sensible play from its own view alone.

Seer and medium tell what they find at once; the possessed, and no wolf, tells lies as a seer. The village votes by what
was told, wolves vote with it but never for each other, and attack whoever tells most.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.aiwolf.reads import (
    I_VOTE,
    MEDIUM_HUMAN,
    MEDIUM_WOLF,
    PREY,
    SEER_HUMAN,
    SEER_WOLF,
    SURE,
    SUSPECT,
    VILLAGER,
    claimants,
    claims,
    heard,
    said_by,
    suspicion,
)
from duskbell.bots.bot import Saying
from duskbell.games.aiwolf.table import OVER, TALK, WHISPER, AiwolfTable, Divined, Sensed, is_wolf
from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.talk import PUBLIC_CHANNEL

TELLS = {
    (Divined, True): SEER_WOLF,
    (Divined, False): SEER_HUMAN,
    (Sensed, True): MEDIUM_WOLF,
    (Sensed, False): MEDIUM_HUMAN,
}
LIES = (1, 2, 4)
"""On which days of seven, counted from the bot's own number, a false seer finds a wolf."""


class PlainAiwolfBot:
    """One seat's player. Keeps nothing between questions but its temper (from the seed): its view has what it said."""

    def __init__(self, seed: str) -> None:
        rng = Random(seed)
        self.temper = [rng.random() for _ in range(13)]
        self.bold = rng.randrange(7)

    def __call__(self, view: View[AiwolfTable], ask: Ask[Any]) -> str:
        """Where it is asked for a turn it has spoken before: what it said counts, and else it has no more to say."""
        answer = {
            "aiwolf.vote": self.vote,
            "aiwolf.divine": self.divine,
            "aiwolf.guard": self.guard,
            "aiwolf.attack": self.attack,
        }.get(ask.key)
        chosen = OVER if answer is None else f"#{answer(view, [int(o[1:]) for o in ask.options if o != PASS])}"
        return chosen if chosen in ask.options else ask.default

    # -- choices -----------------------------------------------------------------------------------------------------

    def vote(self, view: View[AiwolfTable], among: list[int]) -> int:
        """Who is most suspect; a wolf looks at it as a villager would, but spares the others."""
        blame = self.blame(view)
        return max([n for n in among if n != view.seat] or among, key=lambda n: blame[n])

    def divine(self, view: View[AiwolfTable], among: list[int]) -> int:
        """Whoever is most suspect and not known yet."""
        known = {told.target for told in heard(view.table).found}
        blame = self.blame(view)
        return max([n for n in among if n not in known] or among, key=lambda n: blame[n])

    def guard(self, view: View[AiwolfTable], among: list[int]) -> int:
        """The seer whom it believes, else who is least suspect."""
        blame = self.blame(view)
        seers = [n for n in claimants(view.table, "seer") if n in among]
        return min(seers or among, key=lambda n: blame[n])

    def attack(self, view: View[AiwolfTable], among: list[int]) -> int:
        """Whom a wolf has named; else who claims to be medium or seer and has said nothing false of the wolves."""
        t = view.table
        named = [int(s.about[0]) for s in heard(t).said if s.line == PREY and s.about and int(s.about[0]) in among]
        if named:
            return named[-1]
        wolves = {s.no for s in t.seats if is_wolf(s)}
        false = {c.by for c in claims(t) if c.wolf != (c.about in wolves)}
        telling = [n for n in (*claimants(t, "seer"), *claimants(t, "medium")) if n in among and n not in false]
        honest = [n for n in among if n not in false]
        return telling[0] if telling else max(honest or among, key=lambda n: self.temper[n])

    def blame(self, view: View[AiwolfTable]) -> list[float]:
        """How much it wants each seat voted out: suspicion and a little temper; its own side never, where it knows."""
        t = view.table
        blame = [b + x for b, x in zip(suspicion(t, view.me.no), self.temper, strict=False)]
        if view.me.team == "wolves":
            for s in t.seats:
                if is_wolf(s):
                    blame[s.no] = -SURE if len(t.living) > 4 else -2 * SURE
            if view.me.role.id == "possessed":
                blame = [b if b < SURE else -b for b in blame]
        blame[view.me.no] = -2 * SURE
        return blame

    # -- talk --------------------------------------------------------------------------------------------------------

    def speak(self, view: View[AiwolfTable], channels: tuple[str, ...]) -> list[Saying]:
        """One sentence a turn, until it has told what it wants to tell; then nothing."""
        channel = channels[0]
        topic = TALK if channel == PUBLIC_CHANNEL.id else WHISPER
        wanted = self.news(view) if topic == TALK else self.whisper(view)
        before = said_by(view.table, view.me.no, topic)
        return [Saying(channel, line, about) for line, about in wanted if (line, about) not in before][:1]

    def whisper(self, view: View[AiwolfTable]) -> list[tuple[str, tuple[object, ...]]]:
        """Whom to attack, once there is somebody to attack."""
        among = [s.no for s in view.table.living if not is_wolf(s)]
        return [(PREY, (self.attack(view, among),))] if view.table.day and among else []

    def news(self, view: View[AiwolfTable]) -> list[tuple[str, tuple[object, ...]]]:
        """What it wants all to know, the most important first."""
        t = view.table
        if not t.day:
            return []
        told: list[tuple[str, tuple[object, ...]]] = [(TELLS[type(e), e.wolf], (e.target,)) for e in heard(t).found]
        if view.me.role.id == "possessed":
            told = self.lies(view)
        if not told and t.day == 1:
            told = [(VILLAGER, ())]
        worst = self.vote(view, [s.no for s in t.living])
        return [*told, (SUSPECT if t.day == 1 else I_VOTE, (worst,))]

    def lies(self, view: View[AiwolfTable]) -> list[tuple[str, tuple[object, ...]]]:
        """One false finding a day: of somebody who lives, a wolf on some days."""
        t, mine = view.table, [c for c in claims(view.table) if c.by == view.me.no]
        told: list[tuple[str, tuple[object, ...]]] = [(SEER_WOLF if c.wolf else SEER_HUMAN, (c.about,)) for c in mine]
        known = {c.about for c in mine}
        free = [s.no for s in t.others(view.me) if s.no not in known]
        if len(mine) < t.day and free:
            rivals = [n for n in claimants(t, "seer") if n in free]
            wolf = (self.bold + t.day) % 7 in LIES or bool(rivals)
            told.append((SEER_WOLF if wolf else SEER_HUMAN, ((rivals or free)[0],)))
        return told
