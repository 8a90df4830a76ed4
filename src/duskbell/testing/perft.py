"""Perft: every play of at most so many answers, counted, with the winners. Wrong rules give wrong numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from duskbell.kernel import Ask, Play
from duskbell.testing.driving import sit_down


class Perft(NamedTuple):
    """`nodes`: plays of at most `depth` answers (chance's and seats'); `ends`: how many of them ended, by winning
    teams.
    """

    depth: int
    nodes: int
    ends: dict[str, int]

    def __str__(self) -> str:
        ends = " ".join(f"{team}={n}" for team, n in self.ends.items())
        return f"perft {self.depth} {self.nodes} {ends}".rstrip()


def perft(
    game: str,
    players: int,
    depth: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    told: Mapping[str, Sequence[str]] | None = None,
) -> Perft:
    """Count every distinct play. Alike cards are not told apart; the moderator is the program, its choices counted
    too. `told`: what is answered to questions of these keys, in order, and their first answer where nothing more is
    told; such answers are not counted.
    """
    nodes, ends = 0, Counter[str]()
    for play in plays(game, players, depth, options, seed, told):
        nodes += 1
        if play.outcome is not None and sum(line[1] not in (told or {}) for line in play.lines) <= depth:
            ends[",".join(play.outcome.teams) or "nobody"] += 1
    return Perft(depth, nodes, dict(sorted(ends.items())))


def plays(
    game: str,
    players: int,
    depth: int,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    told: Mapping[str, Sequence[str]] | None = None,
) -> Iterator[Play[Any]]:
    """Every play of at most `depth` answers beside those that are `told`, by turning the vector of choices like an
    odometer: no copy, no undo.

    Questions put at once are answered in seat order, which is enough where they are revealed together.
    """
    path: list[list[int]] = []
    while True:
        at = -1
        said = {key: iter(answers) for key, answers in (told or {}).items()}

        def turn(ask: Ask[Any], path: list[list[int]] = path, said: dict[str, Iterator[str]] = said) -> str:
            nonlocal at
            if ask.key in said:
                return next(said[ask.key], None) or next(ask.answers())
            at += 1
            answers = list(ask.answers())
            if at >= depth:  # the program's own answers may go on; they do not make another play
                return answers[0]
            if at == len(path):
                path.append([0, len(answers)])
            return answers[path[at][0]]

        play = sit_down(game, players, seed, options, chance=turn)
        while play.open and at + 1 < depth:
            seat = next(iter(play.open))
            play.answer(seat, turn(play.open[seat]))
        del path[at + 1 :]
        yield play
        while path and path[-1][0] + 1 == path[-1][1]:
            path.pop()
        if not path:
            return
        path[-1][0] += 1
