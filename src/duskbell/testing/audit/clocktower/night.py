"""An auditor's reading of the night: the sheet, who is woken, whom they may name, and what they are told."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import (
    AT_DUSK,
    AT_DUSK_LATER,
    CHOOSES,
    FIRST,
    GOOD,
    KIND,
    LATER,
    LIVING_ONLY,
    OTHERS_ONLY,
    STARTING,
)
from duskbell.testing.audit.clocktower.checker import Checker, Deed, Scene, guards, is_demon
from duskbell.testing.audit.clocktower.order import is_moved, own_order
from duskbell.testing.audit.clocktower.statements import fault, may_be, must_be_false, plainly_true
from duskbell.testing.audit.clocktower.town import Sitter

LEARNERS = frozenset(
    {
        *("washerwoman", "librarian", "investigator", "chef", "empath", "fortuneteller", "undertaker", "ravenkeeper"),
        *("mathematician", "dreamer", "flowergirl", "towncrier", "oracle", "juggler", "sage", "grandmother"),
    }
)
"""Who learns something whenever they are woken, if their ability works."""
UNWOKEN = ("barber", "gossip", "tinker", "moonchild", "barista")
"""Whose step is not theirs to act in: who is woken for it is another, or nobody."""


class Night(Checker):
    """`due`: who has to be woken in the step that is under way; `woken`: who was tonight, as what; `asked`: ahead."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.steps: list[str] = []
        self.due: set[tuple[int, str]] = set()
        self.woken: set[tuple[int, str]] = set()
        self.asked: set[tuple[int, str]] = set()
        self.begun_anew: set[int] = set()
        self.chosen_before: dict[tuple[int, str], tuple[int, ...]] = {}
        self.chosen: dict[tuple[int, str], tuple[int, ...]] = {}
        self.po_chose: dict[int, tuple[int, tuple[int, ...]]] = {}
        self.died_by_day: set[int] = set()
        self.died_tonight: set[int] = set()
        self.wrong: set[int] = set()
        self.doubtful: set[int] = set()
        self.all_chose = 0
        self.idle: tuple[str, ...] = ()
        self.told: tuple[int, str, tuple[int, ...], tuple[str, ...]] | None = None
        self.exorcised: set[int] = set()
        self.silent: set[tuple[int, str]] = set()
        """Whose abilities did not work when somebody died or was executed last, or have missed a target tonight."""
        self.missed: set[tuple[int, str]] = set()
        self.shown: dict[tuple[int, str], int] = {}
        self.back: dict[int, int] = {}
        self.lost = self.surely_lost = False
        self.met: set[tuple[int, ...]] = set()
        """Who was shown something and where in the log; who came back; whether somebody has died by day who seemed an
        Outsider, or surely was one; which twins have met tonight. `idle`: who had nobody to choose when all
        chose together.
        """

    # -- the sheet

    def _phase_began(self, e: Any) -> None:
        if e.phase == "night":
            self.steps, self.woken, self.begun_anew, self.died_tonight = [], set(), set(), set()
            self.asked = set()
            self.met = set()
            self.chosen_before, self.chosen, self.exorcised = self.chosen, {}, set()
        if e.phase == "day":
            self.died_by_day, self.wrong, self.doubtful, self.lost = set(), set(), set(), False
            self.surely_lost = False
            first = self.town.day == 1
            sheet = self._sheet(first)
            right = [x for x in sheet if x in self.town.script or x.endswith("info") or self._travels(x)]
            found = [x for x in self.steps if x in sheet]
            named = [x for x in own_order(self.scene.options.script, first) if x in right]
            so = found == right if not named else is_moved(found, right, named)
            self.must(so, f"the steps of the night were {found}, not {right}, or as the script says {named}")

    def _sheet(self, first: bool) -> tuple[str, ...]:
        own = FIRST if first else LATER[self.scene.options.order]
        return (*(AT_DUSK if first else AT_DUSK_LATER), *own)

    def _travels(self, step: str) -> bool:
        there = [s.role for s in self.town.people if s.travels]
        return step in there or (step == "dusk" and bool(there))

    def _dusk_fell(self, e: Any) -> None:
        self.due = self._awaited()
        self.missed = set()
        self.all_chose, self.idle = 0, ()

    def _all_chose(self, e: Any) -> None:
        self.all_chose = self.town.place
        if "bonecollector" not in self.steps:
            self.idle = () if any(not s.alive for s in self.town.people) else ("bonecollector",)

    def _step_done(self, e: Any) -> None:
        self.steps.append(e.step)
        for seat, role in self.due:
            s = self.town.seats[seat]
            there = s.became < self.town.place and role in s.wakes_as and seat not in self.died_tonight
            asked_before = 0 < self.all_chose < s.became if role in CHOOSES else role in self.idle
            there = there and not asked_before  # it was not, and so it rests
            if role == e.step and there and self._wakes(s, role, surely=True):
                self.must((seat, role) in self.woken, f"seat {seat} is not woken as the {role}")
        self.due = self._awaited()

    def _awaited(self) -> set[tuple[int, str]]:
        """Who would be woken if their step came now."""
        return {(s.no, role) for s in self.town.seats for role in s.wakes_as if self._wakes(s, role, surely=True)}

    def _wakes(self, s: Sitter, role: str, surely: bool = False) -> bool:
        """Whether somebody may be woken as this in its step of tonight, or must."""
        town = self.town
        if role not in self._sheet(town.day == 1) or role in UNWOKEN:
            return False
        if role == "ravenkeeper":
            return s.no in self.died_tonight and s.died_with(role)
        if role == "sage":
            return s.no in town.killers and s.died_with(role)
        kept = [r for r in s.reminders if r.name == "keeps-ability"]
        if not (s.lives or any(r.by < 0 or town.works(town.seats[r.by], r.of) for r in kept)):
            return False
        asleep = any(r.name == "exorcised" and town.works(town.seats[r.by], r.of) for r in s.reminders)
        return {
            "undertaker": town.buried >= 0,
            "zombuul": not self.died_by_day,
            "philosopher": not town.spent(s, role),
            **dict.fromkeys(("seamstress", "courtier", "assassin"), not town.spent(s, role)),
            "grandmother": self.shown.get((s.no, role), -1) < self._fresh(s, role),
            "godfather": self.shown.get((s.no, role), -1) < self._fresh(s, role)
            or ((self.surely_lost if surely else self.lost) and town.day > 1),
            "witch": town.are_many,
            "apprentice": not s.gained,
            "bonecollector": not town.spent(s, role) and any(not o.alive for o in town.people),
            "juggler": self._has_juggled(s),
            "professor": not town.spent(s, role) and any(not o.alive for o in town.people),
            "eviltwin": any(o.lies("twin", s.no, role) and (s.no, o.no) not in self.met for o in town.seats),
        }.get(role, True) and not (asleep and KIND[role] == "demon" and role in s.has)

    def _fresh(self, s: Sitter, role: str) -> int:
        """Since when what it tells at first has not been told."""
        return max(s.became, s.came_by.get(role, 0), self.back.get(s.no, 0))

    def _has_juggled(self, s: Sitter) -> bool:
        """Whether it guessed today, and today was its first day, or the first since it came back."""
        began = max(s.became, s.came_by.get("juggler", 0))
        dawns = self.town.dawns
        first = any([d for d in dawns if d > at] == dawns[-1:] for at in (began, max(began, self.back.get(s.no, 0))))
        return first and any(by == s.no for by, _, _ in self.town.guesses)

    # -- a deed

    def _woke(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        self.woken.add((e.seat, e.role))
        self.scene.deed = Deed(e.seat, e.role, town.place, was_spent=town.spent(s, e.role))
        if e.role == "barber":
            cut = any(r.name == "haircuts-tonight" for o in town.seats for r in o.reminders)
            seems = "demon" in town.kinds(s) and bool(town.demons())
            alone = {seat for seat, role in self.woken if role == "barber"} == {e.seat}
            first = alone and (e.seat, "barber") not in self.chosen
            self.must(first and cut and seems and s.lives, f"seat {e.seat} is given scissors")
            return
        self.must(e.role in s.wakes_as, f"seat {e.seat} is woken as the {e.role}")
        anew = e.role in STARTING and (s.became > town.dusk or e.seat in self.begun_anew)
        self.must(self._wakes(s, e.role) or anew, f"seat {e.seat} is woken as the {e.role} tonight")

    def _left(self, e: Any) -> None:
        """Who sits down there later was not chosen."""
        for key, targets in self.chosen.items():
            self.chosen[key] = tuple([-1 if no == e.seat else no for no in targets])

    def _meant(self, e: Any) -> None:
        self.asked.add((e.seat, e.role))

    def _restored(self, e: Any) -> None:
        self.begun_anew.add(e.seat)
        self.back[e.seat] = self.town.place

    def _gained(self, e: Any) -> None:
        self.begun_anew.add(e.seat)

    def _revived(self, e: Any) -> None:
        self.begun_anew.add(e.seat)
        self.back[e.seat] = self.town.place

    def _twins_met(self, e: Any) -> None:
        self.met.add(tuple(e.seats))

    def _cast_shown(self, e: Any) -> None:
        self.shown[e.seat, "godfather"] = self.town.place

    def _chose(self, e: Any) -> None:
        town, key = self.town, (e.seat, e.role)
        s = town.seats[e.seat]
        who = [town.seats[n] for n in e.targets]
        self.must(len(set(e.targets)) == len(e.targets), f"the {e.role} named somebody twice")
        if e.role in OTHERS_ONLY:
            self.must(e.seat not in e.targets, f"the {e.role} chose itself")
        # Of two who hold one step the first may have changed that, when what the second has chosen is read.
        second = any(role == e.role and no != e.seat for no, role in self.chosen)
        if e.role in LIVING_ONLY:
            self.must(second or all(o.alive for o in who), f"the {e.role} chose somebody dead")
        if e.role in ("professor", "bonecollector"):
            self.must(second or all(not o.alive for o in who), f"the {e.role} chose somebody alive")
        if e.role in ("exorcist", "devilsadvocate"):
            self.must(e.targets != self.chosen_before.get(key), f"the {e.role} chose whom it chose the night before")
        if e.role == "barber":
            right = len(who) in (0, 1, 2) and all(o is s or not is_demon(o) for o in who)
            self.must(right, "the scissors are for another Demon")
        many = {
            "seamstress": (0, 1, 2),
            "chambermaid": (2,),
            "assassin": (0, 1),
            "bonecollector": (0, 1),
            "shabaloth": (2,),
            "fortuneteller": (2,),
            "innkeeper": (2,),
            "po": (0, 1, 3),
            "barber": (0, 1, 2),
            "professor": (0, 1),
        }
        self.must(len(who) in many.get(e.role, (1,)), f"the {e.role} named {len(who)}")
        if e.role == "po":
            place, last = self.po_chose.get(e.seat, (-1, None))
            full = place > s.became and last == ()
            self.must((len(who) == 3) == full, f"a Po that chose {last} last named {len(who)}")
            self.po_chose[e.seat] = town.place, e.targets
        self.chosen[key] = e.targets
        self._note(e.targets)

    def _named(self, e: Any) -> None:
        town = self.town
        if e.role in ("philosopher", "cerenovus") and e.named:
            self.must(e.named in GOOD and e.named != "drunk", f"the {e.role} named the {e.named}")
        self.must(not e.named or e.named in town.script, f"the {e.role} named {e.named}, which is not on the script")
        if self.scene.deed is not None:
            self.scene.deed.named = e.named
            self.scene.deed.worked = town.works(town.seats[e.seat], e.role)

    def _note(self, targets: tuple[int, ...]) -> None:
        """How all is at the moment of a choice."""
        deed, town = self.scene.deed, self.town
        if deed is not None:
            deed.targets = targets
            deed.worked = town.works(town.seats[deed.seat], deed.role)
            deed.roles = [s.role for s in town.seats]
            deed.teams = [s.team for s in town.seats]
            deed.lived = [s.lives for s in town.seats]
            deed.demonic = frozenset([s.no for s in town.seats if "demon" in town.kinds(s)])
            cause = "ability" if deed.role == "lycanthrope" else "demon"
            deed.guarded = frozenset([s.no for s in town.seats if guards(town, s, cause)[1]])

    def _slept(self, e: Any) -> None:
        deed, town = self.scene.deed, self.town
        if deed is None:
            asked = (e.seat, e.role) in self.asked
            self.must(asked, f"seat {e.seat} falls asleep, and was not awake")
            return
        s = town.seats[e.seat]
        learns = (
            deed.role in LEARNERS
            or (deed.role == "chambermaid" and bool(deed.targets))
            or (deed.role == "seamstress" and len(deed.targets) == 2)
        )
        if learns and town.works(s, deed.role) and not deed.was_spent and self._can_be_told(deed.role):
            told = self.told is not None and self.told[:2] == (e.seat, e.role)
            self.must(told, f"a healthy {deed.role} learned nothing")
        if deed.role == "seamstress":
            before = any(r.name == "used-once" and r.of == "seamstress" for r in s.reminders)
            uses = len(deed.targets) == 2
            self.must(s.used("seamstress") == (uses or before), "a Seamstress's ability is not used up")
        if deed.role == "exorcist" and deed.worked and town.works(s, "exorcist"):
            right = {n for n in deed.targets if is_demon(town.seats[n])}
            self.must(right <= self.exorcised, "a Demon that was exorcised does not hear of it")
        self.told = None
        self.scene.over, self.scene.deed = deed, None

    # -- what is told

    def _can_be_told(self, role: str) -> bool:
        """Whether there is anything to tell: an Investigator has no word for a town without Minions."""
        return role != "investigator" or any("minion" in self.town.kinds(s) for s in self.town.people)

    def _told(self, e: Any) -> None:
        town, s = self.town, self.town.seats[e.seat]
        why = fault(town, s, e.role, e.chosen, e.said, self._failed(e.seat))
        self.must(not why, why)
        self.told = (e.seat, e.role, e.chosen, e.said)
        self.shown[e.seat, e.role] = town.place

    def _explained(self, e: Any) -> None:
        if self.told is None:
            return
        seat, role, chosen, said = self.told
        teller, wrong = self.town.seats[seat], self._failed(seat)
        so = plainly_true(self.town, teller, role, chosen, said, wrong)
        self.must(e.true == so or must_be_false(self.town, teller, role), f"{said} is called {e.true}, and is {so}")

    def _abnormal(self, e: Any) -> None:
        self.wrong.add(e.seat)
        town, s = self.town, self.town.seats[e.seat]
        misled = any(town.sober(role) for role in ("recluse", "spy", "lycanthrope"))
        lied = (
            self.told is not None
            and self.told[0] == e.seat
            and may_be(town, s, *self.told[1:], self._failed(e.seat)) != {True}
        )
        silent = not town.works(s, e.role) or (e.seat, e.role) in self.silent | self.missed
        so = silent or must_be_false(town, s, e.role) or misled or lied
        self.must(so, f"the {e.role} of seat {e.seat} is said to have failed, and nothing made it")

    def _failed(self, seat: int) -> range:
        """How many others' abilities may be said to have failed: those of which it is certain, and with jinxes more."""
        sure = self.wrong - {seat}
        demons = [who for (no, role), who in self._aimed() if self.town.seats[no].role == role]
        fools = {no for (no, role), who in self._aimed() if self._is_fool(no, role) and who not in demons}
        return range(len(sure), len(sure | (self.doubtful | fools) - {seat}) + 1)

    def _aimed(self) -> list[tuple[tuple[int, str], set[int]]]:
        """Whom Demons, and those who take themselves for one, have chosen tonight."""
        return [(key, {*who}) for key, who in self.chosen.items() if KIND[key[1]] == "demon" and who]

    def _is_fool(self, no: int, role: str) -> bool:
        return self.town.seats[no].role == "lunatic" and self.town.seats[no].belief == role

    def _faltered(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        jinxed = s.role == "drunk" and s.belief == e.role and "mathematician" in self.town.script
        self.must(jinxed, f"seat {e.seat} is said to have failed as the {e.role}")
        self.doubtful.add(e.seat)

    def _missed(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must(not self.town.works(s, e.role), f"a {e.role} that works has missed seat {e.target}")
        self.missed.add((e.seat, e.role))

    def _executed(self, e: Any) -> None:
        self.silent = {(s.no, role) for s in self.town.seats for role in s.has if not self.town.works(s, role)}

    def _died(self, e: Any) -> None:
        self._executed(e)
        if self.town.phase != "night":
            kinds = self.town.kinds(self.town.seats[e.seat])
            self.lost, self.surely_lost = self.lost or "outsider" in kinds, self.surely_lost or kinds == {"outsider"}
        (self.died_tonight if self.town.phase == "night" else self.died_by_day).add(e.seat)

    def _exorcised(self, e: Any) -> None:
        s, by = self.town.seats[e.seat], self.town.seats[e.by]
        chose = any(seat == e.by and e.seat in who for (seat, role), who in self.chosen.items() if role == "exorcist")
        now = "demon" in self.town.kinds(s) and chose and self.town.works(by, "exorcist")
        self.must(now or e.seat in self.exorcised, f"seat {e.seat} hears of an Exorcist")
        self.exorcised.add(e.seat)
