"""What a plain Clocktower bot says: what it is and what it learned, by and by; and what an evil one says instead."""

from __future__ import annotations

from random import Random

from duskbell.bots.bot import Saying
from duskbell.bots.clocktower.facts import is_a
from duskbell.bots.clocktower.notes import BECAME, DOUBT, Tell
from duskbell.bots.clocktower.reads import Reads
from duskbell.bots.clocktower.worlds import World, beside, pairs
from duskbell.games.clocktower.character import DEMON, MINION, OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.sayings import CLAIM, ONCE
from duskbell.kernel import NOBODY

OUT_ON = (1, 1, 1, 2, 2, 3)
"""On which day somebody says what they are, if nothing makes them do it sooner."""
SECRET = frozenset({"soldier", "ravenkeeper", "virgin", "slayer", "sage", "artist", "fool", "pacifist"})
"""Good characters that gain by being taken for others: they come out a day later."""
NIGHTLY = frozenset({"oracle", "mathematician", "dreamer", "flowergirl", "towncrier"})
"""Who learns something every later night."""
NIGHT_BY_NIGHT = frozenset({"chambermaid", "snakecharmer"})
"""Who learns something every night, the first one, too."""
SUSPECTS_ALOUD = 0.1
"""So often somebody who has nothing to tell names whom it suspects: that moves nobody, and bots that are heard say
better.
"""
PRESSED = 1.5
"""So many times the average blame, and somebody comes out."""


