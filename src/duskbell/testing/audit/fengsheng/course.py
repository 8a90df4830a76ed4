"""The course of a table of 风声, a second time: idle points, sending, dying and death, and when somebody has won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duskbell.testing.audit.fengsheng import winning
from duskbell.testing.audit.fengsheng.board import BLACK, BLUE, FACES, RED, Board
from duskbell.testing.audit.fengsheng.printed import EFFECTS

COLLECTED, MISSION, USURPED, LAST, NOBODY = "collected", "mission", "usurped", "last-side", "nobody"


@dataclass
class Used:
    """A card in settlement. `void`: it has no effect."""

    by: int
    name: str
    to: int
    choice: str
    card: int
    void: bool = False


class Course:
    """Where the game stands. `cards`: those in settlement. `dying`: all who are, `asked`: for whom help is asked."""

    def __init__(self, board: Board, must: Callable[[bool, str], None]) -> None:
        self.board, self.must = board, must
        self.cards: list[Used] = []
        self.dying: tuple[int, ...] = ()
        self.asked = -1
        self.doomed: list[int] = []
        self.deaths: list[int] = []
        self.judged = True
        self.ended = self.over = False
        self.moved = False
        """Whether the intel was moved, exchanged or received as another card this turn."""
        self.helper = 0
        self.way: Any = None

    def read(self, e: Any, kind: str) -> None:
        """One more event that begins or ends something."""
        if not self.judged and kind != "died":
            self._judge(kind)
        read = getattr(self, f"_{kind}", None)
        if read is not None:
            read(e)

    @property
    def void(self) -> bool:
        """Whether a card is in settlement that has no effect."""
        return bool(self.cards) and self.cards[-1].void

    # -- idle points -------------------------------------------------------------------------------------------------

    def allows(self, seat: int, at: tuple[str, ...]) -> bool:
        """Whether here is an idle point of these for somebody."""
        b = self.board
        if self.dying:
            return "dying" in at and self.asked >= 0 and not self.deaths
        if self.cards:
            return "send" in at and self.cards[-1].name == "order" and self.cards[-1].to == seat
        mine = {"main": seat == b.turn, "send": seat == b.turn, "transit": seat == b.front, "fight": True}
        return b.phase in at and mine.get(b.phase, False)

    def idle(self, seat: int) -> None:
        """Before anything else is done nobody may have won, or be dying (节点 3 and 4)."""
        b = self.board
        if self.dying or self.cards:
            return
        self.must(not winning.declare(b), f"it goes on though {winning.declare(b)} could declare")
        self.must(
            not [s for s in b.seats if s.alive and b.count(s.no, BLACK) >= 3], "it goes on though somebody is dying"
        )
        if seat >= 0:
            self.must(b.seats[seat].alive, f"#{seat} acts, who is dead")

    def uses(self, e: Any, skill: str) -> None:
        """A card is used: may it be, here, by this player, at this one?"""
        b, me = self.board, self.board.seats[e.by]
        self.must(self.allows(e.by, EFFECTS[e.name][0]), f"#{e.by} uses {e.name} at no idle point of it")
        self.must(b.seats[e.to].alive, f"{e.name} is aimed at #{e.to}, who is dead")
        if e.card:
            kind = FACES[e.card].kind
            turned = [h[2].split(">") for h in b.held if h[0] == "turns"]
            forced = [name for was, name in turned if was == kind]
            may = {"adapt": ("intercept", "mislead"), "cipher": ("decipher", "swap")}
            made = may.get(skill) == (kind, e.name) or (skill == "troubled_water" and e.name in ("feign", "lure"))
            lawful = forced[-1] == e.name if forced else e.name == kind or made
            self.must(lawful, f"#{e.by} uses a {kind} as {e.name}")
            self.must(not me.barred, f"#{e.by} uses a hand card, though barred")
            self.must(not b.holds("ban", -1, e.name), f"#{e.by} uses {e.name}, which is banned")
        else:
            named = {
                "guile": ("coerce", "entice"),
                "steal_heaven": ("intercept",),
                "all_change": ("intercept", "mislead"),
            }
            self.must(e.name in named.get(skill, ()), f"#{e.by} uses {e.name} without a card")
        self._aims(e)
        if self.dying:
            self.must(e.to == self.asked, "help is given to somebody else than it is asked for")
            place = (e.by - self.asked) % len(b.seats)
            if skill != "arm_length":
                self.must(place >= self.helper, f"#{e.by} helps, who was asked already")
                self.helper = place
        self.cards.append(Used(e.by, e.name, e.to, e.choice, e.card))
        if e.name in ("intercept", "mislead", "swap"):
            b.held.append(("used", e.by, ""))

    def _aims(self, e: Any) -> None:
        b = self.board
        if e.name in ("probe", "balance", "coerce", "order"):
            self.must(e.by != e.to, f"#{e.by} uses {e.name} at themselves")
        if e.name == "order":
            self.must(bool(b.hand(e.to)), "an Order to an empty hand")
        if e.name == "clarify":
            self.must(b.count(e.to, BLACK) > 0, "a Clarify where nothing is black")
        if e.name == "mislead":
            self.must(e.to in (b.beside(b.front, 1), b.beside(b.front, -1)), "a Mislead to no neighbour")
            anchored = (
                b.sender >= 0 and b.sender != e.by and b.seats[b.sender].alive and b.seats[b.sender].live("freight")
            )
            self.must(not anchored, "a Mislead of what cannot be moved")
        if e.name == "feign":
            self.must(b.true(e.by) > 0, "a Feign without true intel")

    def _card_settled(self, e: Any) -> None:
        card = self.cards.pop()
        self.must((card.by, card.name, card.to) == (e.by, e.name, e.to), "another card is settled than was used")
        self.moved |= e.name in ("swap", "intercept", "mislead")

    # -- sending -----------------------------------------------------------------------------------------------------

    def _turn_began(self, e: Any) -> None:
        self.moved = False

    def _sent(self, e: Any) -> None:
        b = self.board
        card = FACES[b.piles["way"][0]]
        sender = b.seats[e.sender]
        self.must((e.sender, e.arrow, e.lock) == (b.sender, b.arrow, b.lock), "another intel is sent than was routed")
        self.must(e.arrow == card.arrow or sender.live("contact"), f"a card is sent {e.arrow}")
        step = {"left": -1, "right": 1}.get(e.arrow)
        self.must(e.to == b.beside(e.sender, step) if step else e.to != e.sender, f"it is sent {e.arrow} to #{e.to}")
        trained = b.holds("ban", -1, "swap") and e.shown
        locks = card.lock or sender.live("stern_orders") or trained
        self.must(e.lock < 0 or locks, "a card locks that cannot")
        self.way = e

    def refused(self) -> None:
        """Who had the intel before them did not accept it: they need not."""
        b = self.board
        me = b.seats[b.front]
        must = b.front in (b.lock, b.sender) or b.holds("must", b.front)
        self.must(not me.alive or not must, f"#{b.front} does not accept, who must")

    def _arrived(self, e: Any) -> None:
        self.must(e.seat == self.board.front and self.board.seats[e.seat].alive, f"it comes before #{e.seat}")

    def _accepted(self, e: Any) -> None:
        b = self.board
        must = e.seat in (b.lock, b.sender) or b.holds("must", e.seat)
        self.must(e.seat == b.front, f"#{e.seat} accepts what lies before #{b.front}")
        self.must(must or not b.holds("cannot", e.seat), f"#{e.seat} accepts, who cannot")

    def _received(self, e: Any) -> None:
        b = self.board
        self.must(e.seat == b.front and b.seats[e.seat].alive and e.sender == b.sender, f"#{e.seat} receives")
        self.must(e.card in b.piles[f"area{e.seat}"], "what was received does not lie there")

    # -- dying and death ---------------------------------------------------------------------------------------------

    def _dying_began(self, e: Any) -> None:
        b = self.board
        self.must(not self.dying, "dying begins in the midst of dying")
        self.must(not winning.declare(b), f"somebody is dying though {winning.declare(b)} could declare")
        all_ = tuple(s.no for s in b.round(b.turn) if b.count(s.no, BLACK) >= 3)
        self.must(e.seats == all_, f"{e.seats} are dying, not {all_}")
        self.dying, self.doomed, self.deaths = e.seats, [], []

    def _help_asked(self, e: Any) -> None:
        self.must(not self.deaths, "help is asked when somebody has died")
        before = self.dying.index(self.asked) if self.asked in self.dying else -1
        self.must(self.dying.index(e.seat) > before, f"help is asked for #{e.seat} out of order")
        self.asked, self.helper = e.seat, 0

    def _saved(self, e: Any) -> None:
        self.must(self.board.count(e.seat, BLACK) < 3, f"#{e.seat} is saved with three black")

    def _doomed(self, e: Any) -> None:
        self.must(e.seat == self.asked and self.board.count(e.seat, BLACK) >= 3, f"#{e.seat} is doomed")
        self.doomed.append(e.seat)

    def _died(self, e: Any) -> None:
        self.deaths.append(e.seat)
        self.must(self.deaths == self.doomed[: len(self.deaths)], f"#{e.seat} dies, {self.doomed} were to")
        self.judged = False

    def _judge(self, kind: str) -> None:
        """死亡结算 1: missions first, as the intel lies."""
        self.judged = True
        self.must(self.deaths == self.doomed, f"{self.deaths} die, {self.doomed} were to")
        declared = winning.by_death(self.board, self.deaths)
        self.must(not declared or kind == "declared", f"{declared} could declare by these deaths")

    def _dying_over(self, e: Any) -> None:
        b = self.board
        left = [n for n in self.deaths if b.piles[f"hand{n}"] or b.piles[f"area{n}"]]
        self.must(not left, f"{left} are dead and hold cards")
        self.must(self.deaths == self.doomed, "somebody was to die and did not")
        self.dying, self.asked, self.deaths, self.doomed = (), -1, [], []

    def drawn(self, n: int) -> None:
        """摸牌阶段: three cards, and what skills add."""
        b, me = self.board, self.board.seats[self.board.turn]
        lying = [name for s in b.seats if s.alive for name in ((s.who,) if s.up else ()) + (s.beside,)]
        more = int(me.live("moon_white") and any(name.endswith("xiaojiu") for name in lying))
        more += int(me.live("beloved") and any(name.endswith("hanmei") for name in lying))
        if me.live("workers_know"):
            more += (b.count(me.no, RED) > 0) + (b.count(me.no, BLUE) > 0)
        self.must(n == 3 + more or not (b.piles["deck"] or b.piles["discard"]), f"#{me.no} draws {n} cards")

    # -- the end -----------------------------------------------------------------------------------------------------

    def _phase_began(self, e: Any) -> None:
        b = self.board
        if e.phase == "draw":
            self.must(not winning.by_end(b), "the Disturber could declare")

    def _declared(self, e: Any) -> None:
        b = self.board
        by_end = winning.by_end(b) if b.phase == "end" else []
        must = winning.by_death(b, self.deaths) if self.deaths else by_end or winning.declare(b)
        self.must(set(must) <= set(e.seats), f"{e.seats} declare, not {must}")

    def _ended(self, e: Any) -> None:
        b, won = self.board, frozenset(e.winners)
        reason = e.reason.rpartition(".")[2]
        if reason in (COLLECTED, MISSION, USURPED):
            by_cards = bool(won) and won in winning.outcomes(b, winning.declare(b), collected=True)
            declared = winning.by_death(b, self.deaths) if self.deaths else winning.by_end(b)
            by_task = bool(declared) and won in winning.outcomes(b, declared)
            lawful = {COLLECTED: by_cards, MISSION: by_task, USURPED: by_cards or by_task}[reason]
            lawful = lawful and (reason == USURPED) == winning.usurps(b)
        elif reason == LAST:
            living = {winning.side(b, s.no) if s.team in ("red", "blue") else str(s.no) for s in b.seats if s.alive}
            full = any(max(b.count(s.no, RED), b.count(s.no, BLUE)) >= 3 for s in b.seats if s.no in winning.declare(b))
            lawful = len(living) == 1 and not full
        elif reason == NOBODY:
            lawful = not won and not any(s.alive for s in b.seats)
        else:
            lawful = not won
        self.must(lawful, f"{sorted(won)} have won ({reason})")
        self.over = True
