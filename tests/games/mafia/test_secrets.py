"""Who may know what, said a second time and independently: every event's witnesses, and every view's cards."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from duskbell.games.mafia import table as mafia
from duskbell.kernel import MODERATOR, Dealt, Play, Unmasked
from duskbell.kernel.core_events import Ended, Said, Voided, Whispered
from tests.games.mafia.tables import Setting, settings_of_tables, steps

pytestmark = pytest.mark.slow

SECRET = {Dealt, mafia.Awoke, mafia.Pointed, mafia.Settled, mafia.Idled, mafia.Learned, mafia.FellAsleep, Voided}


class Watch:
    """Reads the log of a whole table and says who may see each event and know each card."""

    def __init__(self, setting: Setting) -> None:
        self.players = setting.players
        self.look = bool(setting.options["dead_may_look"])
        self.cards: dict[int, str] = {}
        self.dead: set[int] = set()
        self.over = False
        self.knows: dict[int, set[int]] = {n: {n} for n in range(setting.players)}
        self.shown: set[int] = set()
        self.read = 0
        self.whispered: Whispered | None = None

    @property
    def killers(self) -> set[int]:
        return {n for n, card in self.cards.items() if card == "killer" and n not in self.dead}

    @property
    def lookers(self) -> set[int]:
        return set(self.dead) if self.look else set()

    def follow(self, play: Play[Any]) -> None:
        for entry in play.table.log[self.read :]:
            self.one(entry.event, set(entry.seers(self.players)), entry.public)
        self.read = len(play.table.log)

    def one(self, e: Any, seers: set[int], public: bool) -> None:
        kind = type(e)
        if kind is Dealt:
            assert seers == {e.seat}
            self.cards[e.seat] = e.role
        elif kind is mafia.Awoke:
            assert set(e.seats) <= set(self.cards) - self.dead, "only the living wake"
            assert {self.cards[n] for n in e.seats} == {e.role}
            assert e.seats == tuple(sorted(self.killers)) if e.role == "killer" else len(e.seats) == 1
            late = seers.isdisjoint(e.seats)  # who has died since they woke, and may look
            assert seers <= self.lookers if late else seers == set(e.seats) | self.lookers
            for n in seers:
                self.knows[n] |= set(e.seats)
        elif kind in (mafia.Pointed, mafia.Settled, mafia.Idled):
            assert seers == self.killers | self.lookers
        elif kind in (mafia.Learned, mafia.FellAsleep):
            assert seers == {e.seat} | self.lookers
            assert e.seat not in self.dead
            if kind is mafia.Learned:
                assert e.killer == (self.cards[e.target] == "killer")
                assert e.target != e.seat
                assert e.target not in self.dead
        elif kind is mafia.Died:
            assert e.role == self.cards[e.seat]
            assert e.seat not in self.dead
            self.dead.add(e.seat)
            self.shown.add(e.seat)
        elif kind is Unmasked:
            assert self.over
            assert list(e.roles) == [self.cards.get(n, "") for n in range(self.players)]
            self.shown |= set(self.cards)
        elif kind is Ended:
            self.over = True
        elif kind is Voided:
            assert seers == set()
        elif kind is Said and e.channel == "killers":
            assert e.seat in self.killers
            assert seers == self.killers | self.lookers
        elif kind is Said and e.channel == "dead":
            assert e.seat in self.dead
            assert seers == self.dead
        elif kind is Said and e.channel != "public":
            to = int(e.channel.removeprefix("whisper#"))
            assert self.whispered == Whispered(e.seat, to), "all learn first that it happens"
            assert not {e.seat, to} & self.dead
            assert seers == {e.seat, to} | self.lookers
        secret = kind in SECRET or (kind is Said and e.channel != "public")
        assert public is not secret, f"{e.type} is {'secret' if secret else 'public'}"
        self.whispered = e if kind is Whispered else None

    def check_views(self, play: Play[Any]) -> None:
        for viewer in (None, *range(self.players)):
            may = self.shown | (self.knows[viewer] & set(self.cards) if viewer is not None else set())
            seats = play.view(viewer).table.seats
            assert {s.no for s in seats if s.role is not None} == may, f"seat {viewer}"
            assert all(s.role.id == self.cards[s.no] for s in seats if s.role is not None)
            told = {s["seat"] for s in play.view(viewer).state()["seats"] if s["role"]}
            assert told == may
        assert {s.no for s in play.view(MODERATOR).table.seats if s.role is not None} == set(self.cards)


@settings(max_examples=200, deadline=None)
@given(settings_of_tables())
def test_every_event_is_seen_by_whom_it_may_be_and_nobody_else(setting: Setting) -> None:
    """No event shows a living player's card to anybody but itself, fellow killers, the dead who look, the moderator."""
    play, watch = setting.lay(), Watch(setting)
    for n, _ in enumerate(steps(setting, play)):
        watch.follow(play)
        if n % 17 == 0:
            watch.check_views(play)
    assert watch.over
    watch.check_views(play)


@settings(max_examples=75, deadline=None)
@given(settings_of_tables(most=24))
def test_only_angels_have_marks_of_what_they_learned(setting: Setting) -> None:
    """A nod lies in the angel's own view, the moderator's, and those of the dead who looked; never in a villager's."""
    play = setting.lay()
    for _ in steps(setting, play):
        pass
    seen_by = {n: set[tuple[int, int]]() for n in range(setting.players)}
    for entry in play.table.log:
        if isinstance(entry.event, mafia.Learned):
            for n in entry.seers(setting.players):
                seen_by[n].add((entry.event.seat, entry.event.target))
    for n, told in seen_by.items():
        marks = {(m.by, s.no) for s in play.view(n).table.seats for m in s.marks if m.name in ("killer", "not-killer")}
        assert marks == told
    assert not any(m.by >= 0 for s in play.view(None).table.seats for m in s.marks)
