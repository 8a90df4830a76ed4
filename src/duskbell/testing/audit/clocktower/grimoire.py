"""An auditor's reading of the Grimoire: the cast, what is shown of it, who becomes what, which reminders are laid."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import COUNTS, DEMONS, GOOD, HIDDEN, KIND, MORE_OUTSIDERS
from duskbell.testing.audit.clocktower.checker import Checker, Deed, Scene
from duskbell.testing.audit.clocktower.town import Sitter

ON_CHOSEN = {
    "poisoned": ("poisoner", "pukka"),
    "safe": ("monk",),
    "master": ("butler",),
    "kept-alive": ("innkeeper",),
    "exorcised": ("exorcist",),
    "mad": ("cerenovus",),
    "cursed": ("witch",),
    "survives-execution": ("devilsadvocate",),
    "three-votes": ("bureaucrat",),
    "negative-vote": ("thief",),
}
"""Reminders that are laid on everybody who was chosen, and by whom."""
LAYS = {role: name for name, roles in ON_CHOSEN.items() for role in roles}

MOON = frozenset({"drunk courtier", "drunk minstrel", "drunk goon"})
"""Of Bad Moon Rising."""


class Grimoire(Checker):
    """`became`: who became what in the deed under way."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.became: list[tuple[int, str]] = []
        self.came_back: list[int] = []
        self.healed: list[int] = []
        self.mad: list[tuple[int, str]] = []
        self.met: list[Any] = []
        self.bluffed = False
        self.leapt = 0
        """Where in the log a Fang Gu first jumped."""
        self.mourns = False
        """Whether a Sweetheart has just died, and somebody must be drunk for it."""
        self.moves = False
        """Whether poison that was laid beside a dead Minion has just been taken from somebody, to lie elsewhere."""

    # -- the cast

    def _phase_began(self, e: Any) -> None:
        if e.phase != "night" or e.day != 1:
            return
        roles = [s.role for s in self.town.residents]
        towns, outs = divmod(COUNTS[len(roles)] // 10, 10)
        usable, least = self._outsiders(towns, outs)
        more = max(least, min(sum(MORE_OUTSIDERS.get(x, 0) for x in roles), usable - outs))
        sways = [n for n in (-1, 1) if least <= more + n <= usable - outs] if "godfather" in roles else []
        sentinel = (0, -1, 1) if "sentinel" in self.town.fabled else (0,)
        sways = [n + one for n in sways or [0] for one in sentinel if least <= more + n + one <= usable - outs]
        found = [sum(KIND[r] == kind for r in roles) for kind in ("townsfolk", "outsider", "demon")]
        right = [[towns - more - n, outs + more + n, 1] for n in sways or [0]]
        self.must(found in right, f"the cast is {roles}")
        self.must(len(set(roles)) == len(roles), f"a character is there twice: {roles}")
        self.must(set(roles) <= set(self.town.script), f"the cast is not of the script: {roles}")
        poses = {"drunk": "townsfolk", "lunatic": "demon"}
        misled = [KIND.get(s.belief or "?") == poses.get(s.role) for s in self.town.residents]
        self.must(all(misled), "who is misled is no Drunk, and no Lunatic")
        teams = [s.team == ("evil" if KIND[s.role] in ("minion", "demon") else "good") for s in self.town.residents]
        self.must(all(teams), "somebody begins on the wrong side")

    def _outsiders(self, towns: int, outs: int) -> tuple[int, int]:
        """How many Outsiders of the script can be dealt, and by how many at least there may be more: who is hidden
        needs another's token, and for each Outsider fewer there must be one of the Townsfolk.
        """
        script = self.town.script
        there = [sum(KIND[x] == kind for x in script) for kind in ("townsfolk", "outsider", "demon")]
        fewer = sum(-min(0, MORE_OUTSIDERS.get(x, 0)) for x in script) + ("godfather" in script)
        drunk = "drunk" in script and there[0] <= towns + min(fewer, outs)
        return there[1] - drunk - ("lunatic" in script and there[2] < 2), max(-outs, towns - there[0])

    def _evil_known(self, e: Any) -> None:
        right = [tuple(s.no for s in self.town.seats if KIND[s.role] == kind) for kind in ("demon", "minion")]
        fool = [s for s in self.town.seats if s.role == "lunatic" and e.demons == (s.no,)]
        lied = bool(fool) and len(e.minions) == len(right[1]) and fool[0].no not in e.minions
        self.must([e.demons, e.minions] == right or lied, "the evil ones were told of others")
        self.must(len(self.town.residents) >= 7, "below seven the evil ones do not learn of each other")

    def _bluffed(self, e: Any) -> None:
        there = {role for s in self.town.seats for role in s.wakes_as}
        good = all(KIND[r] in ("townsfolk", "outsider") for r in e.roles)
        lied = self.bluffed and any(s.role == "lunatic" for s in self.town.seats)
        self.bluffed = True
        free = [x for x in self.town.script if x in GOOD and (x not in there if not lied else x not in HIDDEN)]
        many = len(set(e.roles)) == len(e.roles) == min(3, len(free))
        self.must(good and (lied or not there & set(e.roles)) and many, f"the bluffs are {e.roles}")

    def _twins_met(self, e: Any) -> None:
        evil, good = (self.town.seats[n] for n in e.seats)
        right = evil.has.count("eviltwin") == 1 and good.lies("twin", evil.no, "eviltwin")
        shown = {good.role, good.belief or good.role}
        seen = right and e.roles[0] == "eviltwin" and e.roles[1] in shown
        self.must(seen or e in self.met, f"seats {e.seats} meet as {e.roles}")
        self.must(
            e.roles[1] not in HIDDEN or not self.scene.saw(good.no),
            f"seat {good.no} learns that it is the {e.roles[1]}",
        )
        self.met.append(e)

    def _maddened(self, e: Any) -> None:
        deed = self.deed_of("cerenovus")
        told = deed is not None and (deed.worked or e.seat == deed.seat)  # who names itself learns nothing by it
        fits = deed is not None and e.seat in deed.targets and e.role == deed.named and told
        again = (e.seat, e.role) in self.mad
        self.must(fits or again, f"seat {e.seat} is made mad about the {e.role}")
        self.mad.append((e.seat, e.role))

    def _dusk_fell(self, e: Any) -> None:
        self.mad, self.met = [], []

    def _grimoire_shown(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        if self.town.works(s, "spy") and self.deed_of("spy") is not None:
            self.must(
                list(e.roles) == ["" if o.away else o.role for o in self.town.seats],
                "a healthy Spy was shown another Grimoire",
            )

    # -- who becomes what

    def _woke(self, e: Any) -> None:
        self.became, self.came_back, self.healed = [], [], []

    def _became(self, e: Any) -> None:
        town, deed, s = self.town, self.scene.deed, self.town.seats[e.seat]
        self.became.append((e.seat, e.role))
        why = "" if deed is None else deed.role
        if self.scene.heirs:  # who follows a Demon is judged with deaths
            self.must(e.team == s.team, f"seat {e.seat} changes sides as it follows")
        elif deed is None or not deed.worked:
            self.must(why == "barber", f"seat {e.seat} becomes the {e.role}")
        elif why == "fanggu":
            prey = (
                (e.seat in deed.targets or self._instead_of_a_mayor(deed))
                and "outsider" in town.kinds(s)
                and self._may_jump(deed)
            )
            self.leapt = self.leapt or town.place
            self.must(prey and (e.role, e.team) == ("fanggu", "evil"), f"seat {e.seat} becomes a Fang Gu")
        elif why == "snakecharmer":
            self._exchanged(e, (deed.seat, *deed.targets), sides=True)
        elif why == "pithag":
            fits = e.seat in deed.targets and e.role == deed.named and e.team == s.team
            self.must(fits and e.role not in deed.roles, f"seat {e.seat} is made the {e.role}")
        if why == "barber":
            self._exchanged(e, deed.targets if deed is not None else (), sides=False)
        known = why in ("barber", "fanggu", "snakecharmer", "pithag") or bool(self.scene.heirs)
        self.must(known, f"seat {e.seat} becomes the {e.role} for no reason")

    def _may_jump(self, deed: Deed) -> bool:
        """Whether it has not jumped, and no other had when it became the Fang Gu: a game sees one jump."""
        return not deed.was_spent and not 0 < self.leapt < self.town.seats[deed.seat].became

    def _instead_of_a_mayor(self, deed: Deed) -> bool:
        return any(self.town.works(self.town.seats[n], "mayor") for n in deed.targets)

    def _exchanged(self, e: Any, two: tuple[int, ...], sides: bool) -> None:
        """Two have changed tokens."""
        deed = self.scene.deed
        assert deed is not None
        other = next((n for n in two if n != e.seat), -1)
        fits = e.seat in two and other >= 0 and e.role == deed.roles[other]
        team = deed.teams[other if sides else e.seat]
        if sides:
            fits = fits and two[1] in deed.demonic and not any(self.town.seats[n].travels for n in two)
        self.must(fits and e.team == team, f"seat {e.seat} becomes the {e.role}, {e.team}")

    def _gained(self, e: Any) -> None:
        if self.deed_of("apprentice") is not None:
            return  # read in `travels`
        deed, s = self.deed_of("philosopher"), self.town.seats[e.seat]
        fits = deed is not None and deed.named == e.role and not deed.was_spent and e.by == e.seat
        works = self.town.works(s, "philosopher")
        self.must(fits and e.of == ("philosopher" if works else ""), f"seat {e.seat} has the {e.role} of {e.of!r}")

    def _revived(self, e: Any) -> None:
        deed, s = self.deed_of("professor"), self.town.seats[e.seat]
        if deed is None and "shabaloth" in self.town.script:
            return  # read in `moon`
        fits = deed is not None and e.seat in deed.targets and deed.worked and not deed.was_spent and not s.lives
        self.must(fits and "townsfolk" in self.town.kinds(s), f"seat {e.seat} comes back")
        self.came_back.append(e.seat)

    def _died(self, e: Any) -> None:
        self._mourned()
        self.mourns = self.town.works(self.town.seats[e.seat], "sweetheart") and not e.feigned

    def _mourned(self) -> None:
        self.must(not self.mourns, "a Sweetheart has died, and nobody is drunk for it")
        self.mourns = False

    def _stage_began(self, e: Any) -> None:
        self._mourned()

    _life_turned = _execution_settled = _stage_began

    def _step_done(self, e: Any) -> None:
        """Nobody who is no Townsfolk any more, or sits elsewhere, is poisoned beside a dead Minion."""
        self._mourned()
        for s in self.town.seats:
            for r in s.reminders:
                lies = (r.name, r.of) == ("poisoned", "vigormortis") and self.town.works(self.town.seats[r.by], r.of)
                if lies and s.became > r.at:
                    self.must(KIND[s.role] == "townsfolk", f"poison beside the dead lies on seat {s.no}")
                if lies and self.town.moved > r.at and KIND[s.role] == "townsfolk":
                    self.must(self._sits_beside_a_dead_minion(s), f"poison lies on seat {s.no}, far from the dead")

    # -- reminders

    def _marked(self, e: Any) -> None:
        town, deed = self.town, self.scene.deed
        if e.name == "no-ability":
            self.must(not town.spent(town.seats[e.by], e.of), f"the {e.of} is used up twice")
            return
        if e.by < 0:
            charmer = self.deed_of("snakecharmer")
            charmed = charmer is not None and len(self.became) == 2 and e.seat in charmer.targets
            cut = "barber" in town.seats[e.seat].has and not town.seats[e.seat].lives
            mourned = e.of == "sweetheart" and self.mourns
            self.mourns &= not mourned
            kept = "mastermind" in town.seats[e.seat].has and not town.seats[e.seat].lives
            made = (e.seat, "goon") in self.became and town.seats[e.seat].team == "evil"
            stays = self.deed_of("pithag") is not None and made
            right = {"poisoned": charmed, "haircuts-tonight": cut, "muted": True, "drunk": mourned}
            right |= {"keeps-ability": kept, "stays-evil": stays}
            hag = self.deed_of("pithag")
            brewed = hag is not None and e.seat == hag.seat and any(KIND[role] == "demon" for _, role in self.became)
            right["arbitrary-deaths"] = brewed
            self.must(right.get(e.name, False), f"{e.name} lies on seat {e.seat} from nobody")
            return
        if e.name == "used-once":
            self.must(any(r.name == "acts-twice" for r in town.seats[e.by].reminders), f"the {e.of} is used only once")
            return
        if e.name in ("moon", "grandchild", "last-day") or f"{e.name} {e.of}" in MOON:
            return  # read in `moon`
        laid = e.name in ("red-herring", "seems-evil", "twin")  # set-up lays it whether it works or not
        laid |= (e.name, e.of) == ("poisoned", "vigormortis") and self.moves  # it lay there before; what it does waits
        self.moves = False
        self.must(laid or town.works(town.seats[e.by], e.of), f"a {e.of} that does not work laid {e.name}")
        s, by = town.seats[e.seat], town.seats[e.by]
        targets = deed.targets if deed is not None and (deed.seat, deed.role) == (e.by, e.of) else ()
        fits = {
            "drunk sailor": e.seat in (e.by, *targets),
            "drunk innkeeper": e.seat in targets,
            "red-herring fortuneteller": s.team == "good",
            "seems-evil lycanthrope": s.team == "good",
            "twin eviltwin": s.team != by.team,
            "keeps-ability vigormortis": "minion" in town.kinds(s) and not s.lives,
            "seems-otherwise nodashii": len(town.kinds(s)) > 1 and "townsfolk" in town.kinds(s),
            "seems-otherwise philosopher": deed is not None and len(town.faces(s)) > 1 and deed.named in town.faces(s),
            "poisoned vigormortis": self._beside_a_dead_minion(e),
            "hunted lycanthrope": e.seat == e.by,
            "sober-healthy barista": town.phase == "night",
            "acts-twice barista": town.phase == "night",
            "keeps-ability bonecollector": e.seat in targets and not s.alive,
        }.get(f"{e.name} {e.of}", e.of in ON_CHOSEN.get(e.name, ()) and e.seat in targets)
        harmed = e.name == "poisoned" and e.of in DEMONS and town.is_safe(s)
        self.must(fits and not harmed, f"{e.name} of the {e.of} lies on seat {e.seat}")

    def _poison_moved(self, e: Any) -> None:
        self.moves = bool(self.healed)

    def _unmarked(self, e: Any) -> None:
        if e.name == "poisoned":
            self.healed.append(e.seat)

    def _beside_a_dead_minion(self, e: Any) -> bool:
        return self._sits_beside_a_dead_minion(self.town.seats[e.seat])

    def _sits_beside_a_dead_minion(self, o: Sitter) -> bool:
        dead = [self.town.seats[no] for no in self.town.trophies]
        return any(o in self.town.townsfolk_beside(s) for s in dead if not s.lives)

    def _slept(self, e: Any) -> None:
        """What should have come of a deed has."""
        deed, town = self.scene.deed, self.town
        if deed is None:
            return
        s = town.seats[deed.seat]
        works = deed.worked and town.works(s, deed.role)
        if works and deed.role in LAYS:
            left = [n for n in deed.targets if n not in deed.died and n not in self.healed]
            left = [n for n in left if deed.role not in DEMONS or not town.is_safe(town.seats[n])]
            laid = all(town.seats[n].lies(LAYS[deed.role], s.no, deed.role) for n in left)
            self.must(laid, f"the {deed.role} of seat {s.no} has laid nothing on {deed.targets}")
        if works and deed.role in ("sailor", "innkeeper"):
            fuddled = [o for o in town.seats if o.lies("drunk", s.no, deed.role)]
            twice = any(r.name == "acts-twice" for r in s.reminders)
            self.must(len(fuddled) in ((1, 2) if twice else (1,)), f"the {deed.role} makes {len(fuddled)} drunk")
        if deed.role == "snakecharmer" and deed.worked and not s.travels:
            charmed = [n for n in deed.targets if KIND[deed.roles[n]] == "demon" and n != s.no]
            self.must(not charmed or len(self.became) == 2, "a Demon that is charmed stays what it is")
        if deed.role == "pithag" and deed.worked and deed.named:
            wanted = deed.named not in deed.roles
            self.must(bool(self.became) == wanted, f"the Pit-Hag makes {self.became}")
        if deed.role == "barber":
            self.must(len(self.became) == (2 if len(deed.targets) == 2 else 0), "the scissors cut nobody, or too many")
        if deed.role == "fanggu" and works and self._may_jump(deed):
            outsiders = [n for n in deed.died if n in deed.targets and town.kinds(town.seats[n]) == {"outsider"}]
            self.must(not outsiders, f"a Fang Gu kills the Outsiders {outsiders}")
        if deed.role == "professor" and deed.targets and not deed.was_spent:
            chosen = town.seats[deed.targets[0]]
            void = deed.lived[chosen.no] and not chosen.feigns  # another has brought them back in this step (C226)
            used = s.used("professor") or s.no in self.came_back  # who comes back has it unused (C43)
            self.must(used or void, "a Professor's ability is not used up")
            sure = works and town.kinds(town.seats[deed.targets[0]]) == {"townsfolk"}
            self.must(not sure or void or bool(self.came_back), "a Townsfolk does not come back")
        if deed.role == "philosopher" and deed.named:
            self.must(s.used("philosopher") and deed.named in s.has, "a Philosopher has gained nothing")
