"""The contest's packets for one seat, made from its view and from nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.arena.aiwolf.manners import OVER, SKIP, Manners, game_name, setting
from duskbell.games.aiwolf.table import SKIP as SKIPPED
from duskbell.games.aiwolf.table import (
    SPEAK,
    TALK,
    VOTE,
    WHISPER,
    AiwolfTable,
    Attacked,
    Divined,
    Exiled,
    Floor,
    Sensed,
    TookTurn,
    Voted,
)
from duskbell.kernel import NOBODY, View
from duskbell.kernel.core_events import PhaseBegan, Said, StageBegan
from duskbell.kernel.talk import PUBLIC_CHANNEL
from duskbell.locale import Words

Packet = dict[str, Any]
WITH_SETTING = ("INITIALIZE", "DAILY_INITIALIZE")
WITH_TALK = ("TALK", "DAILY_FINISH")
WITH_WHISPER = ("WHISPER", "ATTACK", "DAILY_FINISH")


class Sight:
    """What one seat has been told, in the contest's words. `said` puts a line of the catalogue into words."""

    def __init__(self, view: View[AiwolfTable], game_id: str, manners: Manners, said: Words) -> None:
        self.view = view
        self._game_id, self._manners, self._said = game_id, manners, said
        self._read = self._day = 0
        self._today: Packet = {}
        self._yesterday: Packet = {}
        self.heard: dict[str, list[Packet]] = {TALK: [], WHISPER: []}
        self._sent = {TALK: 0, WHISPER: 0}
        self._idx = 0
        self._words = ""

    def look(self, view: View[AiwolfTable]) -> list[str]:
        """Read what is new; which of "day" and "dusk" have begun."""
        self.view = view
        began: list[str] = []
        log = view.table.log
        while self._read < len(log):
            event: Any = log[self._read].event
            self._read += 1
            if isinstance(event, PhaseBegan):
                self._day = event.day
                if event.phase in ("day", "dusk"):
                    began.append(event.phase)
                if event.phase == "day":
                    self._new_day()
            elif isinstance(event, Said):
                self._hear(event)
            else:
                self._note(event)
        return began

    def _new_day(self) -> None:
        self._today, self._yesterday = {}, self._today
        self.heard = {TALK: [], WHISPER: []}
        self._sent = {TALK: 0, WHISPER: 0}

    def _note(self, event: Any) -> None:
        day, me, today = self._day, game_name(self.view.me.no), self._today
        match event:
            case StageBegan():
                self._idx = 0
            case Floor():
                self._words = ""
            case TookTurn(seat, channel, turn, how) if seat != NOBODY:
                text = self._words if how == SPEAK else SKIP if how == SKIPPED else OVER
                self._add(channel, turn, seat, text)
            case Voted(kind, seats, targets, True):
                pairs = [(a, b) for a, b in zip(seats, targets, strict=True) if b != NOBODY]
                today["vote_list" if kind == VOTE else "attack_vote_list"] = [
                    {"day": day, "agent": game_name(a), "target": game_name(b)} for a, b in pairs
                ]
            case Exiled(seat) if seat != NOBODY:
                today["executed_agent"] = game_name(seat)
            case Attacked(seat) if seat != NOBODY:
                today["attacked_agent"] = game_name(seat)
            case Divined(_, target, wolf):
                today["divine_result"] = _judge(day, me, game_name(target), wolf=wolf)
            case Sensed(_, target, wolf):
                today["medium_result"] = _judge(day, game_name(target), game_name(target), wolf=wolf)

    def _hear(self, said: Said) -> None:
        words = said.text or self._said.text("say-" + said.line.replace(".", "-"), _about(said))
        if self.view.table.speaker >= 0:
            self._words = f"{self._words} {words}".strip()
        elif self.view.table.outcome is None:
            self._add(TALK if said.channel == PUBLIC_CHANNEL.id else WHISPER, 0, said.seat, words)

    def _add(self, channel: str, turn: int, seat: int, text: str) -> None:
        self.heard[channel].append(
            {
                "idx": self._idx,
                "day": self._day,
                "turn": turn,
                "agent": game_name(seat),
                "text": text,
                "skip": text == SKIP,
                "over": text == OVER,
            }
        )
        self._idx += 1

    # -- packets -----------------------------------------------------------------------------------------------------

    def packet(self, request: str, **more: Any) -> bytes:
        """A request with its `info`; `more` goes into that."""
        body: Packet = {"request": request, "info": {**self._info(request), **more}}
        if request in WITH_SETTING:
            body["setting"] = setting(self.view.table, self._manners)
        if request in WITH_TALK:
            body["talk_history"] = self._new(TALK)
        if request in WITH_WHISPER and (request != "DAILY_FINISH" or self.view.me.role.id == "werewolf"):
            body["whisper_history"] = self._new(WHISPER)
        return msgspec.json.encode(body)

    def broadcast(self, channel: str, item: Packet) -> bytes:
        """Something that was said in free talk."""
        request, field = f"{channel.upper()}_BROADCAST", f"new_{channel}"
        return msgspec.json.encode({"request": request, "info": self._info(request), field: item})

    def _new(self, channel: str) -> list[Packet]:
        since, self._sent[channel] = self._sent[channel], len(self.heard[channel])
        return self.heard[channel][since:]

    def _info(self, request: str) -> Packet:
        t = self.view.table
        over = request == "FINISH"
        return {
            "game_id": self._game_id,
            "day": t.day + (over and t.phase != "dawn"),
            "agent": game_name(self.view.me.no),
            "status_map": {game_name(s.no): "ALIVE" if s.alive else "DEAD" for s in t.seats},
            "role_map": {game_name(s.no): s.role.id.upper() for s in t.seats if s.role is not None},
            **(self._today if over else self._yesterday),
        }


def _judge(day: int, agent: str, target: str, *, wolf: bool) -> Packet:
    return {"day": day, "agent": agent, "target": target, "result": "WEREWOLF" if wolf else "HUMAN"}


def _about(said: Said) -> dict[str, Any]:
    return {f"a{n}": x for n, x in enumerate(said.about)}
