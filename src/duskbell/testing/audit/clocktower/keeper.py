"""How what the log tells changes the town that an auditor keeps."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import ENDS_AT_DAWN, ENDS_AT_DUSK
from duskbell.testing.audit.clocktower.town import USED, Reminder, Town

GONE = -2
"""Who has nominated today, and left."""


class Keeper:
    """Takes one event after the other, when it has been judged."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.trophies: dict[Reminder, int] = {}
        """By which dead Minion a Vigormortis poisons: the last that it has marked before."""
        self._trophy: dict[int, int] = {}
        self._taken: list[int] = []
        """Beside which dead Minions poison was taken up last, and has not been laid anew."""
        self._beside = -1

    def read(self, name: str, e: Any) -> None:
        """One more event."""
        apply = getattr(self, f"_{name}", None)
        if apply is not None:
            apply(e)
            self.town.changed()
        self.town.place += 1

    def _script_chosen(self, e: Any) -> None:
        self.town.script = e.script

    def _fabled_came(self, e: Any) -> None:
        self.town.fabled = frozenset(e.roles)

    def _fabled_left(self, e: Any) -> None:
        self.town.fabled -= {e.role}

    def _collected(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        for o in self.town.seats:  # what it has laid as what it was is gone, whatever it becomes later
            o.reminders = [r for r in o.reminders if r.by != e.seat or r.of not in s.has or r.name == "red-herring"]
        s.role, s.team, s.belief, s.gained, s.nominated_as_this, s.became = e.role, e.team, "", [], 0, self.town.place
        s.came_by = {}
        s.alive, s.feigns = s.lives, False
        gone = (*USED, "keeps-ability", "seems-otherwise")
        s.reminders = [r for r in s.reminders if r.name not in gone]

    _became = _collected

    def _misled(self, e: Any) -> None:
        self.town.seats[e.seat].belief = e.role

    def _gained(self, e: Any) -> None:
        self.town.seats[e.seat].gained.append((e.role, e.by, e.of))
        self.town.seats[e.seat].came_by[e.role] = self.town.place
        if e.role == "virgin":
            self.town.seats[e.seat].nominated_as_this = 0

    def _lent_in_vain(self, e: Any) -> None:
        self.town.seats[e.seat].gained[-1] = (e.role, e.seat, "")

    def _sided(self, e: Any) -> None:
        self.town.seats[e.seat].team = e.team

    def _swayed(self, e: Any) -> None:
        self.town.seats[e.seat].team = e.team

    def _marked(self, e: Any) -> None:
        if (e.name, e.of) == ("no-ability", "fool"):
            self.town.escaped.add(e.seat)
        reminder = Reminder(e.name, e.by, e.of, self.town.place)
        self.town.seats[e.seat].reminders.append(reminder)
        if (e.name, e.of) == ("keeps-ability", "vigormortis"):
            self._trophy[e.by] = e.seat
            self.town.trophies.add(e.seat)
        if (e.name, e.of) == ("poisoned", "vigormortis"):
            moves = self._beside in self._taken
            self.trophies[reminder] = self._beside if moves else self._trophy.get(e.by, -1)
            if moves:
                self._taken.remove(self._beside)
            self._beside = -1

    def _poison_moved(self, e: Any) -> None:
        self._beside = e.beside

    def _unmarked(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        if (e.name, e.of) == ("poisoned", "vigormortis"):
            self._taken = [self.trophies[r] for r in s.reminders if (r.name, r.by, r.of) == (e.name, e.by, e.of)]
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
            town.executed, town.buried, town.all_buried = -1, -1, []
            town.hands, town.nominators, town.guesses = [], [], []
            town.dawns.append(town.place)

    def _died(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.alive, s.feigns, s.tokens, s.died = False, e.feigned, 0, self.town.place
        if self.town.phase == "night":
            self.town.killers.pop(e.seat, None)
            if e.cause == "demon" and e.by >= 0:
                self.town.killers[e.seat] = self.town.then(e.by)
        if e.cause == "execution":
            self.town.buried = e.seat
            self.town.all_buried.append(self.town.then(e.seat))

    def _revived(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.alive = s.ghost_vote = True
        s.nominated_as_this = 0
        s.reminders = [r for r in s.reminders if r.name not in (*USED, "keeps-ability")]
        s.gained = []
        for o in self.town.seats:
            o.reminders = [r for r in o.reminders if self.trophies.get(r) != e.seat]
        self._begins_anew(e.seat)

    def _begins_anew(self, no: int) -> None:
        """Whom somebody had made drunk, or was shown, before they died is nothing to them now."""
        for o in self.town.seats:
            o.reminders = [r for r in o.reminders if r.by != no or r.name not in ("drunk", "grandchild")]

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
        if e.role == "juggler" and e.said.startswith("is>"):
            _, role, who = e.said.split(">")
            town, s = self.town, self.town.seats[e.seat]
            has_it = s.lives or any(r.name == "keeps-ability" for r in s.reminders)
            so_far = sum(by == e.seat for by, _, _ in town.guesses)
            if has_it and so_far < 5 * (1 + town.acts_twice(s)):  # the rest is for show
                town.guesses.append((e.seat, role, town.then(int(who[1:]))))

    def _woke(self, e: Any) -> None:
        if e.role in self.town.seats[e.seat].wakes_as:
            self.town.acted.add(e.seat)

    def _visited(self, e: Any) -> None:
        self.town.asked[e.seat] = e.said, self.town.moment()

    def _counted(self, e: Any) -> None:
        town = self.town
        town.block = e.block
        town.results.append((e.votes, e.seat))
        for s in [town.seats[no] for no in town.up] if not town.sober("voudon") else []:
            s.ghost_vote &= s.alive
            s.tokens = max(0, s.tokens - 1)

    # -- Travellers

    def _volunteered(self, e: Any) -> None:
        for no in e.seats:
            self.town.seats[no].travels = True

    def _came(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.role, s.team, s.travels, s.away, s.alive, s.feigns, s.ghost_vote = e.role, "", True, False, True, False, True
        s.gained, s.reminders, s.became, s.tokens = [], [], self.town.place, 0

    def _aligned(self, e: Any) -> None:
        self.town.seats[e.seat].team = e.team

    def _left(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.alive, s.away, s.ghost_vote, s.gained, s.reminders = False, True, False, [], []
        for o in self.town.seats:
            o.reminders = [r for r in o.reminders if r.by != e.seat]
        self.town.nominations = [(GONE if by == e.seat else by, who) for by, who in self.town.nominations]

    def _token_given(self, e: Any) -> None:
        self.town.seats[e.by].ghost_vote = False
        self.town.seats[e.to].tokens += 1

    def _seats_swapped(self, e: Any) -> None:
        town, (a, b) = self.town, e.seats
        i, j = town.order.index(a), town.order.index(b)
        town.order[i], town.order[j] = b, a
        town.moved = town.place

    def _restored(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        s.nominated_as_this = 0
        if s.used("philosopher"):  # it names somebody anew, and has no more what it named before
            s.gained = [loan for loan in s.gained if loan[2] != "philosopher" and (loan[2] or loan[0] == "philosopher")]
        s.reminders = [r for r in s.reminders if r.name not in USED]
        self._begins_anew(e.seat)

    def _exile_called(self, e: Any) -> None:
        self.town.pointed, self.town.up = [], []

    def _exile_pointed(self, e: Any) -> None:
        self.town.pointed.append(e.seat)
        if e.up:
            self.town.up.append(e.seat)

    def _put_forward(self, e: Any) -> None:
        town = self.town
        town.nominations.append((-1, e.seat))
        town.seats[e.seat].nominated_as_this += 1
        town.pointed, town.up = [], []

    def _overruled(self, e: Any) -> None:
        town = self.town
        town.block = e.block
        town.results = [(votes, seat) for votes, seat in town.results if seat != e.seat]

    def _encore_began(self, e: Any) -> None:
        self.town.block, self.town.results = -1, []

    def _executed(self, e: Any) -> None:
        self.town.executed = e.seat
