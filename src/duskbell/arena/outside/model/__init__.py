"""A seat played by a model: any server that speaks the chat completions API. It needs the extra `llm`."""

from duskbell.arena.outside.model.address import Address
from duskbell.arena.outside.model.bot import ModelBot, knock

__all__ = ["Address", "ModelBot", "knock"]
