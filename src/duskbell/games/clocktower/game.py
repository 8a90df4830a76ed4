"""Blood on the Clocktower as a game: its phases, who may talk when, and what the program decides as Storyteller."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from duskbell.games.clocktower.asking import for_show
from duskbell.games.clocktower.bag import fault
from duskbell.games.clocktower.by_hand import (
    DECLARATIONS,
    HANDS,
    OF_FABLED,
    PENALTIES,
    SIDES,
    change,
    choices,
    hand_objection,
    objection,
    penalise,
)
from duskbell.games.clocktower.characters import CHARACTERS, characters_of, strangers_of
from duskbell.games.clocktower.clues import clues
from duskbell.games.clocktower.count import where_the_hand_is
from duskbell.games.clocktower.court import PRESIDES
from duskbell.games.clocktower.day import NOMINATE, PACE_DEFENCE, PACE_DUSK, PACE_TALK, by_number, day, dusk
from duskbell.games.clocktower.deeds import claim, deeds
from duskbell.games.clocktower.events import (
    Aligned,
    Bluffed,
    CastShown,
    Dawned,
    Deluded,
    DeludedChose,
    DemonPointed,
    EvilKnown,
    Executed,
    ExecutionSettled,
    Exorcised,
    GrimoireShown,
    Learned,
    LifeTurned,
    Maddened,
    Returned,
    Shown,
    Sided,
    Told,
    TwinsMet,
    Woke,
)
from duskbell.games.clocktower.exile import CALL
from duskbell.games.clocktower.exile import VOTE as EXILE_VOTE
from duskbell.games.clocktower.fabled import by_hand, from_the_start, named
from duskbell.games.clocktower.jinxes import Jinx, jinxes
from duskbell.games.clocktower.night import ENOUGH, most_asked, night
from duskbell.games.clocktower.notes import notes, used_up
from duskbell.games.clocktower.options import SCRIPTS, ClocktowerOptions
from duskbell.games.clocktower.recap import HINDSIGHT, recap
from duskbell.games.clocktower.sayings import CLAIM, REPORTS, TOPICS
from duskbell.games.clocktower.setup import DEAL, setup
from duskbell.games.clocktower.sheet import DEMON_INFO, DUSK, MINION_INFO
from duskbell.games.clocktower.sobriety import working
from duskbell.games.clocktower.stages import COUNT, EXILE_COUNT, TALK
from duskbell.games.clocktower.storytellers import policy
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.travelling import travellers
from duskbell.kernel import CHANCE, NOBODY, Ask, Channel, Event, Game, Penalised, Script
from duskbell.kernel.ask import few
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.dealing import unmask
from duskbell.kernel.errors import BadOption
from duskbell.kernel.game import ANYBODY, MIDDLE, PHRASES
from duskbell.kernel.recap import Clue, Recap
from duskbell.kernel.ruling import WIN
from duskbell.kernel.talk import PUBLIC_CHANNEL, whisper_to

if TYPE_CHECKING:
    from random import Random

FEWEST = 5
"""So many players a script is for at least."""

TELLING = (
    Aligned,
    DemonPointed,
    Bluffed,
    CastShown,
    Deluded,
    DeludedChose,
    Sided,
    Dawned,
    EvilKnown,
    Maddened,
    Exorcised,
    Executed,
    ExecutionSettled,
    GrimoireShown,
    Learned,
    LifeTurned,
    Returned,
    Shown,
    Told,
    TwinsMet,
    Woke,
)
"""Events that lawfully tell of cards."""


class Clocktower(Game[ClocktowerTable]):
    """染·钟楼谜团 for 5 to 20, all beyond 15 Travellers. `Table.day` counts nights, and the day after each."""

    id = "clocktower"
    version = "19"
    players = (FEWEST, 20)
    usual_players = 8
    Options = ClocktowerOptions
    Table = ClocktowerTable
    roles = CHARACTERS
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {
        "setup": setup,
        "night": night,
        "day": day,
        "dusk": dusk,
    }
    first_phase = "setup"
    hindsight = HINDSIGHT
    round_phase = "night"
    called_aloud = False
    cards_change = True
    penalties = PENALTIES
    hands = HANDS
    may_skip = frozenset({PACE_TALK, PACE_DEFENCE, PACE_DUSK})
    own_time = frozenset({PACE_DEFENCE})
    claim = CLAIM
    reports = REPORTS
    topics = TOPICS
    cast = ("clocktower.script-chosen", "script")
    phrases_at: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "night": ("core.phrase-wait", "core.phrase-hurry"),
        "talk": ("clocktower.claim-hidden", "clocktower.ask-claim", "clocktower.ask-first", "clocktower.rep-nothing"),
        "nominations": ("clocktower.suspect", "clocktower.call-keep", "core.phrase-listen"),
        "defence": ("clocktower.def-drunk", "clocktower.claim-outsider", "core.phrase-trust"),
        "last-call": ("clocktower.suspect", "clocktower.nothing-new", "core.phrase-hurry"),
        "dusk": ("core.phrase-suspect", "core.phrase-trust", "core.phrase-well-played"),
    }
    phrases = (
        "clocktower.claim-outsider",
        "clocktower.claim-hidden",
        "clocktower.ask-claim",
        "clocktower.ask-first",
        "clocktower.suspect",
        "clocktower.def-drunk",
        "clocktower.rep-nothing",
        "clocktower.call-keep",
        "clocktower.nothing-new",
        *PHRASES,
    )
    declarations = DECLARATIONS
    as_one = frozenset({"clocktower.vote", EXILE_VOTE, "clocktower.hand"})
    whole_stages = frozenset({COUNT, EXILE_COUNT})
    before_whole = frozenset({NOMINATE, PRESIDES, CALL})
    dead_answer = frozenset({"clocktower.vote", EXILE_VOTE})

    def check(self, players: int, options: ClocktowerOptions) -> None:
        """As many as a script is for must be left beside the Travellers, only whose chairs may be empty; and the script
        must have enough characters for them.
        """
        many = travellers(players, options.travellers)
        if players - many < FEWEST:
            raise BadOption(f"with {many} Travellers of {players} too few are left; right would be {FEWEST} or more.")
        if options.late > many:
            raise BadOption(f"only the chairs of the {many} Travellers can be empty at first, not {options.late}.")
        from_the_start(options)
        if options.script in SCRIPTS:
            return
        t = self.new_table(players - many, replace(options, travellers=0, late=0))
        t.script = characters_of(options.script)
        if why := fault(t):
            raise BadOption(f"this script cannot be played so: {why}; right would be more of them, or fewer players.")

    def day_seconds(self, players: int, options: ClocktowerOptions) -> float:
        """Talk, a nomination with its defence and count, the last call, and the talk at dusk."""
        o, hands = options, options.hand_seconds * players
        talk = o.talk_seconds or by_number(players)
        return talk + o.nomination_seconds + o.defence_seconds + hands + o.call_seconds + o.dusk_seconds

    def needs_person(self, options: ClocktowerOptions) -> str:
        """Characters that the program does not play are run by hand."""
        names = [*[c.id for c in strangers_of(options.script)], *by_hand(options)]
        if not names:
            return ""
        return (
            f"a person must be Storyteller at this table, and run by hand what the program does not play: {few(names)}."
        )

    def remarks(self, players: int, options: ClocktowerOptions) -> tuple[str, ...]:
        """Bad Moon Rising and Sects & Violets are not advised below seven (000 一.1)."""
        few_left = players - travellers(players, options.travellers) < ENOUGH
        return (f"clocktower.few-{options.script}",) if few_left and options.script in ("bmr", "snv") else ()

    def new_table(self, players: int, options: Any) -> ClocktowerTable:
        t = super().new_table(players, options)
        t.by_token.update({c.id: c for c in strangers_of(options.script)})
        return t

    def vacant(self, t: ClocktowerTable) -> tuple[int, ...]:
        return tuple([s.no for s in t.seats if s.away])

    def channels(self, t: ClocktowerTable, seat: int) -> tuple[Channel, ...]:
        """All may speak at all times (000 二.2, 三.1), living and dead. Before the first night, while a night is made
        ready, and by day until nominations (then all are back at their seats, 三.2) in private, too, which all see; and
        with the Storyteller alone, which is all that is left of a night that the Storyteller has hushed, and of whoever
        is not in play.
        """
        own = (Channel("storyteller", (seat,)),)
        if t.hushed or t.seats[seat].away:
            return own
        if t.phase == "night" or (t.phase == "day" and t.stage not in ("", TALK)):
            return (PUBLIC_CHANNEL, *own)
        others = self._within_earshot(t, seat)
        return (PUBLIC_CHANNEL, *own, *[whisper_to(s.no) for s in others])

    def _within_earshot(self, t: ClocktowerTable, seat: int) -> list[ClocktowerSeat]:
        """Whom somebody may talk to in private: all, or who sits beside them where an ability keeps all seated."""
        others = [s for s in t.people if s.no != seat]
        strangers = [s for s in t.seats if s.travels or s.gained]  # seldom any, and nobody else could
        if strangers and any(t.character(id).keeps_seats for _, id in working(t)):
            ring = t.around(t.seats[seat])
            return [s for s in others if s in (ring[0], ring[-1])]
        return others

    def asides(self, t: ClocktowerTable) -> tuple[Channel, ...]:
        """The Storyteller answers all or one alone, as they like (000 三.1)."""
        return tuple([Channel(f"whisper{s.token}", (s.no,)) for s in t.seats])

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        """Tokens go into the bag in secret, and out of it to one seat each."""
        if ask.to != CHANCE and ask.key.startswith("clocktower.bag-"):
            return (MIDDLE,) * len(ask.options)
        if ask.key == DEAL and ask.about:
            return tuple([int(n) for n in ask.about])
        return super().twin(players, ask)

    def reveals(self, t: ClocktowerTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
        """Who dies, who is woken and what abilities tell depends on everybody's; and all that a seat is asked at night
        depends on its being alive in truth.
        """
        if isinstance(what, Ask):
            return ANYBODY if what.to == seat and t.phase == "night" else ()
        return ANYBODY if isinstance(what, TELLING) else ()

    def decoy(self, t: ClocktowerTable, seat: int) -> Ask[Any] | None:
        """At night all are asked something when somebody is, the dead too; what it offers shows under the own card."""
        if t.phase != "night" or t.seats[seat].away:
            return None
        return for_show(t, seat)

    def most_asked(self, t: ClocktowerTable) -> int:
        return most_asked(t)

    def standing_offers(self, t: ClocktowerTable) -> tuple[Ask[Any], ...]:
        """The deeds of the day."""
        return t.memo(deeds)

    def take_offer(self, t: ClocktowerTable, offer: Ask[Any], value: Any) -> bool:
        return claim(t, offer, value)

    def moderate(self, t: ClocktowerTable, ask: Ask[Any], rng: Random) -> object:
        """The program as Storyteller, by the policy that the option names (`storytellers`)."""
        answer = policy(t.options.storyteller)(t, ask, rng)
        return super().moderate(t, ask, rng) if answer is None else answer

    def penalise(self, t: ClocktowerTable, penalty: Penalised) -> bool:
        return penalise(t, penalty)

    def objection(self, t: ClocktowerTable, penalty: Penalised) -> str:
        return objection(t, penalty)

    def by_hand(self, t: ClocktowerTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        return change(t, hand, asks)

    def hand_choices(self, t: ClocktowerTable, change: str, seat: int) -> Iterable[str]:
        return choices(t, change)

    def declared(self, t: ClocktowerTable, what: str) -> Iterable[str]:
        return SIDES if what == WIN else named(t, what) if what in OF_FABLED else ("",)

    def hand_objection(self, t: ClocktowerTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        return hand_objection(t, hand)

    def recap(self, t: ClocktowerTable) -> Recap:
        return recap(t)

    def clues(self, t: ClocktowerTable, seat: int) -> list[Clue]:
        return clues(t, seat)

    def facts(self, t: ClocktowerTable) -> dict[str, Any]:
        """What a page shows beside seats, each while there is something to tell: all of it is open to everybody."""
        counting = t.stage in ("count", EXILE_COUNT)
        facts = {
            "nominee": t.nominations[-1][1] if t.stage in ("nominated", "defence", "count") else None,
            "nominator": t.nominations[-1][0] if t.stage in ("nominated", "defence", "count") else None,
            "hands": sorted(t.hands) if counting else [],
            "votes": list(t.votes) if counting else [],
            "pointed": where_the_hand_is(t) if counting else None,
            "block": t.block if t.block != NOBODY else None,
            "most": t.most or None,
            "voted": [s.no for s in t.people if not s.alive and not s.vote_left],
            "travels": travellers(len(t.seats), t.options.travellers) or None,
            "travellers": [s.no for s in t.travelling],
            "fabled": list(t.fabled),
            "exile": t.exile if t.exile != NOBODY else None,
            "sheet": _sheet(t),
            "jinxes": [[j.one, j.other] for j in t.memo(_jinxes)],
        }
        return {name: value for name, value in facts.items() if value not in (None, [])}

    def briefing(self, t: ClocktowerTable) -> dict[str, Any]:
        """What the night will ask, and what there will be to decide; and what is used up without a reminder."""
        facts = {"notes": t.memo(notes), "used": t.memo(used_up)}
        return {name: value for name, value in facts.items() if value}

    def closing(self, t: ClocktowerTable) -> None:
        for s in [s for s in t.seats if t.phase == "night" and s.no in t.at_dusk and not s.alive]:
            t.emit(LifeTurned(s.no, False), public=True)  # no dawn says it any more

    def finale(self, t: ClocktowerTable) -> None:
        unmask(t, tuple([s.team for s in t.seats]))


def _jinxes(t: ClocktowerTable) -> tuple[Jinx, ...]:
    return jinxes(t.script)


def _sheet(t: ClocktowerTable) -> list[str]:
    """The steps of this night or, by day, of the next, for what may be in play: the script tells them to all."""
    steps = t.steps(t.day + (t.phase != "night")) if t.script else ()
    return [step for step in steps if step in (DUSK, MINION_INFO, DEMON_INFO) or step in t.ids]


CLOCKTOWER = Clocktower()
"""The game."""
