"""`python -m benchmarks.first_games [GAME ...] [--newcomers N]`: how long a first game takes a newcomer, by estimate.

Newcomers who play at random and sensible ones (plain bots) sit at each table of `lessons`. Each new line of the log,
each new question and each new answer offered is read once, at 220 words or 400 characters a minute, and each answer
costs two taps of a second and a half. Tips, the card and the home page are not counted.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import Any

from duskbell import start
from duskbell.arena import play_out
from duskbell.bots import Bot, Saying, make
from duskbell.bots.clocktower.plain import OFFERED
from duskbell.kernel import Ask, Play, View
from duskbell.kernel.view import told
from duskbell.lessons import LESSONS
from duskbell.locale import LANGUAGES, words

WORDS, SIGNS, TAP, TAPS = 220 / 60, 400 / 60, 1.5, 2
"""Words and characters a second, seconds a tap, taps an answer."""
OFFERS = 8
"""So many of the answers that are offered are read."""
NAMES = ("Lamplighter", "Birch", "Cedar", "Dale", "Elm", "Fern", "Gale", "Hazel", "Iris", "Ash")
SILENT = frozenset(
    f"fengsheng.{name}"
    for name in (
        *("checked", "deaths-over", "dying-over", "card-settled", "routed", "characters-laid", "turn-ended"),
        *("changes-due", "hand-moved", "discarded", "placed"),
    )
)
"""What the page says nothing of (`web/src/boards/fengsheng/telling.ts`)."""
WAYS = frozenset({"hand desk", "desk discard", "desk gone", "hand way", "way area", "desk way"})


class Newcomer:
    """Plays the first seat by somebody else's wits. `asked`: what it was asked, in order; `lived`: whether it ever saw
    a day; `card`: what it held when it was first asked. `idle`: it does nothing of itself, since chance would raise and
    lower a hand for ever.
    """

    def __init__(self, wits: Bot, *, idle: bool) -> None:
        self.wits, self.idle = wits, idle
        self.asked: list[Ask[Any]] = []
        self.lived, self.card = False, ""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        self.card = self.card or (view.me.role.id if view.me.role is not None else "")
        self.lived = self.lived or view.table.phase != "night"
        self.asked.append(ask)
        return ask.default if self.idle and ask.key in OFFERED else self.wits(view, ask)

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """As its wits do."""
        return self.wits.speak(view, channels)


def played(game: str, seed: str, kind: str, n: int) -> tuple[Play[Any], Newcomer]:
    """A first game, played by newcomer `n` of this kind among bots as a server seats them."""
    lesson = LESSONS[game]
    play = start(game, lesson.players, seed=seed, options=lesson.options, moderator="ask")
    bots: dict[int, Bot] = {
        k: make(game, "plain", f"{seed}/bot/{k}", talks=True, learner=0) for k in range(1, lesson.players)
    }
    newcomer = Newcomer(make(game, kind, f"newcomer {n}"), idle=kind == "random")
    play_out(play, {0: newcomer, **bots}, f"{seed}/{n}")
    return play, newcomer


def is_told(game: str, event: dict[str, Any]) -> bool:
    """Whether the page has a line for it."""
    if game == "fengsheng" and event["type"] == "core.phase-began":
        return event["phase"] in ("draw", "setup")
    if event["type"] in SILENT:
        return False
    if event["type"] == "fengsheng.moved":
        way = re.sub(r"\d+", "", f"{event['source']} {event['to']}")
        return way not in WAYS and not (way == "deck hand" and event.get("card") == "?")
    return True


def sentences(game: str, play: Play[Any], newcomer: Newcomer, lang: str) -> Iterator[str]:
    """All that there is to read."""
    say, view = words(lang).table(game, NAMES[: len(play.table.seats)]), play.view(0)
    for entry in view.table.log:
        if is_told(game, event := told(entry)):
            yield say.event(event, 0)
    for ask in newcomer.asked:
        yield say.ask(ask.key, ask.about, 0)
        yield from [say.option(ask.key, token) for token in ask.options[:OFFERS]]


def minutes(game: str, play: Play[Any], newcomer: Newcomer) -> float:
    """In the language in which it takes longer."""
    longest = 0.0
    for lang in LANGUAGES:
        read = 0.0
        for text in set(sentences(game, play, newcomer, lang)):
            signs = len(re.findall(r"[\u4e00-\u9fff]", text))
            latin = len(re.findall(r"[A-Za-z][A-Za-z'’]*|\d+", re.sub(r"[\u4e00-\u9fff]", " ", text)))
            read += latin / WORDS + signs / SIGNS
        longest = max(longest, read)
    return (longest + len(newcomer.asked) * TAPS * TAP) / 60


def main() -> None:
    """Play, and print the minutes of each newcomer in order."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_games", description="Minutes of a first game.")
    parser.add_argument("games", nargs="*", default=LESSONS, help="which (default: all)")
    parser.add_argument("--newcomers", type=int, default=10, help="of each kind at each table (default: 10)")
    args = parser.parse_args()
    for game in args.games:
        for seed in LESSONS[game].seeds:
            for kind in ("plain", "random"):
                games = [played(game, seed, kind, n) for n in range(args.newcomers)]
                took = sorted(minutes(game, *one) for one in games)
                won = sum(0 in one.outcome.winners for one, _ in games if one.outcome is not None)
                name = "sensible" if kind == "plain" else "random"
                print(f"{game} {seed} {name:8} won {won:2}  {' '.join(f'{x:.1f}' for x in took)}", flush=True)


if __name__ == "__main__":
    main()
