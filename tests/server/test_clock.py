"""Deadlines, the program's pace and bots' tempo, with time handed in."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import duskbell
from duskbell.kernel import MODERATOR, Ask, DuskbellError, Ruling
from duskbell.kernel.errors import BadRuling, NotAsked
from duskbell.server.room.touching import Touch
from duskbell.server.running.bucket import Bucket
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.clock import Clock, Kept, Questions
from duskbell.server.sitting.sitting import Sitting
from duskbell.server.sitting.table_bots import ALONE
from duskbell.server.sitting.taking_back import reaching


class Time:
    """A time that passes when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def ask(to: int, seconds: float | None = 10.0, key: str = "q") -> Ask[Any]:
    return Ask(to, key, ("a", "b"), (), "b", seconds)


def test_a_clock_can_stand_still() -> None:
    time = Time()
    clock = Clock(time)
    start = clock.now
    time.now += 5
    clock.run(False)
    clock.run(False)
    time.now += 100
    assert clock.now == start + 5
    assert not clock.running
    clock.run(True)
    clock.run(True)
    time.now += 2
    assert clock.now == start + 7


def test_a_deadline_is_told_on_the_clock_that_does_not_stand_still() -> None:
    time = Time()
    clock = Clock(time)
    assert clock.real(clock.now + 10) == 110
    clock.run(False)
    assert clock.real(clock.now + 10) is None, "nobody knows how long a pause is"
    time.now += 30
    assert clock.at(120.0) == 100
    clock.run(True)
    assert clock.real(clock.now + 10) == 140
    assert clock.at(140.0) == clock.now + 10


def test_a_question_keeps_its_number_and_deadline_while_others_answer() -> None:
    questions = Questions()
    mine, theirs = ask(0), ask(1)
    questions.follow({0: mine, 1: theirs}, 0.0, True)
    questions.follow({1: theirs}, 6.0, True)
    kept = questions.at(1)
    assert kept is not None
    assert (kept.id, kept.ends) == (1, 10.0)
    assert questions.at(0) is None
    assert questions.due(9.9) is None
    assert questions.due(10.0) is kept
    questions.follow({0: ask(0), 1: ask(1)}, 7.0, True)
    again = questions.at(1)
    assert again is not None
    assert (again.id, again.ends) == (2, 17.0), "a question that looks the same is another one"


def test_the_same_question_put_again_after_an_answer_is_new() -> None:
    questions = Questions()
    same = ask(0)
    questions.follow({0: same}, 0.0, True)
    questions.drop(0)
    questions.follow({0: same}, 4.0, True)
    again = questions.at(0)
    assert again is not None
    assert (again.id, again.ends) == (2, 14.0)


def test_what_was_kept_comes_back_with_its_number_and_time() -> None:
    questions = Questions()
    questions.follow({0: ask(0), 3: ask(3, None)}, 0.0, True)
    questions.drop()
    questions.follow({0: ask(0), 3: ask(3, None), 4: ask(4, key="other")}, 50.0, True)
    kept = questions.keep(54.0)
    assert kept == Kept([(0, 2), (3, 2), (4, 1)], [(0, 2, "q", 6.0), (3, 2, "q", None), (4, 1, "other", 6.0)])
    back = Questions(kept)
    back.follow({0: ask(0), 3: ask(3, None), 4: ask(4, key="changed")}, 1000.0, True)
    first, second, third = back.at(0), back.at(3), back.at(4)
    assert first is not None
    assert second is not None
    assert third is not None
    assert (first.id, first.ends) == (2, 1006.0)
    assert (second.id, second.ends) == (2, None)
    assert (third.id, third.ends) == (2, 1010.0), "another question than the one kept"


def test_where_nothing_presses_there_is_no_deadline() -> None:
    questions = Questions()
    questions.follow({0: ask(0)}, 0.0, False)
    mine = questions.at(0)
    assert mine is not None
    assert mine.left(5.0) is None
    assert questions.next() is None


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 0.5)
    assert [bucket.take(10.0), bucket.take(10.0), bucket.take(10.0)] == [True, True, False]
    assert not bucket.take(11.0)
    assert bucket.take(12.0)
    assert not bucket.take(12.0)
    assert [bucket.take(100.0), bucket.take(100.0), bucket.take(100.0)] == [True, True, False]


# -- a table on the clock --------------------------------------------------------------------------------------------


