"""A plain bot of 风声: of all answers it takes the one that is worth most to it.

It knows what its view tells and nothing else. Whom it believes the others to be is `reads`, what intel is worth
`stakes` and `wishes`, where an intel may go `routes`, what cards and skills do for it `plays` and `skills`, and what
they ask `choices`. What it has never been asked it answers as the clock would.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.bot import Saying
from duskbell.bots.fengsheng import choices
from duskbell.bots.fengsheng.plays import play
from duskbell.bots.fengsheng.reads import Reads
from duskbell.bots.fengsheng.routes import accepting, sending
from duskbell.bots.fengsheng.skills import answer, skill
from duskbell.bots.fengsheng.skills.worth import USUAL
from duskbell.bots.fengsheng.wishes import HAND, Wishes
from duskbell.games.fengsheng.card import FEIGN
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.many import Many

GAME = "fengsheng."
CHARACTER = "fengsheng.character"
MAIN, SEND, ACCEPT, FIGHT, SAVE, TRIGGER = "main", "send", "accept", "fight", "save", "trigger"
DEEDS = (MAIN, SEND, ACCEPT, FIGHT, SAVE, TRIGGER)
MISREAD = (LookupError, ValueError, TypeError, AttributeError)
"""What reading an answer in a form that one does not know comes to."""
PATIENCE = {MAIN: 0.0, FIGHT: 0.015, SAVE: 0.015, TRIGGER: 0.0}
"""What doing something should win there, for what is kept may serve better later."""
LAST = 0.3
"""What the last hand card is worth in the play phase: who has nothing to send is out."""
BLOOD_TRAINING, LURE_DEEP = "blood_training", "lure_deep"
"""Skills that send face up: one asks how, with the other it is named."""


class PlainFengshengBot:
    """One seat's player. It keeps what it has concluded from its view's log, and would conclude it again."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.reads: Reads | None = None

    def __call__(self, view: View[FengshengTable], ask: Ask[Any]) -> str:
        if ask.single and len(ask.options) == 1:
            return ask.options[0]
        if ask.key == CHARACTER:
            return ask.sample(self.rng)
        try:
            scores = self.scores(view, ask)
        except MISREAD:
            scores = None
        if scores is None:
            return ask.default
        return self.some(ask, scores) if isinstance(ask, Many) else self.one(ask, scores)

    def scores(self, view: View[FengshengTable], ask: Ask[Any]) -> list[float] | None:
        """What each option is worth; None where nobody has thought of the question. Raises one of `MISREAD` where a
        skill from elsewhere asks something else by a name that is known here.
        """
        what = ask.key.removeprefix(GAME)
        if what in DEEDS:
            return self.deeds(self.wishes(view), what, ask)
        worth = choices.WORTH.get(what) if what != ask.key else None
        if worth is None:
            return None
        w = self.wishes(view)
        return [worth(w, o, ask.about) for o in ask.options]

    def speak(self, view: View[FengshengTable], channels: tuple[str, ...]) -> list[Saying]:
        return []

    def wishes(self, view: View[FengshengTable]) -> Wishes:
        """What it wants, as things stand."""
        if self.reads is None or not self.reads.follows(view.table):
            self.reads = Reads(view.table, view.me.no)
        return Wishes(view, self.reads.odds(), self.reads.skill.skill)

    def one(self, ask: Ask[Any], scores: list[float]) -> str:
        """The best answer; of those that are alike, any."""
        most = max(scores)
        alike = [o for o, x in zip(ask.options, scores, strict=True) if x == most]
        return alike[0] if len(alike) == 1 else alike[int(self.rng.random() * len(alike))]

    def some(self, ask: Many[Any], scores: list[float]) -> str:
        """The best answers: as many as must be, and beyond these what does any good."""
        ranked = sorted(range(len(scores)), key=lambda n: -scores[n])
        taken = {n for place, n in enumerate(ranked[: ask.most]) if place < ask.least or scores[n] > 0}
        return ",".join([o for n, o in enumerate(ask.options) if n in taken])

    def deeds(self, w: Wishes, what: str, ask: Ask[Any]) -> list[float]:
        """What each deed is worth that may be done at an idle point, or in answer to what has happened."""
        if what == SEND:
            t = w.table
            shown = (bool(t.deeds) and t.deed.name == FEIGN) or w.doing == BLOOD_TRAINING
            return [self.sends(w, o, shown=shown) for o in ask.options]
        if what == ACCEPT:
            take, leave = accepting(w)
            plain = {"accept": take, PASS: leave}
            now = max([plain[o] for o in ask.options if o in plain], default=0.0)
            return [plain[o] if o in plain else now + deed(w, o) for o in ask.options]
        if what == TRIGGER:
            return [PATIENCE[what] if o == PASS else answer(w, o) for o in ask.options]
        spent = LAST if what == MAIN and len(w.me.hand) == 1 else 0.0
        return [PATIENCE[what] if o == PASS else deed(w, o) - (spent if is_card(o) else 0.0) for o in ask.options]

    def sends(self, w: Wishes, said: str, *, shown: bool) -> float:
        """What it is worth to send so, or to do something instead; nothing, to let another choose."""
        if said == PASS:
            return 0.0
        if said.startswith(f"{LURE_DEEP}>"):
            return USUAL + self.sends(w, said.removeprefix(f"{LURE_DEEP}>"), shown=True)
        if ">left" in said or ">up" in said or ">right" in said:
            it = w.table.by_token[said.partition(">")[0]]
            return sending(w, said, shown=shown) - (w.keep(it) if it in w.me.hand else w.without(it) * -1.0)
        return deed(w, said) + (0.0 if said in w.table.by_token or ">" in said else HAND)


def deed(w: Wishes, said: str) -> float:
    """What it is worth to use a card or skill."""
    return play(w, said) if is_card(said) else skill(w, said)


def is_card(said: str) -> bool:
    """Whether a play begins with a card's token."""
    return said[0] == "c" and said[1].isdigit()
