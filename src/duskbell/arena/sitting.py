"""One table of bots, from deal to result."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from duskbell import start
from duskbell.bots import BadBot, Bot, Saying, make
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
    """A table and its bots. Where all answer at random nobody talks, so the program moderates without a pause.
    `talks`: somebody will read it, so that bots say more than what their play needs.

    A secret `salt` keeps bots from trying seeds against the commitment; chance does not depend on it.
    """
    rules = find(game)
    if why := rules.needs_person(rules.read_options(players, options)):
        raise BadTable(why)
    quiet = kinds == "random"
    play = start(game, players, seed=seed, options=options, moderator="auto" if quiet else "ask", salt=salt)
    if "=" in kinds:
        _let_deal(play)
    return play, {} if quiet else seat_bots(play, seed, kinds, talks=talks)


def seat_bots(play: Play[Any], seed: str, kinds: str, *, talks: bool = False) -> dict[int, Bot]:
    """A bot for each seat. `kinds`: one kind for all ("plain"), or by team ("killers=plain,village=random").

    By team is for measuring only: it looks at the true cards. Raises `BadBot` for an unknown kind or team.
    """
    players = range(len(play.table.seats))
    if "=" not in kinds:
        return {n: make(play.game.id, kinds, f"{seed}/{n}", talks=talks) for n in players}
    parts = [part.partition("=") for part in kinds.split(",")]
    by_team = {team: kind for team, _, kind in parts}
    teams = sorted({r.team for r in find(play.game.id).roles.values()})
    if set(by_team) != set(teams) or len(parts) != len(teams):
        raise BadBot(f"bots by team need one kind for each of {', '.join(teams)}, such as {teams[0]}=plain.")
    return {n: make(play.game.id, by_team[play.table.seats[n].team], f"{seed}/{n}", talks=talks) for n in players}


def play_out(play: Play[Any], bots: dict[int, Bot], seed: str) -> int:
    """Let bots play a table to its end; returns how many answers seats gave. A bot that answers nonsense is taken as
    silent.

    Who of those asked at once answers next is drawn at random: where the first answer counts, no seat is favoured.
    Seats without a bot answer at random. Where the table stops for talk the bots speak in seat order. Before each
    answer they may do what can be done at any time.
    """
    rng = Random(f"{seed}/arena")
    if not bots:
        return _at_random(play, rng)
    talkers = {n: bot for n, bot in bots.items() if isinstance(bot, Talker)}
    decisions = 0
    while not play.over:
        if talkers:
            _aside(play, talkers)
        seat, ask = _next(play, rng)
        if seat == MODERATOR and len(ask.options) == 1:
            _talk(play, bots)
        if play.offers and _take_offer(play, bots):
            decisions += 1
            continue
        if seat == MODERATOR:
            play.answer(seat, play.moderated(ask))
            continue
        decisions += len(ask.options) > 1
        bot = bots.get(seat)
        try:
            play.answer(seat, ask.sample(rng) if bot is None else bot(play.view(seat), ask), ask=ask)
        except DuskbellError:
            play.silence(seat)
    _aside(play, talkers)
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


def _take_offer(play: Play[Any], bots: dict[int, Bot]) -> bool:
    """Let bots do what may be done at any time. True when one did."""
    for seat, asks in list(play.offers.items()):
        bot = bots.get(seat)
        if bot is None or type(bot) is RandomBot:
            continue
        for ask in asks:
            if (said := bot(play.view(seat), ask)) in ask.options:
                play.answer(seat, said, ask=ask)
                return True
    return False


def _talk(play: Play[Any], bots: dict[int, Bot]) -> None:
    for seat, bot in bots.items():
        if type(bot) is RandomBot or not (open_to := play.channels(seat)):
            continue
        _say(play, seat, bot.speak(play.view(seat), tuple([c.id for c in open_to])))


def _aside(play: Play[Any], talkers: dict[int, Talker[Any]]) -> None:
    """What bots say of what has just happened, while the table goes on."""
    for seat, bot in talkers.items():
        if open_to := play.channels(seat):
            _say(play, seat, bot.aside(play.view(seat), tuple([c.id for c in open_to])))


def _say(play: Play[Any], seat: int, sayings: list[Saying]) -> None:
    for said in sayings:
        with suppress(DuskbellError):
            play.say(seat, channel=said.channel, line=said.line, about=said.about)
