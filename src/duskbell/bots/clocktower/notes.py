"""What a plain Clocktower bot keeps in mind of its view: who claims what, what was told, who died when and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from duskbell.bots.clocktower.facts import is_a
from duskbell.games.clocktower.character import DEMON, TRAVELLER
from duskbell.games.clocktower.claims import BESIDE, OWN_WORDS
from duskbell.games.clocktower.events import (
    Came,
    Chose,
    Claimed,
    ClaimSettled,
    Dawned,
    DemonPointed,
    EvilKnown,
    Executed,
    GrimoireShown,
    LastWords,
    Left,
    LifeTurned,
    Meant,
    Nominated,
    Pointed,
    PutForward,
    Returned,
    Shown,
    StatementEvent,
    Told,
    Visited,
)
from duskbell.games.clocktower.sayings import CLAIM
from duskbell.kernel import NOBODY
from duskbell.kernel.core_events import PhaseBegan, Said
from duskbell.kernel.event import Entry, Event
from duskbell.kernel.talk import PUBLIC_CHANNEL

FORMS = (
    *("number", "yes", "no", "none", "pair", "role", "who", "heard-yes", "heard-no", "either", "demon", "claims"),
    *("answer-yes", "answer-no", "woke", "chose", "good", "evil"),
)
TOLD = {f"clocktower.told-{form}": form for form in FORMS}
"""What is said of something learned, true or not, by the form of it (`events.Told`)."""
BECAME = "clocktower.became"
"""The same, by somebody who has claimed another and was turned into this."""
DOUBT = "core.phrase-suspect"
"""Whom the speaker suspects: a sentence that people have at hand, too."""
DOUBTS = frozenset(
    {DOUBT, *(f"clocktower.{id}" for id in ("suspect", "acc-hand", "acc-quiet", "acc-worlds", "acc-saved"))}
)
"""Everything that says so, of whom it names first."""


class Tell(NamedTuple):
    """Something learned, or said to be: as what, on which night, and the statement. `about`: the seats in it."""

    seat: int
    role: str
    day: int
    form: str
    shown: str = ""
    about: tuple[int, ...] = ()
    number: int = -1
    other: str = ""
    claims: tuple[str, ...] = ()

    def saying(self) -> tuple[str, tuple[Any, ...]]:
        """The catalogue's sentence for it, and its arguments."""
        rest = {
            "number": (self.number,),
            "woke": (self.number, *self.about),
            "none": (),
            "pair": (self.shown, *self.about),
            "role": (self.shown, *self.about),
            "who": (self.shown, *self.about),
            "either": (self.shown, self.other, *self.about),
            "claims": self.claims,
            "answer-yes": self.claims,
            "answer-no": self.claims,
        }
        return f"clocktower.told-{self.form}", (self.role, self.day, *rest.get(self.form, self.about))

    @classmethod
    def heard(cls, said: Said) -> Tell:
        """What such a sentence says."""
        form = TOLD[said.line]
        role, day, *rest = said.about
        if form in ("number", "woke"):
            return cls(said.seat, role, day, form, "", tuple(rest[1:]), rest[0])
        if form in ("pair", "role", "who"):
            return cls(said.seat, role, day, form, rest[0], tuple(rest[1:]))
        if form == "either":
            return cls(said.seat, role, day, form, rest[0], (rest[2],), other=rest[1])
        if form in ("claims", "answer-yes", "answer-no"):
            return cls(said.seat, role, day, form, claims=tuple(rest))
        return cls(said.seat, role, day, form, "", tuple(rest))