class Table:
    """A sitting of Mafia with a time of its own and people who come and go."""

    def __init__(
        self,
        players: int = 6,
        *,
        chair: bool = False,
        tempo: Tempo | None = None,
        seats: set[int] | None = None,
        **options: Any,
    ) -> None:
        """`seats`: those of people, where bots sit on the others."""
        self.time = Time()
        self._people: set[int] = seats or set()
        self.chair_is_taken = True
        play = duskbell.start("mafia", players, seed=3, options=options, moderator="ask")
        self.sitting = Sitting(
            play,
            person_moderates=chair,
            bots={} if tempo is None else dict.fromkeys(set(range(players)) - self._people, "plain"),
            watched=lambda: self._people,
            patience=10,
            moderator_is_here=lambda: self.chair_is_taken,
            present=lambda: self._people,
            read=self.time,
            tempo=tempo or Tempo(alone=6.0),
        )
        self.play = play

    @property
    def people(self) -> set[int]:
        """The seats of people who are there; the sitting is told when they change."""
        return self._people

    @people.setter
    def people(self, people: set[int]) -> None:
        self._people = people
        self.sitting.heed()

    def wait(self) -> float:
        """Let the time pass until something is due, and let it happen."""
        seconds = self.sitting.wait()
        self.time.now += seconds
        self.sitting.strike()
        return seconds

    @property
    def stage(self) -> str:
        return str(self.play.table.stage)


def test_silence_when_the_time_is_over() -> None:
    table = Table(night_seconds=45, killer_rounds=1)
    table.sitting.strike()
    assert table.sitting.wait() == 45
    table.time.now += 44.9
    table.sitting.strike()
    assert len(table.play.open) == 2
    table.wait()
    silences = [line for line in table.play.lines if line[-1] == "clock"]
    assert [line[1] for line in silences] == ["mafia.kill", "mafia.kill"]


def test_a_referee_ends_the_time_of_the_silent() -> None:
    table = Table(night_seconds=45, killer_rounds=1)
    table.sitting.rule(Ruling("skip", "they sleep"))
    assert table.sitting.wait() == 0
    table.sitting.strike()
    silences = [line for line in table.play.lines if line[-1] == "clock"]
    assert [line[1] for line in silences] == ["mafia.kill", "mafia.kill"]


def test_what_comes_after_the_deadline_is_late_and_what_came_before_counts() -> None:
    """Whether or not the clock has struck yet, and however long the room was busy."""
    table = Table(night_seconds=45)
    first, second = table.play.open
    table.time.now += 46
    with pytest.raises(NotAsked, match="time for question 1 was over"):
        table.sitting.answer(first, 1, "#0")
    with pytest.raises(NotAsked):
        table.sitting.answer(first, 1, "#0", came=145.0)
    table.sitting.answer(second, 1, "#0", came=144.9)
    table.sitting.strike()
    assert [line[0] for line in table.play.lines if line[-1] == "clock"] == [first]


def test_a_pause_freezes_every_deadline() -> None:
    table = Table(night_seconds=45)
    table.time.now += 40
    table.sitting.rule(Ruling("pause"))
    table.time.now += 1000
    assert table.sitting.wait() == float("inf")
    table.sitting.strike()
    assert len(table.play.open) == 2
    table.sitting.rule(Ruling("resume"))
    table.sitting.strike()
    assert table.sitting.wait() == pytest.approx(5)


def to_discussion(table: Table) -> None:
    while table.stage != "discussion":
        table.wait()


def test_people_who_are_here_and_alive_set_the_pace() -> None:
    table = Table(angels=0)
    table.people = {0, 1}
    to_discussion(table)
    assert table.sitting.wait() == 180
    table.sitting.ready(0)
    table.sitting.ready(0)
    table.sitting.strike()
    assert table.stage == "discussion"
    table.sitting.ready(1)
    assert table.wait() == 0
    assert table.stage == "accusations"
    with pytest.raises(DuskbellError):
        table.sitting.ready(0)


def test_a_talk_is_numbered_among_talks() -> None:
    """All see its number: it must not tell how much the moderator was asked before, as its question's own would."""
    table = Table(angels=0)
    for n in range(3):
        table.sitting.questions.offer({MODERATOR: [ask(MODERATOR, key=f"asked {n}")]})
    to_discussion(table)
    assert table.sitting.pace is not None
    assert table.sitting.pace.number == 1 < table.sitting.pace.question.id


