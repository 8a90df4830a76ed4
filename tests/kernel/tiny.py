"""Games small enough to read at a glance, made to try the kernel; and the few helpers that every test here uses."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec
from msgspec import Meta

from duskbell.kernel import (
    MODERATOR,
    All,
    Ask,
    Channel,
    Event,
    First,
    Game,
    GameOver,
    Goto,
    Header,
    Instead,
    InTurn,
    Options,
    Penalised,
    Play,
    Prevented,
    Role,
    Script,
    Seat,
    Table,
    ask_all_with_offers,
    choose,
    choose_many,
    confirm,
    happen,
    number,
    registry,
    roll,
    shuffle,
    tagger,
    when,
)
from duskbell.kernel.asking import Chance
from duskbell.kernel.core_events import Marked
from duskbell.kernel.event import Hidden
from duskbell.kernel.log import ever
from duskbell.kernel.options import plain as plain_options
from duskbell.kernel.talk import MUTED, PUBLIC_CHANNEL

R = TypeVar("R")


class TinyEvent(Event, frozen=True, tag=tagger("tiny")):
    """Base of the events here."""


class NoOptions(Options, frozen=True):
    """Nothing to choose."""


# -- a sitting of any script ------------------------------------------------------------------------------------------


class NoteTable(Table, eq=False):
    """Remembers what it was told."""

    notes: tuple[str, ...] = ()


class Noted(TinyEvent, frozen=True):
    """Somebody writes something down."""

    text: str

    def apply(self, t: NoteTable) -> None:
        t.notes = (*t.notes, self.text)


def made(
    *,
    first: str = "",
    seats: tuple[int, int] = (1, 40),
    round: str = "",
    table: type[Table] = NoteTable,
    roles: Mapping[str, Role] = MappingProxyType({}),
    **phases: Callable[[Any], Script],
) -> Game[Any]:
    """A game of these phases and nothing else; the first given is the first played."""
    facts = {
        "id": "made",
        "players": seats,
        "Options": NoOptions,
        "Table": table,
        "roles": roles,
        "phases": phases,
        "first_phase": first or next(iter(phases)),
        "round_phase": round,
        "__slots__": (),
    }
    kind: type[Game[Any]] = type("Made", (Game,), facts)
    return kind()


def laid(*roles: Role | None, lent: tuple[Role, ...] = (), kind: type[Table] = NoteTable) -> Any:
    """A table whose seats have these roles, of a game that also knows those that may be `lent`."""
    game = made(table=kind, roles={r.id: r for r in (*roles, *lent) if r is not None}, none=nothing)
    t = game.new_table(len(roles), NoOptions())
    for s, role in zip(t.seats, roles, strict=True):
        s.role = role
    return t


async def nothing(t: Table) -> str:
    raise GameOver((), (), "tiny.nothing")


def sit(
    game: Game[Any],
    players: int = 3,
    *,
    seed: str = "7",
    salt: str = "salt",
    options: Mapping[str, Any] | None = None,
    moderator: str = "auto",
    names: tuple[str, ...] = (),
    checkpoints: bool = False,
    chance: Chance | None = None,
) -> Play[Any]:
    """A play of `game` at its first question."""
    return Play(
        game,
        Header(
            game=game.id,
            version=game.version,
            players=players,
            options=plain_options(game.read_options(players, options or {})),
            seed=seed,
            salt=salt,
            moderator=moderator,
            names=names,
        ),
        checkpoints=checkpoints,
        chance=chance,
    )


def asking(*questions: Callable[[Any], Any], players: int = 3, **how: Any) -> tuple[Play[Any], list[Any]]:
    """A table that puts these questions one after the other, then asks the last seat for ever; and what it was sent."""
    sent: list[Any] = []

    async def script(t: NoteTable) -> str:
        for question in questions:
            sent.append(await question(t))
        while True:
            await Ask(len(t.seats) - 1, "tiny.idle", ("idle",), (), "idle")

    return sit(made(only=script), players, **how), sent


def run(script: Coroutine[Any, Any, R]) -> R:
    """The result of a script that asks nothing."""
    try:
        asked = script.send(None)
    except StopIteration as stop:
        return stop.value  # type: ignore[no-any-return]
    raise AssertionError(f"it asks {asked}")


def plain(t: Table) -> dict[str, Any]:
    """Everything a table holds, as values that can be compared."""
    facts = {n: getattr(t, n) for n in t.__struct_fields__ if n not in ("seats", "by_token", "log", "spans", "memos")}
    seats = [msgspec.structs.asdict(s) for s in t.seats]
    return facts | {"seats": seats, "log": list(t.log), "spans": list(t.spans), "by_token": sorted(t.by_token)}


def snapshot(play: Play[Any]) -> tuple[Any, ...]:
    """Everything that an answer, a ruling or a saying could change."""
    offers = {n: list(asks) for n, asks in play.offers.items()}
    return plain(play.table), list(play.lines), dict(play.open), offers, play.record.dump(), play.where()


def events(play: Play[Any]) -> list[Event]:
    return [e.event for e in play.table.log]


def play_on(play: Play[Any], rng: Random, steps: int = 10_000) -> Play[Any]:
    """Let random seats give random legal answers, now and then taking a standing offer or keeping silent."""
    for _ in range(steps):
        if play.over:
            break
        offered = [a for asks in play.offers.values() for a in asks]
        seat = rng.choice(sorted(play.open)) if play.open else None
        if offered and (seat is None or rng.random() < 0.2):
            ask = rng.choice(offered)
            play.answer(ask.to, ask.sample(rng), ask=ask)
        elif seat is not None and rng.random() < 0.1:
            play.silence(seat)
        elif seat is not None:
            play.answer(seat, play.open[seat].sample(rng))
    return play


# -- a guessing race --------------------------------------------------------------------------------------------------


class GuessOptions(Options, frozen=True):
    """`numbers` to guess among, `rounds` in which all may pass."""

    numbers: Annotated[int, Meta(ge=2, le=9, description="how many numbers there are")] = 4
    rounds: Annotated[int, Meta(ge=1, le=5)] = 3
    second_chance: Annotated[bool, Meta(description="a wrong guess costs nothing")] = False


class GuessTable(Table, eq=False):
    secret: str = ""
    tried: tuple[str, ...] = ()


class Hid(TinyEvent, frozen=True):
    """The number to guess; nobody sees it."""

    number: str

    def apply(self, t: GuessTable) -> None:
        t.secret = self.number


class Guessed(TinyEvent, frozen=True):
    seat: int
    number: str
    out: bool

    def apply(self, t: GuessTable) -> None:
        t.tried = (*t.tried, self.number)
        t.seats[self.seat].alive = not self.out


async def race(t: GuessTable) -> str:
    """Whoever speaks first guesses; who is wrong is out."""
    numbers = [str(n) for n in range(1, t.options.numbers + 1)]
    if not t.secret:
        t.emit(Hid(await roll("guess.secret", numbers)))
    while t.living:
        left = [n for n in numbers if n not in t.tried]
        spoken = await First([choose(s, "guess.say", left, optional=True, seconds=30) for s in t.living])
        if spoken is None:
            if t.day >= t.options.rounds:
                raise GameOver((), (), "guess.dull")
            return "race"
        ask, guess = spoken
        if guess == t.secret:
            raise GameOver((ask.to,), (), "guess.right")
        t.emit(Guessed(ask.to, str(guess), not t.options.second_chance), public=True)
    raise GameOver((), (), "guess.wrong")


class Guess(Game[GuessTable]):
    id = "guess"
    players = (1, 9)
    Options = GuessOptions
    Table = GuessTable
    phases: ClassVar = {"race": race}
    first_phase = "race"
    round_phase = "race"

    def channels(self, t: GuessTable, seat: int) -> tuple[Channel, ...]:
        return (PUBLIC_CHANNEL,)


# -- a vote, with nights, roles, penalties and talk -------------------------------------------------------------------


class Died(TinyEvent, frozen=True):
    seat: int
    cause: str = "vote"

    def apply(self, t: Table) -> None:
        t.seats[self.seat].alive = False


class Saved(TinyEvent, frozen=True):
    """Happens instead of a death."""

    seat: int


class RoleDealt(TinyEvent, frozen=True):
    """A role is dealt; the others see that a card lies there."""

    seat: int
    role: str

    secret = ("role",)

    def apply(self, t: Table) -> None:
        t.seats[self.seat].role = ROLES.get(self.role)


class Shielded(TinyEvent, frozen=True):
    """Nobody but the moderator learns of it."""

    seat: int


class Plain(Role):
    team = "town"


class Guard(Role):
    """Asks, before anybody dies, whether to prevent it; once. The shield that is used up is a mark on its own seat."""

    team = "town"

    @when(Died, "before")
    async def guard(self, me: Seat, t: Table, event: Died) -> Event | None:
        if not me.alive or me.has_mark("used") or not await confirm(me, "vote.guard", about=(event.seat,)):
            return None
        t.emit(Marked(me.no, "used", me.no), me)
        return Prevented(event.type)


class Martyr(Role):
    """Dies instead of the seat before it."""

    team = "town"

    @when(Died, "before")
    async def suffer(self, me: Seat, t: Table, event: Died) -> Instead | None:
        victim = (me.no - 1) % len(t.seats)
        return Instead(Died(me.no, "martyr"), public=True) if me.alive and event.seat == victim else None


class Widow(Role):
    """Writes down who dies while she lives, and curses whoever is left beside."""

    team = "town"

    @when(Died, "after")
    async def mourn(self, me: Seat, t: Table, event: Died) -> None:
        if me.alive:
            t.emit(Marked((event.seat + 1) % len(t.seats), "cursed", me.no, "night"), me)


ROLES = registry(Guard(), Martyr(), Widow(), Plain())


class TinyTable(Table, eq=False):
    """A table with nothing of its own."""


class Voted(TinyEvent, frozen=True):
    votes: tuple[tuple[int, int], ...]


class Omen(TinyEvent, frozen=True):
    """The moderator tells the night's weather to one seat."""

    seat: int
    weather: str


