"""Werewolf under cup rules as a game: its phases, and what the rules say of talk, penalties and secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from duskbell.games.werewolf.asking import for_show
from duskbell.games.werewolf.boards import board_of
from duskbell.games.werewolf.by_hand import DECLARATIONS, HANDS, all_held, change, choices, hand_objection
from duskbell.games.werewolf.dawn import dawn
from duskbell.games.werewolf.deal import deal
from duskbell.games.werewolf.election import election
from duskbell.games.werewolf.events import (
    Awoke,
    Became,
    Bound,
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
    Victim,
    Voted,
)
from duskbell.games.werewolf.farewell import PACE_WORDS
from duskbell.games.werewolf.fouls import PENALTIES, objection, penalise
from duskbell.games.werewolf.night import called_tonight, night
from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.games.werewolf.orders import BY_LOT
from duskbell.games.werewolf.pack import awake, most_asked
from duskbell.games.werewolf.recap import HINDSIGHT, recap
from duskbell.games.werewolf.refuted import refuted
from duskbell.games.werewolf.role import cards_of, roles_of
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.sayings import CLAIM, LET
from duskbell.games.werewolf.speech import PACE, speeches
from duskbell.games.werewolf.stages import TALLY
from duskbell.games.werewolf.table import (
    BOUND,
    GONE,
    GOOD,
    HELD,
    LOVERS,
    PACK,
    PAUSED,
    WOLVES,
    WerewolfTable,
)
from duskbell.games.werewolf.verdict import sides
from duskbell.games.werewolf.vote import vote
from duskbell.kernel import NOBODY, Ask, Channel, Event, Game, Penalised, Script
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.core_events import Marked
from duskbell.kernel.dealing import unmask
from duskbell.kernel.game import ANYBODY, MIDDLE, PHRASES
from duskbell.kernel.log import ever, this_phase
from duskbell.kernel.recap import Clue, Recap
from duskbell.kernel.talk import PUBLIC_CHANNEL

if TYPE_CHECKING:
    from random import Random

TO_REFEREE = Channel("referee", ())
TOLD_TO_ALL = (Died, Burst, Drew, CardShown, Dueled, Sealed, Marked)
TOLD_TO_ONE = (
    Learned, Victim, GunState, Frightened, PackShown, Gained, Became, Inherited, Converted, Played, SparesShown,
)  # fmt: skip
"""Events that lawfully tell of others' cards."""


