"""What an auditor of Clocktower keeps of a table: nothing but what the log has told, in terms of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from duskbell.testing.audit.clocktower.cast import DEMONS, KIND, LASTING, MINIONS, OUTSIDERS, TOWNSFOLK

Ability = tuple[int, str]
"""A seat, and a character's id."""
YES, NO, SILENCES_ITSELF = "yes", "no", "silences itself"
"""Whether an ability works: one that has made its own holder drunk or poisoned does not, and that lasts."""


class Reminder(NamedTuple):
    """A token beside a seat: what it says, whose it is, and since which place in the log it lies there."""

    name: str
    by: int
    of: str
    at: int


class Then(NamedTuple):
    """What somebody was when they did something, or when something was said of them, and at which place in the log."""

    no: int
    role: str
    team: str
    at: int


USED = ("no-ability", "used-once")
"""What is gone when an ability comes back."""


@dataclass
class Sitter:
    """One seat: what it is, on which side, what it takes itself for, the abilities it has beside its own (each with the
    ability that lends it), and the reminders that lie there. `alive`: what the life token shows; `feigns`: though that
    shows it dead, it lives. `became`: since when it is what it is; `came_by`: since when it has an ability beside its
    own; `died`: when it did last. `travels`: whether it is a Traveller's chair, `away`: an empty one; `tokens`: votes
    that were given to it.
    """

    no: int
    role: str = ""
    team: str = ""
    belief: str = ""
    alive: bool = True
    feigns: bool = False
    ghost_vote: bool = True
    gained: list[tuple[str, int, str]] = field(default_factory=list)
    reminders: list[Reminder] = field(default_factory=list)
    came_by: dict[str, int] = field(default_factory=dict)
    nominated_as_this: int = 0
    became: int = 0
    died: int = -1
    travels: bool = False
    away: bool = False
    tokens: int = 0

    @property
    def lives(self) -> bool:
        return self.alive or self.feigns

    @property
    def has(self) -> list[str]:
        """The characters whose abilities it has."""
        return [self.role, *[role for role, _, _ in self.gained]]

    @property
    def wakes_as(self) -> list[str]:
        return [*self.has, *([self.belief] if self.belief else [])]

    def died_with(self, role: str) -> bool:
        """Whether it had this ability when it died, or took itself to."""
        return self.died > max(self.became, self.came_by.get(role, 0)) or role == self.belief

    def lies(self, name: str, by: int, of: str) -> bool:
        """Whether this reminder lies here."""
        return any((r.name, r.by, r.of) == (name, by, of) for r in self.reminders)

    def used(self, role: str) -> bool:
        """Whether its ability is used up, or has been used once by who acts twice."""
        return self.spent(role) or any(r.name == "used-once" and r.of == role for r in self.reminders)

    def spent(self, role: str) -> bool:
        return any(r.name == "no-ability" and r.of == role for r in self.reminders)


Moment = tuple[dict[int, Then], list[Sitter]]
"""What everybody was, and who sat beside whom."""


