"""What the events of 风声 have in common."""

from __future__ import annotations

from typing import Any, ClassVar

from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import Event, tagger


class FengshengEvent(Event, frozen=True, tag=tagger("fengsheng")):
    """Base of the game's events."""


class Occasion(FengshengEvent, frozen=True):
    """事件: at the next node triggers that answer to it are looked for. All occasions are public. `tells`: the fields
    that a question names which follows from it.
    """

    tells: ClassVar[tuple[str, ...]] = ("seat",)

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        OCCASIONS.add(cls)

    @property
    def why(self) -> tuple[Any, ...]:
        """What a question names that follows from it: what it is, and of whom."""
        return (str(self.__struct_config__.tag).rpartition(".")[2], *[getattr(self, name) for name in self.tells])


OCCASIONS: set[type[Event]] = set()
"""All kinds of them: every event is looked up at a node, and `isinstance` takes five times as long for a struct."""


class Checked(FengshengEvent, frozen=True):
    """A pass begins: what was recorded up to here is looked at now, and forgotten (清空所有"事件"记录)."""

    def apply(self, t: FengshengTable) -> None:
        t.checked = len(t.log)
