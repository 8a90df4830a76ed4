"""Small puzzles made by play, and every deal of which the game's own scripts find a history that fits: as many as the
solver finds, and no others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice, product
from random import Random
from typing import Any, NamedTuple

import msgspec

import duskbell
from duskbell.games.clocktower.character import GOOD
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Aligned, Became, Came, Collected, Left, Sided
from duskbell.games.clocktower.travelling import JOIN, LEAVE
from duskbell.insight.clocktower.hearing import Hearing, honest, puzzle_of
from duskbell.insight.clocktower.moments import rule
from duskbell.insight.clocktower.proving import plan
from duskbell.insight.clocktower.puzzle import Claim, Info, Puzzle
from duskbell.insight.clocktower.solving import solve
from duskbell.kernel import Event, Play
from duskbell.kernel.ask import NO, YES
from duskbell.kernel.core_events import PhaseBegan, StageBegan
from duskbell.kernel.errors import IllegalAnswer

SCRIPTS = ("tb", "snv", "bmr")
PLAYERS = 5
TURNS, JUMPS, CHANGES = {"snakecharmer", "goon", "philosopher"}, "fanggu", {"pithag", "barber"}
"""Who is one of these may come to be evil; so may an Outsider where there is the second, anybody with the third."""
LUNATIC, DEMON = "lunatic", "demon"
"""Where nobody says to be a Demon it takes itself for evil, and says what it likes; else it is who says so."""

VOLUNTEERS, TRAVELS, SIDE = "clocktower.volunteer", "clocktower.traveller", "clocktower.traveller-side"
WAYS = {JOIN: 0.1, LEAVE: 0.03}
"""How often by day a Traveller who is late takes the chair, and leaves again, before the next answer."""
GUESTS = ("thief", "beggar", "scapegoat", "judge", "butcher", "apprentice", "harlot", "gunslinger", "deviant", "voudon")
WIDE, HASTE = 400, 0.85
MOST = 15_000
"""After so many answers a puzzle is given up."""
LONG = 600.0
"""Seconds for the solver: what it did not finish would differ."""
LIARS = 20
"""So many plays are looked at for something that an evil player could say."""

Path = list[tuple[int, str, bool]]
Key = tuple[Any, str, str]


class Case(NamedTuple):
    """A puzzle, what all saw while it was played, what was answered by day, and what was dealt."""

    puzzle: Puzzle
    seen: list[Event]
    days: list[tuple[str, int, str]]
    dealt: tuple[str, ...]


def case(script: str, seed: int, days: int, players: int = PLAYERS, guest: str = "", late: bool = False) -> Case | None:
    """The puzzle of a random play until its last day begins; None where the game is over by then. `guest`: which
    Traveller sits among the players; `late`: whether it comes while they play, and may leave: None where it never came.
    """
    play, by_day = _play(script, str(seed), days, players, guest, late)
    if play.over or (late and not any(isinstance(e.event, Came) for e in play.table.log)):
        return None
    log = [e.event for e in play.table.log]
    team = _teams(play)
    dealt = {e.seat: e.role for e in log if isinstance(e, Collected | Came)}
    said, rng = honest(Hearing(log), team), Random(seed)
    for seat in range(players):
        for n in range(LIARS if seat not in said else 0):
            if dealt[seat] == guest:
                break
            other, _ = _play(script, f"{seed}-{seat}-{n}", days, players, guest, late)
            lie = honest(Hearing([e.event for e in other.table.log]), _teams(other)).get(seat)
            if lie is not None and lie.character not in {guest, *(c.character for c in said.values())}:
                said[seat] = lie
                break
    me = rng.choice([s for s in range(players) if team[s] == GOOD and dealt[s] != guest])
    own = Hearing([e.event for e in play.table.log if e.public or e.seen >> me & 1])
    t: Any = play.table
    p = puzzle_of(own, [""] * players, t.options, t.script, me, said)
    return Case(p, _seen(play), by_day, tuple([dealt[s] for s in range(players)]))


def _play(
    script: str, seed: str, days: int, players: int, guest: str = "", late: bool = False
) -> tuple[Play[Any], list[tuple[str, int, str]]]:
    """A play of random answers, and what was answered by day. One nomination a day at most."""
    rng, play = Random(seed), _begin(script, players, bool(guest), late)
    by_day: list[tuple[str, int, str]] = []
    nominated = 0
    while not play.over and _days(play) < days:
        asks = list(play.open.values())
        if late and (way := _way(play, rng, guest)) is not None:
            play.answer(*way[1:])
            by_day.append(way)
            continue
        ask = asks[0]
        token = rng.choice(list(islice(ask.answers(), WIDE)))
        if ask.key.endswith(".vote"):
            token = "up" if rng.random() < HASTE else "down"
        if ask.key == TRAVELS:
            token = guest
        if ask.key.endswith(".nominate"):
            ask = rng.choice(asks)
            options = [o for o in ask.answers() if nominated < _days(play) or o == "pass"]
            token = rng.choice(options)
            nominated += token != "pass"
        day = _is_day(play)
        play.answer(ask.to, token)
        if day and ask.key != SIDE:
            by_day.append((ask.key, ask.to, token))
    return play, by_day


def _way(play: Play[Any], rng: Random, guest: str) -> tuple[str, int, str] | None:
    """Whether the Traveller comes now, or leaves; who has left does not come back."""
    gone = any(isinstance(e.event, Left) for e in play.table.log)
    for ask in [ask for asks in play.offers.values() for ask in asks if not gone]:
        if rng.random() < WAYS.get(ask.key, 0.0):
            return ask.key, ask.to, guest if ask.key == JOIN else next(iter(ask.answers()))
    return None


def _begin(script: str, players: int, travels: bool = False, late: bool = False) -> Play[Any]:
    options = {"script": script, "order": "international", "storyteller": "uniform", "travellers": int(travels)}
    options |= {"late": int(late)}
    began = duskbell.start("clocktower", players, seed="1", options=options, moderator="ask")
    header = msgspec.structs.replace(began.record.header, seed="listing", salt="")
    return Play(began.game, header, chance="ask")


def _phases(play: Play[Any]) -> list[str]:
    return [e.event.phase for e in play.table.log if isinstance(e.event, PhaseBegan)]


def _days(play: Play[Any]) -> int:
    return _phases(play).count("day")


def _is_day(play: Play[Any]) -> bool:
    return _phases(play)[-1:] in (["day"], ["dusk"])


def _seen(play: Play[Any]) -> list[Event]:
    return [e.event for e in play.table.log if e.public and not isinstance(e.event, StageBegan)]


def _teams(play: Play[Any]) -> dict[int, str]:
    log = [e.event for e in play.table.log]
    return {e.seat: e.team for e in log if isinstance(e, Collected | Became | Sided | Aligned)}


def _key(i: Info) -> Key:
    return (i.when, i.character, i.kind)


def _is_told(i: Info) -> bool:
    """Whether who tells anything tells this: whom somebody chose who chooses once, what it became, and its twin."""
    return i.kind in ("seen", "becomes") or ("once(" in rule(i.character).text and bool(i.seats or i.shown))


class Gone(Exception):
    """A puzzle takes too many answers to be listed."""


class Listing:
    """Finds out for one deal after another whether a history fits, every answer tried that can matter."""

    def __init__(self, script: str, case: Case) -> None:
        self.script, self.case, self.puzzle = script, case, case.puzzle
        self.claims = case.puzzle.claims
        self.answers = 0
        self.told: list[dict[Key, list[Info]]] = []
        for claim in self.claims:
            mine: dict[Key, list[Info]] = {}
            for i in claim.infos:
                mine.setdefault(_key(i), []).append(i)
            self.told.append(mine)

    def deals(self) -> list[tuple[str, ...]]:
        """Every deal that fits. Raises `Gone` when that takes too many answers."""
        return [deal for deal in self._lawful() if self.fits(deal)]

    def _lawful(self) -> Iterator[tuple[str, ...]]:
        """Who is good is what it says, or does not know or may not say what it is, or has become evil."""
        p = self.puzzle
        turned = [c for c in p.script if c in TURNS]
        if p.nights > 1 and JUMPS in p.script:
            turned += [c for c in p.script if CHARACTERS[c].kind == "outsider"]
        hide = [c for c in p.script if CHARACTERS[c].hidden or CHARACTERS[c].mad]
        could = [
            [c.character]
            if c.seat in dict(p.guests)
            else [c.character, *p.mistaken]
            if c.seat == p.trusted
            else [c.character, *p.evil, *hide, *turned]
            if c.character
            else p.script
            for c in self.claims
        ]
        for deal in product(*[list(dict.fromkeys(some)) for some in could]):
            kinds = Counter(CHARACTERS[c].kind for c in deal)
            rare = sum(
                d in turned and d not in hide and c.character not in ("", d)
                for d, c in zip(deal, self.claims, strict=True)
            )
            if len(set(deal)) == len(deal) and (kinds["minion"], kinds["demon"]) == p.counts[2:] and rare <= 1:
                yield deal

    def fits(self, deal: tuple[str, ...]) -> bool:
        """Whether some history of this deal is what was seen and told."""
        p = self.puzzle
        demons = {c.seat for c in self.claims if c.character and CHARACTERS[c.character].kind == DEMON}
        if LUNATIC in deal and demons and deal.index(LUNATIC) not in demons:
            return False
        likes = set() if demons else {LUNATIC}
        self.free = {s for s, c in enumerate(deal) if s != p.trusted and (CHARACTERS[c].mad or c in likes)}
        self.free |= {c.seat for c in self.claims if not c.character}
        self.loose = {
            s for s, c in enumerate(deal) if c in TURNS or (JUMPS in deal and CHARACTERS[c].kind == "outsider")
        }
        if CHANGES & set(deal):
            self.loose = set(p.seats)
        self.loose -= {p.trusted}  # it would say so
        return any(self._go(self._again([]), []) for self.plan in self._plans(deal))

    def _plans(self, deal: tuple[str, ...]) -> Iterator[Mapping[str, list[str]]]:
        """The answers of set-up: a Lunatic may take itself for any Demon that is not there."""
        p = self.puzzle
        if LUNATIC not in deal:
            yield plan(p, deal)
            return
        for id in p.script:
            if CHARACTERS[id].kind == DEMON and id not in deal:
                claims = list(p.claims)
                claims[deal.index(LUNATIC)] = Claim(deal.index(LUNATIC), id)
                yield plan(msgspec.structs.replace(p, claims=tuple(claims)), deal)

    def _go(self, play: Play[Any], path: Path) -> bool:
        seen = _seen(play)
        if seen != self.case.seen[: len(seen)]:
            return False
        self.team = _teams(play)
        if not all(s in self.loose or self._honest(play, s) for s in self.team):
            return False
        if play.over or seen == self.case.seen:
            return not play.over and all(self._honest(play, s, whole=True) for s in self.team)
        day = _is_day(play) and SIDE not in [ask.key for ask in play.open.values()]
        for n, (seat, token) in enumerate(self._answers(play, path)):
            child = play if n == 0 else self._again(path)
            self.answers += 1
            if self.answers > MOST:
                raise Gone
            try:
                child.answer(seat, token)
            except IllegalAnswer:  # a deal that these cards do not make
                continue
            if self._go(child, [*path, (seat, token, day)]):
                return True
        return False

    def _again(self, path: Path) -> Play[Any]:
        play = _begin(self.script, len(self.puzzle.names), bool(self.puzzle.guests), bool(self.puzzle.late))
        for seat, token, _ in path:
            play.answer(seat, token)
        return play

    def _honest(self, play: Play[Any], seat: int, *, whole: bool = False) -> bool:
        """Whether what this seat says, if it is good, is what it has learned; `whole`: all of it."""
        if (self.team[seat] != GOOD and seat != self.puzzle.trusted) or seat in self.free:
            return True
        hearing = Hearing([e.event for e in play.table.log if e.public or e.seen >> seat & 1])
        if hearing.drew.get(seat, self.claims[seat].character) != self.claims[seat].character:
            return False
        heard: dict[Key, list[Info]] = {}
        for i in hearing.infos.get(seat, ()):
            heard.setdefault(_key(i), []).append(i)
        said = self.told[seat]
        fits = all(said[key][: len(infos)] == infos for key, infos in heard.items() if key in said)
        kept = [i for key, infos in heard.items() if key not in said for i in infos if _is_told(i)]
        return fits and not (whole and (kept or any(heard.get(key) != infos for key, infos in said.items())))

    def _answers(self, play: Play[Any], path: Path) -> list[tuple[int, str]]:
        ask = next(iter(play.open.values()))
        if ask.key == VOLUNTEERS:
            return [(ask.to, YES if ask.to in dict(self.puzzle.guests) else NO)]
        if ask.key == TRAVELS:
            return [(ask.to, dict(self.puzzle.guests)[ask.to])]
        if ask.key in self.plan:
            given, before = self.plan[ask.key], sum(line[1] == ask.key for line in play.lines)
            return [(ask.to, given[before])] if before < len(given) else []
        if _is_day(play) and ask.key != SIDE:
            key, seat, token = self.case.days[sum(day for *_, day in path)]
            asks = [play.open.get(seat), *play.offers.get(seat, ())]
            return [(seat, token)] if any(a is not None and a.key == key for a in asks) else []
        everything = [(ask.to, token) for token in islice(ask.answers(), WIDE)]
        if ask.key in ("clocktower.decoy", "clocktower.dawn"):
            return everything[:1]
        tell = ask.key == "clocktower.tell"
        if not tell and ask.to < 0:
            return everything
        seat, role = (int(ask.about[0]), ask.about[1]) if tell else (ask.to, (*ask.about, "")[0])
        night = _phases(play).count("night")
        said = [
            t
            for k, infos in self.told[seat].items()
            if k[1] == role and (tell or k[0].number == night)
            for i in infos
            for t in tokens(i, tell)
        ]
        best = [(ask.to, token) for _, token in everything if token in said]
        bound = self.team.get(seat) == GOOD and seat not in self.free | self.loose
        if tell:
            # what somebody hears who tells nothing of it comes to the same
            return best if bound and best else list(dict.fromkeys([*best, (ask.to, ask.default)]))
        return best if bound and best else everything


def tokens(i: Info, tell: bool) -> list[str]:
    """How the table writes what was told, or chosen."""
    if tell:
        return [">".join(i.spoken[1])] if i.spoken is not None and i.kind == "learned" else []
    ways = (i.seats, i.seats[::-1])
    return [*[",".join(f"#{n}" for n in seats) for seats in ways], *i.shown]


def differences(script: str, seed: int, days: int, guest: str = "", late: bool = False) -> tuple[str, int]:
    """What the solver finds and the scripts do not, or the other way round, in words, and how many deals fit: 0 for
    a puzzle that is over too soon, or takes too long to be listed.
    """
    made = case(script, seed, days, PLAYERS + bool(guest), guest, late)
    if made is None:
        return "", 0
    try:
        listed = set(Listing(script, made).deals())
    except Gone:
        return "", 0
    solved = set(solve(made.puzzle, LONG).deals)
    wrong = [f"{script} {seed}, {days} days: too much {deal}" for deal in sorted(solved - listed)]
    wrong += [f"{script} {seed}, {days} days: too little {deal}" for deal in sorted(listed - solved)]
    if made.dealt not in solved:
        wrong.append(f"{script} {seed}, {days} days: the truth is lost, {made.dealt}")
    return "\n".join(wrong), len(listed)


def run(seed: int, start: int, count: int) -> str:
    """So many puzzles, three scripts in turn, told of until the first day and the second, each fourth with a
    Traveller, each eighth with one who comes late.
    """
    bad, deals, puzzles = [], 0, 0
    for n in range(start, start + (count or 60)):
        guest = GUESTS[n // 4 % len(GUESTS)] if n % 4 == 3 else ""
        wrong, fitting = differences(SCRIPTS[n % 3], seed * 1_000_000 + n, 1 + n // 3 % 2, guest, n % 8 == 7)
        bad += [wrong] if wrong else []
        deals, puzzles = deals + fitting, puzzles + (fitting > 0)
    return "\n".join([*bad, f"{len(bad)} of {puzzles} puzzles differ, with {deals} deals that fit"])


__all__ = ["Listing", "case", "differences", "run"]
