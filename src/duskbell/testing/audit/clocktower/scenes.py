"""An auditor's count of a night's scenes: how often all are asked follows from what all know, and from nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from duskbell.testing.audit.clocktower.cast import CHOOSES
from duskbell.testing.audit.clocktower.checker import Checker, Scene

TWO_QUESTIONS = frozenset({"gambler", "cerenovus", "pithag", "harlot"})
LATE = frozenset({"ravenkeeper", "professor", "barber"})
"""Who is asked two things; and who can know only in their step whether they are asked anything."""
ONE_QUESTION = (CHOOSES | LATE | {"bureaucrat", "thief", "bonecollector"}) - TWO_QUESTIONS


class Scenes(Checker):
    """`found`: the scenes of each step tonight; `served`: whether a Barista lived at dusk; `ahead`: whether all have
    chosen together; `at_once`: what was answered in one scene with others who hold the step, and is to come of it.
    """

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.found = Counter[str]()
        self.served = self.ahead = False
        self.at_once = set[tuple[int, str, str]]()

    def _dusk_fell(self, e: Any) -> None:
        self.found, self.ahead, self.at_once = Counter(), False, set()
        self.served = any(s.role == "barista" and s.alive for s in self.town.people)

    def _all_chose(self, e: Any) -> None:
        self.ahead = True

    def _idled(self, e: Any) -> None:
        self.found[e.step] += 1

    def _chose(self, e: Any) -> None:
        """What was chosen ahead and stands, its holder does not see when it counts: nobody is asked then, and nobody
        when what several were asked at once counts.
        """
        asked = (e.seat, e.role, getattr(e, "what", ""))
        self.found[e.role] += self.scene.saw(e.seat) and asked not in self.at_once
        self.at_once.discard(asked)

    _named = _agreed = _chose

    def _meant(self, e: Any) -> None:
        if not self.scene.saw(e.seat):
            self.at_once.add((e.seat, e.role, e.what))

    def _slept(self, e: Any) -> None:
        self.at_once = {asked for asked in self.at_once if asked[:2] != (e.seat, e.role)}

    def _step_done(self, e: Any) -> None:
        questions = 2 if e.step in TWO_QUESTIONS else 1 if e.step in ONE_QUESTION else 0
        right = questions * (1 + self.served) - (self.ahead and questions > 0 and e.step not in LATE)
        found = self.found[e.step]
        self.must(found == right, f"all are asked {found} times for the {e.step}, not {right}")
