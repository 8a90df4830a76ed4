"""The laws that every game must keep, checked on fresh random tables. A broken one raises `LawBroken` with a
sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from random import Random
from typing import Any

from duskbell.games import ARENA, find
from duskbell.kernel import HIDDEN, MODERATOR, DuskbellError, Event, Play, Record, View, rebuild
from duskbell.kernel.core_events import Ended
from duskbell.kernel.errors import Diverged
from duskbell.kernel.record import encode
from duskbell.kernel.table import Seat
from duskbell.testing import restarts, shows
from duskbell.testing.driving import random_answers, sit_down
from duskbell.testing.leaks import Search, compare, search

LONGEST = 100_000
"""Answers after which a table counts as endless."""

OTHERS = 10
"""Tables tried until one has a twin."""
FAR = 1_000_003
"""Between the seeds of those, so that no table of a row is tried twice."""


class LawBroken(AssertionError):
    """Which law, where, and how."""


def _played(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str, **kw: Any) -> Play[Any]:
    play = sit_down(game, players, seed, options, moderator=moderator, **kw)
    for n, _ in enumerate(random_answers(play, Random(seed))):
        _must(n < LONGEST, "it did not end")
    return play


def it_ends(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """A table answered at random ends, with an outcome and nothing left open."""
    play = _played(game, players, seed, options, moderator)
    _must(play.outcome is not None, "it ended without an outcome")
    _must(not play.open and not play.offers, "questions are left over after the end")
    _must(sum(type(e.event) is Ended for e in play.table.log) == 1, "it did not end exactly once")


def silence_ends(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """Default answers alone finish a game."""
    play = sit_down(game, players, seed, options, moderator=moderator)
    for _ in range(LONGEST):
        if play.over:
            return
        for seat, ask in list(play.open.items()):
            if play.open.get(seat) is ask:
                play.silence(seat)
    _must(False, "default answers do not end it")


def answers_are_listed(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """Every question has an option, without repeats; every other answer is refused and changes nothing."""
    play = sit_down(game, players, seed, options, moderator=moderator)
    rng = Random(seed)
    for n, _ in enumerate(chain([None], random_answers(play, rng))):
        for seat, ask in play.open.items():
            _must(bool(ask.options), f"{ask.key} has no options")
            _must(not ask.single or len(set(ask.options)) == len(ask.options), f"{ask.key} has an option twice")
            _must(len(ask.notes) in (0, len(ask.options)), f"{ask.key} has notes for some of its options only")
            if n % 7 == 0:
                _refused(play, seat, f"#{players}")
                _refused(play, seat, "nonsense")
                _refused(play, seat, max(len(a.options) for a in (ask, *play.offers.get(seat, ()))) + 3)
        if n % 7 == 0 and (idle := [s for s in range(players) if s not in play.open and s not in play.offers]):
            _refused(play, idle[0], "nonsense")


def rebuilding_repeats(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """rebuild(record) gives the same log, through the record's written form too."""
    play = _played(game, players, seed, options, moderator)
    again = _same_rules(lambda: rebuild(play.game, Record.parse(play.record.dump())))
    _must(_log(again) == _log(play), "the rebuilt table has another log")
    _must(again.outcome == play.outcome, "the rebuilt table has another outcome")