class VoteOptions(Options, frozen=True):
    cards: Annotated[bool, Meta(description="play with roles")] = True
    deck: Annotated[str, Meta(description="role ids joined by commas; one of each, then plain ones, without")] = ""


async def deal(t: Table) -> str:
    if t.options.cards:
        names = t.options.deck.split(",") if t.options.deck else list(ROLES)
        cards = [ROLES[n] for n in (*names, *["plain"] * len(t.seats))][: len(t.seats)]
        for s, role in zip(t.seats, await shuffle("vote.deal", cards), strict=True):
            t.emit(RoleDealt(s.no, role.id), s)
    return "night"


async def night(t: Table) -> str:
    """The moderator chooses the weather; one seat by chance hears of it."""
    told: Seat = await roll("vote.listener", t.living, range(1, len(t.living) + 1))
    weather = await choose(MODERATOR, "vote.weather", ["sun", "rain", "fog"], about=(told.no,))
    t.emit(Omen(told.no, weather), told)
    return "day"


async def day(t: Table) -> str:
    votes = await All([choose(s, "vote.whom", t.others(s), seconds=30) for s in t.living])
    t.emit(Voted(tuple([(n, s.no) for n, s in votes.items()])), public=True)
    count = [sum(v is s for v in votes.values()) for s in t.seats]
    top = [s for s in t.living if count[s.no] == max(count)]
    who: Seat = top[0] if len(top) == 1 else await roll("vote.tie", top)
    await happen(t, Died(who.no), public=True)
    verdict(t)
    return "night"


