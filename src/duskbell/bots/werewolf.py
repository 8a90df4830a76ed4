"""A plain Werewolf bot: sensible play on every board, from its own view alone.

The seer runs for sheriff and tells what it found; one wolf of the pack claims to be the seer too; the good follow whom
they believe; powers that hurt go to whom is most suspect, powers that help to whom is most trusted.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.bot import Saying
from duskbell.bots.werewolf_reads import (
    CLAIM,
    CLEAR,
    SURE,
    SUSPECT,
    WOLF,
    claimants,
    found,
    is_wolf,
    mix,
    pack_of,
    pointed_most,
    reports,
    suspicion,
)
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import NOBODY, WOLVES, WerewolfTable
from duskbell.kernel import PASS, SILENCE, Ask, View

WOLF_CARDS = frozenset(r.id for r in ROLES.values() if r.team == WOLVES)
HARM = frozenset({"werewolf.shoot", "werewolf.silence", "werewolf.ban", "werewolf.curse", "werewolf.charm"})
"""Questions about whom to hurt, and below whom to help, whom to look at."""
HELP = frozenset({"werewolf.guard", "werewolf.badge", "werewolf.dream", "werewolf.rift", "werewolf.trade"})
LOOK = frozenset({"werewolf.check", "werewolf.psychic", "werewolf.purity", "werewolf.scry", "werewolf.hex"})
PREY = frozenset({"werewolf.fear", "werewolf.drag", "werewolf.learn", "werewolf.revenge", "werewolf.stab"})
"""Questions of wolves about whom of the good to pick."""
KEEN = frozenset({"werewolf.hunt", "werewolf.venom", "werewolf.duel"})
"""Questions about whom to risk hurting, which are declined without good reason."""
BOLD = 10.0
"""How suspect somebody must be to be shot or poisoned."""


class PlainWerewolfBot:
    """One seat's player. Keeps nothing between questions but its temper (from the seed) and what it has said."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.temper = [self.rng.random() for _ in range(18)]
        self.bold = self.rng.random()
        self.said: set[tuple[str, int]] = set()
        self.lied: dict[int, tuple[int, bool]] = {}

    def __call__(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        answer = {
            "werewolf.point": self.hunt,
            "werewolf.kill": self.hunt,
            "werewolf.witch": self.potion,
            "werewolf.run": self.run,
            "werewolf.withdraw": self.withdraw,
            "werewolf.vote-sheriff": self.elect,
            "werewolf.vote-exile": self.exile,
            "werewolf.recommend": self.recommend,
            "werewolf.draw": self.draw,
            "werewolf.burst": self.burst,
        }.get(ask.key)
        if answer is not None:
            chosen = answer(view, ask)
        elif ask.key in KEEN:
            worst, how = self.worst(view, ask)
            chosen = worst if how > BOLD else PASS
        elif ask.key in PREY:
            chosen = self.hunt(view, ask)
        elif ask.key in HARM | HELP | LOOK:
            chosen = self.power(view, ask)
        else:
            chosen = ask.default if ask.default != SILENCE or PASS not in ask.options else PASS
        return chosen

    # -- what it thinks ------------------------------------------------------------------------------------------------

    def blame(self, view: View[WerewolfTable]) -> list[float]:
        """Whom this seat wants out. A wolf speaks of the others as the good would, and spares its own unless lost."""
        t, me = view.table, view.me
        blame = suspicion(view, self.temper[: len(t.seats)], WOLF_CARDS)
        if me.team == WOLVES:
            for n in pack_of(t):
                blame[n] = -SURE
            for n in claimants(t):
                if n not in pack_of(t):
                    blame[n] += 20.0
        blame[me.no] = -2 * SURE
        return blame

    def worst(self, view: View[WerewolfTable], ask: Ask[Any]) -> tuple[str, float]:
        """The most suspect of those that may be named."""
        blame = self.blame(view)
        targets = [o for o in ask.options if o.startswith("#")]
        if not targets:
            return PASS, -SURE
        worst = max(targets, key=lambda o: blame[int(o[1:])])
        return worst, blame[int(worst[1:])]

    # -- by night ------------------------------------------------------------------------------------------------------

    def hunt(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """First whoever claims to be the seer, else by an order that all of the pack share; then where most point."""
        t = view.table
        if ask.key == "werewolf.kill" and (most := pointed_most(t)) != NOBODY:
            return f"#{most}"
        pack = pack_of(t)
        prey = [int(o[1:]) for o in ask.options if o.startswith("#") and int(o[1:]) not in pack]
        if not prey:
            return PASS
        seers = claimants(t)
        return f"#{max(prey, key=lambda n: (n in seers, n == t.sheriff, mix(t.day, n)))}"

    def potion(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """Save whom the pack hunts early on; poison whom it is sure of, and later whom it suspects."""
        if "antidote" in ask.options and (view.table.day == 1 or self.bold < 0.8):
            return "antidote"
        worst, how = self.worst(view, ask)
        return worst if how > BOLD or (how > 2.0 and view.table.day > 1) else PASS

    def power(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """A power that hurts, helps or looks."""
        blame = self.blame(view)
        targets = [int(o[1:]) for o in ask.options if o.startswith("#")]
        if ask.key in LOOK:
            asked = {told.target for told in found(view)}
            targets = [n for n in targets if n not in asked] or targets
            return f"#{max(targets, key=lambda n: abs(blame[n]) < SURE / 2 and blame[n])}"
        if ask.key in HARM:
            return self.worst(view, ask)[0]
        kept = [n for n in targets if n != self.guarded(view)]
        blame[view.me.no] = -1.0
        return f"#{min(kept, key=lambda n: blame[n])}" if kept else PASS

    def guarded(self, view: View[WerewolfTable]) -> int:
        """Whom it guarded last night, which would count as nothing tonight."""
        act = view.table.done("guard", nights=1)
        return act.targets[0] if act else NOBODY

    # -- the sheriff ---------------------------------------------------------------------------------------------------

    def run(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """Whoever has findings, or lies about them, runs; others now and then."""
        if self.seeing(view) or self.liar(view):
            return "run"
        return "run" if self.bold < 0.15 else "stay"

    def withdraw(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """Who has nothing to tell leaves the badge to those who have; nobody leaves in the middle of the speeches."""
        if PASS not in ask.options or self.seeing(view) or self.liar(view):
            return PASS
        return "withdraw" if claimants(view.table) else PASS

    def elect(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """The most trusted; a wolf its own liar."""
        blame = self.blame(view)
        targets = [o for o in ask.options if o.startswith("#")]
        return min(targets, key=lambda o: blame[int(o[1:])])

    def recommend(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """The one it is going to vote for."""
        return self.worst(view, ask)[0]

    def exile(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """The most suspect, or whom a trusted sheriff recommends."""
        t, blame = view.table, self.blame(view)
        worst, how = self.worst(view, ask)
        if len(t.named) == 1 and t.sheriff != NOBODY and how < SURE / 2:
            named = f"#{t.named[0]}"
            if named in ask.options and blame[t.named[0]] > -1.0 and blame[t.sheriff] < 1.5:
                return named
        return worst

    def draw(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """Shoot if there is somebody to shoot."""
        blame = self.blame(view)
        return "yes" if max(blame[s.no] for s in view.table.others(view.me)) > 1.5 else "no"

    def burst(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        """A wolf that somebody outside the pack has called a wolf may stop the day before the vote, if its pack lives
        on; one who gains by it surely does.
        """
        t, pack = view.table, pack_of(view.table)
        outed = any(r.target == view.seat and r.wolf and r.seat not in pack for r in reports(t))
        mates = [n for n in pack if t.seats[n].alive and n != view.seat]
        gains = view.me.role is not None and view.me.role.id in ("white_wolf_king", "blood_moon")
        return "burst" if t.phase == "speeches" and outed and len(mates) > 1 and (gains or self.bold < 0.3) else PASS

    # -- talk ----------------------------------------------------------------------------------------------------------

    def seeing(self, view: View[WerewolfTable]) -> bool:
        """Whether it is the good's and the referee has answered it."""
        return view.me.team != WOLVES and bool(found(view))

    def liar(self, view: View[WerewolfTable]) -> bool:
        """Whether it is the wolf of its pack that claims to be the seer: all of the pack know which."""
        pack = pack_of(view.table)
        return view.me.team == WOLVES and view.seat == min(pack, key=lambda n: mix(0, n))

    def speak(self, view: View[WerewolfTable], channels: tuple[str, ...]) -> list[Saying]:
        """Its own speech: findings, true or not, else whom it suspects."""
        if "public" not in channels or view.table.speaker != view.seat:
            return []
        if self.seeing(view):
            return self.tell([(f.target, is_wolf(f, WOLF_CARDS)) for f in found(view)])
        if self.liar(view):
            self.lie(view)
            return self.tell(list(self.lied.values()))
        blame = self.blame(view)
        worst = max((s.no for s in view.table.others(view.me)), key=lambda n: blame[n])
        return [Saying("public", SUSPECT, (worst,))] if self.rng.random() < 0.5 else []

    def tell(self, findings: list[tuple[int, bool]]) -> list[Saying]:
        """What it has not said yet."""
        news = [(n, wolf) for n, wolf in findings if (WOLF if wolf else CLEAR, n) not in self.said]
        self.said.update((WOLF if wolf else CLEAR, n) for n, wolf in news)
        sayings = [Saying("public", WOLF if wolf else CLEAR, (n,)) for n, wolf in news]
        if (CLAIM, NOBODY) not in self.said:
            self.said.add((CLAIM, NOBODY))
            sayings.insert(0, Saying("public", CLAIM))
        return sayings

    def lie(self, view: View[WerewolfTable]) -> None:
        """One false finding a night: a wolf is found among the good, or one of the pack is cleared."""
        t = view.table
        if t.day in self.lied:
            return
        told = {n for n, _ in self.lied.values()}
        living = [s.no for s in t.others(view.me) if s.no not in told]
        pack = [n for n in living if n in pack_of(t)]
        good = [n for n in living if n not in pack]
        if pack and self.rng.random() < 0.3:
            self.lied[t.day] = (self.rng.choice(pack), False)
        elif good:
            self.lied[t.day] = (self.rng.choice(good), True)