class Tongue:
    """One seat's talk. Keeps what it has made up, so that it does not contradict itself.

    `guise`: the character an evil one claims to be; `world`: in which what it says is true.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.out_on = rng.choice(OUT_ON)
        self.guise = ""
        self.world: World | None = None
        self.made_up: dict[int, Tell] = {}

    def speech(self, reads: Reads) -> list[Saying]:
        """What it says now, without what it has said before; else, now and then, whom it suspects."""
        me = reads.me
        sayings: list[Saying] = []
        if self.comes_out(reads):
            role = self.role(reads)
            claimed = reads.notes.claims.get(me.no, "")
            if role and claimed != role and not me.travels:
                sayings.append(Saying("public", BECAME if claimed else CLAIM, (role,)))
            said = {(s.role, s.day) for s in reads.notes.told if s.seat == me.no}
            tells = self.lies(reads) if reads.is_evil else reads.notes.learned
            sayings += [Saying("public", *tell.saying()) for tell in tells if (tell.role, tell.day) not in said]
        if not sayings and self.rng.random() < SUSPECTS_ALOUD and (worst := self.suspect(reads)) != NOBODY:
            sayings.append(Saying("public", DOUBT, (worst,)))
        return sayings

    def comes_out(self, reads: Reads) -> bool:
        """Whether it says what it is: its day has come, it is dead, in danger, or has said so before."""
        t, me = reads.t, reads.me
        if me.travels:  # what it is all know, and not which side
            return not reads.is_evil and bool(reads.notes.learned)
        if me.no in reads.notes.claims or not me.alive or t.day >= self.due(reads):
            return True
        if any(who == me.no for _, who in t.nominations) or t.block == me.no:
            return True
        return bool(reads.is_evil) and reads.blame[me.no] > PRESSED * reads.usual

    def due(self, reads: Reads) -> int:
        """On which day it comes out of itself: the Saint at once, so that nobody executes it; the evil when others have
        claimed, so that they know which characters are free.
        """
        if reads.is_evil:
            return max(2, self.out_on)
        role = self.role(reads)
        return 1 if role == "saint" else self.out_on + (role in SECRET)

    def suspect(self, reads: Reads) -> int:
        """Whom it says it suspects: an evil one none of its own."""
        return reads.worst([n for n in reads.others() if n not in reads.team])

    def role(self, reads: Reads) -> str:
        """What it claims to be."""
        if not reads.is_evil:
            return reads.me.role.id if reads.me.role is not None else ""
        said = reads.notes.claims.get(reads.me.no, "")
        if said and said != self.guise:  # by what it has done before all, as a Klutz who chooses somebody
            self.guise, self.world, self.made_up = said, None, {}
        if not self.guise:
            claimed = set(reads.notes.claims.values())
            shown = [id for id in reads.t.bluffs if id not in claimed]
            some = [id for id in reads.t.script if self.can_claim(id) and id not in claimed]
            some = [id for id in some if is_a(TOWNSFOLK, id)] or some
            self.guise = self.rng.choice(shown or some or ["soldier"])
        return self.guise

    def can_claim(self, id: str) -> bool:
        """Whether somebody could claim to be this."""
        return (is_a(TOWNSFOLK, id) or is_a(OUTSIDER, id)) and not CHARACTERS[id].hidden and id != "virgin"

    # -- lies ----------------------------------------------------------------------------------------------------------

    def lies(self, reads: Reads) -> list[Tell]:
        """What it would have learned by now as what it claims to be, in a world in which it and its own are good."""
        nights = range(1, reads.t.day + 1)
        self.role(reads)  # which may let go of what it had made up
        if self.world is None or self.world.demon not in reads.notes.alive:
            self.world = reads.false_world(self.rng)
        for day in nights:
            if day not in self.made_up and (tell := self.lie(reads, self.world, day)) is not None:
                self.made_up[day] = tell
        return [self.made_up[day] for day in nights if day in self.made_up]

    def lie(self, reads: Reads, world: World, day: int) -> Tell | None:
        """What its guise learns on one night; None where it learns nothing then."""
        me, notes, role = reads.me.no, reads.notes, self.role(reads)
        players = len(reads.t.seats)
        if role in ("savant", "artist"):
            return self.by_day(reads, world, role, day) if me in notes.lived.get(day, ()) else None
        if role in NIGHT_BY_NIGHT:
            return self.met(reads, world, role, day) if me in notes.lived.get(day, ()) else None
        if role in NIGHTLY:
            return self.nightly(reads, world, role, day) if day > 1 and me in notes.lived.get(day, ()) else None
        if (role in ONCE) != (day == 1) and role not in ("empath", "fortuneteller"):
            return self.buried(reads, world, day) if role == "undertaker" else None
        if role in ("empath", "fortuneteller") and me not in notes.lived.get(day, ()):
            return None
        if role == "empath":
            return Tell(me, role, day, "number", number=sum(world.has(n) for n in beside(day, me, notes, players)))
        if role == "clockmaker":
            others = [n for n in range(players) if world.has(n) and n != world.demon]
            steps = [min((world.demon - n) % players, (n - world.demon) % players) for n in others]
            return Tell(me, role, day, "number", number=min(steps, default=1))
        if role == "chef":
            return Tell(me, role, day, "number", number=pairs(world.evil, players))
        if role == "fortuneteller":
            pair = tuple(sorted(self.rng.sample([n for n in range(players) if n != me], 2)))
            return Tell(me, role, day, "yes" if world.demon in pair else "no", about=pair)
        return self.pair(reads, world, role) if role in ONCE else None

    def by_day(self, reads: Reads, world: World, role: str, day: int) -> Tell | None:
        """What its guise heard by day, before the next: a Savant two things, one of which is so; an Artist once whether
        somebody is evil.
        """
        me, others = reads.me.no, [n for n in range(len(reads.t.seats)) if n != reads.me.no]
        evil, good = [n for n in others if world.has(n)], [n for n in others if not world.has(n)]
        if role == "savant" and evil and good:
            two = sorted(f"evil>#{n}" for n in (self.rng.choice(evil), self.rng.choice(good)))
            return Tell(me, role, day, "claims", claims=tuple(two))
        if role == "artist" and day > 1 and not self.made_up:
            who = self.rng.choice(others)
            return Tell(me, role, day, "answer-yes" if world.has(who) else "answer-no", claims=(f"evil>#{who}",))
        return None

    def met(self, reads: Reads, world: World, role: str, day: int) -> Tell | None:
        """Whom its guise chose: a Snake Charmer somebody who is no Demon, a Chambermaid two of the living, who woke."""
        me = reads.me.no
        living = [n for n in sorted(reads.notes.lived[day]) if n != me]
        if role == "snakecharmer":
            free = [n for n in living if n != world.demon]
            return Tell(me, role, day, "chose", about=(self.rng.choice(free),)) if free else None
        if len(living) < 2:
            return None
        two = tuple(sorted(self.rng.sample(living, 2)))
        return Tell(me, role, day, "woke", about=two, number=self.rng.choice((0, 1, 1, 2)))

    def nightly(self, reads: Reads, world: World, role: str, day: int) -> Tell | None:
        """What its guise learns every later night."""
        me, notes = reads.me.no, reads.notes
        if role == "oracle":
            dead = [n for n in range(len(reads.t.seats)) if n not in notes.lived.get(day, ())]
            return Tell(me, role, day, "number", number=sum(world.has(n) for n in dead))
        if role == "mathematician":
            return Tell(me, role, day, "number", number=self.rng.choice((0, 0, 1, 2)))
        if role == "dreamer":
            return self.dreamt(reads, world, day)
        if role == "flowergirl":
            so = world.demon in notes.hands.get(day - 1, ())
        else:
            so = any(world.has(n) and n != world.demon for n in notes.nominators.get(day - 1, ()))
        return Tell(me, role, day, "heard-yes" if so else "heard-no")

    def dreamt(self, reads: Reads, world: World, day: int) -> Tell | None:
        """A Dreamer's two characters of somebody who has claimed one, or is evil in its world."""
        said = {n: c for n, c in reads.notes.claims.items() if n != reads.me.no and not is_a(MINION, c)}
        claims = {n: c for n, c in said.items() if c != "dreamer"}
        if not claims:
            return None
        who = self.rng.choice(list(claims))
        evil = [id for id in reads.t.script if is_a(DEMON if world.demon == who else MINION, id)]
        good = [id for id in reads.t.script if self.can_claim(id) and id != "dreamer"]
        shown = self.rng.choice(good) if world.has(who) else claims[who]
        return Tell(reads.me.no, "dreamer", day, "either", shown, (who,), other=self.rng.choice(evil))

    def buried(self, reads: Reads, world: World, day: int) -> Tell | None:
        """What an Undertaker learns of who was executed the day before."""
        who = reads.notes.executed.get(day - 1, NOBODY)
        if who == NOBODY or who in reads.notes.lived.get(day, ()):
            return None
        minion = self.rng.choice([id for id in reads.t.script if is_a(MINION, id)])
        shown = minion if world.has(who) else reads.notes.claims.get(who, "")
        known = shown not in ("", "undertaker")
        return Tell(reads.me.no, "undertaker", day, "role", shown, (who,)) if known else None

    def pair(self, reads: Reads, world: World, role: str) -> Tell | None:
        """Two players, one of whom is a character that it may be in its world, and nobody what it says to be itself."""
        others = [n for n in range(len(reads.t.seats)) if n != reads.me.no]
        if role == "investigator":
            shown = self.rng.choice([id for id in reads.t.script if is_a(MINION, id)])
            true = [n for n in others if world.has(n)]
        else:
            kind = OUTSIDER if role == "librarian" else TOWNSFOLK
            said = {n: c for n, c in reads.notes.claims.items() if n in others and is_a(kind, c) and c != role}
            claims = {n: c for n, c in said.items() if not world.has(n)}
            if not claims:
                return Tell(reads.me.no, role, 1, "none") if role == "librarian" else None
            true = [self.rng.choice(list(claims))]
            shown = claims[true[0]]
        one = self.rng.choice(true or others)
        two = self.rng.choice([n for n in others if n != one])
        return Tell(reads.me.no, role, 1, "pair", shown, tuple(sorted((one, two))))
