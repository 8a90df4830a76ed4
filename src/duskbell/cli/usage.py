"""Wrong usage in one sentence of ours: what was wrong, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from duskbell.kernel import DuskbellError
from duskbell.kernel.ask import few, quote
from duskbell.locale import LANGUAGES

MOST = 2_000_000
"""Signs that are read of a file: more than anything here takes."""
Lang = Annotated[str, typer.Option(help=" or ".join(LANGUAGES))]
Options = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="KEY=VALUE", help="an option of the game; KEY=@FILE reads it"),
]
KINDS = {int: "a whole number", float: "a number", Path: "the name of a file"}
"""What belongs after an option, by its type; anything else is text."""


def options_of(given: list[str] | None) -> dict[str, Any]:
    """The options of a game as they were written. Raises `DuskbellError`."""
    parts = [o.partition("=") for o in given or ()]
    for key, sign, _ in parts:
        if not sign or not key:
            raise DuskbellError(f"an option is written KEY=VALUE, such as angels=2, not {key[:40]!r}.")
    return once((key, text_of(value)) for key, _, value in parts)


def usage(error: typer.TyperException) -> str:
    """Why a command line could not be read, and how it is written."""
    if isinstance(error, typer.BadParameter):
        if error.__cause__ is not None:
            return _value(error)
        return _missing(error) if _lacks(error) else _unreadable(error)
    said = error.message
    ctx: Any = getattr(error, "ctx", None)
    option = getattr(error, "option_name", None)
    if option is not None and ctx is None:
        if "does not take" in said:
            return f"{option[:40]} takes no value; right would be {option[:40]} alone."
        return f"{option[:40]} stands without its value; right would be one after it."
    if option is not None:
        near = getattr(error, "possibilities", None) or _options(ctx)
        return f"`{ctx.command_path}` has no option {quote(option)}; right would be {few(sorted(near), ' or ')}."
    if ctx is None:
        return said
    commands = getattr(ctx.command, "commands", None)
    if commands is None:
        return f"{quote(_extra(said))} is too much; right would be `{_written(ctx)}`."
    there = f"right would be `{ctx.command_path}` and one of {', '.join(commands)}."
    unknown = re.match(r"No such command (.*?)\.(?: Did|$)", said)
    return f"there is no command {unknown[1][:60]}; {there}" if unknown else f"a command is missing; {there}"


def once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Named values as they were given. Raises `DuskbellError` where a name was given twice."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise DuskbellError(f"{name[:40]} is given twice; right would be one value for it.")
        found[name] = value
    return found


def text_of(value: str) -> str:
    """The value of an option: as it was given, or what the file holds that `@` names. Raises `DuskbellError`."""
    return contents(Path(value[1:])) if value.startswith("@") else value


def contents(file: Path) -> str:
    """The text of a file. Raises `DuskbellError` where it cannot be read, or is no text."""
    try:
        with file.open(encoding="utf-8-sig") as f:
            return f.read(MOST)
    except OSError as e:
        raise DuskbellError(f"the file {str(file)!r} cannot be read: {e.strerror}.") from None
    except UnicodeDecodeError:
        raise DuskbellError(f"the file {str(file)!r} is no text in UTF-8.") from None


def _missing(error: typer.BadParameter) -> str:
    """Something that must be said was not."""
    assert error.ctx is not None
    param: Any = error.param
    meaning = str(param.help).split(";")[0]
    if param.param_type_name == "argument":
        return f"{_called(param)} is missing: {meaning}; right would be `{_written(error.ctx)}`."
    name = param.opts[-1]
    return f"{name} is missing: {meaning}; right would be {name} and {_kind(param)}."


def _lacks(error: typer.BadParameter) -> bool:
    """Whether nothing was given; the library's own kind of error for that has no public name."""
    return type(error) is not typer.BadParameter


def _unreadable(error: typer.BadParameter) -> str:
    """A file was given that may not be read."""
    found = re.search(r"'(.*)' is not readable", error.message, re.DOTALL)
    return f"the file {found[1]!r} cannot be read: Permission denied." if found else error.message


def _value(error: typer.BadParameter) -> str:
    """A value does not fit."""
    assert error.param is not None
    cause: Any = error.__cause__
    given = "".join([c if c.isprintable() else "?" for c in str(cause.errors()[0]["input"])])
    name = error.param.opts[-1] if error.param.param_type_name == "option" else _called(error.param)
    return f"{name} cannot be {quote(given)}; right would be {_kind(error.param)}."


def _kind(param: Any) -> str:
    """What belongs after an option."""
    descriptor = param.type_descriptor
    least, most = getattr(descriptor.parameter_info, "min", None), getattr(descriptor.parameter_info, "max", None)
    words = KINDS.get(descriptor.annotation, "a text")
    if least is not None:
        words += f" from {least}"
    return words if most is None else f"{words} to {most}"


def _options(ctx: Any) -> list[str]:
    return [param.opts[-1] for param in ctx.command.get_params(ctx) if param.param_type_name == "option"]


def _written(ctx: Any) -> str:
    """How a command is written, with its arguments in capitals."""
    words = [ctx.command_path]
    for param in ctx.command.params:
        if param.param_type_name == "argument":
            words.append(_called(param) + "..." * (param.nargs == -1 and param.required))
    return " ".join(words)


def _called(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _extra(said: str) -> str:
    """The words that were too many."""
    found = re.search(r"\(s\) \((.*)\)$", said, re.DOTALL)
    return found[1] if found else said
