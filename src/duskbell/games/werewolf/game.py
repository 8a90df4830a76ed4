"""Werewolf under cup rules as a game: its phases, and what the rules say of talk, penalties and secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from duskbell.games.werewolf.boards import board_of
from duskbell.games.werewolf.dawn import dawn
from duskbell.games.werewolf.deal import deal
from duskbell.games.werewolf.election import election
from duskbell.games.werewolf.events import (
    Awoke,
    Became,
    Burst,
    CardShown,
    Converted,
    Died,
    Drew,
    Dueled,
    Frightened,
    Gained,
    GunState,
    Inherited,
    Learned,
    Linked,
    PackShown,
    Played,
    Sealed,
    SparesShown,
    Unmasked,
    Victim,
)
from duskbell.games.werewolf.fouls import PENALTIES, allows, penalise
from duskbell.games.werewolf.night import decoy, night
from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.games.werewolf.pack import awake
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.speech import speeches
from duskbell.games.werewolf.table import NOBODY, PACK, WerewolfTable
from duskbell.games.werewolf.vote import vote
from duskbell.kernel import Ask, Channel, Event, Game, Penalised, Script
from duskbell.kernel.event import Marked
from duskbell.kernel.talk import PUBLIC_CHANNEL

TOLD_TO_ALL = (Died, Burst, Drew, CardShown, Dueled, Sealed, Marked)
TOLD_TO_ONE = (
    Learned, Victim, GunState, Frightened, PackShown, Gained, Became, Inherited, Converted, Played, SparesShown,
)  # fmt: skip
"""Events that lawfully tell of others' cards."""


class Werewolf(Game[WerewolfTable]):
    """狼人杀 for 6 to 18; the cup plays it with 12."""

    id = "werewolf"
    players = (6, 18)
    usual = 12
    Options = WerewolfOptions
    Table = WerewolfTable
    roles = ROLES
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {
        "deal": deal,
        "night": night,
        "election": election,
        "dawn": dawn,
        "speeches": speeches,
        "vote": vote,
    }
    first = "deal"
    round = "night"
    penalties = PENALTIES

    def check(self, players: int, options: WerewolfOptions) -> None:
        board_of(players, options)

    def channels(self, t: WerewolfTable, seat: int) -> tuple[Channel, ...]:
        """Nobody speaks out of turn: by day only who has the floor, by night the pack in its own time."""
        if t.speaker == seat:
            return (PUBLIC_CHANNEL,)
        if t.phase == "night" and t.stage == PACK:
            pack = tuple([s.no for s in awake(t)])
            return (Channel("pack", pack),) if seat in pack else ()
        return ()

    def decoy(self, t: WerewolfTable, seat: int) -> Ask[Any] | None:
        return decoy(t, seat)

    def penalise(self, t: WerewolfTable, penalty: Penalised) -> bool:
        return penalise(t, penalty)

    def allows(self, t: WerewolfTable, penalty: Penalised) -> str:
        return allows(t, penalty)

    def reveals(self, event: Event, seat: int) -> bool:
        """A death and a curse may depend on cards (no witch saves herself), whatever is shown by day tells of one."""
        if isinstance(event, Awoke | Linked):
            return seat in event.seats
        return isinstance(event, TOLD_TO_ALL) or (isinstance(event, TOLD_TO_ONE) and event.seat == seat)

    def finale(self, t: WerewolfTable) -> None:
        t.emit(Unmasked(tuple([s.role.id if s.role else "" for s in t.seats])), public=True)

    def facts(self, t: WerewolfTable) -> dict[str, Any]:
        """What a page shows beside seats: each only while there is something to tell."""
        running = [s.no for s in t.running] if t.badge not in ("held", "gone") else []
        facts = {
            "board": t.board,
            "sheriff": t.sheriff if t.sheriff != NOBODY else None,
            "speaker": t.speaker if t.speaker != NOBODY else None,
            "queue": list(t.queue),
            "candidates": running,
            "duel": list(t.duel),
            "named": list(t.named),
        }
        return {name: value for name, value in facts.items() if value not in (None, [], "")}


WEREWOLF = Werewolf()
