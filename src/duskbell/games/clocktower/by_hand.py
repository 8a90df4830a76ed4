"""What a Storyteller may change by hand, and which penalties there are. Whatever it decides, the sides are counted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, TOWNSFOLK
from duskbell.games.clocktower.court import PRESIDES, right_to_nominate
from duskbell.games.clocktower.day import CLOSE, NOMINATE
from duskbell.games.clocktower.events import Became, Hushed, LifeTurned, Misled, Revived, Swayed, Told
from duskbell.games.clocktower.fabled import COMES, GOES, SEEN_TO, rule, ruling_objection
from duskbell.games.clocktower.intention import together
from duskbell.games.clocktower.life import NIGHT, at_once, die_by_ruling
from duskbell.games.clocktower.madness import maddened
from duskbell.games.clocktower.options import SCRIPTS
from duskbell.games.clocktower.scripts import script_of
from duskbell.games.clocktower.sobriety import DRUNK, POISONED
from duskbell.games.clocktower.stages import BETWEEN
from duskbell.games.clocktower.statement import Learner, remind
from duskbell.games.clocktower.table import SPENT, ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.travelling import LEAVES, come, free_travellers, leave
from duskbell.games.clocktower.verdict import award, verdict
from duskbell.kernel import MODERATOR, Ask
from duskbell.kernel.by_hand import ALIVE, DEAD, LIFE, MARK, ROLE, UNMARK, ByHand, mark_objection
from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.ruling import WIN, Penalised
from duskbell.kernel.talk import MUTED

SIDE, TELL, HUSH, LEAVE, JOIN = "side", "tell", "hush", "leave", "join"
HANDS = (ROLE, SIDE, LIFE, MARK, UNMARK, TELL, LEAVE, JOIN)
MARKS = {DRUNK: "", POISONED: NIGHT, SPENT: ""}
DECLARATIONS = (HUSH, COMES, GOES, SEEN_TO, WIN)
NOMINATING = (NOMINATE, PRESIDES, CLOSE.key)
OF_FABLED = (COMES, GOES, SEEN_TO)
REFEREE = "referee"
SIDES = (GOOD, EVIL)


def choices(t: ClocktowerTable, change: str) -> Iterable[str]:
    """To what it might be changed; what somebody is told is written freely."""
    if change in (LEAVE, JOIN):
        return (LEAVES if change == LEAVE else free_travellers(t)) if t.options.late or t.travelling else ()
    return {ROLE: t.script, SIDE: SIDES, LIFE: (ALIVE, DEAD), TELL: ()}.get(change, _marks(t))


def _marks(t: ClocktowerTable) -> dict[str, str]:
    """Which reminders there are, and until when each lies: what a script brings stays until it is taken away."""
    if t.options.script in SCRIPTS:
        return MARKS
    return MARKS | {name: "" for s in script_of(t.options.script).strangers for name in s.reminders}


def hand_objection(t: ClocktowerTable, hand: ByHand) -> str:
    """Why something cannot be changed so, as half a sentence; "" when it can."""
    if t.phase == "setup":
        return "the tokens are not drawn yet"
    if hand.change == HUSH:
        return "" if t.phase == NIGHT and not t.hushed else "there is no talk at night to silence"
    if hand.change in OF_FABLED:
        return ruling_objection(t, hand.change, hand.to)
    if hand.change == WIN:
        return "" if hand.to in SIDES else f"{hand.to[:40]!r} is no side; right would be {' or '.join(SIDES)}"
    who = t.seats[hand.seat]
    if hand.change in (LEAVE, JOIN):
        return _moving_objection(t, who, hand)
    if who.away:
        return "this chair is empty"
    if hand.change in (MARK, UNMARK):
        return mark_objection(t, hand, _marks(t))
    if hand.change == TELL:
        return _statement_objection(t, who, hand.to)
    if hand.change == ROLE and who.travels:
        return "a Traveller stays one; right would be to let them leave, and come as another"
    right = {ROLE: t.script, SIDE: SIDES, LIFE: (ALIVE, DEAD)}[hand.change]
    if hand.to not in right:
        return f"a {hand.change} cannot be {hand.to[:40]!r}; right would be {' or '.join(right)}"
    life = ALIVE if who.alive else "" if who.feigns else DEAD
    now = {ROLE: who.character.id, SIDE: who.team, LIFE: life}[hand.change]
    hidden = hand.change == ROLE and t.character(hand.to).hidden
    if hidden and (who.believes or who.character).kind != t.character(hand.to).poses_as:
        kinds = {TOWNSFOLK: "one of the Townsfolk", DEMON: "a Demon"}
        return (
            f"this player does not take itself for {kinds[t.character(hand.to).poses_as]}; give it such a token first"
        )
    return f"this is so already: {hand.to}" if now == hand.to else ""


def _moving_objection(t: ClocktowerTable, who: ClocktowerSeat, hand: ByHand) -> str:
    """Only Travellers come and go, by day and between two counts."""
    if t.phase != "day" or t.stage not in BETWEEN:
        return "nobody comes or leaves in the midst of a vote or at night; right would be by day, between two counts"
    if hand.change == LEAVE:
        if not who.travels or who.away:
            return "only a Traveller who is in play can leave"
        return "" if hand.to in LEAVES else f"nobody leaves to {hand.to[:40]!r}; right would be {LEAVES[0]}"
    if not who.away:
        return "this chair is not empty"
    free = free_travellers(t)
    return "" if hand.to in free else f"nobody comes as {hand.to[:40]!r}; right would be {' or '.join(free)}"


def _statement_objection(t: ClocktowerTable, who: ClocktowerSeat, said: str) -> str:
    """A statement is written as in the list of lawful ones, "chef>#1>#4", "2", "yes"; and it is one that this ability
    might tell at some table.
    """
    learns = [role for role in who.acts_as if isinstance(role, Learner)]
    if not learns:
        return "this player is told nothing by an ability"
    my = Ability(t, who, learns[0])
    first, *seats = said.split(">")
    if (first, *sorted(seats)) in {*learns[0].statements(my), *learns[0].last_resort(my)}:
        return ""
    right = ">".join(next(iter(learns[0].statements(my))))
    return f"{said[:40]!r} is no statement for this ability, {learns[0].id}; right would be such as {right}"


def change(t: ClocktowerTable, hand: ByHand, asks: Sequence[Ask[Any]] = ()) -> bool:
    """Nobody sees that it was done by hand, but for a hush, which all hear: who becomes something, or changes sides, is
    told at night, who dies turns the life token. A side that
    wins by it ends the table, raising `GameOver`. Whether the phase must find its way again: where nominations are
    awaited (`asks`), and no life token turns, nobody is to be asked anew, or all would see that something was ruled;
    nor at night, where what is asked may stand. A mark lies from then on: what the Storyteller is asked by day of the
    ability that it silences is asked anew, as who nominates is where that changes; and at night whatever they alone are
    asked.
    """
    if hand.change == HUSH:
        t.emit(Hushed(), public=True)
        return False
    if hand.change in OF_FABLED:
        rule(t, hand.change, hand.to)
        return False
    if hand.change == WIN:
        award(t, hand.to, "clocktower.ruled")
    who, mad, right = t.seats[hand.seat], maddened(t), right_to_nominate(t)
    seemed_alive = who.alive
    if hand.change in (LEAVE, JOIN):
        leave(t, who.no) if hand.change == LEAVE else come(t, who.no, hand.to)
        return True
    if hand.change == MARK:
        t.emit(Marked(who.no, hand.to, until=_marks(t)[hand.to], of=who.character.id if hand.to == SPENT else ""))
    elif hand.change == UNMARK:
        t.emit(Unmarked(who.no, hand.to))
    elif hand.change == TELL:
        role = next(role for role in who.acts_as if isinstance(role, Learner))
        said = tuple(hand.to.split(">"))
        t.emit(Told.of(who.no, role.id, (), said), who)
        remind(t, who, role, said)
    elif hand.change == ROLE:
        token = who.believes or who.character
        t.emit(Became(who.no, hand.to, who.team))
        if who.character.hidden:
            t.emit(Misled(who.no, token.id))
        if who.alive != seemed_alive:
            _turn_token(t, who)
    elif hand.change == SIDE:
        t.emit(Swayed(who.no, hand.to))
    else:
        turn(t, who, hand.to == ALIVE)
    verdict(t)
    nominating = any(ask.key == NOMINATE for ask in asks) and (who.alive, mad) == (seemed_alive, maddened(t))
    if hand.change in (MARK, UNMARK):
        if t.phase == NIGHT:
            return {ask.to for ask in asks} == {MODERATOR}
        passes = right != right_to_nominate(t) and any(ask.key in NOMINATING for ask in asks)
        return passes or any(_is_about(ask, who) for ask in asks)
    if nominating and hand.change in (ROLE, SIDE):
        return False
    return not (t.phase == NIGHT and _may_stand(t, hand, {ask.to for ask in asks}))


def _is_about(ask: Ask[Any], who: ClocktowerSeat) -> bool:
    """Whether the Storyteller is asked what this one's ability does."""
    return ask.to == MODERATOR and ask.about[:2] in [(who.no, role.id) for role in who.acts_as]


