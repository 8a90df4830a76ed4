"""The leak finder: two worlds that differ only in what a seat cannot know must look the same to it, byte for byte.

Twins are two tables whose deals differ by swapping two other seats. Everybody answers by what a question is, not by
which role is asked, so as long as nothing lawful tells them apart the watcher's messages must be equal.
`Game.reveals` tells the events after which the worlds may differ (a card turned over, an answer given to the watcher).
In every stage people also say what they are, wherever the watcher does not hear it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from duskbell.kernel import MODERATOR, Ask, Play
from duskbell.kernel.ask import Many
from duskbell.kernel.event import Ended
from duskbell.kernel.record import encode
from duskbell.testing.driving import sit_down

Message = tuple[str, ...]


def find_leak(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    moderator: str = "ask",
) -> str | None:
    """The first thing by which a watcher can tell twins apart, in one sentence, or None."""
    rng = Random(f"{game}/{players}/{seed}")
    watcher, one, other = rng.sample(range(players), 3)
    told: dict[tuple[Any, ...], str] = {}
    first = list(messages(game, players, seed, options, watcher, {}, moderator, told))
    twin = list(messages(game, players, seed, options, watcher, {one: other, other: one}, moderator, told))
    for n, (a, b) in enumerate(zip(first, twin, strict=False)):
        if a != b:
            return (
                f"{game} for {players}, seed {seed}: at its message {n} seat {watcher + 1} can tell that "
                f"seats {one + 1} and {other + 1} changed roles: {a} against {b}."
            )
    return None


def messages(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None,
    watcher: int,
    swap: Mapping[int, int],
    moderator: str,
    told: dict[tuple[Any, ...], str],
) -> Iterator[Message]:
    """All that reaches the watcher, up to the first reveal: its events, its view, its question, where it may speak.

    One message for each time that something of it changes, as a server would send it. `swap` changes two seats in what
    chance deals (`<game>.deal`) and in what the moderator is asked about; `told` remembers the moderator's answers for
    the twin.
    """

    def chance(ask: Ask[Any]) -> str:
        if ask.to == MODERATOR:
            return _by_moderator(play_day(), ask)
        before = draws[ask.key] = draws[ask.key] + 1  # dice that always fell alike might never fall right
        drawn = ask.sample(Random(f"{seed}/{ask.key}/{before}"))
        if not ask.key.endswith(".deal"):
            return drawn
        dealt = drawn.split(",")
        return ",".join(dealt[swap.get(n, n)] for n in range(len(dealt)))

    def play_day() -> int:
        return play.table.day if play is not None else 0

    def _by_moderator(day: int, ask: Ask[Any]) -> str:
        about = (ask.key, day, tuple([swap.get(n, n) for n in ask.about]))
        drawn = told.setdefault(about, ask.sample(Random(f"{seed}/{about}")))
        return drawn if drawn in ask.options or not ask.single else ask.options[0]

    draws = Counter[str]()
    play: Play[Any] | None = None
    play = sit_down(game, players, seed, options, moderator=moderator, chance=chance)
    last: Message = ()
    spoken: tuple[Any, ...] = ()
    while True:
        stage = (len(play.table.spans), play.table.stage)
        if stage != spoken:
            _talk_apart(play, watcher)
            spoken = stage
        message, revealed = _look(play, watcher)
        if revealed:
            return
        if message != last:
            yield message
            last = message
        if play.over:
            return
        for seat, ask in list(play.open.items()):
            if play.open.get(seat) is ask:
                answer = _by_moderator(play.table.day, ask) if seat == MODERATOR else _answer(play, seat, ask, seed)
                play.answer(seat, answer, ask=ask)


def _talk_apart(play: Play[Any], watcher: int) -> None:
    """Everybody says what they are on the first channel open to them that the watcher does not hear."""
    for s in play.table.seats:
        apart = [c for c in play.channels(s.no) if c.hearers is not None and watcher not in (s.no, *c.hearers)]
        if apart:
            play.say(s.no, s.role.id if s.role is not None else "?", apart[0].id)


def _look(play: Play[Any], watcher: int) -> tuple[Message, bool]:
    view = play.view(watcher)
    revealed = any(type(e) is Ended or play.game.reveals(e, watcher) for e in view.events)
    ask = play.open.get(watcher)
    asked = encode([ask.key, ask.options, ask.about, ask.default]) if ask is not None else ""
    floor = encode([c.id for c in play.channels(watcher)])
    return (encode(view.as_data()), encode(view.state()), asked, floor), revealed


def _answer(play: Play[Any], seat: int, ask: Ask[Any], seed: int) -> str:
    """The same answer in both worlds: by the question and the day, and where most are asked by who is asked.

    At night the one who holds a role answers for it, whichever seat that is: so the seat does not count there.
    """
    asked_alike = sum(a.key == ask.key for a in play.open.values()) > len(play.table.seats) // 2
    who = seat if asked_alike else ""
    rng = Random(f"{seed}/{ask.key}/{play.table.day}/{play.table.stage}/{who}/{ask.about}")
    everything = [f"#{n}" for n in range(len(play.table.seats))] + [o for o in ask.options if not o.startswith("#")]
    rng.shuffle(everything)
    if isinstance(ask, Many):
        return ",".join([o for o in everything if o in ask.options][: max(ask.least, min(ask.most, 2))])
    return next((o for o in everything if o in ask.options), ask.default)
