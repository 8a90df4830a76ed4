"""Agents of whoisspy.ai (built on its werewolf-agent-build-sdk) at tables of Werewolf: we call their HTTP.

An agent is a server with `/agent/init`, `/agent/perceive` and `/agent/interact`. Each is sent an object with `status`,
`name`, `message`, `role` and `round`, and answers `{success, result, skillTargetPlayer, errMsg}`. What is perceived are
the events of its seat's view, in their order, told just before it is asked something; players are called 1号, 2号, ...
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from duskbell.arena.outside.brief import MOST, BadReply
from duskbell.bots import BadBot, Saying
from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.ask import NO, YES
from duskbell.kernel.talk import LONGEST, PUBLIC_CHANNEL
from duskbell.locale import words

SCHEME = "whoisspy:"
GAME = "werewolf"
WITHIN = 60.0
"""Seconds for an answer."""
Event = dict[str, Any]
ASKED = {
    "vote-exile": "vote",
    "vote-sheriff": "sheriff_vote",
    "run": "sheriff_election",
    "badge": "sheriff",
    "order": "sheriff_speech_order",
    "draw": "hunter",
}
"""The status of a question that is no skill of the night."""
UNASKED = ("decoy", "done", "withdraw", "burst", "concede", "recommend")
"""What such agents know nothing of: they let it pass."""
_NAME = re.compile(r"(\d{1,2})\s*号|No\.\s*(\d{1,2})")


class Reply(msgspec.Struct):
    """What an agent answers."""

    success: bool = False
    result: str | None = None
    skillTargetPlayer: str | None = None
    errMsg: str | None = None


class WhoisspyBot:
    """One seat's agent at `url`; an agent remembers one table at a time, so it holds one seat. Raises what the line
    raises, and `BadReply`.
    """

    def __init__(self, url: str, game: str, within: float = WITHIN) -> None:
        if game not in ("", GAME):
            raise BadBot(f"agents of whoisspy play {GAME}, not {game}.")
        self._url, self._within = url.rstrip("/"), within
        self._words = words("zh-CN")
        self._read, self._begun, self._day = 0, False, 0
        self._target = ""
        self._talked = (-1, "")

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str | None:
        what = ask.key.removeprefix(f"{GAME}.")
        if what in UNASKED:
            return ask.default if ask.default in ask.options else None
        if what == "shoot" and self._target in ask.options:
            return self._target
        self._perceive(view)
        status = ASKED.get(what, "skill")
        tokens = [o for o in ask.options if o.startswith("#")]
        if what == "draw":
            tokens = [s.token for s in view.table.living if s.no != view.seat]
        message = ",".join(_called(int(t[1:])) for t in tokens)
        if what == "witch":
            message = ",".join(_called(n) for n in ask.about if isinstance(n, int) and n >= 0)
        reply = self._call("interact", view, status, message=message)
        return self._understood(what, ask, tokens, reply)

    def _understood(self, what: str, ask: Ask[Any], tokens: list[str], reply: Reply) -> str | None:
        """The option that an agent means; None: silence."""
        said = (reply.result or "").strip()
        meant = next((t for text in (said, reply.skillTargetPlayer or "") if (t := _named(text, tokens))), "")
        if what == "witch":
            if said.startswith("救"):
                return "antidote" if "antidote" in ask.options else PASS
            return meant if said.startswith("毒") and meant else PASS
        if what == "run":
            return "stay" if re.match(r"不|否|no|放弃", said, re.IGNORECASE) or not said else "run"
        if what == "order":
            return "forward" if re.search(r"小号|顺|Counter-clockwise", said) else "reverse"
        if what == "draw":
            self._target = meant
            return YES if meant else NO
        if not ask.single:
            named = [t for n in _numbers(said) if (t := f"#{n - 1}") in tokens]
            return ",".join(dict.fromkeys(named)) or None
        return meant or (PASS if PASS in ask.options else None)

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it says, once for each floor that it has."""
        t = view.table
        moment = view.version, t.stage
        if PUBLIC_CHANNEL.id not in channels or moment == self._talked:
            return []
        self._perceive(view)
        status = "sheriff_speech" if t.phase == "election" else "discuss"
        said = (self._call("interact", view, status, message="").result or "").strip()
        self._talked = moment
        return [Saying(PUBLIC_CHANNEL.id, text=said[:LONGEST])] if said else []

    def ended(self, view: View[Any]) -> None:
        """Tell it how the table ended."""
        self._perceive(view)

    def _perceive(self, view: View[Any]) -> None:
        """Tell what is new. An agent that does not know a status says so, and nothing is lost by it."""
        if not self._begun:
            self._begun = True
            self._words = self._words.table(GAME, tuple([_called(s.no) for s in view.table.seats]))
            mates = [s.no for s in view.table.seats if s.no != view.seat and s.team == "wolves" == view.me.team]
            self._call("init", view, "start")
            self._call("perceive", view, "start", name=_called(view.seat or 0), message=_joined(mates))
        if self._read > view.version:  # something was taken back
            self._read = view.version
        new, self._read = view.as_data(self._read), view.version
        for event in new:
            for status, name, message in self._told(view, event):
                self._call("perceive", view, status, name=name, message=message)

    def _told(self, view: View[Any], event: Event) -> Iterator[tuple[str, str, str]]:
        """An event as statuses, each with a name and a message."""
        kind, me = event["type"].removeprefix(f"{GAME}."), -1 if view.seat is None else view.seat
        sentence = self._words.event(event, me)
        match kind:
            case "night-fell":
                yield "night", "", ""
            case "awoke":
                yield "wolf_speech", "", ""
            case "pointed":
                for seat, target in zip(event["seats"], event["targets"], strict=False):
                    if seat != me and target >= 0:
                        yield "wolf_speech", _called(seat), _called(target)
            case "acted" | "learned" | "victim":
                targets = [*event.get("targets", ()), *([event["target"]] if "target" in event else [])]
                yield "skill_result", _joined([n for n in targets if isinstance(n, int)]), sentence
            case "announced":
                yield "night_info", "", sentence
            case "floor" if view.table.day != self._day and view.table.phase != "election":
                self._day = view.table.day
                yield "discuss", "", ""
            case "core.said" if event["channel"] == PUBLIC_CHANNEL.id and event["seat"] != me:
                status = "sheriff_speech" if view.table.phase == "election" else "discuss"
                yield status, _called(event["seat"]), self._gist(event)
            case "signed-up":
                yield "sheriff_election", "", _joined(event["seats"])
            case "voted":
                status = "sheriff_vote" if event["kind"] == "sheriff" else "vote"
                for seat, target in zip(event["seats"], event["targets"], strict=False):
                    yield status, _called(seat), _called(target) if isinstance(target, int) and target >= 0 else "弃票"
                if status == "vote":
                    yield "vote_result", _joined(event["top"][:1] if len(event["top"]) == 1 else ()), ""
            case "elected" | "badge-passed":
                yield "sheriff", _called(event["target" if "target" in event else "seat"]), sentence
            case "drew":
                yield "hunter", _called(event["seat"]), ""
            case "shot":
                yield "hunter_result", _called(event["seat"]), _called(event["target"])
            case "core.ended":
                yield "result", "", sentence

    def _gist(self, event: Event) -> str:
        """What was said, in its own words or in the catalogue's."""
        about = {f"a{i}": a for i, a in enumerate(event.get("about", ()))}
        line = self._words.text("say-" + event["line"].replace(".", "-"), about) if event["line"] else ""
        return " ".join(part for part in (line, event["text"]) if part)

    def _call(self, where: str, view: View[Any], status: str, name: str = "", message: str = "") -> Reply:
        told = {
            "status": status,
            "name": name or (_called(view.seat or 0) if where == "interact" else None),
            "message": message,
            "role": getattr(view.me.role, "id", None),
            "round": view.table.day,
        }
        request = Request(f"{self._url}/agent/{where}", msgspec.json.encode(told), {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=self._within) as answer:
                return msgspec.json.decode(answer.read(MOST) or b"{}", type=Reply)
        except msgspec.MsgspecError:
            if where == "interact":
                raise BadReply("the agent's answer is no JSON object with success and result.") from None
        except OSError:
            if where != "perceive":
                raise
        return Reply()


def _called(seat: int) -> str:
    return f"{seat + 1}号"


def _joined(seats: Any) -> str:
    return ",".join([_called(n) for n in seats])


def _numbers(text: str) -> list[int]:
    return [int(a or b) for a, b in _NAME.findall(text)]


def _named(text: str, tokens: list[str]) -> str:
    """The first of these seats that a text names, "" for none."""
    return next((t for n in _numbers(text) if (t := f"#{n - 1}") in tokens), "")
