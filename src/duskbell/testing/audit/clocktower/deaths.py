"""An auditor's reading of death: who dies of what, who should have and did not, and who follows a Demon."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import KILLS_ONE, KIND
from duskbell.testing.audit.clocktower.checker import Checker, Deed, Scene, guards, is_demon
from duskbell.testing.audit.clocktower.town import Sitter

KILLERS = KILLS_ONE | {"po", "lycanthrope", "shabaloth", "assassin", "godfather"}
BRINGS = frozenset({"gambler", "gossip", "tinker", "moonchild", "grandmother", "godfather", "assassin"}) | {
    *("gunslinger", "harlot", "doomsayer"),
}
"""Who brings deaths that are read elsewhere."""


class Deaths(Checker):
    """`heirloom`: what the Demon that died last was."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.heirloom = ""
        self.jumped = False
        self.cursed = -1
        self.bounced: set[int] = set()
        """Mayors for whom somebody else has died tonight, or would have."""
        self.pukka: dict[int, int] = {}
        """Where in the log each Pukka was woken last tonight: whom it had poisoned before dies."""

    def _died(self, e: Any) -> None:
        town, victim = self.town, self.town.seats[e.seat]
        self.must(victim.lives, f"seat {e.seat} dies twice")
        sure, _ = guards(town, victim, e.cause)
        self.must(not e.surely or e.of == "assassin", f"nothing protects seat {e.seat} from the {e.of}")
        self.must(not sure or e.surely or e.cause == "referee", f"seat {e.seat} dies though protected")
        if e.cause == "demon":
            self._by_demon(e)
        elif e.cause == "execution":
            self.must(town.executed == e.seat, f"seat {e.seat} dies by an execution that was not its own")
        elif e.cause == "exile":
            pass  # read in `travels`
        elif e.cause == "ability":
            self._by_ability(e)
        feigns = town.works(victim, "zombuul") and not victim.feigns and e.cause != "referee"
        self.must(e.feigned == feigns, f"seat {e.seat} seems dead: {e.feigned}, not {feigns}")
        deed = self.scene.deed
        if deed is not None:
            deed.died.append(e.seat)
        self._succession(e, victim)

    def _by_demon(self, e: Any) -> None:
        town, deed = self.town, self.scene.deed
        killer = town.seats[e.by]
        self.must(town.works(killer, e.of) and KIND[e.of] == "demon", f"seat {e.seat} dies of no Demon")
        if e.of == "pukka":
            mine = [r for r in town.seats[e.seat].reminders if (r.name, r.by, r.of) == ("poisoned", e.by, "pukka")]
            bounced = any(self._bounces(s) for s in town.seats if s.no != e.seat)
            before = town.dusk if deed is None or deed.role != "pukka" else deed.wakes
            self.must(any(r.at < before for r in mine) or bounced, f"seat {e.seat} dies of a poison it had not")
            return
        targets = deed.targets if deed is not None and (deed.seat, deed.role) == (e.by, e.of) else ()
        bounced = any(self._bounces(town.seats[n]) for n in targets if n != e.seat)
        self.must(e.seat in targets or bounced, f"seat {e.seat} dies, and the {e.of} chose {targets}")

    def _instead(self, e: Any, targets: tuple[int, ...]) -> bool:
        """Whether somebody dies for a Mayor who was attacked."""
        return any(n != e.seat and self._bounces(self.town.seats[n], "ability") for n in targets)

    def _bounces(self, s: Sitter, cause: str = "demon") -> bool:
        """Whether another may die for this one."""
        return s.lives and self.town.works(s, "mayor") and not guards(self.town, s, cause)[0]

    def _by_ability(self, e: Any) -> None:
        town, deed, by = self.town, self.scene.deed, self.town.seats[e.by]
        targets = deed.targets if deed is not None and deed.seat == e.by else ()
        if e.of == "slayer":
            demon = "demon" in town.kinds(town.seats[e.seat])
            self.must(
                demon and town.works(by, "slayer") and not town.spent(by, "slayer"), f"seat {e.seat} is slain by {e.by}"
            )
        elif e.of == "lycanthrope":
            good = "good" in town.sides(town.seats[e.seat])
            chosen = good and e.seat in targets
            self.must((chosen or self._instead(e, targets)) and town.works(by, "lycanthrope"), f"seat {e.seat} is torn")
        elif e.of == "pithag":
            made = deed is not None and KIND.get(deed.named) == "demon" and deed.role == "pithag"
            self.must(made, f"seat {e.seat} dies, and no Demon was made")
        elif e.of in BRINGS:
            pass  # read in `moon` and in `travels`
        elif e.of == "witch":
            cursed = town.seats[e.seat].lies("cursed", e.by, "witch") and town.works(by, "witch")
            nominates = town.phase != "night" and bool(town.nominations) and town.nominations[-1][0] == e.seat
            self.must(cursed and nominates and town.are_many, f"seat {e.seat} dies of a curse")
        elif e.of == "fanggu":
            self.must(e.seat == e.by and self.jumped, f"seat {e.seat} dies for nobody as a Fang Gu")
        else:
            self.must(False, f"seat {e.seat} dies by the {e.of}")

    def _slept(self, e: Any) -> None:
        """Who was attacked and lives must have had a reason."""
        deed, town = self.scene.deed, self.town
        self._inherited()
        if deed is None or deed.role not in KILLERS or not deed.worked:
            return
        killer = town.seats[deed.seat]
        for n in deed.targets:
            if deed.role == "assassin" and n not in deed.died and deed.lived[n] and not deed.was_spent:
                self.must(False, f"seat {n} was attacked by the assassin and lives")
            elif n not in deed.died and deed.lived[n] and not self._is_spared(deed, town.seats[n]):
                gone = not town.works(killer, deed.role)
                self.must(gone, f"seat {n} was attacked by the {deed.role} and lives")

    def _outlived(self, e: Any) -> None:
        """Of several whom somebody attacks, one may be guarded by another who dies after them."""
        deed = self.scene.deed
        if deed is not None and deed.seat == e.seat and self._is_spared(deed, self.town.seats[e.target]):
            deed.guarded |= {e.target}

    def _is_spared(self, deed: Deed, s: Sitter) -> bool:
        town = self.town
        jumped = deed.role == "fanggu" and s.role == "fanggu" and s.became > deed.wakes
        wolf = deed.role in ("lycanthrope", "godfather")
        cause = "ability" if wolf else "demon"
        guarded = s.no in deed.guarded or guards(town, s, cause)[1]
        return (
            guarded
            or s.no in self.bounced
            or self._bounces(s, cause)
            or jumped
            or (deed.role == "fanggu" and self.jumped)
            or (deed.role == "lycanthrope" and "evil" in town.sides(s))
        )

    def _nominated(self, e: Any) -> None:
        """Who is cursed and nominates must die of it."""
        town, s = self.town, self.town.seats[e.by]
        cursed = any(r.name == "cursed" and town.works(town.seats[r.by], r.of) for r in s.reminders)
        self.cursed = e.by if cursed and town.are_many and not guards(town, s, "ability")[1] else -1

    def _stage_began(self, e: Any) -> None:
        self._struck()

    def _struck(self) -> None:
        self.must(self.cursed < 0 or not self.town.seats[self.cursed].alive, f"seat {self.cursed} is cursed and lives")
        self.cursed = -1

    # -- who a Pukka poisoned dies the night after

    def _decided(self, e: Any) -> None:
        if e.kind == "bounce":
            self.bounced.add(e.seat)

    def _dusk_fell(self, e: Any) -> None:
        self.bounced = set()
        self.pukka = {}

    def _woke(self, e: Any) -> None:
        if e.role == "pukka":
            self.pukka[e.seat] = self.town.place

    def _step_done(self, e: Any) -> None:
        self._inherited()
        town = self.town
        if e.step == "pukka":
            for s in town.seats:
                for r in s.reminders:
                    if (r.name, r.of) == ("poisoned", "pukka") and r.at < self.pukka.get(r.by, town.dusk):
                        self.must(
                            not town.works(town.seats[r.by], "pukka"), f"seat {s.no} is still poisoned by a Pukka"
                        )

    def _unmarked(self, e: Any) -> None:
        if e.name == "poisoned" and e.of == "pukka" and e.by >= 0:
            s = self.town.seats[e.seat]
            bounced = s.no in self.bounced or self._bounces(s)
            spared = not s.lives or guards(self.town, s, "demon")[1] or bounced
            self.must(spared, f"seat {e.seat} has survived a Pukka's poison")

    # -- who follows a Demon

    def _succession(self, e: Any, victim: Sitter) -> None:
        town = self.town
        self.scene.heirs, self.heirloom = frozenset(), victim.role
        others = [s for s in town.living if s is not victim]
        if e.feigned or not is_demon(victim):
            return
        jumped = e.of == "fanggu" and e.seat == e.by and e.cause == "ability"
        many = sum(not s.travels for s in others) + 1
        ladies = (
            [s.no for s in others if town.works(s, "scarletwoman") and not s.travels]
            if many >= 5 and not jumped
            else []
        )
        passed = victim.role == "imp" and (e.by, e.of) == (victim.no, "imp") and town.works(victim, "imp")
        minions = [s.no for s in others if KIND[s.role] == "minion"] if passed else []
        self.scene.heirs = frozenset(ladies or minions)

    def _became(self, e: Any) -> None:
        if self.scene.heirs:
            self.must(e.seat in self.scene.heirs and e.role == self.heirloom, f"seat {e.seat} follows as the {e.role}")
            self.scene.heirs = frozenset()
            return
        deed = self.deed_of("fanggu")
        chosen = deed is not None and (e.seat in deed.targets or self._instead(e, deed.targets))
        self.jumped = deed is not None and deed.worked and not deed.was_spent and chosen

    def _inherited(self) -> None:
        self.must(not self.scene.heirs, f"nobody follows the {self.heirloom}")
        self.scene.heirs = frozenset()

    def _life_turned(self, e: Any) -> None:
        self._inherited()
        self.must(self.town.seats[e.seat].alive == e.alive, f"the token of seat {e.seat} is turned wrongly")

    def _phase_began(self, e: Any) -> None:
        self._struck()
        self._inherited()

    def _ended(self, e: Any) -> None:
        if e.reason in ("clocktower.demons-dead",):
            self._inherited()
