"""What was wrong with what came and would not be read, and what would have been right: one sentence for each place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

_LONGEST = 200
"""Characters of what came that are said again."""
_PLACE = re.compile(r" - at `(key in )?\$(?P<path>.*)`$", re.DOTALL)
_FIELD = re.compile(r"Object missing required field `(?P<field>.*)`$", re.DOTALL)
_CAME = re.compile(r"Expected .*, got `(\w+)`$")
_NONE_OF = re.compile(r"Invalid (enum )?value (?P<value>.*)$", re.DOTALL)
_CALLED = {
    "array": "a list", "bool": "true or false", "float": "a number", "int": "a whole number", "null": "null",
    "object": "an object", "str": "a text",
}  # fmt: skip
_STEP = re.compile(r"\.([^.\[]+)|\[[^]]*]")


def complaint(error: msgspec.ValidationError, kind: Any, sent: str | bytes) -> str:
    """Why `sent` is no `kind`, and what would be one. `kind`: a struct, or several that their tags tell apart."""
    said = str(error)
    place = _PLACE.search(said)
    path = place["path"] if place else ""
    wrong = said[: place.start()] if place else said
    missing = _FIELD.match(wrong)
    right = _at(_meant(_info(kind), sent), f"{path}.{missing['field']}" if missing else path)
    where = f" at `{path.removeprefix('.')}`" if path else ""
    return f"{_plain(wrong)}{where}; right would be {right}."


def _plain(wrong: str) -> str:
    """What was wrong, without a programmer's words."""
    if came := _CAME.match(wrong):
        return f"there is {_CALLED[came[1]]}"
    if none_of := _NONE_OF.match(wrong):
        return f"there is {none_of['value'][:_LONGEST]}"
    if wrong.startswith("Expected"):
        return "there is too much, or too little"
    return f"{wrong[:1].lower()}{wrong[1:_LONGEST]}"


@cache
def _info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _meant(kind: inspect.Type, sent: str | bytes) -> inspect.Type:
    """Of several structs that one of which what came has the tag; all of them where it has none."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    try:
        fields = msgspec.json.decode(sent, type=dict[str, msgspec.Raw])
        tag_fields = {t.tag_field or "" for t in _structs(kind)}
        tags = {name: msgspec.json.decode(fields[name]) for name in tag_fields & fields.keys()}
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return kind
    return next((t for t in _structs(kind) if tags.get(t.tag_field or "") == t.tag), kind)


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    return [t for t in _each(kind) if isinstance(t, inspect.StructType) and t.tag is not None]


def _at(kind: inspect.Type, path: str) -> str:
    """What belongs at a place, in words."""
    for step in _STEP.finditer(path):
        kind = _inside(kind, step[1])
    return _words(kind)


def _inside(kind: inspect.Type, field: str | None) -> inspect.Type:
    """The type of a field, or of what stands in an array or under any key; the whole where nothing is known of it."""
    tags = [t.tag for t in _structs(kind) if t.tag_field == field]
    if tags:
        return inspect.LiteralType(tuple(tags))
    for one in _each(kind):
        if isinstance(one, inspect.StructType):
            return next((f.type for f in one.fields if f.encode_name == field), kind)
        if isinstance(one, inspect.VarTupleType):
            return one.item_type
        if isinstance(one, inspect.DictType):
            return one.value_type
    return kind


def _each(kind: inspect.Type) -> Sequence[inspect.Type]:
    """The types that a type may be, without what is only said about them."""
    if isinstance(kind, inspect.Metadata):
        return _each(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [one for part in kind.types for one in _each(part)]
    return [kind]


def _words(kind: inspect.Type) -> str:
    tags = [str(t.tag) for t in _structs(kind)]
    if len(tags) > 1:
        return f"an object with a `type`: {_or(tags)}"
    return _or(dict.fromkeys(word for one in _each(kind) for word in _one(one)))


def _one(kind: inspect.Type) -> list[str]:
    """What may stand for it."""
    match kind:
        case inspect.LiteralType(values=values):
            return [str(value) or '""' for value in values]
        case inspect.BoolType():
            return ["true", "false"]
        case inspect.NoneType():
            return ["null"]
        case inspect.IntType(ge=least, le=most):
            return [f"a whole number{_range(least, most)}"]
        case inspect.FloatType():
            return ["a number"]
        case inspect.StrType(min_length=least, max_length=most):
            return [f"a text{_length(least, most, 'characters')}"]
        case inspect.VarTupleType(item_type=item, max_length=most):
            return [f"a list{_length(None, most, 'entries')}, each {_words(item)}"]
        case inspect.StructType(fields=fields):
            return [_fields(fields)]
        case _:
            return ["an object"]


def _fields(fields: Iterable[inspect.Field]) -> str:
    needed = [f"`{f.encode_name}`" for f in fields if f.required]
    more = [f"`{f.encode_name}`" for f in fields if not f.required]
    parts = [", ".join(needed), f"perhaps {', '.join(more)}" if more else ""]
    return f"an object with {' and '.join(filter(None, parts)) or 'nothing more'}"


def _range(least: int | None, most: int | None) -> str:
    return "" if least is None or most is None else f" from {least} to {most}"


def _length(least: int | None, most: int | None, what: str) -> str:
    if most is None:
        return ""
    return f" of {least} to {most} {what}" if least else f" of at most {most} {what}"


def _or(words: Iterable[str]) -> str:
    """`a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last
