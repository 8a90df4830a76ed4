"""What a server may be told: how fast bots are, how much a client may send, when a room is put away."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from duskbell.arena.seating import Seating

BRISK, CALM = 0.6, 1.6
"""How much quicker and slower bots are where the clock is."""
OVER_DAYS, HALF_A_DAY = 150.0, 12
"""How much slower they are at a table that is played over days: like somebody who looks at it now and then, within a
quarter of an hour; the less where a day takes fewer hours than these.
"""


class Tempo(msgspec.Struct, frozen=True):
    """How bots and an empty house keep time, in seconds. None of it depends on a role or a question.

    A bot thinks for `least` to `most`, seldom long; where who is asked is a secret it answers after `call`, for a night
    of its own. What bots say is spread over the first `speech` of a talk: each reads first, for a time out of `read`,
    and then says one sentence after the other, with a time out of `write` between them. Where only bots may speak, talk
    ends `heard` after the last word; where nobody living is connected, after `alone`. For `gone` it waits for who has
    just gone: a line that breaks for a moment ends no talk.
    `patience`: how long bots leave the living where the first answer counts; None: as long as the table wishes.
    `undone`: how long bots leave a moderator who has just taken answers back, on top of what they take anyway.
    `think`: how long a bot from outside may take at most; then it is silent.
    """

    least: float = 0.6
    most: float = 3.5
    speech: float = 8.0
    alone: float = 6.0
    call: tuple[float, float] = (2.5, 6.0)
    patience: float | None = None
    undone: float = 10.0
    read: tuple[float, float] = (0.8, 2.5)
    write: tuple[float, float] = (1.4, 3.2)
    heard: float = 4.0
    think: float = 60.0
    gone: float = 30.0

    @classmethod
    def of(cls, seconds: float, *, alone: float | None = None) -> Tempo:
        """Everything takes `seconds`; 0 is for tests. `alone` may differ."""
        both, last = (seconds, seconds), seconds if alone is None else alone
        return cls(seconds, seconds, seconds, last, both, seconds, seconds, both, both, seconds, gone=seconds)

    def at(self, speed: float | None) -> Tempo:
        """For a table whose clock runs so (None: not at all): brisk where it is fast, calm where it is slow."""
        if speed is None or speed == 1.0:
            return self
        return self._slower(BRISK if speed < 1 else CALM)

    def over_days(self, hours: int) -> Tempo:
        """For a table a day of which takes so many hours: slow like people who have something else to do, and bounded,
        so that nobody waits for a bot.
        """
        return self._slower(OVER_DAYS * min(hours, HALF_A_DAY) / HALF_A_DAY, "alone")

    def _slower(self, by: float, *more: str) -> Tempo:
        times = {f: getattr(self, f) for f in ("least", "most", "speech", "call", "read", "write", "heard", *more)}
        return msgspec.structs.replace(
            self, **{f: tuple(by * t for t in x) if isinstance(x, tuple) else by * x for f, x in times.items()}
        )


class Limits(msgspec.Struct, frozen=True):
    """What a client may send. Rates are (how many at once, how many a second after that)."""

    body: int = 16_384
    frame: int = 8_192
    messages: tuple[float, float] = (60.0, 20.0)
    unheeded: tuple[float, float] = (200.0, 10.0)
    """Messages beyond that measure, which are refused; then the connection is closed."""
    talk: tuple[float, float] = (10.0, 1.0)
    """Sayings of one seat, over all its connections."""
    words: int = 100_000
    table_words: int = 1_000_000
    """Characters that one seat, and all together, may say at one table: its record holds them for ever."""
    rulings: tuple[float, float] = (30.0, 1.0)
    reasons: int = 300_000
    """Rulings at one table, and how many characters they may take in its record."""
    requests: tuple[float, float] = (300.0, 30.0)
    files: tuple[float, float] = (7_500.0, 300.0)
    """Of the API, and of the page's files: each phone that opens it keeps all of them, about 220, for when the
    network is gone, and two dozen do so together.
    """
    new_rooms: tuple[float, float] = (60.0, 0.5)
    """Rooms and identities made from one address: a club evening at once, and a school's. Over all nodes together."""
    joins: tuple[float, float] = (60.0, 0.5)
    """Seats taken from one address, over all nodes together; and links of cups opened: a whole hall does, at once."""
    lobby_seats: int = 24
    """Seats held at once, from one address, in lobbies that others have opened: as many as the largest table has, so
    that a whole group behind one address can sit down at a stranger's table, and nobody fills the public list.
    """
    guest_lobbies: int = 5
    """Lobbies in which one identity sits at once: who waits at several tables plays at one."""
    lobby_away: float = 180.0
    """Seconds that a listed lobby keeps the seat of somebody who is not connected, while others are there."""
    listed: int = 6
    """Rooms of one address on the public list; how the 50 places are shared beyond that, `room/listing.py` says."""
    rooms: int = 10_000
    """Rooms in one process's memory: some 100 to 300 kB each, and with twenty bots that play up to 2.5 MB."""
    address_rooms: int = 300
    deserted_rooms: int = 30
    """Of these, made from one address, and of those such at which nobody is: the others leave memory at once."""
    reopened: tuple[float, float] = (60.0, 2.0)
    """Rooms that had to leave memory so and are asked for again: each is played through anew. A hall whose server was
    started again comes back to all its tables at once. How much of the processor all who do so have between them,
    `room/comebacks.py` says.
    """
    seat_sockets: int = 12
    """WebSockets with the eyes of one seat: phone, computer, and what has not noticed yet that it is cut off."""
    watchers: int = 500
    """WebSockets that only watch one table: each thing that happens is sent to all of them."""
    lines: int = 50_000
    """Lines of one table's record, beyond which nobody answers any more: a long evening has some 2,000."""
    pushes: tuple[float, float] = (6.0, 1 / 1800)
    """Notices to one seat by Web Push: a day of an evening's table has some six."""
    push_devices: int = 3
    """Browsers to which one seat's notices go: phone, computer, and one more."""
    reports: tuple[float, float] = (5.0, 1 / 120)
    """Reports to the operators: a person reads each of them."""
    passwords: tuple[float, float] = (10.0, 0.1)
    """Passwords, links of accounts and operators' tokens tried."""
    readings: tuple[float, float] = (60.0, 4.0)
    """Replays, looks back and QR codes: each takes the server a while."""
    insights: tuple[float, float] = (20.0, 0.5)
    """Questions what could have been known: each takes another process up to some seconds."""
    agents: tuple[float, float] = (20.0, 0.1)
    """Agents that come in from one address over MCP: each is remembered until it has done nothing for half an hour."""
    agent_sessions: int = 100
    all_agent_sessions: int = 4_000
    """Agents that are remembered, of one address and of all: some 40 kB each. Beyond it whoever did nothing for longest
    is forgotten: of that address, or where most come from.
    """
    sockets: int = 1_000
    """WebSockets open at once from one address."""
    all_sockets: int = 30_000
    """WebSockets open at once from everywhere: each is an open file and some 40 kB. `LimitNOFILE` must allow more."""
    unheard: int = 512
    """Messages that may wait for a connection that does not read; then it is closed and may come back."""
    hello: float = 15.0
    """Seconds until the first message."""
    bytes: tuple[float, float] = (131_072.0, 16_384.0)
    frames: tuple[float, float] = (400.0, 60.0)
    """Of one WebSocket, whatever is in them; who sends more is cut off."""
    house_bytes: tuple[float, float] = (25_165_824.0, 524_288.0)
    house_frames: tuple[float, float] = (6_000.0, 1_200.0)
    house_requests: tuple[float, float] = (9_000.0, 400.0)
    """Of all connections from one address together; a whole cup's file is one of 20 MB. Of requests any, beside the
    measures of their own.
    """
    cuts: tuple[float, float] = (5.0, 0.2)
    """How often somebody from one address may be cut off before nobody is let in from there for a while."""
    arrivals: tuple[float, float] = (67_108_864.0, 4_194_304.0)
    """Characters of the states with which those from one address are met who connect: a hall at a long table's, and of
    a table that has talked for hours somebody now and then.
    """
    retold: tuple[float, float] = (67_108_864.0, 8_388_608.0)
    """Characters that all who are at one table are told anew because its host hides words or takes back."""
    connections: int = 1_200
    """Connections of any kind open at once from one address."""
    head: int = 32_768
    """Bytes of a request's headers."""
    headers_within: float = 10.0
    body_within: float = 20.0
    """Seconds until a request's headers, and then its body, are whole."""
    unread: float = 10.0
    """Seconds in which somebody must read 16 kB of what waits; who does not is cut off."""
    all_unread: int = 268_435_456
    """Bytes that wait for all who read slowly together; beyond it whoever has kept something waiting for longest is
    cut off. A whole state of a table that has talked a lot has a megabyte.
    """

    @classmethod
    def none(cls) -> Limits:
        """No rate and no number is too high, and nobody is too slow: for crowds that come from one address and never
        pause, on a machine that is busy with them.
        """
        defaults = [*zip(cls.__struct_fields__, cls.__struct_defaults__, strict=True)]
        rates: dict[str, Any] = {name: (1e12, 1e12) for name, usual in defaults if isinstance(usual, tuple)}
        within: dict[str, Any] = dict.fromkeys(("hello", "headers_within", "body_within", "unread"), 10_000.0)
        single = ("body", "frame", "head")  # how large one thing is makes no crowd
        many: dict[str, Any] = {name: 1_000_000_000 for name, n in defaults if type(n) is int and name not in single}
        return cls(**{**rates, **many, **within, "unheard": 100_000, "lobby_away": 1e9})


