"""What stands in the catalogues: the same in both languages, and fit to be read."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from duskbell.locale import LANGUAGES, words
from tests.locale.catalogue import Text, catalogue, chinese, files, latin, patterns, resource

SAME_IN_BOTH = {"Q", "A", "SP", "HTTPS"}
"""Latin letters that Chinese writes too: those on playing cards, on characters of 风声, and before addresses."""
NAMED = {"seat-moderator", "ui-moderator"}
"""Nothing but the name that the game has for its referee: in Chinese not even an article stands before it."""
OPEN = {"ui-comma", "ui-semicolon", "ui-seat-name", "ui-seat-label", "role-mafia-killer.card"}


def en() -> dict[str, Text]:
    return catalogue("en")


def zh() -> dict[str, Text]:
    return catalogue("zh-CN")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_valid_fluent(lang: str) -> None:
    assert files(lang)
    for name in files(lang):
        junk = [e.content for e in resource(lang, name).body if isinstance(e, ast.Junk)]
        assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    repeats = [k for k, n in Counter(key for _, key, _ in patterns(lang)).items() if n > 1]
    assert repeats == []


def test_the_languages_have_the_same_files_and_the_same_messages_in_them() -> None:
    assert set(files("en")) == set(files("zh-CN"))
    by_file = [sorted((name, key) for name, key, _ in patterns(lang)) for lang in LANGUAGES]
    assert by_file[0] == by_file[1]


def test_a_message_has_the_same_variables_in_both_languages() -> None:
    wrong = [key for key in sorted(en().keys() & zh().keys()) if not same_variables(en()[key], zh()[key])]
    assert wrong == []


def same_variables(one: Text, two: Text) -> bool:
    """Printed, and chosen by; but for what chooses only between plural forms, or whether the reader is meant: a
    language that calls them "you" anywhere need not choose.
    """
    plural = one.counted | two.counted | {"mine"}
    ways = (one.printed, two.printed), (one.chosen, two.chosen), (one.variables, two.variables)
    return all(mine - plural == other - plural for mine, other in ways)


def test_the_variables_are_compared_but_for_plurals() -> None:
    one = Text(("{n}",), frozenset({"n", "who"}), frozenset({"mine"}), frozenset({"n"}))
    assert same_variables(one, Text(("{n}",), frozenset({"who"}), frozenset({"mine"}), frozenset()))
    assert not same_variables(one, Text(("{n}",), frozenset({"n"}), frozenset({"mine"}), frozenset()))
    assert same_variables(one, Text(("{n}",), frozenset({"n", "who"}), frozenset(), frozenset()))
    assert not same_variables(one, Text(("{n}",), frozenset({"n", "who"}), frozenset({"mine", "day"}), frozenset()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_or_badly_spaced(lang: str) -> None:
    for key, text in catalogue(lang).items():
        whole = "".join(text.words)
        assert text.words or text.printed or key in NAMED, key
        assert not [w for w in text.words if "  " in w.replace("\n", "")], key
        assert "..." not in whole, f"{key}: an ellipsis is …"
        assert not re.search(r"TODO|FIXME|XXX|\?\?\?", whole), key


def test_chinese_has_no_english_words_left() -> None:
    left = {key: found for key, text in zh().items() if (found := set(latin("".join(text.words))) - SAME_IN_BOTH)}
    assert left == {}


def test_no_chinese_message_lacks_chinese() -> None:
    bare = [
        key
        for key, text in zh().items()
        if not chinese("".join(text.words))
        and latin("".join(en()[key].words))
        and not key.endswith(".card")
        and key not in NAMED
    ]
    assert bare == []


def test_chinese_is_not_a_copy_of_english() -> None:
    same = [
        k for k in zh() if zh()[k].words == en()[k].words and latin("".join(en()[k].words)) and not k.endswith(".card")
    ]
    assert same == []


def test_chinese_has_chinese_punctuation() -> None:
    wrong = {
        key: found
        for key, text in zh().items()
        if (found := re.findall(r"[\u4e00-\u9fff][,.;:?!()]", "".join(text.words)))
    }
    assert wrong == {}


def test_english_has_no_chinese() -> None:
    assert [k for k, text in en().items() if chinese("".join(text.words))] == []


GENDERED = re.compile(r"\b(he|she|his|hers?|him|himself|herself)\b", re.IGNORECASE)
GENDERED_ZH = re.compile(r"(?<!其)他(?!人)|她")


@pytest.mark.parametrize("name", [n for n in files("en") if n != "ui.ftl"])
def test_the_referee_uses_no_gendered_pronoun(name: str) -> None:
    """002 夜晚: 注意不要使用性别代词."""
    for lang, gendered in (("en", GENDERED), ("zh-CN", GENDERED_ZH)):
        for file, key, _ in patterns(lang):
            if file == name:
                assert not gendered.search("".join(catalogue(lang)[key].words)), (lang, key)


def test_the_pronoun_patterns_find_what_they_should() -> None:
    assert GENDERED.search("Ask HIM.")
    assert not GENDERED.search("The others there.")
    assert GENDERED_ZH.search("他是杀手")
    assert GENDERED_ZH.search("她死了")
    assert not GENDERED_ZH.search("其他人，请他人评论")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_referee_speaks_in_whole_sentences(lang: str) -> None:
    """What is announced ends like a sentence, whichever variant is chosen."""
    for name, key, pattern in patterns(lang):
        if key.startswith(("event-", "reason-", "error-", "say-")) and name != "ui.ftl":
            last = pattern.elements[-1]
            if isinstance(last, ast.TextElement):
                assert last.value.rstrip()[-1] in ".?!。？！”…", (key, last.value)


def test_languages_are_found_by_name_and_others_refused_with_a_sentence() -> None:
    assert words("en").lang == "en"
    assert words("zh-CN") is words("zh-CN")
    for wrong in ("fr", "", "EN", "zh", "../en", "x" * 1000):
        with pytest.raises(ValueError, match=r"there is no language .*; there are en, (.*, )?zh-CN\.$") as refused:
            words(wrong)
        assert len(str(refused.value)) < 100
