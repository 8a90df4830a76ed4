"""An auditor of Trouble Brewing: it reads the whole log of a table and finds what the rules do not allow.

It shares no code with the game: who is sober, how somebody may seem, who dies of what, who may nominate, how votes
count and who has won are said here a second time (rule text 000, and the characters' texts in our own words).
"""

from __future__ import annotations

from typing import Any

from duskbell.kernel import Event, Play
from duskbell.testing.audit.statements import fault
from duskbell.testing.audit.town import COUNTS, DEMONS, KIND, Sitter, Town


def audit(play: Play[Any]) -> list[str]:
    """Every fault that a table of Clocktower shows, as sentences; none for a lawful one."""
    auditor = Auditor(len(play.table.seats))
    for entry in play.table.log:
        auditor.read(entry.event)
    return auditor.faults


class Auditor:
    """`faults`: what has been found."""

    def __init__(self, players: int) -> None:
        self.town = Town([Sitter(n) for n in range(players)])
        self.faults: list[str] = []
        self.attack: tuple[int, int] | None = None
        """Who attacks whom, between an Imp's choice and what comes of it."""
        self.decided = False
        """Whether a Saint who was one was executed."""
        self.followed = False
        """Whether a Scarlet Woman follows the Demon that died last."""

    def read(self, event: Event) -> None:
        """One more event."""
        name = event.type.partition(".")[2].replace("-", "_")
        if self.attack is not None and name in ("slept", "phase_began", "ended"):
            self._attack_is_over()
        read = getattr(self, f"_{name}", None)
        if read is not None:
            read(event)

    def _must(self, so: bool, fault: str) -> None:
        if not so:
            self.faults.append(f"day {self.town.day} {self.town.phase}: {fault}.")

    # -- before the first night --------------------------------------------------------------------------------------

    def _collected(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.role, s.team, s.belief, s.nominated_as_this = e.role, e.team, "", 0

    def _misled(self, e: Any) -> None:
        self.town.seats[e.seat].belief = e.role

    def _became(self, e: Any) -> None:
        self._must(KIND[e.role] == "demon", f"seat {e.seat} becomes the {e.role}")
        self._collected(e)

    def _the_cast(self) -> None:
        roles = [s.role for s in self.town.seats]
        towns, outs = divmod(COUNTS[len(roles)] // 10, 10)
        more = 2 * ("baron" in roles)
        found = [sum(KIND[r] == kind for r in roles) for kind in ("townsfolk", "outsider", "demon")]
        self._must(found == [towns - more, outs + more, 1], f"the cast is {roles}")
        self._must(len(set(roles)) == len(roles), f"a character is there twice: {roles}")
        self._must(all((s.role == "drunk") == bool(s.belief) for s in self.town.seats), "who is misled is no Drunk")

    # -- phases and reminders ----------------------------------------------------------------------------------------

    def _phase_began(self, e: Any) -> None:
        town = self.town
        if e.phase == "night" and e.day == 1:
            self._the_cast()
        if town.phase:
            alive = any(s.role in DEMONS for s in town.living) and len(town.living) > 2
            won = self.decided or (town.phase == "dusk" and self._is_the_mayors())
            self._must(town.phase == "setup" or (alive and not won), "the table goes on though a side has won")
        town.phase, town.day = e.phase, e.day
        ends = {"night": ("poisoned", "master"), "day": ("safe",)}.get(e.phase, ())
        for s in town.seats:
            s.reminders = [r for r in s.reminders if r[0] not in ends]
        if e.phase == "night":
            town.nominations, town.block, town.most = [], -1, 0
        if e.phase == "day":
            town.executed = town.buried = -1

    def _marked(self, e: Any) -> None:
        source = self.town.seats[e.by] if e.by >= 0 else None
        if source is not None and e.name != "no-ability":
            self._must(self.town.sober(source, e.of), f"a {e.of} that does not work laid {e.name}")
        self.town.seats[e.seat].reminders.append((e.name, e.by, e.of))

    # -- the night ---------------------------------------------------------------------------------------------------

    def _woke(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self._must(e.role in (s.role, s.belief), f"seat {e.seat} is woken as {e.role}")
        self._must(s.alive or e.role == "ravenkeeper", f"seat {e.seat} is woken though dead")
        first = {"washerwoman", "librarian", "investigator", "chef"}
        later = {"undertaker", "monk", "ravenkeeper", "imp"}
        self._must(e.role not in (later if self.town.day == 1 else first), f"the {e.role} is woken tonight")

    def _chose(self, e: Any) -> None:
        if e.role in ("monk", "butler"):
            self._must(e.seat not in e.targets, f"the {e.role} chose itself")
        if e.role == "imp":
            self.attack = (e.seat, e.targets[0])

    def _told(self, e: Any) -> None:
        why = fault(self.town, self.town.seats[e.seat], e.role, e.chosen, e.said)
        self._must(not why, why)

    def _evil_known(self, e: Any) -> None:
        kinds = ("demon", "minion")
        right = [tuple(s.no for s in self.town.seats if KIND[s.role] == kind) for kind in kinds]
        self._must([e.demons, e.minions] == right, "the evil ones were told of others")
        self._must(len(self.town.seats) >= 7, "below seven the evil ones do not learn of each other")

    def _bluffed(self, e: Any) -> None:
        there = {s.role for s in self.town.seats} | {s.belief for s in self.town.seats}
        good = all(KIND[r] in ("townsfolk", "outsider") for r in e.roles)
        self._must(good and not there & set(e.roles) and len(e.roles) == 3, f"the bluffs are {e.roles}")

    # -- death -------------------------------------------------------------------------------------------------------

    def _guarded(self, victim: Sitter) -> bool:
        town = self.town
        shields = [by for name, by, _ in victim.reminders if name == "safe"]
        return town.sober(victim, "soldier") or any(town.sober(town.seats[by], "monk") for by in shields)

    def _died(self, e: Any) -> None:
        town, victim = self.town, self.town.seats[e.seat]
        self._must(victim.alive, f"seat {e.seat} dies twice")
        if e.cause == "demon":
            attacker, target = self.attack or (-1, -1)
            self._must(e.by == attacker and town.sober(town.seats[e.by], "imp"), f"seat {e.seat} dies of no Demon")
            mayor = town.seats[target]
            bounced = e.seat != target and town.sober(mayor, "mayor") and not self._guarded(mayor)
            self._must(e.seat == target or bounced, f"seat {e.seat} dies for seat {target}")
            self._must(not self._guarded(victim), f"seat {e.seat} dies though protected")
            self.attack = None
        elif e.cause == "execution":
            self._must(town.executed == e.seat, f"seat {e.seat} dies by an execution that was not its own")
            town.buried = e.seat
            self.decided |= town.sober(victim, "saint")
        elif e.cause == "ability":
            slayer = town.seats[e.by]
            demon = "demon" in town.kinds(victim)
            self._must(demon and town.sober(slayer, "slayer"), f"seat {e.seat} dies by seat {e.by}")
        follows = any(town.sober(s, "scarletwoman") for s in town.living if s is not victim)
        self.followed = victim.role in DEMONS and follows and len(town.living) >= 5
        victim.alive = False

    def _attack_is_over(self) -> None:
        """An Imp chose somebody who did not die: there must be a reason."""
        attacker, target = self.attack or (-1, -1)
        self.attack = None
        town = self.town
        victim = town.seats[target]
        mayor = town.sober(victim, "mayor") and not self._guarded(victim)
        spared = not victim.alive or self._guarded(victim) or not town.sober(town.seats[attacker], "imp")
        self._must(spared or mayor, f"seat {target} was attacked and lives")

    def _dawned(self, e: Any) -> None:
        self._must(all(not self.town.seats[n].alive for n in e.died), f"{e.died} are announced dead")

    # -- the day -----------------------------------------------------------------------------------------------------

    def _nominated(self, e: Any) -> None:
        town = self.town
        self._must(town.seats[e.by].alive, f"seat {e.by} nominates though dead")
        self._must(e.by not in [by for by, _ in town.nominations], f"seat {e.by} nominates twice in a day")
        self._must(e.seat not in [who for _, who in town.nominations], f"seat {e.seat} is nominated twice in a day")
        town.nominations.append((e.by, e.seat))
        town.seats[e.seat].nominated_as_this += 1
        town.pointed, town.up = [], []

    def _pointed(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        self._must(s.alive or s.ghost_vote, f"seat {e.seat} votes though dead and without a token")
        town.pointed.append(e.seat)
        if e.up:
            town.up.append(e.seat)

    def _counted(self, e: Any) -> None:
        town = self.town
        n = len(town.seats)
        order = [(e.seat + i) % n for i in range(1, n + 1)]
        may = [no for no in order if town.seats[no].alive or town.seats[no].ghost_vote]
        self._must(town.pointed == may, f"the count went {town.pointed}, not {may}")
        votes = len(town.up)
        if votes * 2 >= len(town.living) and votes > town.most:
            town.block, town.most = e.seat, votes
        elif votes and votes == town.most:
            town.block = -1
        right = (votes, town.block, town.most)
        self._must((e.votes, e.block, e.most) == right, f"counted {(e.votes, e.block, e.most)}, not {right}")
        for no in town.up:
            town.seats[no].ghost_vote &= town.seats[no].alive

    def _executed(self, e: Any) -> None:
        town = self.town
        self._must(town.executed == -1, "a second execution in a day")
        by, who = town.nominations[-1] if town.nominations else (-1, -1)
        virgin = town.seats[who]
        blush = e.seat == by and town.sober(virgin, "virgin") and virgin.nominated_as_this == 1
        blush = blush and "townsfolk" in town.kinds(town.seats[by])
        self._must(blush or (town.phase == "dusk" and town.block == e.seat), f"seat {e.seat} is executed for nothing")
        town.executed = e.seat

    # -- the end -----------------------------------------------------------------------------------------------------

    def _is_the_mayors(self) -> bool:
        town = self.town
        three = len(town.living) == 3 and town.executed == -1
        return three and any(town.sober(s, "mayor") for s in town.living)

    def _ended(self, e: Any) -> None:
        town = self.town
        demon = any(s.role in DEMONS for s in town.living)
        buried = town.seats[town.buried]
        saint = town.buried >= 0 and buried.role == "saint" and not town.poisoned(buried)
        reasons = {
            "demons-dead": not demon and not self.followed,
            "two-left": demon and len(town.living) <= 2,
            "saint": saint,
            "mayor": self._is_the_mayors() and demon and town.phase == "dusk",
            "quiet": demon and len(town.living) > 2,
        }
        reason = e.reason.removeprefix("clocktower.")
        self._must(reasons.get(reason, False), f"the table ends by {reason}")
        side = "good" if reason in ("demons-dead", "mayor") else "evil"
        right = tuple(s.no for s in town.seats if s.team == side)
        self._must((e.winners, e.teams) == (right, (side,)), f"{e.teams} wins by {reason}")
