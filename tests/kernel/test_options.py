"""A game's options: typed, with defaults, ranges and help; wrong ones are refused in one sentence."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from duskbell.kernel import Options
from duskbell.kernel.errors import BadOption, BadTable
from duskbell.kernel.options import describe, plain, read
from tests.kernel.tiny import GUESS, NoOptions


class Rich(Options, frozen=True):
    """One of each kind."""

    rounds: Annotated[int, Meta(ge=1, le=20, description="how many rounds")] = 3
    least: Annotated[int, Meta(ge=2)] = 2
    most: Annotated[int, Meta(le=9)] = 2
    any: int = 0
    share: Annotated[float, Meta(ge=0, le=1)] = 0.5
    ratio: float = 1.0
    loud: Annotated[bool, Meta(description="say it aloud")] = False
    deck: Annotated[Literal["small", "large"], Meta(description="which deck")] = "small"
    motto: str = "dusk"


def refusal(given: dict[str, Any], kind: type[Options] = Rich) -> str:
    with pytest.raises(BadOption) as error:
        read(kind, given)
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_without_a_word_the_defaults_hold() -> None:
    assert read(Rich, {}) == Rich()
    assert read(Rich, {}).rounds == 3


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({"rounds": 7}, 7),
        ({"rounds": "7"}, 7),
        ({"rounds": " 7 "}, 7),
        ({"rounds": 1}, 1),
        ({"rounds": "20"}, 20),
        ({"any": "-5"}, -5),
        ({"share": "0.25"}, 0.25),
        ({"share": 1}, 1.0),
        ({"loud": True}, True),
        ({"loud": "yes"}, True),
        ({"loud": "On"}, True),
        ({"loud": "1"}, True),
        ({"loud": "no"}, False),
        ({"loud": "FALSE"}, False),
        ({"loud": False}, False),
        ({"deck": "large"}, "large"),
        ({"motto": "Bell 暮钟"}, "Bell 暮钟"),
    ],
)
def test_values_are_read_from_json_and_from_words(given: dict[str, Any], value: object) -> None:
    (name,) = given
    got = getattr(read(Rich, given), name)
    assert got == value
    assert type(got) is type(value)


def test_a_wrong_name_is_refused_with_the_right_ones() -> None:
    sentence = refusal({"angles": 2})
    assert "'angles'" in sentence
    assert all(name in sentence for name in ("rounds", "share", "loud", "deck", "motto"))
    assert refusal({"x": 1}, NoOptions) == "there is no option 'x'; it has none."
    assert refusal({"x" * 61: 1}, NoOptions) == f"there is no option '{'x' * 60}'; it has none."


@pytest.mark.parametrize("value", [0, 21, "21", -1, "many", "", 2.5, "2.5", None, True, [3], {"a": 1}, "7 7", 10**30])
def test_a_wrong_whole_number_is_refused_with_its_range(value: object) -> None:
    assert refusal({"rounds": value}).endswith("right would be a whole number from 1 to 20.")


def test_a_number_of_thousands_of_digits_is_refused_like_any_other() -> None:
    refusal({"rounds": 10**5000})
    refusal({"rounds": "9" * 5000})


def test_a_bound_on_one_side_is_named_too() -> None:
    assert "2" in refusal({"least": 1}).split("right would be")[1]
    assert "9" in refusal({"most": 10}).split("right would be")[1]


@pytest.mark.parametrize("value", [1.5, "nan", "inf", -0.1, "half", None, [], True])
def test_a_wrong_share_is_refused_with_its_range(value: object) -> None:
    assert refusal({"share": value}).endswith("right would be a number from 0 to 1.")


@pytest.mark.parametrize("value", ["inf", "-inf", "nan", float("inf")])
def test_what_json_cannot_write_is_no_number(value: object) -> None:
    refusal({"ratio": value})


@pytest.mark.parametrize("value", ["maybe", 2, "2", None, [], "", 0.5])
def test_a_wrong_yes_or_no_is_refused(value: object) -> None:
    assert refusal({"loud": value}).endswith("right would be yes or no.")


@pytest.mark.parametrize("value", ["medium", "", None, 1, True, ["small"]])
def test_a_wrong_choice_is_refused_with_the_right_ones(value: object) -> None:
    right = refusal({"deck": value}).split("right would be one of ")[1]
    assert sorted(right.rstrip(".").split(", ")) == ["large", "small"]


@pytest.mark.parametrize("value", [1, None, ["a"]])
def test_a_word_must_be_a_word(value: object) -> None:
    assert refusal({"motto": value}).endswith("right would be a word.")


def test_describe_tells_name_type_default_range_and_help() -> None:
    rows = [msgspec.to_builtins(i) for i in describe(Rich)]
    assert rows[0] == {"name": "rounds", "type": "int", "default": 3, "min": 1, "max": 20, "help": "how many rounds"}
    by_name = {r["name"]: r for r in rows}
    assert list(by_name) == list(Rich.__struct_fields__)
    assert by_name["loud"] == {"name": "loud", "type": "bool", "default": False, "help": "say it aloud"}
    assert sorted(by_name["deck"]["choices"]) == ["large", "small"]
    assert by_name["share"]["min"] == 0
    assert by_name["share"]["max"] == 1
    assert "max" not in by_name["least"]
    assert by_name["motto"]["type"] == "str"
    assert list(describe(NoOptions)) == []


def test_an_option_that_people_cannot_set_is_an_error_of_the_rules() -> None:
    class Odd(Options, frozen=True):
        deck: tuple[str, ...] = ()

    with pytest.raises(TypeError, match="deck"):
        describe(Odd)


def test_a_bound_that_is_not_understood_is_an_error_of_the_rules() -> None:
    class Odd(Options, frozen=True):
        odd: Annotated[int, Meta(gt=0)] = 1

    with pytest.raises((TypeError, BadOption), match="odd"):
        read(Odd, {"odd": 0})


class Suits(Options, frozen=True):
    suit: Literal["Hearts", "Clubs"] = "Hearts"


class Dice(Options, frozen=True):
    dice: Literal[1, 2] = 1


@pytest.mark.parametrize(("kind", "given"), [(Suits, {"suit": "Clubs"}), (Dice, {"dice": 2})])
def test_choices_of_another_sort_are_read_as_they_are_or_are_an_error_of_the_rules(
    kind: type[Options], given: dict[str, Any]
) -> None:
    try:
        describe(kind)
    except TypeError:
        return
    assert plain(read(kind, given)) == given


def test_plain_options_can_be_read_again() -> None:
    options = read(Rich, {"rounds": 9, "loud": True, "deck": "large", "share": 0.1})
    assert read(Rich, plain(options)) == options
    assert read(Rich, msgspec.json.decode(msgspec.json.encode(plain(options)))) == options


def test_options_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rich().rounds = 2  # type: ignore[misc]


@pytest.mark.parametrize("value", [True, 2.0, [2], {"a": 2}])
def test_a_value_is_judged_by_its_kind_even_where_an_equal_one_was_read_before(value: object) -> None:
    assert GUESS.read_options(3, {"rounds": 1}).rounds == 1
    assert GUESS.read_options(3, {"rounds": 2}).rounds == 2
    with pytest.raises(BadOption, match="a whole number from 1 to 5"):
        GUESS.read_options(3, {"rounds": value})


@pytest.mark.parametrize("players", [3.0, "3", None, [3]])
def test_a_number_of_players_is_judged_by_its_kind_even_where_an_equal_one_was_read_before(players: Any) -> None:
    GUESS.read_options(3, {})
    with pytest.raises(BadTable, match="guess is for 1 to 9 players"):
        GUESS.read_options(players, {})


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(
    st.dictionaries(
        st.one_of(st.sampled_from(Rich.__struct_fields__), st.text(max_size=5)),
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(st.characters()), st.lists(st.none())),
    )
)
def test_whatever_is_given_is_read_or_refused(given: dict[str, Any]) -> None:
    try:
        options = read(Rich, given)
    except BadOption:
        return
    assert read(Rich, msgspec.json.decode(msgspec.json.encode(plain(options)))) == options