@dataclass
class Town:
    """All seats, and how far night and day have come. `place`: where in the log. Of the last day: `hands` that were up,
    `nominators`, `guesses` (whose, which character, of whom); of the last night: which Demon killed whom (`killers`),
    and who has woken for an ability of its own (`acted`). `escaped`: which Fools have escaped death in this phase.
    `asked`: what somebody has asked the Storyteller, and how all was then. `dawns`: where days began; `results`:
    today's counts, of whom.
    `trophies`: whose ability a Vigormortis has kept.
    `order`: who sits where, clockwise; `moved`: where in the log some have last changed seats. `all_buried`: whoever
    died by execution today, as they were then.
    """

    seats: list[Sitter]
    script: tuple[str, ...] = ()
    phase: str = ""
    day: int = 0
    place: int = 0
    dusk: int = 0
    executed: int = -1
    buried: int = -1
    nominations: list[tuple[int, int]] = field(default_factory=list)
    up: list[int] = field(default_factory=list)
    pointed: list[int] = field(default_factory=list)
    block: int = -1
    results: list[tuple[int, int]] = field(default_factory=list)
    hands: list[Then] = field(default_factory=list)
    nominators: list[Then] = field(default_factory=list)
    guesses: list[tuple[int, str, Then]] = field(default_factory=list)
    killers: dict[int, Then] = field(default_factory=dict)
    asked: dict[int, tuple[str, Moment]] = field(default_factory=dict)
    escaped: set[int] = field(default_factory=set)
    acted: set[int] = field(default_factory=set)
    dawns: list[int] = field(default_factory=list)
    trophies: set[int] = field(default_factory=set)
    known: dict[int, frozenset[Ability]] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    all_buried: list[Then] = field(default_factory=list)
    fabled: frozenset[str] = frozenset()
    moved: int = -1

    @property
    def living(self) -> list[Sitter]:
        return [s for s in self.seats if s.lives]

    @property
    def are_many(self) -> bool:
        """Whether more than three seem to be alive: with three a Witch's power is over."""
        return sum(s.alive for s in self.seats) > 3

    def demons(self) -> list[Sitter]:
        return [s for s in self.living if s.role in DEMONS]

    def circle(self, s: Sitter, step: int) -> Iterator[Sitter]:
        """Everybody else, one way round."""
        ring = self.ring
        at, n = ring.index(s), len(ring)
        return (ring[(at + step * i) % n] for i in range(1, n))

    @property
    def people(self) -> list[Sitter]:
        """Everybody in play."""
        return [s for s in self.seats if not s.away]

    @property
    def residents(self) -> list[Sitter]:
        """Everybody but the Travellers."""
        return [s for s in self.seats if not s.travels]

    @property
    def ring(self) -> list[Sitter]:
        """Everybody in play, clockwise."""
        return [self.seats[no] for no in self.order if not self.seats[no].away]

    def acts_twice(self, s: Sitter) -> bool:
        """Whether its ability works twice until dusk."""
        return any(r.name == "acts-twice" and self.works(self.seats[r.by], r.of) for r in s.reminders)

    def spent(self, s: Sitter, role: str) -> bool:
        """Whether its ability is used up: once is enough for who does not act twice, or did so on another day."""
        half = [r.at for r in s.reminders if r.name == "used-once" and r.of == role]
        served = [r.at for r in s.reminders if r.name == "acts-twice" and self.works(self.seats[r.by], r.of)]
        return s.spent(role) or (bool(half) and not any(at < half[-1] for at in served))

    def is_served(self, s: Sitter) -> bool:
        """Whether somebody is sober and healthy, and hears only what is so, whatever else there is."""
        return any(r.name == "sober-healthy" and self.works(self.seats[r.by], r.of) for r in s.reminders)

    def is_safe(self, s: Sitter) -> bool:
        """Whether no Demon harms somebody: a Soldier, or who is under a Monk's shield."""
        shielded = any(r.name == "safe" and self.works(self.seats[r.by], r.of) for r in s.reminders)
        return shielded or self.works(s, "soldier")

    def neighbours(self, s: Sitter) -> list[Sitter]:
        """The nearest on either side who seem to live."""
        near = [next((o for o in self.circle(s, step) if o.alive), None) for step in (1, -1)]
        return list({o.no: o for o in near if o is not None}.values())

    def poisoned_beside(self, s: Sitter) -> list[Sitter]:
        """The nearest on either side, dead or alive, who is a Townsfolk to a No Dashii."""
        near = [next((o for o in self.circle(s, step) if self._counts(o, s, "nodashii")), None) for step in (1, -1)]
        return list({o.no: o for o in near if o is not None}.values())

    def _counts(self, o: Sitter, s: Sitter, role: str, *named: str) -> bool:
        """Whether somebody is a Townsfolk, or one of the characters that were named, to this ability: turned round, if
        the Storyteller has said so.
        """
        is_it = o.role in named if named else KIND.get(o.role) == "townsfolk"
        return is_it != o.lies("seems-otherwise", s.no, role)

    def townsfolk_beside(self, s: Sitter) -> list[Sitter]:
        """All who may seem the nearest Townsfolk on either side, dead or alive."""
        found: dict[int, Sitter] = {}
        for step in (1, -1):
            for o in self.circle(s, step):
                if "townsfolk" in self.kinds(o):
                    found[o.no] = o
                if self.kinds(o) == {"townsfolk"}:
                    break
        return list(found.values())

    def then(self, no: int) -> Then:
        """What somebody is at this moment."""
        return Then(no, self.seats[no].role, self.seats[no].team, self.place)

    def moment(self) -> Moment:
        """What everybody is now, and who sits beside whom."""
        return {s.no: self.then(s.no) for s in self.seats}, self.ring

    # -- who is drunk or poisoned

    def changed(self) -> None:
        """Something has happened: what works must be found out anew."""
        self.known = {}

    def works(self, s: Sitter, role: str) -> bool:
        """Whether this seat has this ability, and it does what it says."""
        if 0 not in self.known:
            self.known[0] = self._working()
        return (s.no, role) in self.known[0]

    def sober(self, role: str) -> list[Sitter]:
        """Whose ability of this character works."""
        return [s for s in self.seats if self.works(s, role)]

    def _working(self) -> frozenset[Ability]:
        """Of all abilities that are there, those that nothing that works disturbs. Labels are given one at a time:
        who is disturbed by nothing that might work, works, unless it disturbs itself; who is disturbed by what works,
        does not; of a circle, the oldest that disturbs works.
        """
        lean = self._there()
        feet = {mine: {seat for seat, _ in on} for mine, on in lean.items()}
        sturdy = {no for no, role in lean if role == "beggar"}
        hits = [hit for hit in self._disturbances(lean) if hit[1] not in sturdy]
        found = self._beside_shields(lean, feet, hits)
        served = {s.no for s in self.seats for r in s.reminders if r.name == "sober-healthy" and (r.by, r.of) in found}
        if not served & {seat for _, seat, _ in hits}:
            return found
        return self._beside_shields(lean, feet, [hit for hit in hits if hit[1] not in served])

    def _beside_shields(
        self,
        lean: dict[Ability, set[Ability]],
        feet: dict[Ability, set[int]],
        hits: list[tuple[Ability | None, int, int]],
    ) -> frozenset[Ability]:
        """Which abilities work where Demons make nobody drunk or poisoned who is a Soldier, or under a Monk's shield.
        Each of these is believed in, until it turns out not to work.
        """
        shields = {mine: {mine[0]} for mine in lean if mine[1] == "soldier"}
        for s in self.seats:
            for r in s.reminders:
                if (r.name, r.of) == ("safe", "monk") and (r.by, r.of) in lean:
                    shields.setdefault((r.by, r.of), set()).add(s.no)
        while True:
            safe = {no for covered in shields.values() for no in covered}
            left = [hit for hit in hits if hit[0] is None or hit[0][1] not in DEMONS or hit[1] not in safe]
            found = _undisturbed(lean, feet, left)
            if shields.keys() <= found:
                return found
            shields = {mine: covered for mine, covered in shields.items() if mine in found}

    def _there(self) -> dict[Ability, set[Ability]]:
        """Every ability that somebody has, with all those that it stands on, itself among them."""
        own: dict[Ability, Ability | None] = {}
        for s in self.seats:
            kept = [r for r in s.reminders if r.name == "keeps-ability"]
            forever = any(r.by < 0 for r in kept)
            keeps = None if forever or not kept else kept[-1]
            if s.lives or s.role in LASTING or forever:
                own[s.no, s.role] = None
            elif keeps is not None:
                own[s.no, s.role] = (keeps.by, keeps.of)
            for role, by, of in s.gained:
                if s.lives:
                    own[s.no, role] = (by, of)
                elif (role in LASTING or forever) and of:
                    own[s.no, role] = None
                elif keeps is not None and of:
                    own[s.no, role] = (keeps.by, keeps.of)
        found: dict[Ability, set[Ability]] = {}
        for mine in own:
            stands: set[Ability] = set()
            step: Ability | None = mine
            while step is not None and step in own and step not in stands:
                stands.add(step)
                step = own[step]
            if step is None:
                found[mine] = stands
        return found

    def _disturbances(self, there: dict[Ability, set[Ability]]) -> Iterator[tuple[Ability | None, int, int]]:
        """What makes whom drunk or poisoned, and since when: standing ones are the oldest."""
        for s in self.seats:
            for r in s.reminders:
                if r.name in ("drunk", "poisoned"):
                    if r.by < 0:
                        yield None, s.no, r.at
                    elif (r.by, r.of) in there:
                        yield (r.by, r.of), s.no, r.at
        for no, role in there:
            if role == "nodashii":
                for o in self.poisoned_beside(self.seats[no]):
                    yield (no, role), o.no, -1
            elif role == "philosopher":
                mine = {r for r, by, of in self.seats[no].gained if (by, of) == (no, role)}
                for o in self.people if mine else ():
                    if o.no != no and self._counts(o, self.seats[no], role, *mine):
                        yield (no, role), o.no, -1

    # -- how somebody may seem: the truth first

    def sides(self, s: Sitter) -> set[str]:
        if any(r.name == "seems-evil" and self.works(self.seats[r.by], r.of) for r in s.reminders):
            return {"evil"}
        found = {s.team}
        if self.works(s, "recluse"):
            found.add("evil")
        if self.works(s, "spy"):
            found.add("good")
        return found

    def faces(self, s: Sitter) -> set[str]:
        found = {s.role}
        if self.works(s, "recluse"):
            found |= (MINIONS | DEMONS) & {*self.script}
        if self.works(s, "spy"):
            found |= (TOWNSFOLK | OUTSIDERS) & {*self.script}
        return found

    def kinds(self, s: Sitter) -> set[str]:
        return {KIND[face] for face in self.faces(s)}


