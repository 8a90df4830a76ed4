"""Scenes on the script of Bad Moon Rising."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from duskbell.kernel.many import Many
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST

QUIET = {"clocktower.spared": "", "clocktower.tinker": "no", "clocktower.comes-up": "nobody"}
"""What the Storyteller says unless a scene has them say otherwise."""


class Moon(Strained):
    """A town of Bad Moon Rising."""

    options_given: ClassVar[Mapping[str, Any]] = {"script": "bmr"}

    def _let_pass(self) -> None:
        """The Storyteller lets happen as little as may be; the dead have no last word; a Demon that must, attacks the
        dead or itself last.
        """
        seat, ask = next(iter(self.play.open.items()))
        if ask.key in QUIET and seat == -2:
            self.play.answer(seat, QUIET[ask.key])
        elif isinstance(ask, Many) and seat == -2:
            self.play.silence(seat)
        else:
            super()._let_pass()

    def says(self, who: str, what: str, key: str = "") -> Self:
        """Where a character changes the number of Outsiders, there is one more."""
        ask = self.play.open.get(-2)
        if ask is not None and ask.key == "clocktower.outsiders":
            self.play.answer(-2, "more")
        return super().says(who, what, key)

    def dawn(self) -> Self:
        """Who has died in the night has no last word."""
        super().dawn()
        while silent := [n for n, ask in self.play.open.items() if ask.key == "clocktower.moonchild"]:
            self.play.silence(silent[0])
        return self

    def says_before_all(self, who: str, claim: str) -> Self:
        """Somebody says something before all, as a Gossip would: "evil Dem"."""
        return self.deed(who, "gossip", ">".join(self.seat_words(word) for word in claim.split()))

    def dead_by_votes(self, who: str) -> Self:
        """Somebody is executed by everybody alive."""
        living = [n for n in self.names if self[n].alive]
        by = next(n for n in living if n != who)
        return self.executes(by, who, *living)


def town(first: str, second: str = "minstrel", demon: str = "po", minion: str = "assassin") -> Moon:
    """Seven in a circle: one, the other, three Townsfolk who do nothing by themselves, a Minion, the Demon."""
    rest = [id for id in ("professor", "pacifist", "fool", "tealady", "minstrel") if id not in (first, second)]
    return Moon(One=first, Two=second, Tri=rest[0], Qua=rest[1], Qui=rest[2], Min=minion, Dem=demon)


class MoonTogether(Moon):
    """The same, choosing together."""

    options_given: ClassVar[Mapping[str, Any]] = {**Moon.options_given, "night": "together"}


def eight(
    out: str, second: str = "minstrel", demon: str = "po", minion: str = "assassin", kind: type[Moon] = Moon
) -> Moon:
    """Eight: an Outsider, five Townsfolk, a Minion, the Demon."""
    rest = [id for id in ("professor", "pacifist", "fool", "courtier", "minstrel") if id != second][:4]
    towns = dict(zip(("Tri", "Qua", "Qui", "Six"), rest, strict=True))
    return kind(One=out, Two=second, **towns, Min=minion, Dem=demon)


def mixed(*more: str, **cast: str) -> Moon:
    """A town of these, from whatever box; `more` may come into play as well."""
    script = list(
        dict.fromkeys([*[id for role in cast.values() for id in role.split(":")], *more, "pacifist", "minstrel"])
    )

    class Mixed(Moon):
        options_given: ClassVar[Mapping[str, Any]] = {"script": script}

    return Mixed(**cast)


__all__ = ["ST", "Moon", "MoonTogether", "eight", "mixed", "town"]
