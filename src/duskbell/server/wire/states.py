"""What a viewer is sent: the public room and the table as it may be known."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from duskbell.server.wire.bodies import Place, Speed, Status


class SeatInfo(Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    name: str
    kind: Literal["empty", "person", "bot", "no-device"]
    online: bool
    ready: bool
    """In the lobby: has answered the ready check."""
    stand_in: bool
    """A bot plays for a person who is away."""
    face: str
    """The animal that its person chose; "" where the seat gives one."""
    instead: str
    """For whom its person has taken the seat over; "" for who sat here from the start."""
    unnamed: bool = False
    """Its person asks not to be named in pictures of the game that others share."""
    muted: bool = False
    """Its person says nothing in words of their own: the host has it so."""


class ChairInfo(Struct, frozen=True):
    """Who moderates, as everybody sees them. `instead`: from whom the chair was taken over in play, "" from nobody."""

    name: str
    online: bool
    instead: str


class Remark(Struct, frozen=True):
    """What is to be known about a kind of table, though it may start: a word of the catalogue (`remark-…`), and the
    sentence in English.
    """

    key: str
    message: str


class RoomInfo(Struct, frozen=True):
    """A room as everybody sees it. `seeded`: somebody chose the seed, and may know the deal. `next`: the rematch;
    `cup`: of which cup it is a take, as CUP/TABLE/TAKE, "" of none. `chair`: the person who moderates, if one does.
    """

    room: str
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    moderator: Literal["auto", "me"]
    seeded: bool
    host: Place
    speed: Speed
    decoys: bool
    delay: int
    listed: bool
    patience: int
    hours: int
    quiet: str
    zone: str
    insight: bool
    watchers: int
    next: str | None
    cup: str
    remarks: list[Remark]
    chair: ChairInfo | None
    vacant: list[int]
    """The empty seats that are for who comes late: they may be empty at the start, and be taken after it."""
    law: dict[str, str]
    """How the table is played, in one sentence of each language."""
    seats: list[SeatInfo]


class Listed(Struct, frozen=True):
    """A room in the public list. `taken`: seats with somebody on them."""

    room: str
    game: str
    players: int
    taken: int
    status: Literal["lobby", "playing"]


class AskInfo(Struct, frozen=True):
    """The question put to a viewer. `left`: seconds; null where nothing presses. `deadline`: when that is, in
    milliseconds on the server's clock; null also while the table is paused. `public`: all know who is asked this.
    `hides_extra_options`: answers other than the default are for the viewer's eyes alone. `optional`: no option at
    all is an answer too, whatever `least` says. `first`: others are asked the same, and the first answer that is no
    pass settles it. `notes`: why each option is lawful, as a word of the catalogue; empty where there is nothing to
    say.
    """

    id: int
    key: str
    options: tuple[str, ...]
    about: tuple[Any, ...]
    default: str
    least: int
    most: int
    optional: bool
    ordered: bool
    public: bool
    hides_extra_options: bool
    first: bool
    notes: tuple[str, ...]
    left: float | None
    deadline: int | None


class PaceInfo(Struct, frozen=True):
    """The talk that goes on until it is over: who is ready to go on, and how many seconds are left, until when.

    `whose`: whose time it is; null: everybody's. `may_skip`: whether its rest can be skipped. `agreed`: who would skip
    it, first whoever has proposed that; empty while nobody has. `proposed`: who has proposed it in this talk and cannot
    do so again. `stays`: it waits for a press though all has been said, or nobody may speak.
    """

    id: int
    key: str
    about: tuple[Any, ...]
    left: float | None
    deadline: int | None
    ready: list[int]
    whose: int | None
    may_skip: bool
    agreed: list[int]
    proposed: list[int]
    stays: bool


class WaitInfo(Struct, frozen=True):
    """Somebody whom the moderator waits for: the seat, what it is asked, and how long it has, until when."""

    seat: int
    key: str
    left: float | None
    deadline: int | None


class ProxyInfo(Struct, frozen=True):
    """A player without a device: what the moderator is to answer for the seat, and what it may do beside that."""

    seat: int
    ask: AskInfo | None
    offers: tuple[AskInfo, ...]


class OutcomeInfo(Struct, frozen=True):
    """Who won and why."""

    winners: tuple[int, ...]
    teams: tuple[str, ...]
    reason: str


class LobbySaying(Struct, frozen=True):
    """Something said before the start. `seat`: where whoever said it sits now; `n`: its number; `hidden`: the host has
    hidden it, and its text is shown to nobody.
    """

    seat: Place
    text: str
    n: int = 0
    hidden: bool = False


class LobbyTalk(Struct, frozen=True):
    """What was said in the lobby from number `from` on: with 0 all that is kept, else what follows what was told."""

    from_: int = field(name="from")
    said: tuple[LobbySaying, ...] = ()


class State(Struct, frozen=True, tag="state"):
    """The table as one viewer may know it. `events` are the viewer's own numbers `from` to `version` - 1.

    `lets`: whether the viewer lets everything pass; null where that cannot be chosen now. `proxies`: for whom the
    moderator answers. `talk`: what is said before the start; null afterwards.
    """

    from_: int = field(name="from")
    version: int
    events: list[dict[str, Any]]
    room: RoomInfo
    me: Place | None
    view: dict[str, Any] | None = None
    ask: AskInfo | None = None
    offers: tuple[AskInfo, ...] = ()
    channels: tuple[str, ...] = ()
    pace: PaceInfo | None = None
    outcome: OutcomeInfo | None = None
    waits: tuple[WaitInfo, ...] = ()
    lets: bool | None = None
    proxies: tuple[ProxyInfo, ...] = ()
    talk: LobbyTalk | None = None


class Update(Struct, frozen=True, tag="state"):
    """A state without what has not changed; its parts are JSON already, encoded once for all who get the same."""

    from_: int = field(name="from")
    version: int
    events: list[Raw]
    room: Raw | UnsetType = UNSET
    me: Place | UnsetType | None = UNSET
    view: Raw | UnsetType = UNSET
    ask: AskInfo | UnsetType | None = UNSET
    offers: tuple[AskInfo, ...] | UnsetType = UNSET
    channels: tuple[str, ...] | UnsetType = UNSET
    pace: PaceInfo | UnsetType | None = UNSET
    outcome: OutcomeInfo | UnsetType | None = UNSET
    waits: tuple[WaitInfo, ...] | UnsetType = UNSET
    lets: bool | UnsetType | None = UNSET
    proxies: tuple[ProxyInfo, ...] | UnsetType = UNSET
    talk: LobbyTalk | UnsetType | None = UNSET
