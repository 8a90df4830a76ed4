"""What HTTP takes and gives."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from duskbell.locale import LANGUAGES

Chair = Annotated[int, Meta(ge=0, le=99, description="a seat, from 0")]
Person = Annotated[str, Meta(max_length=100, description="1 to 24 characters", examples=["Ann"])]
Place = Chair | Literal["moderator"]
Animal = Literal[
    "owl", "hare", "cat", "bear", "frog", "deer", "mouse", "hedgehog", "badger", "ram", "pig", "duck"
]  # fmt: skip
"""The faces that are drawn; the page has them in `web/src/look/avatars.ts`."""
Speed = Literal["slow", "normal", "fast", "none"]
Status = Literal["lobby", "playing", "over"]
Delay = Annotated[int, Meta(ge=0, le=600, description="seconds that those who only watch are behind")]
Patience = Annotated[
    int, Meta(ge=0, le=3600, description="seconds that bots leave people where the first answer counts")
]
Hours = Annotated[
    int, Meta(ge=0, le=48, description="how many hours a day of the table takes; 0: it is played at one sitting")
]
QuietHours = Annotated[
    str,
    Meta(
        pattern=r"^$|^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$",
        description="in which no time runs out, by the clocks of `zone`; empty: none",
        examples=["23:00-08:00"],
    ),
]
Zone = Annotated[str, Meta(max_length=60, description="a time zone by its name", examples=["Europe/Berlin"])]
OptionValues = dict[str, bool | int | float | str | list[Any]]
"""A list: what a game reads whole, such as a script of the Clocktower."""
GuestToken = Annotated[str, Meta(max_length=200, description="a guest's token: it will open this seat too")]


class Wishes(Struct, frozen=True):
    """What a host chooses about a room beside the game's options.

    `decoys`: everybody is asked something where who is asked is a secret. `delay`: seconds that watchers are behind.
    `listed`: shown to everybody who asks what tables there are. `patience`: seconds that bots leave the living where
    the first answer counts. `hours`: a day of the table takes so many, and it is played over days, in which no time
    runs out while it is `quiet` in this `zone`; `speed` and `patience` mean nothing then. `insight`: while it goes on
    everybody may ask which worlds they can believe in by what they have seen; at a cup's table nobody may.
    """

    speed: Speed = "normal"
    decoys: bool = True
    delay: Delay = 0
    listed: bool = False
    patience: Patience = 10
    hours: Hours = 0
    quiet: QuietHours = ""
    zone: Zone = "UTC"
    insight: bool = False


class NewRoom(Wishes, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a room is made from. `moderator`: "auto" (the program) or "me" (the creator, who then holds no seat).
    `unnamed`: asks not to be named in pictures that others share.
    """

    game: Annotated[str, Meta(max_length=40, examples=["mafia"])]
    players: Annotated[int, Meta(examples=[8])]
    name: Person
    options: OptionValues = {}
    seed: Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=100)] | None = None
    moderator: Literal["auto", "me"] = "auto"
    guest: GuestToken | None = None
    unnamed: bool = False


class Created(Struct, frozen=True):
    """The new room, and the creator's token and seat in it."""

    room: str
    token: str
    seat: Place
    join_path: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on the lowest empty seat unless one is named. `unnamed`: asks not to be named in pictures."""

    name: Person
    seat: Chair | None = None
    guest: GuestToken | None = None
    unnamed: bool = False


class Joined(Struct, frozen=True):
    """Where you sit, and the token that says so."""

    seat: int
    token: str


class ScriptGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A script of the Clocktower: the name of one, the text of a file in the community's form, or what it holds."""

    script: str | list[Any]


