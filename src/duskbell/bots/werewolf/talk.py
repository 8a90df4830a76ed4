"""What a plain Werewolf bot says when it has the floor: findings, cards, suspicions; and what a wolf says instead."""

from __future__ import annotations

from random import Random

from duskbell.bots.bot import Saying
from duskbell.bots.werewolf.notes import CLEAR, SUSPECT, WOLF, Notes, is_wolf
from duskbell.bots.werewolf.reads import Reads, blamed, foxes, mix, pack_of
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.sayings import CLAIM
from duskbell.games.werewolf.table import WOLVES

NOBODY_YET: frozenset[int] = frozenset()
SUSPECTS_ALOUD = 0.08
"""In so many speeches in which somebody has nothing to tell it names whom it suspects: that moves hardly anybody, and
bots that are heard have better to say.
"""


class Tongue:
    """One seat's talk. Keeps what it has made up, so that it does not contradict itself.

    `lied`: the false finding of each round, as (of whom, whether a wolf); `guise`: the card it has pretended to hold.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.cheek = rng.random()
        self.lied: dict[int, tuple[int, bool]] = {}
        self.guise = ""
        self._names = False

    def leads(self, reads: Reads) -> bool:
        """Whether it holds the card that leads the talk, or is the wolf that says so."""
        return own_card(reads) == reads.card != "" or liar(reads)

    def speech(self, reads: Reads) -> list[Saying]:
        """What it says now, without what it has said before; else, now and then, whom it suspects."""
        if liar(reads):
            self.lie(reads)
            sayings = [claim(reads.card), *findings(list(self.lied.values()))]
        elif reads.me.team == WOLVES:
            sayings = self.pretend(reads)
        else:
            told = findings([(f.target, is_wolf(f)) for f in reads.findings])
            sayings = [*([claim(own_card(reads))] if told or pressed(reads, reads.notes) else []), *told]
        new = [s for s in sayings if not told_before(reads, s)] if sayings else sayings
        return new or self.suspicion(reads)

    def idle(self, reads: Reads, said: Notes) -> bool:
        """Whether it has nothing to tell, not even again, by what it made of the table when it looked and by what was
        `said` before all until now.
        """
        if reads.me.team == WOLVES:
            speaks = self.guise or said.claimed(reads.me.no) or liar(reads)
        else:
            speaks = bool(reads.findings)
        return not speaks and not pressed(reads, said)

    def names_somebody(self) -> bool:
        """Whether it will say whom it suspects, since it has nothing else to say; if so, that stands until it has."""
        self._names = self.rng.random() < SUSPECTS_ALOUD
        return self._names

    def suspicion(self, reads: Reads) -> list[Saying]:
        """Whom it wants out."""
        named = self._names or self.names_somebody()
        self._names = False
        if not named or not (others := reads.t.others(reads.me)):
            return []
        blame = blamed(reads)
        return [Saying("public", SUSPECT, (max([s.no for s in others], key=blame.__getitem__),))]

    def pretend(self, reads: Reads) -> list[Saying]:
        """A wolf that is called one says that it is a villager, or with some cheek a god whom nobody else claims."""
        self.guise = self.guise or reads.notes.claimed(reads.me.no)
        if pressed(reads, reads.notes) and not self.guise:
            gods = [c for c in reads.t.cards if ROLES[c].kind == GOD and c != reads.card]
            free = [c for c in gods if not reads.notes.who_claims(c)]
            self.guise = self.rng.choice(free) if free and self.cheek < 0.35 else "villager"
        return [claim(self.guise)] if self.guise else []

    def lie(self, reads: Reads) -> None:
        """One false finding a night: a wolf is found among the good, the fox first, or somebody is cleared."""
        t = reads.t
        if t.day in self.lied:
            return
        told = {n for n, _ in self.lied.values()}
        living = [s.no for s in t.others(reads.me) if s.no not in told]
        pack = [n for n in living if n in pack_of(t)]
        good = [n for n in living if n not in pack]
        fox = [n for n in foxes(reads) if n in good]
        if fox:
            self.lied[t.day] = (fox[0], True)
        elif pack and self.rng.random() < 0.3:
            self.lied[t.day] = (self.rng.choice(pack), False)
        elif good:
            whom, wolf = self.rng.choice(good), self.rng.random() < 0.7
            self.lied[t.day] = (whom, wolf or whom in reads.seers)  # whoever says to hold its one card must be a wolf


def told_before(reads: Reads, saying: Saying) -> bool:
    """Whether it has said so already, in whatever words."""
    me, about = reads.me.no, saying.about[0]
    if saying.line == CLAIM:
        return bool(reads.notes.claimed(me) == about)
    return any((r.seat, r.target, r.wolf) == (me, about, saying.line == WOLF) for r in reads.notes.reports)


def liar(reads: Reads) -> bool:
    """Whether it is the wolf of its pack that claims the leading card: all who have been awake together know which."""
    if reads.me.team != WOLVES or not reads.card:
        return False
    met = reads.t.met
    if reads.notes.claimed(reads.me.no) not in ("", reads.card):
        return False
    return reads.me.no in met and reads.me.no == min(met, key=first)


def first(n: int) -> int:
    """The order in which a pack's wolves would lie."""
    return mix(0, n)


def own_card(reads: Reads) -> str:
    """The own card, as far as this seat knows it."""
    return reads.me.role.id if reads.me.role is not None and reads.me.team != WOLVES else ""


def pressed(reads: Reads, said: Notes) -> bool:
    """Whether it has reason to tell its card, by what was said: somebody calls it a wolf, or claims the god's card that
    it holds.
    """
    me, card = reads.me.no, own_card(reads)
    if not said.accusers.get(me, NOBODY_YET) <= {me}:
        return True
    return bool(card) and ROLES[card].kind == GOD and any(n != me for n in said.who_claims(card))


def claim(card: str) -> Saying:
    """The sentence that names the own card."""
    return Saying("public", CLAIM, (card,))


def findings(told: list[tuple[int, bool]]) -> list[Saying]:
    """Findings as sentences."""
    return [Saying("public", WOLF if wolf else CLEAR, (n,)) for n, wolf in told]