def forks_ask_the_same(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """A fork has the same log and the same questions, and goes its own way. The longer the table, the more rarely it is
    forked, above all without checkpoints, where a fork replays it.
    """
    for checkpoints in (True, False):
        play = sit_down(game, players, seed, options, moderator=moderator, checkpoints=checkpoints)
        rng, at = Random(seed), 0
        for n, _ in enumerate(random_answers(play, rng)):
            if n == at:
                at += max(23, n // 10) if checkpoints else max(23, n // 4)
                fork = _same_rules(play.fork)
                _must(_questions(fork) == _questions(play), "a fork asks something else")
                _must(_entries(fork) == _entries(play), "a fork has another log")
                before = _entries(play)
                for _ in zip(random_answers(fork, Random(n)), range(20), strict=False):
                    pass
                _must(_entries(play) == before, "playing a fork changed the table it came from")


def views_are_folds(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """Each view, kept up to date, equals the fold from the start of the events its seat may see; the rest is hidden."""
    play = sit_down(game, players, seed, options, moderator=moderator)
    rng = Random(seed)
    viewers: list[int | None] = [None, MODERATOR, *range(players)]
    for n, _ in enumerate(random_answers(play, rng)):
        play.view(viewers[n % len(viewers)])
    for viewer in viewers:
        kept = play.view(viewer)
        fresh: View[Any] = View(play.game, viewer, play.game.new_table(players, play.table.options))
        fresh.fold(play.table.log)
        _must(kept.as_data() == fresh.as_data(), f"the kept view of {viewer} has other events than a fresh one")
        _must(_facts(kept) == _facts(fresh), f"the kept view of {viewer} differs from a fresh fold")
        seen = [e for e in play.table.log if e.seen & kept.bit or e.event.redacted() is not None]
        _must(len(seen) == kept.version, f"the view of {viewer} has more or fewer events than it may see")
    _must(_facts(play.view(MODERATOR)) == _table(play.table), "the moderator's view is not the whole table")


def state_is_plain(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """Fields of table and seats hold immutable values, so that a copy is one."""
    play = _played(game, players, seed, options, moderator)
    own = {"seats", "log", "spans", "by_token", "memos"}
    for holder in (play.table, *play.table.seats):
        for name in holder.__struct_fields__:
            if name not in own or isinstance(holder, Seat):
                try:
                    hash(getattr(holder, name))
                except TypeError:
                    _must(False, f"{type(holder).__name__}.{name} holds a value that can change")


def twins_look_alike(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """Two tables that a seat cannot tell apart look alike to it, byte for byte. Where the hidden cards of a table are
    all alike, there is no twin of it, and another is tried.
    """
    found = Search()
    for n in range(OTHERS):
        compare(found, game, players, seed + n * FAR, options, moderator)
        if found.twins:
            break
    _must(not found.fault(), found.fault())


def phases_begin_again(game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str) -> None:
    """At any question a ruling may let the phase begin again: nothing is told or asked twice, and nothing is lost."""
    fault = restarts.find_fault(game, players, seed, options, moderator)
    _must(not fault, fault)


def questions_for_show_look_true(
    game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str
) -> None:
    """A glance at a screen tells no card: what is asked for show offers and lasts the same as what is asked in earnest,
    and a seat is asked the same whichever card it holds. Programs have no screens.
    """
    if game in ARENA:
        return
    fault = shows.find_difference(game, players, seed, options, moderator)
    _must(not fault, fault)


LAWS: dict[str, Callable[[str, int, int, Mapping[str, Any], Any], None]] = {
    f.__name__.replace("_", " "): f
    for f in (
        it_ends,
        silence_ends,
        answers_are_listed,
        rebuilding_repeats,
        forks_ask_the_same,
        views_are_folds,
        state_is_plain,
        twins_look_alike,
        phases_begin_again,
        questions_for_show_look_true,
    )
}
"""What must hold on every table of every game, by name: each raises `LawBroken` where it does not."""


def check(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    moderator: str = "auto",
) -> None:
    """Every law on one table. Raises `LawBroken` naming the law, the table and what is wrong."""
    find(game).read_options(players, options or {})
    for name, law in LAWS.items():
        try:
            law(game, players, seed, options or {}, moderator)
        except LawBroken as e:
            raise LawBroken(f"law {name!r} is broken by {game} for {players} with seed {seed}: {e}.") from None


def check_stages(game: str, players: int, options: Mapping[str, Any] | None = None, moderator: str = "auto") -> None:
    """That twins were compared in every stage that tables of these options come to: a law for many tables. Raises
    `LawBroken`.
    """
    fault = search(game, players, options, moderator=moderator).fault()
    if fault:
        raise LawBroken(f"law 'twins look alike' is broken by {game} for {players}: {fault}.")


def _must(holds: bool, sentence: str) -> None:
    if not holds:
        raise LawBroken(sentence)


def _same_rules(make: Callable[[], Play[Any]]) -> Play[Any]:
    try:
        return make()
    except Diverged as e:
        raise LawBroken(str(e)) from None


def _refused(play: Play[Any], seat: int, what: object) -> None:
    before = (_questions(play), len(play.table.log), len(play.lines))
    try:
        taken = play.answer(seat, what)
    except DuskbellError:
        taken = False
    _must(not taken, f"{what!r} was taken from seat {seat + 1}")
    _must(before == (_questions(play), len(play.table.log), len(play.lines)), f"refusing {what!r} changed the table")


def _questions(play: Play[Any]) -> tuple[Any, Any]:
    return dict(play.open), {n: tuple(asks) for n, asks in play.offers.items()}


def _log(play: Play[Any]) -> str:
    return encode([[e.event.as_data(), e.seen] for e in play.table.log])


def _entries(play: Play[Any]) -> list[tuple[Event, int]]:
    return [(e.event, e.seen) for e in play.table.log]


def _facts(view: View[Any]) -> str:
    return _table(view.table)


def _table(t: Any) -> str:
    """Every field of a table and its seats in words, apart from what belongs to the copy."""
    own = {"seats", "log", "by_token", "memos", "name"}
    rows = [{n: _word(getattr(h, n)) for n in h.__struct_fields__ if n not in own} for h in (t, *t.seats)]
    return encode(rows)


def _word(value: Any) -> str:
    if isinstance(value, frozenset):
        return repr(sorted(value))
    return "?" if value is HIDDEN else repr(value)