class Keep(msgspec.Struct, frozen=True):
    """How many days are kept: `lobbies`, tables that never began; `tables` that are over, counted from when they were
    made, like all; `guests`, identities that have no chair any more. 0: for ever.
    """

    lobbies: int = 0
    tables: int = 0
    guests: int = 0


class Push(msgspec.Struct, frozen=True):
    """What a server is told that tells people by Web Push when a table waits for them. `key`: its own, by which push
    services know it; `contact`: whom they may turn to. `within`: seconds that a push service may take. `again`: seconds
    after which is tried once more what could not be delivered, each after the try before. `loopback`: it is on this
    machine, as in tests, and nowhere else.
    """

    key: str
    contact: str
    within: float = 10.0
    again: tuple[float, ...] = (30.0, 180.0, 900.0, 3_600.0)
    loopback: bool = False


class Sharing(msgspec.Struct, frozen=True):
    """What a server is told that shares its database with others. `address`: host and port where they reach it.
    `secret`: what all of them know, and nobody else. `keep`: seconds that one which is told to stop stays for tables
    whose rules no other has. `check`: a port of its own at which it tells whether it takes more, 0 for none. `lease`:
    seconds that it may not be heard of before others take what it has, the same for all.
    """

    address: str
    secret: str
    keep: float = 3_600.0
    check: int = 0
    lease: float = 3.0


