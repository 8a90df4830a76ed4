"""风声 as a game: its phases, and what the rules say of talk and secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from duskbell.games.fengsheng import by_hand, turn
from duskbell.games.fengsheng.characters import CHARACTERS, UNRELEASED
from duskbell.games.fengsheng.events import CharactersShown
from duskbell.games.fengsheng.facts import facts
from duskbell.games.fengsheng.identities import IDENTITIES
from duskbell.games.fengsheng.options import FengshengOptions
from duskbell.games.fengsheng.recap import HINDSIGHT, OWN_SIGHT, recap
from duskbell.games.fengsheng.secrecy import reveals, twin
from duskbell.games.fengsheng.setup import setup
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import HIDDEN, Ask, Channel, Event, Game, Penalised, Script
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.dealing import unmask
from duskbell.kernel.game import PHRASES
from duskbell.kernel.recap import Recap
from duskbell.kernel.talk import PUBLIC_CHANNEL


class Fengsheng(Game[FengshengTable]):
    """风声 for 2 to 9. `Table.day` counts turns."""

    id = "fengsheng"
    players = (2, 9)
    usual_players = 5
    Options = FengshengOptions
    Table = FengshengTable
    roles = IDENTITIES
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {
        "setup": setup,
        "draw": turn.draw_phase,
        "main": turn.main_phase,
        "send": turn.send_phase,
        "transit": turn.transit_phase,
        "fight": turn.fight_phase,
        "receive": turn.receive_phase,
        "end": turn.end_phase,
    }
    first_phase = "setup"
    hindsight = HINDSIGHT
    own_sight = OWN_SIGHT
    round_phase = "draw"
    penalties = by_hand.PENALTIES
    hands = by_hand.HANDS
    claim = "fengsheng.claim"
    phrases_at: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "main": ("fengsheng.offer", "fengsheng.ask-side", "fengsheng.rep-friend", "fengsheng.rep-foe"),
        "send": ("fengsheng.offer", "fengsheng.ask-take", "fengsheng.ask-clarify"),
        "transit": ("fengsheng.ask-take", "fengsheng.ask-intercept", "fengsheng.call-let", "fengsheng.call-stop"),
        "fight": ("fengsheng.call-stop", "fengsheng.call-let", "fengsheng.ask-clarify", "fengsheng.call-black"),
        "receive": ("fengsheng.rep-friend", "fengsheng.rep-foe"),
    }
    phrases = (
        "fengsheng.red",
        "fengsheng.blue",
        "fengsheng.not-say",
        "fengsheng.offer",
        "fengsheng.ask-side",
        "fengsheng.ask-take",
        "fengsheng.ask-clarify",
        "fengsheng.ask-intercept",
        "fengsheng.call-stop",
        "fengsheng.call-black",
        "fengsheng.call-let",
        "fengsheng.rep-friend",
        "fengsheng.rep-foe",
        *PHRASES,
    )
    let_pass = ("fengsheng.fight", "fengsheng.trigger")
    let_bare = frozenset({"fengsheng.trigger"})

    def new_table(self, players: int, options: Any) -> FengshengTable:
        """The first table, with the characters that are in the box."""
        t = super().new_table(players, options)
        box = {**CHARACTERS, **UNRELEASED} if t.options.unreleased else CHARACTERS
        t.by_token.update(box)
        t.masks = tuple([c for c in box.values() if c.masked])
        return t

    def channels(self, t: FengshengTable, seat: int) -> tuple[Channel, ...]:
        """The living talk as they like."""
        return (PUBLIC_CHANNEL,) if t.seats[seat].alive else ()

    def stretch(self, t: FengshengTable, seat: int) -> int | None:
        """Until the turn is over, the intel lies before oneself, or somebody is dying."""
        return None if t.dying or (t.way and t.front == seat) else t.day

    def penalise(self, t: FengshengTable, penalty: Penalised) -> bool:
        return by_hand.penalise(t, penalty)

    def objection(self, t: FengshengTable, penalty: Penalised) -> str:
        return by_hand.objection(t, penalty)

    def by_hand(self, t: FengshengTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        return by_hand.by_hand(t, hand, asks)

    def hand_choices(self, t: FengshengTable, change: str, seat: int) -> Iterable[str]:
        return by_hand.choices(t, change, seat)

    def hand_objection(self, t: FengshengTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        return by_hand.hand_objection(t, hand)

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        return twin(players, ask)

    def reveals(self, t: FengshengTable, what: Event | Ask[Any], seat: int) -> Collection[int | str]:
        return reveals(t, what, seat)

    def finale(self, t: FengshengTable) -> None:
        unmask(t)
        shown = tuple(["" if s.character in (None, HIDDEN) else s.character.id for s in t.seats])
        t.emit(CharactersShown(shown), public=True)

    def recap(self, t: FengshengTable) -> Recap:
        return recap(t)

    def facts(self, t: FengshengTable) -> dict[str, Any]:
        return facts(t)


FENGSHENG = Fengsheng()