def test_who_was_ready_is_so_after_a_restart() -> None:
    table = Table(angels=0)
    table.people = {0, 1}
    to_discussion(table)
    table.sitting.ready(0)
    kept = msgspec.json.decode(msgspec.json.encode(table.sitting.keep(table.time())), type=Kept)
    again = Sitting(
        table.play,
        person_moderates=False,
        bots={},
        present=lambda: {0, 1},
        read=table.time,
        tempo=Tempo.of(0),
        kept=kept,
    )
    assert again.pace is not None
    assert (again.pace.ready, again.pace.number) == ([0], 1)
    assert again.unrecorded == table.sitting.unrecorded
    again.ready(1)
    again.strike()
    assert table.stage == "accusations"


def test_who_leaves_is_not_waited_for() -> None:
    table = Table(angels=0)
    table.people = {0, 1}
    to_discussion(table)
    table.sitting.ready(0)
    table.people = {0}
    assert table.wait() == 0
    assert table.stage == "accusations"


def test_where_nobody_is_the_talk_is_short() -> None:
    table = Table(angels=0)
    table.people = {0}
    to_discussion(table)
    assert table.sitting.wait() == 180
    table.time.now += 50
    table.people = set()
    assert table.sitting.wait() == 6, "time enough to come back"
    table.time.now += 5
    table.people = {0}
    assert table.sitting.wait() == pytest.approx(125)
    table.people = set()
    assert table.wait() == 6
    assert table.stage == "accusations"


def test_a_talk_ends_when_its_time_is_over() -> None:
    table = Table(angels=0)
    table.people = {0}
    to_discussion(table)
    assert table.wait() == 180
    assert table.stage == "accusations"
    assert table.play.lines[-1] == (MODERATOR, "mafia.pace-discussion", "go-on", "clock")


def test_a_person_in_the_chair_sets_the_pace() -> None:
    table = Table(chair=True, angels=0)
    table.people = {0}
    to_discussion(table)
    table.sitting.ready(0)
    assert table.sitting.wait() == float("inf")
    mine = table.sitting.questions.at(MODERATOR)
    assert mine is not None
    table.sitting.answer(MODERATOR, mine.id, "go-on")
    assert table.stage == "accusations"
    offered = table.sitting.questions.at(MODERATOR)
    assert offered is not None
    assert offered.ask.key == "mafia.close"
    assert table.sitting.wait() == float("inf"), "the moderator closes, not the clock"
    with pytest.raises(DuskbellError):
        table.sitting.answer(MODERATOR, mine.id, "close")
    table.sitting.answer(MODERATOR, offered.id, "close")
    assert table.play.table.phase == "night"


def test_the_program_chooses_by_the_seed() -> None:
    deals = [[s.role and s.role.id for s in Table(8, moderator_deals=True).play.table.seats] for _ in range(2)]
    assert deals[0] == deals[1]
    assert None not in deals[0]


def test_a_person_in_the_chair_deals() -> None:
    table = Table(5, chair=True, moderator_deals=True)
    for _ in range(5):
        question = table.sitting.questions.at(MODERATOR)
        assert question is not None
        assert question.ask.key == "mafia.deal-to"
        table.sitting.answer(MODERATOR, question.id, question.ask.options[0])
    assert table.play.table.phase == "night"


def test_bots_take_their_time_whatever_they_are_asked() -> None:
    table = Table(8, tempo=Tempo(least=1.0, most=2.0, speech=5.0, alone=4.0, call=(1.0, 2.0)))
    waits: dict[str, set[bool]] = {}
    while not table.play.over:
        asked = {a.key for a in table.play.open.values()}
        seconds = table.wait()
        for key in asked:
            waits.setdefault(key.split("-")[0], set()).add(seconds <= 5.0)
    assert {"mafia.kill", "mafia.ask", "mafia.accuse", "mafia.vote"} <= set(waits)
    assert all(all(short) for short in waits.values())
    silent = [line for line in table.play.lines if line[-1] == "clock" and line[1] != "mafia.decoy"]
    assert not silent, "no bot was ever silent"


# -- a person has time ------------------------------------------------------------------------------------------------


def to_accusations(table: Table) -> float:
    """Until the first accusation may be made; the people say that they are ready, and pass at night."""
    while table.stage != "accusations":
        for seat in sorted(table.people):
            question = table.sitting.questions.at(seat)
            if question is not None:
                table.sitting.answer(seat, question.id, question.ask.options[0])
            elif table.sitting.pace is not None and table.play.table.seats[seat].alive:
                table.sitting.ready(seat)
        table.wait()
    return table.time.now


