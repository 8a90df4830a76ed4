"""What a model is told: rules, its card, what its seat has been told, and the question. It only grows, so that what a
server has read once need not be read again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.ask import SILENCE
from duskbell.kernel.many import Many
from duskbell.locale import Words, words

Message = dict[str, str]


ANSWER, TALK = '{"answer": "…", "say": "…"}', '{"say": "…"}'
"""How it is to answer, and to talk."""


class Prompt:
    """The messages of one seat at one table, each sent as it was sent before."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._messages: list[Message] = []
        self._read = 0
        self._words: Words | None = None

    def ask(self, view: View[Any], ask: Ask[Any]) -> list[Message]:
        """The messages with a question at the end."""
        say = self._at(view)
        seat = -1 if view.seat is None else view.seat
        lines = [say.ask(ask.key, ask.about, seat), *[f"{t} = {say.option(ask.key, t)}" for t in choices(ask)]]
        if not ask.single:
            least, most = (ask.least, ask.most) if isinstance(ask, Many) else (len(ask.options), len(ask.options))
            none = "yes" if getattr(ask, "optional", False) else "no"
            lines.append(say.text("model-many", {"least": least, "most": most, "none": none}))
        return self._with(view, lines)

    def talk(self, view: View[Any]) -> list[Message]:
        """The messages with the floor at the end."""
        return self._with(view, [self._at(view).text("model-talk", {"form": TALK})])

    def answered(self, text: str) -> None:
        """What the model has answered, or that it did not, is part of the story."""
        self._messages.append({"role": "assistant", "content": text or "…"})

    def _with(self, view: View[Any], lines: list[str]) -> list[Message]:
        """All messages, the last with what the seat has been told since, and with these lines."""
        if not self._messages or self._read > view.version:  # the latter: something was taken back
            self._begin(view)
        new = [
            s
            for event in view.as_data(self._read)
            if (s := self._at(view).event(event, -1 if view.seat is None else view.seat))
        ]
        self._read = view.version
        self._messages.append({"role": "user", "content": "\n".join([*new, "", *lines])})
        return list(self._messages)

    def _begin(self, view: View[Any]) -> None:
        game, say = view.game.id, self._at(view)
        keys = [f"role-{game}-{role}" for role in view.game.roles]
        told = [f"- {say.text(k)}: {say.text(k, attribute='ability')}" for k in keys if say.has(k, "ability")]
        about = f"{say.text(f'game-{game}')}. {say.text(f'game-{game}', attribute='about')}"
        lines = [about, *told, say.text("model-you", {"seat": view.seat}), say.text("model-how", {"form": ANSWER})]
        self._messages, self._read = [{"role": "system", "content": "\n".join(lines)}], 0

    def _at(self, view: View[Any]) -> Words:
        if self._words is None:
            self._words = words(self._lang).table(view.game.id, tuple([s.name for s in view.table.seats]))
        return self._words


def choices(ask: Ask[Any]) -> Sequence[str]:
    """The tokens that may be answered: the options, and "pass" where silence is none of them, since what may be done at
    any time may be left.
    """
    tokens = list(dict.fromkeys(ask.options))
    return tokens if ask.default in tokens or ask.default != SILENCE or PASS in tokens else [*tokens, PASS]


def schema(ask: Ask[Any] | None) -> dict[str, Any]:
    """What an answer must look like: the options as an enumeration."""
    answer: dict[str, Any] = {"type": "string"}
    if ask is not None and ask.single:
        answer["enum"] = list(choices(ask))
    properties = {**({"answer": answer} if ask is not None else {}), "say": {"type": "string"}}
    form = {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
    return {"type": "json_schema", "json_schema": {"name": "answer", "strict": True, "schema": form}}