class Notes:
    """A reading of one seat's log.

    `claims`: what each seat has claimed last; `told`: what was told in public, `revised`: and
    told otherwise since; `learned`: what this seat was told;
    `picks`: whom it has named, as (night, as what, whom); `lived`: who was alive at each dawn; `by_night`: who died
    at night, and when; `executed`: who was, on which day. `votes`: (voter, nominee, whether the hand was up);
    `virgins`: (nominator, nominee), where nominating killed; `unmoved`: first nominations that did not; `shots`:
    (shooter, target, whether it died); `doubts`: (who, whom); `hands`,
    `nominators`: whose hands were up, and who nominated, on which day; `guesses`: what a Juggler guessed on a day, as
    (seat, character), by (seat, day). `demons`, `team`: which seats this one knows for Demons,
    and for evil; `hears`: what words of somebody's own come to; `news`: grows with whatever may change a mind.
    """

    def __init__(self, me: int, players: int, hears: Callable[[Said], list[Said]] | None = None) -> None:
        self.me, self._hears = me, hears
        self.claims: dict[int, str] = {}
        self.told: list[Tell] = []
        self.revised: list[Tell] = []
        self.learned: list[Tell] = []
        self.picks: list[tuple[int, str, tuple[int, ...]]] = []
        self.alive = set(range(players))
        self.lived: dict[int, frozenset[int]] = {}
        self.by_night: dict[int, int] = {}
        self.executed: dict[int, int] = {}
        self.nominated: list[tuple[int, int]] = []
        self.votes: list[tuple[int, int, bool]] = []
        self.virgins: list[tuple[int, int]] = []
        self.shots: list[tuple[int, int, bool]] = []
        self.doubts: list[tuple[int, int]] = []
        self.demons: set[int] = set()
        self.team: set[int] = set()
        self.news = 0
        self._day, self._phase = 0, ""
        self.hands: dict[int, set[int]] = {}
        self.nominators: dict[int, set[int]] = {}
        self.guesses: dict[tuple[int, int], list[tuple[int, str]]] = {}
        self._asked = ""
        self._shot: Claimed | None = None
        self._read = 0
        self._last: Entry | None = None

    def fits(self, log: list[Entry]) -> bool:
        """Whether all that was read is still the beginning of this log: nothing was taken back."""
        return self._read <= len(log) and (self._read == 0 or log[self._read - 1] is self._last)

    def read(self, log: list[Entry]) -> None:
        """Read what has been added."""
        if self._read == len(log):
            return
        for entry in log[self._read :]:
            take = TAKE.get(type(entry.event))
            if take is not None:
                take(self, entry.event)
        self._read, self._last = len(log), log[-1]

    @property
    def unmoved(self) -> list[tuple[int, int]]:
        """First nominations of a seat, as (nominator, nominee), that killed no nominator."""
        first: dict[int, int] = {}
        for by, who in self.nominated:
            first.setdefault(who, by)
        return [(by, who) for who, by in first.items() if by != NOBODY and (by, who) not in self.virgins]

    # -- what happens ------------------------------------------------------------------------------------------------

    def _began(self, e: PhaseBegan) -> None:
        self._day, self._phase = e.day, e.phase

    def _said(self, e: Said) -> None:
        if e.channel != PUBLIC_CHANNEL.id:
            return
        if e.text and not e.line:
            for one in self._hears(e) if self._hears is not None else ():
                self._said(one)
        if not e.about:
            return
        if e.line in (CLAIM, BECAME):
            self.claims[e.seat] = str(e.about[0])
            self.news += 1
        elif e.line in TOLD:
            self._take(Tell.heard(e))
            self.claims[e.seat] = self.told[-1].role  # it begins with what one says that one is
            self.news += 1
        elif e.line in DOUBTS:
            self.doubts.append((e.seat, int(e.about[0])))

    def _take(self, told: Tell) -> None:
        """Whoever tells of the same night once more has said it wrong before."""
        before = [old for old in self.told if (old.seat, old.role, old.day) == (told.seat, told.role, told.day)]
        self.revised += [old for old in before if old != told]
        self.told = [old for old in self.told if old not in before] + [told]

    def _learned(self, e: StatementEvent) -> None:
        if e.seat != self.me:
            return
        about, form, claims = e.about or e.chosen, e.form, e.claims
        if form == "unknown" or OWN_WORDS in claims:
            return
        if form in ("yes", "no") and not about:
            form, claims = (f"answer-{form}", (self._asked,)) if self._asked else (f"heard-{form}", ())
            self._asked = ""
        if form == "side":
            form = e.shown
        if e.role == "chambermaid":
            form = "woke"
        if e.role == "undertaker":
            about = (self.executed.get(self._day - 1, NOBODY),)
        self.learned.append(Tell(e.seat, e.role, self._day, form, e.shown, about, e.number, e.other, claims))
        self.news += 1

    def _chose(self, e: Chose | Meant) -> None:
        if e.seat == self.me:
            self.picks.append((self._day, e.role, e.targets))
            if e.role == "snakecharmer" and isinstance(e, Chose) and e.targets:
                self.learned.append(Tell(e.seat, e.role, self._day, "chose", about=e.targets[:1]))
                self.news += 1

    def _dawned(self, e: Dawned) -> None:
        for n in e.died:
            self.by_night[n] = self._day
            self.alive.discard(n)
        self.lived[self._day] = frozenset(self.alive)
        self.news += 1

    def _returned(self, e: Returned) -> None:
        self.alive |= set(e.seats)
        self.news += 1

    def _turned(self, e: LifeTurned) -> None:
        (self.alive.add if e.alive else self.alive.discard)(e.seat)
        if self._shot is not None and self._shot.target == e.seat and not e.alive:
            self.shots.append((self._shot.seat, e.seat, True))
            self._shot = None
        self.news += 1

    def _nominated(self, e: Nominated) -> None:
        self.nominated.append((e.by, e.seat))
        self.nominators.setdefault(self._day, set()).add(e.by)

    def _pointed(self, e: Pointed) -> None:
        self.votes.append((e.seat, self.nominated[-1][1], e.up))
        if e.up:
            self.hands.setdefault(self._day, set()).add(e.seat)

    def _executed(self, e: Executed) -> None:
        self.executed[self._day] = e.seat
        if self._phase == "day" and self.nominated and self.nominated[-1][0] != NOBODY:
            self.virgins.append(self.nominated[-1])
        self.news += 1

    def _claimed(self, e: Claimed) -> None:
        if is_a(TRAVELLER, e.role):
            return
        self.claims[e.seat] = e.role
        if e.target != NOBODY:
            self._shot = e
        elif e.said.startswith("is>"):
            _, role, who = e.said.split(">")
            self.guesses.setdefault((e.seat, self._day), []).append((int(who[1:]), role))

    def _visited(self, e: Visited) -> None:
        self._asked = e.said if ">" in e.said or e.said == BESIDE else ""

    def _said_last(self, e: LastWords) -> None:
        if e.target != NOBODY:
            self.claims[e.seat] = e.role

    def _settled(self, e: ClaimSettled) -> None:
        if self._shot is not None:
            self.shots.append((self._shot.seat, self._shot.target, False))
            self._shot = None
        self.news += 1

    def _known(self, e: EvilKnown) -> None:
        self.demons |= set(e.demons)
        self.team |= {*e.demons, *e.minions}
        self.news += 1

    def _pointed_out(self, e: DemonPointed) -> None:
        self.demons |= set(e.demons)
        self.team |= set(e.demons)
        self.news += 1

    def _put_forward(self, e: PutForward) -> None:
        self.nominated.append((NOBODY, e.seat))

    def _came(self, e: Came) -> None:
        self.alive.add(e.seat)
        self.news += 1

    def _left(self, e: Left) -> None:
        self.alive.discard(e.seat)
        self.news += 1

    def _grimoire(self, e: GrimoireShown) -> None:
        self.demons |= {n for n, role in enumerate(e.roles) if is_a(DEMON, role)}
        self.team |= self.demons
        self.news += 1


TAKE: dict[type[Event], Any] = {
    PhaseBegan: Notes._began,
    Said: Notes._said,
    Told: Notes._learned,
    Shown: Notes._learned,
    Chose: Notes._chose,
    Meant: Notes._chose,
    Dawned: Notes._dawned,
    LifeTurned: Notes._turned,
    Nominated: Notes._nominated,
    Pointed: Notes._pointed,
    Returned: Notes._returned,
    Executed: Notes._executed,
    Claimed: Notes._claimed,
    ClaimSettled: Notes._settled,
    Visited: Notes._visited,
    LastWords: Notes._said_last,
    EvilKnown: Notes._known,
    GrimoireShown: Notes._grimoire,
    DemonPointed: Notes._pointed_out,
    PutForward: Notes._put_forward,
    Came: Notes._came,
    Left: Notes._left,
}
"""What to do with which event."""
