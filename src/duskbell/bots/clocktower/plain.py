"""A plain Clocktower bot: sensible play from its own view alone.

The good say what they are by and by; the evil claim to be something else, and tell what would be so in a world that
fits. Everybody weighs the worlds in which what was told is true, nominates and votes by that; the dead keep their vote
for when it counts. A Butler follows its master.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from duskbell.bots.bot import Saying, Voice
from duskbell.bots.clocktower.facts import is_a
from duskbell.bots.clocktower.night import NAMES_ONE, ask_about, compare, devour, ravage, stab, storm, watch
from duskbell.bots.clocktower.notes import Notes
from duskbell.bots.clocktower.reads import Reads
from duskbell.bots.clocktower.tongue import Tongue
from duskbell.bots.clocktower.travel import ON_THE_WAY, TRAVELLING
from duskbell.bots.hearing import heard
from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.character import DEMON
from duskbell.games.clocktower.count import DOWN, UP
from duskbell.games.clocktower.stages import COUNT, DEFENCE, TALK
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.games.clocktower.travelling import JOIN, MOST
from duskbell.kernel import NOBODY, PASS, SILENCE, Ask, View
from duskbell.kernel.many import Many

CLOSE_TO_WORST = 0.7
"""A vote goes to whoever is nearly as suspect as the most suspect."""
SUSPECT = 1.2
"""Or to whoever is so many times as suspect as the living are on average: a town must agree on somebody."""
HALF = 0.5
TRIES = 4
"""So many nominations a day, and a town has had enough."""
FOUND = 0.5
"""So likely the Demon, and a dead one's vote is worth giving, or a Slayer's shot."""
BOLD = 0.7
"""So bold, and it calls for exile, and does what a Traveller may do by day."""

OFFERED = (
    "clocktower.hand",
    "clocktower.slayer",
    "clocktower.juggler",
    "clocktower.savant",
    "clocktower.artist",
    "clocktower.gossip",
    JOIN,
    *TRAVELLING,
)
"""What it may do beside what it is asked."""


TWO = {
    "fortuneteller": ask_about,
    "seamstress": compare,
    "shabaloth": devour,
    "chambermaid": watch,
    "po": storm,
    "assassin": stab,
}
"""Who names two, or none, and whom."""


def have_the_floor(t: ClocktowerTable) -> list[int]:
    """While the town talks everybody, and who is nominated in defence."""
    if t.stage == TALK:
        return [s.no for s in t.people]
    return [t.nominations[-1][1]] if t.stage == DEFENCE else []


class PlainClocktowerBot:
    """One seat's player. Keeps nothing between questions but its temper (from the seed) and what it has made up.

    `learner`: whose first game this is, if anybody's.
    """

    voice = Voice(have_the_floor)

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.temper = [self.rng.random() for _ in range(MOST)]
        self.bold = self.rng.random()
        more = Random(f"{seed}/more")
        self.temper += [more.random() for _ in range(CLOCKTOWER.players[1] - MOST)]
        self.tongue = Tongue(self.rng)
        self.learner = NOBODY
        self._notes: Notes | None = None
        self._reads: Reads | None = None
        self._news = -1

    def reads(self, view: View[ClocktowerTable]) -> Reads:
        """What it makes of its view, thought through anew whenever something has happened that may change a mind."""
        log = view.table.log
        if self._notes is None or not self._notes.fits(log):
            hears = partial(heard, "clocktower", view.table)
            self._notes, self._news = Notes(view.me.no, len(view.table.seats), hears), -1
        self._notes.read(log)
        if self._reads is None or self._news != self._notes.news or self._reads.t is not view.table:
            self._reads = Reads(view, self._notes, self.temper, self.learner)
            self._news = self._notes.news
        return self._reads

    def __call__(self, view: View[ClocktowerTable], ask: Ask[Any]) -> str:
        if ask.key in OFFERED and not self.stirs(view, ask):
            return ask.default
        if ask.key == JOIN:
            return self.rng.choice(ask.options)
        own = {
            "clocktower.player": self.name_one,
            "clocktower.players": self.name_two,
            "clocktower.attacks": self.name_two,
            "clocktower.nominate": self.nominate,
            "clocktower.vote": self.vote,
            "clocktower.hand": self.hand,
            "clocktower.slayer": self.shoot,
            "clocktower.juggler": self.juggle,
            "clocktower.savant": lambda reads, ask: ask.options[0],
            "clocktower.artist": self.question,
            "clocktower.klutz": self.trust,
            "clocktower.moonchild": self.blame_one,
            "clocktower.gossip": self.gossip,
            "clocktower.character": self.name_character,
        }.get(ask.key)
        if own is None and ask.key in ON_THE_WAY:
            return ON_THE_WAY[ask.key](self.reads(view), ask, self.rng) or self.whatever(ask)
        answer = own(self.reads(view), ask) if own is not None else ""
        return answer or self.whatever(ask)

    def whatever(self, ask: Ask[Any]) -> str:
        """A question it has never heard of: it declines what can be declined, and leaves alone what nobody waits for;
        if it must name something it takes what silence means, or anything.
        """
        if PASS in ask.options and ask.default in (PASS, SILENCE):
            return PASS
        if ask.default != SILENCE or ask.seconds is None:
            return ask.default
        return "" if isinstance(ask, Many) and ask.takes(0) else ask.sample(self.rng)

    def speak(self, view: View[ClocktowerTable], channels: tuple[str, ...]) -> list[Saying]:
        """By day, before all: while the town talks, and whoever is nominated in defence."""
        t = view.table
        accused = t.stage == DEFENCE and t.nominations[-1][1] == view.seat
        if "public" not in channels or not (accused or t.stage == TALK) or view.me.away:
            return []
        return self.tongue.speech(self.reads(view))

    # -- the night -----------------------------------------------------------------------------------------------------

    def name_one(self, reads: Reads, ask: Ask[Any]) -> str:
        """By what it is woken as."""
        pick = NAMES_ONE.get(ask.about[0] if ask.about else "")
        return f"#{pick(reads, seats(ask), self.rng)}" if pick is not None else ""

    def name_two(self, reads: Reads, ask: Ask[Any]) -> str:
        """Whom a Dreamer names, and which two those who name two."""
        role = ask.about[0] if ask.about else ""
        if role == "dreamer":
            return ask.accept([f"#{NAMES_ONE[role](reads, seats(ask), self.rng)}"])
        if role == "bonecollector":
            return self.rng.choice(ask.options)
        two = ravage if role == "po" and ask.key == "clocktower.attacks" else TWO.get(role)
        return ask.accept([f"#{n}" for n in sorted(two(reads, seats(ask), self.rng))]) if two is not None else ""

    # -- the day -------------------------------------------------------------------------------------------------------

    def nominate(self, reads: Reads, ask: Ask[Any]) -> str:
        """The most suspect who is more so than whoever is to die already. The evil nominate one of the others now and
        then, and when somebody of theirs is to die.
        """
        t = reads.t
        free = [n for n in seats(ask) if t.seats[n].alive and n not in {reads.me.no, *reads.team}]
        if not free or len(t.nominations) >= TRIES:
            return PASS
        worst = reads.worst(free)
        if reads.is_evil:
            eager = t.block in reads.team or (t.block == NOBODY and self.bold > 0.6)
            return f"#{worst}" if eager else PASS
        if t.block != NOBODY and reads.blame[worst] < 1.2 * reads.blame[t.block]:
            return PASS
        return f"#{worst}" if reads.blame[worst] >= CLOSE_TO_WORST * reads.blame[self.target(reads)] else PASS

    def target(self, reads: Reads) -> int:
        """Whom it would see executed of all the living."""
        return reads.worst([n for n in reads.others() if n not in reads.team])

    def vote(self, reads: Reads, ask: Ask[Any]) -> str:
        """By whom the vote is about; a Butler only with its master, the dead only when it counts."""
        return UP if self.wants(reads, ask.about[0]) and self.may(reads) else DOWN

    def wants(self, reads: Reads, who: int) -> bool:
        """Whether it would see this one die rather than who is to die already."""
        t = reads.t
        if who in (reads.me.no, t.block) or not t.seats[who].alive:
            return False
        if t.nominations and t.nominations[-1] == (reads.me.no, who):
            return True  # it stands by what it has begun
        if not reads.me.alive and not (reads.late or reads.demon[who] > FOUND):
            return False
        if reads.is_evil:
            return self.wants_evil(reads, who)
        if t.block != NOBODY and reads.blame[who] <= reads.blame[t.block]:
            return False
        return reads.blame[who] >= min(CLOSE_TO_WORST * reads.blame[self.target(reads)], SUSPECT * reads.usual)

    def wants_evil(self, reads: Reads, who: int) -> bool:
        """An evil one votes as one of the good would, for votes are read; it saves its own where that may decide, and
        gives up a Minion who is lost anyway.
        """
        if who in reads.team:
            lost = who not in reads.demons and self.bold > 0.5 and reads.demon[who] > FOUND and not reads.late
            return lost or (self.bold > 0.3 and self.is_harmless(reads, who))
        helps = reads.t.block in reads.team or reads.late
        return helps or reads.blame[who] >= (CLOSE_TO_WORST + 0.2 * self.bold - 0.1) * reads.blame[self.target(reads)]

    def is_harmless(self, reads: Reads, who: int) -> bool:
        """Whether one more hand is unlikely to put this one on the block, when about half of those to come go up."""
        t = reads.t
        left = [s for s in t.seats if not s.away and (s.alive or s.vote_left) and s.no not in t.pointed]
        needed = max((len(t.living) + 1) // 2, t.most)
        return len(t.votes) + 1 + HALF * len(left) < needed

    def may(self, reads: Reads) -> bool:
        """A Butler's hand goes up only when its master's is."""
        if reads.me.role is None or reads.me.role.id != "butler" or not reads.me.alive:
            return True
        masters = [whom[0] for _, role, whom in reads.notes.picks if role == "butler"]
        return not masters or masters[-1] in reads.t.hands

    def comes(self) -> bool:
        """Whether it takes the empty chair that it is offered."""
        return True

    def stirs(self, view: View[ClocktowerTable], ask: Ask[Any]) -> bool:
        """Whether it gives a thought to what it may do meanwhile: that is offered at every step, and thinking costs."""
        if ask.key == "clocktower.hand":
            return self.bold > 0.4 and UP in ask.options
        if ask.key == "clocktower.savant":
            return True
        if ask.key == JOIN:
            return self.comes()
        if ask.key in TRAVELLING:
            return self.bold > BOLD and view.table.day > 1
        if ask.key == "clocktower.artist":
            return view.table.day > 1
        if ask.key == "clocktower.gossip":
            role = view.me.role.id if view.me.role is not None else ""
            return view.table.stage == TALK and "gossip" in (role, self.tongue.guise)
        if ask.key == "clocktower.juggler":
            role = view.me.role.id if view.me.role is not None else ""
            return view.table.day == 1 and (role == "juggler" or self.tongue.guise == "juggler")
        slayer = view.me.role is not None and view.me.role.id == "slayer"
        return view.table.phase == "day" and (slayer or self.tongue.guise == "slayer")

    def hand(self, reads: Reads, ask: Ask[Any]) -> str:
        """Some raise the hand before it is their turn, for others to see; about an exile all wait until it is."""
        if reads.t.stage != COUNT:
            return ""
        return UP if self.wants(reads, reads.t.nominations[-1][1]) and self.may(reads) else ""

    def shoot(self, reads: Reads, ask: Ask[Any]) -> str:
        """The Slayer shoots once it is nearly sure, or late; an evil one who claims to be it pretends to."""
        target = self.target(reads)
        if target == NOBODY or any(seat == reads.me.no for seat, _, _ in reads.notes.shots):
            return ""
        if reads.is_evil:
            return f"#{target}" if reads.t.day > 2 else ""
        return f"#{target}" if reads.demon[target] > FOUND or len(reads.t.living) <= 5 else ""

    def juggle(self, reads: Reads, ask: Ask[Any]) -> str:
        """The Juggler guesses what others have claimed, or that they are a Demon, each of them once."""
        guessed = {n for n, _ in reads.notes.guesses.get((reads.me.no, reads.t.day), [])}
        free = [s.no for s in reads.t.seats if s is not reads.me and s.no not in guessed]
        if not free:
            return ""
        who = self.rng.choice(free)
        claim = reads.notes.claims.get(who, "")
        demons = [id for id in reads.t.script if is_a(DEMON, id)]
        guess = f"is>{claim or self.rng.choice(demons)}>#{who}"
        return guess if guess in ask.options else ""

    def question(self, reads: Reads, ask: Ask[Any]) -> str:
        """The Artist asks whether the most suspect is evil."""
        return f"evil>#{self.target(reads)}" if self.target(reads) != NOBODY else ""

    def gossip(self, reads: Reads, ask: Ask[Any]) -> str:
        """The Gossip says whom it suspects."""
        return self.question(reads, ask)

    def blame_one(self, reads: Reads, ask: Ask[Any]) -> str:
        """A Moonchild must name somebody, and would rather it were evil, whom that does not kill."""
        if PASS in ask.options:
            return PASS
        return f"#{max(seats(ask), key=lambda n: reads.evil[n])}"

    def name_character(self, reads: Reads, ask: Ask[Any]) -> str:
        """The Gambler guesses what was claimed by whom it has named; a Courtier names a Demon."""
        role = ask.about[0] if ask.about else ""
        if role == "gambler":
            who = next((whom[0] for _, of, whom in reversed(reads.notes.picks) if of == role), NOBODY)
            guess = reads.notes.claims.get(who, "gambler" if who == reads.me.no else "")
            return guess if guess in ask.options else ""
        if role == "courtier" and reads.t.day > 1:
            return self.rng.choice([o for o in ask.options if is_a(DEMON, o)] or [""])
        return ""

    def trust(self, reads: Reads, ask: Ask[Any]) -> str:
        """A Klutz names whom it trusts most."""
        if PASS in ask.options:
            return PASS
        return f"#{min(seats(ask), key=lambda n: reads.evil[n])}"


class StayingBot(PlainClocktowerBot):
    """Plays for somebody who is away: whether to come late, and as whom, is theirs to say."""

    def comes(self) -> bool:
        return False


def seats(ask: Ask[Any]) -> list[int]:
    """The seats that are offered, by number."""
    return [int(o[1:]) for o in ask.options if o.startswith("#")]
