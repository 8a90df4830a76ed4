"""What people and bots at a table are called."""

from __future__ import annotations

from duskbell import names
from duskbell.locale import words
from duskbell.server.errors import BadName

LONGEST_NAME = 24


def clean_name(name: str, *, moderates: bool = False, own: int | None = None) -> str:
    """A name as it can be shown: one line, 1 to 24 characters, and nobody else's office or seat; its `own` seat may
    name it. Raises `BadName`.
    """
    name = names.tidy(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters, this one has {len(name)}.")
    if not names.is_seen(name):
        raise BadName("a name is made of letters, digits and signs that can be seen.")
    if names.is_reserved(name, at_table=not moderates, own=own):
        raise BadName("this name would be taken for somebody else's office, or for a seat; right would be one's own.")
    return name


def bot_names(lang: str) -> list[str]:
    """What bots are called, seat by seat, in this language."""
    said = words(lang)
    return said.text("bot-names").split(said.text("ui-comma"))
