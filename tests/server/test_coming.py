"""Who comes and goes: everybody hears of it, and a crowd that comes back is not told of each to each."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.server.audience import Audience, Viewer
from duskbell.server.auth import Bearer
from duskbell.server.room.info import info_of
from duskbell.server.room.roster import Roster
from duskbell.server.store import Stored
from duskbell.server.wire import LobbySaying

SEATS = 12


class Someone:
    """Somebody connected, who keeps what they were told last of who is here."""

    def __init__(self, viewer: Viewer, *, changes: bool = True) -> None:
        self.viewer, self.changes, self.since = viewer, changes, 0
        self.bearer: Bearer | None = None
        self.opener: int | None = None
        self.heard = 0
        self.online: set[int] = set()
        self.words: list[str] = []

    def send(self, text: str) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        self.heard += 1
        if "room" in message:
            self.online = {seat["seat"] for seat in message["room"]["seats"] if seat["online"]}
        self.words += [said["text"] for said in (message.get("talk") or {}).get("said", ())]

    def hang_up(self, code: int = 1012) -> None: ...


class Lobby:
    """A lobby that nobody has begun, and its clock."""

    def __init__(self) -> None:
        self.now = 100.0
        self.audience = Audience(lambda: self.now)
        self.roster = Roster.lay(SEATS, moderator=False)
        for n in range(SEATS):
            self.roster.sit(f"Guest {n}", n)
        self.talk: tuple[LobbySaying, ...] = ()

    def come(self, viewer: Viewer, *, changes: bool = True) -> Someone:
        someone = Someone(viewer, changes=changes)
        self.audience.arrive(someone)
        self.tell()
        return someone

    def go(self, someone: Someone) -> None:
        self.audience.leave(someone)
        self.tell()

    def tell(self) -> None:
        stored = Stored("abcdefgh", "mafia", SEATS, {}, "auto")
        self.audience.tell(info_of(stored, self.roster, self.audience, None), None, self.talk)

    def wait(self) -> None:
        """Whoever is to be told of somebody is."""
        assert self.audience.wait() <= 0.25
        self.now += self.audience.wait()
        self.tell()


def test_who_comes_and_goes_one_by_one_is_told_at_once() -> None:
    lobby = Lobby()
    ann = lobby.come(0)
    for n in (1, 2):
        lobby.now += 1.0
        other = lobby.come(n)
        assert ann.online == {0, n}
        lobby.now += 1.0
        lobby.go(other)
        assert ann.online == {0}


def test_a_crowd_that_comes_is_told_of_together_and_each_at_once_what_there_is() -> None:
    lobby = Lobby()
    crowd = [lobby.come(n, changes=n % 2 == 0) for n in range(SEATS)]
    assert [one.online for one in crowd] == [set(range(n + 1)) for n in range(SEATS)], "each state is that of its time"
    lobby.wait()
    assert all(one.online == set(range(SEATS)) for one in crowd)
    assert sum(one.heard for one in crowd) <= 2 * SEATS
    lobby.now += 10.0
    lobby.tell()
    assert sum(one.heard for one in crowd) <= 2 * SEATS, "nothing is owed any more"


def test_whatever_else_is_told_says_who_has_come_meanwhile() -> None:
    lobby = Lobby()
    ann, _ = lobby.come(0), lobby.come(1)
    lobby.talk = (LobbySaying(0, "hello", 1),)
    lobby.tell()
    assert (ann.online, ann.words) == ({0, 1}, ["hello"])


def test_who_is_told_sooner_than_others_is_not_forgotten_when_all_is_as_they_know_it_again() -> None:
    lobby = Lobby()
    phone = lobby.come(0)
    bob = lobby.come(1)
    computer = lobby.come(0)
    assert phone.online == computer.online == {0, 1}, "the same eyes see the same"
    lobby.go(bob)
    lobby.wait()
    assert phone.online == computer.online == {0}
