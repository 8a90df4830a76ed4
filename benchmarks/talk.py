"""`python -m benchmarks.talk [--tables N]`: what of a table of plain bots to whom nobody listens is talk, in CPU time.

Talk is all that is done when the table stops for it: who may have something to say, on which channels, in which words,
and saying it ("whole"). Beside it stands the share without what a bot reads then of what has happened since it was last
asked anything: its next question would read the same. The last column plays the same tables once more, step by step,
with and without talk: there nobody has heard anything either, so what bots make of what was said is in it, which plain
bots have always made and play by.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from typing import Any, cast

from benchmarks.calibrate import pin
from duskbell.arena import sitting
from duskbell.bots import Bot
from duskbell.bots.clocktower.notes import Notes as ClocktowerNotes
from duskbell.bots.mafia.hearing import Heard
from duskbell.bots.werewolf.notes import Notes as WerewolfNotes
from duskbell.kernel import Ask, Play, View

GAMES = {"mafia": 12, "werewolf": 12, "shadow_hunters": 6, "fengsheng": 5, "clocktower": 9}
"""With so many players; in Shadow Hunters and 风声 nobody says anything unless somebody hears it."""
READING = ((Play, "view"), (Heard, "read"), (WerewolfNotes, "read"), (ClocktowerNotes, "read"))


class Stopwatch:
    """Seconds of CPU time spent within functions, the outermost alone; with `within` only while that one runs."""

    def __init__(self, within: Stopwatch | None = None) -> None:
        self.spent, self.calls, self.runs, self.within = 0.0, 0, False, within

    def on(self, owner: Any, name: str) -> Callable[[], None]:
        """Watch a function from now on; returns what ends it."""
        watched = getattr(owner, name)

        def timed(*args: Any, **more: Any) -> Any:
            if self.runs or (self.within is not None and not self.within.runs):
                return watched(*args, **more)
            self.runs, began = True, time.process_time()
            try:
                return watched(*args, **more)
            finally:
                self.spent += time.process_time() - began
                self.calls += 1
                self.runs = False

        setattr(owner, name, timed)
        return lambda: setattr(owner, name, watched)


def cost() -> float:
    """Seconds that a watched function costs beside those that the watch counts."""

    class Nothing:
        def done(self) -> None:
            pass

    watch, times = Stopwatch(), 20_000
    watch.on(Nothing, "done")
    nothing, began = Nothing(), time.process_time()
    for _ in range(times):
        nothing.done()
    return (time.process_time() - began - watch.spent) / times


def slice_(game: str, seed: int, tables: int) -> tuple[float, float]:
    """Seconds that so many tables took, and how many milliseconds each."""
    began = time.process_time()
    for n in range(seed, seed + tables):
        play, bots = sitting.sit(game, GAMES[game], str(n), {}, "plain")
        sitting.play_out(play, bots, str(n))
    return time.process_time() - began, 1000 / tables


def share(game: str, tables: int, slices: int, *, reading: bool) -> tuple[float, float]:
    """The median share of talk, and milliseconds a table; without `reading` what is read then is left out."""
    found, took, clock = [], [], cost()
    for n in range(slices):
        talk = Stopwatch()
        read = Stopwatch(talk)
        ends = [talk.on(sitting, name) for name in ("_talk",)]
        ends += [read.on(*where) for where in READING] if not reading else []
        gc.collect()
        gc.disable()
        seconds, each = slice_(game, 5000 + 100 * n, tables)
        gc.enable()
        for end in ends:
            end()
        found.append((talk.spent - read.spent - clock * read.calls) / (seconds - clock * (talk.calls + read.calls)))
        took.append(seconds * each)
    return statistics.median(found), statistics.median(took)


Step = tuple[str, int, Any]
"""What was done at a table: somebody was put a question ("asked"), it was answered, the table stopped for talk, or
somebody spoke before an answer; whose it was, and the question or the answer.
"""


def steps(game: str, seed: int) -> list[Step]:
    """All that was done at a table of bots who talk as they do where nobody listens."""
    play, bots = sitting.sit(game, GAMES[game], str(seed), {}, "plain")
    done: list[Step] = []
    answer, talk, speak = Play.answer, sitting._talk, sitting._speak

    def asked(bot: Bot) -> Bot:
        def thinks(view: View[Any], ask: Ask[Any]) -> str:
            done.append(("asked", view.me.no, ask))
            return bot(view, ask)

        thinks.speak, thinks.voice = bot.speak, getattr(bot, "voice", None)  # type: ignore[attr-defined]
        thinks.offhand = getattr(bot, "offhand", None)  # type: ignore[attr-defined]
        return cast(Bot, thinks)

    def answers(self: Play[Any], seat: int, what: object, **more: Any) -> bool:
        done.append(("answer", seat, what))
        return answer(self, seat, what, **more)

    def talks(play: Play[Any], seated: dict[int, Bot], voices: sitting.Voices) -> None:
        done.append(("talk", 0, None))
        sitting._speak = speak
        talk(play, seated, voices)
        sitting._speak = speaks

    def speaks(play: Play[Any], seat: int, bot: Bot) -> None:
        done.append(("speak", seat, None))
        speak(play, seat, bot)

    Play.answer, sitting._talk, sitting._speak = answers, talks, speaks  # type: ignore[method-assign, assignment]
    try:
        sitting.play_out(play, {n: asked(bot) for n, bot in bots.items()}, str(seed))
    finally:
        Play.answer, sitting._talk, sitting._speak = answer, talk, speak  # type: ignore[method-assign]
    return done


def again(game: str, seed: int, done: list[Step], *, talks: bool) -> float:
    """Seconds that a table takes step by step: who was asked thinks, and answers what was answered."""
    began = time.process_time()
    play, bots = sitting.sit(game, GAMES[game], str(seed), {}, "plain")
    voices = sitting._voices(bots)
    for kind, seat, what in done:
        if kind == "asked":
            bots[seat](play.view(seat), what)
        elif kind == "answer":
            play.answer(seat, what)
        elif talks and kind == "talk":
            sitting._talk(play, bots, voices)
        elif talks:
            sitting._speak(play, seat, bots[seat])
    return time.process_time() - began


def straight(game: str, tables: int, slices: int) -> float:
    """The median part of the time of the same tables spent where bots talk and hear, and not where they are mute."""
    found = []
    for n in range(slices):
        took = {True: 0.0, False: 0.0}
        gc.collect()
        gc.disable()
        for seed in range(9000 + 100 * n, 9000 + 100 * n + tables):
            done = steps(game, seed)
            for talks in (True, False) if seed % 2 else (False, True):
                took[talks] += again(game, seed, done, talks=talks)
        gc.enable()
        found.append(1 - took[False] / took[True])
    return statistics.median(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.talk", description="What of a table is talk.")
    parser.add_argument("--tables", type=int, default=10, help="tables in a slice (default: 10)")
    parser.add_argument("--slices", type=int, default=9, help="how many (default: 9)")
    parser.add_argument("--cpu", type=int, help="the CPU to stay on (default: the first)")
    args = parser.parse_args()
    pin(args.cpu)
    for game in GAMES:
        slice_(game, 0, 3)  # what is made once and kept
        whole, took = share(game, args.tables, args.slices, reading=True)
        words, _ = share(game, args.tables, args.slices, reading=False)
        same = straight(game, args.tables, args.slices)
        shares = f"talk {whole:.1%}, without what would be read anyway {words:.1%}, with what was heard {same:.1%}"
        print(f"{game:14}{took:6.1f} ms a table; {shares}", flush=True)


if __name__ == "__main__":
    main()