class AddBots(Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots sit down: on one seat, or on every empty one. `kind`: "plain" or "random"; `lang`: in which language
    they are named.
    """

    kind: Annotated[str, Meta(max_length=40, examples=["plain"])]
    seat: Chair | None = None
    lang: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": list(LANGUAGES)})] = "en"


class AddPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody sit down who has no device: on the lowest empty seat unless one is named."""

    name: Person
    seat: Chair | None = None


class Added(Struct, frozen=True):
    """The seats that were taken."""

    seats: list[int]


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses anew before the start; what is left out, or null, stays. Of `options` only those named."""

    players: int | None = None
    options: OptionValues | None = None
    speed: Speed | None = None
    decoys: bool | None = None
    delay: Delay | None = None
    listed: bool | None = None
    patience: Patience | None = None
    hours: Hours | None = None
    quiet: QuietHours | None = None
    zone: Zone | None = None
    insight: bool | None = None


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: Chair


class Somebody(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is meant. With a name that person, wherever they have moved to meanwhile."""

    seat: Chair
    name: str = ""


class Muted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who says nothing in words of their own, or may again. With a name that person, wherever they have moved to."""

    seat: Chair
    on: bool = True
    name: str = ""


Where = Literal["table", "lobby", "gallery"]
"""Where something was said."""


class Hides(Struct, frozen=True, forbid_unknown_fields=True):
    """Which line is to be hidden: where it was said, its number there (at the table the place among the bearer's own
    events), and `by` which seat, or which spectator's number; with a name, at a table or in a lobby, that person,
    wherever they have moved to meanwhile.
    """

    where: Where
    line: Annotated[int, Meta(ge=0, le=2**31)]
    by: Annotated[int, Meta(ge=0, le=999)] | Literal["moderator"]
    name: str = ""


class Presides(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the host moderates, or plays and the program does."""

    on: bool = True


class Wear(Struct, frozen=True, forbid_unknown_fields=True):
    """Which face somebody wants to be seen with; "" takes the one that the seat gives."""

    face: Animal | Literal[""]


class HandOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat somebody else shall take, or the moderator's chair."""

    seat: Place


class Invited(Struct, frozen=True):
    """An invitation to a seat, good for one person; `join_path` leads there."""

    invite: str
    join_path: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of an invitation."""

    invite: Annotated[str, Meta(max_length=200)]
    name: Person
    guest: GuestToken | None = None


class Claimed(Struct, frozen=True):
    """Where you sit now, and the token that says so; the one before is void."""

    seat: Place
    token: str


class Complaint(Struct, frozen=True, forbid_unknown_fields=True):
    """Report somebody, or the table where no seat is named, to whoever runs the server. `words`: in the reporter's own;
    it needs none. `line`: what that seat has said, as its place among the reporter's own events: it is kept with them,
    hidden or not. With a `name` whoever is called so, wherever they have moved to.
    """

    sort: Literal["talk", "name", "cheating", "leaving", "other"]
    seat: Place | None = None
    line: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    words: Annotated[str, Meta(max_length=500)] = ""
    name: str = ""


class Hushed(Struct, frozen=True, forbid_unknown_fields=True):
    """Close the gallery (`on`), or open it; or mute one `spectator` in it, or let them speak again."""

    spectator: Annotated[int, Meta(ge=0, le=999)] | None = None
    on: bool = True


class Overheard(Struct, frozen=True, forbid_unknown_fields=True):
    """Report what was said in the gallery, by its number, to whoever runs the server."""

    saying: Annotated[int, Meta(ge=0, le=2**31)]
    sort: Literal["talk", "name", "cheating", "leaving", "other"]
    words: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct, frozen=True):
    """The report is kept, under this number."""

    report: str


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """A rematch: the same game, number of seats and options, unless others are given. `rotate`: all
    move one seat on.
    """

    game: Annotated[str, Meta(max_length=40, examples=["mafia"])] | None = None
    players: int | None = None
    options: OptionValues | None = None
    rotate: bool = False


class CallMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's push manager gives, as it gives it: where to send, and the keys to encrypt with. `lang`: in
    which language it is to be told.
    """

    endpoint: Annotated[str, Meta(max_length=1_000, examples=["https://push.example/send/abc"])]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Annotated[str, Meta(max_length=20, extra_json_schema={"enum": list(LANGUAGES)})] = "en"


class CallNoMore(Struct, frozen=True, forbid_unknown_fields=True):
    """Which address is to be told nothing more."""

    endpoint: Annotated[str, Meta(max_length=1_000)]


class Next(Struct, frozen=True):
    """The room of the rematch."""

    room: str
    join_path: str
