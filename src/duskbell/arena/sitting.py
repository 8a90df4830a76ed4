"""One table of bots, from deal to result."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Literal

from duskbell import start
from duskbell.arena.outside import Outsider, Silent
from duskbell.arena.seating import Seating, seated
from duskbell.bots import Bot, Saying
from duskbell.bots.bot import Voice
from duskbell.bots.random_bot import RandomBot
from duskbell.bots.talk import Talker
from duskbell.games import find
from duskbell.kernel import MODERATOR, Ask, DuskbellError, Play
from duskbell.kernel.errors import BadTable


def sit(
    game: str,
    players: int,
    seed: str,
    options: dict[str, Any],
    kinds: str,
    salt: str | None = None,
    *,
    talks: bool = False,
) -> tuple[Play[Any], dict[int, Bot]]:
    """A table and its bots, as `Seating` reads `kinds`. Where all answer at random nobody talks, so the program
    moderates without a pause. `talks`: somebody will read it, so that bots say more than what their play needs.

    A secret `salt` keeps bots from trying seeds against the commitment; chance does not depend on it.
    """
    rules = find(game)
    if why := rules.needs_person(rules.read_options(players, options)):
        raise BadTable(why)
    seating = Seating.read(kinds)
    moderator: Literal["auto", "ask"] = "auto" if seating.is_random else "ask"
    play = start(game, players, seed=seed, options=options, moderator=moderator, salt=salt)
    return play, {} if seating.is_random else seat_bots(play, seed, kinds, talks=talks)


def seat_bots(play: Play[Any], seed: str, kinds: str, *, talks: bool = False) -> dict[int, Bot]:
    """A bot for each seat, as `Seating` reads `kinds`: one kind for all ("plain"), or by seat, share, role or team
    ("killers=plain,village=random"). Where the cards say who sits where and the moderator deals, the program deals.

    Raises `BadBot` for an unknown kind, seat, role or team.
    """
    seating = Seating.read(kinds)
    seating.check(play.game.id, len(play.table.seats))
    if seating.needs_deal:
        _let_deal(play)
    return seated(play.game.id, seating.at(play.table, seed), seed, talks=talks)


def play_out(play: Play[Any], bots: dict[int, Bot], seed: str) -> int:
    """Let bots play a table to its end; returns how many answers seats gave. A bot that answers nonsense is taken as
    silent, and one that was named as a kind from outside also when it fails (`outsiders` has the count); what a bot
    raises that was handed in as it is, is the caller's to see.

    Who of those asked at once answers next is drawn at random: where the first answer counts, no seat is favoured.
    Seats without a bot answer at random. Where the table stops for talk the bots speak in seat order, and whoever is
    asked for a turn to speak (`Game.spoken`) speaks before it answers. Before each
    answer they may do what can be done at any time.
    """
    rng = Random(f"{seed}/arena")
    if not bots:
        return _at_random(play, rng)
    talkers = {n: bot for n, bot in bots.items() if isinstance(bot, Talker)}
    voices = _voices(bots)
    decisions, declined, at_once = 0, Declined(), 0
    while not play.over:
        if talkers:
            _aside(play, talkers)
        seat, ask = _next(play, rng)
        if seat == MODERATOR and len(ask.options) == 1:
            _talk(play, bots, voices)
        if play.offers and at_once < MOST_AT_ONCE and _take_offer(play, bots, declined):
            decisions += 1
            at_once += 1
            continue
        at_once = 0
        if seat == MODERATOR:
            play.answer(seat, play.moderated(ask))
            continue
        decisions += len(ask.options) > 1
        bot = bots.get(seat)
        if ask.key in play.game.spoken and bot is not None and any(seat in seats for seats in voices.values()):
            _speak(play, seat, bot)
        try:
            play.answer(seat, ask.sample(rng) if bot is None else bot(play.view(seat), ask), ask=ask)
        except DuskbellError:
            play.silence(seat)
    _aside(play, talkers)
    for seat, bot in bots.items():
        if isinstance(bot, Outsider):
            bot.ended(play.view(seat))
    return decisions


def _next(play: Play[Any], rng: Random) -> tuple[int, Ask[Any]]:
    """One of the questions that are open, all alike, and whose it is."""
    asked = list(play.open.items())
    return asked[0] if len(asked) == 1 else asked[int(rng.random() * len(asked))]


def _let_deal(play: Play[Any]) -> None:
    """Where the moderator deals, let it, so that everybody has a team."""
    while MODERATOR in play.open and any(not s.team for s in play.table.seats):
        play.answer(MODERATOR, play.moderated(play.open[MODERATOR]))


def _at_random(play: Play[Any], rng: Random) -> int:
    decisions = 0
    while play.open:
        seat, ask = _next(play, rng)
        decisions += len(ask.options) > 1
        play.answer(seat, play.moderated(ask) if seat == MODERATOR else ask.sample(rng))
    return decisions


MOST_AT_ONCE = 60
"""So often in a row bots may do what may be done at any time; then what is asked goes on. A hand that goes up and down
for ever would keep the table for ever.
"""
Voices = dict[Voice | None, set[int]]
"""Seats by when they may have something to say; None: always."""
Declined = dict[int, tuple[int, tuple[Ask[Any], ...]]]
"""By seat: how much it had seen when it declined what stood open, and what that was."""


def _take_offer(play: Play[Any], bots: dict[int, Bot], declined: Declined) -> bool:
    """Let bots do what may be done at any time; who has declined is asked again only when its view or what stands open
    has changed. True when one did something.
    """
    for seat, open_now in list(play.offers.items()):
        bot = bots.get(seat)
        if bot is None or type(bot) is RandomBot:
            continue
        view, asks = play.view(seat), tuple(open_now)
        if declined.get(seat) == (view.version, asks):
            continue
        for ask in asks:
            with suppress(Silent):
                if (said := bot(view, ask)) in ask.options:
                    play.answer(seat, said, ask=ask)
                    return True
        declined[seat] = (view.version, asks)
    return False


def _voices(bots: dict[int, Bot]) -> Voices:
    """Who has something to say now and then, by voice: bots of a kind have one."""
    voices: Voices = {}
    for seat, bot in bots.items():
        if type(bot) is not RandomBot and hasattr(bot, "speak"):  # a function is enough for a bot
            voices.setdefault(getattr(bot, "voice", None), set()).add(seat)
    return voices


def _talk(play: Play[Any], bots: dict[int, Bot], voices: Voices) -> None:
    may: list[int] = []
    for voice, seats in voices.items():
        may += seats if voice is None else [n for n in voice.among(play.table) if n in seats]
    if may:
        for seat in sorted(may):
            _speak(play, seat, bots[seat])


def _speak(play: Play[Any], seat: int, bot: Bot) -> None:
    voice: Voice | None = getattr(bot, "voice", None)
    sayings: list[Saying] | None = None
    if voice is not None and voice.gist is not None:
        sayings = bot.offhand(voice.gist(play.table, seat))  # type: ignore[attr-defined]  # who has a gist has that, too
        if sayings is not None and not sayings:
            return
    channels = tuple([c.id for c in play.channels(seat)])
    if channels and (voice is None or not voice.channels.isdisjoint(channels)):
        _say(play, seat, bot.speak(play.view(seat), channels) if sayings is None else sayings)


def _aside(play: Play[Any], talkers: dict[int, Talker[Any]]) -> None:
    """What bots say of what has just happened, while the table goes on."""
    for seat, bot in talkers.items():
        if open_to := play.channels(seat):
            _say(play, seat, bot.aside(play.view(seat), tuple([c.id for c in open_to])))


def _say(play: Play[Any], seat: int, sayings: list[Saying]) -> None:
    for said in sayings:
        with suppress(DuskbellError):
            play.say(seat, said.text, said.channel, line=said.line, about=said.about)