def _undisturbed(
    lean: dict[Ability, set[Ability]], feet: dict[Ability, set[int]], hits: list[tuple[Ability | None, int, int]]
) -> frozenset[Ability]:
    """Which abilities work, given what each stands on and who is hit by what since when."""
    own = {source for source, seat, _ in hits if source is not None and seat in feet[source]}
    verdict: dict[Ability, str] = {}
    while len(verdict) < len(lean):
        news: dict[Ability, str] = {}
        for mine in lean.keys() - verdict.keys():
            at_me = [(source, seat) for source, seat, _ in hits if seat in feet[mine] and source != mine]
            if any(source is None or _disturbs(verdict.get(source), seat, feet[source]) for source, seat in at_me):
                news[mine] = NO
            elif all(source in verdict for source, _ in at_me):
                news[mine] = SILENCES_ITSELF if mine in own else YES
        if not news:
            open_yet = [mine for mine in lean if mine not in verdict]
            oldest = min(
                (at, source)
                for source, seat, at in hits
                if source in open_yet and any(seat in feet[o] for o in open_yet if o != source)
            )[1]
            news[oldest] = SILENCES_ITSELF if oldest in own else YES
        verdict |= news
    on = {seat for source, seat, _ in hits if source is None or _disturbs(verdict.get(source), seat, feet[source])}
    return frozenset([mine for mine, so in verdict.items() if so == YES and not feet[mine] & on])


def _disturbs(works: str | None, seat: int, feet: set[int]) -> bool:
    """Whether an ability with this label makes a seat drunk or poisoned; `feet`: the seats that it stands on."""
    return works == YES or (works == SILENCES_ITSELF and seat in feet)
