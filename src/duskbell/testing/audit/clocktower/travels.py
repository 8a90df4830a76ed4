"""An auditor's reading of Travellers: who comes and goes, what they know, exile, and their abilities."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import KIND, TRAVELLERS
from duskbell.testing.audit.clocktower.checker import Checker, Scene, guards

MOST = 15
FREE = ("talk", "nominations", "last-call")
"""The stages of a day between two counts."""


class Travels(Checker):
    """`stage`: of the day; `exiles`: for whom exile was called today; `exile`: who is being exiled, `voted`: with how
    many votes; `pointed`: by whom the Demon is known.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.stage = ""
        self.exiles: set[int] = set()
        self.exile = -1
        self.enough = False
        self.pointed: set[int] = set()
        self.counts = 0
        self.shooters: list[int] = []
        self.gifts: list[tuple[int, int]] = []
        self.matrons: list[int] = []
        self.swaps: tuple[int, int] = (-1, 0)
        self.doomed: list[int] = []
        self.judged: tuple[int, str] | None = None
        self.again = False
        """Whether somebody may be nominated though there was an execution today."""
        self.in_vain = False
        """Whether what somebody gained just now never works."""
        self.served = 0
        self.owed: set[tuple[int, str]] = set()
        """Who has not been told yet what is done to their ability until dusk."""
        self.agreed: dict[int, int] = {}
        self.block_before: tuple[int, int] = (-1, 0)
        self.block_now: tuple[int, int] = (-1, 0)

    def _phase_began(self, e: Any) -> None:
        self.must(self.exile < 0, "a phase ends in the midst of an exile")
        self.stage, self.again = "", False
        if e.phase == "night":
            self.exiles, self.counts, self.shooters, self.matrons = set(), 0, [], []
            self.block_before = self.block_now = (-1, 0)
            self.agreed = {}
            self._cast()

    def _cast(self) -> None:
        """As many Travellers as there must be, each another, each with a side."""
        town = self.town
        there = [s.role for s in town.people if s.travels]
        wanted = max(self.scene.options.travellers, len(town.seats) - MOST)
        self.must(len([s for s in town.seats if s.travels]) == wanted, f"{there} travel, and {wanted} should")
        self.must(len(set(there)) == len(there) and set(there) <= TRAVELLERS, f"the Travellers are {there}")
        self.must(all(s.team in ("good", "evil") for s in town.people), "somebody has no side")

    def _stage_began(self, e: Any) -> None:
        self.stage = e.stage

    # -- who comes and goes

    def _came(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        self.must(e.role in TRAVELLERS and s.travels, f"seat {e.seat} comes as the {e.role}")
        late = s.away and town.phase == "day" and self.stage in FREE
        self.must(late or (not s.role and town.phase == "setup"), f"seat {e.seat} comes at a wrong time")
        self.pointed.discard(e.seat)

    def _aligned(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must(s.travels and not s.away and not s.team, f"seat {e.seat} is given a side")

    def _left(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        free = self.town.phase == "day" and self.stage in FREE
        self.must(s.travels and not s.away and free, f"seat {e.seat} leaves")
        self.exiles.discard(e.seat)  # who sits down there is somebody else
        self.shooters, self.matrons, self.doomed = (
            [no for no in done if no != e.seat] for done in (self.shooters, self.matrons, self.doomed)
        )

    def _demon_pointed(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        right = tuple(o.no for o in town.demons())
        self.must(s.travels and s.team == "evil" and e.demons == right, f"seat {e.seat} is shown {e.demons}")
        self.must(e.seat not in self.pointed, f"seat {e.seat} is shown the Demon twice")
        self.pointed.add(e.seat)

    def _step_done(self, e: Any) -> None:
        works = [s for s in self.town.sober("barista") if s.lives]
        if e.step == "barista" and works:
            twice = any(r.name == "acts-twice" for r in works[0].reminders)
            self.must(self.served == 1 + twice, f"a Barista has served {self.served}")
        if e.step == "dusk":
            known = all(s.no in self.pointed for s in self.town.people if s.travels and s.team == "evil" and s.lives)
            self.must(known, "an evil Traveller does not know the Demon")

    # -- exile

    def _exile_called(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        self.must(s.travels and s.alive and e.seat not in self.exiles, f"the exile of seat {e.seat} is called for")
        self.must(not town.seats[e.by].away and self.stage in FREE and self.exile < 0, f"seat {e.by} calls for exile")
        self.exiles.add(e.seat)
        self.exile = e.seat

    def _exile_counted(self, e: Any) -> None:
        town, who = self.town, self.town.seats[e.seat]
        everybody = [s.no for s in (*town.circle(who, 1), who)]
        self.must(town.pointed == everybody, f"the count for exile went {town.pointed}, not {everybody}")
        right = (len(town.up), len(town.up) * 2 >= len(town.people))
        self.must((e.votes, e.enough) == right and e.seat == self.exile, f"an exile is counted {e.votes}, {e.enough}")
        self.enough = e.enough
        self.exile = e.seat if e.enough else -1
        self._resume()

    def _exile_settled(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must(e.seat == self.exile and self.enough, f"seat {e.seat} is exiled for nothing")
        spared = guards(self.town, s, "exile")[1]
        self.must(e.died != s.lives and (e.died or spared), f"seat {e.seat} is exiled: {e.died}")
        self.exile, self.enough = -1, False
        self._resume()

    def _resume(self) -> None:
        """The day goes on where it was: talk, or nominations."""
        if self.exile < 0 and self.stage == "exile-count":
            self.stage = FREE[0]

    def _nominated(self, e: Any) -> None:
        self.stage = "nominated"
        self.block_before = self.block_now

    _put_forward = _nominated

    # -- votes

    def _encore_began(self, e: Any) -> None:
        self.block_now, self.again = (-1, 0), True

    def _executed(self, e: Any) -> None:
        self.again = False

    def _counted(self, e: Any) -> None:
        self.stage = "nominations"
        self.counts += 1
        self.block_now = (e.block, e.most)
        self.must(e.free == bool(self.town.sober("voudon")), "votes were given for nothing, or not")

    def _overruled(self, e: Any) -> None:
        judged = self.judged is not None and self.judged[1] == "spare"
        self.must(judged and (e.block, e.most) == self.block_before, f"the vote on seat {e.seat} is void")
        self.block_now = self.block_before
        self.stage = "nominations"

    def _token_given(self, e: Any) -> None:
        giver, to = self.town.seats[e.by], self.town.seats[e.to]
        self.must(not giver.alive and giver.ghost_vote and not giver.away, f"seat {e.by} gives a vote that it has not")
        self.must(to.role == "beggar" and to.alive, f"seat {e.to} is given a vote")
        self.gifts.append((e.by, e.to))

    def _told(self, e: Any) -> None:
        if e.role == "beggar":
            self.must((e.chosen[0], e.seat) in self.gifts, f"seat {e.seat} learns of a gift that was none")
        if e.role == "harlot":
            self.must(self.agreed.get(e.seat) == e.chosen[0], f"seat {e.seat} is shown who did not agree")

    # -- deeds of the day

    def _claimed(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        if e.role not in TRAVELLERS:
            return
        kept = any(r.name == "keeps-ability" for r in s.reminders)
        self.must(s.role == e.role and (s.alive or kept), f"seat {e.seat} acts as the {e.role}")
        if e.role == "gunslinger":
            free = self.shooters.count(e.seat) < 1 + town.acts_twice(s)
            fits = self.counts == 1 and free and e.target in town.up
            self.must(fits and town.seats[e.target].alive, f"seat {e.seat} shoots seat {e.target}")
            self.shooters.append(e.seat)
        if e.role == "judge":
            own = bool(town.nominations) and town.nominations[-1][0] == e.seat
            in_time = town.executed < 0 or self.again
            fits = bool(town.nominations) and not own and not town.spent(s, "judge") and in_time
            self.must(fits, f"seat {e.seat} judges")
            self.judged = (e.seat, e.said) if town.works(s, "judge") else None
        if e.role == "matron":
            free = self.matrons.count(e.seat) < 1 + town.acts_twice(s)
            self.must(free and self.stage in FREE, f"seat {e.seat} changes seats twice a day")
            self.matrons.append(e.seat)
            self.swaps = (e.seat, len(e.said.split(",")) // 2 if town.works(s, "matron") else 0)

    def _seats_swapped(self, e: Any) -> None:
        by, left = self.swaps
        self.must(left > 0 and not any(self.town.seats[n].away for n in e.seats), f"seats {e.seats} are changed")
        self.swaps = (by, left - 1)

    def _claim_settled(self, e: Any) -> None:
        self.must(self.swaps[1] == 0, "not all change seats whom a Matron named")
        self.judged = None

    def _held_back(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must(s.role == e.role == "gunslinger" and self.counts == 1, f"seat {e.seat} lets nothing pass")
        self.shooters.append(e.seat)

    def _day_over(self, e: Any) -> None:
        """Where a Bishop has worked all day, somebody of the other side was nominated, if anybody could be."""
        town = self.town
        for bishop in town.sober("bishop") if self.stage != "" and not town.hands and town.executed < 0 else []:
            put = [who for by, who in town.nominations if by == -1]
            other = any(town.sides(town.seats[who]) != {bishop.team} for who in put)
            self.must(other or not put, "a Bishop's Storyteller has nominated nobody of the other side")

    # -- calls of doom

    def _doom_called(self, e: Any) -> None:
        s, alive = self.town.seats[e.seat], sum(o.alive for o in self.town.people)
        fits = s.alive and alive >= 4 and e.seat not in self.doomed and self.stage in FREE
        self.must(fits and "doomsayer" in self.town.fabled, f"seat {e.seat} calls for doom")
        self.doomed.append(e.seat)

    # -- deeds of the night

    def _dusk_fell(self, e: Any) -> None:
        self.served = 0

    def _died(self, e: Any) -> None:
        town, deed = self.town, self.scene.deed
        if e.cause == "exile":
            self.must(e.seat == self.exile and self.enough, f"seat {e.seat} dies by exile for nothing")
        if e.of == "gunslinger":
            self.must(e.by in self.shooters and town.works(town.seats[e.by], e.of), f"seat {e.seat} is shot dead")
        if e.of == "doomsayer":
            same = bool(self.doomed) and town.seats[self.doomed[-1]].team in town.sides(town.seats[e.seat])
            self.must(same, f"seat {e.seat} dies of a call that was not of its side")
        if e.of == "harlot":
            two = () if deed is None or deed.role != "harlot" else (deed.seat, self.agreed.get(deed.seat, deed.seat))
            mayors = [n for n in two if town.seats[n].lives and town.works(town.seats[n], "mayor")]
            right = e.seat in two or bool(mayors)  # somebody may die for a Mayor
            self.must(right and town.works(town.seats[e.by], e.of), f"seat {e.seat} dies by the Harlot")

    def _agreed(self, e: Any) -> None:
        deed = self.deed_of("harlot")
        self.must(deed is not None and deed.seat == e.seat and e.by in deed.targets, f"seat {e.by} agrees to nothing")
        if e.agrees:
            self.agreed[e.seat] = e.by

    def _gained(self, e: Any) -> None:
        deed, s = self.deed_of("apprentice"), self.town.seats[e.seat]
        if deed is None:
            return
        kind = "townsfolk" if s.team == "good" else "minion"
        mine = (e.by, e.of) == (s.no, "apprentice")
        fits = KIND[e.role] == kind and e.role in self.town.script and not s.gained and mine
        self.must(fits and deed.seat == e.seat, f"an Apprentice gains the {e.role}")
        self.in_vain = not self.town.works(s, "apprentice")

    def _lent_in_vain(self, e: Any) -> None:
        self.must(self.in_vain, f"an Apprentice has gained the {e.role} in vain")
        self.in_vain = False

    def _dawned(self, e: Any) -> None:
        self.must(not self.owed, f"{sorted(self.owed)} have not been told")
        self.owed = set()

    def _served(self, e: Any) -> None:
        told = self.scene.saw(e.seat)
        self.owed = self.owed - {(e.seat, e.effect)} if told else self.owed | {(e.seat, e.effect)}
        if self.scene.options.night == "together" and self.scene.saw(e.seat):
            return  # what was done at dusk is told before dawn
        if e.effect == "keeps-ability":
            deed = self.deed_of("bonecollector")
            self.must(deed is not None and e.seat in deed.targets, f"seat {e.seat} is said to have its ability")
            return
        baristas = [o for o in self.town.people if o.role == "barista"]
        laid = any(self.town.seats[e.seat].lies(e.effect, o.no, "barista") for o in baristas)
        self.must(laid, f"seat {e.seat} is served {e.effect}")
        self.served += 1

    def _restored(self, e: Any) -> None:
        deed = self.deed_of("bonecollector")
        fits = deed is not None and e.seat in deed.targets and deed.worked and not self.town.seats[e.seat].lives
        self.must(fits, f"the ability of seat {e.seat} comes back")

    def _slept(self, e: Any) -> None:
        self.must(not self.in_vain, f"what seat {e.seat} gained in vain works")
        deed, town = self.scene.deed, self.town
        if deed is None or not town.works(town.seats[deed.seat], deed.role):
            return
        if deed.role == "apprentice":
            self.must(len(town.seats[deed.seat].gained) == 1, "an Apprentice has gained nothing")
        if deed.role == "bonecollector" and deed.targets and not deed.was_spent:
            kept = any(r.name == "keeps-ability" for r in town.seats[deed.targets[0]].reminders)
            self.must(kept, "a Bone Collector's dead has no ability")
