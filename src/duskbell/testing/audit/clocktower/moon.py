"""An auditor's reading of Bad Moon Rising: deaths beside the Demon's, who is drunk for days, who comes back up."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import KIND
from duskbell.testing.audit.clocktower.checker import Checker, Scene, guards, is_demon
from duskbell.testing.audit.clocktower.readings import Eyes, Memory, claim
from duskbell.testing.audit.clocktower.town import Sitter

LASTS = {"courtier": 3, "minstrel": 2}
"""For how many nights whom they make drunk stays so."""


class Moon(Checker):
    """`gossip`: what each has said today as a Gossip, and how all seemed then; `words`: whom each has named as a
    Moonchild, if good; `eaten`: whom each Shabaloth chose last night; `drunk`: since which day somebody is drunk, by
    whom, of what.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.gossip: dict[int, list[tuple[str, Memory]]] = {}
        self.words: dict[int, int] = {}
        self.surely_good: dict[int, bool] = {}
        self.eaten: dict[int, tuple[int, ...]] = {}
        self.chose: dict[int, tuple[int, ...]] = {}
        self.drunk: dict[tuple[int, int, str], int] = {}
        self.killed: dict[int, int] = {}
        self.lost = False
        self.first_at_goon: dict[int, int] = {}
        self.sides_at_goon: dict[int, str] = {}
        """On which side that seat was then: a Snake Charmer may turn it later in the night."""
        self.numb: dict[int, int] = {}
        """When each was first chosen tonight while drunk or poisoned: nobody is the first any more."""
        self.anew: dict[int, int] = {}
        """When each has had an ability given, or given back."""
        self.turned: tuple[int, str] | None = None
        self.sung: dict[int, bool] = {}
        self.told_of = -1
        self.cast: dict[int, tuple[int, tuple[str, ...]]] = {}
        self.decided: dict[str, str] = {}
        self.struck = ""

    def _phase_began(self, e: Any) -> None:
        if e.phase == "night":
            self.eaten, self.chose, self.killed, self.first_at_goon = self.chose, {}, {}, {}
            self.numb = {}
        if e.phase == "day":
            self.gossip, self.words, self.lost = {}, {}, False
        self._has_sung()

    # -- deaths

    def _died(self, e: Any) -> None:
        self._has_sung()
        town, s, deed = self.town, self.town.seats[e.seat], self.scene.deed
        if town.phase != "night" and "outsider" in town.kinds(s):
            self.lost = True
        if town.phase == "night" and e.cause == "demon":
            self.killed[e.seat] = town.place
        if e.cause == "execution":
            minion = Eyes(town).seem(s, "minion")
            for minstrel in town.sober("minstrel"):
                if self._sings(minstrel) and minstrel is not s:
                    self.sung[minstrel.no] = minion == {True}
        if e.cause == "ability" and e.by >= 0:
            reads = getattr(self, f"_by_{e.of}", None)
            if reads is not None:
                self.must(reads(e, s, town.seats[e.by], deed), f"seat {e.seat} dies by the {e.of} of seat {e.by}")

    def _by_gambler(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        if deed is None or (deed.role, deed.seat) != ("gambler", e.by):
            return False
        wrong = False in Eyes(self.town).seem(self.town.seats[deed.targets[0]], deed.named)
        return s is by and wrong and self.town.works(by, "gambler")

    def _by_gossip(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        said = self.gossip.get(e.by, [])
        return self.town.works(by, "gossip") and any(True in claim(then, what) for what, then in said)

    def _by_tinker(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        return s is by and self.town.works(by, "tinker")

    def _by_moonchild(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        named = self.words.get(e.by)
        mayor = named is not None and self.town.works(self.town.seats[named], "mayor")  # another may die for one
        return (named == e.seat or mayor) and self.town.works(by, "moonchild") and self.town.phase == "night"

    def _by_grandmother(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        return s is by and self.town.works(by, "grandmother") and self._is_bereaved(e.by)

    def _is_bereaved(self, no: int) -> bool:
        """Whether a Demon has killed tonight whom this Grandmother had been shown before."""
        return any(
            (r.name, r.by) == ("grandchild", no) and r.at < at
            for killed, at in self.killed.items()
            for r in self.town.seats[killed].reminders
        )

    def _by_godfather(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        mine = deed is not None and (deed.role, deed.seat) == ("godfather", e.by)
        chosen = mine and (e.seat in deed.targets or "bounce" in self.decided)
        return chosen and deed.worked and self.lost

    def _by_assassin(self, e: Any, s: Sitter, by: Sitter, deed: Any) -> bool:
        mine = deed is not None and (deed.role, deed.seat) == ("assassin", e.by) and e.seat in deed.targets
        return mine and deed.worked and not deed.was_spent and e.surely

    # -- what should have come

    def _step_done(self, e: Any) -> None:
        town = self.town
        if e.step == "moonchild":
            for by, who in self.words.items():
                sure = self.surely_good[by] and town.works(town.seats[by], "moonchild")
                lives = sure and town.seats[who].alive and "bounce" not in self.decided
                self.must(not lives or guards(town, town.seats[who], "ability")[1], f"seat {who} was named and lives")
        if e.step == "grandmother":
            for nan in town.sober("grandmother"):
                spared = not self._is_bereaved(nan.no) or guards(town, nan, "ability")[1]
                self.must(spared, f"the grandchild of seat {nan.no} was killed, and she lives")
        if e.step == "gossip":
            for by, said in self.gossip.items():
                sure = town.works(town.seats[by], "gossip") and any(claim(then, what) == {True} for what, then in said)
                self.must(
                    not sure or "gossip-kills" in self.decided, f"seat {by} said what is so, and nobody dies of it"
                )
        self.decided = {}
        for (seat, by, of), day in self.drunk.items():
            late = town.day - day >= LASTS[of] and town.seats[seat].lies("drunk", by, of)
            self.must(not late, f"seat {seat} is drunk for too long by the {of}")

    def _decided(self, e: Any) -> None:
        self.decided[e.kind] = e.answer

    def _claimed(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        if e.role == "gossip" and "gossip" in s.has:
            said = self.gossip.setdefault(e.seat, [])
            kept = any(r.name == "keeps-ability" for r in s.reminders)
            if (s.lives or kept) and len(said) <= self.town.acts_twice(s):  # what is said beyond that is for show
                said.append((e.said, Memory(self.town)))

    def _last_words(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        mine = e.role == "moonchild" and e.target >= 0 and "moonchild" in s.has and s.died_with("moonchild")
        if mine and "good" in self.town.sides(self.town.seats[e.target]):
            self.words[e.seat] = e.target
            self.surely_good[e.seat] = self.town.sides(self.town.seats[e.target]) == {"good"}

    # -- choices

    def _left(self, e: Any) -> None:
        """Who sits down there later was neither chosen nor named."""
        self.words = {by: who for by, who in self.words.items() if who != e.seat}
        self.gossip.pop(e.seat, None)
        self.chose = {by: tuple([n for n in named if n != e.seat]) for by, named in self.chose.items()}

    def _chose(self, e: Any) -> None:
        town = self.town
        if e.role == "shabaloth":
            self.chose[e.seat] = (*self.chose.get(e.seat, ()), *e.targets)
        real = e.role in town.seats[e.seat].has
        for n in e.targets if real and town.phase == "night" else ():
            if n != e.seat and town.works(town.seats[n], "goon"):
                self._meets(n, e.seat)
            elif n != e.seat:
                self._is_numb(n)

    def _named(self, e: Any) -> None:
        """A Courtier chooses the Goon by its name."""
        for s in self.town.seats if e.role == "courtier" else ():
            if s.role == e.named == "goon" and not self.town.works(s, "goon"):
                self._is_numb(s.no)

    def _is_numb(self, no: int) -> None:
        """Who is chosen has the ability, and is drunk or poisoned."""
        s = self.town.seats[no]
        if "goon" in s.has and (s.lives or any(r.name == "keeps-ability" for r in s.reminders)):
            self.numb[no] = self.town.place

    def _meets(self, goon: int, by: int) -> None:
        numb = self.numb.get(goon, -1) > max(self.town.seats[goon].became, self.anew.get(goon, -1))
        if goon not in self.first_at_goon and not numb:
            self.first_at_goon[goon], self.sides_at_goon[goon] = by, self.town.seats[by].team

    def _first(self, goon: int, by: int) -> bool:
        """Whether this seat was the first that chose the Goon tonight; a Courtier does so by a name."""
        self._meets(goon, by)
        return self.first_at_goon.get(goon, -1) == by

    def _gained(self, e: Any) -> None:
        self.anew[e.seat] = self.town.place

    _restored = _gained

    def _sided(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        if "goon" in s.has and self.town.phase == "night":
            by = self.first_at_goon.get(e.seat, -1)
            turns = by >= 0 and self.town.seats[by].team == e.team and not (e.team == "good" and self._stays_evil(s))
            self.must(turns, f"the Goon of seat {e.seat} changes sides")

    def _stays_evil(self, s: Sitter) -> bool:
        """Whether a Pit-Hag has made an evil player this Goon."""
        return any(r.name == "stays-evil" and r.at > s.became for r in s.reminders)

    def _slept(self, e: Any) -> None:
        deed, town = self.scene.deed, self.town
        if deed is None:
            return
        for goon, by in [(n, by) for n, by in self.first_at_goon.items() if "goon" in town.seats[n].has]:
            laid = town.seats[by].lies("drunk", goon, "goon") or not town.seats[goon].lives
            evil = self._stays_evil(town.seats[goon])
            same = evil or town.seats[goon].team == self.sides_at_goon[goon] or not town.seats[goon].lives
            self.must(laid and same, f"seat {by} chose the Goon, and nothing came of it")
        s = town.seats[deed.seat]
        if deed.role == "courtier" and deed.named:
            there = [o for o in town.seats if town.faces(o) == {deed.named}]
            drunk = any(o.lies("drunk", s.no, "courtier") for o in town.seats)
            sober = deed.worked and not any(r.of == "goon" and r.at > town.dusk for r in s.reminders)
            self.must(drunk or not there or not sober, f"the {deed.named} is not drunk, though a Courtier named it")
            self.must(s.used("courtier"), "a Courtier's ability is not used up")
        if deed.role == "grandmother" and town.works(s, "grandmother") and self.told_of >= 0:
            marked = town.seats[self.told_of].lies("grandchild", s.no, "grandmother")
            self.must(marked, "nobody is the grandchild of a healthy Grandmother")
        if deed.role == "gambler" and deed.named and deed.worked and town.works(s, "gambler"):
            wrong = Eyes(town).seem(town.seats[deed.targets[0]], deed.named) == {False}
            dies = s.no in deed.died or not s.lives or guards(town, s, "ability")[1] or not wrong
            self.must(dies, "a Gambler that guessed wrong lives")
        self.told_of = -1

    def _told(self, e: Any) -> None:
        if e.role == "grandmother":
            self.told_of = int(e.said[1][1:])

    def _cast_shown(self, e: Any) -> None:
        town = self.town
        if self.cast.get(e.seat) == (town.day, e.roles):
            return  # where all choose at once, what it was shown in its turn is told before dawn
        self.cast[e.seat] = town.day, e.roles
        healthy = town.works(town.seats[e.seat], "godfather")
        there = {s.role for s in town.people if KIND[s.role] == "outsider"}
        surely = {s.role for s in town.people if town.kinds(s) == {"outsider"}}
        seem = [s for s in town.people if "outsider" in town.kinds(s) and s.role not in there]
        more = {*e.roles} - there
        fits = surely <= {*e.roles} and len(more) <= len(seem) and all(KIND[x] == "outsider" for x in more)
        fits = fits and list(e.roles) == sorted({*e.roles})
        self.must(not healthy or fits, f"a Godfather is shown {e.roles}")

    def _deluded(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        self.must((s.role, s.belief) == ("lunatic", e.role), f"seat {e.seat} is said to take itself for the {e.role}")

    # -- reminders, and who comes back

    def _marked(self, e: Any) -> None:
        town = self.town
        if e.by < 0 or e.name == "no-ability":
            return
        by, deed = town.seats[e.by], self.scene.deed
        works = town.works(by, e.of)
        if e.name == "drunk" and e.of in LASTS:
            self.drunk[e.seat, e.by, e.of] = town.day
        mine = deed is not None and (deed.seat, deed.role) == (e.by, e.of)
        fits = {
            "drunk courtier": works and mine and deed is not None and deed.named in town.faces(town.seats[e.seat]),
            "drunk minstrel": e.by in self.sung and e.seat != e.by,
            "drunk goon": e.of == "goon" and works and self._first(e.by, e.seat),
            "moon moonchild": self.words.get(e.by) == e.seat,
            "grandchild grandmother": works and mine and self.told_of == e.seat,
            "last-day mastermind": e.seat == e.by and not any(is_demon(s) for s in town.living),
        }
        self.must(fits.get(f"{e.name} {e.of}", True), f"{e.name} of the {e.of} lies on seat {e.seat}")

    def _unmarked(self, e: Any) -> None:
        if e.name == "drunk" and e.of in LASTS:
            day = self.drunk.pop((e.seat, e.by, e.of), -9)
            self.must(self.town.day - day == LASTS[e.of], f"seat {e.seat} is sober of the {e.of} at a wrong time")

    def _sings(self, s: Any) -> bool:
        """Whether somebody lives, or has the ability though dead."""
        return s.lives or any(r.name == "keeps-ability" for r in s.reminders)

    def _has_sung(self) -> None:
        """When a Minion has died by execution, all others are drunk of a Minstrel."""
        for no in [no for no, sure in self.sung.items() if sure and self._sings(self.town.seats[no])]:
            drunk = all(s.lies("drunk", no, "minstrel") for s in self.town.residents if s.no != no)
            self.must(drunk, "a Minion was executed, and not all are drunk of the Minstrel")
        self.sung = {}

    _execution_settled = _life_turned = lambda self, e: self._has_sung()

    def _revived(self, e: Any) -> None:
        self.anew[e.seat] = self.town.place
        deed = self.scene.deed
        if deed is not None and deed.role == "professor":
            return
        eaten = {n for targets in self.eaten.values() for n in targets}
        sober = any(s.lives for s in self.town.sober("shabaloth"))
        self.must(e.seat in eaten and sober and not self.town.seats[e.seat].lives, f"seat {e.seat} comes back up")