def _may_stand(t: ClocktowerTable, hand: ByHand, asked: Collection[int]) -> bool:
    """Whether those who are `asked` something at night may go on answering it after this change. What the Storyteller
    is asked may follow from it. Whoever dies answers to no effect; whoever is another, or lives again, is to be asked
    what they would be, if that is now.
    """
    if not asked or MODERATOR in asked:
        return False
    if hand.change in (SIDE, TELL) or (hand.change == LIFE and hand.to == DEAD):
        return True
    return not together(t) and hand.seat not in asked


def turn(t: ClocktowerTable, who: ClocktowerSeat, alive: bool) -> None:
    """Somebody dies, or comes back, by hand: by day all see it, unless they seemed dead already, by night at dawn. A
    death asks nothing.
    """
    seemed_alive = who.alive
    if alive:
        t.emit(Revived(who.no))
    else:
        at_once(die_by_ruling(t, who, REFEREE))
    if who.alive != seemed_alive:
        _turn_token(t, who)


def _turn_token(t: ClocktowerTable, who: ClocktowerSeat) -> None:
    """By day all see a life token turned over; by night nobody does."""
    if t.phase != NIGHT:
        t.emit(LifeTurned(who.no, who.alive), public=True)


# -- penalties ---------------------------------------------------------------------------------------------------------

PENALTIES = ("warn", "mute", "expel")


def penalise(t: ClocktowerTable, penalty: Penalised) -> bool:
    """A warning is only said; who is muted is silent until nightfall, or at night until dawn (000 二.2); who is
    expelled is dead.
    """
    who = t.seats[penalty.seat]
    if penalty.penalty == "mute":
        t.emit(Marked(who.no, MUTED, until="day" if t.phase == NIGHT else NIGHT), public=True)
    if penalty.penalty != "expel":
        return False
    turn(t, who, False)
    verdict(t)
    return True


def objection(t: ClocktowerTable, penalty: Penalised) -> str:
    """Why a penalty cannot be given now, as half a sentence; "" when it can."""
    if penalty.penalty == "expel" and t.phase == "setup":
        return "nobody can be expelled before the tokens are drawn"
    return "this player is dead already" if penalty.penalty == "expel" and not t.lives(t.seats[penalty.seat]) else ""
