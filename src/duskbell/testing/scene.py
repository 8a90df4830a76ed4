"""Scenes: given a table, when these answers are given, then these things are known. They read like the rulebook.

    s = Scene("mafia", deal("mafia.deal", Kim="killer", Ann="angel_of_hearts", Vic="villager", ...))
    s.says("Kim", "Vic")
    assert s.sees("Vic", Died) == [...]
    s.done()

Strict: a question of chance that was not foreseen fails, and so does one left open at `done()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self, TypeVar

from duskbell.games import find
from duskbell.kernel import MODERATOR, Ask, DuskbellError, Event, Game, Play, Table
from duskbell.kernel.ask import PASS
from duskbell.kernel.record import encode
from duskbell.testing.driving import sit_down

E = TypeVar("E", bound=Event)


class Scene:
    """A table whose chance is told beforehand. People are named; "moderator" is the moderator.

    `cast`: name → role (or whatever `deal` hands out), in seat order. `deal`: the key of the question of chance that
    deals; "" when nothing is dealt by chance. `chance`: further answers of chance by key, used in order.

    `laid`: what has happened before the scene begins, as events, each with the names of those who have seen it, or None
    for everybody. They happen once, before the first question of the phase `laid_in`, or, where none is named, of the
    phase that begins the rounds. What comes before that phase is played.
    """

    def __init__(
        self,
        game: str | Game[Any],
        cast: Mapping[str, str],
        *,
        deal: str = "",
        chance: Mapping[str, list[str]] | None = None,
        options: Mapping[str, Any] | None = None,
        moderator: str = "auto",
        laid: Iterable[tuple[Event, Iterable[str] | None]] = (),
        laid_in: str = "",
    ) -> None:
        self.names = tuple(cast)
        self.told = {key: list(tokens) for key, tokens in (chance or {}).items()}
        if deal:
            self.told[deal] = [",".join(cast.values())]
        seen = [(event, None if who is None else [self.no(n) for n in who]) for event, who in laid]
        self.play: Play[Any] = sit_down(
            _laid(find(game) if isinstance(game, str) else game, laid_in, seen) if seen else game,
            len(cast),
            0,
            options,
            moderator=moderator,
            names=self.names,
            chance=self._chance,
        )

    def _chance(self, ask: Ask[Any]) -> str:
        assert self.told.get(ask.key), f"chance is asked {ask.key} of {ask.options}, which this scene did not foresee"
        return self.seat_words(self.told[ask.key].pop(0))

    # -- who ---------------------------------------------------------------------------------------------------------

    def no(self, who: str) -> int:
        """The number of a named seat."""
        return MODERATOR if who == "moderator" else self.names.index(who)

    def _name(self, seat: int) -> str:
        return "moderator" if seat == MODERATOR else self.names[seat]

    def __getitem__(self, who: str) -> Any:
        """The real seat of a name."""
        return self.play.table.seats[self.no(who)]

    def seat_words(self, what: str) -> str:
        """Names of seats as tokens; anything else as it is."""
        return ",".join(f"#{self.names.index(w)}" if w in self.names else w for w in what.split(","))

    def name_words(self, tokens: tuple[str, ...]) -> list[str]:
        """Tokens of seats as names; anything else as it is."""
        return [self.names[int(t[1:])] if t.startswith("#") else t for t in tokens]

    # -- when --------------------------------------------------------------------------------------------------------

    def says(self, who: str, what: str, key: str = "") -> Self:
        """Somebody answers; with `key`, the question must be that one."""
        if key:
            _ = self.asks(who, key)
        assert self.play.answer(self.no(who), self.seat_words(what)), f"{who} was too late with {what}"
        return self

    def all_say(self, what: str, *but: str, **others: str) -> Self:
        """Everybody asked now answers alike, but the named: `others` say something else, `but` say nothing."""
        for seat, ask in list(self.play.open.items()):
            name = self._name(seat)
            if name not in but:
                self.play.answer(seat, self.seat_words(others.get(name, what)), ask=ask)
        return self

    def rest_pass(self, *but: str, until: str = "") -> Self:
        """Everybody asked but the named passes, or says what silence means where none can pass, as often as they are
        asked: until the question `until` is put, or, without it, to the end of the stage.
        """
        stage = self._stage()
        while rest := [ask for seat, ask in self.play.open.items() if self._name(seat) not in but]:
            if any(ask.key == until for ask in self.play.open.values()) if until else self._stage() != stage:
                break
            for ask in rest:
                if self.play.open.get(ask.to) is not ask:
                    continue  # somebody before has settled it
                if PASS in ask.options:
                    self.play.answer(ask.to, PASS, ask=ask)
                else:
                    self.play.silence(ask.to)
        return self

    def _stage(self) -> tuple[int, int, str]:
        t = self.play.table
        return len(t.spans), t.day, t.stage

    def silent(self, *who: str) -> Self:
        """The clock strikes for the named, or for everybody who is asked."""
        for seat in [self.no(w) for w in who] or list(self.play.open):
            if seat in self.play.open:
                self.play.silence(seat)
        return self

    def talks(self, who: str, text: str, channel: str = "public") -> Self:
        """Somebody speaks. Raises `NoFloor` where the rules forbid it."""
        self.play.say(self.no(who), text, channel)
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    def asks(self, who: str, key: str) -> Ask[Any]:
        """The question `who` is asked now, which must be `key`."""
        open_to = self.play.open.get(self.no(who))
        assert open_to is not None, f"{who} is asked nothing; open are {self.open_now()}"
        assert open_to.key == key, f"{who} is asked {open_to.key}, not {key}"
        return open_to

    def options(self, who: str) -> list[str]:
        """What `who` may answer now, seats by name."""
        return self.name_words(self.play.open[self.no(who)].options)

    def open_now(self) -> dict[str, str]:
        """Who is asked what now."""
        return {self._name(n): a.key for n, a in self.play.open.items()}

    def refuses(self, who: str, what: str) -> str:
        """The sentence with which an answer is refused; nothing may have changed."""
        return self._refused(lambda: self.play.answer(self.no(who), self.seat_words(what)), f"{what!r} from {who}")

    def cannot_talk(self, who: str, channel: str = "public") -> bool:
        """Whether the rules refuse `who` the floor; nothing may have changed."""
        return bool(self._refused(lambda: self.play.say(self.no(who), "...", channel), f"talk of {who} on {channel}"))

    def _refused(self, do: Callable[[], object], what: str) -> str:
        before = self.snapshot()
        try:
            do()
        except DuskbellError as e:
            assert self.snapshot() == before, f"refusing {what} changed the table"
            return str(e)
        raise AssertionError(f"{what} was not refused")

    def sees(self, who: str | None, kind: type[E]) -> list[E]:
        """The events of a kind that `who` (None: the public) has seen."""
        return [e for e in self.play.view(None if who is None else self.no(who)).events if type(e) is kind]

    def knows(self, who: str, about: str) -> str | None:
        """The role of `about` as `who` knows it; None when unknown."""
        role = self.play.view(self.no(who)).table.seats[self.no(about)].role
        return None if role is None else str(role.id)

    def snapshot(self) -> tuple[int, str, Any]:
        """Enough of the whole table to notice any change."""
        play = self.play
        return len(play.table.log), encode([repr(line) for line in play.lines]), dict(play.open)

    def done(self) -> None:
        """No question is left over."""
        assert not self.play.open, f"left open: {self.open_now()}"


def _laid(rules: Game[Any], phase: str, laid: list[tuple[Event, list[int] | None]]) -> Game[Any]:
    """The same rules, of which a phase lets these events happen before its first question, the first time it begins.
    It is the rules that know of them, not the play: so they are there again when it is undone or forked.
    """
    phase = phase or rules.round_phase
    script = rules.phases[phase]

    async def begin(t: Table) -> str:
        if not any(entry.event is laid[0][0] for entry in t.log):
            for event, seers in laid:
                t.emit(event, *[t.seats[n] for n in seers or ()], public=seers is None)
        following: str = await script(t)
        return following

    kind: type[Game[Any]] = type("Laid", (type(rules),), {"phases": {**rules.phases, phase: begin}})
    return kind()
