"""The contest's Werewolf as a game: deal, day, dusk, night, dawn. Days are counted from 0, as the contest does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, ClassVar

from duskbell.games.aiwolf.day import dawn, day, deal, dusk, night, pick
from duskbell.games.aiwolf.options import AiwolfOptions
from duskbell.games.aiwolf.recap import HINDSIGHT, recap
from duskbell.games.aiwolf.roles import CASTS, ROLES
from duskbell.games.aiwolf.table import (
    ALL_OF_THEM,
    TALK,
    VOTE,
    WHISPER,
    AiwolfTable,
    Attacked,
    Divined,
    Met,
    Sensed,
    Voted,
    is_wolf,
    pack,
)
from duskbell.games.aiwolf.talk import SPOKEN, sayings
from duskbell.kernel import NOBODY, Ask, Channel, Event, Game, Script, unmask
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.errors import BadTable
from duskbell.kernel.game import ANYBODY
from duskbell.kernel.recap import Recap
from duskbell.kernel.talk import PUBLIC_CHANNEL

DECOY = "aiwolf.decoy"
BY_NIGHT = (DECOY, "aiwolf.divine", "aiwolf.guard", "aiwolf.attack")
PACK = "werewolves"
"""The channel on which the wolves whisper."""


class Aiwolf(Game[AiwolfTable]):
    """For programs that play the contest: it has no referee's penalties, and rooms do not offer it."""

    id = "aiwolf"
    players = (5, 13)
    usual_players = 5
    Options = AiwolfOptions
    Table = AiwolfTable
    roles = ROLES
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {
        "deal": deal,
        "day": day,
        "dusk": dusk,
        "night": night,
        "dawn": dawn,
    }
    first_phase = "deal"
    hindsight = HINDSIGHT
    round_phase = "dawn"
    spoken = SPOKEN
    phrases = (
        "aiwolf.seer-wolf",
        "aiwolf.seer-human",
        "aiwolf.medium-wolf",
        "aiwolf.medium-human",
        "aiwolf.villager",
        "aiwolf.suspect",
        "aiwolf.vote",
        "aiwolf.attack",
    )

    def check(self, players: int, options: AiwolfOptions) -> None:
        """The contest has three boards."""
        if players not in CASTS:
            raise BadTable(f"aiwolf is for {', '.join(map(str, CASTS))} players, not {players}.")

    def channels(self, t: AiwolfTable, seat: int) -> tuple[Channel, ...]:
        """To all, or among the wolves, for whoever has the floor; freely as often as one may and until all are
        through.
        """
        if t.speaker != seat and t.speaker != ALL_OF_THEM:
            return ()
        me = t.seats[seat]
        if not me.alive or (t.floor == WHISPER and not is_wolf(me)):
            return ()
        turns = t.options.talk_turns if t.floor == TALK else t.options.whisper_turns
        if t.speaker == ALL_OF_THEM and sayings(t, seat) >= turns:
            return ()
        return (PUBLIC_CHANNEL,) if t.floor == TALK else (Channel(PACK, tuple([s.no for s in pack(t)])),)

    def decoy(self, t: AiwolfTable, seat: int) -> Ask[Any] | None:
        """By night it is a secret who is asked."""
        me = t.seats[seat]
        return pick(t, me, DECOY) if t.phase == "night" and me.alive else None

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        """Cards are dealt once; in which order is spoken all hear."""
        return super().twin(players, ask) if ask.key == "aiwolf.deal" else ()

    def reveals(self, t: AiwolfTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
        """Wolves know each other; seer and medium learn of one; whoever is attacked was no wolf. A night takes longer
        the more wolves are left to whisper, and an attack fails where there is a bodyguard: what happens may tell of
        the dead, never of the living.
        """
        dead = [s.no for s in t.seats if not s.alive]
        if isinstance(what, Ask):
            return dead if what.key in BY_NIGHT else ()
        if isinstance(what, PhaseBegan):
            return dead if what.phase == "dawn" else ()
        if isinstance(what, Attacked):
            return (what.seat, *dead)
        if isinstance(what, Met):
            return ANYBODY
        if isinstance(what, Divined | Sensed):
            return (what.target,)
        return ()

    def ballots(self, t: AiwolfTable) -> Iterable[tuple[int, int, int]]:
        for place, entry in enumerate(t.log):
            voted = entry.event
            if isinstance(voted, Voted) and voted.kind == VOTE and voted.last and entry.public:
                for seat, target in zip(voted.seats, voted.targets, strict=True):
                    if target != NOBODY:
                        yield place, seat, target

    def finale(self, t: AiwolfTable) -> None:
        unmask(t)

    def recap(self, t: AiwolfTable) -> Recap:
        return recap(t)


AIWOLF = Aiwolf()
