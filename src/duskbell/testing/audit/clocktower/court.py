"""An auditor's reading of dawn and the day: who is announced, nominations, votes, executions, deeds of the day."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.checker import Checker, Scene, guards
from duskbell.testing.audit.clocktower.town import Sitter


class Court(Checker):
    """`at_dusk`: who seemed alive at dusk; `shot`: a shot that surely kills."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.at_dusk: set[int] = set()
        self.announced: set[int] = set()
        self.returned: set[int] = set()
        self.shot = -1
        self.shot_died = False
        self.must_blush = -1
        self.counted = True
        self.may_live = False
        self.encore = -1
        """Who may nominate once more after an execution."""
        self.condemned = -1
        self.deeds: list[tuple[int, str]] = []
        """What was done today before all, and on visits."""

    # -- dawn

    def _alive(self) -> set[int]:
        return {s.no for s in self.town.seats if s.alive}

    def _dusk_fell(self, e: Any) -> None:
        self.at_dusk = self._alive()

    def _dawned(self, e: Any) -> None:
        self.announced, self.returned = set(e.died), set()

    def _returned(self, e: Any) -> None:
        self.returned = set(e.seats)

    def _phase_began(self, e: Any) -> None:
        if e.phase == "day":
            now = self._alive()
            right = (self.at_dusk - now, now - self.at_dusk)
            self.must((self.announced, self.returned) == right, f"{self.announced}, {self.returned} are announced")
        self.must_blush, self.shot, self.encore, self.condemned = -1, -1, -1, -1
        if e.phase == "day":
            self.deeds = []

    # -- nominations

    def _nominated(self, e: Any) -> None:
        town, who = self.town, self.town.seats[e.seat]
        self.must(self.counted, "a nomination while another is under way")
        self.must(town.seats[e.by].alive, f"seat {e.by} nominates though dead")
        again = e.by == self.encore
        self.must(again or e.by not in [by for by, _ in town.nominations], f"seat {e.by} nominates twice in a day")
        self._is_nominee(e.seat, again)
        self.must(again or not town.sober("bishop"), f"seat {e.by} nominates though only the Storyteller may")
        first = who.nominated_as_this == 0 and town.works(who, "virgin")
        self.must_blush = e.by if first and town.kinds(town.seats[e.by]) == {"townsfolk"} else -1
        self.counted = False

    def _is_nominee(self, no: int, again: bool = False) -> None:
        town = self.town
        twice = no in [seen for _, seen in town.nominations]
        self.must(again or not twice, f"seat {no} is nominated twice in a day")
        self.must(not town.seats[no].travels, f"seat {no} is nominated, and travels")

    def _put_forward(self, e: Any) -> None:
        self._is_nominee(e.seat)
        self.must(bool(self.town.sober("bishop")), "the Storyteller nominates without a Bishop")
        self.must(self.counted, "a nomination while another is under way")
        self.counted = False

    def _encore_began(self, e: Any) -> None:
        town = self.town
        butcher = town.works(town.seats[e.seat], "butcher") and self.encore < 0
        self.must(butcher and town.executed >= 0 and town.phase == "dusk", f"seat {e.seat} may not nominate again")
        self.encore = e.seat

    def _overruled(self, e: Any) -> None:
        self.counted = True

    def _stage_began(self, e: Any) -> None:
        dead = self.must_blush >= 0 and not self.town.seats[self.must_blush].alive  # a Witch's curse came first
        self.must(self.must_blush < 0 or dead, f"seat {self.must_blush} nominated a Virgin and lives")

    def _pointed(self, e: Any) -> None:
        left = self._to_come(self.town.nominations[-1][1])
        self.must(left[:1] == [e.seat], f"the hand points at seat {e.seat}, and {left} are to come")

    def _to_come(self, nominee: int) -> list[int]:
        """At whom a count has yet to point: it goes round once, clockwise, and ends at the nominee."""
        town, who = self.town, self.town.seats[nominee]
        order = [s.no for s in (*town.circle(who, 1), who)]
        last = order.index(town.pointed[-1]) + 1 if town.pointed else 0
        electors = self._electors()
        return [no for no in order[last:] if no in electors]

    def _counted(self, e: Any) -> None:
        town, left = self.town, self._to_come(e.seat)
        self.must(not left, f"the count leaves out {left}")
        votes = sum(self._worth(town.seats[no]) for no in town.up)
        all_today = [*town.results, (votes, e.seat)]
        most = max(0, *[count for count, _ in all_today])
        leaders = [seat for count, seat in all_today if count == most]
        half = votes * 2 >= sum(s.alive for s in town.seats)
        enough = e.seat if half or (town.sober("voudon") and votes > 0) else -1
        block = leaders[0] if len(leaders) == 1 and most and leaders[0] in (enough, town.block) else -1
        right = (votes, block, most)
        self.must((e.votes, e.block, e.most) == right, f"counted {(e.votes, e.block, e.most)}, not {right}")
        self.counted = True

    def _electors(self) -> set[int]:
        """Whose hands may count on a nomination."""
        voudons, people = self.town.sober("voudon"), self.town.people
        if voudons:
            return {s.no for s in people if not s.alive or s in voudons} if len(voudons) == 1 else set()
        return {s.no for s in people if (s.ghost_vote if not s.alive else s.role != "beggar" or s.tokens > 0)}

    def _worth(self, s: Sitter) -> int:
        """What a hand counts: who was chosen twice by one who acts twice is chosen, and no more."""
        worth = 1
        for name, by, of in {(r.name, r.by, r.of) for r in s.reminders}:
            if self.town.works(self.town.seats[by], of):
                worth *= {"three-votes": 3, "negative-vote": -1}.get(name, 1)
        return worth

    # -- executions and deeds

    def _executed(self, e: Any) -> None:
        town = self.town
        self.must(town.executed == -1 or self.encore >= 0, "a second execution in a day")
        s = town.seats[e.seat]
        instead = [o.no for o in town.people if s.team in town.sides(o)] if town.works(s, "scapegoat") else []
        self.must(any(self._is_due(no) for no in (e.seat, *instead)), f"seat {e.seat} is executed for nothing")
        self.must_blush, self.counted, self.condemned = -1, True, -1
        self.may_live = guards(town, town.seats[e.seat], "execution")[1]

    def _is_due(self, no: int) -> bool:
        """Whether somebody may be executed now."""
        town = self.town
        by, who = town.nominations[-1] if town.nominations else (-1, -1)
        virgin = town.seats[who]
        blush = no == by and town.works(virgin, "virgin") and virgin.nominated_as_this == 1
        blush = blush and "townsfolk" in town.kinds(town.seats[by])
        block = town.phase == "dusk" and town.block == no
        return blush or block or no == self.condemned or self._is_mad(no)

    def _is_mad(self, no: int) -> bool:
        """Whether somebody may be executed for madness."""
        s = self.town.seats[no]
        mad = [r for r in s.reminders if r.name == "mad" and self.town.works(self.town.seats[r.by], r.of)]
        return s.alive and self.town.phase == "day" and (bool(mad) or self.town.works(s, "mutant"))

    def _execution_settled(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must(not e.died or not s.alive, f"seat {e.seat} is said to have died")
        spared = not s.alive or self.may_live or guards(self.town, s, "execution")[1]
        self.must(spared, f"seat {e.seat} was executed and lives")

    def _left(self, e: Any) -> None:
        self.deeds = [(no, role) for no, role in self.deeds if no != e.seat]

    def _claimed(self, e: Any) -> None:
        town, s, target = self.town, self.town.seats[e.seat], self.town.seats[e.target]
        if e.said == "condemn" and town.works(s, "judge"):
            self.condemned = town.nominations[-1][1]
        collected = any(o.role == "bonecollector" and o.alive for o in town.people)
        self.must(s.alive or collected, f"seat {e.seat} claims a deed though dead")
        self.deeds.append((e.seat, e.role))
        often = self.deeds.count((e.seat, e.role))
        served = any(o.role == "barista" and o.alive for o in town.people)  # all may pretend to be served
        most = (5 if e.role == "juggler" else 1) * (1 + served)
        self.must(often <= most, f"seat {e.seat} claims to be the {e.role} {often} times")
        sure = (
            town.works(s, "slayer") and not town.spent(s, "slayer") and town.kinds(target) == {"demon"} and target.lives
        )
        slain = e.role == "slayer" and sure and not guards(town, target, "ability")[1]
        self.shot, self.shot_died = (e.target if slain else -1), False

    def _visited(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        twice = self.town.acts_twice(s)
        again = self.deeds.count((e.seat, e.role)) > twice or self.town.spent(s, e.role)
        kept = any(r.name == "keeps-ability" for r in s.reminders)
        may = (s.alive or kept) and e.role in s.wakes_as and e.role in ("savant", "artist")
        self.must(may and not again, f"seat {e.seat} visits the Storyteller as the {e.role}")
        self.deeds.append((e.seat, e.role))

    def _last_words(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must(not s.alive and (e.target < 0 or self.town.seats[e.target].alive), f"seat {e.seat} has no last word")
        free = e.role not in s.wakes_as or not s.died_with(e.role)
        self.must(e.target >= 0 or free, f"seat {e.seat} is the {e.role} and names nobody")

    def _died(self, e: Any) -> None:
        self.shot_died |= e.seat == self.shot

    def _claim_settled(self, e: Any) -> None:
        self.must(self.shot < 0 or self.shot_died, f"seat {self.shot} is slain and lives")
        self.shot = -1
