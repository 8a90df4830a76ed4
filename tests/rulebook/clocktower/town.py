"""Scenes of Clocktower: a town is told by who is what, and a person is its Storyteller."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Self

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.character import KINDS
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Dawned, Explained, Told
from duskbell.kernel import MODERATOR, Ask, Ruling
from duskbell.testing import Scene

ST = "moderator"


class Town(Scene):
    """`Town(Ann="washerwoman", Ben="drunk:chef", Cat="imp", ...)`: "drunk:chef" is a Drunk who drew the Chef. The bag
    is filled accordingly and drawn; the first question of the Storyteller's that is left is the scene's to answer.
    `options_given` are the table's, `shown` counts what was asked for show.
    """

    options_given: ClassVar[Mapping[str, Any]] = {}

    def __init__(self, **cast: str) -> None:
        self.shown = 0
        drawn = {name: role.rpartition(":")[2] for name, role in cast.items()}
        truth = [role.partition(":")[0] for role in cast.values()]
        super().__init__(CLOCKTOWER, drawn, deal="clocktower.deal", options=self.options_given, moderator="ask")
        for kind in reversed(KINDS):
            if kind_of := [id for id in truth if CHARACTERS[id].kind == kind]:
                self.says(ST, ",".join(kind_of), f"clocktower.bag-{kind}")
        for role in cast.values():
            if ":" in role:
                self.says(ST, role.partition(":")[2], "clocktower.disguise")

    # -- what is asked for show --------------------------------------------------------------------------------------

    def says(self, who: str, what: str, key: str = "") -> Self:
        super().says(who, what, key)
        return self.shows()

    def shows(self) -> Self:
        """What is asked for show is answered by silence: a scene tells what is decided."""
        while show := [seat for seat, ask in self.play.open.items() if ask.key == "clocktower.decoy"]:
            self.shown += 1
            self.play.silence(show[0])
        return self

    def open_now(self) -> dict[str, str]:
        self.shows()
        return super().open_now()

    # -- the Storyteller ---------------------------------------------------------------------------------------------

    def st(self, what: str, key: str = "") -> Self:
        """The Storyteller answers; seats by name."""
        self.says(ST, what, f"clocktower.{key}" if key else "")
        return self

    def tells(self, what: str) -> Self:
        """The Storyteller tells somebody something: "chef Ann Ben"."""
        ask = self.asks(ST, "clocktower.tell")
        said = ">".join(self.seat_words(word) for word in what.split())
        assert said in ask.options, f"{what} is not lawful; {len(ask.options)} are, such as {ask.options[:3]}"
        self.play.answer(MODERATOR, said)
        return self.shows()

    def lawful(self) -> dict[str, str]:
        """What the Storyteller may tell now, and why."""
        ask = self.asks(ST, "clocktower.tell")
        said = [" ".join(self.name_words(tuple(o.split(">")))) for o in ask.options]
        return dict(zip(said, ask.notes, strict=True))

    def puts(self, who: str, change: str, to: str) -> Self:
        """The Storyteller changes something by hand."""
        self.play.rule(Ruling("hand", "put right", self.no(who), change=change, to=to))
        return self

    def quietly(self) -> Self:
        """The Poisoner, if one is asked, poisons itself."""
        for seat, ask in list(self.play.open.items()):
            if ask.about == ("poisoner",):
                self.play.answer(seat, f"#{seat}")
        return self.shows()

    # -- going on ----------------------------------------------------------------------------------------------------

    def sleeps_through(self, *but: str) -> Self:
        """The night goes on by what silence means until somebody named is asked, or the day has come."""
        while self.shows().play.table.phase == "night":
            asked = [ask for seat, ask in self.play.open.items() if self._name(seat) not in but]
            if not asked:
                break
            self.play.silence(asked[0].to)
        return self

    def until(self, who: str, key: str) -> Self:
        """All goes on by what silence means until `who` is asked this."""
        for _ in range(500):
            ask = self.play.open.get(self.no(who))
            if ask is not None and ask.key == f"clocktower.{key}":
                return self
            self._let_pass()
        raise AssertionError(f"{who} is never asked {key}; open are {self.open_now()}")

    def dawn(self) -> Self:
        """All goes on by what silence means until the next day."""
        day = self.play.table.day + (self.play.table.phase != "night")
        while self.play.table.outcome is None and (self.play.table.phase, self.play.table.day) != ("day", day):
            self._let_pass()
        return self.shows()

    def nightfall(self) -> Self:
        """The same until the next night, whatever is still to be decided today."""
        day = self.play.table.day + 1
        while self.play.table.outcome is None and (self.play.table.phase, self.play.table.day) != ("night", day):
            self._let_pass()
        return self.shows()

    def _let_pass(self) -> None:
        """Whoever is asked says what silence means; who must name somebody names the second seat."""
        seat, ask = next(iter(self.play.open.items()))
        if ask.key == "clocktower.player":
            self.play.answer(seat, ask.options[1])
        elif ask.key == "clocktower.players":
            self.play.answer(seat, ask.options[:2])
        else:
            self.play.silence(seat)

    # -- the day -----------------------------------------------------------------------------------------------------

    def opens(self) -> Self:
        """The Storyteller opens nominations."""
        return self.until(ST, "open-nominations").st("go-on")

    def nominates(self, by: str, who: str) -> Self:
        """Somebody nominates somebody."""
        self.says(by, who, "clocktower.nominate")
        return self

    def vote(self, *up: str) -> Self:
        """The defence is heard, and the count goes round: only these hands are up."""
        if (ask := self.play.open.get(MODERATOR)) is not None and ask.key == "clocktower.defence":
            self.st("go-on")
        while self.play.table.stage == "count":
            (pointed,) = [seat for seat, ask in self.play.open.items() if ask.key == "clocktower.vote"]
            self.play.answer(pointed, "up" if self._name(pointed) in up else "down")
        return self

    def executes(self, by: str, who: str, *up: str) -> Self:
        """Somebody is nominated, gets these votes, and the day is over."""
        return self.opens().nominates(by, who).vote(*up).closes()

    def closes(self) -> Self:
        """Nominations close, and the day with them."""
        while self.play.table.phase == "day":
            self._let_pass()
        return self

    def deed(self, who: str, role: str, target: str) -> Self:
        """Somebody does in public what a character can by day."""
        offer = next(o for o in self.play.offers[self.no(who)] if o.key == f"clocktower.{role}")
        self.play.answer(self.no(who), self.seat_words(target), ask=offer)
        return self

    def offers(self, who: str) -> list[Ask[Any]]:
        """What somebody may do beside what is asked."""
        return self.play.offers.get(self.no(who), [])

    def hand(self, who: str) -> Ask[Any]:
        """The hand of somebody at whom the count does not point yet."""
        return next(o for o in self.offers(who) if o.key == "clocktower.hand")

    # -- then --------------------------------------------------------------------------------------------------------

    def heard(self, who: str) -> list[str]:
        """All that somebody was told, seats by name."""
        return [" ".join(self.name_words(e.said)) for e in self.sees(who, Told)]

    def why(self) -> str:
        """Why the last thing told was lawful."""
        return self.sees(ST, Explained)[-1].why

    def died_at_dawn(self) -> list[str]:
        """Who was announced dead last."""
        return [self.names[n] for n in self.sees(None, Dawned)[-1].died]

    @property
    def winners(self) -> tuple[str, str] | None:
        """The side that has won, and why."""
        outcome = self.play.table.outcome
        return None if outcome is None else (outcome.teams[0], outcome.reason.removeprefix("clocktower."))


class Together(Town):
    """A town that chooses together."""

    options_given = MappingProxyType({"night": "together"})