class Werewolf(Game[WerewolfTable]):
    """狼人杀 for 6 to 18; the cup plays it with 12."""

    id = "werewolf"
    cards_change = True
    version = "3"
    players = (6, 18)
    usual_players = 12
    sides = (GOOD, WOLVES, LOVERS, BOUND, "drifter", "fox", "piper")
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
    first_phase = "deal"
    hindsight = HINDSIGHT
    round_phase = "night"
    penalties = PENALTIES
    hands = HANDS
    may_skip = frozenset({PACE, PACE_WORDS})
    news = (Voted,)
    claim = CLAIM
    cast = ("werewolf.laid", "cards")
    phrases_at: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "campaign": ("werewolf.run", "werewolf.claim-wolf", "werewolf.claim-good", "werewolf.counter-seer"),
        "speeches": ("werewolf.night-wolf", "werewolf.night-good", "werewolf.call-mine", "werewolf.acc-no-reason"),
        "duel": ("werewolf.def-check", "werewolf.def-waste", "werewolf.call-mine"),
        "farewell": ("werewolf.last-checks", "werewolf.last-wrong", "core.phrase-suspect"),
        "pack": (LET, "core.phrase-agree", "core.phrase-disagree", "core.phrase-hurry"),
    }
    phrases = (
        "werewolf.claim-wolf",
        "werewolf.claim-good",
        "werewolf.claim-villager",
        "werewolf.claim-hunter",
        "werewolf.claim-guard",
        "werewolf.counter-seer",
        "werewolf.night-wolf",
        "werewolf.night-good",
        "werewolf.call-mine",
        "werewolf.acc-no-reason",
        "werewolf.pass-plain",
        "werewolf.run",
        "werewolf.def-check",
        "werewolf.def-waste",
        "werewolf.last-checks",
        "werewolf.last-wrong",
        *PHRASES,
    )
    declarations = DECLARATIONS

    def check(self, players: int, options: WerewolfOptions) -> None:
        board_of(players, options)

    def day_seconds(self, players: int, options: WerewolfOptions) -> float:
        """A speech of everybody, one after the other, and a vote."""
        return players * options.speech_seconds + options.vote_seconds

    def channels(self, t: WerewolfTable, seat: int) -> tuple[Channel, ...]:
        """Nobody speaks out of turn: by day only who has the floor, by night the pack in its own time. Who doubts
        something tells the referee, whom nobody else hears, at any time (犯规判罚).
        """
        if t.speaker == seat:
            return (PUBLIC_CHANNEL, TO_REFEREE)
        if t.phase == "night" and t.stage == PACK:
            pack = tuple([s.no for s in awake(t)])
            return (Channel("pack", pack), TO_REFEREE) if seat in pack else (TO_REFEREE,)
        return (TO_REFEREE,)

    def decoy(self, t: WerewolfTable, seat: int) -> Ask[Any] | None:
        """By night, and while a card may undo the ballot that was told: whoever holds it, or nobody."""
        secret = t.stage != "" if t.phase == "night" else t.stage == TALLY and t.phase == "vote"
        return for_show(t, seat) if secret and t.seats[seat].alive else None

    def most_asked(self, t: WerewolfTable) -> int:
        return most_asked(t)

    def moderate(self, t: WerewolfTable, ask: Ask[Any], rng: Random) -> object:
        return ask.sample(rng) if ask.key in BY_LOT else super().moderate(t, ask, rng)

    def penalise(self, t: WerewolfTable, penalty: Penalised) -> bool:
        return penalise(t, penalty)

    def objection(self, t: WerewolfTable, penalty: Penalised) -> str:
        return objection(t, penalty)

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        """Spare cards are laid aside before the others are dealt."""
        return (MIDDLE,) if ask.key == "werewolf.spare" else super().twin(players, ask)

    def by_hand(self, t: WerewolfTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        return change(t, hand)

    def hand_choices(self, t: WerewolfTable, change: str, seat: int) -> Iterable[str]:
        return choices(t, change)

    def hand_objection(self, t: WerewolfTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        return hand_objection(t, hand)

    def hand_barred(self, t: WerewolfTable, hand: ByHand) -> str:
        return all_held(t, hand)

    def reveals(self, t: WerewolfTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
        """A death and a curse may depend on cards (no witch saves herself), whatever is shown by day tells of one; a
        gift that is received tells its giver; a pack knows its own; some learn of the dead by being asked, and who is
        asked by another's card that its holder has chosen them.
        """
        if isinstance(what, Ask):
            if t.stage == PACK:
                return [n for met in this_phase(t, Awoke) for n in met.seats]
            if any(what.key in card.puts for card in cards_of(t)):
                return ANYBODY
            me = t.seats[seat]
            return [n for role in roles_of(me) if role.step == t.stage for n in role.learns(me, t)]
        if isinstance(what, Awoke | Linked | Bound):
            return ANYBODY if seat in what.seats else ()
        if isinstance(what, Gained) and any(a.seat == seat and a.power == "trade" for a in t.tonight):
            return (what.seat,)  # not always whom the giver named: numbers may have been swapped
        told = isinstance(what, TOLD_TO_ALL) or (isinstance(what, TOLD_TO_ONE) and what.seat == seat)
        return ANYBODY if told else ()

    def ballots(self, t: WerewolfTable) -> Iterable[tuple[int, int, int]]:
        """Votes to exile, abstentions left out."""
        for place, entry in enumerate(t.log):
            voted = entry.event
            if isinstance(voted, Voted) and voted.kind == "exile":
                for seat, target in zip(voted.seats, voted.targets, strict=True):
                    if target != NOBODY:
                        yield place, seat, target

    def refuted(
        self, t: WerewolfTable, seat: int, events: Sequence[Event], cards: Collection[str]
    ) -> Iterator[tuple[int, str]]:
        return refuted(t, seat, events, cards)

    def finale(self, t: WerewolfTable) -> None:
        theirs = sides(t)
        unmask(t, tuple([theirs[s.no] for s in t.seats]))

    def recap(self, t: WerewolfTable) -> Recap:
        return recap(t)

    def clues(self, t: WerewolfTable, seat: int) -> list[Clue]:
        """Cards, and who dances: a side is a mark."""
        told = [e for e in ever(t, Learned) if e.seat == seat and not e.is_side]
        return [Clue((e.target,), "werewolf.learned", {"what": e.what}) for e in told]

    def facts(self, t: WerewolfTable) -> dict[str, Any]:
        """What a page shows beside seats: each only while there is something to tell."""
        open_race = t.badge not in (HELD, GONE)
        running = [s.no for s in t.running] if open_race else []
        facts = {
            "board": t.board,
            "badge": t.badge if t.badge in (PAUSED, GONE) else None,
            "steps": [step for step in t.order if called_tonight(t, step)] if t.phase == "night" else [],
            "withdrew": sorted(t.withdrew) if open_race else [],
            "sheriff": t.sheriff if t.sheriff != NOBODY else None,
            "speaker": t.speaker if t.speaker != NOBODY else None,
            "queue": list(t.queue),
            "candidates": running,
            "duel": list(t.duel),
            "named": list(t.named),
        }
        return {name: value for name, value in facts.items() if value not in (None, [], "")}


WEREWOLF = Werewolf()
