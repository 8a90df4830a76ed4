"""What bots keep of a log, so that they need not go over it at every speech, is what the whole of it says."""

from __future__ import annotations

from random import Random

from duskbell.arena.sitting import sit
from duskbell.bots.mafia.hearing import Heard
from duskbell.bots.mafia.plain import FRACTION, fractions
from duskbell.bots.mafia.suspicion import suspicion
from duskbell.bots.werewolf.notes import Notes
from duskbell.games.mafia.table import KILLERS, VILLAGE, Accused, Died, Voted
from duskbell.games.werewolf.events import Voted as Exiled
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.kernel import MODERATOR, NOBODY
from duskbell.kernel.event import PUBLIC, Entry, Event


def heard(*events: Event) -> Heard:
    found = Heard()
    found.read([Entry(e, PUBLIC) for e in events])
    return found


def test_suspicion_that_grew_with_the_log_is_that_of_the_whole_log() -> None:
    play, bots = sit("mafia", 9, "kept", {}, "plain")
    compared = 0
    while not play.over:
        for seat, ask in list(play.open.items()):
            view = play.view(0)
            assert suspicion(view.table, 0) == suspicion(view.copy().table, 0)
            compared += any(suspicion(view.table, 0))
            play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask))
            break
    assert compared > 20


def test_only_what_is_done_to_whose_card_lies_open_is_weighed_again() -> None:
    h = heard(Died(3, "killers", "villager"), Died(4, "vote", "killer"))
    assert h.teams == {3: VILLAGE, 4: KILLERS}
    h.by_cards = kept = [0.0]
    h.read([Entry(e, PUBLIC) for e in (Voted(2, (0,), (1,)), Accused(0, 1))])
    assert h.by_cards is kept
    h.read([Entry(Accused(0, 4), PUBLIC)])
    assert h.by_cards is None
    h.by_cards = kept
    h.read([Entry(Died(5, "vote", "villager"), PUBLIC)])
    assert h.by_cards is None


def test_numbers_drawn_in_one_go_are_those_drawn_one_by_one() -> None:
    one, other = Random("drawn"), Random("drawn")
    drawn = fractions(one.getrandbits(FRACTION * 12), 12)
    assert drawn == [other.random() for _ in range(12)]
    assert one.random() == other.random()


def test_ballots_and_claims_of_gods_are_noted_as_they_come() -> None:
    play, bots = sit("werewolf", 12, "kept", {}, "plain")
    notes = Notes()
    while not play.over:
        for seat, ask in list(play.open.items()):
            for n in [n for n in bots if seat == MODERATOR and play.table.speaker == n]:
                for said in bots[n].speak(play.view(n), ("public",)):
                    play.say(n, line=said.line, about=said.about)
            play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask))
            notes.read(play.view(0).table.log)
            break
    cast = [(e.kind, by, whom) for _, e in notes.of(Exiled) for by, whom in zip(e.seats, e.targets, strict=True)]
    ways = {"sheriff": 1.5}
    counted = [(by, whom, ways.get(kind, -1.5)) for kind, by, whom in cast if whom not in (NOBODY, by)]
    assert notes.ballots == counted != []
    assert notes.gods == [(n, c) for n, c, _ in notes.claims if c in ROLES and ROLES[c].kind == GOD] != []
