"""Messages are parsed when they are asked for, and are what they would be if all were."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from duskbell.locale import LANGUAGES, words
from duskbell.locale.bundle import Bundle, Messages
from tests.locale.catalogue import files, resource

TEXTS = (
    """# greeting = no message but a remark
greeting = Hello, { -name }
    .again = Hello again
-name = Kim
choice = { $n ->
    [one] one of { greeting }
   *[other]
        several
}

# between = two
two-lines =
    first
    second = no message
""",
    """greeting = too late
broken = { $n
whole = whole again
missing = { nobody }
""",
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ids_are_those_of_the_whole_files(lang: str) -> None:
    bodies = [entry for name in files(lang) for entry in resource(lang, name).body]
    assert words(lang).keys == [entry.id.name for entry in bodies if isinstance(entry, ast.Message)]


def test_entries_are_told_apart() -> None:
    messages = Messages(TEXTS)
    assert list(messages) == [*("greeting", "-name", "choice", "two-lines", "broken", "whole", "missing")]
    assert len(messages) == 7
    assert list(messages["greeting"].attributes) == ["again"]
    assert "nobody" not in messages


def test_they_speak() -> None:
    bundle = Bundle("en", Messages(TEXTS), {})

    def said(key: str, **given: object) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, given)[0])

    assert said("greeting") == "Hello, Kim"
    assert said("choice", n=1) == "one of Hello, Kim"
    assert said("choice", n=2) == "several"
    assert said("two-lines") == "first\nsecond = no message"
    assert said("whole") == "whole again"
    assert said("missing") == "{nobody}"


def test_what_is_no_fluent_is_not_there() -> None:
    bundle = Bundle("en", Messages(TEXTS), {})
    assert not bundle.has_message("broken")
    assert bundle.has_message("whole")
