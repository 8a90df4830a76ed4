"""Princeton Mafia as a game: deal, night, day, and what the rules say of talk and penalties."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from duskbell.games.mafia.by_hand import HANDS, all_held, change, choices, hand_objection
from duskbell.games.mafia.day import PACE, day
from duskbell.games.mafia.night import PACK, decoy, most_asked, night
from duskbell.games.mafia.options import MafiaOptions
from duskbell.games.mafia.recap import HINDSIGHT, recap
from duskbell.games.mafia.roles import ROLES, cast, recommended_killers
from duskbell.games.mafia.sayings import CLAIM, LET
from duskbell.games.mafia.table import (
    DEFENCE,
    REASONS,
    Awoke,
    Died,
    Learned,
    MafiaTable,
    SpokenAloud,
    Voted,
    is_killer,
)
from duskbell.games.mafia.verdict import verdict
from duskbell.kernel import MODERATOR, Ask, Channel, Event, Game, Penalised, Role, Script, choose, shuffle
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.core_events import Marked
from duskbell.kernel.dealing import Dealt, unmask
from duskbell.kernel.errors import BadOption
from duskbell.kernel.game import ANYBODY, PHRASES
from duskbell.kernel.recap import Recap
from duskbell.kernel.talk import MUTED, PUBLIC_CHANNEL, among_the_dead, whispers

if TYPE_CHECKING:
    from random import Random


async def deal(t: MafiaTable) -> str:
    """Everybody gets one card, face down (002 分配身份); in the variant the moderator chooses who gets which."""
    if t.options.moderator_deals:
        for s in t.seats:
            if s.role is None:
                await deal_one(t, s.no)
    else:
        for s, card in zip(t.seats, await shuffle("mafia.deal", undealt(t)), strict=True):
            t.emit(Dealt(s.no, card.id), s)
    return "night"


async def deal_one(t: MafiaTable, seat: int) -> None:
    """The moderator gives one seat one of the cards that are left."""
    left = list(dict.fromkeys(undealt(t)))
    card = await choose(MODERATOR, "mafia.deal-to", left, about=(seat,))
    t.emit(Dealt(seat, card.id), t.seats[seat])


def undealt(t: MafiaTable) -> list[Role]:
    """The cards that nobody has yet."""
    players = len(t.seats)
    left = cast(players, t.options.killers or recommended_killers(players), t.options.angels)
    for s in t.seats:
        if s.role is not None:
            left.remove(s.role)
    return left


class Mafia(Game[MafiaTable]):
    """杀人游戏 for 5 to 24; the text finds 8 to 12 acceptable and 12 or more best."""

    id = "mafia"
    version = "3"
    players = (5, 24)
    Options = MafiaOptions
    Table = MafiaTable
    roles = ROLES
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {"deal": deal, "night": night, "day": day}
    first_phase = "deal"
    hindsight = HINDSIGHT
    round_phase = "night"
    penalties = ("warn", "mute", "expel")
    hands = HANDS
    may_skip = frozenset(PACE.values())
    news = (Voted,)
    claim = CLAIM
    phrases_at: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "discussion": ("mafia.angel-killer", "mafia.angel-not", "mafia.not-yet", "mafia.ask-who", "mafia.acc-silent"),
        "accusations": ("mafia.call-second", "mafia.call-accuse", "mafia.acc-silent", "mafia.pass"),
        "reasons": ("mafia.angel-killer", "mafia.acc-hunch", "mafia.acc-silent"),
        "defence": ("mafia.def-ask", "mafia.villager", "mafia.angel-not", "mafia.def-last"),
        PACK: (LET, "core.phrase-agree", "core.phrase-disagree", "core.phrase-hurry"),
        "comments": (
            "mafia.call-execute",
            "mafia.call-spare",
            "mafia.angel-not",
            "mafia.angel-killer",
            "mafia.db-angel",
            "core.phrase-agree",
        ),
    }
    phrases = (
        "mafia.angel-killer",
        "mafia.angel-not",
        "mafia.villager",
        "mafia.not-yet",
        "mafia.ask-who",
        "mafia.call-second",
        "mafia.acc-silent",
        "mafia.def-ask",
        "mafia.pass",
        "mafia.call-accuse",
        "mafia.call-execute",
        "mafia.call-spare",
        "mafia.acc-hunch",
        "mafia.db-angel",
        "mafia.def-last",
        *PHRASES,
    )

    def day_seconds(self, players: int, options: MafiaOptions) -> float:
        """Open discussion, accusations, and one trial."""
        o = options
        trial = o.reasons_seconds + o.second_seconds + o.defence_seconds + o.comments_seconds + o.vote_seconds
        return o.discussion_seconds + o.accusation_seconds + trial

    def check(self, players: int, options: MafiaOptions) -> None:
        killers = options.killers or recommended_killers(players)
        most = (players - 1) // 2
        if killers > most:
            raise BadOption(
                f"{players} players can have at most {most} killers, not {killers}: others must outnumber them."
            )
        if killers + options.angels > players:
            raise BadOption(f"{players} players cannot be {killers} killers and {options.angels} angels.")

    def channels(self, t: MafiaTable, seat: int) -> tuple[Channel, ...]:
        """By day the living speak, during reasons and defence only the one who has the floor, and in the variant they
        may whisper as long; awake killers among themselves; the dead not at all, or in the variant with each other.
        """
        me = t.seats[seat]
        if not me.alive:
            return among_the_dead(t, me) if t.options.dead_talk else ()
        if t.phase == "deal":
            return ()
        if t.phase == "night":
            if t.stage == PACK and is_killer(me):
                return (Channel(PACK, tuple([s.no for s in (*t.killers, *t.lookers)])),)
            return ()
        if (t.stage == REASONS and seat != t.accuser) or (t.stage == DEFENCE and seat != t.accused):
            return ()
        return (PUBLIC_CHANNEL, *whispers(t, me, t.lookers)) if t.options.whispers else (PUBLIC_CHANNEL,)

    def decoy(self, t: MafiaTable, seat: int) -> Ask[Any] | None:
        return decoy(t, seat)

    def most_asked(self, t: MafiaTable) -> int:
        return most_asked(t)

    def moderate(self, t: MafiaTable, ask: Ask[Any], rng: Random) -> object:
        """The program that deals favours nobody: every card that is left is as likely."""
        return rng.choice(undealt(t)) if ask.key == "mafia.deal-to" else super().moderate(t, ask, rng)

    def penalise(self, t: MafiaTable, penalty: Penalised) -> bool:
        """A warning is only said; a muted player is silent until nightfall; an expelled one is dead and shows the
        card. Nobody can be expelled while cards are dealt (`objection`).
        """
        who = t.seats[penalty.seat]
        if penalty.penalty == "mute":
            t.emit(Marked(who.no, MUTED, until="night"), public=True)
        if penalty.penalty != "expel" or who.role is None:
            return False
        t.emit(Died(who.no, "referee", who.role.id), public=True)
        verdict(t)
        return True

    def objection(self, t: MafiaTable, penalty: Penalised) -> str:
        if penalty.penalty == "expel" and t.phase == "deal":
            return "nobody can be expelled before the cards are dealt"
        if penalty.penalty in ("expel", "mute") and not t.seats[penalty.seat].alive:
            return "the dead are out of the game and silent already"
        return ""

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        return ask.about if ask.key == "mafia.deal-to" else super().twin(players, ask)

    def by_hand(self, t: MafiaTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        return change(t, hand)

    def hand_choices(self, t: MafiaTable, change: str, seat: int) -> Iterable[str]:
        return choices(change)

    def hand_objection(self, t: MafiaTable, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        return hand_objection(t, hand)

    def hand_barred(self, t: MafiaTable, hand: ByHand) -> str:
        return all_held(t, hand)

    def reveals(self, t: MafiaTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
        """A card that is turned; who is awake, to those who are, and what the dead may look at; an angel's answer."""
        looks = not t.seats[seat].alive and t.options.dead_may_look
        if isinstance(what, Awoke):
            return what.seats if looks or seat in what.seats else ()
        if isinstance(what, Learned):
            return (what.target,) if looks or seat == what.seat else ()
        if isinstance(what, Died):
            return (what.seat,)
        return ANYBODY if isinstance(what, SpokenAloud) else ()

    def finale(self, t: MafiaTable) -> None:
        unmask(t)

    def recap(self, t: MafiaTable) -> Recap:
        return recap(t)

    def facts(self, t: MafiaTable) -> dict[str, Any]:
        """`accused` and `accuser` during a trial, and who was `spared` today; each only while there is somebody."""
        trial = {"accused": t.accused, "accuser": t.accuser} if t.accused >= 0 else {}
        return trial | ({"spared": sorted(t.spared)} if t.spared else {})


MAFIA = Mafia()