def verdict(t: Table) -> None:
    if len(t.living) <= 2 or t.day >= 6:
        raise GameOver(tuple([s.no for s in t.living]), ("town",), "vote.left")


class Vote(Game[TinyTable]):
    id = "vote"
    players = (3, 9)
    Options = VoteOptions
    Table = TinyTable
    roles = ROLES
    phases: ClassVar = {"deal": deal, "night": night, "day": day}
    first_phase = "deal"
    round_phase = "night"
    penalties = ("warn", "mute", "expel", "forfeit")

    def moderate(self, t: TinyTable, ask: Ask[Any], rng: Random) -> object:
        """The weather is nobody's favour."""
        return rng.choice(ask.options)

    def channels(self, t: TinyTable, seat: int) -> tuple[Channel, ...]:
        if not t.seats[seat].alive:
            return (Channel("dead", tuple([s.no for s in t.seats if not s.alive])),)
        return (PUBLIC_CHANNEL, Channel("next", (seat, (seat + 1) % len(t.seats)))) if t.phase == "day" else ()

    def penalise(self, t: TinyTable, penalty: Penalised) -> bool:
        if penalty.penalty == "forfeit":
            raise GameOver((), (), "vote.forfeit")
        if penalty.penalty == "mute":
            t.emit(Marked(penalty.seat, MUTED, until="night"), public=True)
        if penalty.penalty != "expel" or not t.seats[penalty.seat].alive:
            return False
        t.emit(Died(penalty.seat, "expelled"), public=True)
        verdict(t)
        return True


