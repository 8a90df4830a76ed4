"""A table played on by bots from wherever it is, as fast as may be: nobody watches."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from duskbell.bots.bot import Bot
from duskbell.kernel import MODERATOR, DuskbellError, Play


def play_on(play: Play[Any], bots: Mapping[int, Bot], rng: Random) -> None:
    """Let `bots`, one for each seat, play to the end. They speak where the table stops for talk, and take no offers."""
    while not play.over:
        asked = play.open
        seat, ask = next(iter(asked.items()))
        if seat == MODERATOR:
            if len(ask.options) == 1:
                _talk(play, bots)
                play.answer(seat, ask.options[0])
                continue
            if len(asked) == 1:
                play.answer(seat, play.moderated(ask))
                continue
        seats = [n for n in asked if n >= 0]
        seat = seats[int(rng.random() * len(seats))]
        try:
            play.answer(seat, bots[seat](play.view(seat), asked[seat]))
        except DuskbellError:
            play.silence(seat)


def _talk(play: Play[Any], bots: Mapping[int, Bot]) -> None:
    for seat, bot in bots.items():
        if open_to := play.channels(seat):
            for said in bot.speak(play.view(seat), tuple([c.id for c in open_to])):
                play.say(seat, said.text, said.channel, line=said.line, about=said.about)