def test_where_the_first_answer_counts_bots_leave_the_living_ten_seconds() -> None:
    table = Table(8, tempo=Tempo(), seats={0, 1}, angels=0)
    began = to_accusations(table)
    living = [seat for seat in sorted(table.people) if table.play.table.seats[seat].alive]
    assert living
    while table.stage == "accusations" and len(table.play.open) == len(table.play.table.living):
        assert table.wait() > 0
    assert 10 + Tempo().least <= table.time.now - began <= 10 + Tempo().most


def test_bots_leave_who_has_begun_to_choose_as_long_again_once_and_for_that_question_alone() -> None:
    table = Table(8, tempo=Tempo(), seats={0, 1}, angels=0)
    began = to_accusations(table)
    seat = next(n for n in sorted(table.people) if table.play.table.seats[n].alive)
    asked = table.sitting.questions.at(seat)
    assert asked is not None
    room: Any = SimpleNamespace(sitting=table.sitting, come_back=lambda me: None)
    table.time.now += 4
    Touch(seat, asked.id + 1).do(room)
    assert table.sitting.questions.answered_early({seat}, 10) == pytest.approx(asked.since + 10)
    for _ in range(2):
        Touch(seat, asked.id).do(room)
        table.time.now += 4
    while table.stage == "accusations" and len(table.play.open) == len(table.play.table.living):
        assert table.wait() > 0
    assert 14 + Tempo().least <= table.time.now - began <= 14 + Tempo().most


def test_where_nobody_living_is_asked_or_all_have_passed_bots_do_not_wait() -> None:
    table = Table(8, tempo=Tempo(), seats={0, 1}, angels=0)
    began = to_accusations(table)
    for seat in sorted(table.people):
        question = table.sitting.questions.at(seat)
        if question is not None:
            table.sitting.answer(seat, question.id, "pass")
    table.wait()
    assert table.time.now - began <= Tempo().most
    alone = Table(8, tempo=Tempo(), angels=0)
    began = to_accusations(alone)
    alone.wait()
    assert alone.time.now - began <= Tempo().most


def test_a_call_of_a_night_takes_bots_a_few_seconds() -> None:
    table = Table(8, tempo=Tempo(), angels=0)
    while table.play.table.phase == "night":
        asked, began = list(table.play.open.values()), table.time.now
        while any(ask is mine for ask in asked for mine in table.play.open.values()):
            table.wait()
        assert Tempo().call[0] <= table.time.now - began <= Tempo().call[1]


@pytest.mark.parametrize("seat", [0, 3])
def test_calls_are_shorter_to_one_person_among_bots_whoever_is_asked(seat: int) -> None:
    table = Table(8, tempo=Tempo(), seats={seat}, angels=0)
    while table.play.table.phase == "night":
        asked, began = list(table.play.open.values()), table.time.now
        question = table.sitting.questions.at(seat)
        if question is not None:
            table.sitting.answer(seat, question.id, question.ask.options[0])
        while any(ask is mine for ask in asked for mine in table.play.open.values()):
            table.wait()
        assert ALONE * Tempo().call[0] <= table.time.now - began <= ALONE * Tempo().call[1]


@pytest.mark.parametrize("seats", [{0, 1, 2}, {3, 4, 5}])
def test_how_long_a_call_takes_tells_nothing_of_who_is_asked(seats: set[int]) -> None:
    """The people tap at once: that the scene ends only when bots might have answered holds whoever the killers are."""
    for _ in range(3):
        table = Table(8, tempo=Tempo(), seats=seats, angels=0, killer_rounds=1)
        killers = set(table.play.open)
        for seat in seats:
            question = table.sitting.questions.at(seat)
            assert question is not None
            table.sitting.answer(seat, question.id, question.ask.options[0])
        began = table.time.now
        while set(table.play.open) & killers and table.play.table.phase == "night":
            table.wait()
        assert table.time.now - began >= Tempo().call[0]


def test_bots_wait_until_the_moderators_page_is_there() -> None:
    table = Table(8, chair=True, tempo=Tempo(), angels=0)
    table.chair_is_taken = False
    table.sitting.heed()
    lines = len(table.play.lines)
    assert table.sitting.wait() == 45, "the question's own clock alone"
    table.time.now += 30
    table.sitting.strike()
    assert len(table.play.lines) == lines
    table.chair_is_taken = True
    table.sitting.heed()
    assert Tempo().call[0] <= table.sitting.wait() <= Tempo().call[1], "from now on, not from when they were asked"
    bots_answer(table)


