"""What became of the questions that a bot from outside was put, counted for the report."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Tally(msgspec.Struct, omit_defaults=True):
    """One kind of bot over some tables. `asked`: questions and offers put to it; `failed`: it raised something, or its
    line was dead or too slow; `illegal`: it answered what was none of the options; both are silence. `said`: sayings;
    `why`: what it raised last. For models: `calls`, tokens in and out, `seconds` waited, and `spare`: answers that the
    plain bot gave instead, because a limit was reached or the model failed.
    """

    asked: int = 0
    failed: int = 0
    illegal: int = 0
    said: int = 0
    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0
    spare: int = 0
    why: str = ""

    def add(self, other: Tally) -> None:
        """Count these in, too."""
        for name in self.__struct_fields__:
            mine, new = getattr(self, name), getattr(other, name)
            setattr(self, name, new or mine if name == "why" else mine + new)

    def sentence(self, kind: str) -> str:
        """In one line, for people: what did not go well, and what was spent."""
        told = [f"{self.asked:,} asked", f"{self.failed:,} failed", f"{self.illegal:,} illegal"]
        if self.calls or self.spare:
            told += [
                f"{self.calls:,} calls, {self.tokens_in:,} tokens in and {self.tokens_out:,} out, {self.seconds:.1f} s",
                f"{self.spare:,} answered by the plain bot",
            ]
        return f"{kind}: {', '.join(told)}" + (f" (last: {self.why})" if self.why else "")


def together(tallies: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    """The tallies of several runs as one, by kind of bot."""
    found: dict[str, Tally] = {}
    for some in tallies:
        for kind, tally in some.items():
            found.setdefault(kind, Tally()).add(tally)
    return dict(sorted(found.items()))
