"""One person among bots, where nothing hurries: what has just come out is read before the bots go on."""

from __future__ import annotations

from math import inf

import duskbell
from duskbell.games.mafia.table import Voted as Judged
from duskbell.games.werewolf.events import Voted
from duskbell.lessons import FIRST_SEAT, LESSONS
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.clock import Kept
from duskbell.server.sitting.sitting import Sitting
from tests.server.test_clock import Time

CALM = 3600.0


class Lesson:
    """A first game, its newcomer and bots at all other seats. `patience` and `speed` as a table has them."""

    def __init__(self, game: str, patience: float = CALM, speed: float | None = None, seed: str = "") -> None:
        first = LESSONS[game]
        self.time, self.people, self.gone = Time(), {FIRST_SEAT}, dict[int, float]()
        self.play = duskbell.start(
            game, first.players, seed=seed or first.seeds[0], options=first.options, moderator="ask"
        )
        self.patience, self.speed = patience, speed
        self.sitting = self.sit()

    def sit(self, kept: Kept | None = None) -> Sitting:
        return Sitting(
            self.play,
            person_moderates=False,
            bots={s.no: "plain" for s in self.play.table.seats if s.no != FIRST_SEAT},
            present=lambda: self.people,
            gone=lambda: self.gone,
            read=self.time,
            tempo=Tempo(),
            kept=kept,
            patience=self.patience,
            speed=self.speed,
        )

    @property
    def key(self) -> str:
        pace = self.sitting.pace
        return "" if pace is None else pace.question.ask.key

    def rest(self) -> None:
        """Let all happen that happens by itself, until somebody is waited for."""
        self.sitting.strike()
        while (wait := self.sitting.wait()) < inf and not self.play.over:
            self.time.now += wait
            self.sitting.strike()

    def counts(self) -> int:
        return sum(isinstance(e.event, Voted | Judged) for e in self.play.table.log)


def test_the_first_night_of_a_first_game_waits_for_a_look_at_the_own_card() -> None:
    lesson = Lesson("werewolf")
    lesson.rest()
    assert lesson.key == "core.pace-card"
    before, stage = len(lesson.play.table.log), lesson.play.table.stage
    lesson.time.now += 600
    lesson.rest()
    assert len(lesson.play.table.log) == before, "no wolf points, and no call is over"
    lesson.sitting.ready(FIRST_SEAT)
    lesson.rest()
    assert lesson.play.table.stage != stage
    assert lesson.sitting.questions.at(FIRST_SEAT) is not None


def test_after_a_count_bots_wait_until_it_was_read() -> None:
    """The vote of the day is followed by the night at once, or by bots' last words: either waits for a press."""
    waited = 0
    for game, seed in [(name, seed) for name in ("mafia", "werewolf") for seed in LESSONS[name].seeds]:
        lesson, seen = Lesson(game, seed=seed), 0
        while True:
            lesson.rest()
            if lesson.play.over:
                break
            pace, question = lesson.sitting.pace, lesson.sitting.questions.at(FIRST_SEAT)
            if lesson.counts() > seen:
                seen = lesson.counts()
                assert question is not None or (pace is not None and pace.stays), (seed, lesson.play.table.stage)
                waited += question is None
            if question is None:
                lesson.sitting.ready(FIRST_SEAT)
            else:
                option = "guilty" if "guilty" in question.ask.options else question.ask.options[-1]
                lesson.sitting.answer(FIRST_SEAT, question.id, option)
    assert waited


def test_a_death_is_read_too_where_turns_follow_each_other() -> None:
    lesson, seen = Lesson("shadow_hunters"), 0
    while True:
        lesson.rest()
        if lesson.play.over:
            break
        dead = sum(not s.alive for s in lesson.play.table.seats)
        question, pace = lesson.sitting.questions.at(FIRST_SEAT), lesson.sitting.pace
        if dead > seen:
            seen = dead
            assert question is not None or (pace is not None and pace.question.ask.key == "core.pace-news")
        if question is None:
            lesson.sitting.ready(FIRST_SEAT)
        else:
            lesson.sitting.answer(FIRST_SEAT, question.id, question.ask.options[0])


def test_who_has_gone_is_not_waited_for_and_a_broken_line_is() -> None:
    lesson = Lesson("werewolf")
    lesson.rest()
    lesson.people, lesson.gone = set(), {FIRST_SEAT: 30.0}
    lesson.sitting.heed()
    assert lesson.key == "core.pace-card"
    lesson.gone = {}
    lesson.sitting.heed()
    assert lesson.key == ""
    assert lesson.sitting.wait() < inf


def test_nobody_waits_where_a_clock_runs_or_bots_do_not_leave_all_the_time() -> None:
    for lesson in (Lesson("werewolf", speed=1.0), Lesson("werewolf", patience=10.0)):
        lesson.sitting.strike()
        assert lesson.key == ""
        assert lesson.sitting.wait() < inf


def test_a_table_that_comes_back_has_been_read() -> None:
    lesson = Lesson("werewolf")
    lesson.rest()
    lesson.sitting = lesson.sit(lesson.sitting.keep(lesson.time()))
    assert lesson.key == ""
    assert lesson.sitting.wait() < inf