class Settings(msgspec.Struct, frozen=True):
    """All of them. `retry`: seconds to wait after the store failed. `farewell`: seconds in which a server that stops
    stores what all its rooms have; what cannot be stored then stays as it was. `put_away`: seconds without anybody
    connected after which a room leaves memory; the store keeps it, and its clock stands still. `stand_in`: seconds
    after which a bot stands in for somebody who is away while others are there. `away`, `handed_on`: seconds that
    somebody must have been away before a host who plays may let a bot stand in, and hand the seat on to somebody else.
    `health`: seconds that the store has to answer whoever asks how the server is.

    `public_url`: where everybody reaches this server, "" where nobody said. `listen`: the address and port it listens
    on. `metrics_token`: who has it may read the metrics, from anywhere. `behind_proxy`: a reverse proxy stands before
    it, whose word about who calls is taken. `wall`: seconds since 1970, by which a cup's deadlines run. `node`: what it
    is among several servers; None where it is alone. `seating`: who plays for the bots of every room, if not the kinds
    that its host has chosen. `operator_token`: who has it is an operator; "" where there is none. `remember`: days
    after which addresses of rooms and chairs, answered reports and the operators' log are forgotten. `keep`: how long
    what is old is kept. `push`: how people are told that a table waits; None where they are not. `arena`: whether rooms
    may play what is for programs alone, too: where no people come.
    """

    tempo: Tempo = Tempo()
    limits: Limits = Limits()
    retry: float = 1.0
    farewell: float = 5.0
    put_away: float = 1_800.0
    stand_in: float = 90.0
    away: float = 15.0
    handed_on: float = 90.0
    health: float = 3.0
    public_url: str = ""
    listen: tuple[str, int] | None = None
    metrics_token: str = ""
    operator_token: str = ""
    remember: int = 30
    behind_proxy: bool = False
    wall: Callable[[], float] = time.time
    node: Sharing | None = None
    seating: Seating | None = None
    keep: Keep = Keep()
    push: Push | None = None
    arena: bool = False