@pytest.mark.slow
def test_bots_speak_where_they_may() -> None:
    said = 0
    for players in range(6, 12):
        table = Table(players, tempo=Tempo.of(0.5))
        while not table.play.over:
            table.wait()
        said += sum(line[0] == "say" for line in table.play.lines)
    assert said > 0


def test_after_an_undo_questions_are_new() -> None:
    table = Table(angels=0, killer_rounds=1)
    killers = list(table.play.open)
    table.time.now += 10
    for killer in killers:
        table.sitting.answer(killer, 1, "#0")
    table.sitting.strike()
    table.sitting.rule(Ruling("undo", "a slip", count=2))
    question = table.sitting.questions.at(killers[0])
    assert question is not None
    assert question.id > 1
    table.sitting.strike()
    assert table.sitting.wait() == 45
    assert table.sitting.undone == 1


def test_a_card_that_is_changed_by_hand_gives_nobody_more_time() -> None:
    """Its holder has another question, and others would see by the clock of theirs how long the call should last."""
    table = Table(seats=set(range(6)), chair=True, tempo=Tempo())
    table.people = set(range(6))
    killer = min(table.play.open)
    before = {n: table.sitting.questions.at(n) for n in range(6)}
    table.time.now += 20
    table.sitting.rule(Ruling("hand", "the wrong card", seat=killer, change="role", to="villager"))
    for n, old in before.items():
        new = table.sitting.questions.at(n)
        assert old is not None
        assert new is not None
        assert (new.ends, new.since) == (old.ends, old.since)
        assert (new.id == old.id) == (n != killer)


def test_an_undo_begins_at_an_answer_that_decided_something() -> None:
    """Not at a question for show that passes by itself: it would pass again at once, and nothing be taken back."""
    table = Table(angels=1)
    killers = list(table.play.open)
    for killer in killers:
        table.sitting.answer(killer, 1, "#5")
    table.sitting.strike()
    assert table.play.lines[-1][1:] == ("mafia.decoy", "pass", "clock")
    assert table.stage == "angel_of_hearts"
    table.sitting.rule(Ruling("undo", "a slip", count=1))
    table.sitting.strike()
    assert table.stage == "killers"
    assert [ask.key for ask in table.play.open.values()] == ["mafia.kill"]


def test_where_nothing_was_decided_nothing_is_taken_back() -> None:
    lines = [(0, "mafia.decoy", "pass", "clock")]
    with pytest.raises(BadRuling, match="nobody has decided anything"):
        reaching(1, lines, "mafia.decoy")
    assert reaching(2, lines, "mafia.decoy") == 2, "there are not so many, which the table says"
    assert reaching(1, [(1, "mafia.kill", "#2"), *lines], "mafia.decoy") == 2


def bots_answer(table: Table) -> None:
    """Let the time pass until bots have answered."""
    before = len(table.play.lines)
    while not any(isinstance(line[0], int) and line[0] >= 0 for line in table.play.lines[before:]):
        table.wait()


@pytest.mark.parametrize("stage", ["night", "accusations"])
def test_after_an_undo_a_moderator_has_time_before_bots_answer_again(stage: str) -> None:
    tempo = Tempo()
    table = Table(8, tempo=tempo, angels=0)
    if stage == "accusations":
        to_accusations(table)
    bots_answer(table)
    table.sitting.rule(Ruling("undo", "a slip", count=1))
    undone = table.time.now
    bots_answer(table)
    least, most = tempo.call if stage == "night" else (tempo.least, tempo.most)
    assert tempo.undone + least <= table.time.now - undone <= tempo.undone + most + 0.01


def test_a_scene_ends_though_its_time_passes_while_the_answers_are_being_stored() -> None:
    """Whoever is asked has answered before a bot might have; storing that takes longer: the scene is due, not past."""
    killers = {2, 4}
    table = Table(8, tempo=Tempo(), seats=killers, angels=0)
    assert set(table.play.open) <= killers
    asked = list(table.play.open.values())
    for seat in killers:
        question = table.sitting.questions.at(seat)
        assert question is not None
        table.sitting.answer(seat, question.id, question.ask.options[0])
    table.sitting.strike()
    assert list(table.play.open.values()) == asked, "a bot might not have answered yet"
    table.time.now += 30  # the disk was slow
    assert table.sitting.wait() == 0
    table.sitting.strike()
    assert not any(ask is still for ask in asked for still in table.play.open.values())