# -- cards ------------------------------------------------------------------------------------------------------------

CARDS = ("axe", "axe", "bell", "candle", "candle", "dagger", "egg", "fan")


class CardSeat(Seat, eq=False):
    """`held`: how many cards, known to all; `hand`: which, as far as the viewer knows."""

    held: int = 0
    hand: tuple[str, ...] = ()


class CardTable(Table, eq=False):
    left: int = 0
    deck: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    turn: int = 0

    @classmethod
    def lay(cls, players: int, options: Options) -> CardTable:
        return cls([CardSeat(n) for n in range(players)], options)


class Stacked(TinyEvent, frozen=True):
    count: int
    cards: tuple[str, ...] | Hidden

    secret = ("cards",)

    def apply(self, t: CardTable) -> None:
        t.left = self.count
        if not isinstance(self.cards, Hidden):
            t.deck = self.cards


class Drawn(TinyEvent, frozen=True):
    seat: int
    count: int
    cards: tuple[str, ...] | Hidden

    secret = ("cards",)

    def apply(self, t: CardTable) -> None:
        s: CardSeat = t.seats[self.seat]
        s.held += self.count
        t.left -= self.count
        t.deck = t.deck[self.count :]
        if not isinstance(self.cards, Hidden):
            s.hand += self.cards


class Discarded(TinyEvent, frozen=True):
    seat: int
    cards: tuple[str, ...]

    def apply(self, t: CardTable) -> None:
        s: CardSeat = t.seats[self.seat]
        s.held -= len(self.cards)
        hand = list(s.hand)
        for card in self.cards:
            if card in hand:
                hand.remove(card)
        s.hand = tuple(hand)
        t.pile += self.cards


class Peeked(TinyEvent, frozen=True):
    """The others learn of it only where somebody peeked at something."""

    seat: int
    card: str

    secret = ("card",)

    def redacted(self) -> Event | None:
        return super().redacted() if self.card else None


class TurnPassed(TinyEvent, frozen=True):
    def apply(self, t: CardTable) -> None:
        t.turn = (t.turn + 1) % len(t.seats)


async def stack(t: CardTable) -> str:
    t.emit(Stacked(len(CARDS), tuple(await shuffle("cards.stack", CARDS))))
    return "turn"


async def turn(t: CardTable) -> str:
    me: CardSeat = t.seats[t.turn]
    count = await number(me, "cards.draw", 0, min(2, t.left), default=min(1, t.left))
    t.emit(Drawn(me.no, count, t.deck[:count]), me)
    if await confirm(me, "cards.peek"):
        t.emit(Peeked(me.no, t.deck[0] if t.deck else ""), me)
    hand = list(dict.fromkeys(me.hand))
    away = await choose_many(me, "cards.discard", hand, 0, len(hand))
    t.emit(Discarded(me.no, tuple(away)), public=True)
    t.emit(TurnPassed(), public=True)
    if not t.left:
        raise GameOver(tuple([s.no for s in t.seats if s.held == 0]), (), "cards.none-left")
    return "turn"


class Cards(Game[CardTable]):
    id = "cards"
    players = (2, 6)
    Options = NoOptions
    Table = CardTable
    phases: ClassVar = {"stack": stack, "turn": turn}
    first_phase = "stack"
    round_phase = "turn"

    def facts(self, t: CardTable) -> dict[str, Any]:
        return {"left": t.left, "held": [s.held for s in t.seats]}


# -- standing offers: bowing out and bombs in mid-phase ---------------------------------------------------------------


class Bowed(TinyEvent, frozen=True):
    """Somebody steps back in the middle of a vote; it begins again without them."""

    seat: int

    def apply(self, t: Table) -> None:
        t.seats[self.seat].alive = False


class Thrown(TinyEvent, frozen=True):
    """A bomb: thrower and target are gone, and the day is over at once."""

    seat: int
    target: int

    def apply(self, t: Table) -> None:
        t.seats[self.seat].alive = t.seats[self.target].alive = False


def standing(t: Table) -> list[Ask[Any]]:
    """What the living may do at any time: throw a bomb or bow out."""
    bombs: list[Ask[Any]] = [choose(s, "bomb.throw", t.others(s)) for s in t.living if len(t.living) > 1]
    return bombs + [choose(s, "bomb.bow", ["bow"]) for s in t.living]


