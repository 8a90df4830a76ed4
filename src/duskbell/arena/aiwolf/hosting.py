"""One table of the contest: our rules on one side, agents on the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

from duskbell.arena.aiwolf.agent import Agent
from duskbell.arena.aiwolf.dark import Dark
from duskbell.arena.aiwolf.manners import FORCE_SKIP, OVER, SKIP, Manners, cut, game_name, sayings
from duskbell.arena.aiwolf.sight import Sight
from duskbell.bots import Bot, Saying
from duskbell.games.aiwolf.game import PACK
from duskbell.games.aiwolf.roles import CASTS, WEREWOLF
from duskbell.games.aiwolf.table import FORCED, SPEAK, TALK, WHISPER
from duskbell.games.aiwolf.table import OVER as NO_MORE
from duskbell.games.aiwolf.table import SKIP as SKIPPED
from duskbell.kernel import PASS, Ask, DuskbellError, Play, Ruling
from duskbell.kernel.talk import PUBLIC_CHANNEL

CHANNEL = {TALK: PUBLIC_CHANNEL.id, WHISPER: PACK}
FREE = ("aiwolf.free-talk", "aiwolf.free-whisper")
ANNOUNCED = {"day": "DAILY_INITIALIZE", "dusk": "DAILY_FINISH"}


class Hosting:
    """`agents` and `bots` hold the seats, each seat one of them."""

    def __init__(
        self, play: Play[Any], agents: Mapping[int, Agent], bots: Mapping[int, Bot], game_id: str, manners: Manners
    ) -> None:
        self.play, self.agents, self.bots, self.manners = play, agents, bots, manners
        said = sayings(manners.lang, len(play.table.seats))
        self._sights = {n: Sight(play.view(n), game_id, manners, said) for n in agents}
        wolves = [role for role in CASTS[len(play.table.seats)] if role is WEREWOLF]
        self._dark = Dark(manners.night, len(wolves))

    async def run(self) -> None:
        """Play the table to its end. Too many agents that have failed break it off, without a winner."""
        await self._everybody("INITIALIZE")
        while not self.play.over:
            await self._announce()
            if next(iter(self.play.open.values())).key in FREE:
                await self._talk_freely()
            else:
                await self._ask_all()
            self._break_off()
        await self._announce(over=True)
        await self._everybody("FINISH")
        await _together(agent.leave() for agent in self.agents.values())

    def _break_off(self) -> None:
        lost = [game_name(n) for n, agent in self.agents.items() if agent.broken]
        most = max(1, int(len(self.play.table.seats) * self.manners.broken))
        if len(lost) >= most and not self.play.over:
            self.play.rule(Ruling("break-off", f"agents have failed: {', '.join(lost)}"))

    # -- what all are told -------------------------------------------------------------------------------------------

    async def _announce(self, *, over: bool = False) -> None:
        """Tell everybody which day has begun or ended, by what each has seen."""
        began = {n: sight.look(self.play.view(n)) for n, sight in self._sights.items()}
        steps = next(iter(began.values()), [])
        for step in steps:
            if step == "day":
                await self._dark.lift(self.play.table)
            if not over:
                await self._everybody(ANNOUNCED[step])
            if step == "dusk" or (self.play.table.day == 0 and self._dark.wolves > 1):  # they whisper at first, too
                self._dark.fall()

    async def _everybody(self, request: str) -> None:
        await _together(agent.tell(self._sights[n].packet(request)) for n, agent in self.agents.items())

    # -- questions ---------------------------------------------------------------------------------------------------

    async def _ask_all(self) -> None:
        """Put what is open to all at once, and answer when the last has."""
        asked = list(self.play.open.items())
        if asked[0][1].key == "aiwolf.talk":
            await self._dark.lift(self.play.table)
        for (n, ask), said in zip(asked, await _together(self._answer(n, ask) for n, ask in asked), strict=True):
            turn = ask.key.partition(".")[2]
            if said is None:
                self.play.silence(n)
            elif turn in CHANNEL:
                self._take_turn(n, CHANNEL[turn], said)
            else:
                token = self._token(str(said))
                self.play.answer(n, token if token in ask.options else PASS)

    async def _answer(self, n: int, ask: Ask[Any]) -> str | list[Saying] | None:
        """What whoever holds a seat answers: text, or what a bot of ours says in its turn."""
        kind = ask.key.partition(".")[2]
        if (bot := self.bots.get(n)) is not None:
            if kind in CHANNEL:
                return bot.speak(self.play.view(n), (CHANNEL[kind],))
            return bot(self.play.view(n), ask)
        if self.agents[n].broken:
            return None
        more = {"remain_count": ask.about[0], "remain_skip": ask.about[1]} if kind in CHANNEL else {}
        began = monotonic()
        said = await self.agents[n].ask(self._sights[n].packet(kind.upper(), **more))
        if said is not None:
            self._dark.answered(ask, monotonic() - began)
        return said

    def _take_turn(self, n: int, channel: str, said: str | list[Saying]) -> None:
        """What somebody makes of a turn: words, or one of the key words; nothing is the end of it."""
        if said in (SKIP, FORCE_SKIP, OVER):
            self.play.answer(n, {SKIP: SKIPPED, FORCE_SKIP: FORCED}.get(str(said), NO_MORE))
            return
        self._say(n, channel, said)
        self.play.answer(n, SPEAK)

    def _say(self, n: int, channel: str, said: str | list[Saying]) -> None:
        for one in [Saying(channel, text=said)] if isinstance(said, str) else said:
            text = cut(one.text, n, len(self.play.table.seats), self.manners)
            with suppress(DuskbellError):  # there are no words left
                self.play.say(n, text, channel, line=one.line, about=one.about)

    def _token(self, said: str) -> str:
        """The seat that is named; what our bots answer is a token already."""
        return next((s.token for s in self.play.table.seats if game_name(s.no) == said), said)

    # -- free talk ---------------------------------------------------------------------------------------------------

    async def _talk_freely(self) -> None:
        """Everybody who may speak does so until time is up; what is said goes to all of them at once."""
        asked = list(self.play.open.items())
        kind = asked[0][1].key.partition("-")[2]
        if kind == TALK:
            await self._dark.lift(self.play.table)
        seconds = asked[0][1].seconds or 0.0
        inside = [n for n, _ in asked if n in self.agents]
        await _together(self.agents[n].tell(self._sights[n].packet(f"{kind.upper()}_PHASE_START")) for n in inside)
        for n in [n for n, _ in asked if n in self.bots]:
            while self.play.channels(n) and (said := self.bots[n].speak(self.play.view(n), (CHANNEL[kind],))):
                self._say(n, CHANNEL[kind], said)
                await self._broadcast(kind, inside)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await _together(self._listen(n, kind, inside) for n in inside)
        await _together(self.agents[n].tell(self._sights[n].packet(f"{kind.upper()}_PHASE_END")) for n in inside)
        for n, _ in asked:
            self.play.answer(n, NO_MORE)

    async def _listen(self, n: int, kind: str, inside: list[int]) -> None:
        """Hear one agent until it has said everything it may or wants to."""
        agent = self.agents[n]
        while not agent.broken and self.play.channels(n):
            try:
                said = await agent.line.recv()
            except Exception as e:
                agent.broken = f"the connection is lost ({type(e).__name__})"
                return
            text = (said if isinstance(said, str) else said.decode("utf-8", "replace")).strip()
            if text == OVER:
                return
            if text not in ("", SKIP, FORCE_SKIP):
                self._say(n, CHANNEL[kind], text)
                await self._broadcast(kind, inside)

    async def _broadcast(self, kind: str, inside: list[int]) -> None:
        """Send what has been said since to all who hear it, by what each has heard."""
        sent: list[Awaitable[None]] = []
        for n in inside:
            sight = self._sights[n]
            before = len(sight.heard[kind])
            sight.look(self.play.view(n))
            sent += [self.agents[n].tell(sight.broadcast(kind, item)) for item in sight.heard[kind][before:]]
        await _together(sent)


async def _together(deeds: Iterable[Awaitable[Any]]) -> list[Any]:
    return list(await asyncio.gather(*deeds))
