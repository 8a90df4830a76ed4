"""An auditor's reading of the end: who has won, by what, and that nobody had before."""

from __future__ import annotations

from typing import Any

from duskbell.testing.audit.clocktower.cast import KIND
from duskbell.testing.audit.clocktower.checker import Checker, Scene, guards
from duskbell.testing.audit.clocktower.town import Sitter


class End(Checker):
    """`decided`: what has decided the game already, a reason; `quiet`: so many rounds in a row without a death."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.decided = ""
        self.quiet = 0
        self.death = False
        self.plotted, self.loser, self.falling = 0, "", ""
        """On which day a Mastermind's Demon was executed; whose side has lost by an execution on the day after, and
        whose has if nothing keeps the other from winning: what stands against it may end by that death.
        """
        self.klutz, self.may_be = "", False
        self.ruled = ""
        """Who wins by a Klutz's word, and whether whom it named may seem evil."""

    def _is_forbidden(self, gone: int = -1) -> bool:
        """Whether an Evil Twin keeps good from winning, if seat `gone` is dead."""
        return any(
            r.name == "twin" and both and twin.team != s.team and self.town.works(twin, "eviltwin")
            for s in self.town.seats
            for r in s.reminders
            for twin in [self.town.seats[r.by]]
            for both in [s.lives and twin.lives and gone not in (s.no, twin.no)]
        )

    def _may_win(self, loser: str, gone: int = -1) -> bool:
        """Whether the other side than this may win."""
        return loser == "good" or not self._is_forbidden(gone)

    def _has_fallen(self) -> bool:
        """Whether a death on a Mastermind's day decides it now, when all that comes of it has come."""
        return bool(self.falling) and self._may_win(self.falling)

    def _won(self) -> str:
        """By what a side has won now."""
        town = self.town
        if self._is_plotted():
            return ""
        if not town.demons() and not self._is_forbidden():
            return "demons-dead"
        return "two-left" if sum(not s.travels for s in town.living) <= 2 else ""

    def _is_plotted(self) -> bool:
        """Whether a Mastermind has the game go on."""
        plot = 0 <= self.town.day - self.plotted <= 1 and self.plotted > 0
        return plot and bool(self.town.sober("mastermind"))

    def _is_the_day(self) -> bool:
        """Whether it is the day on which an execution decides."""
        return self._is_plotted() and self.town.day == self.plotted + 1

    def _goes_on(self) -> None:
        self.must(not (why := self.decided or self._won()), f"the table goes on though it is over: {why}")

    def _step_done(self, e: Any) -> None:
        self._goes_on()

    def _execution_settled(self, e: Any) -> None:
        self._goes_on()

    def _day_over(self, e: Any) -> None:
        why = self._at_dusk()
        self.must(not why, f"the table goes on at dusk: {why}")
        self.quiet = 0 if self.death else self.quiet + 1
        self.death = False

    def _phase_began(self, e: Any) -> None:
        """What is over at nightfall: an ability that was lent until then ends only now, and with it may the game."""
        if e.phase == "night":
            self._goes_on()

    def _all_chose(self, e: Any) -> None:
        self._goes_on()

    def _dusk_fell(self, e: Any) -> None:
        self.must(self.quiet < self.scene.options.quiet_rounds, "the table goes on though it was quiet for too long")

    def _at_dusk(self) -> str:
        """What the end of a day decides."""
        town = self.town
        if town.executed >= 0:
            return ""
        if self._is_the_day() and not self._is_forbidden():
            return "demons-dead"
        if self._has_a_mayor("good"):
            return "mayor"
        if town.sober("vortox"):
            return "vortox"
        return "mayor" if self._has_a_mayor("evil") else ""

    def _has_a_mayor(self, team: str) -> bool:
        """Whether a day without an execution is a Mayor's of this side."""
        town = self.town
        mayors = [s for s in town.sober("mayor") if s.lives and len(town.living) == 3]
        return any(s.team == team for s in mayors) and not (team == "good" and self._is_forbidden())

    def _is_good_either_way(self) -> bool:
        """Whether a Mastermind's day is good's, and a Mayor's as well: which of the two is told is no matter."""
        return self._at_dusk() == "demons-dead" and self._has_a_mayor("good")

    def _became(self, e: Any) -> None:
        """Whoever follows a Demon lets no Mastermind plot."""
        if KIND[e.role] == "demon" and self.plotted == self.town.day:
            self.plotted = 0

    def _died(self, e: Any) -> None:
        self.death = True
        victim = self.town.seats[e.seat]
        others = [s for s in self.town.demons() if s is not victim]
        last = KIND[victim.role] == "demon" and not e.feigned and not others
        if last and e.cause == "execution" and self.town.sober("mastermind"):
            self.plotted = self.town.day
        if e.cause == "execution" and self._is_the_day():
            self.falling = victim.team
            if self._may_win(victim.team, e.seat):
                self.decided, self.loser = "mastermind", victim.team
        if e.cause == "execution" and self.town.works(victim, "saint"):
            self.decided = "saint" if self._may_win(victim.team, e.seat) else self.decided

    def _last_words(self, e: Any) -> None:
        """A Klutz that names somebody evil has lost."""
        s = self.town.seats[e.seat]
        if not s.died_with(e.role) or e.target < 0:
            return
        if e.role == "klutz" and self.town.works(s, "klutz") and self._may_win(s.team):
            sides = self.town.sides(self.town.seats[e.target])
            self.decided = "klutz" if sides == {"evil"} else self.decided
            if "evil" in sides:
                self.klutz, self.may_be = "evil" if s.team == "good" else "good", True

    def _executed(self, e: Any) -> None:
        s = self.town.seats[e.seat]
        if self._is_the_day() and self._may_win(s.team):
            self.decided, self.loser = "mastermind", s.team
        if s.alive and s.team == "good" and self._is_good_twin(s):
            self.decided = "" if self._dies_for_good(s) else "twin"

    def _is_good_twin(self, s: Sitter) -> bool:
        """Whether a good seat is somebody's twin, or holds an Evil Twin that works and whose twin is evil."""
        town = self.town
        theirs = any(r.name == "twin" and town.works(town.seats[r.by], "eviltwin") for r in s.reminders)
        others = [o for o in town.seats if o.lies("twin", s.no, "eviltwin") and o.team == "evil"]
        return theirs or (bool(others) and town.works(s, "eviltwin"))

    def _dies_for_good(self, s: Sitter) -> bool:
        """Whether who is executed is the last Demon, dies of it for certain, and nobody follows: good has won, then."""
        town = self.town
        goes_on = town.sober("scarletwoman") or town.sober("mastermind") or self._is_forbidden(s.no)
        safe = guards(town, s, "execution")[1] or (s.role == "zombuul" and not s.feigns)
        return town.demons() == [s] and not goes_on and not safe

    def _by_hand(self, e: Any) -> None:
        if e.change == "win":
            self.ruled = e.to

    def _ended(self, e: Any) -> None:
        town = self.town
        reason = e.reason.removeprefix("clocktower.")
        right = {
            "demons-dead": "demons-dead" in (self._won(), self._at_dusk()),
            "mastermind": self.decided == "mastermind" or self._has_fallen(),
            "two-left": self._won() == "two-left",
            "saint": self.decided == "saint",
            "twin": self.decided == "twin",
            "klutz": bool(self.klutz) and self.may_be,
            "vortox": bool(town.sober("vortox")) and town.executed < 0 and town.phase == "dusk",
            "mayor": town.phase == "dusk" and (self._at_dusk() == "mayor" or self._is_good_either_way()),
            "ruled": bool(self.ruled),
            "quiet": self.quiet >= self.scene.options.quiet_rounds,
        }
        self.must(right.get(reason, False), f"the table ends by {reason}")
        side = "good" if reason in ("demons-dead", "mayor") else "evil"
        if reason == "mastermind":
            side = "evil" if "good" in (self.loser, self.falling) else "good"
        if reason == "klutz":
            side = self.klutz
        if reason == "ruled":
            side = self.ruled
        if reason in ("mayor", "saint"):
            side = self._side_of(reason)
        winners = tuple(s.no for s in town.people if s.team == side)
        self.must((e.winners, e.teams) == (winners, (side,)), f"{e.teams} wins by {reason}")

    def _side_of(self, reason: str) -> str:
        """Whose victory it is when a Mayor's side wins, or a Saint's loses."""
        town = self.town
        if reason == "mayor":
            return next((s.team for s in town.sober("mayor")), "good")
        return "evil" if town.seats[town.buried].team == "good" else "good"
