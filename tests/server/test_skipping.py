"""Skipping the rest of a talk: who proposes it, whose word it takes, and where the rules do not leave it free."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import duskbell
from duskbell.kernel import MODERATOR
from duskbell.kernel.core_events import Said
from duskbell.kernel.errors import NotAsked
from duskbell.server.audience.state import Page
from duskbell.server.errors import Forbidden
from duskbell.server.room.skipping import Propose
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.clock import Kept
from duskbell.server.sitting.sitting import Sitting
from tests.server.test_clock import Table, Time, to_discussion


class Town:
    """A sitting with people on these seats and on no other, brought to a talk by silence alone."""

    def __init__(self, game: str, players: int, until: str, people: set[int] | None = None, **options: Any) -> None:
        self.time = Time()
        self.bots: dict[int, str] = {}
        self.people = set(range(players)) if people is None else people
        self.gone: dict[int, float] = {}
        self.play = duskbell.start(game, players, seed=4, options=options, moderator="ask")
        self.sitting = self.sit()
        while self.key != until:
            assert not self.play.over, f"{until} never came"
            for question in self.sitting.questions.all():
                said = {"werewolf.run": "run", "werewolf.vote-exile": "#0"}.get(question.ask.key)
                if said and question.seat < 5 and said in question.ask.options:
                    self.sitting.answer(question.seat, question.id, said)
            while self.sitting.wait() == 0:
                self.sitting.strike()
            self.time.now += self.sitting.wait()
            self.sitting.strike()

    def sit(self, kept: Kept | None = None, patience: float = 0.0) -> Sitting:
        return Sitting(
            self.play,
            person_moderates=False,
            bots=self.bots,
            present=lambda: self.people,
            gone=lambda: self.gone,
            read=self.time,
            tempo=Tempo(),
            kept=kept,
            patience=patience,
        )

    @property
    def key(self) -> str:
        pace = self.sitting.pace
        return "" if pace is None else pace.question.ask.key

    @property
    def talk(self) -> int:
        """The number of the talk that goes on, -1 where none does, after all that is due now."""
        if self.sitting.wait() == 0:
            self.sitting.strike()
        return -1 if self.sitting.pace is None else self.sitting.pace.number

    @property
    def living(self) -> list[int]:
        return [s.no for s in self.play.table.seats if s.alive]

    def told(self, viewer: int | None) -> Any:
        return Page(cast(Any, SimpleNamespace(cup="", status="playing")), self.sitting, viewer).pace_info()


def test_a_speech_is_skipped_when_all_and_its_speaker_agree() -> None:
    town = Town("werewolf", 9, "werewolf.pace-speech")
    mine, whose = town.talk, town.sitting.whose
    assert whose is not None
    first, *others = [n for n in town.living if n != whose]
    town.sitting.skip(first)
    for n in others:
        town.sitting.ready(n) if n % 2 else town.sitting.skip(n, mine)
    assert town.talk == mine, "a speech is its speaker's"
    for viewer in (first, whose, None):
        told = town.told(viewer)
        assert (told.whose, told.may_skip, told.agreed[0]) == (whose, True, first)
    town.people = town.people - {whose}
    town.sitting.heed()
    assert town.talk == mine, "who is away for a moment has not agreed either"
    town.sitting.skip(whose, mine)
    assert town.talk != mine


def test_one_who_wants_to_hear_the_rest_is_enough() -> None:
    town = Town("werewolf", 9, "werewolf.pace-speech")
    mine = town.talk
    one, other = [n for n in town.living if n != town.sitting.whose][:2]
    with pytest.raises(NotAsked, match="nobody proposes"):
        town.sitting.skip(one, agree=False)
    moves = town.sitting.moves
    town.sitting.skip(one)
    town.sitting.skip(one)
    assert town.sitting.moves == moves + 1, "said twice it is said once"
    town.sitting.skip(other, agree=False)
    assert town.told(other).agreed == []
    assert town.told(one).proposed == [one], "who cannot propose again is told so"
    with pytest.raises(Forbidden, match="already"):
        town.sitting.skip(one)
    town.sitting.skip(other)
    assert town.told(one).agreed == [other]
    with pytest.raises(NotAsked, match="that talk is over"):
        town.sitting.skip(one, mine + 1)


def test_the_dead_do_not_skip_and_last_words_are_whose_they_are() -> None:
    town = Town("mafia", 6, "mafia.pace-discussion", must_kill=True, night_seconds=5)
    dead = next(s.no for s in town.play.table.seats if not s.alive)
    with pytest.raises(Forbidden, match="only the living"):
        town.sitting.skip(dead)
    assert town.told(dead).whose is None
    town = Town("werewolf", 9, "werewolf.pace-words")
    whose, mine = town.sitting.whose, town.talk
    assert whose is not None
    assert whose not in town.living
    for n in town.living:
        town.sitting.skip(n)
    assert town.talk == mine
    town.sitting.skip(whose)
    assert town.talk != mine


def test_a_line_that_breaks_for_a_moment_ends_no_talk() -> None:
    """Who is off the network for some seconds has not said that they are ready, and is waited for so long."""
    town = Town("clocktower", 7, "clocktower.open-nominations")
    mine, (friend, *others) = town.talk, town.living
    dead = {s.no for s in town.play.table.seats} - set(town.living)
    for n in others:
        town.sitting.ready(n)
    town.people, town.gone = town.people - {friend}, {friend: 30.0} | dict.fromkeys(dead, 99.0)
    town.sitting.heed()
    assert town.talk == mine
    assert town.sitting.wait() == 30.0
    town.gone = {}
    town.sitting.heed()
    assert town.talk != mine, "who stays away is waited for no longer"


def test_where_all_have_just_gone_the_talk_waits_for_them() -> None:
    town = Town("clocktower", 7, "clocktower.open-nominations")
    town.people, town.gone = set(), {town.living[0]: 30.0}
    town.sitting.heed()
    assert town.sitting.wait() == 30.0
    town.gone = {}
    town.sitting.heed()
    assert town.sitting.wait() == Tempo().alone


def test_where_bots_alone_live_the_dead_go_on_when_they_like() -> None:
    """Whoever is dead, and the only person at a table of bots, need not sit through every speech."""
    town = Town("mafia", 6, "mafia.pace-discussion", must_kill=True, night_seconds=5)
    dead = next(s.no for s in town.play.table.seats if not s.alive)
    town.people, town.bots = {dead}, dict.fromkeys(town.living, "plain")
    town.sitting = town.sit()
    mine = town.talk
    assert mine >= 0
    town.sitting.skip(dead)
    assert town.talk != mine


def test_where_bots_alone_live_the_dead_have_time_to_read() -> None:
    """Nothing else stops the table for whoever is out of it: what was said is read before the next is."""
    town = Town("mafia", 6, "mafia.pace-discussion", must_kill=True, night_seconds=5)
    dead = next(s.no for s in town.play.table.seats if not s.alive)
    town.people, town.bots = {dead}, dict.fromkeys(town.living, "plain")
    town.sitting = town.sit()
    mine, last, said = town.talk, town.time.now, 0
    while town.talk == mine:
        words = sum(isinstance(one.event, Said) for one in town.play.table.log)
        if words > said:
            said, last = words, town.time.now
        town.time.now += town.sitting.wait()
    assert said, "they had something to say"
    assert town.time.now - last >= 2 * Tempo().heard


def test_where_nothing_hurries_the_dead_go_on_only_when_they_like() -> None:
    """As in a first game: bots leave people all the time that they need, and that goes for whoever reads, too."""
    town = Town("mafia", 6, "mafia.pace-discussion", must_kill=True, night_seconds=5)
    dead = next(s.no for s in town.play.table.seats if not s.alive)
    town.people, town.bots = {dead}, dict.fromkeys(town.living, "plain")
    town.sitting = town.sit(patience=3600)
    mine, begun = town.talk, town.time.now
    while town.time.now - begun < 90:
        town.time.now += min(town.sitting.wait() or 60, 60)
    assert town.talk == mine
    town.sitting.ready(dead, None)
    town.time.now += town.sitting.wait()
    assert town.talk != mine


@pytest.mark.parametrize(
    ("game", "players", "key"),
    [("clocktower", 7, "clocktower.dawn"), ("werewolf", 12, "werewolf.pace-withdrawal")],
)
def test_what_the_rules_measure_is_not_skipped(game: str, players: int, key: str) -> None:
    """How long a night lasts would tell who was woken last; who runs for sheriff may withdraw until time is up."""
    assert key not in duskbell.GAMES[game].may_skip
    town = Town(game, players, key)
    assert not town.told(town.living[0]).may_skip
    with pytest.raises(Forbidden, match="for the rules"):
        town.sitting.skip(town.living[0])


def test_who_defends_themselves_is_not_cut_short_where_all_may_speak() -> None:
    assert duskbell.GAMES["clocktower"].own_time == {"clocktower.defence"}
    assert duskbell.GAMES["clocktower"].own_time < duskbell.GAMES["clocktower"].may_skip


def test_bots_say_at_once_what_they_still_had_to_say() -> None:
    """Their claims and findings are not lost, and their votes follow what was said."""
    table = Table(tempo=Tempo(), seats={3}, angels=1)
    to_discussion(table)
    planned = len(table.sitting._bots._sayings)
    before = len([e for e in table.play.table.log if isinstance(e.event, Said)])
    assert planned
    table.sitting.skip(3)
    assert table.wait() == 0
    said = [e for e in table.play.table.log if isinstance(e.event, Said)]
    assert table.stage == "accusations"
    assert len(said) - before > planned / 2, "what does not hold any more is left out"


def test_what_was_proposed_outlives_the_server() -> None:
    town = Town("werewolf", 9, "werewolf.pace-speech")
    one, other = [n for n in town.living if n != town.sitting.whose][:2]
    town.sitting.skip(one)
    town.sitting.skip(other)
    kept = msgspec.json.decode(msgspec.json.encode(town.sitting.keep(town.time())), type=Kept)
    again = town.sit(kept)
    assert again.unrecorded == town.sitting.unrecorded == kept.unrecorded
    assert again.pace is not None
    assert again.pace.agreed == [one, other]


def test_at_a_cups_table_nobody_proposes_anything() -> None:
    room: Any = SimpleNamespace(stored=SimpleNamespace(cup="spring"))
    with pytest.raises(Forbidden, match="cup's table"):
        Propose(0).act(room)
    town = Town("werewolf", 9, "werewolf.pace-speech")
    told = Page(cast(Any, SimpleNamespace(cup="spring", status="playing")), town.sitting, 0).pace_info()
    assert told is not None
    assert not told.may_skip
    assert MODERATOR not in told.ready
