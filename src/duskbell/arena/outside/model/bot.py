"""The bot that asks a model. What it writes is an answer out of the options, or silence; nothing of it is trusted."""

from __future__ import annotations

import json
import os
import re
from time import monotonic
from typing import Any

from duskbell.arena.extra import bring
from duskbell.arena.outside.model.address import Address
from duskbell.arena.outside.model.prompt import Message, Prompt, choices, schema
from duskbell.arena.outside.tally import Tally
from duskbell.bots import BadBot, Bot, Saying, make
from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.talk import LONGEST, PUBLIC_CHANNEL

KEY = ("DUSKBELL_LLM_KEY", "OPENAI_API_KEY")
"""Where the key is, in the environment and nowhere else."""
WORDS = 400
"""Tokens of one answer."""
RETRIES = 2


class ModelBot:
    """One seat's model at one table. Where a limit is reached, or the model fails, the plain bot answers."""

    def __init__(self, address: Address, game: str, seed: str) -> None:
        self._address = address
        self._openai = bring("openai", "llm", "a model's seat")
        self._client = _client(self._openai, address)
        self._prompt = Prompt(address.lang)
        self._spare: Bot = make(game, "plain", seed)
        self._form = True
        self._words = ""
        self._talked: tuple[Any, ...] | None = None
        self._open: tuple[Any, ...] | None = None
        self.tally = Tally()

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        if list(ask.options) == [ask.default]:
            return ask.default
        t = view.table
        if ask.default not in ask.options and (moment := (t.day, t.phase, t.stage, ask.key)) == self._open:
            return PASS  # it has let this go at this stage; each event would cost a call
        said = self._ask(self._prompt.ask(view, ask), ask) if self._may_ask() else None
        if said is None:
            self.tally.spare += 1
            return self._spare(view, ask)
        self._words = said.get("say", "") or self._words
        answer = said.get("answer", "")
        self._open = moment if ask.default not in ask.options and answer == PASS else self._open
        return answer

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it wrote down to say, or what it says when it is asked; once for each talk."""
        t = view.table
        moment = (t.day, t.phase, t.stage, view.version)
        if PUBLIC_CHANNEL.id not in channels or moment == self._talked:
            return []
        self._talked = moment
        words, self._words = self._words, ""
        if not words and self._may_ask():
            words = (self._ask(self._prompt.talk(view), None) or {}).get("say", "")
        return [Saying(PUBLIC_CHANNEL.id, text=words[:LONGEST])] if words.strip() else []

    def _may_ask(self) -> bool:
        spent, limit = self.tally, self._address
        tokens = spent.tokens_in + spent.tokens_out
        return spent.calls < limit.calls and tokens < limit.tokens and spent.seconds < limit.seconds

    def _ask(self, messages: list[Message], ask: Ask[Any] | None) -> dict[str, str] | None:
        """What it answers; None where it fails. A server that knows no schema is asked for plain text from then on."""
        began = monotonic()
        try:
            reply = self._call(messages, ask)
        except self._openai.OpenAIError as e:
            self.tally.failed += 1
            self.tally.why = f"{type(e).__name__}: {' '.join(str(e).split())[:120]}"
            self._prompt.answered("")
            return None
        finally:
            self.tally.seconds = round(self.tally.seconds + monotonic() - began, 3)
        text = _text(reply)
        self._prompt.answered(text)
        said = read(text, ask)
        if said is None:
            self.tally.illegal += 1
        return said

    def _call(self, messages: list[Message], ask: Ask[Any] | None) -> Any:
        more = {"response_format": schema(ask)} if self._form else {}
        self.tally.calls += 1
        try:
            reply = self._client.chat.completions.create(
                model=self._address.model, messages=messages, max_tokens=WORDS, **more
            )
        except (self._openai.BadRequestError, self._openai.UnprocessableEntityError):
            if not self._form:
                raise
            self._form = False
            return self._call(messages, ask)
        usage = getattr(reply, "usage", None)
        self.tally.tokens_in += _count(usage, "prompt_tokens", sum(len(m["content"]) for m in messages) // 3)
        self.tally.tokens_out += _count(usage, "completion_tokens", len(_text(reply)) // 3)
        return reply


def read(text: str, ask: Ask[Any] | None) -> dict[str, str] | None:
    """The answer and the words in what a model wrote: a JSON object anywhere in it, else the one option that it names.
    None where there is no lawful answer.
    """
    said: dict[str, str] = {}
    if found := re.search(r"\{.*\}", text, re.DOTALL):
        try:
            raw = json.loads(found[0])
            said = {name: value for name, value in raw.items() if name in ("answer", "say") and isinstance(value, str)}
        except (ValueError, RecursionError, AttributeError):
            said = {}
    if ask is None:
        return said if "say" in said else {"say": text.strip()} if text.strip() and not found else None
    tokens = choices(ask)
    if "answer" in said:
        if said["answer"] in tokens:
            return said
        try:
            return {**said, "answer": ask.accept(said["answer"])}
        except Exception:
            return None
    named = [t for t in tokens if re.search(rf"(?<![\w#]){re.escape(t)}(?!\w)", text)]
    return {**said, "answer": named[0]} if len(named) == 1 else None


def knock(address: Address) -> None:
    """Raise `BadBot` where the server does not take the key, or the extra is missing. What else it answers is no
    matter: not every server lists its models.
    """
    openai = bring("openai", "llm", "a model's seat")
    try:
        _client(openai, address, retries=0).models.list()
    except (openai.AuthenticationError, openai.PermissionDeniedError):
        raise BadBot(
            f"the key for {address.url[:80]} is wrong; right would be one in the environment, in {KEY[0]} or {KEY[1]}."
        ) from None
    except openai.OpenAIError:
        return


def _client(openai: Any, address: Address, retries: int = RETRIES) -> Any:
    key = next((os.environ[name] for name in KEY if os.environ.get(name)), "none")
    return openai.OpenAI(base_url=address.url, api_key=key, timeout=address.wait, max_retries=retries)


def _text(reply: Any) -> str:
    try:
        return str(reply.choices[0].message.content or "")
    except (AttributeError, IndexError, TypeError):
        return ""


def _count(usage: Any, name: str, guess: int) -> int:
    count = getattr(usage, name, None)
    return count if isinstance(count, int) and count >= 0 else guess
