"""An auditor of 风声: it reads the whole log of a table and finds what text 003 and the cards do not allow.

It shares nothing with the game but the list of the cards. It keeps its own account of the table and cuts the log where
something begins or ends; what lies between two cuts must have the shape of what was going on.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from duskbell.kernel import Play
from duskbell.testing.audit.fengsheng.board import DERIVED, Board
from duskbell.testing.audit.fengsheng.course import Course
from duskbell.testing.audit.fengsheng.cuts import CUTS, Cut, fault
from duskbell.testing.audit.fengsheng.occasions import ANSWERS, name
from duskbell.testing.audit.fengsheng.printed import EFFECTS, PEOPLE, PRINTED

_OCCASIONS = """
send_began sent arrived accepted received turn_ended discarded hand_moved placed card_used card_settled died
"""
OCCASIONS = frozenset(_OCCASIONS.split())
"""What triggers answer to."""


def audit(play: Play[Any]) -> list[str]:
    """Every fault that a table of 风声 shows, as sentences; none for a lawful one."""
    return audited(play).faults


def audited(play: Play[Any]) -> Auditor:
    """The same, with how often each skill met which situation."""
    auditor = Auditor(len(play.table.seats))
    for entry in play.table.log:
        if not auditor.course.over:
            auditor.read(entry.event)
    return auditor


class Auditor:
    """`faults`: what has been found. `reached`: how often a skill was used, or kept silent, in which situation."""

    def __init__(self, players: int) -> None:
        self.board = Board(players)
        self.course = Course(self.board, self._must)
        self.faults: list[str] = []
        self.reached: Counter[tuple[str, str]] = Counter()
        self.batch: list[Any] = []
        """What the pass that is going on looks at."""
        self.news: list[Any] = []
        """What has happened since."""
        self.place = 0
        self.done: set[tuple[int, str, int]] = set()
        self.owed: list[tuple[int, str, int]] = []
        self.cut: Cut | None = None
        self.cards = 0
        self.last = ("", -1)
        self.arrivals = 0

    def _must(self, so: bool, fault: str) -> None:
        if not so:
            b = self.board
            self.faults.append(f"turn of #{b.turn}, {b.phase}: {fault}.")

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, e: Any) -> None:
        """One more event."""
        kind = name(e)
        begun = self.board.turn >= 0
        if kind == "turn_began" and not begun:
            self.cards = sum(map(len, self.board.piles.values()))
        if begun and kind in CUTS:
            self._close(e, kind)
            getattr(self, f"_{kind}", lambda e: None)(e)
            self._apply(e, kind)
            self.course.read(e, kind)
            if kind != "skill_used":
                self.cut = Cut(kind, self.board.snapshot(), e=e, void=self.course.void)
        else:
            self._apply(e, kind)
            if self.cut is not None:
                self.cut.events.append(e)
            if kind == "turn_began":
                self.course.read(e, kind)
                self.cut = Cut(kind, self.board.snapshot(), e=e)
        if kind in OCCASIONS:
            self.news.append(e)

    def _close(self, e: Any, kind: str) -> None:
        """What went on is over: it must have had its shape, and whoever had to answer must have."""
        trigger = kind == "skill_used" and self._answered(e) >= 0
        if not trigger:
            for seat, skill, n in self.owed:
                late = self.batch[n]
                still = self.board.works(seat, skill) and ANSWERS[skill](self.board, seat, late)
                self._must(not still, f"#{seat} did not use {skill}, which must be used")
            self.owed = []
        if self.cut is not None:
            why = fault(self.board, self.course, self.cut, kind)
            self._must(not why, why)
        b = self.board
        if kind == "phase_began" and not self.course.dying:
            self._must(sum(map(len, b.piles.values())) == self.cards, "a card was lost or made")
            self._must(not b.piles["desk"], "a card was left on the table")

    # -- passes and skills -------------------------------------------------------------------------------------------

    def _checked(self, e: Any) -> None:
        self.batch, self.news = self.news, []
        self.place, self.done = 0, set()
        self._must(bool(self.batch), "a pass begins though nothing has happened")
        self.owed = []
        for s in self.board.seats:
            for skill in (*PEOPLE[s.who].skills, *(PEOPLE[s.beside].skills if s.beside else ()), *DERIVED):
                if skill in ANSWERS:
                    self._looks(s.no, skill)

    def _looks(self, seat: int, skill: str) -> None:
        """What a seat owes in this pass, and where one keeps silent that could have spoken."""
        s, b = self.board.seats[seat], self.board
        for n, e in enumerate(self.batch):
            if not s.alive and not (name(e) == "died" and e.seat == seat):
                continue
            if skill in DERIVED and not b.holds(skill, seat):
                continue
            if not ANSWERS[skill](b, seat, e):
                continue
            if b.works(seat, skill):
                if PRINTED[skill].must:
                    self.owed.append((seat, skill, n))
            elif s.void or s.beside_void:
                self.reached[skill, "void"] += 1
            elif not s.up and PRINTED[skill].turns != "up":
                self.reached[skill, "face down"] += 1

    def _answered(self, e: Any) -> int:
        """To which event of the batch a trigger answers; -1: to none."""
        if e.skill not in ANSWERS or not self.board.works(e.seat, e.skill):
            return -1
        s = self.board.seats[e.seat]
        for n, about in enumerate(self.batch):
            speaks = s.alive or (name(about) == "died" and about.seat == e.seat)
            if speaks and (e.seat, e.skill, n) not in self.done and ANSWERS[e.skill](self.board, e.seat, about):
                return n
        return -1

    def _skill_used(self, e: Any) -> None:
        b, s, n = self.board, self.board.seats[e.seat], self._answered(e)
        self._must(e.skill in PRINTED, f"there is no {e.skill}")
        printed = PRINTED[e.skill]
        self._must(b.works(e.seat, e.skill), f"#{e.seat} uses {e.skill}, which does not work now")
        self._must(printed.limit == e.limit, f"{e.skill} is used with another limit")
        chosen = self.course.allows(e.seat, printed.at) and not self.news
        if n >= 0 and not (chosen and not self.batch):
            seats = len(b.seats)
            place = (e.seat - b.turn) % seats
            self._must(place >= self.place, f"#{e.seat} uses {e.skill} after the pass has gone by")
            self.place = place
            again = range(len(self.batch)) if e.skill == "first_strike" else (n,)
            self.done |= {(e.seat, e.skill, k) for k in again}
            self.owed = [o for o in self.owed if o != (e.seat, e.skill, n)]
            if e.skill == "shelter":
                self._must(self.last == ("sea_view", e.seat), "a card is sheltered that was not looked at")
        elif printed.at:
            self._must(chosen, f"#{e.seat} uses {e.skill} at no idle point of it")
            self.course.idle(e.seat)
        else:
            self._must(e.skill in ("adapt", "cipher", "troubled_water"), f"#{e.seat} uses {e.skill} without occasion")
        self.last = (e.skill, e.seat)
        self._situations(e.skill, e.seat)
        cut = Cut("skill_used", b.snapshot(), skill=e.skill, owner=e.seat, e=self.batch[n] if n >= 0 else None)
        cut.void = self.course.void
        cut.turns = printed.turns if (printed.turns == "up") is not s.up or printed.turns == "down" else ""
        self.cut = cut

    def _situations(self, skill: str, seat: int) -> None:
        """In what a skill or card was used."""
        b, c = self.board, self.course
        there = {
            "two dying": len(c.dying) > 1,
            "nullified": c.void,
            "void": any(s.void for s in b.seats),
            "face down": any(not s.up for s in b.seats if s.no != seat),
            "moved on": c.moved,
            "dead in the pass": bool(b.fallen),
            "deck empty": len(b.piles["deck"]) < 3,
            "hand empty": not b.piles[f"hand{seat}"],
        }
        self.reached.update((skill, what) for what, so in there.items() if so)

    def _card_used(self, e: Any) -> None:
        self._must(e.name in EFFECTS, f"there is no card {e.name}")
        cut = self.cut
        skill = cut.skill if cut is not None else ""
        if not self.course.dying:
            self.course.idle(e.by)
        self.course.uses(e, skill)
        self._situations(e.name, e.by)
        self.last = ("", -1)

    def _phase_began(self, e: Any) -> None:
        self.course.idle(-1)
        if self.cut is not None and self.cut.kind == "turn_began":
            self.course.drawn(sum(name(x) == "moved" for x in self.cut.events))

    def _arrived(self, e: Any) -> None:
        if self.cut is not None and self.board.phase == "transit" and self.arrivals:
            self.course.refused()
        self.arrivals += 1

    def _sent(self, e: Any) -> None:
        self.arrivals = 0

    # -- the account -------------------------------------------------------------------------------------------------

    def _apply(self, e: Any, kind: str) -> None:
        """What an event changes on the board."""
        b = self.board
        match kind:
            case "deck_laid":
                b.piles["deck"] = list(e.cards)
            case "reshuffled":
                self._must(sorted(e.cards) == sorted(b.piles["discard"]), "other cards are shuffled than the discards")
                self._must(len(b.piles["deck"]) < 9, "the discards are shuffled though the deck is not at its end")
                b.piles["deck"] += list(e.cards)
                b.piles["discard"] = []
            case "moved":
                self._must(b.moved(e.card, e.source, e.to), f"c{e.card} goes from {e.source}, where it is not")
            case "arranged":
                top = b.piles["deck"][: e.count]
                self._must(sorted(top) == sorted(e.cards), "the top of the deck is put back as other cards")
                b.piles["deck"][: e.count] = list(e.cards)
            case "dealt" | "identity_given":
                b.take(e.seat, e.role)
            case "identity_taken":
                self._must(b.seats[e.source].role == e.role, "an identity is taken that is not there")
                b.take(e.seat, e.role)
                b.take(e.source, "")
            case "character_taken":
                s = b.seats[e.seat]
                s.who, s.up = e.character, e.up
                self._must(e.up is not PEOPLE[e.character].hidden, f"{e.character} begins the wrong way up")
            case "paired":
                s = b.seats[e.seat]
                s.beside, s.leads = e.character, e.leads
            case "flipped":
                b.seats[e.seat].up = e.up
            case "nullified" if self.course.cards:
                self.course.cards[-1].void = True
            case _:
                self._apply_course(e, kind)

    def _apply_course(self, e: Any, kind: str) -> None:
        b = self.board
        match kind:
            case "phase_began":
                b.phase = e.phase
            case "turn_began":
                first = b.turn < 0
                self._must(first or e.seat == b.round((b.turn + 1) % len(b.seats))[0].no, f"#{e.seat} has the turn")
                b.new_turn(e.seat)
            case "held":
                b.hold(e.what, e.seat, e.about)
            case "skill_used":
                s = b.seats[e.seat]
                {"turn": s.used, "game": s.spent}.get(e.limit, set()).add(e.skill)
            case "routed":
                b.sender, b.arrow, b.front, b.lock, b.shown = e.sender, e.arrow, e.to, e.lock, e.shown
            case "arrived" | "diverted":
                b.front = e.seat
            case "turned_up":
                b.shown = True
            case "covered":
                b.shown = False
            case "received" | "replaced":
                b.received = e.card
            case "doomed":
                b.seats[e.seat].doomed = True
            case "died":
                b.seats[e.seat].alive = False
                b.fallen.add(e.seat)
            case "deaths_over":
                b.fallen = set()
            case "went_out":
                b.seats[e.seat].alive, b.seats[e.seat].out = False, True
