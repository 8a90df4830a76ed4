"""Scenes on the script of Sects & Violets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST


class Sects(Strained):
    """A town of Sects & Violets."""

    options_given: ClassVar[Mapping[str, Any]] = {"script": "snv"}

    def guesses(self, who: str, role: str, whom: str) -> Self:
        """Somebody guesses before all, as a Juggler would."""
        return self.deed(who, "juggler", f"is>{role}>{self[whom].token}")

    def asks_whether(self, who: str, claim: str) -> Self:
        """Somebody asks the Storyteller, seats by name: "evil Dem"."""
        return self.deed(who, "artist", ">".join(self.seat_words(word) for word in claim.split()))

    def ready(self, first: str, second: str = "") -> Self:
        """The Storyteller makes ready what somebody is to hear on a visit."""
        for claim in (first, second) if second else (first,):
            self.until(ST, "claim").st(">".join(self.seat_words(word) for word in claim.split()))
        return self

    def dawn(self) -> Self:
        """Who has died in the night has no last word."""
        super().dawn()
        while silent := [n for n, ask in self.play.open.items() if ask.key == "clocktower.klutz"]:
            self.play.silence(silent[0])
        return self

    def offered(self, who: str, role: str) -> list[str]:
        """What somebody may do by day as this."""
        return [o for offer in self.offers(who) if offer.key == f"clocktower.{role}" for o in offer.options]


def town(first: str, second: str = "mathematician", demon: str = "nodashii", minion: str = "witch") -> Sects:
    """Seven in a circle: one, the other, three Townsfolk, a Minion, and the Demon beside the first."""
    rest = [id for id in ("philosopher", "seamstress", "sage", "flowergirl", "clockmaker") if id not in (first, second)]
    return Sects(One=first, Two=second, Tri=rest[0], Qua=rest[1], Qui=rest[2], Min=minion, Dem=demon)