async def take(t: Table, ask: Ask[Any], value: Any) -> None:
    if ask.key == "bomb.bow":
        t.emit(Bowed(ask.to), public=True)
    else:
        t.emit(Thrown(ask.to, value.no), public=True)
    if len(t.living) < 2:
        raise GameOver(tuple([s.no for s in t.living]), (), "bomb.left")
    if ask.key == "bomb.throw":
        raise Goto("dusk")


async def square(t: Table) -> str:
    """All say aye or nay; any of them may interrupt. The nays have one more word each, whoever speaks first."""

    async def taken(ask: Ask[Any], value: Any) -> None:
        await take(t, ask, value)

    said = await ask_all_with_offers(
        lambda: [confirm(s, "bomb.aye", about=(len(t.living),)) for s in t.living], lambda: standing(t), taken
    )
    t.emit(Voted(tuple([(n, int(aye)) for n, aye in said.items()])), public=True)
    while True:
        spoken = await First([choose(s, "bomb.word", ["aha"], optional=True) for s in t.living], standing(t))
        if spoken is None:
            return "dusk"
        ask, value = spoken
        if ask.key == "bomb.word":
            t.emit(Saved(ask.to), public=True)
            return "dusk"
        await take(t, ask, value)


async def dusk(t: Table) -> str:
    if t.day >= 4:
        raise GameOver((), (), "bomb.late")
    who: Seat = await roll("bomb.lantern", t.living)
    t.emit(Shielded(who.no))
    await choose(who, "bomb.rest", ["rest", "watch"])
    return "square"


class Bomb(Game[TinyTable]):
    id = "bomb"
    players = (2, 9)
    Options = NoOptions
    Table = TinyTable
    phases: ClassVar = {"square": square, "dusk": dusk}
    first_phase = "square"
    round_phase = "square"

    def channels(self, t: TinyTable, seat: int) -> tuple[Channel, ...]:
        return (PUBLIC_CHANNEL,)


# -- in turn: everybody may strike, the first in order does ----------------------------------------------------------


class Struck(TinyEvent, frozen=True):
    """Somebody strikes another, who is gone."""

    seat: int
    target: int

    def apply(self, t: Table) -> None:
        t.seats[self.target].alive = False


class Boasted(TinyEvent, frozen=True):
    """Somebody has something to say of it, at any time; the third boast ends the round."""

    seat: int


def strikes(t: Table) -> list[Ask[Any]]:
    """What the living are asked, from whose round it is: whom to strike, or the weather for who moderates."""
    living = [s for s in (*t.seats[t.day :], *t.seats[: t.day]) if s.alive]
    asks: list[Ask[Any]] = [choose(s, "duel.strike", t.others(s), optional=True, seconds=20) for s in living]
    return [*asks, choose(MODERATOR, "duel.hail", t.living, optional=True)]


async def ring(t: Table) -> str:
    spoken = await InTurn(strikes(t))
    if spoken is not None:
        t.emit(Struck(spoken[0].to, spoken[1].no), public=True)
    if len(t.living) < 2 or t.day > 12:
        raise GameOver(tuple([s.no for s in t.living]), (), "duel.left")
    return "ring"


class Duel(Game[TinyTable]):
    id = "duel"
    players = (2, 9)
    Options = NoOptions
    Table = TinyTable
    phases: ClassVar = {"ring": ring}
    first_phase = "ring"
    round_phase = "ring"

    def moderate(self, t: TinyTable, ask: Ask[Any], rng: Random) -> object:
        """Hail strikes now and then."""
        return rng.choice(ask.options) if rng.random() < 0.3 else "pass"

    def standing_offers(self, t: TinyTable) -> tuple[Ask[Any], ...]:
        return tuple([choose(s, "duel.boast", ["boast"]) for s in t.living])

    def take_offer(self, t: TinyTable, offer: Ask[Any], value: Any) -> None:
        t.emit(Boasted(offer.to), public=True)
        if len(ever(t, Boasted)) % 3 == 0:
            raise Goto("ring")


GUESS, VOTE, CARD_GAME, BOMB, DUEL = Guess(), Vote(), Cards(), Bomb(), Duel()
GAMES: Iterable[Game[Any]] = (GUESS, VOTE, CARD_GAME, BOMB, DUEL)
