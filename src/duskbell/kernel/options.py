"""A game's options: a typed struct with defaults, ranges and help, read from words or JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from duskbell.kernel.errors import BadOption

O = TypeVar("O", bound="Options")  # noqa: E741
Seconds = Annotated[int, Meta(ge=1, le=3600)]
"""An option: how long something may take, where there is a clock. A clock that runs at another speed scales it."""
BLANK = " \t\r\n\ufeff"
"""What may stand before a text and is none of it, a byte-order mark too."""
OPENS = ("[", "{")
"""How JSON begins that is more than one value."""
_NAMES = {"bool": "yes or no", "int": "a whole number", "float": "a number", "str": "a word"}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Subclass with annotated fields: `angels: Annotated[int, Meta(ge=0, le=2, description="...")] = 1`. A word that is
    one of some which others may add to has in its `Meta` an `extra={"among": ...}`, a function that names them. Where
    something of one's own may stand instead, `extra` has beside that `"own"`, what it is, and `"reads"`, a function
    that makes the text of it from what was given, or raises `BadOption`. A word that names any number of some, joined
    by commas, has `extra={"some": ...}`, those; that it names no others is the game's to check.
    """


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a user must know about one option. `type`: bool, int, float, str or choice. `own`: what else than one of the
    choices it may be, in words. `some`: what a word may name any number of, joined by commas.
    """

    name: str
    type: str
    default: Any
    choices: tuple[Any, ...] | msgspec.UnsetType = msgspec.UNSET
    min: float | msgspec.UnsetType = msgspec.UNSET
    max: float | msgspec.UnsetType = msgspec.UNSET
    help: str = ""
    own: str = ""
    some: tuple[str, ...] = ()

    def right(self) -> str:
        """Which values are right, in words."""
        if self.choices is not msgspec.UNSET:
            return "one of " + ", ".join(str(c) for c in self.choices) + (f", or {self.own}" if self.own else "")
        words = _NAMES[self.type]
        if self.min is not msgspec.UNSET:
            words += f" from {self.min}"
        if self.max is not msgspec.UNSET:
            words += f" {'up ' if self.min is msgspec.UNSET else ''}to {self.max}"
        return words


def describe(kind: type[Options]) -> tuple[OptionInfo, ...]:
    """The options of a game, in order."""
    return tuple(
        [found if among is None else replace(found, choices=tuple(among())) for found, among, _ in _read(kind)]
    )


@cache
def _read(
    kind: type[Options],
) -> tuple[tuple[OptionInfo, Callable[[], Iterable[str]] | None, Callable[[Any], str] | None], ...]:
    """The options, and of each which function names its choices, and which reads what is none of them."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return tuple([(_describe(f), _extra(f, "among"), _extra(f, "reads")) for f in info.fields])


def read(kind: type[O], given: Mapping[str, Any]) -> O:
    """Options from JSON values or from words such as "yes" and "2". Raises `BadOption` with the right names or
    values.
    """
    known = {i.name: i for i in describe(kind)}
    readers = {info.name: reads for info, _, reads in _read(kind)}
    clean: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            right = f"its options are {', '.join(known)}" if known else "it has none"
            raise BadOption(f"there is no option {str(name)[:60]!r}; {right}.")
        clean[name] = _value(known[name], value, readers[name])
    return msgspec.convert(clean, kind)


def plain(options: Options) -> dict[str, Any]:
    """The options as JSON values, all of them."""
    return msgspec.structs.asdict(options)


def _value(info: OptionInfo, value: Any, reads: Callable[[Any], str] | None) -> Any:
    if reads is not None and (
        isinstance(value, list | dict) or (isinstance(value, str) and value.lstrip(BLANK)[:1] in OPENS)
    ):
        return reads(value)
    try:
        text = str(value).strip().lower() if isinstance(value, str | int | float) else ""
        if info.type == "bool":
            if text in ("yes", "true", "on", "1"):
                return True
            if text in ("no", "false", "off", "0"):
                return False
        elif info.type in ("int", "float") and not isinstance(value, bool):
            number = int(text) if info.type == "int" else float(text)
            low = number if info.min is msgspec.UNSET else info.min
            high = number if info.max is msgspec.UNSET else info.max
            if low <= number <= high and abs(number) < float("inf"):
                return number
        elif info.choices is not msgspec.UNSET and not isinstance(value, bool):
            return next(c for c in info.choices if str(c).lower() == text)
        elif info.type == "str" and isinstance(value, str):
            value.encode()  # half a character stands for bytes that are no text
            return value
    except (ValueError, StopIteration):
        pass
    raise BadOption(f"option {info.name} cannot be {_quote(value)}; right would be {info.right()}.")


def _quote(value: Any) -> str:
    return "a number of thousands of digits" if _huge(value) else repr(str(value)[:60])


def _huge(value: Any) -> bool:
    return isinstance(value, int) and value.bit_length() > 1000


def _extra(f: msgspec.inspect.Field, name: str) -> Any:
    return (f.type.extra or {}).get(name) if isinstance(f.type, msgspec.inspect.Metadata) else None


def _describe(f: msgspec.inspect.Field) -> OptionInfo:
    kind, text = f.type, ""
    if isinstance(kind, msgspec.inspect.Metadata):
        text = (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    if isinstance(kind, msgspec.inspect.BoolType):
        return OptionInfo(f.name, "bool", f.default, help=text)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return OptionInfo(f.name, "choice", f.default, choices=tuple(kind.values), help=text)
    if isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        name = "int" if isinstance(kind, msgspec.inspect.IntType) else "float"
        if (kind.gt, kind.lt, kind.multiple_of) != (None, None, None):
            raise TypeError(f"option {f.name} must be bounded by ge and le, so that its range can be told")
        low = msgspec.UNSET if kind.ge is None else kind.ge
        high = msgspec.UNSET if kind.le is None else kind.le
        return OptionInfo(f.name, name, f.default, min=low, max=high, help=text)
    if isinstance(kind, msgspec.inspect.StrType):
        name = "str" if _extra(f, "among") is None else "choice"
        return OptionInfo(f.name, name, f.default, help=text, own=_extra(f, "own") or "", some=_extra(f, "some") or ())
    raise TypeError(f"option {f.name} has a type that people cannot set")
