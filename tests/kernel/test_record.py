"""Records: what they say, reading them back whole, cut off, changed or under other rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbell.kernel import (
    CHANCE,
    MODERATOR,
    PASS,
    All,
    Ask,
    DuskbellError,
    Game,
    Play,
    Record,
    Ruling,
    choose,
    choose_many,
    rebuild,
    shuffle,
)
from duskbell.kernel.errors import BadOption, BadRecord, BadTable, Diverged
from duskbell.kernel.record import Header
from tests.kernel.tiny import BOMB, CARD_GAME, GAMES, GUESS, VOTE, made, plain, play_on, sit, snapshot


def told(seed: int = 3, game: Game[Any] = VOTE, **how: Any) -> Play[Any]:
    """A table played to its end, with talk, rulings and an undo on the way."""
    play = play_on(sit(game, 4, seed=str(seed), names=("Ann", "暮", "C"), **how), Random(seed), 3)
    if play.open and not play.over:
        play.rule(Ruling("pause", "a cup fell: 钟"))
        play.rule(Ruling("resume"))
        if play.channels(0):
            play.say(0, "hello, 你好", line="", about=(1, "x"))
        play.undo(2, "a slip")
    return play_on(play, Random(seed + 1))


TEXT = told().record.dump()


def test_the_first_line_says_what_the_table_is_made_from() -> None:
    header = msgspec.json.decode(TEXT.splitlines()[0])
    assert header == {
        "duskbell": 1,
        "game": "vote",
        "version": "1",
        "players": 4,
        "options": {"cards": True, "deck": ""},
        "seed": "3",
        "salt": "salt",
        "moderator": "auto",
        "names": ["Ann", "暮", "C"],
    }


def test_answers_are_lines_of_seat_key_and_token() -> None:
    play = sit(GUESS, 2)
    secret = play.table.secret
    play.answer(0, PASS)
    play.silence(1)
    play.answer(1, secret)
    lines = [msgspec.json.decode(row) for row in play.record.dump().splitlines()[1:-1]]
    assert lines == [
        [CHANCE, "guess.secret", secret],
        [0, "guess.say", "pass"],
        [1, "guess.say", "pass", "clock"],
        [1, "guess.say", secret],
    ]


def test_the_last_line_of_a_table_that_is_over_says_its_outcome() -> None:
    last = msgspec.json.decode(TEXT.splitlines()[-1])
    assert set(last) == {"over", "answers", "digest"}
    assert last["answers"] == len(TEXT.splitlines()) - 2
    assert "over" not in sit(VOTE, 4).record.dump()


def test_a_lost_race_is_not_in_the_record() -> None:
    play = sit(GUESS, 3)
    play.answer(0, play.table.secret)
    lines = len(play.lines)
    assert play.answer(1, "1") is False
    assert len(play.lines) == lines


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_a_record_read_back_gives_the_same_log(game: Game[Any], moderator: str, tmp_path: Path) -> None:
    for seed in range(8):
        play = told(seed, game, moderator=moderator)
        play.record.save(tmp_path / "it.jsonl")
        record = Record.load(tmp_path / "it.jsonl")
        assert record.lost == ""
        assert record.outcome == play.outcome
        twin = rebuild(game, record)
        assert plain(twin.table) == plain(play.table)
        assert twin.record.dump() == play.record.dump()
        for seat in (0, 1, 2, 3, None, MODERATOR):
            assert twin.view(seat).as_data() == play.view(seat).as_data()


def test_a_table_that_is_not_over_is_rebuilt_at_the_same_questions() -> None:
    for game in GAMES:
        for steps in range(9):
            play = play_on(sit(game, 4), Random(steps), steps)
            twin = rebuild(game, Record.parse(play.record.dump()))
            assert snapshot(twin) == snapshot(play)
            assert snapshot(play_on(twin, Random(1))) == snapshot(play_on(play, Random(1)))


def test_what_was_said_is_the_same_after_reading_however_its_arguments_are_nested() -> None:
    play = sit(GUESS, 3)
    play.say(0, line="guess.think", about=(1, ("2", 3), "x"))
    assert plain(rebuild(GUESS, Record.parse(play.record.dump())).table) == plain(play.table)


def test_a_saying_that_no_record_could_hold_is_refused() -> None:
    play = sit(GUESS, 3)
    before = snapshot(play)
    sayings: list[dict[str, Any]] = [{"text": "\ud800"}, {"line": "k", "about": (object(),)}]
    for saying in sayings:
        with pytest.raises(DuskbellError):
            play.say(0, **saying)
        assert snapshot(play) == before


def test_a_word_of_another_kind_of_string_is_recorded_as_plain_text() -> None:
    class Word(str): ...

    play = sit(made(only=lambda t: forever("k")), 1)
    play.answer(0, Word("a"))
    assert Record.parse(play.record.dump()).lines == [(0, "k", "a")]


async def forever(*keys: str) -> str:
    while True:
        for key in keys:
            await choose(0, key, ["a", "b"])


# -- cut off ----------------------------------------------------------------------------------------------------------


def test_of_a_record_cut_off_anywhere_all_before_is_kept_and_the_loss_is_named(tmp_path: Path) -> None:
    path, lines = tmp_path / "cut.jsonl", Record.parse(TEXT).lines
    for at in range(len(TEXT.encode())):
        data = TEXT.encode()[:at]
        path.write_bytes(data)
        whole = data.count(b"\n")
        if whole == 0:
            with pytest.raises(BadRecord, match="first line is cut off or missing"):
                Record.load(path)
            continue
        record = Record.load(path)
        assert record.lines == lines[: whole - 1], at
        assert record.outcome is None
        if data.endswith(b"\n"):
            assert record.lost == ""
        else:
            assert f"line {whole + 1} is cut off" in record.lost


def test_what_is_left_of_a_record_can_be_played_on_saved_and_read_again() -> None:
    rows = TEXT.splitlines(keepends=True)
    for n in range(1, len(rows)):
        record = Record.parse("".join(rows[:n]))
        play = rebuild(VOTE, record)
        again = rebuild(VOTE, Record.parse(play.record.dump()))
        assert plain(again.table) == plain(play.table)
        if play.table.paused:
            play.rule(Ruling("resume"))
        play_on(play, Random(n))
        again = rebuild(VOTE, Record.parse(play.record.dump()))
        assert plain(again.table) == plain(play.table)


def test_a_record_of_nothing_but_its_first_line_is_a_table_at_its_first_question() -> None:
    for game in GAMES:
        play = sit(game, 4)
        twin = rebuild(game, Record(play.record.header))
        assert snapshot(twin) == snapshot(play)


def test_a_record_cut_off_in_its_last_line_plays_to_the_same_end() -> None:
    record = Record.parse(TEXT[:-2])
    assert "is cut off" in record.lost
    assert rebuild(VOTE, record).outcome == Record.parse(TEXT).outcome


# -- nonsense ---------------------------------------------------------------------------------------------------------

HEAD, *REST = TEXT.splitlines()


def parsed(*rows: str) -> Record:
    return Record.parse("".join(row + "\n" for row in rows))


@pytest.mark.parametrize(
    "text", ["", "\n", "x", "x\n", "[]\n", "{}\n", "null\n", '{"duskbell":1}\n', "\0\n", "{" * 5000 + "\n"]
)
def test_what_has_no_header_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


def test_another_format_is_refused_by_its_number() -> None:
    with pytest.raises(BadRecord, match="format 2; this program reads format 1"):
        parsed(HEAD.replace('"duskbell":1', '"duskbell":2'))


def test_a_moderator_of_another_kind_is_refused() -> None:
    with pytest.raises(BadRecord, match="moderator"):
        parsed(HEAD.replace('"auto"', '"nobody"'))


@pytest.mark.parametrize(
    "row",
    [
        "",
        "garbage",
        "[]",
        "[0]",
        '[0,"k"]',
        '["0","k","t"]',
        "[0,1,2]",
        '[true,"k","t"]',
        '[0.0,"k","t"]',
        '[0,"k",null]',
        '[0,"k","t","clock","clock"]',
        '[0,"k","t","alarm"]',
        '[0,"k","t",""]',
        '["say"]',
        '["say",0,"public","x","y"]',
        '["say","0","public","x","",[]]',
        '["say",0,"public","x","",{}]',
        '["rule"]',
        '["rule",{}]',
        '["rule",{"kind":"bribe"}]',
        '["rule",{"kind":"undo","count":"many"}]',
        '["rule",3]',
        "null",
        "3",
        '"say"',
        "[" * 100_000,
        "[" + "9" * 5000 + ',"k","t"]',
        '[1e999,"k","t"]',
    ],
)
def test_a_line_that_makes_no_sense_is_refused_by_its_number(row: str) -> None:
    with pytest.raises(BadRecord, match="line 3 of the record"):
        parsed(HEAD, REST[0], row, REST[1])


def test_a_changed_record_is_refused() -> None:
    for n in range(len(REST) - 1):
        rows = list(REST)
        rows[n] = rows[n].replace(",", ", ", 1) if "," in rows[n] else rows[n] + " "
        with pytest.raises(BadRecord, match="changed after it was written"):
            parsed(HEAD, *rows)
    with pytest.raises(BadRecord, match="changed after it was written"):
        parsed(HEAD.replace('"seed":"3"', '"seed":"4"'), *REST)
    with pytest.raises(BadRecord, match="changed after it was written"):
        parsed(HEAD, *REST[1:])


def test_nothing_may_follow_the_end() -> None:
    for more in (REST[0], REST[-1], ""):
        with pytest.raises(BadRecord):
            parsed(HEAD, *REST, more)
    with pytest.raises(BadRecord, match="more lines follow"):
        Record.parse(TEXT + "x")


def test_a_file_that_cannot_be_opened_is_refused_by_its_name(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path):
        with pytest.raises(BadRecord, match="cannot be opened"):
            Record.load(path)
    with pytest.raises(BadRecord):
        Record.load("a\0b")


def test_bytes_that_are_no_text_are_refused_or_read(tmp_path: Path) -> None:
    path = tmp_path / "it.jsonl"
    path.write_bytes(b"\xff\xfe" + TEXT.encode())
    with pytest.raises(BadRecord):
        Record.load(path)


def read(record: str) -> None:
    """Reading and rebuilding end well or in one sentence."""
    try:
        rebuild(VOTE, Record.parse(record))
    except DuskbellError as e:
        sentence = str(e)
    else:
        return
    assert sentence.endswith(".")


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters()))
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    for tried in (text, HEAD + "\n" + text, HEAD + "\n" + text + "\n", text + "\n" + TEXT):
        try:
            Record.parse(tried)
        except BadRecord:
            continue


@settings(max_examples=200, deadline=None)
@given(st.binary(), st.integers(0, len(TEXT.encode())), st.integers(0, 40))
def test_any_bytes_in_a_record_are_read_or_refused(junk: bytes, at: int, gone: int) -> None:
    data = TEXT.encode()
    text = (data[:at] + junk + data[at + gone :]).decode("utf-8", "replace")
    read(text)


WORD = st.one_of(st.text(max_size=4), st.sampled_from(["say", "rule", "clock"]))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.integers() | WORD,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(WORD, inner, max_size=3),
    max_leaves=8,
)
KEYS, TOKENS = ["vote.whom", "vote.deal", "k"], ["#0", "#1", "sun", "x"]
KINDS, PENALTIES = ["pause", "resume", "penalty", "undo", "end"], ["warn", "expel", "mute", "forfeit", "x"]
RULING = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS)},
    optional={
        "count": st.integers(-2, 4),
        "seat": st.integers(-2, 9),
        "penalty": st.sampled_from(PENALTIES),
    },
)
CHANNELS = st.sampled_from(["public", "dead", "x"])
LINE = st.one_of(
    JSON,
    st.tuples(st.integers(-4, 6), st.sampled_from(KEYS), st.sampled_from(TOKENS)),
    st.tuples(st.just("say"), st.integers(-4, 99), CHANNELS, WORD, WORD, st.lists(JSON, max_size=2)),
    st.tuples(st.just("rule"), RULING),
)


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(REST) - 1), st.lists(LINE, max_size=4))
def test_any_lines_after_a_good_begin_are_played_or_refused(n: int, lines: list[Any]) -> None:
    rows = [HEAD, *REST[:n], *(msgspec.json.encode(x).decode() for x in lines)]
    read("".join(row + "\n" for row in rows))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"players":4', '"players":99', BadTable),
        ('"players":4', '"players":-1', BadTable),
        ('{"cards":true,', '{"cards":7,', BadOption),
        ('{"cards":true,', '{"decks":1,', BadOption),
        ('{"cards":true,', '{"cards":[[]],', BadOption),
    ],
)
def test_a_header_of_a_table_that_cannot_be_is_refused_in_words(old: str, new: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        rebuild(VOTE, parsed(HEAD.replace(old, new)))


# -- rebuilt under other rules ----------------------------------------------------------------------------------------


def asked(*keys: str) -> Game[Any]:
    """Rules that ask these questions for ever."""
    return made(only=lambda t: forever(*keys))


def test_after_a_changed_rule_the_record_says_at_which_answer_they_part() -> None:
    play = sit(asked("one", "two", "three"), 1)
    for _ in range(3):
        play.answer(0, "a")
    with pytest.raises(Diverged) as error:
        rebuild(asked("one", "zwei"), play.record)
    assert error.value.line == 2
    sentence = str(error.value)
    assert "part at answer 2" in sentence
    assert "seat 1 answering two with 'a'" in sentence
    assert "the rules ask seat 1 zwei" in sentence


def putting(question: Callable[[Any], Any]) -> Game[Any]:
    """Rules that put one question, and then another."""

    async def only(t: Any) -> str:
        await question(t)
        return await choose(0, "done", ["only"])

    return made(only=only)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (asked("one"), (0, "one", "a" * 5_000)),
        (asked("one"), (0, "o" * 5_000, "a")),
        (putting(lambda t: choose(0, "one", [f"c{n}>left>lock>#3" for n in range(200)])), (0, "one", "c1>left")),
        (putting(lambda t: choose_many(0, "one", [f"card{n}" for n in range(200)], 1, 2)), (0, "one", "card1,dog")),
        (putting(lambda t: shuffle("one", [f"card{n}" for n in range(200)])), (CHANCE, "one", "card1,dog")),
        (putting(lambda t: All([choose(s, "a" * 40, ["b"]) for s in t.seats])), (0, "one", "a")),
    ],
    ids=["a long answer", "a long key", "many options", "some of many", "an order of many", "many who are asked"],
)
def test_whatever_does_not_fit_is_told_in_a_sentence_that_people_read(game: Game[Any], line: Any) -> None:
    record = Record(sit(game, 24).record.header, [line])
    with pytest.raises(Diverged) as error:
        rebuild(game, record)
    sentence = str(error.value)
    assert sentence.endswith(".")
    assert len(sentence) < 600
    assert "...." not in sentence, "each part is short, so the end is not lost"


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ("x", "it is not JSON"),
        ("[]", "it is no JSON object"),
        ('{"duskbell":1}', "its game is missing or not what belongs there"),
        (HEAD.replace('"version":', '"version":7,"was":'), "its version is missing or not what belongs there"),
        (HEAD.replace('"names":["Ann"', '"names":[7'), "its names[0] is missing or not what belongs there"),
    ],
)
def test_what_is_wrong_with_a_first_line_is_told_without_a_programmers_words(header: str, why: str) -> None:
    with pytest.raises(BadRecord) as error:
        parsed(header)
    assert str(error.value) == f"line 1 is not the header of a Duskbell record: {why}."


def test_no_sentence_is_longer_than_anybody_reads() -> None:
    assert len(str(DuskbellError("x" * 5_000))) == 600


def test_an_option_that_is_legal_no_more_is_named() -> None:
    async def narrow(t: Any) -> str:
        while True:
            await choose(0, "one", ["a"])

    play = sit(asked("one"), 1)
    play.answer(0, "a")
    play.answer(0, "b")
    with pytest.raises(Diverged, match=r"part at answer 2: .*'b' does not answer one: right would be a"):
        rebuild(made(only=narrow), play.record)


def test_another_question_of_chance_is_named() -> None:
    play = sit(CARD_GAME, 3)
    record = Record(play.record.header, [(CHANCE, "cards.cut", "axe")])
    with pytest.raises(Diverged, match=r"part at answer 1: .*the rules ask chance cards.stack"):
        rebuild(CARD_GAME, record)
    record = Record(play.record.header, [(CHANCE, "cards.stack", "axe,axe")])
    with pytest.raises(Diverged, match="part at answer 1"):
        rebuild(CARD_GAME, record)


def test_answers_after_the_end_are_named() -> None:
    play = play_on(sit(VOTE, 4), Random(1))
    record = Record(play.record.header, [*play.lines, (0, "vote.whom", "#1")])
    with pytest.raises(Diverged, match=f"part at answer {len(play.lines) + 1}: .*the rules ask nobody anything"):
        rebuild(VOTE, record)


def test_the_answer_is_counted_as_the_record_counts_it_though_some_were_taken_back() -> None:
    play = sit(asked("one", "two"), 1)
    for _ in range(3):
        play.answer(0, "a")
    play.undo(2)
    play.answer(0, "a")
    assert [line[0] for line in play.lines] == [0, 0, 0, "rule", 0]
    with pytest.raises(Diverged) as error:
        rebuild(asked("one", "zwei"), play.record)
    assert error.value.line == 5


def test_a_record_cannot_answer_at_a_paused_table() -> None:
    play = sit(asked("one"), 1)
    record = Record(play.record.header, [("rule", Ruling("pause")), (0, "one", "a")])
    with pytest.raises(Diverged, match=r"part at answer 2: .*paused"):
        rebuild(play.game, record)


def test_a_record_cannot_speak_where_the_rules_forbid_it() -> None:
    play = sit(VOTE, 4)
    for seat in (0, 4, 99, CHANCE, -3, -99):
        said = ("say", seat, "secret", "x", "", ())
        with pytest.raises(Diverged, match=f"part at answer {len(play.lines) + 1}: it has a saying"):
            rebuild(VOTE, Record(play.record.header, [*play.lines, said]))


def test_an_undo_of_more_than_there_is_in_a_record_is_refused() -> None:
    play = sit(VOTE, 4)
    with pytest.raises(DuskbellError, match="3 answers cannot be taken back; there is none"):
        rebuild(VOTE, Record(play.record.header, [*play.lines, ("rule", Ruling("undo", count=3))]))


def test_what_the_clock_answered_is_the_clock_s_answer_again() -> None:
    play = sit(made(only=lambda t: slow()), 1)
    play.silence(0)
    twin = rebuild(play.game, Record.parse(play.record.dump()))
    assert twin.lines == [(0, "k", "silence", "clock")]


async def slow() -> str:
    while True:
        await Ask(0, "k", ("a",))


def test_options_come_back_as_they_were() -> None:
    play = sit(GUESS, 3, options={"numbers": 9, "second_chance": "yes"})
    twin = rebuild(GUESS, Record.parse(play.record.dump()))
    assert twin.table.options == play.table.options
    assert twin.table.options.numbers == 9


def test_every_line_of_a_record_is_an_answer_a_saying_or_a_ruling() -> None:
    for game in (VOTE, BOMB):
        for line in told(5, game).lines:
            assert line[0] in ("say", "rule") or (type(line[0]) is int and len(line) in (3, 4))


def test_a_header_is_plain_data() -> None:
    header = sit(VOTE, 4).record.header
    assert msgspec.json.decode(msgspec.json.encode(header), type=Header) == header
