"""What is refused in a cup, and why: one sentence, and nothing has changed."""

from __future__ import annotations

from duskbell.kernel.errors import DuskbellError


class BadCup(DuskbellError):
    """Something that a cup's rules or its state do not allow, or that makes no sense."""

    key = "bad-cup"


class NotAllowed(DuskbellError):
    """Somebody asked for what is another's to do."""

    key = "not-allowed"
