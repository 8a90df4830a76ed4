"""Shadow Hunters as a game: its phases, and what the rules say of talk, penalties and secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from duskbell.games.shadow_hunters.by_hand import HANDS, change, choices, hand_objection
from duskbell.games.shadow_hunters.cards import BASE_CARDS
from duskbell.games.shadow_hunters.characters import CHARACTERS
from duskbell.games.shadow_hunters.clues import clues
from duskbell.games.shadow_hunters.draw import KEYS
from duskbell.games.shadow_hunters.events import (
    Answered,
    CharacterShown,
    Died,
    Discarded,
    Drew,
    Given,
    Unveiled,
)
from duskbell.games.shadow_hunters.facts import facts
from duskbell.games.shadow_hunters.options import ShadowOptions, choosing
from duskbell.games.shadow_hunters.packs import BASE, ROLES, Pack, expansions, put_in, take_out
from duskbell.games.shadow_hunters.recap import HINDSIGHT, recap
from duskbell.games.shadow_hunters.refuted import refuted
from duskbell.games.shadow_hunters.reveal import standing_offers, take_offer
from duskbell.games.shadow_hunters.setup import ASIDE, LAYOUT, setup
from duskbell.games.shadow_hunters.table import HERMIT, ShadowTable
from duskbell.games.shadow_hunters.turn import turn
from duskbell.kernel import HIDDEN, Ask, Channel, Event, Game, Penalised, Script
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.core_events import Marked
from duskbell.kernel.dealing import unmask
from duskbell.kernel.game import MIDDLE, PHRASES
from duskbell.kernel.recap import Clue, Recap
from duskbell.kernel.talk import MUTED, PUBLIC_CHANNEL, among_the_dead


class ShadowHunters(Game[ShadowTable]):
    """暗影猎人 for 4 to 8. `Table.day` counts turns."""

    id = "shadow_hunters"
    players = (4, 8)
    usual_players = 6
    Options = ShadowOptions
    Table = ShadowTable
    roles = ROLES
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {"setup": setup, "turn": turn}
    first_phase = "setup"
    hindsight = HINDSIGHT
    news = (Died,)
    round_phase = "turn"
    penalties = ("warn", "mute")
    hands = HANDS
    claim = "shadow_hunters.claim"
    phrases_at: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "setup": ("core.phrase-wait", "core.phrase-hurry"),
        "turn": (
            "shadow_hunters.ask-side",
            "shadow_hunters.ask-why",
            "shadow_hunters.suspect",
            "shadow_hunters.call-focus",
            "shadow_hunters.call-leave",
        ),
    }
    phrases = (
        "shadow_hunters.hunter",
        "shadow_hunters.neutral",
        "shadow_hunters.ask-side",
        "shadow_hunters.ask-why",
        "shadow_hunters.suspect",
        "shadow_hunters.rep-like",
        "shadow_hunters.rep-watch",
        "shadow_hunters.call-focus",
        "shadow_hunters.call-leave",
        "shadow_hunters.def-never",
        *PHRASES,
    )

    def standing_offers(self, t: ShadowTable) -> tuple[Ask[Any], ...]:
        return standing_offers(t)

    def take_offer(self, t: ShadowTable, offer: Ask[Any], value: Any) -> None:
        take_offer(t, offer, value)

    def channels(self, t: ShadowTable, seat: int) -> tuple[Channel, ...]:
        """The living talk as they like; the dead with each other, or not at all."""
        me = t.seats[seat]
        if me.alive:
            return (PUBLIC_CHANNEL,)
        return among_the_dead(t, me) if t.options.dead_talk else ()

    def penalise(self, t: ShadowTable, penalty: Penalised) -> bool:
        """A warning is only said; a muted player is silent until the next turn begins."""
        if penalty.penalty == "mute":
            t.emit(Marked(penalty.seat, MUTED, until="turn"), public=True)
        return False

    def objection(self, t: ShadowTable, penalty: Penalised) -> str:
        if penalty.penalty == "mute" and not t.seats[penalty.seat].alive:
            return "the dead are silent already"
        return ""

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        """Characters are set aside before the others are dealt; two see a Hermit card at most; areas lie open."""
        if ask.key == LAYOUT.key:
            return ()
        return (MIDDLE,) if ask.key in (ASIDE, KEYS[HERMIT]) else super().twin(players, ask)

    def by_hand(self, t: ShadowTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        return change(t, hand)

    def hand_choices(self, t: ShadowTable, change: str, seat: int) -> Iterable[str]:
        return choices(t, change, seat)

    def hand_objection(self, t: ShadowTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        return hand_objection(t, hand, asks)

    def reveals(self, t: ShadowTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
        """What lies face up tells of itself; an answer to a Hermit card tells who one may be, and of the card; so does
        whose deed or death it was.
        """
        if isinstance(what, CharacterShown):
            return (what.seat,) if seat in (what.seat, what.to) else ()
        if isinstance(what, Drew | Given | Discarded):
            return (MIDDLE,) if what.card is not HIDDEN else ()
        if isinstance(what, Answered):
            return (what.seat, MIDDLE)
        return (what.seat,) if isinstance(what, Unveiled | Died) else ()

    def refuted(
        self, t: ShadowTable, seat: int, events: Sequence[Event], cards: Collection[str]
    ) -> Iterator[tuple[int, str]]:
        return refuted(t, events, cards)

    def finale(self, t: ShadowTable) -> None:
        unmask(t)

    def recap(self, t: ShadowTable) -> Recap:
        return recap(t)

    def clues(self, t: ShadowTable, seat: int) -> list[Clue]:
        return clues(t, seat)

    def facts(self, t: ShadowTable) -> dict[str, Any]:
        return facts(t)


put_in(Pack(BASE, CHARACTERS, BASE_CARDS))
SHADOW_HUNTERS = ShadowHunters()


def add(expansion: Pack) -> None:
    """Put an expansion into the box: from now on a table may choose it. Raises `ValueError` when an id is taken."""
    put_in(expansion)
    ShadowHunters.Options = choosing(expansions())


def remove(expansion: Pack) -> None:
    """Take an expansion out again. Tables that play with it cannot go on."""
    take_out(expansion)
    ShadowHunters.Options = choosing(expansions())
