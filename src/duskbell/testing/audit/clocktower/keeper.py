"""How what the log tells changes the town that an auditor keeps."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import ENDS_AT_DAWN, ENDS_AT_DUSK
from duskbell.testing.audit.clocktower.town import Reminder, Town


class Keeper:
    """Takes one event after the other, when it has been judged."""

    def __init__(self, town: Town) -> None:
        self.town = town

    def read(self, name: str, e: Any) -> None:
        """One more event."""
        apply = getattr(self, f"_{name}", None)
        if apply is not None:
            apply(e)
            self.town.changed()
        self.town.place += 1

    def _script_chosen(self, e: Any) -> None:
        self.town.script = e.script

    def _collected(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.role, s.team, s.belief, s.gained, s.nominated_as_this, s.became = e.role, e.team, "", [], 0, self.town.place
        s.came_by = {}
        s.alive, s.feigns = s.lives, False
        s.reminders = [r for r in s.reminders if r.name not in ("no-ability", "keeps-ability")]

    _became = _collected

    def _misled(self, e: Any) -> None:
        self.town.seats[e.seat].belief = e.role

    def _gained(self, e: Any) -> None:
        self.town.seats[e.seat].gained.append((e.role, e.by, e.of))
        self.town.seats[e.seat].came_by[e.role] = self.town.place

    def _sided(self, e: Any) -> None:
        self.town.seats[e.seat].team = e.team

    def _swayed(self, e: Any) -> None:
        self.town.seats[e.seat].team = e.team

    def _marked(self, e: Any) -> None:
        if (e.name, e.of) == ("no-ability", "fool"):
            self.town.escaped.add(e.seat)
        self.town.seats[e.seat].reminders.append(Reminder(e.name, e.by, e.of, self.town.place))

    def _unmarked(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.reminders = [r for r in s.reminders if r.name != e.name or (e.by >= 0 and (r.by, r.of) != (e.by, e.of))]

    def _phase_began(self, e: Any) -> None:
        town = self.town
        ends = {"night": ENDS_AT_DUSK, "day": ENDS_AT_DAWN}.get(e.phase, frozenset())
        for s in town.seats:
            s.reminders = [r for r in s.reminders if f"{r.name} {r.of}" not in ends]
        town.phase, town.day, town.escaped = e.phase, e.day, set()
        if e.phase == "night":
            town.nominations, town.results, town.block, town.dusk, town.killers = [], [], -1, town.place, {}
            town.acted = set()
        if e.phase == "day":
            town.executed = town.buried = -1
            town.hands, town.nominators, town.guesses = [], [], []
            town.dawns.append(town.place)

    def _died(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.alive, s.feigns = False, e.feigned
        if self.town.phase == "night":
            self.town.killers.pop(e.seat, None)
            if e.cause == "demon" and e.by >= 0:
                self.town.killers[e.seat] = self.town.then(e.by)
        if e.cause == "execution":
            self.town.buried = e.seat

    def _revived(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.alive = s.ghost_vote = True
        s.reminders = [r for r in s.reminders if r.name != "no-ability"]
        s.gained = []

    def _returned(self, e: Any) -> None:
        for no in e.seats:
            self.town.seats[no].ghost_vote = True

    def _nominated(self, e: Any) -> None:
        town = self.town
        town.nominations.append((e.by, e.seat))
        town.nominators.append(town.then(e.by))
        town.seats[e.seat].nominated_as_this += 1
        town.pointed, town.up = [], []

    def _pointed(self, e: Any) -> None:
        self.town.pointed.append(e.seat)
        if e.up:
            self.town.up.append(e.seat)
            self.town.hands.append(self.town.then(e.seat))

    def _claimed(self, e: Any) -> None:
        if e.said.startswith("is>"):
            _, role, who = e.said.split(">")
            self.town.guesses.append((e.seat, role, self.town.then(int(who[1:]))))

    def _woke(self, e: Any) -> None:
        if e.role in self.town.seats[e.seat].wakes_as:
            self.town.acted.add(e.seat)

    def _visited(self, e: Any) -> None:
        self.town.asked[e.seat] = e.said

    def _counted(self, e: Any) -> None:
        town = self.town
        town.block = e.block
        town.results.append((len(town.up), e.seat))
        for no in town.up:
            town.seats[no].ghost_vote &= town.seats[no].alive

    def _executed(self, e: Any) -> None:
        self.town.executed = e.seat
